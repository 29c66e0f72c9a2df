### Scrivere le mosse a un tavolo della pagina.

typing-move = Scrivi una mossa
typing-make = Gioca
typing-not-now = In questo momento non c’è niente da dire.
typing-unknown = «{ $text }» qui non è una mossa. Si può, per esempio: { $examples }
