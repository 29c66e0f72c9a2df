### Синдикат (Syndicate).
###
### - syndicate-event-KIND: что произошло. Переменные — данные события под своими именами; $seat — имя игрока, $who
###   говорит, не сам ли это читатель, $other и $whom — то же о другом игроке, $amount — сумма без знака, $flow говорит,
###   ушла она или пришла. Перечисление приходит уже сложенным; $giving-number говорит, сколько частей в $giving. За банк
###   рассчитывается банкир, когда он есть: деньги тогда его, и в предложении есть $other.
### - syndicate-sum, -price, -from, -by: части таких предложений.
### - syndicate-prompt-STEP: что спрашивают у игрока. Атрибут `.about` спрашивает то же, называя то, что игрок видит.
### - syndicate-move-TYPE: ход, чтобы выбрать его из списка. Переменные — части хода. Если части бывают разные, берётся
###   атрибут с именем одной из них или всех.
### - syndicate-name-THING: как называется то, что названо в событии, вопросе или ходе; знаки, которых в имени быть не
###   может, заменены на _.
### - syndicate-item-WORD: что ещё бывает в перечислении или причиной долга; `.of` — вместе с тем, что названо после.
### - syndicate-heading-NAME, syndicate-note-NAME: надписи на столе.
###
### Имена игроков, фирм и карточек не склоняются, поэтому они стоят в именительном падеже, после двоеточия или при
### слове, которое склоняется за них. Глаголы — в настоящем времени: оно не различает рода.
###
### Переменные во всех сообщениях:
###   $good, $card, $group, $firm, $at (текст) - о чём речь: фирма, карточка, группа, клетка
###   $seats, $giving, $taking (текст) - несколько таких, уже перечисленные
###   $first, $second (число) - кубики
###   $price, $rate, $value, $rest, $money (число) - суммы
###   $cell, $round (число) - которая клетка, считая с 0; который раунд

syndicate-title = Синдикат
syndicate-about = Ходите по кругу, покупайте фирмы, собирайте монополии, стройте, торгуйтесь и рискуйте; побеждает последний, кому есть чем платить.
syndicate-lasts = три четверти часа за 30 раундов, целый вечер до последнего игрока

# $amount (число) - сумма, не отрицательная
syndicate-money = { UNITS($amount) }

## Фирмы

syndicate-name-munitions_1 = Ракеты
syndicate-name-munitions_2 = Танки
syndicate-name-munitions_3 = Корабли
syndicate-name-munitions_4 = Самолёты
syndicate-name-landing = Десант
syndicate-name-mineral_1 = Уголь
syndicate-name-mineral_2 = Нефть
syndicate-name-mineral_3 = Золото
syndicate-name-mineral_4 = Алмазы
syndicate-name-land_ownership = Землевладение
syndicate-name-cinema_1 = Звезда-фильм
syndicate-name-cinema_2 = Закат-фильм
syndicate-name-music_1 = Опера
syndicate-name-music_2 = Студия звукозаписи
syndicate-name-club_1 = Голубая луна
syndicate-name-club_2 = Красная роза
syndicate-name-sheriff = Полиция, шериф
syndicate-name-espionage = Шпионаж
syndicate-name-racket = Рэкет
syndicate-name-motor_1 = Грузовики
syndicate-name-motor_2 = Спорткары
syndicate-name-motor_3 = Лимузины
syndicate-name-building_1 = Кирпич
syndicate-name-building_2 = Цемент
syndicate-name-building_3 = Стекло
syndicate-name-football_1 = Львы
syndicate-name-football_2 = Орлы
syndicate-name-football_3 = Странники
syndicate-name-football_4 = Юнайтед

# Группы; футбольная команда — сама себе группа.
syndicate-name-military = Военная супермонополия
syndicate-name-mineral_super = Добывающая супермонополия
syndicate-name-entertainment = Развлекательный бизнес
syndicate-name-illegal = Нелегальный бизнес
syndicate-name-motor = Автомобильная промышленность
syndicate-name-building = Строительная индустрия

# Монополии, которые входят в группу.
syndicate-name-munitions = Военная промышленность
syndicate-name-mineral = Добывающая промышленность
syndicate-name-cinema = Кинопромышленность
syndicate-name-music = Музыкальный центр
syndicate-name-clubs = Ночные клубы

# Сооружения.
syndicate-name-WORKSES = заводы
syndicate-name-HOTELS = отели
syndicate-name-CINEMAS = кинотеатры
syndicate-name-BARS = бары
syndicate-name-FACTORIES = фабрики
syndicate-name-HOUSES = дома

## Прочие клетки

syndicate-name-BEGINNING = Начало
syndicate-name-IS = Влияние общества
syndicate-name-F = Судьба
syndicate-name-CREDIT = Кредит
syndicate-name-INSURANCE = Страховка
syndicate-name-PRISON = Тюрьма
syndicate-name-EXCHANGE = Биржа
syndicate-name-CONTRABAND = Контрабанда
syndicate-name-PRIZE = Приз
syndicate-name-PARK = Парк
syndicate-name-TRIAL = Суд
syndicate-name-PAY = Зарплата
syndicate-name-POLICE = Полиция
syndicate-name-TAX = Налог
syndicate-name-GO_TO_THE_PARK = Ступай в парк
syndicate-name-rest = Отдых

## Карточки

syndicate-name-WAR = Война
syndicate-name-PEACE = Мир
syndicate-name-CRISIS_1_2 = Кризис ½
syndicate-name-CRISIS_1_1_2 = Кризис 1½
syndicate-name-TAX_20_ = Налог 20 %
syndicate-name-TAX_5_ = Налог 5 %
syndicate-name-DISASTER = Бедствие
syndicate-name-INHERITANCE = Наследство
syndicate-name-MEET_A_CASSATION = Удовлетворить кассацию
syndicate-name-DISMISS_A_CASSATION = Отклонить кассацию

