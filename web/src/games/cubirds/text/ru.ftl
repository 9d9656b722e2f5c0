### Доска «Кубичек»: слова, нужные только экрану.

board-takes = В руку: { $birds }
board-takes-nothing = В руку ничего не придёт
board-takes-short = +{ $count }
board-choose-end = Теперь выберите край ряда. Числа показывают, сколько птиц достанется вам.
board-tap-again = Нажмите ещё раз, чтобы выложить их здесь.
board-goal-species = Виды
board-goal-threes = Тройки
board-goal = { $name }: { $have } из { $need }
board-goal-or = или
board-goal-title = Для победы: семь видов или две тройки
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
