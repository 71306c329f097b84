# The board of Magnanimous in the browser

## Zones and tabs

magnanimous-web-zone-map = Carte de l’Empire
magnanimous-web-zone-imperial = Armée impériale
magnanimous-web-zone-offensive = Prochaine offensive
magnanimous-web-zone-governor = Gouverneur de Rio
magnanimous-web-zone-area = Zone d’action
magnanimous-web-zone-nobility = Noblesse
magnanimous-web-zone-commerce = République et commerce
magnanimous-web-zone-improvements = Améliorations
magnanimous-web-zone-court = Événement, trône et pioche
magnanimous-web-tab-map = Carte
magnanimous-web-tab-actions = Actions
magnanimous-web-tab-tracks = Pistes
magnanimous-web-tab-cards = Cartes
magnanimous-web-tab-front = Front
magnanimous-web-page-actions = Actions et cour

## The round

magnanimous-web-round = Manche { $round }
magnanimous-web-phase-setup = Mise en place
magnanimous-web-phase-emperor = Empereur
magnanimous-web-phase-production = Production
magnanimous-web-phase-offensives = Offensives
magnanimous-web-phase-nobles = Nobles
magnanimous-web-phase-republic = République
magnanimous-web-tag-governor = gouverneur

## The map and the war

magnanimous-web-imperial-army = Armée impériale
magnanimous-web-power = puissance { $power }
magnanimous-web-power-then = puissance { $power }, puis { $next }
magnanimous-web-ships-here = { $ships ->
        [0] Aucun navire.
        [one] { $ships } navire.
       *[other] { $ships } navires.
    }
magnanimous-web-train-of = Train de { $seat }, { $tokens ->
        [one] { $tokens } marchandise
       *[other] { $tokens } marchandises
    }
magnanimous-web-next-to = Voisine de { $provinces }.
magnanimous-web-next-offensive = Prochaine offensive,
magnanimous-web-if-unchanged = si rien ne change
magnanimous-web-offensive-now = L’offensive
magnanimous-web-not-yet = Pas encore d’attaque
magnanimous-web-truce = Pas d’offensive cette manche
magnanimous-web-falls = { $defence } tombe
magnanimous-web-holds = { $defence } tient
magnanimous-web-more-attempts = et { $number } de plus
magnanimous-web-would-fall = { $attacker } attaque { $province } avec { $power } contre { $defence } : elle tombe.
magnanimous-web-would-hold = { $attacker } attaque { $province } avec { $power } contre { $defence } : elle tient.
magnanimous-web-governor = Gouverneur de Rio

## Action area, tracks, cards

magnanimous-web-area-production = prenez un dé, payez sa valeur
magnanimous-web-area-nobles = dé +1, puis l’action du haut
magnanimous-web-quadrant-1 = Coton
magnanimous-web-quadrant-2 = Sucre
magnanimous-web-quadrant-3 = Cuir
magnanimous-web-quadrant-4 = Café
magnanimous-web-quadrant-5 = Caserne
magnanimous-web-quadrant-6 = Travaux
magnanimous-web-quadrant-7 = Chambre
magnanimous-web-quadrant-8 = Port
magnanimous-web-work-recruit = Recruter
magnanimous-web-work-improve = Améliorer
magnanimous-web-work-deputy = Député
magnanimous-web-work-ship = Navire
magnanimous-web-ministers-wait = un ministre attend à chaque couronne
magnanimous-web-crown-about = Qui atteint ou passe le premier cette couronne retourne son ministre et peut le prendre.
magnanimous-web-republic-and-commerce = République et commerce
magnanimous-web-open-up-to = ouvert jusqu’à { $space } · +{ $step } par manche
magnanimous-web-proclaimed = proclamée : dernière manche
magnanimous-web-nobility-first = proclamée, mais la Noblesse était première
magnanimous-web-space-open = ouverte
magnanimous-web-space-closed = pas encore ouverte
magnanimous-web-improvements = Améliorations
magnanimous-web-none-open = { $tile } : aucune visible.
magnanimous-web-no-event = aucun
magnanimous-web-face-down = cachées
magnanimous-web-throne-about = Les cartes posées là sont votées à la Phase de l’Empereur, la dernière d’abord.
magnanimous-web-deck-about = À la fin de chaque manche, chaque main est complétée à 5 cartes avec cette pioche.
magnanimous-web-deck = pioche
magnanimous-web-title-up = { $title } +

## The own board

magnanimous-web-train-home = au dépôt
magnanimous-web-train-about = Le train porte les marchandises d’une province à un port, d’où un navire les exporte.
magnanimous-web-reis-about = Les réis paient les actions. À la fin, chaque tranche de 3 vaut 1 point.
magnanimous-web-own-nobility-about = Votre place sur la piste de Noblesse : qui est sur 20 à la fin d’une manche gagne.
magnanimous-web-own-ships-about = Vos navires au port et à Rio. Chacun défend son port, et une exportation en use un.
magnanimous-web-held = { $baron } ; { $number ->
        [0] aucun référendum gagné
        [one] { $number } référendum gagné
       *[other] { $number } référendums gagnés
    }
