### Игроки и итоги игр: таблицы лидеров, страницы игроков, статистика.

players-title = Игроки
players-leaderboard = Таблица лидеров
players-statistics = Статистика
players-your-page = Мои результаты
players-game = Игра
players-games = Игры
players-numbers = Число игроков

players-number =
    { $number ->
        [one] { $number } игрок
        [few] { $number } игрока
       *[many] { $number } игроков
    }

players-rated-games =
    { $games ->
        [0] Рейтинговых игр пока нет
        [one] { $games } рейтинговая игра
        [few] { $games } рейтинговые игры
       *[many] { $games } рейтинговых игр
    }

players-rank = Место
players-player = Игрок
players-rating = Рейтинг
players-played = Игр
players-won = Побед
players-place = Среднее место
players-bot = бот
players-you = это вы
players-guest = гость

players-spread = ± { $sigma }

players-about = Рейтинг — это сила, в которой почти нет сомнений: он начинается с 0 и растёт с играми и победами. В таблице — боты и люди с учётной записью, у которых не меньше { $least } рейтинговых игр.
players-nobody = Пока здесь никого нет.

## Страница игрока

players-only-you = Эту страницу видите только вы. С учётной записью её увидят и другие, и вы сможете попасть в таблицу.
players-results = Результаты по играм
players-no-results = Рейтинговых игр пока не было.
players-over-time = Рейтинг со временем
players-met = Чаще всего встречались
players-ahead = Выше
players-behind = Ниже
players-history = Сыгранные игры
players-no-history = Законченных игр пока нет.
players-more = Более ранние игры

players-took = Место { $rank } из { $seats }
players-against = с ними: { $names }
players-gone = ушёл раньше
players-open = Посмотреть игру

## Почему игра не рейтинговая

players-unrated-ended = без рейтинга: прекращена всеми
players-unrated-taken-back = без рейтинга: ходы брали назад
players-unrated-components = без рейтинга: у стола были свои компоненты
players-unrated-hints = без рейтинга: подсказки были разрешены

players-unrated-origin = без рейтинга: продолжение другой игры или раздача
players-unrated-shared = без рейтинга: несколько мест за одним устройством
players-unrated-bots = без рейтинга: играли одни боты
players-unrated-unknown = без рейтинга: неизвестно, кто ушёл
