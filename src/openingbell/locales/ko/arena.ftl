### `bell arena`와 그 보고서: 봇끼리의 대결.

## 수치

arena-played = { $all }판 중 { $games }판 진행, 끝까지 진행된 딜 { $deals }개 집계
arena-terms = 결정당 제한 { $budget }, 시드 { $seed }; { $options }
arena-heading-bot = 봇
arena-heading-seats = 자리
arena-heading-wins = 자리당 승리 (95%)
arena-heading-score = 평균 점수 (95%)
arena-heading-rating = 레이팅
arena-heading-milliseconds = ms
arena-heading-lost = 놓침
arena-heading-kind = 종류
arena-heading-sentence = 자세히
arena-broken =
    { $number ->
        [1] { $bot }: 결정 1번을 greedy에게 넘겼습니다. 까닭: { $sentence }
       *[other] { $bot }: 결정 { $number }번을 greedy에게 넘겼습니다. 첫 번째 까닭: { $sentence }
    }
arena-interrupted = 중단되었습니다. 이어서 하려면: bell arena --resume { $folder }
arena-report = 보고서: { $file }

## 보고서

arena-report-title = 아레나: { $game }
arena-about-intervals = 한 딜의 모든 판은 같은 카드와 타일을 뽑고, 모든 봇이 모든 자리에 한 번씩 앉습니다. 구간은 딜에서 구했고, 레이팅은 OpenSkill의 값에 편차의 두 배를 붙인 것입니다. ms는 결정에 걸린 시간이고, 놓친 결정은 greedy가 대신했습니다.
arena-chart-wins = 자리당 승리
arena-chart-score = 평균 점수
arena-chart-spread = 점수의 분포
arena-chart-course = 판마다 그때까지의 승리
arena-chart-rating = 판마다 그때까지의 레이팅
arena-chart-seats = 자리별 승리
arena-chart-broken = 놓친 결정
arena-about-broken = 멈추거나, 너무 느리거나, 둘 수 없는 수로 답하는 봇은 그 결정을 greedy에게 넘깁니다. 처음 몇 가지 경우입니다.
