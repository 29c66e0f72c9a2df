### `bell admin`: looking after a server's store.

## Columns

admin-table = Table
admin-game = Game
admin-status = Status
admin-entries = Entries
admin-changed = Changed (UTC)
admin-seats = Seats

## How far a table is

admin-waiting = waiting
admin-playing = playing
admin-over = over

# $file (text) - where it was written
admin-exported = The record is in { $file }.

# $table (text) - its id
admin-ended = The game at table { $table } was ended.

# $tables (number) - how many
# $file (text) - where they were written
admin-copied = { $tables ->
        [one] One table was
       *[other] { $tables } tables were
    } copied to { $file }, with all that belongs to the store.
admin-rotated = The server signs with a new key from now on.

# $tables (number) - how many
admin-abandoned = { $tables ->
        [0] No table is abandoned.
        [one] One table is abandoned; --delete deletes it.
       *[other] { $tables } tables are abandoned; --delete deletes them.
    }
admin-deleted = { $tables ->
        [0] There was nothing to delete.
        [one] One table was deleted.
       *[other] { $tables } tables were deleted.
    }

# $names (text) - of the limits
admin-no-limit = a limit and a number are wanted; the limits are { $names }
admin-recounted = { $games ->
    [one] One game was counted anew from its log.
   *[other] { $games } games were counted anew from their logs.
}
admin-the-same = What is stored is the same.
admin-otherwise = Otherwise than it was stored: { $what }.

## People

admin-whom = Who
admin-since = Since (UTC)
admin-until = Until (UTC)
admin-reason = Reason
admin-no-reports = Nobody has been reported.

# $number (number) - of the report
# $when (text) - when
# $name (text) - of whom it is
# $guest (text) - their id
# $address (text) - where they first came from, or `none`
# $reason (text) - in a word
# $table (text) - its id
# $seq (number) - entries of its log
admin-report = Report { $number }, { $when } UTC: { $name } (guest { $guest }{ $address ->
        [none] )
       *[other] , from { $address })
    }, { $reason }, at table { $table } after { $seq } { $seq ->
        [one] entry
       *[other] entries
    }

# $whom (text) - a guest's id, or addresses
admin-banned = { $whom } is banned.
admin-unbanned = { $whom } may come again.
