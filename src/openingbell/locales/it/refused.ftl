### I rifiuti del server: refused-PAROLA. Le variabili sono i fatti della risposta.

refused-guest = Prima di’ chi sei.
refused-seat = Questo posto non è tuo.
refused-which-seat = Indica per quale dei tuoi posti.
refused-same-name = Ogni persona sul tuo dispositivo deve avere un nome diverso.
refused-host = Può farlo solo chi ospita il tavolo.
refused-origin = Questa richiesta viene da un altro sito.
refused-table = Questo tavolo non c’è.
refused-player = Questo giocatore non c’è.
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
refused-people-play = A questo tavolo giocano ancora delle persone, e la partita le aspetta.
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
refused-signs = In questa richiesta c’è qualcosa che non si può conservare, per esempio un carattere che non esiste.
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
refused-hints = A questo tavolo i suggerimenti non sono permessi.
refused-not-asked = Un suggerimento serve per una tua decisione, e ora non ne hai.
refused-many-hints = Hai chiesto { $limit } suggerimenti in un’ora. Riprova più tardi.
refused-no-hint = Ora non c’è nessun suggerimento. Riprova.

refused-standing = Questa risposta permanente ora non si può dare.
refused-store = Al momento non si può salvare; nulla è cambiato. Riprova tra un po’.
refused-server = Qui qualcosa è andato storto, e se n’è preso nota.
refused-unreachable = Il server non risponde. Riprova.

# Le bozze di scambi non impegnano nessuno.
refused-sketch-none = A questo tavolo non si fanno scambi.
refused-sketch-seat = Questi due non possono scambiare tra loro.

# $thing (text) - what was named
refused-sketch-thing = Non c’è niente da scambiare che si chiami “{ $thing }”.
refused-sketch-gone = “{ $thing }” non si può più scambiare.
refused-sketch-empty = Una bozza nomina qualcosa da entrambe le parti.
refused-sketch-reader = Solo le persone leggono le bozze, e lì c’è un bot.

# $limit (number) - bozze
refused-sketches = Dall’ultima mossa vi siete già mostrati { $limit } bozze: per ora non se ne possono mostrare altre.

refused-talk-off = A questo tavolo non si parla: chi ospita ha disattivato la chat.
refused-talk-rate = Troppi messaggi in poco tempo. Aspetta un momento.
refused-author = Nessuno di chi ha parlato qui ha questo numero.

# $limit (number) - characters
refused-words = Scrivi qualcosa, al massimo { $limit } caratteri.
refused-over = La partita è finita.
refused-paused = La partita è in pausa.
refused-stand-in = Un bot gioca per te: prima riprendi il tuo posto.
refused-asked = C'è già una richiesta aperta. Rispondi prima a quella.
refused-asked-often = Hai già chiesto { $limit } volte dall'ultima mossa. Per ora basta.
refused-settled = Quella richiesta non è più aperta.
refused-nothing-back = Non hai mosse da ritirare.
refused-not-away = Quel posto non è di qualcuno che è assente.

refused-unwelcome = Non puoi sederti a questo tavolo.
refused-nobody-meant = Lì non siede e non parla nessun altro.
refused-reported = L'hai già segnalato, e qualcuno se ne occuperà.

# $limit (number) - in an hour
refused-reports = In un'ora ci sono state { $limit } segnalazioni. Riprova più tardi.

# $reason (text) - what whoever runs the server says about it, or `none`
# $until (text) - a day, or `none`
refused-banned =
    { $until ->
        [none] Non hai più accesso a questo server{ $reason ->
            [none] .
           *[other] : { $reason }
        }
       *[other] Non hai accesso a questo server fino al { $until }{ $reason ->
            [none] .
           *[other] : { $reason }
        }
    }

refused-token = Questo token qui non è conosciuto: è stato revocato o è di un altro server.
refused-scope = { $scope ->
    [read] Questo token può soltanto leggere.
   *[other] Questo token vale soltanto ai tavoli.
  }
