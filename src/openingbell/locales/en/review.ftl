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
review-about-parts = In percentage points of the chance to win, with twice the standard error: an equal share, what was given up, what the others gave up, and luck add up to the result.
review-costliest = The costliest decisions
review-decisions = All decisions
review-about-decisions = The advice is the expert’s, based on what the player knew. What was given up is the difference between both moves, tried in the same imagined worlds; below zero the player knew better.
review-chart-chances = Chances to win after each decision
review-chart-given-up = Given up so far

# $file (text) - its name
review-written = The page is { $file }
