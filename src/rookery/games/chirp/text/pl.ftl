### Ptaszki ćwierkają: wszystkie teksty gry po polsku.

## Gra na stronie głównej

title = Ptaszki ćwierkają
tagline = Hodujcie razem jedną gałąź i róbcie, co każą ptaki.
about = Wszyscy budują tę samą gałąź. Kto dołoży kartę, idzie do niej od pnia i ptak po ptaku robi wszystko, co mu po drodze zaćwierkają; ptaki tego samego koloru wzmacniają się nawzajem. Miej upierzenie koloru, którego jest na gałęzi najwięcej, a wszystkie te ptaki będą twoje. Gra dla 2–5 osób.

## Opcje

option-deck = Talia
option-deck-help = Nasza własna talia: z drugą gra najczęściej kończy się przy 30 punktach, z pierwszą, gdy skończy się stos. Albo plik z 48 własnymi kartami, na przykład z wydanej gry.
option-deck-second = Druga
option-deck-first = Pierwsza
option-deck-file = Z pliku

## Kolory, strony i karty

colour-name = { $colour ->
    [yellow] żółty
    [black] czarny
    [red] czerwony
    [blue] niebieski
    [grey] szary
   *[white] biały
}
side = { $side ->
    [L] ←
    [R] →
    [U] ↑
   *[D] ↓
}
# Karta w wierszu dziennika: mianownik i biernik.
birds-on-card = { $birds ->
    [one] { $birds } ptak
    [few] { $birds } ptaki
   *[many] { $birds } ptaków
}
card-nom = { $colour ->
    [yellow] Żółta
    [black] Czarna
    [red] Czerwona
    [blue] Niebieska
    [grey] Szara
   *[white] Biała
} karta ({ birds-on-card })
card-tag = { $colour ->
    [yellow] żółtą
    [black] czarną
    [red] czerwoną
    [blue] niebieską
    [grey] szarą
   *[white] białą
} kartę ({ birds-on-card })
card-by = { $colour ->
    [yellow] żółtą
    [black] czarną
    [red] czerwoną
    [blue] niebieską
    [grey] szarą
   *[white] białą
} kartą ({ birds-on-card })
card-old = { $old_colour ->
    [yellow] żółtą
    [black] czarną
    [red] czerwoną
    [blue] niebieską
    [grey] szarą
   *[white] białą
} kartę ({ $old_birds ->
    [one] { $old_birds } ptak
    [few] { $old_birds } ptaki
   *[many] { $old_birds } ptaków
})
card-over = { $beside ->
    [trunk] pniem
    [yellow] żółtą
    [black] czarną
    [red] czerwoną
    [blue] niebieską
    [grey] szarą
   *[white] białą
}
card-aside = { $beside ->
    [trunk] pnia
    [yellow] żółtej
    [black] czarnej
    [red] czerwonej
    [blue] niebieskiej
    [grey] szarej
   *[white] białej
}
# Gdzie leży, po przecinku; nic, jeśli obok nic nie ma.
where = { $side ->
    [nowhere] { "" }
    [above] , nad { card-over }
    [below] , pod { card-over }
    [left] , na lewo od { card-aside }
   *[right] , na prawo od { card-aside }
}
command-word = { $word ->
    [draw] dobierz
    [salvage] weź z odrzuconych
    [dig] poszukaj w odrzuconych
    [refill] dobierz do pełna
    [pay] wymień na nowe
    [discard] odrzuć
    [steal] zabierz komuś
    [pluck] zdejmij z gałęzi
    [prune] przytnij
    [bank] odłóż na punkty
    [cover] przykryj
    [cover_top] przykryj
    [move] przenieś
    [add] dołóż
    [add_top] dołóż
    [claim] weź upierzenie
    [strip] zwróć upierzenie
   *[swap] zamień upierzenia
}
# Karty po liczbie, biernik.
cards = { $count ->
    [one] kartę
    [few] karty
   *[many] kart
}
n-cards = ({ $n }) { $n ->
    [one] kartę
    [few] karty
   *[many] kart
}
# Po słowie „widać”, biernik.
at-most-birds = najwyżej { $birds_shown } { $birds ->
    [one] ptaka
    [few] ptaki
   *[many] ptaków
}
which = { $count ->
    [one] na której
   *[other] na których
}

## Polecenia złożone z ich działań. $n to liczba w kółku.

