### Ptaszki: wszystkie teksty gry po polsku.

## Gra na stronie głównej

title = Ptaszki
tagline = Ułóż ptaki we właściwej kolejności, a odlecą całymi zestawami.
about = Bierz ptaki z odkrytego rzędu i układaj je zakryte we własnej talii. Na koniec każdej z dwóch rund talia zamienia się w rząd ptaków na drucie, a sąsiedzi tego samego gatunku lub z tej samej pory roku odlatują razem i dają punkty. Kolejność to wszystko, ale warto też przestać w porę. Dla 2–4 osób.

## Opcje

option-advanced = Punktacja zaawansowana
option-advanced-help = Karty usuwa się z rzędu po jednej, a co spotka się w luce, odlatuje. Każdej zdolności można użyć dwa razy.
option-open_memory = Otwarta pamięć
option-open_memory-help = Własną talię można oglądać w każdej chwili. Bez tego trzeba pamiętać, co się w niej ułożyło.
option-flaps = Kolumna machnięć
option-flaps-help = Punkty przy kwadratach waszych arkuszy, od pierwszego, na przykład 1 2 3 4 6 8 10 12 15 18. Bez podania właśnie te: wydana kolumna nie jest znana poza pierwszym kwadratem.

## Ptaki, pory roku i karty: nazwy i formy

feature-name = { $feature ->
    [woodpecker] Dzięcioł
    [robin] Rudzik
    [pigeon] Gołąb
    [owl] Sowa
    [spring] Wiosna
    [summer] Lato
    [autumn] Jesień
   *[winter] Zima
}
# Z czego jest zestaw, dopełniacz: zestaw …
set-gen = { $feature ->
    [woodpecker] dzięciołów
    [robin] rudzików
    [pigeon] gołębi
    [owl] sów
    [spring] wiosennych ptaków
    [summer] letnich ptaków
    [autumn] jesiennych ptaków
   *[winter] zimowych ptaków
}
bird-gen = { $bird ->
    [woodpecker] dzięcioła
    [robin] rudzika
    [pigeon] gołębia
   *[owl] sowy
}
card-name = { $card ->
    [spring_woodpecker] Wiosenny dzięcioł
    [summer_woodpecker] Letni dzięcioł
    [autumn_woodpecker] Jesienny dzięcioł
    [winter_woodpecker] Zimowy dzięcioł
    [spring_robin] Wiosenny rudzik
    [summer_robin] Letni rudzik
    [autumn_robin] Jesienny rudzik
    [winter_robin] Zimowy rudzik
    [spring_pigeon] Wiosenny gołąb
    [summer_pigeon] Letni gołąb
    [autumn_pigeon] Jesienny gołąb
    [winter_pigeon] Zimowy gołąb
    [spring_owl] Wiosenna sowa
    [summer_owl] Letnia sowa
    [autumn_owl] Jesienna sowa
   *[winter_owl] Zimowa sowa
}
# Karta, mianownik.
card-nom = { $card ->
    [spring_woodpecker] wiosenny dzięcioł
    [summer_woodpecker] letni dzięcioł
    [autumn_woodpecker] jesienny dzięcioł
    [winter_woodpecker] zimowy dzięcioł
    [spring_robin] wiosenny rudzik
    [summer_robin] letni rudzik
    [autumn_robin] jesienny rudzik
    [winter_robin] zimowy rudzik
    [spring_pigeon] wiosenny gołąb
    [summer_pigeon] letni gołąb
    [autumn_pigeon] jesienny gołąb
    [winter_pigeon] zimowy gołąb
    [spring_owl] wiosenna sowa
    [summer_owl] letnia sowa
    [autumn_owl] jesienna sowa
   *[winter_owl] zimowa sowa
}
# Karta, biernik.
card-acc = { $card ->
    [spring_woodpecker] wiosennego dzięcioła
    [summer_woodpecker] letniego dzięcioła
    [autumn_woodpecker] jesiennego dzięcioła
    [winter_woodpecker] zimowego dzięcioła
    [spring_robin] wiosennego rudzika
    [summer_robin] letniego rudzika
    [autumn_robin] jesiennego rudzika
    [winter_robin] zimowego rudzika
    [spring_pigeon] wiosennego gołębia
    [summer_pigeon] letniego gołębia
    [autumn_pigeon] jesiennego gołębia
    [winter_pigeon] zimowego gołębia
    [spring_owl] wiosenną sowę
    [summer_owl] letnią sowę
    [autumn_owl] jesienną sowę
   *[winter_owl] zimową sowę
}
# To samo z części.
parts-acc = { $bird ->
    [woodpecker] { $season ->
        [spring] wiosennego dzięcioła
        [summer] letniego dzięcioła
        [autumn] jesiennego dzięcioła
       *[winter] zimowego dzięcioła
    }
    [robin] { $season ->
        [spring] wiosennego rudzika
        [summer] letniego rudzika
        [autumn] jesiennego rudzika
       *[winter] zimowego rudzika
    }
    [pigeon] { $season ->
        [spring] wiosennego gołębia
        [summer] letniego gołębia
        [autumn] jesiennego gołębia
       *[winter] zimowego gołębia
    }
   *[owl] { $season ->
        [spring] wiosenną sowę
        [summer] letnią sowę
        [autumn] jesienną sowę
       *[winter] zimową sowę
    }
}

