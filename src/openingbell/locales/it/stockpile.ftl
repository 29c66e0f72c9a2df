### Stockpile. Che cosa sono i messaggi e le loro variabili, lo dice il file inglese.
###
### Le carte stanno dopo i due punti, perché un’azienda, una commissione e una carta Azione vorrebbero frasi diverse.

stockpile-title = Stockpile
stockpile-about = Tu sai che cosa farà una società, gli altri sanno qualcos’altro: fai offerte per mucchi di azioni e vendi prima che esca la notizia.
stockpile-lasts = 15 minuti con i bot, 45 con gli amici

## Aziende e altre carte

stockpile-name-American = American Automotive
stockpile-name-Bottomline = Bottomline Bank
stockpile-name-Cosmic = Cosmic Computers
stockpile-name-Epic = Epic Electric
stockpile-name-Leading = Leading Laboratories
stockpile-name-Stanford = Stanford Steel

stockpile-name-boom = Boom
stockpile-name-bust = Crollo
stockpile-name-fee1 = una commissione di 1
stockpile-name-fee2 = una commissione di 2
stockpile-name-fee3 = una commissione di 3

stockpile-name-hidden1 = carta coperta 1
stockpile-name-hidden2 = carta coperta 2
stockpile-name-hidden3 = carta coperta 3
stockpile-name-hidden4 = carta coperta 4
stockpile-name-hidden5 = carta coperta 5
stockpile-name-hidden6 = carta coperta 6
stockpile-name-pair1 = la previsione coperta 1
stockpile-name-pair2 = la previsione coperta 2
stockpile-name-0_1 = la prima previsione dell’altro giocatore
stockpile-name-0_2 = la seconda previsione dell’altro giocatore
stockpile-name-1_1 = la prima previsione dell’altro giocatore
stockpile-name-1_2 = la seconda previsione dell’altro giocatore

## Investitori

stockpile-name-Bill = Bountiful Bill
stockpile-name-Bernie = Broker Bernie
stockpile-name-Cramer = Crazy Cramer
stockpile-name-Donald = Discount Donald
stockpile-name-Deborah = Dividend Deborah
stockpile-name-Graham = Golden Graham
stockpile-name-Mark = Maverick Mark
stockpile-name-Martha = Mayknow Martha
stockpile-name-Stuart = Secretive Stuart
stockpile-name-Warren = Wise Warren

stockpile-ability-Bill = nessuna abilità, ma nessuno ha un capitale iniziale più alto
stockpile-ability-Bernie = riceve le commissioni invece di pagarle
stockpile-ability-Cramer = nella fase delle carte Azione può muovere un prezzo di 1
stockpile-ability-Donald = paga la somma una casella sotto la sua offerta
stockpile-ability-Deborah = alla fine di un round può dichiarare un dividendo di $1.000 per azione
stockpile-ability-Graham = riceve $1.000 in più per ogni azione venduta
stockpile-ability-Mark = prima delle offerte può spostare una carta in un altro pacchetto
stockpile-ability-Martha = una volta per round, durante le offerte, può guardare un’altra previsione
stockpile-ability-Stuart = può mettere coperte entrambe le carte
stockpile-ability-Warren = prima delle offerte può guardare le carte coperte di un pacchetto

## Il tavolo

stockpile-heading-company = Azienda
stockpile-heading-price = Prezzo
stockpile-heading-forecast = Previs.
stockpile-heading-pile = Pacchetto
stockpile-heading-bid = Offerta
stockpile-heading-cash = Denaro
stockpile-heading-owed = Deve
stockpile-heading-hand = Le tue carte
stockpile-deck = nel mazzo: { $number }
stockpile-round = Round { $number } di { $last }

stockpile-phase-setup = Preparazione
stockpile-phase-information = Informazione
stockpile-phase-supply = Offerta di mercato
stockpile-phase-demand = Domanda
stockpile-phase-action = Carte Azione
stockpile-phase-selling = Vendita
stockpile-phase-movement = Variazione dei prezzi
stockpile-phase-over = La fine

