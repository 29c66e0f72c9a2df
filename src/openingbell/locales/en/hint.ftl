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

## Why a move is advised

hint-reason-only = It is your only move.
hint-reason-sensible = Nothing else looks worth considering.
hint-reason-better = Your chance to win: { $chance } %; with the next best choice { $next } %.
hint-reason-close = Other choices are about as good: your chance to win is { $chance } %.

## On the page

hint-button = Hint
hint-thinks = The expert thinks …
hint-may = Hints
hint-may-alone = Only alone with bots
hint-may-all = For everybody
hint-told = hints for everybody
