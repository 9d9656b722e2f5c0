### Люди: учётные записи, сыгранные партии, рейтинги.

## Учётная запись

nav-account = Ваша учётная запись
nav-log-in = Войти или зарегистрироваться
account-title = Ваша учётная запись
account-guest = Вы играете как гость: { $name }. С учётной записью ваши партии будут под рукой на всех ваших устройствах, а имя — только вашим. Всё, что вы уже сыграли, останется с вами.
account-have = У вас есть учётная запись?
account-have-no = Нет, создать
account-have-yes = Да, войти
account-name = Имя
account-password = Пароль
account-password-help = { $least ->
    [one] Не короче { $least } знака.
   *[other] Не короче { $least } знаков.
} Подойдут несколько слов подряд.
account-password-show = Показать пароль
account-sign-up = Зарегистрироваться
account-log-in = Войти
account-lost = Забыли пароль?
account-lost-help = Тот, кто держит этот сервер, может дать вам ссылку, по которой вы выберете новый.
account-yours = { $name }
account-yours-help = Ваши партии и ваше имя — при этой учётной записи, где бы вы ни вошли.
account-games = Все ваши партии
account-log-out = Выйти
account-change = Сменить пароль
account-old = Прежний пароль
account-new = Новый пароль
account-change-do = Сменить
account-changed = Пароль изменён. На других устройствах вы вышли.
account-devices = Устройства
account-devices-help = Где вы сейчас вошли.
account-device-unknown = Неизвестное устройство
account-device-here = это
account-device-seen = последний раз: { $when }
account-device-end = Выйти
account-device-end-of = Выйти: { $device }
account-devices-end = Выйти на всех остальных
account-data = Ваши данные
account-data-help = Всё, что сервер хранит о вас, одним файлом. Партии указаны в нём ссылками.
account-data-get = Скачать
account-delete = Удалить всё
account-delete-help = Учётная запись, имя, ваши сообщения и места за столами исчезнут навсегда. За вас доиграют боты, а оконченные партии останутся у других под чужим именем.
account-delete-help-guest = Имя, ваши сообщения и места за столами исчезнут навсегда. За вас доиграют боты, а оконченные партии останутся у других под чужим именем.
account-delete-do = Удалить меня
account-delete-sure = Удалить всё навсегда? Вернуть это не сможет никто.
account-delete-no = Оставить
account-deleted = Всё удалено. Прощайте! Кто играет здесь дальше — новый гость.
account-away = Для учётной записи нужен сервер, а он сейчас недоступен.

## Новый пароль по ссылке

reset-title = Выберите новый пароль
reset-do = Установить пароль
reset-help = Ссылка сработает один раз. На всех устройствах, кроме этого, вы выйдете.
reset-none = Ссылка неполная. Откройте её ещё раз там, где получили.

## Сыгранные партии

games-title = Ваши партии
games-of = Партии игрока { $name }
games-none = Оконченных партий пока нет. Те, что вы доиграете за столом этого сервера, сохранятся здесь.
games-none-theirs = Оконченных партий пока нет.
games-list = Оконченные партии
games-all = Все игры
games-which = Какая игра
games-more = Более ранние
games-replay = Запись
games-replay-of = Запись: { $game }, { $when }
games-you-won = Победа
games-place = Место: { $place }
games-points = { $score }
games-somebody = кто-то
games-away = доиграл бот
games-change-up = рейтинг +{ $change }
games-change-down = рейтинг −{ $change }
games-count = { $played ->
    [one] { $played } партия
    [few] { $played } партии
   *[many] { $played } партий
}, побед: { $won }
games-against = Против кого
games-against-people = люди
games-share = { $won } из { $played }
games-course = Последние партии ({ $games }), свежие справа; побед: { $won }
games-course-rating = Рейтинг за последние партии: от { $from } до { $to }
games-rating = Рейтинг { $value } ± { $more }
games-rating-none = Рейтинга пока нет: нужны три партии, которые идут в зачёт.
profile-title = Что видите вы и другие
profile-public = Другие могут видеть, во что я играю
profile-public-help = Ваши партии без имён тех, с кем вы играли, по отдельному адресу. Записи — только те, что вы сами открыли для всех.
profile-public-link = Посмотреть глазами других
profile-public-guest = С учётной записью можно показать свои партии и другим.
profile-numbers = Рейтинги
profile-numbers-help = Число для каждой игры. Тогда вы попадёте и в списки лучших, если у вас есть учётная запись.
profile-none = Здесь никто не показывает свои партии
profile-none-help = Возможно, ссылка устарела, или её владелец не показывает свои партии.

## Рейтинги

ratings-title = Лучшие игроки: { $game }
ratings-link = Лучшие
ratings-which = Кто
ratings-ever = За всё время
ratings-season = За последние три месяца
ratings-rank = Место
ratings-name = Имя
ratings-value = Рейтинг
ratings-games = Партии
ratings-you = Вы: { $value } ± { $more }
ratings-you-none = { $missing ->
    [0] Ваш рейтинг уже есть. Чтобы видеть его, включите рейтинги в разделе «Ваши партии».
    [one] Доиграйте ещё { $missing } зачётную партию, и у вас будет рейтинг.
    [few] Доиграйте ещё { $missing } зачётные партии, и у вас будет рейтинг.
   *[many] Доиграйте ещё { $missing } зачётных партий, и у вас будет рейтинг.
}
ratings-empty = В этом списке пока никого нет. Боты — мера для сравнения.
ratings-how = Что идёт в зачёт?
ratings-how-text = Партии, доигранные за столом этого сервера, с обычными настройками, без подсказок и не против самого себя. Кто ушёл, тот последний. Силу ботов измерили между собой, и она не меняется; рейтинг людей растёт и падает. «±» показывает, насколько число надёжно: в девятнадцати случаях из двадцати ошибка не больше. Выше стоит тот, чья сила доказана надёжнее.

## Главная страница для тех, кто уже играл

hub-title = Здравствуйте, { $name }
hub-moves = { $count ->
    [one] Ваш ход за { $count } столом
   *[other] Ваш ход за { $count } столами
}
hub-next = К следующему ходу
hub-pair = Найти, с кем сыграть
hub-pair-help = Одно нажатие: вы сядете к тому, кто ждёт, или кто-нибудь подсядет к вам.
hub-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
hub-sit = Сесть
hub-sit-at = Сесть: { $title }
hub-lately = Недавно
hub-lately-help = Откройте партию, которую играли вместе: там можно предложить сыграть ещё раз.
hub-games = Все ваши партии
hub-waits = Этот стол виден всем на главной странице. Можно подождать здесь или вернуться позже.
hub-waits-long = Пока никто не пришёл.
hub-waits-bots = Сыграть сразу с ботами: { $bot }
