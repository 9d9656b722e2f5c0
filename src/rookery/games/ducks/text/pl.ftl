### Sitting Ducks: wszystkie teksty gry po polsku.

## Gra na stronie głównej

title = Sitting Ducks
tagline = Strzelaj do cudzych kaczek, chroń swoje i utrzymaj się na wodzie najdłużej.
about = Sześć miejsc na stawie, kaczki we wszystkich kolorach i każdy ze strzelbą. Wieszaj celowniki, pal, wyprowadzaj swoje kaczki spod ognia, chowaj je albo posyłaj pod wodę i poluj dalej, nawet gdy twoich już nie ma. Wygrywa ostatni kolor na wodzie. Dla 3–6 osób; można zagrać i we dwoje, choć wydana gra tego nie przewiduje.

## Opcje

option-move_cap = Najdłuższa partia, w posunięciach
option-move_cap-help = Zabezpieczenie przed grą bez końca: po tylu posunięciach wygrywa ten, komu zostało najwięcej kaczek, a przy remisie zwycięstwo jest wspólne.
option-size = Rozmiar
option-size-help = Malutka: bardzo mała gra dla dwojga, którą da się dokładnie rozwiązać, do badań.
option-size-full = Pełna
option-size-tiny = Malutka

## Kaczki i woda: nazwy i formy pomocnicze

card-name = { $card ->
    [blue] Niebieska kaczka
    [orange] Pomarańczowa kaczka
    [green] Zielona kaczka
    [pink] Różowa kaczka
    [yellow] Żółta kaczka
    [white] Biała kaczka
   *[water] Woda
}
# Mianownik, na początku zdania.
duck-nom = { card-name }
# Mianownik, w środku zdania.
duck-low = { $card ->
    [blue] niebieska kaczka
    [orange] pomarańczowa kaczka
    [green] zielona kaczka
    [pink] różowa kaczka
    [yellow] żółta kaczka
    [white] biała kaczka
   *[water] woda
}
# Biernik.
duck-acc = { $card ->
    [blue] niebieską kaczkę
    [orange] pomarańczową kaczkę
    [green] zieloną kaczkę
    [pink] różową kaczkę
    [yellow] żółtą kaczkę
    [white] białą kaczkę
   *[water] wodę
}
# Dopełniacz.
duck-gen = { $card ->
    [blue] niebieskiej kaczki
    [orange] pomarańczowej kaczki
    [green] zielonej kaczki
    [pink] różowej kaczki
    [yellow] żółtej kaczki
   *[white] białej kaczki
}
# Kaczka dająca kryjówkę, narzędnik: „chowa się pod …”.
cover-acc = { $cover ->
    [blue] niebieską
    [orange] pomarańczową
    [green] zieloną
    [pink] różową
    [yellow] żółtą
   *[white] białą
}
colour-name = { $colour ->
    [blue] Niebieski
    [orange] Pomarańczowy
    [green] Zielony
    [pink] Różowy
    [yellow] Żółty
   *[white] Biały
}

## Karty akcji