## Części tury i punktowania

phase-turn = Tura
phase-stack = Układanie
phase-before = Rudzik i dzięcioł
phase-robin = Rudzik
phase-woodpecker_from = Dzięcioł
phase-woodpecker_to = Dzięcioł
phase-cut = Zestawy
phase-cut_end = Zestawy
phase-cut_feature = Zestawy
phase-pigeon = Gołąb
phase-remove = Usuwanie
phase-gap_feature = Przy luce
phase-gap_pigeon = Gołąb
phase-owl = Sowa
phase-owl_box = Sowa

## Co teraz zrobić

prompt-turn = { $ways ->
    [pass_take] Weź jedną kartę na rękę albo spasuj.
   *[other] Weź jedną kartę na rękę, zacznij układać dwie albo spasuj.
}
prompt-stack = { $ways ->
    [stack] Ułóż dwie karty z odkrytego rzędu, od dołu do góry.
    [done_stack_hand] Dwie karty są już ułożone. Dołóż dowolnie wiele z ręki albo zakończ.
    [done] Dwie karty są już ułożone. Zakończ układanie.
   *[other] Ułóż dwie karty z odkrytego rzędu i dowolnie wiele z ręki, od dołu do góry.
}
prompt-before = { $ways ->
    [done_robin] Przed zestawami możesz użyć rudzika albo przejść dalej.
    [done_woodpecker] Przed zestawami możesz użyć dzięcioła albo przejść dalej.
   *[other] Przed zestawami możesz użyć rudzika lub dzięcioła albo przejść dalej.
}
prompt-robin = Połóż kartę, którą przyniósł rudzik, w dowolnym miejscu rzędu.
prompt-woodpecker_from = Wybierz kartę, którą przeniesie dzięcioł.
prompt-woodpecker_to = Wybierz dla niej nowe miejsce.
prompt-cut = Gdzie zaczyna się zestaw? Gdy wpisane wszystko, co trzeba, zakończ.
prompt-cut_end = Wybierz, gdzie ten zestaw się kończy.
prompt-cut_feature = Pasują oba pola. Które wypełnić?
prompt-pigeon = Możesz oddać zestaw gołębiowi za dwa machnięcia.
prompt-remove = Wybierz kartę do usunięcia: co spotka się w luce, odlatuje.
prompt-gap_feature = Ptaki przy luce mają wspólne obie cechy. Która się liczy?
prompt-gap_pigeon = Zapisać ten zestaw czy oddać go gołębiowi za dwa machnięcia?
prompt-owl = Sowa może przepisać twój najniższy zestaw z tej rundy do pustego pola.
prompt-owl_box = Wybierz puste pole dla sowy.
prompt-wait = Teraz gra { $player }.
prompt-over = Koniec gry.

