### Доска «Кубичек»: слова, нужные только экрану.

board-takes = В руку: { $birds }
board-takes-nothing = В руку ничего не придёт
board-takes-short = +{ $count }
board-choose-species = Сначала выберите вид птиц у себя на руке.
board-choose-end = Теперь выберите край ряда. Числа показывают, сколько птиц достанется вам.
board-tap-again = Нажмите ещё раз, чтобы выложить их здесь.
board-goal-species = Виды
board-goal-threes = Тройки
board-goal = { $name }: { $have } из { $need }
card-letter = { $of ->
    [flamingo] Ф
    [owl] С
    [toucan] Т
    [duck] У
    [parrot] П
    [magpie] Ср
    [reed_warbler] К
   *[robin] М
}
board-aim = Для победы: семь видов или две тройки
board-hand-group = { $bird }, на руках: { $count }. Малая стая { $small }, большая { $big }.
board-row = Ряд { $row }: { $birds }
board-row-empty = пусто
board-end = { $side ->
    [L] Левый край ряда { $row }
   *[R] Правый край ряда { $row }
}
board-flock-one = стая: 1 птица
board-flock-two = большая стая: 2 птицы
board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
board-known = Все видели: { $birds }
board-nothing = нет
board-your-hand = Ваша рука
board-your-collection = Ваша коллекция

## Правила за две минуты, для комнаты ожидания

brief-1 = Нужна коллекция из птиц семи разных видов или по три птицы хотя бы двух видов. Кто собрал её первым, сразу побеждает.
brief-2 = В свой ход положите все свои карты одного вида с левого или правого края ряда. Если этот вид в ряду уже есть, все птицы между старыми и новыми картами идут вам в руку. Если никто не попался, можно взять две карты из колоды.
brief-3 = Потом можно собрать одну стаю: покажите всех своих птиц одного вида, если их хватает. Малая стая даёт в коллекцию одну птицу, большая две, остальные идут в сброс. Сколько нужно, написано на картах.
brief-4 = Как только у кого-то кончились карты, раунд завершён: все сбрасывают руку и получают по восемь новых карт. Так что не копите слишком долго.

# О чём задачи.
theme-lay = Выкладывание
theme-draw = Добор карт
theme-decline = Отказ от добора
theme-flock = Сбор стаи
theme-stay = Отказ от сбора

## Редактор позиций

edit-phase = Часть хода
edit-dealer = Раздающий
edit-rows = Ряды
edit-hands = Карты на руках
edit-collections = Коллекции
edit-discard = Сброс
edit-deck = Колода, сверху вниз
edit-thing = { species-name }
