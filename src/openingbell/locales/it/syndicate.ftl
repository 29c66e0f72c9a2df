### Syndicate. Che cosa sono i messaggi e le loro variabili, lo dice il file inglese.
###
### Le ditte e le carte hanno nomi comuni (Petrolio, Camion): nelle frasi stanno tra « » o dopo i due punti, senza articolo.

syndicate-title = Syndicate
syndicate-about = Gira sul tabellone, compra aziende, uniscile in monopoli, costruisci, scambia e rischia; vince l’ultimo che può pagare.
syndicate-lasts = tre quarti d’ora in 30 round, una serata fino all’ultimo giocatore
syndicate-money = { UNITS($amount) }

## Ditte

syndicate-name-munitions_1 = Razzi
syndicate-name-munitions_2 = Carri armati
syndicate-name-munitions_3 = Navi da guerra
syndicate-name-munitions_4 = Aerei
syndicate-name-landing = Sbarco
syndicate-name-mineral_1 = Carbone
syndicate-name-mineral_2 = Petrolio
syndicate-name-mineral_3 = Oro
syndicate-name-mineral_4 = Diamanti
syndicate-name-land_ownership = Latifondo
syndicate-name-cinema_1 = Star Pictures
syndicate-name-cinema_2 = Sunset Films
syndicate-name-music_1 = Opera
syndicate-name-music_2 = Sala d’incisione
syndicate-name-club_1 = Blue Moon
syndicate-name-club_2 = Red Rose
syndicate-name-sheriff = Sceriffo
syndicate-name-espionage = Spionaggio
syndicate-name-racket = Racket
syndicate-name-motor_1 = Camion
syndicate-name-motor_2 = Auto sportive
syndicate-name-motor_3 = Limousine
syndicate-name-building_1 = Mattoni
syndicate-name-building_2 = Cemento
syndicate-name-building_3 = Vetro
syndicate-name-football_1 = Lions
syndicate-name-football_2 = Eagles
syndicate-name-football_3 = Rovers
syndicate-name-football_4 = United

# Gruppi.
syndicate-name-military = Industria bellica
syndicate-name-mineral_super = Industria mineraria
syndicate-name-entertainment = Spettacolo
syndicate-name-illegal = Affari illegali
syndicate-name-motor = Industria automobilistica
syndicate-name-building = Industria edile

# Monopoli che fanno parte di un gruppo.
syndicate-name-munitions = Industria degli armamenti
syndicate-name-mineral = Industria estrattiva
syndicate-name-cinema = Industria cinematografica
syndicate-name-music = Centro musicale
syndicate-name-clubs = Locali notturni

# Costruzioni.
syndicate-name-WORKSES = stabilimenti
syndicate-name-HOTELS = alberghi
syndicate-name-CINEMAS = cinema
syndicate-name-BARS = bar
syndicate-name-FACTORIES = fabbriche
syndicate-name-HOUSES = case

## Altre caselle

syndicate-name-BEGINNING = Partenza
syndicate-name-IS = Influenza della società
syndicate-name-F = Destino
syndicate-name-CREDIT = Credito
syndicate-name-INSURANCE = Assicurazione
syndicate-name-PRISON = Prigione
syndicate-name-EXCHANGE = Borsa
syndicate-name-CONTRABAND = Contrabbando
syndicate-name-PRIZE = Premio
syndicate-name-PARK = Parco
syndicate-name-TRIAL = Tribunale
syndicate-name-PAY = Stipendio
syndicate-name-POLICE = Polizia
syndicate-name-TAX = Tassa
syndicate-name-GO_TO_THE_PARK = Vai al parco
syndicate-name-rest = Sosta

## Carte

syndicate-name-WAR = Guerra
syndicate-name-PEACE = Pace
syndicate-name-CRISIS_1_2 = Crisi ½
syndicate-name-CRISIS_1_1_2 = Crisi 1½
syndicate-name-TAX_20_ = Tassa del 20%
syndicate-name-TAX_5_ = Tassa del 5%
syndicate-name-DISASTER = Calamità
syndicate-name-INHERITANCE = Eredità
syndicate-name-MEET_A_CASSATION = Ricorso accolto
syndicate-name-DISMISS_A_CASSATION = Ricorso respinto

syndicate-name-ROCK_BAND = Gruppo rock
syndicate-name-MAFIA = Mafia
syndicate-name-BANK_HOLD-UP = Rapina in banca
syndicate-name-SPACE_PROGRAME = Programma spaziale
syndicate-name-BANKER = Banchiere
syndicate-name-SUCCESS = Colpo riuscito
syndicate-name-MEDICAL_TREATMENT = Cure mediche
syndicate-name-FINE = Multa
syndicate-name-ROBBERY = Furto
syndicate-name-EXPENSES = Spese
syndicate-name-PRESENT = Regalo
syndicate-name-FINDE = Ritrovamento
syndicate-name-GAIN = Guadagno
syndicate-name-RECORD = Record
syndicate-name-PAYMENT = Onorario
syndicate-name-COMPETITION_-_PRIZE = Premio del concorso

## Titoli, e motivi dei debiti

syndicate-item-share = un’azione
    .of = un’azione di «{ $thing }»
syndicate-item-exchange = un’azione della Borsa
syndicate-item-load = un carico di contrabbando
syndicate-item-firm = ditta

syndicate-item-rent = affitto
syndicate-item-levy = tributo
syndicate-item-fee = pizzo
syndicate-item-dividend = dividendo
syndicate-item-share-income = quota dell’azionista
syndicate-item-band-fee = concerto
syndicate-item-taxed = tassa
syndicate-item-prison-fine = multa
syndicate-item-fate = destino
syndicate-item-film = film
syndicate-item-spying = lavoro delle spie
syndicate-item-salary = stipendio
syndicate-item-prize-won = premio
syndicate-item-losing = sconfitte
syndicate-item-insurance-paid = assicurazione
syndicate-item-space-done = programma spaziale
syndicate-item-estate = beni di chi è in rovina
syndicate-item-compensation = ciò che mancava alla banca
syndicate-item-repaid = credito

