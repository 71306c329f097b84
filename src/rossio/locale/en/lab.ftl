# The laboratory: tournaments and studies

lab-span = { $low } to { $high }
lab-fair = fair: { $share }
lab-mean = mean { $value }

## Tournament

lab-progress = { $game }: games
lab-tournament-title = { $game }, { $seats } seats: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, seed { $seed }
lab-tournament-defeats = { $defeats ->
        [one] { $defeats } game had no winner; shares are of the others.
       *[other] { $defeats } games had no winner; shares are of the others.
    }
lab-tournament-meeting = { $bot } against { $other }: ahead in { $ahead } of the games ({ $span }), by { $margin } points ({ $points })
lab-tournament-unrated = No ratings: openskill is not installed (pip install 'rossio[lab]').
lab-tournament-saved = { $file }: saved { $games ->
        [one] { $games } game.
       *[other] { $games } games.
    }
lab-tournament-resumed = { $file }: { $games ->
        [one] { $games } game was played before.
       *[other] { $games } games were played before.
    }
lab-tournament-stopped = Stopped after { $games ->
        [one] { $games } game.
       *[other] { $games } games.
    }
lab-tournament-go-on = Go on with --resume { $file }

lab-head-bot = bot
lab-head-seat = seat
lab-head-games = games
lab-head-wins = wins
lab-head-interval = 95 %
lab-head-fair = fair
lab-head-score = mean score
lab-head-margin = margin
lab-head-rating = rating
lab-head-pace = ms a move
lab-head-category = points for
lab-head-winners = winners
lab-head-others = others
lab-head-all = all
lab-head-what = what
lab-head-held = held

## Study

lab-study-saved = { $file }: a study of { $games ->
        [one] { $games } game.
       *[other] { $games } games.
    }
lab-study-title = The balance of { $game }
lab-study-setting = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, played by bots ({ $bots }). Seed { $seed }, rules version { $rules }, content { $content }.
lab-study-options = Options: { $options }.
lab-study-numbers = The numbers
lab-study-reading = Every dot is a mean and its line the 95 % interval: a game played as often would give a number within it about nineteen times in twenty. A shared victory counts as a part of one. What good players hold and what makes players good look alike here: a high share is a reason to look closer, not a proof. Bots are not people.
lab-study-unofficial = Made with Rossio. Unofficial: not affiliated with the designers or publishers of the games.

lab-tile-length = decisions a game
lab-tile-winning = winner’s points
lab-tile-gap = points between first and second
lab-tile-shared = shared victories
lab-tile-defeats = games that nobody won

lab-seat-heading = Does the seat matter?
lab-seat-even = No seat’s interval lies apart from the fair share: these games show no advantage of a seat.
lab-seat-bias = { $count ->
        [one] { $seats } lies apart from the fair share.
       *[other] { $seats } lie apart from the fair share.
    }
lab-seat-alone = The player wins { $share } of the games.
lab-bot-heading = Strength of the bots
lab-bot-mixed = Bots of different strength sit at these tables; everything below mixes what they hold with how well they play.
lab-length-heading = Length of a game
lab-length-said = A game takes { $mean } decisions of all players together, from { $low } to { $high }.
lab-score-heading = Points of the winner
lab-score-said = The winner has { $mean } points, at most { $high }.
lab-gap-said = The second is { $mean } points behind; { $close } of the games are decided by five points or fewer.
lab-category-heading = Where the points come from
lab-category-said = Full dots are the winners, hollow ones the others; the number is the difference.
lab-held-heading = Win share by { $what } at the end
lab-held-said = How often those won who had it when the game ended; in brackets, how many had it.
lab-opened-heading = Win share by { $what } after the opening
lab-opened-said = What a player had after the first three decisions of their own.
lab-first-heading = Win share by opening
lab-first-said = The first three decisions of each player; choices known only by their place on the table are left out.
lab-beyond = { $count ->
        [0] None of the { $of } stands out once the number of comparisons is allowed for.
        [one] { $count } of the { $of } stands out (▲▼), even when the number of comparisons is allowed for.
       *[other] { $count } of the { $of } stand out (▲▼), even when the number of comparisons is allowed for.
    }

## Fields of a player's view

lab-field-cards = cards
lab-field-tokens = tokens
lab-field-favours = favours
lab-field-pilgrim = place of the pilgrim
lab-field-dice = dice
lab-field-hand = cards in hand
lab-field-hand-known = cards in hand seen by all
lab-field-offer = cards offered
lab-field-nobles = nobles
lab-field-treasuries = treasuries
lab-field-plans = plans
lab-field-done-plans = completed plans
lab-field-decrees = decrees
lab-field-clergy = clergy tiles
lab-field-favors = royal favours
lab-field-tasks = tasks
lab-field-tasks-done = completed tasks
lab-field-colour = colour
lab-field-title = title
lab-field-ministers = ministers
lab-field-train = place of the train
lab-field-barons = barons dealt
lab-field-baron = baron
lab-field-referendums = referendums
lab-field-used = effects used

## What a user can mend

lab-error-extra = { $library } is not installed; get it with: pip install 'rossio[lab]'
lab-error-results = { $reason }
lab-error-other-plan = { $file } holds another tournament: { $differences }.
lab-error-match = A game could not be played. { $reason }
lab-error-exists = { $file } exists already; take it up with --resume, or name another file.
lab-error-page = { $file }: a study is written as .html
lab-error-folder = { $file }: there is no such folder.
lab-error-ray = Ray at { $address } does not answer: { $reason }
lab-head-figure = Figure
lab-head-here = This pack
lab-head-there = The other
lab-head-moved = Difference
lab-head-verdict = Beyond chance
lab-figure-win = Seat { $label }: wins
lab-figure-score = Seat { $label }: points
lab-figure-category = Points: { $label }
