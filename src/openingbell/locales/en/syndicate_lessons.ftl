### The lessons of Syndicate; see acquire_lessons.ftl for how the messages are called.

syndicate_lessons-firm = Buy a firm
syndicate_lessons-firm-1 = Your turn begins with deals of your own. You have none to make yet: roll the dice.
syndicate_lessons-firm-2 = You have come to Cement, and nobody owns it. Buy it: rivals who land here will pay you.
syndicate_lessons-firm-done = Ada rolled a double, bought Brick and moved once more. Glass she does not want, so it goes to auction.

syndicate_lessons-auction = At the auction
syndicate_lessons-auction-1 = Brick, Cement and Glass belong together. Bid for Glass.
syndicate_lessons-auction-2 = Ada bids after all. Glass is worth more to you than to her: go higher.
syndicate_lessons-auction-done = It is yours. Two firms of one branch earn twice as much, each of them.

syndicate_lessons-exchange = On the exchange
syndicate_lessons-exchange-1 = You have come to the exchange. Its shares cost 10 today, and the rate goes up to 50. Buy three.
syndicate_lessons-exchange-4 = That will do. Finish.
syndicate_lessons-exchange-done = Whoever lands on the exchange pays its shareholders. And now Ada has an offer for you.

syndicate_lessons-trade = An offer
syndicate_lessons-trade-1 = Ada offers you Brick for 100. With it all three building firms are yours. Accept.
syndicate_lessons-trade-done = You have a monopoly: three firms of one branch, and you may build on them.

syndicate_lessons-build = Build
syndicate_lessons-build-1 = A house costs 30 and earns 30, and everything is tripled because you own all three firms. Build one on each.
syndicate_lessons-build-4 = Keep the rest in hand for bad times, and roll.
syndicate_lessons-build-done = Whoever comes to one of your cells pays 150 now: 20 and 30, times three.

syndicate_lessons-contraband = Contraband
syndicate_lessons-contraband-1 = A load costs 25 here. Bring it once around the board, and it sells for 100. Take one.
syndicate_lessons-contraband-2 = One is enough: on Police you lose them all. Finish.
syndicate_lessons-contraband-done = Ada came to the exchange, the rate rose to 40, and she had to pay you 120.

syndicate_lessons-sell = Sell high
syndicate_lessons-sell-1 = You bought at 10, and the rate is 40. It changes with the next visitor: sell all three.
syndicate_lessons-sell-done = 30 have become 240, with what Ada paid. Not bad for a day.

syndicate_lessons-credit = Credit
syndicate_lessons-credit-1 = Another game, and your first roll brings you to Credit. Borrow 200, to buy firms early on.
syndicate_lessons-credit-done = After one lap you return 220. The longer it takes, the dearer it gets.

syndicate_lessons-debt = In debt
syndicate_lessons-debt-1 = All your money is in houses, and you have come to Ada's Rocket: 150 are due. Mortgage one of your firms to pay her.
syndicate_lessons-debt-done = Paid. Redeem the firm when you can: until then it earns nothing. Who cannot pay any more is ruined, and the last who can has won.

syndicate_lessons-not-roll = There will be time for trades. First you need something to trade: roll.
syndicate_lessons-not-pass = A firm that you refuse goes to auction, and Ada may get it.
syndicate_lessons-not-auction = Then Ada gets it, and you never get all three together.
syndicate_lessons-not-cheap = At 10 a share hardly ever gets cheaper. Each brings its rate whenever a rival comes here.
syndicate_lessons-not-exchange = This is something else. Buy shares of the exchange itself.
syndicate_lessons-not-enough = Three are enough: the rate changes with every visitor.
syndicate_lessons-not-refuse = Brick is the firm you lack. A monopoly is worth more than 100.
syndicate_lessons-not-build = First build a house on each of your three firms.
syndicate_lessons-not-everywhere = Build one on each: nobody knows where Ada will land.
syndicate_lessons-not-mortgage = A mortgaged firm earns nothing, and your monopoly would be incomplete.
syndicate_lessons-not-share = Shares are for later. Whoever owns shares of your firm takes part in its income.
syndicate_lessons-not-united = What is united can only be traded all together. Keep it.
syndicate_lessons-not-cash = Keep some cash: whoever cannot pay is ruined.
syndicate_lessons-not-load = 75 for carrying a load around the board: take one.
syndicate_lessons-not-police = The more you carry, the more the police can take.
syndicate_lessons-not-own-share = That is a share of your own firm. Sell shares of the exchange.
syndicate_lessons-not-rate = The rate is 40 now. When the next visitor comes, it may be 5.
syndicate_lessons-not-borrow = Borrow now: money early on buys the firms that others will pay for.
syndicate_lessons-not-interest = It has to be returned with interest. 200 will do.
syndicate_lessons-not-debt = A sold share takes income from you for good. A mortgage can be redeemed.
