### 시계: 얼마나 생각할 수 있는지.

clock-used = 사용한 시간: { $time }
clock-used-short = 사용한 시간:
clock-left-short = 남은 시간:
clock-days = { $days }일 { $hours }시간

clock-choice = 시계
clock-none = 없음
clock-move-60 = 차례당 1분
clock-move-300 = 차례당 5분
clock-move-86400 = 차례당 1일
clock-move-259200 = 차례당 3일
clock-game-600 = 10분 + 10초
clock-game-1800 = 30분 + 15초
clock-pace-move = 차례당 { $time }
clock-pace-game = { $time } + { $more }초
