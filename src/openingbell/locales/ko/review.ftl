### `bell review`: 봇이 보는 한 판 전체.

review-title = 복기: { $game }
review-heading-player = 플레이어
review-heading-score = 점수
review-heading-decisions = 결정
review-heading-given-up = 놓친 것
review-heading-money = 돈으로
review-heading-others = 남이 놓친 것
review-heading-luck = 운
review-heading-result = 결과
review-heading-move = 수
review-heading-played = 둔 수
review-heading-advice = 조언
review-about-parts = 승리 확률의 퍼센트포인트이며, 표준 오차의 두 배를 붙였습니다. 놓친 것은 어디서나 양수입니다. 똑같이 나눈 몫에서 놓친 것을 빼고 남들이 놓친 것과 운을 더하면 결과가 됩니다.
review-heading-sure = 확실성
review-sure-yes = 확실
review-sure-likely = 아마도
review-sure-noise = 오차 범위
review-too-short = 결정은 많고 시간이 짧습니다. --seconds { NUMBER($seconds, useGrouping: 0) } 이면 복기가 더 정확해집니다.
review-noise = 차이 대부분이 오차보다 작습니다. 우연으로 보거나 복기에 시간을 더 주세요.
review-costliest = 가장 손해가 컸던 결정
review-decisions = 모든 결정
review-about-decisions = 조언은 그 플레이어가 알던 것만으로 고수가 한 것입니다. 놓친 것은 똑같이 상상한 세계에서 두 수를 시험한 차이이며, 0보다 작으면 플레이어가 더 잘 알았던 것입니다.
review-chart-chances = 결정마다 그 뒤의 승리 확률
review-chart-given-up = 지금까지 놓친 것
review-written = 페이지 파일: { $file }

## 페이지에서

review-page-ask = 이 게임 분석하기

review-page-lead = 전문가가 그때 플레이어가 알던 것만으로 모든 결정을 다시 보고, 운을 따로 계산합니다. 1~2분 걸리며 모두를 위해 보관됩니다.

# $percent (number) - of the whole
review-page-progress = 전문가가 게임을 보는 중: { $percent }%

review-page-none = 뚜렷하게 손해를 본 결정이 없습니다.

# $move (text) - in words
review-page-played = 둔 수: { $move }

# $move (text) - in words
review-page-better = 더 나은 수: { $move }

# $points (text) - percentage points
# $error (text) - twice the standard error
review-page-cost = 승리 확률 손실: { $points } ± { $error }포인트

review-page-look = 그 국면 보기

review-page-skill = 자신의 결정으로 잃은 것

review-page-luck = 운

review-page-others = 다른 사람이 잃은 것

review-page-result = 승리 몫

review-page-agreed = 전문가와 같은 수

review-page-back = 테이블로 돌아가기

# $points (text) - percentage points
# $error (text) - twice the standard error
review-page-points = { $points } ± { $error }