syndicate-name-ROCK_BAND = Рок-группа
syndicate-name-MAFIA = Мафия
syndicate-name-BANK_HOLD-UP = Ограбление банка
syndicate-name-SPACE_PROGRAME = Космическая программа
syndicate-name-BANKER = Банкир
syndicate-name-SUCCESS = Удачно
syndicate-name-MEDICAL_TREATMENT = Лечение
syndicate-name-FINE = Штраф
syndicate-name-ROBBERY = Ограбление
syndicate-name-EXPENSES = Расходы
syndicate-name-PRESENT = Подарок
syndicate-name-FINDE = Находка
syndicate-name-GAIN = Доход
syndicate-name-RECORD = Рекорд
syndicate-name-PAYMENT = Гонорар
syndicate-name-COMPETITION_-_PRIZE = Приз конкурса

## Бумаги и причины долгов

# $thing (текст) - чего именно
syndicate-item-share = акция
    .of = акция { $thing }
syndicate-item-exchange = акция биржи
syndicate-item-load = контрабандный груз
syndicate-item-firm = фирма

syndicate-item-rent = доход фирмы
syndicate-item-levy = сбор
syndicate-item-fee = плата мафии
syndicate-item-dividend = дивиденды
syndicate-item-share-income = доля акционера
syndicate-item-band-fee = концерт
syndicate-item-taxed = налог
syndicate-item-prison-fine = штраф
syndicate-item-fate = судьба
syndicate-item-film = фильм
syndicate-item-spying = работа шпионов
syndicate-item-salary = зарплата
syndicate-item-prize-won = приз
syndicate-item-losing = проигранные матчи
syndicate-item-insurance-paid = страховка
syndicate-item-space-done = космическая программа
syndicate-item-estate = имущество разорившегося
syndicate-item-compensation = чего не хватило банку
syndicate-item-repaid = кредит

## Стол

syndicate-heading-cash = Деньги
syndicate-heading-worth = Состояние
syndicate-heading-cell = Клетка

# $number (число) - этот раунд
# $last (число) - последний
syndicate-round = Раунд { $number } из { $last }

# $rate (текст) - сколько стоит акция биржи
syndicate-rate = курс { $rate }

# $money (текст) - сколько денег у банка
syndicate-bank = банк { $money }

syndicate-ruined = банкрот

syndicate-note-ahead = Впереди
syndicate-note-teams = Футбол
syndicate-note-shares = Акции
syndicate-note-lawsuits = Процессы

# Карточка фирмы, которую кто-нибудь получил бы.
# $brings (число) - сколько она приносит или принесёт вам за остановку
# $structures, $limit, $each (числа) - сколько сооружений есть, сколько может быть, сколько стоит одно
# $who (you, other), $seat (текст) - кто её получит
# $have, $all (числа) - сколько фирм группы у него будет и сколько их всего
# $completes (true, false), $monopoly (текст) - соберутся ли у этого игрока все эти фирмы
syndicate-card =
    { $firm } ({ $group }): стоит { UNITS($value) }, { $who ->
        [you] принесёт вам
       *[other] приносит вам
    } { UNITS($brings) } за остановку{ $limit ->
        [0] { "" }
       *[other] ; сооружений { $structures } из { $limit }, по { UNITS($each) }
    }.{ $all ->
        [1] { "" }
       *[other] { " " }{ $who ->
            [you] У вас будет
           *[other] У игрока { $seat } будет
        } { $have } из { $all } в группе{ $completes ->
            [true] { " " }и монополия: { $monopoly }
           *[false] { "" }
        }.
    }

# Знаки рядом с игроком, перед числом: акции биржи, грузы, карточки мафии, кредит к возврату, ходы в тюрьме; и пропуск
# хода.
syndicate-sign-exchange = а
syndicate-sign-load = г
syndicate-sign-mafia = м
syndicate-sign-credit = к
syndicate-sign-prison = т
syndicate-sign-rest = п

# Что значат знаки на столе.
syndicate-legend =
    На столе:
      ›AC         фишки игроков A и C; ›4 — четыре фишки
      B2 80       фирма игрока B с двумя сооружениями; вы заплатили бы там 80
      B/          заложенная фирма игрока B
      ♪           рок-группа
      #7          номер клетки с карточками
      ►           чей ход
      а3 г2 м1    акции биржи, контрабандные грузы, карточки мафии
      к110 т1 п   кредит к возврату, ходы в тюрьме, пропустит ход
      Впереди     во что обойдётся следующий бросок: очки, клетка, сумма
      Танки+2*! 9 ваша фирма: сооружения, страховка, процесс против неё; доход
      A: Война    карточки перед игроком A

## Части предложений о деньгах

syndicate-sum =
    { $flow ->
        [in] { $who ->
            [you] Вы получаете
           *[other] { $seat } получает
        } { UNITS($amount) }
       *[out] { $who ->
            [you] Вы платите
           *[other] { $seat } платит
        } { $whom ->
            [nobody] { UNITS($amount) }
            [you] вам { UNITS($amount) }
           *[other] игроку { $other } { UNITS($amount) }
        }
    }

syndicate-price =
    { $flow ->
        [none] { "" }
       *[out] { " " }за { UNITS($amount) }{ $whom ->
            [nobody] { "" }
            [you] { " " }(вам)
           *[other] { " " }(игроку { $other })
        }
    }

syndicate-from =
    { $whom ->
        [nobody] { "" }
        [you] { " " }(раньше — ваша)
       *[other] { " " }(раньше — игрока { $other })
    }

syndicate-by =
    { $whom ->
        [nobody] { "" }
        [you] { " " }из-за долга вам
       *[other] { " " }из-за долга игроку { $other }
    }

## События: ход

syndicate-event-begins =
    Первым { $who ->
        [you] ходите вы
       *[other] ходит { $seat }
    }.

syndicate-event-turn =
    Раунд { $round }: { $who ->
        [you] ходите вы
       *[other] ходит { $seat }
    }.

syndicate-event-rolled =
    { $who ->
        [you] Вы выбрасываете
       *[other] { $seat } выбрасывает
    } { $first } и { $second }.

syndicate-event-moved =
    { $who ->
        [you] Вы приходите
       *[other] { $seat } приходит
    } на клетку { $cell }: { $at }.

syndicate-event-again =
    { $who ->
        [you] Вы ходите
       *[other] { $seat } ходит
    } ещё раз: дубль.

syndicate-event-missed-turn =
    { $who ->
        [you] Вы пропускаете
       *[other] { $seat } пропускает
    } ход после парка.

