### Syndicate.
###
### - syndicate-event-KIND: what happened. Variables are the event's facts by their names; $seat is the player's name,
###   $who says whether that is the reader, $other and $whom the same of another player, $amount is a sum without its
###   sign, and $flow says whether it went out or came in. A list comes joined; $giving-number says how many items $giving
###   has. What the bank does, the Banker does once there is one: then the money is his, and the sentence has $other.
### - syndicate-sum, -price, -from, -by: parts of such sentences.
### - syndicate-prompt-STEP: what a player is asked. The attribute `.about` asks the same with facts of the player's view.
### - syndicate-move-TYPE: a move, to choose it from a list. Variables are the parts of the move. If a move can have
###   different parts, the attribute with the name of one of them, or of all, is said.
### - syndicate-name-THING: what a thing is called wherever a fact names it; signs that a name cannot have are _.
### - syndicate-item-WORD: what else can stand in a list or be the reason of a debt; `.of` with another thing behind it.
### - syndicate-heading-NAME, syndicate-note-NAME: labels at the table.
###
### Variables in all of these:
###   $good, $card, $group, $firm, $at (text) - what is meant: a firm, a card, a group, a cell
###   $seats, $giving, $taking (text) - several of them, already joined
###   $first, $second (number) - dice
###   $price, $rate, $value, $rest, $money (number) - sums
###   $cell, $round (number) - which cell, counted from 0; which round

syndicate-title = Syndicate
syndicate-about = Walk round the board, buy firms and unite them into monopolies, build, trade and gamble; the last one able to pay wins.
syndicate-lasts = three quarters of an hour in 30 rounds, an evening to the last player

# $amount (number) - a sum, never negative
syndicate-money = { UNITS($amount) }

## Firms

syndicate-name-munitions_1 = Rocket
syndicate-name-munitions_2 = Tank
syndicate-name-munitions_3 = Warship
syndicate-name-munitions_4 = Aircraft
syndicate-name-landing = Landing
syndicate-name-mineral_1 = Coal
syndicate-name-mineral_2 = Oil
syndicate-name-mineral_3 = Gold
syndicate-name-mineral_4 = Diamond
syndicate-name-land_ownership = Land ownership
syndicate-name-cinema_1 = Star Pictures
syndicate-name-cinema_2 = Sunset Films
syndicate-name-music_1 = Opera
syndicate-name-music_2 = Recording Studio
syndicate-name-club_1 = Blue Moon
syndicate-name-club_2 = Red Rose
syndicate-name-sheriff = Police Sheriff
syndicate-name-espionage = Espionage
syndicate-name-racket = Racket
syndicate-name-motor_1 = Truck
syndicate-name-motor_2 = Sports Car
syndicate-name-motor_3 = Limousine
syndicate-name-building_1 = Brick
syndicate-name-building_2 = Cement
syndicate-name-building_3 = Glass
syndicate-name-football_1 = Lions
syndicate-name-football_2 = Eagles
syndicate-name-football_3 = Rovers
syndicate-name-football_4 = United

# Groups; a football team is its own.
syndicate-name-military = Military
syndicate-name-mineral_super = Minerals
syndicate-name-entertainment = Entertainment
syndicate-name-illegal = Illegal business
syndicate-name-motor = Motor industry
syndicate-name-building = Building industry

# Monopolies that are parts of a group.
syndicate-name-munitions = Munitions industry
syndicate-name-mineral = Mineral industry
syndicate-name-cinema = Cinema
syndicate-name-music = Musical centre
syndicate-name-clubs = Night clubs

# Structures.
syndicate-name-WORKSES = works
syndicate-name-HOTELS = hotels
syndicate-name-CINEMAS = cinemas
syndicate-name-BARS = bars
syndicate-name-FACTORIES = factories
syndicate-name-HOUSES = houses

## Other cells

syndicate-name-BEGINNING = Beginning
syndicate-name-IS = Influence of society
syndicate-name-F = Fate
syndicate-name-CREDIT = Credit
syndicate-name-INSURANCE = Insurance
syndicate-name-PRISON = Prison
syndicate-name-EXCHANGE = Stock exchange
syndicate-name-CONTRABAND = Contraband
syndicate-name-PRIZE = Prize
syndicate-name-PARK = Park
syndicate-name-TRIAL = Trial
syndicate-name-PAY = Pay
syndicate-name-POLICE = Police
syndicate-name-TAX = Tax
syndicate-name-GO_TO_THE_PARK = Go to the park
syndicate-name-rest = Rest

## Cards

syndicate-name-WAR = War
syndicate-name-PEACE = Peace
syndicate-name-CRISIS_1_2 = Crisis ½
syndicate-name-CRISIS_1_1_2 = Crisis 1½
syndicate-name-TAX_20_ = Tax 20%
syndicate-name-TAX_5_ = Tax 5%
syndicate-name-DISASTER = Disaster
syndicate-name-INHERITANCE = Inheritance
syndicate-name-MEET_A_CASSATION = Appeal granted
syndicate-name-DISMISS_A_CASSATION = Appeal dismissed

syndicate-name-ROCK_BAND = Rock Band
syndicate-name-MAFIA = Mafia
syndicate-name-BANK_HOLD-UP = Bank Hold-up
syndicate-name-SPACE_PROGRAME = Space Programme
syndicate-name-BANKER = Banker
syndicate-name-SUCCESS = Success
syndicate-name-MEDICAL_TREATMENT = Medical treatment
syndicate-name-FINE = Fine
syndicate-name-ROBBERY = Robbery
syndicate-name-EXPENSES = Expenses
syndicate-name-PRESENT = Present
syndicate-name-FINDE = Find
syndicate-name-GAIN = Gain
syndicate-name-RECORD = Record
syndicate-name-PAYMENT = Payment
syndicate-name-COMPETITION_-_PRIZE = Competition prize

