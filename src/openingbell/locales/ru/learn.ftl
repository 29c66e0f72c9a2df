### Обучение игре: страница вокруг уроков.

learn-title = Научиться играть: { $game }
learn-link = Учиться
learn-minutes = { $minutes } минут
learn-number = Урок { $number } из { $all }
learn-lessons = Уроки
learn-next = Следующий урок
learn-again = Ещё раз
learn-show = Подсказать
learn-answer = Правильный ход: { $move }
learn-clause = Правило { $clause }
learn-done-mark = пройден
learn-all-done = Вот и всё. Вы умеете играть: начинайте!
learn-play = Играть: { $game }
learn-over = Начать заново
