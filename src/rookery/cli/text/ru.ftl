### The terminal, in Russian.

seat-you = Вы
seat-bot = Бот { $number } ({ $bot })
seats-shuffled = Места перемешаны: { $names }.
unofficial = Изданная игра рассчитана на { $from }–{ $to } человек: стол на { $players } — неофициальный.
unofficial-short = { $players }: неофициально
turn-of = { $player }
phase-over = Игра окончена
choose = Ваше решение
choose-help = Введите номер или текст в скобках. Ещё: undo, hint, rules, save, help, quit.
help =
    Выберите из списка: введите номер или текст в скобках.
    undo — взять последнее решение назад
    hint — что сделал бы внимательный игрок
    look N — к чему приведёт решение N
    rules — правила игры
    save ФАЙЛ — сохранить игру; продолжить потом: rookery play --resume ФАЙЛ
    quit — закончить
compiles-behind = Правила ещё готовятся: первые минуты боты думают медленнее.
bot-thinks = { $player } думает …
bot-failed =
    { $why }
    Дальше за игрока «{ $player }» играет слёток.
curtain = { $player }, ваш ход. Нажмите Enter, когда никто другой не смотрит.
undo-none = Возвращать нечего.
undo-done = Решение взято назад.
marked = * — ход сделает ещё что-то: подробности по look N.
look-hidden = Остальное зависит от карт, которых никто ещё не видел.
hint-line = { $decision } — { $wins ->
    [0] отсюда почти никогда не выигрывают
    [10] отсюда выигрывают почти всегда
   *[other] отсюда выигрывают примерно { $wins } из 10 партий
}
hint-wait = Надо подумать …
saved = Сохранено: { $file }. Продолжить: rookery play --resume { $file }
save-where = Назовите файл: save game.json
unknown = Не понимаю «{ $text }». Введите номер из списка или help.
result = Итог
place = { $place }-е место
points = { $score }
quit-unsaved = Остановлено. Игра не сохранена.
rules-assumed-title = О числах
serve-here = Rookery здесь: { $url }
serve-stop = Остановить — Ctrl+C; столы сохранятся.
serve-stopped = Остановлено. Столы сохранены до следующего запуска.
serve-port-taken = Порт { $port } занят, взят ближайший свободный.
site-written = Сайт лежит в { $folder }. Его отдаст любой веб-сервер, например: python -m http.server --directory { $folder }
serve-friends-may = Друзья в вашей сети найдут его по адресу { $url }
serve-friends-how = Чтобы пустить друзей из вашей сети: --host 0.0.0.0 (make play HOST=0.0.0.0)
backup-written = { $file }: { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[other] { $rows } строк
}, таблиц: { $tables }.
backup-deleted = Старая копия { $file } удалена.
restored = Восстановлено: { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[other] { $rows } строк
}, таблиц: { $tables }. Теперь запустите сервер как обычно.
doctor-settings = Настройки читаются.
doctor-settings-unreadable = У одной из настроек неверное значение ({ $why }). Исправьте его в окружении; все настройки перечислены в docs/operate.md.
doctor-setting-unknown = Настройки { $name } нет, и она ни на что не влияет. Проверьте, нет ли опечатки, или уберите её.
doctor-networks-unreadable = { $why }. Исправьте эту настройку.
doctor-proxies-everybody = ROOKERY_PROXIES доверяет всем: посетители могут выдумывать себе адреса, и ограничения ничего не значат. Укажите только свой прокси.
doctor-metrics-open = Страница /metrics открыта для всех. Если так не задумано: ROOKERY_METRICS_FOR=127.0.0.1
doctor-mail-nowhere = Почтовый сервер указан, а адреса для ссылок в письмах нет. Задайте ROOKERY_URL=https://birds.example (адрес вашего сайта)
doctor-mail-unreadable = Не удаётся прочитать настройку почты: { $why }
doctor-bot-missing = { $why } Установите пакет с этим ботом или уберите его из ROOKERY_BOTS.
doctor-site = Сайт собран.
doctor-site-missing = Сайт не собран, посетители не увидят ни одной страницы. Установите готовый пакет (wheel) или выполните: make site
doctor-files = Соединения: система разрешает открытых файлов: { $files }.
doctor-files-few = Система разрешает открыть только { $files } файлов, а каждому посетителю нужен один. Поднимите предел (LimitNOFILE= в systemd, ulimit -n).
doctor-cache-unwritable = В { $folder } нельзя писать, и игры компилируются заново при каждом запуске. Укажите в ROOKERY_CACHE папку, в которую можно.
doctor-disk = Диск: в { $folder } свободно { $gigabytes } ГБ.
doctor-disk-little = В { $folder } свободно только { $gigabytes } ГБ. Освободите место: когда его не станет, ничего нельзя будет записать и игры остановятся.
doctor-database = База данных отвечает: { $database }
doctor-database-away = База данных не отвечает ({ $why }). Проверьте ROOKERY_DATABASE и то, что PostgreSQL запущен и пускает этого пользователя.
doctor-database-new = Файла { $file } ещё нет: он появится при первом запуске.
doctor-database-nowhere = Файла { $file } нет, и создать его нельзя. Укажите в ROOKERY_DATABASE другой файл или разрешите запись в папку.
doctor-clock = Часы идут верно.
doctor-clock-apart = Часы этой машины расходятся на { $seconds } с, а с ними и часы игроков. Поставьте их и включите сверку времени (chrony, systemd-timesyncd).
doctor-schema = Схема базы нынешняя ({ $newest }).
doctor-schema-none = База пуста: схема будет создана при первом запуске.
doctor-schema-earlier = Схема базы — { $found }, при следующем запуске она станет { $newest }. Обратного пути нет, поэтому сначала сделайте копию: rookery backup ПАПКА
doctor-schema-later = Схема { $found } — от более поздней версии Rookery. Верните ту версию.
doctor-write = В базу можно писать.
doctor-rules-other = { $game }: { $tables ->
    [one] { $tables } партия начата
    [few] { $tables } партии начаты
   *[other] { $tables } партий начаты
} по версии правил { $then }, а здесь версия { $now }. Они продолжатся там, где обе версии ведут к одному и тому же; остальные закончатся без результата: docs/operate.md, «Upgrades».
doctor-visit = { $url } отвечает.
doctor-visit-away = { $url } недоступен ({ $why }). Проверьте имя, сертификат и то, что прокси запущен.
doctor-visit-refused = { $url } отвечает { $status } вместо 200. Посмотрите журналы прокси и Rookery.
doctor-visit-open = Сайт открывается без HTTPS, и по дороге всё можно прочесть. Поставьте перед ним прокси с сертификатом.
doctor-visit-cookie = Куки не помечены как защищённые: прокси не сообщает, что посетители приходят по HTTPS. Он должен задавать X-Forwarded-Proto, а в ROOKERY_PROXIES должен стоять его адрес.
doctor-visit-socket = Сокеты проходят.
doctor-visit-socket-closed = Сокеты не проходят (ответ { $status }), играть никто не сможет. Прокси должен передавать Upgrade, Connection и неизменённый Host.
admin-no-account = Учётной записи с именем { $name } нет.
admin-done = Сделано: запись { $number } в журнале. Работающий сервер заметит это за несколько секунд.
admin-no-reports = Жалоб, которые ждут внимания, нет.
admin-report = Стол { $table }, строка { $line }, жалоб: { $times }