## Papers, and reasons of debts

# $thing (text) - of what
syndicate-item-share = a share
    .of = a share of { $thing }
syndicate-item-exchange = a share of the exchange
syndicate-item-load = a load of contraband
syndicate-item-firm = firm

syndicate-item-rent = rent
syndicate-item-levy = a levy
syndicate-item-fee = protection
syndicate-item-dividend = a dividend
syndicate-item-share-income = a shareholder’s part
syndicate-item-band-fee = a concert
syndicate-item-taxed = tax
syndicate-item-prison-fine = a fine
syndicate-item-fate = fate
syndicate-item-film = a film
syndicate-item-spying = the spies’ work
syndicate-item-salary = pay
syndicate-item-prize-won = a prize
syndicate-item-losing = lost matches
syndicate-item-insurance-paid = insurance
syndicate-item-space-done = the Space Programme
syndicate-item-estate = a ruined player’s goods
syndicate-item-compensation = what the bank lacked
syndicate-item-repaid = credit

## The table

syndicate-heading-cash = Cash
syndicate-heading-worth = Worth
syndicate-heading-cell = Cell

# $number (number) - this round
# $last (number) - the last one
syndicate-round = Round { $number } of { $last }

# $rate (text) - what a share of the exchange costs
syndicate-rate = rate { $rate }

# $money (text) - what the bank has
syndicate-bank = bank { $money }

syndicate-ruined = ruined

syndicate-note-ahead = Ahead
syndicate-note-teams = Football
syndicate-note-shares = Shares
syndicate-note-lawsuits = Suing for

# The card of a firm that somebody would get.
# $brings (number) - what it brings you at each stop, or would
# $structures, $limit, $each (numbers) - how many there are, how many there may be, what one costs
# $who (you, other), $seat (text) - who would get it
# $have, $all (numbers) - how many firms of the group that makes, of how many
# $completes (true, false), $monopoly (text) - whether that player then has all these firms
syndicate-card =
    { $firm } ({ $group }): worth { UNITS($value) }, { $who ->
        [you] would bring you
       *[other] brings you
    } { UNITS($brings) } a stop{ $limit ->
        [0] { "" }
       *[other] ; { $structures } of { $limit } structures, { UNITS($each) } each
    }.{ $all ->
        [1] { "" }
       *[other] { " " }{ $who ->
            [you] You would have
           *[other] { $seat } would have
        } { $have } of { $all } in the group{ $completes ->
            [true] , and a monopoly: { $monopoly }
           *[false] { "" }
        }.
    }

# Signs beside a player, before a number: shares of the exchange, loads, Mafia cards, the credit to repay, turns spent in
# prison; and that a turn will be missed.
syndicate-sign-exchange = x
syndicate-sign-load = l
syndicate-sign-mafia = m
syndicate-sign-credit = c
syndicate-sign-prison = p
syndicate-sign-rest = z

# What the marks on the table mean.
syndicate-legend =
    On the table:
      ›AC        the tokens of A and C; ›4 stands for four of them
      B2 80      a firm of B with two structures; you would pay 80 there
      B/         a firm of B that is mortgaged
      ♪          the rock band
      #7         the number of a cell of cards
      ►          whose turn it is
      x3 l2 m1   shares of the exchange, loads of contraband, Mafia cards
      c110 p1 z  credit to repay, turns spent in prison, will miss a turn
      Ahead      what your next roll could cost: the dice, the cell, the sum
      Tank+2*! 9 of your own firms: structures, insured, a lawsuit; what it brings
      A: War     cards that lie before A

## Parts of sentences about money

syndicate-sum =
    { $flow ->
        [in] { $who ->
            [you] You get
           *[other] { $seat } gets
        } { UNITS($amount) }
       *[out] { $who ->
            [you] You pay
           *[other] { $seat } pays
        } { $whom ->
            [nobody] { UNITS($amount) }
            [you] you { UNITS($amount) }
           *[other] { $other } { UNITS($amount) }
        }
    }

syndicate-price =
    { $flow ->
        [none] { "" }
       *[out] { " " }for { UNITS($amount) }{ $whom ->
            [nobody] { "" }
            [you] { " " }(to you)
           *[other] { " " }(to { $other })
        }
    }

syndicate-from =
    { $whom ->
        [nobody] { "" }
        [you] { " " }from you
       *[other] { " " }from { $other }
    }

syndicate-by =
    { $whom ->
        [nobody] { "" }
        [you] { " " }by a debt to you
       *[other] { " " }by a debt to { $other }
    }

## Events: the turn

syndicate-event-begins =
    { $who ->
        [you] You make
       *[other] { $seat } makes
    } the first move.

syndicate-event-turn =
    Round { $round }: { $who ->
        [you] your
       *[other] { $seat }’s
    } turn.

syndicate-event-rolled =
    { $who ->
        [you] You roll
       *[other] { $seat } rolls
    } { $first } and { $second }.

syndicate-event-moved =
    { $who ->
        [you] You land
       *[other] { $seat } lands
    } on cell { $cell }: { $at }.

syndicate-event-again =
    { $who ->
        [you] You have
       *[other] { $seat } has
    } another turn for the double.

syndicate-event-missed-turn =
    { $who ->
        [you] You miss
       *[other] { $seat } misses
    } a turn after the park.

syndicate-event-sent-to-park =
    { $who ->
        [you] You are
       *[other] { $seat } is
    } sent to the park.

syndicate-event-rests =
    { $who ->
        [you] You rest
       *[other] { $seat } rests
    } in the park and will miss a turn.

syndicate-event-imprisoned =
    { $who ->
        [you] You are
       *[other] { $seat } is
    } in prison now.

syndicate-event-served =
    { $who ->
        [you] You spend
       *[other] { $seat } spends
    } a turn in prison.

