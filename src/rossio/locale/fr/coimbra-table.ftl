# La table de Coimbra, telle que la dit le client en texte

## Parties de la table

coimbra-zone-round = Manche
coimbra-zone-pairs = Paires de cartes de départ
coimbra-zone-pool = Réserve de dés
coimbra-zone-tracks = Pistes d’influence
coimbra-zone-income = Revenu des pistes
coimbra-zone-voyages = Voyages
coimbra-zone-monasteries = Monastères
coimbra-zone-discard = Défausse
coimbra-zone-to-come = Cartes encore à venir

## Ce qui s’y trouve

coimbra-at-round = Manche { $round }. { $phase }.
coimbra-at-order = Ordre de jeu : { $seats }.
coimbra-at-acting = Agit maintenant : { $die }.
coimbra-at-pair = Paire { $pair } : { $card }
coimbra-at-die = { $die } de { $seat }
coimbra-at-die-capped = { $die } de { $seat }, avec le bonnet
coimbra-at-token = jeton-dé { $value }
coimbra-at-dice = Dés dans l’ordre : { $dice }.
coimbra-at-card = { $card } : { $facts }
coimbra-at-card-facts = { $rank }, influence { $influence }, { $cost }. { $text }
coimbra-at-diplomas = Diplôme : { $kinds }.
coimbra-at-crown = Avec un jeton couronne.
coimbra-at-tile = { $tile }. { $text }
coimbra-at-favour-held = { $tile } : prise par { $seat }.
coimbra-at-cap-free = { $cap } : libre.
coimbra-at-cap-used = { $cap } : déjà utilisé dans cette manche.
coimbra-at-track = { $track } : { $disks }. Vaut { $points } points à la fin.
coimbra-at-disk = { $seat } sur { $space } ({ $income } par dé)
coimbra-at-voyage-facts = coûte { $cost } { $goods }. { $text }
coimbra-at-disks = Disques : { $seats }.
coimbra-at-monastery = { $place } : { $tile }
coimbra-at-goods = { $guards ->
        [one] { $guards } garde
       *[other] { $guards } gardes
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
coimbra-at-spaces = Pistes : { $spaces }.
coimbra-at-cards = Cartes : { $cards }.
coimbra-at-pilgrim = Pèlerin : { $place }.
coimbra-at-held = Dés gardés : { $dice }.
coimbra-at-favours = Tuiles de faveur : { $tiles }.
