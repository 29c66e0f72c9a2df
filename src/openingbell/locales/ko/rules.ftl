### `bell rules`: 조항 주위에서 하는 말.

rules-settled = 우리의 결정: { $reason }
rules-provisional = 우리의 임시 결정: { $reason }
rules-unknown = { $clause } 조항은 없습니다. 가까운 조항: { $nearest }
rules-not-an-id = “{ $clause }”: 조항이 아닙니다. 조항은 { $first }부터 { $last }까지 있으며, 낱말은 --search로 찾습니다
rules-not-found = “{ $word }”: 이 말이 있는 조항이 없습니다