stockpile-legend =
    Sul tavolo prezzi, offerte e denaro sono in migliaia di dollari.
      ····●◇····   un tracciato: l’indice, e la casella dopo un frazionamento; $ paga
      +2 →7        una previsione nota a tutti, e il prezzo a cui porta
      { "[" }-3] →5✗     una nota solo a te; ✗ con bancarotta, ◇ con frazionamento
      ?            una che non conosci; sotto il tavolo, che cosa può essere
      { "[" }Epic] [?]   carte coperte di un pacchetto: una nota, una ignota
      ▲ ▼ f1       un Boom, un Crollo, una commissione
      2+1          in un portafoglio: due carte, e una carta frazionata
      3×? 1×AC     carte ignote: tre di un’azienda qualsiasi, una di queste due
      ►            ha il segnalino primo giocatore

## Eventi: l’inizio

stockpile-event-share =
    { $who ->
        [you] Ricevi
       *[other] { $seat } riceve
    } un’azione iniziale di { $company }.
stockpile-event-share-hidden =
    { $who ->
        [you] Ricevi
       *[other] { $seat } riceve
    } un’azione iniziale.
stockpile-event-first =
    { $who ->
        [you] Ricevi
       *[other] { $seat } riceve
    } il segnalino primo giocatore.
stockpile-event-offered =
    { $who ->
        [you] Ricevi
       *[other] { $seat } riceve
    } un investitore: { $investor }.
stockpile-event-offered-hidden =
    { $who ->
        [you] Ricevi
       *[other] { $seat } riceve
    } un investitore.
stockpile-event-chose =
    { $who ->
        [you] Scegli
       *[other] { $seat } sceglie
    } un investitore: { $investor }.
stockpile-event-chose-hidden =
    { $who ->
        [you] Scegli
       *[other] { $seat } sceglie
    } un investitore in segreto.
stockpile-event-investor =
    { $who ->
        [you] Giochi con { $investor } e cominci
       *[other] { $seat } gioca con { $investor } e comincia
    } con { MONEY($amount) }.
stockpile-event-round =
    { $who ->
        [you] Round { $round }: cominci tu.
       *[other] Round { $round }: comincia { $seat }.
    }

## Eventi: informazione

stockpile-event-pair =
    { $who ->
        [you] Vieni a sapere
       *[other] { $seat } viene a sapere
    } la previsione per { $company }: { $forecast }.
stockpile-event-pair-hidden =
    { $who ->
        [you] Ricevi
       *[other] { $seat } riceve
    } una previsione riservata.
stockpile-event-public-pair = Tutti vengono a sapere la previsione per { $company }: { $forecast }.
stockpile-event-pair-face-down = La previsione { $pair } resta coperta accanto al tabellone.

## Eventi: offerta di mercato

stockpile-event-pile-card = Il pacchetto { $pile } comincia con: { $card }.
stockpile-event-drew =
    { $who ->
        [you] Peschi
       *[other] { $seat } pesca
    } una carta mercato: { $card }.
stockpile-event-drew-hidden =
    { $who ->
        [you] Peschi
       *[other] { $seat } pesca
    } una carta mercato.
stockpile-event-laid-up =
    { $who ->
        [you] Metti
       *[other] { $seat } mette
    } una carta scoperta nel pacchetto { $pile }: { $card }.
stockpile-event-laid-down =
    { $who ->
        [you] Metti
       *[other] { $seat } mette
    } una carta coperta nel pacchetto { $pile }: { $card }.
stockpile-event-laid-down-hidden =
    { $who ->
        [you] Metti
       *[other] { $seat } mette
    } una carta coperta nel pacchetto { $pile }.

## Eventi: domanda

stockpile-event-looked =
    { $who ->
        [you] Guardi
       *[other] { $seat } guarda
    } le carte coperte del pacchetto { $pile }: { $cards }.
stockpile-event-looked-hidden =
    { $who ->
        [you] Guardi
       *[other] { $seat } guarda
    } le carte coperte del pacchetto { $pile }.
stockpile-event-moved =
    { $who ->
        [you] Sposti
       *[other] { $seat } sposta
    } una carta dal pacchetto { $from } al pacchetto { $to }: { $card }.
