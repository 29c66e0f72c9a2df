### `bell hint`: 봇이 보는 지금 상황.

hint-position = { NUMBER($number, useGrouping: 0) }수 뒤, { $name } 님이 결정할 차례
hint-advice = { $bot }: { $move }
hint-heading-option = 선택
hint-heading-visits = 시도
hint-heading-chance = 승리 확률
hint-heading-score = 예상 점수
hint-heading-spread = ±
hint-heading-gain = 첫눈에
hint-line = 예상 진행: { $line }
hint-iterations = { $number }회 반복
hint-played = 실제로 둔 수: { $move }
