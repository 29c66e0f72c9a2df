### Acquire.
###
### - acquire-event-KIND: what happened. Variables are the event's facts by their names; $seat is the player's name,
###   $who says whether that is the reader, $amount is a sum without its sign. With `-hidden` at the end: the same
###   event for those who may not know all of it. A list that has an item for each player is put together from the
###   attribute with the list's name ($name, $who and $value of an item; empty items are left out); an item after
###   the last player's from the attribute with `-beyond`: that one is the stock market's.
###   `.times` tells several such events in a row that may differ in the sum, `.each-FACT` several that differ in that
###   fact; $times says how many. `.brief` says it in a word or two after the player's name, `.thing` what is gathered
###   in its $things.
### - acquire-prompt-STEP: what a player is asked. The attribute `.about` asks the same with facts of the player's
###   view; $merger-survivor is the fact `survivor` in the view's part `merger`.
### - acquire-move-TYPE: a move, to choose it from a list. Variables are the parts of the move.
### - acquire-name-THING: what a thing is called wherever a fact names it.
### - acquire-effect-NAME, acquire-heading-NAME: labels at the table.
###
### Variables in all of these:
###   $tile, $placed (text) - a tile, 1A to 12I
###   $corporation, $survivor (text) - a corporation
###   $corporations (text) - several, already joined
###   $size, $number, $bought (number) - tiles; shares of the stock market; shares bought in this turn
###   $holders, $winners (number) - how many share a bonus, or the win
###   $shares, $scores - a number of shares, or such a list as above

acquire-title = Acquire
acquire-about = Found corporations tile by tile, buy shares, and cash in when the large ones swallow the small.
acquire-lasts = 20 minutes with bots, an hour or more with friends

## Corporations

acquire-name-Sackson = Sackson
acquire-name-Zeta = Zeta
acquire-name-America = America
acquire-name-Fusion = Fusion
acquire-name-Hydra = Hydra
acquire-name-Phoenix = Phoenix
acquire-name-Quantum = Quantum

acquire-name-Luxor = Luxor
acquire-name-Tower = Tower
acquire-name-American = American
acquire-name-Festival = Festival
acquire-name-Worldwide = Worldwide
acquire-name-Continental = Continental
acquire-name-Imperial = Imperial

## The table

acquire-heading-corporation = Corporation
acquire-heading-size = Tiles
acquire-heading-price = Price
acquire-heading-unsold = Unsold
acquire-heading-cash = Cash
acquire-heading-hand = Your tiles
acquire-heading-prices = Prices
acquire-heading-hundreds = ×$100

# $number (number) - tiles
acquire-bag = in the bag: { $number }

## The table on the page

acquire-heading-board = Board
acquire-heading-sheet = Corporations and shareholders
acquire-heading-bonuses = Majority and minority bonus
acquire-majority = majority
acquire-minority = minority
acquire-safe = safe: can never be absorbed
acquire-bonus-rule = The majority bonus is ten times, the minority bonus five times the price of a share.

acquire-space-empty = { $tile }: empty
acquire-space-alone = { $tile }: a tile of no corporation
acquire-space-corporation = { $tile }: { $corporation }

# $effect (text) - what it would do, as below
# $corporations (text) - those concerned, already joined
acquire-tile-in-hand =
    { $number ->
        [0] Your tile { $tile }: { $effect }
       *[other] Your tile { $tile }: { $effect } { $corporations }
    }

acquire-size-and-price =
    { $size ->
        [one] { $size } tile, { MONEY($amount) }
       *[other] { $size } tiles, { MONEY($amount) }
    }

acquire-unsold =
    { $number ->
        [one] { $number } share unsold
       *[other] { $number } shares unsold
    }

acquire-buy-shares = Buy a share
acquire-basket = Shares you are buying
acquire-basket-empty = Nothing in the basket yet
acquire-nothing-to-buy = No corporation has shares for sale yet
acquire-put-back = Put the share of { $corporation } back
acquire-cash-left = Left:

acquire-end-turn = End the turn

acquire-dispose-sell = Sell
acquire-dispose-trade = Trade 2 for 1

# What is to become of the shares, each part if there is any of it.
acquire-disposal-sold = sell { $number }
acquire-disposal-traded = trade { $number }
acquire-disposal-kept = keep { $number }

