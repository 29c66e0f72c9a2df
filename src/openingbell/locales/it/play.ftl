### `bell play`: ciò che lo schermo dice intorno al gioco.

play-answer-yes = s sì si
play-answer-no = n no
play-answer-back = indietro
play-answer-end = fine

play-curtain = { $name }, tocca a te. Gli altri, per favore, guardino altrove.
play-press-enter = Premi Invio.
play-read-on = Invio continua, q torna indietro.
play-how-short = Un numero, una mossa o ↑ ↓; { $commands }hint, undo, help, quit
play-more = Ci sono altre scelte: + e - voltano pagina; i numeri restano.
play-thinks = { $name } sta pensando…
play-how = Un numero, una mossa, mosse con virgole, ↑ ↓, o: { $commands }hint undo reset news history always save load rules concede help quit
play-not-a-move = «{ $answer }» non è tra le tue scelte, quindi non è successo nulla; scrivi help per sapere come si risponde.
play-later = «{ $answer }» dipende da qualcosa che non si sa ancora, quindi non è successo nulla; gioca prima le mosse precedenti.
play-undone = Annullato.
play-no-undo = Non si può annullare nulla: ha deciso il caso, si è visto qualcosa, o qualcun altro ha giocato.
play-file-wanted = «{ $command }» vuole il nome di un file.
play-saved = Partita salvata in { $file }.
play-loaded = Partita caricata da { $file }.
play-out = Per te la partita è finita, e gli altri continuano: Invio per guardare, «fine» per il risultato subito, quit per uscire.
play-out-conceded = I bot continuano senza di te: Invio per guardare, «fine» per il risultato subito, quit per uscire.
play-hurries = Gli altri giocano fino alla fine, decidendo a prima vista…
play-concede-sure = Ti arrendi, e un bot gioca al tuo posto. Confermi? (s/n)
play-conceded = { $name } si arrende; continua un bot.
play-has = { $name } { $sum }
play-now = Denaro adesso: { $sums }.
play-load-sure = Questa partita viene abbandonata per quella in { $file }. Confermi? (s/n)
play-load-not = Non è stato caricato nulla, e la tua partita continua.
play-save-offer = Per salvare la partita scrivi il nome di un file; «indietro» torna al gioco, Invio esce:
play-kept = La tua partita è conservata: bell play --resume la riprende.
play-save-final = Per salvare la partita scrivi il nome di un file; per uscire premi Invio:
play-help =
    Come si risponde:
      3              la terza scelta
      { $move }
                     la mossa, a parole o come nelle registrazioni; basta la fine,
                     se è di una scelta sola
      MOSSA, MOSSA   più mosse: si giocano tutte, o nessuna
      MOSSA 3        quella mossa tre volte
      ↑ ↓            una scelta dopo l’altra, evidenziata; Tab completa la riga
      Invio          la prima scelta, se non cede nulla o se è l’unica
      + -            pagina seguente e precedente, se le scelte sono molte
    
    Comandi:
      hint           che cosa farebbe un esperto al tuo posto, con ciò che sai
      undo           annulla l’ultima scelta, finché non tocca al caso o ad altri
      reset          annulla tutte le scelte di questo turno
      news           che cosa è successo dal tuo ultimo turno
      history        tutto ciò che è successo, come l’hai visto
      always         risposte permanenti: quali valgono e quali puoi dare; always 2
                     dà la seconda, always 2 140 con quel numero
      tell           come always, e lo viene a sapere tutto il tavolo: tell 2
      never 1        la prima di quelle che valgono non vale più
      save FILE      scrive la partita fin qui in un nuovo file
      load FILE      continua una partita da un file
      rules          i capitoli; con un numero un capitolo o una clausola, con
                     una parola le clausole che la contengono
      concede        ti arrendi: un bot gioca al tuo posto
      quit           esce; prima puoi salvare

## Risposte permanenti

play-standing = Rispondono per te:
play-standing-none = Nulla risponde per te.
play-standing-offers = Che cosa puoi dire per le domande a venire (always NUMERO, seguito da un numero tuo):
play-standing-offers-none = Qui non c’è nulla a cui si possa rispondere in anticipo.
play-stands = Risponde per te: { $orders }
play-standing-given = D’ora in poi: { $order }.
play-standing-told = D’ora in poi, e lo sanno tutti: { $order }.
play-standing-private = Di una risposta così non si dice a nessuno: { $order }.
play-standing-cancelled = Non vale più: { $order }.
play-standing-doubt = La domanda torna a te ({ $order }): { $doubt }.
play-standing-wrong = «{ $command }» vuole un numero dell’elenco che mostra «always».
