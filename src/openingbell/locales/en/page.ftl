### The page: everything around the games. What belongs to one game is in its own file.

page-title = Opening Bell
page-menu = Menu

## At the edges

page-language = Language

# The switch between light and dark; what it is set to.
# $theme (text) - system, light or dark
page-theme =
    { $theme ->
        [light] Colours: light
        [dark] Colours: dark
       *[system] Colours: system
    }

page-dismiss = Close
page-try-again = Try again
page-nowhere = There is nothing at this address
page-not-loaded = The page could not be loaded. Check your connection, and reload it.
page-failed = The server does not answer. Check your connection, then try again.

## The lobby

page-kicker = The bell rings when you sit down
page-headline = Board games about the stock market
page-lead = Press Play, and the bots sit down with you; or invite friends with a link. In the browser, without an account.
page-your-name = Your name
page-guest = Guest

# Instead of the name of whoever has deleted themselves.
page-gone = Somebody who left

page-opponents = Bots
page-mixed = Mixed

# $game (text) - its title
page-play = Play { $game }
page-rules = Rules
page-chapters = Chapters

# For how many a game is.
# $low, $high (number) - players
page-players-range =
    { $high ->
        [one] { $low }–{ $high } players
       *[other] { $low }–{ $high } players
    }
# $levels (number) - of bots
page-whom = bots of { $levels } strengths, friends with a link, open tables

# $number (number) - tables where it is the reader's turn, at least one
# $game (text) - what is played at the first of them
page-your-turn-at =
    { $number ->
        [one] It is your turn at your table of { $game }.
       *[other] It is your turn at { $number } tables.
    }

# $name (text) - whose turn it is
page-turn-of = { $name } to move

page-forget = Remove

# $how (text) - waiting: a table that waits; shared: a game with other people; alone: one without
page-forget-question =
    { $how ->
        [waiting] Remove this table? Whoever sits there is told.
        [shared] Take this game off your list? The others keep it.
       *[alone] Remove this game for good?
    }

page-forget-not = Keep it

page-set-up = A table with friends
page-game = Game
page-players = Players

# $number (number) - which seat, counted from 1
page-seat-number = Seat { $number }

page-yes = yes
page-no = no

# An option that is left to chance.
page-unchosen = left to chance

page-sitting-me = Me
page-sitting-open = Free
page-more-choices = More choices
page-who-may-come = Who can join?
page-by-link = Anyone with the link
page-by-listed = Anyone in the lobby

page-data = Components
page-data-choose = Choose a data file…
page-data-other = Choose another file…
page-data-printed = The printed ones, as a file to begin with
page-data-drop = Play as printed

# $file (text) - what it is called
page-data-good = { $file } is in order: the table is played with it.
page-data-bad = { $file } cannot be used yet:

# $number (number) - mistakes that are not listed
page-data-more =
    { $number ->
        [one] … and { $number } more mistake.
       *[other] … and { $number } more mistakes.
    }

# Of a table, beside its options.
page-data-own = its own components

page-create = Set up the table
page-my-tables = Your tables
page-open-tables = Free seats
page-watch-tables = Being played
page-more-tables = More tables
page-go-on = Continue
page-join = Join
page-watch = Watch
page-look = Look back
page-quiet = The floor is quiet. Set up a table, and it will be listed here.
page-free = a free seat
page-status-waiting = waiting for players
page-status-playing = in progress
page-status-over = finished

# $number (number) - players
page-for-players =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }

## A table that waits

# $number (number) - free seats, at least one
page-waiting-title =
    { $number ->
        [one] One seat is free
       *[other] { $number } seats are free
    }

# Every seat is taken, and not everybody's browser has answered yet.
page-full-title = Everybody has sat down
page-full-why = The game begins as soon as everybody has this page open: each browser adds its own secret number to chance, so that nobody can know or choose what is drawn.

# $time (text) - a date and a time
page-begins-by = Whoever has not come by { $time } loses their seat.
page-come = come and begin
# $game (text) - its name
page-come-to = Your table of { $game } is full and waits for you.

page-invite = Invite by link
page-link = Link to this table
page-copy = Copy
page-copied = Copied
page-share = Share
page-open-seat = A free seat
page-take-seat = Sit down
page-leave-seat = Leave the seat
page-add-bot = Seat a bot
page-bot-level = Bot level
page-remove-human = Remove
page-removed = The host has freed your seat.
page-remove-bot = Remove the bot

