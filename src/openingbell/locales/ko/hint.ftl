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

## 수를 권하는 이유

hint-reason-only = 둘 수 있는 유일한 수입니다.
hint-reason-sensible = 그 밖에는 생각해 볼 만한 수가 없습니다.
hint-reason-better = 이길 확률 { $chance } %, 다음으로 좋은 수는 { $next } %입니다.
hint-reason-close = 다른 수도 비슷합니다. 이길 확률은 { $chance } %입니다.

## 페이지

hint-button = 힌트
hint-thinks = 고수가 생각 중…
hint-may = 힌트
hint-may-alone = 봇과 둘 때만
hint-may-all = 모두에게
hint-told = 모두에게 힌트
