### Biblios: wszystkie teksty gry po polsku.

## Gra na stronie głównej

title = Biblios
tagline = Obdarowuj, licytuj z głową i zbierz najlepszą bibliotekę w okolicy.
about = Każde z was jest opatem, a biblioteka czeka na księgi. Najpierw karty rozchodzą się jako dary: jedną zatrzymaj, kilka zaproponuj innym, jedną schowaj na później. Potem wszystko, co schowane, idzie pod młotek. Pięć kości pokazuje, ile warta jest każda część biblioteki, a biskup też ma tu coś do powiedzenia. Przebiegła gra dla 2–4 osób.

## Opcje

option-opening_dice = Kości na początku
option-opening_dice-help = Co pokazuje wszystkie pięć kości na początku gry. W wydanej grze jest to 3.
option-penalty = Gdy blef się wyda
option-penalty-help = Gdy nie masz czym zapłacić, każdy z pozostałych bierze ci losową kartę. W średniowiecznym blefie przepada tylko jedna losowa karta, zakryta.
option-penalty-take = Każdy bierze po karcie
option-penalty-discard = Średniowieczny blef: przepada jedna karta

## Karty: nazwy i formy pomocnicze

category-name = { $category ->
    [pigments] Barwniki
    [monks] Mnisi
    [manuscripts] Manuskrypty
    [holy_books] Święte księgi
   *[forbidden_books] Zakazane księgi
}
# Dwie kategorie w jednym wyrażeniu.
pair-name = { $pair ->
    [pigments_and_monks] Barwniki i mnisi
    [pigments_and_manuscripts] Barwniki i manuskrypty
    [pigments_and_holy_books] Barwniki i święte księgi
    [pigments_and_forbidden_books] Barwniki i zakazane księgi
    [monks_and_manuscripts] Mnisi i manuskrypty
    [monks_and_holy_books] Mnisi i święte księgi
    [monks_and_forbidden_books] Mnisi i zakazane księgi
    [manuscripts_and_holy_books] Manuskrypty i święte księgi
    [manuscripts_and_forbidden_books] Manuskrypty i zakazane księgi
   *[holy_books_and_forbidden_books] Święte księgi i zakazane księgi
}
card-name = { $card ->
    [gold_1] Złoto 1
    [gold_2] Złoto 2
    [gold_3] Złoto 3
    [pigments_2a] Barwniki 2A
    [pigments_2b] Barwniki 2B
    [pigments_2c] Barwniki 2C
    [pigments_2d] Barwniki 2D
    [pigments_3e] Barwniki 3E
    [pigments_3f] Barwniki 3F
    [pigments_3g] Barwniki 3G
    [pigments_4h] Barwniki 4H
    [pigments_4i] Barwniki 4I
    [monks_2a] Mnisi 2A
    [monks_2b] Mnisi 2B
    [monks_2c] Mnisi 2C
    [monks_2d] Mnisi 2D
    [monks_3e] Mnisi 3E
    [monks_3f] Mnisi 3F
    [monks_3g] Mnisi 3G
    [monks_4h] Mnisi 4H
    [monks_4i] Mnisi 4I
    [manuscripts_1a] Manuskrypty 1A
    [manuscripts_1b] Manuskrypty 1B
    [manuscripts_1c] Manuskrypty 1C
    [manuscripts_1d] Manuskrypty 1D
    [manuscripts_1e] Manuskrypty 1E
    [manuscripts_1f] Manuskrypty 1F
    [manuscripts_1g] Manuskrypty 1G
    [manuscripts_2h] Manuskrypty 2H
    [manuscripts_2i] Manuskrypty 2I
    [holy_books_1a] Święte księgi 1A
    [holy_books_1b] Święte księgi 1B
    [holy_books_1c] Święte księgi 1C
    [holy_books_1d] Święte księgi 1D
    [holy_books_1e] Święte księgi 1E
    [holy_books_1f] Święte księgi 1F
    [holy_books_1g] Święte księgi 1G
    [holy_books_2h] Święte księgi 2H
    [holy_books_2i] Święte księgi 2I
    [forbidden_books_1a] Zakazane księgi 1A
    [forbidden_books_1b] Zakazane księgi 1B
    [forbidden_books_1c] Zakazane księgi 1C
    [forbidden_books_1d] Zakazane księgi 1D
    [forbidden_books_1e] Zakazane księgi 1E
    [forbidden_books_1f] Zakazane księgi 1F
    [forbidden_books_1g] Zakazane księgi 1G
    [forbidden_books_2h] Zakazane księgi 2H
    [forbidden_books_2i] Zakazane księgi 2I
    [church_up] Kościół +1
    [church_down] Kościół −1
    [church_up_two] Kościół +1 +1
    [church_down_two] Kościół −1 −1
   *[church_up_or_down] Kościół ±1
}
# Tyle złota, biernik.
gold-count = { $amount } { $amount ->
    [one] sztukę złota
    [few] sztuki złota
   *[many] sztuk złota
}
# Tyle kart, biernik.
cards-count = { $amount } { $amount ->
    [one] kartę
    [few] karty
   *[many] kart
}