# $choice (text) - those parts, already joined
acquire-dispose-done = Confirm: { $choice }

# Where a result came from.
acquire-source-start = Start:
acquire-source-bought = Bought:
acquire-source-sold = Sold:
acquire-source-bonuses = Bonuses:

acquire-bonuses = Bonuses for { $corporation }

# Which bonus somebody gets.
acquire-bonus-majority = majority
acquire-bonus-minority = minority
acquire-bonus-sole = both, the only shareholder
acquire-bonus-tied = an equal part of both

acquire-each = { MONEY($amount) } each

acquire-sell-all = Sell all
acquire-trade-all = Trade all

acquire-sum = for { MONEY($amount) }
acquire-bonus-got = Your bonus: { MONEY($amount) }
acquire-cash-then = Cash then: { MONEY($amount) }

acquire-option-names = Names of the corporations
acquire-option-names-1999 = 1999 edition
acquire-option-names-classic = Classic edition
acquire-option-holdings = Money and shares
acquire-option-holdings-open = open to all
acquire-option-holdings-hidden = hidden

# What the marks on the table mean.
acquire-legend =
    On the table:
      !            a safe corporation
      { "*" } ′          a majority and a minority, as things stand
      + x          where a tile of yours would go, and where it may not
      >            the tile just placed

## What a tile in hand would do

acquire-effect-alone = lies alone
acquire-effect-founds = founds one
acquire-effect-grows = enlarges
acquire-effect-merges = merges
acquire-effect-eighth = not now
acquire-effect-dead = dead

acquire-view-effect = Effect
    .value =
        { $value ->
            [alone] { acquire-effect-alone }
            [founds] { acquire-effect-founds }
            [grows] { acquire-effect-grows }
            [merges] { acquire-effect-merges }
            [eighth] { acquire-effect-eighth }
           *[dead] { acquire-effect-dead }
        }

## Events: the beginning

acquire-event-started =
    { $who ->
        [you] You draw
       *[other] { $seat } draws
    } { $tile } as a starting tile.

acquire-event-begins =
    { $who ->
        [you] You take
       *[other] { $seat } takes
    } the first turn.

# $number (number) - the number of the turn; who begins has turn 1
acquire-event-turn =
    { $who ->
        [you] Turn { $number }: it is your turn.
       *[other] Turn { $number }: it is { $seat }’s turn.
    }

## Events: tiles

acquire-event-drew =
    { $who ->
        [you] You draw
       *[other] { $seat } draws
    } { $tile }.
    .each-tile =
        { $who ->
            [you] You draw
           *[other] { $seat } draws
        } { $tile }.

acquire-event-drew-hidden =
    { $who ->
        [you] You draw
       *[other] { $seat } draws
    } a tile.
    .times =
        { $who ->
            [you] You draw
           *[other] { $seat } draws
        } { $times } tiles.

acquire-event-set-aside =
    { $who ->
        [you] You set
       *[other] { $seat } sets
    } { $tile } aside: it can never be placed.

acquire-event-placed =
    { $who ->
        [you] You place
       *[other] { $seat } places
    } { $tile }.
    .brief =
        { $who ->
            [you] place
           *[other] places
        } { $tile }

acquire-event-passed =
    { $who ->
        [you] You have no tile that can be placed and pass.
       *[other] { $seat } has no tile that can be placed and passes.
    }
    .brief =
        { $who ->
            [you] pass
           *[other] passes
        }

## Events: corporations

acquire-event-founded =
    { $who ->
        [you] You found
       *[other] { $seat } founds
    } { $corporation } with { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }.
    .brief =
        { $who ->
            [you] found
           *[other] founds
        } { $corporation }

acquire-event-free-share =
    { $who ->
        [you] You get
       *[other] { $seat } gets
    } the founder’s free share of { $corporation }.

acquire-event-no-free-share =
    The bank has no share of { $corporation } left: { $who ->
        [you] you get
       *[other] { $seat } gets
    } none for founding it.

acquire-event-grew =
    { $corporation } now has { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }.

## Events: mergers