## Il tavolo

syndicate-heading-cash = Contanti
syndicate-heading-worth = Patrimonio
syndicate-heading-cell = Casella
syndicate-round = Round { $number } di { $last }
syndicate-rate = quotazione { $rate }
syndicate-bank = banca { $money }
syndicate-ruined = in rovina

syndicate-note-ahead = Davanti
syndicate-note-teams = Calcio
syndicate-note-shares = Azioni
syndicate-note-lawsuits = In causa per

syndicate-card =
    { $firm } ({ $group }): vale { UNITS($value) }, { $who ->
        [you] ti renderebbe
       *[other] ti rende
    } { UNITS($brings) } a fermata{ $limit ->
        [0] { "" }
       *[other] ; costruzioni: { $structures } su { $limit }, { UNITS($each) } l’una
    }.{ $all ->
        [1] { "" }
       *[other] { " " }{ $who ->
            [you] Avresti
           *[other] { $seat } avrebbe
        } { $have } su { $all } del gruppo{ $completes ->
            [true] , e un monopolio: { $monopoly }
           *[false] { "" }
        }.
    }

syndicate-sign-exchange = b
syndicate-sign-load = c
syndicate-sign-mafia = m
syndicate-sign-credit = d
syndicate-sign-prison = p
syndicate-sign-rest = s

syndicate-legend =
    Sul tavolo:
      ›AC        le pedine di A e C; ›4 sta per quattro
      B2 80      una ditta di B con due costruzioni; lì pagheresti 80
      B/         una ditta di B ipotecata
      ♪          il gruppo rock
      #7         il numero di una casella di carte
      ►          di chi è il turno
      b3 c2 m1   azioni della Borsa, carichi di contrabbando, carte Mafia
      d110 p1 s  credito da restituire, turni in prigione, salterà un turno
      Davanti    che cosa può costarti il tiro: i dadi, la casella, la somma
      Oro+2*! 9  di una tua ditta: costruzioni, assicurata, in causa; la rendita
      A: Guerra  carte che stanno davanti ad A

## Parti di frasi sul denaro

syndicate-sum =
    { $flow ->
        [in] { $who ->
            [you] Ricevi
           *[other] { $seat } riceve
        } { UNITS($amount) }
       *[out] { $who ->
            [you] Paghi { UNITS($amount) }{ $whom ->
                [nobody] { "" }
               *[other] { " " }a { $other }
            }
           *[other] { $seat } { $whom ->
                [nobody] paga { UNITS($amount) }
                [you] ti paga { UNITS($amount) }
               *[other] paga { UNITS($amount) } a { $other }
            }
        }
    }

syndicate-price =
    { $flow ->
        [none] { "" }
       *[out] { " " }per { UNITS($amount) }{ $whom ->
            [nobody] { "" }
            [you] { " " }(a te)
           *[other] { " " }(a { $other })
        }
    }

syndicate-from =
    { $whom ->
        [nobody] { "" }
        [you] , che era tuo
       *[other] , che era di { $other }
    }

syndicate-by =
    { $whom ->
        [nobody] { "" }
        [you] { " " }per un debito verso di te
       *[other] { " " }per un debito verso { $other }
    }

## Eventi: il turno

syndicate-event-begins =
    { $who ->
        [you] Cominci tu.
       *[other] Comincia { $seat }.
    }
syndicate-event-turn =
    Round { $round }: tocca a { $who ->
        [you] te
       *[other] { $seat }
    }.
syndicate-event-rolled =
    { $who ->
        [you] Tiri i dadi:
       *[other] { $seat } tira i dadi:
    } { $first } e { $second }.
syndicate-event-moved =
    { $who ->
        [you] Ti fermi
       *[other] { $seat } si ferma
    } sulla casella { $cell }: { $at }.
syndicate-event-again =
    { $who ->
        [you] Hai
       *[other] { $seat } ha
    } un altro turno per il doppio.
syndicate-event-missed-turn =
    { $who ->
        [you] Salti
       *[other] { $seat } salta
    } un turno dopo il parco.
syndicate-event-sent-to-park =
    { $who ->
        [you] Devi
       *[other] { $seat } deve
    } andare al parco.
syndicate-event-rests =
    { $who ->
        [you] Riposi nel parco e salterai
       *[other] { $seat } riposa nel parco e salterà
    } un turno.
syndicate-event-imprisoned =
    { $who ->
        [you] Finisci
       *[other] { $seat } finisce
    } in prigione.
syndicate-event-served =
    { $who ->
        [you] Passi
       *[other] { $seat } passa
    } un turno in prigione.
syndicate-event-released =
    { $who ->
        [you] Esci
       *[other] { $seat } esce
    } di prigione con un doppio.
syndicate-event-drew-is =
    { $who ->
        [you] Peschi
       *[other] { $seat } pesca
    } una carta Influenza della società: { $card }.
syndicate-event-drew-f =
    { $who ->
        [you] Peschi
       *[other] { $seat } pesca
    } una carta Destino: { $card }.
syndicate-event-rate = Il listino segna { UNITS($rate) }.
syndicate-event-released-film =
    { $who ->
        [you] Fai
       *[other] { $seat } fa
    } uscire un film: { UNITS($value) }.
syndicate-event-spied =
    { $who ->
        [you] Ricevi
       *[other] { $seat } riceve
    } un rapporto dalle spie: { UNITS($value) }.
syndicate-event-laid =
    { $who ->
        [you] Metti
       *[other] { $seat } mette
    } il gruppo rock sulla casella { $cell }: { $at }.

## Eventi: ciò che si paga

