### 게임의 흐름을 보여 주는 차트.

chart-prices = 가격
chart-cash = 현금
chart-worth = 총자산
chart-rate = 거래소 시세
chart-now = 지금
chart-nothing = 아직 그릴 것이 없습니다.
