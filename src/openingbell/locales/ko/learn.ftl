### 게임 배우기: 수업을 둘러싼 화면.

learn-title = { $game } 배우기
learn-link = 배우기
learn-minutes = { $minutes }분
learn-number = { $all }과 중 { $number }과
learn-lessons = 수업
learn-next = 다음 수업
learn-again = 다시 하기
learn-show = 알려 주기
learn-answer = 정답: { $move }
learn-clause = 규칙 { $clause }
learn-done-mark = 마침
learn-all-done = 다 배웠습니다. 이제 게임을 하십시오!
learn-play = { $game } 시작
learn-over = 처음부터
