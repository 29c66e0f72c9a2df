### Уроки «Синдиката»; как называются сообщения, сказано в английском файле Acquire.

syndicate_lessons-firm = Купить фирму
syndicate_lessons-firm-1 = Ход начинается со сделок по вашему желанию. Пока сделок нет: бросайте кубики.
syndicate_lessons-firm-2 = Вы попали на «Цемент», и он ничей. Купите: соперники, попав сюда, заплатят вам.
syndicate_lessons-firm-done = Ada выбросила дубль, купила «Кирпич» и пошла ещё раз. «Стекло» ей не нужно, и его продают с аукциона.

syndicate_lessons-auction = На аукционе
syndicate_lessons-auction-1 = «Кирпич», «Цемент» и «Стекло» составляют одно целое. Торгуйтесь за «Стекло».
syndicate_lessons-auction-2 = Ada всё-таки торгуется. Вам «Стекло» нужнее: поднимайте.
syndicate_lessons-auction-done = Оно ваше. Две фирмы одной отрасли приносят вдвое больше, каждая.

syndicate_lessons-exchange = На бирже
syndicate_lessons-exchange-1 = Вы попали на биржу. Её акции сегодня стоят 10, а курс бывает и 50. Купите три.
syndicate_lessons-exchange-4 = Хватит. Закончите.
syndicate_lessons-exchange-done = Кто попадает на биржу, платит её акционерам. А у Ada к вам предложение.

syndicate_lessons-trade = Предложение
syndicate_lessons-trade-1 = Ada предлагает «Кирпич» за 100. С ним все три строительные фирмы ваши. Примите.
syndicate_lessons-trade-done = У вас монополия: три фирмы одной отрасли, и на них можно строить.

syndicate_lessons-build = Строить
syndicate_lessons-build-1 = Дом стоит 30 и приносит 30, и всё утраивается, потому что все три фирмы ваши. Постройте по одному на каждой.
syndicate_lessons-build-4 = Остальное приберегите на чёрный день и бросайте кубики.
syndicate_lessons-build-done = Кто попадёт на вашу клетку, заплатит 150: 20 и 30, помноженные на три.

syndicate_lessons-contraband = Контрабанда
syndicate_lessons-contraband-1 = Груз стоит здесь 25. Провезите его по кругу, и за него дадут 100. Возьмите один.
syndicate_lessons-contraband-2 = Одного довольно: полиция отбирает все. Закончите.
syndicate_lessons-contraband-done = Ada попала на биржу, курс вырос до 40, и она заплатила вам 120.

syndicate_lessons-sell = Продать дорого
syndicate_lessons-sell-1 = Вы купили по 10, курс теперь 40. Со следующим гостем он изменится: продайте все три.
syndicate_lessons-sell-done = Из 30 вышло 240, считая то, что заплатила Ada. Неплохо.

syndicate_lessons-credit = Кредит
syndicate_lessons-credit-1 = Другая партия, и первый же бросок приводит вас на «Кредит». Возьмите 200, чтобы раньше покупать фирмы.
syndicate_lessons-credit-done = Через круг надо вернуть 220. Чем дольше, тем дороже.

syndicate_lessons-debt = В долгу
syndicate_lessons-debt-1 = Все деньги в домах, а вы попали на «Ракеты», а ими владеет Ada: с вас 150. Заложите одну из фирм, чтобы заплатить.
syndicate_lessons-debt-done = Заплачено. Выкупите фирму, как только сможете: заложенная ничего не приносит. Кто не может заплатить, разорён; побеждает последний, кто может.

syndicate_lessons-not-roll = До сделок ещё дойдёт. Сначала нужно что-то иметь: бросайте.
syndicate_lessons-not-pass = Фирма, от которой отказались, идёт на аукцион, и её может взять Ada.
syndicate_lessons-not-auction = Тогда его возьмёт Ada, и все три вам не собрать.
syndicate_lessons-not-cheap = Дешевле 10 акция почти не бывает. Каждая приносит курс всякий раз, когда сюда попадает соперник.
syndicate_lessons-not-exchange = Это другое. Купите акции самой биржи.
syndicate_lessons-not-enough = Трёх довольно: курс меняется с каждым гостем.
syndicate_lessons-not-refuse = Вам не хватает именно «Кирпича». Монополия дороже ста.
syndicate_lessons-not-build = Сначала постройте по дому на каждой из трёх фирм.
syndicate_lessons-not-everywhere = По одному на каждой: никто не знает, куда попадёт Ada.
syndicate_lessons-not-mortgage = Заложенная фирма ничего не приносит, и монополия будет неполной.
syndicate_lessons-not-share = Акции потом. Владельцы акций вашей фирмы получают часть её дохода.
syndicate_lessons-not-united = Что соединено, меняют только целиком. Оставьте себе.
syndicate_lessons-not-cash = Оставьте наличные: кто не может заплатить, разоряется.
syndicate_lessons-not-load = 75 за то, чтобы провезти груз по кругу: возьмите один.
syndicate_lessons-not-police = Чем больше везёте, тем больше отберёт полиция.
syndicate_lessons-not-own-share = Это акция вашей фирмы. Продайте акции биржи.
syndicate_lessons-not-rate = Сейчас курс 40. Со следующим гостем может стать 5.
syndicate_lessons-not-borrow = Возьмите сейчас: на ранние деньги покупают фирмы, за которые потом платят другие.
syndicate_lessons-not-interest = Возвращать надо с процентами. Хватит 200.
syndicate_lessons-not-debt = Проданная акция навсегда забирает часть дохода. Залог можно выкупить.
