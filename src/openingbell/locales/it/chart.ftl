### I grafici di una partita.

chart-prices = Prezzi
chart-cash = Contanti
chart-worth = Patrimonio
chart-rate = La quotazione della borsa
chart-now = ora
chart-nothing = Non c’è ancora nulla da disegnare.
