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
review-about-parts = В процентных пунктах вероятности победы, ± две стандартные ошибки: равная доля, упущенное, упущенное другими и везение дают итог.
review-costliest = Самые дорогие решения
review-decisions = Все решения
review-about-decisions = Совет даёт expert, зная то же, что знал игрок. Упущенное — разница между двумя ходами, испытанными в одних и тех же воображаемых мирах; меньше нуля — ход игрока был лучше.
review-chart-chances = Вероятность победы после каждого решения
review-chart-given-up = Упущено к этому ходу

# $file (текст) - имя файла
review-written = Страница: { $file }
