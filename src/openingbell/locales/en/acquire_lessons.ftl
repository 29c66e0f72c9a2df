### The lessons of Acquire. They are fetched when somebody learns, and are no part of the page's other words.
###
### - acquire_lessons-LESSON: what it is called
### - acquire_lessons-LESSON-NUMBER: what is to be done at this step; a step without one goes on with the last
### - acquire_lessons-LESSON-done: what has been learned
### - acquire_lessons-not-WHY: why another move is not what the lesson is about

acquire_lessons-found = Found a corporation
acquire_lessons-found-1 = Each tile has one space, the one with its name. Two tiles side by side make a corporation: place 6B beside 5B.
acquire_lessons-found-2 = You have founded a corporation. Which one is up to you. Take Sackson: it is cheap to buy into.
acquire_lessons-found-done = The founder gets a share for nothing. From two tiles on, a corporation has a price.

acquire_lessons-buy = Buy shares
acquire_lessons-buy-1 = After the tile you may buy three shares. Buy three of Sackson, while they cost $200.
acquire_lessons-buy-4 = That is all for one turn. End it: then you draw a new tile.
acquire_lessons-buy-done = You own four shares of Sackson. Meanwhile Ada has founded Hydra, and Ben has joined her.

acquire_lessons-grow = Let it grow
acquire_lessons-grow-1 = The more tiles, the dearer the share. Make Sackson larger.
acquire_lessons-grow-done = A share of Sackson now costs $300, and you bought yours for less.

acquire_lessons-second = Come second
acquire_lessons-second-1 = Bonuses go to whoever has the most shares, and to the second. In Hydra Ada has four and Ben two. Buy three, and the second place is yours.
acquire_lessons-second-4 = Now end your turn.
acquire_lessons-second-done = You have a stake in both corporations now. They are coming close to each other.

acquire_lessons-merge = Merge two corporations
acquire_lessons-merge-1 = 8B lies between Sackson and Hydra. Place it, and the larger one swallows the smaller.
acquire_lessons-merge-done = Sackson is gone, and it paid: $3,000 to you for the most shares, $1,500 to Ada for the second place. Mergers are where money comes from.

acquire_lessons-trade = What to do with the old shares
acquire_lessons-trade-1 = Your four shares of Sackson can be sold, kept, or traded two for one. Trade all four: with two more of Hydra you have five, and Ada four.
acquire_lessons-trade-done = You lead in Hydra now, and it did not cost a dollar.

acquire_lessons-alone = One share decides
acquire_lessons-alone-1 = Another game. You and Ada have four shares of America each: you would have to divide both bonuses. Buy one more.
acquire_lessons-alone-2 = Five against four. Keep the rest of your money, and end the turn.
acquire_lessons-alone-done = Whoever is alone at the top gets the whole majority bonus. It is worth counting the others' shares.

acquire_lessons-survive = Who survives?
acquire_lessons-survive-1 = America and Phoenix have three tiles each. Merge them with 6C.
acquire_lessons-survive-2 = They are equal, so you decide who survives. Only the one that disappears pays bonuses, and your shares are in America: let Phoenix survive.
acquire_lessons-survive-done = $4,000 for you. Who places the tile chooses the moment and, between equals, the victim.

acquire_lessons-end = End the game
acquire_lessons-end-1 = Sackson has ten tiles. With the eleventh it is safe: nobody can swallow it any more. Place 6A.
acquire_lessons-end-2 = All corporations on the board are safe, so you may announce the end. You lead: do it.
acquire_lessons-end-3 = Finish your turn. Then all bonuses are paid once more, and all shares are sold.
acquire_lessons-end-done = You have won! The richest player wins, and that is all there is to it.

acquire_lessons-not-alone = This tile touches no other, so nothing would be founded.
acquire_lessons-not-cheap = Any free corporation would do. Here take Sackson: your money buys more of the cheap ones.
acquire_lessons-not-three = You may still buy: up to three in a turn.
acquire_lessons-not-grow = This tile does not touch Sackson, so it would not grow.
acquire_lessons-not-lead = You lead in Sackson already, and nobody else has a share of it. More of it wins you no other bonus.
acquire_lessons-not-second = Not yet: with three shares of Hydra you come second.
acquire_lessons-not-merge = This tile merges nothing. Only one tile in your hand touches two corporations.
acquire_lessons-not-sell = Selling brings $300 each. Traded, they make you the largest holder of Hydra, which is worth thousands.
acquire_lessons-not-keep = Kept shares are worth nothing unless somebody founds Sackson anew.
acquire_lessons-not-tie = Four to four: equals divide both bonuses. One more share of America and you are alone.
acquire_lessons-not-save = One was enough. Whoever runs out of money cannot buy when it counts.
acquire_lessons-not-survivor = The survivor pays no bonus, and you have the most shares of America.
acquire_lessons-not-safe = Then Sackson stays at ten tiles, one short of safe.
acquire_lessons-not-announce = Announce the end first: you lead, and another round only helps the others.
acquire_lessons-not-sold = All shares are sold at this very price in a moment: there is nothing to gain.