acquire-event-merger =
    { $who ->
        [you] You merge
       *[other] { $seat } merges
    } { $corporations }.
    .brief =
        { $who ->
            [you] merge
           *[other] merges
        } { $corporations }

acquire-event-survives = { $corporation } survives the merger.
    .brief = { $corporation } survives

acquire-event-absorbed = { $survivor } absorbs { $corporation }; its shareholders are paid first.
    .brief = { $survivor } absorbs { $corporation }

acquire-event-market =
    The stock market counts as the holder of { $number ->
        [one] { $number } share
       *[other] { $number } shares
    } of { $corporation }.

acquire-event-holdings = Shares of { $corporation }: { $shares }.
    .shares =
        { $value ->
            [0] { "" }
           *[other] { $who ->
                [you] you have
               *[other] { $name } has
            } { $value }
        }
    .shares-beyond = the stock market has { $value }

acquire-event-bonus-majority =
    { $who ->
        [you] You get
       *[other] { $seat } gets
    } the majority bonus for { $corporation }: { MONEY($amount) }.

acquire-event-bonus-minority =
    { $who ->
        [you] You get
       *[other] { $seat } gets
    } { $holders ->
        [one] the minority bonus
       *[other] an equal part of the minority bonus
    } for { $corporation }: { MONEY($amount) }.

acquire-event-bonus-sole =
    { $who ->
        [you] You get
       *[other] { $seat } gets
    } both bonuses as the only shareholder of { $corporation }: { MONEY($amount) }.

acquire-event-bonus-tied =
    { $who ->
        [you] You share the majority in { $corporation } and get
       *[other] { $seat } shares the majority in { $corporation } and gets
    } an equal part of both bonuses: { MONEY($amount) }.

acquire-event-sold =
    { $who ->
        [you] You sell
       *[other] { $seat } sells
    } a share of { $corporation } for { MONEY($amount) }.
    .times =
        { $who ->
            [you] You sell
           *[other] { $seat } sells
        } { $times } shares of { $corporation } for { MONEY($amount) }.
    .brief =
        { $who ->
            [you] sell
           *[other] sells
        } { $things }
    .thing = { $times } { $corporation } for { MONEY($amount) }

acquire-event-traded =
    { $who ->
        [you] You trade
       *[other] { $seat } trades
    } two shares of { $corporation } for one of { $survivor }.
    .times =
        { $who ->
            [you] You trade
           *[other] { $seat } trades
        } shares of { $corporation } for { $times } of { $survivor }, two for one.
    .brief =
        { $who ->
            [you] trade
           *[other] trades
        } { $corporation } for { $times } { $survivor }

