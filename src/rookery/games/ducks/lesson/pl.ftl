# Gra z przewodnikiem: co zrobić w każdym kroku i co z tego wyszło.

goal = Na stawie jest sześć miejsc. Niebieskie kaczki są twoje, pomarańczowe ma Alex, zielone Kim. Wygrywa ostatni kolor na wodzie. Masz trzy karty, w turze zagrywasz dokładnie jedną.
target = Do strzału zwykle potrzebny jest celownik. Zagraj „Cel!” i zawieś go nad miejscem 1, gdzie pływa pomarańczowa kaczka.
target-well = Teraz każdy może pod niego strzelić, nie tylko ty. Dobierasz nową kartę: zawsze masz trzy.
target-not = Chodzi o pomarańczową kaczkę na miejscu 1. Cofnij i zagraj tam „Cel!”.
fire = Alex celuje w twoją kaczkę na miejscu 5, a zielona kaczka Kim zrobiła krok naprzód. Twój celownik nadal wisi nad pomarańczową: zagraj „Pal!” na miejsce 1.
fire-well = Bach! Pomarańczowa kaczka wraca do Alex. Rząd przesunął się w lewo, ale celowniki zostają na miejscu: ten drugi wisi teraz nad zieloną kaczką.
fire-not = Szkoda strzału: na miejscu 1 jest kaczka Alex, na miejscu 5 twoja. Cofnij i strzel na miejsce 1.
hide = Alex celuje w twoją kaczkę na miejscu 2, a zielona kaczka Kim uciekła spod drugiego celownika. Zagraj „Kryjówka”: kaczka z miejsca 2 wsunie się pod sąsiadkę.
hide-well = Kto trafi w tę parę, trafi najpierw kaczkę na wierzchu. A jej właściciel tego nie chce: masz teraz sojusznika.
hide-not = Zagrożona jest kaczka na miejscu 2. Cofnij i schowaj ją pod sąsiadkę.
throw = Alex odsuwa celownik, a Kim zdejmuje wszystkie: pokój. Bez celownika żadna z twoich trzech kart nic nie zdziała. Tylko wtedy kartę się odrzuca: jedną, dowolną.
throw-well = Dobierasz inną i tura się kończy. A kartę, której da się użyć, trzeba zagrać, nawet na własną szkodę.
back = Mija trochę czasu, każdemu została jedna kaczka. „Wskrzeszenie” przywraca zestrzeloną kaczkę na spód talii kaczek. Zagraj je i wybierz swój kolor, niebieski.
back-well = Później znów wypłynie. I patrz, co przyszło: „Dublet”!
back-not = Potrzebna ci jeszcze jedna niebieska kaczka. Cofnij, zagraj „Wskrzeszenie” i wybierz niebieski.
win = Alex celuje w zieloną, Kim w pomarańczową: dwa celowniki obok siebie. „Dublet” trafia obie naraz. Zagraj go!
win-well = Oboje nie mają już kaczek, na wodzie są tylko niebieskie. Wygrywasz!
win-not = To dużo prostsze: „Dublet” kończy grę. Cofnij i zagraj go.
over = Celować, strzelać i w porę odpływać. Pozostałe karty same mówią, co robią. Spróbuj prawdziwego polowania, na początek z pisklętami.