## Części gry

phase-place = Dary
phase-pick = Wybór
phase-church = Kościół
phase-bid = Licytacja
phase-pay_gold = Płacenie złotem
phase-pay_cards = Płacenie kartami

## Co teraz zrobić

prompt-place = { $ways ->
    [auction_public] Masz nową kartę. Odłożyć na aukcję czy wyłożyć dla innych?
    [keep_public] Masz nową kartę. Zatrzymać czy wyłożyć dla innych?
    [auction_keep] Masz nową kartę. Zatrzymać czy odłożyć na aukcję?
   *[other] Masz nową kartę. Zatrzymać, odłożyć na aukcję czy wyłożyć dla innych?
}
prompt-pick = Weź jedną z wyłożonych kart.
prompt-church = Karta Kościoła! Zmień wartość biblioteki albo zostaw ją taką, jaka jest.
prompt-bid = Zaoferuj więcej niż inni albo spasuj.
prompt-pay_gold = Karta jest twoja. Wybierz złoto, którym płacisz; reszty się nie wydaje.
prompt-pay_cards = Złoto jest twoje. Wybierz karty, które za nie oddajesz, zakryte.
prompt-wait = Teraz gra { $player }.
prompt-over = Koniec gry.

## Przyciski

decision-place = { $where ->
    [keep] Zatrzymaj
    [auction] Odłóż na aukcję
   *[public] Wyłóż dla innych
}
decision-pick = Weź: { card-name }
decision-decline = Niczego nie zmieniaj
decision-raise = { category-name } +1
decision-lower = { category-name } −1
decision-raise_two = { pair-name } +1
decision-lower_two = { pair-name } −1
decision-bid = Oferta { $amount }
decision-pass = Pas
decision-pay_gold = Zapłać kartą „Złoto { $value }”
decision-pay_card = Oddaj: { card-name }

## Dziennik

