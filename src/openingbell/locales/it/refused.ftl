### I rifiuti del server: refused-PAROLA. Le variabili sono i fatti della risposta.

refused-guest = Prima di’ chi sei.
refused-seat = Questo posto non è tuo.
refused-host = Può farlo solo chi ospita il tavolo.
refused-origin = Questa richiesta viene da un altro sito.
refused-table = Questo tavolo non c’è.
refused-deleted = Chi ospita ha cancellato questo tavolo.
refused-rulebook = Qui non ci sono regole di «{ $game }».
refused-no-seat = I posti vanno da 0 a { $last }.
refused-position = Le posizioni vanno da 0 a { $last }.
refused-language = La lingua «{ $language }» non c’è; ci sono: { $languages }.
refused-no-data = { $game } non ha un file di dati: si gioca com’è.
refused-path = A questo indirizzo non c’è nulla che accetti una richiesta simile.
refused-taken = Questo posto è occupato.
refused-begun = La partita è cominciata.
refused-waiting = La partita non è ancora cominciata.
refused-running = La registrazione si può avere quando la partita è finita.
refused-unfinished = La prossima partita si può preparare quando questa è finita.
refused-promise = Il server ha promesso di nuovo i suoi sorteggi: prometti di nuovo il tuo sale.
refused-salts-told = Qualcuno ha già rivelato il proprio sale: non se ne può più promettere un altro.
refused-salt-early = I sali si rivelano quando tutti i posti sono occupati e ognuno ha promesso il proprio.
refused-salt = Questo non è il sale che hai promesso.
refused-crowded = Al tavolo siedono in { $sitting }, ma i posti sarebbero { $seats }.
refused-tables = Hai { $limit } tavoli non finiti, e di più non se ne possono avere.
refused-address = Dal tuo indirizzo sono stati creati { $limit } tavoli in un’ora. Riprova più tardi.
refused-seq =
    { $seq ->
        [one] Il tavolo è andato avanti: è stata fatta { $seq } mossa.
       *[other] Il tavolo è andato avanti: sono state fatte { $seq } mosse.
    }
refused-version = Nel registro di questo tavolo c’è «{ $kind }», che solo una versione più recente di Opening Bell conosce.
refused-rules = Questo tavolo si gioca con la versione { $table } delle regole di { $game }, e questo server ha la versione { $server }.
refused-hostname = Questo server non risponde a quel nome, se chi lo gestisce non lo permette: bell serve --allow-host NOME.
refused-size = Una richiesta ha al massimo { $limit } byte.
refused-request = Questa richiesta non si capisce: { $reason }.
refused-data = Il file di dati non si può usare: { $reason }.
refused-options = Un tavolo così non si può creare: { $reason }.
refused-name = Un nome è fatto di lettere e segni che si vedono, al massimo { $limit }.
refused-move =
    { $clause ->
        [none] Questa mossa non è possibile: { $reason }.
       *[other] Le regole vietano questa mossa: { $reason }.
    }
refused-standing = Questa risposta permanente ora non si può dare.
refused-store = Al momento non si può salvare; nulla è cambiato. Riprova tra un po’.
refused-server = Qui qualcosa è andato storto, e se n’è preso nota.
refused-unreachable = Il server non risponde. Riprova.
