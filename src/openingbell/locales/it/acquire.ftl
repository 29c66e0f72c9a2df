### Acquire. Che cosa sono i messaggi e le loro variabili, lo dice il file inglese.

acquire-title = Acquire
acquire-about = Fonda società tessera dopo tessera, compra azioni e incassa quando le grandi assorbono le piccole.
acquire-lasts = 20 minuti con i bot, un’ora o più con gli amici

## Società

acquire-name-Sackson = Sackson
acquire-name-Zeta = Zeta
acquire-name-America = America
acquire-name-Fusion = Fusion
acquire-name-Hydra = Hydra
acquire-name-Phoenix = Phoenix
acquire-name-Quantum = Quantum

acquire-name-Luxor = Luxor
acquire-name-Tower = Tower
acquire-name-American = American
acquire-name-Festival = Festival
acquire-name-Worldwide = Worldwide
acquire-name-Continental = Continental
acquire-name-Imperial = Imperial

## Il tavolo

acquire-heading-corporation = Società
acquire-heading-size = Tessere
acquire-heading-price = Prezzo
acquire-heading-unsold = Invendute
acquire-heading-cash = Denaro
acquire-heading-hand = Le tue tessere
acquire-heading-prices = Prezzi
acquire-heading-hundreds = ×$100
acquire-bag = nella riserva: { $number }

## Il tavolo sulla pagina

acquire-heading-board = Piano di gioco
acquire-heading-sheet = Società e azionisti
acquire-heading-bonuses = Bonus di maggioranza e di minoranza
acquire-majority = maggioranza
acquire-minority = minoranza
acquire-safe = fuori pericolo: non può più essere assorbita
acquire-bonus-rule = Il bonus di maggioranza è dieci volte, quello di minoranza cinque volte il prezzo di un’azione.
acquire-space-empty = { $tile }: vuoto
acquire-space-alone = { $tile }: una tessera scorporata
acquire-space-corporation = { $tile }: { $corporation }
acquire-tile-in-hand =
    { $number ->
        [0] La tua tessera { $tile }: { $effect }
       *[other] La tua tessera { $tile }: { $effect } { $corporations }
    }
acquire-size-and-price =
    { $size ->
        [one] { $size } tessera, { MONEY($amount) }
       *[other] { $size } tessere, { MONEY($amount) }
    }
acquire-unsold =
    { $number ->
        [one] { $number } azione invenduta
       *[other] { $number } azioni invendute
    }
acquire-buy-shares = Compra un’azione
acquire-basket = Le azioni che stai comprando
acquire-basket-empty = Ancora nessun acquisto
acquire-nothing-to-buy = Nessuna società ha ancora azioni in vendita
acquire-put-back = Rimetti a posto l’azione di { $corporation }
acquire-cash-left = Restano:
acquire-end-turn = Termina il turno
acquire-dispose-sell = Vendere
acquire-dispose-trade = Scambiare 2 per 1
acquire-disposal-sold = vendere { $number }
acquire-disposal-traded = scambiare { $number }
acquire-disposal-kept = conservare { $number }
acquire-dispose-done = Conferma: { $choice }
acquire-source-start = Inizio:
acquire-source-bought = Acquisti:
acquire-source-sold = Vendite:
acquire-source-bonuses = Premi:
acquire-bonuses = Premi per { $corporation }
acquire-bonus-majority = maggioranza
acquire-bonus-minority = minoranza
acquire-bonus-sole = entrambi, unico azionista
acquire-bonus-tied = parte uguale di entrambi
acquire-each = { MONEY($amount) } l’una
acquire-sell-all = Vendi tutte
acquire-trade-all = Scambia tutte
acquire-sum = per { MONEY($amount) }
acquire-bonus-got = Il tuo premio: { MONEY($amount) }
acquire-cash-then = Contanti dopo: { MONEY($amount) }
acquire-option-names = Nomi delle società
acquire-option-names-1999 = Edizione del 1999
acquire-option-names-classic = Edizione classica
acquire-option-holdings = Denaro e azioni
acquire-option-holdings-open = scoperti
acquire-option-holdings-hidden = nascosti
acquire-legend =
    Sul tavolo:
      !            una società fuori pericolo
      { "*" } ′          una maggioranza e una minoranza, per come stanno le cose
      + x          dove andrebbe una tua tessera, e dove non può andare
      >            la tessera appena piazzata

