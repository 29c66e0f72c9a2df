### What is wrong with a table's own data file: data-WORD. In most of them
# $key (text) - the full name of the key, as it is in the file: deck.Epic
# $value (text) - what is there instead, as it is in the file

data-missing = { $key } is missing.

# $keys (text) - those there are, already joined
data-unknown = { $key } is not a key here; there are: { $keys }.
data-table = { $key } is not a table.
data-whole = The data is not a table.
data-list = { $key } is not a list.

# $low, $high (number) - from where to where it may be
data-number = { $key } is { $value }, but should be a whole number from { $low } to { $high }.

# $most (number) - letters
data-text = { $key } is { $value }, but should be a text of at most { $most } letters that can be printed.

# $choices (text) - already joined
data-choice = { $key } is { $value }, but should be one of: { $choices }.
data-flag = { $key } is { $value }, but should be true or false.

# $count (number) - how many there are
# $needed (number) - how many there should be
data-count = { $key } has { $count } entries, but should have { $needed }.

# $count (number) - how many there are
# $low, $high (number) - how many there may be
data-length = { $key } has { $count } entries, but should have { $low } to { $high }.

# $game (text) - as the file should have it
data-game = game is { $value }, but should be '{ $game }'.
data-none = { $game } does not take a data file.

# $line (number) - the line of the file
# $column (number) - where in it
data-line = It breaks off in line { $line }, at letter { $column }.
data-deep = It is nested too deeply.

# $line (number) - the line of the file
# $most (number) - how many dots it may have
data-dots = Line { $line } has more than { $most } dots.

## Stockpile

data-order = { $key } are not from the smallest up.
data-twice = { $key } has the same entry twice.
data-rise = { $key } does not rise from 0.

# $cards (number) - in the deck
# $players (number) - who play
# $needed (number) - cards that they lay in all their rounds
data-deck = deck has { $cards } cards, but { $players } players need { $needed } in their rounds.

## Syndicate

# $start, $needed, $supply (number) - sums of money
# $players (number) - at most
data-tokens = money.start is { $start }, for which { $players } players need { $needed }, but all tokens are { $supply }.

# $keys (text) - those there are, already joined
data-monopoly = { $key } is not a monopoly; there are: { $keys }.

# $shares (number) - of a firm
data-half = { $key } is { $shares }, but fewer than half of them are to be at the exchange.

# $shares (number) - of a firm
# $cost (number) - of all of them together
data-division = { $key } is { $shares }, but the cost of { $cost } cannot be divided by it.
data-card-name = { $key } cannot be the name of a card.

# $cell (text) - its name in the file
data-no-cell = { $key } has no { $cell }.

# $cell (text) - its name in the file
# $number (number) - how often it is there
data-cell-again = { $key } has { $cell } { $number } times.

# $cell (text) - its name in the file
data-first-cell = { $key } does not begin with { $cell }.
