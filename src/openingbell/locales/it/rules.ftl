### `bell rules`: ciò che dice intorno alle clausole.

rules-settled = Così abbiamo deciso: { $reason }
rules-provisional = Così abbiamo deciso per ora: { $reason }
rules-unknown = la clausola { $clause } non c’è; le più vicine sono { $nearest }
rules-not-an-id = «{ $clause }» non è una clausola: vanno da { $first } a { $last }; per trovare una parola c’è --search
rules-not-found = nessuna clausola contiene «{ $word }»

## Sulla pagina, accanto al tabellone

rules-now = Le regole di questo momento
rules-search = Cerca nelle regole
rules-as-page = Tutte in una pagina
rules-found =
    { $number ->
        [one] { $number } clausola
       *[other] { $number } clausole
    }
rules-none-found = Nessuna clausola contiene «{ $word }».
