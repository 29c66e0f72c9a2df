### `bell review`: what a bot thinks of a whole game.

# $game (text) - its title
review-title = Review: { $game }

review-heading-player = Player
review-heading-score = Score
review-heading-decisions = Decisions
review-heading-given-up = Given up
review-heading-money = In money
review-heading-others = Given up by others
review-heading-luck = Luck
review-heading-result = Result
review-heading-move = Move
review-heading-played = Played
review-heading-advice = Advice
review-about-parts = In percentage points of the chance to win, with twice the standard error. What was given up is positive everywhere: an equal share, less what was given up, plus what the others gave up, plus luck, is the result.
review-heading-sure = How sure
review-sure-yes = surely
review-sure-likely = probably
review-sure-noise = within the error
# $seconds (number) - how long it should take
review-too-short = There are many decisions for so little time: with --seconds { NUMBER($seconds, useGrouping: 0) } the review would be surer.
review-noise = Most differences are smaller than their error: take them as noise, or give the review more time.
review-costliest = The costliest decisions
review-decisions = All decisions
review-about-decisions = The advice is the expert’s, based on what the player knew. What was given up is the difference between both moves, tried in the same imagined worlds; below zero the player knew better.
review-chart-chances = Chances to win after each decision
review-chart-given-up = Given up so far

# $file (text) - its name
review-written = The page is { $file }

## On the page

review-page-ask = Review this game

review-page-lead = An expert looks at every decision again, from what the player knew then, and at what was luck. It takes a minute or two, and is kept for everybody.

# $percent (number) - of the whole
review-page-progress = The expert looks at the game: { $percent } %

review-page-none = No decision clearly cost anything.

# $move (text) - in words
review-page-played = Played: { $move }

# $move (text) - in words
review-page-better = Better: { $move }

# $points (text) - percentage points
# $error (text) - twice the standard error
review-page-cost = Cost { $points } ± { $error } points of the chance to win

review-page-look = Look at the position

review-page-skill = Given up by own decisions

review-page-luck = Luck

review-page-others = Given up by others

review-page-result = Share of the win

review-page-agreed = As the expert would

review-page-back = Back to the table

# $points (text) - percentage points
# $error (text) - twice the standard error
review-page-points = { $points } ± { $error }
