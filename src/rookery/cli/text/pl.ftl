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
