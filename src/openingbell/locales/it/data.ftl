### Che cosa non va nel file di dati di un tavolo: data-PAROLA. Che cosa sono le variabili, lo dice il file inglese.

data-missing = { $key } manca.
data-unknown = { $key } qui non è una chiave; ci sono: { $keys }.
data-table = { $key } non è una tabella.
data-whole = I dati non sono una tabella.
data-list = { $key } non è una lista.
data-number = { $key } è { $value }, ma dovrebbe essere un numero intero da { $low } a { $high }.
data-text = { $key } è { $value }, ma dovrebbe essere un testo di al massimo { $most } lettere stampabili.
data-choice = { $key } è { $value }, ma dovrebbe essere uno tra: { $choices }.
data-flag = { $key } è { $value }, ma dovrebbe essere true o false.
data-count = { $key } ha { $count } voci, ma dovrebbe averne { $needed }.
data-length = { $key } ha { $count } voci, ma dovrebbe averne da { $low } a { $high }.
data-game = game è { $value }, ma dovrebbe essere '{ $game }'.
data-none = { $game } non accetta un file di dati.
data-line = Si interrompe alla riga { $line }, al carattere { $column }.
data-deep = È annidato troppo in profondità.
data-dots = La riga { $line } ha più di { $most } punti.

## Stockpile

data-order = { $key } non sono dal più piccolo in su.
data-twice = { $key } ha due volte la stessa voce.
data-rise = { $key } non sale a partire da 0.
data-deck = deck ha { $cards } carte, ma { $players } giocatori nei loro round ne vogliono { $needed }.

## Syndicate

data-tokens = money.start è { $start }, per cui { $players } giocatori vogliono { $needed }, ma tutti i gettoni fanno { $supply }.
data-monopoly = { $key } non è un monopolio; ci sono: { $keys }.
data-half = { $key } è { $shares }, ma in Borsa ne deve stare meno della metà.
data-division = { $key } è { $shares }, ma il costo di { $cost } non si può dividere così.
data-card-name = { $key } non può essere il nome di una carta.
data-no-cell = { $key } non ha { $cell }.
data-cell-again = { $key } ha { $cell } { $number } volte.
data-first-cell = { $key } non comincia con { $cell }.