syndicate-event-rent = { syndicate-sum } per l’affitto: { $good }.
syndicate-event-levy = { syndicate-sum } come tributo: { $good }.
syndicate-event-fee = { syndicate-sum } di pizzo: { $good }.
syndicate-event-band-fee = { syndicate-sum } per un concerto: { $good }.
syndicate-event-dividend = { syndicate-sum } come dividendo sulle azioni della Borsa.
syndicate-event-share-income = { syndicate-sum } come quota dell’azionista: { $good }.
syndicate-event-taxed = { syndicate-sum } di tasse.
syndicate-event-prison-fine = { syndicate-sum } di multa all’uscita di prigione.
syndicate-event-fate = { syndicate-sum }, come dice la carta.
syndicate-event-film = { syndicate-sum } per il film: { $good }.
syndicate-event-spying = { syndicate-sum } per il lavoro delle spie: { $good }.
syndicate-event-salary = { syndicate-sum } di stipendio.
syndicate-event-prize-won = { syndicate-sum } come premio.
syndicate-event-losing = { syndicate-sum } per le sconfitte.
syndicate-event-insurance-paid = { syndicate-sum } per l’assicurazione: { $good }.
syndicate-event-space-done = { syndicate-sum } per il programma spaziale compiuto.
syndicate-event-robbed-bank =
    { $who ->
        [you] Rapini
       *[other] { $seat } rapina
    } la banca.
syndicate-event-loot = { syndicate-sum }: il bottino.
syndicate-event-shared-out = { syndicate-sum }: una parte uguale del denaro della banca.
syndicate-event-estate = { syndicate-sum } per i beni di chi è in rovina.
syndicate-event-compensation = { syndicate-sum } per ciò che mancava alla banca.
syndicate-event-last-cash = { syndicate-sum }: gli ultimi contanti.
syndicate-event-traded-money = { syndicate-sum } nello scambio.

## Eventi: ditte e azioni

syndicate-event-bought =
    { $who ->
        [you] Compri
       *[other] { $seat } compra
    } «{ $good }»{ syndicate-price }.
syndicate-event-refused =
    { $who ->
        [you] Non compri
       *[other] { $seat } non compra
    } «{ $good }».
syndicate-event-built =
    { $who ->
        [you] Costruisci
       *[other] { $seat } costruisce
    } su «{ $good }»{ syndicate-price }.
syndicate-event-mortgaged =
    { $flow ->
        [out] { $who ->
            [you] Presti { UNITS($amount) } a { $other }
           *[other] { $seat } { $whom ->
                [you] ti presta { UNITS($amount) }
               *[other] presta { UNITS($amount) } a { $other }
            }
        } con l’ipoteca su «{ $good }».
       *[other] { $who ->
            [you] Ipotechi
           *[other] { $seat } ipoteca
        } «{ $good }»{ syndicate-price }.
    }
syndicate-event-redeemed =
    { $who ->
        [you] Riscatti
       *[other] { $seat } riscatta
    } «{ $good }»{ syndicate-price }.
syndicate-event-bought-share =
    { $who ->
        [you] Compri
       *[other] { $seat } compra
    } un’azione di «{ $good }»{ syndicate-price }.
syndicate-event-bought-stock =
    { $who ->
        [you] Compri
       *[other] { $seat } compra
    } un’azione della Borsa{ syndicate-price }.
syndicate-event-bought-out =
    { $who ->
        [you] Compri
       *[other] { $seat } compra
    } tutte le azioni di «{ $good }» che ha la banca{ syndicate-price }.
syndicate-event-bought-cell =
    { $who ->
        [you] Compri
       *[other] { $seat } compra
    } tutte le azioni della casella{ syndicate-price }: { $good }.
syndicate-event-sold-share =
    { $flow ->
        [out] { $who ->
            [you] Compri
           *[other] { $seat } compra
        } da { $whom ->
            [you] te
           *[other] { $other }
        } un’azione di «{ $good }» per { UNITS($amount) }.
       *[other] { $who ->
            [you] Vendi
           *[other] { $seat } vende
        } un’azione di «{ $good }»{ syndicate-price }.
    }
syndicate-event-sold-stock =
    { $flow ->
        [out] { $who ->
            [you] Compri
           *[other] { $seat } compra
        } da { $whom ->
            [you] te
           *[other] { $other }
        } un’azione della Borsa per { UNITS($amount) }.
       *[other] { $who ->
            [you] Vendi
           *[other] { $seat } vende
        } un’azione della Borsa{ syndicate-price }.
    }
syndicate-event-taken-over =
    { $who ->
        [you] Ottieni
       *[other] { $seat } ottiene
    } il controllo di «{ $good }»{ syndicate-from }.
syndicate-event-inherited =
    { $who ->
        [you] Erediti
       *[other] { $seat } eredita
    } «{ $good }».
syndicate-event-lost =
    { $who ->
        [you] Perdi
       *[other] { $seat } perde
    } «{ $good }», che va a { $whom ->
        [you] te
       *[other] { $other }
    }.
syndicate-event-destroyed =
    { $who ->
        [you] Perdi
       *[other] { $seat } perde
    } «{ $good }» nella calamità.
syndicate-event-insured =
    { $who ->
        [you] Assicuri
       *[other] { $seat } assicura
    } «{ $good }»{ syndicate-price }.
syndicate-event-surrendered =
    { $flow ->
        [out] { $who ->
            [you] Paghi { UNITS($amount) } di assicurazione a { $other } e prendi
           *[other] { $seat } { $whom ->
                [you] ti paga { UNITS($amount) } di assicurazione
               *[other] paga { UNITS($amount) } di assicurazione a { $other }
            } e prende
        } «{ $good }».
       *[other] { $who ->
            [you] Cedi
           *[other] { $seat } cede
        } «{ $good }» all’assicurazione{ syndicate-price }.
    }
syndicate-event-sued =
    { $who ->
        [you] Apri
       *[other] { $seat } apre
    } una causa su «{ $good }»{ syndicate-price }.
