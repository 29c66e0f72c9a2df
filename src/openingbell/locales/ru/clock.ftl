### Часы: сколько можно думать.

clock-used = Потрачено: { $time }
clock-used-short = Потрачено:
clock-left-short = Осталось:
clock-days = { $days } д { $hours } ч

clock-choice = Часы
clock-none = Нет
clock-move-60 = 1 мин на ход
clock-move-300 = 5 мин на ход
clock-move-86400 = 1 день на ход
clock-move-259200 = 3 дня на ход
clock-game-600 = 10 мин + 10 с
clock-game-1800 = 30 мин + 15 с
clock-pace-move = { $time } на ход
clock-pace-game = { $time } + { $more } с
