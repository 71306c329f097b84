# The board of Magnanimous in the browser

## Zones and tabs

magnanimous-web-zone-map = Map of the Empire
magnanimous-web-zone-imperial = Imperial army
magnanimous-web-zone-offensive = Next offensive
magnanimous-web-zone-governor = Governor of Rio
magnanimous-web-zone-area = Action area
magnanimous-web-zone-nobility = Nobility
magnanimous-web-zone-commerce = Republic and commerce
magnanimous-web-zone-improvements = Improvements
magnanimous-web-zone-court = Event, throne and deck
magnanimous-web-tab-map = Map
magnanimous-web-tab-actions = Actions
magnanimous-web-tab-tracks = Tracks
magnanimous-web-tab-cards = Cards
magnanimous-web-tab-front = Front

## The round

magnanimous-web-round = Round { $round }
magnanimous-web-phase-setup = Setup
magnanimous-web-phase-emperor = Emperor
magnanimous-web-phase-production = Production
magnanimous-web-phase-offensives = Offensives
magnanimous-web-phase-nobles = Nobles
magnanimous-web-phase-republic = Republic
magnanimous-web-tag-governor = governor

## The map and the war

magnanimous-web-imperial-army = Imperial army
magnanimous-web-power = power { $power }
magnanimous-web-power-then = power { $power }, then { $next }
magnanimous-web-ships-here = { $ships ->
        [0] No ship.
        [one] { $ships } ship.
       *[other] { $ships } ships.
    }
magnanimous-web-train-of = Train of { $seat }, { $tokens ->
        [one] { $tokens } good
       *[other] { $tokens } goods
    }
magnanimous-web-next-to = Next to { $provinces }.
magnanimous-web-next-offensive = Next offensive,
magnanimous-web-if-unchanged = if nothing changes
magnanimous-web-offensive-now = The offensive
magnanimous-web-not-yet = No attack yet
magnanimous-web-truce = No offensive this round
magnanimous-web-falls = { $defence } falls
magnanimous-web-holds = { $defence } holds
magnanimous-web-more-attempts = and { $number } more
magnanimous-web-would-fall = { $attacker } attacks { $province } with { $power } against { $defence }: it falls.
magnanimous-web-would-hold = { $attacker } attacks { $province } with { $power } against { $defence }: it holds.
magnanimous-web-governor = Governor of Rio

## Action area, tracks, cards

magnanimous-web-area-production = take a die to a province, pay its value
magnanimous-web-area-nobles = die +1, then the inner action
magnanimous-web-work-recruit = Recruit
magnanimous-web-work-improve = Improve
magnanimous-web-work-deputy = Deputy
magnanimous-web-work-ship = Ship
magnanimous-web-ministers-wait = a minister waits at every crown
magnanimous-web-republic-and-commerce = Republic and commerce
magnanimous-web-open-up-to = open up to { $space } · +{ $step } a round
magnanimous-web-proclaimed = proclaimed: the last round
magnanimous-web-space-open = open
magnanimous-web-space-closed = not open yet
magnanimous-web-improvements = Improvements
magnanimous-web-none-open = { $tile }: none open.
magnanimous-web-no-event = no event
magnanimous-web-face-down = face down
magnanimous-web-deck = deck
magnanimous-web-title-up = { $title } +

## The own board

magnanimous-web-train-home = not out
magnanimous-web-held = { $baron }; { $number ->
        [0] no referendum won
        [one] { $number } referendum won
       *[other] { $number } referendums won
    }
magnanimous-web-used = Used this round.
magnanimous-web-precise-on = precise on { $number }
magnanimous-web-short-railway = Railway
magnanimous-web-short-machinery = Machine
magnanimous-web-short-warehouse = Store
magnanimous-web-short-fortification = Fort
magnanimous-web-slot-free = slot free
magnanimous-web-slot-placed = die placed
magnanimous-web-slot-ready = can act: { $value }, then { $next }
magnanimous-web-slot-used = die used
magnanimous-web-slot-acting = acting now
magnanimous-web-slot-transit = { $tokens } in transit
magnanimous-web-slot-occupied = held by Paraguay
magnanimous-web-sell-here = Sell 1 { $good } of { $province }
magnanimous-web-parliament = Parliament
magnanimous-web-deputies-of = { $party }: { $number } of { $limit } deputies
magnanimous-web-fixed-votes = { $votes ->
        [one] { $votes } fixed vote
       *[other] { $votes } fixed votes
    }
magnanimous-web-no-minister = no minister
magnanimous-web-hand-empty = No card in hand.

## Votes and bids

magnanimous-web-vote-on = Vote on { $card }
magnanimous-web-vote-rule = Passes unless more votes are against; most votes for win it.
magnanimous-web-step-fixed = Fixed votes
magnanimous-web-step-deputies = Deputies
magnanimous-web-step-cards = Cards
magnanimous-web-step-result = Result
magnanimous-web-for = { $votes } for
magnanimous-web-against = { $votes } against
magnanimous-web-totals = { $for } for, { $against } against.
magnanimous-web-outcome-none = dropped, if nobody votes for it
magnanimous-web-outcome-rejected = rejected by { $votes }
magnanimous-web-outcome-tie = passes by { $votes }; a tie is bid for
magnanimous-web-outcome-won = passes by { $votes }; { $seat } wins it
magnanimous-web-nothing-declared = nothing yet
magnanimous-web-declared = declared
magnanimous-web-choosing-now = choosing now
magnanimous-web-title-too-low = title too low to vote
magnanimous-web-can-add = can add { $things }
magnanimous-web-some-fixed = { $number ->
        [one] { $number } fixed vote
       *[other] { $number } fixed votes
    }
magnanimous-web-some-deputies = { $number ->
        [one] { $number } deputy
       *[other] { $number } deputies
    }
magnanimous-web-some-cards = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
magnanimous-web-your-votes = Your votes
magnanimous-web-less = One less
magnanimous-web-more = One more
magnanimous-web-tie-for = Tie for { $card }: open bids
magnanimous-web-tie-of = { $votes } votes for in all; { $most } each from those who tie. A pass is final.
magnanimous-web-bid-passed = out
magnanimous-web-bid-leads = leads
magnanimous-web-bid-yours = your bid
magnanimous-web-bid-may = may bid
magnanimous-web-has = has { $reis }
magnanimous-web-leaves = leaves you { $reis }

## Beginning, ministers, end

magnanimous-web-choose-baron = Which baron are you?
magnanimous-web-baron-secret = Keep one in secret; the other leaves the game.
magnanimous-web-choose-colour = Choose your board
magnanimous-web-minister-at-court = A minister for { $seat }
magnanimous-web-instead-of = instead of
magnanimous-web-won-by = { $number ->
        [one] { $seats } wins
       *[other] { $seats } win
    }
magnanimous-web-see-board = Look at the board
