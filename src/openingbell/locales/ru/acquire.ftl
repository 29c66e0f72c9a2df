### Acquire.
###
### - acquire-event-KIND: что произошло. Переменные — данные события под своими именами; $seat — имя игрока, $who
###   говорит, не сам ли это читатель, $amount — сумма без знака. С `-hidden` на конце: то же событие для тех, кому
###   нельзя знать его целиком. Перечисление, где у каждого игрока своя часть, складывается из атрибута с тем же
###   именем ($name, $who и $value каждой части; пустые части пропускаются), а часть после последнего игрока — из
###   атрибута с `-beyond`: это биржа.
### - acquire-prompt-STEP: что спрашивают у игрока. Атрибут `.about` спрашивает то же, называя то, что игрок видит;
###   $merger-survivor — это `survivor` в части `merger`.
### - acquire-move-TYPE: ход, чтобы выбрать его из списка. Переменные — части хода.
### - acquire-name-THING: как называется то, что названо в событии, вопросе или ходе.
### - acquire-effect-NAME, acquire-heading-NAME: надписи на столе.
###
### Имена игроков и корпораций не склоняются, поэтому они всегда стоят в именительном падеже или при слове, которое
### склоняется за них. Глаголы — в настоящем времени: оно не различает рода.
###
### Переменные во всех сообщениях:
###   $tile, $placed (текст) - плитка, от 1A до 12I
###   $corporation, $survivor (текст) - корпорация
###   $corporations (текст) - несколько, уже перечисленные
###   $size, $number, $bought (число) - плитки; акции биржи; акции, купленные за этот ход
###   $shares, $scores - число акций или такое перечисление, как сказано выше

acquire-title = Acquire
acquire-about = Основывайте корпорации, покупайте акции и получайте премии, когда крупные поглощают мелких.
acquire-lasts = 20 минут с ботами, час и дольше с друзьями

## Корпорации

acquire-name-Sackson = Sackson
acquire-name-Zeta = Zeta
acquire-name-America = America
acquire-name-Fusion = Fusion
acquire-name-Hydra = Hydra
acquire-name-Phoenix = Phoenix
acquire-name-Quantum = Quantum

acquire-name-Luxor = Luxor
acquire-name-Tower = Tower
acquire-name-American = American
acquire-name-Festival = Festival
acquire-name-Worldwide = Worldwide
acquire-name-Continental = Continental
acquire-name-Imperial = Imperial

## Стол

acquire-heading-corporation = Корпорация
acquire-heading-size = Плитки
acquire-heading-price = Цена
acquire-heading-unsold = В банке
acquire-heading-cash = Деньги
acquire-heading-hand = Ваши плитки
acquire-heading-prices = Цены
acquire-heading-hundreds = ×100 $

# $number (число) - tiles
acquire-bag = в мешке: { $number }

## Стол на странице

acquire-heading-board = Поле
acquire-heading-sheet = Корпорации и акционеры
acquire-heading-bonuses = Премии крупнейшего и второго акционера
acquire-majority = крупнейший акционер
acquire-minority = второй акционер
acquire-safe = защищена: её нельзя поглотить
acquire-bonus-rule = Премия крупнейшего акционера — в десять раз больше цены акции, второго — в пять.

acquire-space-empty = { $tile }: пусто
acquire-space-alone = { $tile }: плитка вне корпораций
acquire-space-corporation = { $tile }: { $corporation }

# $effect (текст) - что она сделает, как ниже
# $corporations (текст) - какие корпорации это касается, уже перечислены
acquire-tile-in-hand =
    { $number ->
        [0] Ваша плитка { $tile }: { $effect }
       *[other] Ваша плитка { $tile }: { $effect }, { $corporations }
    }

acquire-size-and-price =
    { $size ->
        [one] { $size } плитка, { MONEY($amount) }
        [few] { $size } плитки, { MONEY($amount) }
       *[many] { $size } плиток, { MONEY($amount) }
    }

