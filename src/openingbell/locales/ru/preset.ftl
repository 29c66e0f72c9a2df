### Наборы настроек с названием: выбираются одним нажатием, когда готовят стол.

preset-legend = Наборы настроек
preset-quick = Быстрая игра
preset-classic = Классика
preset-advanced = Для опытных
preset-children = С детьми
preset-full = До последнего игрока
preset-save = Сохранить эти настройки
preset-name = Название набора
preset-forget = Удалить набор «{ $name }»
