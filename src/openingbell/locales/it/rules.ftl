### `bell rules`: ciò che dice intorno alle clausole.

rules-settled = Così abbiamo deciso: { $reason }
rules-provisional = Così abbiamo deciso per ora: { $reason }
rules-unknown = la clausola { $clause } non c’è; le più vicine sono { $nearest }
rules-not-an-id = «{ $clause }» non è una clausola: vanno da { $first } a { $last }; per trovare una parola c’è --search
rules-not-found = nessuna clausola contiene «{ $word }»
