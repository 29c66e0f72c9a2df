### Più persone su un dispositivo, e il sipario tra loro.

# $name (text) - whose turn it is
curtain-turn = { $name }, tocca a te
curtain-title = Il sipario è chiuso
curtain-why = Gli altri non guardino. Apri il sipario quando { $name } è davanti allo schermo.
curtain-waiting = Tocca a { $name }. Apri il sipario per vedere le tue cose.

# $name (text) - one of the people at this device
curtain-lift = Sono { $name }
curtain-front = Davanti allo schermo: { $name }
curtain-lower = Chiudi il sipario
