### Несколько человек за одним устройством и занавес между ними.

# $name (text) - whose turn it is
curtain-turn = { $name }, ваш ход
curtain-title = Занавес опущен
curtain-why = Остальные не смотрят. Поднимите занавес, когда у экрана будет { $name }.
curtain-waiting = Сейчас ходит { $name }. Поднимите занавес, чтобы увидеть своё.

# $name (text) - one of the people at this device
curtain-lift = Здесь { $name }
curtain-front = У экрана: { $name }
curtain-lower = Опустить занавес