stockpile-event-moved-hidden =
    { $who ->
        [you] Sposti
       *[other] { $seat } sposta
    } la carta coperta { $number } dal pacchetto { $from } al pacchetto { $to }: { $card }.
stockpile-event-moved-hidden-hidden =
    { $who ->
        [you] Sposti
       *[other] { $seat } sposta
    } la carta coperta { $number } dal pacchetto { $from } al pacchetto { $to }.
stockpile-event-peeked =
    { $who ->
        [you] Guardi la previsione di { $other }
       *[other] { $seat } guarda { $whom ->
            [you] la tua previsione
           *[other] la previsione di { $other }
        }
    }: { $company } { $forecast }.
stockpile-event-peeked-hidden =
    { $seat } guarda { $whom ->
        [you] la tua previsione
       *[other] la previsione di { $other }
    }.
stockpile-event-peeked-of-two =
    { $who ->
        [you] Guardi la previsione { $pair } delle 2 di { $other }
       *[other] { $seat } guarda la previsione { $pair } delle 2 { $whom ->
            [you] che hai tu
           *[other] di { $other }
        }
    }: { $company } { $forecast }.
stockpile-event-peeked-of-two-hidden =
    { $seat } guarda la previsione { $pair } delle 2 { $whom ->
        [you] che hai tu
       *[other] di { $other }
    }.
stockpile-event-peeked-face-down =
    { $who ->
        [you] Guardi
       *[other] { $seat } guarda
    } la previsione { $pair } tra quelle coperte: { $company } { $forecast }.
stockpile-event-peeked-face-down-hidden =
    { $who ->
        [you] Guardi
       *[other] { $seat } guarda
    } la previsione { $pair } tra quelle coperte.
stockpile-event-skipped =
    { $who ->
        [you] Per ora non usi
       *[other] Per ora { $seat } non usa
    } abilità.
stockpile-event-bid =
    { $who ->
        [you] Offri
       *[other] { $seat } offre
    } { MONEY($bid) } per il pacchetto { $pile }.
stockpile-event-outbid =
    { $who ->
        [you] La tua offerta
       *[other] L’offerta di { $seat }
    } per il pacchetto { $pile } viene superata.
stockpile-event-paid =
    { $who ->
        [you] Paghi
       *[other] { $seat } paga
    } { MONEY($amount) } per il pacchetto { $pile }.
stockpile-event-took =
    { $who ->
        [you] Prendi
       *[other] { $seat } prende
    } il pacchetto { $pile }.{ $open-number ->
        [0] { "" }
       *[other] { " " }Scoperte: { $open }.
    }{ $fees-number ->
        [0] { "" }
       *[other] { " " }Commissioni che erano coperte: { $fees }.
    } Coperte: { $cards }.
stockpile-event-took-hidden =
    { $who ->
        [you] Prendi
       *[other] { $seat } prende
    } il pacchetto { $pile }.{ $open-number ->
        [0] { "" }
       *[other] { " " }Scoperte: { $open }.
    }{ $fees-number ->
        [0] { "" }
       *[other] { " " }Commissioni che erano coperte: { $fees }.
    } Coperte: { $face_down ->
        [one] { $face_down } carta
       *[other] { $face_down } carte
    }.
stockpile-event-took-open =
    { $who ->
        [you] Prendi
       *[other] { $seat } prende
    } il pacchetto { $pile }.{ $open-number ->
        [0] { "" }
       *[other] { " " }Scoperte: { $open }.
    }{ $fees-number ->
        [0] { "" }
       *[other] { " " }Commissioni che erano coperte: { $fees }.
    }
stockpile-event-fee-paid =
    { $who ->
        [you] Paghi
       *[other] { $seat } paga
    } { $card }: { MONEY($amount) }.
stockpile-event-fee-bonus =
    { $who ->
        [you] Ricevi
       *[other] { $seat } riceve
    } { $card } come bonus: { MONEY($amount) }.
stockpile-event-owes =
    { $who ->
        [you] Devi ancora pagare
       *[other] { $seat } deve ancora pagare
    } { $cards }.

