### Rivedere una partita.

lookback-title = Rivedi una partita
lookback-about = Apri la registrazione di una partita qualsiasi: ogni posizione, da ogni posto, al tuo ritmo.
lookback-choose = Scegli una registrazione
lookback-drop = Oppure trascina il file in un punto qualsiasi di questa pagina. Non viene conservato.

# $file (text) - the name of a file
lookback-no-record = { $file } non è la registrazione di una partita.

lookback-watch = Rivedi la partita
lookback-open = Apri una registrazione
lookback-play = Riproduci
lookback-stop = Ferma
lookback-place = Punto della partita
lookback-more = Velocità, passi e posti
lookback-speed = Velocità
lookback-by = A passi di
lookback-move = una mossa
lookback-turn = un turno
lookback-round = un giro
lookback-eyes = Visto da
lookback-everybody = tutti
lookback-link = Copia il link
lookback-copied = Il link a questa posizione è stato copiato.
