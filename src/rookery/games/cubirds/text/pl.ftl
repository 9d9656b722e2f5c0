### CuBirds: wszystkie teksty gry po polsku.

## Gra na stronie głównej

title = CuBirds
tagline = Otaczaj ptaki, zbieraj stada i zbuduj kolekcję przed innymi.
about = Cztery rzędy ptaków, garść kart na ręce i jedna prosta sztuczka: wszystko, co znajdzie się między dwoma ptakami tego samego gatunku, trafia do ciebie. Uzbieraj dość ptaków jednego gatunku, zrób z nich stado, a jeden lub dwa dołączą do twojej kolekcji. Szybka gra dla 2–5 osób.

## Opcje

option-expert = Wariant dla zaawansowanych
option-expert-help = Nikt nie dostaje ptaka na start: wszystkie kolekcje są na początku puste.
option-move_cap = Najdłuższa partia, w posunięciach
option-move_cap-help = Zabezpieczenie przed grą bez końca: po tylu posunięciach wygrywa największa kolekcja, a przy remisie zwycięstwo jest wspólne.
option-size = Rozmiar
option-size-help = Malutka: bardzo mała gra dla dwojga, którą da się dokładnie rozwiązać, do badań.
option-size-full = Pełna
option-size-tiny = Malutka

## Gatunki: nazwy i formy pomocnicze

species-name = { $species ->
    [flamingo] Flaming
    [owl] Sowa
    [toucan] Tukan
    [duck] Kaczka
    [parrot] Papuga
    [magpie] Sroka
    [reed_warbler] Trzcinniczek
   *[robin] Rudzik
}
species-count = { $count ->
    [one] { $count } { bird-nom }
    [few] { $count } { birds-acc }
   *[many] { $count } { birds-gen }
}
# Jeden ptak, mianownik.
bird-nom = { $species ->
    [flamingo] flaming
    [owl] sowa
    [toucan] tukan
    [duck] kaczka
    [parrot] papuga
    [magpie] sroka
    [reed_warbler] trzcinniczek
   *[robin] rudzik
}
# Jeden ptak, biernik.
bird-acc = { $species ->
    [flamingo] flaminga
    [owl] sowę
    [toucan] tukana
    [duck] kaczkę
    [parrot] papugę
    [magpie] srokę
    [reed_warbler] trzcinniczka
   *[robin] rudzika
}
# Liczba mnoga, biernik (taki sam jak mianownik).
birds-acc = { $species ->
    [flamingo] flamingi
    [owl] sowy
    [toucan] tukany
    [duck] kaczki
    [parrot] papugi
    [magpie] sroki
    [reed_warbler] trzcinniczki
   *[robin] rudziki
}
# Liczba mnoga, dopełniacz.
birds-gen = { $species ->
    [flamingo] flamingów
    [owl] sów
    [toucan] tukanów
    [duck] kaczek
    [parrot] papug
    [magpie] srok
    [reed_warbler] trzcinniczków
   *[robin] rudzików
}
# $count ptaków, biernik: jedną sowę, 2 sowy, 5 sów, 22 sowy.
birds-count-acc = { $count ->
    [one] { $species ->
        [owl] jedną
        [duck] jedną
        [parrot] jedną
        [magpie] jedną
       *[other] jednego
    } { bird-acc }
   *[other] { species-count }
}

## Części tury

phase-lay = Wykładanie
phase-draw = Dobieranie
phase-flock = Stado

## Co teraz zrobić

prompt-lay = Wyłóż wszystkie swoje ptaki jednego gatunku na dowolnym końcu jednego z rzędów.
prompt-draw = Tym razem bez zdobyczy. Możesz dobrać dwie karty z talii.
prompt-flock = Możesz zebrać jedno stado: wybierz gatunek albo na razie odpuść.
prompt-wait = Teraz gra { $player }.
prompt-over = Koniec gry.

## Przyciski

decision-lay = Wyłóż { birds-acc }: rząd { $row }, z { $side ->
    [L] lewej
   *[R] prawej
}
decision-draw = Dobierz dwie karty
decision-decline = Nie dobieraj
decision-flock = Zbierz stado { birds-gen }
decision-stay = Nie zbieraj stada

## Dziennik

