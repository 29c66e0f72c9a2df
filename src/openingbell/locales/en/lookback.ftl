### Looking at a game again.

lookback-title = Look at a game again
lookback-about = Open the record of any game: every position, from every seat, at your own speed.
lookback-choose = Choose a record
lookback-drop = Or drop the file anywhere on this page. It is not kept.

# $file (text) - the name of a file
lookback-no-record = { $file } is not a record of a game.

lookback-watch = Watch the game again
lookback-open = Open a record
lookback-play = Play
lookback-stop = Stop
lookback-place = Where in the game
lookback-more = Speed, steps and seats
lookback-speed = Speed
lookback-by = Step by
lookback-move = move
lookback-turn = turn
lookback-round = round
lookback-eyes = Seen by
lookback-everybody = everybody
lookback-link = Copy the link
lookback-copied = The link to this position is copied.