action-name = { $card ->
    [aim] Cel!
    [fire] Pal!
    [double_barrel] Dwururka
    [hip_shot] Z biodra
    [misfire] Pudło
    [double_shot] Dublet
    [aim_left] Celuj w lewo
    [aim_right] Celuj w prawo
    [march] Cała naprzód
    [fall_back] Krok w tył
    [step_ahead] Krok naprzód
    [rocket_duck] Kaczka rakieta
    [rearrange] Nowy szyk
    [duck_dance] Taniec kaczuszek
    [hide] Kryjówka
    [splash] Chlup!
    [peace_duck] Kaczka pokoju
   *[resurrection] Wskrzeszenie
}
# Co robi karta, w kilku słowach.
action-help = { $card ->
    [aim] Zawieś celownik nad wolnym miejscem.
    [fire] Strzel do karty pod celownikiem.
    [double_barrel] Zawieś dwa celowniki obok siebie.
    [hip_shot] Strzel do dowolnej karty, z celownikiem lub bez.
    [misfire] Strzel do sąsiadki karty pod celownikiem.
    [double_shot] Strzel do dwóch sąsiadek, obu pod celownikami.
    [aim_left] Przesuń celownik o jedno miejsce w lewo.
    [aim_right] Przesuń celownik o jedno miejsce w prawo.
    [march] Czoło rzędu idzie pod talię, wszyscy podpływają.
    [fall_back] Zamień swoją kaczkę z kartą po prawej.
    [step_ahead] Zamień swoją kaczkę z kartą po lewej.
    [rocket_duck] Twoja kaczka leci na czoło rzędu.
    [rearrange] Ułóż rząd w dowolnej kolejności.
    [duck_dance] Wtasuj rząd do talii i wyłóż sześć nowych kart.
    [hide] Wsuń swoją kaczkę pod sąsiednią.
    [splash] Kaczka nurkuje: do twojej następnej tury nikt jej nie trafi.
    [peace_duck] Zdejmij wszystkie celowniki.
   *[resurrection] Zestrzelona kaczka wraca na spód talii.
}

## Co teraz zrobić

prompt-play = Zagraj jedną ze swoich kart.
prompt-throw = Żadnej z twoich kart nie da się użyć. Odrzuć jedną.
prompt-aim = Wybierz wolne miejsce na celownik.
prompt-fire = Wybierz celownik, pod który strzelasz.
prompt-double_barrel = Wybierz lewe z dwóch wolnych sąsiednich miejsc, a jeśli takich nie ma, jedno wolne miejsce.
prompt-hip_shot = Wybierz dowolną kartę rzędu, do której strzelasz.
prompt-misfire = Wybierz celownik, który zawiedzie: trafisz w kartę obok.
prompt-misfire_side = Która sąsiadka dostaje?
prompt-double_shot = Wybierz lewy z dwóch sąsiednich celowników.
prompt-aim_left = Wybierz celownik, który przesunie się w lewo.
prompt-aim_right = Wybierz celownik, który przesunie się w prawo.
prompt-fall_back = Wybierz swoją kaczkę: zamieni się z kartą po prawej.
prompt-step_ahead = Wybierz swoją kaczkę: zamieni się z kartą po lewej.
prompt-rocket_duck = Wybierz swoją kaczkę: poleci na czoło rzędu.
prompt-rearrange = Wybierz kartę, która stanie następna, zaczynając od czoła.
prompt-hide = Wybierz swoją kaczkę, która się schowa.
prompt-hide_side = Pod którą sąsiadką się schowa?
prompt-splash = Wybierz kaczkę, która zanurkuje.
prompt-resurrection = Wybierz kolor kaczki, która wróci.
prompt-wait = Teraz gra { $player }.
prompt-over = Koniec gry.

## Przyciski

decision-play = Zagraj „{ action-name }”
decision-throw = Odrzuć „{ action-name }”
decision-place = Miejsce { $place }
decision-side = { $side ->
    [left] Ta po lewej
   *[right] Ta po prawej
}
decision-colour = { colour-name }

## Dziennik

