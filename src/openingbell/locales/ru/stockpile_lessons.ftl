### Уроки Stockpile; как называются сообщения, сказано в английском файле Acquire.

stockpile_lessons-supply = Наполнить пакеты
stockpile_lessons-supply-1 = Только вы знаете, что Epic подорожает на 4. Что Leading подешевеет на 2, знают все. У вас бум и сбор: одна карта кладётся открыто, другая закрыто. Положите сбор открыто на пакет 2, где лежит Leading.
stockpile_lessons-supply-2 = Теперь спрячьте бум: закрыто на пакет 1. Его вы и хотите получить из-за Epic.
stockpile_lessons-supply-done = Остальные видят, что там лежит ваша карта. Какая — пусть гадают.

stockpile_lessons-bid = Сделать ставку
stockpile_lessons-bid-1 = Каждому достанется один пакет. Поставьте фишку на пакет 1, на деление 3.
stockpile_lessons-bid-done = Ada поставила 6, и ваша фишка вернулась к вам. Это не конец: ставьте снова.

stockpile_lessons-outbid = Поставить снова
stockpile_lessons-outbid-1 = Две акции Epic, бум и то, что вы знаете: пакет 1 стоит больше шести. Ставьте 10.
stockpile_lessons-outbid-done = Пакет ваш. Ada пришлось взять второй и заплатить ваш сбор.

stockpile_lessons-boom = Сыграть бум
stockpile_lessons-boom-1 = Бум сразу поднимает стоимость на 2. Вы знаете, чьи акции подорожают ещё на 4.
stockpile_lessons-boom-done = Epic стоит 7. С вашим прогнозом она перейдёт за 10, и тогда случится кое-что приятное.

stockpile_lessons-hold = Держать
stockpile_lessons-hold-1 = Теперь все могут продавать. Вы знаете, что будет: оставьте всё и закончите.
stockpile_lessons-hold-done = Epic раздробилась: каждая ваша карта считается за две акции. А Bottomline упала до 2, и этого не знал никто.

stockpile_lessons-crash = Продать вовремя
stockpile_lessons-crash-1 = Следующий раунд. Ваш прогноз: Bottomline подешевеет на 3, а стоит она 2. Продайте её до банкротства.
stockpile_lessons-crash-2 = Что Epic подешевеет на 2, видят все. Продайте одну раздробленную карту целиком.
stockpile_lessons-crash-3 = Остальное оставьте: в конце крупнейший акционер компании получает бонус. Закончите.
stockpile_lessons-crash-done = Bottomline — банкрот, и у кого она осталась, у того не осталось ничего. Вы продали вовремя.

stockpile_lessons-dividend = Получить дивиденды
stockpile_lessons-dividend-1 = Stanford платит 2000 $ за акцию каждому, кто их покажет. Покажите обе.
stockpile_lessons-dividend-done = 4000 $. Показывать не обязательно: иногда тайна дороже.

stockpile_lessons-majority = Последний раунд
stockpile_lessons-majority-1 = Другая партия, самый конец. После этого раунда все акции и так продадут, а за каждую компанию крупнейший акционер получит 10 000 $. Оставьте свои.
stockpile_lessons-majority-done = Победа! Теперь вы знаете, что делать с тайной.

stockpile_lessons-not-show = Открытый бум увидят все и станут вас перебивать.
stockpile_lessons-not-own-fee = Пакет 1 нужен вам самим, а сбор платит тот, кто его берёт.
stockpile_lessons-not-worst = Можно и так. Но все знают, что Leading дешевеет: на пакете 2 сбор отпугнёт наверняка.
stockpile_lessons-not-hide = Кладите туда, где будете ставить: на пакете 1 лежит Epic.
stockpile_lessons-not-nothing = Ноль перебьёт кто угодно. Начните с 3.
stockpile_lessons-not-low = Начните с малого. Если вашу ставку перебьют, можно поднять.
stockpile_lessons-not-news = Вы знаете кое-что только об Epic, а она на пакете 1.
stockpile_lessons-not-next = Достаточно перебить 6: следующее деление — 10.
stockpile_lessons-not-worth = Об остальных пакетах вы ничего не знаете, и там сбор. Держитесь Epic.
stockpile_lessons-not-boom = Вы знаете, что Epic подорожает на 4. Вместе с бумом она выйдет за верх шкалы.
stockpile_lessons-not-early = Сейчас за неё дадут 7. После дробления каждая карта — две акции по 6.
stockpile_lessons-not-unknown = Об этой компании вы ничего не знаете. Продавайте, когда знаете, что стоимость упадёт, или нужны деньги.
stockpile_lessons-not-crash = Банкрот уносит с собой все свои акции. Сначала продайте Bottomline.
stockpile_lessons-not-bottomline = По порядку: Bottomline вот-вот обанкротится.
stockpile_lessons-not-half = Так вы продадите одну акцию из двух. Продайте карту целиком.
stockpile_lessons-not-falls = Epic точно подешевеет на 2, и все это знают. Продайте раздробленную карту.
stockpile_lessons-not-stanford = Stanford ещё может заплатить или подорожать: вы не знаете, что она упадёт.
stockpile_lessons-not-majority = Одну оставьте: она считается для бонуса крупнейшего акционера.
stockpile_lessons-not-claim = Каждая показанная акция даёт 2000 $. Покажите обе.
stockpile_lessons-not-keep = Ту же цену вы получите через минуту, а бонус крупнейшего акционера потеряете.
