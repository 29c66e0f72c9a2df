### Биржа (Stockpile).
###
### - stockpile-event-KIND: что произошло. Переменные — данные события под своими именами; $seat — имя игрока, $who
###   говорит, не сам ли это читатель, $other и $whom — то же о другом игроке, $amount — сумма без знака. Перечисление
###   приходит уже сложенным; $cards-number говорит, сколько в нём частей. С `-hidden` на конце: то же событие для тех,
###   кому нельзя знать его целиком.
### - stockpile-prompt-STEP: что спрашивают у игрока. Атрибут `.about` спрашивает то же, называя то, что игрок видит.
### - stockpile-move-TYPE: ход, чтобы выбрать его из списка. Переменные — части хода. Если части бывают разные, берётся
###   атрибут с именем одной из них.
### - stockpile-name-THING: как называется то, что названо в событии, вопросе или ходе; знаки, которых в имени быть не
###   может, заменены на _.
### - stockpile-ability-INVESTOR: что умеет инвестор.
### - stockpile-heading-NAME, stockpile-phase-PHASE: надписи на столе.
###
### Имена игроков, компаний и карт не склоняются, поэтому они стоят в именительном падеже, после двоеточия или при
### слове, которое склоняется за них. Глаголы — в настоящем времени: оно не различает рода.
###
### Переменные во всех сообщениях:
###   $company, $card, $investor (текст) - о чём речь
###   $open, $fees, $cards (текст) - несколько карт, уже перечисленные; $cards бывает и числом карт
###   $forecast (текст) - как на карте: +4, $$, -3
###   $pile, $from, $to, $pair, $number (число) - который пакет, прогноз или закрытая карта, считая с 1
###   $normal, $split, $face_down, $shares (число) - карты обычного и раздробленного портфеля; карты; акции
###   $price, $each, $bid (число) - доллары

stockpile-title = Биржа
stockpile-about = Вы знаете, что будет с одной компанией, другие знают что-то ещё: торгуйтесь за стопки акций и продавайте, пока новость не вышла.
stockpile-lasts = 15 минут с ботами, 45 с друзьями

## Компании и прочие карты

stockpile-name-American = American Automotive
stockpile-name-Bottomline = Bottomline Bank
stockpile-name-Cosmic = Cosmic Computers
stockpile-name-Epic = Epic Electric
stockpile-name-Leading = Leading Laboratories
stockpile-name-Stanford = Stanford Steel

stockpile-name-boom = бум
stockpile-name-bust = спад
stockpile-name-fee1 = сбор 1
stockpile-name-fee2 = сбор 2
stockpile-name-fee3 = сбор 3

# Закрытые карты пакета и прогнозы, которые можно посмотреть.
stockpile-name-hidden1 = закрытая карта 1
stockpile-name-hidden2 = закрытая карта 2
stockpile-name-hidden3 = закрытая карта 3
stockpile-name-hidden4 = закрытая карта 4
stockpile-name-hidden5 = закрытая карта 5
stockpile-name-hidden6 = закрытая карта 6
stockpile-name-pair1 = закрытый прогноз 1
stockpile-name-pair2 = закрытый прогноз 2
stockpile-name-0_1 = первый прогноз соперника
stockpile-name-0_2 = второй прогноз соперника
stockpile-name-1_1 = первый прогноз соперника
stockpile-name-1_2 = второй прогноз соперника

## Инвесторы

stockpile-name-Bill = Богатый Билл
stockpile-name-Bernie = Брокер Берни
stockpile-name-Cramer = Критик Крамер
stockpile-name-Donald = Дисконт Дональд
stockpile-name-Deborah = Дивиденд Дебора
stockpile-name-Graham = Гений Грэм
stockpile-name-Mark = Мэверикс Марк
stockpile-name-Martha = Многогранная Марта
stockpile-name-Stuart = Скрытный Стюарт
stockpile-name-Warren = Умный Уоррен

