# Задачи.

puzzles-title = Задачи
puzzles-lead = Позиции из настоящих партий. В каждой есть одно решение, которое явно лучше остальных, и найти его можно по тому, что вам видно.
puzzles-solved = { $solved ->
    [0] пока не решено ни одной
   *[other] решено: { $solved }
}
puzzles-level = Сложность
puzzles-theme = Тема
puzzles-any = любая
puzzles-progress = Решено { $solved } из { $all }
puzzles-start = Следующая нерешённая
puzzles-number = Задача { $number }, { $level ->
    [1] очень лёгкая
    [2] лёгкая
    [3] средняя
    [4] трудная
   *[other] очень трудная
}{ $state ->
    [first] , решена
    [later] , решена не сразу
    [shown] , решение показано
   *[open] {""}
}
puzzle-title = Задача
puzzle-find = Что здесь лучше всего? Сыграйте это на поле.
puzzle-level = { $level ->
    [1] очень лёгкая
    [2] лёгкая
    [3] средняя
    [4] трудная
   *[other] очень трудная
}
puzzle-goes-on = Пока верно. Как дальше?
puzzle-wrong = Не то: { $what }.
puzzle-tempting = Выглядит заманчиво: { $reasons }
puzzle-try-again = Есть решение заметно лучше. Попробуйте ещё раз.
puzzle-solved = Решено!
puzzle-shown = Решение:
puzzle-chances = Так выигрывают { $best } партий из 100, следующим по силе решением — { $second }.
puzzle-instead = То, что напрашивается, выигрывает только { $share }: { $what }.
puzzle-show = Показать
puzzle-next = Дальше
puzzle-list = Все
puzzle-loading = Расставляем позицию…
puzzle-none = Такой задачи нет
puzzle-none-help = Возможно, ссылка старше сборника. Есть много других.
puzzle-not-here = Задачу не удаётся показать
puzzle-theme-early = Начало партии
puzzle-theme-late = Ближе к концу
puzzle-theme-unlikely = Неочевидное решение
puzzle-theme-behind = Когда вы отстаёте
puzzle-theme-at-stake = Многое на кону
