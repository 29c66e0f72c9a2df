### Sfide: la stessa sorte contro gli stessi bot dallo stesso posto, per chiunque abbia il link.

deal-today = Sfida del giorno
deal-today-about = Gli stessi sorteggi e gli stessi bot per tutti. Giocala una volta, poi guarda come hanno fatto gli altri.
deal-of-day = Sfida del { $day }
deal-challenge = Una sfida
deal-make = Lancia una sfida
deal-make-about = Chiunque abbia il link gioca la stessa partita dallo stesso posto contro gli stessi bot, e poi si confronta.
deal-create = Crea il link
deal-level = Bot
deal-seat = Posto
deal-days = { $number ->
        [one] { $number } giorno
       *[other] { $number } giorni
    }
deal-open-for = Aperta per

deal-play = Gioca
deal-go-on = Continua
deal-results = Risultati
deal-again = Giocala di nuovo, senza che conti
deal-closes = Si chiude { $when }
deal-closed = Chiusa
deal-players = { $number ->
        [0] Nessuno l’ha ancora giocata
        [one] { $number } giocatore
       *[other] { $number } giocatori
    }
deal-setting = Posto { $seat }, contro { $bots }
deal-close = Chiudi la sfida
deal-close-about = Il suo segreto viene svelato, e nessuno la gioca più.

deal-hidden = Come hanno fatto gli altri lo vedrai quando l’avrai giocata fino in fondo.
deal-nobody = Nessuno l’ha ancora finita.
deal-place = Posizione
deal-player = Giocatore
deal-score = Punteggio
deal-outcome = Esito
deal-won = vittoria
deal-lost = sconfitta
deal-playing = sta giocando
deal-given-up = abbandono
deal-you = tu
deal-as-guest = senza account
deal-attempt = tentativo { $number }
deal-counting = Le posizioni sono per gli account, al primo tentativo: di ospiti se ne possono creare quanti si vuole.
deal-look = Guarda la partita
deal-compare = Confronta
deal-compare-with = Confronta la tua partita con quella di { $name }

deal-beside = Tu e { $name }
deal-alike = { $number ->
        [0] Avete scelto diversamente da subito.
        [one] La prima decisione era la stessa.
       *[other] Le prime { $number } decisioni erano le stesse.
    }
deal-same = Avete preso tutte le stesse decisioni.
deal-mine = Tu: { $move }
deal-theirs = { $name }: { $move }
deal-course = Quanto avrebbe avuto il posto, per percentuale della partita

deal-promised = Tutti i sorteggi seguono da un unico segreto, promesso prima con il numero { NUMBER($number, useGrouping: 0) } dell’elenco pubblico. Viene svelato quando la sfida si chiude.
deal-secret = Il segreto era { $secret }. «bell verify» controlla la registrazione di qualunque partita di questa sfida.

deal-at-table = { $number ->
        [1] Stai giocando una sfida. Non si ritira nulla e non ci sono suggerimenti.
       *[other] Stai giocando di nuovo una sfida. Conta solo il primo tentativo.
    }
deal-to-deal = Alla sfida
deal-sealed = Prima gioca questa sfida
deal-sealed-about = Qui qualcuno gioca o ha giocato una sfida. Potrai guardare quando l’avrai giocata fino in fondo anche tu.