syndicate-event-released =
    { $who ->
        [you] You leave
       *[other] { $seat } leaves
    } prison with a double.

syndicate-event-drew-is =
    { $who ->
        [you] You draw
       *[other] { $seat } draws
    } an Influence of society card: { $card }.

syndicate-event-drew-f =
    { $who ->
        [you] You draw
       *[other] { $seat } draws
    } a Fate card: { $card }.

syndicate-event-rate = The share list shows { UNITS($rate) }.

syndicate-event-released-film =
    { $who ->
        [you] You release
       *[other] { $seat } releases
    } a film: { UNITS($value) }.

syndicate-event-spied =
    { $who ->
        [you] You get
       *[other] { $seat } gets
    } a report from the spies: { UNITS($value) }.

syndicate-event-laid =
    { $who ->
        [you] You lay
       *[other] { $seat } lays
    } the rock band on cell { $cell }: { $at }.

## Events: what is paid

syndicate-event-rent = { syndicate-sum } in rent: { $good }.

syndicate-event-levy = { syndicate-sum } as a levy: { $good }.

syndicate-event-fee = { syndicate-sum } for protection: { $good }.

syndicate-event-band-fee = { syndicate-sum } for a concert: { $good }.

syndicate-event-dividend = { syndicate-sum } as a dividend on shares of the exchange.

syndicate-event-share-income = { syndicate-sum } as a shareholder’s part: { $good }.

syndicate-event-taxed = { syndicate-sum } in tax.

syndicate-event-prison-fine = { syndicate-sum } as a fine on leaving prison.

syndicate-event-fate = { syndicate-sum }, as the card says.

syndicate-event-film = { syndicate-sum } for the film: { $good }.

syndicate-event-spying = { syndicate-sum } for the spies’ work: { $good }.

syndicate-event-salary = { syndicate-sum } as pay.

syndicate-event-prize-won = { syndicate-sum } as a prize.

syndicate-event-losing = { syndicate-sum } for lost matches.

syndicate-event-insurance-paid = { syndicate-sum } from the insurance: { $good }.

syndicate-event-space-done = { syndicate-sum } for the completed Space Programme.

syndicate-event-robbed-bank =
    { $who ->
        [you] You rob
       *[other] { $seat } robs
    } the bank.

syndicate-event-loot = { syndicate-sum }: the loot.

syndicate-event-shared-out = { syndicate-sum } as an equal share of the bank’s money.

syndicate-event-estate = { syndicate-sum } for what the ruined player owned.

syndicate-event-compensation = { syndicate-sum } to make up for what the bank lacked.

syndicate-event-last-cash = { syndicate-sum }: the last of the cash.

syndicate-event-traded-money = { syndicate-sum } in the trade.

## Events: firms and shares

syndicate-event-bought =
    { $who ->
        [you] You buy
       *[other] { $seat } buys
    } { $good }{ syndicate-price }.

syndicate-event-refused =
    { $who ->
        [you] You do
       *[other] { $seat } does
    } not buy { $good }.

syndicate-event-built =
    { $who ->
        [you] You build
       *[other] { $seat } builds
    } on { $good }{ syndicate-price }.

syndicate-event-mortgaged =
    { $flow ->
        [out] { $who ->
            [you] You lend
           *[other] { $seat } lends
        } { $whom ->
            [you] you
           *[other] { $other }
        } { UNITS($amount) } on a mortgage of { $good }.
       *[other] { $who ->
            [you] You mortgage
           *[other] { $seat } mortgages
        } { $good }{ syndicate-price }.
    }

syndicate-event-redeemed =
    { $who ->
        [you] You redeem
       *[other] { $seat } redeems
    } { $good }{ syndicate-price }.

syndicate-event-bought-share =
    { $who ->
        [you] You buy
       *[other] { $seat } buys
    } a share of { $good }{ syndicate-price }.

syndicate-event-bought-stock =
    { $who ->
        [you] You buy
       *[other] { $seat } buys
    } a share of the exchange{ syndicate-price }.

syndicate-event-bought-out =
    { $who ->
        [you] You buy
       *[other] { $seat } buys
    } all shares of { $good } that the bank has{ syndicate-price }.

syndicate-event-bought-cell =
    { $who ->
        [you] You buy
       *[other] { $seat } buys
    } all shares on the cell{ syndicate-price }: { $good }.

syndicate-event-sold-share =
    { $flow ->
        [out] { $who ->
            [you] You buy
           *[other] { $seat } buys
        } a share of { $good } from { $whom ->
            [you] you
           *[other] { $other }
        } for { UNITS($amount) }.
       *[other] { $who ->
            [you] You sell
           *[other] { $seat } sells
        } a share of { $good }{ syndicate-price }.
    }

syndicate-event-sold-stock =
    { $flow ->
        [out] { $who ->
            [you] You buy
           *[other] { $seat } buys
        } a share of the exchange from { $whom ->
            [you] you
           *[other] { $other }
        } for { UNITS($amount) }.
       *[other] { $who ->
            [you] You sell
           *[other] { $seat } sells
        } a share of the exchange{ syndicate-price }.
    }

syndicate-event-taken-over =
    { $who ->
        [you] You gain
       *[other] { $seat } gains
    } control of { $good }{ syndicate-from }.

syndicate-event-inherited =
    { $who ->
        [you] You inherit
       *[other] { $seat } inherits
    } { $good }.

syndicate-event-lost =
    { $who ->
        [you] You lose
       *[other] { $seat } loses
    } { $good } to { $whom ->
        [you] you
       *[other] { $other }
    }.

syndicate-event-destroyed =
    { $who ->
        [you] You lose
       *[other] { $seat } loses
    } { $good } in the disaster.

syndicate-event-insured =
    { $who ->
        [you] You insure
       *[other] { $seat } insures
    } { $good }{ syndicate-price }.

