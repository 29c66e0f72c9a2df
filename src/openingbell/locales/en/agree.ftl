### What people at a table ask of each other, and the menu for it.

agree-menu = Table

# $alone (text) - yes, if there is nobody to ask
agree-takeback =
    { $alone ->
        [yes] Take back my last moves
       *[no] Take back my last moves (ask)
    }
agree-pause =
    { $alone ->
        [yes] Pause
       *[no] Pause (ask)
    }
agree-end =
    { $alone ->
        [yes] End the game
       *[no] End the game without a winner (ask)
    }
agree-end-sure = End it for good?

# $name (text) - of a player
agree-bot = Let a bot play for { $name }
agree-person = Let somebody else play for { $name }
agree-resign = Resign

# $meaning (text) - bot or end: what it means in this game
agree-resign-sure =
    { $meaning ->
        [end] Resign? The game then ends for everybody, and nobody wins.
       *[bot] Resign? A bot takes your seat with all that you have and plays it to the end. The others play on.
    }

## What is asked just now

# $who (text) - you, if the reader asks
# $name (text) - who asks
# $what (text) - takeback, pause, end, bot or person
# $about (text) - the player it is about
agree-asked =
    { $what ->
        [takeback] { $who ->
            [you] You ask to take back your last moves.
           *[other] { $name } asks to take back moves.
        }
        [pause] { $who ->
            [you] You ask for a pause.
           *[other] { $name } asks for a pause.
        }
        [end] { $who ->
            [you] You ask to end the game without a winner.
           *[other] { $name } asks to end the game without a winner.
        }
        [bot] { $who ->
            [you] You ask to let a bot play for { $about }.
           *[other] { $name } asks to let a bot play for { $about }.
        }
       *[person] { $who ->
            [you] You ask to let somebody else play for { $about }.
           *[other] { $name } asks to let somebody else play for { $about }.
        }
    }
agree-yes = Agree
agree-no = Decline
agree-withdraw = Never mind

# $names (text) - of players
agree-awaited = Still to answer: { $names }.
agree-waited-for = { $name } has a few minutes to come back.
agree-resume = Play on
agree-stand-in = A bot plays for you.
agree-come-back = Take my seat again
agree-out = { $name } has run out of time. Wait, or:
agree-let-bot = Let a bot play on
agree-offered = Somebody is wanted to play for { $name }.
agree-join = Play on for them
agree-over = The game was ended. Nobody wins.