syndicate-event-sent-to-park =
    { $who ->
        [you] Вы отправляетесь
       *[other] { $seat } отправляется
    } в парк.

syndicate-event-rests =
    { $who ->
        [you] Вы отдыхаете
       *[other] { $seat } отдыхает
    } в парке: следующий ход пропадает.

syndicate-event-imprisoned =
    { $who ->
        [you] Вы попадаете
       *[other] { $seat } попадает
    } в тюрьму.

syndicate-event-served =
    { $who ->
        [you] Вы проводите
       *[other] { $seat } проводит
    } ход в тюрьме.

syndicate-event-released =
    { $who ->
        [you] Вы выходите
       *[other] { $seat } выходит
    } из тюрьмы: дубль.

syndicate-event-drew-is =
    { $who ->
        [you] Вы тянете
       *[other] { $seat } тянет
    } карточку влияния общества: { $card }.

syndicate-event-drew-f =
    { $who ->
        [you] Вы тянете
       *[other] { $seat } тянет
    } карточку судьбы: { $card }.

syndicate-event-rate = Курс акций биржи теперь { UNITS($rate) }.

syndicate-event-released-film =
    { $who ->
        [you] Вы выпускаете
       *[other] { $seat } выпускает
    } фильм: { UNITS($value) }.

syndicate-event-spied =
    { $who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } донесение шпионов: { UNITS($value) }.

syndicate-event-laid =
    { $who ->
        [you] Вы кладёте
       *[other] { $seat } кладёт
    } рок-группу на клетку { $cell }: { $at }.

## События: что платят

syndicate-event-rent = { syndicate-sum }: доход фирмы ({ $good }).

syndicate-event-levy = { syndicate-sum }: сбор ({ $good }).

syndicate-event-fee = { syndicate-sum }: плата мафии ({ $good }).

syndicate-event-band-fee = { syndicate-sum } за концерт: { $good }.

syndicate-event-dividend = { syndicate-sum }: дивиденды по акциям биржи.

syndicate-event-share-income = { syndicate-sum }: доля акционера ({ $good }).

syndicate-event-taxed = { syndicate-sum }: налог.

syndicate-event-prison-fine = { syndicate-sum }: штраф при выходе из тюрьмы.

syndicate-event-fate = { syndicate-sum } по этой карточке.

syndicate-event-film = { syndicate-sum } за фильм: { $good }.

syndicate-event-spying = { syndicate-sum } за работу шпионов: { $good }.

syndicate-event-salary = { syndicate-sum }: зарплата.

syndicate-event-prize-won = { syndicate-sum }: приз.

syndicate-event-losing = { syndicate-sum } за проигранные матчи.

syndicate-event-insurance-paid = { syndicate-sum } по страховке: { $good }.

syndicate-event-space-done = { syndicate-sum } за завершённую космическую программу.

syndicate-event-robbed-bank =
    { $who ->
        [you] Вы грабите
       *[other] { $seat } грабит
    } банк.

syndicate-event-loot = { syndicate-sum }: добыча.

syndicate-event-shared-out = { syndicate-sum }: равная доля денег банка.

syndicate-event-estate = { syndicate-sum } за имущество разорившегося.

syndicate-event-compensation = { syndicate-sum } взамен того, чего не хватило банку.

syndicate-event-last-cash = { syndicate-sum }: последние деньги.

syndicate-event-traded-money = { syndicate-sum } по сделке.

## События: фирмы и акции

syndicate-event-bought =
    { $who ->
        [you] Вы покупаете
       *[other] { $seat } покупает
    }{ syndicate-price }: { $good }.

syndicate-event-refused =
    { $who ->
        [you] Вы отказываетесь
       *[other] { $seat } отказывается
    } от покупки: { $good }.

syndicate-event-built =
    { $who ->
        [you] Вы строите
       *[other] { $seat } строит
    } на клетке{ syndicate-price }: { $good }.

syndicate-event-mortgaged =
    { $flow ->
        [out] { $who ->
            [you] Вы даёте
           *[other] { $seat } даёт
        } { UNITS($amount) } { $whom ->
            [you] вам
           *[other] игроку { $other }
        } под залог: { $good }.
       *[other] { $who ->
            [you] Вы закладываете
           *[other] { $seat } закладывает
        }{ syndicate-price }: { $good }.
    }

syndicate-event-redeemed =
    { $who ->
        [you] Вы выкупаете
       *[other] { $seat } выкупает
    } из залога{ syndicate-price }: { $good }.

syndicate-event-bought-share =
    { $who ->
        [you] Вы покупаете
       *[other] { $seat } покупает
    } акцию{ syndicate-price }: { $good }.

syndicate-event-bought-stock =
    { $who ->
        [you] Вы покупаете
       *[other] { $seat } покупает
    } акцию биржи{ syndicate-price }.

syndicate-event-bought-out =
    { $who ->
        [you] Вы выкупаете
       *[other] { $seat } выкупает
    } акции у банка{ syndicate-price }: { $good }.

syndicate-event-bought-cell =
    { $who ->
        [you] Вы покупаете
       *[other] { $seat } покупает
    } все акции на клетке{ syndicate-price }: { $good }.

syndicate-event-sold-share =
    { $flow ->
        [out] { $who ->
            [you] Вы берёте
           *[other] { $seat } берёт
        } { $whom ->
            [you] у вас
           *[other] у игрока { $other }
        } акцию за { UNITS($amount) }: { $good }.
       *[other] { $who ->
            [you] Вы продаёте
           *[other] { $seat } продаёт
        } акцию{ syndicate-price }: { $good }.
    }

syndicate-event-sold-stock =
    { $flow ->
        [out] { $who ->
            [you] Вы берёте
           *[other] { $seat } берёт
        } { $whom ->
            [you] у вас
           *[other] у игрока { $other }
        } акцию биржи за { UNITS($amount) }.
       *[other] { $who ->
            [you] Вы продаёте
           *[other] { $seat } продаёт
        } акцию биржи{ syndicate-price }.
    }

syndicate-event-taken-over =
    { $who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } контроль над фирмой{ syndicate-from }: { $good }.

syndicate-event-inherited =
    { $who ->
        [you] Вы наследуете
       *[other] { $seat } наследует
    }: { $good }.

