# Le plateau de Coimbra dans le navigateur

## Onglets et zones

coimbra-web-tab-town = Ville
coimbra-web-tab-tracks = Pistes
coimbra-web-tab-map = Carte
coimbra-web-page-town = Ville et pistes
coimbra-web-page-map = Carte et voyages
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
coimbra-web-pair = Paire de départ { $pair }
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
coimbra-web-discard = Défausse : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
coimbra-web-from-discard = Défausse
coimbra-web-deck-about = Douze cartes en sortent à chaque manche.
coimbra-web-die-about = Son chiffre décide de sa place dans la file et du prix de la carte.

## Pistes, ordre, carte, voyages

coimbra-web-council = Conseil
coimbra-web-merchant = Marchands
coimbra-web-cleric = Clercs
coimbra-web-scholar = Érudits
coimbra-web-order-place = { $place } : { $seat }, { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
coimbra-web-order-about = Qui a le plus de couronnes joue en premier à la manche suivante ; une égalité renverse l’ancien ordre.
coimbra-web-pilgrims-here = Ici : { $seats }.
coimbra-web-invest-once = une fois en phase F

## Le plateau personnel

coimbra-web-resources = Ressources
coimbra-web-guards-about = Les gardes paient les cartes et les voyages qui en demandent. Vous en avez au plus 20.
coimbra-web-coins-about = Les pièces paient les cartes et les voyages qui en demandent. Vous en avez au plus 20.
coimbra-web-points-about = Qui en a le plus après la manche 4 gagne.
coimbra-web-diploma-about = À la fin, les séries de 1 à 5 diplômes différents donnent 1, 2, 4, 8 ou 12 points.
coimbra-web-dice = Vos dés
coimbra-web-dice-of = Dés
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

## Explications

coimbra-web-row-price = prix
coimbra-web-row-track = piste
coimbra-web-row-when = quand
coimbra-web-row-up = { $track }, monte de { $spaces }
coimbra-web-instead-card = Les cartes se prennent avec des dés, à la phase C. Posez un dé dans cette ville pour en avoir une.
coimbra-web-instead-favour = Les tuiles de faveur se prennent à la phase C. Posez un dé au château pour en avoir une.
coimbra-web-instead-walk = Le pèlerin marche avec les pas des dés violets, des cartes et des faveurs. Choisissez maintenant ce qui est éclairé.
coimbra-web-instead-voyage = On investit dans les voyages à la fin de la manche, à la phase F.
coimbra-web-instead-track = On monte sur cette piste avec des cartes de sa classe. Posez un dé dans une ville pour en avoir une.
coimbra-web-instead-standing = Les dés d’une file y restent jusqu’à leur action. Prenez-en un dans la réserve.
coimbra-web-instead-die = Les dés de la réserve se prennent à la phase B.

## Les tournants, sur le plateau

coimbra-moment-round = { $round ->
        [4] Manche 4, la dernière
       *[other] Manche { $round } sur 4
    }
    .text = { $round ->
        [4] Nouvelles cartes, nouveaux dés. Après cette manche, tout est compté.
       *[other] Nouvelles cartes, nouveaux dés.
    }
coimbra-moment-ordered = Nouvel ordre de jeu
    .text = { $seats }. Le plus de couronnes d’abord ; les dés rapportent maintenant leur revenu.

## What is left
coimbra-left-deck-1 = Cartes de départ
coimbra-left-deck-2 = Pioche II
coimbra-left-deck-3 = Pioche III
coimbra-left-monasteries = Monastères
coimbra-left-voyages = Voyages
coimbra-left-level-1 = Niveau I
coimbra-left-level-2 = Niveau II
coimbra-left-level-3 = Niveau III
