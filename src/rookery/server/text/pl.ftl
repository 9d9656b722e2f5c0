### Co mówi serwer, gdy czegoś nie może zrobić, po polsku.

refused-stale = Przy stole coś się już wydarzyło. Spójrz i spróbuj jeszcze raz.
refused-not-your-turn = To nie twoja kolej.
refused-not-your-seat = To nie twoje miejsce.
refused-not-playing = Przy tym stole nikt teraz nie gra.
refused-nothing-to-take-back = Nie ma czego cofnąć.
refused-taken-back-enough = W tej turze cofnięto już { $most } decyzji. Więcej nie można: zagraj dalej.
refused-unreadable = Serwer tego nie zrozumiał.
refused-unavailable = Serwer nie może teraz zapisywać ruchów. Spróbuj za chwilę.
refused-too-fast = Nie tak szybko! Poczekaj chwilę i spróbuj jeszcze raz.
refused-too-long = { $most ->
    [one] Zmieści się najwyżej { $most } znak.
    [few] Zmieszczą się najwyżej { $most } znaki.
   *[many] Zmieści się najwyżej { $most } znaków.
}
refused-muted = Inni gracze przy tym stole wyciszyli twoje wiadomości.
refused-no-table = Nie ma takiego stołu.
refused-rules-gone = Serwer nie ma teraz zasad tego stołu. Stół czeka, aż wrócą.
refused-set-aside = Ten stół jest niesprawny i został odstawiony; pozostałych to nie dotyczy.
refused-not-watched = Ten stół jest otwarty tylko dla tych, którzy przy nim grają.
refused-too-many-sockets = Ta strona jest otwarta zbyt wiele razy. Zamknij część okien.
refused-sent-away = Gospodarz stołu poprosił, żebyś odszedł od stołu.
refused-banned = Opiekunowie tej strony zablokowali ci dostęp.
refused-cancelled = Ten stół odwołano przed rozpoczęciem gry.

## Co pokazują komunikatory, gdy dostaną link

preview-house = Rookery: gry karciane, dla których warto usiąść do stołu
preview-house-text = Zagraj z botem jednym kliknięciem, wyślij znajomym link albo podawajcie sobie jeden ekran. Bez konta i bez reklam.
preview-play = { $game } na Rookery
preview-rules = Jak grać: { $game }
preview-score = { $game }: punktowanie przy prawdziwym stole
preview-table = Stół na Rookery
preview-replay = Partia na Rookery, ruch po ruchu
preview-invited = { $host } zaprasza: { $game }
preview-seats = Zajęte miejsca: { $taken } z { $players }.
preview-playing = Gra trwa. Przyjdź popatrzeć.
preview-over = Gra jest skończona. Zobacz, jak było.
preview-arena = { $game }: arena
preview-swiss = { $game }: turniej systemem szwajcarskim
preview-tournament-waiting = Weź udział: niczego nie trzeba instalować ani zakładać konta. Graczy na razie: { $count }.
preview-tournament-running = Trwa: zobacz tabelę albo dołącz. Graczy: { $count }.
preview-tournament-over = Zakończony: zobacz, kto wygrał. Graczy: { $count }.
preview-tournament-cancelled = Turniej odwołano.

## Co się mówi tym, których nie ma na miejscu

notice-turn = { $game }: twoja kolej
notice-with = Przy stole: { $names }
notice-waits = Stół czeka na ciebie.
notice-welcome = Powiadomienia włączone
notice-welcome-text = Gdy przyjdzie twoja kolej, a ciebie nie będzie, ta przeglądarka da znać.
mail-turn =
    { $what }

    Twoja kolej: { $url }

    Bez takich listów: { $unsubscribe }
mail-confirm-subject = Czy to twój adres?
mail-confirm =
    Ktoś z kontem „{ $name }” chce dostawać listy na ten adres. Jeśli to ty, otwórz ten link:

    { $url }

    Działa dwa dni. Jeśli to nie ty, nie trzeba nic robić: więcej listów nie będzie.
mail-reset-subject = Nowe hasło
mail-reset =
    Ktoś, może ty, nie pamięta hasła do konta „{ $name }”. Nowe można wybrać tutaj:

    { $url }

    Link działa raz, przez dwa dni. Jeśli to nie ty, nie trzeba nic robić: hasło zostaje takie, jakie jest.
