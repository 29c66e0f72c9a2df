### Words that all games share.
###
### For every file of the catalogue:
### - MONEY($amount) writes a number as a sum of money, in the way that `money` below says; THOUSANDS($amount) does so
###   for a number of thousands, UNITS($amount) for money that has no name. A game that uses UNITS has a message
###   GAME-money for those who write its sums outside of its messages.
### - $who is `you` if the sentence is about its reader, who is then addressed, and `other` otherwise; $whom says the
###   same of the other player in it, and is `nobody` if there is none. $flow says of $amount whether that money went
###   `out` or came `in`; `none`: there is no sum.
### - Messages begin with the name of their file, but for these here; the head of a game's file says which ones it has.

## The language

# Its own name, as it stands in a list of languages.
language-name = English

## Numbers and lists

# $amount (number) - a whole number of dollars, never negative
money = ${ NUMBER($amount) }

# $amount (number) - a whole number of whatever money the game has, never negative
units = { NUMBER($amount) }

# All items of a list but the last.
# $items (text) - the list so far
# $next (text) - one item more
list-next = { $items }, { $next }

# $items (text) - the list but for its last item
# $last (text) - the last item
list-last = { $items } and { $last }

# The same several times in a row.
# $sentence (text) - what happened
# $times (number) - how often, at least twice
said-times = { $sentence } ×{ $times }

## Players

# The name of the reader's own seat; see $who above.
you = You

# A seat without a name.
# $number (number) - its number, counted from 0
seat = Seat { $number }

# $level (text) - how strong it is, in a word
# $number (number) - which of the bots of this level, from the second on
bot = { $level } { $number }

## At the terminal

goodbye = Goodbye. This game was not finished.

# $number (number) - which of the people at the keyboard
person = Player { $number }