syndicate-event-won-case =
    { $who ->
        [you] Vinci
       *[other] { $seat } vince
    } la causa per «{ $good }».
syndicate-event-lost-case =
    { $who ->
        [you] Perdi
       *[other] { $seat } perde
    } la causa per «{ $good }».

## Eventi: l’asta

syndicate-event-auction = Comincia un’asta: { $good }.
syndicate-event-bid =
    { $who ->
        [you] Offri
       *[other] { $seat } offre
    } { UNITS($price) } per «{ $good }».
syndicate-event-passed =
    { $who ->
        [you] Non fai
       *[other] { $seat } non fa
    } offerte per «{ $good }».
syndicate-event-unsold = Nessuno vuole «{ $good }».

## Eventi: credito, contrabbando, spazio, banca

syndicate-event-borrowed = { syndicate-sum } a credito.
syndicate-event-repaid = { syndicate-sum } per restituire un credito.
syndicate-event-prolonged =
    { $who ->
        [you] Proroghi
       *[other] { $seat } proroga
    } il credito per un altro giro.
syndicate-event-bought-load =
    { $who ->
        [you] Compri
       *[other] { $seat } compra
    } un carico di contrabbando{ syndicate-price }.
syndicate-event-sold-load =
    { $flow ->
        [out] { $who ->
            [you] Paghi { UNITS($amount) } a { $other }
           *[other] { $seat } { $whom ->
                [you] ti paga { UNITS($amount) }
               *[other] paga { UNITS($amount) } a { $other }
            }
        } per un carico di contrabbando.
       *[other] { $who ->
            [you] Consegni
           *[other] { $seat } consegna
        } un carico di contrabbando{ syndicate-price }.
    }
syndicate-event-space-void =
    La prima carta Programma spaziale { $who ->
        [you] che hai
       *[other] di { $seat }
    } perde ogni valore.
syndicate-event-banker =
    { $who ->
        [you] Ora il Banchiere sei tu.
       *[other] Ora il Banchiere è { $seat }.
    }
syndicate-event-took-stock =
    { $who ->
        [you] Prendi
       *[other] { $seat } prende
    } un’azione della Borsa al posto del denaro.
syndicate-event-took-structure =
    { $who ->
        [you] Prendi
       *[other] { $seat } prende
    } una costruzione al posto del denaro: { $good }.
syndicate-event-took-firm =
    { $who ->
        [you] Prendi
       *[other] { $seat } prende
    } «{ $good }» al posto del denaro.
syndicate-event-gave-stock =
    { $who ->
        [you] Dai a { $other }
       *[other] { $seat } dà a { $whom ->
            [you] te
           *[other] { $other }
        }
    } un’azione della Borsa al posto del denaro.
syndicate-event-gave-firm =
    { $who ->
        [you] Dai a { $other }
       *[other] { $seat } dà a { $whom ->
            [you] te
           *[other] { $other }
        }
    } «{ $good }» al posto del denaro.
syndicate-event-lapsed =
    { $who ->
        [you] Perdi
       *[other] { $seat } perde
    } { UNITS($rest) }: la banca non li può pagare.

## Eventi: malaffare

syndicate-event-duel =
    { $who ->
        [you] Incontri
       *[other] { $seat } incontra
    } la Mafia. Duello: { $seats }.
syndicate-event-firm-duel =
    { $who ->
        [you] Incontri
       *[other] { $seat } incontra
    } la Mafia. Duello per «{ $group }»: { $seats }.
syndicate-event-threw =
    { $who ->
        [you] Tiri
       *[other] { $seat } tira
    } { $first } e { $second }.
syndicate-event-tied = Pareggio, e un altro tiro: { $seats }.
syndicate-event-won-duel =
    { $who ->
        [you] Vinci
       *[other] { $seat } vince
    } il duello.
syndicate-event-confiscated =
    La polizia confisca «{ $good }» a { $who ->
        [you] te
       *[other] { $seat }
    }.
syndicate-event-loads-seized =
    { $whom ->
        [nobody] La polizia confisca
        [you] Come sceriffo confischi
       *[other] { $other }, lo sceriffo, confisca
    } tutto il contrabbando a { $who ->
        [you] te
       *[other] { $seat }
    }.

## Eventi: scambi

syndicate-event-trade-begun =
    { $who ->
        [you] Prepari
       *[other] { $seat } prepara
    } una proposta per { $whom ->
        [you] te
       *[other] { $other }
    }.
syndicate-event-proposed =
    { $who ->
        [you] Proponi uno scambio a { $other }
       *[other] { $seat } { $whom ->
            [you] ti propone uno scambio
           *[other] propone uno scambio a { $other }
        }
    }: { $giving-number ->
        [0] nulla
       *[other] { $giving }
    } contro { $taking-number ->
        [0] nulla
       *[other] { $taking }
    }.
syndicate-event-trade-cancelled =
    { $who ->
        [you] Rinunci alla proposta per { $other }.
       *[other] { $seat } rinuncia alla proposta per { $whom ->
            [you] te
           *[other] { $other }
        }.
    }
syndicate-event-accepted =
    { $who ->
        [you] Accetti
       *[other] { $seat } accetta
    } la { $whom ->
        [you] tua proposta
       *[other] proposta di { $other }
    }.
syndicate-event-trade-refused =
    { $who ->
        [you] Rifiuti
       *[other] { $seat } rifiuta
    } la { $whom ->
        [you] tua proposta
       *[other] proposta di { $other }
    }.

## Eventi: la fine

syndicate-event-ruined =
    { $who ->
        [you] Vai
       *[other] { $seat } va
    } in rovina{ syndicate-by }.
syndicate-event-over = La partita è finita: { $scores }.
    .scores =
        { $who ->
            [you] tu hai
           *[other] { $name } ha
        } { UNITS($value) }
