### A ruin in Syndicate, step by step, and what a ruined player may do.

# $papers (text) - what goes back
ruin-returned = Back to the stock, unpaid: { $papers }.
# $firm (text), $number (number) - shares
ruin-shares = shares of { $firm }: { $number }
ruin-auctions = To be auctioned, one after the other:
ruin-lot-now = is being auctioned
ruin-lot-waits = waits
ruin-lot-unsold = goes to the bank
# $name (text), $price (text)
ruin-lot-sold = to { $name } for { $price }
ruin-out = You are out of the game, and the others play on. You may watch them, look back or leave.
ruin-see = How it happened
ruin-end = The end at once
