### 터미널의 `bell replay`.

## 기보를 한 수씩 보기

replay-caption = { NUMBER($last, useGrouping: 0) }수 중 { NUMBER($number, useGrouping: 0) }번째 · { $viewer }
replay-spectator = 관전자
replay-everything = 모두 공개
replay-start = 첫 수를 두기 전
replay-hint = ? 도움말
replay-goto = { $number }번째 수로 가기: g
replay-fixed = 보는 사람이 --as로 정해져 있습니다

# 한글은 두 칸을 차지하며, 한 줄은 40칸까지입니다.
replay-help =
    → n Space Enter  다음 수
    ← p Backspace    이전 수
    ] PageDown       다음 차례
    { "[" } PageUp         이전 차례
    Home             처음
    End              마지막 수
    5 7 g            57번째 수로 가기
    s                다른 사람의 눈으로 보기
    ↑ ↓              넘칠 때 위아래로
    ?                이 키 설명
    q Ctrl-C Ctrl-D  나가기
replay-back = 아무 키나 누르면 돌아갑니다
