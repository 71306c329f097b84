# Ce qui est demandé, fait et refusé dans Lisboa

## Moves

lisboa-move-get-gold = Défausser { $card } pour 1 or
    .all = Défausser une carte pour 1 or
lisboa-move-portfolio = { $card } dans le portefeuille
    .all = Jouer dans le portefeuille
lisboa-move-visit = Rendre visite avec { $card }
    .all = Rendre visite à un noble
lisboa-move-sponsor = Parrainer l’événement : { $card }
    .all = Parrainer un événement
lisboa-move-take = Prendre { $card }
    .all = Prendre une carte politique
lisboa-move-drop = Défausser { $card } du portefeuille
    .all = Défausser une carte
lisboa-move-scrap = Abandonner le navire { $ship }
    .all = Abandonner un navire
lisboa-move-sell = Vendre 1 { $good-id ->
        [gold] or
        [cloth] étoffe
        [book] livre
       *[other] outil
    } à { $ship }
    .all = Vendre des biens
lisboa-move-trade = Donner 1 { $good-id ->
        [gold] or
        [cloth] étoffe
        [book] livre
       *[other] outil
    } : { $action-id ->
        [recruit] recruter des officiels
        [plan] acquérir un plan
        [ship] construire un navire
        [produce] produire des biens
        [cardinal] rencontrer le Cardinal
        [favor] obtenir une faveur royale
        [store] construire un magasin
        [decree] prendre un décret
       *[other] ouvrir un bâtiment public
    }
    .all = Commercer avec les nobles
lisboa-move-done = En rester là
    .all = Terminer
lisboa-move-act = { $action-id ->
        [recruit] Recruter des officiels
        [plan] Acquérir un plan
        [ship] Construire un navire
        [produce] Produire des biens
        [cardinal] Rencontrer le Cardinal
        [favor] Obtenir une faveur royale
        [store] Construire un magasin
        [decree] Prendre un décret
       *[other] Ouvrir un bâtiment public
    }
    .all = Choisir une action
lisboa-move-follow = Suivre la visite
    .all = Suivre
lisboa-move-office = Placer un officiel : { $noble }
    .all = Placer un officiel
lisboa-move-recall = Rappeler un officiel : { $noble }, { $post }
    .all = Rappeler un officiel
lisboa-move-plan = Premier plan de l’architecte { $architect-id ->
        [blue] bleu
       *[other] vert
    }
    .all = Prendre un plan
lisboa-move-new-ship = Le navire dans un nouvel emplacement
    .all = Un navire de plus
lisboa-move-replace = Remplacer { $ship }
    .all = Remplacer un navire
lisboa-move-pay-goods = Payer { $goods }
    .all = Payer en biens
lisboa-move-extra = Bien supplémentaire : { $good-id ->
        [gold] or
        [cloth] étoffe
        [book] livre
       *[other] outil
    }
    .all = Bien supplémentaire
lisboa-move-meet = Avancer le Cardinal de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } et prendre { $tile }
    .all = Rencontrer le Cardinal
lisboa-move-favor = Faveur royale : { $noble }
    .all = Prendre une faveur royale
lisboa-move-build = { $land }, face à { $good-id ->
        [gold] la rue de l’or
        [cloth] la rue des étoffes
        [book] la rue des livres
       *[other] la rue des outils
    }
    .all = Construire un magasin
lisboa-move-cube = { $colour-id ->
        [brown] Cube de séisme (brun)
        [red] Cube d’incendie (rouge)
       *[other] Cube de raz-de-marée (bleu)
    } { $line-id ->
        [row] de la rangée
        [column] de la colonne
       *[other] du tas de débris
    }
    .all = Prendre des débris
lisboa-move-from-influence = { $reis ->
        [0] Tout payer en réis
        [one] Payer { $reis } real par l’influence
       *[other] Payer { $reis } réis par l’influence
    }
    .all = Réis par l’influence
lisboa-move-from-reis = { $reis ->
        [0] Rien en réis
        [one] { $reis } real
       *[other] { $reis } réis
    }
    .all = Payer la visite en réis
lisboa-move-house = Maison du groupe { $group-id ->
        [left] de gauche
        [middle] du milieu
       *[other] de droite
    }
    .all = Placer une maison
lisboa-move-decree = Prendre { $decree }
    .all = Prendre un décret
lisboa-move-site = Bâtir : { $site }
    .all = Choisir un site
