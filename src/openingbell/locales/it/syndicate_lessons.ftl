### Le lezioni di Syndicate; i nomi dei messaggi sono spiegati nel file inglese di Acquire.

syndicate_lessons-firm = Compra una ditta
syndicate_lessons-firm-1 = Il turno comincia con i tuoi affari. Per ora non ne hai: tira i dadi.
syndicate_lessons-firm-2 = La tua pedina è su Cemento, che non è di nessuno. Compra: i rivali che si fermano qui pagheranno te.
syndicate_lessons-firm-done = Ada ha tirato un doppio, ha comprato Mattoni e ha mosso ancora. Vetro non le interessa, quindi va all’asta.

syndicate_lessons-auction = All’asta
syndicate_lessons-auction-1 = Mattoni, Cemento e Vetro vanno insieme. Offri per Vetro.
syndicate_lessons-auction-2 = Ada ci ripensa e offre. Vetro vale più per te che per lei: sali.
syndicate_lessons-auction-done = È tua. Due ditte dello stesso ramo rendono il doppio, ciascuna.

syndicate_lessons-exchange = In Borsa
syndicate_lessons-exchange-1 = Sei in Borsa. Oggi le sue azioni costano 10, e la quotazione arriva a 50. Comprane tre.
syndicate_lessons-exchange-4 = Così basta. Concludi.
syndicate_lessons-exchange-done = Chi si ferma in Borsa paga i suoi azionisti. E ora Ada ha una proposta per te.

syndicate_lessons-trade = Una proposta
syndicate_lessons-trade-1 = Ada ti offre Mattoni per 100. Con quella le tre ditte edili sono tutte tue. Accetta.
syndicate_lessons-trade-done = Hai un monopolio: tre ditte di un ramo, e ci puoi costruire.

syndicate_lessons-build = Costruisci
syndicate_lessons-build-1 = Una casa costa 30 e rende 30, e tutto si triplica perché le tre ditte sono tue. Costruiscine una su ciascuna.
syndicate_lessons-build-4 = Tieni il resto per i tempi brutti, e tira.
syndicate_lessons-build-done = Chi si ferma da te ora paga 150: 20 più 30, per tre.

syndicate_lessons-contraband = Contrabbando
syndicate_lessons-contraband-1 = Qui un carico costa 25. Portalo in giro per tutto il tabellone, e si vende a 100. Prendine uno.
syndicate_lessons-contraband-2 = Uno basta: alla polizia li perdi tutti. Concludi.
syndicate_lessons-contraband-done = Ada è finita in Borsa, la quotazione è salita a 40, e ti ha dovuto pagare 120.

syndicate_lessons-sell = Vendi al massimo
syndicate_lessons-sell-1 = Hai comprato a 10, e la quotazione è 40. Cambia con il prossimo visitatore: vendile tutte e tre.
syndicate_lessons-sell-done = 30 sono diventati 240, con quello che ha pagato Ada. Niente male.

syndicate_lessons-credit = Credito
syndicate_lessons-credit-1 = Un’altra partita, e il primo tiro ti porta su Credito. Prendi in prestito 200, per comprare presto.
syndicate_lessons-credit-done = Dopo un giro ne restituisci 220. Più aspetti, più costa.

syndicate_lessons-debt = In debito
syndicate_lessons-debt-1 = Hai tutto nelle case, e la tua pedina è su Razzi, che è di Ada: devi 150. Ipoteca una ditta per pagarla.
syndicate_lessons-debt-done = Pagato. Riscatta la ditta appena puoi: fino ad allora non rende. Chi non può più pagare va in rovina, e vince l’ultimo che resta.

syndicate_lessons-not-roll = Per gli scambi c’è tempo. Prima ti serve qualcosa da scambiare: tira.
syndicate_lessons-not-pass = Una ditta rifiutata va all’asta, e può prenderla Ada.
syndicate_lessons-not-auction = Così la prende Ada, e tutte e tre insieme non le avrai mai.
syndicate_lessons-not-cheap = A meno di 10 un’azione non scende quasi mai. Ognuna rende la quotazione ogni volta che un rivale passa di qui.
syndicate_lessons-not-exchange = Questa è un’altra cosa. Compra azioni della Borsa stessa.
syndicate_lessons-not-enough = Tre bastano: la quotazione cambia a ogni visita.
syndicate_lessons-not-refuse = Proprio Mattoni ti manca. Un monopolio vale più di 100.
syndicate_lessons-not-build = Prima costruisci una casa su ognuna delle tre ditte.
syndicate_lessons-not-everywhere = Una su ciascuna: nessuno sa dove si fermerà Ada.
syndicate_lessons-not-mortgage = Una ditta ipotecata non rende, e il monopolio sarebbe incompleto.
syndicate_lessons-not-share = Le azioni più tardi. Chi ha azioni della tua ditta partecipa alla rendita.
syndicate_lessons-not-united = Ciò che è unito si scambia solo in blocco. Tienilo.
syndicate_lessons-not-cash = Tieni dei contanti: chi non può pagare va in rovina.
syndicate_lessons-not-load = 75 per portare un carico in giro: prendine uno.
syndicate_lessons-not-police = Più ne porti, più ne può prendere la polizia.
syndicate_lessons-not-own-share = Quella è un’azione di una tua ditta. Vendi azioni della Borsa.
syndicate_lessons-not-rate = Ora la quotazione è 40. Al prossimo visitatore può essere 5.
syndicate_lessons-not-borrow = Prendi adesso: con i soldi subito compri le ditte per cui gli altri pagheranno.
syndicate_lessons-not-interest = Si restituisce con gli interessi. Bastano 200.
syndicate_lessons-not-debt = Un’azione venduta ti toglie rendita per sempre. Un’ipoteca si riscatta.