event-played = { $you ->
    [yes] Zagrywasz
   *[no] { $player } zagrywa
} „{ action-name }”.
event-only_card = { $you ->
    [yes] Nie masz
   *[no] { $player } nie ma
} wyboru: zagrać można tylko „{ action-name }”.
event-threw = { $you ->
    [yes] Nie możesz użyć żadnej karty i odrzucasz
   *[no] { $player } nie może użyć żadnej karty i odrzuca
} „{ action-name }”.
event-aimed = { $you ->
    [yes] Wieszasz
   *[no] { $player } wiesza
} celownik nad miejscem { $place }.
event-target_moved = { $you ->
    [yes] Przesuwasz
   *[no] { $player } przesuwa
} celownik z miejsca { $place } na miejsce { $to }.
event-targets_removed = { $you ->
    [yes] Ogłaszasz
   *[no] { $player } ogłasza
} pokój: { $count ->
    [one] znika jedyny celownik
   *[other] znikają wszystkie celowniki ({ $count })
}.
event-shot = Bum! { duck-nom } na miejscu { $place } dostaje.
event-shot_water = Na miejscu { $place } jest tylko woda: strzał na nic.
event-shot_splash = { duck-nom } na miejscu { $place } jest pod wodą: nawet piórko nie ucierpi.
event-surfaced = { duck-nom } na miejscu { $place } traci osłonę.
event-out_of_ducks = { $you ->
    [yes] Nie masz już kaczek, ale polujesz
   *[no] { $player } nie ma już kaczek, ale poluje
} dalej.
event-swam_under = { duck-nom } idzie pod talię.
event-swam_in = { $card ->
    [water] Miejsce { $place }: przychodzi sama woda.
   *[other] Miejsce { $place }: nadpływa { duck-low }.
}
event-swapped = { duck-nom } przepływa z miejsca { $place } na miejsce { $to }.
event-rocketed = { $place ->
    [1] Pff! { duck-nom } już jest na czele rzędu: rakieta niczego nie przesuwa.
   *[other] Ziuuu! { duck-nom } z miejsca { $place } leci na czoło rzędu.
}
event-rearranged = { $you ->
    [yes] Układasz
   *[no] { $player } układa
} rząd w nowym szyku.
event-danced = Cały rząd tanecznym krokiem wraca do talii, a na staw wychodzi sześć kart.
event-hid = { duck-nom } z miejsca { $place } chowa się pod { cover-acc }.
event-splashed = { duck-nom } na miejscu { $place } nurkuje.
event-splash_lifted = { $you ->
    [yes] Zabierasz
   *[no] { $player } zabiera
} „Chlup!” z { duck-gen } na miejscu { $place }: znów ją widać.
event-splash_lost = „Chlup!” z { duck-gen } trafia na stos kart odrzuconych: kaczka opuszcza rząd.
event-resurrected = { $you ->
    [yes] Przywracasz
   *[no] { $player } przywraca
} do życia { duck-acc }.
event-drew = { $you ->
    [yes] Dobierasz
   *[no] { $player } dobiera
} „{ action-name }”.
event-reshuffled = Dobrano ostatnią kartę akcji. Stos kart odrzuconych, przetasowany, staje się nową talią.
event-more = I tak dalej: więcej dziennik nie pomieści.
event-won = { $you ->
    [yes] Wygrywasz
   *[no] { $player } wygrywa
}: na wodzie nie ma już innego koloru!
event-nobody_won = Na wodzie nie ma ani jednej kaczki. Nikt nie wygrywa.
event-move_cap = Limit decyzji osiągnięty. Wygrywa ten, komu zostało najwięcej kaczek.

## Co daje karta: części jednego zdania, którego podmiotem jest karta

reason-wins = wygrywa grę
reason-shoots = strąca kaczkę ({ $other }; zostaje { $left })
reason-out = strąca ostatnią kaczkę ({ $other })
reason-aims = celuje w kaczkę na miejscu { $place } ({ $other })
reason-aims_water = wiesza celownik nad wodą na miejscu { $place }, gdzie na razie nikomu nie szkodzi
reason-saves = { $count ->
    [one] zabiera twoją kaczkę spod celownika
    [few] zabiera { $count } twoje kaczki spod celowników
   *[many] zabiera { $count } twoich kaczek spod celowników
}
reason-exposes = { $count ->
    [one] podsuwa cudzą kaczkę pod celownik
    [few] podsuwa { $count } cudze kaczki pod celowniki
   *[many] podsuwa { $count } cudzych kaczek pod celowniki
}
reason-peace = { $count ->
    [0] usuwa wszystkie celowniki
    [one] usuwa wszystkie celowniki, w tym jeden znad twojej kaczki
   *[other] usuwa wszystkie celowniki, w tym { $count } znad twoich kaczek
}
reason-hides = chowa twoją kaczkę pod inną
reason-dives = chroni twoją kaczkę przed następnym strzałem
reason-revives = przywraca twoją strąconą kaczkę
reason-head = stawia twoją kaczkę jako pierwszą w drodze do ratunku
reason-orders = ustawia kaczki tak, jak ci pasuje
reason-shuffles = tasuje rząd od nowa
reason-throws = zużywa kartę, której nie da się użyć
reason-quiet = zostawia na ręce lepsze karty
reason-harmless = zużywa strzał i celownik tak, że nikt nie cierpi
reason-costs = kosztuje cię własną kaczkę

