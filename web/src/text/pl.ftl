### Powłoka: wszystko wokół gier, po polsku.

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

## Nowy stół

new-title = Nowy stół
new-mode = Kto gra?
new-mode-bots = Z botami
new-mode-bots-help = Zaczynamy od razu.
new-mode-friends = Ze znajomymi
new-mode-friends-help = Dostaniesz link dla nich.
new-mode-here = Na jednym urządzeniu
new-mode-here-help = Podawajcie je sobie.
new-players = Liczba graczy
new-unofficial = nieoficjalnie
new-seat = Miejsce { $seat }
new-seat-me = Ja
new-seat-open = Znajomy
new-seat-bot = Bot
new-name = Imię
new-name-default = Gracz { $seat }
new-options = Opcje gry
new-more = Zegar, widzowie i inne
new-more-alone = Więcej
new-clock = Zegar
new-clock-none = Bez zegara
new-clock-move = Na turę
new-clock-game = Na partię
new-clock-time = Czas
new-clock-unit = Jednostka czasu
new-clock-seconds = sekundy
new-clock-minutes = minuty
new-clock-hours = godziny
new-clock-days = dni
new-clock-increment = Sekundy dodawane za turę
new-engine = Granice silnika
new-at-zero = Gdy skończy się czas
new-at-zero-bot_moves = Turę rozgrywa bot
new-at-zero-seat_lost = Gracz odpada
new-watch = Kto może oglądać
new-watch-anyone = Każdy
new-watch-link = Kto ma link
new-watch-nobody = Nikt
new-listed = Pokaż stół na stronie głównej
new-shuffle = Wylosuj miejsca
new-start = Zacznij
new-open = Otwórz stół
bot-random = Kurek na dachu
bot-random-help = Gra byle co, byle zgodnie z zasadami.
bot-chick = Pisklę
bot-chick-help = Prosto z jajka: bierze to, co rzuca się w oczy, i wiele przeocza. Na pierwsze partie.
bot-fledgling = Podlot
bot-fledgling-help = Już co nieco umie: przeocza niewiele, ale nie myśli na zapas.
bot-hawk = Jastrząb
bot-hawk-help = Myśli na zapas. Żeby wygrać, trzeba grać dobrze.
bot-eagle = Orzeł
bot-eagle-help = Myśli najdłużej i prawie nic mu nie umyka.
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

## Przy stole

table-of = Stół: { $game }
table-players = Gracze
table-you = ty
table-turn = Tura
table-your-turn = Twoja kolej
table-spectator = Oglądasz grę: zakryte karty pozostają zakryte.
table-bot = Bot
table-program = Program z zewnątrz
table-take-back = Cofnij
table-hint = Podpowiedź
table-hint-thinking = Trzeba się zastanowić …
table-skip = Pomiń
table-hint-wins = { $wins ->
    [0] Stąd prawie nigdy się nie wygrywa.
    [10] Stąd wygrywa się prawie zawsze.
   *[other] Stąd wygrywa się około { $wins } z 10 gier.
}
table-hint-play = Zagraj tak
table-hint-play-all = Zagraj wszystko
table-hint-or = Albo: { $what }
table-hint-here = Zagraj podpowiedź tutaj: { $what }
table-hint-none = Teraz nie ma podpowiedzi.
table-log = Dziennik
table-chat = Czat
table-rules = Zasady
table-panel = Dziennik, czat i zasady
table-board = Plansza
table-in-front = Co leży przed graczem { $player }
table-fold = Schowaj dziennik, czat i zasady
table-close = Zamknij
table-why = Dlaczego?
table-clause = Zasada
table-hint = Podpowiedź
table-confirm = Potwierdź
table-cancel = Anuluj
table-happened = Co się właśnie stało
table-moment = Wcześniej:
table-moment-look = Pokaż tę chwilę na stole
table-moment-earlier = Krok wstecz
table-moment-later = Krok naprzód
table-moment-back = Wróć do gry
table-log-empty = Jeszcze nic się nie wydarzyło.
table-abandoned = Grę porzucono.
table-sound-on = Dźwięk włączony
table-sound-off = Dźwięk wyłączony
table-clock-left = Pozostały czas, { $player }: { $time }
table-stale = W międzyczasie stół się zmienił. Spójrz jeszcze raz.

## Odmowy wspólne dla gier

refused-stale = W międzyczasie stół się zmienił. Spójrz jeszcze raz.
refused-not_your_turn = To nie twoja kolej.
refused-not_your_seat = To miejsce kogoś innego.
refused-too_fast = Trochę wolniej, proszę.
refused-too_long = To za długie.
refused-nothing_to_take_back = Nie ma czego cofać.
refused-taken_back_enough = Dość już cofania. Graj, proszę, dalej.
refused-not_playing = Gra teraz nie trwa.
refused-muted = Nie możesz tu pisać.
refused-unavailable = Teraz się nie uda.
refused-unreadable = Serwer tego nie zrozumiał.
refused-illegal = Zasady teraz na to nie pozwalają.