refused-no-token = Questo token non esiste.
refused-many-tokens = Hai già { $limit } token; prima revocane uno.
refused-login = Un nome utente ha da { $least } a { $most } caratteri: lettere di un solo alfabeto, cifre, punti, trattini o trattini bassi.
refused-login-taken = Questo nome utente è già preso.
refused-password = Una password ha da { $least } a { $most } caratteri, almeno { $signs } diversi, e non contiene il nome utente.
refused-wrong-login = Nessun nome utente con questa password.
refused-wrong-code = Nessun nome utente con questo codice di recupero.
refused-wrong-passkey = Questa passkey qui non è conosciuta, oppure la risposta è arrivata troppo tardi.
refused-proof = Non è la tua password.
refused-passkeys-here = A questo indirizzo le passkey non funzionano: servono un dominio e una connessione sicura.
refused-no-passkey = Questa passkey non esiste.
refused-last-way-in = È il tuo unico modo di accedere; prima imposta una password.
refused-logins = Troppi tentativi; aspetta un po’.
refused-account = Hai già un account.
refused-no-account = Per questo serve un account.

refused-lessons = Qui non ci sono lezioni di «{ $game }».
refused-no-lesson = Ci sono lezioni da 0 a { $last }.
refused-lesson = Non è la mossa della lezione: il perché è nella regola { $clause } ({ $why }).

refused-nothing-left = Lì la partita è già finita: scegli una mossa precedente da cui continuare.
refused-no-record = Questa partita è cominciata a metà di un’altra, perciò non ha una registrazione.
refused-what-if = A questo tavolo i suggerimenti non sono permessi, e quindi nemmeno le prove.
refused-in-deals = In una sfida non si ritira nulla: tutti giocano alle stesse condizioni.
refused-deal = Questa sfida non esiste.
refused-deal-closed = Questa sfida è chiusa.
refused-deal-open = Si può continuare da una partita di questa sfida solo quando la sfida è chiusa.
refused-deal-early = Questa sfida non è ancora cominciata.
refused-deal-unplayed = Prima gioca questa sfida fino in fondo, poi guarda come hanno fatto gli altri.
refused-attempt = Questa partita non è stata conservata.
refused-deals = Hai creato { $limit } sfide in un giorno. Riprova più tardi.

refused-notice-address = Gli avvisi vanno a un indirizzo https, come https://discord.com/api/webhooks/….
refused-notice-unknown = Questo indirizzo non si trova.
refused-notice-private = Gli avvisi vanno solo a indirizzi pubblici, e questo non lo è.
refused-notice-subscription = Questa non è l’iscrizione push di un browser.
refused-notice-zone = Questo fuso orario qui non è noto.
refused-notice-way = Non hai un recapito del genere.

# $limit (number) - of ways
refused-notice-ways = Ci sono già { $limit } recapiti. Prima rimuovine uno.

# $limit (number) - in an hour
refused-notice-trials = Hai provato { $limit } indirizzi in un’ora. Riprova più tardi.
refused-notice-lost = Lì l’avviso non è arrivato.

# $limit (number) - in an hour
refused-many-reviews = Hai chiesto { $limit } analisi in un’ora. Riprova più tardi.

# $limit (number) - in an hour
refused-many-pictures = Da qui in un’ora sono state disegnate { $limit } immagini. Riprova più tardi.

# $limit (number) - in an hour
refused-many-replays = Da qui in un’ora sono state guardate { $limit } registrazioni. Riprova più tardi.
refused-readers = In questo momento si stanno leggendo troppe registrazioni. Riprova tra un attimo.

# $limit (number) - in an hour
refused-address-deals = Dal tuo indirizzo sono state create { $limit } sfide in un’ora. Riprova più tardi.
# $limit (number) - in an hour
refused-address-guests = Dal tuo indirizzo sono arrivati { $limit } ospiti in un’ora. Riprova più tardi.