event-drew = { $you ->
    [yes] Dobierasz
   *[no] { $player } dobiera
}: { card-name }.
event-kept = { $you ->
    [yes] Zatrzymujesz
   *[no] { $player } zatrzymuje
}: { card-name }.
event-kept_unseen = { $you ->
    [yes] Zatrzymujesz
   *[no] { $player } zatrzymuje
} kartę.
event-put_up = { $you ->
    [yes] Odkładasz
   *[no] { $player } odkłada
} na aukcję: { card-name }.
event-put_up_unseen = { $you ->
    [yes] Odkładasz
   *[no] { $player } odkłada
} kartę na aukcję.
event-laid_out = { $you ->
    [yes] Wykładasz
   *[no] { $player } wykłada
} dla innych: { card-name }.
event-picked = { $you ->
    [yes] Bierzesz
   *[no] { $player } bierze
}: { card-name }.
event-church = { $you ->
    [yes] Masz kartę
   *[no] { $player } ma kartę
} Kościoła: { card-name }.
event-raised = { $you ->
    [yes] Podnosisz
   *[no] { $player } podnosi
} kość „{ category-name }” do { $value }.
event-lowered = { $you ->
    [yes] Obniżasz
   *[no] { $player } obniża
} kość „{ category-name }” do { $value }.
event-declined = { $you ->
    [yes] Nie ruszasz
   *[no] { $player } nie rusza
} kości.
event-powerless = Kości nie pozwalają na taką zmianę: { card-name } nie działa.
event-auction_begins = Dary rozdane. Talia aukcji jest przetasowana.
event-lot = { $you ->
    [yes] Odkrywasz
   *[no] { $player } odkrywa
}: { card-name }.
event-bid_gold = { $you ->
    [yes] Dajesz
   *[no] { $player } daje
} { gold-count }.
event-bid_cards = { $you ->
    [yes] Dajesz
   *[no] { $player } daje
} { cards-count }.
event-passed = { $you ->
    [yes] Pasujesz
   *[no] { $player } pasuje
}.
event-paid = { $you ->
    [yes] Płacisz
   *[no] { $player } płaci
} kartą „Złoto { $value }”.
event-gave_up = { $you ->
    [yes] Oddajesz
   *[no] { $player } oddaje
} zakrytą kartę: { card-name }.
event-gave_up_unseen = { $you ->
    [yes] Odrzucasz
   *[no] { $player } odrzuca
} { $count ->
    [one] { $count } zakrytą kartę
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}.
event-bought = { $you ->
    [yes] Kupujesz
   *[no] { $player } kupuje
}: { card-name }.
event-unsold = Nikt tego nie dostaje: { card-name } trafia na stos odrzuconych.
event-bluffed = { $you ->
    [yes] Nie możesz zapłacić
   *[no] { $player } nie może zapłacić
}. Blef się wydał!
event-took = { $you ->
    [yes] Wyciągasz
   *[no] { $player } wyciąga
} z tej ręki: { card-name }.
event-took_unseen = { $you ->
    [yes] Wyciągasz
   *[no] { $player } wyciąga
} z tej ręki losową kartę.
event-lost = { $you ->
    [yes] Tracisz
   *[no] { $player } traci
} zakrytą kartę: { card-name }.
event-lost_unseen = { $you ->
    [yes] Tracisz
   *[no] { $player } traci
} losową kartę, która zostaje zakryta.
event-again = Jeszcze raz pod młotek: { card-name }.
event-only_place = Można ją położyć tylko w jedno miejsce.
event-only_pick = Wyboru nie ma: nie została żadna inna karta.
event-only_payment = Zapłacić można tylko w ten sposób.
event-ceiling = Wyżej licytować się nie da.
event-ended = Koniec aukcji. Czas policzyć punkty!

## Co daje decyzja: części jednego zdania, którego podmiotem jest decyzja

reason-sum = podnosi twoją sumę „{ category-name }” do { $sum } (na kości { $die })
reason-gold = podnosi twoje złoto do { $amount }
reason-church = pozwala od razu zmienić kości
reason-hides = zachowuje kartę na aukcję, o czym wiesz tylko ty („{ category-name }”: masz { $sum }, na kości { $die })
reason-hides_gold = do aukcji nie daje innym { $amount } szt. złota
reason-hides_church = odkłada zmianę kości do aukcji
reason-leaves = oddaje niewiele: „{ category-name }” — masz { $sum }, na kości { $die }
reason-leaves_gold = zostawia innym najwyżej { $amount } szt. złota
reason-leaves_church = zostawia kartę kościoła komuś innemu
reason-raises = podnosi kość „{ category-name }” do { $die } (masz tam { $sum })
reason-lowers = obniża kość „{ category-name }” do { $die } (masz tam tylko { $sum })
reason-dice = zostawia kości takie, jakie są dla ciebie dobre
reason-would_sum = może podnieść twoją sumę „{ category-name }” do { $sum } (na kości { $die })
reason-would_gold = może podnieść twoje złoto do { $amount }
reason-would_church = może pozwolić ci zmienić kości
reason-covered = ma pokrycie i zostawia ci { $amount } szt. złota
reason-covered_cards = ma pokrycie i zostawia ci { $amount } { $amount ->
    [one] kartę
    [few] karty
   *[many] kart
}
reason-bluff = blefuje, bo masz tylko { $amount } szt. złota
reason-bluff_cards = blefuje, bo masz tylko { $amount } { $amount ->
    [one] kartę
    [few] karty
   *[many] kart
}
reason-saves = zachowuje twoje złoto ({ $amount }) { $cards ->
    [0] na koniec
    [one] na jeszcze jedną kartę
    [few] na jeszcze { $cards } karty
   *[many] na jeszcze { $cards } kart
}
reason-exact = płaci bez nadwyżki, zostawiając ci { $amount } szt. złota
reason-over = przepłaca tylko o { $over } i zostawia ci { $amount } szt. złota
reason-gives = oddaje kartę „{ category-name }” (masz tam { $sum }, na kości { $die })
reason-gives_gold = oddaje { $amount } szt. złota

## Odmowy

