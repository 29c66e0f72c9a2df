### `bell arena` e la sua relazione: bot contro bot.

## Cifre

arena-played =
    { $games } di { $all ->
        [one] { $all } partita
       *[other] { $all } partite
    }, { $deals ->
        [one] { $deals } smazzata completa
       *[other] { $deals } smazzate complete
    }
arena-terms = Tempo per decisione { $budget }, seme { $seed }; { $options }
arena-heading-bot = Bot
arena-heading-seats = Posti
arena-heading-wins = Vittorie per posto (95%)
arena-heading-score = Punteggio medio (95%)
arena-heading-rating = Rating
arena-heading-milliseconds = ms
arena-heading-lost = Perse
arena-heading-kind = Che cosa
arena-heading-sentence = In dettaglio
arena-broken =
    { $number ->
        [one] { $bot } ha ceduto una decisione a greedy: { $sentence }
       *[other] { $bot } ha ceduto { $number } decisioni a greedy, la prima perché: { $sentence }
    }
arena-interrupted = Interrotto. Per continuare: bell arena --resume { $folder }
arena-report = La relazione è { $file }

## La relazione

arena-report-title = Arena: { $game }
arena-about-intervals = Tutte le partite di una smazzata hanno le stesse pescate e ogni bot siede una volta in ogni posto. Gli intervalli vengono dalle smazzate; il rating è di OpenSkill, con il doppio della sua deviazione; ms è il tempo di una decisione; le decisioni perse le ha prese greedy.
arena-chart-wins = Vittorie di un posto
arena-chart-score = Punteggio medio
arena-chart-spread = Come si distribuiscono i punteggi
arena-chart-course = Vittorie fino a ogni partita
arena-chart-rating = Rating fino a ogni partita
arena-chart-seats = Vittorie in ogni posto
arena-chart-broken = Decisioni perse
arena-about-broken = Un bot che si blocca, è troppo lento o non risponde con una mossa lecita cede quella decisione a greedy. Questi sono i primi casi.
