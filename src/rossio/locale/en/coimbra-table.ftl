# The table of Coimbra, as the text client tells it

## Parts of the table

coimbra-zone-round = Round
coimbra-zone-pairs = Pairs of start cards
coimbra-zone-pool = Dice pool
coimbra-zone-tracks = Influence tracks
coimbra-zone-income = Income of the tracks
coimbra-zone-voyages = Voyages
coimbra-zone-monasteries = Monasteries
coimbra-zone-discard = Discard pile
coimbra-zone-to-come = Cards still to come

## What lies there

coimbra-at-round = Round { $round }. { $phase }.
coimbra-at-order = Player order: { $seats }.
coimbra-at-acting = Acting now: { $die }.
coimbra-at-pair = Pair { $pair }: { $card }
coimbra-at-die = { $die } of { $seat }
coimbra-at-die-capped = { $die } of { $seat }, with the cap
coimbra-at-token = die token { $value }
coimbra-at-dice = Dice in order: { $dice }.
coimbra-at-card = { $card }: { $facts }
coimbra-at-card-facts = { $rank }, influence { $influence }, { $cost }. { $text }
coimbra-at-diplomas = Diploma: { $kinds }.
coimbra-at-crown = With a crown token.
coimbra-at-tile = { $tile }. { $text }
coimbra-at-favour-held = { $tile }: taken by { $seat }.
coimbra-at-cap-free = { $cap }: free.
coimbra-at-cap-used = { $cap }: used this round.
coimbra-at-track = { $track }: { $disks }. Worth { $points } points at the end.
coimbra-at-disk = { $seat } on { $space } ({ $income } a die)
coimbra-at-voyage-facts = costs { $cost } { $goods }. { $text }
coimbra-at-disks = Disks: { $seats }.
coimbra-at-monastery = { $place }: { $tile }
coimbra-at-goods = { $guards ->
        [one] { $guards } guard
       *[other] { $guards } guards
    }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
coimbra-at-spaces = Tracks: { $spaces }.
coimbra-at-cards = Cards: { $cards }.
coimbra-at-pilgrim = Pilgrim: { $place }.
coimbra-at-held = Dice held: { $dice }.
coimbra-at-favours = Favour tiles: { $tiles }.
