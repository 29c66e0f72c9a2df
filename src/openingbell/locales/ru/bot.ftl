### Боты: их сила и проверка программы, которая хочет быть ботом.

## Боты по силе

bot-level-random = Ученик
bot-level-greedy = Делец
bot-level-expert = Знаток
bot-level-learned = Самоучка

## Пять уровней, из которых выбирают люди, и фраза о каждом

bot-level-beginner = Новичок
bot-level-casual = Любитель
bot-level-skilled = Опытный
bot-level-strong = Сильный
bot-level-master = Мастер

bot-about-beginner = Знает правила и хватается за первое, что нравится.
bot-about-casual = Играет для удовольствия: обычно разумно, иногда небрежно.
bot-about-skilled = Немного думает наперёд и редко ошибается.
bot-about-strong = Думает наперёд и наказывает за ошибки.
bot-about-mixed = Опытные и сильные через одного.
bot-about-master = Думает далеко наперёд и выбирает лучшее, что находит.

## Характер, называется после уровня

bot-personality-cautious = осторожный
bot-personality-trader = торговец
bot-personality-raider = рейдер

# $level (текст) - название уровня
# $personality (текст) - название характера
bot-with-personality = { $level } ({ $personality })

## `bell bot check`

# $name (текст) - как он себя называет
bot-starts = Запускается и называет себя { $name }.

# $game (текст) - её название
# $games (число) - сколько партий сыграно
# $decisions (число) - сколько раз его спросили
# $answers (число) - сколько раз он решил
# $mean, $slowest (текст) - сколько миллисекунд на это ушло
bot-played =
    { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[many] { $decisions } решений
    }{ $answers ->
        [0] { "" }
       *[other] , по { $mean } мс, самое долгое { $slowest } мс
    }

# $number (число) - номер хода
# $sentence (текст) - что не так
bot-failed = шаг { NUMBER($number, useGrouping: 0) }: { $sentence }

bot-sound = Всё в порядке.

# $number (число) - хотя бы один
bot-unsound =
    { $number ->
        [one] Сбоев: { $number }.
        [few] Сбоев: { $number }.
       *[many] Сбоев: { $number }.
    }

# $url (text) - the link of a table
bot-sits = Сел за стол { $url }

# $table (text) - the id of a table
bot-done = Игра за столом { $table } окончена.
