### Страница: всё вокруг игр. То, что относится к одной игре, лежит в её файле.

page-title = Opening Bell
page-menu = Меню

## По краям

page-language = Язык

# Переключатель светлых и тёмных цветов; что выбрано.
# $theme (текст) - system, light или dark
page-theme =
    { $theme ->
        [light] Цвета: светлые
        [dark] Цвета: тёмные
       *[system] Цвета: как в системе
    }

page-dismiss = Закрыть
page-try-again = Попробовать снова
page-nowhere = По этому адресу ничего нет
page-not-loaded = Страница не загрузилась. Проверьте соединение и обновите её.
page-failed = Сервер не отвечает. Проверьте соединение и попробуйте снова.

## Вход

page-kicker = Колокол звонит, когда вы садитесь за стол
page-headline = Настольные игры о бирже
page-lead = Нажмите «Играть», и боты сядут за стол; или пришлите друзьям ссылку. Прямо в браузере, без регистрации.
page-your-name = Ваше имя
page-guest = Гость

# Instead of the name of whoever has deleted themselves.
page-gone = Бывший игрок

page-opponents = Боты
page-mixed = Разные

# $game (текст) - её название
page-play = Играть: { $game }
page-rules = Правила
page-chapters = Главы

# На сколько человек игра.
# $low, $high (число) - игроки
page-players-range =
    { $high ->
        [one] { $low }–{ $high } игрок
        [few] { $low }–{ $high } игрока
       *[many] { $low }–{ $high } игроков
    }
# $levels (number) - сколько видов ботов
page-whom =
    боты { $levels ->
        [one] { $levels } уровня
        [few] { $levels } уровней
       *[many] { $levels } уровней
    }, друзья по ссылке, открытые столы

# $number (число) - столы, где ходит читатель, не меньше одного
# $game (текст) - во что играют за первым из них
page-your-turn-at =
    { $number ->
        [one] Ваш ход за { $number } столом: { $game }.
        [few] Ваш ход за { $number } столами.
       *[many] Ваш ход за { $number } столами.
    }

# $name (текст) - чей ход
page-turn-of = ходит { $name }

page-forget = Убрать

# $how (текст) - waiting: стол ждёт игроков; shared: игра с другими людьми; alone: без них
page-forget-question =
    { $how ->
        [waiting] Убрать этот стол? Те, кто за ним сидит, узнают об этом.
        [shared] Убрать игру из своего списка? У остальных она останется.
       *[alone] Убрать эту игру насовсем?
    }

page-forget-not = Оставить

page-set-up = Стол с друзьями
page-game = Игра
page-players = Игроки

# $number (число) - которое место, считая с 1
page-seat-number = Место { $number }

page-yes = да
page-no = нет

# Настройка, оставленная случаю.
page-unchosen = как выпадет

page-sitting-me = Я
page-sitting-open = Свободно
page-more-choices = Другие настройки
page-who-may-come = Кому можно сесть?
page-by-link = Тем, у кого есть ссылка
page-by-listed = Всем желающим

page-data = Компоненты
page-data-choose = Выбрать файл данных…
page-data-other = Выбрать другой файл…
page-data-printed = Печатные — файлом, чтобы с него начать
page-data-drop = Играть как напечатано

# $file (текст) - как он называется
page-data-good = Файл { $file } в порядке: за столом будут играть с ним.
page-data-bad = С файлом { $file } играть пока нельзя:

# $number (число) - ошибок не в списке
page-data-more =
    { $number ->
        [one] … и ещё { $number } ошибка.
        [few] … и ещё { $number } ошибки.
       *[many] … и ещё { $number } ошибок.
    }

# О столе, рядом с его настройками.
page-data-own = свои компоненты

page-create = Создать стол
page-my-tables = Ваши столы
page-open-tables = Свободные места
page-watch-tables = Сейчас играют
page-more-tables = Ещё столы
page-go-on = Продолжить
page-join = Сесть
page-watch = Смотреть
page-look = Просмотреть
page-quiet = На бирже тихо. Создайте стол, и он появится здесь.
page-free = свободное место
page-status-waiting = ждёт игроков
page-status-playing = идёт игра
page-status-over = игра окончена

# $number (число) - игроки
page-for-players =
    { $number ->
        [one] { $number } игрок
        [few] { $number } игрока
       *[many] { $number } игроков
    }

## Стол, который ждёт

# $number (число) - свободные места, не меньше одного
page-waiting-title =
    { $number ->
        [one] Свободно { $number } место
        [few] Свободно { $number } места
       *[many] Свободно { $number } мест
    }

# Все места заняты, но ответили ещё не все браузеры.
page-full-title = Все сели за стол
page-full-why = Игра начнётся, как только эта страница будет открыта у всех: каждый браузер добавляет к случайности своё тайное число, чтобы никто не мог знать или выбирать, что выпадет.
page-begins-by = Кто не придёт до { $time }, лишится места.
page-come = вас ждут
page-come-to = Ваш стол «{ $game }» собрался и ждёт вас.

page-invite = Пригласить по ссылке
page-link = Ссылка на этот стол
page-copy = Скопировать
page-copied = Скопировано
page-share = Поделиться
page-open-seat = Свободное место
page-take-seat = Сесть
page-leave-seat = Встать
page-add-bot = Посадить бота
page-bot-level = Сила бота
page-remove-human = Освободить место
page-removed = Хозяин стола освободил ваше место.
page-remove-bot = Убрать бота

