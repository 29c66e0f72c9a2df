### 테이블의 데이터 파일에서 무엇이 잘못되었는지: data-WORD.

data-missing = { $key } 항목이 없습니다.
data-unknown = { $key }: 여기에 없는 키입니다. 쓸 수 있는 키: { $keys }.
data-table = { $key }: 표가 아닙니다.
data-whole = 데이터가 표가 아닙니다.
data-list = { $key }: 목록이 아닙니다.
data-number = { $key } 값이 { $value }입니다. { $low }부터 { $high }까지의 정수여야 합니다.
data-text = { $key } 값이 { $value }입니다. 인쇄할 수 있는 { $most }자 이하의 글이어야 합니다.
data-choice = { $key } 값이 { $value }입니다. 다음 중 하나여야 합니다: { $choices }.
data-flag = { $key } 값이 { $value }입니다. true나 false여야 합니다.
data-count = { $key } 목록의 항목이 { $count }개입니다. { $needed }개여야 합니다.
data-length = { $key } 목록의 항목이 { $count }개입니다. { $low }개에서 { $high }개여야 합니다.
data-game = game 값이 { $value }입니다. 맞는 값: '{ $game }'.
data-none = { $game }에는 데이터 파일을 쓸 수 없습니다.
data-line = { $line }번째 줄 { $column }번째 글자부터 읽을 수 없습니다.
data-deep = 너무 깊이 중첩되어 있습니다.
data-dots = { $line }번째 줄에 점이 { $most }개보다 많습니다.

## Stockpile

data-order = { $key }: 작은 것부터 차례로 있지 않습니다.
data-twice = { $key } 목록에 같은 항목이 두 번 있습니다.
data-rise = { $key }: 0부터 커지지 않습니다.
data-deck = deck의 카드가 { $cards }장입니다. { $players }명이 모든 라운드를 하려면 { $needed }장이 필요합니다.

## Syndicate

data-tokens = money.start 값이 { $start }입니다. { $players }명에게 { $needed }만큼 필요하지만 토큰은 모두 { $supply }입니다.
data-monopoly = { $key }: 독점 업종이 아닙니다. 쓸 수 있는 것: { $keys }.
data-half = { $key } 값이 { $shares }입니다. 거래소에는 절반보다 적게 있어야 합니다.
data-division = { $key } 값이 { $shares }입니다. 가격({ $cost })을 이 수로 나눌 수 없습니다.
data-card-name = { $key }: 카드 이름으로 쓸 수 없습니다.
data-no-cell = { $key }에 { $cell } 칸이 없습니다.
data-cell-again = { $key }에 { $cell } 칸이 { $number }번 있습니다.
data-first-cell = { $key }: { $cell } 칸으로 시작하지 않습니다.
