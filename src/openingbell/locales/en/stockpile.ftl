### Stockpile.
###
### - stockpile-event-KIND: what happened. Variables are the event's facts by their names; $seat is the player's name,
###   $who says whether that is the reader, $other and $whom the same of another player, $amount is a sum without its
###   sign. A list comes joined; $cards-number says how many items $cards has. With `-hidden` at the end: the same event
###   for those who may not know all of it.
### - stockpile-prompt-STEP: what a player is asked. The attribute `.about` asks the same with facts of the player's view.
### - stockpile-move-TYPE: a move, to choose it from a list. Variables are the parts of the move. If a move can have
###   different parts, the attribute with the name of one of them is said.
### - stockpile-name-THING: what a thing is called wherever a fact names it; signs that a name cannot have are _.
### - stockpile-ability-INVESTOR: what an investor can do.
### - stockpile-heading-NAME, stockpile-phase-PHASE: labels at the table.
###
### Cards are named after a colon, because a company, a fee and an action card would each want another sentence.
###
### Variables in all of these:
###   $company, $card, $investor (text) - what is meant
###   $open, $fees, $cards (text) - several cards, already joined; $cards can also be a number of cards
###   $forecast (text) - as on the card: +4, $$, -3
###   $pile, $from, $to, $pair, $number (number) - which pile, pair or face-down card, counted from 1
###   $normal, $split, $face_down, $shares (number) - cards in the normal and in the split portfolio; cards; shares
###   $price, $each, $bid (number) - dollars

stockpile-title = Stockpile
stockpile-about = You know what one company will do next, the others know something else: bid for piles of shares and sell before the news is out.
stockpile-lasts = 15 minutes with bots, 45 with friends

## Companies and other cards

stockpile-name-American = American Automotive
stockpile-name-Bottomline = Bottomline Bank
stockpile-name-Cosmic = Cosmic Computers
stockpile-name-Epic = Epic Electric
stockpile-name-Leading = Leading Laboratories
stockpile-name-Stanford = Stanford Steel

stockpile-name-boom = Boom
stockpile-name-bust = Bust
stockpile-name-fee1 = a fee of 1
stockpile-name-fee2 = a fee of 2
stockpile-name-fee3 = a fee of 3

# Face-down cards of a pile, and pairs that can be looked at.
stockpile-name-hidden1 = face-down card 1
stockpile-name-hidden2 = face-down card 2
stockpile-name-hidden3 = face-down card 3
stockpile-name-hidden4 = face-down card 4
stockpile-name-hidden5 = face-down card 5
stockpile-name-hidden6 = face-down card 6
stockpile-name-pair1 = face-down forecast 1
stockpile-name-pair2 = face-down forecast 2
stockpile-name-0_1 = the other player’s first forecast
stockpile-name-0_2 = the other player’s second forecast
stockpile-name-1_1 = the other player’s first forecast
stockpile-name-1_2 = the other player’s second forecast

## Investors

stockpile-name-Bill = Bountiful Bill
stockpile-name-Bernie = Broker Bernie
stockpile-name-Cramer = Crazy Cramer
stockpile-name-Donald = Discount Donald
stockpile-name-Deborah = Dividend Deborah
stockpile-name-Graham = Golden Graham
stockpile-name-Mark = Maverick Mark
stockpile-name-Martha = Mayknow Martha
stockpile-name-Stuart = Secretive Stuart
stockpile-name-Warren = Wise Warren

stockpile-ability-Bill = no ability, but nobody starts richer
stockpile-ability-Bernie = receives trading fees instead of paying them
stockpile-ability-Cramer = in the action phase may move one price by 1
stockpile-ability-Donald = pays the amount one space below the bid
stockpile-ability-Deborah = at the end of a round may declare a dividend of $1,000 a share
stockpile-ability-Graham = gets $1,000 more for every share sold
stockpile-ability-Mark = before the bidding may move one card to another pile
stockpile-ability-Martha = once a round, during the bidding, may look at another forecast
stockpile-ability-Stuart = may lay both cards face down
stockpile-ability-Warren = before the bidding may look at the face-down cards of one pile

## The table

stockpile-heading-company = Company
stockpile-heading-price = Price
stockpile-heading-forecast = Forecast
stockpile-heading-pile = Pile
stockpile-heading-bid = Bid
stockpile-heading-cash = Cash
stockpile-heading-owed = Owes
stockpile-heading-hand = Your cards

