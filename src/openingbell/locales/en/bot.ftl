### Bots: their levels, and the check of a program that wants to be one.

## Bots, by strength

bot-level-random = Rookie
bot-level-greedy = Trader
bot-level-expert = Expert
bot-level-learned = Self-taught

## `bell bot check`

# $name (text) - what it calls itself
bot-starts = It starts, and calls itself { $name }.

# $game (text) - its title
# $games (number) - how many were played
# $decisions (number) - how often it was asked
# $answers (number) - how often it decided
# $mean, $slowest (text) - milliseconds that it took to
bot-played =
    { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }{ $answers ->
        [0] { "" }
       *[other] , { $mean } ms each, the slowest { $slowest } ms
    }

# $number (number) - of the move
# $sentence (text) - what was wrong
bot-failed = move { NUMBER($number, useGrouping: 0) }: { $sentence }

bot-sound = It is sound.

# $number (number) - at least one
bot-unsound =
    { $number ->
        [one] It failed once.
       *[other] It failed { $number } times.
    }