syndicate-event-lost =
    { $who ->
        [you] Вы теряете
       *[other] { $seat } теряет
    }: { $good } — { $whom ->
        [you] теперь у вас
       *[other] теперь у игрока { $other }
    }.

syndicate-event-destroyed =
    { $who ->
        [you] Вы теряете
       *[other] { $seat } теряет
    } из-за бедствия: { $good }.

syndicate-event-insured =
    { $who ->
        [you] Вы страхуете
       *[other] { $seat } страхует
    }{ syndicate-price }: { $good }.

syndicate-event-surrendered =
    { $flow ->
        [out] { $who ->
            [you] Вы выплачиваете
           *[other] { $seat } выплачивает
        } { $whom ->
            [you] вам
           *[other] игроку { $other }
        } страховку { UNITS($amount) }: { $good }.
       *[other] { $who ->
            [you] Вы сдаёте
           *[other] { $seat } сдаёт
        } по страховке{ syndicate-price }: { $good }.
    }

syndicate-event-sued =
    { $who ->
        [you] Вы начинаете
       *[other] { $seat } начинает
    } судебный процесс{ syndicate-price }: { $good }.

syndicate-event-won-case =
    { $who ->
        [you] Вы выигрываете
       *[other] { $seat } выигрывает
    } процесс: { $good }.

syndicate-event-lost-case =
    { $who ->
        [you] Вы проигрываете
       *[other] { $seat } проигрывает
    } процесс: { $good }.

## События: аукцион

syndicate-event-auction = Начинается аукцион: { $good }.

syndicate-event-bid =
    { $who ->
        [you] Вы предлагаете
       *[other] { $seat } предлагает
    } { UNITS($price) }: { $good }.

syndicate-event-passed =
    { $who ->
        [you] Вы не торгуетесь
       *[other] { $seat } не торгуется
    }: { $good }.

syndicate-event-unsold = Никто не берёт: { $good }.

## События: кредит, контрабанда, космос, банк

syndicate-event-borrowed = { syndicate-sum } в кредит.

syndicate-event-repaid = { syndicate-sum } в погашение кредита.

syndicate-event-prolonged =
    { $who ->
        [you] Вы продлеваете
       *[other] { $seat } продлевает
    } кредит на круг.

syndicate-event-bought-load =
    { $who ->
        [you] Вы покупаете
       *[other] { $seat } покупает
    } контрабандный груз{ syndicate-price }.

syndicate-event-sold-load =
    { $flow ->
        [out] { $who ->
            [you] Вы платите
           *[other] { $seat } платит
        } { $whom ->
            [you] вам
           *[other] игроку { $other }
        } { UNITS($amount) } за контрабандный груз.
       *[other] { $who ->
            [you] Вы сбываете
           *[other] { $seat } сбывает
        } контрабандный груз{ syndicate-price }.
    }

syndicate-event-space-void =
    { $who ->
        [you] Ваша первая карточка космической программы пропадает.
       *[other] У игрока { $seat } пропадает первая карточка космической программы.
    }

syndicate-event-banker =
    { $who ->
        [you] Вы становитесь
       *[other] { $seat } становится
    } банкиром.

syndicate-event-took-stock =
    { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } акцию биржи вместо денег.

syndicate-event-took-structure =
    { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } сооружение вместо денег: { $good }.

syndicate-event-took-firm =
    { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } вместо денег: { $good }.

syndicate-event-gave-stock =
    { $who ->
        [you] Вы отдаёте
       *[other] { $seat } отдаёт
    } { $whom ->
        [you] вам
       *[other] игроку { $other }
    } акцию биржи вместо денег.

syndicate-event-gave-firm =
    { $who ->
        [you] Вы отдаёте
       *[other] { $seat } отдаёт
    } { $whom ->
        [you] вам
       *[other] игроку { $other }
    } вместо денег: { $good }.

syndicate-event-lapsed =
    { $who ->
        [you] Вы недополучаете
       *[other] { $seat } недополучает
    } { UNITS($rest) }: у банка их нет.

## События: преступления

syndicate-event-duel =
    { $who ->
        [you] Вы встречаетесь
       *[other] { $seat } встречается
    } с мафией. Поединок: { $seats }.

syndicate-event-firm-duel =
    { $who ->
        [you] Вы встречаетесь
       *[other] { $seat } встречается
    } с мафией. Поединок ({ $group }): { $seats }.

syndicate-event-threw =
    { $who ->
        [you] Вы выбрасываете
       *[other] { $seat } выбрасывает
    } { $first } и { $second }.

syndicate-event-tied = Ничья, бросают ещё раз: { $seats }.

syndicate-event-won-duel =
    { $who ->
        [you] Вы побеждаете
       *[other] { $seat } побеждает
    } в поединке.

syndicate-event-confiscated =
    Полиция конфискует { $who ->
        [you] у вас
       *[other] у игрока { $seat }
    }: { $good }.

syndicate-event-loads-seized =
    { $whom ->
        [nobody] Полиция конфискует
        [you] Вы как шериф забираете
       *[other] { $other } как шериф забирает
    } всю контрабанду { $who ->
        [you] у вас
       *[other] у игрока { $seat }
    }.

## События: сделки

syndicate-event-trade-begun =
    { $who ->
        [you] Вы готовите
       *[other] { $seat } готовит
    } предложение { $whom ->
        [you] вам
       *[other] игроку { $other }
    }.

syndicate-event-proposed =
    { $who ->
        [you] Вы предлагаете
       *[other] { $seat } предлагает
    } { $whom ->
        [you] вам
       *[other] игроку { $other }
    } сделку: { $giving-number ->
        [0] ничего
       *[other] { $giving }
    } в обмен на: { $taking-number ->
        [0] ничего
       *[other] { $taking }
    }.

syndicate-event-trade-cancelled =
    { $who ->
        [you] Вы передумываете
       *[other] { $seat } передумывает
    }: предложения { $whom ->
        [you] вам
       *[other] игроку { $other }
    } не будет.

syndicate-event-accepted =
    { $who ->
        [you] Вы принимаете
       *[other] { $seat } принимает
    } { $whom ->
        [you] ваше предложение
       *[other] предложение игрока { $other }
    }.

