### Компания: несколько человек за одним столом и всё, что между ними случается, по-русски.

## Не пустили: что случилось и что теперь делать

turned-not_found = Здесь нет стола
turned-not_found-help = Возможно, в ссылке потерялась буква. Попросите прислать её ещё раз или откройте свой стол.
turned-forbidden = Это закрытый стол
turned-forbidden-help = Войти можно только по ссылке. Попросите того, кто вас пригласил, прислать её целиком: то, что стоит после «invite=», тоже нужно. Если место за столом у вас уже есть, откройте стол в том браузере, где вы его заняли.
turned-finished = Эта партия окончена
turned-finished-help = Посмотреть её теперь могут только те, кто играл.
turned-unwatched = Игра идёт за закрытыми дверями
turned-unwatched-help = Все места заняты, а зрители за этот стол не допускаются.
turned-rules_gone = Здесь играли по старым правилам
turned-rules_gone-help = На сервере теперь новые, и сесть сюда уже нельзя. Доигранную партию можно посмотреть. За новым столом играют по сегодняшним.
turned-set_aside = С этим столом что-то не так
turned-set_aside-help = Вы тут ни при чём. Сервер отложил стол, чтобы не пострадали остальные; хозяин сервера найдёт причину в журнале.
turned-cancelled = Стол отменён
turned-cancelled-help = Игра ещё не началась. Может быть, откроете стол сами?
turned-sent_away = Вас попросили уйти из-за этого стола
turned-sent_away-help = Хозяин стола освободил ваше место. Другие столы для вас открыты.
turned-banned = Вход закрыт
turned-banned-help = Те, кто присматривает за домом, закрыли вам вход — возможно, на время. Играть с ботами на своём устройстве по-прежнему можно. Если это ошибка, напишите тому, кто держит этот сайт.
turned-too_many = Открыто слишком много окон
turned-too_many-help = Столы открыты у вас в большем числе вкладок и окон, чем держит сервер. Закройте лишние и попробуйте снова.
turned-too_fast = Слишком много сразу
turned-too_fast-help = С этой страницы пришло столько сообщений, что сервер повесил трубку. Место осталось за вами.
turned-replay = Посмотреть партию
turned-again = Попробовать снова
turned-new = Открыть новый стол

## Связь

table-lost = Связь потеряна. Пробуем снова…
table-restarting = Сервер перезапускается. Сейчас вернётся…
table-busy = Сервер сейчас ничего не может записать. Пробуем снова…
table-back = Связь восстановлена.
table-connecting = Подключаемся…
table-offline = Нет сети. Стол подождёт вашего возвращения.
table-unreachable = Сервер давно не отвечает. Ничего не потеряно, и страница пробует дальше.
table-try-now = Попробовать сейчас

## Комната ожидания

lobby-help = Ссылка для друзей:
lobby-copy = Скопировать ссылку
lobby-copied = Скопировано
lobby-share = Поделиться
lobby-invitation = За нашим столом есть место
lobby-qr = QR-код со ссылкой
lobby-join = Занять место
lobby-join-as = Ваше имя
lobby-full = Все места заняты.
lobby-seats = Занято мест: { $taken } из { $players }
lobby-missing = { $count ->
    [one] Не хватает { $count } игрока. Игра начнётся сама, когда займут последнее место.
   *[other] Не хватает { $count } игроков. Игра начнётся сама, когда займут последнее место.
}
lobby-host = хозяин стола
lobby-away = сейчас не здесь
lobby-name-table = Название стола
lobby-name-here = Ваше имя за этим столом
lobby-name-seat = Имя, место { $seat }
lobby-fill = Дополнить ботами и начать
lobby-fill-kind = Какие боты
lobby-seat-bot = Посадить бота
lobby-send-away = Убрать из-за стола: { $player }
lobby-send-away-confirm = { $player }: убрать из-за стола? Вернуться за этот стол будет нельзя.
lobby-send-away-yes = Убрать
lobby-cancel = Отменить стол
lobby-cancel-confirm = Отменить стол? Все, кто здесь, об этом узнают.
lobby-cancel-yes = Отменить стол
lobby-leave = Освободить место
lobby-leave-confirm = Освободить место? Хозяином стола станет { $player }.
lobby-how = Как играем
lobby-usual = По обычным правилам
lobby-watch-anyone = Смотреть может кто угодно
lobby-watch-link = Смотреть могут те, у кого есть ссылка
lobby-watch-nobody = Смотреть нельзя никому
lobby-listed = Стол виден на главной странице
lobby-rules = Правила за две минуты
lobby-all-rules = Все правила

