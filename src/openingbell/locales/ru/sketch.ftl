### Сделки, о которых только думают: наброски, которые ни к чему не обязывают, и что игроки говорят столу о предложениях.

# $name (text) - другой игрок
sketch-title = Сделка с игроком { $name }
sketch-title-theirs = Что вам мог бы предложить игрок { $name }
sketch-private = Набросок видите только вы, пока не предложите его или не покажете. Показ ни к чему не обязывает; предложений за ход не больше двух.
sketch-with = С кем
sketch-close = Закрыть
sketch-clear = Очистить

sketch-you-give = Вы отдаёте
sketch-you-receive = Вы получаете
# $name (text) - от кого
sketch-you-get = Вы получаете: { $name }
sketch-nothing = Нечего предложить
# $firm (text) - название; $rent (number)
sketch-brings = { $firm }, доход { UNITS($rent) }
# $worth (number) - of all things of a side, as net worth counts them
sketch-worth = на { UNITS($worth) }
# $most (number) - how many can be named, of money which sum
sketch-up-to = до { $most }
sketch-mortgaged = есть заложенная фирма, в сделку не входит
# $thing (text) - акция, акция биржи, груз
sketch-one-more = Ещё: { $thing }
sketch-money = Деньги

sketch-changes = Что изменится
sketch-who = Игрок
sketch-firm = Фирма
sketch-owner = Владелец
# $who (you, other); $name (text) - игрок; $gained (yes, no); $monopoly (text)
sketch-monopoly =
    { $who ->
        [you] { $gained ->
            [yes] Вы собираете монополию: { $monopoly }
           *[no] Вы отдаёте монополию: { $monopoly }
        }
       *[other] { $gained ->
            [yes] { $name } собирает монополию: { $monopoly }
           *[no] { $name } отдаёт монополию: { $monopoly }
        }
    }

# $things (text) - уже соединённые
sketch-gone = Больше невозможно: { $things }

sketch-propose = Предложить
sketch-later = Предложить можно в свой ход, до броска.
# $name (text) - кому
sketch-show = Показать: { $name }
sketch-refuse-and-show = Отклонить и показать это

sketch-label = Набросок сделки
# $who (you, other) - кто показывает; $name (text) - другой игрок; $gives, $gets (text) - читателя
sketch-shown =
    { $who ->
        [you] Вы показали набросок, его видит { $name }: вы отдаёте { $gives } и получаете { $gets }.
       *[other] { $name } показывает вам набросок: вы отдаёте { $gives } и получаете { $gets }.
    }
sketch-open = Открыть
sketch-drop = Убрать
sketch-withdraw = Отозвать

sketch-counter = Ответить другой сделкой

# Что игроки сказали столу.
sketch-told = знают все
sketch-tell = Сказать всем
# $order (text) - постоянный ответ словами
sketch-tell-this = Дать этот ответ и сказать всем: { $order }
# $name (text) - игрок; $round (number)
sketch-told-no-offers = { $name }: в раунде { $round } без предложений, пожалуйста.
# $group (text) - группа фирм
sketch-told-no-offers-for = { $name }: без предложений о группе «{ $group }», пожалуйста.
sketch-tell-round = Отклонить и сказать всем: в этом раунде без предложений
sketch-tell-group = Отклонить и сказать всем: без предложений о группе «{ $group }»
sketch-no-offers = Без предложений
sketch-no-offers-about = Сказать всем, что вы не хотите предложений о группе «{ $group }», и отклонять их. Второй щелчок отменяет.