# $number (number) - cards
stockpile-deck = in the deck: { $number }

# $number (number) - this round
# $last (number) - the last one
stockpile-round = Round { $number } of { $last }

stockpile-phase-setup = Setup
stockpile-phase-information = Information
stockpile-phase-supply = Supply
stockpile-phase-demand = Demand
stockpile-phase-action = Action
stockpile-phase-selling = Selling
stockpile-phase-movement = Movement
stockpile-phase-over = The end

# What the marks on the table mean.
stockpile-legend =
    On the table, prices, bids and cash are in thousands of dollars.
      ····●◇····   a price track: the ticker, and the space after a split; $ pays
      +2 →7        a forecast everybody knows, and the price it leads to
      { "[" }-3] →5✗     one that only you know; ✗ with a bankruptcy, ◇ with a split
      ?            one that you do not know; below the table, what it can be
      { "[" }Epic] [?]   face-down cards on a pile: one you know, one you do not
      ▲ ▼ f1       a Boom, a Bust, a fee
      2+1          in a portfolio: two cards, and one split card
      3×? 1×AC     cards you do not know: three of any company, one of these two
      ►            has the first-player token

## Events: the beginning

stockpile-event-share =
    { $who ->
        [you] You are dealt
       *[other] { $seat } is dealt
    } a starting share of { $company }.

stockpile-event-share-hidden =
    { $who ->
        [you] You are dealt
       *[other] { $seat } is dealt
    } a starting share.

stockpile-event-first =
    { $who ->
        [you] You get
       *[other] { $seat } gets
    } the first-player token.

stockpile-event-offered =
    { $who ->
        [you] You are dealt an investor: { $investor }.
       *[other] { $seat } is dealt an investor: { $investor }.
    }

stockpile-event-offered-hidden =
    { $who ->
        [you] You are dealt
       *[other] { $seat } is dealt
    } an investor.

stockpile-event-chose =
    { $who ->
        [you] You choose
       *[other] { $seat } chooses
    } an investor: { $investor }.

stockpile-event-chose-hidden =
    { $who ->
        [you] You choose
       *[other] { $seat } chooses
    } an investor in secret.

stockpile-event-investor =
    { $who ->
        [you] You play
       *[other] { $seat } plays
    } as { $investor } and { $who ->
        [you] start
       *[other] starts
    } with { MONEY($amount) }.

stockpile-event-round =
    { $who ->
        [you] Round { $round }: you go first.
       *[other] Round { $round }: { $seat } goes first.
    }

## Events: information

stockpile-event-pair =
    { $who ->
        [you] You learn
       *[other] { $seat } learns
    } the forecast for { $company }: { $forecast }.

stockpile-event-pair-hidden =
    { $who ->
        [you] You get
       *[other] { $seat } gets
    } a secret forecast.

stockpile-event-public-pair = Everybody learns the forecast for { $company }: { $forecast }.

stockpile-event-pair-face-down = Forecast { $pair } lies face down beside the board.

## Events: supply

stockpile-event-pile-card = Pile { $pile } begins with: { $card }.

stockpile-event-drew =
    { $who ->
        [you] You draw
       *[other] { $seat } draws
    } a market card: { $card }.

stockpile-event-drew-hidden =
    { $who ->
        [you] You draw
       *[other] { $seat } draws
    } a market card.

stockpile-event-laid-up =
    { $who ->
        [you] You lay
       *[other] { $seat } lays
    } a card face up on pile { $pile }: { $card }.

stockpile-event-laid-down =
    { $who ->
        [you] You lay
       *[other] { $seat } lays
    } a card face down on pile { $pile }: { $card }.

stockpile-event-laid-down-hidden =
    { $who ->
        [you] You lay
       *[other] { $seat } lays
    } a card face down on pile { $pile }.

## Events: demand

stockpile-event-looked =
    { $who ->
        [you] You look
       *[other] { $seat } looks
    } at the face-down cards of pile { $pile }: { $cards }.

stockpile-event-looked-hidden =
    { $who ->
        [you] You look
       *[other] { $seat } looks
    } at the face-down cards of pile { $pile }.

stockpile-event-moved =
    { $who ->
        [you] You move
       *[other] { $seat } moves
    } a card from pile { $from } to pile { $to }: { $card }.

