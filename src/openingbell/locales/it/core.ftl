### Le parole comuni a tutti i giochi. Che cosa sono le variabili e le funzioni, lo dice il file inglese.
###
### Per tutti i file: si dà del tu; nessun participio o aggettivo si accorda con chi gioca, il cui genere non si sa; i nomi
### delle società non hanno articolo; davanti a una variabile non c’è mai una preposizione articolata né un’elisione.

## La lingua

language-name = Italiano

## Numeri ed elenchi

money = ${ NUMBER($amount, useGrouping: "always") }
units = { NUMBER($amount, useGrouping: "always") }
list-next = { $items }, { $next }
list-last = { $items } e { $last }
said-times = { $sentence } ×{ $times }

## Chi gioca

you = Tu
seat = Posto { $number }
bot = { $level } { $number }

## Al terminale

goodbye = Arrivederci. Questa partita non è finita.
person = Persona { $number }
