### Что не так с файлом данных стола: data-WORD. В большинстве сообщений
# $key (текст) - полное имя ключа, как в файле: deck.Epic
# $value (текст) - что там стоит вместо нужного, как в файле

data-missing = Нет ключа { $key }.

# $keys (текст) - какие есть, уже через запятую
data-unknown = Ключа { $key } здесь не бывает; есть: { $keys }.
data-table = { $key } — не таблица.
data-whole = Данные — не таблица.
data-list = { $key } — не список.

# $low, $high (число) - от скольких и до скольких
data-number = { $key } — это { $value }, а нужно целое число от { $low } до { $high }.

# $most (число) - букв
data-text = { $key } — это { $value }, а нужен печатный текст не длиннее { $most } букв.

# $choices (текст) - уже через запятую
data-choice = { $key } — это { $value }, а нужно одно из: { $choices }.
data-flag = { $key } — это { $value }, а нужно true или false.

# $count (число) - сколько есть
# $needed (число) - сколько нужно
data-count = В списке { $key } элементов: { $count }, а нужно { $needed }.

# $count (число) - сколько есть
# $low, $high (число) - сколько может быть
data-length = В списке { $key } элементов: { $count }, а нужно от { $low } до { $high }.

# $game (текст) - что должно быть в файле
data-game = game — это { $value }, а нужно '{ $game }'.
data-none = У игры { $game } не бывает файла данных.

# $line (число) - строка файла
# $column (число) - место в ней
data-line = Чтение обрывается в строке { $line }, на знаке { $column }.
data-deep = Слишком глубокая вложенность.

# $line (число) - строка файла
# $most (число) - сколько точек может быть
data-dots = В строке { $line } больше { $most } точек.

## Stockpile

data-order = { $key } идут не от меньшего к большему.
data-twice = В списке { $key } один элемент встречается дважды.
data-rise = { $key } не возрастает от 0.

# $cards (число) - в колоде
# $players (число) - сколько играет
# $needed (число) - сколько карт они выложат за все раунды
data-deck = В deck карт: { $cards }, а на все раунды при числе игроков { $players } нужно { $needed }.

## Syndicate

# $start, $needed, $supply (число) - суммы денег
# $players (число) - самое большее
data-tokens = money.start — это { $start }; на { $players } игроков нужно { $needed }, а всех жетонов — { $supply }.

# $keys (текст) - какие есть, уже через запятую
data-monopoly = { $key } — не монополия; есть: { $keys }.

# $shares (число) - акций у фирмы
data-half = { $key } — это { $shares }, а на бирже должно быть меньше половины акций.

# $shares (число) - акций у фирмы
# $cost (число) - всех вместе
data-division = { $key } — это { $shares }, а стоимость { $cost } на это число не делится.
data-card-name = { $key } не может быть названием карты.

# $cell (текст) - её имя в файле
data-no-cell = В { $key } нет { $cell }.

# $cell (текст) - её имя в файле
# $number (число) - сколько раз она там
data-cell-again = В { $key } клетка { $cell } стоит не один раз, а { $number }.

# $cell (текст) - её имя в файле
data-first-cell = { $key } начинается не с { $cell }.
