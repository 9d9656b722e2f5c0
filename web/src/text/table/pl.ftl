### Przy stole, do końca partii i po nim, po polsku.

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
table-hint-another = Inaczej
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
table-why = Dlaczego?
table-clause = Zasada
table-hint = Podpowiedź
table-confirm = Potwierdź
table-happened = Co się właśnie stało
table-since = Od twojej ostatniej wizyty
table-since-when = Od twojej ostatniej wizyty ({ $when }):
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

## Stół do każdej gry

plain-none = Pusto
plain-others = Inne możliwości
plain-again = Dotknij jeszcze raz: { $what }

## Stoły na tym urządzeniu

local-leave = Usunąć tę partię z urządzenia? Nie będzie można jej przywrócić.
local-leave-yes = Usuń
local-unkept = Przeglądarka niczego teraz nie zapisuje (może to okno prywatne albo zabrakło miejsca). Można grać dalej, ale po zamknięciu strony partia przepadnie.
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
