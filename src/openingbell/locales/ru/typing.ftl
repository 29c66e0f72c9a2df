### Ходы, которые набирают на странице.

typing-move = Набрать ход
typing-make = Сделать
typing-not-now = Сейчас сказать нечего.
typing-unknown = «{ $text }» здесь не ход. Можно, например: { $examples }