# $number (number) - free seats, at least two
page-fill-with-bots =
    { $number ->
        [one] Give the free seat to a bot
       *[other] Give the { $number } free seats to bots
    }

page-change-table = Change the options
page-save-change = Save the changes
page-away = away

# Beside a bot's name, short.
page-bot-mark = bot

## A table that plays

page-to-lobby = To the lobby

page-connection-lost = Connection lost. Reconnecting…
page-actions = Your turn
page-papers = Papers
page-tab-sheet = Stocks
page-tab-log = Log
page-tab-card = Prices
page-tab-talk = Talk
page-tab-notes = Notes
page-tab-charts = Charts
page-your-turn = Your turn
page-coming = Your turn is next.
page-chance = Drawing…

# $name (text) - who has to decide
page-waiting-for = { $name } is thinking.
# $number (number) - tables where somebody waits for the reader
page-next-table = Next table ({ $number })

page-over = The game is over.

# What somebody did.
# $name (text) - who
# $deeds (text) - in short, already joined
page-deeds = { $name } { $deeds }

# What stands in place of a sum that the reader may not know.
page-hidden = hidden

# Sends a turn that is complete.
# $move (text) - its last move, in words
page-confirm = Confirm: { $move }

page-search-moves = Search the moves

# $number (number) - moves
page-moves-found =
    { $number ->
        [one] { $number } move
       *[other] { $number } moves
    }

page-skip = Skip
page-planned = Planned:
page-take-back = Take back
page-reset = Reset turn
page-less = One less
page-more = One more
page-plan-dropped = The position has changed: what you had planned is dropped.

## Looking back

page-in-the-past = You are looking at the past.
page-step-first = To the beginning
page-step-back = Back
page-step-forward = Forward
page-step-last = To the end

# $number (number) - moves made by then
# $all (number) - moves made up to now
page-move-number = Move { $number } of { $all }

# $number (number) - turns begun by then
# $all (number) - turns begun up to now
page-turn-number = Turn { $number } of { $all }
page-round-number = Round { $number } of { $all }

page-now = Back to the present

## The result

page-results = Results
page-closing-bell = The closing bell

# $who (text) - `you` if the reader alone has won
# $names (text) - the winners, already joined
# $number (number) - how many
page-winners =
    { $who ->
        [you] You win!
       *[other] { $number ->
            [one] { $names } wins
           *[other] { $names } share the win
        }
    }

page-again = Play again

# Somebody else has set up the next game already.
page-again-with-the-others = The others play again: join them

page-record = Download the record
page-check-draws = Check the draws

# $draws (number) - how many there were
# $salts (number) - players who added to chance
page-draws-good =
    { $draws ->
        [one] The one draw of this game follows
       *[other] All { $draws } draws of this game follow
    } from what was promised before it, by the house and by { $salts ->
        [0] no player
        [one] one player
       *[other] { $salts } players
    }: nobody changed anything.
page-draws-unproven = That the house did not look, nobody can prove.
# $number (number) - in the public list of promises
page-promise = The house has promised chance, as number { NUMBER($number, useGrouping: 0) } of its public list:
page-draws-promise = The secret is not the one that the house promised.
page-draws-salts = A salt is not the one that was promised.
page-draws-own = Your own salt was not used.
page-draws-draws = A draw does not follow from what was promised.

## Standing answers

# $order (text) - what answers for somebody; $doubt (text) - why it does not any more
page-standing = From now on …
page-standing-stands = What answers for you
page-standing-cancel = Cancel: { $order }
page-standing-doubt = You are asked again ({ $order }): { $doubt }.
page-standing-number = Number: { $order }
page-standing-give = From now on
page-standing-give-this = From now on: { $order }
page-standing-none = There is nothing here that could be answered for you.

## Several people at one device, and spectators who are behind

# $number (number) - which seat, counted from 1
page-person = Player { $number }
page-name-here = Name
page-bring = Someone at this device
page-delay = Spectators see the game
page-delay-none = live

# $minutes (number)
page-delay-by =
    { $minutes ->
        [one] { $minutes } minute later
       *[other] { $minutes } minutes later
    }

# Of a table, beside its options.
# $minutes (number)
page-delay-told =
    { $minutes ->
        [one] spectators { $minutes } minute behind
       *[other] spectators { $minutes } minutes behind
    }
# $minutes (number) - how long a table will take, to five minutes
page-lasts = about { $minutes } minutes
