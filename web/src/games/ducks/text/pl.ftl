### Plansza kaczek: słowa potrzebne tylko na ekranie.

card-letter = { $of ->
    [blue] N
    [orange] P
    [green] Z
    [pink] R
    [yellow] Ż
   *[white] B
}
board-aim = Cel: być ostatnim kolorem na wodzie.
board-row = Rząd na stawie, od głowy
board-place = Miejsce { $place }: { card-name }.
board-place-empty = Miejsce { $place }: puste.
board-under-target = Nad nią wisi celownik.
board-hides = Pod nią chowa się { duck-low }.
board-splashed = Zanurkowała: „Chlup!” położył gracz { $player }.
board-choose = Wybierz:
board-colour = { $card ->
    [blue] Niebieska
    [orange] Pomarańcz.
    [green] Zielona
    [pink] Różowa
    [yellow] Żółta
    [white] Biała
   *[water] Woda
}
board-tap-again = Dotknij jeszcze raz, żeby zagrać.
board-your-hand = Twoja ręka
board-playing = Zagrywasz
board-must-play = Innej nie da się zagrać
board-played = { $player }: „{ action-name }”
board-threw = { $player } odrzuca: „{ action-name }”
board-spare-targets = Celowniki
board-nothing = Jeszcze nic
board-known = znane: { $count }
board-bottom = Co wszyscy wiedzą o spodzie talii, od góry:
board-bottom-none = Nikt nie wie, co jest w talii ani w jakiej kolejności.
board-afloat = na wodzie: { $count }
board-shot = ustrzelone: { $count }
board-out = Bez kaczek, ale poluje dalej
board-held = { $count ->
    [one] { $count } karta akcji
    [few] { $count } karty akcji
   *[other] { $count } kart akcji
}
board-rearrange = Nowy porządek rzędu. Przeciągnij karty albo weź kartę klawiszem Enter, przesuwaj strzałkami i odłóż klawiszem Enter.
board-rearrange-hint = Przeciągnij karty w nowej kolejności albo dotknij karty, a potem jej nowego miejsca.
board-rearrange-card = Nowe miejsce { $place }. { $card }
board-rearrange-done = Tak zostaje
board-now-at = { card-name }: teraz na miejscu { $place }.

## Zasady w dwie minuty, do poczekalni

brief-1 = Sześć miejsc na stawie, zawsze pełnych kaczek w różnych kolorach. Jeden kolor jest twój. Wygrywa ostatni kolor na wodzie.
brief-2 = Masz na ręce trzy karty. W swojej turze zagraj dokładnie jedną, zrób, co mówi, i dobierz nową. To obowiązek, nawet gdy ci szkodzi.
brief-3 = Do większości strzałów trzeba celownika: najpierw zawieś go nad miejscem, potem strzelaj, bez względu na to, kto go zawiesił. Gdy kaczka jest zestrzelona, rząd przesuwa się w lewo, a z prawej dochodzi nowa karta. Celowniki zostają na miejscu.
brief-4 = Inne karty przesuwają rząd, chowają twoją kaczkę pod sąsiednią albo pozwalają kaczce zanurkować. Nawet gdy twoich już nie ma, polujesz dalej.

# O czym są zadania.
theme-play = Zagranie karty
theme-throw = Odrzucenie karty
theme-place = Wybór miejsca
theme-side = Wybór strony
theme-colour = Wybór koloru

## Edytor pozycji

edit-phase = Część tury
edit-row = Rząd od czoła: co leży na wierzchu, kto kryje się pod spodem, czyj „Chlup!”
edit-targets = Miejsca na celowniku
edit-shot = Ustrzelone kaczki
edit-hands = Karty na rękach
edit-discard = Odrzucone karty akcji
edit-duck_deck = Talia kaczek, od góry
edit-action_deck = Talia akcji, od góry
edit-in-phase = { $name ->
    [play] Zagrać kartę
    [throw] Wyrzucić kartę
    [misfire_side] Pudło: strona
    [hide_side] Kryjówka: strona
   *[other] { action-name }
}
edit-in-row = { $name ->
    [hides] kryje się pod spodem
    [splash] czyj „Chlup!”
    [card] na wierzchu
   *[other] { card-name }
}
edit-in-shot = { card-name }
edit-in-duck_deck = { card-name }
edit-thing = { action-name }
