### Plansza „Bibliosa”: słowa potrzebne tylko na ekranie.

card-letter = { $of ->
    [pigments] Br
    [monks] M
    [manuscripts] Ms
    [holy_books] Św
   *[forbidden_books] Z
}
board-aim = Cel: kości. Każdą zdobędzie ten, kto na końcu ma najwięcej w jej kategorii.
board-die = { $category }: kość pokazuje { $value }
board-die-change = { $category }: z { $from } na { $to }
board-die-stuck = { $category }: { $value }, tej kości ta karta nie zmieni
board-two-first = Wybierz dwie różne kości albo niczego nie zmieniaj.
board-two-second = { $category } i która jeszcze kość?
board-tap-again = { $what }? Dotknij jeszcze raz.
board-you-drew = Twoja karta: { $card }
board-looks = { $player } ogląda kartę
board-laid-out = { $player } wykłada: każdy inny bierze jedną
board-full = zajęte
board-church_up = Podnieś jedną kość o 1.
board-church_down = Obniż jedną kość o 1.
board-church_up_two = Podnieś dwie różne kości o 1.
board-church_down_two = Obniż dwie różne kości o 1.
board-church_up_or_down = Podnieś lub obniż jedną kość o 1.
board-thinks = myśli
board-your-bid = Twoja oferta
board-less = Mniej
board-more = Więcej
board-lowest = Oferta to co najmniej 1.
board-held = { $amount } { $amount ->
    [one] karta
    [few] karty
   *[many] kart
}
board-cover-gold = Masz pokrycie na { $amount } złota
board-cover-cards = Masz pokrycie na { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}
board-costs = Reszty nie ma: kosztowałoby cię to { $cost }.
board-bluff = Tyle nie masz! Jeśli inni spasują, czeka cię kara.
board-bluff-bid = Blef: { $amount }
board-you-out = Nie licytujesz do następnej karty.
board-you-barred = Blef się wydał: o tę kartę już nie licytujesz.
board-you-lead = Twoja oferta jest najwyższa.
board-due-gold = Do zapłaty: { $due }. Wybrane: { $chosen }.
board-due-cards = Do oddania: { $due }. Wybrane: { $chosen }.
board-no-change = Reszty nie ma.
board-pay-gold = Zapłać { $amount }
board-pay-cards = { $amount ->
    [one] Oddaj { $amount } kartę
    [few] Oddaj { $amount } karty
   *[many] Oddaj { $amount } kart
}
board-pay-short = To jeszcze za mało: brakuje { $missing }.
board-pay-many = Dokładnie tyle, ile w ofercie: odłóż { $extra }.
board-bought = { $card }: kupuje { $player }
board-unsold = { $card }: nikt jej nie dostał
board-bluffed = { $card }: { $player } nie może zapłacić. Blef!
board-your-hand = Twoja ręka
board-short = { $suit ->
    [gold] Złoto
    [pigments] Barwniki
    [monks] Mnisi
    [manuscripts] Manuskrypty
    [holy_books] Święte
   *[forbidden_books] Zakazane
}
board-shelf = { $name }: suma { $sum }, najlepsza litera { $letter }. { $list }
board-shelf-gold = { $name }: razem { $sum }. { $list }
board-shelf-empty = { $name }: brak kart
board-known = Wiesz o kartach: { $cards }
board-your-face-down = Z tego twoje
board-scoring = Kto dostaje którą kość
board-scoring-help = Kość wygrywa najwyższa suma, a przy równych litera najbliższa A.
board-player = Gracz
board-wins = wygrywa kość:

## Zasady w dwie minuty, do poczekalni

brief-1 = Pięć kości pokazuje, ile warte jest pięć kategorii biblioteki. Kto na końcu ma w kategorii najwięcej, zdobywa jej kość, a kości to punkty.
brief-2 = Najpierw dary. W swojej turze oglądasz karty jedną po drugiej: jedną zatrzymujesz, jedną odkładasz na aukcję i po jednej wykładasz dla pozostałych. Nie wiesz, co będzie dalej, więc wybieraj z głową.
brief-3 = Potem wszystko, co odłożono, idzie na aukcję, karta po karcie. Za księgi płaci się złotem, a za złoto dowolnymi kartami z ręki. Wolno blefować, ale kto nie może zapłacić, ponosi karę.
brief-4 = Karty Kościoła działają od razu, gdy je dostaniesz, i przesuwają kości w górę albo w dół. Podnoś to, co zbierasz, obniżaj to, co zbierają inni.

# O czym są zadania.
theme-place = Rozkładanie kart
theme-pick = Wybór podarunku
theme-decline = Pozostawienie kości
theme-raise = Podniesienie kości
theme-lower = Obniżenie kości
theme-raise-two = Podniesienie dwóch kości
theme-lower-two = Obniżenie dwóch kości
theme-bid = Licytowanie
theme-pass = Pas
theme-pay-gold = Płacenie złotem
theme-pay-card = Płacenie kartami

## Edytor pozycji

edit-phase = Etap gry
edit-active = Czyja tura darów
edit-dice = Kości
edit-deck = Talia darów, od góry
edit-gift = Dobrana karta
edit-public = Wyłożone karty
edit-church = Zagrywana karta kościoła
edit-auction = Talia licytacji, od góry
edit-lot = Licytowana karta
edit-bids = Stawki
edit-bidder = Kto licytuje najwyżej
edit-passed = Spasował
edit-hands = Karty na rękach
edit-discard = Odrzucone, odkryte
edit-face_down = Odrzucone, zakryte
edit-removed = Poza grą
edit-in-dice = { category-name }
edit-thing = { card-name }