stockpile-ability-Bill = способностей нет, зато начинает богаче всех
stockpile-ability-Bernie = получает торговые сборы, вместо того чтобы платить
stockpile-ability-Cramer = в фазе действий может сдвинуть один тикер на 1
stockpile-ability-Donald = платит на деление меньше своей ставки
stockpile-ability-Deborah = в конце раунда может объявить дивиденды: 1 000 $ за акцию
stockpile-ability-Graham = получает на 1 000 $ больше за каждую проданную акцию
stockpile-ability-Mark = перед торгами может переложить одну карту в другой пакет
stockpile-ability-Martha = раз за торги может посмотреть чужой прогноз
stockpile-ability-Stuart = может класть обе карты лицом вниз
stockpile-ability-Warren = перед торгами может посмотреть закрытые карты одного пакета

## Стол

stockpile-heading-company = Компания
stockpile-heading-price = Стоит
stockpile-heading-forecast = Прогноз
stockpile-heading-pile = Пакет
stockpile-heading-bid = Ставка
stockpile-heading-cash = Деньги
stockpile-heading-owed = Долг
stockpile-heading-hand = Ваши карты

# $number (число) - карты
stockpile-deck = в колоде: { $number }

# $number (число) - этот раунд
# $last (число) - последний
stockpile-round = Раунд { $number } из { $last }

stockpile-phase-setup = Подготовка
stockpile-phase-information = Информация
stockpile-phase-supply = Предложение
stockpile-phase-demand = Спрос
stockpile-phase-action = Действия
stockpile-phase-selling = Продажа
stockpile-phase-movement = Изменение стоимости
stockpile-phase-over = Конец

# Что значат знаки на столе.
stockpile-legend =
    На столе стоимость акций, ставки и деньги — в тысячах долларов.
      ····●◇····   шкала стоимости: тикер и клетка после дробления; $ платит
      +2 →7        прогноз, который видят все, и стоимость, к которой он ведёт
      { "[" }-3] →5✗     прогноз, который знаете вы; ✗ — банкротство, ◇ — дробление
      ?            прогноз, которого вы не знаете; каким он может быть — ниже
      { "[" }Epic] [?]   закрытые карты пакета: известная вам и неизвестная
      ▲ ▼ f1       бум, спад, сбор
      2+1          в портфеле: две карты и одна раздробленная
      3×? 1×AC     неизвестные вам карты: три любых, одна из этих двух
      ►            жетон первого игрока

## События: начало

stockpile-event-share =
    { $who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } начальную акцию: { $company }.

stockpile-event-share-hidden =
    { $who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } начальную акцию.

stockpile-event-first =
    { $who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } жетон первого игрока.

stockpile-event-offered =
    { $who ->
        [you] Вам достаётся инвестор: { $investor }.
       *[other] { $seat } получает инвестора: { $investor }.
    }

stockpile-event-offered-hidden =
    { $who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } инвестора.

stockpile-event-chose =
    { $who ->
        [you] Вы выбираете
       *[other] { $seat } выбирает
    } инвестора: { $investor }.

stockpile-event-chose-hidden =
    { $who ->
        [you] Вы втайне выбираете
       *[other] { $seat } втайне выбирает
    } инвестора.

stockpile-event-investor =
    { $who ->
        [you] Ваш инвестор — { $investor },
       *[other] { $seat } играет за инвестора { $investor },
    } начальный капитал: { MONEY($amount) }.

stockpile-event-round =
    { $who ->
        [you] Раунд { $round }: первый ход ваш.
       *[other] Раунд { $round }: первый игрок — { $seat }.
    }

## События: информация

stockpile-event-pair =
    { $who ->
        [you] Вы узнаёте
       *[other] { $seat } узнаёт
    } прогноз: { $company } { $forecast }.

stockpile-event-pair-hidden =
    { $who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } тайный прогноз.

stockpile-event-public-pair = Открытый прогноз: { $company } { $forecast }.

stockpile-event-pair-face-down = Прогноз { $pair } лежит лицом вниз рядом с полем.

## События: предложение

stockpile-event-pile-card = Первая карта пакета { $pile }: { $card }.

stockpile-event-drew =
    { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } карту рынка: { $card }.

stockpile-event-drew-hidden =
    { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } карту рынка.

stockpile-event-laid-up =
    { $who ->
        [you] Вы кладёте
       *[other] { $seat } кладёт
    } карту лицом вверх в пакет { $pile }: { $card }.

stockpile-event-laid-down =
    { $who ->
        [you] Вы кладёте
       *[other] { $seat } кладёт
    } карту лицом вниз в пакет { $pile }: { $card }.

