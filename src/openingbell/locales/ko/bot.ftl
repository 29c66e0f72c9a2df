### 봇: 수준, 그리고 봇이 되려는 프로그램의 검사.

## 수준별 봇

bot-level-random = 초보
bot-level-greedy = 장사꾼
bot-level-expert = 고수
bot-level-learned = 독학파

## 사람이 고르는 다섯 수준과 설명

bot-level-beginner = 입문자
bot-level-casual = 애호가
bot-level-skilled = 중급자
bot-level-strong = 상급자
bot-level-master = 명인

bot-about-beginner = 규칙은 알지만 눈에 띄는 수를 성급하게 고릅니다.
bot-about-casual = 재미로 둡니다. 대체로 무난하고 가끔 부주의합니다.
bot-about-skilled = 조금 앞을 내다보며 실수가 드뭅니다.
bot-about-strong = 앞을 내다보고 실수를 놓치지 않습니다.
bot-about-mixed = 중급자와 상급자가 번갈아 앉습니다.
bot-about-master = 멀리 내다보고 찾을 수 있는 최선의 수를 둡니다.

## 성향, 수준 뒤에 붙습니다

bot-personality-cautious = 신중형
bot-personality-trader = 거래형
bot-personality-raider = 공격형

bot-with-personality = { $level } ({ $personality })

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

# $url (text) - the link of a table
bot-sits = 자리에 앉았습니다: { $url }

# $table (text) - the id of a table
bot-done = 테이블 { $table }의 게임이 끝났습니다.
