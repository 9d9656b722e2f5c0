### Что сервер говорит, когда чего-то не может, по-русски.

refused-stale = За столом уже что-то произошло. Посмотрите и попробуйте ещё раз.
refused-not-your-turn = Сейчас не ваш ход.
refused-not-your-seat = Это не ваше место.
refused-not-playing = Сейчас за этим столом не играют.
refused-nothing-to-take-back = Отменять нечего.
refused-taken-back-enough = В этом ходу вы отменяли решение уже { $most } раз. Больше нельзя: сделайте ход.
refused-unreadable = Сервер этого не понял.
refused-unavailable = Сервер сейчас не может сохранять ходы. Попробуйте чуть позже.
refused-too-fast = Не так быстро! Подождите немного и попробуйте ещё раз.
refused-too-long = { $most ->
    [one] Помещается не больше { $most } символа.
   *[other] Помещается не больше { $most } символов.
}
refused-muted = Другие игроки за этим столом отключили ваши сообщения.
refused-no-table = Такого стола нет.
refused-rules-gone = Этот стол играет по правилам, которых на сервере больше нет.
refused-set-aside = Этот стол неисправен: его отложили, остальным столам это не мешает.
refused-not-watched = Этот стол открыт только для тех, кто за ним играет.
refused-too-many-sockets = Вы открыли этот сайт слишком много раз. Закройте часть окон.
refused-sent-away = Хозяин стола попросил вас уйти.
refused-banned = Вам закрыт вход на этот сайт: так решили те, кто за ним присматривает.
refused-cancelled = Этот стол отменили до начала игры.

## Что показывают мессенджеры, когда им дают ссылку

preview-house = Rookery: карточные игры, ради которых стоит сесть за стол
preview-house-text = Сыграйте с ботом в один клик, пришлите друзьям ссылку или передавайте один экран по кругу. Без регистрации и рекламы.
preview-play = { $game } на Rookery
preview-rules = Как играть: { $game }
preview-score = { $game }: подсчёт за настоящим столом
preview-table = Стол на Rookery
preview-replay = Партия на Rookery, ход за ходом
preview-invited = { $host } приглашает вас: { $game }
preview-seats = Занято мест: { $taken } из { $players }.
preview-playing = Игра идёт. Заходите посмотреть.
preview-over = Игра окончена. Посмотрите, как это было.
