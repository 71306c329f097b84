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
magnanimous-move-votes = { $votes ->
        [0] Aucun vote fixe
        [one] { $votes } vote fixe
       *[other] { $votes } votes fixes
    } { $side }
    .all = Donner des votes fixes
magnanimous-move-spend = { $deputies ->
        [0] Garder vos députés ({ $party })
        [one] { $deputies } député ({ $party }) pour voter { $side }
       *[other] { $deputies } députés ({ $party }) pour voter { $side }
    }
    .all = Dépenser des députés
magnanimous-move-ballot = Défausser { $card } comme vote
    .all = Voter avec une carte
magnanimous-move-bid = Offrir { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }
    .all = Enchérir
magnanimous-move-pass = Laisser passer
    .all = Passer
magnanimous-move-appoint = Prendre le ministre
    .all = Prendre le ministre
magnanimous-move-refuse = Refuser le ministre
    .all = Refuser le ministre
magnanimous-move-take = Prendre le dé : { $space }
    .all = Prendre un dé
magnanimous-move-turn = Tourner le dé sur { $value }
    .all = Tourner le dé
magnanimous-move-place = Placer le dé à { $province }
    .all = Placer le dé
magnanimous-move-act = Faire cette action
    .all = Faire l’action
magnanimous-move-precise = Déclarer une action précise
    .all = Action précise
magnanimous-move-offer = Vendre l’action aux autres
    .all = Vendre l’action
magnanimous-move-follow = Faire aussi l’action
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
magnanimous-move-reinforce = Renforcer { $place-id ->
        [imperial-area] la zone impériale
       *[other] { $place }
    }
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
magnanimous-move-load = Charger : { $province }, train vers { $to }
    .all = Mettre le train en jeu
magnanimous-move-sell = Vendre une marchandise de { $province }
    .all = Vendre une marchandise
magnanimous-move-march = Troupes { $place-id ->
        [imperial-area] de la zone impériale
       *[other] de { $place }
    } vers { $to-id ->
        [imperial-area] la zone impériale
       *[other] { $to }
    }
    .all = Déplacer des troupes
magnanimous-move-attack = Attaquer { $target } depuis { $place-id ->
        [imperial-area] la zone impériale
       *[other] { $place }
    }
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
magnanimous-ask-place-troop = Placez une troupe dans une de vos provinces (encore { $left }).
magnanimous-ask-choose-deputy = Choisissez le parti de votre député (encore { $left }).
magnanimous-ask-lay-improvement = Où placez-vous votre amélioration ({ $improvement }) ?
magnanimous-ask-take-minister = { $minister } ({ $party }) est révélé : prenez-vous ce ministre ?
magnanimous-ask-replace-minister = { $minister } ({ $party }) est révélé : remplace-t-il { $held } ?
magnanimous-ask-free-province = Libérez une province occupée (encore { $left }).
magnanimous-ask-exchange = Donnez-vous { $give-id ->
        [reis] { $given ->
            [one] { $given } real
           *[other] { $given } réis
        }
        [troop] { $given ->
            [one] { $given } troupe
           *[other] { $given } troupes
        }
        [nobility] { $given ->
            [one] { $given } case de Noblesse
           *[other] { $given } cases de Noblesse
        }
        [deputy-any] { $given ->
            [one] { $given } député
           *[other] { $given } députés
        }
       *[other] { $given } { $give }
    } contre { $get-id ->
        [reis] { $got ->
            [one] { $got } real
           *[other] { $got } réis
        }
        [troop] { $got ->
            [one] { $got } troupe
           *[other] { $got } troupes
        }
        [nobility] { $got ->
            [one] { $got } case de Noblesse
           *[other] { $got } cases de Noblesse
        }
        [deputy-any] { $got ->
            [one] { $got } député
           *[other] { $got } députés
        }
       *[other] { $got } { $get }
    } ?
magnanimous-ask-fixed-votes = { $card }, { $for } pour et { $against } contre : { $have ->
        [one] votre vote fixe va-t-il { $side } ?
       *[other] combien de vos { $have } votes fixes vont { $side } ? Un ministre, un baron ou une carte vote avec toutes ses voix ou s’abstient.
    }
