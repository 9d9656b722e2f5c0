### Plansza CuBirds: słowa potrzebne tylko na ekranie.

board-takes = Na rękę: { $birds }
board-takes-nothing = Nic nie trafi na rękę
board-takes-short = +{ $count }
board-choose-species = Najpierw wybierz gatunek z ręki.
board-choose-end = Teraz wybierz koniec rzędu. Liczby mówią, ile ptaków do ciebie trafi.
board-tap-again = Dotknij jeszcze raz, aby je tu wyłożyć.
board-goal-species = Gatunki
board-goal-threes = Trójki
board-goal = { $name }: { $have } z { $need }
card-letter = { $of ->
    [flamingo] F
    [owl] S
    [toucan] T
    [duck] K
    [parrot] P
    [magpie] Sr
    [reed_warbler] Tz
   *[robin] R
}
board-aim = Do wygranej: siedem gatunków albo dwie trójki
board-hand-group = { $bird }, na ręce: { $count }. Małe stado { $small }, duże { $big }.
board-row = Rząd { $row }: { $birds }
board-row-empty = pusty
board-end = { $side ->
    [L] Lewy koniec rzędu { $row }
   *[R] Prawy koniec rzędu { $row }
}
board-flock-one = stado: 1 ptak
board-flock-two = duże stado: 2 ptaki
board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
board-known = Wszyscy widzieli: { $birds }
board-nothing = brak
board-your-hand = Twoja ręka
board-your-collection = Twoja kolekcja

## Zasady w dwie minuty, do poczekalni

brief-1 = Potrzebna jest kolekcja ptaków siedmiu różnych gatunków albo po co najmniej trzy ptaki dwóch gatunków. Kto ma ją pierwszy, od razu wygrywa.
brief-2 = W swojej turze połóż wszystkie karty jednego gatunku na lewym albo prawym końcu rzędu. Jeśli ten gatunek już w nim jest, wszystkie ptaki między starymi a nowymi kartami trafiają na twoją rękę. Jeśli nic nie wpadło, możesz dobrać dwie karty.
brief-3 = Potem możesz zebrać jedno stado: pokaż wszystkie ptaki jednego gatunku, jeśli masz ich dość. Małe stado daje do kolekcji jednego ptaka, duże dwa, resztę odrzucasz. Liczby są na kartach.
brief-4 = Gdy tylko komuś skończą się karty, runda się kończy: wszyscy odrzucają rękę i dostają osiem nowych kart. Nie zbieraj więc zbyt długo.

# O czym są zadania.
theme-lay = Wykładanie
theme-draw = Dobieranie
theme-decline = Rezygnacja z dobierania
theme-flock = Zbieranie stada
theme-stay = Rezygnacja ze zbierania

## Edytor pozycji

edit-phase = Część tury
edit-dealer = Rozdający
edit-rows = Rzędy
edit-hands = Karty na rękach
edit-collections = Kolekcje
edit-discard = Stos kart odrzuconych
edit-deck = Talia, od góry
edit-thing = { species-name }
