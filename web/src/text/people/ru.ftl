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
