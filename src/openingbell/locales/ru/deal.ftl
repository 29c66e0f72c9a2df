### Раздачи: одна и та же случайность, те же боты и то же место для всех, у кого есть ссылка.

deal-today = Раздача дня
deal-today-about = У всех та же случайность и те же боты. Сыграйте один раз, а потом посмотрите, как справились другие.
deal-of-day = Раздача за { $day }
deal-challenge = Вызов
deal-make = Бросить вызов
deal-make-about = Все, у кого есть ссылка, играют одну раздачу с одного места против одних и тех же ботов, а потом сравнивают.
deal-create = Создать ссылку
deal-level = Боты
deal-seat = Место
deal-days = { $number ->
        [one] { $number } день
        [few] { $number } дня
       *[many] { $number } дней
    }
deal-open-for = Открыта

deal-play = Играть
deal-go-on = Продолжить
deal-results = Результаты
deal-again = Сыграть ещё раз, без зачёта
deal-closes = Закроется { $when }
deal-closed = Закрыта
deal-players = { $number ->
        [0] Пока никто не играл
        [one] { $number } игрок
        [few] { $number } игрока
       *[many] { $number } игроков
    }
deal-setting = Место { $seat }, соперники: { $bots }
deal-close = Закрыть раздачу
deal-close-about = Её секрет будет раскрыт, и больше никто её не сыграет.

deal-hidden = Как справились другие, вы увидите, когда доиграете её до конца.
deal-nobody = Пока никто не доиграл.
deal-place = Место
deal-player = Игрок
deal-score = Счёт
deal-outcome = Итог
deal-won = победа
deal-lost = поражение
deal-playing = ещё играет
deal-given-up = сдача
deal-you = вы
deal-as-guest = без учётной записи
deal-attempt = попытка { $number }
deal-counting = Места получают учётные записи, и только за первую попытку: гостем может стать кто угодно.
deal-look = Посмотреть игру
deal-compare = Сравнить
deal-compare-with = Сравнить свою игру с игрой { $name }

deal-beside = Вы и { $name }
deal-alike = { $number ->
        [0] Вы сразу выбрали по-разному.
        [one] Одинаковых решений подряд: { $number }.
        [few] Одинаковых решений подряд: { $number }.
       *[many] Одинаковых решений подряд: { $number }.
    }
deal-same = Все решения были одинаковыми.
deal-mine = Вы: { $move }
deal-theirs = { $name }: { $move }
deal-course = Сколько было бы у этого места, по процентам игры

deal-promised = Вся случайность следует из одного секрета, обещанного заранее под номером { NUMBER($number, useGrouping: 0) } открытого списка. Он раскрывается, когда раздача закрывается.
deal-secret = Секрет был { $secret }. «bell verify» проверит запись любой игры этой раздачи.

deal-at-table = { $number ->
        [1] Вы играете раздачу. Ходы назад не берутся, подсказок нет.
       *[other] Вы играете раздачу ещё раз. В зачёт идёт только первая попытка.
    }
deal-to-deal = К раздаче
deal-sealed = Сначала сыграйте эту раздачу
deal-sealed-about = Здесь кто-то играет или сыграл раздачу. Посмотреть можно, когда вы сами доиграете её до конца.