event-laid = { $you ->
    [yes] Wykładasz
   *[no] { $player } wykłada
} { birds-count-acc } na { $side ->
    [L] lewym
   *[R] prawym
} końcu rzędu { $row }.
event-took = { $you ->
    [yes] Zabierasz
   *[no] { $player } zabiera
} { birds-count-acc } z rzędu { $row }.
event-refilled = Z talii do rzędu { $row } przylatuje { bird-nom }.
event-drew = { $you ->
    [yes] Dobierasz
   *[no] { $player } dobiera
} z talii { bird-acc }.
event-drew_unseen = { $you ->
    [yes] Dobierasz
   *[no] { $player } dobiera
} z talii { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
}.
event-declined = { $you ->
    [yes] Nie dobierasz
   *[no] { $player } nie dobiera
} kart.
event-flocked = { $you ->
    [yes] Zbierasz
   *[no] { $player } zbiera
} stado { birds-gen } z { $shown } { $shown ->
    [one] karty
   *[other] kart
}: { $kept ->
    [1] jedna trafia
    [2] dwie trafiają
    [few] { $kept } trafiają
   *[many] { $kept } trafia
} do kolekcji, reszta na stos kart odrzuconych.
event-stayed = { $you ->
    [yes] Nie zbierasz
   *[no] { $player } nie zbiera
} stada.
event-round_over = { $you ->
    [yes] Zostajesz
   *[no] { $player } zostaje
} bez kart: koniec rundy.
event-hand_discarded = { $you ->
    [yes] Odrzucasz
   *[no] { $player } odrzuca
} { birds-count-acc }.
event-dealt = { $you ->
    [yes] Teraz ty rozdajesz karty
   *[no] Teraz karty rozdaje { $player }
}: po 8 dla każdego.
event-reshuffled = Talia się skończyła. Przetasowane odrzucone karty tworzą nową.
event-won_seven = { $you ->
    [yes] Wygrywasz
   *[no] { $player } wygrywa
}: w kolekcji jest siedem różnych gatunków!
event-won_pairs = { $you ->
    [yes] Wygrywasz
   *[no] { $player } wygrywa
}: dwa gatunki, a w każdym co najmniej trzy ptaki!
event-short_deck = Brakuje kart, żeby rozdać każdemu po 8. Wygrywa największa kolekcja.
event-move_cap = Limit decyzji został osiągnięty. Wygrywa największa kolekcja.

## Co daje tura: części jednego zdania, którego podmiotem jest tura

reason-wins = wygrywa grę
reason-flock = zbiera stado { birds-gen } z { $shown } { $shown ->
    [one] karty
   *[other] kart
} ({ $kept ->
    [1] jedna trafia
   *[other] dwie trafiają
} do kolekcji)
reason-collection = { $count ->
    [1] daje pierwszy gatunek w kolekcji
   *[other] daje { $count }. gatunek z siedmiu
}
reason-takes = zabiera { birds-count-acc }
reason-takes_two = zabiera { birds-count-acc } i { $count2 ->
    [one] { $species2 ->
        [flamingo] jednego flaminga
        [owl] jedną sowę
        [toucan] jednego tukana
        [duck] jedną kaczkę
        [parrot] jedną papugę
        [magpie] jedną srokę
        [reed_warbler] jednego trzcinniczka
       *[robin] jednego rudzika
    }
    [few] { $count2 } { $species2 ->
        [flamingo] flamingi
        [owl] sowy
        [toucan] tukany
        [duck] kaczki
        [parrot] papugi
        [magpie] sroki
        [reed_warbler] trzcinniczki
       *[robin] rudziki
    }
   *[many] { $count2 } { $species2 ->
        [flamingo] flamingów
        [owl] sów
        [toucan] tukanów
        [duck] kaczek
        [parrot] papug
        [magpie] srok
        [reed_warbler] trzcinniczków
       *[robin] rudzików
    }
}
reason-takes_many = zabiera { $count } { $count ->
    [few] ptaki
   *[many] ptaków
} { $kinds } gatunków
reason-ready = szykuje stado { birds-gen } z { $count } { $count ->
    [one] karty
   *[other] kart
}
reason-big = szykuje duże stado { birds-gen } z { $count } { $count ->
    [one] karty
   *[other] kart
}
reason-nearly = sprawia, że do stada { birds-gen } brakuje jednej karty
reason-round = kończy rundę, gdy inni mają jeszcze na ręce { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
}
reason-cheap = oddaje tylko { birds-count-acc }
reason-draw = przynosi dwie nowe karty
reason-keep = kończy turę z małą ręką
reason-stay = zachowuje karty na lepsze stado

## Odmowy

