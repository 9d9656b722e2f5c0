# Обучающая партия.

learn-title = Первая партия с подсказками
learn-step = Шаг { $step } из { $count }
learn-next = Дальше
learn-back = Назад
learn-show = Показать
learn-again = Ещё раз
learn-leave = К играм
learn-well = Отлично!
learn-wrong = Так можно: { $what }.
learn-otherwise = Но сейчас речь о другом. Верните ход и попробуйте ещё раз.
learn-because = Этот ход { $reasons }.
learn-over = Теперь вы умеете играть!
learn-loading = Раскладываем карты…
learn-not-here = Показать партию не получилось
learn-friend = Саша
learn-other-friend = Женя
# Правила, которые показывают себя сами.
learn-show-rule = Показать
learn-example = Пример к правилу
learn-example-start = С этого всё начинается.
learn-example-look = Вот как это выглядит.
learn-plays = { $player }: { $what }
learn-refused = Так нельзя: { $what }.
learn-other = Другой пример ({ $number } из { $count })
learn-close = Закрыть
learn-in-two = За две минуты
learn-in-full = Правила целиком
# За настоящим столом.
real-link = За настоящим столом
real-title = { $game }: за настоящим столом
real-first = Кто начинает?
real-draw = Выбрать по жребию
real-drawn = Начинает игрок { $player }.
pad-title = Лист для подсчёта
pad-name = Имя игрока { $seat }
pad-nobody = никто
pad-missing = Лист пока не загрузился. Попробуйте через минуту.
pad-wrong = Столько карт в игре нет: проверьте числа.
pad-ducks = Осталось уток
pad-gold = Золото
pad-die = Кубик: { $what }
pad-letter = Поровну: { $what }. У кого буква ближе к A?
pad-flaps = Отмечено взмахов
pad-pass1 = Пас, раунд 1
pad-pass2 = Пас, раунд 2
pad-trophy = Трофей: { $what }
pad-points = Очки
pad-whose-turn = Чей был ход?
may-i-title = Можно ли так?
may-i-ask = Несколько слов: например, что вы хотите сделать
may-i-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
may-i-none = О таком правила молчат. Попробуйте другие слова.
pad-by-letter = { $what }: сумма { $sum }, как и у соперника, но буква ближе к A; кубик приносит { $die }
# Стол с открытыми картами.
learn-open = С открытыми картами
learn-open-help = Чтобы научить друга: карты каждого видны всем, и между ходами ничего не прячется.
learn-cards-of = Чьи карты
