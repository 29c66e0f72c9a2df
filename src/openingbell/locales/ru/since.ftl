### Что было с прошлого раза.

# $turns (number) - begun meanwhile
since-title =
    Пока вас не было: { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }

# $number (number) - turns that are not listed
since-earlier = … и ещё { $number } раньше

since-tell = Показать по шагам
since-skip = Продолжить
since-new = новое
