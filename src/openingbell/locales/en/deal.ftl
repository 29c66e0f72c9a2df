### Deals: the same chance against the same bots from the same seat, for everybody who has the link.

deal-today = Deal of the day
deal-today-about = The same draws and the same bots for everybody. Play it once, then see how the others did.
# $day (text) - already written as a date
deal-of-day = Deal of { $day }
deal-challenge = A challenge
deal-make = Make a challenge
deal-make-about = Everybody with the link plays the same deal from the same seat against the same bots, and you compare.
deal-create = Make the link
deal-level = Bots
deal-seat = Seat
# $number (number)
deal-days = { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
deal-open-for = Open for

deal-play = Play
deal-go-on = Go on
deal-results = Results
deal-again = Play it again, without counting
# $when (text) - as “in 5 hours”
deal-closes = Closes { $when }
deal-closed = Closed
# $number (number) - who have played it or are at it
deal-players = { $number ->
        [0] Nobody has played it yet
        [one] { $number } player
       *[other] { $number } players
    }
# $seat (number), $bots (text) - already joined
deal-setting = Seat { $seat }, against { $bots }
deal-close = Close the deal
deal-close-about = Its secret is told, and nobody plays it any more.

## How everybody did

deal-hidden = How others did you will see once you have played it to the end.
deal-nobody = Nobody has finished it yet.
deal-place = Place
deal-player = Player
deal-score = Score
deal-outcome = Result
deal-won = won
deal-lost = lost
deal-playing = still playing
deal-given-up = gave up
deal-you = you
deal-as-guest = without an account
# $number (number) - of somebody's attempts
deal-attempt = attempt { $number }
deal-counting = Places are for accounts, and for their first attempt: guests are free to make.
deal-look = Look at the game
deal-compare = Compare
# $name (text)
deal-compare-with = Compare your game with that of { $name }

## Two games side by side

# $name (text)
deal-beside = You and { $name }
# $number (number) - of decisions that were the same
deal-alike = { $number ->
        [0] You chose differently at once.
        [one] Your first decision was the same.
       *[other] Your first { $number } decisions were the same.
    }
deal-same = You made all the same decisions.
# $move (text)
deal-mine = You: { $move }
# $name (text), $move (text)
deal-theirs = { $name }: { $move }
deal-course = What the seat would have had, by per cent of the game

## Fair chance

# $number (number) - in the public list of promises
deal-promised = All draws follow from one secret, promised beforehand as number { NUMBER($number, useGrouping: 0) } of the public list. It is told when the deal closes.
# $secret (text)
deal-secret = The secret was { $secret }. “bell verify” checks the record of any game of this deal.

## At a table

# $number (number) - of the visitor's attempts
deal-at-table = { $number ->
        [1] You play a deal. Nothing is taken back, and there are no hints.
       *[other] You play a deal once more. Only the first attempt counts.
    }
deal-to-deal = To the deal
deal-sealed = Play this deal first
deal-sealed-about = Somebody is playing a deal here, or has played it. You can look once you have played it to the end yourself.
