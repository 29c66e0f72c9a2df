### `bell rules`: what it says around the clauses.

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
