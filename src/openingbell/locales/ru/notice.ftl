### Уведомления: «ваш ход» и куда их присылать.

## Что в уведомлении

notice-your-turn = Ваш ход

# $number (number) - of tables
notice-your-turns = { $number ->
        [one] Вас ждёт { $number } стол
        [few] Вас ждут { $number } стола
       *[many] Вас ждут { $number } столов
    }

# $name (text) - whose turn it is
notice-turn-of = Ход игрока { $name }

# $game (text) - its title
# $names (text) - the others at the table
notice-where = { $game }; за столом: { $names }

notice-trial = Уведомления приходят сюда
notice-trial-text = Так вы узнаете, что пришёл ваш ход.

## На странице

notice-title = Уведомления
notice-lead = Узнавайте о своём ходе, когда не смотрите на стол: только игра, кто играет и ссылка — ничего скрытого.
notice-push = В этом браузере
notice-push-on = Включить
notice-push-is-on = В этом браузере уведомления включены.
notice-push-blocked = Браузер блокирует уведомления этого сайта. Разрешите их в настройках для этой страницы и включите здесь.
notice-push-insecure = Браузеры показывают уведомления только со страниц с https. Используйте вебхук или откройте страницу по защищённому адресу.
notice-push-unable = Этот браузер не показывает уведомлений. На iPhone или iPad добавьте страницу на экран «Домой» и откройте её оттуда.
notice-webhook = Через вебхук
notice-webhook-address = Адрес
notice-webhook-help = Вебхук канала Discord или любой адрес https, который принимает JSON.
notice-add = Добавить
notice-ways = Куда приходят уведомления
notice-try = Проверить
notice-tried = Отправлено. Уже должно прийти.
notice-drop = Удалить

# $host (text) - where it goes
notice-drop-name = Удалить { $host }
notice-try-name = Проверить { $host }
notice-kind-push = Браузер
notice-kind-discord = Discord
notice-kind-webhook = Вебхук

# $number (number) - in a row
notice-failed = { $number ->
        [one] Не дошло последнее уведомление ({ $number }).
        [few] Не дошли последние { $number } уведомления.
       *[many] Не дошли последние { $number } уведомлений.
    }
notice-quiet = Тихие часы
notice-quiet-wanted = Не беспокоить
notice-quiet-since = с
notice-quiet-until = до
notice-quiet-help = О том, что случится за это время, вы узнаете, когда они закончатся.
notice-table = Этот стол
notice-table-off = Без уведомлений об этом столе
notice-table-channel = Сообщать в канал, чей ход
notice-table-channel-help = Узнают все, кто читает канал, — с той же задержкой, что и зрители.
notice-next = Следующий стол, где ждут меня

## Без связи

notice-offline = Нет связи. Страница откроется, когда сеть вернётся.
