# The board of Coimbra in the browser

## Tabs and zones

coimbra-web-tab-town = Town
coimbra-web-tab-tracks = Tracks
coimbra-web-tab-map = Map
coimbra-web-page-town = Town and tracks
coimbra-web-page-map = Map and voyages
coimbra-web-pool = Dice pool
coimbra-web-order = Order
coimbra-web-map = Pilgrim roads

## Round and phases

coimbra-web-round = Round { $round } of { $rounds }
coimbra-web-phase-b = Dice
coimbra-web-phase-c = Characters
coimbra-web-phase-d = Order
coimbra-web-phase-e = Income
coimbra-web-phase-f = Voyage

## The town

coimbra-web-quarter-upper = Alta
coimbra-web-quarter-central = Almedina
coimbra-web-quarter-lower = Baixa
coimbra-web-low-first = low die acts first
coimbra-web-high-first = high die acts first
coimbra-web-no-crown = no crown
coimbra-web-pair-taken = taken
coimbra-web-pair = Start pair { $pair }
coimbra-web-place-in-line = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $count }
coimbra-web-would-stand = { $die } would stand { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $count }.
coimbra-web-cards-cost = cards cost { $price }
coimbra-web-price-sum = { $price } = { $value } − { $off }
coimbra-web-price = Costs { $price } now.
coimbra-web-pool-left = { $left } of { $all } left
coimbra-web-deck = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
coimbra-web-discard = Discard pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
coimbra-web-from-discard = Discard pile
coimbra-web-deck-about = Twelve cards are laid out from it in every round.
coimbra-web-die-about = Its number decides its place in the line and what a card costs.

## Tracks, order, map, voyages

coimbra-web-council = Council
coimbra-web-merchant = Merchants
coimbra-web-cleric = Clerics
coimbra-web-scholar = Scholars
coimbra-web-order-place = { $place }: { $seat }, { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
coimbra-web-order-about = Whoever has most crowns goes first in the next round; a tie turns the old order round.
coimbra-web-pilgrims-here = Here: { $seats }.
coimbra-web-invest-once = invest once in phase F

## The own board

coimbra-web-resources = Resources
coimbra-web-guards-about = Guards pay for cards and voyages that ask for guards. You hold at most 20.
coimbra-web-coins-about = Coins pay for cards and voyages that ask for coins. You hold at most 20.
coimbra-web-points-about = Whoever has most of them after round 4 wins.
coimbra-web-diploma-about = At the end, sets of 1 to 5 different diplomas give 1, 2, 4, 8 or 12 points.
coimbra-web-dice = Your dice
coimbra-web-dice-of = Dice
coimbra-web-any-track = any track
coimbra-web-to-come = to come
coimbra-web-characters = Characters · { $count }
coimbra-web-no-characters = None yet.
coimbra-web-monasteries = Monasteries · { $count }
coimbra-web-no-monasteries = None reached yet.
coimbra-web-if-it-ended = If it ended now
coimbra-web-score = Score
coimbra-web-total = total
coimbra-web-ended-voyages = voyages
coimbra-web-ended-majorities = tracks
coimbra-web-ended-diplomas = diplomas
coimbra-web-ended-end-cards = cards
coimbra-web-ended-leftovers = leftovers

## Explanations

coimbra-web-row-price = price
coimbra-web-row-track = track
coimbra-web-row-when = when
coimbra-web-row-up = { $track }, { $spaces } up
coimbra-web-instead-card = Cards are taken with dice, in phase C. Put a die into this city to get one.
coimbra-web-instead-favour = Favour tiles are taken in phase C. Put a die into the castle to get one.
coimbra-web-instead-walk = Your pilgrim walks with the steps of purple dice, cards and favours. Now choose what is lit.
coimbra-web-instead-voyage = You invest in voyages at the end of the round, in phase F.
coimbra-web-instead-track = You move up this track with cards of its class. Put a die into a city to get one.
coimbra-web-instead-standing = Dice in a line stay there until they act. Take one from the pool.
coimbra-web-instead-die = Dice of the pool are taken in phase B.

## Turning points, across the stage

coimbra-moment-round = { $round ->
        [4] Round 4, the last one
       *[other] Round { $round } of 4
    }
    .text = { $round ->
        [4] New cards and dice. After this round everything is counted.
       *[other] New cards and dice.
    }
coimbra-moment-ordered = New player order
    .text = { $seats }. Most crowns first; now the dice pay their income.

## What is left
coimbra-left-deck-1 = Start cards
coimbra-left-deck-2 = Deck II
coimbra-left-deck-3 = Deck III
coimbra-left-monasteries = Monasteries
coimbra-left-voyages = Voyages
coimbra-left-level-1 = Level I
coimbra-left-level-2 = Level II
coimbra-left-level-3 = Level III