syndicate-event-won =
    { $who ->
        [you] { $winners ->
            [1] Vinci tu!
           *[other] Condividi la vittoria.
        }
       *[other] { $winners ->
            [1] { $seat } vince.
           *[other] { $seat } condivide la vittoria.
        }
    }

## Domande

syndicate-prompt-deal = Fai i tuoi affari prima del tiro, poi scegli «Fatto».
syndicate-prompt-trade = Componi lo scambio: che cosa dai, poi che cosa prendi.
    .about =
        Lo scambio fin qui: da te { $trade-giving-number ->
            [0] nulla
           *[other] { $trade-giving }
        }, in cambio { $trade-taking-number ->
            [0] nulla
           *[other] { $trade-taking }
        }.
syndicate-prompt-answer = Accetti lo scambio?
    .about =
        Riceveresti { $trade-giving-number ->
            [0] nulla
           *[other] { $trade-giving }
        } e daresti { $trade-taking-number ->
            [0] nulla
           *[other] { $trade-taking }
        }. Accetti?
syndicate-prompt-credit-due = Il tuo credito scade: restituiscilo, o prorogalo di un giro a un prezzo più alto.
syndicate-prompt-offer-firm = Compri questa ditta? Se no, va all’asta.
    .about = Compri «{ $auction-good }» per { UNITS($auction-nominal) }? Se no, va all’asta.
syndicate-prompt-offer-card = Compri questa carta? Se no, va all’asta.
    .about = Compri «{ $auction-good }» per { UNITS($auction-nominal) }? Se no, va all’asta.
syndicate-prompt-offer-shares = Puoi comprare tutte le azioni che stanno su questa casella.
syndicate-prompt-build = Questa casella è tua: puoi costruirci.
syndicate-prompt-exchange = In Borsa: prima vendi azioni, poi comprane, poi scegli «Fatto».
syndicate-prompt-borrow = Puoi prendere un credito.
syndicate-prompt-contraband = Consegna i tuoi carichi, comprane di nuovi, poi scegli «Fatto».
syndicate-prompt-insure = Puoi assicurare le tue ditte, ognuna per metà del suo valore.
syndicate-prompt-sue = Puoi fare causa per le ditte dei rivali, ognuna al suo valore.
syndicate-prompt-auction = Fai un’offerta?
    .about = L’asta di «{ $auction-good }»: offri { UNITS($auction-price) }?
syndicate-prompt-debt = Devi più di quanto hai: procurati denaro.
    .about = Devi { UNITS($debt-amount) } ({ $debt-reason }), più di quanto hai: procurati denaro.
syndicate-prompt-in-kind = La banca non ha denaro per te: prendi qualcos’altro.
    .about = La banca non può pagarti { UNITS($debt-amount) } ({ $debt-reason }): prendi qualcos’altro.

## Mosse

syndicate-move-pass = No, grazie
syndicate-move-done = Fatto
syndicate-move-buy = Compra { $firm }
    .card = Compra { $card }
syndicate-move-build = Costruisci su { $firm }
syndicate-move-mortgage = Ipoteca { $firm }
syndicate-move-redeem = Riscatta { $firm }
syndicate-move-sell-share = Vendi un’azione di { $firm }
    .paper = Vendi { $paper }
syndicate-move-buy-share = Compra un’azione di { $firm }
    .paper = Compra { $paper }
syndicate-move-buy-out = Compra tutte le azioni di { $firm } che ha la banca
syndicate-move-buy-cell = Compra tutte le azioni sulla casella di { $firm }
syndicate-move-surrender = Cedi { $firm } all’assicurazione
syndicate-move-insure = Assicura { $firm }
syndicate-move-sue = Fai causa per { $firm }
syndicate-move-take-structure = Prendi una costruzione per { $firm }
syndicate-move-give = Dai { $firm }
    .group = Dai { $group }
    .paper-firm = Dai un’azione di { $firm }
    .paper = Dai { $paper }
    .money = Dai { UNITS($money) }
syndicate-move-take = Prendi { $firm }
    .group = Prendi { $group }
    .paper-firm = Prendi un’azione di { $firm }
    .paper = Prendi { $paper }
    .money = Prendi { UNITS($money) }
syndicate-move-trade = Fai una proposta a { $seat }
syndicate-move-propose = Proponi lo scambio
syndicate-move-cancel = Nessuno scambio
syndicate-move-accept = Accetta
syndicate-move-refuse = Rifiuta
syndicate-move-repay = Restituisci il credito
syndicate-move-prolong = Prorogalo di un giro
syndicate-move-sell-load = Consegna un carico
syndicate-move-buy-load = Compra un carico
syndicate-move-waive = Rinuncia al resto
syndicate-move-bid = Offri { UNITS($price) }
syndicate-move-lay = Metti il gruppo rock sulla casella { $cell }
syndicate-move-borrow = Prendi a credito { UNITS($amount) }

syndicate-move-first = Comincia { $seat }
syndicate-move-roll = Dadi: { $first } e { $second }
syndicate-move-throw = Tiro nel duello: { $first } e { $second }
syndicate-move-is = Carta Influenza della società: { $card }
syndicate-move-f = Carta Destino: { $card }
syndicate-move-list = Listino: { UNITS($value) }
syndicate-move-film = Film: { UNITS($value) }
syndicate-move-espionage = Rapporto delle spie: { UNITS($value) }

## Opzioni di un tavolo

syndicate-option-end = La partita finisce
syndicate-option-end-last = quando resta un solo giocatore
syndicate-option-end-first-bankruptcy = alla prima rovina
syndicate-option-end-rounds = dopo un numero fissato di round
syndicate-option-rounds = Round al massimo
syndicate-option-preset = Regole
syndicate-option-preset-full = complete
syndicate-option-preset-children = per bambini
syndicate-option-trades = Scambi tra i giocatori

## La vista sulla pagina

