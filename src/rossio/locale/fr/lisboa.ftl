# Ce qui est demandé, fait et refusé dans Lisboa

## Moves

lisboa-move-get-gold = Défausser { $card } pour 1 or
    .all = Défausser une carte pour 1 or
lisboa-move-portfolio = { $card } dans le portefeuille
    .all = Jouer dans le portefeuille
lisboa-move-visit = Rendre visite avec { $card }
    .all = Rendre visite à un noble
lisboa-move-sponsor = Parrainer l’événement de { $card }
    .all = Parrainer un événement
lisboa-move-take = Prendre { $card }
    .all = Prendre une carte politique
lisboa-move-drop = Défausser { $card } du portefeuille
    .all = Défausser une carte
lisboa-move-scrap = Abandonner le navire { $ship }
    .all = Abandonner un navire
lisboa-move-sell = Vendre { $good } à { $ship }
    .all = Vendre des biens
lisboa-move-trade = Donner { $good } pour : { $action }
    .all = Commercer avec les nobles
lisboa-move-done = Rien de plus
    .all = Terminer
lisboa-move-act = Action : { $action }
    .all = Choisir une action
lisboa-move-follow = Suivre
    .all = Suivre
lisboa-move-office = Placer un officiel : { $noble }
    .all = Placer un officiel
lisboa-move-recall = Rappeler un officiel : { $noble }, { $post }
    .all = Rappeler un officiel
lisboa-move-plan = Premier plan : { $architect }
    .all = Prendre un plan
lisboa-move-new-ship = Le navire dans un nouvel emplacement
    .all = Un navire de plus
lisboa-move-replace = Remplacer { $ship }
    .all = Remplacer un navire
lisboa-move-pay-goods = Payer { $goods }
    .all = Payer en biens
lisboa-move-extra = Bien supplémentaire : { $good }
    .all = Bien supplémentaire
lisboa-move-meet = Cardinal { $steps }, prendre { $tile }
    .all = Rencontrer le Cardinal
lisboa-move-favor = Faveur royale : { $noble }
    .all = Prendre une faveur royale
lisboa-move-build = { $land }, face à { $good }
    .all = Construire un magasin
lisboa-move-cube = Cube { $colour }, { $line }
    .all = Prendre des débris
lisboa-move-from-influence = { $reis } par l’influence
    .all = Réis par l’influence
lisboa-move-from-reis = { $reis } en réis
    .all = Payer la visite en réis
lisboa-move-house = Maison du groupe { $group }
    .all = Placer une maison
lisboa-move-decree = Prendre { $decree }
    .all = Prendre un décret
lisboa-move-site = Bâtir sur { $site }
    .all = Choisir un site
lisboa-move-use-plan = Utiliser { $plan }
    .all = Utiliser un plan
lisboa-move-give-up = Céder { $tile }
    .all = Céder une tuile clergé
lisboa-move-lose-good = Perdre { $good }
    .all = Perdre un bien
lisboa-move-take-good = Prendre { $good }
    .all = Prendre un bien
lisboa-move-lose-favor = Rendre une faveur : { $noble }
    .all = Rendre une faveur
lisboa-move-keep-tile = Garder { $tile }
    .all = Garder une tuile clergé
lisboa-move-keep-card = Garder { $card }
    .all = Garder une carte
lisboa-move-discard = Défausser { $card }
    .all = Défausser de la main
lisboa-move-reward = Récompense de { $card }
    .all = Recevoir une récompense
lisboa-move-task = Récompense de { $task }
    .all = Recevoir une tâche

## What is asked

lisboa-ask-action = Prenez 1 or, ou jouez une carte : dans le portefeuille ou à la cour.
lisboa-ask-take-card = Prenez une carte politique.
lisboa-ask-sell-or-trade = Maintenant, vendez des biens ou commercez avec les nobles.
lisboa-ask-sell = Vendez encore un bien, ou arrêtez.
lisboa-ask-trade = Échangez un second bien contre une autre action d’État, ou arrêtez.
lisboa-ask-make-room = Votre portefeuille contient { $cards } sur { $slots } : défaussez une carte.
lisboa-ask-pay-reis = Payez { $owed ->
        [one] { $owed } réal
       *[other] { $owed } réis
    } ({ $purpose }) ; vous en avez { $reis }. Combien par l’influence ?