syndicate-event-trade-refused =
    { $who ->
        [you] Вы отклоняете
       *[other] { $seat } отклоняет
    } { $whom ->
        [you] ваше предложение
       *[other] предложение игрока { $other }
    }.

## События: конец

syndicate-event-ruined =
    { $who ->
        [you] Вы разорены
       *[other] { $seat } разоряется
    }{ syndicate-by }.

syndicate-event-over = Игра окончена: { $scores }.
    .scores =
        { $who ->
            [you] вы
           *[other] { $name }
        } — { UNITS($value) }

syndicate-event-won =
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

syndicate-prompt-deal = Ваши сделки перед броском; затем закончите их.

syndicate-prompt-trade = Составьте сделку: сначала что отдаёте, затем что берёте.
    .about =
        Сделка пока такая. Вы отдаёте: { $trade-giving-number ->
            [0] ничего
           *[other] { $trade-giving }
        }. Вы получаете: { $trade-taking-number ->
            [0] ничего
           *[other] { $trade-taking }
        }.

syndicate-prompt-answer = Вы согласны на сделку?
    .about =
        Вы получите: { $trade-giving-number ->
            [0] ничего
           *[other] { $trade-giving }
        }. Вы отдадите: { $trade-taking-number ->
            [0] ничего
           *[other] { $trade-taking }
        }. Вы согласны?

syndicate-prompt-credit-due = Пора вернуть кредит: верните его или продлите ещё на круг под больший процент.

syndicate-prompt-offer-firm = Купите эту фирму? Если нет, будет аукцион.
    .about = Купите за { UNITS($auction-nominal) }: { $auction-good }? Если нет, будет аукцион.

syndicate-prompt-offer-card = Купите эту карточку? Если нет, будет аукцион.
    .about = Купите за { UNITS($auction-nominal) }: { $auction-good }? Если нет, будет аукцион.

syndicate-prompt-offer-shares = Можно купить все акции, лежащие на этой клетке.

syndicate-prompt-build = Это ваша клетка: можно строить.

syndicate-prompt-exchange = На бирже: сначала продавайте акции, потом покупайте, потом закончите.

syndicate-prompt-borrow = Можно взять кредит.

syndicate-prompt-contraband = Продайте грузы, купите новые, затем закончите.

syndicate-prompt-insure = Можно застраховать свои фирмы, каждую за половину стоимости.

syndicate-prompt-sue = Можно начать судебные процессы против фирм соперников, каждый за стоимость фирмы.

syndicate-prompt-auction = Торгуетесь?
    .about = Аукцион: { $auction-good }. Даёте { UNITS($auction-price) }?

syndicate-prompt-debt = Вы должны больше, чем у вас есть: добудьте денег.
    .about = Вы должны { UNITS($debt-amount) } ({ $debt-reason }), это больше, чем у вас есть: добудьте денег.

syndicate-prompt-in-kind = У банка нет для вас денег: возьмите что-нибудь взамен.
    .about = Банк не может заплатить вам { UNITS($debt-amount) } ({ $debt-reason }): возьмите что-нибудь взамен.

## Ходы

syndicate-move-pass = Нет
syndicate-move-done = Закончить
syndicate-move-buy = Купить: { $firm }
    .card = Купить: { $card }
syndicate-move-build = Построить на клетке: { $firm }
syndicate-move-mortgage = Заложить: { $firm }
syndicate-move-redeem = Выкупить из залога: { $firm }
syndicate-move-sell-share = Продать акцию: { $firm }
    .paper = Продать: { $paper }
syndicate-move-buy-share = Купить акцию: { $firm }
    .paper = Купить: { $paper }
syndicate-move-buy-out = Выкупить акции у банка: { $firm }
syndicate-move-buy-cell = Купить все акции на клетке: { $firm }
syndicate-move-surrender = Сдать по страховке: { $firm }
syndicate-move-insure = Застраховать: { $firm }
syndicate-move-sue = Судиться: { $firm }
syndicate-move-take-structure = Взять сооружение: { $firm }
syndicate-move-give = Отдать: { $firm }
    .group = Отдать: { $group }
    .paper-firm = Отдать акцию: { $firm }
    .paper = Отдать: { $paper }
    .money = Отдать { UNITS($money) }
syndicate-move-take = Взять: { $firm }
    .group = Взять: { $group }
    .paper-firm = Взять акцию: { $firm }
    .paper = Взять: { $paper }
    .money = Взять { UNITS($money) }
syndicate-move-trade = Составить предложение: { $seat }
syndicate-move-propose = Предложить сделку
syndicate-move-cancel = Отказаться от сделки
syndicate-move-accept = Согласиться
syndicate-move-refuse = Отказаться
syndicate-move-repay = Вернуть кредит
syndicate-move-prolong = Продлить на круг
syndicate-move-sell-load = Продать груз
syndicate-move-buy-load = Купить груз
syndicate-move-waive = Отказаться от остатка
syndicate-move-bid = Дать { UNITS($price) }
syndicate-move-lay = Положить рок-группу на клетку { $cell }
syndicate-move-borrow = Взять { UNITS($amount) }

# Случай.
syndicate-move-first = Начинает { $seat }
syndicate-move-roll = Кубики: { $first } и { $second }
syndicate-move-throw = Бросок в поединке: { $first } и { $second }
syndicate-move-is = Влияние общества: { $card }
syndicate-move-f = Судьба: { $card }
syndicate-move-list = Курс акций: { UNITS($value) }
syndicate-move-film = Фильм: { UNITS($value) }
syndicate-move-espionage = Донесение шпионов: { UNITS($value) }

## Предложение в одну строку и отказы: offer ИМЯ: ВЕЩИ за ВЕЩИ

# Стоит между тем, что отдают, и тем, что получают; и между двумя вещами.
syndicate-offer-for = за
syndicate-offer-and = и

# $name (текст) - кому можно было бы сделать предложение
syndicate-offer-how = Предложение — это одна строка, что вы отдаёте и за что: offer { $name }: Опера за 115

# $name (текст) - кому предназначалось предложение
syndicate-offer-none = Сейчас нельзя предложить сделку ({ $name }): только до броска и не больше двух за ход.

