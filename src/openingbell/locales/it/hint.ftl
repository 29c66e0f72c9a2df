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

## Perché una mossa è consigliata

hint-reason-only = È la tua unica mossa.
hint-reason-sensible = Nient’altro merita di essere considerato.
hint-reason-better = La tua probabilità di vincere: { $chance } %; con la seconda scelta { $next } %.
hint-reason-close = Altre scelte sono quasi altrettanto buone: probabilità di vincere { $chance } %.

## Sulla pagina

hint-button = Suggerimento
hint-thinks = L’esperto pensa …
hint-may = Suggerimenti
hint-may-alone = Solo da soli coi bot
hint-may-all = Per tutti
hint-told = suggerimenti per tutti
