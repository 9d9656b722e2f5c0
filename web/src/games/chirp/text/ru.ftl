### Доска игры: слова, которые нужны только на экране.

card-letter = { $of ->
    [yellow] Ж
    [black] Ч
    [red] К
    [blue] С
    [grey] Ср
   *[white] Б
}
board-aim = Цель — первым набрать 30 очков.
board-card = { $card }, { $colour }, { $birds ->
    [one] { $birds } птица
    [few] { $birds } птицы
   *[other] { $birds } птиц
}
board-verb = { $word ->
    [draw] Добор
    [salvage] Из сброса
    [dig] Выбор
    [refill] До полной
    [pay] Обмен
    [discard] Сброс
    [steal] Стащить
    [remove] Убрать
    [take] Взять
    [harvest] Урожай
    [prune] Обрезка
    [bank] В счёт
    [cover] Накрыть
    [cover_top] Накрыть
    [exchange] Замена
    [move] Перенос
    [add] Добавить
    [add_top] Добавить
    [claim] Оперение
    [strip] Возврат
   *[swap] Мена
}
board-spot = { $place }: { $card }
board-covers = { $count ->
    [one] Под ней лежит { $cards }
   *[other] Под ней лежат { $cards }
}
board-walk = Путь: { $way }
board-branch = Ветка, { $count ->
    [0] голая
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}. Стрелки двигают, плюс и минус меняют масштаб, 0 показывает всё.
board-zoom = Вид на ветку
board-nearer = Ближе
board-further = Дальше
board-all = Показать всю ветку
board-boost = усиление +{ $boost }
board-skip = дальше
board-colour = { $colour }: { $birds ->
    [one] { $birds } птица
    [few] { $birds } птицы
   *[other] { $birds } птиц
} на ветке{ $leads ->
    [yes] , больше всех
   *[no] { "" }
}. Оперение: { $owned ->
    [yes] { $player }
   *[no] на столе
}
board-stock = Запас: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}{ $again ->
    [yes] . Когда он кончится, кончится и игра
   *[no] { "" }
}
board-discard = Сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-close = Закрыть
board-nothing = пусто
board-state = { $state ->
    [done] выполнено
    [now] выполняется
   *[next] впереди
}
board-then-bonus = Затем бонусная карта из запаса.
board-way = Что птицы говорят игроку { $player }
board-way-preview = Что придётся сделать на этом пути
board-no-way = Добавьте карту, и птицы на пути к ней скажут, что делать.
board-tap-again = Коснитесь ещё раз, чтобы выбрать.
board-left = Осталось: { $left }.
board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-known = Вы видели: { $cards }
board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} из { $goal }; в стопке очков { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
board-pass-held = Карта паса: если ход снова дойдёт до этого игрока, ветка считается
board-your-hand = Ваша рука
board-no-cards = На руке нет карт.
board-deck = Карты цвета «{ $colour }»
board-outlook = Если считать сейчас: { $who }
board-scores = { $owned ->
    [yes] { $player }, { $colour }, +{ $birds }
   *[no] никто ({ $colour }, { $birds })
}

## Правила за две минуты, для комнаты ожидания

brief-1 = Вы все вместе растите одну ветку. Держите оперение того цвета, которого больше всего при подсчёте, и его птицы станут вашими очками. Тридцать очков — победа.
brief-2 = В свой ход добавьте карту и возьмите со стола оперение её цвета; или добавьте карту и возьмите одну; или добавьте две; или возьмите две, это пас. На карте не может быть больше птиц, чем на той, к которой она примыкает.
brief-3 = Потом пройдите по ветке от ствола к своей карте и птица за птицей выполните всё, что чирикают по дороге. Число в кружке растёт на единицу за каждую другую карту того же цвета на маршруте. В конце открывают и выполняют ещё одну карту, это премия.
brief-4 = Ветку подсчитывают, когда больше ничего не добавить или когда все спасовали. Потом начинается новая.
board-hint-place = на отмеченное место

# О чём задачи.
theme-grow = Как расти
theme-card = Выбор карты
theme-place = Выбор места
theme-player = Выбор игрока
theme-plumage = Выбор оперения
theme-skip = Отказ от действия

## Редактор позиций

edit-hands = Карты на руках
edit-branch = Ветка: место в строке, карты снизу вверх
edit-plumage = Оперения: жёлтое, чёрное, красное, синее, серое, белое
edit-pass_card = Карта паса
edit-piles = Выигранные карты
edit-discard = Сброс, сверху вниз
edit-stock = Запас, сверху вниз
