### О чём говорят законченные игры: статистика.

statistics-games =
    { $games ->
        [0] Законченных игр пока нет
        [one] По { $games } законченной игре
        [few] По { $games } законченным играм
       *[many] По { $games } законченным играм
    }
statistics-about = Считаются решённые игры с обычными компонентами, в которых играл хотя бы один человек. Черта показывает, что дал бы один случай.
statistics-value = Что
statistics-times = Раз
statistics-won = Побед
statistics-share = Доля
statistics-rest = Остальное

statistics-range = от { $from } до { $to }
statistics-from = от { $from }

statistics-turn = Выгодно ли начинать?
statistics-turn-value =
    { $value ->
        [1] Начинает
       *[other] Ходит под номером { $value }
    }
statistics-length = Сколько длятся игры
statistics-score = Сколько у победителей
