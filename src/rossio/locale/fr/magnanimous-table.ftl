# La table de Magnanimous, telle que la dit le client en texte

## Parties de la table

magnanimous-zone-round = Manche
magnanimous-zone-vote = Le vote
magnanimous-zone-war = Guerre contre le Paraguay
magnanimous-zone-offers = Améliorations et ministres
magnanimous-zone-map = Carte du pays
magnanimous-zone-piles = Paquets et piles

## Ce qui s’y trouve

magnanimous-at-round = Manche { $round }. { $phase }.
magnanimous-at-governor = Gouverneur : { $seat }.
magnanimous-at-order = Ordre de jeu : { $seats }.
magnanimous-at-republic = République : { $space } sur { $last }.
magnanimous-at-proclaimed = La République est proclamée : c’est la dernière manche.
magnanimous-at-first-ends = La première à atteindre { $last }, de la Noblesse ou de la République, décide comment la partie finit.
magnanimous-at-nobility-first = La République est proclamée, mais quelqu’un était déjà à 20 de Noblesse : c’est la dernière manche, et la Noblesse en décide.
magnanimous-at-event = Événement de cette manche : { $event }
magnanimous-at-votes = { $seat } : { $votes } pour, { $against } contre.
magnanimous-at-quadrant = { $quadrant } { $spaces }.
magnanimous-at-on-space = { $space }, nombre { $number } : dé { $value }
magnanimous-at-on-space-free = { $space }, nombre { $number } : libre
magnanimous-at-purple = Dé violet { $value } : { $effect }
magnanimous-at-purple-taken = Le dé violet { $value } est sur la carte de Rio : { $effect }
magnanimous-at-power = Puissance du Paraguay : { $power }.
magnanimous-at-truce = Le Paraguay n’attaque pas cette manche.
magnanimous-at-imperial = Zone impériale : { $troops } troupes sur { $limit }.
magnanimous-at-capital = { $province } : défense { $defence }.
magnanimous-at-morale-attack = Moral de toutes les troupes en attaque : { $morale }.
magnanimous-at-morale-defend = Moral de toutes les troupes en défense : { $morale }.
magnanimous-at-occupied = Occupées : { $provinces }.
magnanimous-at-commerce-free = { $good }, libres : { $spaces }.
magnanimous-at-commerce-space = case { $space } pour { $reis }
magnanimous-at-commerce-held = { $space } : paie { $reis }, { $tokens } jetons sur { $limit }, { $seat }.
magnanimous-at-open = { $number ->
        [one] { $tile }
       *[other] { $number } tuiles : { $tile }
    }
magnanimous-at-minister-shown = Révélé : { $minister }. { $facts }
magnanimous-at-minister-facts = { $party }, { $votes ->
        [one] { $votes } vote fixe
       *[other] { $votes } votes fixes
    }. { $text }
magnanimous-at-crowns = Des ministres attendent à la Noblesse { $spaces }.
magnanimous-at-laid = Une carte de { $seat }, face cachée.
magnanimous-at-laid-known = Une carte de { $seat } : { $card }
magnanimous-at-throne-empty = Aucune carte ne s’y trouve.

## Un joueur

magnanimous-at-colour = Couleur : { $colour }.
magnanimous-at-rank = { $title }, Noblesse { $nobility } sur { $last }, { $reis }.
magnanimous-at-reis = { $number ->
        [one] { $number } real
       *[other] { $number } réis
    }
magnanimous-at-province = { $province }, nombre { $number } : { $facts }.
magnanimous-at-goods = { $good } { $goods } sur { $limit }
magnanimous-at-transit = { $tokens } en transit
magnanimous-at-troops = troupes { $troops } sur { $limit }, défense { $defence }
magnanimous-at-with-die = dé { $value }
magnanimous-at-is-occupied = occupée
magnanimous-at-ships = Navires : { $ships } au port ({ $port }), { $rio } à Rio.
magnanimous-at-train = Train : { $place }, avec { $tokens ->
        [one] { $tokens } marchandise
       *[other] { $tokens } marchandises
    } de { $province }.
magnanimous-at-deputies = Députés : conservateurs { $con }, libéraux { $lib }.
magnanimous-at-fixed-votes = Votes fixes : conservateurs { $con }, libéraux { $lib }.
magnanimous-at-won = Remporté : { $card }
magnanimous-at-used = Déjà utilisé cette manche : { $names }.
magnanimous-at-hand-size = Main : { $cards ->
        [one] { $cards } carte.
       *[other] { $cards } cartes.
    }
magnanimous-at-in-hand = En main : { $card }

## Cartes et choix

magnanimous-at-thing = { $name }. { $text }
magnanimous-at-card = { $card } : { $facts }
magnanimous-at-facts = { $facts }. { $text }
magnanimous-at-brings-nobility = Noblesse { $spaces } pour qui l’emporte
magnanimous-at-brings-republic = République { $spaces }
magnanimous-at-lowest-title = à partir du titre { $title }
magnanimous-at-vote-for = une voix pour.
magnanimous-at-vote-against = une voix contre.
magnanimous-at-die = dé { $value }. { $action }, pour { $price }.
magnanimous-at-produce = Produire : { $good }
magnanimous-at-precise-in = Action précise : { $provinces }.
magnanimous-at-space = { $action } ; action précise avec { $number }.
magnanimous-at-slot = nombre { $number }.
magnanimous-at-rising = le dé { $value } passe à { $next }.
magnanimous-at-own-port = d’ici vous pouvez exporter ({ $ships ->
        [one] { $ships } navire
       *[other] { $ships } navires
    }).
magnanimous-at-troops-there = maintenant { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    }.
magnanimous-at-defended = maintenant { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    }, défense { $defence }.
magnanimous-at-uncontrolled = sans maître, défense { $defence }.
magnanimous-at-owned = { $seat }, défense { $defence }.
magnanimous-at-export = { $reis }, Noblesse { $nobility }{ $lost ->
        [0] .
        [one] , { $lost } jeton perdu.
       *[other] , { $lost } jetons perdus.
    }
magnanimous-at-sale = { $good } pour { $reis }, il y en a { $goods }.
magnanimous-at-govern = { $effect } Revenu : { $reis }.
magnanimous-at-stands = maintenant sur { $space }.

## Sur demande

magnanimous-at-near = { $province } : { $owner } À côté de { $provinces }.
magnanimous-at-trains = Train de { $seats }.
magnanimous-at-deck = Paquet de l’Empire : { $cards } cartes.
magnanimous-at-discards = Défausse : { $cards }.
magnanimous-at-removed = Hors du jeu : { $cards }.
magnanimous-at-tile-pile = Pile d’améliorations : { $tiles } tuiles ; défaussé : { $discards }.
magnanimous-at-minister-pile = Pile de ministres : { $tiles } tuiles ; défaussé : { $discards }.
magnanimous-at-troop-supply = Troupes en réserve : { $troops }.