refusal-BIB-7 = Teraz nie ma czego rozkładać.
refusal-BIB-9 = { $where ->
    [keep] W tej turze masz już zatrzymaną kartę.
    [auction] W tej turze masz już kartę odłożoną na aukcję.
   *[public] Wyłożonych kart już wystarczy: po jednej dla każdego z pozostałych.
}
refusal-no_pick = Teraz nie ma z czego wybierać.
refusal-BIB-10 = Tej karty nie ma wśród wyłożonych: { card-name }.
refusal-BIB-13 = Nie ma teraz karty Kościoła do użycia.
refusal-BIB-15 = Ta karta Kościoła tak nie działa. To { card-name }.
refusal-BIB-16 = Ta karta Kościoła zmienia dwie różne kości albo żadnej. To { card-name }.
refusal-BIB-17 = Kość pokazuje od 1 do 6.
refusal-BIB-20 = Oferta musi być wyższa niż { $highest }.
refusal-no_bidding = Teraz nikt nie licytuje.
refusal-BIB-22 = Teraz nie ma za co płacić złotem.
refusal-BIB-23 = Teraz nie ma za co płacić kartami.
refusal-not_held = Nie masz tej karty: { card-name }.
refusal-BIB-28 = Gra już się skończyła.
refusal-BIB-R1 = Oferty za tę kartę kończą się na { $ceiling }.
refusal-BIB-R2 = Płaci się w kolejności kart, zapłata musi wystarczyć i nie może w niej być zbędnego złota: wybierz inną kartę.

## Wynik

score-category = { category-name }: suma { $sum }, kość daje { $die }
score-category_letter = { category-name }: suma { $sum } jak u rywala, ale litera { $letter } jest bliżej A; kość daje { $die }
score-category_nobody = { category-name }: nikt nie ma kart, kość nie przypada nikomu
score-points = { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}, zostało złota: { $gold }
score-tie_gold = Przy równych punktach decyduje złoto
score-tie_monks = Przy równych punktach i złocie decydują mnisi
score-shared = Pełny remis: wspólne zwycięstwo

## Słowa na stole

word-dice = Skryptorium
word-die = Kość
word-deck = Dary
word-auction = Talia aukcji
word-discard = Odrzucone
word-removed = Poza grą
word-face_down = Zakryte
word-public = Wyłożone
word-drawn = Dobrana
word-kept = Zatrzymana
word-church = Karta Kościoła
word-lot = Pod młotkiem
word-bid = Oferta
word-bids = Oferty
word-highest = Najwyższa oferta
word-due = Do zapłaty
word-passed = pas
word-barred = poza licytacją
word-in_gold = oferty w złocie
word-in_cards = oferty w kartach
word-can_cover = Możesz zapłacić
word-cheapest = Najtaniej
word-bluff = Blef
word-hand = Ręka
word-hands = Ręce graczy
word-known = znane
word-gold = Złoto
word-sum = Suma
word-letter = Litera
word-active = Aktywny gracz
word-put_up = Odłożone przez ciebie
word-points = Punkty
word-turn = Tura
word-you = Ty

## Strona z zasadami

rules-title = Jak grać w Biblios
rules-lead = Miej w kategorii najwięcej, a jej kość jest twoja. Kości to punkty. Najpierw karty rozchodzą się jako dary, potem resztę się licytuje: za księgi płaci się złotem, a za złoto kartami.
rules-components = Co jest w pudełku
rules-setup = Przygotowanie
rules-gifts = Dary
rules-church = Karty Kościoła
rules-auction = Aukcja
rules-end = Kiedy kończy się gra
rules-rulings = Szczegóły

## Zasady: elementy

rule-BIB-1 = W grze jest 87 kart: 33 karty złota, 45 kart do biblioteki (po dziewięć w każdej z pięciu kategorii) i 9 kart Kościoła.
rule-BIB-2 = Kategorie to barwniki (niebieskie), mnisi (brązowi), manuskrypty (pomarańczowe), święte księgi (zielone) i zakazane księgi (czerwone). Każda taka karta ma liczbę i literę od A do I; przy równych sumach najlepsza jest A.
rule-BIB-3 = W skryptorium leży po jednej kości na kategorię: tyle jest ona warta na koniec.
rule-BIB-4 = Na początku wszystkie kości pokazują 3. Przy stole można wybrać 1 albo 2: nasza instrukcja co innego mówi w tekście, a co innego na rysunku, a w wydanej grze jest to 3.

