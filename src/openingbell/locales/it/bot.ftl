### I bot: i loro livelli, e l’esame di un programma che vuole essere un bot.

## I bot, secondo la forza

bot-level-random = Novellino
bot-level-greedy = Affarista
bot-level-expert = Esperto
bot-level-learned = Autodidatta

## I cinque livelli fra cui si sceglie, con una frase per ciascuno

bot-level-beginner = Principiante
bot-level-casual = Dilettante
bot-level-skilled = Abile
bot-level-strong = Forte
bot-level-master = Maestro

bot-about-beginner = Conosce le regole e prende ciò che gli piace, spesso troppo presto.
bot-about-casual = Gioca per divertirsi: di solito con giudizio, a volte con distrazione.
bot-about-skilled = Pensa un po’ più avanti e sbaglia di rado.
bot-about-strong = Pensa in anticipo e punisce gli errori.
bot-about-mixed = Abili e forti, uno sì e uno no.
bot-about-master = Pensa molto avanti e sceglie il meglio che trova.

## Il carattere, detto dopo il livello

bot-personality-cautious = prudente
bot-personality-trader = mercante
bot-personality-raider = razziatore

bot-with-personality = { $level } ({ $personality })

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

# $url (text) - the link of a table
bot-sits = Si siede a { $url }

# $table (text) - the id of a table
bot-done = La partita al tavolo { $table } è finita.
