### People one does not want to meet: blocked, reported, removed.

# $name (text) - of whom
people-menu = Что делать: { $name }
people-block = Заблокировать: { $name }
people-block-what = Вы нигде не увидите сообщений этого игрока ({ $name }), и он не сядет за столы, где вы хозяин. Ему об этом не сообщат.
people-unblock = Разблокировать: { $name }
people-report = Пожаловаться: { $name } …
people-report-what = Жалобу прочтёт тот, кто держит этот сервер, вместе с последними сообщениями за столом. Игроку ({ $name }) не сообщат.
people-readmit = Снова пустить: { $name }

people-why = На что жалоба?
people-reason-insults = Оскорбления или угрозы
people-reason-cheating = Нечестная игра или сговор
people-reason-stalling = Нарочно тянет время
people-reason-spam = Спам или реклама
people-reason-name = Оскорбительное имя
people-reason-other = Другое
people-more = Подробности, если хотите
people-send = Отправить жалобу
people-sent = Спасибо: жалоба отправлена.
people-cancel = Отмена

people-blocked = Заблокированные
people-none = Вы никого не заблокировали.
people-removed = Убраны из-за этого стола и сесть за него не могут.