## Odmowy

refusal-DCK-3 = Tym kolorem nikt nie gra.
refusal-DCK-7 = W turze zagrywasz jedną kartę z ręki i wykonujesz ją krok po kroku. Teraz pora na inny krok.
refusal-DCK-9 = Odrzucić kartę możesz tylko wtedy, gdy żadnej z trzech nie da się użyć, i tylko jedną z nich.
refusal-DCK-14 = Celownik potrzebuje wolnego miejsca.
refusal-DCK-15 = Strzelać można tylko tam, gdzie wisi celownik.
refusal-DCK-16 = Wybierz lewe z dwóch wolnych sąsiednich miejsc, a jeśli takich nie ma, jedno wolne.
refusal-DCK-17 = Wybierz miejsce, w które strzelasz.
refusal-DCK-18 = Wybierz celownik, a potem kartę rzędu tuż obok niego.
refusal-DCK-19 = Dublet wymaga dwóch celowników obok siebie; wybiera się lewy.
refusal-DCK-20 = W lewo celownik przesuwa się tylko na wolne miejsce nieba.
refusal-DCK-21 = W prawo celownik przesuwa się tylko na wolne miejsce nieba.
refusal-DCK-23 = Cofnąć może się tylko twoja kaczka, która ma kartę po prawej.
refusal-DCK-24 = Krok naprzód robi tylko twoja kaczka, która ma kartę po lewej.
refusal-DCK-25 = Rakietą może polecieć tylko twoja kaczka z rzędu.
refusal-DCK-26 = Wybierz kartę, która nie ma jeszcze nowego miejsca.
refusal-DCK-28 = Schować się może tylko twoja kaczka i tylko pod kaczkę tuż obok.
refusal-DCK-29 = Zanurkować może tylko kaczka z rzędu, i to taka, która nie jest już pod wodą.
refusal-DCK-30 = Nie ma celowników do zdjęcia.
refusal-DCK-31 = Wrócić może tylko zestrzelona kaczka.
refusal-DCK-R3 = Para nie może się schować, kaczka z kartą „Chlup!” też nie, a pod parą nie ma miejsca.
refusal-DCK-R6 = Na tej kaczce leży już „Chlup!”.
refusal-over = Gra już się skończyła.

## Wynik

score-last_colour = Ostatni kolor na wodzie
score-nobody = Nie ma już żadnej kaczki: remis bez zwycięzcy
score-move_cap = Limit decyzji osiągnięty: wygrywa ten, komu zostało najwięcej kaczek
score-shared = Równe liczby kaczek: zwycięstwo wspólne
score-rest = Liczy się tylko wygrana: pozostali dzielą kolejne miejsce, bez względu na liczbę kaczek
score-ducks = { $count ->
    [0] Nie zostały żadne kaczki
    [one] Została { $count } kaczka
    [few] Zostały { $count } kaczki
   *[many] Zostało { $count } kaczek
}

## Słowa na planszy

word-row = Rząd
word-place = Miejsce
word-head = Czoło rzędu
word-target = Celownik
word-splash = Chlup!
word-hidden = Schowana
word-water = Woda
word-hand = Ręka
word-hands = Ręce graczy
word-duck_deck = Talia kaczek
word-action_deck = Talia akcji
word-discard = Karty odrzucone
word-known_bottom = Znane na spodzie
word-new_order = Nowy szyk
word-colour = Kolor
word-afloat = Na wodzie
word-shot = Zestrzelone
word-out = Bez kaczek
word-left = Po lewej
word-right = Po prawej
word-turn = Tura
word-you = Ty