syndicate-event-surrendered =
    { $flow ->
        [out] { $who ->
            [you] You pay
           *[other] { $seat } pays
        } { $whom ->
            [you] you
           *[other] { $other }
        } { UNITS($amount) } of insurance and { $who ->
            [you] take
           *[other] takes
        } { $good }.
       *[other] { $who ->
            [you] You surrender
           *[other] { $seat } surrenders
        } { $good } to the insurance{ syndicate-price }.
    }

syndicate-event-sued =
    { $who ->
        [you] You open
       *[other] { $seat } opens
    } a lawsuit over { $good }{ syndicate-price }.

syndicate-event-won-case =
    { $who ->
        [you] You win
       *[other] { $seat } wins
    } the lawsuit over { $good }.

syndicate-event-lost-case =
    { $who ->
        [you] You lose
       *[other] { $seat } loses
    } the lawsuit over { $good }.

## Events: the auction

syndicate-event-auction = An auction begins: { $good }.

syndicate-event-bid =
    { $who ->
        [you] You bid
       *[other] { $seat } bids
    } { UNITS($price) } for { $good }.

syndicate-event-passed =
    { $who ->
        [you] You do
       *[other] { $seat } does
    } not bid for { $good }.

syndicate-event-unsold = Nobody wants { $good }.

## Events: credit, contraband, space, the bank

syndicate-event-borrowed = { syndicate-sum } on credit.

syndicate-event-repaid = { syndicate-sum } to repay a credit.

syndicate-event-prolonged =
    { $who ->
        [you] You keep
       *[other] { $seat } keeps
    } the credit for another lap.

syndicate-event-bought-load =
    { $who ->
        [you] You buy
       *[other] { $seat } buys
    } a load of contraband{ syndicate-price }.

syndicate-event-sold-load =
    { $flow ->
        [out] { $who ->
            [you] You pay
           *[other] { $seat } pays
        } { $whom ->
            [you] you
           *[other] { $other }
        } { UNITS($amount) } for a load of contraband.
       *[other] { $who ->
            [you] You deliver
           *[other] { $seat } delivers
        } a load of contraband{ syndicate-price }.
    }

syndicate-event-space-void =
    { $who ->
        [you] Your
       *[other] { $seat }’s
    } first Space Programme card is void.

syndicate-event-banker =
    { $who ->
        [you] You are
       *[other] { $seat } is
    } the Banker now.

syndicate-event-took-stock =
    { $who ->
        [you] You take
       *[other] { $seat } takes
    } a share of the exchange instead of money.

syndicate-event-took-structure =
    { $who ->
        [you] You take
       *[other] { $seat } takes
    } a structure instead of money: { $good }.

syndicate-event-took-firm =
    { $who ->
        [you] You take
       *[other] { $seat } takes
    } { $good } instead of money.

syndicate-event-gave-stock =
    { $who ->
        [you] You give
       *[other] { $seat } gives
    } { $whom ->
        [you] you
       *[other] { $other }
    } a share of the exchange instead of money.

syndicate-event-gave-firm =
    { $who ->
        [you] You give
       *[other] { $seat } gives
    } { $whom ->
        [you] you
       *[other] { $other }
    } { $good } instead of money.

syndicate-event-lapsed =
    { $who ->
        [you] You lose
       *[other] { $seat } loses
    } { UNITS($rest) }: the bank cannot pay it.

## Events: crime

syndicate-event-duel =
    { $who ->
        [you] You meet
       *[other] { $seat } meets
    } the Mafia. A duel: { $seats }.

syndicate-event-firm-duel =
    { $who ->
        [you] You meet
       *[other] { $seat } meets
    } the Mafia. A duel for { $group }: { $seats }.

syndicate-event-threw =
    { $who ->
        [you] You throw
       *[other] { $seat } throws
    } { $first } and { $second }.

syndicate-event-tied = A tie, and another throw: { $seats }.

syndicate-event-won-duel =
    { $who ->
        [you] You win
       *[other] { $seat } wins
    } the duel.

syndicate-event-confiscated =
    The police take { $good } from { $who ->
        [you] you
       *[other] { $seat }
    }.

syndicate-event-loads-seized =
    { $whom ->
        [nobody] The police take
        [you] As the Sheriff, you take
       *[other] Sheriff { $other } takes
    } all contraband from { $who ->
        [you] you
       *[other] { $seat }
    }.

## Events: trades

syndicate-event-trade-begun =
    { $who ->
        [you] You are
       *[other] { $seat } is
    } preparing an offer for { $whom ->
        [you] you
       *[other] { $other }
    }.

syndicate-event-proposed =
    { $who ->
        [you] You offer
       *[other] { $seat } offers
    } { $whom ->
        [you] you
       *[other] { $other }
    } a trade: { $giving-number ->
        [0] nothing
       *[other] { $giving }
    } for { $taking-number ->
        [0] nothing
       *[other] { $taking }
    }.

syndicate-event-trade-cancelled =
    { $who ->
        [you] You think
       *[other] { $seat } thinks
    } better of the offer to { $whom ->
        [you] you
       *[other] { $other }
    }.

syndicate-event-accepted =
    { $who ->
        [you] You accept
       *[other] { $seat } accepts
    } { $whom ->
        [you] your
       *[other] { $other }’s
    } offer.

syndicate-event-trade-refused =
    { $who ->
        [you] You refuse
       *[other] { $seat } refuses
    } { $whom ->
        [you] your
       *[other] { $other }’s
    } offer.

## Events: the end

syndicate-event-ruined =
    { $who ->
        [you] You are
       *[other] { $seat } is
    } ruined{ syndicate-by }.

syndicate-event-over = The game is over: { $scores }.
    .scores =
        { $who ->
            [you] you have
           *[other] { $name } has
        } { UNITS($value) }