acquire-unsold =
    { $number ->
        [one] { $number } акция в банке
        [few] { $number } акции в банке
       *[many] { $number } акций в банке
    }

acquire-buy-shares = Купить акцию
acquire-basket = Акции, которые вы покупаете
acquire-basket-empty = Пока ничего не выбрано
acquire-nothing-to-buy = Пока ни у одной корпорации нет акций в продаже
acquire-put-back = Вернуть акцию { $corporation }
acquire-cash-left = Останется:

acquire-end-turn = Закончить ход

acquire-dispose-sell = Продать
acquire-dispose-trade = Обменять 2 на 1

# Что станет с акциями: каждая часть, если она есть.
acquire-disposal-sold = продать { $number }
acquire-disposal-traded = обменять { $number }
acquire-disposal-kept = оставить { $number }

# $choice (текст) - эти части, уже перечисленные
acquire-dispose-done = Подтвердить: { $choice }

# Откуда взялся результат.
acquire-source-start = Начало:
acquire-source-bought = Покупки:
acquire-source-sold = Продажи:
acquire-source-bonuses = Премии:

acquire-bonuses = Премии: { $corporation }

# Какую премию получает игрок.
acquire-bonus-majority = крупнейший акционер
acquire-bonus-minority = второй акционер
acquire-bonus-sole = обе: единственный акционер
acquire-bonus-tied = равная доля обеих

acquire-each = по { MONEY($amount) }

acquire-sell-all = Продать все
acquire-trade-all = Обменять все

acquire-sum = за { MONEY($amount) }
acquire-bonus-got = Ваша премия: { MONEY($amount) }
acquire-cash-then = Денег станет: { MONEY($amount) }

acquire-option-names = Названия корпораций
acquire-option-names-1999 = Издание 1999 года
acquire-option-names-classic = Классическое издание
acquire-option-holdings = Деньги и акции
acquire-option-holdings-open = видны всем
acquire-option-holdings-hidden = скрыты

# Что значат знаки на столе.
acquire-legend =
    На столе:
      !            защищённая корпорация
      { "*" } ′          сейчас первое и второе место среди акционеров
      + x          куда легла бы ваша плитка и куда её класть нельзя
      >            только что положенная плитка

## Что сделает плитка на руке

acquire-effect-alone = отдельно
acquire-effect-founds = основание
acquire-effect-grows = рост
acquire-effect-merges = слияние
acquire-effect-eighth = пока нельзя
acquire-effect-dead = нельзя никогда

acquire-view-effect = Что будет
    .value =
        { $value ->
            [alone] { acquire-effect-alone }
            [founds] { acquire-effect-founds }
            [grows] { acquire-effect-grows }
            [merges] { acquire-effect-merges }
            [eighth] { acquire-effect-eighth }
           *[dead] { acquire-effect-dead }
        }

## События: начало

acquire-event-started =
    { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } начальную плитку { $tile }.

acquire-event-begins =
    { $who ->
        [you] Вы начинаете
       *[other] { $seat } начинает
    } игру.

# $number (число) - номер хода; у начинающего ход 1
acquire-event-turn =
    { $who ->
        [you] Ход { $number }: ваша очередь.
       *[other] Ход { $number }: очередь игрока { $seat }.
    }

## События: плитки

acquire-event-drew =
    { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } плитку { $tile }.
    .each-tile =
        { $who ->
            [you] Вы берёте
           *[other] { $seat } берёт
        } плитки { $tile }.

acquire-event-drew-hidden =
    { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } плитку.
    .times =
        { $who ->
            [you] Вы берёте
           *[other] { $seat } берёт
        } { $times ->
            [one] { $times } плитку
            [few] { $times } плитки
           *[many] { $times } плиток
        }.

acquire-event-set-aside =
    { $who ->
        [you] Вы откладываете
       *[other] { $seat } откладывает
    } плитку { $tile }: положить её уже никогда не удастся.

