### `bell verify`: a game's draws checked against what was promised before it.

# $draws (number) - how many there were
# $salts (number) - of players
verify-good = { $draws ->
        [one] { $draws } draw follows
       *[other] { $draws } draws follow
    } from what was promised before the game: by the house{ $salts ->
        [0] { "" }
        [one] {" "}and one player
       *[other] {" "}and { $salts } players
    }.
# $draws (number)
verify-taken-back = Of the draws in between, { $draws ->
        [one] one was taken back with its move
       *[other] { $draws } were taken back with their moves
    }: all at the table saw it.
# $times (number)
verify-again = Chance was promised anew { $times ->
        [one] once
       *[other] { $times } times
    } after somebody had told their salt: the house and whoever told last could have tried until a game suited them.
verify-proves = So nobody changed a draw. Whether the house looked at its own secret, this cannot tell.
# $moves (number)
verify-after = The first { $moves ->
        [one] move is
       *[other] { $moves } moves are
    } another game's, from which this one went on: its own record proves those.
verify-shared = So nobody changed a draw, and everybody who played this deal had the same chance.

## What does not agree

verify-promise = The secret is not the one that the house promised for this table, game and options.

# $seat (number) - counted from 1
verify-salt = The salt of seat { $seat } is not the one that was promised to the house's promise.
verify-own = Seat { $seat } promised something else: the hash you kept is not in the record.

# $draw (number) - counted from 1
# $move (number) - its place among the moves
# $text (text) - the move in notation
verify-draw = Draw { $draw }, move { NUMBER($move, useGrouping: 0) } ({ $text }), does not follow from what was promised.

verify-order = The salts are not in the order of the seats, each once: whoever knew them all could choose another order.

verify-numbers = The record numbers more draws than there were.

# $number (number) - of the promise
verify-list = The list has no such promise under number { NUMBER($number, useGrouping: 0) }.

## What cannot be checked

verify-together = --seat and --told belong together
verify-hash = --told wants 64 hexadecimal digits
verify-nothing = the record says nothing about its chance; games on a server do, once they are over

# $file (text) - its name
verify-no-list = { $file } is not a list of promises
