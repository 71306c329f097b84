# What is asked, done and refused in Coimbra

coimbra-title = Coimbra

## Moves

coimbra-move-pair = Take start pair { $pair }
    .all = Take a pair of start cards
coimbra-move-corner = Pilgrim to { $corner }
    .all = Place the pilgrim
coimbra-move-place = Put the { $die } { $location-id ->
        [castle] into the castle
        [upper] into the Upper city
        [central] into the Central city
       *[lower] into the Lower city
    }
    .all = Place a die
coimbra-move-favour = Take { $tile }
    .all = Take a favour tile
coimbra-move-acquire = Acquire { $card }
    .all = Acquire a card
coimbra-move-distress = Distress: take 2 guards and 2 coins instead
    .all = Distress
coimbra-move-decline = Do without it
    .all = Decline
coimbra-move-walk = Walk to { $place }
    .all = Walk
coimbra-move-stop = Stop walking
    .all = Stop
coimbra-move-choose = Choose { $goods }
    .all = Choose
coimbra-move-pay = Pay for it
    .all = Pay
coimbra-move-invest = Invest in { $voyage }
    .all = Invest in a voyage
coimbra-move-cap = Cap on { $die }, { $city }{ $which ->
        [1] {""}
        [2] , the second from the left
       *[other] , the third from the left
    }
    .all = Put the cap on a die
coimbra-move-repeat = Repeat { $card }
    .all = Repeat a bonus
coimbra-move-give = Give { $gift }
    .all = Give
coimbra-move-surrender = Give up { $card }
    .all = Give up a card
coimbra-move-raise = { $card }: raise the { $track } track by 1
    .all = Raise a track
coimbra-move-begin = { $card }: take the steps now
    .all = Use a card
coimbra-move-activate = Activate the { $colour } die
    .all = Activate a die
coimbra-move-activate-white = White die: income of the { $track } track
    .all = Activate the white die
coimbra-move-exchange = Exchange { $goods } for 1 point
    .all = Exchange
coimbra-move-done = End the turn
    .all = Done

## What is asked

coimbra-ask-start = Take a pair of start cards, or a corner for your pilgrim.
coimbra-ask-start-pair = Take a pair of start cards.
coimbra-ask-start-corner = Choose a corner for your pilgrim.
coimbra-ask-place = Place a die: in a city for a character, in the castle for a favour.
coimbra-ask-castle = Your die in the castle: take a favour tile, or 2 guards and 2 coins (distress).
coimbra-ask-take-favour = Take a favour tile still beside the castle, or decline.
coimbra-ask-cap = Put the cap (+{ $amount }) on one of your dice in the cities, or decline.
coimbra-ask-city = Your die { $value }, { $location }: acquire a card, or take 2 guards and 2 coins (distress).
coimbra-ask-from-discard = Take a card from the discard pile for { $in-guards } or { $in-coins }, whichever it costs, or decline.
coimbra-ask-repeat = Use the immediate bonus of another of your cards again, or decline.
coimbra-ask-walk = Walk with your pilgrim: { $steps ->
        [one] { $steps } step left.
       *[other] { $steps } steps left.
    }
coimbra-ask-choose = Guards or coins?
coimbra-ask-pay = Pay { $cost } for { $gain }?
coimbra-ask-invest = Invest in one voyage{ $goods-id ->
        [any] {""}
       *[other] {" "}that costs { $goods }
    }, or decline.
coimbra-ask-invest-phase = Invest in one voyage, or decline.
coimbra-ask-give = { $taker-seat } asks: hand over { $what }, or { $points } points?
coimbra-ask-lose = Lose { $points } points, or give up a { $track } card with its influence?
coimbra-ask-start-bonus = Your income begins: which of your bonuses comes next?
coimbra-ask-activate = Activate one of your dice for the income of its colour.
coimbra-ask-end-income = Exchange goods once more, or end your income turn?

## Why not