syndicate-event-won =
    { $who ->
        [you] { $winners ->
            [1] You win!
           *[other] You share the win.
        }
       *[other] { $winners ->
            [1] { $seat } wins.
           *[other] { $seat } shares the win.
        }
    }

## Questions

syndicate-prompt-deal = Make your own deals before the roll, then choose “Done”.

syndicate-prompt-trade = Put the trade together: what you give, then what you take.
    .about =
        The trade so far: you give { $trade-giving-number ->
            [0] nothing
           *[other] { $trade-giving }
        }, you get { $trade-taking-number ->
            [0] nothing
           *[other] { $trade-taking }
        }.

syndicate-prompt-answer = Do you accept the trade?
    .about =
        You would get { $trade-giving-number ->
            [0] nothing
           *[other] { $trade-giving }
        } and give { $trade-taking-number ->
            [0] nothing
           *[other] { $trade-taking }
        }. Do you accept?

syndicate-prompt-credit-due = Your credit is due: repay it, or keep it for another lap at a higher price.

syndicate-prompt-offer-firm = Do you buy this firm? If not, it is auctioned.
    .about = Do you buy { $auction-good } for { UNITS($auction-nominal) }? If not, it is auctioned.

syndicate-prompt-offer-card = Do you buy this card? If not, it is auctioned.
    .about = Do you buy { $auction-good } for { UNITS($auction-nominal) }? If not, it is auctioned.

syndicate-prompt-offer-shares = You may buy all the shares that lie on this cell.

syndicate-prompt-build = This cell is yours: you may build on it.

syndicate-prompt-exchange = At the exchange: sell shares first, then buy some, then choose “Done”.

syndicate-prompt-borrow = You may take a credit.

syndicate-prompt-contraband = Deliver your loads, buy new ones, then choose “Done”.

syndicate-prompt-insure = You may insure your firms, each for half its value.

syndicate-prompt-sue = You may open lawsuits over your rivals’ firms, each at its value.

syndicate-prompt-auction = Do you bid?
    .about = The auction of { $auction-good }: do you bid { UNITS($auction-price) }?

syndicate-prompt-debt = You owe more than you have: raise money.
    .about = You owe { UNITS($debt-amount) } ({ $debt-reason }), more than you have: raise money.

syndicate-prompt-in-kind = The bank has no money for you: take something instead.
    .about = The bank cannot pay you { UNITS($debt-amount) } ({ $debt-reason }): take something instead.

## Moves

syndicate-move-pass = No, thanks
syndicate-move-done = Done
syndicate-move-buy = Buy { $firm }
    .card = Buy { $card }
syndicate-move-build = Build on { $firm }
syndicate-move-mortgage = Mortgage { $firm }
syndicate-move-redeem = Redeem { $firm }
syndicate-move-sell-share = Sell a share of { $firm }
    .paper = Sell { $paper }
syndicate-move-buy-share = Buy a share of { $firm }
    .paper = Buy { $paper }
syndicate-move-buy-out = Buy all shares of { $firm } that the bank has
syndicate-move-buy-cell = Buy all shares on the cell of { $firm }
syndicate-move-surrender = Surrender { $firm } to the insurance
syndicate-move-insure = Insure { $firm }
syndicate-move-sue = Sue for { $firm }
syndicate-move-take-structure = Take a structure for { $firm }
syndicate-move-give = Give { $firm }
    .group = Give { $group }
    .paper-firm = Give a share of { $firm }
    .paper = Give { $paper }
    .money = Give { UNITS($money) }
syndicate-move-take = Take { $firm }
    .group = Take { $group }
    .paper-firm = Take a share of { $firm }
    .paper = Take { $paper }
    .money = Take { UNITS($money) }
syndicate-move-trade = Make { $seat } an offer
syndicate-move-propose = Propose the trade
syndicate-move-cancel = No trade after all
syndicate-move-accept = Accept
syndicate-move-refuse = Refuse
syndicate-move-repay = Repay the credit
syndicate-move-prolong = Keep it for another lap
syndicate-move-sell-load = Deliver a load
syndicate-move-buy-load = Buy a load
syndicate-move-waive = Go without it
syndicate-move-bid = Bid { UNITS($price) }
syndicate-move-lay = Lay the rock band on cell { $cell }
syndicate-move-borrow = Borrow { UNITS($amount) }

# Chance.
syndicate-move-first = { $seat } begins
syndicate-move-roll = Dice: { $first } and { $second }
syndicate-move-throw = Throw in a duel: { $first } and { $second }
syndicate-move-is = Influence of society card: { $card }
syndicate-move-f = Fate card: { $card }
syndicate-move-list = Share list: { UNITS($value) }
syndicate-move-film = Film: { UNITS($value) }
syndicate-move-espionage = Spies’ report: { UNITS($value) }

## An offer in one line, and its refusals: offer NAME: THINGS for THINGS

# Stands between what one gives and what one gets; and between two things.
syndicate-offer-for = for
syndicate-offer-and = and

# $name (text) - somebody to whom an offer could be made
syndicate-offer-how = An offer is one line, what you give and what you want for it: offer { $name }: Opera for 115

# $name (text) - whom the offer was for
syndicate-offer-none = You cannot make { $name } an offer now: only before your roll, and two in a turn.

# $thing (text) - what was typed; $side (give, take) - whether one was to give or to get it
syndicate-offer-not =
    { $side ->
        [give] You cannot offer “{ $thing }”
       *[take] You cannot ask for “{ $thing }”
    } now, so nothing was offered.

# $things (text) - all that somebody has of a group
syndicate-offer-together = { $things }: together or not at all, so nothing was offered.

## Paying a debt in the cheapest way

