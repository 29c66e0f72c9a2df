### What finished games tell: statistics of a game.

# $games (number) - that are over
statistics-games =
    { $games ->
        [0] No finished games yet
        [one] From { $games } finished game
       *[other] From { $games } finished games
    }
statistics-about = Counted are decided games with the usual components in which somebody played. The mark shows what chance alone would give.
statistics-value = What
statistics-times = Times
statistics-won = Won
statistics-share = Share
statistics-rest = The others

# $from (text) - the first number
# $to (text) - the last number
statistics-range = { $from } to { $to }

# $from (text) - a sum
statistics-from = from { $from }

statistics-turn = Does it help to begin?
# $value (number) - 1 begins
statistics-turn-value =
    { $value ->
        [1] Begins
       *[other] Plays as number { $value }
    }
statistics-length = How long games are
statistics-score = What winners have
