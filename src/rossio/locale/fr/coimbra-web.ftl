# Le plateau de Coimbra dans le navigateur

## Onglets et zones

coimbra-web-tab-town = Ville
coimbra-web-tab-tracks = Pistes
coimbra-web-tab-map = Carte
coimbra-web-pool = Dés
coimbra-web-order = Ordre
coimbra-web-map = Pèlerinages

## Manche et phases

coimbra-web-round = Manche { $round } sur { $rounds }
coimbra-web-phase-b = Dés
coimbra-web-phase-c = Personnages
coimbra-web-phase-d = Ordre
coimbra-web-phase-e = Revenus
coimbra-web-phase-f = Voyage

## La ville

coimbra-web-quarter-upper = Alta
coimbra-web-quarter-central = Almedina
coimbra-web-quarter-lower = Baixa
coimbra-web-low-first = le plus petit dé agit d’abord
coimbra-web-high-first = le plus grand d’abord
coimbra-web-no-crown = sans couronne
coimbra-web-pair-taken = prise
coimbra-web-place-in-line = { $place ->
        [1] 1er
       *[other] { $place }e
    } sur { $count }
coimbra-web-would-stand = { $die } serait { $place ->
        [1] 1er
       *[other] { $place }e
    } sur { $count }.
coimbra-web-cards-cost = les cartes coûtent { $price }
coimbra-web-price-sum = { $price } = { $value } − { $off }
coimbra-web-price = Coûte { $price } maintenant.
coimbra-web-pool-left = reste { $left } sur { $all }
coimbra-web-deck = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
coimbra-web-discard = Défausse : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
coimbra-web-from-discard = Défausse

## Pistes, ordre, carte, voyages

coimbra-web-council = Conseil
coimbra-web-merchant = Marchands
coimbra-web-cleric = Clercs
coimbra-web-scholar = Érudits
coimbra-web-order-place = { $place } : { $seat }, { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
coimbra-web-pilgrims-here = Ici : { $seats }.
coimbra-web-invest-once = une fois en phase F

## Le plateau personnel

coimbra-web-resources = Ressources
coimbra-web-dice = Vos dés
coimbra-web-any-track = une piste au choix
coimbra-web-to-come = à venir
coimbra-web-characters = Personnages · { $count }
coimbra-web-no-characters = Aucun pour l’instant.
coimbra-web-monasteries = Monastères · { $count }
coimbra-web-no-monasteries = Aucun pour l’instant.
coimbra-web-if-it-ended = Si la partie finissait
coimbra-web-score = Score
coimbra-web-total = total
coimbra-web-ended-voyages = voyages
coimbra-web-ended-majorities = pistes
coimbra-web-ended-diplomas = diplômes
coimbra-web-ended-end-cards = cartes
coimbra-web-ended-leftovers = restes
