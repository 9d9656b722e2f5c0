### The terminal, in Polish.

seat-you = Ty
seat-bot = Bot { $number } ({ $bot })
seats-shuffled = Miejsca wylosowane: { $names }.
unofficial = Wydana gra jest dla { $from }–{ $to } osób: stół dla { $players } jest nieoficjalny.
unofficial-short = { $players }: nieoficjalnie
turn-of = { $player }
phase-over = Koniec gry
choose = Twoja decyzja
choose-help = Wpisz numer albo tekst w nawiasie. Także: undo, hint, rules, save, help, quit.
help =
    Wybierz z listy: wpisz numer albo tekst w nawiasie.
    undo — cofnij ostatnią decyzję
    hint — co zrobiłby uważny gracz
    look N — do czego prowadzi decyzja N
    rules — zasady gry
    save PLIK — zapisz grę; wznów ją później: rookery play --resume PLIK
    quit — zakończ
compiles-behind = Zasady są jeszcze przygotowywane: przez pierwsze minuty boty myślą wolniej.
bot-thinks = { $player } myśli …
bot-failed =
    { $why }
    Dalej w miejscu „{ $player }” gra podlot.
curtain = { $player }, twój ruch. Naciśnij Enter, gdy nikt inny nie patrzy.
undo-none = Nie ma czego cofać.
undo-done = Cofnięto.
marked = * — ten ruch zrobi coś jeszcze: szczegóły po look N.
look-hidden = Reszta zależy od kart, których nikt jeszcze nie widział.
hint-line = { $decision } — { $wins ->
    [0] stąd prawie nigdy się nie wygrywa
    [10] stąd wygrywa się prawie zawsze
   *[other] stąd wygrywa się około { $wins } z 10 gier
}
hint-wait = Trzeba się zastanowić …
saved = Zapisano: { $file }. Wznów: rookery play --resume { $file }
save-where = Podaj plik: save game.json
unknown = Nie rozumiem „{ $text }”. Wpisz numer z listy albo help.
result = Wynik
place = Miejsce { $place }
points = { $score }
quit-unsaved = Przerwano. Gra nie została zapisana.
rules-assumed-title = O liczbach
serve-here = Rookery jest tutaj: { $url }
serve-stop = Zatrzymasz przez Ctrl+C; stoły zostaną zachowane.
serve-stopped = Zatrzymano. Stoły czekają na następne uruchomienie.
serve-port-taken = Port { $port } jest zajęty, więc użyty został najbliższy wolny.
site-written = Strona jest w { $folder }. Udostępni ją dowolny serwer WWW, na przykład: python -m http.server --directory { $folder }
serve-friends-may = Znajomi w twojej sieci znajdą go pod adresem { $url }
serve-friends-how = Aby wpuścić znajomych z twojej sieci: --host 0.0.0.0 (make play HOST=0.0.0.0)
backup-written = { $file }: { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
   *[many] { $rows } wierszy
}, tabele: { $tables }.
backup-deleted = Stara kopia { $file } została usunięta.
restored = Przywrócono: { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
   *[many] { $rows } wierszy
}, tabele: { $tables }. Teraz uruchom serwer jak zwykle.
doctor-settings = Ustawienia są czytelne.
doctor-settings-unreadable = Jedno z ustawień ma złą wartość ({ $why }). Popraw je w środowisku; wszystkie są wymienione w docs/operate.md.
doctor-setting-unknown = Nie ma ustawienia { $name }: nic ono nie robi. Poszukaj literówki albo je usuń.
doctor-networks-unreadable = { $why }. Popraw to ustawienie.
doctor-proxies-everybody = ROOKERY_PROXIES ufa wszystkim: goście mogą zmyślać swoje adresy, a limity nic nie znaczą. Podaj tylko swoje proxy.
doctor-metrics-open = Każdy może czytać /metrics. Jeśli tak nie ma być: ROOKERY_METRICS_FOR=127.0.0.1
doctor-mail-nowhere = Jest serwer poczty, ale brak adresu do linków w listach. Ustaw ROOKERY_URL=https://birds.example (adres twojej strony)
doctor-mail-unreadable = Nie da się odczytać ustawienia poczty: { $why }
doctor-bot-missing = { $why } Zainstaluj pakiet z tym botem albo usuń go z ROOKERY_BOTS.
doctor-site = Strona jest zbudowana.
doctor-site-missing = Strona nie została zbudowana, więc goście nic nie zobaczą. Zainstaluj pakiet wheel albo uruchom: make site
doctor-files = Połączenia: limit otwartych plików w systemie to { $files }.
doctor-files-few = System pozwala otworzyć tylko { $files } plików, a każdy gość potrzebuje jednego. Podnieś limit (LimitNOFILE= w systemd, ulimit -n).
doctor-cache-unwritable = W { $folder } nie można pisać, więc gry kompilują się od nowa przy każdym starcie. Wskaż w ROOKERY_CACHE folder, w którym można.
doctor-disk = Dysk: w { $folder } jest { $gigabytes } GB wolnego miejsca.
doctor-disk-little = W { $folder } zostało tylko { $gigabytes } GB. Zwolnij miejsce: gdy go zabraknie, nic nie da się zapisać i gry staną.
doctor-database = Baza danych odpowiada: { $database }
doctor-database-away = Baza danych nie odpowiada ({ $why }). Sprawdź ROOKERY_DATABASE oraz to, czy PostgreSQL działa i wpuszcza tego użytkownika.
doctor-database-new = Pliku { $file } jeszcze nie ma: powstanie przy pierwszym starcie.
doctor-database-nowhere = Pliku { $file } nie ma i nie można go utworzyć. Podaj w ROOKERY_DATABASE inny plik albo zezwól na zapis w folderze.
doctor-clock = Zegar chodzi dobrze.
doctor-clock-apart = Zegar tej maszyny różni się o { $seconds } s, a wraz z nim zegary graczy. Ustaw go i włącz synchronizację czasu (chrony, systemd-timesyncd).
doctor-schema = Schemat bazy jest aktualny ({ $newest }).
doctor-schema-none = Baza jest pusta: schemat powstanie przy pierwszym starcie.
doctor-schema-earlier = Schemat bazy to { $found }, a przy następnym starcie będzie { $newest }. Nie ma powrotu, więc najpierw zrób kopię: rookery backup FOLDER
doctor-schema-later = Schemat { $found } pochodzi z późniejszej wersji Rookery. Zainstaluj ją ponownie.
doctor-write = W bazie można pisać.
doctor-rules-other = { $game }: { $tables ->
    [one] { $tables } gra zaczęła się
    [few] { $tables } gry zaczęły się
   *[many] { $tables } gier zaczęło się
} według wersji { $then } zasad, a tu jest wersja { $now }. Toczą się dalej tam, gdzie obie prowadzą do tego samego; pozostałe kończą się bez wyniku: docs/operate.md, „Upgrades”.
doctor-visit = { $url } odpowiada.
doctor-visit-away = { $url } jest nieosiągalny ({ $why }). Sprawdź nazwę, certyfikat i to, czy proxy działa.
doctor-visit-refused = { $url } odpowiada { $status } zamiast 200. Zajrzyj do dzienników proxy i Rookery.
doctor-visit-open = Strona działa bez HTTPS, więc po drodze każdy może podglądać. Postaw przed nią proxy z certyfikatem.
doctor-visit-cookie = Ciasteczka nie są oznaczone jako bezpieczne: proxy nie mówi, że goście przychodzą przez HTTPS. Musi ustawiać X-Forwarded-Proto, a ROOKERY_PROXIES musi je wymieniać.
doctor-visit-socket = Gniazda przechodzą.
doctor-visit-socket-closed = Gniazda nie przechodzą (odpowiedź { $status }), więc nikt nie zagra. Proxy musi przekazywać Upgrade, Connection i niezmieniony Host.
admin-no-account = Nie ma konta o nazwie { $name }.
admin-done = Zrobione: pozycja { $number } w dzienniku. Działający serwer zauważy to w ciągu kilku sekund.
admin-no-reports = Żadne zgłoszenie nie czeka.
admin-report = Stół { $table }, wiersz { $line }, zgłoszenia: { $times }