## Che cosa farebbe una tessera in mano

acquire-effect-alone = isolata
acquire-effect-founds = fonda una società
acquire-effect-grows = espande
acquire-effect-merges = unisce
acquire-effect-eighth = per ora no
acquire-effect-dead = inutilizzabile

acquire-view-effect = Effetto
    .value =
        { $value ->
            [alone] { acquire-effect-alone }
            [founds] { acquire-effect-founds }
            [grows] { acquire-effect-grows }
            [merges] { acquire-effect-merges }
            [eighth] { acquire-effect-eighth }
           *[dead] { acquire-effect-dead }
        }

## Eventi: l’inizio

acquire-event-started =
    { $who ->
        [you] Peschi
       *[other] { $seat } pesca
    } { $tile } come tessera iniziale.
acquire-event-begins =
    { $who ->
        [you] Cominci tu.
       *[other] Comincia { $seat }.
    }
acquire-event-turn =
    { $who ->
        [you] Turno { $number }: tocca a te.
       *[other] Turno { $number }: tocca a { $seat }.
    }

## Eventi: tessere

acquire-event-drew =
    { $who ->
        [you] Peschi
       *[other] { $seat } pesca
    } { $tile }.
    .each-tile =
        { $who ->
            [you] Peschi
           *[other] { $seat } pesca
        } { $tile }.
acquire-event-drew-hidden =
    { $who ->
        [you] Peschi
       *[other] { $seat } pesca
    } una tessera.
    .times =
        { $who ->
            [you] Peschi
           *[other] { $seat } pesca
        } { $times } tessere.
acquire-event-set-aside =
    { $who ->
        [you] Metti
       *[other] { $seat } mette
    } da parte { $tile }: non potrà mai essere piazzata.
acquire-event-placed =
    { $who ->
        [you] Piazzi
       *[other] { $seat } piazza
    } { $tile }.
    .brief =
        { $who ->
            [you] piazzi
           *[other] piazza
        } { $tile }
acquire-event-passed =
    { $who ->
        [you] Non hai tessere da piazzare e passi.
       *[other] { $seat } non ha tessere da piazzare e passa.
    }
    .brief =
        { $who ->
            [you] passi
           *[other] passa
        }

## Eventi: società

acquire-event-founded =
    { $who ->
        [you] Fondi
       *[other] { $seat } fonda
    } { $corporation } con { $size ->
        [one] { $size } tessera
       *[other] { $size } tessere
    }.
    .brief =
        { $who ->
            [you] fondi
           *[other] fonda
        } { $corporation }
acquire-event-free-share =
    { $who ->
        [you] Ricevi
       *[other] { $seat } riceve
    } il titolo azionario bonus per la fondazione di { $corporation }.
acquire-event-no-free-share =
    La banca non ha più azioni di { $corporation }: { $who ->
        [you] non ricevi
       *[other] { $seat } non riceve
    } il titolo bonus per la fondazione.
acquire-event-grew =
    { $corporation } ora ha { $size ->
        [one] { $size } tessera
       *[other] { $size } tessere
    }.

## Eventi: fusioni

acquire-event-merger =
    { $who ->
        [you] Unisci
       *[other] { $seat } unisce
    } { $corporations }.
    .brief =
        { $who ->
            [you] fondi insieme
           *[other] fonde insieme
        } { $corporations }
acquire-event-survives = { $corporation } sopravvive alla fusione.
    .brief = { $corporation } sopravvive
acquire-event-absorbed = { $survivor } assorbe { $corporation }; prima vengono pagati i suoi azionisti.
    .brief = { $survivor } assorbe { $corporation }
acquire-event-market =
    Il mercato azionario conta come titolare di { $number ->
        [one] { $number } azione
       *[other] { $number } azioni
    } di { $corporation }.
acquire-event-holdings = Azioni di { $corporation }: { $shares }.
    .shares =
        { $value ->
            [0] { "" }
           *[other] { $who ->
                [you] tu ne hai
               *[other] { $name } ne ha
            } { $value }
        }
    .shares-beyond = il mercato azionario ne ha { $value }
acquire-event-bonus-majority =
    { $who ->
        [you] Ricevi
       *[other] { $seat } riceve
    } il bonus di maggioranza per { $corporation }: { MONEY($amount) }.
