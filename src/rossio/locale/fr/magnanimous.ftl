# Ce qu’on demande, fait et refuse dans Magnanimous

## Coups

magnanimous-move-colour = Jouer { $colour }
    .all = Choisir la couleur
magnanimous-move-baron = Garder { $baron }
    .all = Choisir le baron
magnanimous-move-troop = Une troupe : { $place }
    .all = Placer une troupe
magnanimous-move-deputy = Un député : { $party }
    .all = Recevoir un député
magnanimous-move-build = { $improvement } : { $province }
    .all = Bâtir une amélioration
magnanimous-move-votes = Votes fixes { $side } : { $votes }
    .all = Donner des votes fixes
magnanimous-move-spend = Députés ({ $party }) { $side } : { $deputies }
    .all = Dépenser des députés
magnanimous-move-ballot = Défausser { $card } comme vote
    .all = Voter avec une carte
magnanimous-move-bid = Offrir { $reis }
    .all = Enchérir
magnanimous-move-pass = Passer
    .all = Passer
magnanimous-move-appoint = Prendre le ministre
    .all = Prendre le ministre
magnanimous-move-refuse = Refuser le ministre
    .all = Refuser le ministre
magnanimous-move-take = Prendre le dé : { $space }
    .all = Prendre un dé
magnanimous-move-turn = Tourner le dé sur { $value }
    .all = Tourner le dé
magnanimous-move-place = Dé en { $province }
    .all = Placer le dé
magnanimous-move-act = Faire l’action
    .all = Faire l’action
magnanimous-move-precise = Déclarer une action précise
    .all = Action précise
magnanimous-move-offer = Vendre l’action
    .all = Vendre l’action
magnanimous-move-follow = Faire de même
    .all = Faire de même
magnanimous-move-govern = Prendre le dé violet et devenir Gouverneur
    .all = Devenir Gouverneur
magnanimous-move-ship = { $route-id ->
        [port] Nouveau navire dans votre port
        [rio] Nouveau navire à Rio
        [port-to-rio] Navire de votre port vers Rio
       *[other] Navire de Rio vers votre port
    }
    .all = Un navire
magnanimous-move-reinforce = Renforcer { $place }
    .all = Renforcer
magnanimous-move-advance = Avancer : { $track }
    .all = Avancer un marqueur
magnanimous-move-free = Libérer { $province }
    .all = Libérer une province
magnanimous-move-attacker = Prochain attaquant : { $province }
    .all = Choisir le prochain attaquant
magnanimous-move-target = Première cible : { $province }
    .all = Choisir la cible
magnanimous-move-pick = Utiliser le dé de { $province }
    .all = Utiliser un dé
magnanimous-move-put = Poser le dé : { $space }
    .all = Poser le dé
magnanimous-move-train = Train vers { $province }
    .all = Déplacer le train
magnanimous-move-load = Charger en { $province }, train vers { $to }
    .all = Mettre le train en jeu
magnanimous-move-sell = Vendre une marchandise de { $province }
    .all = Vendre une marchandise
magnanimous-move-march = Troupes : { $place } vers { $to }
    .all = Déplacer des troupes
magnanimous-move-attack = Attaquer { $target } depuis { $place }
    .all = Attaquer
magnanimous-move-send = Troupes : { $troops }
    .all = Combien de troupes
magnanimous-move-discard = Défausser { $card } pour la Noblesse
    .all = Défausser une carte
magnanimous-move-throne = { $card } sur le trône
    .all = Poser une carte sur le trône
magnanimous-move-export = Exporter { $tokens } : { $commerce }
    .all = Exporter
magnanimous-move-sail = Mener un navire à Rio
    .all = Naviguer vers Rio
magnanimous-move-give = Donner une troupe de { $province }
    .all = Donner une troupe
magnanimous-move-trade = Faire l’échange
    .all = Échanger

## Ce qu’on demande

magnanimous-ask-choose-colour = Choisissez votre plateau.
magnanimous-ask-choose-baron = Gardez en secret un de vos deux barons.
magnanimous-ask-place-troop = Placez une troupe dans une de vos provinces (reste { $left }).
magnanimous-ask-choose-deputy = De quel parti est votre député (reste { $left }) ?
magnanimous-ask-lay-improvement = Où placez-vous votre amélioration ({ $improvement }) ?
magnanimous-ask-take-minister = { $minister } ({ $party }) est révélé : prenez-vous ce ministre ?
magnanimous-ask-replace-minister = { $minister } ({ $party }) est révélé : remplace-t-il { $held } ?
magnanimous-ask-free-province = Libérez une province occupée (reste { $left }).
magnanimous-ask-exchange = Donnez-vous { $given } ({ $give }) contre { $got } ({ $get }) ?
magnanimous-ask-fixed-votes = { $card }, { $for } pour et { $against } contre : combien de vos { $have } votes fixes vont { $side } ?
magnanimous-ask-spend-deputies = { $card }, { $for } pour et { $against } contre : combien de vos { $have } députés ({ $party }) défaussez-vous pour voter { $side } ?
magnanimous-ask-card-votes = { $card }, { $for } pour et { $against } contre : défaussez des cartes de référendum comme votes, ou passez.
magnanimous-ask-auction = { $card } : offrez plus de { $high }, ou renoncez pour de bon.
magnanimous-ask-take-die = Prenez un dé de la zone d’actions ({ $slots ->
        [one] { $slots } emplacement libre
       *[other] { $slots } emplacements libres
    }), ou devenez Gouverneur.