## Eventi: carte Azione

stockpile-event-boom =
    { $who ->
        [you] Giochi
       *[other] { $seat } gioca
    } un Boom su { $company }.
stockpile-event-bust =
    { $who ->
        [you] Giochi
       *[other] { $seat } gioca
    } un Crollo su { $company }.
stockpile-event-raised =
    { $who ->
        [you] Fai salire
       *[other] { $seat } fa salire
    } { $company } di una casella.
stockpile-event-lowered =
    { $who ->
        [you] Fai scendere
       *[other] { $seat } fa scendere
    } { $company } di una casella.

## Eventi: prezzi

stockpile-event-rose = { $company } sale a { MONEY($price) }.
stockpile-event-fell = { $company } scende a { MONEY($price) }.
stockpile-event-split = Frazionamento di { $company }: il prezzo torna a { MONEY($price) }.
stockpile-event-split-again =
    { $who ->
        [you] Ricevi
       *[other] { $seat } riceve
    } { MONEY($amount) } per { $cards ->
        [one] { $cards } carta già frazionata
       *[other] { $cards } carte già frazionate
    } di { $company }.
stockpile-event-shares-split =
    Si { $cards ->
        [one] fraziona { $cards } carta
       *[other] frazionano { $cards } carte
    } di { $company } nel { $who ->
        [you] tuo portafoglio
       *[other] portafoglio di { $seat }
    }.
stockpile-event-bankrupt = { $company } fallisce; il suo prezzo riparte da { MONEY($price) }.
stockpile-event-lost =
    { $who ->
        [you] Perdi
       *[other] { $seat } perde
    } { $normal ->
        [0] { $split ->
            [one] { $split } carta frazionata
           *[other] { $split } carte frazionate
        }
        [one] { $normal } carta{ $split ->
            [0] { "" }
            [one] { " " }e { $split } carta frazionata
           *[other] { " " }e { $split } carte frazionate
        }
       *[other] { $normal } carte{ $split ->
            [0] { "" }
            [one] { " " }e { $split } carta frazionata
           *[other] { " " }e { $split } carte frazionate
        }
    } di { $company }.

## Eventi: vendita

stockpile-event-sold =
    { $who ->
        [you] Vendi
       *[other] { $seat } vende
    } un’azione di { $company } per { MONEY($amount) }.
stockpile-event-sold-split =
    { $who ->
        [you] Vendi
       *[other] { $seat } vende
    } una carta frazionata di { $company } per { MONEY($amount) }.
stockpile-event-halved =
    { $who ->
        [you] Vendi
       *[other] { $seat } vende
    } una sola azione di una carta frazionata di { $company } per { MONEY($amount) }.

## Eventi: variazione dei prezzi

stockpile-event-revealed =
    { $who ->
        [you] La tua previsione
       *[other] La previsione di { $seat }
    } viene mostrata: { $company } { $forecast }.
stockpile-event-came-true = La prossima previsione: { $company } { $forecast }.
stockpile-event-dividend = { $company } paga { MONEY($each) } per ogni azione mostrata.
stockpile-event-declared =
    { $who ->
        [you] Dichiari
       *[other] { $seat } dichiara
    } un dividendo per { $company }.
stockpile-event-claimed =
    { $who ->
        [you] Mostri
       *[other] { $seat } mostra
    } { $normal ->
        [0] { $split ->
            [one] { $split } carta frazionata
           *[other] { $split } carte frazionate
        }
        [one] { $normal } carta{ $split ->
            [0] { "" }
            [one] { " " }e { $split } carta frazionata
           *[other] { " " }e { $split } carte frazionate
        }
       *[other] { $normal } carte{ $split ->
            [0] { "" }
            [one] { " " }e { $split } carta frazionata
           *[other] { " " }e { $split } carte frazionate
        }
    } di { $company } e { $who ->
        [you] ricevi
       *[other] riceve
    } { MONEY($amount) }.
stockpile-event-claimed-nothing =
    { $who ->
        [you] Non mostri
       *[other] { $seat } non mostra
    } nessuna carta di { $company }.

## Eventi: la fine

