### `bell replay` at a terminal, and `bell rules`.

## Stepping through a record

# $number (number) - of the move that led to this position; 0 is the position before the first move
# $last (number) - of the last move
# $viewer (text) - the name of the player who sees it like this, or one of the two below
replay-caption = Move { NUMBER($number, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) } · { $viewer }

# In place of a player: somebody who sees only what everybody may see.
replay-spectator = spectator

# In place of a player: nothing is hidden.
replay-everything = everything

replay-start = Before the first move

# Follows the caption.
replay-hint = ? help

# $number (text) - the digits typed so far
replay-goto = Go to move { $number }: press g

replay-fixed = The view is fixed by --as

# Written { "[" } because a line may not begin with it. Each line has at most 40 letters.
replay-help =
    → n Space Enter  next move
    ← p Backspace    previous move
    ] PageDown       next turn
    { "[" } PageUp         previous turn
    Home             the beginning
    End              the last move
    5 7 g            go to move 57
    s                see it as another player
    ↑ ↓              scroll, if it does not fit
    ?                these keys
    q Ctrl-C Ctrl-D  quit

# Below the keys.
replay-back = Any key goes back
