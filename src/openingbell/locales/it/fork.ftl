### Continuare una partita finita, e provare la propria in una prova a parte.

fork-play-on = Continua da qui
fork-lead = Un nuovo tavolo comincia con le mosse fino a questa. Da qui in poi si sorteggia di nuovo, e la partita non conta per la classifica.
fork-begin = Comincia
fork-of-table = Continua un’altra partita dopo la mossa { $number }. Non conta per la classifica.
fork-other-game = A quella partita
fork-what-if = E se…?
fork-what-if-about = Prova le mosse a parte, contro i bot. La tua partita resta com’è, e ciò che non vedi viene distribuito di nuovo.
fork-sandbox = Una prova: ciò che non vedi nella tua partita è stato distribuito di nuovo. Qui non conta nulla.
fork-back = Torna alla partita
