# Ce que quelqu’un a fait à son tour, comme le journal le raconte ; `.you` s’adresse à celui qui l’a fait

lisboa-deed-kept-tile = choisit une tuile du clergé
    .you = choisissez une tuile du clergé
lisboa-deed-shows-tile = montre { $tile }
    .you = montrez { $tile }
lisboa-deed-kept-card = garde une carte
    .you = gardez une carte
lisboa-deed-visit = rend visite { $noble-id ->
        [king] au Roi
        [marquis] au Marquis
       *[manuel] à Manuel da Maia
    } avec { $card }
    .you = rendez visite { $noble-id ->
            [king] au Roi
            [marquis] au Marquis
           *[manuel] à Manuel da Maia
        } avec { $card }
lisboa-deed-sponsor = parraine { $card }
    .you = parrainez { $card }
lisboa-deed-portfolio = range { $card } dans le portefeuille
    .you = rangez { $card } dans le portefeuille
lisboa-deed-get-gold = défausse { $card } pour 1 or
    .you = défaussez { $card } pour 1 or
lisboa-deed-follow = suit la visite { $noble-id ->
        [king] au Roi
        [marquis] au Marquis
       *[manuel] à Manuel da Maia
    }
    .you = suivez la visite { $noble-id ->
            [king] au Roi
            [marquis] au Marquis
           *[manuel] à Manuel da Maia
        }
lisboa-deed-building = ouvre { $building } ({ $site })
    .you = ouvrez { $building } ({ $site })
lisboa-deed-store = construit un magasin : { $land }
    .you = construisez un magasin : { $land }
lisboa-deed-decree = prend { $decrees }
    .you = prenez { $decrees }
lisboa-deed-ship = construit { $ship }
    .you = construisez { $ship }
lisboa-deed-cardinal = rencontre le Cardinal pour { $tile }
    .you = rencontrez le Cardinal pour { $tile }
lisboa-deed-sold = vend { $number ->
        [one] { $number } bien
       *[other] { $number } biens
    }
    .you = vendez { $number ->
            [one] { $number } bien
           *[other] { $number } biens
        }
lisboa-deed-sailed = envoie { $ship } en mer
    .you = envoyez { $ship } en mer
lisboa-deed-discarded = défausse { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
    .you = défaussez { $number ->
            [one] { $number } carte
           *[other] { $number } cartes
        }
lisboa-deed-gave-up = cède { $tiles }
    .you = cédez { $tiles }
lisboa-deed-plan = prend { $plan }
    .you = prenez { $plan }
lisboa-deed-produced = produit { $goods }
    .you = produisez { $goods }
lisboa-deed-favor = reçoit une faveur { $noble-id ->
        [king] du Roi
        [marquis] du Marquis
       *[manuel] de Manuel da Maia
    }
    .you = recevez une faveur { $noble-id ->
            [king] du Roi
            [marquis] du Marquis
           *[manuel] de Manuel da Maia
        }
lisboa-deed-placed = place { $number ->
        [one] { $number } officiel
       *[other] { $number } officiels
    }
    .you = placez { $number ->
            [one] { $number } officiel
           *[other] { $number } officiels
        }
lisboa-deed-traded = commerce avec les nobles
    .you = commercez avec les nobles
lisboa-deed-card-reward = reçoit la récompense de { $cards }
    .you = recevez la récompense de { $cards }
lisboa-deed-task = accomplit { $task }
    .you = accomplissez { $task }
lisboa-deed-period-wigs = fait compter ses séries de débris
    .you = faites compter vos séries de débris
lisboa-deed-store-wigs = fait compter { $land }
    .you = faites compter { $land }
lisboa-deed-building-wigs = fait compter { $site }
    .you = faites compter { $site }

## La question après le premier choix

lisboa-step-meet = { $thing } : de combien avance le Cardinal ?
lisboa-step-build = { $thing } : quel magasin, et où ?
lisboa-step-sell = { $thing } : sur quel navire ?
lisboa-step-trade = { $thing } : pour quelle action ?

## Pour quoi un téléphone ouvre la main

lisboa-from-hand-keep-tile = Choisir une tuile du clergé

## À quoi sert une carte choisie

lisboa-use-get-gold = La défausser
lisboa-use-portfolio = La ranger au portefeuille
lisboa-use-visit = Visiter avec elle
lisboa-use-sponsor = Parrainer son événement
lisboa-use-give-up-give-up = { $tile }
lisboa-use-keep-tile-keep-tile = { $tile }
lisboa-use-take-card-take = { $card }

## Coups qui sont autre chose à chaque question

lisboa-say-discard-hand-done = Cesser de défausser
lisboa-say-extra-decree-done = Garder le marqueur
lisboa-say-follow-done = Laisser passer
lisboa-say-give-up-done = Les garder
lisboa-say-place-official-done = Ne plus en placer
lisboa-say-sell-done = Cesser de vendre
lisboa-say-state-option-done = Passer à l’action du noble
lisboa-say-trade-done = Ne plus commercer

## Demandé pendant le tour d’un autre

lisboa-asked-follow = { $by-seat } rend visite { $noble-id ->
        [king] au Roi
        [marquis] au Marquis
       *[manuel] à Manuel da Maia
    }. Suivre, pour votre faveur et { $cost } d’influence ?
lisboa-asked-follow-action = Vous suivez { $by-seat }. Par quelle action ?
lisboa-asked-give-up = { $by-seat } provoque un décompte de l’église : céder des tuiles du clergé (vous en avez { $tiles }) ?