command-draw = Dobierz { n-cards }{ $then ->
    [0] { "" }
    [one] , potem odrzuć { $then } kartę z ręki
    [few] , potem odrzuć { $then } karty z ręki
   *[many] , potem odrzuć { $then } kart z ręki
}.
command-salvage = Weź na rękę { n-cards } z wierzchu stosu odrzuconych.
command-dig = Obejrzyj { n-cards } z wierzchu stosu odrzuconych i weź 1 na rękę.
command-refill = Jeśli masz na ręce mniej niż ({ $n }), dobierz do ({ $n }).
command-pay = Możesz odrzucić z ręki do ({ $n }) { $colour ->
    [yellow] żółtych kart
    [black] czarnych kart
    [red] czerwonych kart
    [blue] niebieskich kart
    [grey] szarych kart
   *[white] białych kart
}; za każdą { $reward ->
    [draw] dobierz { $each }
   *[steal] weź { $each } w ciemno od jednego z przeciwników
}.
command-discard = { $who ->
    [all] Każdy odrzuca z ręki { n-cards }, zaczynając od ciebie
    [opponent] Wskazany przeciwnik odrzuca { n-cards } według własnego wyboru
   *[me] Odrzuć z ręki { n-cards }
}{ $draws ->
    [yes] , potem dobierz { $more ->
        [0] tyle samo
        [one] o jedną więcej
       *[other] o { $more } więcej
    }
   *[no] { "" }
}.
command-steal = { $from ->
    [richer] Weź w ciemno { n-cards } od każdego przeciwnika, który ma więcej kart niż ty
   *[one] Weź w ciemno { n-cards } z ręki przeciwnika
}{ $gives ->
    [yes] , potem oddaj tyle samo wybranych
   *[no] { "" }
}.
command-pluck = { $colour ->
    [paid] Możesz odrzucić kartę z ręki i zebrać
   *[other] { $to ->
        [discard] Usuń
        [hand] Weź na rękę
       *[score] Zbierz
    }
} { $count_shown } { $where ->
    [off] { cards } spoza trasy
   *[end] { $count ->
        [one] skrajną kartę
        [few] skrajne karty
       *[many] skrajnych kart
    }
}{ $where ->
    [off_end] { " " }spoza trasy
   *[other] { "" }
}{ $colour ->
    [owned] { " " }w kolorze, którego upierzenie masz
    [paid] { " " }w tym samym kolorze
   *[other] { "" }
}{ $birds ->
    [0] { "" }
   *[other] , { which } widać { at-most-birds }
}.
command-prune = Usuń jedną kartę i wszystko za nią, razem najwyżej ({ $n }) { $n ->
    [one] miejsce
    [few] miejsca
   *[many] miejsc
}.
command-bank = Możesz położyć na swój stos punktacji { $count ->
    [1] { $count_shown } { $colour ->
        [any] kartę
        [yellow] żółtą kartę
        [black] czarną kartę
        [red] czerwoną kartę
        [blue] niebieską kartę
        [grey] szarą kartę
       *[white] białą kartę
    }
   *[other] do { $count_shown } { $colour ->
        [any] kart
        [yellow] żółtych kart
        [black] czarnych kart
        [red] czerwonych kart
        [blue] niebieskich kart
        [grey] szarych kart
       *[white] białych kart
    }
} z ręki{ $birds ->
    [0] { "" }
   *[other] , { which } widać { at-most-birds }
}.
command-cover = { $to ->
    [hand] Wymień
   *[other] Przykryj
} { $count_shown } { $where ->
    [end] { $count ->
        [one] skrajną kartę
        [few] skrajne karty
       *[many] skrajnych kart
    }
    [off] { cards } spoza trasy
    [off_end] { $count ->
        [one] skrajną kartę
        [few] skrajne karty
       *[many] skrajnych kart
    } spoza trasy
    [route] { cards } z trasy
   *[any] { $count ->
        [one] dowolną kartę
        [few] dowolne karty
       *[many] dowolnych kart
    }
} { $to ->
    [hand] na kartę z ręki
   *[other] kartą z ręki
}{ $colour ->
    [same] { " " }w tym samym kolorze
   *[other] { "" }
}{ $compared ->
    [fewer] , na której jest mniej ptaków
    [more] , na której jest więcej ptaków
   *[no] { "" }
}{ $birds ->
    [0] { "" }
   *[other] , na której widać { at-most-birds }
}{ $count ->
    [one] { "" }
   *[other] , każdą { $to ->
        [hand] na inną
       *[other] inną
    }
}.
command-cover_top = { $n ->
    [one] Wierzchnia (1) odrzucona karta przykrywa
   *[other] Wierzchnie odrzucone karty, razem ({ $n }), przykrywają po kolei
} { $where ->
    [end] skrajną kartę
    [off] kartę spoza trasy
    [off_end] skrajną kartę spoza trasy
    [route] kartę z trasy
   *[any] wybraną kartę
}, jeśli pasuje.
command-move = Przenieś ({ $n }) { $n ->
    [one] skrajną kartę
    [few] skrajne karty
   *[many] skrajnych kart
} w inne dozwolone miejsce.
command-add = Dołóż z ręki { $count_shown } { cards }{ $attach ->
    [mine] { " " }tuż za swoją kartą
   *[any] { "" }
}{ $colour ->
    [owned] { " " }w kolorze, którego upierzenie masz
   *[other] { "" }
}{ $birds ->
    [0] { "" }
   *[other] , { which } widać { at-most-birds }
}{ $then ->
    [0] { "" }
   *[other] ; ptaków może być więcej niż na sąsiedniej o { $then_shown }
}.
command-add_top = { $from ->
    [stock] { $n ->
        [one] Odkryj { n-cards } z wierzchu stosu: jeśli pasuje, dołóż ją, inaczej odrzuć
       *[other] Odkrywaj po jednej { n-cards } z wierzchu stosu: co pasuje, dokładaj, resztę odrzucaj
    }
   *[discard] { $n ->
        [one] Dołóż { n-cards } z wierzchu stosu odrzuconych, jeśli pasuje
       *[other] Dołóż { n-cards } z wierzchu stosu odrzuconych; gdy karta nie pasuje, przerwij
    }
}.
command-claim = { $then ->
    [0] Weź
   *[other] Zwróć { $then } ze swoich upierzeń, potem weź
} { $count_shown } { $count ->
    [one] wolne upierzenie
    [few] wolne upierzenia
   *[many] wolnych upierzeń
}{ $birds ->
    [0] { "" }
   *[other] { " " }w kolorze, którego na gałęzi widać { at-most-birds }
}.
command-strip = Przeciwnik, który ma więcej upierzeń niż ty, zwraca ({ $n }) według własnego wyboru.
command-swap = Możesz wymienić swoje upierzenie na cudze, jeśli ptaków jego koloru jest na gałęzi najwyżej ({ $n }).