magnanimous-ask-spend-deputies = { $card }, { $for } pour et { $against } contre : { $have ->
        [one] défaussez-vous votre député ({ $party }) pour voter { $side } ?
       *[other] combien de vos { $have } députés ({ $party }) défaussez-vous pour voter { $side } ?
    }
magnanimous-ask-card-votes = { $card }, { $for } pour et { $against } contre : défaussez des cartes de référendum comme votes, ou n’en défaussez plus.
magnanimous-ask-auction = { $card } : offrez plus de { $high }, ou quittez l’enchère.
magnanimous-ask-take-die = { $slots ->
        [0] À vous : aucun de vos emplacements n’est libre.
        [one] À vous : prenez un dé ; il coûte ce qu’il montre ({ $slots } emplacement libre).
       *[other] À vous : prenez un dé ; il coûte ce qu’il montre ({ $slots } emplacements libres).
    }
magnanimous-ask-place-die = Où placez-vous le dé { $value } ({ $space }) ?
magnanimous-ask-place-idle-die = Aucun dé ne convient à un emplacement libre : où va le dé { $value }, sans action ({ $space }) ?
magnanimous-ask-use-production = { $action }, { $province }, dé { $value } : agir pour { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }, vendre l’action ou laisser passer ?
magnanimous-ask-recruit = Où va la recrue ?
magnanimous-ask-improve = Quelle amélioration bâtissez-vous ?
magnanimous-ask-ship = Où accoste le nouveau navire ?
magnanimous-ask-follow-production = Suivez-vous l’action précise pour { $price ->
        [one] { $price } real
       *[other] { $price } réis
    } : { $action } ?
magnanimous-ask-follow-produce = Suivez-vous l’action précise, pour { $price ->
        [one] { $price } real
       *[other] { $price } réis
    } : produire { $good-id ->
        [cotton] du coton
        [sugar] de la canne à sucre
        [leather] du cuir
       *[other] du café
    } ?
magnanimous-ask-buy-production = { $seller-seat } vend une action pour { $price ->
        [one] { $price } real
       *[other] { $price } réis
    } : { $action }. L’achetez-vous ?
magnanimous-ask-buy-produce = { $seller-seat } vend une action pour { $price ->
        [one] { $price } real
       *[other] { $price } réis
    } : produire { $good-id ->
        [cotton] du coton
        [sugar] de la canne à sucre
        [leather] du cuir
       *[other] du café
    }. L’achetez-vous ?
magnanimous-ask-rio-effect = Vous êtes Gouverneur. { $effect } : utilisez l’effet, ou laissez passer.
magnanimous-ask-choose-attacker = Puissance du Paraguay { $power } : quelle province occupée attaque ensuite ?
magnanimous-ask-choose-target = { $attacker } attaque avec une puissance de { $power } : quelle province d’abord ?
magnanimous-ask-pick-die = Quel dé utilisez-vous ? Il monte de 1.
magnanimous-ask-put-die = Dé { $value } de { $province } : posez-le sur une case libre ; l’action du haut de cette case suit.
magnanimous-ask-use-nobles = { $action }, { $province }, dé { $value } : agir, vendre l’action ou laisser passer ?
magnanimous-ask-train-or-sell = Déplacez votre train, ou vendez une marchandise pour { $value ->
        [one] { $value } real
       *[other] { $value } réis
    }.
magnanimous-ask-troops = Déplacez des troupes, ou attaquez (puissance du Paraguay { $power }).
magnanimous-ask-send-troops = Combien de troupes vont { $from-id ->
        [imperial-area] de la zone impériale
       *[other] de { $from }
    } vers { $to-id ->
        [imperial-area] la zone impériale
       *[other] { $to }
    } ?
magnanimous-ask-attack-with = Combien de troupes { $from-id ->
        [imperial-area] de la zone impériale
       *[other] de { $from }
    } dépensez-vous pour libérer { $province } (puissance { $power }, moral { $morale }) ?
