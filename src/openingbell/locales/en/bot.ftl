### Bots: their levels, and the check of a program that wants to be one.

## Bots, by strength

bot-level-random = Rookie
bot-level-greedy = Trader
bot-level-expert = Expert
bot-level-learned = Self-taught

## The five levels that people choose from, and a sentence about each

bot-level-beginner = Beginner
bot-level-casual = Casual
bot-level-skilled = Skilled
bot-level-strong = Strong
bot-level-master = Master

bot-about-beginner = Knows the rules and takes what looks good, often too soon.
bot-about-casual = Plays for fun: mostly sensible, sometimes careless.
bot-about-skilled = Thinks a little ahead and seldom slips.
bot-about-strong = Thinks ahead and punishes mistakes.
bot-about-mixed = Skilled and strong ones in turns.
bot-about-master = Thinks far ahead and takes the best it can find.

## A personality, said behind the level

bot-personality-cautious = cautious
bot-personality-trader = trader
bot-personality-raider = raider

# $level (text) - its name
# $personality (text) - its name
bot-with-personality = { $level } ({ $personality })

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

# $url (text) - the link of a table
bot-sits = Sits at { $url }

# $table (text) - the id of a table
bot-done = The game at table { $table } is over.
