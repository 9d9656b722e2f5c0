### Towarzystwo: kilka osób przy jednym stole i wszystko, co się między nimi zdarza, po polsku.

## Nie wpuszczono: co się stało i co teraz zrobić

turned-not_found = Nie ma tu żadnego stołu
turned-not_found-help = Może w linku zgubiła się litera. Poproś o niego jeszcze raz albo otwórz własny stół.
turned-forbidden = Ten stół jest prywatny
turned-forbidden-help = Wejść można tylko z linkiem. Poproś osobę, która cię zaprosiła, o cały link: to, co stoi po „invite=”, też do niego należy. Jeśli masz już tu miejsce, otwórz stół w przeglądarce, w której je zajęto.
turned-finished = Ta gra jest skończona
turned-finished-help = Mogą ją teraz oglądać tylko ci, którzy grali.
turned-unwatched = Gra toczy się za zamkniętymi drzwiami
turned-unwatched-help = Wszystkie miejsca są zajęte, a ten stół nie wpuszcza widzów.
turned-rules_gone = Nie ma tu zasad tego stołu
turned-rules_gone-help = Gra się przy nim w grę albo według zasad, których ten serwer teraz nie ma. Nic nie przepadło: stół czeka, aż wrócą. Grę rozegraną do końca można obejrzeć.
turned-set_aside = Z tym stołem jest coś nie tak
turned-set_aside-help = To nie twoja wina. Serwer odłożył stół na bok, żeby nie ucierpiały inne; kto prowadzi serwer, znajdzie przyczynę w dzienniku.
turned-cancelled = Stół odwołano
turned-cancelled-help = Gra się jeszcze nie zaczęła. Może otworzysz własny stół?
turned-sent_away = Poproszono cię o odejście od tego stołu
turned-sent_away-help = Gospodarz zwolnił twoje miejsce. Inne stoły stoją przed tobą otworem.
turned-banned = Wstęp zabroniony
turned-banned-help = Osoby pilnujące tu porządku zablokowały ci dostęp, być może na pewien czas. Gra z botami na własnym urządzeniu nadal działa. Jeśli to pomyłka, napisz do tego, kto prowadzi tę stronę.
turned-too_many = Otwartych jest zbyt wiele okien
turned-too_many-help = Masz stoły otwarte w większej liczbie kart i okien, niż utrzymuje serwer. Zamknij część z nich i spróbuj ponownie.
turned-too_fast = Za dużo naraz
turned-too_fast-help = Z tej strony przyszło tyle wiadomości, że serwer odłożył słuchawkę. Twoje miejsce czeka.
turned-replay = Obejrzyj grę
turned-again = Spróbuj ponownie
turned-new = Otwórz nowy stół

## Połączenie

table-lost = Połączenie utracone. Próbujemy ponownie…
table-restarting = Serwer uruchamia się ponownie. Zaraz wróci…
table-busy = Serwer nie może teraz niczego zapisać. Próbujemy ponownie…
table-back = Znów połączono.
table-connecting = Łączenie…
table-offline = Brak sieci. Stół poczeka na twój powrót.
table-unreachable = Serwer od dłuższej chwili nie odpowiada. Nic nie przepadło, a ta strona próbuje dalej.
table-try-now = Spróbuj teraz

## Poczekalnia

lobby-help = Link dla znajomych:
lobby-copy = Kopiuj link
lobby-copied = Skopiowano
lobby-share = Udostępnij
lobby-invitation = Przy naszym stole jest miejsce
lobby-qr = Kod QR z linkiem
lobby-join = Zajmij miejsce
lobby-join-as = Twoje imię
lobby-full = Wszystkie miejsca są zajęte.
lobby-seats = Zajęte miejsca: { $taken } z { $players }
lobby-missing = { $count ->
    [one] Brakuje jeszcze jednej osoby. Gra zacznie się sama, gdy ktoś zajmie ostatnie miejsce.
   *[other] Brakuje jeszcze { $count } osób. Gra zacznie się sama, gdy ktoś zajmie ostatnie miejsce.
}
lobby-host = gospodarz
lobby-away = nie ma teraz przy stole
lobby-name-table = Nazwa stołu
lobby-name-here = Twoje imię przy tym stole
lobby-name-seat = Imię, miejsce { $seat }
lobby-fill = Dopełnij botami i zacznij
lobby-fill-kind = Jakie boty
lobby-seat-bot = Posadź bota
lobby-send-away = Odeślij: { $player }
lobby-send-away-confirm = { $player }: odesłać od stołu? Powrotu do tego stołu nie będzie.
lobby-send-away-yes = Odeślij
lobby-cancel = Odwołaj stół
lobby-cancel-confirm = Odwołać stół? Dowiedzą się o tym wszyscy, którzy tu są.
lobby-cancel-yes = Odwołaj
lobby-leave = Zwolnij moje miejsce
lobby-leave-confirm = Zwolnić miejsce? Gospodarzem stołu zostanie { $player }.
lobby-how = Jak gramy
lobby-usual = Według zwykłych zasad
lobby-watch-anyone = Oglądać może każdy
lobby-watch-link = Oglądać może każdy, kto ma link
lobby-watch-nobody = Nikt nie może oglądać
lobby-listed = Stół widać na stronie głównej
lobby-rules = Zasady w dwie minuty
lobby-all-rules = Wszystkie zasady

