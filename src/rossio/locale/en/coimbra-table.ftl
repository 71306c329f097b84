# The table and the moves of Coimbra, as the text client tells them

## Parts of the table

coimbra-zone-round = Round
coimbra-zone-pairs = Pairs of start cards
coimbra-zone-pool = Dice to choose from
coimbra-zone-tracks = Influence tracks
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
coimbra-at-disk = { $seat } on { $space }
coimbra-at-voyage-facts = costs { $cost } { $goods }. { $text }
coimbra-at-disks = Disks: { $seats }.
coimbra-at-monastery = { $place }: { $tile }
coimbra-at-goods = { $guards } guards, { $coins } coins, { $crowns } crowns, { $points } points.
coimbra-at-spaces = Tracks: { $spaces }.
coimbra-at-cards = Cards: { $cards }.
coimbra-at-pilgrim = Pilgrim: { $place }.
coimbra-at-held = Dice held: { $dice }.
coimbra-at-favours = Favour tiles: { $tiles }.

## Moves

coimbra-move-pair = Take pair { $pair }
coimbra-move-corner = Start the pilgrim here: { $corner }
coimbra-move-resolve = Use first: { $card }
coimbra-move-place = Place { $die }: { $location }
coimbra-move-favour = Take { $tile }
coimbra-move-acquire = Acquire { $card }
coimbra-move-distress = Distress: goods instead of a card or tile
coimbra-move-decline = Decline
coimbra-move-walk = Walk to { $place }
coimbra-move-stop = Stop walking
coimbra-move-choose = Take { $goods }
coimbra-move-pay = Pay
coimbra-move-invest = Invest in { $voyage }
coimbra-move-cap = Put the cap on { $die }, { $city }
coimbra-move-repeat = Use again: { $card }
coimbra-move-give = { $gift-id ->
        [points] Give up points
       *[goods] Give up goods
    }
coimbra-move-surrender = Give up { $card }
coimbra-move-raise = Use { $card } to move up: { $track }
coimbra-move-begin = Use { $card }
coimbra-move-activate = Activate a die: { $colour }
coimbra-move-activate-white = Activate the white die for the track: { $track }
coimbra-move-exchange = Exchange { $goods } for points
coimbra-move-done = Finish
