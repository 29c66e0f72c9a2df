### Refusals of a server: refused-WORD, for the word of its answer. Variables are the facts of the answer.

refused-guest = Say who you are first.
refused-seat = This seat is not yours.
refused-host = Only the host of the table may do this.
refused-origin = This request comes from another site.
refused-table = There is no such table.
refused-deleted = The host has deleted this table.

# $game (text) - what was asked for
refused-rulebook = There are no rules of “{ $game }” here.

# $last (number) - the number of the last seat; they are counted from 0
refused-no-seat = There are seats from 0 to { $last }.

# $last (number) - the number of the last position
refused-position = There are positions from 0 to { $last }.

# $language (text) - what was asked for
# $languages (text) - those there are, already joined
refused-language = There is no language “{ $language }”; there are: { $languages }.

# $game (text) - its name
refused-no-data = There is no data file of { $game }: it is played as it is.

refused-path = There is nothing at this address that takes such a request.
refused-taken = This seat is taken.
refused-begun = The game has begun.
refused-waiting = The game has not begun yet.
refused-running = The record can be had when the game is over.
refused-unfinished = The next game can be set up when this one is over.
refused-promise = The house has promised its draws anew: promise your salt again.
refused-salts-told = Somebody has told their salt already, so no other can be promised.
refused-salt-early = Salts are told once every seat is taken and everybody has promised theirs.
refused-salt = This is not the salt that you promised.

# $sitting (number) - those who sit at the table, bots included
# $seats (number) - the seats it would have
refused-crowded = There are { $sitting } at the table, but there would be { $seats } seats.

# $limit (number) - tables
refused-tables = You have { $limit } unfinished tables, and there can be no more.
refused-address = From your address { $limit } tables were set up within an hour. Please try again later.

# $seq (number) - moves made, chance included
refused-seq =
    { $seq ->
        [one] The table has moved on: { $seq } move has been made.
       *[other] The table has moved on: { $seq } moves have been made.
    }

# $kind (text) - what happened at the table, a word of the log
refused-version = This table’s log has a “{ $kind }”, which only a later version of Opening Bell knows.

# $game (text) - the name of the game that is played
# $table (number) - the version of its rules that the table is played by
# $server (number) - the version that the server has
refused-rules = This table is played by version { $table } of the rules of { $game }, and this server has version { $server }.

refused-hostname = This server does not answer to that name, unless whoever runs it allows it: bell serve --allow-host NAME.

# $limit (number) - bytes
refused-size = A request has at most { $limit } bytes.

# $reason (text) - what is wrong, in English
refused-request = This request cannot be understood: { $reason }.
refused-data = The data file cannot be used: { $reason }.
refused-options = A table cannot be set up like this: { $reason }.

# $limit (number) - letters
refused-name = A name is made of letters and signs that can be seen, at most { $limit } of them.

# $reason (text) - what is wrong, in English
# $clause (text) - the clause of the rules that forbids the move, or `none`
refused-move =
    { $clause ->
        [none] This move is not possible: { $reason }.
       *[other] The rules forbid this move: { $reason }.
    }

refused-standing = This standing answer cannot be given now.
refused-store = This cannot be stored at the moment; nothing was changed. Please try again in a while.
refused-server = Something went wrong here, and it was noted.

# There was no answer at all.
refused-unreachable = The server does not answer. Please try again.