syndicate-view-place = { "" }
syndicate-view-rings = { "" }
syndicate-view-known = { "" }
syndicate-view-prices = { "" }
syndicate-view-prison_turns = { "" }
syndicate-view-prison_fine = { "" }
syndicate-view-changes = { "" }

## Un’offerta in una riga; un debito nel modo meno caro

syndicate-offer-for = per
syndicate-offer-and = e
syndicate-offer-how = Un’offerta è una riga sola, che cosa dai e per che cosa: offer { $name }: Opera per 115
syndicate-offer-none = Adesso non puoi fare un’offerta a { $name }: solo prima del tuo lancio, e due per turno.
syndicate-offer-not =
    { $side ->
        [give] Adesso non puoi offrire «{ $thing }»
       *[take] Adesso non puoi chiedere «{ $thing }»
    }, quindi non è stato offerto nulla.
syndicate-offer-together = { $things }: insieme o per niente, quindi non è stato offerto nulla.
syndicate-settle =
    Il modo meno caro: { $moves }. Rende { UNITS($brings) }; ti mancano { UNITS($owed) }.{ $interest ->
        [0] { "" }
       *[other] { " " }Riscattare costerà { UNITS($interest) } in più.
    }{ $rent ->
        [0] { "" }
       *[other] { " " }Perdi a ogni fermata: { UNITS($rent) }.
    }
syndicate-settle-ruin =
    Tutto ciò che hai rende { UNITS($brings) } dei { UNITS($owed) } che ti mancano: { $moves }. Saresti in rovina.
syndicate-settle-ask = Invio fa tutto questo, qualsiasi altra cosa niente:

## L’asta e i debiti sulla pagina

syndicate-auction-rises = valore nominale { UNITS($nominal) }, in aumento
syndicate-auction-falls = valore nominale { UNITS($nominal) }, in calo
syndicate-auction-leads = in testa
syndicate-auction-out = fuori
# $monopoly (text) - what a bidder would have all firms of
syndicate-auction-completes = completerebbe: { $monopoly }

# A limit for this auction: before the number, on the button, and once it stands. $price (number) - the limit
syndicate-limit-rising = Offri per me fino a
syndicate-limit-falling = Prendilo per me a
syndicate-limit-give = Fissa il limite
syndicate-limit-about = Risponde per te in quest’asta finché puoi pagarlo. Nessun altro lo viene a sapere.
syndicate-limit-stands-rising = Offre per te fino a { UNITS($price) }
syndicate-limit-stands-falling = Lo prende per te a { UNITS($price) }

syndicate-debt-owed =
    { $whom ->
        [bank] Devi alla banca
       *[other] Devi a { $creditor }
    } { UNITS($amount) }: { $reason }.
syndicate-debt-lacking = mancano
syndicate-debt-suggest = Proponi come pagare
syndicate-settle-none = Non hai debiti per cui procurarti denaro.
syndicate-help =
    In Syndicate:
      offer NOME: COSE per COSE
                     che cosa dai e per che cosa: offer Esperto: Opera per 115
      limit 140      all’asta: offri per me fino a 140, o prendi quando scende a 140
      settle         in debito: il modo meno caro di pagare, tutto insieme

## Risposte permanenti: che cosa risponde d’ora in poi per chi gioca, e perché non risponde più

syndicate-standing-limit = { $good }: offri fino a { UNITS($price) }, o prendi quando il prezzo scende fin lì
syndicate-standing-build = { $monopoly }: costruisci in modo uniforme ogni volta che posso, finché mi restano { UNITS($keep) }
syndicate-standing-roll = Tira subito, a meno che io possa costruire e tenere { UNITS($keep) }
syndicate-standing-buy = Compra ogni ditta che mi viene offerta, finché mi restano { UNITS($keep) }
syndicate-standing-buy-papers = Compra i titoli che mi vengono offerti, finché mi restano { UNITS($keep) }
    .offer-card = Compra ogni carta che mi viene offerta tranne il Banchiere, finché mi restano { UNITS($keep) }
    .offer-shares = Compra tutte le azioni sulle caselle dove mi fermo, finché mi restano { UNITS($keep) }
syndicate-standing-buy-shares = Compra azioni in Borsa, finché mi restano { UNITS($keep) }
    .firms = In Borsa compra azioni delle ditte rivali, finché mi restano { UNITS($keep) }
    .exchange = In Borsa compra azioni della Borsa fino a { UNITS($rate) } l’una, finché mi restano { UNITS($keep) }
syndicate-standing-insure = Assicura tutto ciò che posso, finché ho { UNITS($keep) }
syndicate-standing-decline = Rinuncia d’ora in poi
    .offer-firm = Non comprare le ditte che mi vengono offerte
    .offer-card = Non comprare carte
    .offer-shares = Non comprare azioni sulle caselle
    .borrow = Non prendere crediti
    .build = Non costruire quando mi fermo sulle mie ditte
    .exchange = Non fare nulla in Borsa
    .contraband = Lascia stare il contrabbando
    .insure = Non assicurare nulla
    .sue = Non fare cause
syndicate-standing-no-offers = Rifiuta ogni proposta nel round { $round }
syndicate-standing-no-offers-for = Rifiuta ogni proposta per le mie ditte di questo gruppo: { $group }
syndicate-standing-no-offers-below = Rifiuta le proposte che al valore nominale mi portano meno di { UNITS($sum) }
syndicate-standing-papers = Nei debiti vendi prima le azioni delle ditte rivali e della Borsa
syndicate-standing-spare-shares = Vendi azioni delle mie ditte, ma tieni sempre più della metà: nei debiti, e prima del tiro finché ho meno di { UNITS($cash) }

syndicate-doubt-cash = hai meno contanti di quanto hai detto
syndicate-doubt-rival = un rivale potrebbe completare un monopolio ({ $thing })
syndicate-doubt-group = potresti completare un monopolio ({ $thing })

## Il tabellone sulla pagina

