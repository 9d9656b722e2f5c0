# Разбор сыгранных партий на странице записи.
table-review = Разбор
review-growing = Партия разбирается: { $percent } %
review-weighed = Каждое решение проверено в воображаемых раздачах ({ $worlds }) по тому, что игрок мог знать.
review-weighed-open = Каждое решение проверено при всех открытых картах ({ $worlds } раз): так не мог знать никто.
review-older_rules = Партия сыграна по более старым правилам, разобрать её уже нельзя.
review-unloadable = Разбор здесь не загружается.
review-open = При всех открытых картах
review-hide = Скрыть то, что дальше
review-chances = Шансы всех игроков по ходу партии
review-chances-now = Шансы: { $chances }
review-chance = { $player } { $percent } %
review-seats = Удача и мастерство
review-player = Игрок
review-start = Начало
review-luck = Удача
review-skill = Мастерство
review-result = Итог
review-accuracy = Точность
review-sum = В процентах победы: начало + удача + мастерство = итог. Удача — то, что принесли карты, в том числе скрытые чужие; мастерство — то, что решения дали или упустили. Точность — какая доля того, что стояло на кону, сохранена.
review-turning = Что было важнее всего
review-moments = Все решения
review-mistakes-only = Только ошибки
review-no-mistakes = Ошибок нет.
review-move = Ход { $move }
review-lost = упущено { $points } %
review-gained = получено { $points } %
review-even = ничего не упущено
review-is-mistake = Ход { $move }, { $player }: «{ $played }» упускает { $points } % победы (± { $error }). Лучше было «{ $best }»: { $open ->
        [yes] при открытых картах
       *[no] насколько мог знать игрок { $player },
    } это { $better } % победы, а не { $share } %.
review-is-small = Ход { $move }, { $player }: «{ $played }». Возможно, «{ $best }» лучше на { $points } % (± { $error }).
review-is-best = Ход { $move }, { $player }: «{ $played }». Ничего лучше не нашлось.
review-ahead = Следующее по силе, «{ $next }», даёт на { $points } % меньше.
review-because = Чем это хорошо: { $reasons }.
review-instead = А сыгранное: { $reasons }.
review-rule = Правило { $clause }
review-show = Показать на столе
review-end = Партия окончена.
review-play-on = Играть отсюда
review-play-on-help = Вы садитесь на одно место, за остальных играют боты. Запись остаётся как есть.
review-play-as = Ваше место
review-play-against = Против кого
review-play-cards = Скрытые карты
review-play-as-were = как были
review-play-anew = раздать заново, как их может представить это место
review-play-start = Играть
review-back = Назад к записи
review-notes = Заметки
review-note = Заметка к этому моменту
review-note-mark = Знак: хорошо (!) или сомнительно (?)
review-note-shared = Заметка для всех, кто может видеть эту запись
review-note-by = Ход { $move }, { $player }
review-note-here = (только на этом устройстве)
review-noted = Записано.