## Strona zasad

rules-title = Jak grać w Sitting Ducks
rules-lead = Część kaczek na stawie jest twoja, reszta należy do rywali. Chroń swoje i strzelaj do pozostałych: wygrywa ostatni kolor na wodzie.
rules-components = Co jest w pudełku
rules-setup = Przygotowanie
rules-turn = Twoja tura
rules-game_end = Kiedy kończy się gra
rules-shooting = Karty celowania i strzelania
rules-swimming = Karty ruchu kaczek
rules-others = Inne karty
rules-rulings = Szczegóły

## Zasady: zawartość

rule-DCK-1 = Talia kaczek to po 6 kaczek w każdym z 6 kolorów i 5 kart wody. Są też 54 karty akcji w 18 rodzajach, 6 kart nieba i 6 celowników.

## Zasady: przygotowanie

rule-DCK-2 = Sześć kart nieba leży w linii i numeruje miejsca od 1 do 6. Miejsce 1, po lewej, to czoło rzędu. Na każdej karcie nieba mieści się jeden celownik.
rule-DCK-3 = Każdy ma swój kolor; tutaj zależy on od miejsca przy stole. Jedna kaczka tego koloru leży przed właścicielem jako znacznik i nie bierze udziału w grze. Kolory, którymi nikt nie gra, zostają w pudełku.
rule-DCK-4 = Pozostałe 5 kaczek każdego koloru w grze i 5 kart wody tasuje się w talię kaczek. Sześć kart z jej wierzchu, od lewej do prawej, tworzy rząd.
rule-DCK-5 = Karty akcji tasuje się i każdy dostaje 3. Gdy tylko ktoś dobierze ostatnią, ze stosu kart odrzuconych powstaje nowa, przetasowana talia: razem z kartą właśnie zagraną, bez kart „Chlup!” leżących w rzędzie.
rule-DCK-6 = Zaczyna właściciel kaczki leżącej najbardziej z lewej, potem gra toczy się zgodnie z ruchem wskazówek zegara.

## Zasady: tura

rule-DCK-7 = Zagraj z ręki dokładnie jedną kartę i zrób, co mówi. To obowiązek, nawet gdy ci szkodzi.
rule-DCK-8 = Odrzuć ją i dobierz inną, tak by znów mieć 3. „Chlup!” na razie zostaje w rzędzie, ale kartę i tak dobierasz.
rule-DCK-9 = Jeśli żadnej z twoich 3 kart nie da się wykonać, odrzuć jedną, dobierz jedną i kończysz turę. Dopóki choć jedną wykonać można, tak odrzucać nie wolno. (Surowiej niż w instrukcji: tam odrzucić wolno, tu trzeba.)
rule-DCK-10 = Zestrzelona kaczka trafia do gracza swojego koloru. Nawet bez kaczek polujesz dalej.
rule-DCK-11 = Wszystkie sześć miejsc jest zawsze zajętych: gdy karta odchodzi, te na prawo od niej przesuwają się w lewo, a z prawej dochodzą nowe z talii kaczek. Schowana kaczka i „Chlup!” dzielą miejsce z inną kartą. Celowniki nie przesuwają się razem z kartami.

## Zasady: koniec gry

rule-DCK-12 = Gra kończy się, gdy tylko w rzędzie i talii kaczek razem, licząc schowane, zostają kaczki jednego koloru. Ten kolor wygrywa.
rule-DCK-13 = Jeśli dublet trafi dwie ostatnie kaczki, jest remis bez zwycięzcy.
rule-DCK-13a = Zwycięzca jest pierwszy, wszyscy inni drudzy. Przy remisie wszyscy są pierwsi, ale nikt nie wygrywa.

## Zasady: celowanie i strzelanie