stockpile-event-moved-hidden =
    { $who ->
        [you] You move
       *[other] { $seat } moves
    } face-down card { $number } from pile { $from } to pile { $to }: { $card }.

stockpile-event-moved-hidden-hidden =
    { $who ->
        [you] You move
       *[other] { $seat } moves
    } face-down card { $number } from pile { $from } to pile { $to }.

stockpile-event-peeked =
    { $who ->
        [you] You look at { $other }’s forecast
       *[other] { $seat } looks at { $whom ->
            [you] your
           *[other] { $other }’s
        } forecast
    }: { $company } { $forecast }.

stockpile-event-peeked-hidden =
    { $seat } looks at { $whom ->
        [you] your
       *[other] { $other }’s
    } forecast.

stockpile-event-peeked-of-two =
    { $who ->
        [you] You look at { $other }’s forecast { $pair } of 2
       *[other] { $seat } looks at { $whom ->
            [you] your
           *[other] { $other }’s
        } forecast { $pair } of 2
    }: { $company } { $forecast }.

stockpile-event-peeked-of-two-hidden =
    { $seat } looks at { $whom ->
        [you] your
       *[other] { $other }’s
    } forecast { $pair } of 2.

stockpile-event-peeked-face-down =
    { $who ->
        [you] You look
       *[other] { $seat } looks
    } at forecast { $pair } of those face down: { $company } { $forecast }.

stockpile-event-peeked-face-down-hidden =
    { $who ->
        [you] You look
       *[other] { $seat } looks
    } at forecast { $pair } of those face down.

stockpile-event-skipped =
    { $who ->
        [you] You do
       *[other] { $seat } does
    } not use an ability for now.

stockpile-event-bid =
    { $who ->
        [you] You bid
       *[other] { $seat } bids
    } { MONEY($bid) } for pile { $pile }.

stockpile-event-outbid =
    { $who ->
        [you] You are
       *[other] { $seat } is
    } outbid on pile { $pile }.

stockpile-event-paid =
    { $who ->
        [you] You pay
       *[other] { $seat } pays
    } { MONEY($amount) } for pile { $pile }.

stockpile-event-took =
    { $who ->
        [you] You take
       *[other] { $seat } takes
    } pile { $pile }.{ $open-number ->
        [0] { "" }
       *[other] { " " }Face up: { $open }.
    }{ $fees-number ->
        [0] { "" }
       *[other] { " " }Fees that lay face down: { $fees }.
    } Face down: { $cards }.

stockpile-event-took-hidden =
    { $who ->
        [you] You take
       *[other] { $seat } takes
    } pile { $pile }.{ $open-number ->
        [0] { "" }
       *[other] { " " }Face up: { $open }.
    }{ $fees-number ->
        [0] { "" }
       *[other] { " " }Fees that lay face down: { $fees }.
    } Face down: { $face_down ->
        [one] { $face_down } card
       *[other] { $face_down } cards
    }.

stockpile-event-took-open =
    { $who ->
        [you] You take
       *[other] { $seat } takes
    } pile { $pile }.{ $open-number ->
        [0] { "" }
       *[other] { " " }Face up: { $open }.
    }{ $fees-number ->
        [0] { "" }
       *[other] { " " }Fees that lay face down: { $fees }.
    }

stockpile-event-fee-paid =
    { $who ->
        [you] You pay
       *[other] { $seat } pays
    } { $card }: { MONEY($amount) }.

stockpile-event-fee-bonus =
    { $who ->
        [you] You receive
       *[other] { $seat } receives
    } { $card } as a bonus: { MONEY($amount) }.

stockpile-event-owes =
    { $who ->
        [you] You still owe
       *[other] { $seat } still owes
    } { $cards }.

## Events: action

stockpile-event-boom =
    { $who ->
        [you] You play
       *[other] { $seat } plays
    } a Boom on { $company }.

stockpile-event-bust =
    { $who ->
        [you] You play
       *[other] { $seat } plays
    } a Bust on { $company }.

stockpile-event-raised =
    { $who ->
        [you] You raise
       *[other] { $seat } raises
    } { $company } by one space.

stockpile-event-lowered =
    { $who ->
        [you] You lower
       *[other] { $seat } lowers
    } { $company } by one space.

## Events: prices

stockpile-event-rose = { $company } rises to { MONEY($price) }.

stockpile-event-fell = { $company } falls to { MONEY($price) }.

stockpile-event-split = { $company } splits; its price goes back to { MONEY($price) }.

