# The review of a finished game: luck and skill apart, the decisions that cost most

review-heading = { $game }: review
review-progress = Reviewing { $game }
review-unfinished = { $file }: the game is not over, and only finished games are reviewed.
review-shares = Luck and skill
review-even = in points against an even game of { $par }
review-head-points = points
review-head-luck = luck
review-head-skill = skill
review-head-lost = lost per decision
review-head-decisions = decisions
review-sum = Luck is what dice and cards gave, against the mean of what they could have given. Skill is the rest: { $par } + luck + skill = points. Over many games luck adds up to nothing.
review-judge-net = Judged by what the learnt bot expects after { $looks } looks ahead per decision, only from what each seat knew then. The same every time.
review-judge-search = Judged by the search with { $looks } looks ahead per decision, only from what each seat knew then. The same every time.
review-dearest = { $number ->
        [0] No decision cost as much as half a point
        [one] The decision that cost most
       *[other] The { $number } decisions that cost most
    }
review-line = { $name }, decision { $ply }: { $move } ({ $cost }). The better move was “{ $better }”: { $why }.
