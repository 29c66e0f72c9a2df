### What happens at a table besides the moves of its game.

# Who and whom: $seat and $other are their names, $who and $whom whether it is the reader (you) or an other.

table-takeback =
    { $who ->
        [you] You took back your last moves.
       *[other] { $seat } took back moves.
    }

# $what (text) - takeback, pause, end, bot or person
table-declined =
    { $who ->
        [you] You did not agree.
       *[other] { $seat } did not agree.
    }
table-paused = The game is paused.
table-resumed = The game goes on.
table-ended = All agreed to end the game. Nobody wins.
table-resigned-end =
    { $who ->
        [you] You have resigned, and the game is over. Nobody wins.
       *[other] { $seat } has resigned, and the game is over. Nobody wins.
    }
table-out-of-time =
    { $who ->
        [you] Your time is up.
       *[other] { $seat } has run out of time.
    }

# $player (text) - the name of whoever played before; $by (text) - of whoever plays now
table-resigned = { $player } has resigned; a bot plays on.
table-stand-in =
    { $who ->
        [you] A bot plays for you now.
       *[other] A bot plays for { $player } now.
    }
table-offered =
    { $who ->
        [you] Somebody else may take your seat.
       *[other] Whoever has the link may take { $seat }’s seat.
    }
table-returned =
    { $who ->
        [you] You are back at the table.
       *[other] { $by } is back at the table.
    }
table-joined =
    { $who ->
        [you] You have taken over a seat.
       *[other] { $by } has taken over a seat.
    }
