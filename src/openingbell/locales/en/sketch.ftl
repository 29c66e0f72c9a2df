### Trades that are only thought about: sketches, which bind nobody, and what players tell the table of offers.

# $name (text) - the other player
sketch-title = A trade with { $name }
sketch-title-theirs = What { $name } could offer you
sketch-private = Only you see this until you propose it or show it. Showing binds nobody; a proposal counts, at most two a turn.
sketch-with = With whom
sketch-close = Close
sketch-clear = Clear

sketch-you-give = You give
sketch-you-receive = You get
# $name (text) - from whom
sketch-you-get = You get from { $name }
sketch-nothing = Nothing to trade with
# $firm (text) - its name; $rent (number)
sketch-brings = { $firm }, rent { UNITS($rent) }
# $worth (number) - of all things of a side, as net worth counts them
sketch-worth = worth { UNITS($worth) }
# $most (number) - how many can be named, of money which sum
sketch-up-to = up to { $most }
sketch-mortgaged = has a mortgaged firm, so it cannot be traded
# $thing (text) - a share, an exchange share, a load
sketch-one-more = One more: { $thing }
sketch-money = Money

sketch-changes = What would change
sketch-who = Player
sketch-firm = Firm
sketch-owner = Owner
# $who (you, other); $name (text) - the player; $gained (yes, no); $monopoly (text)
sketch-monopoly =
    { $who ->
        [you] { $gained ->
            [yes] You complete a monopoly: { $monopoly }
           *[no] You give up a monopoly: { $monopoly }
        }
       *[other] { $gained ->
            [yes] { $name } completes a monopoly: { $monopoly }
           *[no] { $name } gives up a monopoly: { $monopoly }
        }
    }

# $things (text) - already joined
sketch-gone = Not possible any more: { $things }

sketch-propose = Propose it
sketch-later = You can propose it in your turn, before the roll.
# $name (text) - to whom
sketch-show = Show it to { $name }
sketch-refuse-and-show = Refuse, and show this instead

sketch-label = A sketch of a trade
# $who (you, other) - who shows it; $name (text) - the other player; $gives, $gets (text) - of the reader
sketch-shown =
    { $who ->
        [you] You have shown { $name } a trade: you give { $gives } and get { $gets }.
       *[other] { $name } shows you a trade: you give { $gives } and get { $gets }.
    }
sketch-open = Open
sketch-drop = Put away
sketch-withdraw = Withdraw

sketch-counter = Answer with another trade

# What players have told the table.
sketch-told = everybody knows
sketch-tell = Tell everybody
# $order (text) - a standing answer in words
sketch-tell-this = Give this answer and tell everybody: { $order }
# $name (text) - a player; $round (number)
sketch-told-no-offers = { $name }: no offers in round { $round }, please.
# $group (text) - a group of firms
sketch-told-no-offers-for = { $name }: no offers for { $group }, please.
sketch-tell-round = Refuse, and tell everybody: no offers this round
sketch-tell-group = Refuse, and tell everybody: no offers for { $group }
# A button beside one's own firms, and what it does. $group (text) - their group
sketch-no-offers = No offers
sketch-no-offers-about = Tell everybody that you want no offers for { $group }, and refuse them. Another click takes it back.
