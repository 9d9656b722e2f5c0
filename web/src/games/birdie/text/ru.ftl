### Поле «Клювика»: слова, нужные только на экране.

board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
card-letter = { $of ->
    [woodpecker] Д
    [robin] М
    [pigeon] Г
   *[owl] С
}
board-aim = Цель — больше всех очков. Соседи одного вида или времени года — набор.
board-round = Раунд { $round } из 2
board-scores = { $player }: птицы взлетают
board-take = Взять
board-stack = В стопку
board-slot = Место { $slot }: { $card }
board-slot-staged = Место { $slot }: { $card }, уже в вашей стопке
board-slot-empty = Место { $slot }: пусто
board-points-plus = +{ $points }
board-under = { $count ->
    [one] { $count } карта под ней
    [few] { $count } карты под ней
   *[other] { $count } карт под ней
}
board-stop-help = Когда колода кончится, выйдет карта «Стоп»: открытый ряд больше не пополняется. Карты под ней — для малиновок.
board-deck = Колода
board-deck-size = Ваша личная колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-missing = ещё { $count } из ряда
board-stack-ready = Добавьте карты с руки или положите стопку на свою колоду.
board-tap-again = Коснитесь ещё раз: это нельзя взять назад.
board-your-hand = Ваша рука
board-hand-empty = нет карт
board-ability-woodpecker = При подсчёте: переносит одну птицу ряда
board-ability-robin = При подсчёте: приводит в ряд ещё одну птицу
board-ability-pigeon = При подсчёте: забирает набор за два взмаха
board-ability-owl = При подсчёте: копирует ваш наименьший набор
board-perch = Место { $place }: { $card }
board-choose-woodpecker_from = Перенести эту птицу
board-choose-cut = Начать набор здесь
board-choose-cut_end = { $count ->
    [one] Закончить набор здесь: { $count } птица
    [few] Закончить набор здесь: { $count } птицы
   *[other] Закончить набор здесь: { $count } птиц
}
board-choose-remove = { $count ->
    [0] Убрать: ничего не сойдётся
    [one] Убрать: улетит { $count } птица
    [few] Убрать: улетят { $count } птицы
   *[other] Убрать: улетят { $count } птиц
}
board-gap = Посадить на место { $place }
board-lifted = Птица в пути
board-pencilled = Записаны карандашом: { feature-name }
board-flown = Улетели и записаны: { feature-name }
board-row-empty = На проводе никого нет.
board-would-write = Очки: { $count } — { $box }
board-would-fly = Улетит набор { set-gen }: { $count }
board-or = или
board-box = { $name }: { $points }
board-box-pencilled = { $name }: { $points } карандашом
board-box-empty = { $name }: пусто
board-trophy = Трофей: 3 очка
board-flaps = Взмахи: { $count } из { $squares }, очки: { $points }
board-passes = Пасы: { $first } и { $second }
board-uses = { $bird }: { $left ->
    [0] способность использована
    [one] способность можно использовать ещё { $left } раз
    [few] способность можно использовать ещё { $left } раза
   *[other] способность можно использовать ещё { $left } раз
}
board-passed = Пас, номер { $place }
board-stacking = { $count ->
    [one] Складывает { $count } карту…
    [few] Складывает { $count } карты…
   *[other] Складывает { $count } карт…
}
board-best = Показать лучший подсчёт
board-actions = Что можно сделать
act-robin = Малиновка: привести птицу из-под карты «Стоп»
act-woodpecker = Дятел: перенести птицу
act-pigeon = Голубь: два взмаха вместо набора
act-owl = Сова: записать { $points } в пустую клетку
act-feature = { feature-name }
act-done-stack = Положить стопку на колоду
act-done-before = Перейти к наборам
act-done-cut = { $count ->
    [0] Обойтись без наборов
    [one] Записать { $count } набор
    [few] Записать { $count } набора
   *[many] Записать { $count } наборов
}
act-done-pigeon = Нет, голубь остаётся
act-done-owl = Нет, сова остаётся
act-write = Записать { $count } за набор { set-gen }
act-let-go = Отпустить набор { set-gen } ({ $count }): клетка занята

table-title = Подсчёт за настоящим столом
table-lead = Играете в «Клювик» настоящими картами? Введите свой ряд и лист и узнайте, как лучше всего его засчитать. Попробуйте со способностями и без них.
table-cards = Ваш ряд, слева направо
table-add = Добавить: { $card }
table-remove = Убрать с места { $place }: { $card }
table-empty = Касайтесь карт своего ряда по порядку.
table-undo = Убрать последнюю карту
table-clear = Начать сначала
table-sheet = Ваш лист
table-filled = Уже заполненные клетки:
table-flaps = Отмечено взмахов
table-column-wrong = Нужно от 1 до 12 чисел не больше 50, которые не убывают. Пока берётся предполагаемый столбец.
table-rivals = Трофеи: наибольшее число у других
table-ask = Здесь появится лучший подсчёт.
table-thinking = Ищем…
table-failed = Не получилось. Попробуйте ещё раз чуть позже.

## Правила за две минуты, для комнаты ожидания

brief-1 = В каждом из двух раундов вы собираете собственную колоду. В конце она становится рядом птиц, и соседи одного вида или одного времени года складываются в наборы. Сколько в наборе карт, столько и очков.
brief-2 = В свой ход либо возьмите в руку одну карту открытого ряда, либо сложите две его карты и сколько угодно карт с руки рубашкой вверх на свою колоду, в любом порядке. Заглянуть в неё больше нельзя: запоминайте.
brief-3 = А можно спасовать и выйти из раунда: это даёт по два очка за каждого, кто ещё не спасовал. Так что вовремя остановиться выгодно.
brief-4 = Каждую клетку листа, по одной на время года и на вид птицы, можно заполнить только раз за всю игру. Лучшее число у птицы приносит и её трофей: 3 очка. Птицы, оставленные на руке, помогают при подсчёте.

# О чём задачи.
theme-take = Взять карту
theme-stack = Сложить из ряда
theme-stack-hand = Сложить с руки
theme-done = Закончить
theme-pass = Пас
theme-robin = Малиновка
theme-woodpecker = Дятел
theme-position = Выбор места
theme-feature = Что засчитать
theme-pigeon = Голубь
theme-owl = Сова

## Редактор позиций

edit-phase = Часть хода
edit-round_number = Раунд
edit-open_row = Открытый ряд
edit-stopped = Карта «Стоп» вышла
edit-order = Спасовали, по порядку
edit-boxes = Заполненные клетки
edit-flaps = Взмахи
edit-used = Применённые умения
edit-trophies = Трофеи
edit-hands = Карты на руках
edit-decks = Личные стопки, с первой карты
edit-out = Вышли из игры на виду
edit-rest = Вышли из игры втёмную
edit-under = Под картой «Стоп»
edit-second = Вторая половина, для второго раунда
edit-deck = Колода, сверху вниз
edit-in-boxes = { feature-name }
edit-in-used = { feature-name }
edit-thing = { card-name }
