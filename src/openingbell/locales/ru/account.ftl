### Страница учётной записи и пути к ней.

account-title = Учётная запись
account-from-name = Войти или сохранить игры в учётной записи
account-lead = Войдите, если у вас здесь есть учётная запись. Для игры она не нужна: садитесь за стол, а создать её можно и позже.
account-lead-guest = Вы играете как гость, и знает вас только этот браузер. Учётная запись сохранит вас и ваши игры.

# $login (text) - the login name
account-known-as = Ваш логин: { $login }. Другие его не видят.

## Logging in

account-log-in = Войти
account-log-in-passkey = Войти с ключом доступа
account-log-in-instead = Я помню пароль
account-login-name = Логин
account-password = Пароль
account-password-about = Не меньше 10 знаков. Хороши несколько слов, которые никто другой не поставил бы рядом.
account-password-show = Показать
account-your-password = Ваш пароль, чтобы мы знали, что это вы
account-prove-passkey = С ключом доступа
account-forgotten = Я не помню пароль
account-recover = Новый пароль
account-recover-about = На других устройствах вы выйдете из учётной записи, все ключи доступа и токены будут удалены. Свои можно добавить снова.

# $name (text) - what the guest is called
account-bring = Взять с собой игры гостя { $name }

## Making one

account-make = Создать учётную запись
account-make-about = Логин нужен только для входа; другие видят имя, под которым вы играете.
account-make-password = С этим паролем
account-make-passkey = С ключом доступа

## The recovery code

account-code = Код восстановления
account-code-about = Запишите его. Он показан один раз, и только он поможет войти, если пропадут и пароль, и ключи доступа. Он срабатывает один раз.
account-code-kept = Записано
account-code-lost = Код потерян или его кто-то видел? Новый отменит старый.
account-new-code = Новый код восстановления
account-copy = Копировать
account-copied = Скопировано.
account-not-copied = Скопировать не удалось.

## The ways to log in

account-ways = Как вы входите
account-change-password = Сменить пароль
account-set-password = Задать пароль
account-new-password = Новый пароль
account-password-changed = Пароль изменён, на других устройствах вы вышли.
account-passkeys = Ключи доступа
account-no-passkeys = Пока нет. С ключом вы входите по отпечатку, лицу или коду устройства.
account-add-passkey = Добавить ключ доступа
account-passkey-name = Как его назвать, например по устройству
account-remove = Удалить

# $day (text) - when it was
account-used = Последний раз: { $day }
account-unused = Ещё не использован

## Tokens

account-tokens = Токены для программ
account-tokens-about = Программа с токеном играет или смотрит от вашего имени. В учётной записи она ничего изменить не может.
account-token-purpose = Для чего он
account-token-scope = Что он позволяет
account-token-make = Создать токен
account-token-once = Скопируйте его сейчас: больше он показан не будет.
account-token-use = Передайте его программе в переменной окружения BELL_TOKEN; например, затем:
account-revoke = Отозвать

# $scope (text) - what a token may do
account-scope =
    { $scope ->
        [read] смотреть
       *[play] играть
    }

## Leaving

account-leaving = Выход и уход
account-log-out = Выйти
account-log-out-everywhere = Выйти везде
account-log-out-about = Везде — это во всех браузерах и программах: их токены перестанут действовать.
account-export = Всё моё
account-export-about = Один файл: ваши игры, заметки, сказанное за столами и настройки.
account-export-get = Скачать
account-delete = Удалить меня
account-delete-about = Ваше имя исчезнет со всех столов, сказанное и записанное вами будет удалено, а там, где с вами играют другие, доиграет бот. Их игры останутся целы. Вернуть ничего нельзя.
account-delete-question = Точно? Вернуть ничего нельзя.
account-delete-not = Остаться
account-left = Вас здесь больше нет. До свидания.
