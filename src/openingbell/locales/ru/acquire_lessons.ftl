### Уроки Acquire; как называются сообщения, сказано в английском файле.

acquire_lessons-found = Основать корпорацию
acquire_lessons-found-1 = У каждой плитки одно место — с её именем. Две плитки рядом образуют корпорацию: положите 6B возле 5B.
acquire_lessons-found-2 = Вы основали корпорацию. Какую — решать вам. Возьмите Sackson: её акции дёшевы.
acquire_lessons-found-done = Основатель получает одну акцию даром. С двух плиток у корпорации есть цена.

acquire_lessons-buy = Купить акции
acquire_lessons-buy-1 = После плитки можно купить три акции. Купите три акции Sackson, пока они стоят 200 $.
acquire_lessons-buy-4 = На этот ход всё. Закончите его: затем вы возьмёте новую плитку.
acquire_lessons-buy-done = У вас четыре акции Sackson. Тем временем Ada основала Hydra, и Ben вложился туда же.

acquire_lessons-grow = Вырастить
acquire_lessons-grow-1 = Чем больше плиток, тем дороже акция. Увеличьте Sackson.
acquire_lessons-grow-done = Акция Sackson стоит теперь 300 $, а свои вы купили дешевле.

acquire_lessons-second = Второе место
acquire_lessons-second-1 = Премии получают крупнейший акционер и второй за ним. В Hydra у Ada четыре акции, у Ben две. Купите три, и второе место ваше.
acquire_lessons-second-4 = Теперь закончите ход.
acquire_lessons-second-done = Теперь у вас доля в обеих корпорациях, а они подходят друг к другу всё ближе.

acquire_lessons-merge = Объединить
acquire_lessons-merge-1 = 8B лежит между Sackson и Hydra. Положите её, и большая поглотит меньшую.
acquire_lessons-merge-done = Sackson больше нет, и она расплатилась: 3000 $ вам за первое место, 1500 $ Ada за второе. Деньги приносят слияния.

acquire_lessons-trade = Куда девать старые акции
acquire_lessons-trade-1 = Четыре акции Sackson можно продать, оставить или обменять две на одну. Обменяйте все: с двумя новыми у вас пять акций Hydra, у Ada четыре.
acquire_lessons-trade-done = Теперь первое место в Hydra ваше, и это не стоило ни доллара.

acquire_lessons-alone = Всё решает одна акция
acquire_lessons-alone-1 = Другая партия. У вас и у Ada по четыре акции America: обе премии пришлось бы делить. Купите ещё одну.
acquire_lessons-alone-2 = Пять против четырёх. Остальные деньги приберегите и закончите ход.
acquire_lessons-alone-done = Кто первый в одиночку, получает всю премию. Чужие акции стоит считать.

acquire_lessons-survive = Кто сохранится?
acquire_lessons-survive-1 = У America и Phoenix по три плитки. Объедините их плиткой 6C.
acquire_lessons-survive-2 = Они равны, и решаете вы. Премии платит только та, что исчезнет, а ваши акции — в America: пусть сохранится Phoenix.
acquire_lessons-survive-done = 4000 $ вам. Кто кладёт плитку, выбирает время, а среди равных — и жертву.

acquire_lessons-end = Закончить игру
acquire_lessons-end-1 = У Sackson десять плиток. С одиннадцатой она защищена: поглотить её больше нельзя. Положите 6A.
acquire_lessons-end-2 = Все корпорации на поле защищены, и можно объявить конец игры. Вы впереди: объявляйте.
acquire_lessons-end-3 = Доиграйте ход. Затем ещё раз выплатят все премии и продадут все акции.
acquire_lessons-end-done = Победа! Выигрывает самый богатый, вот и вся премудрость.

acquire_lessons-not-alone = Эта плитка ни с чем не соприкасается: основывать нечего.
acquire_lessons-not-cheap = Годится любая свободная корпорация. Здесь возьмите Sackson: дешёвых акций на ваши деньги больше.
acquire_lessons-not-three = Можно купить ещё: до трёх за ход.
acquire_lessons-not-grow = Эта плитка не касается Sackson: она не вырастет.
acquire_lessons-not-lead = В Sackson первое место и так ваше, у других её акций нет. Лишние акции другой премии не принесут.
acquire_lessons-not-second = Ещё нет: второе место ваше с тремя акциями Hydra.
acquire_lessons-not-merge = Эта плитка ничего не объединяет. Только одна плитка в руке касается двух корпораций.
acquire_lessons-not-sell = Продажа даст по 300 $. После обмена вы крупнейший акционер Hydra, а это тысячи.
acquire_lessons-not-keep = Оставленные акции ничего не стоят, пока кто-нибудь не оснует Sackson заново.
acquire_lessons-not-tie = Четыре на четыре: равные делят обе премии. Ещё одна акция America — и первое место только ваше.
acquire_lessons-not-save = Одной хватило. У кого кончились деньги, тот не купит в нужный час.
acquire_lessons-not-survivor = Та, что сохранится, премий не платит, а больше всего акций у вас в America.
acquire_lessons-not-safe = Тогда у Sackson останется десять плиток, до защиты не хватит одной.
acquire_lessons-not-announce = Сначала объявите конец: вы впереди, и лишний круг поможет только другим.
acquire_lessons-not-sold = Сейчас все акции продадут по этой же цене: выгоды никакой.