# $moves (text) - the moves; $brings (number) - the money they raise; $owed (number) - what is lacking
# $interest (number) - what redeeming will cost on top; $rent (number) - what is no longer earned at a stop
syndicate-settle =
    The cheapest way: { $moves }. That brings { UNITS($brings) }; you lack { UNITS($owed) }.{ $interest ->
        [0] { "" }
       *[other] { " " }To redeem will take { UNITS($interest) } on top.
    }{ $rent ->
        [0] { "" }
       *[other] { " " }Lost at each stop: { UNITS($rent) }.
    }

# $moves, $brings, $owed - as above
syndicate-settle-ruin =
    All that you have brings { UNITS($brings) } of the { UNITS($owed) } you lack: { $moves }. You would be ruined.

syndicate-settle-ask = Enter does all of it, anything else nothing:

## The auction and debts on the page

# $nominal (number) - what the lot is valued at
syndicate-auction-rises = nominal { UNITS($nominal) }, rising
syndicate-auction-falls = nominal { UNITS($nominal) }, falling
syndicate-auction-leads = leads
syndicate-auction-out = out
# $monopoly (text) - what a bidder would have all firms of
syndicate-auction-completes = would complete: { $monopoly }

# A limit for this auction: before the number, on the button, and once it stands. $price (number) - the limit
syndicate-limit-rising = Bid for me up to
syndicate-limit-falling = Take it for me at
syndicate-limit-give = Set the limit
syndicate-limit-about = It answers for you in this auction as long as you can pay it. Nobody else is told.
syndicate-limit-stands-rising = Bids for you up to { UNITS($price) }
syndicate-limit-stands-falling = Takes it for you at { UNITS($price) }

# $amount (number); $reason (text) - what for; $whom (bank, other) - to whom; $creditor (text) - that player
syndicate-debt-owed =
    { $whom ->
        [bank] You owe the bank
       *[other] You owe { $creditor }
    } { UNITS($amount) }: { $reason }.
syndicate-debt-lacking = lacking
syndicate-debt-suggest = Suggest a way to pay
syndicate-settle-none = You have no debt that you would have to raise money for.

# Commands that only this game has.
syndicate-help =
    In Syndicate:
      offer NAME: THINGS for THINGS
                   what you give, what you want for it: offer Expert: Opera for 115
      limit 140    in an auction: bid up to 140 for me, or take it when it falls to 140
      settle       in debt: the cheapest way to pay, all at once

## Options of a table

syndicate-option-end = The game ends
syndicate-option-end-last = when one player is left
syndicate-option-end-first-bankruptcy = at the first ruin
syndicate-option-end-rounds = after a set number of rounds
syndicate-option-rounds = Rounds at most
syndicate-option-preset = Rules
syndicate-option-preset-full = complete
syndicate-option-preset-children = for children
syndicate-option-trades = Trades between players

## The view on the page

# What nobody needs to see who has the moves in words.
syndicate-view-place = { "" }
syndicate-view-rings = { "" }
syndicate-view-known = { "" }
syndicate-view-prices = { "" }
syndicate-view-prison_turns = { "" }
syndicate-view-prison_fine = { "" }
syndicate-view-changes = { "" }

## Standing answers: what answers for a player from now on, and why it does not any more

# $good (text) - what is auctioned; $price (number) - the highest price
syndicate-standing-limit = { $good }: bid up to { UNITS($price) }, or take it when the price falls to that
# $monopoly (text) - firms that build together; $keep (number) - what is to be left in cash
syndicate-standing-build = { $monopoly }: build evenly whenever I can, as long as I keep { UNITS($keep) }
# $keep (number) - what is to be left in cash, in this and the next two
syndicate-standing-roll = Roll at once, unless I can build and keep { UNITS($keep) }
syndicate-standing-buy = Buy every firm offered to me, as long as I keep { UNITS($keep) }
syndicate-standing-buy-papers = Buy papers offered to me, as long as I keep { UNITS($keep) }
    .offer-card = Buy every card offered to me but the Banker, as long as I keep { UNITS($keep) }
    .offer-shares = Buy all shares on cells where I stop, as long as I keep { UNITS($keep) }
# $keep (number) - what is to be left in cash; $rate (number) - the highest price of a share
syndicate-standing-buy-shares = Buy shares at the exchange, as long as I keep { UNITS($keep) }
    .firms = At the exchange, buy shares of rivals’ firms, as long as I keep { UNITS($keep) }
    .exchange = At the exchange, buy its own shares at up to { UNITS($rate) }, as long as I keep { UNITS($keep) }
syndicate-standing-insure = Insure whatever I can, as long as I have { UNITS($keep) }
syndicate-standing-decline = Decline from now on
    .offer-firm = Buy no firms offered to me
    .offer-card = Buy no cards
    .offer-shares = Buy no shares on cells
    .borrow = Take no credit
    .build = Build nothing when I stop at my own firms
    .exchange = Do nothing at the exchange
    .contraband = Leave contraband alone
    .insure = Insure nothing
    .sue = Open no lawsuits
# $round (number) - which round
syndicate-standing-no-offers = Refuse every offer in round { $round }
# $group (text) - a group of firms
syndicate-standing-no-offers-for = Refuse every offer for my firms of this group: { $group }
# $sum (number) - the least they must bring
syndicate-standing-no-offers-below = Refuse offers that bring me less than { UNITS($sum) } at nominal value
syndicate-standing-papers = In debt, sell shares of rivals’ firms and of the exchange first
# $cash (number) - how much is enough
syndicate-standing-spare-shares = Sell shares of my own firms, but keep more than half of each: in debt, and before the roll as long as I have less than { UNITS($cash) }

syndicate-doubt-cash = you have less cash than you named
# $thing (text) - a monopoly, in this and the next
syndicate-doubt-rival = a rival could complete a monopoly ({ $thing })
syndicate-doubt-group = you could complete a monopoly ({ $thing })

## The board on the page

