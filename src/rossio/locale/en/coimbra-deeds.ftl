# What somebody did in a turn, as the log tells it: a verb with its objects; `.you` to the one who did it

coimbra-deed-paired = takes { $cards }
    .you = take { $cards }
coimbra-deed-cornered = puts the pilgrim on { $corner }
    .you = put your pilgrim on { $corner }
coimbra-deed-placed = places the { $die } { $location-id ->
        [castle] in the castle
        [upper] in the Upper city
        [central] in the Central city
       *[lower] in the Lower city
    }
    .you = place the { $die } { $location-id ->
            [castle] in the castle
            [upper] in the Upper city
            [central] in the Central city
           *[lower] in the Lower city
        }
coimbra-deed-favoured = takes the favour { $tile }
    .you = take the favour { $tile }
coimbra-deed-distressed = takes { $what } in distress
    .you = take { $what } in distress
coimbra-deed-capped = raises a die to { $value } with the cap
    .you = raise a die to { $value } with the cap
coimbra-deed-acquired = acquires { $card } for { $price }
    .you = acquire { $card } for { $price }
coimbra-deed-acquired-free = acquires { $card } without paying
    .you = acquire { $card } without paying
coimbra-deed-invested = invests in { $voyage } for { $price }
    .you = invest in { $voyage } for { $price }
coimbra-deed-invested-free = invests in { $voyage } without paying
    .you = invest in { $voyage } without paying
coimbra-deed-began = uses { $card }
    .you = use { $card }
coimbra-deed-repeated = repeats the bonus of { $card }
    .you = repeat the bonus of { $card }
coimbra-deed-gave = hands { $what } to { $taker-seat }
    .you = hand { $what } to { $taker-seat }
coimbra-deed-surrendered = gives up { $card }
    .you = give up { $card }
coimbra-deed-lost = loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .you = lose { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
coimbra-deed-activated = takes the income of { $colours }
    .you = take the income of { $colours }
coimbra-deed-entered = enters { $monasteries }
    .you = enter { $monasteries }
coimbra-deed-walked = walks to { $place }
    .you = walk to { $place }
coimbra-deed-raised = rises on the { $track } track
    .you = rise on the { $track } track
coimbra-deed-gained = gains { $what }
    .you = gain { $what }
coimbra-deed-exchanged = exchanges { $what } for 1 point
    .you = exchange { $what } for 1 point

## The question after the first thing is pressed

coimbra-step-place = { $thing }: where does it go?
    .first = { $thing }: which die?

## Moves that mean something else at each question

coimbra-say-cap-decline = Leave the cap
coimbra-say-end-income-done = End your income
coimbra-say-from-discard-decline = Take no card
coimbra-say-invest-decline = Invest in nothing
coimbra-say-invest-phase-decline = Invest in nothing
coimbra-say-pay-decline = Do not pay
coimbra-say-repeat-decline = Repeat nothing
coimbra-say-take-favour-decline = Take no favour
coimbra-say-walk-stop = Stay here
coimbra-say-activate-activate = Activate { $colour }
coimbra-say-activate-all = Activate { $things }
