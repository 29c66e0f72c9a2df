### Просмотр партии.

lookback-title = Посмотреть партию ещё раз
lookback-about = Откройте запись любой партии: каждая позиция, с любого места, в своём темпе.
lookback-choose = Выбрать запись
lookback-drop = Или перетащите файл на эту страницу. Он нигде не сохраняется.

# $file (text) - the name of a file
lookback-no-record = { $file } — это не запись партии.

lookback-watch = Пересмотреть партию
lookback-open = Открыть запись
lookback-play = Пуск
lookback-stop = Стоп
lookback-place = Место в партии
lookback-more = Скорость, шаг и место
lookback-speed = Скорость
lookback-by = Шаг
lookback-move = ход
lookback-turn = очередь игрока
lookback-round = раунд
lookback-eyes = Глазами
lookback-everybody = всех
lookback-link = Скопировать ссылку
lookback-copied = Ссылка на эту позицию скопирована.