stockpile-event-split-again =
    { $who ->
        [you] You get
       *[other] { $seat } gets
    } { MONEY($amount) } for { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of { $company } that had split before.

stockpile-event-shares-split =
    { $who ->
        [you] Your
       *[other] { $seat }’s
    } { $cards ->
        [one] { $cards } card of { $company } splits
       *[other] { $cards } cards of { $company } split
    }.

stockpile-event-bankrupt = { $company } goes bankrupt; its price starts again at { MONEY($price) }.

stockpile-event-lost =
    { $who ->
        [you] You lose
       *[other] { $seat } loses
    } { $normal ->
        [0] { $split ->
            [one] { $split } split card
           *[other] { $split } split cards
        }
        [one] { $normal } card{ $split ->
            [0] { "" }
            [one] { " " }and { $split } split card
           *[other] { " " }and { $split } split cards
        }
       *[other] { $normal } cards{ $split ->
            [0] { "" }
            [one] { " " }and { $split } split card
           *[other] { " " }and { $split } split cards
        }
    } of { $company }.

## Events: selling

stockpile-event-sold =
    { $who ->
        [you] You sell
       *[other] { $seat } sells
    } a share of { $company } for { MONEY($amount) }.

stockpile-event-sold-split =
    { $who ->
        [you] You sell
       *[other] { $seat } sells
    } a split card of { $company } for { MONEY($amount) }.

stockpile-event-halved =
    { $who ->
        [you] You sell
       *[other] { $seat } sells
    } one share of a split card of { $company } for { MONEY($amount) }.

## Events: movement

stockpile-event-revealed =
    { $who ->
        [you] Your forecast
       *[other] { $seat }’s forecast
    } is shown: { $company } { $forecast }.

stockpile-event-came-true = The next forecast: { $company } { $forecast }.

stockpile-event-dividend = { $company } pays { MONEY($each) } for each share that is shown.

stockpile-event-declared =
    { $who ->
        [you] You declare
       *[other] { $seat } declares
    } a dividend for { $company }.

stockpile-event-claimed =
    { $who ->
        [you] You show
       *[other] { $seat } shows
    } { $normal ->
        [0] { $split ->
            [one] { $split } split card
           *[other] { $split } split cards
        }
        [one] { $normal } card{ $split ->
            [0] { "" }
            [one] { " " }and { $split } split card
           *[other] { " " }and { $split } split cards
        }
       *[other] { $normal } cards{ $split ->
            [0] { "" }
            [one] { " " }and { $split } split card
           *[other] { " " }and { $split } split cards
        }
    } of { $company } and { $who ->
        [you] get
       *[other] gets
    } { MONEY($amount) }.

stockpile-event-claimed-nothing =
    { $who ->
        [you] You show
       *[other] { $seat } shows
    } no card of { $company }.

## Events: the end

stockpile-event-ending = The last round is over: majority bonuses are paid, then all shares are sold.

stockpile-event-holdings = Shares of { $company }: { $shares }.
    .shares =
        { $value ->
            [0] { "" }
           *[other] { $who ->
                [you] you have
               *[other] { $name } has
            } { $value }
        }

stockpile-event-majority =
    { $who ->
        [you] You are
       *[other] { $seat } is
    } the majority shareholder of { $company } and { $who ->
        [you] get
       *[other] gets
    } { MONEY($amount) }.

stockpile-event-majority-tied =
    { $who ->
        [you] You are
       *[other] { $seat } is
    } one of the majority shareholders of { $company } and { $who ->
        [you] get
       *[other] gets
    } { MONEY($amount) }.

stockpile-event-sold-out =
    { $who ->
        [you] You sell
       *[other] { $seat } sells
    } { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of { $company } for { MONEY($amount) }.

# The count at the end, step by step.
stockpile-finale-1 = The portfolios are opened.
stockpile-finale-2 = Majority bonuses are paid.
stockpile-finale-3 = All shares are sold at their final price.

stockpile-event-over = The game is over: { $scores }.
    .scores =
        { $who ->
            [you] you have
           *[other] { $name } has
        } { MONEY($value) }

stockpile-event-won =
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

stockpile-prompt-choose = Choose the investor you will play as.

stockpile-prompt-place = Lay out your two cards: one face up, one face down.
    .about =
        { $hand-number ->
            [1] Lay out your other card, face down.
           *[other] Lay out your two cards, first the one that goes face up.
        }

stockpile-prompt-prepare = You may use an investor’s ability before the bidding.

stockpile-prompt-peek = You may look at a forecast now, once in this round.

stockpile-prompt-bid = Put a bidding piece on the track of a pile.

stockpile-prompt-act = Play your action cards, and use whatever else you can use now.

stockpile-prompt-sell = Sell as many shares as you like.

stockpile-prompt-claim = How many cards do you show to collect the dividend?
    .about = { $claim-company } pays { MONEY($claim-each) } a share. Of your cards ({ $claim-normal }, split { $claim-split }), how many do you show?

stockpile-prompt-declare = You may declare a dividend for one company: $1,000 for each share, to everybody.

## Moves

stockpile-move-choose = { $investor }
stockpile-move-up = Face up on pile { $pile }: { $card }
stockpile-move-down = Face down on pile { $pile }: { $card }
stockpile-move-look = Look at the face-down cards of pile { $pile }
stockpile-move-move = From pile { $from } to pile { $to }: { $card }
stockpile-move-peek = Look at { $pair }
    .seat = Look at { $seat }’s forecast
stockpile-move-skip = Not now
stockpile-move-bid = Pile { $pile }: { THOUSANDS($amount) }
stockpile-move-boom = A Boom on { $company }
stockpile-move-bust = A Bust on { $company }
stockpile-move-raise = Raise { $company } by one space
stockpile-move-lower = Lower { $company } by one space
stockpile-move-sell = Sell a share of { $company }
stockpile-move-sell-split = Sell a split card of { $company }
stockpile-move-halve = Sell one share of a split card of { $company }
stockpile-move-done = Done selling
stockpile-move-claim =
    { $normal ->
        [0] { $split ->
            [0] Nothing
            [one] { $split } split card
           *[other] { $split } split cards
        }
        [one] { $normal } card{ $split ->
            [0] { "" }
            [one] { " " }and { $split } split card
           *[other] { " " }and { $split } split cards
        }
       *[other] { $normal } cards{ $split ->
            [0] { "" }
            [one] { " " }and { $split } split card
           *[other] { " " }and { $split } split cards
        }
    }
stockpile-move-dividend = A dividend for { $company }

# Chance.
stockpile-move-share = A starting share of { $company }
stockpile-move-first = { $seat } goes first
stockpile-move-investor = Deal { $investor }
stockpile-move-pair = The forecast for { $company }: { $forecast }
stockpile-move-card = A market card: { $card }

## Options of a table

stockpile-option-investors = Investors
stockpile-option-board = Board
stockpile-option-board-standard = standard
stockpile-option-board-advanced = advanced

# $value (number) - a seat, counted from 0
stockpile-option-first = First player
    .value =
        { $value ->
            [0] seat 1
            [1] seat 2
            [2] seat 3
            [3] seat 4
           *[other] seat 5
        }

## The view on the page

stockpile-view-price = Price
    .value = { $sum }
stockpile-view-worth = Worth now
    .value = { $sum }
stockpile-view-phase = Phase
    .value =
        { $value ->
            [setup] { stockpile-phase-setup }
            [information] { stockpile-phase-information }
            [supply] { stockpile-phase-supply }
            [demand] { stockpile-phase-demand }
            [action] { stockpile-phase-action }
            [selling] { stockpile-phase-selling }
            [movement] { stockpile-phase-movement }
           *[over] { stockpile-phase-over }
        }
stockpile-view-board = Board
    .value =
        { $value ->
            [advanced] { stockpile-option-board-advanced }
           *[standard] { stockpile-option-board-standard }
        }

# What nobody needs to see who has the moves in words.
stockpile-view-bids = { "" }
stockpile-view-pays = { "" }
stockpile-view-fee_amounts = { "" }
stockpile-view-sales = { "" }
stockpile-view-brings = { "" }
stockpile-view-type = { "" }
stockpile-view-each_split = { "" }
stockpile-view-bonuses = { "" }
stockpile-view-holders = { "" }
stockpile-view-least = { "" }
stockpile-view-most = { "" }
stockpile-view-bonus_least = { "" }
stockpile-view-bonus_most = { "" }
stockpile-view-outlook = { "" }
stockpile-view-dividend = { "" }
stockpile-view-bankrupt = { "" }
stockpile-view-brings_least = { "" }
stockpile-view-brings_most = { "" }
stockpile-view-sure = { "" }
stockpile-view-hoped = { "" }
stockpile-view-track = { "" }
stockpile-view-split_space = { "" }
stockpile-view-start_space = { "" }
stockpile-view-dividend_spaces = { "" }
stockpile-view-hand_can_be = { "" }
stockpile-view-order = { "" }
stockpile-view-progress = { "" }

## The drawn table on the page

stockpile-heading-market = The market
stockpile-heading-piles = The piles
stockpile-track = { $company }: { MONEY($price) }, space { $space } of { $spaces }
stockpile-history = Prices so far: { $prices }
stockpile-zone-start = where the price starts
stockpile-zone-return = where it goes on after a split
stockpile-zone-dividend = pays a dividend when the price rises to it
stockpile-zone-bankrupt = Below this the company goes bankrupt
stockpile-zone-split = Above this the shares split
stockpile-short-split = Split
stockpile-short-bankrupt = Bankrupt
stockpile-short-dividend = { MONEY($each) } a share
stockpile-short-revealed = { $forecast }
stockpile-short-came-true = { $forecast }
stockpile-short-boom = ▲ { $seat }
stockpile-short-bust = ▼ { $seat }
stockpile-short-raised = ▲ { $seat }
stockpile-short-lowered = ▼ { $seat }
stockpile-short-claimed = { $seat } +{ MONEY($amount) }
stockpile-short-claimed-nothing = { $seat } –
stockpile-short-split-again = { $seat } +{ MONEY($amount) }
stockpile-short-shares-split = { $seat } ×2: { $cards }
stockpile-short-lost = { $seat } −{ $shares }
stockpile-pile = Pile { $number }
stockpile-worth = Worth { MONEY($amount) }
stockpile-worth-unknown = and { $number } unknown
stockpile-unknown-card = a card you do not know
stockpile-face-up = face up
stockpile-face-down = face down
stockpile-how-it-lies = How the card will lie
stockpile-laid-by = laid by: { $seat }
stockpile-known-to-you-alone = hidden from the others: only you know it
stockpile-known-to = hidden, but known to you and: { $seats }
stockpile-lay-up = Lay it face up here
stockpile-lay-down = Lay it face down here
stockpile-lay-which = Choose a card first
stockpile-bids-of-pile = Bids for pile { $pile }
stockpile-bid-for = Bid { MONEY($bid) } for pile { $pile }
stockpile-bid-pays = (you pay { MONEY($amount) })
stockpile-hint-place = Choose a card, then the pile it goes to. Nothing is sent before you confirm it.
stockpile-hint-bid = Choose a framed space beside a pile. Arrow keys go from one to the next.
stockpile-choose-boom = Boom: two spaces up for
stockpile-choose-bust = Bust: two spaces down for
stockpile-choose-raise = One space up for
stockpile-choose-lower = One space down for
stockpile-choose-dividend = A dividend for
stockpile-movable = Cards that can be moved
stockpile-sale-sell = { MONEY($amount) } each · { $number } left
stockpile-sale-sell-split = Split card, { MONEY($amount) } · { $number } left
stockpile-sale-halve = Half a split card, { MONEY($amount) }
stockpile-sale-costs = The next one costs you { MONEY($amount) } of the majority
stockpile-sale-may-cost = The next one may cost you { MONEY($amount) } of the majority
stockpile-sale-free = Costs nothing in the majority
stockpile-sale-total = Brings in
stockpile-sale-fees = { MONEY($amount) } of it pays fees,
stockpile-sale-cash = then you have { MONEY($amount) }
stockpile-sell = Sell for { MONEY($amount) }
stockpile-sell-nothing = Sell nothing
stockpile-claim-normal = Cards you show
stockpile-claim-split = Split cards you show
stockpile-claim = Show them and collect { MONEY($amount) }
stockpile-claim-nothing = Show nothing
stockpile-claim-hint = Everybody is asked, and answers come at a steady beat, so nobody learns from the time what you hold.

## Portfolios and news

stockpile-heading-portfolios = What everybody holds
stockpile-heading-brings = Shares bring
stockpile-heading-news = The news
stockpile-majority-sure = has the majority
stockpile-majority-maybe = may have the majority
# $number (number) - cards in the split portfolio
stockpile-split-cards = split cards, which count two: { $number }
stockpile-notes-known = Certain:
# $number (number) - cards
stockpile-notes-unknown =
    { $number ->
        [one] One card is one of:
       *[other] { $number } cards, each one of:
    }
stockpile-notes-start = The starting share is one of:
stockpile-news-none = The forecasts come with the first round.
stockpile-news-mine = yours alone
stockpile-news-public = known to all
stockpile-news-known = you know it
stockpile-news-possible = possible
stockpile-news-excluded = not possible
# $names (text) - players, already joined; $number (number) - how many they are
stockpile-news-secrets =
    { $number ->
        [one] { $names } knows one more.
       *[other] { $names } know one more each.
    }
# $number (number) - pairs
stockpile-news-face-down =
    { $number ->
        [one] One lies face down.
       *[other] { $number } lie face down.
    }
stockpile-news-bankrupt-sure = goes bankrupt by its forecast
stockpile-news-bankrupt-maybe = may go bankrupt by its forecast
stockpile-news-split-sure = splits by its forecast
stockpile-news-split-maybe = may split by its forecast
stockpile-news-dividend-sure = pays a dividend
stockpile-news-dividend-maybe = may pay a dividend
stockpile-news-dividend-no = no dividend in its forecast

## The end

stockpile-heading-reckoning = The last reckoning
stockpile-reckoning-back = One step back
stockpile-reckoning-on = One step on
# $company (text) - its name
stockpile-reckoning-holdings = { $company }: holdings are shown, and the majority is paid
stockpile-reckoning-sales = { $company }: all shares are sold
stockpile-reckoning-shares = Shares
stockpile-reckoning-gained = Paid
stockpile-chart = What everybody was worth when each round began, and at the end
stockpile-chart-end = End
stockpile-source-start = Start:
stockpile-source-investor = Investor:
stockpile-source-piles = Piles:
stockpile-source-fees = Fees:
stockpile-source-shares = Shares:
stockpile-source-dividends = Dividends:
stockpile-source-majorities = Majorities:

## Standing answers

stockpile-standing-claim = Answer dividends from now on
    .all = Show all cards for every dividend
    .none = Show nothing for dividends

## Why a move is advised

# Messages of reasons have the facts they name; $amount and other sums are money, $seat is another player.

stockpile-reason-pile =
    What you know of pile { $pile } is worth { MONEY($amount) }, and you pay { MONEY($price) }{ $cards ->
        [0] .
        [one] , and there is { $cards } card you do not know.
       *[other] , and there are { $cards } cards you do not know.
    }
stockpile-reason-cheap =
    Pile { $pile } costs you only { MONEY($price) }{ $cards ->
        [0] .
        [one] , and there is { $cards } card you do not know.
       *[other] , and there are { $cards } cards you do not know.
    }
stockpile-reason-rises = You know the forecast for { $company }: { $forecast }.
stockpile-reason-falls = You know the forecast for { $company }: { $forecast }. It is better to sell before that.
stockpile-reason-bankrupt = { $company } is sure to go bankrupt: its shares will be worth nothing.
stockpile-reason-risk = { $company } may go bankrupt this round.
stockpile-reason-sale = It brings you { MONEY($amount) } now.
stockpile-reason-splits = { $company } is sure to split: your shares double.
stockpile-reason-majority = The majority in { $company } is sure to bring you { MONEY($amount) }.
stockpile-reason-push-up =
    You hold { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of { $company }, which gain by it.
stockpile-reason-push-down =
    { $shares ->
        [0] You hold no shares of { $company }; others lose by it.
        [one] You hold only { $shares } share of { $company }; others lose more by it.
       *[other] You hold only { $shares } shares of { $company }; others lose more by it.
    }
stockpile-reason-secret = Only you will know what lies face down on pile { $pile }: { $card }.
stockpile-reason-spoils = A fee for all to see makes pile { $pile } less tempting to the others: { $card }.
stockpile-reason-tempts = Everybody sees what lies on pile { $pile }: { $card }. They will bid for it and pay.
stockpile-reason-claim = The dividend brings you { MONEY($amount) }.
stockpile-reason-dividend =
    You hold { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of { $company }.

## What is counted of finished games

stockpile-statistics-investor = Investors
stockpile-statistics-majorities = Majorities at the end
stockpile-statistics-first-split = The company that split first
stockpile-statistics-bankrupt = Bankruptcies in a game
stockpile-statistics-splits = Splits with shares in one’s portfolio
stockpile-statistics-length = Rounds in a game