acquire-event-placed =
    { $who ->
        [you] Вы кладёте
       *[other] { $seat } кладёт
    } плитку { $tile }.
    .brief =
        { $who ->
            [you] кладёте
           *[other] кладёт
        } { $tile }

acquire-event-passed =
    { $who ->
        [you] Вы пасуете: ни одну из ваших плиток положить нельзя.
       *[other] { $seat } пасует: ни одну плитку положить нельзя.
    }
    .brief =
        { $who ->
            [you] пасуете
           *[other] пасует
        }

## События: корпорации

acquire-event-founded =
    { $who ->
        [you] Вы основываете
       *[other] { $seat } основывает
    } корпорацию { $corporation }, в ней { $size ->
        [one] { $size } плитка
        [few] { $size } плитки
       *[many] { $size } плиток
    }.
    .brief =
        { $who ->
            [you] основываете
           *[other] основывает
        } { $corporation }

acquire-event-free-share =
    { $who ->
        [you] Вы бесплатно получаете
       *[other] { $seat } бесплатно получает
    } акцию { $corporation } за основание корпорации.

acquire-event-no-free-share =
    В банке не осталось акций { $corporation }: { $who ->
        [you] вы ничего не получаете
       *[other] { $seat } ничего не получает
    } за основание корпорации.

acquire-event-grew =
    У корпорации { $corporation } теперь { $size ->
        [one] { $size } плитка
        [few] { $size } плитки
       *[many] { $size } плиток
    }.

## События: слияния

acquire-event-merger =
    { $who ->
        [you] Вы объединяете
       *[other] { $seat } объединяет
    } корпорации { $corporations }.
    .brief =
        { $who ->
            [you] объединяете
           *[other] объединяет
        } { $corporations }

acquire-event-survives = При слиянии сохраняется корпорация { $corporation }.
    .brief = сохраняется { $corporation }

acquire-event-absorbed =
    Корпорация { $survivor } поглощает корпорацию { $corporation }: начинается расчёт с её акционерами.
    .brief = { $survivor } поглощает { $corporation }

acquire-event-market =
    Считается, что у биржи { $number ->
        [one] { $number } акция
        [few] { $number } акции
       *[many] { $number } акций
    } { $corporation }.

acquire-event-holdings = Акции { $corporation }: { $shares }.
    .shares =
        { $value ->
            [0] { "" }
           *[other] { $who ->
                [you] вы
               *[other] { $name }
            } — { $value }
        }
    .shares-beyond = биржа — { $value }

acquire-event-bonus-majority =
    { $who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } премию крупнейшего акционера { $corporation }: { MONEY($amount) }.

acquire-event-bonus-minority =
    { $who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $holders ->
        [1] премию второго акционера
       *[other] равную долю премии второго акционера
    } { $corporation }: { MONEY($amount) }.

acquire-event-bonus-sole =
    { $who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } обе премии как единственный акционер { $corporation }: { MONEY($amount) }.

acquire-event-bonus-tied =
    { $who ->
        [you] Вы делите первое место среди акционеров { $corporation } и получаете
       *[other] { $seat } делит первое место среди акционеров { $corporation } и получает
    } равную долю обеих премий: { MONEY($amount) }.

acquire-event-sold =
    { $who ->
        [you] Вы продаёте
       *[other] { $seat } продаёт
    } акцию { $corporation } за { MONEY($amount) }.
    .times =
        { $who ->
            [you] Вы продаёте
           *[other] { $seat } продаёт
        } { $times ->
            [one] { $times } акцию
            [few] { $times } акции
           *[many] { $times } акций
        } { $corporation } за { MONEY($amount) }.
    .brief =
        { $who ->
            [you] продаёте
           *[other] продаёт
        } { $things }
    .thing = { $times } { $corporation } за { MONEY($amount) }