lisboa-ask-pay-visit = { $noble } : le coût est de { $cost }. Quelle part en réis ?
lisboa-ask-place-official = Placez un officiel (jusqu’à { $left }).
lisboa-ask-recall-official = Rappelez { $left ->
        [one] { $left } officiel
       *[other] { $left } officiels
    } : d’où ?
lisboa-ask-plan = De quelle pile prenez-vous un plan ?
lisboa-ask-favor = De qui prenez-vous la faveur ?
lisboa-ask-lose-favor = Quelle faveur rendez-vous ?
lisboa-ask-ship = { $ship } : dans un nouvel emplacement, ou à la place d’un navire ?
lisboa-ask-pay-goods = Payez { $goods ->
        [one] { $goods } bien
       *[other] { $goods } biens de types différents
    }.
lisboa-ask-extra-good = Quel bien supplémentaire produisez-vous ?
lisboa-ask-cardinal = Déplacez le Cardinal (jusqu’à { $steps }) et prenez une tuile clergé à côté de lui.
lisboa-ask-give-up = Décompte de l’église : cédez des tuiles clergé ({ $tiles }), ou gardez-les.
lisboa-ask-land = Choisissez une tuile et un terrain pour votre magasin.
lisboa-ask-cube = { $land } : prenez un cube de débris de sa rangée ou de sa colonne.
lisboa-ask-pile = Prenez un cube de la pile de débris.
lisboa-ask-house = Quelle maison placez-vous sur { $land } ?
lisboa-ask-decree = Prenez un décret.
lisboa-ask-extra-decree = Défaussez un marqueur de série ({ $markers }) pour un autre décret, ou non ?
lisboa-ask-site = Choisissez un site pour le bâtiment public.
lisboa-ask-use-plan = { $site } : quel plan utilisez-vous ?
lisboa-ask-state-option = { $noble } : faites d’abord une action d’État, ou passez à l’action du noble.
lisboa-ask-follow = { $noble } : suivre cette visite pour { $cost } ?
lisboa-ask-follow-action = { $noble } : quelle action faites-vous ?
lisboa-ask-take-good = Prenez un bien (encore { $left }).
lisboa-ask-lose-good = Perdez un bien (encore { $left }).
lisboa-ask-keep-tile = Quelle tuile clergé gardez-vous ?
lisboa-ask-keep-card = Gardez une de ces { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
lisboa-ask-starting-decree = Prenez votre décret de départ.
lisboa-ask-discard-hand = Fin de la période : défaussez des cartes pour leurs récompenses ({ $cards } en main), ou arrêtez.
lisboa-ask-claim-reward = Quelle récompense vient ensuite ?
lisboa-ask-task = Quelle tâche faites-vous récompenser ?

## Why not

lisboa-why-dead-end = après cela, vous ne pourriez pas accomplir la suite obligatoire
lisboa-why-influence-short = l’influence donne { $have } réis sur { $need }
lisboa-why-reis-short = vous avez { $have } réis sur { $need }
lisboa-why-wigs-short = il faudrait { $need } perruques, vous en avez { $have }
lisboa-why-office-used = { $noble } : vous venez d’en placer un là
lisboa-why-must-place = recruter place au moins un officiel
lisboa-why-nobody-there = vous n’y avez aucun officiel
lisboa-why-favor-held = { $noble } : vous avez déjà cette faveur
lisboa-why-favor-missing = { $noble } : vous n’avez pas cette faveur
lisboa-why-no-slot = aucun emplacement n’est libre pour un navire de plus
lisboa-why-kinds-short = il faut des biens de { $need } types, vous en avez { $have }
lisboa-why-good-missing = vous n’avez pas : { $good }
lisboa-why-ship-for-ship = un navire ne part que pour celui qui le remplace
lisboa-why-other-row = l’autre ligne est pleine : la carte doit venir de là
lisboa-why-cardinal-too-far = { $tile } n’est pas à côté d’une case à { $steps }
lisboa-why-no-cube = il n’y a pas : { $cube }
lisboa-why-not-this-good = { $good } n’est pas proposé
lisboa-why-not-produced = vous n’avez pas produit : { $good }
lisboa-why-warehouse-full = pas de place pour { $good } : l’entrepôt en contient { $room }
lisboa-why-land-taken = { $land } n’est pas libre
lisboa-why-no-tile = aucune tuile exposée ne convient : { $good }
lisboa-why-land-price = le terrain coûte { $need }, vous pouvez payer { $have }
lisboa-why-group-built = toutes les maisons sont construites : { $group }
lisboa-why-site-taken = { $site } n’est pas libre
lisboa-why-no-building = aucun bâtiment disponible de vos plans ne convient à { $site }
lisboa-why-hiring-price = l’embauche coûte { $need }, vous pouvez payer { $have }
lisboa-why-plan-too-new = { $plan } vient de ce site et servira plus tard
lisboa-why-no-official = aucun officiel ne reste sur votre plateau
lisboa-why-no-plan = il ne reste aucun plan
lisboa-why-no-store = vous n’avez aucun magasin qui produise
lisboa-why-no-warehouse-room = l’entrepôt est plein de ce que vous produisez ({ $room } de chaque)
lisboa-why-clergy-full = vous avez { $have } tuiles clergé, le maximum est { $most }
lisboa-why-no-clergy-near = aucune tuile clergé n’est à portée du Cardinal
lisboa-why-favors-full = vous avez une faveur de chaque noble
lisboa-why-no-decree = aucun décret n’est exposé
lisboa-why-pile-empty = la pile de débris est vide
lisboa-why-shipyard-empty = le chantier naval est vide
lisboa-why-no-house = toutes vos maisons sont construites
lisboa-why-no-land = aucun terrain libre n’a de tuile exposée
lisboa-why-no-own-plan = vous n’avez aucun plan à réaliser
lisboa-why-no-site = aucun site libre ne convient à un bâtiment de vos plans
lisboa-why-noble-refuses = { $noble } n’accepte pas : { $good }
lisboa-why-covered = { $action } : un bien la couvre jusqu’à la fin du tour
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
lisboa-did-visit = { $seat } rend visite avec { $card } : { $noble }.
lisboa-did-sponsor = { $seat } parraine l’événement de { $card }.
lisboa-did-follow = { $seat } suit : { $noble }.
lisboa-did-state-action = { $seat } : { $action }.
lisboa-did-sold = { $seat } vend { $good } à { $ship } pour { $price }.
lisboa-did-sailed = { $ship } prend la mer : { $wigs ->
        [one] { $wigs } perruque
       *[other] { $wigs } perruques
    } pour { $seat }.
lisboa-did-traded = { $seat } donne { $good } : { $action }.
lisboa-did-paid = { $seat } paie { $reis } en réis et { $generated } par l’influence ({ $purpose }).
lisboa-did-paid-visit = { $seat } paie la visite ({ $noble }) : influence { $influence }, perruques { $wigs }, réis { $reis }.
lisboa-did-influence = { $seat } gagne { $amount } d’influence et se trouve sur { $influence }{ $wigs ->
        [0] {""}
       *[other] : 1 perruque
    }.
lisboa-did-good = { $seat } prend { $good }.
lisboa-did-no-room = { $seat } n’a pas de place pour { $good }.
lisboa-did-reis = { $seat } reçoit { $reis ->
        [one] { $reis } réal
       *[other] { $reis } réis
    }.
lisboa-did-wigs = { $seat } gagne { $wigs ->
        [one] { $wigs } perruque
       *[other] { $wigs } perruques
    }.
lisboa-did-lost-good = { $seat } perd { $good }.
lisboa-did-lost-reis = { $seat } perd { $reis ->
        [one] { $reis } réal
       *[other] { $reis } réis
    }.
lisboa-did-lost-wigs = { $seat } perd { $wigs ->
        [one] { $wigs } perruque
       *[other] { $wigs } perruques
    }.
lisboa-did-gave-good = { $seat } paie { $good }.
lisboa-did-excess = { $seat } rend { $goods ->
        [one] { $goods } bien
       *[other] { $goods } biens
    } en trop dans l’entrepôt : { $good }.
lisboa-did-treasury = Le trésor est à { $value }.
lisboa-did-cube = { $seat } prend des débris : { $cube }.
lisboa-did-cube-lost = { $seat } n’a pas de place : { $cube } quitte le jeu.
lisboa-did-set = { $seat } complète une série de débris ({ $sets }).
lisboa-did-triggered = { $seat } déclenche la fin de la période { $period }.
lisboa-did-dropped = { $seat } défausse { $card } de son portefeuille.
lisboa-did-scrapped = { $seat } abandonne { $ship }.
lisboa-did-placed = { $seat } place un officiel : { $noble }.
lisboa-did-displaced = { $noble } : un officiel de { $seat } va sur la place.
lisboa-did-recalled = { $seat } rappelle { $officials ->
        [one] { $officials } officiel
       *[other] { $officials } officiels
    } : { $place }.
lisboa-did-hired = { $seat } embauche { $officials ->
        [one] { $officials } officiel
       *[other] { $officials } officiels
    } pour { $price }.
lisboa-did-plan = { $seat } prend { $plan } ({ $officials ->
        [one] { $officials } officiel
       *[other] { $officials } officiels
    }).
lisboa-did-plan-done = { $seat } réalise { $plan }.
lisboa-did-favor = { $seat } prend une faveur royale : { $noble }.
lisboa-did-favor-back = { $seat } rend une faveur royale : { $noble }.
lisboa-did-ship = { $seat } construit { $ship }.
lisboa-did-produced = { $seat } produit { $goods } : { $good }.
lisboa-did-extra-good = { $seat } produit 1 de plus : { $good }.
lisboa-did-price = Le prix tombe à { $price } : { $good }.
lisboa-did-cardinal = { $seat } avance le Cardinal de { $steps } et prend { $tile }.
lisboa-did-church-due = Le Cardinal atteint l’icône d’influence : décompte de l’église en fin de tour.
lisboa-did-gave-up = { $seat } cède { $tile } pour { $wigs ->
        [one] { $wigs } perruque
       *[other] { $wigs } perruques
    }.
lisboa-did-clergy-out = { $tile } arrive sur la piste de l’église.
lisboa-did-card-out = { $card } est révélée.
lisboa-did-decree-out = { $decree } est révélé.
lisboa-did-store = { $seat } construit un magasin sur { $land } : { $good }.
lisboa-did-house = { $seat } place : { $house }.
lisboa-did-store-wigs = { $land } rapporte { $wigs ->
        [one] { $wigs } perruque
       *[other] { $wigs } perruques
    } à { $seat }.
lisboa-did-decree = { $seat } prend { $decree }.
lisboa-did-marker = { $seat } défausse un marqueur de série ({ $markers } restants).
lisboa-did-site = { $seat } déblaie { $site }.
lisboa-did-building = { $building } ouvre sur { $site } ({ $seat }).
lisboa-did-building-wigs = { $site } rapporte { $wigs ->
        [one] { $wigs } perruque
       *[other] { $wigs } perruques
    } à { $seat }.
lisboa-did-took-card = { $seat } prend { $card }.
lisboa-did-kept-tile = { $seat } a choisi une tuile clergé.
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
lisboa-did-card-reward = { $seat } reçoit la récompense de { $card }.
lisboa-did-period-begins = La période { $period } commence.
lisboa-did-last-round = La dernière manche commence.
lisboa-did-game-over = La partie est terminée.
lisboa-did-task = { $seat } accomplit { $task }.
lisboa-did-task-drawn = { $seat } pioche { $task }.
lisboa-did-automa-card = Le Magistrat prend { $card }.
lisboa-did-automa-cardinal = Le Magistrat avance le Cardinal de 1 case ; { $tile } quitte le jeu.
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

## Options, ends and small words

lisboa-option-draft = Draft des mains de départ
    .off = non
    .on = oui
lisboa-option-tasks = Tâches de départ
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
lisboa-pile = pile de débris
lisboa-office = bureau
lisboa-plaza = place
lisboa-left = gauche
lisboa-middle = milieu
lisboa-right = droite
lisboa-hiring = embauche
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