## Люди за столом

table-away = Нет связи
table-left = Место оставлено
table-leave = Выйти из-за стола
table-leave-confirm = Выйти из-за стола? За вас сразу продолжит бот ({ $bot }). Пока игра идёт, вы можете вернуться и снова занять своё место.
table-leave-last = Выйти из-за стола? Больше здесь никого нет, и игра остановится. Она продолжится, когда вы вернётесь на своё место.
table-leave-yes = Уйти
table-leave-no = Остаться
company-kept-left = Вы вышли из-за стола, и за вас играет бот.
company-kept-away = Вас не было, и за вас играет бот.
company-kept-time = Ваше время вышло, и за вас играет бот.
company-rests = Все вышли из-за стола, и партия отдыхает. Она продолжится, как только кто-нибудь вернётся на своё место.
company-return = Вернуться на место
company-away = Пропала связь: { $player }.
company-away-count = Через { $time } продолжить сможет бот.
company-away-clock = Сколько это может длиться, решают часы.
company-away-over = Связь так и не вернулась: { $player }. Как быть?
company-bot = Пусть играет бот
company-wait = Подождать
company-out-of-time = Ваше время вышло. Пока его снова не появится, ходит бот.
company-stands-in = Играет бот вместо игрока { $player }

## Заметки в журнале

note-joined = { $player } садится за стол.
note-started = Игра начинается.
note-left = { $player } выходит из-за стола.
note-left_to_bot = { $player } выходит из-за стола, дальше играет бот ({ $bot }).
note-replaced = Слишком долго без связи: { $player }. Дальше играет бот ({ $bot }), так решает { $by }.
note-replaced-alone = Слишком долго без связи: { $player }. Дальше играет бот ({ $bot }).
note-returned = { $player } снова за столом.
note-waited = { $by } готов ждать ещё: { $player }.
note-vacation = { $player }: отпуск. { $days ->
    [one] Часы стоят { $days } день.
    [few] Часы стоят { $days } дня.
   *[many] Часы стоят { $days } дней.
}
note-vacation_over = { $player }: отпуск окончен.
note-timed_out = У игрока { $player } вышло время. Ходит бот ({ $bot }).
note-lost_seat = У игрока { $player } вышло время, дальше играет бот ({ $bot }).
note-bot_failed = { $player }: сбой, дальше играет бот дома ({ $bot }).
note-abandoned = Все вышли из-за стола.
note-rematch_offered = { $player } предлагает сыграть ещё.
note-rematch_agreed = { $player } тоже играет ещё.
note-rematch_declined = { $player } больше не играет.

## Ещё одна партия

end-rematch = Сыграть ещё
end-rematch-asks = Хотят сыграть ещё: { $players }.
end-rematch-waiting = Вы хотите сыграть ещё. Ответа пока нет: { $players }.
end-rematch-refused = Больше не играют: { $players }.
end-rematch-open = Места тех, кто не играет, останутся свободными.
end-rematch-without = Играть без них
end-rematch-no = Нет, спасибо
end-rematch-back = Передумать
end-rematch-after-all = Всё-таки сыграть
end-rematch-made = Открыта новая партия.
end-rematch-there = К новой партии
end-rematch-watch = Смотреть новую партию
