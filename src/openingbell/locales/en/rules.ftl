### `bell rules`, and the rules on the page: what they say around the clauses.

# Below a clause that is our own decision.
# $reason (text) - one or more sentences
rules-settled = We decided this: { $reason }

# Below a clause that is our own decision and may change.
# $reason (text) - one or more sentences
rules-provisional = We decided this for the time being: { $reason }

# $clause (text) - what was asked for
# $nearest (text) - ids of clauses, already joined
rules-unknown = there is no clause { $clause }; the nearest are { $nearest }

# $clause (text) - what was asked for
# $first, $last (text) - ids of clauses
rules-not-an-id = “{ $clause }” is not a clause: they run from { $first } to { $last }; use --search to find a word

# $word (text) - what was searched for
rules-not-found = no clause has “{ $word }”

## On the page, beside the board

rules-now = The rules of this moment
rules-search = Search the rules
rules-as-page = All on one page
# $number (number) - how many clauses have all words that were typed
rules-found =
    { $number ->
        [one] { $number } clause
       *[other] { $number } clauses
    }
# $word (text) - what was searched for
rules-none-found = No clause has “{ $word }”.
