### Turnieje, po polsku.

cup-lead = Graj przez godzinę z tymi, którzy są wolni, albo runda po rundzie z tymi, którzy stoją tak wysoko jak ty. Udział może wziąć każdy, a do urządzenia turnieju potrzebne jest konto.
cup-new = Urządź turniej
cup-none = Nie ma jeszcze żadnego. Urządź pierwszy!
cup-list-yours = Twoje
cup-list-running = Trwają
cup-list-coming = Wkrótce
cup-list-over = Zakończone
cup-missing = Tu nie ma turnieju
cup-missing-help = Może w linku zgubiła się litera.
cup-starts-in = Zacznie się za { $time }
cup-round-in = Następna runda zacznie się za { $time }
cup-ends-in = Zostało { $time }

## Making one

cup-title = Nazwa
cup-title-arena = { $game }: arena ({ $name })
cup-title-swiss = { $game }: puchar ({ $name })
cup-kind = Jak przebiega
cup-kind-arena = Arena
cup-kind-arena-help = Przychodź i wychodź, kiedy chcesz: kto jest wolny, gra następną partię.
cup-kind-swiss = System szwajcarski
cup-kind-swiss-help = Rundy, a w każdej ktoś, kto ma tyle samo punktów.
cup-game = Gra
cup-players = Graczy przy stole
cup-rounds = Rundy
cup-minutes = Minuty
cup-start-when = Początek
cup-start-in = { $minutes ->
    [0] od razu
    [60] za godzinę
    [180] za trzy godziny
    [1440] za dobę
   *[other] za { $minutes } min
}
cup-bots = Boty, które biorą udział
cup-bots-arena = Grają z tymi, dla których nikt inny nie jest wolny.
cup-bots-swiss = Grają w każdej rundzie jak wszyscy.
cup-more = Zegar i szczegóły
cup-same-deals = Przy wszystkich stołach rundy to samo rozdanie
cup-same-deals-help = Jak w brydżu sportowym: mniej szczęścia, bo inni grają tymi samymi kartami. Nikt nie może patrzeć, a partie można obejrzeć po turnieju.
cup-same-deals-told = Przy wszystkich stołach rundy jest to samo rozdanie. Biorąc udział, obiecujesz nie mówić o kartach przed końcem rundy.
cup-listed = Każdy znajdzie go na liście
cup-make = Urządź turniej
cup-account = Turnieje urządzają osoby z kontem. Do udziału konto nie jest potrzebne.

## Taking part

cup-part = Twój udział
cup-part-enter = Udział może wziąć każdy.
cup-part-late = Ostatnia runda już trwa: możesz patrzeć.
cup-part-entered = Bierzesz udział. Turniej zacznie się sam: zostań na tej stronie albo wróć na czas.
cup-part-waiting = Zagrasz, gdy tylko ktoś będzie wolny.
cup-part-play = Twoja partia się zaczęła!
cup-part-next = Następna partia?
cup-part-between = Bierzesz udział. Następna runda zacznie się po wszystkich partiach tej rundy.
cup-part-out = W tej rundzie pauzujesz; liczy się to jak wygrana.
cup-part-back = Nie grasz teraz i nie dostajesz partii.
cup-enter = Weź udział
cup-play = Do twojej partii
cup-next = Następna partia
cup-back = Już jestem
cup-leave = Jednak nie mogę
cup-pause = Przestań grać
cup-start = Zacznij teraz
cup-call-off = Odwołaj turniej
cup-call-off-confirm = Odwołać turniej? Zaczęte partie potrwają dalej, ale tutaj się nie policzą.
cup-to = Do turnieju
cup-share = Zaproś innych

## How it stands

cup-standings = Tabela
cup-nobody = Nikt jeszcze nie bierze udziału.
cup-points = Punkty
cup-games = Partie
cup-you = ty
cup-gone = nie gra
cup-round = Runda { $round } z { $rounds }
cup-last-games = Partie
cup-against = {" – "}
cup-playing = grają
cup-void = nie liczy się, punkty po równo
cup-byes = Pauzują: { $players }
cup-podium = Zwycięzcy
cup-you-won = Wygrywasz turniej!
cup-nobody-played = Koniec, a nikt nie zagrał
cup-points-of = punkty: { $points }
cup-why-rounds = Wszystkie rundy rozegrane.
cup-why-time = Czas minął.
cup-why-few = Było za mało graczy, żeby grać dalej.
cup-why-called_off = Turniej odwołano.
cup-tie-average = Na partię
cup-tie-average-help = Punkty na partię: przy równych punktach wyżej jest ten, kto potrzebował mniej partii.
cup-tie-opponents = Rywale
cup-tie-opponents-help = Suma punktów wszystkich, z którymi grasz: przy równych punktach wyżej jest ten, kto miał silniejszych rywali.
cup-tie-won = Wygrane
cup-tie-won-help = Wygrane partie.
cup-tie-deals = Te same karty
cup-tie-deals-help = Jaką część grających tymi samymi kartami udało się pokonać, w sumie z rund.
cup-how = Jak liczą się punkty
cup-how-points = Punkt za każdego przy stole, kogo pokonasz, pół punktu za remis.
cup-how-arena = Partie zaczęte przed końcem czasu gra się do końca i liczą się.
cup-how-swiss = Nikt nie gra dwa razy z tą samą osobą, dopóki da się tego uniknąć. Gdy dla kogoś nie ma pary, runda liczy się mu jak wygrana; drugi raz pauzuje się dopiero wtedy, gdy pauzowali już wszyscy.
cup-how-gone = Kto opuści partię albo komu skończy się czas, przegrywa ją i nie dostaje partii, dopóki nie wróci.