## Co teraz zrobić

prompt-grow = Jak gałąź rośnie w tej turze?
prompt-lay = Wybierz kartę z ręki do dołożenia.
prompt-lay_place = Wybierz dla niej miejsce.
prompt-target = Są dwie nowe karty. Do której pójdziesz?
prompt-fork = Rozwidlenie: wybierz kierunek.
prompt-discard = Wybierz kartę do odrzucenia.
prompt-give = Wybierz kartę, którą oddasz.
prompt-dig = Wybierz kartę z wierzchu stosu odrzuconych.
prompt-pay = Możesz odrzucić kartę tego koloru.
prompt-player = Wybierz gracza.
prompt-price = Możesz odrzucić kartę: jej kolor powie, co zbierzesz.
prompt-pluck = Wybierz skrajną kartę.
prompt-prune = Wybierz kartę: zniknie razem ze wszystkim za nią.
prompt-bank = Możesz położyć kartę na stos punktacji.
prompt-cover = Możesz wybrać kartę z ręki, żeby nią coś przykryć.
prompt-cover_place = Wybierz kartę, którą przykryje.
prompt-top_cover = Wybierz kartę, którą przykryje wierzch stosu odrzuconych.
prompt-lift = Wybierz skrajną kartę do przeniesienia.
prompt-drop = Wybierz dla niej nowe miejsce.
prompt-add = Możesz dołożyć kartę z ręki.
prompt-add_place = Wybierz dla niej miejsce.
prompt-top_add = Wybierz miejsce dla odkrytej karty.
prompt-claim = Weź upierzenie ze stołu.
prompt-return = Wybierz swoje upierzenie do zwrotu.
prompt-swap_theirs = Możesz wybrać upierzenie, które dostaniesz w wymianie.
prompt-swap_mine = Wybierz upierzenie, które za nie oddasz.
prompt-wait = Czekamy: { $player }.
prompt-over = Gra skończona.

## Przyciski

decision-grow = { $how ->
    [plumage] Dołóż kartę i weź jej upierzenie
    [draw] Dołóż kartę i dobierz jedną
    [two] Dołóż dwie karty
   *[pass] Pas: dobierz dwie karty
}
decision-card = Karta { $card }
decision-place = Miejsce { $place }
decision-player = { $player }
decision-plumage = { $colour ->
    [yellow] Żółte upierzenie
    [black] Czarne upierzenie
    [red] Czerwone upierzenie
    [blue] Niebieskie upierzenie
    [grey] Szare upierzenie
   *[white] Białe upierzenie
}
decision-skip = Pomiń

