### `bell replay` al terminale, e `bell rules`.

## Attraverso una registrazione

replay-caption = Mossa { NUMBER($number, useGrouping: 0) } di { NUMBER($last, useGrouping: 0) } · { $viewer }
replay-spectator = spettatore
replay-everything = tutto
replay-start = Prima della prima mossa
replay-hint = ? aiuto
replay-goto = Vai alla mossa { $number }: premi g
replay-fixed = La vista è fissata da --as

# { "[" } perché una riga non può cominciare così. Ogni riga ha al massimo 40 lettere.
replay-help =
    → n Spazio Invio  mossa seguente
    ← p Backspace     mossa precedente
    ] PagGiù          turno seguente
    { "[" } PagSu           turno precedente
    Home              l’inizio
    Fine              l’ultima mossa
    5 7 g             vai alla mossa 57
    s                 vedi come un altro
    ↑ ↓               scorri, se non ci sta
    ?                 questi tasti
    q Ctrl-C Ctrl-D   esci

replay-back = Un tasto qualsiasi per tornare
