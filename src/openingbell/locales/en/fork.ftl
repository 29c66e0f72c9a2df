### Playing on from a finished game, and trying out one's own in a sandbox.

fork-play-on = Play on from here
fork-lead = A new table begins with the moves up to this one. What is drawn from here on is drawn anew, and the game is not rated.
fork-begin = Begin
# $number (number) - of the move
fork-of-table = Played on from another game after move { $number }. Not rated.
fork-other-game = To that game
fork-what-if = What if …?
fork-what-if-about = Try moves out in a sandbox against bots. Your game stays as it is, and what you cannot see is dealt anew.
fork-sandbox = A sandbox: what you cannot see in your game was dealt anew. Nothing here counts.
fork-back = Back to the game