rule-DCK-14 = „Cel!”: zawieś celownik nad miejscem, które go nie ma. Jeśli żadne nie jest wolne, karty zagrać nie można.
rule-DCK-15 = „Pal!”: strzel do karty pod celownikiem, bez względu na to, kto go zawiesił. Celownik znika. Kaczka jest zestrzelona, woda zostaje. Co z kaczką schowaną pod trafioną, mówi „Kryjówka”. Bez celownika karty zagrać nie można.
rule-DCK-16 = „Dwururka”: zawieś celowniki nad dwoma wolnymi miejscami obok siebie. Tylko jeśli takich dwóch nie ma, zawieś jeden nad wolnym miejscem. Jeśli żadne nie jest wolne, karty zagrać nie można.
rule-DCK-17 = „Z biodra”: strzel do dowolnej karty rzędu, wycelowanej czy nie. Jeśli był nad nią celownik, on też znika. Woda zostaje. Tę kartę można zagrać zawsze.
rule-DCK-18 = „Pudło”: wybierz celownik i kartę obok tej, która pod nim leży. Zestrzelona jest sąsiadka, a znika wybrany celownik; celownik nad samą sąsiadką zostaje. Woda zostaje. Bez celownika karty zagrać nie można.
rule-DCK-19 = „Dublet”: strzel do dwóch sąsiednich kart, obu pod celownikami; oba celowniki znikają. Woda zostaje. Inaczej karty zagrać nie można.
rule-DCK-20 = „Celuj w lewo”: przesuń celownik o jedno miejsce w lewo, ale nie na inny celownik i nie poza niebo. Jeśli żadnego nie da się przesunąć, karty zagrać nie można.
rule-DCK-21 = „Celuj w prawo”: to samo, o jedno miejsce w prawo.

## Zasady: ruch kaczek

rule-DCK-22 = „Cała naprzód”: cały rząd przesuwa się o jedno miejsce w lewo. Czoło idzie na spód talii kaczek, a karta z jej wierzchu staje po prawej. Tę kartę można zagrać zawsze.
rule-DCK-23 = „Krok w tył”: zamień swoją kaczkę z kartą po jej prawej stronie. Nie z prawego końca rzędu; bez takiej kaczki karty zagrać nie można.
rule-DCK-24 = „Krok naprzód”: zamień swoją kaczkę z kartą po jej lewej stronie. Nie z czoła rzędu; bez takiej kaczki karty zagrać nie można.
rule-DCK-25 = „Kaczka rakieta”: jedna z twoich kaczek trafia na czoło rzędu, a karty, które mija, przesuwają się w prawo.
rule-DCK-26 = „Nowy szyk”: ułóż karty rzędu w dowolnej kolejności; żadna nie odchodzi i żadna nie dochodzi. „Chlup!” zostaje na swojej kaczce, a schowana kaczka pod swoją osłoną. Tę kartę można zagrać zawsze.
rule-DCK-27 = „Taniec kaczuszek”: wszystkie karty rzędu, schowane kaczki też, wracają do talii kaczek, a karty „Chlup!” są odrzucane. Potasuj i wyłóż sześć nowych. Tę kartę można zagrać zawsze.

## Zasady: inne karty

rule-DCK-28 = „Kryjówka”: wsuń swoją kaczkę pod kaczkę tuż obok, z lewej lub prawej. Rząd się zwiera i uzupełnia. Odtąd obie ruszają się jak jedna karta. Przy „Cała naprzód” obie idą pod talię, schowana na sam spód, i wracają już osobno. Gdy osłona zostanie zestrzelona, schowana zostaje na tym miejscu bez ochrony. Jeśli obok nie ma kaczki, karty zagrać nie można.
rule-DCK-29 = „Chlup!”: połóż tę kartę na dowolnej kaczce rzędu, swojej lub cudzej. Leży do początku twojej następnej tury i jest odrzucana, zanim sprawdzisz, co możesz zagrać. Strzał do tej kaczki zużywa celownik, ale nikomu nie szkodzi; przy „Pudle” celownik nad samą nurkującą zostaje, przy „Z biodra” znika. Karta rusza się razem z kaczką, a na parze leży na osłonie. Woda nie nurkuje. Jeśli „Chlup!” leży na każdej kaczce rzędu, karty zagrać nie można.
rule-DCK-30 = „Kaczka pokoju”: zdejmij wszystkie celowniki. Jeśli ich nie ma, karty zagrać nie można.
rule-DCK-31 = „Wskrzeszenie”: odłóż dowolną zestrzeloną kaczkę, swoją lub cudzą, na spód talii kaczek. Znaczniki nie są zestrzelone. Jeśli nikt nie został zestrzelony, karty zagrać nie można. Karta, która tylko usuwa celownik albo nie zmienia niczego (strzał z biodra w wodę), liczy się jako możliwa do wykonania.

