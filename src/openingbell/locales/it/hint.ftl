### `bell hint`: che cosa pensa un bot di una posizione.

hint-position = Dopo { NUMBER($number, useGrouping: 0) } mosse, decide { $name }
hint-advice = { $bot } giocherebbe: { $move }
hint-heading-option = Scelta
hint-heading-visits = Visite
hint-heading-chance = Probabilità di vincere
hint-heading-score = Punteggio atteso
hint-heading-spread = ±
hint-heading-gain = A prima vista
hint-line = Si aspetta: { $line }
hint-iterations = { $number ->
        [one] { $number } iterazione
       *[other] { $number } iterazioni
    }
hint-played = Mossa giocata: { $move }