stockpile-event-laid-down-hidden =
    { $who ->
        [you] Вы кладёте
       *[other] { $seat } кладёт
    } карту лицом вниз в пакет { $pile }.

## События: спрос

stockpile-event-looked =
    { $who ->
        [you] Вы смотрите
       *[other] { $seat } смотрит
    } закрытые карты пакета { $pile }: { $cards }.

stockpile-event-looked-hidden =
    { $who ->
        [you] Вы смотрите
       *[other] { $seat } смотрит
    } закрытые карты пакета { $pile }.

stockpile-event-moved =
    { $who ->
        [you] Вы перекладываете
       *[other] { $seat } перекладывает
    } карту из пакета { $from } в пакет { $to }: { $card }.

stockpile-event-moved-hidden =
    { $who ->
        [you] Вы перекладываете
       *[other] { $seat } перекладывает
    } закрытую карту { $number } из пакета { $from } в пакет { $to }: { $card }.

stockpile-event-moved-hidden-hidden =
    { $who ->
        [you] Вы перекладываете
       *[other] { $seat } перекладывает
    } закрытую карту { $number } из пакета { $from } в пакет { $to }.

stockpile-event-peeked =
    { $who ->
        [you] Вы смотрите прогноз игрока { $other }
       *[other] { $seat } смотрит { $whom ->
            [you] ваш прогноз
           *[other] прогноз игрока { $other }
        }
    }: { $company } { $forecast }.

stockpile-event-peeked-hidden =
    { $seat } смотрит { $whom ->
        [you] ваш прогноз
       *[other] прогноз игрока { $other }
    }.

stockpile-event-peeked-of-two =
    { $who ->
        [you] Вы смотрите прогноз { $pair } из двух у игрока { $other }
       *[other] { $seat } смотрит прогноз { $pair } из двух { $whom ->
            [you] ваших
           *[other] у игрока { $other }
        }
    }: { $company } { $forecast }.

stockpile-event-peeked-of-two-hidden =
    { $seat } смотрит прогноз { $pair } из двух { $whom ->
        [you] ваших
       *[other] у игрока { $other }
    }.

stockpile-event-peeked-face-down =
    { $who ->
        [you] Вы смотрите
       *[other] { $seat } смотрит
    } прогноз { $pair } из закрытых: { $company } { $forecast }.

stockpile-event-peeked-face-down-hidden =
    { $who ->
        [you] Вы смотрите
       *[other] { $seat } смотрит
    } прогноз { $pair } из закрытых.

stockpile-event-skipped =
    { $who ->
        [you] Вы пока не применяете
       *[other] { $seat } пока не применяет
    } способность инвестора.

stockpile-event-bid =
    { $who ->
        [you] Вы предлагаете
       *[other] { $seat } предлагает
    } { MONEY($bid) } за пакет { $pile }.

stockpile-event-outbid =
    { $who ->
        [you] Вашу ставку
       *[other] Ставку игрока { $seat }
    } за пакет { $pile } перебивают.

stockpile-event-paid =
    { $who ->
        [you] Вы платите
       *[other] { $seat } платит
    } { MONEY($amount) } за пакет { $pile }.

stockpile-event-took =
    { $who ->
        [you] Вы забираете
       *[other] { $seat } забирает
    } пакет { $pile }.{ $open-number ->
        [0] { "" }
       *[other] { " " }Открытые карты: { $open }.
    }{ $fees-number ->
        [0] { "" }
       *[other] { " " }Сборы среди закрытых карт: { $fees }.
    } Закрытые карты: { $cards }.

stockpile-event-took-hidden =
    { $who ->
        [you] Вы забираете
       *[other] { $seat } забирает
    } пакет { $pile }.{ $open-number ->
        [0] { "" }
       *[other] { " " }Открытые карты: { $open }.
    }{ $fees-number ->
        [0] { "" }
       *[other] { " " }Сборы среди закрытых карт: { $fees }.
    } Закрытые карты: { $face_down ->
        [one] { $face_down } карта
        [few] { $face_down } карты
       *[many] { $face_down } карт
    }.

stockpile-event-took-open =
    { $who ->
        [you] Вы забираете
       *[other] { $seat } забирает
    } пакет { $pile }.{ $open-number ->
        [0] { "" }
       *[other] { " " }Открытые карты: { $open }.
    }{ $fees-number ->
        [0] { "" }
       *[other] { " " }Сборы среди закрытых карт: { $fees }.
    }

