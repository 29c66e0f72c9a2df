### `bell arena` and its report: bots against each other.

## Figures

# $games (number) - games played
# $all (number) - games asked for
# $deals (number) - deals of which every game was played
arena-played =
    { $games } of { $all ->
        [one] { $all } game
       *[other] { $all } games
    } played, { $deals ->
        [one] { $deals } complete deal
       *[other] { $deals } complete deals
    } counted

# $budget (text) - time or iterations for a decision
# $seed (text) - a number
# $options (text) - the table's options, already joined
arena-terms = Budget for a decision { $budget }, seed { $seed }; { $options }

arena-heading-bot = Bot
arena-heading-seats = Seats
arena-heading-wins = Wins per seat (95%)
arena-heading-score = Mean score (95%)
arena-heading-rating = Rating
arena-heading-milliseconds = ms
arena-heading-lost = Lost
arena-heading-kind = What
arena-heading-sentence = In detail

# $bot (text) - its name
# $number (number) - decisions, at least one
# $sentence (text) - what was wrong the first time
arena-broken =
    { $number ->
        [one] { $bot } lost a decision to greedy: { $sentence }
       *[other] { $bot } lost { $number } decisions to greedy, the first one because: { $sentence }
    }

# $folder (text) - where the results are
arena-interrupted = Interrupted. To go on: bell arena --resume { $folder }

# $file (text) - its name
arena-report = The report is { $file }

## The report

# $game (text) - its title
arena-report-title = Arena: { $game }

arena-about-intervals = All games of a deal share the same draws and every bot has every seat once. Intervals are from deals; a rating is OpenSkill’s, with twice its deviation; ms is the time of a decision; lost decisions were made by greedy instead.
arena-chart-wins = Wins of a seat
arena-chart-score = Mean score
arena-chart-spread = How scores are spread
arena-chart-course = Wins up to each game
arena-chart-rating = Rating up to each game
arena-chart-seats = Wins in each seat
arena-chart-broken = Decisions lost
arena-about-broken = A bot that crashes, is too slow or does not answer with a legal move loses that decision to greedy. These are the first cases.