## Dziennik

event-laid = { $you ->
    [yes] Dokładasz
   *[no] { $player } dokłada
} { card-tag }{ where }.
event-passed = { $you ->
    [yes] Pasujesz
   *[no] { $player } pasuje
}.
event-took_pass = { $you ->
    [yes] Bierzesz
   *[no] { $player } bierze
} kartę pas.
event-took_plumage = { $you ->
    [yes] Bierzesz
   *[no] { $player } bierze
} upierzenie: kolor { colour-name }.
event-returned_plumage = { $you ->
    [yes] Zwracasz
   *[no] { $player } zwraca
} na stół upierzenie: kolor { colour-name }.
event-swapped = { $you ->
    [yes] Wymieniasz
   *[no] { $player } wymienia
} się { $other_you ->
    [yes] z tobą
   *[no] z graczem { $other }
}: { $you ->
    [yes] dostajesz
   *[no] dostaje
} upierzenie ({ colour-name }), { $you ->
    [yes] oddajesz
   *[no] oddaje
} { $given ->
    [yellow] żółte
    [black] czarne
    [red] czerwone
    [blue] niebieskie
    [grey] szare
   *[white] białe
}.
event-chirped = { card-nom } ćwierka { $you ->
    [yes] do ciebie
   *[no] do gracza { $player }
}: { command-word } ({ $number }).
event-bonus = { $you ->
    [yes] Bonus dla ciebie
   *[no] Bonus dla gracza { $player }
}: { command-word } ({ $number }).
event-skipped = { $you ->
    [yes] Nie robisz tu
   *[no] { $player } nie robi tu
} nic więcej.
event-nothing = { $you ->
    [yes] Nic tu nie możesz
   *[no] { $player } nic tu nie może
} zrobić.
event-cut = Trasa jest przecięta: { $you ->
    [yes] kończysz
   *[no] { $player } kończy
} drogę.
event-drew = { $you ->
    [yes] Dobierasz
   *[no] { $player } dobiera
} { card-tag }.
event-drew_unseen = { $you ->
    [yes] Dobierasz
   *[no] { $player } dobiera
} { $count } { cards }.
event-stole = { $you ->
    [yes] Zabierasz
   *[no] { $player } zabiera
} { card-tag } { $other_you ->
    [yes] tobie
   *[no] graczowi { $other }
}.
event-stole_unseen = { $you ->
    [yes] Zabierasz
   *[no] { $player } zabiera
} w ciemno { $count } { cards } { $other_you ->
    [yes] tobie
   *[no] graczowi { $other }
}.
event-gave = { $you ->
    [yes] Oddajesz
   *[no] { $player } oddaje
} { card-tag } { $other_you ->
    [yes] tobie
   *[no] graczowi { $other }
}.
event-gave_unseen = { $you ->
    [yes] Oddajesz
   *[no] { $player } oddaje
} { $count } { cards } { $other_you ->
    [yes] tobie
   *[no] graczowi { $other }
}.
event-discarded = { $you ->
    [yes] Odrzucasz
   *[no] { $player } odrzuca
} { card-tag }.
event-salvaged = { $you ->
    [yes] Bierzesz
   *[no] { $player } bierze
} { card-tag } ze stosu odrzuconych.
event-removed = { $you ->
    [yes] Usuwasz
   *[no] { $player } usuwa
} { card-tag }{ where }.
event-harvested = { $you ->
    [yes] Zbierasz
   *[no] { $player } zbiera
} { card-tag }{ where }.
event-picked_up = { $you ->
    [yes] Bierzesz
   *[no] { $player } bierze
} na rękę { card-tag }{ where }.
event-cut_off = { card-nom } traci połączenie z pniem i spada.
event-banked = { $you ->
    [yes] Kładziesz
   *[no] { $player } kładzie
} { card-tag } na stos punktacji.
event-covered = { $you ->
    [yes] Przykrywasz
   *[no] { $player } przykrywa
} kartę inną: { card-by }{ where }.
event-exchanged = { $you ->
    [yes] Wymieniasz
   *[no] { $player } wymienia
} { card-old } na { card-tag }{ where }.
event-moved = { $you ->
    [yes] Przenosisz
   *[no] { $player } przenosi
} { card-tag } na inne miejsce{ where }.
event-turned_up = { card-nom } odkryta ze stosu.
event-bare = Gałąź jest pusta: upierzenia i karta pas wracają na stół.
event-full = Na gałęzi nic się już nie zmieści: następuje punktowanie.
event-all_passed = Wszyscy spasowali: następuje punktowanie.
event-passed_over = { $you ->
    [yes] Nie masz karty, od której można zacząć gałąź: kolej na następną osobę.
   *[no] { $player } nie ma karty, od której można zacząć gałąź: kolej na następną osobę.
}
event-scored = { $you ->
    [yes] Zdobywasz
   *[no] { $player } zdobywa
} kolor { colour-name }: { $birds } { $birds ->
    [one] ptak
    [few] ptaki
   *[many] ptaków
}.
event-unclaimed = Nikt nie ma upierzenia ({ colour-name }): { $birds } { $birds ->
    [one] ptak odlatuje
    [few] ptaki odlatują
   *[many] ptaków odlatuje
} bez punktów.
event-reshuffled = Stos się skończył. Odrzucone karty po przetasowaniu tworzą nowy.
event-ran_out = Stos skończył się po raz drugi: koniec gry.
event-dried_up = Przez dwie kolejki nie było czego dobierać: koniec gry.
event-won_thirty = { $you ->
    [yes] Wygrywasz
   *[no] Wygrywa { $player }
}: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}!
event-won_most = { $you ->
    [yes] Wygrywasz
   *[no] Wygrywa { $player }
}, punktów najwięcej: { $points }.