syndicate-tab-sheet = I miei beni
syndicate-tab-card = Giocatori

syndicate-cell =
    { $name }{ $group ->
        [none] { "" }
       *[other] , { $group }
    }{ $state ->
        [owned] ; { $owner }{ $structures ->
            [0] { "" }
           *[other] , costruzioni: { $structures }
        }
        [mortgaged] ; { $owner }, ipotecata
        [bank] ; in vendita a { UNITS($price) }
       *[none] { "" }
    }{ $cost ->
        [0] { "" }
       *[other] ; ti costerebbe { UNITS($cost) }
    }{ $number ->
        [0] { "" }
       *[other] . Qui: { $tokens }
    }

syndicate-place =
    { $place ->
        [bank] In vendita a { UNITS($price) }
        [auction] Aspetta la sua asta
       *[deck] Non è sul tavolo
    }

syndicate-fact-value = Vale
syndicate-fact-rent = Rendita ora
syndicate-fact-yours = A te renderebbe
syndicate-fact-cost = Fermarsi ti costerebbe
syndicate-fact-structures = Costruzioni
syndicate-fact-built = { $built } su { $limit } ({ $structure }), { UNITS($each) } l’una
syndicate-fact-mortgaged = Ipotecata
syndicate-fact-redemption = Riscatto
syndicate-fact-plaintiff = In causa
syndicate-fact-shares = Azioni
syndicate-fact-in-bank = banca { $number }
syndicate-fact-insured = assicurata

syndicate-reach = Ci arrivi con un { $number }.

syndicate-about-BEGINNING = Da qui partono tutte le pedine.
syndicate-about-IS = Peschi una carta che cambia le cose per tutti: guerra e pace, crisi, tasse, tribunali.
syndicate-about-F = Peschi una carta del tuo destino: denaro, perdite o qualcosa da comprare.
syndicate-about-CREDIT = Qui puoi chiedere un prestito; dopo un giro va restituito con gli interessi.
syndicate-about-INSURANCE = Qui puoi assicurare le tue ditte legali per metà del loro valore.
syndicate-about-PRISON = Chi è qui non guadagna nulla e salta turni; un doppio lo libera.
syndicate-about-EXCHANGE = Il corso cambia, chi ha azioni della Borsa viene pagato, e tu puoi vendere e comprare azioni.
syndicate-about-CONTRABAND = Compra carichi qui e rivendili con profitto quando torni, se non arriva prima la polizia.
syndicate-about-PRIZE = La banca ti paga un premio.
syndicate-about-PARK = Ti riposi e salti un turno.
syndicate-about-TRIAL = Qui puoi fare causa per le ditte dei rivali; una carta decide chi vince.
syndicate-about-PAY = Chi passa di qui riceve lo stipendio.
syndicate-about-POLICE = Perdi tutto ciò che è illegale e vai in prigione.
syndicate-about-TAX = Paghi per ognuna delle tue ditte legali.
syndicate-about-GO_TO_THE_PARK = Vai al parco e salti un turno.
syndicate-about-rest = Qui non succede nulla.

syndicate-turn =
    { $who ->
        [you] Tocca a te
       *[other] Turno di { $name }
    }

syndicate-why = La regola

syndicate-priced =
    { $move }{ $flow ->
        [in] { " " }· +{ UNITS($price) }
        [out] { " " }· −{ UNITS($price) }
       *[none] { "" }
    }{ $worth ->
        [up] { " " }· patrimonio +{ UNITS($change) }
        [down] { " " }· patrimonio −{ UNITS($change) }
        [none] { " " }· patrimonio ±0
       *[untold] { "" }
    }

syndicate-deal-build = Costruisci
syndicate-deal-buy = Compra
syndicate-deal-mortgage = Ipoteca
syndicate-deal-redeem = Riscatta
syndicate-deal-sell-share = Vendi un’azione
syndicate-deal-buy-share = Compra un’azione
syndicate-deal-buy-out = Rileva le azioni
syndicate-deal-buy-cell = Compra le azioni della casella
syndicate-deal-surrender = Cedi all’assicurazione
syndicate-deal-insure = Assicura
syndicate-deal-sue = Fai causa
syndicate-deal-trade = Fai una proposta
syndicate-deal-lay = Gruppo rock

syndicate-roll = Fatto: tira i dadi
syndicate-all-moves = Tutte le mosse ({ $number })

syndicate-of = { $have } su { $all }
syndicate-monopoly = monopolio: { $monopoly }
syndicate-cells = Tutte le caselle
syndicate-cell-before = La casella precedente
syndicate-cell-after = La casella seguente
syndicate-no-firms = Ancora nessuna ditta.

syndicate-paper-exchange = azioni della Borsa: { $number }
syndicate-paper-loads = carichi: { $number }
syndicate-paper-mafia = carte Mafia: { $number }
syndicate-paper-credit = credito da restituire: { UNITS($amount) }
syndicate-paper-prison = in prigione, turni saltati: { $number }
syndicate-paper-rests = salterà un turno
syndicate-paper-lawsuit = in causa per { $firm }

syndicate-stage-duel =
    { $about ->
        [none] Un duello di mafia
       *[group] Un duello per { $group }
    }
