### `bell join`: playing on a server from the terminal.

join-name = Your name:
join-name-wanted = the server does not know you yet; --name NAME says who you are
join-full = There is no free seat at this table; open the link in a browser to watch.

# $number (number) - how many seats are still free
join-waits = { $number ->
        [0] Everybody is here; the game begins in a moment.
        [one] Waiting for one more player.
       *[other] Waiting for { $number } more players.
    }
join-mine = Your tables
join-open = Tables with a free seat
join-none = There are no tables with a free seat.

# $url (text) - the link of the table
join-back = The game is kept on the server. To go on: bell join { $url }
join-no-hints = At this table there are no hints.
join-not-here = That cannot be done at a table on a server.
join-ended = The game was ended early. Nobody wins.
join-agree = Do you agree? (y/n)

# $seat (number), $hash (text) - what this player has promised of chance
join-salt = To check the record later: bell verify RECORD --seat { $seat } --told { $hash }
# $name (text) - somebody who has shown a trade; $gives, $takes (text) - its sides; $line (text) - what to type to offer it
join-sketch-yours = { $name } would like an offer of yours: { $line }
join-sketch-theirs = { $name } thinks of offering you { $gives } for { $takes }.
