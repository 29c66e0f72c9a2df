### Talk at a table, notes of one's own, and spectators who are behind.

# $listeners (text) - players, spectators or everybody
talk-who-hears =
    { $listeners ->
        [players] Only the players hear this while the game runs.
        [spectators] Only spectators hear this while the game runs.
       *[everybody] Everybody at the table hears this.
    }

talk-is-off = You hear nobody at this table.
talk-nothing = Nobody has said anything yet.
talk-spectator = spectator

# $name (text) - who said something
talk-mute = Hear no more of { $name }
talk-unmute = Hear { $name } again

talk-forbidden = The host has turned talk off.
talk-say = Say something
talk-send = Say
talk-turn-off = Hear nobody
talk-turn-on = Hear everybody again
talk-forbid = Turn talk off for all
talk-allow = Allow talk

# $number (number) - messages
talk-unread =
    { $number ->
        [one] { $number } new message
       *[other] { $number } new messages
    }

# $minutes (number)
talk-behind =
    { $minutes ->
        [one] You see the game { $minutes } minute late, as the host wishes.
       *[other] You see the game { $minutes } minutes late, as the host wishes.
    }

talk-notes-guest = Give a name in the lobby, and you can keep notes here.
talk-notes-private = Only you can read this.
talk-notes-kept = Kept
talk-notes-writing = Writing …
