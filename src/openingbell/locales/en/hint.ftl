### `bell hint`: what a bot thinks of a position.

# $number (number) - moves made before
# $name (text) - who has to decide
hint-position = After { NUMBER($number, useGrouping: 0) } moves, { $name } to decide

# $bot (text) - its name
# $move (text) - in words
hint-advice = { $bot } would play: { $move }

hint-heading-option = Option
hint-heading-visits = Visits
hint-heading-chance = Chance to win
hint-heading-score = Expected score
hint-heading-spread = ±
hint-heading-gain = At first sight

# $line (text) - moves in notation
hint-line = It expects: { $line }

# $number (number) - how often it thought the game on
hint-iterations = { $number ->
        [one] { $number } iteration
       *[other] { $number } iterations
    }

# $move (text) - in words
hint-played = Move played: { $move }