## Co daje decyzja: części jednego zdania, którego podmiotem jest decyzja

reason-points = daje { $birds } { $birds ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
reason-plumage = bierze upierzenie (kolor { colour-name }, ptaków na gałęzi: { $birds })
reason-mine = zwiększa twój kolor { colour-name } na gałęzi do { $birds } { $birds ->
    [one] ptaka
   *[other] ptaków
}
reason-free = zwiększa kolor { colour-name }, którego upierzenie jest jeszcze wolne, do { $birds } { $birds ->
    [one] ptaka
   *[other] ptaków
} na gałęzi
reason-way = pozwala wykonać polecenia { $count } { $count ->
    [one] karty
   *[other] kart
} po drodze
reason-hand = daje ci na rękę kartę ({ $birds } { $birds ->
    [one] ptak
    [few] ptaki
   *[many] ptaków
})
reason-parts = pozbywa się karty: kolor { colour-name }, { birds-on-card }
reason-pass = zabiera kartę pasu
reason-waits = daje dwie karty zamiast spaceru

## Odmowy

refusal-CHP-10 = Z pniem łączy się tylko pierwsza karta gałęzi, i to obowiązkowo; reszta wyrasta z niej.
refusal-CHP-11 = Nowa karta musi łączyć się z gałęzią dokładnie jednym połączeniem.
refusal-CHP-12 = To miejsce jest już zajęte.
refusal-CHP-13 = Za dużo ptaków: najwyżej tyle, ile na karcie, z którą się łączy.
refusal-kind = Teraz trzeba czego innego: { $wanted ->
    [grow] wybierz, jak rośnie gałąź
    [card] wybierz kartę
    [place] wybierz miejsce
    [player] wybierz gracza
   *[plumage] wybierz upierzenie
}.
refusal-skip = Tego nie można pominąć.
refusal-grow_plumage = Żadna pasująca karta nie ma upierzenia na stole.
refusal-grow_draw = Żadna twoja karta nie pasuje: zostaje pas.
refusal-grow_pass = Wybór już zapadł.
refusal-two = Trzeba wyłożyć dwie karty, a pierwszą tak, żeby zmieściła się i druga.
refusal-plumage_taken = Tego upierzenia nie ma na stole (kolor { colour-name }).
refusal-not_held = Nie masz takiej karty.
refusal-no_place = Dla tej karty nie ma miejsca, na które pozwalają polecenie i zasady.
refusal-card = Polecenie nie pozwala na tę kartę.
refusal-dig = Tej karty nie ma na wierzchu stosu odrzuconych.
refusal-place = Tego miejsca polecenie nie obejmuje.
refusal-same_place = Przenoszona karta musi trafić w inne miejsce.
refusal-player = Z tym graczem nic się nie da zrobić.
refusal-plumage = Tego upierzenia nie można wybrać.
refusal-bare = Dopóki gałąź jest pusta, nie wolno brać upierzeń.
refusal-over = Gra jest już skończona.

## Wynik

score-thirty = { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}: cel 30 osiągnięty
score-most = Stos wyczerpany: wygrywa najwięcej punktów
score-tie = Punktów po równo: wyżej jest ten, czyja była tura, albo następny po nim
score-pile = { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}, kart na stosie: { $cards }

## Słowa na stole

word-branch = Gałąź
word-trunk = Pień
word-stock = Stos
word-discard = Odrzucone
word-hand = Ręka
word-points = Punkty
word-pile = Stos punktacji
word-plumage = Upierzenie
word-pass_card = Karta pas
word-route = Trasa
word-bonus = Bonus
word-covered = Przykryte
word-known = Znane karty
word-adrift = U kogoś na ręce
word-birds = Ptaki
word-turn = Tura
word-you = Ty

## Strona z zasadami

rules-title = Jak grać w „Ptaszki ćwierkają”
rules-lead = Wszyscy hodujecie jedną gałąź. Dokładaj karty, rób, co mówią ptaki po drodze do nich, i miej upierzenie koloru, którego przy punktowaniu jest najwięcej. Trzydzieści punktów wygrywa.
rules-components = Co jest w pudełku
rules-setup = Przygotowanie
rules-turn = Twoja tura
rules-adding = Dokładanie kart
rules-chirping = Ćwierkanie
rules-scoring = Punktowanie gałęzi
rules-game_end = Koniec gry
rules-rulings = Szczegóły

## Zasady: zawartość

rule-CHP-1 = Jest 48 kart ptaków: po osiem w każdym z sześciu kolorów. Na karcie widać od jednego do czterech ptaków (to jej wartość), kawałek gałęzi z jednym, dwoma lub trzema połączeniami i polecenie z liczbą w kółku.
rule-CHP-2 = Prócz tego jest sześć kart upierzenia, po jednej na kolor, pień i karta pas.
rule-CHP-3 = Kart się nie obraca: połączenie jest zawsze z lewej, z prawej, u góry albo u dołu.
rule-CHP-4 = We czworo i w pięcioro gra się dwiema potasowanymi razem taliami ptaków. Pień, upierzenia i karta pas są wciąż pojedyncze.

## Zasady: przygotowanie

rule-CHP-5 = Pień leży pośrodku. Ma połączenie z lewej i z prawej strony.
rule-CHP-6 = Każdy dostaje odkrytą kartę; zaczyna ten, kto ma na niej najwięcej ptaków. Remisujący dostają po jeszcze jednej, aż ktoś będzie lepszy. Potem wszystkim dobiera się do sześciu kart, licząc odkryte, i każdy bierze swoje na rękę.
rule-CHP-7 = Reszta to zakryty stos. Odrzuconych kart jeszcze nie ma; upierzenia i karta pas leżą na stole.

## Zasady: tura

rule-CHP-8 = Najpierw gałąź rośnie, na jeden z czterech sposobów: (a) dołóż kartę i weź upierzenie jej koloru, jeśli leży na stole; (b) dołóż kartę i dobierz jedną; (c) dołóż dwie karty; (d) dobierz dwie karty. To ostatnie to pas: weź kartę pas, jeśli nikt jej nie ma, i tura się kończy.
rule-CHP-9 = Gdy tylko ktoś zrobi cokolwiek innego niż pas, karta pas wraca na stół.

## Zasady: dokładanie

rule-CHP-10 = Pierwsza karta gałęzi łączy się z pniem z lewej albo z prawej strony. Wszystko inne wyrasta z niej: z pniem nic więcej się nie łączy.
rule-CHP-11 = Nowa karta łączy się z gałęzią dokładnie jednym połączeniem: na wspólnym boku mają je obie karty. Pozostałe mogą sterczeć w powietrze albo trafiać na kartę bez połączenia w tym miejscu, lecz nie mogą łączyć z drugą kartą.
rule-CHP-12 = Dokładając, nie przykrywa się innej karty. Jedno pole to jedna karta. (To nasze założenie: że karty leżą na kratce. Instrukcja mówi o częściowym przykryciu karty, więc wydane karty leżą może swobodniej.)
rule-CHP-13 = Karta może mieć najwyżej tyle ptaków, ile ta, z którą się łączy. Pień niczego nie ogranicza.

## Zasady: ćwierkanie

rule-CHP-14 = Po dołożeniu karty przejdź do niej od pnia i wykonaj po kolei wszystkie polecenia po drodze. Jeśli karty są dwie, najpierw wybierz jedną z nich.
rule-CHP-15 = Karta, która zmieniła się, zanim do niej dojdziesz, działa tak, jak wygląda na miejscu.
rule-CHP-16 = Jeśli droga do twojej karty zostanie przecięta, przerwij.
rule-CHP-17 = Jeśli za twoją kartą pojawiły się nowe, musisz iść dalej. Na rozwidleniu wybierz dowolny kierunek, w którym jest jeszcze coś do wykonania.
rule-CHP-18 = Po drodze jest bonus: odkryj wierzchnią kartę stosu na odrzucone i wykonaj jej polecenie. Po pasie go nie ma.
rule-CHP-19 = Liczba w kółku rośnie o jeden za każdą inną kartę tego samego koloru na trasie, przed nią i za nią, także za twoją kartą. Po minięciu rozwidlenia porzucona strona już się nie liczy.
rule-CHP-20 = Gdy w trakcie polecenia zmienią się kolory, jego liczba zostaje; następne mogą się zmienić.
rule-CHP-21 = Co wszyscy widzą jako możliwe, choćby częściowo, trzeba zrobić. Co wymaga czegoś tajnego z twojej ręki, na przykład karty w jakimś kolorze, można pominąć, jakby jej nie było; dołożenie karty też. Zwykłego odrzucenia nie można pominąć, póki masz karty.
rule-CHP-22 = Karta bonusowa nie leży na trasie i nic jej nie wzmacnia.

## Zasady: punktowanie

rule-CHP-23 = Jeśli na koniec tury nigdzie nie dałoby się dołożyć żadnej karty, punktuje się gałąź.
rule-CHP-24 = Punktuje się ją także wtedy, gdy tura przypada graczowi z kartą pas: wszyscy spasowali.
rule-CHP-25 = Policz ptaki każdego koloru. Kto ma upierzenie najliczniejszego, bierze wszystkie jego karty: punkt za ptaka. Jeśli nikt go nie ma, nikt nie punktuje.
rule-CHP-26 = Kolory remisujące na czele punktują wszystkie.
rule-CHP-27 = Przykryte karty się nie liczą i nigdy nie dają punktów, nawet gdy kartę nad nimi ktoś zabierze.
rule-CHP-28 = Potem wszystkie inne karty ptaków są odrzucane, upierzenia i karta pas wracają na stół, a nową gałąź zaczyna następny gracz, który ma na nią kartę.
rule-CHP-29 = Gdy na gałęzi nie ma już żadnej karty ptaków, upierzenia i karta pas wracają na stół. Dlatego pas przed pierwszą kartą nie daje karty pas.

## Zasady: koniec

rule-CHP-30 = Trzydzieści punktów na stosie wygrywa. Jeśli zdobędzie je kilka osób naraz, wygrywa najwięcej punktów.
rule-CHP-31 = Gdy stos skończy się pierwszy raz, z odrzuconych tasuje się nowy. Za drugim razem tura jest przerywana, gałąź punktowana, a wygrywa najwięcej punktów.
rule-CHP-32 = Przy równych punktach wyżej jest ten, czyja była tura, albo następny po nim.

## Zasady: szczegóły

rule-CHP-R1 = O tym, czy gałąź jest pełna, decydują wszystkie karty talii, nie te na rękach.
rule-CHP-R2 = Stos kończy się w chwili, gdy opuszcza go ostatnia karta. Jeśli nie ma wtedy odrzuconych, następne dobieranie tasuje to, co się do tego czasu uzbiera; gdy nie ma nic, nic się nie dobiera.
rule-CHP-R3 = Trzydzieści punktów wygrywa od razu, nawet w środku tury.
rule-CHP-R4 = Twoja karta to ta, do której idziesz. Jeśli ją przykryto, wykonujesz to, co tam teraz leży; jeśli miejsce jest puste, droga jest przecięta.
rule-CHP-R5 = Dla karty bonusowej trasą jest ta, którą właśnie przeszedł gracz.
rule-CHP-R6 = Bez kart można tylko pasować.
rule-CHP-R7 = Stół sięga piętnaście pól od pnia w każdą stronę.
rule-CHP-R8 = Jeśli ręka ma mniej kart, niż bierze się w ciemno, bierze się wszystkie.
rule-CHP-R9 = Liczbę polecenia ustala się na jego początku. Gdy mówi o kilku rzeczach, robi się je po jednej, za każdym razem patrząc, co jest możliwe; robi się tyle, ile się da.
rule-CHP-R10 = Przed każdą pojedynczą rzeczą można pominąć to, co wymaga karty z twojej ręki (dołożenie, przykrycie, wymiana, zapłata, położenie na stos punktacji), i to, gdzie jest „możesz”. Zwykłe odrzucenie i oddawanie kart do nich nie należą, a cała reszta jest obowiązkowa, póki możliwa. Pominięcie kończy polecenie.
rule-CHP-R11 = „Zrób jedno, potem drugie”: każdą część wykonuje się, jak się da, nawet gdy druga się nie udała. Z pustą ręką „o jedną więcej” to jedna karta.
rule-CHP-R12 = Trasa to droga do twojej karty, a za nią każde miejsce zapełnione w tej turze przez polecenie, które trzyma się twojej karty tylko przez takie miejsca. Karta dołożona za twoją podczas wzrostu do niej nie należy. Gdy miejsce drogi opustoszeje, droga na dobre kończy się przed nim.
rule-CHP-R13 = Miejsce wykonuje się najwyżej raz. Karta położona na miejsce, w którym jesteś lub które masz za sobą, nie jest wykonywana.
rule-CHP-R14 = Bonus jest też po przeciętej drodze. Karta bonusowa leży w tym czasie na odrzuconych, a tego, co doda za twoją kartą, się nie wykonuje.
rule-CHP-R15 = Karty odrzucane w tej samej chwili idą jak przy czytaniu: od górnego rzędu, od lewej, w każdym miejscu od najniższej.
rule-CHP-R16 = Gdy wierzchnia karta opuszcza miejsce, to, co było pod nią, jest odrzucane. Przy wymianie zostaje.
rule-CHP-R17 = Przenoszoną kartę najpierw się podnosi; nowe miejsce musi być dozwolone bez niej i inne niż dotychczasowe. Karty przy pniu się nie przenosi. Zabranie karty z drogi przecina ją.
rule-CHP-R18 = Gdy stos kończy się pierwszy raz, ostatniej karty się nie wtasowuje. Za drugim razem trafia ona tam, dokąd szła (odkryta: na odrzucone), i nic więcej się nie dzieje.
rule-CHP-R19 = Gdy punktowanie wywołuje karta pas, tura jej właściciela już się zaczęła: remisy rozstrzyga się od niego i to on zaczyna nową gałąź.
rule-CHP-R20 = Kto ma więcej kart od ciebie, sprawdza się raz, na początku.
rule-CHP-R21 = Dopóki na gałęzi nie ma ptaków, nie wolno brać upierzeń.
rule-CHP-R22 = Remis na początku rozstrzygają tylko najnowsze karty. Jeśli stos nie starcza dla wszystkich remisujących, zaczyna pierwszy z nich w kolejności miejsc.
rule-CHP-R23 = Dwie karty można wybrać tylko wtedy, gdy obie da się wyłożyć, a pierwsza musi zostawić miejsce na drugą.
rule-CHP-R24 = Płacić trzeba kolorem, w którym jest co zebrać. „Razem” liczy miejsca, nie przykryte karty.
rule-CHP-R25 = Jeśli przez dwie kolejki tur nic nie dobrano, bo nie było czego, gra kończy się tak, jakby stos skończył się po raz drugi.
rule-CHP-R26 = Gdy po punktowaniu trzeba zacząć nową gałąź, pomija się tego, kto nie ma karty z połączeniem w lewo lub w prawo: nie ma on tury, nie pasuje i nie dobiera. Jeśli nie ma jej nikt, osoba, na którą wypada kolej, może tylko spasować. Gdy pień jest pusty z innego powodu, nikogo się nie pomija.

## Zasady: talia

rules-assumed = Lista kart wydanej gry nie jest publiczna. To, że jest sześć kolorów po osiem różnych kart, jest potwierdzone; wszystko na naszych kartach – ptaki, połączenia, polecenia – to nasza własna talia, ułożona do tego, co mówi instrukcja. Kto ma wydaną grę, może wpisać jej karty do pliku i nimi grać.
rules-table-card = Karta
rules-table-birds = Ptaki
rules-table-sides = Połączenia
rules-table-command = Polecenie

## Pozycje, które nie mogą istnieć

position-cards = { $face }: rozłożono { $placed }, a w grze jest ich { $there }
position-twice = { $place } podano dwa razy
position-joins_two = { $place } łączy się z dwiema kartami
position-both_sides = gałąź rośnie tylko po jednej stronie pnia
position-loose = { $place } nie trzyma się pnia
position-plumage = dopóki gałąź jest pusta, upierzenie leży na stole
position-command = nie pasuje do tego kroku ({ $phase })
position-growth = trzeba podać, który to sposób
position-picked = potrzebna jest karta z ręki
position-not_picked = nie pasuje do tego kroku ({ $phase })
position-route = na { $place } nie ma karty
position-order = { $place } nie następuje po { $before }
position-known = na ręce tego nie ma
