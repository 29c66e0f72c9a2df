### Разговоры за столом, личные заметки и зрители с задержкой.

# $listeners (text) - players, spectators or everybody
talk-who-hears =
    { $listeners ->
        [players] Пока идёт игра, это видят только игроки.
        [spectators] Пока идёт игра, это видят только зрители.
       *[everybody] Это видят все за столом.
    }

talk-is-off = Вы скрыли чат за этим столом.
talk-nothing = Пока никто ничего не написал.
talk-spectator = зритель

# $name (text) - who said something
talk-mute = Скрыть сообщения: { $name }
talk-unmute = Показывать сообщения: { $name }

talk-forbidden = Хозяин стола отключил чат.
talk-say = Напишите сообщение
talk-send = Отправить
talk-turn-off = Скрыть чат
talk-turn-on = Показать чат
talk-forbid = Отключить чат для всех
talk-allow = Включить чат

# $number (number) - messages
talk-unread =
    { $number ->
        [one] { $number } новое сообщение
        [few] { $number } новых сообщения
       *[many] { $number } новых сообщений
    }

# $minutes (number)
talk-behind =
    { $minutes ->
        [one] По желанию хозяина стола вы видите игру с задержкой в { $minutes } минуту.
        [few] По желанию хозяина стола вы видите игру с задержкой в { $minutes } минуты.
       *[many] По желанию хозяина стола вы видите игру с задержкой в { $minutes } минут.
    }

talk-notes-guest = Назовите себя в лобби, и здесь можно будет вести заметки.
talk-notes-private = Это видите только вы.
talk-notes-kept = Сохранено
talk-notes-writing = Сохраняется…