magnanimous-ask-discard-card = Quelle carte défaussez-vous pour la Noblesse ?
magnanimous-ask-cards-to-throne = Posez une carte face cachée sur le trône ({ $laid } sur { $limit }).
magnanimous-ask-export-or-sail = Exportez (cases jusqu’à { $republic }), ou naviguez vers Rio.
magnanimous-ask-follow-nobles = Suivez-vous gratuitement l’action précise : { $action } ?
magnanimous-ask-buy-nobles = { $seller-seat } vend une action pour { $price ->
        [one] { $price } real
       *[other] { $price } réis
    } : { $action }. L’achetez-vous ?

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
magnanimous-why-no-improvements = il ne reste aucune amélioration exposée
magnanimous-why-tile-not-open = cette amélioration n’est pas exposée
magnanimous-why-die-elsewhere = le dé appartient à { $province }
magnanimous-why-wrong-direction = ces voix ne peuvent pas aller { $side }
magnanimous-why-votes-whole = un ministre, un baron ou une carte vote avec toutes ses voix ou s’abstient : { $votes } n’est pas possible
magnanimous-why-event-no-vote = { $card } est un événement et non un vote
magnanimous-why-bid-too-low = l’enchère est à { $have }, la suivante est d’au moins { $need }
magnanimous-why-no-reis = il faut { $need ->
        [one] { $need } real
       *[other] { $need } réis
    }, vous en avez { $have }
magnanimous-why-no-die = il n’y a pas de dé là
magnanimous-why-no-die-here = il n’y a pas de dé là : { $province }
magnanimous-why-no-free-slot = vous n’avez aucun emplacement libre
magnanimous-why-slot-taken = l’emplacement de { $province } n’est pas libre
magnanimous-why-other-good = un dé de { $good-id ->
        [cotton] coton
        [sugar] canne à sucre
        [leather] cuir
       *[other] café
    } ne peut aller là : { $province }