## Czat

chat-say = Napisz coś
chat-send = Wyślij
chat-empty = Przywitaj się!
chat-spectators = Do końca gry widzowie rozmawiają tylko między sobą.
chat-report = Zgłoś
chat-reported = Zgłoszono
chat-mute = Wycisz: { $player }
chat-muted = Wyciszona osoba: { $player }.
chat-unmute = Wyłącz wyciszenie

## Jedno urządzenie dla wszystkich

curtain-title = { $player }, twoja kolej
curtain-help = Podaj urządzenie dalej. Na ekranie nie ma niczyich kart.
curtain-open = Pokaż moje karty

## Koniec

end-won = Wygrywa { $player }!
end-you-won = Wygrywasz!
end-shared = Wspólne zwycięstwo: { $players }
end-over = Koniec gry
end-scores = Wyniki
end-place = Miejsce
end-player = Gracz
end-score = Wynik
end-replay = Powtórka
end-download = Pobierz grę
end-fair = Czy tasowanie było uczciwe?
end-fair-help = Przed pierwszą kartą wszyscy dostali odcisk tasowania. Teraz ujawniono samo tasowanie, a twoja przeglądarka sprawdza, czy odcisk pasuje.
end-fair-commitment = Odcisk z początku
end-fair-seed = Ziarno, ujawnione na końcu
end-fair-yes = Zgadza się: tasowanie ustalono przed pierwszym ruchem.
end-fair-no = Nie zgadza się!
end-fair-unable = Przeglądarka może to sprawdzić tylko przez bezpieczne połączenie (https).

## Powtórka

replay-title = Powtórka
replay-step = Ruch { $step } z { $steps }
replay-slider = Ruch
replay-first = Na początek
replay-back = Ruch wstecz
replay-forward = Ruch naprzód
replay-last = Na koniec
replay-play = Odtwórz
replay-pause = Pauza
replay-share = Link do tej chwili
replay-none = Nie ma tu powtórki albo jeszcze jej nie ma.
replay-as = Oczami
replay-as-spectator = widza

## Zasady

rules-open = Otwórz stronę zasad
rules-back = Wróć do stołu
score-link = Punktacja przy prawdziwym stole

## Ustawienia

settings-title = Ustawienia
settings-name = Twoje imię
settings-colour = Twój kolor
settings-colour-n = Kolor { $n }
settings-saved = Zapisano
settings-save = Zapisz
settings-theme = Wygląd
settings-system = Jak w systemie
settings-light = Jasny
settings-dark = Ciemny
settings-motion = Ruch
settings-full = Pełny
settings-reduced = Ograniczony
settings-pace = Jak szybko pokazywać ruchy innych
settings-pace-slow = Powoli
settings-pace-usual = Normalnie
settings-pace-fast = Szybko
settings-pace-once = Od razu
settings-celebrate = Ptaki zwycięzcy świętują
settings-sound = Dźwięk
settings-confirm = Pytaj przed ruchem
settings-confirm-touch = Na ekranach dotykowych
settings-confirm-always = Zawsze
settings-confirm-never = Nigdy
settings-on = Włączony
settings-off = Wyłączony

## Stół do każdej gry

plain-none = Pusto
plain-others = Inne możliwości
plain-again = Dotknij jeszcze raz: { $what }

## Kłopoty

trouble = Coś poszło nie tak
trouble-again = Spróbuj ponownie
offline = Brak sieci. Gry z botami i na tym urządzeniu działają dalej

## Stoły na tym urządzeniu

local-leave = Usunąć tę partię z urządzenia? Nie będzie można jej przywrócić.
local-leave-yes = Usuń
local-unkept = Przeglądarka niczego teraz nie zapisuje (może to okno prywatne albo zabrakło miejsca). Można grać dalej, ale po zamknięciu strony partia przepadnie.
front-finished = Rozegrane na tym urządzeniu
front-look = Obejrzyj ponownie
front-delete = Usuń
gone-elsewhere = Ta partia jest otwarta w innym oknie
gone-elsewhere-help = Można w nią grać tylko w jednym oknie naraz. Graj dalej tam albo przenieś ją tutaj.
gone-take-over = Graj tutaj
gone-unloadable = Nie udało się wczytać gry
gone-unloadable-help = To, co jest potrzebne do gry na tym urządzeniu, nie dotarło w całości. Spróbuj ponownie albo niech nową partię rozda serwer.
gone-at-server = Graj na serwerze
gone-not_kept = Tej partii nie ma na tym urządzeniu
gone-not_kept-help = Partie z botami są zapisane w przeglądarce, w której się je rozgrywa. Ta została usunięta albo należy do innej przeglądarki.
gone-older_rules = Tę partię rozgrywano według starszych zasad
gone-older_rules-help = Zasady na tym urządzeniu są nowsze i partia nie przebiega już tak samo. Nowa toczy się według dzisiejszych.
replay-hands-over = Kto dostanie link, ogląda partię na serwerze, więc najpierw trafi tam jej kopia.
