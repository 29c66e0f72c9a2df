### `bell join`: игра на сервере из терминала.

join-name = Ваше имя:
join-name-wanted = сервер вас ещё не знает; представьтесь: --name ИМЯ
join-full = За этим столом нет свободных мест; чтобы смотреть, откройте ссылку в браузере.

# $number (number) - how many seats are still free
join-waits = { $number ->
        [0] Все на месте, игра сейчас начнётся.
        [one] Ждём ещё { $number } игрока.
        [few] Ждём ещё { $number } игроков.
       *[many] Ждём ещё { $number } игроков.
    }
join-mine = Ваши столы
join-open = Столы со свободными местами
join-none = Столов со свободными местами нет.

# $url (text) - the link of the table
join-back = Игра осталась на сервере. Продолжить: bell join { $url }
join-no-hints = За этим столом подсказок нет.
join-not-here = За столом на сервере этого сделать нельзя.
join-ended = Игру закончили досрочно. Победителя нет.
join-agree = Вы согласны? (да/нет)
join-salt = Чтобы потом проверить запись: bell verify RECORD --seat { $seat } --told { $hash }
join-sketch-yours = { $name } ждёт от вас предложения: { $line }
join-sketch-theirs = { $name } подумывает предложить вам: { $gives } за { $takes }.
