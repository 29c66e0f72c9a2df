### Scambi a cui si pensa soltanto: bozze che non impegnano nessuno, e ciò che i giocatori dicono al tavolo sulle proposte.

# $name (text) - the other player
sketch-title = Uno scambio con { $name }
sketch-title-theirs = Che cosa potrebbe proporti { $name }
sketch-private = La bozza è solo tua finché non la proponi o la mostri. Mostrarla non impegna nessuno; le proposte contano, al massimo due per turno.
sketch-with = Con chi
sketch-close = Chiudi
sketch-clear = Svuota

sketch-you-give = Dai
sketch-you-receive = Ricevi
# $name (text) - from whom
sketch-you-get = Ricevi da { $name }
sketch-nothing = Niente da scambiare
# $firm (text) - its name; $rent (number)
sketch-brings = { $firm }, rendita { UNITS($rent) }
# $worth (number) - of all things of a side, as net worth counts them
sketch-worth = valore { UNITS($worth) }
# $most (number) - how many can be named, of money which sum
sketch-up-to = fino a { $most }
sketch-mortgaged = c’è una ditta ipotecata: non si può scambiare
# $thing (text) - a share, an exchange share, a load
sketch-one-more = Uno in più: { $thing }
sketch-money = Denaro

sketch-changes = Che cosa cambierebbe
sketch-who = Giocatore
sketch-firm = Ditta
sketch-owner = Proprietà
# $who (you, other); $name (text) - the player; $gained (yes, no); $monopoly (text)
sketch-monopoly =
    { $who ->
        [you] { $gained ->
            [yes] Completi un monopolio: { $monopoly }
           *[no] Rinunci a un monopolio: { $monopoly }
        }
       *[other] { $gained ->
            [yes] { $name } completa un monopolio: { $monopoly }
           *[no] { $name } rinuncia a un monopolio: { $monopoly }
        }
    }

# $things (text) - already joined
sketch-gone = Non è più possibile: { $things }

sketch-propose = Proponi
sketch-later = Puoi proporlo nel tuo turno, prima del lancio.
# $name (text) - to whom
sketch-show = Mostra a { $name }
sketch-refuse-and-show = Rifiuta e mostra questo

sketch-label = Una bozza di scambio
# $who (you, other) - who shows it; $name (text) - the other player; $gives, $gets (text) - of the reader
sketch-shown =
    { $who ->
        [you] Hai mostrato a { $name } una bozza: dai { $gives } e ricevi { $gets }.
       *[other] { $name } ti mostra una bozza: dai { $gives } e ricevi { $gets }.
    }
sketch-open = Apri
sketch-drop = Metti via
sketch-withdraw = Ritira

sketch-counter = Rispondi con un altro scambio

# What players have told the table.
sketch-told = lo sanno tutti
sketch-tell = Dillo a tutti
# $order (text) - a standing answer in words
sketch-tell-this = Dai questa risposta e dillo a tutti: { $order }
# $name (text) - a player; $round (number)
sketch-told-no-offers = { $name }: niente proposte nel round { $round }, per favore.
# $group (text) - a group of firms
sketch-told-no-offers-for = { $name }: niente proposte per { $group }, per favore.
sketch-tell-round = Rifiuta e di’ a tutti: niente proposte in questo round
sketch-tell-group = Rifiuta e di’ a tutti: niente proposte per { $group }
sketch-no-offers = Niente proposte
sketch-no-offers-about = Di’ a tutti che non vuoi proposte per { $group }, e rifiutale. Un altro clic lo annulla.
