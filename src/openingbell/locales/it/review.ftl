### `bell review`: che cosa pensa un bot di una partita intera.

review-title = Analisi: { $game }
review-heading-player = Giocatore
review-heading-score = Punteggio
review-heading-decisions = Decisioni
review-heading-given-up = Perso
review-heading-money = In denaro
review-heading-others = Perso dagli altri
review-heading-luck = Fortuna
review-heading-result = Risultato
review-heading-move = Mossa
review-heading-played = Giocata
review-heading-advice = Consiglio
review-about-parts = In punti percentuali della probabilità di vincere, con il doppio dell’errore standard: una parte uguale per tutti, ciò che si è perso per scelta, ciò che hanno perso gli altri e la fortuna danno insieme il risultato.
review-costliest = Le decisioni più costose
review-decisions = Tutte le decisioni
review-about-decisions = Il consiglio è dell’esperto, che sa ciò che sapeva chi giocava. Ciò che si è perso è la differenza tra le due mosse, provate negli stessi mondi immaginati; sotto zero, chi giocava la sapeva più lunga.
review-chart-chances = Probabilità di vincere dopo ogni decisione
review-chart-given-up = Perso fino a qui
review-written = La pagina è { $file }