acquire-event-kept =
    { $who ->
        [you] You keep
       *[other] { $seat } keeps
    } { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of { $corporation }.
    .brief =
        { $who ->
            [you] keep
           *[other] keeps
        } { $shares } { $corporation }

## Events: buying

acquire-event-bought =
    { $who ->
        [you] You buy
       *[other] { $seat } buys
    } a share of { $corporation } for { MONEY($amount) }.
    .times =
        { $who ->
            [you] You buy
           *[other] { $seat } buys
        } { $times } shares of { $corporation } for { MONEY($amount) }.
    .brief =
        { $who ->
            [you] buy
           *[other] buys
        } { $things }
    .thing = { $times } { $corporation }

## Events: the end

acquire-event-announced =
    { $who ->
        [you] You announce
       *[other] { $seat } announces
    } the end: this turn is the last one.
    .brief =
        { $who ->
            [you] announce
           *[other] announces
        } the end

acquire-event-ending = The game ends as announced: the last bonuses are paid, then all shares are sold.
    .brief = the game ends

acquire-event-stalled = The game ends: nobody placed or drew a tile for a whole round.
    .brief = the game ends

acquire-event-sold-out =
    { $who ->
        [you] You sell
       *[other] { $seat } sells
    } { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of { $corporation } for { MONEY($amount) }.

acquire-event-over = The game is over: { $scores }.
    .scores =
        { $who ->
            [you] you have
           *[other] { $name } has
        } { MONEY($value) }

acquire-event-won =
    { $who ->
        [you] { $winners ->
            [one] You win!
           *[other] You share the win.
        }
       *[other] { $winners ->
            [one] { $seat } wins.
           *[other] { $seat } shares the win.
        }
    }

## Questions

acquire-prompt-place = Place a tile; if none can be placed, pass.

acquire-prompt-found = Choose a corporation to found.
    .about = Choose a corporation to found with { $placed }.

acquire-prompt-survive = Choose which of the largest corporations survives.
    .about = { $placed } merges { $merger-waiting }. Choose which of the largest survives.

acquire-prompt-absorb = Choose which corporation is absorbed next.
    .about = Choose which corporation { $merger-survivor } absorbs next.

acquire-prompt-dispose = Sell, trade or keep your shares of the absorbed corporation.
    .about = { $merger-survivor } absorbs { $merger-defunct }: sell your shares, trade them two for one, or keep them.

acquire-prompt-buy = Buy up to three shares in this turn, then choose “Done buying”.
    .about =
        { $bought ->
            [0] You may buy up to three shares.
            [1] You may buy two more shares.
            [2] You may buy one more share.
           *[other] You have bought your three shares for this turn.
        }

## Moves

acquire-move-place = Place { $tile }
acquire-move-found = Found { $corporation }
acquire-move-survive = Let { $corporation } survive
acquire-move-absorb = Absorb { $corporation } next
acquire-move-buy = Buy a share of { $corporation }
acquire-move-sell = Sell one share
acquire-move-trade = Trade two shares for one
acquire-move-keep = Keep the shares you have left
acquire-move-announce = Announce the end of the game
acquire-move-done = Done buying
acquire-move-pass = Pass

# Chance draws a tile.
acquire-move-draw = Draw { $tile }

# Chance says how many shares the stock market holds.
acquire-move-market =
    The stock market holds { $number ->
        [one] { $number } share
       *[other] { $number } shares
    }

## Standing answers

# $cash (number) - a sum
acquire-standing-nothing = Buy nothing as long as I have less than { MONEY($cash) }
# $thing (text) - a corporation
acquire-doubt-behind = others hold more of { $thing } than you

## Why a move is advised

# Messages of reasons have the facts they name; $amount and other sums are money, $seat is another player.

acquire-reason-bonus =
    The merger pays you { MONEY($amount) } at once as { $rank ->
        [first] first holder
        [second] second holder
        [sole] the only holder
       *[tied] one of the first holders
    } of { $corporation }.
acquire-reason-founding = It founds a corporation, and the founder gets a free share.
acquire-reason-growth =
    It makes { $corporation } larger, and you hold { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of it.
acquire-reason-free-share = You get a free share of { $corporation }.
acquire-reason-unassailable =
    With { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } nobody can overtake you in { $corporation } any more: a merger of it would pay you { MONEY($amount) } as first holder.
acquire-reason-first =
    With { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } you become first holder of { $corporation }: a merger of it would pay you { MONEY($amount) }.
acquire-reason-ahead =
    You stay first holder of { $corporation }: { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    }, { $lead } more than anybody else.
acquire-reason-level =
    With { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } you draw level with the first holder of { $corporation }.
acquire-reason-second =
    With { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } you become second holder of { $corporation }: a merger of it would pay you { MONEY($amount) }.
acquire-reason-own-merger = Your tile { $tile } could merge { $corporation }, which would pay you { MONEY($amount) } as first holder.
acquire-reason-sale = A share of { $corporation } brings { MONEY($amount) } now.
acquire-reason-exchange = A share of { $corporation } is worth { MONEY($amount) }, and it is there to stay.
acquire-reason-keeping =
    { $corporation } may be founded again: { $tiles ->
        [one] { $tiles } tile is
       *[other] { $tiles } tiles are
    } still in the bag.
acquire-reason-saving = You keep { MONEY($amount) } for what is to come.
acquire-reason-ending = You end the game while you are ahead.

## What is counted of finished games

acquire-statistics-first-founded = The corporation that was founded first
acquire-statistics-founded = Corporations founded by a player
acquire-statistics-majorities = Times somebody was the largest shareholder alone
acquire-statistics-mergers = Mergers in a game
acquire-statistics-length = Turns in a game
acquire-statistics-end = How games end
acquire-statistics-end-ending = the end was announced
acquire-statistics-end-stalled = nobody could go on
