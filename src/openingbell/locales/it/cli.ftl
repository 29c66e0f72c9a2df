### La riga di comando: ciò che dice e ciò che rifiuta. Dopo «bell: » viene una frase senza punto.

## Ciò che è stato scritto

cli-no-option = l’opzione { $option } non esiste
cli-no-command = il comando «{ $command }» non esiste; bell --help li elenca
cli-missing = manca { $name }
cli-bad-value = { $name }: { $reason }
cli-whole-number = ci vuole un numero intero
cli-at-least = ci vuole un numero da { $low } in su
cli-number = ci vuole un numero da { $low } a { $high }
cli-choice = ci vuole uno tra: { $choices }
cli-no-game = il gioco «{ $game }» non c’è; ci sono: { $games }
cli-no-language = la lingua «{ $language }» non c’è; ci sono: { $languages }
cli-budget = «{ $text }» non è un tempo per pensare; si scrive 50ms, 2s, oppure 400 per altrettante iterazioni, al massimo un giorno
cli-bot-list = «{ $text }» non è un elenco di bot; si scrive expert,greedy,greedy,random
cli-no-bot = il bot «{ $bot }» non c’è; ci sono: { $bots }
cli-output = l’uscita
cli-exists = { $file } esiste già
cli-unreadable = { $file } non si può leggere: { $reason }
cli-folder = la cartella { $folder } non si può usare: { $reason }

## Le opzioni di un tavolo

cli-key-value = --option si scrive KEY=VALUE, non «{ $text }»
cli-players-twice = --players e --option players=… dicono cose diverse
cli-no-table-option = l’opzione «{ $option }» non c’è; ci sono: { $options }
cli-table-option = l’opzione { $option } è «{ $value }», ma può essere: { $allowed }
cli-range = da { $low } a { $high }

## `bell games`

cli-games-title = { $title } (regole { $version })
cli-games-option = opzione
cli-games-values = valori
cli-games-default = di solito

## `bell play`

cli-resume-alone = --resume riprende una partita com’era: accanto può stare solo --lang
cli-people = --people { $people }: i posti sono { $seats }
cli-names =
    --names «{ $names }»: ci vuole al massimo { $people ->
        [one] { $people } nome
       *[other] { $people } nomi
    }
cli-same-name = due giocatori hanno lo stesso nome

## `bell replay`, `bell hint`, `bell rules`

cli-beyond = { $option } { NUMBER($number, useGrouping: 0) }: la partita registrata ha { NUMBER($moves, useGrouping: 0) } mosse
cli-as = --as { $seat }: i posti vanno da 0 a { $last }
cli-hint-over = --at { NUMBER($number, useGrouping: 0) }: lì la partita è finita
cli-hint-later = --at { NUMBER($number, useGrouping: 0) }: lì tocca al caso; la prossima decisione è a { NUMBER($later, useGrouping: 0) }
cli-hint-never = --at { NUMBER($number, useGrouping: 0) }: lì tocca al caso, e dopo nessuno decide più
cli-search = --search vuole una parola

## `bell board`, `bell words`, `bell bot`

cli-board-game = { $file }: manca la chiave game; dev’essere una tra: { $games }
cli-board-sound = { $file } è un’edizione completa di { $game }: si gioca con --data { $file }
cli-complete = { $language } è completo
cli-installed-bot = { $bot } è un bot installato; qui si provano programmi: ./mybot, oppure "python3 mybot.py"
cli-bot-plays-none =
    { $game ->
        [none] { $bot } non gioca a nessuno dei giochi installati
       *[other] { $bot } non gioca a { $game }
    }

## `bell serve`

cli-share-host = --share trova gli indirizzi da sé; togli --host
cli-served = Opening Bell è su { $address } (Ctrl-C lo chiude)
cli-served-already = Opening Bell è già su { $address }
# $address (text) - where Prometheus finds it
cli-served-metrics = I suoi contatori sono a { $address }

cli-served-everywhere = Risponde a ogni indirizzo di questa macchina: chi ne raggiunge uno può giocare
cli-served-others = Gli altri nella tua rete lo trovano su { $address }

## `bell arena`, `bell bench`

cli-needs-folder = { $option } ha bisogno di una cartella: --out DIR
cli-out-resume = --out è per una gara nuova, --resume per una già iniziata
cli-records-resume = --records è per una gara nuova; una già iniziata li ha oppure no
cli-contest = una gara vuole un gioco e --bots; una già iniziata si riprende con --resume
cli-contest-bots = una gara vuole un bot per ogni posto, { $allowed }, non { $bots }
cli-contest-differs = { $option } è diverso da quello della gara in { $folder }
cli-contest-shorter = --games è { $games }, ma la gara in { $folder } ha { $played } partite, e può solo allungarsi
cli-needs-vector = --workers e --games valgono solo con --vector
cli-busy = La macchina era occupata: questo programma ha avuto il { $percent } % di un processore. Si confronti ciò che è detto processor
