### Suoni e movimento della pagina.

comfort-title = Suoni e movimento
comfort-sound = Suoni leggeri
comfort-motion = Movimento
comfort-motion-off = Nessuno
comfort-motion-quick = Veloce
comfort-motion-normal = Normale
comfort-motion-calm = Calmo
comfort-install = Installa Opening Bell su questo dispositivo
comfort-install-by-hand = Per avere Opening Bell fra le tue app: in Safari tocca Condividi, poi «Aggiungi alla schermata Home».
comfort-close = Chiudi
