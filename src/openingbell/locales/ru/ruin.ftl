### Разорение шаг за шагом и что может делать разорившийся.

# $papers (text) - what goes back
ruin-returned = Без оплаты возвращается в запас: { $papers }.
# $firm (text), $number (number) - shares
ruin-shares = акции «{ $firm }»: { $number }
ruin-auctions = Продаётся с аукциона по очереди:
ruin-lot-now = на торгах
ruin-lot-waits = ждёт
ruin-lot-unsold = отходит банку
# $name (text), $price (text)
ruin-lot-sold = получает { $name } за { $price }
ruin-out = Вы выбыли, а остальные играют дальше. Можно смотреть, просмотреть партию заново или уйти.
ruin-see = Как это вышло
ruin-end = Сразу к концу
