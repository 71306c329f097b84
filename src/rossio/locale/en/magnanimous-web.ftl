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
magnanimous-web-page-actions = Actions and court

## The round

magnanimous-web-round = Round { $round }
magnanimous-web-phase-setup = Set-up
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
magnanimous-web-area-nobles = die +1, then the upper action
magnanimous-web-quadrant-1 = Cotton
magnanimous-web-quadrant-2 = Sugar
magnanimous-web-quadrant-3 = Leather
magnanimous-web-quadrant-4 = Coffee
magnanimous-web-quadrant-5 = Barracks
magnanimous-web-quadrant-6 = Works
magnanimous-web-quadrant-7 = Chamber
magnanimous-web-quadrant-8 = Harbour
magnanimous-web-work-recruit = Recruit
magnanimous-web-work-improve = Improve
magnanimous-web-work-deputy = Deputy
magnanimous-web-work-ship = Ship
magnanimous-web-ministers-wait = a minister waits at every crown
magnanimous-web-crown-about = Whoever first reaches or passes this crown turns up its minister and may take it.
magnanimous-web-republic-and-commerce = Republic and commerce
magnanimous-web-open-up-to = open up to { $space } · +{ $step } a round
magnanimous-web-proclaimed = proclaimed: the last round
magnanimous-web-nobility-first = proclaimed, but Nobility was first
magnanimous-web-space-open = open
magnanimous-web-space-closed = not open yet
magnanimous-web-improvements = Improvements
magnanimous-web-none-open = { $tile }: none open.
magnanimous-web-no-event = no event
magnanimous-web-face-down = face down
magnanimous-web-throne-about = Cards put there are voted on in the Emperor Phase, the last one first.
magnanimous-web-deck-about = At the end of a round every hand is filled up to 5 from it.
magnanimous-web-deck = deck
magnanimous-web-title-up = { $title } +

## The own board

magnanimous-web-train-home = not out
magnanimous-web-train-about = The train takes goods of one province to a port, where a ship exports them.
magnanimous-web-reis-about = Réis pay for actions. At the end every full 3 score 1 point.
magnanimous-web-own-nobility-about = Your place on the Nobility track: whoever stands on 20 at the end of a round wins.
magnanimous-web-own-ships-about = Your ships in port and in Rio. Each of those in port defends it, and one is used up by an export.
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
magnanimous-web-outcome-tie = { $votes ->
        [0] a tie: passes
       *[other] passes by { $votes }
    }; those level bid for it
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
magnanimous-web-less = Fewer
magnanimous-web-more = More
magnanimous-web-tie-for = Tie for { $card }: open bids
magnanimous-web-tie-of = { $votes } votes for in all; { $most } each from those who tie. A pass is final.
magnanimous-web-bid-passed = out
magnanimous-web-bid-leads = leads
magnanimous-web-bid-yours = your bid
magnanimous-web-bid-may = may bid
magnanimous-web-has = has { $reis }
magnanimous-web-leaves = leaves you { $reis }
magnanimous-web-tie-brings = Whoever wins gets { $card }
magnanimous-web-bid-then = { $number ->
        [0] nobody can go higher: it is yours
       *[other] { $seats } can still go higher
    }
magnanimous-web-pass-then = { $number ->
        [one] If you leave, { $seats } gets it for { $reis }.
       *[other] If you leave, { $seats } bid on.
    }

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

## Explanations

magnanimous-web-row-history = history
magnanimous-web-space-number = space for a die, number { $number }
magnanimous-web-instead-province = Take a die from the action area first, then choose where it goes.
magnanimous-web-instead-card = Cards are voted on after lying on the throne; the Nobles Phase brings them there.
magnanimous-web-instead-improvement = Improvements are built with a die of the Works quadrant.
magnanimous-web-instead-nobles = Take one of the dice of your provinces; it rises by 1 and goes to a free space.
magnanimous-web-instead-card-nobles = Cards are played with a die on the Works quadrant (for Nobility) or the Chamber quadrant (to the throne).
magnanimous-web-instead-commerce = Goods come here by export: a train in your port with a ship there, and a die on the Harbour quadrant.
magnanimous-web-instead-throne = Cards go to the throne with a die on the Chamber quadrant, in the Nobles Phase.

## Turning points, across the stage

magnanimous-moment-round-began = Round { $round } begins
magnanimous-moment-became-governor = { $seat } is Governor
    .text = { $seat } is first from now on, the others follow in order. Purple die { $value }: { $effect }.
magnanimous-moment-proclaimed = The Republic is proclaimed
    .text = This is the last round.

## What is left
magnanimous-left-empire = Empire cards
magnanimous-left-ministers = Ministers
magnanimous-left-improvements = Improvements
magnanimous-left-barons = Barons