## Zasady: przygotowanie

rule-BIB-5 = Dla dwóch osób odłóż po dwie karty złota każdej wartości, a potem jeszcze 21 losowych kart bez patrzenia. Dla trzech osób po jednej każdej wartości i 12 losowych, dla czterech tylko 7 losowych.
rule-BIB-6 = Pozostałe karty, 60, 72 albo 80, po przetasowaniu tworzą talię darów. Wszyscy zaczynają z pustą ręką. Miejsca losujemy przed grą, a zaczyna osoba na pierwszym.

## Zasady: dary

rule-BIB-7 = Aktywny gracz rozkłada 3, 4 albo 5 kart (na dwie, trzy, cztery osoby), jedną po drugiej: dobiera, ogląda tak, by inni nie widzieli, kładzie na miejsce i dopiero wtedy dobiera następną.
rule-BIB-8 = Kartę można zatrzymać, zakrytą; wyłożyć odkrytą dla innych; albo odłożyć zakrytą do talii aukcji.
rule-BIB-9 = Na koniec tury dokładnie jedna karta jest zatrzymana, dokładnie jedna odłożona na aukcję, a dla każdego z pozostałych wyłożona jest jedna. Zajętego miejsca nie można już wybrać, a o ostatnie wolne nikt nie pyta.
rule-BIB-10 = Po rozłożeniu kart aktywny gracz bierze zatrzymaną na rękę, chyba że to karta Kościoła, która już zadziałała. Potem pozostali, od lewej i zgodnie z ruchem wskazówek zegara, biorą po jednej wyłożonej karcie. Jednakowe karty to jeden wybór.
rule-BIB-11 = Następna tura należy do sąsiada po lewej. Dary kończą się razem z talią, która zawsze rozchodzi się bez reszty.
rule-BIB-12 = Własne karty można oglądać zawsze, cudzych nigdy.

## Zasady: karty Kościoła

rule-BIB-13 = Kartę Kościoła dostaje, kto ją zatrzyma, weźmie z wyłożonych albo kupi na aukcji. Gra staje, karta działa i trafia na stos odrzuconych: na rękę nie wchodzi nigdy. Dopóki leży wyłożona albo w talii aukcji, nic nie robi, a następna osoba wybiera dopiero, gdy karta zadziała.
rule-BIB-14 = Nie trzeba jej używać. I tak się ją odrzuca.
rule-BIB-15 = „+1” podnosi jedną kość o jeden, „−1” obniża jedną, a „±1” robi, co wolisz.
rule-BIB-16 = „+1 +1” i „−1 −1” zmieniają dwie różne kości albo żadnej: nie tylko jedną i nie jedną dwa razy.
rule-BIB-17 = Kość nie spada poniżej 1 i nie rośnie powyżej 6. Jeśli karta na dwie kości znajdzie mniej niż dwie, które mogą się ruszyć, nic się nie dzieje i nikt nie pyta.
rule-BIB-18 = Zatrzymana karta Kościoła, także wtedy, gdy nie było innego miejsca, działa odkryta, zanim dobierzesz następną. W tej turze nic więcej nie zatrzymasz.

## Zasady: aukcja

rule-BIB-19 = Talię aukcji się tasuje. Aktywnym graczem jest znowu ten, kto zaczynał grę; po każdej karcie rola przechodzi w lewo.
rule-BIB-20 = Aktywny gracz odkrywa kartę. Licytację zaczyna sąsiad po lewej, dalej zgodnie z ruchem wskazówek zegara, aktywny na końcu. Trzeba przebić wszystkie dotychczasowe oferty albo spasować i czekać na następną kartę. I tak w kółko, aż zostanie tylko najwyższa oferta, która od razu wygrywa. Jeśli wszyscy inni spasowali bez ofert, ostatnia osoba może jeszcze licytować albo spasować.
rule-BIB-21 = Karta, której nikt nie licytuje, trafia na stos odrzuconych.
rule-BIB-22 = Za wszystko oprócz złota, także za karty Kościoła, oferuje się złoto. Zwycięzca pokazuje karty złota warte co najmniej tyle, ile oferta, i je odrzuca. Reszty się nie wydaje, więc bywa drożej.
rule-BIB-23 = Za złoto oferuje się liczbę kart. Zwycięzca odrzuca dokładnie tyle dowolnych kart, zakrytych: inni nie wiedzą, jakich.
rule-BIB-24 = Zwycięzca bierze kartę na rękę; karta Kościoła zamiast tego działa.
rule-BIB-25 = Wolno blefować i oferować więcej, niż się ma. Ale kto może zapłacić, ten musi, a kogo nie stać, tego czeka kara.
rule-BIB-26 = Od lewej i zgodnie z ruchem wskazówek zegara każdy z pozostałych wyciąga blefującemu jedną losową kartę, dopóki ma on jakieś karty. Potem tę samą kartę licytuje się od początku, bez niego, a wcześniejsze pasy się nie liczą. Kto wpadł przy tej karcie, nie bierze już udziału w jej licytacji; jeśli dotyczy to wszystkich, karta trafia na stos odrzuconych, a rola przechodzi dalej.
rule-BIB-27 = Średniowieczny blef, do wyboru: przepada tylko jedna losowa karta, którą wyciąga sąsiad po lewej, i zostaje zakryta. Reszta bez zmian.
rule-BIB-28 = Aukcja kończy się razem ze swoją talią.