stockpile-event-ending = L’ultimo round è finito: si pagano i bonus di maggioranza, poi si vendono tutte le azioni.
stockpile-event-holdings = Azioni di { $company }: { $shares }.
    .shares =
        { $value ->
            [0] { "" }
           *[other] { $who ->
                [you] tu ne hai
               *[other] { $name } ne ha
            } { $value }
        }
stockpile-event-majority =
    { $who ->
        [you] Hai la maggioranza di { $company } e ricevi
       *[other] { $seat } ha la maggioranza di { $company } e riceve
    } { MONEY($amount) }.
stockpile-event-majority-tied =
    { $who ->
        [you] Condividi la maggioranza di { $company } e ricevi
       *[other] { $seat } condivide la maggioranza di { $company } e riceve
    } { MONEY($amount) }.
stockpile-event-sold-out =
    { $who ->
        [you] Vendi
       *[other] { $seat } vende
    } { $shares ->
        [one] { $shares } azione
       *[other] { $shares } azioni
    } di { $company } per { MONEY($amount) }.
stockpile-finale-1 = Si scoprono i portafogli.
stockpile-finale-2 = Si pagano i bonus di maggioranza.
stockpile-finale-3 = Si vendono tutte le azioni al prezzo finale.

stockpile-event-over = La partita è finita: { $scores }.
    .scores =
        { $who ->
            [you] tu hai
           *[other] { $name } ha
        } { MONEY($value) }
stockpile-event-won =
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

stockpile-prompt-choose = Scegli l’investitore con cui giocherai.
stockpile-prompt-place = Metti le tue due carte: una scoperta, una coperta.
    .about =
        { $hand-number ->
            [1] Metti l’altra carta, coperta.
           *[other] Metti le tue due carte, prima quella che va scoperta.
        }
stockpile-prompt-prepare = Prima delle offerte puoi usare l’abilità di un investitore.
stockpile-prompt-peek = Ora puoi guardare una previsione, una volta in questo round.
stockpile-prompt-bid = Metti un segnalino offerta sul tracciato di un pacchetto.
stockpile-prompt-act = Gioca le tue carte Azione, e usa tutto ciò che puoi usare adesso.
stockpile-prompt-sell = Vendi quante azioni vuoi.
stockpile-prompt-claim = Quante carte mostri per riscuotere il dividendo?
    .about = { $claim-company } paga { MONEY($claim-each) } per azione. Delle tue carte ({ $claim-normal }, frazionate { $claim-split }), quante ne mostri?
stockpile-prompt-declare = Puoi dichiarare un dividendo per un’azienda: $1.000 per ogni azione, a tutti.

## Mosse

stockpile-move-choose = { $investor }
stockpile-move-up = Scoperta nel pacchetto { $pile }: { $card }
stockpile-move-down = Coperta nel pacchetto { $pile }: { $card }
stockpile-move-look = Guarda le carte coperte del pacchetto { $pile }
stockpile-move-move = Dal pacchetto { $from } al pacchetto { $to }: { $card }
stockpile-move-peek = Guarda { $pair }
    .seat = Guarda la previsione di { $seat }
stockpile-move-skip = Non adesso
stockpile-move-bid = Pacchetto { $pile }: { THOUSANDS($amount) }
stockpile-move-boom = Un Boom su { $company }
stockpile-move-bust = Un Crollo su { $company }
stockpile-move-raise = Fai salire { $company } di una casella
stockpile-move-lower = Fai scendere { $company } di una casella
stockpile-move-sell = Vendi un’azione di { $company }
stockpile-move-sell-split = Vendi una carta frazionata di { $company }
stockpile-move-halve = Vendi una sola azione di una carta frazionata di { $company }
stockpile-move-done = Vendite finite
stockpile-move-claim =
    { $normal ->
        [0] { $split ->
            [0] Nessuna
            [one] { $split } carta frazionata
           *[other] { $split } carte frazionate
        }
        [one] { $normal } carta{ $split ->
            [0] { "" }
            [one] { " " }e { $split } carta frazionata
           *[other] { " " }e { $split } carte frazionate
        }
       *[other] { $normal } carte{ $split ->
            [0] { "" }
            [one] { " " }e { $split } carta frazionata
           *[other] { " " }e { $split } carte frazionate
        }
    }