# $number (число) - свободные места, не меньше двух
page-fill-with-bots =
    { $number ->
        [one] Отдать { $number } свободное место боту
        [few] Отдать { $number } свободных места ботам
       *[many] Отдать { $number } свободных мест ботам
    }

page-change-table = Изменить настройки
page-save-change = Сохранить изменения
page-away = не в сети

# Рядом с именем бота, коротко.
page-bot-mark = бот

## Стол, за которым играют

page-to-lobby = К списку столов

page-connection-lost = Связь потеряна, подключаемся снова…
page-actions = Ваш ход
page-papers = Бумаги
page-tab-sheet = Акции
page-tab-log = Ход игры
page-tab-card = Цены
page-tab-talk = Чат
page-tab-notes = Заметки
page-tab-charts = Графики
page-your-turn = Ваш ход
page-coming = Сейчас будет ваш ход.
page-chance = Тянем жребий…

# $name (текст) - кто решает
page-waiting-for = { $name } думает.
# $number (number) - столы, где ждут читателя
page-next-table = Следующий стол ({ $number })

page-over = Игра окончена.

# Что сделал игрок.
# $name (text) - кто
# $deeds (text) - коротко, уже соединено
page-deeds = { $name } { $deeds }

# Стоит вместо суммы, которую читателю знать нельзя.
page-hidden = скрыто

# Отправляет законченный ход.
# $move (текст) - его последнее действие, словами
page-confirm = Подтвердить: { $move }

page-search-moves = Поиск хода

# $number (число) - ходы
page-moves-found =
    { $number ->
        [one] { $number } ход
        [few] { $number } хода
       *[many] { $number } ходов
    }

page-skip = Пропустить
page-planned = Задумано:
page-take-back = Отменить
page-reset = Начать ход заново
page-less = На одну меньше
page-more = На одну больше
page-plan-dropped = Положение изменилось: задуманное отменено.

## Взгляд назад

page-in-the-past = Вы смотрите в прошлое.
page-step-first = К началу
page-step-back = Назад
page-step-forward = Вперёд
page-step-last = К концу

# $number (число) - сколько ходов было к тому времени
# $all (число) - сколько их теперь
page-move-number = Шаг { $number } из { $all }

# $number (number) - сколько ходов начато к тому времени
# $all (number) - сколько ходов начато к этому времени
page-turn-number = Ход { $number } из { $all }
page-round-number = Раунд { $number } из { $all }

page-now = Вернуться к игре

## Итог

page-results = Итог
page-closing-bell = Торги закрыты

# $who (текст) - `you`, если победил один читатель
# $names (текст) - победители, уже перечисленные
# $number (число) - сколько их
page-winners =
    { $who ->
        [you] Вы побеждаете!
       *[other] { $number ->
            [one] Побеждает { $names }
            [few] Победу делят { $names }
           *[many] Победу делят { $names }
        }
    }

page-again = Сыграть ещё

# Другой игрок уже начал следующую игру.
page-again-with-the-others = Другие играют снова: присоединиться

page-record = Скачать запись
page-check-draws = Проверить жеребьёвки
page-draws-good =
    { $draws ->
        [one] { $draws } жеребьёвка этой игры следует
        [few] Все { $draws } жеребьёвки этой игры следуют
       *[many] Все { $draws } жеребьёвок этой игры следуют
    } из обещанного до неё сервером и игроками ({ $salts }): никто ничего не подменил.
page-draws-unproven = Что сервер не подглядывал, доказать нельзя.
page-promise = Сервер заранее дал обещание о случайности, номер { NUMBER($number, useGrouping: 0) } в открытом списке:
page-draws-promise = Секрет не тот, который пообещал сервер.
page-draws-salts = Одна из солей не та, что была обещана.
page-draws-own = Ваша соль не использована.
page-draws-draws = Одна из жеребьёвок не следует из обещанного.

## Ответы заранее

# $order (текст) - что отвечает за игрока; $doubt (текст) - почему больше не отвечает
page-standing = Впредь …
page-standing-stands = Что отвечает за вас
page-standing-cancel = Отменить: { $order }
page-standing-doubt = Вас снова спрашивают ({ $order }): { $doubt }.
page-standing-number = Число: { $order }
page-standing-give = Впредь
page-standing-give-this = Впредь: { $order }
page-standing-none = Здесь ни на что нельзя ответить заранее.

## Several people at one device, and spectators who are behind

# $number (number) - which seat, counted from 1
page-person = Игрок { $number }
page-name-here = Имя
page-bring = Ещё игрок на этом устройстве
page-delay = Зрители видят игру
page-delay-none = сразу

# $minutes (number)
page-delay-by =
    { $minutes ->
        [one] через { $minutes } минуту
        [few] через { $minutes } минуты
       *[many] через { $minutes } минут
    }

# Of a table, beside its options.
# $minutes (number)
page-delay-told =
    { $minutes ->
        [one] зрители отстают на { $minutes } минуту
        [few] зрители отстают на { $minutes } минуты
       *[many] зрители отстают на { $minutes } минут
    }
# $minutes (число) - сколько продлится партия, с точностью до пяти минут
page-lasts = около { $minutes } минут
