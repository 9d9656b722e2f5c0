### „Jagody”: wszystkie teksty gry po polsku.

## Gra na stronie głównej

title = Jagody
tagline = Jagody zjada największy ptak, chyba że spotka równego sobie.
about = Każdy wysyła ptaka do krzaka. Największy zrywa wszystkie jagody, ale dwa ptaki tej samej wielkości tylko się kłócą. Trzy ptaki, trzy przyloty, dwie minuty: maleńka gra dla 2 do 4 osób.

## Opcje

option-open_hands = Odkryte karty
option-open_hands-help = Wszyscy widzą karty wszystkich: nic nie jest ukryte.

## Ptaki

# Jeden ptak, biernik.
bird-acc = { $species ->
    [wren] strzyżyka
    [robin] rudzika
    [starling] szpaka
    [jay] sójkę
    [rook] gawrona
   *[raven] kruka
}
# Karta na stole: nazwa i liczba, która decyduje.
card-wren = Strzyżyk
card-robin = Rudzik
card-starling = Szpak
card-jay = Sójka
card-rook = Gawron
card-raven = Kruk
card-wren-mark = 1
card-robin-mark = 2
card-starling-mark = 3
card-jay-mark = 4
card-rook-mark = 5
card-raven-mark = 6
berries-count = { $berries } { $berries ->
    [one] jagoda
    [few] jagody
   *[many] jagód
}

## Co teraz zrobić

prompt-send = Wyślij do krzaka jednego ze swoich ptaków.
prompt-wait = Ruch: { $player }.
prompt-over = Koniec gry.

## Przyciski

decision-send = Wyślij { bird-acc }

## Dziennik

event-ripened = { $berries ->
    [one] Dojrzewa
    [few] Dojrzewają
   *[many] Dojrzewa
} { berries-count }.
event-sent = { $you ->
    [yes] Wysyłasz
   *[no] { $player } wysyła
} { bird-acc }.
event-plucked = { $species ->
    [wren] Strzyżyk
    [robin] Rudzik
    [starling] Szpak
    [jay] Sójka
    [rook] Gawron
   *[raven] Kruk
} zrywa jagody: { $you ->
    [yes] masz o
   *[no] { $player } ma o
} { $berries } więcej.
event-squabbled = Każdy ptak spotkał równego sobie i wszystkie się kłócą. Na krzaku { $berries ->
    [one] zostaje
    [few] zostają
   *[many] zostaje
} { berries-count }.

## Odmowy

refusal-PLU-1 = Przy tylu graczach nie ma w grze { $species ->
    [wren] strzyżyków
    [robin] rudzików
    [starling] szpaków
    [jay] sójek
    [rook] gawronów
   *[raven] kruków
}.
refusal-PLU-5 = Nie możesz wysłać { bird-acc }: nie masz takiego ptaka.
refusal-PLU-8 = Gra jest już skończona.

## Wynik

score-shared = Przy równej liczbie zwycięstwo jest wspólne
score-berries = { $berries ->
    [0] Ani jednej jagody
   *[other] { berries-count }
}

## Słowa na stole

word-visit = Przylot
word-leader = Zaczyna
word-bush = Jagody na krzaku
word-sent = Przy krzaku
word-hands = Na ręce
word-berries = Jagody
word-gone = Odleciały
word-aside = Odłożone

## Strona z zasadami

rules-title = Jak grać w „Jagody”
rules-lead = Trzy razy na krzaku dojrzewają jagody i za każdym razem wszyscy wysyłają po jednym ptaku. Zrywa je największy z tych, które nie spotkały równego sobie. Zbierz najwięcej jagód.
rules-components = Co jest w pudełku
rules-setup = Przygotowanie
rules-visit = Przylot do krzaka
rules-game_end = Koniec gry
rules-assumed = To nasza własna gra i ta strona mówi o niej wszystko.
rules-table-size = Wielkość
rules-table-bird = Ptak
rules-table-cards = Kart
rules-table-players = Graczy

rule-PLU-1 = Wielkości ptaków jest o dwie więcej niż graczy: od strzyżyka (1) do sójki (4) we dwoje, do gawrona (5) we troje i do kruka (6) we czworo. Każdy ptak jest w grze dwa razy. W ciągu gry dojrzewa sześć jagód.
rule-PLU-2 = Ptaki się tasuje i każdy dostaje trzy, których inni nie widzą. (Przy odkrytych kartach widzą je wszyscy.)
rule-PLU-3 = Pozostałe ptaki odkłada się zakryte: dwa przy dwóch graczach, jednego przy trzech, żadnego przy czterech. Zaczyna pierwsze miejsce.
rule-PLU-4 = Ptaki przylatują trzy razy. Za pierwszym razem dojrzewa jedna jagoda, za drugim dwie, za trzecim trzy.
rule-PLU-5 = Kto zaczyna, wysyła odkrytego ptaka z ręki, potem po kolei robią to pozostali. Ostatni ptak z ręki leci sam.
rule-PLU-6 = Kiedy wszystkie ptaki są przy krzaku, te, które spotkały ptaka swojej wielkości, kłócą się i nie dostają nic. Największy z pozostałych zrywa wszystkie jagody z krzaka, a jego właściciel zaczyna następnym razem.
rule-PLU-7 = Jeśli każdy ptak spotkał równego sobie, jagody zostają na krzaku do następnego przylotu, a zaczyna gracz siedzący za tym, kto zaczynał. Po przylocie wszystkie ptaki odlatują.
rule-PLU-8 = Po trzecim przylocie gra się kończy. Wygrywa, kto ma najwięcej jagód; przy równej liczbie zwycięstwo jest wspólne. Jagody, które zostały na krzaku, nie należą do nikogo.

## Pozycje, które nie mogą istnieć

position-copies = { $species }: rozłożono { $placed }, a jest ich { $there }
position-visit = od 1 do 3, nie { $visit }
position-held = { $held } ptaków nie pasuje do wizyty { $visit }