acquire-event-traded =
    { $who ->
        [you] Вы меняете
       *[other] { $seat } меняет
    } две акции { $corporation } на одну акцию { $survivor }.
    .times =
        { $who ->
            [you] Вы меняете
           *[other] { $seat } меняет
        } акции { $corporation } на { $times ->
            [one] { $times } акцию
            [few] { $times } акции
           *[many] { $times } акций
        } { $survivor }, две на одну.
    .brief =
        { $who ->
            [you] меняете
           *[other] меняет
        } { $corporation } на { $times } { $survivor }

acquire-event-kept =
    { $who ->
        [you] Вы оставляете
       *[other] { $seat } оставляет
    } себе { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $corporation }.
    .brief =
        { $who ->
            [you] оставляете
           *[other] оставляет
        } { $shares } { $corporation }

## События: покупки

acquire-event-bought =
    { $who ->
        [you] Вы покупаете
       *[other] { $seat } покупает
    } акцию { $corporation } за { MONEY($amount) }.
    .times =
        { $who ->
            [you] Вы покупаете
           *[other] { $seat } покупает
        } { $times ->
            [one] { $times } акцию
            [few] { $times } акции
           *[many] { $times } акций
        } { $corporation } за { MONEY($amount) }.
    .brief =
        { $who ->
            [you] покупаете
           *[other] покупает
        } { $things }
    .thing = { $times } { $corporation }

## События: конец

acquire-event-announced =
    { $who ->
        [you] Вы объявляете
       *[other] { $seat } объявляет
    } конец игры: этот ход последний.
    .brief =
        { $who ->
            [you] объявляете
           *[other] объявляет
        } конец игры

acquire-event-ending =
    Игра заканчивается, как объявлено: выплачиваются последние премии, затем продаются все акции.
    .brief = игра заканчивается

acquire-event-stalled = Игра заканчивается: за целый круг ни одна плитка не положена и не взята.
    .brief = игра заканчивается

acquire-event-sold-out =
    { $who ->
        [you] Вы продаёте
       *[other] { $seat } продаёт
    } { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $corporation } за { MONEY($amount) }.

acquire-event-over = Игра окончена: { $scores }.
    .scores =
        { $who ->
            [you] вы
           *[other] { $name }
        } — { MONEY($value) }

acquire-event-won =
    { $who ->
        [you] { $winners ->
            [1] Вы побеждаете!
           *[other] Вы делите победу.
        }
       *[other] { $winners ->
            [1] { $seat } побеждает.
           *[other] { $seat } делит победу.
        }
    }

## Вопросы

acquire-prompt-place = Положите плитку; если ни одну положить нельзя, пасуйте.

acquire-prompt-found = Выберите корпорацию, которую вы основываете.
    .about = Выберите корпорацию, которую вы основываете плиткой { $placed }.

acquire-prompt-survive = Выберите, какая из самых больших корпораций сохранится.
    .about =
        Плитка { $placed } объединяет { $merger-waiting }. Выберите, какая из самых больших корпораций сохранится.

acquire-prompt-absorb = Выберите, какая корпорация будет поглощена следующей.
    .about = Какую корпорацию следующей поглотит { $merger-survivor }?

acquire-prompt-dispose = Продайте, обменяйте или оставьте себе акции поглощаемой корпорации.
    .about =
        { $merger-survivor } поглощает { $merger-defunct }: продайте акции, обменяйте две на одну или оставьте себе.

acquire-prompt-buy = Купите за этот ход до трёх акций, затем закончите покупки.
    .about =
        { $bought ->
            [0] Можно купить до трёх акций.
            [1] Можно купить ещё две акции.
            [2] Можно купить ещё одну акцию.
           *[other] За этот ход уже куплены все три акции.
        }

## Ходы

acquire-move-place = Положить { $tile }
acquire-move-found = Основать { $corporation }
acquire-move-survive = Сохранить { $corporation }
acquire-move-absorb = Следующей поглотить { $corporation }
acquire-move-buy = Купить акцию { $corporation }
acquire-move-sell = Продать одну акцию
acquire-move-trade = Обменять две акции на одну
acquire-move-keep = Оставить себе остальные акции
acquire-move-announce = Объявить конец игры
acquire-move-done = Закончить покупки
acquire-move-pass = Пасовать

