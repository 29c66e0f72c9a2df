### I bot: i loro livelli, e l’esame di un programma che vuole essere un bot.

## I bot, secondo la forza

bot-level-random = Novellino
bot-level-greedy = Affarista
bot-level-expert = Esperto
bot-level-learned = Autodidatta

## `bell bot check`

bot-starts = Parte, e si chiama { $name }.
bot-played =
    { $game }: { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $decisions ->
        [one] { $decisions } decisione
       *[other] { $decisions } decisioni
    }{ $answers ->
        [0] { "" }
       *[other] , { $mean } ms ciascuna, la più lenta { $slowest } ms
    }
bot-failed = mossa { NUMBER($number, useGrouping: 0) }: { $sentence }
bot-sound = È a posto.
bot-unsound =
    { $number ->
        [one] Ha fallito una volta.
       *[other] Ha fallito { $number } volte.
    }
