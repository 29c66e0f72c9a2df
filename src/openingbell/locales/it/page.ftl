### La pagina: tutto ciò che sta intorno ai giochi.

page-title = Opening Bell
page-menu = Menu

## Ai margini

page-language = Lingua
page-theme =
    { $theme ->
        [light] Colori: chiari
        [dark] Colori: scuri
       *[system] Colori: del sistema
    }
page-dismiss = Chiudi
page-try-again = Riprova
page-nowhere = A questo indirizzo non c’è niente
page-not-loaded = Non è stato possibile caricare la pagina. Controlla la connessione e ricaricala.
page-failed = Il server non risponde. Controlla la connessione e riprova.

## La sala

page-kicker = La campana suona quando ti siedi
page-headline = Giochi da tavolo sulla borsa
page-lead = Premi Gioca e i bot si siedono con te, oppure invita gli amici con un link. Nel browser, senza registrarsi.
page-your-name = Il tuo nome
page-guest = Ospite

# Instead of the name of whoever has deleted themselves.
page-gone = Chi non c’è più
page-opponents = Bot
page-mixed = Misti

# $game (testo) - il suo titolo
page-play = Gioca a { $game }
page-rules = Regole
page-chapters = Capitoli

# Per quanti è un gioco.
# $low, $high (numero) - giocatori
page-players-range =
    { $high ->
        [one] { $low }–{ $high } giocatori
       *[other] { $low }–{ $high } giocatori
    }
page-whom = bot di { $levels } livelli, amici con un link, tavoli aperti

# $number (numero) - tavoli dove tocca a chi legge, almeno uno
# $game (testo) - a che cosa si gioca al primo
page-your-turn-at =
    { $number ->
        [one] Tocca a te al tavolo di { $game }.
       *[other] Tocca a te a { $number } tavoli.
    }

# $name (testo) - a chi tocca
page-turn-of = tocca a { $name }

page-forget = Togli

# $how (testo) - waiting: un tavolo che aspetta; shared: una partita con altre persone; alone: senza
page-forget-question =
    { $how ->
        [waiting] Togliere questo tavolo? Chi è seduto lo verrà a sapere.
        [shared] Togliere questa partita dalla tua lista? Agli altri resta.
       *[alone] Togliere questa partita per sempre?
    }

page-forget-not = Tieni

page-set-up = Un tavolo con gli amici
page-game = Gioco
page-players = Giocatori
page-seat-number = Posto { $number }
page-yes = sì
page-no = no
page-unchosen = a caso
page-sitting-me = Io
page-sitting-open = Libero
page-more-choices = Altre scelte
page-who-may-come = Chi può entrare?
page-by-link = Chiunque abbia il link
page-by-listed = Chiunque sia in sala
page-create = Crea il tavolo
page-my-tables = I tuoi tavoli
page-open-tables = Posti liberi
page-watch-tables = Partite in corso
page-more-tables = Altri tavoli
page-go-on = Continua
page-join = Entra
page-watch = Guarda
page-look = Rivedi
page-quiet = La sala è tranquilla. Crea un tavolo e comparirà qui.
page-free = un posto libero
page-status-waiting = in attesa di giocatori
page-status-playing = in corso
page-status-over = finita
page-for-players =
    { $number ->
        [one] { $number } giocatore
       *[other] { $number } giocatori
    }

page-data = Materiali
page-data-choose = Scegli un file di dati…
page-data-other = Scegli un altro file…
page-data-printed = Quelli stampati, come file da cui partire
page-data-drop = Gioca con quelli stampati
page-data-good = { $file } è in ordine: il tavolo si gioca con questo.
page-data-bad = { $file } non si può ancora usare:
page-data-more =
    { $number ->
        [one] … e { $number } altro errore.
       *[other] … e { $number } altri errori.
    }
page-data-own = con materiali propri

## Un tavolo che aspetta

page-waiting-title =
    { $number ->
        [one] C’è un posto libero
       *[other] Ci sono { $number } posti liberi
    }
page-full-title = Tutti si sono seduti
page-full-why = La partita comincia appena tutti hanno aperto questa pagina: ogni browser aggiunge al caso un proprio numero segreto, così nessuno può conoscere o scegliere ciò che esce.
page-begins-by = Chi non arriva entro { $time } perde il posto.
page-come = si aspetta te
page-come-to = Il tuo tavolo di { $game } è al completo e ti aspetta.
page-invite = Invita con un link
page-link = Link a questo tavolo
page-copy = Copia
page-copied = Copiato
page-share = Condividi
page-open-seat = Un posto libero
page-take-seat = Siediti
page-leave-seat = Alzati
page-add-bot = Fai sedere un bot
page-bot-level = Livello del bot
page-remove-human = Togli
page-removed = Chi ospita ha liberato il tuo posto.
page-remove-bot = Togli il bot
page-fill-with-bots =
    { $number ->
        [one] Dai il posto libero a un bot
       *[other] Dai i { $number } posti liberi ai bot
    }
