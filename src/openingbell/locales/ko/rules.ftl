### `bell rules`: 조항 주위에서 하는 말.

rules-settled = 우리의 결정: { $reason }
rules-provisional = 우리의 임시 결정: { $reason }
rules-unknown = { $clause } 조항은 없습니다. 가까운 조항: { $nearest }
rules-not-an-id = “{ $clause }”: 조항이 아닙니다. 조항은 { $first }부터 { $last }까지 있으며, 낱말은 --search로 찾습니다
rules-not-found = “{ $word }”: 이 말이 있는 조항이 없습니다

## 페이지에서, 게임판 옆에

rules-now = 지금 적용되는 규칙
rules-search = 규칙 검색
rules-as-page = 한 페이지에 모두 보기
rules-found = 조항 { $number }개
rules-none-found = “{ $word }”: 이 말이 있는 조항이 없습니다.
