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
review-about-parts = In punti percentuali della probabilità di vincere, con il doppio dell’errore standard. Ciò che si è perso è sempre positivo: una parte uguale per tutti, meno ciò che si è perso, più ciò che hanno perso gli altri, più la fortuna, dà il risultato.
review-heading-sure = Certezza
review-sure-yes = di sicuro
review-sure-likely = forse
review-sure-noise = entro l’errore
review-too-short = Le decisioni sono molte e il tempo è poco: con --seconds { NUMBER($seconds, useGrouping: 0) } l’analisi sarebbe più certa.
review-noise = Quasi tutte le differenze sono minori del loro errore: prendile per rumore, o dai più tempo all’analisi.
review-costliest = Le decisioni più costose
review-decisions = Tutte le decisioni
review-about-decisions = Il consiglio è dell’esperto, che sa ciò che sapeva chi giocava. Ciò che si è perso è la differenza tra le due mosse, provate negli stessi mondi immaginati; sotto zero, chi giocava la sapeva più lunga.
review-chart-chances = Probabilità di vincere dopo ogni decisione
review-chart-given-up = Perso fino a qui
review-written = La pagina è { $file }

## Sulla pagina

review-page-ask = Analizza la partita

review-page-lead = Un esperto rivede ogni decisione con ciò che chi giocava sapeva allora, e separa la fortuna. Richiede un minuto o due e resta per tutti.

# $percent (number) - of the whole
review-page-progress = L’esperto rivede la partita: { $percent } %

review-page-none = Nessuna decisione è costata chiaramente qualcosa.

# $move (text) - in words
review-page-played = Giocato: { $move }

# $move (text) - in words
review-page-better = Meglio: { $move }

# $points (text) - percentage points
# $error (text) - twice the standard error
review-page-cost = È costato { $points } ± { $error } punti di probabilità di vittoria

review-page-look = Guarda la posizione

review-page-skill = Perso con le proprie decisioni

review-page-luck = Fortuna

review-page-others = Perso dagli altri

review-page-result = Quota della vittoria

review-page-agreed = Come avrebbe fatto l’esperto

review-page-back = Torna al tavolo

# $points (text) - percentage points
# $error (text) - twice the standard error
review-page-points = { $points } ± { $error }