stockpile-move-dividend = Un dividendo per { $company }

stockpile-move-share = Un’azione iniziale di { $company }
stockpile-move-first = Comincia { $seat }
stockpile-move-investor = Distribuisci { $investor }
stockpile-move-pair = La previsione per { $company }: { $forecast }
stockpile-move-card = Una carta mercato: { $card }

## Opzioni di un tavolo

stockpile-option-investors = Investitori
stockpile-option-board = Tabellone
stockpile-option-board-standard = base
stockpile-option-board-advanced = avanzato
stockpile-option-first = Primo giocatore
    .value =
        { $value ->
            [0] posto 1
            [1] posto 2
            [2] posto 3
            [3] posto 4
           *[other] posto 5
        }

## La vista sulla pagina

stockpile-view-price = Prezzo
    .value = { $sum }
stockpile-view-worth = Valore attuale
    .value = { $sum }
stockpile-view-phase = Fase
    .value =
        { $value ->
            [setup] { stockpile-phase-setup }
            [information] { stockpile-phase-information }
            [supply] { stockpile-phase-supply }
            [demand] { stockpile-phase-demand }
            [action] { stockpile-phase-action }
            [selling] { stockpile-phase-selling }
            [movement] { stockpile-phase-movement }
           *[over] { stockpile-phase-over }
        }
stockpile-view-board = Tabellone
    .value =
        { $value ->
            [advanced] { stockpile-option-board-advanced }
           *[standard] { stockpile-option-board-standard }
        }

stockpile-view-bids = { "" }
stockpile-view-holders = { "" }
stockpile-view-least = { "" }
stockpile-view-most = { "" }
stockpile-view-bonus_least = { "" }
stockpile-view-bonus_most = { "" }
stockpile-view-outlook = { "" }
stockpile-view-dividend = { "" }
stockpile-view-bankrupt = { "" }
stockpile-view-brings_least = { "" }
stockpile-view-brings_most = { "" }
stockpile-view-fee_amounts = { "" }
stockpile-view-pays = { "" }
stockpile-view-sales = { "" }
stockpile-view-brings = { "" }
stockpile-view-type = { "" }
stockpile-view-each_split = { "" }
stockpile-view-bonuses = { "" }
stockpile-view-sure = { "" }
stockpile-view-hoped = { "" }
stockpile-view-track = { "" }
stockpile-view-split_space = { "" }
stockpile-view-start_space = { "" }
stockpile-view-dividend_spaces = { "" }
stockpile-view-hand_can_be = { "" }
stockpile-view-order = { "" }
stockpile-view-progress = { "" }

## Il tavolo disegnato sulla pagina