magnanimous-ask-place-die = Où va le dé { $value } ({ $space }) ?
magnanimous-ask-place-idle-die = Aucun dé ne convient à un emplacement libre : où va le dé { $value }, sans action ({ $space }) ?
magnanimous-ask-use-production = { $action }, { $province }, dé { $value } : agir pour { $price }, vendre l’action ou passer ?
magnanimous-ask-recruit = Où va la recrue ?
magnanimous-ask-improve = Quelle amélioration bâtissez-vous ?
magnanimous-ask-ship = Où accoste le nouveau navire ?
magnanimous-ask-follow-production = Suivez-vous l’action précise pour { $price } : { $action } ?
magnanimous-ask-follow-produce = Suivez-vous l’action précise en produisant pour { $price } : { $good } ?
magnanimous-ask-buy-production = { $seller-seat } vend une action pour { $price } : { $action } ?
magnanimous-ask-buy-produce = { $seller-seat } vend une production pour { $price } : { $good } ?
magnanimous-ask-rio-effect = Vous êtes Gouverneur. { $effect } : utilisez l’effet, ou passez.
magnanimous-ask-choose-attacker = Puissance du Paraguay { $power } : quelle province occupée attaque ensuite ?
magnanimous-ask-choose-target = { $attacker } attaque avec une puissance de { $power } : quelle province d’abord ?
magnanimous-ask-pick-die = Quel dé utilisez-vous ? Il monte de 1.
magnanimous-ask-put-die = Où posez-vous le dé { $value } de { $province } ?
magnanimous-ask-use-nobles = { $action }, { $province }, dé { $value } : agir, vendre l’action ou passer ?
magnanimous-ask-train-or-sell = Déplacez votre train, ou vendez une marchandise pour { $value }.
magnanimous-ask-troops = Déplacez des troupes, ou attaquez (puissance du Paraguay { $power }).
magnanimous-ask-send-troops = Combien de troupes vont de { $from } vers { $to } ?
magnanimous-ask-attack-with = Combien de troupes de { $from } dépensez-vous pour libérer { $province } (puissance { $power }, moral { $morale }) ?
magnanimous-ask-discard-card = Quelle carte défaussez-vous pour la Noblesse ?
magnanimous-ask-cards-to-throne = Posez une carte face cachée sur le trône ({ $laid } sur { $limit }).
magnanimous-ask-export-or-sail = Exportez (cases jusqu'à { $republic }), ou naviguez vers Rio.
magnanimous-ask-follow-nobles = Suivez-vous gratuitement l’action précise : { $action } ?
magnanimous-ask-buy-nobles = { $seller-seat } vend une action pour { $price } : { $action } ?

## Pourquoi pas

magnanimous-why-colour-taken = { $colour } est déjà pris
magnanimous-why-no-troops-left = il n’y a plus de troupes en réserve
magnanimous-why-imperial-full = la zone impériale est pleine ({ $have } sur { $limit })
magnanimous-why-imperial-few = la zone impériale a { $have }, il lui faut { $need }
magnanimous-why-occupied = { $province } est occupée
magnanimous-why-not-occupied = { $province } n’est pas occupée
magnanimous-why-troops-full = { $province } n’a pas de place pour elles ({ $have } sur { $limit })
magnanimous-why-no-troops-here = { $province } n’a pas de troupes à donner
magnanimous-why-no-troops-to-move = vous n’avez pas de troupes à déplacer et aucune attaque ne réussirait
magnanimous-why-port-no-troops = { $place } est un port et ne reçoit que des navires
magnanimous-why-governor-only = seul le Gouverneur commande la zone impériale
magnanimous-why-governor-already = vous êtes déjà Gouverneur
magnanimous-why-purple-taken = le dé violet a déjà été pris cette manche
magnanimous-why-deputies-full = vous avez { $limit } députés de ce parti : { $party }
magnanimous-why-no-ship-left = vos { $limit } navires sont tous en jeu
magnanimous-why-no-ship-there = vous n’y avez aucun navire : { $province }
magnanimous-why-port-full = votre port est plein, { $province } ({ $limit })
magnanimous-why-rio-full = les { $limit } quais de Rio sont pris
magnanimous-why-improved = { $province } a déjà : { $improvement }
magnanimous-why-no-improvements = aucune amélioration n’est plus visible
magnanimous-why-tile-not-open = { $improvement } n’est pas visible
magnanimous-why-die-elsewhere = le dé appartient à { $province }
magnanimous-why-wrong-direction = ils ne peuvent pas voter { $side }
magnanimous-why-event-no-vote = { $card } est un événement et non un vote
magnanimous-why-bid-too-low = l’enchère est à { $have }, la suivante est d’au moins { $need }
magnanimous-why-no-reis = vous avez { $have } réis, il en faut { $need }
magnanimous-why-no-die = il n’y a pas de dé là : { $space }
magnanimous-why-no-die-here = il n’y a pas de dé en { $province }
magnanimous-why-no-free-slot = vous n’avez aucun emplacement libre
magnanimous-why-slot-taken = l’emplacement de { $province } n’est pas libre
magnanimous-why-other-good = un dé pour { $good } ne peut aller en { $province }
magnanimous-why-space-filled = un dé s’y trouve déjà : { $space }
magnanimous-why-not-precise = le dé montre { $have }, le nombre est { $need }
magnanimous-why-in-transit = des marchandises de { $province } sont en transit
magnanimous-why-goods-full = { $province } est pleine ({ $have } sur { $limit })
magnanimous-why-no-tokens-left = il n’y a plus de jetons en réserve : { $province }
magnanimous-why-no-goods = { $province } n’a pas de marchandises
magnanimous-why-no-train-or-goods = ni votre train ni les marchandises de { $province } ne peuvent rien faire
magnanimous-why-train-there = un autre train se trouve en { $province }
magnanimous-why-too-far = { $province } est trop loin ({ $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    })
magnanimous-why-too-weak = { $have } ne suffit pas pour libérer { $province }, il faut { $need }
magnanimous-why-no-card = vous n’avez pas de carte en main
magnanimous-why-no-train = vous n’avez pas de train en jeu
magnanimous-why-no-export-place = votre train en { $province } n’est pas dans un port d’où vous pouvez exporter avec un navire
magnanimous-why-no-export-or-sail = vous ne pouvez ni exporter ni naviguer
magnanimous-why-space-other-good = cette case est d’une autre marchandise ({ $good }) : { $space }
magnanimous-why-space-closed = la République est sur { $have }, elle doit atteindre { $need } : { $space }
magnanimous-why-space-taken = elle appartient à { $owner-seat } : { $space }
magnanimous-why-space-full = elle porte déjà { $limit } jetons : { $space }
magnanimous-why-used = cela a déjà servi cette manche
magnanimous-why-no-more-attack = { $province } a déjà attaqué, ou vient d’être occupée
magnanimous-why-no-target = { $province } n’a pas de cible
magnanimous-why-tried = { $province } a déjà tenu
magnanimous-why-not-its-turn = d’autres passent avant { $province }
magnanimous-why-track-end = le marqueur est déjà sur { $limit }

## Ce qui s’est passé

magnanimous-did-round-began = La manche { $round } commence.
magnanimous-did-phase-began = { $phase }.
magnanimous-did-chose-colour = { $seat } joue { $colour }.
magnanimous-did-kept-baron = { $seat } garde un baron.
    .secret = { $seat } garde { $baron }.
magnanimous-did-revealed-baron = { $seat } est { $baron } et commence avec { $reis } réis.
magnanimous-did-stored = { $seat } commence avec { $tokens } de { $good } en { $province }.
magnanimous-did-stationed = { $seat } poste { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    } : { $place }.
magnanimous-did-won-deputy = { $seat } influence un député : { $party }.
magnanimous-did-docked = Un nouveau navire de { $seat } accoste : { $place }.
magnanimous-did-built = { $seat } bâtit en { $province } : { $improvement }.
magnanimous-did-republic-moved = La République bouge de { $spaces } vers { $republic }.
magnanimous-did-proclaimed = La République est proclamée : c’est la dernière manche.
magnanimous-did-advanced = { $seat } avance de { $spaces } vers la Noblesse { $nobility }.
magnanimous-did-gained-reis = { $seat } reçoit { $reis } réis.
magnanimous-did-lost-reis = { $seat } perd { $reis } réis.
magnanimous-did-lost-goods = { $seat } rend des marchandises au-delà de la limite de { $province } : { $tokens }.
magnanimous-did-purple-turned = Le dé violet passe à { $value }.
magnanimous-did-imperial-changed = La zone impériale change de { $troops }, soit { $imperial } troupes.
magnanimous-did-unveiled = { $seat } atteint { $crown } et révèle { $minister }.
magnanimous-did-appointed = { $seat } prend { $minister }.
magnanimous-did-replaced-minister = { $seat } prend { $minister } à la place de { $former }.
magnanimous-did-refused-minister = { $seat } refuse { $minister }.
magnanimous-did-freed = { $province } est de nouveau libre.
magnanimous-did-traded = { $seat } donne { $given } ({ $give }) contre { $got } ({ $get }).
magnanimous-did-revealed-card = Du trône, posée par { $seat } : { $card }.
magnanimous-did-called-vote = On vote sur { $card } ; titre minimum : { $title }.
magnanimous-did-voted-fixed = { $seat } donne { $votes } votes fixes { $side }.
magnanimous-did-spent-deputies = { $seat } dépense { $deputies } députés ({ $party }) { $side }.
magnanimous-did-balloted = { $seat } défausse { $card } comme vote { $side }.
magnanimous-did-dropped = { $card } n’a aucune voix pour ({ $for } à { $against }) et tombe.
magnanimous-did-rejected = { $card } est rejeté, { $for } à { $against }.
magnanimous-did-approved = { $card } est approuvé, { $for } à { $against }.
magnanimous-did-bid = { $seat } offre { $reis } pour { $card }.
magnanimous-did-left-auction = { $seat } renonce à { $card }.
magnanimous-did-won-referendum = { $seat } remporte { $card } pour { $reis } réis.
magnanimous-did-turned-die = { $seat } tourne un dé de { $from } à { $to }.
magnanimous-did-placed-die = { $seat } prend un dé { $value } vers { $province } ({ $space }).
magnanimous-did-put-die = { $seat } pose le dé { $value } de { $province } : { $space }.
magnanimous-did-offered = { $seat } vend une action pour { $reis } : { $action }.
magnanimous-did-declared-precise = { $seat } déclare une action précise avec { $value } : { $action }.
magnanimous-did-paid = { $seat } paie { $reis } réis : { $action }.
magnanimous-did-produced = { $seat } produit { $tokens } de { $good } en { $province }.
magnanimous-did-declined = { $seat } refuse.
magnanimous-did-followed = { $seat } suit pour { $reis } réis.
magnanimous-did-bought = { $seat } achète l’action pour { $reis } réis.
magnanimous-did-loaded = { $seat } charge { $tokens } marchandises en { $province }.
magnanimous-did-moved-train = Le train de { $seat } va en { $province }.
magnanimous-did-train-left = Le train de { $seat } est vide et quitte la carte.
magnanimous-did-sold = { $seat } vend une marchandise de { $province } pour { $reis } réis : { $good }.
magnanimous-did-became-governor = { $seat } est Gouverneur, dé violet { $value } : { $effect }.
magnanimous-did-income = { $seat } reçoit { $reis } réis comme { $title }.
magnanimous-did-sailed = Un navire de { $seat } navigue : { $place }.
magnanimous-did-purple-returned = Le dé violet revient et montre { $value } : puissance du Paraguay { $power }.
magnanimous-did-truce = Le Paraguay ne lance aucune offensive cette manche.
magnanimous-did-held = { $attacker } attaque { $province } avec { $power } contre { $imperial } : elle tient.
magnanimous-did-occupied = { $attacker } attaque { $province } avec { $power } contre { $imperial } : elle est occupée.
magnanimous-did-lost-train = { $seat } perd le train en { $province } avec { $tokens } marchandises.
magnanimous-did-defeat = Rio de Janeiro est tombée. Tout le monde perd.
magnanimous-did-marched = { $seat } déplace { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    } de { $from } vers { $to }.
magnanimous-did-attacked = { $seat } dépense { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    } de { $from } contre une puissance de { $power } : attaque de { $province }.
magnanimous-did-discarded-card = { $seat } défausse { $card }.
magnanimous-did-laid-on-throne = { $seat } pose une carte sur le trône.
    .secret = { $seat } pose { $card } sur le trône.
magnanimous-did-exported = { $seat } exporte { $good } pour { $reis } réis : { $tokens } placés, { $lost } perdus ({ $space }).
magnanimous-did-drew = { $seat } pioche { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
    .secret = { $seat } pioche { $drawn }.
magnanimous-did-ended = La partie est finie : { $end }.

## Options, points et petits mots

magnanimous-option-troops = Troupes dans une province, au plus
    .four = 4
    .five = 5
magnanimous-option-colours = Couleurs
    .fixed = selon l’ordre de jeu
    .free = au choix
magnanimous-score-nobility = Noblesse
magnanimous-for = pour
magnanimous-against = contre
magnanimous-rio = Rio
magnanimous-port-to-rio = Du port vers Rio
magnanimous-rio-to-port = De Rio vers le port