syndicate-stage-credit-due = Sei passato dal Credito con un prestito. Ogni giro in più lo rende più caro; dopo il terzo va restituito.
syndicate-stage-exchange = Il listino mostra il corso di oggi. Un’azione della Borsa rende il suo corso quando un rivale si ferma qui; le azioni delle ditte rendono una parte della loro rendita.
syndicate-stage-borrow = Si restituisce con il 10% in più quando ripassi, o si proroga di altri due giri a un prezzo più alto.
syndicate-stage-contraband = Ciò che compri qui si rivende con profitto alla prossima visita, ma è perso se ti prende la polizia.
syndicate-stage-insure = Una ditta assicurata viene pagata per intero se la perdi in un disastro o la cedi nel bisogno.
syndicate-stage-sue = Se peschi la carta che accoglie il ricorso, ottieni la ditta con tutto ciò che il proprietario ha del gruppo. Quella che lo respinge chiude le tue cause.
syndicate-stage-debt = Un debito si paga da sé appena hai il denaro. Se non puoi procurartene altro, sei rovinato.
syndicate-stage-in-kind = Ciò che la banca non può pagare in denaro lo dà in beni al valore nominale.
syndicate-stage-offer-card = È una carta che si conserva. Se non la compri, va all’asta.
syndicate-does-WAR = Le fabbriche d’armi di chi pesca rendono il doppio, finché non torna la pace.
syndicate-does-PEACE = Le fabbriche d’armi di chi pesca non rendono nulla, finché non torna la guerra.
syndicate-does-PRIZE = Chi possiede una squadra di calcio viene pagato per ogni squadra non sua.
syndicate-does-CRISIS_1_2 = Chi pesca incassa la metà, finché non esce l’altra crisi.
syndicate-does-CRISIS_1_1_2 = Chi pesca incassa una volta e mezza, finché non esce l’altra crisi.
syndicate-does-TAX_20_ = Chi pesca paga di più sulla casella Tassa, finché non esce l’altra carta delle tasse.
syndicate-does-TAX_5_ = Chi pesca paga di meno sulla casella Tassa, finché non esce l’altra carta delle tasse.
syndicate-does-DISASTER = La prima ditta di chi pesca, andando avanti, passa alla banca con tutto ciò che ha del gruppo. L’assicurazione paga.
syndicate-does-INHERITANCE = Chi pesca riceve la prima ditta alle sue spalle che non è sua; da un rivale con tutto ciò che questi ha del gruppo.
syndicate-does-MEET_A_CASSATION = Chi pesca vince tutte le sue cause: ogni ditta arriva con tutto ciò che il proprietario ha del gruppo.
syndicate-does-DISMISS_A_CASSATION = Tutte le cause di chi pesca sono perse, senza alcun rimborso.
syndicate-does-ROCK_BAND = Si può comprare. Posata su una casella di carte, rende per ogni rivale che vi si ferma.
syndicate-does-MAFIA = Si può comprare. Riscuote il pizzo dai rivali sulla stessa casella e tira i dadi nei duelli.
syndicate-does-BANK_HOLD-UP = Si può comprare e tenere. Chi poi pesca Colpo riuscito prende tutto il denaro della banca.
syndicate-does-SPACE_PROGRAME = Si può comprare e tenere. La seconda carta completa il programma, e la banca lo paga.
syndicate-does-BANKER = Si può comprare la banca stessa, per la metà di quanto costano le ditte e le costruzioni che contiene.
syndicate-does-SUCCESS = Con la Rapina in banca prende tutto il denaro della banca; senza, non succede nulla.
syndicate-does-cash = Porta o costa subito denaro a chi la pesca.

syndicate-prison =
    { $who ->
        [you] Sei in prigione, e le tue ditte non ti rendono nulla.
       *[other] { $name } è in prigione e non incassa nulla.
    } { $left ->
        [one] Resta un turno; un doppio libera subito, altrimenti poi c’è una multa di { UNITS($fine) }.
       *[other] Restano { $left } turni; un doppio libera subito, altrimenti dopo l’ultimo c’è una multa di { UNITS($fine) }.
    }

syndicate-exchange-now = Un’azione costa ora { UNITS($rate) }. { $held ->
        [0] Non ne hai.
       *[other] Ne hai { $held }, per un valore di { UNITS($worth) }.
    }

## La fine sulla pagina

syndicate-chart = Patrimonio per round
syndicate-fates = Che cosa è stato delle ditte
syndicate-bargains = Chi ha comprato che cosa da chi
syndicate-bargain-round = Round
syndicate-bargain-what = Che cosa
syndicate-bargain-from = Da
syndicate-bargain-to = A
syndicate-bargain-price = Per
syndicate-fate-bank = banca
syndicate-fate-bought = comprata
syndicate-fate-traded = scambiata
syndicate-fate-lost = vinta al proprietario
syndicate-fate-inherited = ereditata
syndicate-fate-taken-over = maggioranza delle azioni
syndicate-fate-won-case = causa vinta
syndicate-fate-took = invece di denaro

## Perché una mossa è consigliata

syndicate-reason-completes = Tutto il gruppo sarebbe tuo: { $group }.
syndicate-reason-group = Avresti { $firms } ditte su { $members } del gruppo: { $group }.
syndicate-reason-blocks = Impedisce a { $seat } di avere tutto il gruppo: { $group }.
syndicate-reason-income = Chi si ferma lì ti paga { UNITS($amount) }: { $firm }.
syndicate-reason-cheap = È offerta sotto il suo valore, a { UNITS($amount) } invece di { UNITS($nominal) }: { $firm }.
syndicate-reason-building = Con { UNITS($amount) } ogni sosta lì costa di più agli altri: { $firm }.
syndicate-reason-insurance = Un disastro ti costerebbe { UNITS($amount) }: { $firm }.
syndicate-reason-debt = Devi { UNITS($amount) }.
syndicate-reason-arms = Darebbe a { $seat } tutto il gruppo: { $group }.
syndicate-reason-too-little = Ci guadagneresti troppo poco rispetto a { $seat }.
syndicate-reason-fair = { $seat } ha motivo di accettare.
syndicate-reason-visit = Una sosta al prossimo tiro può costarti { UNITS($amount) }, e tu hai { UNITS($cash) }: { $firm }.

## Che cosa si conta delle partite finite

syndicate-statistics-first-bought = La prima ditta comprata
syndicate-statistics-groups = Gruppi posseduti alla fine
syndicate-statistics-ruined = Giocatori andati in rovina in una partita
syndicate-statistics-imprisoned = Volte in prigione
syndicate-statistics-length = Turni in una partita
