# Analizy skończonych gier na stronie zapisu.
table-review = Analiza
review-growing = Trwa analiza gry: { $percent } %
review-weighed = Każdą decyzję sprawdzono w wyobrażonych rozdaniach ({ $worlds }), według tego, co gracz mógł wiedzieć.
review-weighed-open = Każdą decyzję sprawdzono przy wszystkich kartach odkrytych ({ $worlds } razy): tego nie mógł wiedzieć nikt.
review-older_rules = Tę grę rozegrano według starszych zasad, nie można jej już przeanalizować.
review-unloadable = Analizy nie można tu wczytać.
review-open = Przy odkrytych kartach
review-hide = Ukryj ciąg dalszy
review-chances = Szanse wszystkich graczy w ciągu gry
review-chances-now = Szanse: { $chances }
review-chance = { $player } { $percent } %
review-seats = Szczęście i umiejętność
review-player = Gracz
review-start = Początek
review-luck = Szczęście
review-skill = Umiejętność
review-result = Wynik
review-accuracy = Dokładność
review-sum = W procentach wygranej: początek + szczęście + umiejętność = wynik. Szczęście to, co przyniosły karty, także ukryte cudze; umiejętność to, co decyzje zyskały lub oddały. Dokładność mówi, ile zachowano z tego, co było do stracenia.
review-turning = Co było najważniejsze
review-moments = Wszystkie decyzje
review-mistakes-only = Tylko błędy
review-no-mistakes = Brak błędów.
review-move = Ruch { $move }
review-lost = oddano { $points } %
review-gained = zyskano { $points } %
review-even = nic nie oddano
review-is-mistake = Ruch { $move }, { $player }: „{ $played }” oddaje { $points } % wygranej (± { $error }). Lepsze było „{ $best }”: { $open ->
        [yes] przy odkrytych kartach
       *[no] na ile mógł wiedzieć gracz { $player },
    } to { $better } % wygranej, a nie { $share } %.
review-is-small = Ruch { $move }, { $player }: „{ $played }”. Być może „{ $best }” jest lepsze o { $points } % (± { $error }).
review-is-best = Ruch { $move }, { $player }: „{ $played }”. Nic lepszego nie znaleziono.
review-ahead = Następne w kolejności, „{ $next }”, daje o { $points } % mniej.
review-because = Dlaczego: { $reasons }.
review-instead = A to, co zagrano: { $reasons }.
review-rule = Zasada { $clause }
review-show = Pokaż na stole
review-end = Gra skończona.
review-play-on = Graj dalej stąd
review-play-on-help = Zajmujesz jedno miejsce, na pozostałych grają boty. Zapis zostaje bez zmian.
review-play-as = Twoje miejsce
review-play-against = Przeciwko
review-play-cards = Ukryte karty
review-play-as-were = takie, jakie były
review-play-anew = rozdane na nowo, jak może je sobie wyobrazić to miejsce
review-play-start = Graj
review-back = Powrót do zapisu
review-notes = Notatki
review-note = Notatka do tej chwili
review-note-mark = Znak: dobrze (!) albo wątpliwie (?)
review-note-shared = Notatka dla wszystkich, którzy mogą oglądać ten zapis
review-note-by = Ruch { $move }, { $player }
review-note-here = (tylko na tym urządzeniu)
review-noted = Zanotowane.