## Zasady: koniec gry

rule-BIB-29 = W każdej kategorii kość wygrywa najwyższa suma. Przy równych sumach wygrywa z remisujących ten, kto ma literę bliższą A. Jeśli nikt nie ma kart, kość nie przypada nikomu.
rule-BIB-30 = Punkty to wygrane kości. Wygrywa, kto ma ich najwięcej.
rule-BIB-31 = Przy remisie decyduje złoto na ręce, potem wygrana wśród mnichów. Jeśli mnichów wygrał ktoś inny, zwycięstwo jest wspólne.

## Zasady: szczegóły

rule-BIB-R1 = Oferty to liczby całkowite: do 66, bo więcej złota nie ma, a za złoto do 87, bo tyle jest kart. Przy tej liczbie pozostali pasują bez pytania.
rule-BIB-R2 = Płaci się karta po karcie, w kolejności złoto, barwniki, mnisi, manuskrypty, święte księgi, zakazane księgi, bez cofania się i tylko tak, żeby wystarczyło. W złocie żadna karta nie może być zbędna, czyli taka, bez której oferta i tak jest pokryta: mając 1, 1, 3 i 3, za ofertę 2 płacisz 3 albo 1 + 1. To mniej niż „dowolna kombinacja” z instrukcji, ale wyrzucanie złota nic nie daje.
rule-BIB-R3 = Złotem można zapłacić, jeśli całe złoto na ręce pokrywa ofertę; kartami, jeśli masz ich co najmniej tyle.
rule-BIB-R4 = Kart Kościoła nigdy nie ma na ręce, więc kara nie może ich zabrać.
rule-BIB-R5 = Miejsca zależą od punktów, potem od złota, potem od mnichów. Kto jest równy we wszystkim, dzieli miejsce.
rule-BIB-R6 = W jednym przykładzie instrukcji jest mnich o wartości 1. To błąd w druku: mnisi mają 2, 3 albo 4.

## Zasady: tabele kart

rules-assumed = Ile jest jakich kart, potwierdzają opublikowane opisy gry, a karty Kościoła jeden z nich. Która litera stoi przy jakiej liczbie, to nasze założenie: w każdej kategorii pierwsze litery mają najmniejsze liczby.
rules-table-category = Kategoria
rules-table-value = Liczba
rules-table-letters = Litery
rules-table-cards = Karty
rules-table-other = Inne karty

## Pozycje, które nie mogą istnieć

position-dice = każda od { $lowest } do { $highest }
position-card_needed = potrzebna jest karta
position-cards = { card-name }: rozłożono { $placed }, a w grze jest ich { $there }
position-gold_aside = przy { $players } graczach poza grą jest po { $aside } kart złota każdej wartości
position-church_in_hand = karty kościoła nigdy nie ma na ręce
position-church_face_down = karty kościoła nigdy nie odrzuca się zakrytej
position-deck_in_auction = licytacja zaczyna się, gdy talia darów jest pusta
position-deck = na tę turę potrzeba kart: { $now }, na każdą następną: { $turn }; tu jest ich { $cards }
position-room = gracz, którego jest tura, musi mieć do wyboru dwa miejsca
position-public = potrzebne są dwie różne karty do wyboru
position-church = potrzebna jest karta kościoła
position-bids = kto licytuje najwyżej, ma swoją stawkę
position-idle = gracz, na którego kolej, nie ma tu o czym decydować