syndicate-tab-sheet = Portfolio
syndicate-tab-card = Players

# A cell for those who cannot see it.
# $name (text); $group (text) - of its firm, none if it has none
# $state (owned, mortgaged, bank, auction, deck, none); $owner (text); $structures, $price (numbers)
# $cost (number) - what landing there would cost the reader; $tokens (text), $number (number) - who stands there
syndicate-cell =
    { $name }{ $group ->
        [none] { "" }
       *[other] , { $group }
    }{ $state ->
        [owned] ; { $owner }{ $structures ->
            [0] { "" }
           *[other] , structures: { $structures }
        }
        [mortgaged] ; { $owner }, mortgaged
        [bank] ; for sale at { UNITS($price) }
       *[none] { "" }
    }{ $cost ->
        [0] { "" }
       *[other] ; would cost you { UNITS($cost) }
    }{ $number ->
        [0] { "" }
       *[other] . Here: { $tokens }
    }

# $place (bank, auction, deck, none) - where a firm without an owner is; $price (number) - what it costs
syndicate-place =
    { $place ->
        [bank] For sale at { UNITS($price) }
        [auction] Waits for its auction
       *[deck] Not on the table
    }

syndicate-fact-value = Worth
syndicate-fact-rent = Rent now
syndicate-fact-yours = Would bring you
syndicate-fact-cost = Landing would cost you
syndicate-fact-structures = Structures
# $built, $limit (numbers) - how many stand, how many may; $structure (text) - of which kind; $each (number) - what one costs
syndicate-fact-built = { $built } of { $limit } ({ $structure }), { UNITS($each) } each
syndicate-fact-mortgaged = Mortgaged
syndicate-fact-redemption = To redeem
syndicate-fact-plaintiff = Sued by
syndicate-fact-shares = Shares
# $number (number) - of shares
syndicate-fact-in-bank = bank { $number }
syndicate-fact-insured = insured

# $number (number) - the sum of the dice
syndicate-reach = You get there with a { $number }.

# What a cell is for.
syndicate-about-BEGINNING = All tokens begin here.
syndicate-about-IS = You draw a card that changes things for everybody: war and peace, crises, taxes, courts.
syndicate-about-F = You draw a card of your own fate: money, loss, or something you may buy.
syndicate-about-CREDIT = You may borrow here; a lap later it is to be repaid with interest.
syndicate-about-INSURANCE = You may insure your legal firms for half their value.
syndicate-about-PRISON = Whoever is here earns nothing and misses turns; a double sets them free.
syndicate-about-EXCHANGE = The rate changes, holders of its shares are paid, and you may sell and buy shares.
syndicate-about-CONTRABAND = Buy loads here and sell them at a profit when you come again, unless the police come first.
syndicate-about-PRIZE = The bank pays you a prize.
syndicate-about-PARK = You rest, and miss a turn.
syndicate-about-TRIAL = You may sue for rivals’ firms; a card decides who wins.
syndicate-about-PAY = Whoever comes past here is paid.
syndicate-about-POLICE = You lose everything illegal and go to prison.
syndicate-about-TAX = You pay for each of your legal firms.
syndicate-about-GO_TO_THE_PARK = You go to the park and miss a turn.
syndicate-about-rest = Nothing happens here.

# $who (you, other) - whose turn it is; $name (text) - that player
syndicate-turn =
    { $who ->
        [you] Your turn
       *[other] { $name }’s turn
    }

syndicate-why = The rule

# $move (text) - a move in words; $flow (in, out, none) - whether it brings or costs something; $price (number)
# $worth (up, down, none, untold) - what becomes of the player’s worth; $change (number) - by how much
syndicate-priced =
    { $move }{ $flow ->
        [in] { " " }· +{ UNITS($price) }
        [out] { " " }· −{ UNITS($price) }
       *[none] { "" }
    }{ $worth ->
        [up] { " " }· worth +{ UNITS($change) }
        [down] { " " }· worth −{ UNITS($change) }
        [none] { " " }· worth ±0
       *[untold] { "" }
    }

# Moves where the firm need not be named, and kinds of moves.
syndicate-deal-build = Build
syndicate-deal-buy = Buy
syndicate-deal-mortgage = Mortgage
syndicate-deal-redeem = Redeem
syndicate-deal-sell-share = Sell a share
syndicate-deal-buy-share = Buy a share
syndicate-deal-buy-out = Buy its shares out
syndicate-deal-buy-cell = Buy the cell’s shares
syndicate-deal-surrender = Surrender
syndicate-deal-insure = Insure
syndicate-deal-sue = Sue
syndicate-deal-trade = Make an offer
syndicate-deal-lay = Rock band

syndicate-roll = Done: roll the dice
# $number (number) - how many moves are legal
syndicate-all-moves = All moves ({ $number })

# $have, $all (numbers) - firms of a group
syndicate-of = { $have } of { $all }
syndicate-monopoly = monopoly: { $monopoly }
syndicate-cells = All cells
syndicate-cell-before = The cell before
syndicate-cell-after = The next cell
syndicate-no-firms = No firms yet.

# $number (number) - how many
syndicate-paper-exchange = exchange shares: { $number }
syndicate-paper-loads = loads: { $number }
syndicate-paper-mafia = Mafia cards: { $number }
syndicate-paper-credit = credit to repay: { UNITS($amount) }
syndicate-paper-prison = in prison, turns missed: { $number }
syndicate-paper-rests = will miss a turn
syndicate-paper-lawsuit = suing for { $firm }

# Why something is asked.
# $about (none, group) - whether it is about a group, whose name is $group
syndicate-stage-duel =
    { $about ->
        [none] A duel of the Mafia
       *[group] A duel for { $group }
    }