## Ludzie przy stole

table-away = Brak połączenia
table-left = Miejsce opuszczone
table-leave = Odejdź od stołu
table-leave-confirm = Odejść od stołu? Od razu zagra za ciebie bot ({ $bot }). Dopóki gra trwa, możesz wrócić na swoje miejsce.
table-leave-last = Odejść od stołu? Nikogo więcej tu nie ma, więc gra stanie. Ruszy, gdy wrócisz na swoje miejsce.
table-leave-yes = Odejdź
table-leave-no = Zostań
company-kept-left = Miejsce opuszczone: gra za ciebie bot.
company-kept-away = Nie było cię, więc gra za ciebie bot.
company-kept-time = Twój czas minął, gra za ciebie bot.
company-rests = Wszyscy odeszli od stołu i gra odpoczywa. Ruszy, gdy tylko ktoś wróci na swoje miejsce.
company-return = Wróć na swoje miejsce
company-away = Brak połączenia: { $player }.
company-away-count = Za { $time } będzie mógł zagrać bot.
company-away-clock = Jak długo to potrwa, rozstrzygnie zegar.
company-away-over = Nadal bez połączenia: { $player }. Co robimy?
company-bot = Niech gra bot
company-wait = Poczekajmy
company-out-of-time = Twój czas minął. Dopóki go nie przybędzie, rusza się bot.
company-stands-in = Bot gra za: { $player }

## Uwagi w dzienniku

note-joined = { $player } siada do stołu.
note-started = Gra się zaczyna.
note-left = { $player } odchodzi od stołu.
note-left_to_bot = { $player } odchodzi, dalej gra bot ({ $bot }).
note-replaced = { $player }: zbyt długo bez połączenia, dalej gra bot ({ $bot }). Decyzja: { $by }.
note-replaced-alone = { $player }: zbyt długo bez połączenia, dalej gra bot ({ $bot }).
note-returned = { $player } wraca do stołu.
note-waited = { $by } czeka jeszcze chwilę ({ $player }).
note-vacation = { $player }: urlop. { $days ->
    [one] Zegar stoi przez jeden dzień.
    [few] Zegar stoi przez { $days } dni.
   *[many] Zegar stoi przez { $days } dni.
}
note-vacation_over = { $player }: koniec urlopu.
note-timed_out = { $player }: koniec czasu. Rusza się bot ({ $bot }).
note-lost_seat = { $player }: koniec czasu, dalej gra bot ({ $bot }).
note-bot_failed = { $player }: awaria, dalej gra bot domowy ({ $bot }).
note-abandoned = Wszyscy odeszli od stołu.
note-rematch_offered = { $player } proponuje jeszcze jedną grę.
note-rematch_agreed = { $player } też gra dalej.
note-rematch_declined = { $player } nie gra dalej.
note-rules_changed = Zasady się zmieniły i według nowych ta gra potoczyłaby się inaczej. Kończy się bez wyniku.

## Zmiana zasad

changed-title = Grę przerwała zmiana zasad
changed-help = Od jej początku zasady się zmieniły i według nowych potoczyłaby się inaczej. Kończy się bez wyniku: nikt nie wygrał ani nie przegrał, a rankingi się nie zmieniają.
changed-moves = Na stole widać ostatnią chwilę, w której stare i nowe zasady są zgodne. { $moves ->
    [one] Ostatniego ruchu nowe zasady nie potrafią pokazać.
    [few] Ostatnich { $moves } ruchów nowe zasady nie potrafią pokazać.
   *[many] Ostatnich { $moves } ruchów nowe zasady nie potrafią pokazać.
}

## Jeszcze jedna gra

end-rematch = Zagraj jeszcze raz
end-rematch-asks = Chcą zagrać jeszcze raz: { $players }.
end-rematch-waiting = Chcesz zagrać jeszcze raz. Brak jeszcze odpowiedzi: { $players }.
end-rematch-refused = Nie grają dalej: { $players }.
end-rematch-open = Miejsca tych, którzy nie grają, zostaną wolne.
end-rematch-without = Zagraj bez nich
end-rematch-no = Nie, dziękuję
end-rematch-back = Jednak nie
end-rematch-after-all = Jednak zagraj
end-rematch-made = Otwarto nową grę.
end-rematch-there = Do nowej gry
end-rematch-watch = Oglądaj nową grę