refusal-CUB-8 = Nie możesz tego wyłożyć: karty wykłada się na początku tury i tylko z gatunku, który masz na ręce.
refusal-CUB-11 = O dobieraniu decydujesz tylko zaraz po wyłożeniu kart, które nie dało żadnego ptaka.
refusal-CUB-12 = Teraz nie można zebrać stada: robi się to po wyłożeniu kart, najwyżej raz w turze.
refusal-CUB-13 = Stado { birds-gen } wymaga co najmniej { $needed } { $needed ->
    [one] karty
   *[other] kart
}, a na ręce { $held ->
    [0] nie masz żadnej
   *[other] masz tylko { $held }
}.
refusal-CUB-18 = Gra już się skończyła.

## Wynik

score-collection = { $count } { $count ->
    [one] ptak
    [few] ptaki
   *[many] ptaków
} w kolekcji
score-seven = Siedem różnych gatunków w kolekcji
score-pairs = Dwa gatunki, w każdym co najmniej trzy ptaki
score-shared = Równe kolekcje: wspólne zwycięstwo
score-rest = Liczy się tylko wygrana: pozostali dzielą kolejne miejsce, bez względu na wielkość kolekcji

## Słowa na stole

word-row = Rząd
word-hand = Ręka
word-hands = Ręce graczy
word-collection = Kolekcja
word-deck = Talia
word-discard = Odrzucone
word-dealer = Rozdaje
word-left = Z lewej
word-right = Z prawej
word-small_flock = Małe stado
word-big_flock = Duże stado
word-known = Znane karty
word-turn = Tura
word-you = Ty

## Strona z zasadami

rules-title = Jak grać w CuBirds
rules-lead = Wygrywa, kto pierwszy ma w kolekcji ptaki siedmiu różnych gatunków albo co najmniej po trzy ptaki dwóch gatunków. Do kolekcji ptaki trafiają ze stad, stada zbiera się na ręce, a karty na nie czekają w czterech rzędach na stole.
rules-components = Co jest w pudełku
rules-setup = Przygotowanie
rules-turn = Twoja tura
rules-round_end = Kiedy kończy się runda
rules-game_end = Kiedy kończy się gra
rules-rulings = Szczegóły

## Zasady: elementy

rule-CUB-1 = W grze jest 110 kart z ptakami ośmiu gatunków. Karty jednego gatunku są jednakowe: widać na nich, ile ich jest w talii oraz ile potrzeba na małe i na duże stado.

## Zasady: przygotowanie

rule-CUB-2 = Jedna osoba rozdaje karty. Tutaj przed grą losujemy miejsca, a rozdaje ta, której przypadnie pierwsze.
rule-CUB-3 = Po przetasowaniu talii 12 kart trafia odkrytych na stół: cztery rzędy po trzy. Na początku w rzędzie są trzy różne gatunki: gdy dwa ptaki są takie same, późniejszy ustępuje miejsca nowej karcie, aż wszystkie będą różne. Odłożone ptaki wracają do talii, którą tasuje się ponownie.
rule-CUB-4 = Każdy dostaje na rękę 8 kart i nie pokazuje ich innym.
rule-CUB-5 = Każdy dostaje jeszcze jedną kartę, odkrytą: to pierwszy ptak w kolekcji.
rule-CUB-6 = Reszta kart to zakryta talia. Obok niej jest miejsce na karty odrzucone, na razie puste.
rule-CUB-7 = Dla zaawansowanych: nikt nie dostaje ptaka na start i wszyscy zaczynają z pustą kolekcją.

## Zasady: tura

rule-CUB-8 = Zaczyna rozdający, potem gra toczy się zgodnie z ruchem wskazówek zegara. W swojej turze musisz wyłożyć karty: wybierz gatunek, który masz na ręce, i połóż wszystkie jego karty na lewym albo prawym końcu jednego rzędu.
rule-CUB-9 = Jeśli ten gatunek już był w rzędzie, zabierz na rękę wszystkie inne ptaki siedzące między nim a właśnie wyłożonymi kartami. Rząd się zsuwa.
rule-CUB-10 = Jeśli w tym rzędzie jest teraz tylko jeden gatunek (nieważne, czy udało się coś z niego zabrać), dokłada się do niego po jednej karcie z talii, aż będą dwa. Innych rzędów się nie sprawdza, a dzieje się to przed dobieraniem. Tutaj nowe karty trafiają na prawy koniec: strona nie ma wpływu na grę.
rule-CUB-11 = Jeśli z rzędu nie udało się zabrać żadnego ptaka, możesz dobrać dwie karty z wierzchu talii. Dwie albo żadnej: nie można dobrać z wyboru tylko jednej.
rule-CUB-12 = Po wyłożeniu kart możesz zebrać jedno stado. Wybierz gatunek, którego masz dość przynajmniej na małe stado, i pokaż wszystkie jego karty. Jedna trafia do twojej kolekcji, a jeśli wystarczy ich na duże stado, to dwie; resztę odrzucasz. Ptaki zdobyte przed chwilą też się liczą, a dużego stada nie można uznać za małe.
rule-CUB-13 = Gdy kart jest mniej, niż wymaga małe stado, nie można go zebrać.
rule-CUB-14 = Ptak, który trafił do kolekcji, zostaje w niej na zawsze.

