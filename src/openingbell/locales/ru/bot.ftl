### Боты: их сила и проверка программы, которая хочет быть ботом.

## Боты по силе

bot-level-random = Ученик
bot-level-greedy = Делец
bot-level-expert = Знаток
bot-level-learned = Самоучка

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
