### Plansza „Ptaszków”: słowa potrzebne tylko na ekranie.

board-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
card-letter = { $of ->
    [woodpecker] D
    [robin] R
    [pigeon] G
   *[owl] S
}
board-aim = Cel: najwięcej punktów. Sąsiedzi z jednego gatunku lub pory roku to zestaw.
board-round = Runda { $round } z 2
board-scores = { $player }: ptaki odlatują
board-take = Weź
board-stack = Na stos
board-slot = Miejsce { $slot }: { $card }
board-slot-staged = Miejsce { $slot }: { $card }, już na twoim stosie
board-slot-empty = Miejsce { $slot }: puste
board-points-plus = +{ $points }
board-under = { $count ->
    [one] { $count } karta pod nią
    [few] { $count } karty pod nią
   *[many] { $count } kart pod nią
}
board-stop-help = Gdy talia się skończy, wychodzi karta „Stop”: odkryty rząd nie dostaje już kart. Karty pod nią są dla rudzików.
board-deck = Talia
board-deck-size = Twoja własna talia: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
board-missing = jeszcze { $count } z rzędu
board-stack-ready = Dołóż karty z ręki albo połóż stos na swojej talii.
board-tap-again = Dotknij jeszcze raz: tego nie da się cofnąć.
board-your-hand = Twoja ręka
board-hand-empty = brak kart
board-ability-woodpecker = Przy punktacji: przenosi jednego ptaka rzędu
board-ability-robin = Przy punktacji: sprowadza jeszcze jednego ptaka
board-ability-pigeon = Przy punktacji: zabiera zestaw za dwa machnięcia
board-ability-owl = Przy punktacji: kopiuje twój najniższy zestaw
board-perch = Miejsce { $place }: { $card }
board-choose-woodpecker_from = Przenieś tego ptaka
board-choose-cut = Zacznij zestaw tutaj
board-choose-cut_end = { $count ->
    [one] Zakończ zestaw tutaj: { $count } ptak
    [few] Zakończ zestaw tutaj: { $count } ptaki
   *[many] Zakończ zestaw tutaj: { $count } ptaków
}
board-choose-remove = { $count ->
    [0] Usuń: nic się nie spotka
    [one] Usuń: odleci { $count } ptak
    [few] Usuń: odlecą { $count } ptaki
   *[many] Usuń: odleci { $count } ptaków
}
board-gap = Postaw na miejscu { $place }
board-lifted = Ptak w drodze
board-pencilled = Wpisane ołówkiem: { feature-name }
board-flown = Odleciały i zapisane: { feature-name }
board-row-empty = Na drucie nikogo nie ma.
board-would-write = Punkty: { $count } – { $box }
board-would-fly = Odleci zestaw { set-gen }: { $count }
board-or = lub
board-box = { $name }: { $points }
board-box-pencilled = { $name }: { $points } ołówkiem
board-box-empty = { $name }: puste
board-trophy = Trofeum: 3 punkty
board-flaps = Machnięcia: { $count } z { $squares }, warte { $points }
board-passes = Pasy: { $first } i { $second }
board-uses = { $bird }: { $left ->
    [0] zdolność zużyta
    [one] zdolność jeszcze { $left } raz
   *[many] zdolność jeszcze { $left } razy
}
board-passed = Pas, numer { $place }
board-stacking = { $count ->
    [one] Układa { $count } kartę…
    [few] Układa { $count } karty…
   *[many] Układa { $count } kart…
}
board-best = Pokaż najlepszą punktację
board-actions = Co możesz zrobić
act-robin = Rudzik: sprowadź ptaka spod karty „Stop”
act-woodpecker = Dzięcioł: przenieś ptaka
act-pigeon = Gołąb: dwa machnięcia zamiast zestawu
act-owl = Sowa: skopiuj { $points } do pustego pola
act-feature = { feature-name }
act-done-stack = Połóż stos na talii
act-done-before = Przejdź do zestawów
act-done-cut = { $count ->
    [0] Bez zestawów
    [one] Zapisz { $count } zestaw
    [few] Zapisz { $count } zestawy
   *[many] Zapisz { $count } zestawów
}
act-done-pigeon = Nie, zatrzymaj gołębia
act-done-owl = Nie, zatrzymaj sowę
act-write = Zapisz { $count } za zestaw { set-gen }
act-let-go = Wypuść zestaw { set-gen } ({ $count }): pole zajęte

table-title = Punktacja przy prawdziwym stole
table-lead = Grasz w „Ptaszki” prawdziwymi kartami? Wpisz swój rząd i arkusz i zobacz, jak najlepiej go zapunktować. Spróbuj ze zdolnościami i bez nich.
table-cards = Twój rząd, od lewej do prawej
table-add = Dodaj: { $card }
table-remove = Usuń z miejsca { $place }: { $card }
table-empty = Dotykaj kart swojego rzędu po kolei.
table-undo = Usuń ostatnią kartę
table-clear = Zacznij od nowa
table-sheet = Twój arkusz
table-filled = Pola już zajęte:
table-flaps = Zaznaczone machnięcia
table-column-wrong = Potrzeba od 1 do 12 liczb do 50, które nigdy nie maleją. Do tego czasu obowiązuje założona kolumna.
table-rivals = Trofea: najwyższa liczba u innych
table-ask = Tu pojawi się najlepsza punktacja.
table-thinking = Szukam…
table-failed = Nie udało się. Spróbuj za chwilę jeszcze raz.

## Zasady w dwie minuty, do poczekalni

brief-1 = W każdej z dwóch rund budujesz własną talię. Na koniec staje się ona rzędem ptaków, a sąsiedzi tego samego gatunku lub z tej samej pory roku tworzą zestawy. Zestaw jest wart tyle punktów, ile ma kart.
brief-2 = W swojej turze albo weź na rękę jedną kartę z odkrytego rzędu, albo ułóż dwie jego karty i dowolnie wiele kart z ręki zakryte na swojej talii, w dowolnej kolejności. Zajrzeć do niej już nie wolno, więc pamiętaj.
brief-3 = Możesz też spasować i odpaść z rundy: to dwa punkty za każdą osobę, która jeszcze nie spasowała. Warto więc przestać w porę.
brief-4 = Każde pole arkusza, po jednym na porę roku i na ptaka, można zapisać tylko raz w całej grze. Najwyższa liczba przy ptaku zdobywa też jego trofeum: 3 punkty. Ptaki zostawione na ręce pomagają przy punktowaniu.

# O czym są zadania.
theme-take = Branie karty
theme-stack = Odkładanie z rzędu
theme-stack-hand = Odkładanie z ręki
theme-done = Zakończenie
theme-pass = Pas
theme-robin = Rudzik
theme-woodpecker = Dzięcioł
theme-position = Wybór miejsca
theme-feature = Co zapunktować
theme-pigeon = Gołąb
theme-owl = Sowa

## Edytor pozycji

edit-phase = Część tury
edit-round_number = Runda
edit-open_row = Odkryty rząd
edit-stopped = Wyszła karta Stop
edit-order = Spasowali, po kolei
edit-boxes = Wypełnione pola
edit-flaps = Machnięcia
edit-used = Użyte zdolności
edit-trophies = Trofea
edit-hands = Karty na rękach
edit-decks = Talie graczy, od pierwszej karty
edit-out = Poza grą, widziane
edit-rest = Poza grą, niewidziane
edit-under = Pod kartą Stop
edit-second = Druga połowa, na rundę 2
edit-deck = Talia, od góry
edit-in-boxes = { feature-name }
edit-in-used = { feature-name }
edit-thing = { card-name }
