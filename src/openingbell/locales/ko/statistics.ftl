### 끝난 게임이 말해 주는 것: 통계.

statistics-games =
    { $games ->
        [0] 아직 끝난 게임이 없습니다
       *[other] 끝난 게임 { $games }판에서
    }
statistics-about = 기본 구성물로 사람이 참가해 승부가 난 게임만 셉니다. 눈금은 운만으로 나올 값입니다.
statistics-value = 항목
statistics-times = 횟수
statistics-won = 승률
statistics-share = 비율
statistics-rest = 나머지

statistics-range = { $from }~{ $to }
statistics-from = { $from }부터

statistics-turn = 먼저 시작하면 유리할까요?
statistics-turn-value =
    { $value ->
        [1] 선 플레이어
       *[other] { $value }번째
    }
statistics-length = 게임 길이
statistics-score = 승자의 자산
