### Графики партии.

chart-prices = Цены
chart-cash = Деньги
chart-worth = Состояние
chart-rate = Курс биржи
chart-now = сейчас
chart-nothing = Пока нечего изобразить.