# $thing (текст) - что было набрано; $side (give, take) - отдать или получить
syndicate-offer-not =
    { $side ->
        [give] Предложить «{ $thing }»
       *[take] Попросить «{ $thing }»
    } сейчас нельзя, поэтому ничего не предложено.

# $things (текст) - всё, что есть у игрока из группы
syndicate-offer-together = { $things }: только вместе, поэтому ничего не предложено.

## Как дешевле заплатить долг

# $moves (текст) - ходы; $brings (число) - сколько они дадут; $owed (число) - сколько не хватает
# $interest (число) - сколько придётся доплатить при выкупе; $rent (число) - чего не принесёт одна остановка
syndicate-settle =
    Дешевле всего: { $moves }. Это даст { UNITS($brings) }, а не хватает { UNITS($owed) }.{ $interest ->
        [0] { "" }
       *[other] { " " }При выкупе придётся доплатить { UNITS($interest) }.
    }{ $rent ->
        [0] { "" }
       *[other] { " " }Потеря за остановку: { UNITS($rent) }.
    }

# $moves, $brings, $owed - как выше
syndicate-settle-ruin =
    Всё, что у вас есть, даст { UNITS($brings) }, а не хватает { UNITS($owed) }: { $moves }. Вы разоритесь.

syndicate-settle-ask = Enter — сделать всё это, что-нибудь другое — ничего:

## Аукцион и долги на странице

syndicate-auction-rises = номинал { UNITS($nominal) }, растёт
syndicate-auction-falls = номинал { UNITS($nominal) }, падает
syndicate-auction-leads = ведёт
syndicate-auction-out = вышел из торгов
# $monopoly (text) - what a bidder would have all firms of
syndicate-auction-completes = соберёт: { $monopoly }

# A limit for this auction: before the number, on the button, and once it stands. $price (number) - the limit
syndicate-limit-rising = Торговаться за меня до
syndicate-limit-falling = Взять для меня по цене
syndicate-limit-give = Назначить предел
syndicate-limit-about = Предел отвечает за вас в этих торгах, пока вам хватает денег. Больше о нём никто не узнает.
syndicate-limit-stands-rising = Торгуется за вас до { UNITS($price) }
syndicate-limit-stands-falling = Возьмёт для вас по цене { UNITS($price) }

syndicate-debt-owed =
    { $whom ->
        [bank] Вы должны банку
       *[other] Вы должны ({ $creditor })
    } { UNITS($amount) }: { $reason }.
syndicate-debt-lacking = не хватает
syndicate-debt-suggest = Предложить, как заплатить
syndicate-settle-none = У вас нет долга, ради которого надо добывать деньги.

# Команды, которые есть только в этой игре.
syndicate-help =
    В «Синдикате»:
      offer ИМЯ: ВЕЩИ за ВЕЩИ
                   что вы отдаёте и за что: offer Знаток: Опера за 115
      limit 140    на аукционе: торговаться за меня до 140 или взять, когда цена опустится до 140
      settle       в долгу: как дешевле заплатить, всё сразу

## Настройки стола

syndicate-option-end = Игра заканчивается
syndicate-option-end-last = когда остаётся один игрок
syndicate-option-end-first-bankruptcy = после первого разорения
syndicate-option-end-rounds = после заданного числа раундов
syndicate-option-rounds = Раундов не больше
syndicate-option-preset = Правила
syndicate-option-preset-full = полные
syndicate-option-preset-children = для детей
syndicate-option-trades = Сделки между игроками

## Вид на странице

# То, что не нужно видеть, когда ходы названы словами.
syndicate-view-place = { "" }
syndicate-view-rings = { "" }
syndicate-view-known = { "" }
syndicate-view-prices = { "" }
syndicate-view-prison_turns = { "" }
syndicate-view-prison_fine = { "" }
syndicate-view-changes = { "" }

## Ответы заранее: что отвечает за игрока впредь и почему больше не отвечает

# $good (текст) - что продаётся; $price (число) - наибольшая цена
syndicate-standing-limit = { $good }: торговаться до { UNITS($price) } или взять, когда цена опустится до этой
# $monopoly (текст) - фирмы, которые строятся вместе; $keep (число) - сколько должно остаться денег
syndicate-standing-build = { $monopoly }: строить равномерно, когда только можно, пока остаётся { UNITS($keep) }
# $keep (число) - сколько должно остаться денег, здесь и в двух следующих
syndicate-standing-roll = Сразу бросать, если только нельзя построить и оставить себе { UNITS($keep) }
syndicate-standing-buy = Покупать каждую предложенную мне фирму, пока остаётся { UNITS($keep) }
syndicate-standing-buy-papers = Покупать предложенные мне бумаги, пока остаётся { UNITS($keep) }
    .offer-card = Покупать каждую предложенную мне карточку, кроме Банкира, пока остаётся { UNITS($keep) }
    .offer-shares = Покупать все акции на клетках, где я остановлюсь, пока остаётся { UNITS($keep) }
# $keep (число) - сколько должно остаться денег; $rate (число) - наибольшая цена акции
syndicate-standing-buy-shares = Покупать акции на бирже, пока остаётся { UNITS($keep) }
    .firms = На бирже покупать акции чужих фирм, пока остаётся { UNITS($keep) }
    .exchange = На бирже покупать её акции по курсу не выше { UNITS($rate) }, пока остаётся { UNITS($keep) }
syndicate-standing-insure = Страховать всё, что можно, пока у меня есть { UNITS($keep) }
syndicate-standing-decline = Отказываться и впредь
    .offer-firm = Не покупать предложенные мне фирмы
    .offer-card = Не покупать карточки
    .offer-shares = Не покупать акции на клетках
    .borrow = Не брать кредит
    .build = Не строить, остановившись на своей фирме
    .exchange = Ничего не делать на бирже
    .contraband = Не заниматься контрабандой
    .insure = Ничего не страховать
    .sue = Не начинать судебных процессов