## Zasady: szczegóły

rule-DCK-R1 = Dzięki pięciu kartom wody wszystkie sześć miejsc jest zajętych, dopóki żyją dwa kolory. Puste miejsce zostaje tylko po remisie.
rule-DCK-R2 = „Cała naprzód” zawsze idzie przez talię. Gdy jest pusta, pojedyncza karta z czoła od razu wraca z prawej. Para idzie jako dwie karty, a wraca tylko górna. „Chlup!” z czoła jest odrzucany.
rule-DCK-R3 = Pod osłoną mieści się jedna kaczka: para nie może się schować, pod parą schować się nie można, i kaczka, na której leży „Chlup!”, też się nie schowa. Schować się pod nurkującą wolno. (Surowiej niż w instrukcji, która o tym milczy.)
rule-DCK-R4 = Twoja kaczka, dla kart, które ją przesuwają lub chowają, to kaczka twojego koloru leżąca na wierzchu. Schowana rusza się tylko z osłoną.
rule-DCK-R5 = Rakietą może polecieć każda twoja kaczka w rzędzie, także ta na czele: wtedy nic się nie przesuwa.
rule-DCK-R6 = Na jednej kaczce mieści się jeden „Chlup!”. Jeśli opuszcza ona rząd („Cała naprzód”, taniec), jej „Chlup!” od razu jest odrzucany. (Pierwsze zdanie jest surowsze niż instrukcja, która o tym milczy.)
rule-DCK-R7 = „Chlup!” na osłonie chroni też schowaną kaczkę. Jeśli przy dublecie jedna z dwóch jest pod wodą, przeżyje, a drugi strzał działa jak zwykle.
rule-DCK-R8 = Dublet trafia w oba miejsca takie, jakie są, zanim rząd się zewrze.
rule-DCK-R9 = Koniec gry sprawdza się po całej akcji, a przed dobraniem: zagrana karta jest odrzucona i nikt nie dobiera.
rule-DCK-R10 = Dopóki „Chlup!” leży w rzędzie, nie należy do kart odrzuconych.
rule-DCK-R11 = „Nowy szyk” może zostawić rząd taki, jaki był.
rule-DCK-R12 = Jeśli wszyscy są pokojowi, gra może trwać bez końca. Dlatego jest limit: 5000 decyzji, chyba że stół wybierze inny. Potem wygrywa ten, komu zostało najwięcej kaczek, a przy remisie zwycięstwo jest wspólne. Zwykłej partii wystarcza kilkaset.

## Zasady: tabele kart

rules-assumed = Żadna liczba nie jest naszym domysłem: dwie opublikowane listy kart akcji są zgodne. Wydana gra jest dla 3–6 osób; gra we dwoje to nasz nieoficjalny dodatek.
rules-table-duck = Talia kaczek
rules-table-action = Karta akcji
rules-table-cards = Karty

## Pozycje, które nie mogą istnieć

position-row = potrzeba kart: { $places }
position-bottom = najwyżej { $there }: tyle kart jest w talii kaczek
position-ducks = { card-name }: rozłożono { $placed }, a w grze jest ich { $there }
position-actions = { action-name }: rozłożono { $placed }, a w grze jest ich { $there }
position-over = muszą zostać kaczki dwóch kolorów
