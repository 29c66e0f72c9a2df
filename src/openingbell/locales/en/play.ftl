### `bell play`: what the screen says around the game.

# $name (text) - who is to play now
play-curtain = { $name }, it is your turn. Everybody else, please look away.

play-press-enter = Press Enter.
play-read-on = Enter reads on, q goes back.

# $commands (text) - commands of this game that are of use now
play-how-short = A number, a move or ↑ ↓; { $commands }hint, undo, help, quit
play-more = There are more choices: + and - turn the pages; the numbers stay.

# $name (text) - who has to decide
play-thinks = { $name } is thinking …

# $commands (text) - the same, without commas
play-how = A number, a move, moves with commas, ↑ ↓, or: { $commands }hint undo reset news history always save load rules concede help quit

# $answer (text) - what was typed
play-not-a-move = “{ $answer }” is not one of your choices, so nothing was played (see help).

# $answer (text) - the part of the line that cannot be played yet
play-later = “{ $answer }” depends on something not known yet, so nothing was played; play the moves before it first.

play-undone = Taken back.
play-no-undo = Nothing can be taken back: chance has spoken, something was shown, or somebody else has played.

# $command (text) - save or load
play-file-wanted = “{ $command }” needs the name of a file.

# $file (text) - the name of the file
play-saved = Saved to { $file }.

# $file (text) - the name of the file
play-loaded = Loaded { $file }.

play-out = You are out of the game, and the others play on: Enter to watch, “end” for the result at once, quit to leave.
play-out-conceded = Bots play on without you: Enter to watch, “end” for the result at once, quit to leave.
play-hurries = The others play to the end, deciding at first sight …

play-concede-sure = You would give up, and a bot would play on for you. Sure? (y/n)

# $name (text) - who has given up
play-conceded = { $name } has given up; a bot plays on.

# $name (text) - a player; $sum (text) - the money
play-has = { $name } { $sum }

# $sums (text) - how much money everybody has
play-now = Money now: { $sums }.

# $file (text) - the name of the file
play-load-sure = This game is given up for the one in { $file }. Sure? (y/n)
play-load-not = Nothing was loaded, and your game goes on.

play-save-offer = To save the game, type the name of a file; “back” goes on playing, Enter leaves:
play-kept = Your game is kept: bell play --resume goes on with it.
play-save-final = To save the game, type the name of a file; to leave it, press Enter:

# Answers that are understood, with spaces in between, in whatever language is spoken.
play-answer-yes = y yes
play-answer-no = n no
play-answer-back = back b
play-answer-end = end

# $move (text) - one of the moves that can be played now
play-help =
    How to answer:
      3            the third choice
      { $move }
                   the move, in words or as in records; its end is enough if
                   only one choice has it
      MOVE, MOVE   several moves: all of them are played, or nothing
      MOVE 3       that move three times
      ↑ ↓          one choice after the other, marked; Tab completes what is typed
      Enter        the first choice, if it gives nothing away or is the only one
      + -          the next and the previous page, if there are many choices
    
    Commands:
      hint         what an expert would do in your place, knowing what you know
      undo         take back your last choice, until chance or another player acts
      reset        take back all your choices of this turn
      news         what happened since your last turn
      history      everything that happened, as you saw it
      always       answers for questions to come: what stands, and what you could say;
                   always 2 says the second, always 2 140 with that number
      tell         the same as always, and everybody at the table is told of it: tell 2
      never 1      the first of what stands no longer
      save FILE    write the game so far to a new file
      load FILE    go on with a game from a file
      rules        the chapters; with a number a chapter or clause, with a word
                   the clauses that contain it
      concede      give up: a bot plays on for you
      quit         leave; you may save first

## Standing answers

play-standing = What answers for you:
play-standing-none = Nothing answers for you.
play-standing-offers = What you could say for questions to come (always NUMBER, with a number of your own behind it):
play-standing-offers-none = There is nothing here that could be answered for you.
# $orders (text) - what stands, joined
play-stands = Answers for you: { $orders }
# $order (text) - what stands now, or did
play-standing-given = From now on: { $order }.
play-standing-told = From now on, and everybody knows: { $order }.
play-standing-private = Nobody is told of such an answer: { $order }.
play-standing-cancelled = No longer: { $order }.
# $order (text) - what stood; $doubt (text) - why it does not any more
play-standing-doubt = You are asked again ({ $order }): { $doubt }.
# $command (text) - what was typed
play-standing-wrong = “{ $command }” needs a number from the list that “always” shows.
