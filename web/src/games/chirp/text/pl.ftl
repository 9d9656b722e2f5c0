### Plansza gry: słowa potrzebne tylko na ekranie.

card-letter = { $of ->
    [yellow] Ż
    [black] Cn
    [red] Cw
    [blue] N
    [grey] S
   *[white] B
}
board-aim = Cel: jako pierwszy mieć 30 punktów.
board-card = { $card }, { $colour }, { $birds ->
    [one] { $birds } ptak
    [few] { $birds } ptaki
   *[other] { $birds } ptaków
}
board-verb = { $word ->
    [draw] Dobierz
    [salvage] Odzyskaj
    [dig] Wygrzeb
    [refill] Uzupełnij
    [pay] Wymień
    [discard] Odrzuć
    [steal] Podbierz
    [remove] Usuń
    [take] Weź
    [harvest] Zbierz
    [prune] Przytnij
    [bank] Punktuj
    [cover] Przykryj
    [cover_top] Przykryj
    [exchange] Zamień
    [move] Przenieś
    [add] Dołóż
    [add_top] Dołóż
    [claim] Upierzenie
    [strip] Oskub
   *[swap] Zamiana
}
board-spot = { $place }: { $card }
board-covers = { $count ->
    [one] Pod nią leży { $cards }
   *[other] Pod nią leżą { $cards }
}
board-walk = Droga: { $way }
board-branch = Gałąź, { $count ->
    [0] pusta
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}. Strzałki przesuwają, plus i minus przybliżają, 0 pokazuje całość.
board-zoom = Widok gałęzi
board-nearer = Bliżej
board-further = Dalej
board-all = Pokaż całą gałąź
board-boost = wzmocnienie +{ $boost }
board-skip = dalej
board-colour = { $colour }: { $birds ->
    [one] { $birds } ptak
    [few] { $birds } ptaki
   *[other] { $birds } ptaków
} na gałęzi{ $leads ->
    [yes] , prowadzi
   *[no] { "" }
}. Upierzenie: { $owned ->
    [yes] { $player }
   *[no] na stole
}
board-stock = Stos: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}{ $again ->
    [yes] . Gdy się skończy, kończy się gra
   *[no] { "" }
}
board-discard = Karty odrzucone: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
board-close = Zamknij
board-nothing = brak
board-state = { $state ->
    [done] wykonane
    [now] wykonywane
   *[next] przed tobą
}
board-then-bonus = Potem karta bonusowa ze stosu.
board-way = Co ptaki ćwierkają graczowi { $player }
board-way-preview = Co trzeba będzie zrobić po drodze
board-no-way = Dołóż kartę, a ptaki po drodze do niej powiedzą ci, co robić.
board-tap-again = Dotknij jeszcze raz, żeby wybrać.
board-left = Zostało: { $left }.
board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
board-known = Widziane: { $cards }
board-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} z { $goal }; na stosie punktacji { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
board-pass-held = Karta pas: jeśli kolej znów dojdzie do tego gracza, gałąź zostanie policzona
board-your-hand = Twoja ręka
board-no-cards = Nie masz kart.
board-deck = Karty: { $colour }
board-outlook = Gdyby liczyć teraz: { $who }
board-scores = { $owned ->
    [yes] { $player }, { $colour }, +{ $birds }
   *[no] nikt ({ $colour }, { $birds })
}

## Zasady w dwie minuty, do poczekalni

brief-1 = Wszyscy hodujecie jedną gałąź. Miej upierzenie koloru, którego przy punktowaniu jest najwięcej, a jego ptaki będą twoimi punktami. Trzydzieści punktów wygrywa.
brief-2 = W swojej turze dołóż kartę i weź ze stołu upierzenie jej koloru; albo dołóż kartę i dobierz jedną; albo dołóż dwie; albo dobierz dwie, co oznacza pas. Karta nie może pokazywać więcej ptaków niż ta, do której dochodzi.
brief-3 = Potem idź gałęzią od pnia do swojej karty i ptak po ptaku rób, co ćwierkają po drodze. Liczba w kółku rośnie o jeden za każdą inną kartę tego koloru na trasie. Na koniec odkrywa się i wykonuje jeszcze jedną kartę, premię.
brief-4 = Gałąź punktuje się, gdy nic już nie można dołożyć albo gdy wszyscy spasowali. Potem zaczyna się nowa.
board-hint-place = na zaznaczone miejsce

# O czym są zadania.
theme-grow = Jak rosnąć
theme-card = Wybór karty
theme-place = Wybór miejsca
theme-player = Wybór gracza
theme-plumage = Wybór upierzenia
theme-skip = Rezygnacja

## Edytor pozycji

edit-hands = Karty na rękach
edit-branch = Gałąź: miejsce w wierszu, karty od spodu
edit-plumage = Upierzenia: żółte, czarne, czerwone, niebieskie, szare, białe
edit-pass_card = Karta pas
edit-piles = Zdobyte karty
edit-discard = Stos odrzuconych, od góry
edit-stock = Stos, od góry
