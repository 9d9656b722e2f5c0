### За столом, до конца партии и после него, по-русски.

## За столом

table-of = Стол: { $game }
table-players = Игроки
table-you = вы
table-turn = Ход
table-your-turn = Ваш ход
table-spectator = Вы зритель: закрытые карты остаются закрытыми.
table-bot = Бот
table-program = Программа извне
table-take-back = Вернуть ход
table-hint = Подсказка
table-hint-thinking = Надо подумать …
table-skip = Пропустить
table-hint-wins = { $wins ->
    [0] Отсюда почти никогда не выигрывают.
    [10] Отсюда выигрывают почти всегда.
   *[other] Отсюда выигрывают примерно { $wins } из 10 партий.
}
table-hint-play = Сыграть так
table-hint-play-all = Сыграть всё
table-hint-another = По-другому
table-hint-or = Или: { $what }
table-hint-here = Сыграть подсказку здесь: { $what }
table-hint-none = Сейчас подсказки нет.
table-log = Журнал
table-chat = Чат
table-rules = Правила
table-panel = Журнал, чат и правила
table-board = Игровое поле
table-in-front = Что лежит перед игроком { $player }
table-fold = Убрать журнал, чат и правила
table-why = Почему?
table-clause = Правило
table-hint = Подсказка
table-confirm = Подтвердить
table-happened = Что только что произошло
table-since = С тех пор, как вы были здесь
table-since-when = С тех пор, как вы были здесь ({ $when }):
table-moment = Раньше:
table-moment-look = Показать этот момент на столе
table-moment-earlier = На шаг назад
table-moment-later = На шаг вперёд
table-moment-back = Вернуться к игре
table-log-empty = Пока ничего не произошло.
table-abandoned = Партия брошена.
table-sound-on = Звук включён
table-sound-off = Звук выключен
table-clock-left = Время, { $player }: { $time }
table-stale = Пока вы думали, на столе всё изменилось. Взгляните ещё раз.

## Отказы, общие для всех игр

refused-stale = Пока вы думали, на столе всё изменилось. Взгляните ещё раз.
refused-not_your_turn = Сейчас не ваш ход.
refused-not_your_seat = Это чужое место.
refused-too_fast = Чуть помедленнее, пожалуйста.
refused-too_long = Слишком длинно.
refused-nothing_to_take_back = Возвращать нечего.
refused-taken_back_enough = Столько ходов назад взять нельзя. Играйте, пожалуйста, дальше.
refused-not_playing = Партия сейчас не идёт.
refused-muted = Вы не можете здесь писать.
refused-unavailable = Сейчас не получится.
refused-unreadable = Сервер этого не понял.
refused-illegal = Сейчас правила этого не разрешают.

## Чат

chat-say = Напишите что-нибудь
chat-send = Отправить
chat-empty = Поздоровайтесь!
chat-spectators = До конца партии зрители говорят только между собой.
chat-report = Пожаловаться
chat-reported = Жалоба отправлена
chat-mute = Не слушать: { $player }
chat-muted = Вы не слышите: { $player }.
chat-unmute = Слушать снова

## Одно устройство на всех

curtain-title = { $player }, ваш ход
curtain-help = Передайте устройство. На экране сейчас нет ничьих карт.
curtain-open = Показать мои карты

## Конец

end-won = Победа! { $player }
end-you-won = Вы победили!
end-shared = Общая победа: { $players }
end-over = Игра окончена
end-scores = Счёт
end-place = Место
end-player = Игрок
end-score = Счёт
end-replay = Повтор
end-download = Скачать партию
end-fair = Честно ли перемешали?
end-fair-help = До первой карты все получили отпечаток тасовки. Теперь открыта сама тасовка, и ваш браузер проверяет, что отпечаток подходит.
end-fair-commitment = Отпечаток в начале
end-fair-seed = Зерно, открытое в конце
end-fair-yes = Совпадает: тасовка была определена до первого хода.
end-fair-no = Не совпадает!
end-fair-unable = Браузер может это проверить только по защищённому соединению (https).

## Повтор

replay-title = Повтор
replay-step = Ход { $step } из { $steps }
replay-slider = Ход
replay-first = В начало
replay-back = На ход назад
replay-forward = На ход вперёд
replay-last = В конец
replay-play = Показать
replay-pause = Пауза
replay-share = Ссылка на этот момент
replay-none = Повтора здесь нет — или пока нет.
replay-as = Глазами
replay-as-spectator = зрителя

## Правила

rules-open = Открыть страницу правил
rules-back = Вернуться к столу
score-link = Подсчёт за настоящим столом

## Стол для любой игры

plain-none = Пусто
plain-others = Другие варианты
plain-again = Нажмите ещё раз: { $what }

## Столы на этом устройстве

local-leave = Удалить эту партию с устройства? Вернуть её будет нельзя.
local-leave-yes = Удалить
local-unkept = Сейчас браузер ничего не сохраняет (возможно, это приватное окно или закончилось место). Играть можно, но, когда страница закроется, партия пропадёт.
gone-elsewhere = Эта партия открыта в другом окне
gone-elsewhere-help = Играть в неё можно только в одном окне. Продолжите там или перенесите её сюда.
gone-take-over = Играть здесь
gone-unloadable = Не удалось загрузить игру
gone-unloadable-help = Нужное для игры на этом устройстве загрузилось не полностью. Попробуйте ещё раз, или пусть новую партию раздаст сервер.
gone-at-server = Играть на сервере
gone-not_kept = Этой партии нет на этом устройстве
gone-not_kept-help = Партии с ботами хранятся в том браузере, в котором их играют. Эта удалена или сыграна в другом браузере.
gone-older_rules = Эту партию играли по прежним правилам
gone-older_rules-help = На этом устройстве правила новее, и по ним партия идёт иначе. Новая партия пойдёт по нынешним.
replay-hands-over = По ссылке партию смотрят на сервере, поэтому сначала туда отправится её копия.
