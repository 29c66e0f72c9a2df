### Orologi: quanto si può pensare.

clock-used = Tempo usato: { $time }
clock-used-short = Tempo usato:
clock-left-short = Tempo rimasto:
clock-days = { $days } g { $hours } h

clock-choice = Orologio
clock-none = Nessuno
clock-move-60 = 1 min a turno
clock-move-300 = 5 min a turno
clock-move-86400 = 1 giorno a turno
clock-move-259200 = 3 giorni a turno
clock-game-600 = 10 min + 10 s
clock-game-1800 = 30 min + 15 s
clock-pace-move = { $time } a turno
clock-pace-game = { $time } + { $more } s