acquire-event-bonus-minority =
    { $who ->
        [you] Ricevi
       *[other] { $seat } riceve
    } { $holders ->
        [one] il bonus di minoranza
       *[other] una parte uguale del bonus di minoranza
    } per { $corporation }: { MONEY($amount) }.
acquire-event-bonus-sole =
    Nessun altro ha azioni di { $corporation }: { $who ->
        [you] ricevi
       *[other] { $seat } riceve
    } entrambi i bonus, { MONEY($amount) }.
acquire-event-bonus-tied =
    { $who ->
        [you] Condividi la maggioranza in { $corporation } e ricevi
       *[other] { $seat } condivide la maggioranza in { $corporation } e riceve
    } una parte uguale di entrambi i bonus: { MONEY($amount) }.
acquire-event-sold =
    { $who ->
        [you] Vendi
       *[other] { $seat } vende
    } un’azione di { $corporation } per { MONEY($amount) }.
    .times =
        { $who ->
            [you] Vendi
           *[other] { $seat } vende
        } { $times } azioni { $corporation } per { MONEY($amount) }.
    .brief =
        { $who ->
            [you] vendi
           *[other] vende
        } { $things }
    .thing = { $times } { $corporation } per { MONEY($amount) }
acquire-event-traded =
    { $who ->
        [you] Scambi
       *[other] { $seat } scambia
    } due azioni di { $corporation } con una di { $survivor }.
    .times =
        { $who ->
            [you] Scambi
           *[other] { $seat } scambia
        } azioni { $corporation } con { $times } { $survivor }, due per una.
    .brief =
        { $who ->
            [you] scambi
           *[other] scambia
        } { $corporation } con { $times } { $survivor }
acquire-event-kept =
    { $who ->
        [you] Conservi
       *[other] { $seat } conserva
    } { $shares ->
        [one] { $shares } azione
       *[other] { $shares } azioni
    } di { $corporation }.
    .brief =
        { $who ->
            [you] tieni
           *[other] tiene
        } { $shares } { $corporation }

## Eventi: acquisti

acquire-event-bought =
    { $who ->
        [you] Compri
       *[other] { $seat } compra
    } un’azione di { $corporation } per { MONEY($amount) }.
    .times =
        { $who ->
            [you] Compri
           *[other] { $seat } compra
        } { $times } azioni { $corporation } per { MONEY($amount) }.
    .brief =
        { $who ->
            [you] compri
           *[other] compra
        } { $things }
    .thing = { $times } { $corporation }

## Eventi: la fine

acquire-event-announced =
    { $who ->
        [you] Annunci
       *[other] { $seat } annuncia
    } la fine della partita: questo turno è l’ultimo.
    .brief =
        { $who ->
            [you] annunci
           *[other] annuncia
        } la fine
acquire-event-ending = La partita finisce come annunciato: si pagano gli ultimi bonus, poi si vendono tutte le azioni.
    .brief = la partita finisce
acquire-event-stalled = La partita finisce: per un giro intero nessuno ha piazzato o pescato una tessera.
    .brief = la partita finisce
acquire-event-sold-out =
    { $who ->
        [you] Vendi
       *[other] { $seat } vende
    } { $shares ->
        [one] { $shares } azione
       *[other] { $shares } azioni
    } di { $corporation } per { MONEY($amount) }.
acquire-event-over = La partita è finita: { $scores }.
    .scores =
        { $who ->
            [you] tu hai
           *[other] { $name } ha
        } { MONEY($value) }
acquire-event-won =
    { $who ->
        [you] { $winners ->
            [one] Vinci tu!
           *[other] Condividi la vittoria.
        }
       *[other] { $winners ->
            [one] { $seat } vince.
           *[other] { $seat } condivide la vittoria.
        }
    }

## Domande

acquire-prompt-place = Gioca una tessera; se nessuna si può piazzare, passa.
acquire-prompt-found = Scegli quale società fondare.
    .about = Scegli quale società fondare con { $placed }.
acquire-prompt-survive = Scegli quale delle società più grandi sopravvive.
    .about = { $placed } unisce { $merger-waiting }. Scegli quale delle più grandi sopravvive.
acquire-prompt-absorb = Scegli quale società viene assorbita adesso.
    .about = Scegli quale società viene assorbita adesso da { $merger-survivor }.
acquire-prompt-dispose = Vendi, scambia o conserva le tue azioni della società defunta.
    .about = { $merger-survivor } assorbe { $merger-defunct }: vendi le tue azioni, scambiale due per una, o conservale.
