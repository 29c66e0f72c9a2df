### `bell join`: giocare su un server dal terminale.

join-name = Il tuo nome:
join-name-wanted = il server non ti conosce ancora; di' chi sei con --name NOME
join-full = A questo tavolo non ci sono posti liberi; per guardare, apri il link nel browser.

# $number (number) - how many seats are still free
join-waits = { $number ->
        [0] Ci sono tutti: la partita comincia tra un attimo.
        [one] Manca ancora un giocatore.
       *[other] Mancano ancora { $number } giocatori.
    }
join-mine = I tuoi tavoli
join-open = Tavoli con un posto libero
join-none = Non ci sono tavoli con posti liberi.

# $url (text) - the link of the table
join-back = La partita resta sul server. Per continuare: bell join { $url }
join-no-hints = A questo tavolo non ci sono suggerimenti.
join-not-here = A un tavolo su un server non si può fare.
join-ended = La partita è stata chiusa prima della fine. Non vince nessuno.
join-agree = Va bene? (sì/no)
join-salt = Per controllare poi la registrazione: bell verify RECORD --seat { $seat } --told { $hash }
join-sketch-yours = { $name } vorrebbe da te questa proposta: { $line }
join-sketch-theirs = { $name } pensa di offrirti { $gives } per { $takes }.