review-title = Разбор
review-fair = Каждое решение оценено по тому, что игрок мог тогда знать, в { $worlds ->
    [one] { $worlds } воображаемом мире
   *[other] { $worlds } воображаемых мирах
}.
review-open = При всех открытых картах: так не мог знать никто. Решения оценены в { $worlds ->
    [one] { $worlds } воображаемом мире
   *[other] { $worlds } воображаемых мирах
}.
review-seat = Место
review-seat-number = Место { $seat }
review-start = Начало
review-luck = Удача
review-skill = Мастерство
review-result = Итог
review-accuracy = Точность
review-mistakes = Ошибки
review-sum = Начало + удача + мастерство = итог. Удача — то, что принесли карты, свои и скрытые чужие; мастерство — то, что решения дали или упустили, в том числе решения соперников.
review-turning-points = Что было важнее всего
review-decisions = Все решения
review-chances = Шансы всех игроков по ходу партии, в процентах
review-move = Решение
review-played = Сыграно
review-best = Лучше
review-loss = Упущено
review-mistake = Решение { $move }, место { $seat }: «{ $played }» упускает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} из ста; лучше было «{ $best }».
review-found = Решение { $move }, место { $seat }: «{ $played }» даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} из ста сверх обычной игры.
review-mattered = Решение { $move }, место { $seat }: «{ $played }»; ничего явно лучшего не было.
sit-here = Место { $seat } за столом игры «{ $game }» занято.
sit-left = Место освобождено: доигрывает бот сервера.
sit-abandoned = Игру не доиграли.
sit-over = Игра окончена: { $place }-е место из { $players }.
