### `bell admin`: уход за хранилищем сервера.

## Столбцы

admin-table = Стол
admin-game = Игра
admin-status = Состояние
admin-entries = Записей
admin-changed = Изменён (UTC)
admin-seats = Места

## Состояние стола

admin-waiting = ждёт
admin-playing = играют
admin-over = окончен

# $file (text) - where it was written
admin-exported = Запись игры: { $file }.

# $table (text) - its id
admin-ended = Игра за столом { $table } прекращена.

# $tables (number) - how many
# $file (text) - where they were written
admin-copied = Скопировано в { $file }: { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    } и всё остальное из хранилища.
admin-rotated = Отныне сервер подписывает новым ключом.

# $tables (number) - how many
admin-abandoned = { $tables ->
        [0] Брошенных столов нет.
        [one] Брошен { $tables } стол; --delete удалит его.
        [few] Брошено { $tables } стола; --delete удалит их.
       *[many] Брошено { $tables } столов; --delete удалит их.
    }
admin-deleted = { $tables ->
        [0] Удалять было нечего.
        [one] Удалён { $tables } стол.
        [few] Удалено { $tables } стола.
       *[many] Удалено { $tables } столов.
    }

# $names (text) - of the limits
admin-no-limit = нужны предел и число; пределы: { $names }
admin-recounted = { $games ->
    [one] Заново подсчитана { $games } игра по её журналу.
    [few] Заново подсчитаны { $games } игры по их журналам.
   *[many] Заново подсчитано { $games } игр по их журналам.
}
admin-the-same = Сохранено то же самое.
admin-otherwise = Сохранено было другое: { $what }.

## People

admin-whom = Кто
admin-since = С (UTC)
admin-until = До (UTC)
admin-reason = Причина
admin-no-reports = Жалоб нет.

# $number (number) - of the report
# $when (text) - when
# $name (text) - of whom it is
# $guest (text) - their id
# $address (text) - where they first came from, or `none`
# $reason (text) - in a word
# $table (text) - its id
# $seq (number) - entries of its log
admin-report = Жалоба { $number }, { $when } UTC: { $name } (гость { $guest }{ $address ->
        [none] )
       *[other] , адрес { $address })
    }, { $reason }, стол { $table }, { $seq ->
        [one] { $seq } запись
        [few] { $seq } записи
       *[many] { $seq } записей
    } журнала

# $whom (text) - a guest's id, or addresses
admin-banned = Доступ закрыт: { $whom }.
admin-unbanned = Доступ снова открыт: { $whom }.
