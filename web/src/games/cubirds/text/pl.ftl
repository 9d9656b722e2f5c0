### Plansza CuBirds: słowa potrzebne tylko na ekranie.

board-takes = Na rękę: { $birds }
board-takes-nothing = Nic nie trafi na rękę
board-takes-short = +{ $count }
board-choose-end = Teraz wybierz koniec rzędu. Liczby mówią, ile ptaków do ciebie trafi.
board-tap-again = Dotknij jeszcze raz, aby je tu wyłożyć.
board-goal-species = Gatunki
board-goal-threes = Trójki
board-goal = { $name }: { $have } z { $need }
board-goal-or = albo
board-goal-title = Do wygranej: siedem gatunków albo dwie trójki
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