stockpile-heading-market = Il mercato
stockpile-heading-piles = I pacchetti
stockpile-track = { $company }: { MONEY($price) }, casella { $space } di { $spaces }
stockpile-history = Prezzi finora: { $prices }
stockpile-zone-start = prezzo di partenza
stockpile-zone-return = dove torna dopo un frazionamento
stockpile-zone-dividend = paga un dividendo quando il prezzo vi sale
stockpile-zone-bankrupt = Più in basso l’azienda fallisce
stockpile-zone-split = Più in alto le azioni si frazionano
stockpile-short-split = Frazionamento
stockpile-short-bankrupt = Bancarotta
stockpile-short-dividend = { MONEY($each) } per azione
stockpile-short-revealed = { $forecast }
stockpile-short-came-true = { $forecast }
stockpile-short-boom = ▲ { $seat }
stockpile-short-bust = ▼ { $seat }
stockpile-short-raised = ▲ { $seat }
stockpile-short-lowered = ▼ { $seat }
stockpile-short-claimed = { $seat } +{ MONEY($amount) }
stockpile-short-claimed-nothing = { $seat } –
stockpile-short-split-again = { $seat } +{ MONEY($amount) }
stockpile-short-shares-split = { $seat } ×2: { $cards }
stockpile-short-lost = { $seat } −{ $shares }
stockpile-pile = Pacchetto { $number }
stockpile-worth = Vale { MONEY($amount) }
stockpile-worth-unknown = e carte ignote: { $number }
stockpile-unknown-card = una carta che non conosci
stockpile-face-up = scoperta
stockpile-face-down = coperta
stockpile-how-it-lies = Come si mette la carta
stockpile-laid-by = messa da: { $seat }
stockpile-known-to-you-alone = nascosta agli altri: la conosci solo tu
stockpile-known-to = nascosta, ma nota a te e a: { $seats }
stockpile-lay-up = Mettila qui scoperta
stockpile-lay-down = Mettila qui coperta
stockpile-lay-which = Prima scegli una carta
stockpile-bids-of-pile = Offerte per il pacchetto { $pile }
stockpile-bid-for = Offri { MONEY($bid) } per il pacchetto { $pile }
stockpile-bid-pays = (paghi { MONEY($amount) })
stockpile-hint-place = Scegli una carta, poi il pacchetto. Nulla parte prima della conferma.
stockpile-hint-bid = Scegli una casella incorniciata accanto a un pacchetto. Le frecce passano dall’una all’altra.
stockpile-choose-boom = Boom: due caselle in su per
stockpile-choose-bust = Crollo: due caselle in giù per
stockpile-choose-raise = Una casella in su per
stockpile-choose-lower = Una casella in giù per
stockpile-choose-dividend = Un dividendo per
stockpile-movable = Carte che si possono spostare
stockpile-sale-sell = { MONEY($amount) } l’una · ne restano { $number }
stockpile-sale-sell-split = Carta frazionata, { MONEY($amount) } · ne restano { $number }
stockpile-sale-halve = Mezza carta frazionata, { MONEY($amount) }
stockpile-sale-costs = La prossima ti toglie { MONEY($amount) } di maggioranza
stockpile-sale-may-cost = La prossima può toglierti { MONEY($amount) } di maggioranza
stockpile-sale-free = Non incide sulla maggioranza
stockpile-sale-total = Incassi
stockpile-sale-fees = { MONEY($amount) } vanno in commissioni,
stockpile-sale-cash = poi hai { MONEY($amount) }
stockpile-sell = Vendi per { MONEY($amount) }
stockpile-sell-nothing = Non vendere nulla
stockpile-claim-normal = Carte che mostri
stockpile-claim-split = Carte frazionate che mostri
stockpile-claim = Mostrale e incassa { MONEY($amount) }
stockpile-claim-nothing = Non mostrare nulla
stockpile-heading-portfolios = Che cosa hanno tutti
stockpile-heading-brings = Le azioni portano
stockpile-heading-news = Le notizie
stockpile-majority-sure = ha la maggioranza
stockpile-majority-maybe = forse ha la maggioranza
stockpile-split-cards = carte frazionate, che contano due: { $number }
stockpile-notes-known = Di sicuro:
stockpile-notes-unknown =
    { $number ->
        [one] Una carta è tra queste:
       *[other] { $number } carte, ognuna tra queste:
    }
stockpile-notes-start = L’azione iniziale è tra queste:
stockpile-news-none = Le previsioni arrivano con il primo round.
stockpile-news-mine = la sai solo tu
stockpile-news-public = nota a tutti
stockpile-news-known = la sai
stockpile-news-possible = possibile
stockpile-news-excluded = non possibile
stockpile-news-secrets =
    { $number ->
        [one] { $names } ne conosce un’altra.
       *[other] { $names } ne conoscono un’altra a testa.
    }
stockpile-news-face-down =
    { $number ->
        [one] Una è coperta.
       *[other] { $number } sono coperte.
    }