lisboa-move-use-plan = Utiliser { $plan }
    .all = Utiliser un plan
lisboa-move-give-up = Céder { $tile }
    .all = Céder une tuile du clergé
lisboa-move-lose-good = Perdre 1 { $good-id ->
        [gold] or
        [cloth] étoffe
        [book] livre
       *[other] outil
    }
    .all = Perdre un bien
lisboa-move-take-good = Prendre 1 { $good-id ->
        [gold] or
        [cloth] étoffe
        [book] livre
       *[other] outil
    }
    .all = Prendre un bien
lisboa-move-lose-favor = Rendre une faveur : { $noble }
    .all = Rendre une faveur
lisboa-move-keep-tile = Garder { $tile }
    .all = Garder une tuile du clergé
lisboa-move-keep-card = Garder { $card }
    .all = Garder une carte
lisboa-move-discard = Défausser { $card }
    .all = Défausser de la main
lisboa-move-reward = Récompense : { $card }
    .all = Recevoir une récompense
lisboa-move-task = Récompense : { $task }
    .all = Recevoir une tâche

## What is asked

lisboa-ask-action = À vous : choisissez une carte et son usage : dans le portefeuille, à la cour, ou défaussée pour 1 or.
lisboa-ask-take-card = Prenez une carte politique.
lisboa-ask-sell-or-trade = Maintenant, vendez des biens ou commercez avec les nobles.
lisboa-ask-sell = Vendez encore un bien, ou arrêtez de vendre.
lisboa-ask-trade = Échangez un second bien contre une autre action d’État, ou arrêtez.
lisboa-ask-make-room = Votre portefeuille contient { $cards } cartes pour { $slots } places : défaussez-en une.
lisboa-ask-pay-reis = Payez { $owed ->
        [one] { $owed } real
       *[other] { $owed } réis
    } { $purpose-id ->
        [land] pour le terrain
        [hiring] pour l’engagement
       *[other] pour l’événement
    } ; vous en avez { $reis }. Combien par l’influence ?
lisboa-ask-pay-penalty = Une pénalité de { $owed ->
        [one] { $owed } real
       *[other] { $owed } réis
    } ; vous en avez { $reis }, et ce qui manque en main peut rester impayé. Combien par l’influence ?
lisboa-ask-pay-visit = { $noble } : le coût est de { $cost }. Quelle part en réis ?
lisboa-ask-place-official = Placez un officiel : encore { $left } au plus.
lisboa-ask-recall-official = Rappelez { $left ->
        [one] { $left } officiel
       *[other] { $left } officiels
    } : d’où ?
lisboa-ask-plan = De quelle pile prenez-vous un plan ?
lisboa-ask-favor = De qui prenez-vous la faveur ?
lisboa-ask-lose-favor = Quelle faveur rendez-vous ?
lisboa-ask-ship = { $ship } : dans un nouvel emplacement, ou à la place d’un navire ?
lisboa-ask-pay-goods = Payez { $goods ->
        [one] { $goods } bien
       *[other] { $goods } biens de sortes différentes
    }.
