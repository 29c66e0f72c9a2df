### 봇: 수준, 그리고 봇이 되려는 프로그램의 검사.

## 수준별 봇

bot-level-random = 초보
bot-level-greedy = 장사꾼
bot-level-expert = 고수
bot-level-learned = 독학파

## `bell bot check`

bot-starts = 시작되었습니다. 스스로 밝힌 이름: { $name }.
bot-played =
    { $game }: { $games }판, 결정 { $decisions }번{ $answers ->
        [0] { "" }
       *[other] , 평균 { $mean } ms, 가장 느린 것 { $slowest } ms
    }
bot-failed = { NUMBER($number, useGrouping: 0) }번째 수: { $sentence }
bot-sound = 이상이 없습니다.
bot-unsound = { $number }번 실패했습니다.
