### `bell hint` and `bell review`: what a bot thinks of positions and of whole games.

## A hint

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
hint-played = Played was: { $move }

## A review

# $game (text) - its title
review-title = Review: { $game }

review-heading-player = Player
review-heading-score = Score
review-heading-decisions = Decisions
review-heading-given-up = Given up
review-heading-money = In money
review-heading-others = By others
review-heading-luck = Luck
review-heading-result = Result
review-heading-move = Move
review-heading-played = Played
review-heading-advice = Advice
review-about-parts = In percentage points of the chance to win, with twice the standard error: an equal share, what was given up, what the others gave up, and luck make the result.
review-costliest = The costliest decisions
review-decisions = All decisions
review-about-decisions = Advice is by the expert from what the player knew. What was given up is the difference between both moves, tried in the same imagined worlds; below zero the player knew better.
review-chart-chances = Chances to win after each decision
review-chart-given-up = Given up so far

# $file (text) - its name
review-written = The page is { $file }