acquire-prompt-buy = In questo turno compra fino a tre azioni, poi scegli «Acquisti finiti».
    .about =
        { $bought ->
            [0] Puoi comprare fino a tre azioni.
            [1] Puoi comprare altre due azioni.
            [2] Puoi comprare ancora un’azione.
           *[other] Hai comprato le tre azioni di questo turno.
        }

## Mosse

acquire-move-place = Piazza { $tile }
acquire-move-found = Fonda { $corporation }
acquire-move-survive = Fai sopravvivere { $corporation }
acquire-move-absorb = Ora fai assorbire { $corporation }
acquire-move-buy = Compra un’azione di { $corporation }
acquire-move-sell = Vendi un’azione
acquire-move-trade = Scambia due azioni con una
acquire-move-keep = Conserva le azioni che ti restano
acquire-move-announce = Annuncia la fine della partita
acquire-move-done = Acquisti finiti
acquire-move-pass = Passa
acquire-move-draw = Pesca { $tile }
acquire-move-market =
    Il mercato azionario ha { $number ->
        [one] { $number } azione
       *[other] { $number } azioni
    }

## Risposte permanenti

acquire-standing-nothing = Non comprare nulla finché ho meno di { MONEY($cash) }
acquire-doubt-behind = altri hanno più azioni di { $thing } di te

## Perché una mossa è consigliata

acquire-reason-bonus =
    La fusione ti frutta subito { MONEY($amount) } come { $rank ->
        [first] azionista di maggioranza
        [second] azionista di minoranza
        [sole] unico azionista
       *[tied] uno degli azionisti di maggioranza
    } di { $corporation }.
acquire-reason-founding = Fondi una società, e chi fonda riceve un’azione gratuita.
acquire-reason-growth =
    { $corporation } si espande, e tu ne hai { $shares ->
        [one] { $shares } azione
       *[other] { $shares } azioni
    }.
acquire-reason-free-share = Ricevi un’azione gratuita di { $corporation }.
acquire-reason-unassailable =
    Con { $shares ->
        [one] { $shares } azione
       *[other] { $shares } azioni
    } nessuno può più superarti in { $corporation }: una fusione ti frutterebbe { MONEY($amount) } come azionista di maggioranza.
acquire-reason-first =
    Con { $shares ->
        [one] { $shares } azione
       *[other] { $shares } azioni
    } diventi azionista di maggioranza di { $corporation }: una fusione ti frutterebbe { MONEY($amount) }.
acquire-reason-ahead =
    Resti azionista di maggioranza di { $corporation }: { $shares ->
        [one] { $shares } azione
       *[other] { $shares } azioni
    }, { $lead } in più di chiunque altro.
acquire-reason-level =
    Con { $shares ->
        [one] { $shares } azione
       *[other] { $shares } azioni
    } raggiungi l’azionista di maggioranza di { $corporation }.
acquire-reason-second =
    Con { $shares ->
        [one] { $shares } azione
       *[other] { $shares } azioni
    } diventi azionista di minoranza di { $corporation }: una fusione ti frutterebbe { MONEY($amount) }.
acquire-reason-own-merger = Con la tua tessera { $tile } { $corporation } può essere assorbita, e ti frutterebbe { MONEY($amount) } come azionista di maggioranza.
acquire-reason-sale = Un’azione di { $corporation } ora frutta { MONEY($amount) }.
acquire-reason-exchange = Un’azione di { $corporation } vale { MONEY($amount) }, e la società sopravvive.
acquire-reason-keeping =
    { $corporation } può essere fondata di nuovo: { $tiles ->
        [one] resta { $tiles } tessera
       *[other] restano { $tiles } tessere
    } nella riserva.
acquire-reason-saving = Conservi { MONEY($amount) } per quello che verrà.
acquire-reason-ending = Chiudi la partita mentre sei in testa.

## Che cosa si conta delle partite finite

acquire-statistics-first-founded = La prima società fondata
acquire-statistics-founded = Società fondate da un giocatore
acquire-statistics-majorities = Volte da solo in maggioranza
acquire-statistics-mergers = Fusioni in una partita
acquire-statistics-length = Turni in una partita
acquire-statistics-end = Come finiscono le partite
acquire-statistics-end-ending = la fine è stata annunciata
acquire-statistics-end-stalled = nessuno poteva continuare
