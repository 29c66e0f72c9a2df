### Звук и движение на странице.

comfort-title = Звук и движение
comfort-sound = Тихие звуки
comfort-motion = Движение
comfort-motion-off = Нет
comfort-motion-quick = Быстро
comfort-motion-normal = Обычно
comfort-motion-calm = Спокойно
comfort-install = Установить Opening Bell на это устройство
comfort-install-by-hand = Чтобы Opening Bell был среди ваших приложений: в Safari нажмите «Поделиться», затем «На экран „Домой“».
comfort-close = Закрыть