coimbra-why-too-dear = it costs { $need } { $goods }, you have { $have }
coimbra-why-other-row = { $card } lies by the { $row }, your die stands in the { $location }
coimbra-why-start-card = { $card } is a start card and has no price
coimbra-why-tile-taken = { $tile } is with { $holder-seat }
coimbra-why-voyage-not-laid = { $voyage } is not among the six voyages of this game
coimbra-why-voyage-held = you have already invested in { $voyage }
coimbra-why-voyage-goods = { $voyage } is paid in { $goods }, this bonus allows the other kind only
coimbra-why-repeat-class = { $card } is of another class
coimbra-why-repeat-not-immediate = { $card } has no immediate bonus
coimbra-why-repeat-itself = a bonus that repeats cannot be repeated
coimbra-why-surrender-class = { $card } is of another class than the one asked for
coimbra-why-no-road = there is no direct road between { $here } and { $place }
coimbra-why-pair-taken = pair { $pair } is taken
coimbra-why-pair-chosen = you already have your start cards, so pair { $pair } is not for you
coimbra-why-corner-taken = another pilgrim stands there: { $corner }
coimbra-why-corner-chosen = your pilgrim already has a corner, so { $corner } is not for it
coimbra-why-no-such-die = no die shows { $die }
coimbra-why-not-due = { $card } needs a board without a purple die, or has been used
coimbra-why-no-die = you have no { $colour } die left to activate

## What happened

coimbra-did-round = Round { $round } begins.
coimbra-did-rolled = The dice: { $dice }.
coimbra-did-paired = { $seat } takes { $cards }.
coimbra-did-cornered = { $seat } puts the pilgrim on { $corner }.
coimbra-did-placed = { $seat } places the { $die } { $location-id ->
        [castle] in the castle
        [upper] in the Upper city
        [central] in the Central city
       *[lower] in the Lower city
    }.
coimbra-did-gained = { $seat } gains { $what }.
coimbra-did-spilled = { $seat } has no room for { $what }.
coimbra-did-paid = { $seat } pays { $what }.
coimbra-did-raised = { $seat } moves up { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } on the { $track } track, to { $space }.
coimbra-did-lowered = { $seat } moves back { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } on the { $track } track, to { $space }.
coimbra-did-walked = { $seat } walks to { $place }.
coimbra-did-entered = { $seat } enters { $monastery }.
coimbra-did-scored-diplomas = { $seat } scores diploma sets now: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
coimbra-did-scored-voyages = { $seat } scores { $voyages } now: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
coimbra-did-scored-card = { $seat } scores { $card } now: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
coimbra-did-scored-track = { $seat } scores the { $track } track now: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
coimbra-did-exchanged = { $seat } exchanges { $what } for 1 point.
coimbra-did-acquired = { $seat } acquires { $card } for { $price }.
coimbra-did-acquired-free = { $seat } acquires { $card } without paying.
coimbra-did-crowned = { $seat } takes a crown token.
coimbra-did-favoured = { $seat } takes { $tile }.
coimbra-did-capped = { $seat } puts the cap on a { $colour } die { $location-id ->
        [castle] in the castle
        [upper] in the Upper city
        [central] in the Central city
       *[lower] in the Lower city
    }: it counts { $value }.
coimbra-did-distressed = { $seat } is in distress and takes { $what }.
coimbra-did-removed = A die token removes { $card } from the { $location }.
coimbra-did-repeated = { $seat } repeats the bonus of { $card }.
coimbra-did-gave = { $seat } hands { $what } to { $taker-seat }.
coimbra-did-surrendered = { $seat } gives up { $card }.
coimbra-did-lost = { $seat } loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
coimbra-did-ordered = New player order: { $seats }.
coimbra-did-began = { $seat } uses { $card }.
coimbra-did-activated = { $seat } activates the { $colour } die: income of the { $track } track.
coimbra-did-invested = { $seat } invests in { $voyage } for { $price }.
coimbra-did-invested-free = { $seat } invests in { $voyage } without paying.

## The score sheet

coimbra-score-start-cards = Start cards
coimbra-score-cards = Cards
coimbra-score-monasteries = Monasteries
coimbra-score-favours = Favour tiles
coimbra-score-income = Income
coimbra-score-exchanges = Exchanges
coimbra-score-losses = Handed over or lost
coimbra-score-rival = The rival’s own points
coimbra-score-voyages = Voyages
coimbra-score-majorities = Track majorities
coimbra-score-diplomas = Diploma sets
coimbra-score-end-cards = Game-end cards
coimbra-score-leftovers = Goods and crowns left
coimbra-score-dice-to-come = Dice to come and their income
coimbra-score-lasting = Lasting bonuses
coimbra-score-turn-order = Place in the player order
coimbra-score-pilgrim = The pilgrim’s way
coimbra-score-dice-standing = What your dice will take
coimbra-reach-card = Cards
coimbra-reach-voyage = Voyages
coimbra-reach-monastery = Monasteries

## Options, ends and small words

coimbra-option-rival = Strength of the rival
    .easy = easy
    .normal = normal
    .hard = hard
coimbra-end-points = Most points win.
coimbra-goods = goods
coimbra-any = any