magnanimous-why-space-filled = un dé s’y trouve déjà
magnanimous-why-not-precise = le dé montre { $have } ; l’action précise exige { $need }
magnanimous-why-in-transit = des marchandises de { $province } sont en transit
magnanimous-why-goods-full = { $province } est pleine ({ $have } sur { $limit })
magnanimous-why-no-tokens-left = il n’y a plus de jetons en réserve : { $province }
magnanimous-why-no-goods = { $province } n’a pas de marchandises
magnanimous-why-no-train-or-goods = ni votre train ni les marchandises de { $province } ne peuvent rien faire
magnanimous-why-train-there = un autre train s’y trouve : { $province }
magnanimous-why-too-far = { $province } est trop loin : le train avance de { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }
magnanimous-why-too-weak = { $have } ne suffit pas pour libérer { $province }, il faut { $need }
magnanimous-why-no-card = vous n’avez pas de carte en main
magnanimous-why-no-train = vous n’avez pas de train en jeu
magnanimous-why-no-export-place = votre train ({ $province }) n’est pas dans un port d’où vous pouvez exporter avec un navire
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
magnanimous-did-revealed-baron = { $seat } est { $baron } et commence avec { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
magnanimous-did-stored = { $seat } commence avec { $good-id ->
        [cotton] { $tokens ->
            [one] { $tokens } jeton de coton
           *[other] { $tokens } jetons de coton
        }
        [sugar] { $tokens ->
            [one] { $tokens } jeton de canne à sucre
           *[other] { $tokens } jetons de canne à sucre
        }
        [leather] { $tokens ->
            [one] { $tokens } jeton de cuir
           *[other] { $tokens } jetons de cuir
        }
       *[other] { $tokens ->
            [one] { $tokens } jeton de café
           *[other] { $tokens } jetons de café
        }
    } : { $province }.
magnanimous-did-stationed = { $seat } poste { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    } : { $place }.
magnanimous-did-won-deputy = { $seat } rallie un député : { $party }.
magnanimous-did-docked = Un nouveau navire de { $seat } accoste : { $place }.
magnanimous-did-built = { $seat } bâtit : { $improvement }, { $province }.
magnanimous-did-republic-moved = La République passe à { $republic } (changement : { $spaces }).
magnanimous-did-proclaimed = La République est proclamée : c’est la dernière manche.
magnanimous-did-advanced = { $seat } avance de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } jusqu’à la Noblesse { $nobility }.
magnanimous-did-gained-reis = { $seat } reçoit { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
magnanimous-did-lost-reis = { $seat } perd { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
magnanimous-did-lost-goods = { $seat } rend { $tokens ->
        [one] { $tokens } marchandise
       *[other] { $tokens } marchandises
    } au-delà de la limite de { $province }.
magnanimous-did-purple-turned = Le dé violet passe à { $value }.
magnanimous-did-imperial-changed = La zone impériale a maintenant { $imperial ->
        [one] { $imperial } troupe
       *[other] { $imperial } troupes
    } (changement : { $troops }).
magnanimous-did-unveiled = { $seat } atteint { $crown } et révèle { $minister }.
magnanimous-did-appointed = { $seat } prend { $minister }.
magnanimous-did-replaced-minister = { $seat } prend { $minister } à la place de { $former }.
magnanimous-did-refused-minister = { $seat } refuse { $minister }.
magnanimous-did-freed = { $province } est de nouveau libre.
magnanimous-did-traded = { $seat } donne { $give-id ->
        [reis] { $given ->
            [one] { $given } real
           *[other] { $given } réis
        }
        [troop] { $given ->
            [one] { $given } troupe
           *[other] { $given } troupes
        }
        [nobility] { $given ->
            [one] { $given } case de Noblesse
           *[other] { $given } cases de Noblesse
        }
        [deputy-any] { $given ->
            [one] { $given } député
           *[other] { $given } députés
        }
       *[other] { $given } { $give }
    } contre { $get-id ->
        [reis] { $got ->
            [one] { $got } real
           *[other] { $got } réis
        }
        [troop] { $got ->
            [one] { $got } troupe
           *[other] { $got } troupes
        }
        [nobility] { $got ->
            [one] { $got } case de Noblesse
           *[other] { $got } cases de Noblesse
        }
        [deputy-any] { $got ->
            [one] { $got } député
           *[other] { $got } députés
        }
       *[other] { $got } { $get }
    }.
magnanimous-did-revealed-card = Du trône, posée par { $seat } : { $card }.
magnanimous-did-called-vote = Vote { $title-id ->
        [barao] ouvert à tous
       *[other] à partir du titre { $title }
    } : { $card }.
magnanimous-did-voted-fixed = { $seat } { $votes ->
        [0] ne donne aucun vote fixe
        [one] donne { $votes } vote fixe
       *[other] donne { $votes } votes fixes
    } { $side }.
magnanimous-did-spent-deputies = { $seat } { $deputies ->
        [0] ne dépense aucun député
        [one] dépense { $deputies } député
       *[other] dépense { $deputies } députés
    } ({ $party }) pour voter { $side }.
magnanimous-did-balloted = { $seat } défausse { $card } comme vote { $side }.
magnanimous-did-dropped = { $card } n’a aucune voix pour ({ $for } à { $against }) et tombe.
magnanimous-did-rejected = { $card } : référendum rejeté, { $for } à { $against }.
magnanimous-did-approved = { $card } : référendum approuvé, { $for } à { $against }.
magnanimous-did-bid = { $seat } offre { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    } pour { $card }.
magnanimous-did-left-auction = { $seat } renonce à { $card }.
magnanimous-did-won-referendum = { $seat } remporte { $card }{ $reis ->
        [0] .
        [one] {" "}et paie { $reis } real.
       *[other] {" "}et paie { $reis } réis.
    }
magnanimous-did-turned-die = { $seat } tourne un dé de { $from } à { $to }.
magnanimous-did-placed-die = { $seat } pose un dé { $value } : { $province } ({ $space }).
magnanimous-did-put-die = { $seat } pose le dé { $value } de { $province } sur cette case : { $space }.
magnanimous-did-offered = { $seat } vend une action pour { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    } : { $action }.
magnanimous-did-declared-precise = { $seat } déclare une action précise avec { $value } : { $action }.
magnanimous-did-paid = { $seat } { $reis ->
        [0] ne paie rien
        [one] paie { $reis } real
       *[other] paie { $reis } réis
    } : { $action }.
magnanimous-did-produced = { $seat } produit { $good-id ->
        [cotton] { $tokens ->
            [one] { $tokens } jeton de coton
           *[other] { $tokens } jetons de coton
        }
        [sugar] { $tokens ->
            [one] { $tokens } jeton de canne à sucre
           *[other] { $tokens } jetons de canne à sucre
        }
        [leather] { $tokens ->
            [one] { $tokens } jeton de cuir
           *[other] { $tokens } jetons de cuir
        }
       *[other] { $tokens ->
            [one] { $tokens } jeton de café
           *[other] { $tokens } jetons de café
        }
    } : { $province }.
magnanimous-did-declined = { $seat } refuse.
magnanimous-did-followed = { $seat } suit { $reis ->
        [0] gratuitement
        [one] pour { $reis } real
       *[other] pour { $reis } réis
    }.
magnanimous-did-bought = { $seat } achète l’action pour { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
magnanimous-did-loaded = { $seat } charge { $tokens ->
        [one] { $tokens } marchandise
       *[other] { $tokens } marchandises
    } : { $province }.
magnanimous-did-moved-train = Le train de { $seat } va vers { $province }.
magnanimous-did-train-left = Le train de { $seat } est vide et quitte la carte.
magnanimous-did-sold = { $seat } vend 1 jeton de { $good-id ->
        [cotton] coton
        [sugar] canne à sucre
        [leather] cuir
       *[other] café
    } ({ $province }) pour { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
magnanimous-did-became-governor = { $seat } est Gouverneur, dé violet { $value } : { $effect }.
magnanimous-did-income = { $seat } { $reis ->
        [0] ne reçoit pas de réis
        [one] reçoit { $reis } real
       *[other] reçoit { $reis } réis
    } comme { $title }.
magnanimous-did-sailed = Un navire de { $seat } part vers { $place }.
magnanimous-did-purple-returned = Le dé violet revient et montre { $value } : puissance du Paraguay { $power }.
magnanimous-did-truce = Le Paraguay ne lance aucune offensive cette manche.
magnanimous-did-held = { $attacker } attaque { $province } avec { $power } contre { $imperial } : elle tient.
magnanimous-did-occupied = { $attacker } attaque { $province } avec { $power } contre { $imperial } : elle est occupée.
magnanimous-did-lost-train = { $seat } perd son train ({ $province }) avec { $tokens ->
        [one] { $tokens } marchandise
       *[other] { $tokens } marchandises
    }.
magnanimous-did-defeat = Rio de Janeiro est tombée. Tout le monde perd.
magnanimous-did-marched = { $seat } déplace { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    } { $from-id ->
        [imperial-area] de la zone impériale
       *[other] de { $from }
    } vers { $to-id ->
        [imperial-area] la zone impériale
       *[other] { $to }
    }.
magnanimous-did-attacked = { $seat } attaque { $province } (puissance { $power }) et dépense { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    } { $from-id ->
        [imperial-area] de la zone impériale
       *[other] de { $from }
    }.
magnanimous-did-discarded-card = { $seat } défausse { $card }.
magnanimous-did-laid-on-throne = { $seat } pose une carte sur le trône.
    .secret = { $seat } pose { $card } sur le trône.
magnanimous-did-exported = { $seat } exporte { $good-id ->
        [cotton] { $tokens ->
            [one] { $tokens } jeton de coton
           *[other] { $tokens } jetons de coton
        }
        [sugar] { $tokens ->
            [one] { $tokens } jeton de canne à sucre
           *[other] { $tokens } jetons de canne à sucre
        }
        [leather] { $tokens ->
            [one] { $tokens } jeton de cuir
           *[other] { $tokens } jetons de cuir
        }
       *[other] { $tokens ->
            [one] { $tokens } jeton de café
           *[other] { $tokens } jetons de café
        }
    } pour { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }{ $lost ->
        [0] {""}
        [one] , { $lost } jeton perdu
       *[other] , { $lost } jetons perdus
    } ({ $space }).
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
magnanimous-option-end = Si la Noblesse et la République atteignent toutes deux 20 dans une manche, la partie finit
    .procedure = par la République, aux points
    .first = par la première arrivée
magnanimous-score-nobility = Noblesse
magnanimous-score-assembly = Votes et ministres
magnanimous-score-trade = Biens et leur transport
magnanimous-score-dice = Dés encore à utiliser
magnanimous-score-danger = Danger du Paraguay
magnanimous-reach-produce = Biens à produire
magnanimous-reach-action = Actions
magnanimous-for = pour
magnanimous-against = contre
magnanimous-rio = Rio
magnanimous-port-to-rio = Du port vers Rio
magnanimous-rio-to-port = De Rio vers le port
