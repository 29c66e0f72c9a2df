### The lessons of Stockpile; see acquire_lessons.ftl for how the messages are called.

stockpile_lessons-supply = Fill the piles
stockpile_lessons-supply-1 = Only you know that Epic will rise by 4. Everybody knows that Leading falls by 2. You have a Boom and a fee: one goes face up, the other face down. Lay the fee face up on pile 2, where Leading is.
stockpile_lessons-supply-2 = Now hide the Boom: face down on pile 1, the one you want, because of Epic.
stockpile_lessons-supply-done = The others see that a card lies there, and that it is yours. Which it is they have to guess.

stockpile_lessons-bid = Bid for a pile
stockpile_lessons-bid-1 = Everybody gets one pile. Put your piece on pile 1, on the 3.
stockpile_lessons-bid-done = Ada has bid 6 and sent your piece home. Outbid is not out: you bid again.

stockpile_lessons-outbid = Bid again
stockpile_lessons-outbid-1 = With two shares of Epic, a Boom and what you know, pile 1 is worth more than 6. Bid 10.
stockpile_lessons-outbid-done = The pile is yours. Ada had to take pile 2, and paid for your fee.

stockpile_lessons-boom = Play the Boom
stockpile_lessons-boom-1 = A Boom raises a price by 2, at once. You know which company rises by another 4.
stockpile_lessons-boom-done = Epic stands at 7. With your forecast it will go beyond 10, and then something nice happens.

stockpile_lessons-hold = Hold on
stockpile_lessons-hold-1 = Now everybody may sell. You know what comes: keep everything, and be done.
stockpile_lessons-hold-done = Epic has split: each of your cards counts as two shares now. But Bottomline fell to 2, which nobody knew.

stockpile_lessons-crash = Sell in time
stockpile_lessons-crash-1 = The next round. Your forecast: Bottomline falls by 3, and it stands at 2. Sell it before it is bankrupt.
stockpile_lessons-crash-2 = Everybody can see that Epic falls by 2. Sell one of your split cards, as a whole.
stockpile_lessons-crash-3 = Keep the rest: the largest holder of a company gets a bonus at the end. Be done.
stockpile_lessons-crash-done = Bottomline is bankrupt, and whoever still had it has nothing. You have sold.

stockpile_lessons-dividend = Take a dividend
stockpile_lessons-dividend-1 = Stanford pays $2,000 a share to everybody who shows what they have. Show both of yours.
stockpile_lessons-dividend-done = $4,000. You need not show your shares: sometimes a secret is worth more.

stockpile_lessons-majority = The last round
stockpile_lessons-majority-1 = Another game, at its end. All shares are sold after this round anyway, and for each company the largest holder gets $10,000. Keep yours.
stockpile_lessons-majority-done = You have won! Now you know what to do with a secret.

stockpile_lessons-not-show = Face up everybody sees the Boom, and bids against you.
stockpile_lessons-not-own-fee = You want pile 1, and whoever takes it pays the fee.
stockpile_lessons-not-worst = That would do, too. But everybody knows that Leading falls: on pile 2 the fee drives the others off for good.
stockpile_lessons-not-hide = Put it where you are going to bid: pile 1 has Epic on it.
stockpile_lessons-not-nothing = For 0 nobody hesitates to outbid you. Begin with 3.
stockpile_lessons-not-low = Begin low. If somebody outbids you, you may still go higher.
stockpile_lessons-not-news = You know something of Epic alone, and Epic lies on pile 1.
stockpile_lessons-not-next = Higher than 6 is enough: 10 is the next space.
stockpile_lessons-not-worth = The other piles hold what you know nothing of, and a fee. Stay with Epic.
stockpile_lessons-not-boom = You know that Epic rises by 4. Together with the Boom it goes over the top.
stockpile_lessons-not-early = Now you get 7 for it. After the split each card is two shares of 6.
stockpile_lessons-not-unknown = You know nothing of this company. Sell when you know that a price falls, or need money.
stockpile_lessons-not-crash = A bankrupt company takes all its shares along. Sell Bottomline first.
stockpile_lessons-not-bottomline = First things first: Bottomline goes bankrupt in a moment.
stockpile_lessons-not-half = That sells one of the two shares. Sell the whole card.
stockpile_lessons-not-falls = Epic falls by 2 for sure, and everybody knows. Sell a split card of it.
stockpile_lessons-not-stanford = Stanford may still pay or rise: you do not know that it falls.
stockpile_lessons-not-majority = Leave one: it counts for the bonus of the largest holder.
stockpile_lessons-not-claim = Each share that you show brings $2,000. Show both.
stockpile_lessons-not-keep = You would get the same price in a moment, and lose the bonus of the largest holder.