review-title = Analiza
review-fair = Każda decyzja według tego, co gracz mógł wtedy wiedzieć, oceniona w { $worlds ->
    [one] { $worlds } wyobrażonym świecie
   *[other] { $worlds } wyobrażonych światach
}.
review-open = Przy wszystkich kartach odkrytych: tego nie mógł wiedzieć nikt. Decyzje ocenione w { $worlds ->
    [one] { $worlds } wyobrażonym świecie
   *[other] { $worlds } wyobrażonych światach
}.
review-seat = Miejsce
review-seat-number = Miejsce { $seat }
review-start = Początek
review-luck = Szczęście
review-skill = Umiejętność
review-result = Wynik
review-accuracy = Dokładność
review-mistakes = Błędy
review-sum = Początek + szczęście + umiejętność = wynik. Szczęście to, co przyniosły karty, własne i ukryte cudze; umiejętność to, co decyzje zyskały lub oddały, także decyzje innych.
review-turning-points = Co było najważniejsze
review-decisions = Wszystkie decyzje
review-chances = Szanse wszystkich graczy w ciągu gry, w procentach
review-move = Decyzja
review-played = Zagrano
review-best = Lepsze
review-loss = Oddano
review-mistake = Decyzja { $move }, miejsce { $seat }: „{ $played }” oddaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} na sto; lepsze było „{ $best }”.
review-found = Decyzja { $move }, miejsce { $seat }: „{ $played }” zyskuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} na sto ponad zwykłą grę.
review-mattered = Decyzja { $move }, miejsce { $seat }: „{ $played }”; nic nie było wyraźnie lepsze.
sit-here = Zajęte miejsce { $seat } przy stole gry { $game }.
sit-left = Miejsce zwolnione: dalej gra bot serwera.
sit-abandoned = Gra została porzucona.
sit-over = Koniec gry: miejsce { $place } z { $players }.
