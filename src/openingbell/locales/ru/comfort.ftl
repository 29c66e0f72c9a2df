### Звук и движение на странице.

comfort-title = Звук и движение
comfort-sound = Тихие звуки
comfort-motion = Движение
comfort-motion-off = Нет
comfort-motion-quick = Быстро
comfort-motion-normal = Обычно
comfort-motion-calm = Спокойно
comfort-close = Закрыть