page-change-table = Cambia le opzioni
page-save-change = Salva le modifiche
page-away = assente
page-bot-mark = bot

## Un tavolo in gioco

page-to-lobby = Alla sala
page-connection-lost = Connessione persa. Nuovo tentativo…
page-actions = Il tuo turno
page-papers = Carte
page-tab-sheet = Azioni
page-tab-log = Cronaca
page-tab-card = Prezzi
page-tab-talk = Chat
page-tab-notes = Appunti
page-tab-charts = Grafici
page-your-turn = Tocca a te
page-coming = Il prossimo turno è tuo.
page-chance = Si pesca…
page-waiting-for = { $name } sta pensando.
page-next-table = Prossimo tavolo ({ $number })
page-over = La partita è finita.
page-deeds = { $name } { $deeds }
page-hidden = nascosto
page-confirm = Conferma: { $move }
page-search-moves = Cerca tra le mosse
page-moves-found =
    { $number ->
        [one] { $number } mossa
       *[other] { $number } mosse
    }
page-skip = Salta
page-planned = In programma:
page-take-back = Annulla
page-reset = Ricomincia il turno
page-less = Uno in meno
page-more = Uno in più
page-plan-dropped = La posizione è cambiata: ciò che avevi in programma è annullato.

## Uno sguardo indietro

page-in-the-past = Stai guardando il passato.
page-step-first = All’inizio
page-step-back = Indietro
page-step-forward = Avanti
page-step-last = Alla fine
page-move-number = Mossa { $number } di { $all }
page-turn-number = Turno { $number } di { $all }
page-round-number = Round { $number } di { $all }
page-now = Torna al presente

## Il risultato

page-results = Risultati
page-closing-bell = La campana di chiusura
page-winners =
    { $who ->
        [you] Vinci tu!
       *[other] { $number ->
            [one] { $names } vince
           *[other] { $names } condividono la vittoria
        }
    }
page-again = Rivincita
page-again-with-the-others = Gli altri giocano ancora: vai con loro
page-record = Scarica la registrazione
page-check-draws = Controlla i sorteggi
page-draws-good =
    { $draws ->
        [one] L’unico sorteggio di questa partita segue
       *[other] Tutti i { $draws } sorteggi di questa partita seguono
    } da quanto promesso prima dal server e da { $salts ->
        [0] nessun giocatore
        [one] un giocatore
       *[other] { $salts } giocatori
    }: nessuno ha cambiato nulla.
page-draws-unproven = Che il server non abbia sbirciato, nessuno può provarlo.
page-promise = Il server ha promesso il caso in anticipo, con il numero { NUMBER($number, useGrouping: 0) } del suo elenco pubblico:
page-draws-promise = Il segreto non è quello promesso dal server.
page-draws-salts = Un sale non è quello promesso.
page-draws-own = Il tuo sale non è stato usato.
page-draws-draws = Un sorteggio non segue da quanto promesso.

## Risposte permanenti

page-standing = D’ora in poi …
page-standing-stands = Che cosa risponde per te
page-standing-cancel = Annulla: { $order }
page-standing-doubt = La domanda torna a te ({ $order }): { $doubt }.
page-standing-number = Numero: { $order }
page-standing-give = D’ora in poi
page-standing-give-this = D’ora in poi: { $order }
page-standing-none = Qui non c’è nulla a cui si possa rispondere in anticipo.

## Several people at one device, and spectators who are behind

# $number (number) - which seat, counted from 1
page-person = Giocatore { $number }
page-name-here = Nome
page-bring = Un’altra persona su questo dispositivo
page-delay = Chi guarda vede la partita
page-delay-none = in diretta

# $minutes (number)
page-delay-by =
    { $minutes ->
        [one] dopo { $minutes } minuto
       *[other] dopo { $minutes } minuti
    }

# Of a table, beside its options.
# $minutes (number)
page-delay-told =
    { $minutes ->
        [one] chi guarda è indietro di { $minutes } minuto
       *[other] chi guarda è indietro di { $minutes } minuti
    }
# $minutes (number) - how long a table will take, to five minutes
page-lasts = circa { $minutes } minuti
