### `bell review`: что бот думает о целой партии.

# $game (текст) - её название
review-title = Разбор партии: { $game }

review-heading-player = Игрок
review-heading-score = Счёт
review-heading-decisions = Решений
review-heading-given-up = Упущено
review-heading-money = В деньгах
review-heading-others = Упущено другими
review-heading-luck = Везение
review-heading-result = Итог
review-heading-move = Шаг
review-heading-played = Сыграно
review-heading-advice = Совет
review-about-parts = В процентных пунктах вероятности победы, ± две стандартные ошибки. Упущенное всюду положительно: равная доля минус упущенное плюс упущенное другими плюс везение дают итог.
review-heading-sure = Насколько точно
review-sure-yes = точно
review-sure-likely = вероятно
review-sure-noise = в пределах ошибки
# $seconds (число) - сколько он должен длиться
review-too-short = Решений много, а времени мало: с --seconds { NUMBER($seconds, useGrouping: 0) } разбор был бы точнее.
review-noise = Большинство различий меньше своей ошибки: считайте их шумом или дайте разбору больше времени.
review-costliest = Самые дорогие решения
review-decisions = Все решения
review-about-decisions = Совет даёт expert, зная то же, что знал игрок. Упущенное — разница между двумя ходами, испытанными в одних и тех же воображаемых мирах; меньше нуля — ход игрока был лучше.
review-chart-chances = Вероятность победы после каждого решения
review-chart-given-up = Упущено к этому ходу

# $file (текст) - имя файла
review-written = Страница: { $file }

## На странице

review-page-ask = Разобрать игру

review-page-lead = Знаток ещё раз смотрит каждое решение, исходя из того, что игрок тогда знал, и отделяет удачу. Это занимает минуту-другую и сохраняется для всех.

# $percent (number) - of the whole
review-page-progress = Знаток смотрит игру: { $percent } %

review-page-none = Ни одно решение явно ничего не стоило.

# $move (text) - in words
review-page-played = Сыграно: { $move }

# $move (text) - in words
review-page-better = Лучше: { $move }

# $points (text) - percentage points
# $error (text) - twice the standard error
review-page-cost = Стоило { $points } ± { $error } пункта шансов на победу

review-page-look = Посмотреть позицию

review-page-skill = Упущено своими решениями

review-page-luck = Удача

review-page-others = Упущено другими

review-page-result = Доля победы

review-page-agreed = Как сыграл бы знаток

review-page-back = Назад к столу

# $points (text) - percentage points
# $error (text) - twice the standard error
review-page-points = { $points } ± { $error }
