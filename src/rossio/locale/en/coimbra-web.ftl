# The board of Coimbra in the browser

## Tabs and zones

coimbra-web-tab-town = Town
coimbra-web-tab-tracks = Tracks
coimbra-web-tab-map = Map
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

## Tracks, order, map, voyages

coimbra-web-council = Council
coimbra-web-merchant = Merchants
coimbra-web-cleric = Clerics
coimbra-web-scholar = Scholars
coimbra-web-order-place = { $place }: { $seat }, { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
coimbra-web-pilgrims-here = Here: { $seats }.
coimbra-web-invest-once = invest once in phase F

## The own board

coimbra-web-resources = Resources
coimbra-web-dice = Your dice
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
