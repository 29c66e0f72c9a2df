### Игра со стороны, в которой есть всё то, чего нет в наших.

toy-title = Игрушка

# Общего она изменить не может.
money = куча денег

toy-name-a_b_ = первый ящик
toy-item-box = ящик
    .of = ящик: { $thing }

toy-event-packed =
    { $who ->
        [you] Вы укладываете
       *[other] { $seat } укладывает
    } { $things-number ->
        [0] 0 вещей
        [one] { $things-number } вещь: { $things }
        [few] { $things-number } вещи: { $things }
       *[many] { $things-number } вещей: { $things }
    }{ $sealed ->
        [true] , запечатано
       *[false] { "" }
    }.

toy-event-counted = Сосчитано: { $numbers }. Вес: { $weight }.

toy-event-met =
    { $who ->
        [you] Вы встречаете
       *[other] { $seat } встречает
    }: { $whom ->
        [nobody] никого
        [you] вас
       *[other] { $other }
    }.

toy-prompt-pack = Что вы укладываете?
    .about = Последнее на полке: { $shelf-last }. { $shelf-full ->
        [true] Полка полна.
       *[false] Место есть.
    } Что вы укладываете?

toy-move-pack = Уложить { $what }
    .into = Куда уложить: { $into }
    .what-into = Уложить { $what }, куда: { $into }
    .seat = Спросить: { $seat }