magnanimous-web-used = Utilisé cette manche.
magnanimous-web-precise-on = précis : { $number }
magnanimous-web-short-railway = Rail
magnanimous-web-short-machinery = Machine
magnanimous-web-short-warehouse = Entrepôt
magnanimous-web-short-fortification = Fort
magnanimous-web-slot-free = place libre
magnanimous-web-slot-placed = dé placé
magnanimous-web-slot-ready = peut agir : { $value }, puis { $next }
magnanimous-web-slot-used = dé utilisé
magnanimous-web-slot-acting = en action
magnanimous-web-slot-transit = { $tokens } en transit
magnanimous-web-slot-occupied = occupée
magnanimous-web-sell-here = Vendre 1 { $good } de { $province }
magnanimous-web-parliament = Parlement
magnanimous-web-deputies-of = { $party } : { $number } députés sur { $limit }
magnanimous-web-fixed-votes = { $votes ->
        [one] { $votes } vote fixe
       *[other] { $votes } votes fixes
    }
magnanimous-web-no-minister = pas de ministre
magnanimous-web-hand-empty = Aucune carte en main.

## Votes and bids

magnanimous-web-vote-on = Vote : { $card }
magnanimous-web-vote-rule = Adopté sauf majorité contre ; le gagne qui donne le plus de voix pour.
magnanimous-web-step-fixed = Votes fixes
magnanimous-web-step-deputies = Députés
magnanimous-web-step-cards = Cartes
magnanimous-web-step-result = Résultat
magnanimous-web-for = { $votes } pour
magnanimous-web-against = { $votes } contre
magnanimous-web-totals = { $for } pour, { $against } contre.
magnanimous-web-outcome-none = écarté, si personne ne vote pour
magnanimous-web-outcome-rejected = rejeté de { $votes }
magnanimous-web-outcome-tie = { $votes ->
        [0] égalité : adopté
       *[other] adopté de { $votes }
    } ; égalité mise aux enchères
magnanimous-web-outcome-won = adopté de { $votes } ; { $seat } le gagne
magnanimous-web-nothing-declared = rien encore
magnanimous-web-declared = déclaré
magnanimous-web-choosing-now = choisit
magnanimous-web-title-too-low = titre trop bas pour voter
magnanimous-web-can-add = peut ajouter { $things }
magnanimous-web-some-fixed = { $number ->
        [one] { $number } vote fixe
       *[other] { $number } votes fixes
    }
magnanimous-web-some-deputies = { $number ->
        [one] { $number } député
       *[other] { $number } députés
    }
magnanimous-web-some-cards = { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
magnanimous-web-your-votes = Vos voix
magnanimous-web-less = Moins
magnanimous-web-more = Plus
magnanimous-web-tie-for = Égalité pour { $card } : enchères ouvertes
magnanimous-web-tie-of = { $votes } voix pour en tout ; { $most } de chacun des ex æquo. Passer est définitif.
magnanimous-web-bid-passed = sorti
magnanimous-web-bid-leads = en tête
magnanimous-web-bid-yours = à vous d’enchérir
magnanimous-web-bid-may = peut enchérir
magnanimous-web-has = a { $reis }
magnanimous-web-leaves = il vous reste { $reis }
magnanimous-web-tie-brings = Le gagnant obtient { $card }
magnanimous-web-bid-then = { $number ->
        [0] personne ne peut monter plus haut : elle est à vous
       *[other] peut encore monter : { $seats }
    }
magnanimous-web-pass-then = { $number ->
        [one] Si vous quittez, { $seats } l’obtient pour { $reis }.
       *[other] Si vous quittez, continuent : { $seats }.
    }

## Beginning, ministers, end

magnanimous-web-choose-baron = Quel baron êtes-vous ?
magnanimous-web-baron-secret = Gardez-en un en secret ; l’autre quitte le jeu.
magnanimous-web-choose-colour = Choisissez votre plateau
magnanimous-web-minister-at-court = Un ministre pour { $seat }
magnanimous-web-instead-of = à la place de
magnanimous-web-won-by = { $number ->
        [one] { $seats } gagne
       *[other] { $seats } gagnent
    }
magnanimous-web-see-board = Voir le plateau

## Explications

magnanimous-web-row-history = histoire
magnanimous-web-space-number = place pour un dé, numéro { $number }
magnanimous-web-instead-province = Prenez d’abord un dé de la zone d’action, puis choisissez où il va.
magnanimous-web-instead-card = Les cartes sont votées après avoir été posées sur le trône ; la Phase des Nobles les y porte.
magnanimous-web-instead-improvement = Les améliorations se bâtissent avec un dé du quadrant des travaux.
magnanimous-web-instead-nobles = Prenez un des dés de vos provinces ; il monte de 1 et va sur une place libre.
magnanimous-web-instead-card-nobles = Les cartes se jouent avec un dé sur le quadrant des travaux (pour la Noblesse) ou de la chambre (vers le trône).
magnanimous-web-instead-commerce = Les marchandises arrivent ici par exportation : un train dans votre port avec un navire, et un dé sur le quadrant du port.
magnanimous-web-instead-throne = Les cartes vont au trône avec un dé sur le quadrant de la chambre, à la Phase des Nobles.

## Les tournants, sur le plateau

magnanimous-moment-round-began = La manche { $round } commence
magnanimous-moment-became-governor = { $seat } est Gouverneur
    .text = { $seat } joue désormais en premier, les autres suivent dans l’ordre. Dé violet { $value } : { $effect }.
magnanimous-moment-proclaimed = La République est proclamée
    .text = C’est la dernière manche.

## What is left
magnanimous-left-empire = Cartes de l’Empire
magnanimous-left-ministers = Ministres
magnanimous-left-improvements = Améliorations
magnanimous-left-barons = Barons
