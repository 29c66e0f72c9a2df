### Le lezioni di Stockpile; i nomi dei messaggi sono spiegati nel file inglese di Acquire.

stockpile_lessons-supply = Riempi i pacchetti
stockpile_lessons-supply-1 = Solo tu sai che Epic salirà di 4. Che Leading scende di 2 lo sanno tutti. Hai un Boom e una commissione: una carta va scoperta, l’altra coperta. Metti la commissione scoperta sul pacchetto 2, dove c’è Leading.
stockpile_lessons-supply-2 = Ora nascondi il Boom: coperto sul pacchetto 1, quello che vuoi tu, per via di Epic.
stockpile_lessons-supply-done = Gli altri vedono che lì c’è una carta, e che è tua. Quale, devono indovinarlo.

stockpile_lessons-bid = Offri per un pacchetto
stockpile_lessons-bid-1 = A ciascuno tocca un pacchetto. Metti il tuo segnalino sul pacchetto 1, sul 3.
stockpile_lessons-bid-done = Ada ha offerto 6 e ha rimandato indietro il tuo segnalino. Non è finita: offri di nuovo.

stockpile_lessons-outbid = Offri di nuovo
stockpile_lessons-outbid-1 = Con due azioni di Epic, un Boom e quello che sai, il pacchetto 1 vale più di 6. Offri 10.
stockpile_lessons-outbid-done = Il pacchetto è tuo. Ad Ada è rimasto il 2, e ha pagato la tua commissione.

stockpile_lessons-boom = Gioca il Boom
stockpile_lessons-boom-1 = Un Boom alza subito un prezzo di 2. Tu sai quale azienda salirà di altri 4.
stockpile_lessons-boom-done = Epic è a 7. Con la tua previsione supererà 10, e allora succede una bella cosa.

stockpile_lessons-hold = Tieni duro
stockpile_lessons-hold-1 = Ora tutti possono vendere. Tu sai che cosa arriva: tieni tutto e concludi.
stockpile_lessons-hold-done = Epic si è frazionata: ogni tua carta ora vale due azioni. Bottomline invece è scesa a 2, e non lo sapeva nessuno.

stockpile_lessons-crash = Vendi in tempo
stockpile_lessons-crash-1 = Il round dopo. La tua previsione: Bottomline scende di 3, ed è a 2. Vendila prima che fallisca.
stockpile_lessons-crash-2 = Che Epic scende di 2 lo vedono tutti. Vendi una delle tue carte frazionate, intera.
stockpile_lessons-crash-3 = Il resto tienilo: alla fine chi ha più azioni di un’azienda riceve un bonus. Concludi.
stockpile_lessons-crash-done = Bottomline è fallita, e chi l’aveva ancora non ha più niente. Tu hai venduto.

stockpile_lessons-dividend = Incassa un dividendo
stockpile_lessons-dividend-1 = Stanford paga $2.000 ad azione a chi le mostra. Mostra tutte e due le tue.
stockpile_lessons-dividend-done = $4.000. Mostrarle non è un obbligo: a volte un segreto vale di più.

stockpile_lessons-majority = L’ultimo round
stockpile_lessons-majority-1 = Un’altra partita, alla fine. Dopo questo round si vende comunque tutto, e per ogni azienda chi ne ha di più riceve $10.000. Tieni le tue.
stockpile_lessons-majority-done = Hai vinto! Ora sai che cosa farci con un segreto.

stockpile_lessons-not-show = Scoperto, il Boom lo vedono tutti e ti fanno concorrenza.
stockpile_lessons-not-own-fee = Il pacchetto 1 lo vuoi tu, e la commissione la paga chi lo prende.
stockpile_lessons-not-worst = Andrebbe bene anche lì. Ma tutti sanno che Leading scende: sul pacchetto 2 la commissione scoraggia del tutto gli altri.
stockpile_lessons-not-hide = Mettilo dove offrirai: sul pacchetto 1 c’è Epic.
stockpile_lessons-not-nothing = Sopra lo 0 chiunque rilancia senza pensarci. Comincia con 3.
stockpile_lessons-not-low = Comincia basso. Se qualcuno ti supera, puoi sempre salire.
stockpile_lessons-not-news = Tu sai qualcosa solo di Epic, e Epic è sul pacchetto 1.
stockpile_lessons-not-next = Basta superare 6: la casella dopo è 10.
stockpile_lessons-not-worth = Negli altri pacchetti ci sono cose di cui non sai niente, e una commissione. Resta su Epic.
stockpile_lessons-not-boom = Sai che Epic sale di 4. Insieme al Boom va oltre la cima.
stockpile_lessons-not-early = Adesso prenderesti 7. Dopo il frazionamento ogni carta vale due azioni da 6.
stockpile_lessons-not-unknown = Di questa azienda non sai niente. Vendi quando sai che un prezzo scende, o se ti servono soldi.
stockpile_lessons-not-crash = Un’azienda fallita si porta via tutte le sue azioni. Prima vendi Bottomline.
stockpile_lessons-not-bottomline = Una cosa alla volta: Bottomline sta per fallire.
stockpile_lessons-not-half = Così vendi una sola delle due azioni. Vendi la carta intera.
stockpile_lessons-not-falls = Epic scende di 2 di sicuro, e lo sanno tutti. Vendine una carta frazionata.
stockpile_lessons-not-stanford = Stanford può ancora pagare o salire: non sai se scende.
stockpile_lessons-not-majority = Una tienila: conta per il bonus dell’azionista di maggioranza.
stockpile_lessons-not-claim = Ogni azione che mostri porta $2.000. Mostrale entrambe.
stockpile_lessons-not-keep = Fra un attimo avresti lo stesso prezzo, e perderesti il bonus di maggioranza.
