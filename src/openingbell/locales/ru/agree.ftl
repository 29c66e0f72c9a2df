### О чём люди за столом просят друг друга, и меню для этого.

agree-menu = Стол

agree-takeback =
    { $alone ->
        [yes] Взять назад мои последние ходы
       *[no] Взять назад мои последние ходы (спросить)
    }
agree-pause =
    { $alone ->
        [yes] Пауза
       *[no] Пауза (спросить)
    }
agree-end =
    { $alone ->
        [yes] Закончить игру
       *[no] Закончить игру без победителя (спросить)
    }
agree-end-sure = Закончить совсем?
agree-bot = Пусть бот играет: { $name }
agree-person = Пусть другой играет: { $name }
agree-resign = Сдаться

# $meaning (text) - bot or end: what it means in this game
agree-resign-sure =
    { $meaning ->
        [end] Сдаться? Тогда игра закончится для всех, и победителя не будет.
       *[bot] Сдаться? Бот займёт ваше место со всем, что у вас есть, и доиграет до конца. Остальные играют дальше.
    }

agree-asked =
    { $what ->
        [takeback] { $who ->
            [you] Вы просите взять назад свои последние ходы.
           *[other] { $name } просит взять ходы назад.
        }
        [pause] { $who ->
            [you] Вы просите паузу.
           *[other] { $name } просит паузу.
        }
        [end] { $who ->
            [you] Вы предлагаете закончить игру без победителя.
           *[other] { $name } предлагает закончить игру без победителя.
        }
        [bot] { $who ->
            [you] Вы предлагаете, чтобы играл бот: { $about }.
           *[other] { $name } предлагает, чтобы играл бот: { $about }.
        }
       *[person] { $who ->
            [you] Вы предлагаете отдать место другому: { $about }.
           *[other] { $name } предлагает отдать место другому: { $about }.
        }
    }
agree-yes = Согласиться
agree-no = Отклонить
agree-withdraw = Передумать
agree-awaited = Ещё не ответили: { $names }.
agree-waited-for = Ждём ещё несколько минут: { $name }.
agree-resume = Играть дальше
agree-stand-in = За вас играет бот.
agree-come-back = Вернуться на своё место
agree-out = { $name }: время вышло. Ждите или:
agree-let-bot = Пусть дальше играет бот
agree-offered = Нужен игрок на место: { $name }.
agree-join = Играть дальше
agree-over = Игра прекращена. Победителя нет.
