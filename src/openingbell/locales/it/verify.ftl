### `bell verify`: i sorteggi di una partita confrontati con quanto era stato promesso prima.

verify-good = { $draws ->
        [one] { $draws } sorteggio segue
       *[other] { $draws } sorteggi seguono
    } da quanto promesso prima della partita: dal server{ $salts ->
        [0] { "" }
        [one] {" "}e da un giocatore
       *[other] {" "}e da { $salts } giocatori
    }.
verify-taken-back = Nel mezzo { $draws ->
        [one] un sorteggio è stato ritirato con la sua mossa
       *[other] { $draws } sorteggi sono stati ritirati con le loro mosse
    }: tutti al tavolo l'hanno visto.
verify-again = La sorte è stata promessa di nuovo { $times ->
        [one] una volta
       *[other] { $times } volte
    } dopo che qualcuno aveva rivelato il suo sale: il server e chi lo rivela per ultimo potevano riprovare finché una partita gli conveniva.
verify-proves = Nessuno dunque ha cambiato un sorteggio. Se il server abbia sbirciato il proprio segreto, da qui non si può sapere.
verify-after = { $moves ->
        [one] La prima mossa è
       *[other] Le prime { $moves } mosse sono
    } di un'altra partita, da cui questa continua: le prova la registrazione di quella.
verify-shared = Nessuno dunque ha cambiato un sorteggio, e chiunque ha giocato questa sfida ha avuto la stessa sorte.

verify-promise = Il segreto non è quello che il server aveva promesso per questo tavolo, gioco e opzioni.
verify-salt = Il sale del posto { $seat } non è quello promesso in risposta alla promessa del server.
verify-own = Il posto { $seat } aveva promesso altro: l'hash che hai conservato non è nella registrazione.
verify-draw = Il sorteggio { $draw }, mossa { NUMBER($move, useGrouping: 0) } ({ $text }), non segue da quanto promesso.
verify-order = I sali non sono nell'ordine dei posti, uno per posto: chi li conosceva tutti poteva scegliere un altro ordine.
verify-numbers = La registrazione numera più sorteggi di quanti ce ne furono.
verify-list = Nell'elenco non c'è questa promessa con il numero { NUMBER($number, useGrouping: 0) }.

verify-together = --seat e --told vanno insieme
verify-hash = --told vuole 64 cifre esadecimali
verify-nothing = la registrazione non dice nulla del suo caso; lo fanno le partite finite su un server
verify-no-list = { $file } non è un elenco di promesse