# Случай: взята плитка.
acquire-move-draw = Взять плитку { $tile }

# Случай: сколько акций считается у биржи.
acquire-move-market =
    У биржи { $number ->
        [one] { $number } акция
        [few] { $number } акции
       *[many] { $number } акций
    }

## Ответы заранее

# $cash (число) - сумма
acquire-standing-nothing = Ничего не покупать, пока у меня меньше { MONEY($cash) }
# $thing (текст) - корпорация
acquire-doubt-behind = у других больше акций корпорации { $thing }, чем у вас

## Почему советуют ход

# У причин есть факты, которые они называют; $amount и другие суммы — деньги, $seat — другой игрок.

acquire-reason-bonus =
    Слияние сразу принесёт вам { MONEY($amount) }: вы { $rank ->
        [first] крупнейший акционер
        [second] второй акционер
        [sole] единственный акционер
       *[tied] один из крупнейших акционеров
    } { $corporation }.
acquire-reason-founding = Вы основываете корпорацию и получаете за это бесплатную акцию.
acquire-reason-growth =
    { $corporation } вырастет, а у вас { $shares ->
        [one] { $shares } её акция
        [few] { $shares } её акции
       *[many] { $shares } её акций
    }.
acquire-reason-free-share = Вы получаете бесплатную акцию { $corporation }.
acquire-reason-unassailable =
    У вас будет { $shares ->
        [one] { $shares } акция
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $corporation }, и вас уже никто не обгонит: слияние принесёт вам { MONEY($amount) } как крупнейшему акционеру.
acquire-reason-first =
    У вас будет { $shares ->
        [one] { $shares } акция
        [few] { $shares } акции
       *[many] { $shares } акций
    }, и вы станете крупнейшим акционером { $corporation }: слияние принесёт вам { MONEY($amount) }.
acquire-reason-ahead =
    Вы остаётесь крупнейшим акционером { $corporation }: { $shares ->
        [one] { $shares } акция
        [few] { $shares } акции
       *[many] { $shares } акций
    }, на { $lead } больше, чем у любого другого.
acquire-reason-level =
    У вас будет { $shares ->
        [one] { $shares } акция
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $corporation } — столько же, сколько у крупнейшего акционера.
acquire-reason-second =
    У вас будет { $shares ->
        [one] { $shares } акция
        [few] { $shares } акции
       *[many] { $shares } акций
    }, и вы станете вторым акционером { $corporation }: слияние принесёт вам { MONEY($amount) }.
acquire-reason-own-merger = Вашей плиткой { $tile } можно поглотить { $corporation }, и это принесёт вам { MONEY($amount) } как крупнейшему акционеру.
acquire-reason-sale = Акция { $corporation } сейчас приносит { MONEY($amount) }.
acquire-reason-exchange = Акция { $corporation } стоит { MONEY($amount) }, и она останется в игре.
acquire-reason-keeping =
    { $corporation } могут основать снова: в мешке ещё { $tiles ->
        [one] { $tiles } плитка
        [few] { $tiles } плитки
       *[many] { $tiles } плиток
    }.
acquire-reason-saving = Вы сохраняете { MONEY($amount) } на будущее.
acquire-reason-ending = Вы заканчиваете игру, пока вы впереди.

## Что считается по законченным играм

acquire-statistics-first-founded = Корпорация, основанная первой
acquire-statistics-founded = Корпорации, основанные игроком
acquire-statistics-majorities = Сколько раз игрок был единственным крупнейшим акционером
acquire-statistics-mergers = Слияний за игру
acquire-statistics-length = Ходов за игру
acquire-statistics-end = Как заканчиваются игры
acquire-statistics-end-ending = конец объявлен
acquire-statistics-end-stalled = никто не мог продолжать
