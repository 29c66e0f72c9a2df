### Charts of a game as it went on.

chart-prices = Prices
chart-cash = Cash
chart-worth = Worth
chart-rate = The exchange’s rate
chart-now = now
chart-nothing = Nothing is known yet that could be drawn.
