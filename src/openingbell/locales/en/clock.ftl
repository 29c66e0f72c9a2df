### Clocks: how long people may think.

# $time (text) - such as 4:05
clock-used = Time used: { $time }
clock-used-short = Time used:
clock-left-short = Time left:

# $days (number), $hours (number)
clock-days = { $days } d { $hours } h

## At set-up

clock-choice = Clock
clock-none = No clock
clock-move-60 = 1 min a turn
clock-move-300 = 5 min a turn
clock-move-86400 = 1 day a turn
clock-move-259200 = 3 days a turn
clock-game-600 = 10 min + 10 s
clock-game-1800 = 30 min + 15 s

# $time (text) - such as 4:05; $more (number) - seconds after each turn
clock-pace-move = { $time } a turn
clock-pace-game = { $time } + { $more } s
