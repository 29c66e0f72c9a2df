### `bell hint`: что бот думает о позиции.

# $number (число) - сколько ходов сделано
# $name (текст) - кто решает
hint-position = Шагов сделано: { NUMBER($number, useGrouping: 0) }, решает { $name }

# $bot (текст) - его имя
# $move (текст) - словами
hint-advice = { $bot } сыграл бы так: { $move }

hint-heading-option = Вариант
hint-heading-visits = Проб
hint-heading-chance = Вероятность победы
hint-heading-score = Ожидаемый счёт
hint-heading-spread = ±
hint-heading-gain = На первый взгляд

# $line (текст) - ходы в записи
hint-line = Ожидает: { $line }

# $number (число) - сколько раз он продолжил партию в уме
hint-iterations = { $number ->
        [one] { $number } итерация
        [few] { $number } итерации
       *[many] { $number } итераций
    }

# $move (текст) - словами
hint-played = Сыграно было: { $move }

## Почему советуют ход

hint-reason-only = Это ваш единственный ход.
hint-reason-sensible = Остальное не стоит и рассматривать.
hint-reason-better = Ваши шансы на победу: { $chance } %, со следующим по силе ходом — { $next } %.
hint-reason-close = Другие ходы почти не хуже: шансы на победу { $chance } %.

## На странице

hint-button = Подсказка
hint-thinks = Знаток думает…
hint-may = Подсказки
hint-may-alone = Только с ботами
hint-may-all = Всем
hint-told = подсказки всем
