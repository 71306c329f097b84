# The review of a finished game: luck and skill apart, the decisions that cost most

review = Review
review-heading = { $game }: review
review-progress = Reviewing { $game }
review-unfinished = { $file }: the game is not over, and only finished games are reviewed.
review-ask = Review this game
review-ask-about = about { $seconds } s
review-ask-who = Who sat at the table can have the game reviewed.
review-running = { $done } of { $steps } looked at
review-waiting = Waits until the bots have time
review-verdict = Luck gave { $luck }.
review-verdict-gave = { $name } { $points }
review-verdict-better = The better decisions were those of { $name }: { $own } points lost a decision, against { $other } of { $second }.
review-verdict-level = In their decisions { $name } and { $second } were level: { $own } points lost a decision.

## Curves

review-curve = Expected points at the end
review-curve-about = Expected points at the end, after every decision. At last: { $totals }.
review-show-curve = What the curve shows
review-expected = expected
review-so-far = points so far
review-mark = { $move }: luck, { $name } { $points }

## Luck and skill

review-shares = Luck and skill
review-even = in points against an even game of { $par }
review-head-points = points
review-head-luck = luck
review-head-skill = skill
review-head-lost = lost a decision
review-head-decisions = decisions
review-loses = loses { $points } a decision
review-you = you
review-sum = Luck is what dice and cards gave, against the mean of what they could have given. Skill is the rest: { $par } + luck + skill = points. Over many games luck adds up to nothing.
review-judge-net = Judged by what the learnt bot expects after { $looks } looks a decision, only from what each seat knew then. The same every time.
review-judge-search = Judged by the search with { $looks } looks a decision, only from what each seat knew then. The same every time.

## Decisions

review-dearest = { $number ->
        [0] No decision cost as much as half a point
        [one] The decision that cost most
       *[other] The { $number } decisions that cost most
    }
review-dearest-about = points lost against the others, beside the better move
review-whose = Whose decisions
review-mine = mine first
review-everyone = everyone’s
review-better = better was
review-first = try it first, then see
review-hidden = hidden until you try
review-try = Try it
review-try-about = Try decision { $ply } again
review-show = Show it
review-show-about = Show decision { $ply }
review-decision = { $name }, decision { $ply }: { $move }
review-cost = costs { $points }
review-line = { $name }, decision { $ply }: { $move } ({ $cost }). Better was { $better }: { $why }.

## Trying

review-find = Find the better move
review-find-about = It is { $name } to decide, decision { $ply }. What would you do now?
review-choices = Moves
review-is-it = Is it this?
review-yes = That is it: { $points } points more than what was played.
review-same = That is what was played. There is a move worth { $points } points more.
review-other = Not what the judge found. There is a move worth { $points } points more than what was played.
review-answer = Better was { $better }: { $why }.
review-played = Played was { $move }.
review-reveal = Show the answer
review-back = Back to the review
