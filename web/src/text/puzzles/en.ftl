# Puzzles.

puzzles-title = Puzzles
puzzles-lead = Positions from real games, each with one decision that is clearly the best, going by no more than what you can see.
puzzles-solved = { $solved ->
    [0] none solved yet
   *[other] { $solved } solved
}
puzzles-level = Difficulty
puzzles-theme = Theme
puzzles-any = any
puzzles-progress = { $solved } of { $all } solved
puzzles-start = Next unsolved one
puzzles-number = Puzzle { $number }, { $level ->
    [1] very easy
    [2] easy
    [3] medium
    [4] hard
   *[other] very hard
}{ $state ->
    [first] , solved
    [later] , solved in the end
    [shown] , looked up
   *[open] {""}
}
puzzle-title = Puzzle
puzzle-find = What is best here? Play it on the board.
puzzle-level = { $level ->
    [1] very easy
    [2] easy
    [3] medium
    [4] hard
   *[other] very hard
}
puzzle-goes-on = Right so far. How do you go on?
puzzle-wrong = Not that: { $what }.
puzzle-tempting = It looks good: { $reasons }
puzzle-try-again = There is something clearly better. Try again.
puzzle-solved = Solved!
puzzle-shown = The solution:
puzzle-chances = It wins { $best } games of 100, the next best { $second }.
puzzle-instead = What looks best at once wins only { $share }: { $what }.
puzzle-show = Show me
puzzle-next = Next
puzzle-list = All
puzzle-loading = The position is being set up…
puzzle-none = No such puzzle
puzzle-none-help = The link may be older than the collection. There are many others.
puzzle-not-here = The puzzle cannot be shown
puzzle-theme-early = Early in the game
puzzle-theme-late = Near the end
puzzle-theme-unlikely = Looks unlikely
puzzle-theme-behind = When you are behind
puzzle-theme-at-stake = Much at stake
