### Refusals of a server: refused-WORD, for the word of its answer. Variables are the facts of the answer.

refused-guest = Say who you are first.
refused-seat = This seat is not yours.
refused-which-seat = Say for which of your seats.
refused-same-name = Each person at your device needs a name of their own.
refused-host = Only the host of the table may do this.
refused-origin = This request comes from another site.
refused-table = There is no such table.
refused-player = There is no such player.
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
refused-people-play = People still play at this table, and it waits for them.
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
refused-signs = This request has something in it that cannot be stored, such as a character that does not exist.

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

refused-hints = This table allows no hints.
refused-not-asked = A hint is for a decision of yours, and you have none to make now.
# $limit (number) - in an hour
refused-many-hints = You asked for { $limit } hints within an hour. Please try again later.
refused-no-hint = There is no hint just now. Please try again.

refused-standing = This standing answer cannot be given now.
refused-store = This cannot be stored at the moment; nothing was changed. Please try again in a while.
refused-server = Something went wrong here, and it was noted.

# There was no answer at all.
refused-unreachable = The server does not answer. Please try again.

# Sketches of trades, which bind nobody.
refused-sketch-none = Nothing is traded at this table.
refused-sketch-seat = These two cannot trade with each other.

# $thing (text) - what was named
refused-sketch-thing = There is nothing called “{ $thing }” to trade with.
refused-sketch-gone = “{ $thing }” cannot be traded any more.
refused-sketch-empty = A sketch names something on both sides.
refused-sketch-reader = Only people read sketches, and a bot sits there.

# $limit (number) - sketches
refused-sketches = { $limit } sketches have gone between you since the last move, and there can be no more for now.

refused-talk-off = Nobody may talk at this table: its host has turned talk off.
refused-talk-rate = That is a lot in a short time. Wait a little, then say more.
refused-author = Nobody who spoke here has this number.

# $limit (number) - characters
refused-words = Say something, in { $limit } characters at most.
refused-over = The game is over.
refused-paused = The game is paused.
refused-stand-in = A bot plays for you: take your seat again first.
refused-asked = Something is being asked already. Answer that first.
# $limit (number) - of times
refused-asked-often = You have asked { $limit } times since the last move. That is enough for now.
refused-settled = That is not being asked any more.
refused-nothing-back = You have no moves to take back.
refused-not-away = That seat is not one of somebody who is away.

refused-unwelcome = You cannot sit down at this table.
refused-nobody-meant = Nobody else sits or speaks there.
refused-reported = You have reported this already, and it will be looked at.

# $limit (number) - in an hour
refused-reports = There were { $limit } reports within an hour. Please try again later.

# $reason (text) - what whoever runs the server says about it, or `none`
# $until (text) - a day, or `none`
refused-banned =
    { $until ->
        [none] You are banned from this server{ $reason ->
            [none] .
           *[other] : { $reason }
        }
       *[other] You are banned from this server until { $until }{ $reason ->
            [none] .
           *[other] : { $reason }
        }
    }

refused-token = This token is not known here: it was revoked, or it is of another server.
refused-scope = { $scope ->
    [read] This token may only read.
   *[other] This token may only be used at tables.
  }
refused-no-token = There is no such token.
refused-many-tokens = There are { $limit } tokens already; revoke one first.
refused-login = A login name has { $least } to { $most } letters of one alphabet, digits, dots, hyphens or underscores.
refused-login-taken = Somebody else has this login name.
refused-password = A password has { $least } to { $most } characters, at least { $signs } different ones, and does not contain the login name.
refused-wrong-login = There is no such login name with such a password.
refused-wrong-code = There is no such login name with such a recovery code.
refused-wrong-passkey = This passkey is not known here, or its answer came too late.
refused-proof = That is not your password.
refused-passkeys-here = There are no passkeys at this address: they need a domain and a safe line.
refused-no-passkey = There is no such passkey.
refused-last-way-in = This is your only way to log in; set a password first.
refused-logins = Too many tries; wait a while.
refused-account = You have an account already.
refused-no-account = You need an account for this.

# $game (text) - what was asked for
refused-lessons = There are no lessons of “{ $game }” here.

# $last (number) - the number of the last lesson
refused-no-lesson = There are lessons from 0 to { $last }.

# $why (text) - the word for the reason in the lesson
# $clause (text) - the id of a clause
refused-lesson = This is not the move of the lesson: rule { $clause } says why ({ $why }).

## Playing on, and deals

refused-nothing-left = The game is over there: choose an earlier move to play on from.
refused-no-record = This game began in the middle of another one, so it has no record.
refused-what-if = This table allows no hints, and so no trying out either.
refused-in-deals = In a deal nothing is taken back: everybody plays it under the same conditions.
refused-deal = There is no such deal.
refused-deal-closed = This deal is closed.
refused-deal-open = You can play on from a game of this deal once the deal is closed.
refused-deal-early = This deal has not begun yet.
refused-deal-unplayed = Play this deal to the end first, then see how others did.
refused-attempt = Such a game is not kept.
# $limit (number) - in a day
refused-deals = You have made { $limit } deals within a day. Please try again later.

refused-notice-address = Notices go to an https address, such as https://discord.com/api/webhooks/….
refused-notice-unknown = This address cannot be found.
refused-notice-private = Notices go to public addresses only, and this one is not.
refused-notice-subscription = This is no push subscription of a browser.
refused-notice-zone = This time zone is not known here.
refused-notice-way = You have no such way to be told.

# $limit (number) - of ways
refused-notice-ways = There are { $limit } ways already. Remove one first.

# $limit (number) - in an hour
refused-notice-trials = You tried { $limit } addresses within an hour. Please try again later.
refused-notice-lost = The notice did not arrive there.

# $limit (number) - in an hour
refused-many-reviews = You asked for { $limit } reviews within an hour. Please try again later.

# $limit (number) - in an hour
refused-many-pictures = From here { $limit } pictures were drawn within an hour. Please try again later.

# $limit (number) - in an hour
refused-many-replays = From here { $limit } records were looked at within an hour. Please try again later.
refused-readers = Too many records are being read just now. Please try again in a moment.

# $limit (number) - in an hour
refused-address-deals = From your address { $limit } deals were made within an hour. Please try again later.
# $limit (number) - in an hour
refused-address-guests = From your address { $limit } guests came within an hour. Please try again later.
