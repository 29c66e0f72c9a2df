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
review-about-parts = 승리 확률의 퍼센트포인트이며, 표준 오차의 두 배를 붙였습니다. 똑같이 나눈 몫, 자신이 놓친 것, 남들이 놓친 것, 운을 모두 더하면 결과가 됩니다.
review-costliest = 가장 손해가 컸던 결정
review-decisions = 모든 결정
review-about-decisions = 조언은 그 플레이어가 알던 것만으로 고수가 한 것입니다. 놓친 것은 똑같이 상상한 세계에서 두 수를 시험한 차이이며, 0보다 작으면 플레이어가 더 잘 알았던 것입니다.
review-chart-chances = 결정마다 그 뒤의 승리 확률
review-chart-given-up = 지금까지 놓친 것
review-written = 페이지 파일: { $file }
