### Турниры, по-русски.

cup-list = Турниры
cup-lead = Играйте целый час с теми, кто свободен, или тур за туром с теми, кто набрал столько же. Участвовать может каждый, а чтобы устроить турнир, нужна учётная запись.
cup-all = Все турниры
cup-front = { $count ->
    [0] Сейчас ни одного.
    [one] Идёт или скоро начнётся { $count } турнир.
    [few] Идут или скоро начнутся { $count } турнира.
   *[many] Идут или скоро начнутся { $count } турниров.
}
cup-new = Устроить турнир
cup-none = Пока нет ни одного. Устройте первый!
cup-list-yours = Ваши
cup-list-running = Идут
cup-list-coming = Скоро
cup-list-over = Закончились
cup-missing = Такого турнира здесь нет
cup-missing-help = Возможно, в ссылке потерялась буква.
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
cup-starts-in = Начнётся через { $time }
cup-round-in = Следующий тур начнётся через { $time }
cup-ends-in = Осталось { $time }
cup-status-waiting = Ещё не начался
cup-status-running = Идёт
cup-status-over = Закончился
cup-status-cancelled = Отменён

## Making one

cup-title = Название
cup-title-arena = { $game }: арена ({ $name })
cup-title-swiss = { $game }: кубок ({ $name })
cup-kind = Как он проходит
cup-kind-arena = Арена
cup-kind-arena-help = Приходите и уходите, когда хотите: кто свободен, играет следующую партию.
cup-kind-swiss = Швейцарская система
cup-kind-swiss-help = Туры, в каждом — соперник, у которого столько же очков.
cup-game = Игра
cup-players = Игроков за столом
cup-rounds = Туров
cup-minutes = Минут
cup-start-when = Начало
cup-start-in = { $minutes ->
    [0] сразу
    [60] через час
    [180] через три часа
    [1440] через сутки
   *[other] через { $minutes } мин.
}
cup-bots = Какие боты участвуют
cup-bots-arena = Они играют с теми, для кого нет свободного соперника.
cup-bots-swiss = Они играют в каждом туре наравне со всеми.
cup-more = Часы и подробности
cup-same-deals = За всеми столами тура одинаковый расклад
cup-same-deals-help = Как в спортивном бридже: меньше везения, ведь другие играют теми же картами. Смотреть игру нельзя, а партии открываются после турнира.
cup-same-deals-told = За всеми столами тура одинаковый расклад. Участвуя, вы обещаете не рассказывать о картах, пока тур не закончен.
cup-listed = Турнир виден всем в списке
cup-make = Устроить турнир
cup-account = Чтобы устроить турнир, нужна учётная запись. Чтобы участвовать — нет.

## Taking part

cup-part = Ваше участие
cup-part-enter = Участвовать может каждый.
cup-part-late = Последний тур уже начался: можно смотреть.
cup-part-entered = Вы участвуете. Турнир начнётся сам: оставайтесь на этой странице или вернитесь вовремя.
cup-part-waiting = Вы сыграете, как только кто-нибудь освободится.
cup-part-play = Ваша партия началась!
cup-part-next = Готовы к следующей партии?
cup-part-between = Вы участвуете. Следующий тур начнётся, когда закончатся все партии этого.
cup-part-out = В этом туре вы отдыхаете: он засчитан как победа.
cup-part-back = Вы ушли, и партий вам не дают.
cup-enter = Участвовать
cup-play = К вашей партии
cup-next = Следующая партия
cup-back = Я снова здесь
cup-leave = Всё-таки не смогу
cup-pause = Больше не играть
cup-start = Начать сейчас
cup-call-off = Отменить турнир
cup-call-off-confirm = Отменить турнир? Начатые партии продолжатся, но здесь считаться не будут.
cup-to = К турниру
cup-share = Позвать других

## How it stands

cup-standings = Таблица
cup-nobody = Пока никто не участвует.
cup-points = Очки
cup-games = Партии
cup-you = вы
cup-gone = вне игры
cup-round = Тур { $round } из { $rounds }
cup-last-games = Партии
cup-against = {" – "}
cup-playing = играют
cup-void = не засчитана, очки поровну
cup-byes = Отдыхают: { $players }
cup-podium = Победители
cup-you-won = Вы выиграли турнир!
cup-nobody-played = Закончился, и никто не играл
cup-points-of = очков: { $points }
cup-why-rounds = Сыграны все туры.
cup-why-time = Время вышло.
cup-why-few = Чтобы продолжать, не хватило игроков.
cup-why-called_off = Турнир отменён.
cup-tie-average = За партию
cup-tie-average-help = Очки за партию: при равенстве выше тот, кому понадобилось меньше партий.
cup-tie-opponents = Соперники
cup-tie-opponents-help = Сумма очков всех, с кем вы встретились: при равенстве выше тот, у кого соперники сильнее.
cup-tie-won = Победы
cup-tie-won-help = Выигранные партии.
cup-tie-deals = Те же карты
cup-tie-deals-help = Какую часть игравших теми же картами вы превзошли, в сумме по турам.
cup-how = Как считаются очки
cup-how-points = Очко за каждого за столом, кого вы обошли, пол-очка за ничью.
cup-how-arena = Партии, начатые до конца времени, доигрываются и засчитываются.
cup-how-swiss = Дважды с одним соперником не играют, пока этого можно избежать. Если кому-то не хватило пары, тур засчитан ему как победа; второй раз отдыхают, только когда отдохнули все.
cup-how-gone = Кто ушёл из партии или не уложился в часы, проиграл её и не получает партий, пока не вернётся.

## What the server says

