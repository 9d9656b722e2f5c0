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
