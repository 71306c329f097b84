# Puzzles: the page, and the panel beside the table. Loaded where a puzzle is.

puzzle-word = Puzzle
puzzle-title = Find the best turn
puzzle-title-one = Find the best decision
puzzle-number = Puzzle { $number }
puzzle-daily = Puzzle of the day
puzzle-own = From a game of your own
puzzle-task = From a real game: make the turn that brings you most by the end of the game, measured against the others. Only where it ends counts, not the order of your moves.
puzzle-task-one = From a real game: make the one decision that brings you most by the end of the game, measured against the others. What follows it is taken to be played well.
puzzle-level-1 = One decision.
puzzle-level-2 = One turn of several decisions.
puzzle-level-3 = A turn in which the answer of the others counts.
puzzle-about = About: { $themes }.
puzzle-again = It did not work out before, so it has come back{ $times ->
        [1] .
       *[other] {" "}({ $times }).
    }
puzzle-whole = Your turn is complete.
puzzle-whole-one = Your decision is made.
puzzle-try = Is it this?
puzzle-right = That is it: { $best }
puzzle-close = Close: { $points }, there is { $best }
puzzle-other = Not that one yet: there is { $best }
puzzle-shown = The best turn: { $best }
puzzle-shown-one = The best decision: { $best }
puzzle-answer = The answer: { $turn }.
puzzle-answer-one = The answer: { $turn }. After that: { $then }.
puzzle-brings = On the score sheet it brings { $what }.
puzzle-why-own = Against the tempting turn you gain { $own } yourself; measured against the others it makes { $others }.
puzzle-why-others = It is mostly about the others: what they lose is worth { $others } to you, and you gain { $own } yourself.
puzzle-tempts = Tempting: { $turn }. The points are counted from there.
puzzle-second = Next best: { $turn }, { $points }.
puzzle-played = Played in the game: { $turn }, { $points }.
puzzle-due = It comes back { $days ->
        [one] tomorrow
       *[other] in { $days } days
    }.
puzzle-solved-by = { $solved } of { $tried } found it at the first try.
puzzle-ratings = Your puzzle rating { $mine }, this puzzle { $its }.
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-skip = Another puzzle
puzzle-all = All puzzles
puzzle-to-review = Back to the review
puzzle-chapter = Chapter { $number } teaches this

puzzles-lead = Positions of real games in which one turn is clearly best, and easily missed. Several long searches agree on each.
puzzles-solved = { $solved } of { $puzzles } solved
puzzles-rating = Your puzzle rating: { $rating }
puzzles-start = Next puzzle
puzzles-daily-title = Puzzle of the day
puzzles-daily-about = The same for everybody: number { $number }.
puzzles-daily-done = Solved. There is another one tomorrow.
puzzles-daily-start = Solve it
puzzles-due-title = Your own mistakes
puzzles-due-about = { $due ->
        [0] None is due today.
        [one] One is back today.
       *[other] { $due } are back today.
    } What you did not find comes back after 1, 7 and 30 days.
puzzles-due-own = From your own games: { $own }.
puzzles-due-next = The next one: { $date }.
puzzles-due-start = Try again
puzzles-levels = By level
puzzles-level-1 = One decision
puzzles-level-2 = One turn
puzzles-level-3 = With the answer of the others
puzzles-themes = By theme
puzzles-count = { $puzzles ->
        [one] 1 puzzle
       *[other] { $puzzles } puzzles
    }
puzzles-after = after chapter { $number }
puzzles-none = There are no puzzles of { $game } yet.

puzzle-theme-coimbra-start = the start
puzzle-theme-coimbra-queue = the right queue
puzzle-theme-coimbra-crown = favours and crowns
puzzle-theme-coimbra-card = which card
puzzle-theme-coimbra-road = the pilgrim’s road
puzzle-theme-coimbra-income = order of income
puzzle-theme-coimbra-voyage = voyages and idle goods
puzzle-theme-coimbra-others = the gift to others
puzzle-theme-coimbra-small = small choices
puzzle-theme-lisboa-follow = follow or keep
puzzle-theme-lisboa-letter = the Cardinal
puzzle-theme-lisboa-store = where to build
puzzle-theme-lisboa-site = who is paid
puzzle-theme-lisboa-sale = fill or leave
puzzle-theme-lisboa-decree = read the decrees
puzzle-theme-lisboa-cube = which cube
puzzle-theme-lisboa-door = the cheapest door
puzzle-theme-lisboa-hand = the next card
puzzle-theme-lisboa-others = the gift to others
puzzle-theme-lisboa-small = small choices
puzzle-theme-magnanimous-vote = one vote more
puzzle-theme-magnanimous-glory = glory or guard
puzzle-theme-magnanimous-export = which space
puzzle-theme-magnanimous-governor = governor now?
puzzle-theme-magnanimous-train = the long train
puzzle-theme-magnanimous-guard = hold the line
puzzle-theme-magnanimous-throne = throne and deputies
puzzle-theme-magnanimous-precise = precise or paid
puzzle-theme-magnanimous-die = which die
puzzle-theme-magnanimous-others = the gift to others
puzzle-theme-magnanimous-small = small choices
