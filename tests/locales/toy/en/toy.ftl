### A game from outside, with all that ours do not happen to do.

toy-title = Toy

# It cannot change what belongs to all.
money = a heap of money

toy-name-a_b_ = the first box
toy-item-box = a box
    .of = a box of { $thing }

toy-event-packed =
    { $who ->
        [you] You pack
       *[other] { $seat } packs
    } { $things-number ->
        [0] nothing
        [one] one thing: { $things }
       *[other] { $things-number } things: { $things }
    }{ $sealed ->
        [true] , sealed
       *[false] { "" }
    }.

toy-event-counted = Counted: { $numbers }. Weight: { $weight }.

toy-event-met =
    { $who ->
        [you] You meet
       *[other] { $seat } meets
    } { $whom ->
        [nobody] nobody
        [you] you
       *[other] { $other }
    }.

toy-prompt-pack = What do you pack?
    .about = What do you pack after { $shelf-last }? { $shelf-full ->
        [true] The shelf is full.
       *[false] There is room.
    }

toy-move-pack = Pack { $what }
    .into = Pack into { $into }
    .what-into = Pack { $what } into { $into }
    .seat = Ask { $seat }
