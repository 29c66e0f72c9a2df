### Che cosa accade al tavolo oltre alle mosse della partita.

table-takeback =
    { $who ->
        [you] Hai ritirato le tue ultime mosse.
       *[other] { $seat } ritira le ultime mosse.
    }
table-declined =
    { $who ->
        [you] Non hai accettato.
       *[other] { $seat } non accetta.
    }
table-paused = La partita è in pausa.
table-resumed = La partita riprende.
table-ended = Tutti sono d'accordo: la partita finisce senza vincitori.
table-resigned-end =
    { $who ->
        [you] Ti sei arreso, e la partita è finita. Non vince nessuno.
       *[other] { $seat } si arrende, e la partita è finita. Non vince nessuno.
    }
table-out-of-time =
    { $who ->
        [you] Il tuo tempo è scaduto.
       *[other] { $seat } ha esaurito il tempo.
    }
table-resigned = { $player } si arrende; continua un bot.
table-stand-in =
    { $who ->
        [you] Ora un bot gioca per te.
       *[other] Ora un bot gioca per { $player }.
    }
table-offered =
    { $who ->
        [you] Qualcun altro può prendere il tuo posto.
       *[other] Chi ha il link può prendere il posto di { $seat }.
    }
table-returned =
    { $who ->
        [you] Sei di nuovo al tavolo.
       *[other] { $by } è di nuovo al tavolo.
    }
table-joined =
    { $who ->
        [you] Hai preso un posto lasciato libero.
       *[other] { $by } ha preso un posto lasciato libero.
    }