## Przyciski

decision-take = Weź kartę z miejsca { $slot }
decision-stack = Ułóż kartę z miejsca { $slot }
decision-stack_hand = Ułóż z ręki { parts-acc }
decision-done = Gotowe
decision-pass = Pas
decision-robin = Użyj rudzika
decision-woodpecker = Użyj dzięcioła
decision-position = Miejsce { $position }
decision-feature = { feature-name }
decision-pigeon = Oddaj zestaw gołębiowi
decision-owl = Użyj sowy

## Dziennik

event-took = { $you ->
    [yes] Bierzesz
   *[no] { $player } bierze
} na rękę { card-acc }.
event-stacked = { $you ->
    [yes] Układasz
   *[no] { $player } układa
} w talii { card-acc } z odkrytego rzędu.
event-stacked_hand = { $you ->
    [yes] Dokładasz
   *[no] { $player } dokłada
} { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
} z ręki.
event-joined = Do odkrytego rzędu przylatuje { card-nom }.
event-stop = Pojawia się karta „Stop”: rząd nie jest już uzupełniany.
event-passed = { $you ->
    [yes] Pasujesz i zapisujesz
   *[no] { $player } pasuje i zapisuje
} { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
event-passed_empty = { $you ->
    [yes] Nie masz czego wziąć, więc pasujesz i zapisujesz
   *[no] { $player } nie ma czego wziąć, więc pasuje i zapisuje
} { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
event-passed_last = Wszyscy inni już spasowali: po ostatniej turze { $you ->
    [yes] też pasujesz
   *[no] { $player } też pasuje
}.
event-laid_out = { $you ->
    [yes] Liczysz
   *[no] { $player } liczy
} punkty: { $count ->
    [0] w rzędzie nie ma ani jednej karty
    [one] w rzędzie jest { $count } karta
    [few] w rzędzie są { $count } karty
   *[many] w rzędzie jest { $count } kart
}.
event-robin = { $you ->
    [yes] Używasz
   *[no] { $player } używa
} rudzika: spod karty „Stop” przylatuje { card-nom }.
event-placed = { $you ->
    [yes] Kładziesz
   *[no] { $player } kładzie
} { card-acc } na miejscu { $place }.
event-woodpecker = { $you ->
    [yes] Używasz
   *[no] { $player } używa
} dzięcioła: { card-nom } przechodzi z miejsca { $start } na miejsce { $place }.
event-pencilled = { $you ->
    [yes] Wpisujesz
   *[no] { $player } wpisuje
} ołówkiem { $count } za zestaw { set-gen }{ $before ->
    [0] .
   *[other] { " " }zamiast { $before }.
}
event-wrote = { $you ->
    [yes] Zapisujesz
   *[no] { $player } zapisuje
} { $count } za zestaw { set-gen }. Machnięć do tej pory: { $flaps }.
event-lost = { $you ->
    [yes] Wypuszczasz
   *[no] { $player } wypuszcza
} zestaw { set-gen } ({ $count }) bez punktów: pole jest zajęte.
event-trophy = Trofeum { bird-gen } { $you ->
    [yes] masz teraz ty
   *[no] ma teraz { $player }
}.
event-removed = { $you ->
    [yes] Usuwasz
   *[no] { $player } usuwa
} { card-acc } z miejsca { $place }.
event-cleared = { $you ->
    [yes] Usuwasz
   *[no] { $player } usuwa
} resztę rzędu: { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
}.
event-pigeon = { $you ->
    [yes] Oddajesz
   *[no] { $player } oddaje
} zestaw gołębiowi. Machnięć do tej pory: { $flaps }.
event-owl = { $you ->
    [yes] Używasz sowy i przepisujesz
   *[no] { $player } używa sowy i przepisuje
} { $points } do pola „{ feature-name }”.
event-round = Zaczyna się runda { $round }, { $you ->
    [yes] pierwszy ruch należy do ciebie
   *[no] jako pierwsza osoba gra { $player }
}.
event-only_place = Innego miejsca dla niej nie ma.
event-only_box = Puste jest tylko jedno pole.
event-only_set = Żaden inny zestaw nie może się tam zaczynać.
event-won = { $you ->
    [yes] Wygrywasz
   *[no] Wygrywa { $player }
}!

## Co daje decyzja: części jednego zdania, którego podmiotem jest decyzja

reason-trophy = daje ci trofeum { bird-gen }
reason-writes = zapisuje { $count } za zestaw { set-gen }
reason-copies = zapisuje { $count } w polu { set-gen } bez zestawu
reason-pencils = zaznacza ołówkiem zestaw { set-gen } ({ $count })
reason-run = wydłuża ciąg { set-gen } w twojej talii do { $count }
reason-joins = zwiększa liczbę { set-gen } na ręce do { $count }
reason-ability = daje ci zdolność { bird-gen } na czas punktowania
reason-stacks = kładzie na twojej talii od razu { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
}
reason-passes = { $points ->
    [0] kończy dla ciebie rundę
    [one] zapisuje { $points } punkt za pas
    [few] zapisuje { $points } punkty za pas
   *[many] zapisuje { $points } punktów za pas
}
reason-flaps = zaznacza dwa machnięcia za zestaw, który nigdzie nie pasuje
reason-robin = dodaje do twojego rzędu jeszcze jedną kartę

## Odmowy

refusal-BRD-7 = Na tym miejscu odkrytego rzędu nie ma karty.
refusal-BRD-8-slot = Na tym miejscu odkrytego rzędu nie ma karty do ułożenia.
refusal-BRD-8-hand = Nie masz takiej karty na ręce: { card-nom }.
refusal-BRD-8-done = Zakończyć można, gdy ułożone są dokładnie dwie karty z odkrytego rzędu.
refusal-BRD-8-two = Dwie karty z odkrytego rzędu są już ułożone, więcej nie można.
refusal-BRD-8-staged = Ta karta z odkrytego rzędu jest już w twoim stosie.
refusal-BRD-8-begun = Układanie już trwa: dokończ je albo cofnij.
refusal-BRD-9 = Wszyscy spasowali: w tej rundzie nie ma już tur, trwa punktowanie.
refusal-BRD-13 = Do układania potrzeba dwóch kart z odkrytego rzędu, a tylu już nie ma.
refusal-BRD-16 = Rząd nie jest jeszcze wyłożony: to nastąpi przy punktowaniu.
refusal-BRD-17 = Rudzika i dzięcioła używa się podczas punktowania, przed zestawami.
refusal-BRD-18 = To nie jest zestaw: potrzeba co najmniej dwóch sąsiednich kart ze wspólnym ptakiem lub porą roku, od lewej do prawej.
refusal-BRD-20 = Pole „{ feature-name }” jest zajęte, a zapisu się nie zmienia.
refusal-BRD-R1 = Zestaw { set-gen } nie mniejszy od tego jest już wpisany ołówkiem: zastąpi go tylko większy.
refusal-BRD-24 = Gołąb i sowa są po zestawach: najpierw gołąb, potem sowa.
refusal-BRD-26 = Zdolność { bird-gen } została już wykorzystana.
refusal-BRD-27 = Dzięcioł potrzebuje rzędu z co najmniej dwóch kart.
refusal-BRD-27-hand = Nie masz na ręce dzięcioła.
refusal-BRD-27-place = Dzięcioł już leci: wybierz kartę z rzędu, a potem inne miejsce dla niej.
refusal-BRD-28 = Pod kartą „Stop” nie ma już kart.
refusal-BRD-28-hand = Nie masz na ręce rudzika.
refusal-BRD-28-place = Wybierz w rzędzie miejsce dla karty, którą przyniósł rudzik.
refusal-BRD-29 = Nie ma zestawu, który można by oddać.
refusal-BRD-29-hand = Nie masz na ręce gołębia.
refusal-BRD-30 = Sowa potrzebuje zestawu zapisanego w tej rundzie i pustego pola.
refusal-BRD-30-hand = Nie masz na ręce sowy.
refusal-BRD-30-box = Wybierz puste pole dla sowy.
refusal-BRD-33 = Gra jest już skończona.
refusal-BRD-34 = Wybierz z rzędu kartę do usunięcia: i tak dalej, aż rząd będzie pusty.
refusal-BRD-36 = Wybiera się tylko spośród wspólnych cech dwóch kart przy luce, i tylko gdy wspólne są obie.
refusal-BRD-40 = O gołębiu decyduje się, gdy powstaje zestaw, o sowie, gdy rząd jest pusty.

## Wynik

score-seasons = Pory roku: { $points }
score-birds = Ptaki: { $points }
score-flaps = { $count } { $count ->
    [one] machnięcie
    [few] machnięcia
   *[many] machnięć
}: { $points }
score-passes = Pasy: { $points }
score-trophies = { $count } { $count ->
    [one] trofeum
    [few] trofea
   *[many] trofeów
}: { $points }
score-total = Razem: { $points }
score-tie = Remis: { $you ->
    [yes] wygrywasz dzięki
   *[no] wygrywa { $player } dzięki
} wcześniejszemu pasowi w rundzie { $round }

## Pomocnik w liczeniu

helper-title-cut = Najlepszy podział tego rzędu
helper-title-removals = Najlepsza kolejność usuwania
helper-set = Miejsca { $start }–{ $end }: zestaw { set-gen }, { $count }
helper-remove = Usuń { card-acc } (miejsce { $place })
helper-fly = Odlatuje zestaw { set-gen }, { $count }: { $written ->
    [yes] zapisany
   *[no] przepada, pole jest zajęte
}
helper-clear = Usuń resztę rzędu
helper-none = Niczego nie da się tu zapisać.
helper-total = Razem { $total } { $total ->
    [one] punkt
    [few] punkty
   *[many] punktów
}: zestawy { $points }, machnięcia { $flaps }, trofea { $trophies }
helper-exact = Sprawdzone wszystkie możliwości: przy tej kolumnie machnięć lepszej nie ma.
helper-limit = Szukanie zostało przerwane: może istnieć lepsza możliwość.

## Słowa na stole

word-round = Runda
word-open_row = Odkryty rząd
word-hand = Ręka
word-personal_deck = Własna talia
word-stack = Stos
word-row = Rząd
word-deck = Talia
word-under = Pod kartą „Stop”
word-stop = Stop
word-stopped = Karta „Stop” odkryta
word-guest = Karta rudzika
word-sheet = Arkusz
word-boxes = Pola
word-seasons = Pory roku
word-birds = Ptaki
word-flaps = Machnięcia
word-passes = Pasy
word-pass = Pas
word-passed = Pas
word-trophies = Trofea
word-abilities = Zdolności
word-used = Wykorzystane
word-total = Razem
word-lowest = Najniższy zestaw tej rundy
word-turn = Tura
word-you = Ty

## Strona zasad

rules-title = Jak grać w „Ptaszki”
rules-lead = Przez dwie rundy budujesz własną talię ptaków, a jej kolejność ma znaczenie: talia staje się rzędem, w którym sąsiedzi tego samego gatunku lub z tej samej pory roku tworzą zestawy. Wypełniaj pola arkusza dużymi zestawami i zdobądź najwięcej punktów.
rules-components = Co jest w pudełku
rules-setup = Przygotowanie
rules-turn = Twoja tura
rules-scoring = Punktowanie rundy
rules-abilities = Co potrafią ptaki
rules-game_end = Koniec gry
rules-advanced = Wariant zaawansowany
rules-rulings = Drobne sprawy

## Zasady: elementy

rule-BRD-1 = W grze są 64 karty: dzięcioły, rudziki, gołębie i sowy wiosną, latem, jesienią i zimą, każde połączenie w czterech egzemplarzach. Do tego karta „Stop” i cztery trofea, po jednym dla każdego ptaka.
rule-BRD-2 = Każda osoba ma arkusz z czterema polami pór roku i czterema polami ptaków; każde wypełnia się raz na całą grę. Są tam też pole pasa na każdą rundę, kolumna machnięć i miejsce na zaznaczanie wykorzystanych zdolności.

## Zasady: przygotowanie

rule-BRD-3 = Wszystkie karty ptaków są tasowane. W dwie osoby talię dzieli się na dwie połowy po 32 karty: pierwsza jest na pierwszą rundę, druga, w tej samej kolejności, na drugą, a wtedy wszystko z pierwszej połowy wypada z gry. W trzy i cztery osoby przed drugą rundą tasuje się znów wszystkie 64 karty.
rule-BRD-4 = Po jednej karcie na osobę odkłada się bez oglądania i przykrywa kartą „Stop”, a na niej leży reszta talii.
rule-BRD-5 = Każda osoba bierze z talii dwie karty i trzyma je w tajemnicy. Cztery kolejne leżą odkryte: to odkryty rząd.
rule-BRD-6 = Pierwszą rundę zaczyna osoba, która najgłośniej ćwierka; tutaj miejsca są losowane przed grą i zaczyna pierwsze. Drugą rundę zaczyna osoba, która w pierwszej spasowała jako ostatnia.

## Zasady: tura

rule-BRD-7 = Weź na rękę jedną kartę z odkrytego rzędu. Na jej miejsce trafia nowa.
rule-BRD-8 = Ułóż dwie karty z odkrytego rzędu i dowolnie wiele kart z ręki na własnej talii: zakryte i w dowolnej kolejności. Rząd dostaje dwie nowe karty. Kto zaczął układać, ten już wybrał swoją turę.
rule-BRD-9 = Spasuj: do końca rundy nie masz już tur. Zapisz dwa punkty za każdą inną osobę, która jeszcze nie spasowała: w cztery osoby to 6, 4, 2 i 0.
rule-BRD-10 = Karty bierze się zawsze z odkrytego rzędu, nigdy prosto z talii.
rule-BRD-11 = Własnych talii nie wolno przeglądać nikomu, nawet ich właścicielom.
rule-BRD-12 = Gdy pojawi się karta „Stop”, runda trwa dalej, ale rząd nie jest już uzupełniany. Jeśli wypadnie między dwiema kartami, dokłada się tylko pierwszą.
rule-BRD-13 = Kto nie ma czego wziąć, musi spasować. Jedyną kartę w rzędzie można jeszcze wziąć, ale do układania potrzeba dwóch.
rule-BRD-14 = Gdy wszyscy inni spasowali, masz najwyżej jedną turę, a może nią być sam pas. Po niej też wypadasz z rundy i dostajesz 0 punktów.

## Zasady: punktowanie

rule-BRD-15 = Gdy spasowali wszyscy, punkty liczy się po kolei: w takim porządku, w jakim pasowano.
rule-BRD-16 = Własną talię wykłada się w rząd bez zmiany kolejności. Tutaj dolna karta leży po lewej.
rule-BRD-17 = Przed zestawami można użyć rudzików i dzięciołów, w dowolnej kolejności.
rule-BRD-18 = Potem rząd dzieli się na zestawy według uznania. Zestaw to co najmniej dwie sąsiednie karty ze wspólnym ptakiem lub porą roku. Pozostałe karty nic nie dają; zestawów nie trzeba tworzyć, a z dłuższego ciągu można wziąć tylko część.
rule-BRD-19 = Zestaw jest wart tyle punktów, ile ma kart. Jeśli w rundzie kilka zestawów ma tę samą cechę, liczy się tylko największy.
rule-BRD-20 = Punkty trzeba zapisać w polu tej cechy, jeśli jest puste, chyba że zestaw dostaje gołąb. Zajętego pola się nie zmienia: taki zestaw nic nie daje.
rule-BRD-21 = Każdy zapisany zestaw daje jedno machnięcie: zaznacz następny kwadrat kolumny.
rule-BRD-22 = Zestaw, którego nie da się zapisać, nie daje machnięcia. Pomóc może tylko gołąb.
rule-BRD-23 = Jeśli liczba w polu ptaka jest wyższa niż u wszystkich innych do tej pory, trofeum tego ptaka przechodzi do ciebie, ktokolwiek je ma. Przy remisie zostaje tam, gdzie jest.
rule-BRD-24 = Po zestawach można użyć gołębia i sowy. Tutaj gołąb jest pierwszy: zob. „Drobne sprawy”.
rule-BRD-25 = Po policzeniu punktów rząd się odrzuca. Po pierwszej rundzie karty pozostałe na rękach odrzuca się bez pokazywania i przygotowuje drugą rundę.

## Zasady: zdolności

rule-BRD-26 = Aby użyć zdolności, odrzuć tego ptaka z ręki podczas punktowania. Każdej z czterech zdolności można użyć raz na grę.
rule-BRD-27 = Dzięcioł, przed zestawami: przenieś jedną kartę rzędu na inne miejsce. Rząd musi mieć co najmniej dwie karty.
rule-BRD-28 = Rudzik, przed zestawami: weź wierzchnią kartę spod karty „Stop” i włóż ją w dowolne miejsce rzędu. Jeśli nie ma tam kart, zdolności nie można użyć.
rule-BRD-29 = Gołąb: zrezygnuj z właśnie utworzonego zestawu, bez względu na to, czy da się go zapisać. Nie daje punktów, własnego machnięcia ani trofeum; zaznacz za to dwa machnięcia.
rule-BRD-30 = Sowa: przepisz najniższy wynik zapisany za zestaw w tej rundzie do dowolnego pustego pola, ale nie więcej niż 5. Nie daje to machnięcia, a liczby zapisanej przez sowę nie można przepisać. Bez zestawu zapisanego w tej rundzie sowa nie ma nic do roboty.
rule-BRD-31 = Liczba, którą sowa zapisze w polu ptaka, może przynieść trofeum.

## Zasady: koniec gry

rule-BRD-32 = Wynik to wszystkie pola pór roku i ptaków, liczba przy ostatnim zaznaczonym machnięciu, oba pola pasa i po 3 punkty za każde trofeum.
rule-BRD-33 = Wygrywa najwyższy wynik. Przy remisie wygrywa ta z remisujących osób, która wcześniej spasowała w drugiej rundzie.

## Zasady: wariant zaawansowany

rule-BRD-34 = Rzędu się nie dzieli: wybierz dowolną kartę, usuń ją bez punktów i spójrz na lukę. I tak, aż rząd będzie pusty.
rule-BRD-35 = Jeśli dwie karty przy luce mają wspólną cechę, odlatują razem ze wszystkimi sąsiadami po obu stronach, którzy też ją mają. To zestaw, punktowany od razu, i nie można niczego z niego zostawić.
rule-BRD-36 = Jeśli te dwie karty mają wspólnego i ptaka, i porę roku, wybierasz, co się liczy.
rule-BRD-37 = Powstaje nowa luka, więc sprawdza się jeszcze raz: zestawy mogą iść jeden za drugim. Jeśli karty przy luce nie mają nic wspólnego albo luka jest na skraju, rząd się zsuwa i wybierasz następną kartę.
rule-BRD-38 = Zestawy zapisuje się w kolejności powstawania. Jeśli pole jest zajęte, punkty przepadają.
rule-BRD-39 = Machnięcia i trofea działają jak zwykle. Każdej zdolności można użyć dwa razy w grze, więc kart pod kartą „Stop” może zabraknąć.
rule-BRD-40 = O gołębiu decyduje się przy każdym zestawie, gdy powstaje, o sowie, gdy rząd jest pusty.

## Zasady: drobne sprawy

rule-BRD-R1 = Z kilku zestawów o tej samej cesze zapisuje się największy i on daje machnięcie. Dlatego podczas dzielenia rzędu, od lewej do prawej, zestawy wpisuje się tylko ołówkiem, na oczach wszystkich: późniejszy, większy zajmuje miejsce mniejszego o tej samej cesze, a karty mniejszego zostają dla gołębia. Gdy kończysz, zapisuje się to, co wpisane ołówkiem. Gra zawsze o to pyta, żeby zestaw można było cofnąć; inaczej nie da się go wydłużyć ani podzielić jego kart na nowo.
rule-BRD-R2 = Różne zdolności można łączyć w jednym punktowaniu, a w wariancie zaawansowanym także dwie takie same, jeśli ma się dwa takie ptaki. Nie ma znaczenia, z której pory roku ptaka się odrzuca: tutaj jest to pierwszy w kolejności kart.
rule-BRD-R3 = Kartę rudzika widać, zanim się ją położy, i dzięcioł może ją potem przenieść.
rule-BRD-R4 = Zestaw oddany gołębiowi nie jest wynikiem tej rundy: sowa go nie przepisze.
rule-BRD-R5 = Zakaz podglądania dotyczy pamięci. Kolejność własnej talii widać tylko wtedy, gdy stół gra z otwartą pamięcią. Boty pamiętają, co ułożyły.
rule-BRD-R6 = Gdy własna talia jest pusta, nie ma zestawów ani niczego dla sowy. Rudzik może jednak zrobić rząd z jednej karty, ale dzięcioł jej nie przeniesie.
rule-BRD-R7 = Machnięcia ponad ostatni kwadrat kolumny przepadają.
rule-BRD-R8 = Instrukcja nie podaje kolejności gołębia i sowy. Tutaj gołąb jest pierwszy, co zostawia mniejszy wybór: dostaje właśnie utworzony zestaw.

## Zasady: tabele

rules-assumed = Liczbę kart potwierdzają opublikowane opisy. Kolumny machnięć nie: znany jest tylko pierwszy kwadrat, 1 punkt. To, że kwadratów jest dziesięć i są warte 1, 2, 3, 4, 6, 8, 10, 12, 15 i 18 punktów, to nasze założenie. Jeśli kolumna na waszych arkuszach jest inna, można z nią grać przy stole.
rules-table-bird = Ptak
rules-table-cards = Karty
rules-table-flaps = Machnięcia
rules-table-points = Punkty (założenie)

## Pozycje, które nie mogą istnieć

position-cards = { card-name }: rozłożono { $placed }, a w grze jest ich { $there }
position-second = na rundę 2 potrzeba co najmniej { $needed } kart
position-round = od 1 do { $last }
position-passed = ten gracz już spasował
position-open_row = bez kart nikt nie ma tu tury
position-order = zanim gracz punktuje, wszyscy muszą spasować
position-scored = kto już punktował, nie ma już rzędu
position-flaps = od 0 do { $squares }
position-not_staging = karty leżą w stosie tylko podczas jego układania
position-staged = karty z zaznaczonych miejsc odkrytego rzędu i z ręki
position-sets = zestawy muszą leżeć w rzędzie
position-sets_twice = po jednym na każdą cechę, największym
position-mark = potrzebne jest miejsce w rzędzie
position-guest = karta przyniesiona przez rudzika, dopóki jest kładziona
position-pigeon = potrzebny jest gołąb, którego można jeszcze użyć
position-history = nie daje { $held } kart, w tym { $deck } w stosie
position-length = mógłby urosnąć ponad { $longest } kart
