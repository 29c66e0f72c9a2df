### Suoni e movimento della pagina.

comfort-title = Suoni e movimento
comfort-sound = Suoni leggeri
comfort-motion = Movimento
comfort-motion-off = Nessuno
comfort-motion-quick = Veloce
comfort-motion-normal = Normale
comfort-motion-calm = Calmo
comfort-close = Chiudi
