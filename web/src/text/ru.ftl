### Прихожая: что говорит первая страница и что говорится во всех комнатах, по-русски.

app-name = Rookery
app-tagline = Карточные игры, ради которых стоит сесть за стол
app-lead = Сыграйте сразу с ботом, отправьте друзьям ссылку или передавайте устройство по кругу. Без регистрации и рекламы.
app-lead-alone = Сыграйте сразу с ботом или передавайте один экран по кругу. Без регистрации, без рекламы, без сервера.

## Переходы

nav-home = На главную
nav-skip = Сразу к игре
nav-settings = Настройки
nav-rules = Правила
nav-back = Назад
nav-language = Язык
nav-theme = Светлое или тёмное оформление
page-nowhere = По этому адресу ничего нет
page-nowhere-help = Возможно, ссылка устарела или в ней потерялась буква.
nav-account = Ваша учётная запись
nav-log-in = Войти или зарегистрироваться

## Главная страница

front-games = Игры
front-play-bot = Сыграть с ботом
front-bot-title = Игра с ботом: { $game }
front-bot-level = Какой силы?
front-bot-players = Сколько игроков?
front-play-friends = Сыграть с друзьями
front-play-here = Собрать стол
front-rules = Как играть
front-players = { $from }–{ $to } { $to ->
    [few] игрока
   *[many] игроков
}
front-continue = Ваши столы
front-your-turn = Ваш ход
front-their-turn = Сейчас думает { $player }
front-waiting = Ждём игроков
front-open = Открытые столы
front-running = Сейчас играют
front-no-open = Пока никто не ждёт компании. Откройте стол — и его увидят здесь.
front-open-away = Для открытых столов и игры с друзьями нужна сеть. Они появятся здесь, когда она вернётся.
front-join = Сесть
front-watch = Смотреть
front-resume = Продолжить
front-starting = Раздаём карты…
front-finished = Сыграно на этом устройстве
front-look = Посмотреть ещё раз
front-delete = Удалить
front-take-back = Вернуться на место
front-kept = За вас играет бот

## Главная страница для тех, кто уже играл

hub-title = Здравствуйте, { $name }
hub-moves = { $count ->
    [one] Ваш ход за { $count } столом
   *[other] Ваш ход за { $count } столами
}
hub-next = К следующему ходу
hub-ended = Эти партии прервало изменение правил
hub-new = новое с тех пор, как вы были здесь
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

## Двери к урокам и задачам

learn-link = Учиться играя
learn-link-minutes = Научиться за 5 минут
learn-link-resume = Продолжить обучение
puzzles-link = Задачи
puzzles-all = Все задачи
puzzle-daily = Задача дня
puzzle-daily-solve = Решать
puzzle-daily-again = Сегодня решена
puzzle-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[many] { $days } дней подряд
}

## Турниры

cup-list = Турниры
cup-all = Все турниры
cup-front = { $count ->
    [0] Сейчас ни одного.
    [one] Идёт или скоро начнётся { $count } турнир.
    [few] Идут или скоро начнутся { $count } турнира.
   *[many] Идут или скоро начнутся { $count } турниров.
}
cup-facts-arena = арена, { $minutes } мин.
cup-facts-swiss = { $rounds ->
    [one] швейцарская система, { $rounds } тур
    [few] швейцарская система, { $rounds } тура
   *[many] швейцарская система, { $rounds } туров
}
cup-facts-table = за столом { $players ->
    [2] двое
    [3] трое
    [4] четверо
    [5] пятеро
   *[other] шестеро
}
cup-who = { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[many] { $people } человек
}
cup-who-bots = { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[many] { $people } человек
} и { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
}
cup-starts-at = начало: { $when }
cup-status-waiting = Ещё не начался
cup-status-running = Идёт
cup-status-over = Закончился
cup-status-cancelled = Отменён

## Боты и гости

bot-random = Флюгер
bot-random-help = Ходит как попало, лишь бы по правилам.
bot-chick = Птенец
bot-chick-help = Только что из яйца: хватает то, что на виду, и многое упускает. Для первых игр.
bot-fledgling = Слёток
bot-fledgling-help = Уже кое-что умеет: упускает мало, но наперёд не думает.
bot-hawk = Ястреб
bot-hawk-help = Думает наперёд. Чтобы победить, надо играть хорошо.
bot-eagle = Орёл
bot-eagle-help = Думает долго и почти ничего не упускает.
bot-owl = Сова
bot-owl-help = Думает вчетверо больше орла, на сервере: нужна связь.
guest-wren = Крапивник
guest-finch = Зяблик
guest-heron = Цапля
guest-siskin = Чиж
guest-linnet = Коноплянка
guest-plover = Ржанка
guest-dunlin = Чернозобик
guest-curlew = Кроншнеп
guest-avocet = Шилоклювка
guest-merlin = Дербник
guest-kestrel = Пустельга
guest-osprey = Скопа
guest-swift = Стриж
guest-martin = Ласточка
guest-pipit = Конёк
guest-snipe = Бекас

## О чём договорились

clock-none = Без часов
clock-move = { $time } на ход
clock-game = { $time } на партию
clock-increment = { $time } на партию и ещё { $seconds } с за каждый ход
clock-seconds = { $count } с
clock-minutes = { $count } мин
clock-hours = { $count } ч
clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}

## Говорится во многих комнатах

new-unofficial = неофициально
new-name-default = Игрок { $seat }
new-start = Начать
table-close = Закрыть
table-cancel = Отмена
settings-off = Выключен
lobby-free = Свободное место

## Неприятности

trouble = Что-то пошло не так
trouble-again = Попробовать снова
offline = Нет сети. Играть с ботами и на этом устройстве можно и без неё
error-offline = Сервер не отвечает. Есть ли связь с сетью?
error-server = Сервер отвечает не так, как должен. Попробуйте ещё раз.
error-page = Страница загрузилась не целиком. Перезагрузите её, пожалуйста.