lisboa-ask-extra-good = Quel bien supplémentaire produisez-vous ?
lisboa-ask-cardinal = Avancez le Cardinal de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } au plus et prenez une tuile du clergé à côté de lui.
lisboa-ask-give-up = Décompte de l’église : cédez des tuiles du clergé (vous en avez { $tiles }), ou gardez-les.
lisboa-ask-land = Choisissez une tuile et un terrain pour votre magasin.
lisboa-ask-cube = { $land } : prenez un cube de débris de sa rangée ou de sa colonne.
lisboa-ask-pile = Prenez un cube du tas de débris.
lisboa-ask-house = { $land } : quelle maison placez-vous ?
lisboa-ask-decree = Prenez un décret.
lisboa-ask-extra-decree = Défausser un marqueur de série (vous en avez { $markers }) pour un autre décret ?
lisboa-ask-site = Choisissez un site pour le bâtiment public.
lisboa-ask-use-plan = { $site } : quel plan utilisez-vous ?
lisboa-ask-state-option = { $noble } : faites d’abord une action d’État, ou continuez vers l’action du noble.
lisboa-ask-follow = { $noble } : rendre votre faveur et { $cost } d’influence pour suivre la visite par une action ?
lisboa-ask-follow-action = { $noble } : quelle action faites-vous ?
lisboa-ask-take-good = Prenez un bien (encore { $left }).
lisboa-ask-lose-good = Perdez un bien (encore { $left }).
lisboa-ask-keep-tile = Quelle tuile du clergé gardez-vous ?
lisboa-ask-keep-card = Gardez une de ces { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
lisboa-ask-starting-decree = Prenez votre décret de départ.
lisboa-ask-discard-hand = Fin de la période : défaussez des cartes pour leurs récompenses ({ $cards } en main), ou gardez le reste.
lisboa-ask-claim-reward = Quelle récompense vient ensuite ?
lisboa-ask-task = De quelle tâche prenez-vous la récompense ?

## Why not

lisboa-why-dead-end = après cela, vous ne pourriez pas accomplir la suite obligatoire
lisboa-why-influence-short = l’influence donne { $have } réis sur { $need }
lisboa-why-reis-short = vous avez { $have } réis sur { $need }
lisboa-why-wigs-short = l’influence qui manque coûte { $need } perruques, vous en avez { $have }
lisboa-why-office-used = vous venez d’en placer un là
lisboa-why-must-place = il faut placer au moins un officiel
lisboa-why-nobody-there = vous n’y avez aucun officiel
lisboa-why-favor-held = vous avez déjà cette faveur
lisboa-why-favor-missing = vous n’avez pas cette faveur
lisboa-why-no-slot = aucun emplacement n’est libre pour un navire de plus
lisboa-why-kinds-short = il faut des biens de { $need } types, vous en avez { $have }
lisboa-why-good-missing = vous n’avez pas { $good-id ->
        [gold] d’or
        [cloth] d’étoffe
        [book] de livre
       *[other] d’outil
    }
lisboa-why-ship-for-ship = un navire ne part que pour celui qui le remplace
lisboa-why-other-row = l’autre rangée est pleine : la carte doit venir de là
lisboa-why-cardinal-too-far = { $tile } est trop loin : le Cardinal avance de { $steps } au plus
lisboa-why-no-cube = il n’y a pas de tel cube
lisboa-why-not-this-good = { $good-id ->
        [gold] l’or n’est pas proposé
        [cloth] l’étoffe n’est pas proposée
        [book] le livre n’est pas proposé
       *[other] l’outil n’est pas proposé
    }
lisboa-why-not-produced = vous n’avez pas produit { $good-id ->
        [gold] d’or
        [cloth] d’étoffe
        [book] de livre
       *[other] d’outil
    }
lisboa-why-warehouse-full = pas de place pour { $good-id ->
        [gold] l’or
        [cloth] l’étoffe
        [book] le livre
       *[other] l’outil
    } : l’entrepôt en contient { $room }
lisboa-why-land-taken = { $land } n’est pas libre
lisboa-why-no-tile = aucune tuile exposée ne convient : { $good }
lisboa-why-land-price = le terrain coûte { $need }, vous pouvez payer { $have }
lisboa-why-group-built = toutes les maisons de ce groupe sont construites
lisboa-why-site-taken = { $site } n’est pas libre
lisboa-why-no-building = aucun bâtiment disponible de vos plans ne convient à ce site : { $site }
lisboa-why-hiring-price = l’engagement coûte { $need }, vous pouvez payer { $have }
lisboa-why-no-official = aucun officiel ne reste sur votre plateau
lisboa-why-no-plan = il ne reste aucun plan
lisboa-why-no-store = vous n’avez aucun magasin qui produise
lisboa-why-no-warehouse-room = l’entrepôt est plein de ce que vous produisez ({ $room } de chaque)
lisboa-why-clergy-full = vous avez { $have } tuiles du clergé, le maximum est { $most }
lisboa-why-no-clergy-near = aucune tuile du clergé n’est à portée du Cardinal
lisboa-why-favors-full = vous avez une faveur de chaque noble
lisboa-why-no-decree = aucun décret n’est exposé
lisboa-why-pile-empty = le tas de débris est vide
lisboa-why-shipyard-empty = le chantier naval est vide
lisboa-why-no-house = toutes vos maisons sont construites
lisboa-why-no-land = aucun terrain libre n’a de tuile exposée
lisboa-why-no-own-plan = vous n’avez aucun plan à réaliser
lisboa-why-no-site = aucun site libre ne convient à un bâtiment de vos plans
lisboa-why-noble-refuses = { $noble } n’accepte pas { $good-id ->
        [gold] l’or
        [cloth] l’étoffe
        [book] le livre
       *[other] l’outil
    }
lisboa-why-covered = un bien couvre cette action jusqu’à la fin du tour
lisboa-why-ship-at-sea = { $ship } est en mer
lisboa-why-no-sale-no-trade = avec { $have ->
        [one] { $have } bien
       *[other] { $have } biens
    }, vous ne pourriez ensuite ni vendre ni commercer
lisboa-why-no-noble-card = c’est une carte Trésor
lisboa-why-no-treasury-card = c’est une carte de noble
lisboa-why-event-price = l’événement coûte { $need }, vous pouvez payer { $have }
lisboa-why-price-and-costs = après le coût de { $need }, il ne resterait pas assez pour l’action
lisboa-why-visit-cost = la visite coûte { $need }, vous pouvez payer { $have }
lisboa-why-task-not-done = { $task } n’a pas été accomplie ce tour-ci
lisboa-why-penalty-ignored = une carte de pénalité ne donne pas de récompense
lisboa-why-treasury-no-reward = une carte Trésor ne donne pas de récompense

## What happened

lisboa-did-turn = { $seat } commence son tour.
lisboa-did-docked = { $ship } accoste, à nouveau vide ({ $seat }).
lisboa-did-get-gold = { $seat } défausse { $card } pour 1 or.
lisboa-did-portfolio = { $seat } joue { $card } dans son portefeuille.
lisboa-did-visit = { $seat } rend visite avec { $card } : { $noble }.
lisboa-did-sponsor = { $seat } parraine l’événement de la carte { $card }.
lisboa-did-follow = { $seat } suit la visite ({ $noble }).
lisboa-did-state-action = { $seat } : { $action }.
lisboa-did-sold = { $seat } vend 1 { $good-id ->
        [gold] or
        [cloth] étoffe
        [book] livre
       *[other] outil
    } à { $ship } pour { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }.
lisboa-did-sailed = { $ship } prend la mer : { $wigs ->
        [one] { $wigs } perruque
       *[other] { $wigs } perruques
    } pour { $seat }.
lisboa-did-traded = { $seat } donne 1 { $good-id ->
        [gold] or
        [cloth] étoffe
        [book] livre
       *[other] outil
    } : { $action }.
lisboa-did-paid = { $seat } paie { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    } { $purpose-id ->
        [land] pour le terrain
        [hiring] pour l’engagement
       *[other] pour l’événement
    }{ $generated ->
        [0] {""}
        [one] , et { $generated } par l’influence
       *[other] , et { $generated } par l’influence
    }.
lisboa-did-paid-penalty = { $seat } paie { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    } de pénalité{ $coins ->
        [0] {""}
       *[other] , { $coins } avec des cartes Trésor
    }{ $generated ->
        [0] {""}
       *[other] , { $generated } par l’influence
    }{ $unpaid ->
        [0] {""}
       *[other] {" ;"} { $unpaid } restent impayés
    }.
lisboa-did-paid-visit = { $seat } paie la visite ({ $noble }) : { $influence } d’influence{ $wigs ->
        [0] {""}
        [one] , { $wigs } perruque
       *[other] , { $wigs } perruques
    }{ $reis ->
        [0] {""}
        [one] , { $reis } real
       *[other] , { $reis } réis
    }.
lisboa-did-influence = { $seat } gagne { $amount } d’influence et se trouve sur { $influence }{ $wigs ->
        [0] {""}
       *[other] {" :"} 1 perruque
    }.
lisboa-did-good = { $seat } prend 1 { $good-id ->
        [gold] or
        [cloth] étoffe
        [book] livre
       *[other] outil
    }.
lisboa-did-no-room = { $seat } n’a pas de place pour { $good-id ->
        [gold] l’or
        [cloth] l’étoffe
        [book] le livre
       *[other] l’outil
    }.
lisboa-did-reis = { $seat } reçoit { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
lisboa-did-wigs = { $seat } gagne { $wigs ->
        [one] { $wigs } perruque
       *[other] { $wigs } perruques
    }.
lisboa-did-lost-good = { $seat } perd 1 { $good-id ->
        [gold] or
        [cloth] étoffe
        [book] livre
       *[other] outil
    }.
lisboa-did-lost-wigs = { $seat } perd { $wigs ->
        [one] { $wigs } perruque
       *[other] { $wigs } perruques
    }.
lisboa-did-gave-good = { $seat } paie 1 { $good-id ->
        [gold] or
        [cloth] étoffe
        [book] livre
       *[other] outil
    }.
lisboa-did-excess = { $seat } rend { $good-id ->
        [gold] { $goods ->
            [one] { $goods } or
           *[other] { $goods } or
        }
        [cloth] { $goods ->
            [one] { $goods } étoffe
           *[other] { $goods } étoffes
        }
        [book] { $goods ->
            [one] { $goods } livre
           *[other] { $goods } livres
        }
       *[other] { $goods ->
            [one] { $goods } outil
           *[other] { $goods } outils
        }
    } en trop dans l’entrepôt.
lisboa-did-treasury = Le trésor est à { $value }.
lisboa-did-cube = { $seat } prend des débris : { $cube }.
lisboa-did-cube-lost = { $seat } n’a pas de place : { $cube } quitte le jeu.
lisboa-did-set = { $seat } complète une série de débris ({ $sets } en tout).
lisboa-did-triggered = { $seat } déclenche la fin de la période { $period }.
lisboa-did-dropped = { $seat } défausse { $card } de son portefeuille.
lisboa-did-scrapped = { $seat } abandonne { $ship }.
lisboa-did-placed = { $seat } place un officiel : { $noble }.
lisboa-did-displaced = { $noble } : un officiel de { $seat } va sur la place.
lisboa-did-recalled = { $seat } rappelle { $officials ->
        [one] { $officials } officiel
       *[other] { $officials } officiels
    } : { $place }.
lisboa-did-hired = { $seat } engage { $officials ->
        [one] { $officials } officiel
       *[other] { $officials } officiels
    } pour { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }.
lisboa-did-plan = { $seat } prend { $plan } ({ $officials ->
        [one] { $officials } officiel
       *[other] { $officials } officiels
    }).
lisboa-did-plan-done = { $seat } réalise { $plan }.
lisboa-did-favor = { $seat } prend une faveur royale : { $noble }.
lisboa-did-favor-back = { $seat } rend une faveur royale : { $noble }.
lisboa-did-ship = { $seat } construit { $ship }.
lisboa-did-produced = { $seat } produit { $good-id ->
        [gold] { $goods ->
            [one] { $goods } or
           *[other] { $goods } or
        }
        [cloth] { $goods ->
            [one] { $goods } étoffe
           *[other] { $goods } étoffes
        }
        [book] { $goods ->
            [one] { $goods } livre
           *[other] { $goods } livres
        }
       *[other] { $goods ->
            [one] { $goods } outil
           *[other] { $goods } outils
        }
    }.
lisboa-did-extra-good = { $seat } produit 1 { $good-id ->
        [gold] or
        [cloth] étoffe
        [book] livre
       *[other] outil
    } de plus.
lisboa-did-price = Le prix { $good-id ->
        [gold] de l’or
        [cloth] des étoffes
        [book] des livres
       *[other] des outils
    } tombe à { $price }.
lisboa-did-cardinal = { $seat } avance le Cardinal de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } et prend { $tile }.
lisboa-did-church-due = Le Cardinal atteint le symbole d’influence : décompte de l’église en fin de tour.
lisboa-did-gave-up = { $seat } cède { $tile } pour { $wigs ->
        [one] { $wigs } perruque
       *[other] { $wigs } perruques
    }.
lisboa-did-clergy-out = { $tile } arrive sur la piste de l’église.
lisboa-did-card-out = Nouvelle carte exposée : { $card }.
lisboa-did-decree-out = Nouveau décret exposé : { $decree }.
lisboa-did-store = { $seat } construit un magasin : { $land }, face à { $good-id ->
        [gold] la rue de l’or
        [cloth] la rue des étoffes
        [book] la rue des livres
       *[other] la rue des outils
    }.
lisboa-did-house = { $seat } construit une maison : { $house }.
lisboa-did-store-wigs = { $land } rapporte { $wigs ->
        [one] { $wigs } perruque
       *[other] { $wigs } perruques
    } à { $seat }.
lisboa-did-decree = { $seat } prend { $decree }.
lisboa-did-marker = { $seat } défausse un marqueur de série ({ $markers } restants).
lisboa-did-site = { $seat } déblaie le site : { $site }.
lisboa-did-building = { $seat } ouvre { $building } : { $site }.
lisboa-did-building-wigs = { $site } rapporte { $wigs ->
        [one] { $wigs } perruque
       *[other] { $wigs } perruques
    } à { $seat }.
lisboa-did-took-card = { $seat } prend { $card }.
lisboa-did-kept-tile = { $seat } a choisi une tuile du clergé.
    .secret = { $seat } garde { $tile }.
lisboa-did-shows-tile = { $seat } montre { $tile }.
lisboa-did-kept-card = { $seat } a gardé une carte.
    .secret = { $seat } garde { $card }.
lisboa-did-period-ends = La période { $period } se termine ({ $seat }).
lisboa-did-period-wigs = { $seat } gagne { $wigs ->
        [one] { $wigs } perruque
       *[other] { $wigs } perruques
    } pour ses séries de débris.
lisboa-did-discarded = { $seat } défausse { $card }.
lisboa-did-card-reward = { $seat } reçoit la récompense de la carte { $card }.
lisboa-did-period-begins = La période { $period } commence.
lisboa-did-last-round = La dernière manche commence.
lisboa-did-game-over = La partie est terminée.
lisboa-did-task = { $seat } accomplit { $task }.
lisboa-did-task-drawn = { $seat } pioche { $task }.
lisboa-did-automa-card = Le Magistrat prend { $card }.
lisboa-did-automa-cardinal = Le Magistrat avance le Cardinal de 1 case ; { $tile } quitte le jeu.
lisboa-did-automa-wigs = Le Magistrat gagne { $wigs ->
        [one] { $wigs } perruque
       *[other] { $wigs } perruques
    } du trésor.

## The score sheet

lisboa-score-start = Départ
lisboa-score-envelope = Influence au sommet
lisboa-score-sailed = Navires partis en mer
lisboa-score-new-stores = Nouveaux magasins
lisboa-score-buildings = Bâtiments publics
lisboa-score-church = Décompte de l’église
lisboa-score-rewards = Récompenses
lisboa-score-tasks = Tâches de départ
lisboa-score-period = Séries de débris, fin de période
lisboa-score-visits = Payées pour des visites
lisboa-score-penalties = Pénalités
lisboa-score-treasury-cards = Cartes Trésor du Magistrat
lisboa-score-goods = Biens
lisboa-score-portfolio = Portefeuille et enveloppe
lisboa-score-clergy = Tuiles du clergé
lisboa-reach-land = Terrains pour un magasin
lisboa-reach-site = Emplacements pour un bâtiment public
lisboa-reach-visit = Visites qui ne coûtent pas de perruques
lisboa-reach-trade = Actions d’État contre un bien

## Options, ends and small words

lisboa-option-draft = Choix des mains de départ
    .off = non
    .on = oui
lisboa-option-tasks-1 = Tâches de départ pour la place 1
    .off = non
    .on = oui
lisboa-option-tasks-2 = Tâches de départ pour la place 2
    .off = non
    .on = oui
lisboa-option-tasks-3 = Tâches de départ pour la place 3
    .off = non
    .on = oui
lisboa-option-tasks-4 = Tâches de départ pour la place 4
    .off = non
    .on = oui
lisboa-option-tokens = Jetons ville
    .off = non
    .on = oui
lisboa-option-start-decrees = Décrets de départ
    .off = non
    .on = oui
lisboa-option-tools = Majorité d’outils
    .standard = 6, 4, 2
    .english = 6, 3, 1
lisboa-end-wigs = Le plus de perruques l’emporte.
lisboa-recruit = recruter des officiels
lisboa-produce = produire des biens
lisboa-public = bâtiment public
lisboa-row = rangée
lisboa-column = colonne
lisboa-pile = tas de débris
lisboa-office = bureau
lisboa-plaza = place
lisboa-left = gauche
lisboa-middle = milieu
lisboa-right = droite
lisboa-hiring = engagement
lisboa-nothing = rien
lisboa-gold-cloth = or et étoffe
lisboa-gold-book = or et livre
lisboa-cloth-book = étoffe et livre
lisboa-gold-cloth-book = or, étoffe et livre
lisboa-gold-tool = or et outil
lisboa-cloth-tool = étoffe et outil
lisboa-gold-cloth-tool = or, étoffe et outil
lisboa-book-tool = livre et outil
lisboa-gold-book-tool = or, livre et outil
lisboa-cloth-book-tool = étoffe, livre et outil
lisboa-gold-cloth-book-tool = or, étoffe, livre et outil
lisboa-rival = Le Magistrat