stockpile-news-bankrupt-sure = fallisce per la sua previsione
stockpile-news-bankrupt-maybe = può fallire per la sua previsione
stockpile-news-split-sure = si fraziona per la sua previsione
stockpile-news-split-maybe = può frazionarsi per la sua previsione
stockpile-news-dividend-sure = paga un dividendo
stockpile-news-dividend-maybe = può pagare un dividendo
stockpile-news-dividend-no = nessun dividendo nella sua previsione
stockpile-claim-hint = Lo si chiede a tutti, e le risposte arrivano a ritmo fisso: dal tempo nessuno capisce che cosa hai.
stockpile-heading-reckoning = L’ultimo conteggio
stockpile-reckoning-back = Un passo indietro
stockpile-reckoning-on = Un passo avanti
stockpile-reckoning-holdings = { $company }: si mostrano le azioni, e si paga la maggioranza
stockpile-reckoning-sales = { $company }: si vendono tutte le azioni
stockpile-reckoning-shares = Azioni
stockpile-reckoning-gained = Incasso
stockpile-chart = Quanto valevano tutti all’inizio di ogni round, e alla fine
stockpile-chart-end = Fine
stockpile-source-start = Inizio:
stockpile-source-investor = Investitore:
stockpile-source-piles = Pacchetti:
stockpile-source-fees = Commissioni:
stockpile-source-shares = Azioni:
stockpile-source-dividends = Dividendi:
stockpile-source-majorities = Maggioranze:

## Risposte permanenti

stockpile-standing-claim = Rispondi ai dividendi d’ora in poi
    .all = Mostra tutte le carte per ogni dividendo
    .none = Non mostrare nulla per i dividendi

## Perché una mossa è consigliata

stockpile-reason-pile =
    Quel che sai del pacchetto { $pile } vale { MONEY($amount) }, e paghi { MONEY($price) }{ $cards ->
        [0] .
        [one] ; c’è ancora { $cards } carta che non conosci.
       *[other] ; ci sono ancora { $cards } carte che non conosci.
    }
stockpile-reason-cheap =
    Il pacchetto { $pile } ti costa solo { MONEY($price) }{ $cards ->
        [0] .
        [one] ; c’è ancora { $cards } carta che non conosci.
       *[other] ; ci sono ancora { $cards } carte che non conosci.
    }
stockpile-reason-rises = Conosci la previsione per { $company }: { $forecast }.
stockpile-reason-falls = Conosci la previsione per { $company }: { $forecast }. Meglio vendere prima.
stockpile-reason-bankrupt = { $company } fallirà di sicuro: le sue azioni non varranno più nulla.
stockpile-reason-risk = { $company } può fallire in questo round.
stockpile-reason-sale = Ora ti frutta { MONEY($amount) }.
stockpile-reason-splits = { $company } si frazionerà di sicuro: le tue azioni raddoppiano.
stockpile-reason-majority = La maggioranza in { $company } ti frutterà di sicuro { MONEY($amount) }.
stockpile-reason-push-up =
    Hai { $shares ->
        [one] { $shares } azione
       *[other] { $shares } azioni
    } di { $company }, che ci guadagnano.
stockpile-reason-push-down =
    { $shares ->
        [0] Non hai azioni di { $company }: ci perdono gli altri.
        [one] Hai solo { $shares } azione di { $company }: gli altri ci perdono di più.
       *[other] Hai solo { $shares } azioni di { $company }: gli altri ci perdono di più.
    }
stockpile-reason-secret = Solo tu saprai che cosa c’è coperto nel pacchetto { $pile }: { $card }.
stockpile-reason-spoils = Una commissione scoperta rende il pacchetto { $pile } meno invitante per gli altri: { $card }.
stockpile-reason-tempts = Tutti vedono che cosa c’è nel pacchetto { $pile }: { $card }. Faranno offerte e pagheranno.
stockpile-reason-claim = Il dividendo ti frutta { MONEY($amount) }.
stockpile-reason-dividend =
    Hai { $shares ->
        [one] { $shares } azione
       *[other] { $shares } azioni
    } di { $company }.

## Che cosa si conta delle partite finite

stockpile-statistics-investor = Investitori
stockpile-statistics-majorities = Maggioranze alla fine
stockpile-statistics-first-split = La prima azienda a frazionarsi
stockpile-statistics-bankrupt = Bancarotte in una partita
stockpile-statistics-splits = Frazionamenti con azioni in portafoglio
stockpile-statistics-length = Round in una partita
