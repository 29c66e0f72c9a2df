### Several people at one device, and the curtain between them.

# $name (text) - whose turn it is
curtain-turn = { $name }, it is your turn
curtain-title = The curtain is down
curtain-why = Nobody else should look. Lift the curtain when { $name } is in front of the screen.
curtain-waiting = It is { $name }’s turn. Lift the curtain to look at your own things.

# $name (text) - one of the people at this device
curtain-lift = I am { $name }
curtain-front = In front: { $name }
curtain-lower = Lower the curtain
