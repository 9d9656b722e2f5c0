# Zadania.

puzzles-title = Zadania
puzzles-lead = Pozycje z prawdziwych partii. W każdej jedna decyzja jest wyraźnie najlepsza i można ją znaleźć na podstawie tego, co widać.
puzzles-solved = { $solved ->
    [0] jeszcze żadne nie jest rozwiązane
   *[other] rozwiązane: { $solved }
}
puzzles-level = Trudność
puzzles-theme = Temat
puzzles-any = dowolny
puzzles-progress = Rozwiązane: { $solved } z { $all }
puzzles-start = Następne nierozwiązane
puzzles-number = Zadanie { $number }, { $level ->
    [1] bardzo łatwe
    [2] łatwe
    [3] średnie
    [4] trudne
   *[other] bardzo trudne
}{ $state ->
    [first] , rozwiązane
    [later] , rozwiązane nie od razu
    [shown] , rozwiązanie pokazane
   *[open] {""}
}
puzzle-title = Zadanie
puzzle-find = Co jest tu najlepsze? Zagraj to na planszy.
puzzle-level = { $level ->
    [1] bardzo łatwe
    [2] łatwe
    [3] średnie
    [4] trudne
   *[other] bardzo trudne
}
puzzle-goes-on = Na razie dobrze. Co dalej?
puzzle-wrong = To nie to: { $what }.
puzzle-tempting = Wygląda kusząco: { $reasons }
puzzle-try-again = Jest coś wyraźnie lepszego. Spróbuj jeszcze raz.
puzzle-solved = Rozwiązane!
puzzle-shown = Rozwiązanie:
puzzle-chances = Tak wygrywa się { $best } partii na 100, a następną najlepszą decyzją { $second }.
puzzle-instead = To, co się narzuca, wygrywa tylko { $share }: { $what }.
puzzle-show = Pokaż
puzzle-next = Następne
puzzle-list = Wszystkie
puzzle-loading = Ustawiamy pozycję…
puzzle-none = Nie ma takiego zadania
puzzle-none-help = Link może być starszy niż zbiór. Jest wiele innych zadań.
puzzle-not-here = Nie można pokazać zadania
puzzle-theme-early = Początek partii
puzzle-theme-late = Blisko końca
puzzle-theme-unlikely = Nieoczywiste
puzzle-theme-behind = Gdy przegrywasz
puzzle-theme-at-stake = Gra o dużą stawkę
