### Sień: co mówi pierwsza strona i co mówi się w każdym pokoju, po polsku.

app-name = Rookery
app-tagline = Gry karciane, dla których warto usiąść do stołu
app-lead = Zagraj od razu z botem, wyślij znajomym link albo podawaj sobie jedno urządzenie. Bez konta i bez reklam.
app-lead-alone = Zagraj od razu z botem albo podawajcie sobie jeden ekran przy stole. Bez konta, bez reklam, bez serwera.

## Poruszanie się

nav-home = Strona główna
nav-skip = Od razu do gry
nav-settings = Ustawienia
nav-rules = Zasady
nav-back = Wstecz
nav-language = Język
nav-theme = Jasny lub ciemny wygląd
page-nowhere = Pod tym adresem nic nie ma
page-nowhere-help = Link może być stary albo zgubiła się w nim litera.
nav-account = Twoje konto
nav-log-in = Zaloguj się lub załóż konto

## Strona główna

front-games = Gry
front-play-bot = Zagraj z botem
front-bot-title = Gra z botem: { $game }
front-bot-level = Jak silny?
front-bot-players = Ilu graczy?
front-play-friends = Zagraj ze znajomymi
front-play-here = Przygotuj stół
front-rules = Jak grać
front-players = { $from }–{ $to } graczy
front-continue = Twoje stoły
front-your-turn = Twoja kolej
front-their-turn = Teraz myśli { $player }
front-waiting = Czekamy na graczy
front-open = Wolne stoły
front-running = Właśnie grają
front-no-open = Nikt teraz nie czeka na towarzystwo. Otwórz stół, a inni zobaczą go tutaj.
front-open-away = Otwarte stoły i gra ze znajomymi wymagają sieci. Będą tutaj, gdy sieć wróci.
front-join = Dołącz
front-watch = Oglądaj
front-resume = Graj dalej
front-starting = Rozdajemy karty…
front-finished = Rozegrane na tym urządzeniu
front-look = Obejrzyj ponownie
front-delete = Usuń
front-take-back = Wróć na miejsce
front-kept = Gra za ciebie bot

## Strona główna tych, którzy już grali

hub-title = Cześć, { $name }
hub-moves = { $count ->
    [one] Twój ruch przy jednym stole
    [few] Twój ruch przy { $count } stołach
   *[many] Twój ruch przy { $count } stołach
}
hub-next = Następny ruch
hub-ended = Te gry przerwała zmiana zasad
hub-new = coś nowego od twojej wizyty
hub-pair = Znajdź kogoś do gry
hub-pair-help = Jedno kliknięcie: siadasz tam, gdzie ktoś czeka, albo ktoś przysiada się do ciebie.
hub-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
hub-sit = Usiądź
hub-sit-at = Usiądź: { $title }
hub-lately = Ostatnio
hub-lately-help = Otwórz wspólną partię: tam możesz zaproponować następną.
hub-games = Wszystkie twoje partie

## Drzwi do lekcji i zadań

learn-link = Ucz się, grając
learn-link-minutes = Naucz się w 5 minut
learn-link-resume = Ucz się dalej
puzzles-link = Zadania
puzzles-all = Wszystkie zadania
puzzle-daily = Zadanie dnia
puzzle-daily-solve = Rozwiąż
puzzle-daily-again = Dziś rozwiązane
puzzle-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
   *[many] { $days } dni z rzędu
}

## Turnieje

cup-list = Turnieje
cup-all = Wszystkie turnieje
cup-front = { $count ->
    [0] Teraz żadnego.
    [one] Jeden trwa albo zaraz się zacznie.
    [few] { $count } trwają albo zaraz się zaczną.
   *[many] { $count } trwa albo zaraz się zacznie.
}
cup-facts-arena = { $minutes ->
    [one] arena, minuta
    [few] arena, { $minutes } minuty
   *[many] arena, { $minutes } minut
}
cup-facts-swiss = { $rounds ->
    [one] system szwajcarski, jedna runda
    [few] system szwajcarski, { $rounds } rundy
   *[many] system szwajcarski, { $rounds } rund
}
cup-facts-table = graczy przy stole: { $players }
cup-who = { $people ->
    [one] jedna osoba
    [few] { $people } osoby
   *[many] { $people } osób
}
cup-who-bots = { $people ->
    [one] jedna osoba
    [few] { $people } osoby
   *[many] { $people } osób
} i { $bots ->
    [one] jeden bot
    [few] { $bots } boty
   *[many] { $bots } botów
}
cup-starts-at = początek: { $when }
cup-status-waiting = Jeszcze się nie zaczął
cup-status-running = Trwa
cup-status-over = Zakończony
cup-status-cancelled = Odwołany

## Boty i goście

bot-random = Kurek na dachu
bot-random-help = Gra byle co, byle zgodnie z zasadami.
bot-chick = Pisklę
bot-chick-help = Prosto z jajka: bierze to, co rzuca się w oczy, i wiele przeocza. Na pierwsze partie.
bot-fledgling = Podlot
bot-fledgling-help = Już co nieco umie: przeocza niewiele, ale nie myśli na zapas.
bot-hawk = Jastrząb
bot-hawk-help = Myśli na zapas. Żeby wygrać, trzeba grać dobrze.
bot-eagle = Orzeł
bot-eagle-help = Myśli długo i prawie nic mu nie umyka.
bot-owl = Sowa
bot-owl-help = Myśli cztery razy więcej niż orzeł, na serwerze: potrzebne jest połączenie.
guest-wren = Strzyżyk
guest-finch = Zięba
guest-heron = Czapla
guest-siskin = Czyżyk
guest-linnet = Makolągwa
guest-plover = Siewka
guest-dunlin = Biegus
guest-curlew = Kulik
guest-avocet = Szablodziób
guest-merlin = Drzemlik
guest-kestrel = Pustułka
guest-osprey = Rybołów
guest-swift = Jerzyk
guest-martin = Oknówka
guest-pipit = Świergotek
guest-snipe = Kszyk

## Co uzgodniono

clock-none = Bez zegara
clock-move = { $time } na turę
clock-game = { $time } na partię
clock-increment = { $time } na partię i jeszcze { $seconds } s za każdą turę
clock-seconds = { $count } s
clock-minutes = { $count } min
clock-hours = { $count } godz.
clock-days = { $count ->
    [one] { $count } dzień
   *[other] { $count } dni
}

## Mówi się w wielu pokojach

new-unofficial = nieoficjalnie
new-name-default = Gracz { $seat }
new-start = Zacznij
table-close = Zamknij
table-cancel = Anuluj
settings-off = Wyłączony
lobby-free = Wolne miejsce

## Kłopoty

trouble = Coś poszło nie tak
trouble-again = Spróbuj ponownie
offline = Brak sieci. Gry z botami i na tym urządzeniu działają dalej
error-offline = Serwer nie odpowiada. Czy jest połączenie z siecią?
error-server = Serwer nie odpowiada tak, jak powinien. Spróbuj ponownie.
error-page = Strona nie wczytała się w całości. Odśwież ją, proszę.
