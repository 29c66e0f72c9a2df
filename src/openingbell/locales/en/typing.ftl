### Typing moves at a table on the page.

typing-move = Type a move
typing-make = Make it
typing-not-now = There is nothing to say just now.
# $text (text) - what was typed
# $examples (text) - some moves that are legal, in notation
typing-unknown = “{ $text }” is no move here. Possible are, for example: { $examples }
