### Поле игры «Ни пуха ни пера!»: слова, которые нужны только на экране.

card-letter = { $of ->
    [blue] С
    [orange] О
    [green] З
    [pink] Р
    [yellow] Ж
   *[white] Б
}
board-aim = Цель — остаться последним цветом на воде.
board-row = Ряд в пруду, начиная с головы
board-place = Место { $place }: { card-name }.
board-place-empty = Место { $place }: пусто.
board-under-target = Над ней висит прицел.
board-hides = Под ней прячется { duck-low }.
board-splashed = Нырнула: «Бултых!» положил игрок { $player }.
board-choose = Выбрать:
board-colour = { $card ->
    [blue] Синяя
    [orange] Оранжевая
    [green] Зелёная
    [pink] Розовая
    [yellow] Жёлтая
    [white] Белая
   *[water] Вода
}
board-tap-again = Нажмите ещё раз, чтобы сыграть.
board-your-hand = Ваша рука
board-playing = Вы играете
board-must-play = Другие карты не сыграть
board-played = { $player }: «{ action-name }»
board-threw = { $player }, сброс: «{ action-name }»
board-spare-targets = Прицелы
board-nothing = Пока ничего
board-known = известно: { $count }
board-bottom = Что все знают о низе колоды, сверху вниз:
board-bottom-none = Никто не знает, что в колоде и в каком порядке.
board-afloat = на плаву: { $count }
board-shot = подбито: { $count }
board-out = Уток нет, но охота идёт
board-held = { $count ->
    [one] { $count } карта действия
    [few] { $count } карты действия
   *[other] { $count } карт действия
}
board-rearrange = Новый порядок ряда. Перетащите карты или возьмите карту клавишей Enter, двигайте стрелками и положите клавишей Enter.
board-rearrange-hint = Перетащите карты в новом порядке или нажмите на карту, а потом на её новое место.
board-rearrange-card = Новое место { $place }. { $card }
board-rearrange-done = Пусть будет так
board-now-at = { card-name }: теперь на месте { $place }.

## Правила за две минуты, для комнаты ожидания

brief-1 = Шесть мест на пруду, и на них всегда утки разных цветов. Один цвет ваш. Побеждает последний цвет на воде.
brief-2 = На руке у вас три карты. В свой ход сыграйте ровно одну, выполните её и возьмите новую. Это обязательно, даже если выходит себе во вред.
brief-3 = Для большинства выстрелов нужен прицел: сначала повесьте его над местом, потом стреляйте, кто бы его ни повесил. Когда утка подстрелена, ряд сдвигается влево, а справа приходит новая карта. Прицелы остаются на местах.
brief-4 = Другие карты двигают ряд, прячут вашу утку под соседнюю или дают утке нырнуть. Даже когда свои кончились, охота продолжается.

# О чём задачи.
theme-play = Розыгрыш карты
theme-throw = Сброс карты
theme-place = Выбор места
theme-side = Выбор стороны
theme-colour = Выбор цвета

## Редактор позиций

edit-phase = Часть хода
edit-row = Ряд с головы: что сверху, кто прячется снизу, чей «Бултых!»
edit-targets = Места под прицелом
edit-shot = Подстреленные утки
edit-hands = Карты на руках
edit-discard = Сброшенные карты действий
edit-duck_deck = Колода уток, сверху вниз
edit-action_deck = Колода действий, сверху вниз
edit-in-phase = { $name ->
    [play] Сыграть карту
    [throw] Выбросить карту
    [misfire_side] Мазила: сторона
    [hide_side] В уткрытие!: сторона
   *[other] { action-name }
}
edit-in-row = { $name ->
    [hides] прячется снизу
    [splash] чей «Бултых!»
    [card] сверху
   *[other] { card-name }
}
edit-in-shot = { card-name }
edit-in-duck_deck = { card-name }
edit-thing = { action-name }
