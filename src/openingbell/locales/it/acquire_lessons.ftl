### Le lezioni di Acquire; i nomi dei messaggi sono spiegati nel file inglese.

acquire_lessons-found = Fonda una società
acquire_lessons-found-1 = Ogni tessera ha una sola casella, quella con il suo nome. Due tessere affiancate fanno una società: piazza 6B accanto a 5B.
acquire_lessons-found-2 = Hai fondato una società. Quale, lo decidi tu. Prendi Sackson: le sue azioni costano poco.
acquire_lessons-found-done = Chi fonda riceve un’azione in regalo. Da due tessere in su una società ha un prezzo.

acquire_lessons-buy = Compra azioni
acquire_lessons-buy-1 = Dopo la tessera puoi comprare tre azioni. Comprane tre di Sackson, finché costano $200.
acquire_lessons-buy-4 = Per un turno è tutto. Chiudilo: poi peschi una nuova tessera.
acquire_lessons-buy-done = Hai quattro azioni di Sackson. Intanto Ada ha fondato Hydra, e Ben è entrato con lei.

acquire_lessons-grow = Falla crescere
acquire_lessons-grow-1 = Più tessere, più cara l’azione. Ingrandisci Sackson.
acquire_lessons-grow-done = Un’azione di Sackson ora costa $300, e le tue le hai pagate meno.

acquire_lessons-second = Il secondo posto
acquire_lessons-second-1 = I bonus vanno a chi ha più azioni e a chi viene dopo. Di Hydra Ada ne ha quattro, Ben due. Comprane tre, e il secondo posto è tuo.
acquire_lessons-second-4 = Ora chiudi il turno.
acquire_lessons-second-done = Adesso hai interessi in entrambe le società, e le due si avvicinano.

acquire_lessons-merge = Unisci due società
acquire_lessons-merge-1 = 8B sta fra Sackson e Hydra. Piazzala, e la più grande assorbe la più piccola.
acquire_lessons-merge-done = Sackson non c’è più, e ha pagato: $3.000 a te per la maggioranza, $1.500 ad Ada per il secondo posto. I soldi vengono dalle fusioni.

acquire_lessons-trade = Che fare delle vecchie azioni
acquire_lessons-trade-1 = Le tue quattro azioni di Sackson si possono vendere, conservare o scambiare, due per una. Scambiale tutte: con altre due di Hydra ne hai cinque, Ada quattro.
acquire_lessons-trade-done = Ora in Hydra comandi tu, e non è costato un dollaro.

acquire_lessons-alone = Un’azione decide
acquire_lessons-alone-1 = Un’altra partita. Tu e Ada avete quattro azioni di America a testa: dovreste dividere i due bonus. Comprane un’altra.
acquire_lessons-alone-2 = Cinque contro quattro. Tieni il resto dei soldi e chiudi il turno.
acquire_lessons-alone-done = Chi è in testa senza pari prende tutto il bonus di maggioranza. Conviene contare le azioni degli altri.

acquire_lessons-survive = Chi sopravvive?
acquire_lessons-survive-1 = America e Phoenix hanno tre tessere ciascuna. Uniscile con 6C.
acquire_lessons-survive-2 = Sono pari, quindi decidi tu chi sopravvive. Paga bonus solo quella che sparisce, e le tue azioni sono di America: fai sopravvivere Phoenix.
acquire_lessons-survive-done = $4.000 per te. Chi piazza la tessera sceglie il momento e, tra pari, la vittima.

acquire_lessons-end = Chiudi la partita
acquire_lessons-end-1 = Sackson ha dieci tessere. Con l’undicesima è al sicuro: nessuno può più assorbirla. Piazza 6A.
acquire_lessons-end-2 = Tutte le società sul tabellone sono al sicuro, quindi puoi annunciare la fine. Sei in testa: fallo.
acquire_lessons-end-3 = Concludi il turno. Poi si pagano ancora una volta tutti i bonus e si vendono tutte le azioni.
acquire_lessons-end-done = Hai vinto! Vince chi è più ricco: tutto qui.

acquire_lessons-not-alone = Questa tessera non ne tocca altre: non fonderebbe niente.
acquire_lessons-not-cheap = Andrebbe bene qualunque società libera. Qui prendi Sackson: di quelle economiche ne compri di più.
acquire_lessons-not-three = Puoi ancora comprare: fino a tre in un turno.
acquire_lessons-not-grow = Questa tessera non tocca Sackson: non crescerebbe.
acquire_lessons-not-lead = In Sackson sei già in testa, e nessun altro ne ha. Altre azioni non ti danno un altro bonus.
acquire_lessons-not-second = Non ancora: con tre azioni di Hydra il secondo posto è tuo.
acquire_lessons-not-merge = Questa tessera non unisce niente. Una sola delle tue tocca due società.
acquire_lessons-not-sell = A venderle prendi $300 l’una. Scambiate, ti danno la maggioranza di Hydra, che vale migliaia.
acquire_lessons-not-keep = Conservate, non valgono niente finché qualcuno non fonda di nuovo Sackson.
acquire_lessons-not-tie = Quattro a quattro: a parità si dividono i due bonus. Un’azione di America in più, e la testa è solo tua.
acquire_lessons-not-save = Una bastava. Chi resta senza soldi non può comprare quando serve.
acquire_lessons-not-survivor = Quella che sopravvive non paga bonus, e la maggioranza tu l’hai in America.
acquire_lessons-not-safe = Così Sackson resta a dieci tessere, una meno di quante servono.
acquire_lessons-not-announce = Prima annuncia la fine: sei in testa, e un altro giro aiuta solo gli altri.
acquire_lessons-not-sold = Fra un attimo si vende tutto a questo stesso prezzo: non c’è niente da guadagnare.
