### Сама командная строка: что она говорит и чего не принимает. После «bell: » стоит одно предложение без точки.

## Что введено

cli-no-option = нет параметра { $option }
cli-no-command = нет команды «{ $command }»; их список — bell --help
cli-missing = не хватает { $name }
cli-bad-value = { $name }: { $reason }
cli-whole-number = нужно целое число
cli-at-least = нужно число не меньше { $low }
cli-number = нужно число от { $low } до { $high }
cli-choice = нужно одно из: { $choices }
cli-no-game = нет игры «{ $game }»; есть: { $games }
cli-no-language = нет языка «{ $language }»; есть: { $languages }
cli-budget = «{ $text }» — не время на размышление; пишут 50ms, 2s или 400 (столько итераций), не больше суток
cli-bot-list = «{ $text }» — не список ботов; пишут expert,greedy,greedy,random
cli-no-bot = нет бота «{ $bot }»; есть: { $bots }
cli-output = вывод
cli-exists = { $file } уже есть
cli-unreadable = файл { $file } прочитать нельзя: { $reason }
cli-folder = папку { $folder } использовать нельзя: { $reason }

## Параметры стола

cli-key-value = --option пишут как KEY=VALUE, а не «{ $text }»
cli-players-twice = --players и --option players=… говорят разное
cli-no-table-option = у этой игры нет параметра «{ $option }»; есть: { $options }
cli-table-option = параметр { $option }: «{ $value }», а может быть: { $allowed }
cli-range = от { $low } до { $high }

## `bell games`

cli-games-title = { $title } (правила, версия { $version })
cli-games-option = параметр
cli-games-values = значения
cli-games-default = обычно

## `bell play`

cli-resume-alone = --resume продолжает игру как она была: рядом может стоять только --lang
cli-people = --people { $people }: мест за столом { $seats }
cli-names =
    --names «{ $names }»: нужно не больше { $people ->
        [one] { $people } имени
        [few] { $people } имён
       *[many] { $people } имён
    }
cli-same-name = у двух игроков одно имя

## `bell replay`, `bell hint`, `bell rules`

cli-beyond = { $option } { NUMBER($number, useGrouping: 0) }: ходов в записи { NUMBER($moves, useGrouping: 0) }
cli-as = --as { $seat }: места от 0 до { $last }
cli-hint-over = --at { NUMBER($number, useGrouping: 0) }: там игра уже окончена
cli-hint-later = --at { NUMBER($number, useGrouping: 0) }: там слово за случаем; следующее решение — { NUMBER($later, useGrouping: 0) }
cli-hint-never = --at { NUMBER($number, useGrouping: 0) }: там слово за случаем, и после никто не решает
cli-search = --search ждёт слово

## `bell board`, `bell words`, `bell bot`

cli-board-game = { $file }: нет ключа game; он должен быть одним из: { $games }
cli-board-sound = { $file } — полное издание { $game }: играйте с --data { $file }
cli-complete = { $language }: всё есть
cli-installed-bot = { $bot } — установленный бот; здесь проверяют программы: ./mybot или "python3 mybot.py"
cli-bot-plays-none =
    { $game ->
        [none] { $bot } не играет ни в одну из установленных игр
       *[other] { $bot } не играет в { $game }
    }

## `bell serve`

cli-share-host = --share сам находит адреса; уберите --host
cli-served = Opening Bell: { $address } (Ctrl-C — остановить)
cli-served-already = Opening Bell уже работает: { $address }
# $address (text) - where Prometheus finds it
cli-served-metrics = Счётчики для Prometheus: { $address }

cli-served-everywhere = Он доступен по всем адресам этой машины: играть может любой, кому доступен хоть один из них
cli-served-others = Для других в вашей сети: { $address }

## `bell arena`, `bell bench`

cli-needs-folder = для { $option } нужна папка: --out DIR
cli-out-resume = --out — для нового состязания, --resume — для начатого
cli-records-resume = --records — для нового состязания; в начатом записи либо есть, либо нет
cli-contest = для состязания нужны игра и --bots; начатое продолжает --resume
cli-contest-bots = на каждое место нужен бот: { $allowed }, а не { $bots }
cli-contest-differs = { $option } не такой, как в состязании из { $folder }
cli-contest-shorter = --games { $games }, но в состязании из { $folder } партий { $played }: оно может стать только длиннее
cli-needs-vector = --workers и --games — только для --vector
cli-busy = Машина была занята: этой программе досталось { $percent } % процессора. Сравнивайте то, что названо processor
