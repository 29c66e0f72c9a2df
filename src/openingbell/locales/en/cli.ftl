### The command line itself: what it says, and what it refuses. After “bell: ” comes one sentence without a full stop.

## What was typed

# $option (text) - as it was typed
cli-no-option = there is no option { $option }

# $command (text) - as it was typed
cli-no-command = there is no command “{ $command }”; bell --help lists them

# $name (text) - GAME, FILE, --bots: what is missing
cli-missing = { $name } is missing

# $name (text) - GAME, --players: what is wrong
# $reason (text) - what it should be
cli-bad-value = { $name }: { $reason }

cli-whole-number = a whole number is wanted

# $low (text) - a number
cli-at-least = a number from { $low } on is wanted

# $low, $high (text) - numbers
cli-number = a number from { $low } to { $high } is wanted

# $choices (text) - already joined
cli-choice = one of these is wanted: { $choices }

# $game (text) - as it was typed
# $games (text) - those there are, already joined
cli-no-game = there is no game “{ $game }”; there are: { $games }

# $language (text) - as it was typed
# $languages (text) - those there are, already joined
cli-no-language = there is no language “{ $language }”; there are: { $languages }

# $text (text) - as it was typed
cli-budget = “{ $text }” is no time to think; one is written 50ms, 2s, or 400 for that many iterations, and is at most a day

# $text (text) - as it was typed
cli-bot-list = “{ $text }” is no list of bots; one is written expert,greedy,greedy,random

# $bot (text) - as it was typed
# $bots (text) - those there are, already joined
cli-no-bot = there is no bot “{ $bot }”; there are: { $bots }

cli-output = the output

# $file (text) - its name
cli-exists = { $file } exists already

# $file (text) - its name
# $reason (text) - what is wrong with it
cli-unreadable = { $file } cannot be read: { $reason }

# $folder (text) - its name
# $reason (text) - what the system says of it
cli-folder = { $folder } cannot be used: { $reason }

## Options of a table

# $text (text) - as it was typed
cli-key-value = --option wants KEY=VALUE, not “{ $text }”

cli-players-twice = --players and --option players=… say different things

# $option (text) - as it was typed
# $options (text) - those there are, already joined
cli-no-table-option = there is no option “{ $option }”; there are: { $options }

# $option, $value (text) - as they were typed
# $allowed (text) - what it may be
cli-table-option = option { $option } is “{ $value }”, but may be: { $allowed }

# $low, $high (number) - the first and the last number that may be chosen
cli-range = { $low } to { $high }

## `bell games`

# $title (text) - what the game is called
# $version (number) - of its rules
cli-games-title = { $title } (rules { $version })

cli-games-option = option
cli-games-values = values
cli-games-default = default

## `bell play`

cli-resume-alone = --resume goes on with a game as it was: only --lang may stand beside it

# $people (number) - for how many people seats were asked for
# $seats (number) - how many there are
cli-people = --people { $people }: there are { $seats } seats

# $names (text) - as they were typed
# $people (number) - how many there may be
cli-names =
    --names “{ $names }” should be up to { $people ->
        [one] { $people } name
       *[other] { $people } names
    }

cli-same-name = two players have the same name

## `bell replay`, `bell hint`, `bell rules`

# $option (text) - --to or --at
# $number (number) - what was asked for
# $moves (number) - how many the record has
cli-beyond = { $option } { NUMBER($number, useGrouping: 0) }: the record has { NUMBER($moves, useGrouping: 0) } moves

# $seat (number) - what was asked for
# $last (number) - the number of the last seat
cli-as = --as { $seat }: the seats are 0 to { $last }

# $number (number) - moves
cli-hint-over = --at { NUMBER($number, useGrouping: 0) }: the game is over there

# $number, $later (number) - moves
cli-hint-later = --at { NUMBER($number, useGrouping: 0) }: chance has to move there; the next decision is at { NUMBER($later, useGrouping: 0) }

# $number (number) - moves
cli-hint-never = --at { NUMBER($number, useGrouping: 0) }: chance has to move there, and nobody decides after that

cli-search = --search wants a word

## `bell board`, `bell words`, `bell bot`

# $file (text) - its name
# $games (text) - those there are, already joined
cli-board-game = { $file }: the key game is missing; it should be one of: { $games }

# $file, $game (text) - their names
cli-board-sound = { $file } is a complete edition of { $game }: play with --data { $file }

# $language (text) - its code
cli-complete = { $language } is complete

# $bot (text) - its name
cli-installed-bot = { $bot } is an installed bot; this checks programs: ./mybot, or "python3 mybot.py"

# $bot (text) - the program
# $game (text) - what it should play, or `none`: any game
cli-bot-plays-none =
    { $game ->
        [none] { $bot } does not play any game that is installed
       *[other] { $bot } does not play { $game }
    }

## `bell serve`

cli-share-host = --share finds the addresses itself; leave out --host

# $address (text) - of the page
cli-served = Opening Bell is at { $address } (Ctrl-C ends it)

# $address (text) - of the page
cli-served-already = Opening Bell is at { $address } already

# $address (text) - where Prometheus finds it
cli-served-metrics = What it counts is at { $address }

cli-served-everywhere = It listens on every address of this machine: whoever can reach one of them can play

# $address (text) - of the page
cli-served-others = Others in your network find it at { $address }

## `bell arena`, `bell bench`

# $option (text) - --parquet or --records
cli-needs-folder = { $option } needs a folder: --out DIR

cli-out-resume = --out is for a new contest, --resume for one that was begun
cli-records-resume = --records is for a new contest; one that was begun has them or not
cli-contest = a contest needs a game and --bots; one that was begun is gone on with by --resume

# $allowed (text) - how many there may be
# $bots (number) - how many there are
cli-contest-bots = a contest needs a bot for each seat, { $allowed } of them, not { $bots }

# $option (text) - GAME, --bots: what differs
# $folder (text) - where the contest is
cli-contest-differs = { $option } is another than that of the contest in { $folder }

# $games (number) - what was asked for
# $played (number) - what it has
# $folder (text) - where the contest is
cli-contest-shorter = --games is { $games }, but the contest in { $folder } has { $played } games, and can only become longer

cli-needs-vector = --workers and --games are about --vector

# $percent (number) - how much of a processor this program had
cli-busy = The machine was busy: this program had { $percent } % of a processor. Compare what is called processor
