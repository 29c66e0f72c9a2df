### 파산 과정과, 파산한 사람이 할 수 있는 일.

# $papers (text) - what goes back
ruin-returned = 보상 없이 창고로 돌아갑니다: { $papers }.
# $firm (text), $number (number) - shares
ruin-shares = { $firm } 주식 { $number }장
ruin-auctions = 차례로 경매에 부칩니다:
ruin-lot-now = 경매 중
ruin-lot-waits = 대기
ruin-lot-unsold = 은행으로
# $name (text), $price (text)
ruin-lot-sold = { $name }, { $price }
ruin-out = 게임에서 탈락했고 나머지가 계속합니다. 지켜보거나, 다시 보거나, 나갈 수 있습니다.
ruin-see = 파산 과정
ruin-end = 바로 끝까지
