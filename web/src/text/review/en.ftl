# Reviews of finished games, on the replay page.
table-review = Review
review-growing = Reviewing the game: { $percent } %
review-weighed = Each decision was tried in { $worlds } imagined deals, going by what its player could know.
review-weighed-open = Each decision was tried { $worlds } times with all cards open, as nobody could have known them.
review-older_rules = This game was played by older rules: it cannot be reviewed any more.
review-unloadable = The review cannot be loaded here.
review-open = With all cards open
review-hide = Hide what comes
review-chances = Everybody’s chances over the game
review-chances-now = Chances: { $chances }
review-chance = { $player } { $percent } %
review-seats = Luck and skill
review-player = Player
review-start = Start
review-luck = Luck
review-skill = Skill
review-result = Result
review-accuracy = Accuracy
review-sum = In percent of the win: start + luck + skill = result. Luck is what the cards brought, hidden ones of others too; skill is what decisions gained or gave away. Accuracy is what was kept of what was at stake.
review-turning = What mattered most
review-moments = All decisions
review-mistakes-only = Only mistakes
review-no-mistakes = No mistakes.
review-move = Move { $move }
review-lost = gave away { $points } %
review-gained = gained { $points } %
review-even = nothing given away
review-is-mistake = Move { $move }, { $player }: “{ $played }” gave away { $points } % of the win (± { $error }). Better was “{ $best }”: { $open ->
        [yes] with all cards open
       *[no] by what { $player } could know
    } it wins { $better } %, not { $share } %.
review-is-small = Move { $move }, { $player }: “{ $played }”. “{ $best }” may have been better by { $points } % (± { $error }).
review-is-best = Move { $move }, { $player }: “{ $played }”. Nothing better was found.
review-ahead = The next best, “{ $next }”, wins { $points } % less.
review-because = That { $reasons }.
review-instead = What was played { $reasons }.
review-rule = Rule { $clause }
review-show = Show on the board
review-end = The game is over.
review-play-on = Play on from here
review-play-on-help = You take a seat, bots play the others. The replay stays as it is.
review-play-as = Your seat
review-play-against = Against
review-play-cards = Hidden cards
review-play-as-were = as they were
review-play-anew = dealt anew, as this seat may imagine them
review-play-start = Play
review-back = Back to the replay
review-notes = Notes
review-note = A note at this moment
review-note-mark = Mark: good (!) or doubtful (?)
review-note-shared = A note for everybody who may see this replay
review-note-by = Move { $move }, { $player }
review-note-here = (only on this device)
review-noted = Noted.
