### Доска «Библиоса»: слова, нужные только экрану.

card-letter = { $of ->
    [pigments] К
    [monks] М
    [manuscripts] Мс
    [holy_books] Св
   *[forbidden_books] Зп
}
board-aim = Цель — кубики: каждый получит тот, у кого в конце больше всех в его категории.
board-die = { $category }: на кубике { $value }
board-die-change = { $category }: было { $from }, станет { $to }
board-die-stuck = { $category }: { $value }, эта карта его не изменит
board-two-first = Выберите два разных кубика или оставьте всё как есть.
board-two-second = { $category } и какой ещё кубик?
board-tap-again = { $what }? Нажмите ещё раз.
board-you-drew = Вы взяли: { $card }
board-looks = { $player }: смотрит карту
board-laid-out = { $player } выкладывает: остальные берут по одной
board-full = место занято
board-church_up = Повысьте один кубик на 1.
board-church_down = Понизьте один кубик на 1.
board-church_up_two = Повысьте два разных кубика на 1.
board-church_down_two = Понизьте два разных кубика на 1.
board-church_up_or_down = Повысьте или понизьте один кубик на 1.
board-thinks = думает
board-your-bid = Ваша ставка
board-less = Меньше
board-more = Больше
board-lowest = Ставка не меньше 1.
board-held = { $amount } { $amount ->
    [one] карта
    [few] карты
   *[many] карт
}
board-cover-gold = Вам по силам: { $amount } золота
board-cover-cards = Вам по силам: { $amount ->
    [one] { $amount } карта
    [few] { $amount } карты
   *[many] { $amount } карт
}
board-costs = Сдачи нет: это обойдётся вам в { $cost }.
board-bluff = Столько у вас нет! Если другие спасуют, вас накажут.
board-bluff-bid = Блеф: { $amount }
board-you-out = Вы вне торгов до следующей карты.
board-you-barred = Ваш блеф раскрыт: за эту карту вы больше не торгуетесь.
board-you-lead = Ваша ставка — самая высокая.
board-due-gold = К оплате: { $due }. Выбрано: { $chosen }.
board-due-cards = Отдать карт: { $due }. Выбрано: { $chosen }.
board-no-change = Сдачи нет.
board-pay-gold = Заплатить { $amount }
board-pay-cards = { $amount ->
    [one] Отдать { $amount } карту
    [few] Отдать { $amount } карты
   *[many] Отдать { $amount } карт
}
board-pay-short = Этого мало: нужно выбрать ещё { $missing }.
board-pay-many = Ровно столько, сколько обещано: уберите { $extra }.
board-bought = { $card }: достаётся игроку { $player }
board-unsold = { $card }: не досталась никому
board-bluffed = { $card }: { $player } не может заплатить. Блеф!
board-your-hand = Ваша рука
board-short = { $suit ->
    [gold] Золото
    [pigments] Краски
    [monks] Монахи
    [manuscripts] Манускрипты
    [holy_books] Священные
   *[forbidden_books] Запретные
}
board-shelf = { $name }: сумма { $sum }, лучшая буква { $letter }. { $list }
board-shelf-gold = { $name }: всего { $sum }. { $list }
board-shelf-empty = { $name }: карт нет
board-known = Вам известны: { $cards }
board-your-face-down = Из них ваши
board-scoring = Кому какой кубик
board-scoring-help = Кубик получает наибольшая сумма; при равенстве — буква ближе к A.
board-player = Игрок
board-wins = получает кубик:

## Правила за две минуты, для комнаты ожидания

brief-1 = Пять кубиков показывают, чего стоят пять категорий библиотеки. У кого в конце в категории больше всех, тот получает её кубик; кубики и есть очки.
brief-2 = Сначала дары. В свой ход вы смотрите карты одну за другой: одну оставляете себе, одну откладываете на аукцион и по одной открываете для остальных. Что придёт дальше, неизвестно, так что выбирайте с умом.
brief-3 = Потом всё отложенное продают на аукционе, карту за картой. За книги платят золотом, за золото любыми картами с руки. Блефовать можно, но кто не сможет заплатить, будет наказан.
brief-4 = Карты церкви действуют сразу, как попали к вам, и сдвигают кубики вверх или вниз. Поднимайте то, что собираете сами, и опускайте чужое.

# О чём задачи.
theme-place = Раскладка карт
theme-pick = Выбор подарка
theme-decline = Не трогать кубики
theme-raise = Повысить кубик
theme-lower = Понизить кубик
theme-raise-two = Повысить два кубика
theme-lower-two = Понизить два кубика
theme-bid = Ставка
theme-pass = Пас
theme-pay-gold = Оплата золотом
theme-pay-card = Оплата картами

## Редактор позиций

edit-phase = Этап игры
edit-active = Чей ход с дарами
edit-dice = Кубики
edit-deck = Колода даров, сверху вниз
edit-gift = Взятая карта
edit-public = Выложенные карты
edit-church = Карта церкви в деле
edit-auction = Колода аукциона, сверху вниз
edit-lot = Карта на продаже
edit-bids = Ставки
edit-bidder = Кто предложил больше всех
edit-passed = Спасовал
edit-hands = Карты на руках
edit-discard = Сброс, в открытую
edit-face_down = Сброс, в закрытую
edit-removed = Убраны из игры
edit-in-dice = { category-name }
edit-thing = { card-name }
