### Che cosa è successo dall’ultima volta.

# $turns (number) - begun meanwhile
since-title =
    Mentre non c’eri: { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }

# $number (number) - turns that are not listed
since-earlier = … e altri { $number } prima

since-tell = Mostrami passo per passo
since-skip = Continua
since-new = novità
