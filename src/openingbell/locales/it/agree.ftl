### Che cosa le persone al tavolo si chiedono a vicenda, e il menu relativo.

agree-menu = Tavolo

agree-takeback =
    { $alone ->
        [yes] Ritira le mie ultime mosse
       *[no] Ritira le mie ultime mosse (chiedi)
    }
agree-pause =
    { $alone ->
        [yes] Pausa
       *[no] Pausa (chiedi)
    }
agree-end =
    { $alone ->
        [yes] Chiudi la partita
       *[no] Chiudi la partita senza vincitori (chiedi)
    }
agree-end-sure = Chiuderla definitivamente?
agree-bot = Fai giocare un bot per { $name }
agree-person = Fai giocare qualcun altro per { $name }
agree-resign = Arrenditi

# $meaning (text) - bot or end: what it means in this game
agree-resign-sure =
    { $meaning ->
        [end] Ti arrendi? Allora la partita finisce per tutti, e non vince nessuno.
       *[bot] Ti arrendi? Un bot prende il tuo posto con tutto quello che hai e gioca fino alla fine. Gli altri continuano.
    }

agree-asked =
    { $what ->
        [takeback] { $who ->
            [you] Chiedi di ritirare le tue ultime mosse.
           *[other] { $name } chiede di ritirare delle mosse.
        }
        [pause] { $who ->
            [you] Chiedi una pausa.
           *[other] { $name } chiede una pausa.
        }
        [end] { $who ->
            [you] Chiedi di chiudere la partita senza vincitori.
           *[other] { $name } chiede di chiudere la partita senza vincitori.
        }
        [bot] { $who ->
            [you] Chiedi che un bot giochi per { $about }.
           *[other] { $name } chiede che un bot giochi per { $about }.
        }
       *[person] { $who ->
            [you] Chiedi che qualcun altro giochi per { $about }.
           *[other] { $name } chiede che qualcun altro giochi per { $about }.
        }
    }
agree-yes = Accetta
agree-no = Rifiuta
agree-withdraw = Lascia stare
agree-awaited = Devono ancora rispondere: { $names }.
agree-waited-for = { $name } ha ancora qualche minuto per tornare.
agree-resume = Riprendi
agree-stand-in = Un bot gioca per te.
agree-come-back = Riprendi il mio posto
agree-out = { $name } ha esaurito il tempo. Aspetta, oppure:
agree-let-bot = Fai continuare un bot
agree-offered = Si cerca qualcuno che giochi per { $name }.
agree-join = Gioca al suo posto
agree-over = La partita è stata chiusa. Non vince nessuno.