# $round (число) - который раунд
syndicate-standing-no-offers = Отказываться от всех предложений в раунде { $round }
# $group (текст) - группа фирм
syndicate-standing-no-offers-for = Отказываться от всех предложений о моих фирмах этой группы: { $group }
# $sum (число) - сколько они должны принести
syndicate-standing-no-offers-below = Отказываться от предложений, которые приносят мне по номиналу меньше { UNITS($sum) }
syndicate-standing-papers = При долге сначала продавать акции чужих фирм и биржи
# $cash (число) - сколько денег достаточно
syndicate-standing-spare-shares = Продавать акции своих фирм, оставляя себе контрольный пакет: при долге, а перед броском — пока у меня меньше { UNITS($cash) }

syndicate-doubt-cash = у вас меньше денег, чем вы назвали
# $thing (текст) - монополия, здесь и в следующем
syndicate-doubt-rival = соперник может собрать монополию ({ $thing })
syndicate-doubt-group = вы можете собрать монополию ({ $thing })

## Доска на странице

syndicate-tab-sheet = Моё дело
syndicate-tab-card = Игроки

syndicate-cell =
    { $name }{ $group ->
        [none] { "" }
       *[other] , { $group }
    }{ $state ->
        [owned] ; { $owner }{ $structures ->
            [0] { "" }
           *[other] , сооружений: { $structures }
        }
        [mortgaged] ; { $owner }, в залоге
        [bank] ; продаётся за { UNITS($price) }
       *[none] { "" }
    }{ $cost ->
        [0] { "" }
       *[other] ; обойдётся вам в { UNITS($cost) }
    }{ $number ->
        [0] { "" }
       *[other] . Здесь: { $tokens }
    }

syndicate-place =
    { $place ->
        [bank] Продаётся за { UNITS($price) }
        [auction] Ждёт аукциона
       *[deck] Не на столе
    }

syndicate-fact-value = Стоит
syndicate-fact-rent = Доход сейчас
syndicate-fact-yours = Вам приносила бы
syndicate-fact-cost = Остановка обойдётся в
syndicate-fact-structures = Сооружения
syndicate-fact-built = { $built } из { $limit } ({ $structure }), по { UNITS($each) }
syndicate-fact-mortgaged = В залоге
syndicate-fact-redemption = Выкуп
syndicate-fact-plaintiff = Судится
syndicate-fact-shares = Акции
syndicate-fact-in-bank = банк { $number }
syndicate-fact-insured = застрахована

syndicate-reach = Сюда ведёт бросок { $number }.

syndicate-about-BEGINNING = Отсюда начинают все фишки.
syndicate-about-IS = Вы берёте карту, которая меняет жизнь всех: война и мир, кризисы, налоги, суды.
syndicate-about-F = Вы берёте карту своей судьбы: деньги, потеря или что-то на продажу.
syndicate-about-CREDIT = Здесь можно взять взаймы; через круг долг возвращают с процентами.
syndicate-about-INSURANCE = Здесь можно застраховать законные фирмы за половину стоимости.
syndicate-about-PRISON = Кто здесь сидит, ничего не получает и пропускает ходы; дубль освобождает.
syndicate-about-EXCHANGE = Меняется курс, владельцам акций биржи платят, а вы можете продать и купить акции.
syndicate-about-CONTRABAND = Купите грузы и продайте их с прибылью, когда придёте снова, — если полиция не успеет раньше.
syndicate-about-PRIZE = Банк платит вам приз.
syndicate-about-PARK = Вы отдыхаете и пропускаете ход.
syndicate-about-TRIAL = Здесь можно судиться за фирмы соперников; кто выиграет, решит карта.
syndicate-about-PAY = Кто проходит мимо, получает зарплату.
syndicate-about-POLICE = Вы теряете всё незаконное и отправляетесь в тюрьму.
syndicate-about-TAX = Вы платите за каждую свою законную фирму.
syndicate-about-GO_TO_THE_PARK = Вы отправляетесь в парк и пропускаете ход.
syndicate-about-rest = Здесь ничего не происходит.

syndicate-turn =
    { $who ->
        [you] Ваш ход
       *[other] Ходит { $name }
    }

syndicate-why = Правило

syndicate-priced =
    { $move }{ $flow ->
        [in] { " " }· +{ UNITS($price) }
        [out] { " " }· −{ UNITS($price) }
       *[none] { "" }
    }{ $worth ->
        [up] { " " }· состояние +{ UNITS($change) }
        [down] { " " }· состояние −{ UNITS($change) }
        [none] { " " }· состояние ±0
       *[untold] { "" }
    }

syndicate-deal-build = Построить
syndicate-deal-buy = Купить
syndicate-deal-mortgage = Заложить
syndicate-deal-redeem = Выкупить из залога
syndicate-deal-sell-share = Продать акцию
syndicate-deal-buy-share = Купить акцию
syndicate-deal-buy-out = Выкупить акции
syndicate-deal-buy-cell = Купить акции на клетке
syndicate-deal-surrender = Сдать по страховке
syndicate-deal-insure = Застраховать
syndicate-deal-sue = Судиться
syndicate-deal-trade = Предложить сделку
syndicate-deal-lay = Рок-группа

syndicate-roll = Закончить и бросить кубики
syndicate-all-moves = Все ходы ({ $number })

syndicate-of = { $have } из { $all }
syndicate-monopoly = монополия: { $monopoly }
syndicate-cells = Все клетки
syndicate-cell-before = Предыдущая клетка
syndicate-cell-after = Следующая клетка
syndicate-no-firms = Фирм пока нет.

syndicate-paper-exchange = акции биржи: { $number }
syndicate-paper-loads = грузы: { $number }
syndicate-paper-mafia = карты мафии: { $number }
syndicate-paper-credit = вернуть по кредиту: { UNITS($amount) }
syndicate-paper-prison = в тюрьме, пропущено ходов: { $number }
syndicate-paper-rests = пропустит ход
syndicate-paper-lawsuit = процесс: { $firm }

syndicate-stage-duel =
    { $about ->
        [none] Поединок мафии
       *[group] Поединок: { $group }
    }