stockpile-event-fee-paid =
    { $who ->
        [you] Вы платите
       *[other] { $seat } платит
    } { $card }: { MONEY($amount) }.

stockpile-event-fee-bonus =
    { $who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $card } как бонус: { MONEY($amount) }.

stockpile-event-owes =
    { $who ->
        [you] За вами остаётся долг
       *[other] За игроком { $seat } остаётся долг
    }: { $cards }.

## События: действия

stockpile-event-boom =
    { $who ->
        [you] Вы разыгрываете
       *[other] { $seat } разыгрывает
    } биржевой бум: { $company }.

stockpile-event-bust =
    { $who ->
        [you] Вы разыгрываете
       *[other] { $seat } разыгрывает
    } биржевой спад: { $company }.

stockpile-event-raised =
    { $who ->
        [you] Вы поднимаете
       *[other] { $seat } поднимает
    } тикер на одну клетку: { $company }.

stockpile-event-lowered =
    { $who ->
        [you] Вы опускаете
       *[other] { $seat } опускает
    } тикер на одну клетку: { $company }.

## События: стоимость

stockpile-event-rose = Акции { $company } дорожают до { MONEY($price) }.

stockpile-event-fell = Акции { $company } дешевеют до { MONEY($price) }.

stockpile-event-split = Акции { $company } дробятся, стоимость возвращается к { MONEY($price) }.

