# Gra z przewodnikiem.

learn-title = Pierwsza gra z przewodnikiem
learn-step = Krok { $step } z { $count }
learn-next = Dalej
learn-back = Wstecz
learn-show = Pokaż
learn-again = Jeszcze raz
learn-leave = Do gier
learn-well = Świetnie!
learn-wrong = Tak też wolno: { $what }.
learn-otherwise = Ale nie o to tu chodzi. Cofnij i spróbuj jeszcze raz.
learn-because = Ten ruch { $reasons }.
learn-over = Umiesz już grać!
learn-loading = Rozkładamy karty…
learn-not-here = Nie udało się pokazać gry
learn-friend = Alex
learn-other-friend = Kim
# Zasady, które same się pokazują.
learn-show-rule = Pokaż
learn-example = Przykład do zasady
learn-example-start = Tak się zaczyna.
learn-example-look = Tak to wygląda.
learn-plays = { $player }: { $what }
learn-refused = Tak nie wolno: { $what }.
learn-other = Inny przykład ({ $number } z { $count })
learn-close = Zamknij
learn-in-two = W dwie minuty
learn-in-full = Pełne zasady
# Przy prawdziwym stole.
real-link = Przy prawdziwym stole
real-title = { $game } przy prawdziwym stole
real-first = Kto zaczyna?
real-draw = Wylosuj
real-drawn = Zaczyna gracz { $player }.
pad-title = Arkusz punktacji
pad-name = Imię gracza { $seat }
pad-nobody = nikt
pad-missing = Arkusza jeszcze nie da się pokazać. Spróbuj za minutę.
pad-wrong = Tylu kart w grze nie ma: sprawdź liczby.
pad-ducks = Zostało kaczek
pad-gold = Złoto
pad-die = Kość: { $what }
pad-letter = Remis: { $what }. Kto ma literę najbliższą A?
pad-flaps = Zaznaczone machnięcia
pad-pass1 = Pas, runda 1
pad-pass2 = Pas, runda 2
pad-trophy = Trofeum: { $what }
pad-points = Punkty
pad-whose-turn = Czyja była tura?
may-i-title = Czy tak wolno?
may-i-ask = Kilka słów, na przykład co chcesz zrobić
may-i-found = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}
may-i-none = Żadna zasada o tym nie mówi. Spróbuj innych słów.
pad-by-letter = { $what }: suma { $sum }, jak u kogoś innego, ale litera bliżej A; kość daje { $die }
# Stół z odkrytymi kartami.
learn-open = Z odkrytymi kartami
learn-open-help = Żeby nauczyć kogoś grać: każdy może oglądać karty wszystkich i nic nie jest zasłaniane między turami.
learn-cards-of = Czyje karty