syndicate-stage-credit-due = Вы прошли мимо клетки «Кредит» с долгом. С каждым кругом он дорожает; после третьего его надо вернуть.
syndicate-stage-exchange = Листок показывает сегодняшний курс. Акция биржи приносит свой курс, когда здесь останавливается соперник, акции фирм — часть их дохода.
syndicate-stage-borrow = Вернуть надо на 10 % больше, когда пройдёте здесь снова, или продлить ещё на два круга подороже.
syndicate-stage-contraband = Купленное здесь можно в следующий раз продать с прибылью, но полиция его отберёт.
syndicate-stage-insure = За застрахованную фирму платят полную стоимость, если её унесёт катастрофа или вы сдадите её в нужде.
syndicate-stage-sue = Если вы возьмёте карту об удовлетворении кассации, фирма достанется вам со всем, что есть у хозяина в этой группе. Отказ в кассации закончит ваши процессы.
syndicate-stage-debt = Долг уплачивается сам, как только у вас есть деньги. Если добыть больше нечего, вы разорены.
syndicate-stage-in-kind = Чего банк не может заплатить деньгами, то он отдаёт имуществом по номиналу.
syndicate-stage-offer-card = Эту карту оставляют у себя. Если не купить её, она пойдёт с аукциона.
syndicate-does-WAR = Военные заводы вытянувшего приносят вдвое больше, пока не наступит мир.
syndicate-does-PEACE = Военные заводы вытянувшего ничего не приносят, пока не начнётся война.
syndicate-does-PRIZE = Владельцу футбольной команды платят за каждую чужую команду.
syndicate-does-CRISIS_1_2 = Доходы вытянувшего падают вдвое, пока не вытянут другой кризис.
syndicate-does-CRISIS_1_1_2 = Доходы вытянувшего растут в полтора раза, пока не вытянут другой кризис.
syndicate-does-TAX_20_ = На клетке «Налог» вытянувший платит больше, пока не вытянут другую налоговую карточку.
syndicate-does-TAX_5_ = На клетке «Налог» вытянувший платит меньше, пока не вытянут другую налоговую карточку.
syndicate-does-DISASTER = Первая впереди фирма вытянувшего уходит банку вместе со всем, что у него есть в её группе. Страховка платит.
syndicate-does-INHERITANCE = Вытянувший получает первую позади чужую фирму; от соперника — вместе со всем, что у того есть в её группе.
syndicate-does-MEET_A_CASSATION = Вытянувший выигрывает все свои иски: каждая фирма переходит вместе со всем, что у её владельца есть в группе.
syndicate-does-DISMISS_A_CASSATION = Все иски вытянувшего проиграны, деньги не возвращаются.
syndicate-does-ROCK_BAND = Её можно купить. На клетке карточек она зарабатывает на каждом сопернике, который там остановится.
syndicate-does-MAFIA = Её можно купить. Она берёт дань с соперников на той же клетке и бросает кости в поединках.
syndicate-does-BANK_HOLD-UP = Её можно купить и держать. Кто потом вытянет «Удачно», заберёт все деньги банка.
syndicate-does-SPACE_PROGRAME = Её можно купить и держать. Вторая карточка завершает программу, и банк за неё платит.
syndicate-does-BANKER = Можно купить сам банк — за половину стоимости фирм и построек в нём.
syndicate-does-SUCCESS = С «Ограблением банка» забирает все деньги банка; без него ничего не происходит.
syndicate-does-cash = Сразу приносит вытянувшему деньги или стоит ему денег.

syndicate-prison =
    { $who ->
        [you] Вы в тюрьме, и фирмы вам ничего не приносят.
       *[other] { $name } в тюрьме и ничего не получает.
    } { $left ->
        [one] Остался { $left } ход; дубль освобождает сразу, иначе после него придётся заплатить штраф { UNITS($fine) }.
        [few] Осталось { $left } хода; дубль освобождает сразу, иначе после последнего придётся заплатить штраф { UNITS($fine) }.
       *[many] Осталось { $left } ходов; дубль освобождает сразу, иначе после последнего придётся заплатить штраф { UNITS($fine) }.
    }

syndicate-exchange-now = Акция сейчас стоит { UNITS($rate) }. { $held ->
        [0] У вас их нет.
       *[other] У вас их { $held }, всего на { UNITS($worth) }.
    }

## Конец на странице

syndicate-chart = Состояние по раундам
syndicate-fates = Что стало с фирмами
syndicate-bargains = Кто что у кого купил
syndicate-bargain-round = Раунд
syndicate-bargain-what = Что
syndicate-bargain-from = У кого
syndicate-bargain-to = Кто
syndicate-bargain-price = За сколько
syndicate-fate-bank = банк
syndicate-fate-bought = куплена
syndicate-fate-traded = сделка
syndicate-fate-lost = отнята у хозяина
syndicate-fate-inherited = наследство
syndicate-fate-taken-over = контрольный пакет
syndicate-fate-won-case = суд
syndicate-fate-took = вместо денег

## Почему советуют ход

# У причин есть факты, которые они называют; $amount и другие суммы — деньги, $seat — другой игрок.

syndicate-reason-completes = Вся группа будет вашей: { $group }.
syndicate-reason-group = У вас будет { $firms } из { $members } фирм группы: { $group }.
syndicate-reason-blocks = { $seat } не соберёт всю группу: { $group }.
syndicate-reason-income = Кто там остановится, заплатит вам { UNITS($amount) }: { $firm }.
syndicate-reason-cheap = Предлагают дешевле номинала, за { UNITS($amount) } вместо { UNITS($nominal) }: { $firm }.
syndicate-reason-building = За { UNITS($amount) } каждая остановка там станет другим дороже: { $firm }.
syndicate-reason-insurance = Катастрофа обошлась бы вам в { UNITS($amount) }: { $firm }.
syndicate-reason-debt = Вы должны { UNITS($amount) }.
syndicate-reason-arms = { $seat } получит всю группу: { $group }.
syndicate-reason-too-little = Вы выиграли бы слишком мало по сравнению с тем, что получит { $seat }.
syndicate-reason-fair = { $seat } имеет причину согласиться.
syndicate-reason-visit = Остановка при следующем броске может стоить { UNITS($amount) }, а у вас { UNITS($cash) }: { $firm }.

## Что считается по законченным играм

syndicate-statistics-first-bought = Фирма, купленная первой
syndicate-statistics-groups = Группы в руках в конце игры
syndicate-statistics-ruined = Разорившихся за игру
syndicate-statistics-imprisoned = Сколько раз в тюрьме
syndicate-statistics-length = Ходов за игру