## Zasady: koniec rundy

rule-CUB-15 = Runda kończy się, gdy tylko ktoś nie ma już kart na ręce: po wyłożeniu, które nie dało ptaków i po którym nie było dobierania, albo po stadzie z ostatnich kart. Pozostali odrzucają wszystko, co mają na ręce. Rzędy zostają bez zmian.
rule-CUB-16 = Kto został bez kart, ten teraz rozdaje: każdemu po 8, najpierw sobie, a potem zgodnie z ruchem wskazówek zegara. Rozdający zaczyna też nową rundę.
rule-CUB-17 = Gdy potrzebna jest karta, a talia jest pusta, tasuje się karty odrzucone i robi z nich nową talię. Dotyczy to rozdawania, dobierania i uzupełniania rzędów.

## Zasady: koniec gry

rule-CUB-18 = Jeśli na koniec swojej tury masz w kolekcji ptaki siedmiu różnych gatunków, od razu wygrywasz.
rule-CUB-19 = Od razu wygrywasz także wtedy, gdy masz w niej dwa gatunki, a w każdym co najmniej trzy ptaki.
rule-CUB-20 = Jeśli trzeba rozdać karty, a w talii i wśród odrzuconych nie ma ich razem po 8 dla każdego, gra natychmiast się kończy: pozostali już odrzucili karty z ręki, nowych nikt nie dostaje, a wygrywa kolekcja, w której jest najwięcej kart.
rule-CUB-21 = Jeśli największych kolekcji jest wtedy kilka, ich właściciele dzielą się zwycięstwem.

## Zasady: szczegóły

rule-CUB-R1 = Ptaki jednego gatunku zawsze siedzą w rzędzie obok siebie, więc zawsze wiadomo, kto jest pomiędzy. Dlatego rząd ma najwyżej osiem grup.
rule-CUB-R2 = Jeśli wykładasz ostatnie karty, nic nie zabierasz, ale dobierasz z talii, runda trwa dalej, nawet gdy znajdzie się w niej tylko jedna karta.
rule-CUB-R3 = Gdy talia i stos odrzuconych są puste, nie ma pytania o dobieranie, a rząd dostaje tyle kart, ile jest. Rząd z jednym gatunkiem zostaje taki, także w następnej rundzie, aż ktoś coś do niego dołoży. Jeśli pusta jest tylko talia, nadal można dobierać.
rule-CUB-R4 = Najpierw sprawdza się zwycięstwo, dopiero potem koniec rundy: jeśli tura, po której ktoś zostaje bez kart, daje też wygraną, gra jest skończona.
rule-CUB-R5 = Zwycięzcy są na pierwszym miejscu, wszyscy pozostali dzielą następne. Wynik to liczba kart w kolekcji.
rule-CUB-R6 = Gdyby nikt nie zbierał stad, gra mogłaby trwać wiecznie. Dlatego jest limit: 5000 decyzji, chyba że przy stole ustawiono inaczej. Potem wygrywa największa kolekcja, a przy remisie zwycięstwo jest wspólne. Zwykła gra kończy się dużo wcześniej.

## Zasady: tabela gatunków

rules-assumed = Każdą liczbę dotyczącą kart potwierdza kilka niezależnych opublikowanych opisów gry. Żadnej nie musieliśmy zgadywać.
rules-table-species = Gatunek
rules-table-cards = Karty
rules-table-small = Małe stado
rules-table-big = Duże stado

## Pozycje, które nie mogą istnieć

position-cards = { species-name }: rozłożono { $placed }, a w grze są tylko { $there }
position-known = znanych jest więcej kart, niż jest na ręce
position-unseen = nieznanych kart na ręce: { $count }
