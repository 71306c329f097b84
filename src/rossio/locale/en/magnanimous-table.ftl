# The table of Magnanimous, as the text client tells it

## Parts of the table

magnanimous-zone-round = Round
magnanimous-zone-vote = The vote
magnanimous-zone-war = War with Paraguay
magnanimous-zone-offers = Improvements and ministers
magnanimous-zone-map = Map
magnanimous-zone-piles = Decks and piles

## What lies there

magnanimous-at-round = Round { $round }. { $phase }.
magnanimous-at-governor = Governor: { $seat }.
magnanimous-at-order = Order of play: { $seats }.
magnanimous-at-republic = Republic: { $space } of { $last }.
magnanimous-at-proclaimed = The Republic is proclaimed: this is the last round.
magnanimous-at-first-ends = Whichever reaches { $last } first, Nobility or the Republic, decides how the game ends.
magnanimous-at-nobility-first = The Republic is proclaimed, but somebody stood on 20 Nobility before: this is the last round, and Nobility decides it.
magnanimous-at-event = Event of this round: { $event }
magnanimous-at-votes = { $seat }: { $votes } for, { $against } against.
magnanimous-at-quadrant = { $quadrant } { $spaces }.
magnanimous-at-on-space = { $space }, number { $number }: die { $value }
magnanimous-at-on-space-free = { $space }, number { $number }: free
magnanimous-at-purple = Purple die { $value }: { $effect }
magnanimous-at-purple-taken = The purple die { $value } lies on the Rio card: { $effect }
magnanimous-at-power = Power of Paraguay: { $power }.
magnanimous-at-truce = Paraguay does not attack this round.
magnanimous-at-imperial = Imperial area: { $troops } of { $limit } troops.
magnanimous-at-capital = { $province }: defence { $defence }.
magnanimous-at-morale-attack = Morale of all troops in attack: { $morale }.
magnanimous-at-morale-defend = Morale of all troops in defence: { $morale }.
magnanimous-at-occupied = Occupied: { $provinces }.
magnanimous-at-commerce-free = { $good }, free: { $spaces }.
magnanimous-at-commerce-space = space { $space } for { $reis }
magnanimous-at-commerce-held = { $space }: pays { $reis }, { $tokens } of { $limit } tokens, { $seat }.
magnanimous-at-open = { $number ->
        [one] { $tile }
       *[other] { $number } tiles: { $tile }
    }
magnanimous-at-minister-shown = Turned up: { $minister }. { $facts }
magnanimous-at-minister-facts = { $party }, { $votes ->
        [one] { $votes } fixed vote
       *[other] { $votes } fixed votes
    }. { $text }
magnanimous-at-crowns = Ministers wait at Nobility { $spaces }.
magnanimous-at-laid = A card of { $seat }, face down.
magnanimous-at-laid-known = A card of { $seat }: { $card }
magnanimous-at-throne-empty = No card lies there.

## A player

magnanimous-at-colour = Colour: { $colour }.
magnanimous-at-rank = { $title }, Nobility { $nobility } of { $last }, { $reis }.
magnanimous-at-reis = { $number ->
        [one] { $number } real
       *[other] { $number } réis
    }
magnanimous-at-province = { $province }, number { $number }: { $facts }.
magnanimous-at-goods = { $good } { $goods } of { $limit }
magnanimous-at-transit = { $tokens } in transit
magnanimous-at-troops = troops { $troops } of { $limit }, defence { $defence }
magnanimous-at-with-die = die { $value }
magnanimous-at-is-occupied = occupied
magnanimous-at-ships = Ships: { $ships } in port ({ $port }), { $rio } in Rio.
magnanimous-at-train = Train: { $place }, with { $tokens ->
        [one] { $tokens } good
       *[other] { $tokens } goods
    } of { $province }.
magnanimous-at-deputies = Deputies: conservative { $con }, liberal { $lib }.
magnanimous-at-fixed-votes = Fixed votes: conservative { $con }, liberal { $lib }.
magnanimous-at-won = Won: { $card }
magnanimous-at-used = Used this round: { $names }.
magnanimous-at-hand-size = Hand: { $cards ->
        [one] { $cards } card.
       *[other] { $cards } cards.
    }
magnanimous-at-in-hand = In hand: { $card }

## Cards and choices

magnanimous-at-thing = { $name }. { $text }
magnanimous-at-card = { $card }: { $facts }
magnanimous-at-facts = { $facts }. { $text }
magnanimous-at-brings-nobility = Nobility { $spaces } for the winner
magnanimous-at-brings-republic = Republic { $spaces }
magnanimous-at-lowest-title = from the title { $title } up
magnanimous-at-vote-for = a vote for.
magnanimous-at-vote-against = a vote against.
magnanimous-at-die = die { $value }. { $action }, for { $price }.
magnanimous-at-produce = Produce: { $good }
magnanimous-at-precise-in = Precise in { $provinces }.
magnanimous-at-space = { $action }; precise with { $number }.
magnanimous-at-slot = number { $number }.
magnanimous-at-rising = die { $value } becomes { $next }.
magnanimous-at-own-port = you can export from here ({ $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }).
magnanimous-at-troops-there = { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    } now.
magnanimous-at-defended = { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    } now, defence { $defence }.
magnanimous-at-uncontrolled = uncontrolled, defence { $defence }.
magnanimous-at-owned = { $seat }, defence { $defence }.
magnanimous-at-export = { $reis }, Nobility { $nobility }{ $lost ->
        [0] .
        [one] , { $lost } token lost.
       *[other] , { $lost } tokens lost.
    }
magnanimous-at-sale = { $good } for { $reis }, { $goods } left.
magnanimous-at-govern = { $effect } Income: { $reis }.
magnanimous-at-stands = now on { $space }.

## On request

magnanimous-at-near = { $province }: { $owner } Next to { $provinces }.
magnanimous-at-trains = Train of { $seats }.
magnanimous-at-deck = Empire deck: { $cards } cards.
magnanimous-at-discards = Discard pile: { $cards }.
magnanimous-at-removed = Out of the game: { $cards }.
magnanimous-at-tile-pile = Improvement pile: { $tiles } tiles; discarded: { $discards }.
magnanimous-at-minister-pile = Minister pile: { $tiles } tiles; discarded: { $discards }.
magnanimous-at-troop-supply = Troops in the supply: { $troops }.
