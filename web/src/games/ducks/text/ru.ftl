### Поле игры «Ни пуха ни пера!»: слова, которые нужны только на экране.

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