syndicate-stage-credit-due = You have come past Credit with a loan. Each lap it is kept makes it dearer; after the third it must be repaid.
syndicate-stage-exchange = The list shows today’s rate. A share of the exchange brings its rate whenever a rival lands here; shares of firms bring a part of their income.
syndicate-stage-borrow = It is to be repaid with 10% on top when you come past again, or kept for two laps more at a higher price.
syndicate-stage-contraband = What you buy here can be sold at a profit on your next visit, but is lost if the police get you.
syndicate-stage-insure = An insured firm is paid in full if you lose it to a disaster, or surrender it in need.
syndicate-stage-sue = If you draw “Appeal granted”, you get the firm with all its owner has of the group. “Appeal dismissed” ends your lawsuits.
syndicate-stage-debt = A debt is paid by itself as soon as you have the money. If nothing more can be raised, you are ruined.
syndicate-stage-in-kind = What the bank cannot pay in money it gives in property at nominal value.
syndicate-stage-offer-card = A card that is kept. Whoever does not buy it sees it auctioned.
# What a card does, on its stage. “The drawer” is whoever has drawn it.
syndicate-does-WAR = The drawer’s munitions firms earn double, until peace comes.
syndicate-does-PEACE = The drawer’s munitions firms earn nothing, until war comes.
syndicate-does-PRIZE = Whoever owns a football team is paid for every team that is not theirs.
syndicate-does-CRISIS_1_2 = The drawer earns half as much, until the other crisis is drawn.
syndicate-does-CRISIS_1_1_2 = The drawer earns half as much again, until the other crisis is drawn.
syndicate-does-TAX_20_ = The drawer pays more on the cell Tax, until the other tax card is drawn.
syndicate-does-TAX_5_ = The drawer pays less on the cell Tax, until the other tax card is drawn.
syndicate-does-DISASTER = The drawer’s first firm ahead goes to the bank, with all they have of its group. Insurance pays.
syndicate-does-INHERITANCE = The drawer gets the first firm behind that is not theirs; a rival’s with all the rival has of its group.
syndicate-does-MEET_A_CASSATION = The drawer wins all their lawsuits: each firm comes with all its owner has of the group.
syndicate-does-DISMISS_A_CASSATION = All lawsuits of the drawer are lost, and nothing is refunded.
syndicate-does-ROCK_BAND = It can be bought. Laid on a cell of cards it earns from every rival who stops there.
syndicate-does-MAFIA = It can be bought. It collects protection money from rivals on the same cell, and throws dice in duels.
syndicate-does-BANK_HOLD-UP = It can be bought and kept. Whoever then draws Success takes all the money of the bank.
syndicate-does-SPACE_PROGRAME = It can be bought and kept. The second card completes the programme, and the bank pays for it.
syndicate-does-BANKER = The bank itself can be bought, for half of what the firms and structures in it cost.
syndicate-does-SUCCESS = With Bank Hold-up it takes all the money of the bank; without it nothing happens.
syndicate-does-cash = It brings or costs the drawer money at once.

# What the prison means for somebody in it. $who (you, other), $name (text); $left (number) - turns still to be missed;
# $fine (number) - what is paid after the last of them
syndicate-prison =
    { $who ->
        [you] You are in prison, and your firms earn you nothing.
       *[other] { $name } is in prison, and earns nothing.
    } { $left ->
        [one] One turn is left; a double sets free at once, else a fine of { UNITS($fine) } is due after it.
       *[other] { $left } turns are left; a double sets free at once, else a fine of { UNITS($fine) } is due after the last.
    }

# The exchange: $rate (number) - what a share costs; $held (number) - how many one has; $worth (number) - what they are worth
syndicate-exchange-now = A share costs { UNITS($rate) } now. { $held ->
        [0] You have none.
       *[other] You have { $held }, worth { UNITS($worth) }.
    }

## The end on the page

syndicate-chart = Net worth by round
syndicate-fates = What became of the firms
syndicate-bargains = Who bought what from whom
# The columns of that table
syndicate-bargain-round = Round
syndicate-bargain-what = What
syndicate-bargain-from = From
syndicate-bargain-to = To
syndicate-bargain-price = For
syndicate-fate-bank = bank
syndicate-fate-bought = bought
syndicate-fate-traded = traded
syndicate-fate-lost = won from its owner
syndicate-fate-inherited = inherited
syndicate-fate-taken-over = majority of shares
syndicate-fate-won-case = lawsuit
syndicate-fate-took = instead of money

## Why a move is advised

# Messages of reasons have the facts they name; $amount and other sums are money, $seat is another player.

syndicate-reason-completes = The whole group would be yours: { $group }.
syndicate-reason-group = You would have { $firms } of { $members } firms of a group: { $group }.
syndicate-reason-blocks = It keeps { $seat } from a whole group: { $group }.
syndicate-reason-income = Whoever stops there pays you { UNITS($amount) }: { $firm }.
syndicate-reason-cheap = It is offered below its value, for { UNITS($amount) } instead of { UNITS($nominal) }: { $firm }.
syndicate-reason-building = For { UNITS($amount) } every stop there costs the others more: { $firm }.
syndicate-reason-insurance = A disaster would cost you { UNITS($amount) }: { $firm }.
syndicate-reason-debt = You owe { UNITS($amount) }.
syndicate-reason-arms = It would give { $seat } a whole group: { $group }.
syndicate-reason-too-little = You would gain too little by it, compared with { $seat }.
syndicate-reason-fair = { $seat } has reason to accept.
syndicate-reason-visit = A stop within your next roll would cost you { UNITS($amount) }, and you have { UNITS($cash) }: { $firm }.

## What is counted of finished games

syndicate-statistics-first-bought = The firm that was bought first
syndicate-statistics-groups = Groups held at the end
syndicate-statistics-ruined = Players ruined in a game
syndicate-statistics-imprisoned = Times in prison
syndicate-statistics-length = Turns in a game