stockpile-event-split-again =
    { $who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { MONEY($amount) } за акции { $company }, раздробленные раньше: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.

stockpile-event-shares-split =
    { $who ->
        [you] В вашем портфеле
       *[other] В портфеле игрока { $seat }
    } { $cards ->
        [one] дробится { $cards } карта
        [few] дробятся { $cards } карты
       *[many] дробятся { $cards } карт
    } { $company }.

stockpile-event-bankrupt = { $company } — банкрот; стоимость возвращается к { MONEY($price) }.

stockpile-event-lost =
    { $who ->
        [you] Вы теряете
       *[other] { $seat } теряет
    } акции { $company }: { $normal ->
        [0] { "" }
        [one] { $normal } карту{ $split ->
            [0] { "" }
           *[other] { " " }и{ " " }
        }
        [few] { $normal } карты{ $split ->
            [0] { "" }
           *[other] { " " }и{ " " }
        }
       *[many] { $normal } карт{ $split ->
            [0] { "" }
           *[other] { " " }и{ " " }
        }
    }{ $split ->
        [0] { "" }
        [one] { $split } раздробленную
        [few] { $split } раздробленные
       *[many] { $split } раздробленных
    }.

## События: продажа

stockpile-event-sold =
    { $who ->
        [you] Вы продаёте
       *[other] { $seat } продаёт
    } акцию { $company } за { MONEY($amount) }.

stockpile-event-sold-split =
    { $who ->
        [you] Вы продаёте
       *[other] { $seat } продаёт
    } раздробленную акцию { $company } за { MONEY($amount) }.

stockpile-event-halved =
    { $who ->
        [you] Вы продаёте
       *[other] { $seat } продаёт
    } половину раздробленной акции { $company } за { MONEY($amount) }.

## События: изменение стоимости

stockpile-event-revealed =
    { $who ->
        [you] Ваш прогноз
       *[other] Прогноз игрока { $seat }
    } открыт: { $company } { $forecast }.

stockpile-event-came-true = Следующий прогноз: { $company } { $forecast }.

stockpile-event-dividend = { $company } платит { MONEY($each) } за каждую показанную акцию.

stockpile-event-declared =
    { $who ->
        [you] Вы объявляете
       *[other] { $seat } объявляет
    } дивиденды: { $company }.

stockpile-event-claimed =
    { $who ->
        [you] Вы показываете
       *[other] { $seat } показывает
    } акции { $company }: { $normal ->
        [0] { "" }
        [one] { $normal } карту{ $split ->
            [0] { "" }
           *[other] { " " }и{ " " }
        }
        [few] { $normal } карты{ $split ->
            [0] { "" }
           *[other] { " " }и{ " " }
        }
       *[many] { $normal } карт{ $split ->
            [0] { "" }
           *[other] { " " }и{ " " }
        }
    }{ $split ->
        [0] { "" }
        [one] { $split } раздробленную
        [few] { $split } раздробленные
       *[many] { $split } раздробленных
    } — и { $who ->
        [you] получаете
       *[other] получает
    } { MONEY($amount) }.

stockpile-event-claimed-nothing =
    { $who ->
        [you] Вы не показываете
       *[other] { $seat } не показывает
    } ни одной акции { $company }.

## События: конец

stockpile-event-ending = Последний раунд окончен: выплачиваются мажоритарные бонусы, затем всё продаётся.

stockpile-event-holdings = Акции { $company }: { $shares }.
    .shares =
        { $value ->
            [0] { "" }
           *[other] { $who ->
                [you] вы
               *[other] { $name }
            } — { $value }
        }

stockpile-event-majority =
    { $who ->
        [you] Вы — мажоритарный акционер { $company } и получаете
       *[other] { $seat } — мажоритарный акционер { $company } и получает
    } { MONEY($amount) }.

stockpile-event-majority-tied =
    { $who ->
        [you] Вы делите первое место среди акционеров { $company } и получаете
       *[other] { $seat } делит первое место среди акционеров { $company } и получает
    } { MONEY($amount) }.

stockpile-event-sold-out =
    { $who ->
        [you] Вы продаёте
       *[other] { $seat } продаёт
    } { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $company } за { MONEY($amount) }.

# Подсчёт в конце, шаг за шагом.
stockpile-finale-1 = Портфели раскрыты.
stockpile-finale-2 = Выплачиваются мажоритарные бонусы.
stockpile-finale-3 = Все акции продаются по окончательной стоимости.

stockpile-event-over = Игра окончена: { $scores }.
    .scores =
        { $who ->
            [you] вы
           *[other] { $name }
        } — { MONEY($value) }

stockpile-event-won =
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

stockpile-prompt-choose = Выберите инвестора, за которого будете играть.

stockpile-prompt-place = Выложите две карты: одну лицом вверх, другую лицом вниз.
    .about =
        { $hand-number ->
            [1] Выложите вторую карту, лицом вниз.
           *[other] Выложите две карты, сначала ту, что ляжет лицом вверх.
        }

stockpile-prompt-prepare = Перед торгами можно применить способность инвестора.

stockpile-prompt-peek = Сейчас можно посмотреть прогноз, один раз за раунд.

stockpile-prompt-bid = Поставьте фишку торгов на шкалу пакета.

stockpile-prompt-act = Разыграйте карты действий и всё остальное, что можно применить сейчас.

stockpile-prompt-sell = Продайте сколько угодно акций.

stockpile-prompt-claim = Сколько карт вы показываете, чтобы получить дивиденды?
    .about = { $claim-company } платит { MONEY($claim-each) } за акцию. Сколько карт вы показываете из { $claim-normal } обычных и { $claim-split } раздробленных?

stockpile-prompt-declare = Можно объявить дивиденды одной компании: всем по 1 000 $ за акцию.

## Ходы

stockpile-move-choose = { $investor }
stockpile-move-up = Лицом вверх в пакет { $pile }: { $card }
stockpile-move-down = Лицом вниз в пакет { $pile }: { $card }
stockpile-move-look = Посмотреть закрытые карты пакета { $pile }
stockpile-move-move = Из пакета { $from } в пакет { $to }: { $card }
stockpile-move-peek = Посмотреть { $pair }
    .seat = Посмотреть прогноз игрока { $seat }
stockpile-move-skip = Не сейчас
stockpile-move-bid = Пакет { $pile }: { THOUSANDS($amount) }
stockpile-move-boom = Бум: { $company }
stockpile-move-bust = Спад: { $company }
stockpile-move-raise = Поднять на одну клетку: { $company }
stockpile-move-lower = Опустить на одну клетку: { $company }
stockpile-move-sell = Продать акцию { $company }
stockpile-move-sell-split = Продать раздробленную акцию { $company }
stockpile-move-halve = Продать половину раздробленной акции { $company }
stockpile-move-done = Закончить продажу
stockpile-move-claim =
    { $normal ->
        [0] { $split ->
            [0] Ничего
           *[other] { "" }
        }
        [one] { $normal } карту{ $split ->
            [0] { "" }
           *[other] { " " }и{ " " }
        }
        [few] { $normal } карты{ $split ->
            [0] { "" }
           *[other] { " " }и{ " " }
        }
       *[many] { $normal } карт{ $split ->
            [0] { "" }
           *[other] { " " }и{ " " }
        }
    }{ $split ->
        [0] { "" }
        [one] { $split } раздробленную
        [few] { $split } раздробленные
       *[many] { $split } раздробленных
    }
stockpile-move-dividend = Дивиденды: { $company }

# Случай.
stockpile-move-share = Начальная акция: { $company }
stockpile-move-first = Первый игрок — { $seat }
stockpile-move-investor = Инвестор: { $investor }
stockpile-move-pair = Прогноз: { $company } { $forecast }
stockpile-move-card = Карта рынка: { $card }

## Настройки стола

stockpile-option-investors = Инвесторы
stockpile-option-board = Поле
stockpile-option-board-standard = обычное
stockpile-option-board-advanced = усложнённое

# $value (число) - место, считая с 0
stockpile-option-first = Первый игрок
    .value =
        { $value ->
            [0] место 1
            [1] место 2
            [2] место 3
            [3] место 4
           *[other] место 5
        }

## Вид на странице

stockpile-view-price = Стоимость
    .value = { $sum }
stockpile-view-worth = Сейчас стоит
    .value = { $sum }
stockpile-view-phase = Фаза
    .value =
        { $value ->
            [setup] { stockpile-phase-setup }
            [information] { stockpile-phase-information }
            [supply] { stockpile-phase-supply }
            [demand] { stockpile-phase-demand }
            [action] { stockpile-phase-action }
            [selling] { stockpile-phase-selling }
            [movement] { stockpile-phase-movement }
           *[over] { stockpile-phase-over }
        }
stockpile-view-board = Поле
    .value =
        { $value ->
            [advanced] { stockpile-option-board-advanced }
           *[standard] { stockpile-option-board-standard }
        }

# То, что не нужно видеть, когда ходы названы словами.
stockpile-view-bids = { "" }
stockpile-view-pays = { "" }
stockpile-view-fee_amounts = { "" }
stockpile-view-sales = { "" }
stockpile-view-brings = { "" }
stockpile-view-type = { "" }
stockpile-view-each_split = { "" }
stockpile-view-bonuses = { "" }
stockpile-view-holders = { "" }
stockpile-view-least = { "" }
stockpile-view-most = { "" }
stockpile-view-bonus_least = { "" }
stockpile-view-bonus_most = { "" }
stockpile-view-outlook = { "" }
stockpile-view-dividend = { "" }
stockpile-view-bankrupt = { "" }
stockpile-view-brings_least = { "" }
stockpile-view-brings_most = { "" }
stockpile-view-sure = { "" }
stockpile-view-hoped = { "" }
stockpile-view-track = { "" }
stockpile-view-split_space = { "" }
stockpile-view-start_space = { "" }
stockpile-view-dividend_spaces = { "" }
stockpile-view-hand_can_be = { "" }
stockpile-view-order = { "" }
stockpile-view-progress = { "" }

## Нарисованный стол на странице

stockpile-heading-market = Биржа
stockpile-heading-piles = Пакеты
stockpile-track = { $company }: { MONEY($price) }, деление { $space } из { $spaces }
stockpile-history = Стоимость до сих пор: { $prices }
stockpile-zone-start = начальная стоимость
stockpile-zone-return = сюда стоимость возвращается после дробления
stockpile-zone-dividend = при росте до этого деления платит дивиденды
stockpile-zone-bankrupt = Ниже компания становится банкротом
stockpile-zone-split = Выше акции дробятся
stockpile-short-split = Дробление
stockpile-short-bankrupt = Банкротство
stockpile-short-dividend = { MONEY($each) } на акцию
stockpile-short-revealed = { $forecast }
stockpile-short-came-true = { $forecast }
stockpile-short-boom = ▲ { $seat }
stockpile-short-bust = ▼ { $seat }
stockpile-short-raised = ▲ { $seat }
stockpile-short-lowered = ▼ { $seat }
stockpile-short-claimed = { $seat } +{ MONEY($amount) }
stockpile-short-claimed-nothing = { $seat } –
stockpile-short-split-again = { $seat } +{ MONEY($amount) }
stockpile-short-shares-split = { $seat } ×2: { $cards }
stockpile-short-lost = { $seat } −{ $shares }
stockpile-pile = Пакет { $number }
stockpile-worth = Стоит { MONEY($amount) }
stockpile-worth-unknown = и неизвестных: { $number }
stockpile-unknown-card = неизвестная вам карта
stockpile-face-up = лицом вверх
stockpile-face-down = лицом вниз
stockpile-how-it-lies = Как ляжет карта
stockpile-laid-by = положил игрок: { $seat }
stockpile-known-to-you-alone = скрыта от других: её знаете только вы
stockpile-known-to = скрыта, но её знаете вы и: { $seats }
stockpile-lay-up = Положить сюда лицом вверх
stockpile-lay-down = Положить сюда лицом вниз
stockpile-lay-which = Сначала выберите карту
stockpile-bids-of-pile = Ставки на пакет { $pile }
stockpile-bid-for = Поставить { MONEY($bid) } на пакет { $pile }
stockpile-bid-pays = (заплатите { MONEY($amount) })
stockpile-hint-place = Выберите карту, затем пакет. Пока вы не подтвердите, никто ничего не увидит.
stockpile-hint-bid = Выберите деление в рамке рядом с пакетом. Стрелки переходят от одного к другому.
stockpile-choose-boom = Бум: на два деления вверх
stockpile-choose-bust = Спад: на два деления вниз
stockpile-choose-raise = На одно деление вверх
stockpile-choose-lower = На одно деление вниз
stockpile-choose-dividend = Дивиденды компании
stockpile-movable = Карты, которые можно переложить
stockpile-sale-sell = По { MONEY($amount) } · осталось { $number }
stockpile-sale-sell-split = Дроблёная, { MONEY($amount) } · осталось { $number }
stockpile-sale-halve = Половина дроблёной, { MONEY($amount) }
stockpile-sale-costs = Следующая лишит вас { MONEY($amount) } премии за большинство
stockpile-sale-may-cost = Следующая может лишить вас { MONEY($amount) } премии за большинство
stockpile-sale-free = На премию за большинство не влияет
stockpile-sale-total = Выручка
stockpile-sale-fees = из них { MONEY($amount) } уходит на сборы,
stockpile-sale-cash = станет { MONEY($amount) }
stockpile-sell = Продать за { MONEY($amount) }
stockpile-sell-nothing = Ничего не продавать
stockpile-claim-normal = Показать карт
stockpile-claim-split = Показать дроблёных карт
stockpile-claim = Показать и получить { MONEY($amount) }
stockpile-claim-nothing = Ничего не показывать
stockpile-claim-hint = Спрашивают всех, и ответы приходят в одном ритме, так что по времени никто не узнает, что у вас есть.

## Портфели и новости

stockpile-heading-portfolios = Что у кого есть
stockpile-heading-brings = Акции дадут
stockpile-heading-news = Новости
stockpile-majority-sure = большинство наверняка
stockpile-majority-maybe = большинство возможно
# $number (число) - карт в портфеле дробления
stockpile-split-cards = раздробленных карт, каждая за две акции: { $number }
stockpile-notes-known = Точно:
# $number (число) - карт
stockpile-notes-unknown =
    { $number ->
        [one] { $number } карта, одна из:
        [few] { $number } карты, каждая из:
       *[many] { $number } карт, каждая из:
    }
stockpile-notes-start = Начальная акция — одна из:
stockpile-news-none = Прогнозы появятся в первом раунде.
stockpile-news-mine = знаете только вы
stockpile-news-public = известно всем
stockpile-news-known = вы это знаете
stockpile-news-possible = возможно
stockpile-news-excluded = невозможно
# $names (текст) - игроки, уже через запятую
stockpile-news-secrets =
    { $number ->
        [one] Ещё один знает { $names }.
        [few] Ещё по одному знают { $names }.
       *[many] Ещё по одному знают { $names }.
    }
# $number (число) - пар
stockpile-news-face-down =
    { $number ->
        [one] Лицом вниз лежит { $number }.
        [few] Лицом вниз лежат { $number }.
       *[many] Лицом вниз лежат { $number }.
    }
stockpile-news-bankrupt-sure = по прогнозу — банкротство
stockpile-news-bankrupt-maybe = по прогнозу возможно банкротство
stockpile-news-split-sure = по прогнозу — дробление
stockpile-news-split-maybe = по прогнозу возможно дробление
stockpile-news-dividend-sure = выплата дивидендов
stockpile-news-dividend-maybe = возможны дивиденды
stockpile-news-dividend-no = по прогнозу дивидендов не будет

## Конец

stockpile-heading-reckoning = Последний расчёт
stockpile-reckoning-back = На шаг назад
stockpile-reckoning-on = На шаг вперёд
# $company (текст) - название
stockpile-reckoning-holdings = { $company }: все показывают акции, и выплачивается премия за большинство
stockpile-reckoning-sales = { $company }: продаются все акции
stockpile-reckoning-shares = Акции
stockpile-reckoning-gained = Выплата
stockpile-chart = Состояние каждого в начале раундов и в конце
stockpile-chart-end = Конец
stockpile-source-start = В начале:
stockpile-source-investor = Инвестор:
stockpile-source-piles = Пакеты:
stockpile-source-fees = Комиссии:
stockpile-source-shares = Акции:
stockpile-source-dividends = Дивиденды:
stockpile-source-majorities = Большинство:

## Ответы заранее

stockpile-standing-claim = Отвечать о дивидендах и впредь
    .all = Показывать все карты ради дивидендов
    .none = Ничего не показывать ради дивидендов

## Почему советуют ход

# У причин есть факты, которые они называют; $amount и другие суммы — деньги, $seat — другой игрок.

stockpile-reason-pile =
    То, что вы знаете о пакете { $pile }, стоит { MONEY($amount) }, а заплатите вы { MONEY($price) }{ $cards ->
        [0] .
        [one] ; ещё { $cards } карта вам неизвестна.
        [few] ; ещё { $cards } карты вам неизвестны.
       *[many] ; ещё { $cards } карт вам неизвестны.
    }
stockpile-reason-cheap =
    Пакет { $pile } обойдётся вам всего в { MONEY($price) }{ $cards ->
        [0] .
        [one] ; ещё { $cards } карта вам неизвестна.
        [few] ; ещё { $cards } карты вам неизвестны.
       *[many] ; ещё { $cards } карт вам неизвестны.
    }
stockpile-reason-rises = Вы знаете прогноз для { $company }: { $forecast }.
stockpile-reason-falls = Вы знаете прогноз для { $company }: { $forecast }. Лучше продать до этого.
stockpile-reason-bankrupt = { $company } наверняка обанкротится: акции обесценятся.
stockpile-reason-risk = { $company } может обанкротиться в этом раунде.
stockpile-reason-sale = Сейчас это приносит вам { MONEY($amount) }.
stockpile-reason-splits = { $company } наверняка раздробится: ваши акции удвоятся.
stockpile-reason-majority = Мажоритарный бонус { $company } наверняка принесёт вам { MONEY($amount) }.
stockpile-reason-push-up =
    У вас { $shares ->
        [one] { $shares } акция
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $company }, они подорожают.
stockpile-reason-push-down =
    { $shares ->
        [0] У вас нет акций { $company }, теряют другие.
        [one] У вас только { $shares } акция { $company }, другие теряют больше.
        [few] У вас только { $shares } акции { $company }, другие теряют больше.
       *[many] У вас только { $shares } акций { $company }, другие теряют больше.
    }
stockpile-reason-secret = Только вы будете знать, что лежит лицом вниз в пакете { $pile }: { $card }.
stockpile-reason-spoils = Сбор у всех на виду делает пакет { $pile } менее заманчивым для других: { $card }.
stockpile-reason-tempts = Все видят, что лежит в пакете { $pile }: { $card }. За него будут торговаться и платить.
stockpile-reason-claim = Дивиденды принесут вам { MONEY($amount) }.
stockpile-reason-dividend =
    У вас { $shares ->
        [one] { $shares } акция
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $company }.

## Что считается по законченным играм

stockpile-statistics-investor = Инвесторы
stockpile-statistics-majorities = Большинство акций в конце
stockpile-statistics-first-split = Компания, чьи акции дробились первыми
stockpile-statistics-bankrupt = Банкротств за игру
stockpile-statistics-splits = Дробления акций, бывших у игрока
stockpile-statistics-length = Раундов за игру
