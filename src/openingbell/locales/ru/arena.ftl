### `bell arena` и её отчёт: боты друг против друга.

## Показатели

# $games (число) - сыграно партий
# $all (число) - сколько партий задано
# $deals (число) - раскладов, в которых сыграны все партии
arena-played =
    { $games ->
        [one] Сыграна { $games } партия
        [few] Сыграно { $games } партии
       *[many] Сыграно { $games } партий
    } из { $all }, { $deals ->
        [one] учтён { $deals } полный расклад
        [few] учтено { $deals } полных расклада
       *[many] учтено { $deals } полных раскладов
    }

# $budget (текст) - время или число итераций на решение
# $seed (текст) - число
# $options (текст) - настройки стола, уже перечисленные
arena-terms = На решение: { $budget }, зерно { $seed }; { $options }

arena-heading-bot = Бот
arena-heading-seats = Мест
arena-heading-wins = Побед на место (95 %)
arena-heading-score = Средний счёт (95 %)
arena-heading-rating = Рейтинг
arena-heading-milliseconds = мс
arena-heading-lost = Потеряно
arena-heading-kind = Что
arena-heading-sentence = Подробно

# $bot (текст) - его имя
# $number (число) - решений, хотя бы одно
# $sentence (текст) - что было не так в первый раз
arena-broken =
    { $number ->
        [one] { $bot }: { $number } решение за него принял greedy, первое потому, что: { $sentence }
        [few] { $bot }: { $number } решения за него принял greedy, первое потому, что: { $sentence }
       *[many] { $bot }: { $number } решений за него принял greedy, первое потому, что: { $sentence }
    }

# $folder (текст) - где лежат результаты
arena-interrupted = Прервано. Чтобы продолжить: bell arena --resume { $folder }

# $file (текст) - имя файла
arena-report = Отчёт: { $file }

## Отчёт

# $game (текст) - её название
arena-report-title = Арена: { $game }

arena-about-intervals = В одном раскладе случай во всех партиях один и тот же, и каждый бот сидит на каждом месте по разу. Интервалы посчитаны по раскладам; рейтинг — OpenSkill ± два отклонения; мс — время решения; потерянные решения принял greedy.
arena-chart-wins = Победы на место
arena-chart-score = Средний счёт
arena-chart-spread = Как распределён счёт
arena-chart-course = Победы к каждой партии
arena-chart-rating = Рейтинг к каждой партии
arena-chart-seats = Победы на каждом месте
arena-chart-broken = Потерянные решения
arena-about-broken = Бот, который падает, думает слишком долго или отвечает недопустимым ходом, теряет это решение: его принимает greedy. Здесь первые случаи.
