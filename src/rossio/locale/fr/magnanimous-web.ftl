# The board of Magnanimous in the browser

## Zones and tabs

magnanimous-web-zone-map = Carte de l’Empire
magnanimous-web-zone-imperial = Armée impériale
magnanimous-web-zone-offensive = Prochaine offensive
magnanimous-web-zone-governor = Gouverneur de Rio
magnanimous-web-zone-area = Aire d’action
magnanimous-web-zone-nobility = Noblesse
magnanimous-web-zone-commerce = République et commerce
magnanimous-web-zone-improvements = Améliorations
magnanimous-web-zone-court = Événement, trône et pioche
magnanimous-web-tab-map = Carte
magnanimous-web-tab-actions = Actions
magnanimous-web-tab-tracks = Pistes
magnanimous-web-tab-cards = Cartes
magnanimous-web-tab-front = Front

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
magnanimous-web-area-nobles = dé +1, puis l’action intérieure
magnanimous-web-work-recruit = Recruter
magnanimous-web-work-improve = Améliorer
magnanimous-web-work-deputy = Député
magnanimous-web-work-ship = Navire
magnanimous-web-ministers-wait = un ministre attend à chaque couronne
magnanimous-web-republic-and-commerce = République et commerce
magnanimous-web-open-up-to = ouvert jusqu’à { $space } · +{ $step } par manche
magnanimous-web-proclaimed = proclamée : dernière manche
magnanimous-web-space-open = ouverte
magnanimous-web-space-closed = pas encore ouverte
magnanimous-web-improvements = Améliorations
magnanimous-web-none-open = { $tile } : aucune visible.
magnanimous-web-no-event = aucun
magnanimous-web-face-down = cachées
magnanimous-web-deck = pioche
magnanimous-web-title-up = { $title } +

## The own board

magnanimous-web-train-home = au dépôt
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
        [one] { $votes } voix fixe
       *[other] { $votes } voix fixes
    }
magnanimous-web-no-minister = pas de ministre
magnanimous-web-hand-empty = Aucune carte en main.

## Votes and bids

magnanimous-web-vote-on = Vote : { $card }
magnanimous-web-vote-rule = Adopté sauf majorité contre ; le gagne qui donne le plus de voix pour.
magnanimous-web-step-fixed = Voix fixes
magnanimous-web-step-deputies = Députés
magnanimous-web-step-cards = Cartes
magnanimous-web-step-result = Résultat
magnanimous-web-for = { $votes } pour
magnanimous-web-against = { $votes } contre
magnanimous-web-totals = { $for } pour, { $against } contre.
magnanimous-web-outcome-none = écarté, si personne ne vote pour
magnanimous-web-outcome-rejected = rejeté de { $votes }
magnanimous-web-outcome-tie = adopté de { $votes } ; égalité mise aux enchères
magnanimous-web-outcome-won = adopté de { $votes } ; { $seat } le gagne
magnanimous-web-nothing-declared = rien encore
magnanimous-web-declared = déclaré
magnanimous-web-choosing-now = choisit
magnanimous-web-title-too-low = titre trop bas pour voter
magnanimous-web-can-add = peut ajouter { $things }
magnanimous-web-some-fixed = { $number ->
        [one] { $number } voix fixe
       *[other] { $number } voix fixes
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
magnanimous-web-less = Un de moins
magnanimous-web-more = Un de plus
magnanimous-web-tie-for = Égalité pour { $card } : enchères ouvertes
magnanimous-web-tie-of = { $votes } voix pour en tout ; { $most } de chacun des ex æquo. Passer est définitif.
magnanimous-web-bid-passed = sorti
magnanimous-web-bid-leads = en tête
magnanimous-web-bid-yours = à vous d’enchérir
magnanimous-web-bid-may = peut enchérir
magnanimous-web-has = a { $reis }
magnanimous-web-leaves = il vous reste { $reis }

## Beginning, ministers, end

magnanimous-web-choose-baron = Quel baron êtes-vous ?
magnanimous-web-baron-secret = Gardez-en un en secret ; l’autre quitte la partie.
magnanimous-web-choose-colour = Choisissez votre plateau
magnanimous-web-minister-at-court = Un ministre pour { $seat }
magnanimous-web-instead-of = à la place de
magnanimous-web-won-by = { $number ->
        [one] { $seats } gagne
       *[other] { $seats } gagnent
    }
magnanimous-web-see-board = Voir le plateau
