# Le plateau de Lisboa dans le navigateur

## Zones et onglets

lisboa-web-zone-wigs = Perruques
lisboa-web-zone-court = Cour
lisboa-web-zone-church = Église
lisboa-web-zone-treasury = Trésor
lisboa-web-zone-market = Marché
lisboa-web-zone-shipyard = Chantier
lisboa-web-zone-cards = Cartes politiques
lisboa-web-zone-decrees = Décrets
lisboa-web-tab-city = Ville
lisboa-web-tab-nobles = Nobles
lisboa-web-tab-church = Église
lisboa-web-tab-market = Marché
lisboa-web-tab-cards = Cartes
lisboa-web-tab-decrees = Décrets
lisboa-web-page-court = Cour et église
lisboa-web-chip = Période { $period }{ $last ->
        [0] { $turn ->
            [0] {""}
           *[other] {" "}· tour { $turn }
        }
       *[other] {" "}· derniers tours
    }
lisboa-web-step-action = Action
lisboa-web-step-card = Carte
lisboa-web-step-end = Fin du tour
lisboa-web-ends-at = { $period ->
        [1] fin de période à
       *[other] fin de partie à
    }
lisboa-web-ends-sets = { $sets ->
        [0] 0 série sur { $of }
       *[other] { $seat } : { $sets ->
            [one] { $sets } série
           *[other] { $sets } séries
        } sur { $of }
    }
lisboa-web-ends-cube = { $seat } : il manque un cube { $colour ->
        [red] d’incendie
        [blue] de raz-de-marée
       *[other] de séisme
    }
lisboa-web-ends-piles = { $empty ->
        [one] { $empty } pile vide
       *[other] { $empty } piles vides
    } sur { $of }
lisboa-web-ends-now = { $period ->
        [1] fin après ce tour
       *[other] { $ending ->
            [2] dernière manche
           *[other] encore une manche après celle-ci
        }
    }

## Noms courts, pour les cartes et les boutons

lisboa-web-short-manuel = Manuel
lisboa-web-short-marquis = Marquis
lisboa-web-short-king = Roi
lisboa-web-short-treasury = Trésor
lisboa-web-long-manuel = Manuel da Maia
lisboa-web-long-marquis = Marquis de Pombal
lisboa-web-long-king = Le roi Joseph Ier
lisboa-web-action-recruit = Recruter
lisboa-web-action-plan = Plan
lisboa-web-action-ship = Navire
lisboa-web-action-produce = Produire
lisboa-web-action-cardinal = Cardinal
lisboa-web-action-favor = Faveur
lisboa-web-action-store = Magasin
lisboa-web-action-decree = Décret
lisboa-web-action-public = Bâtiment

## Ville basse et tuiles

lisboa-web-pile = Tas
lisboa-web-not-used = hors jeu
lisboa-web-row-covered = À deux joueurs, la rangée E ne sert pas.
lisboa-web-plot-built = Terrain { $place }, { $land } : magasin de { $seat }, { $good }.
lisboa-web-plot-free = Terrain { $place }, { $land }, vide. { $reward } Prix : { $reis } ou plus.
lisboa-web-plot-legal = Terrain { $place }, { $land }. { $reward } Un magasin coûte { $reis } et rapporte aussitôt { $wigs }.
lisboa-web-site-free = { $site }, libre : { $cubes }. { $reward }
lisboa-web-site-scores = { $building } rapporterait : { $wigs }.
lisboa-web-city-first = Tuiles
lisboa-web-city-second = de ville
lisboa-web-city-tile = { $space } : { $count ->
        [0] vide
       *[other] une tuile y est posée
    }
lisboa-web-blue-first = Architecte
lisboa-web-blue-second = bleu
lisboa-web-green-first = Architecte
lisboa-web-green-second = vert
lisboa-web-plans-left = plans ×{ $number }
lisboa-web-left = reste { $number }
lisboa-web-scoring = { $place } : { $wigs } pour chaque magasin et chaque bâtiment public qui vont ensemble.

## Nobles, cour, église, port

lisboa-web-visit = Visite
lisboa-web-visit-parts = trésor { $treasury } + officiels { $officials }
lisboa-web-noble-visit = { $noble }. Une visite vous coûte { $cost } d’influence : trésor { $treasury }, officiels des autres { $officials }{ $benefits ->
        [0] {""}
       *[other] , vos avantages { $benefits }
    }.{ $wigs ->
        [0] {""}
       *[other] {" "}Vous en avez { $pay } ; { $wig } paieraient le reste.
    }
lisboa-web-state-action = Action d’État : { $action }. { $text } Accepte { $goods }.{ $covered ->
        [0] {""}
       *[other] {" "}Un bien y est posé ce tour-ci.
    }
lisboa-web-noble-action = Action du noble : { $action }. { $text }
lisboa-web-visiting = visite à
lisboa-web-event-price = Parrainer un événement vous coûte { $reis }.
lisboa-web-in-bag = { $number } au sac
lisboa-web-gap-about = Elle est remplie à la fin du tour.
lisboa-web-church-due = décompte
lisboa-web-price = { $good } : { $reis } au marché
lisboa-web-pay = payer
lisboa-web-harbour = Navires des autres
lisboa-web-no-ships = aucun autre navire

## Le plateau du joueur

lisboa-web-purse = Bourse
lisboa-web-reis-about = L’argent de ce jeu. L’influence peut aussi le payer.
lisboa-web-influence-about = L’influence paie les visites et les suites. Au plus 10.
lisboa-web-wigs-about = Les perruques sont les points de ce jeu : qui en a le plus gagne.
lisboa-web-officials-about = Officiels sur votre plateau, à envoyer dans les bureaux. Un bâtiment public a besoin de ceux que vous avez envoyés.
lisboa-web-rubble-about = Un cube de chaque couleur fait une série : de la place pour une carte et un bien de chaque sorte en plus.
lisboa-web-slot-top-about = Emplacement libre : on y met une carte de noble ou un navire.
lisboa-web-slot-bottom-about = Emplacement libre : on y met une carte du Trésor.
lisboa-web-no-favor = Aucune faveur de ce noble : { $noble }.
lisboa-web-slots = { $cards } sur { $slots }
lisboa-web-portfolio-about = Il contient 2 cartes, et 1 de plus par série de débris.
lisboa-web-slot-top = noble
lisboa-web-room = place pour { $room } de chaque
lisboa-web-sets = { $number ->
        [one] { $number } série
       *[other] { $number } séries
    }
lisboa-web-markers = { $number ->
        [one] { $number } marqueur
       *[other] { $number } marqueurs
    }
lisboa-web-houses-title = Maisons
lisboa-web-houses = { $group } : { $built } sur { $size } bâties. { $next }
lisboa-web-houses-left = Maisons restantes
lisboa-web-sets-done = Séries de débris
lisboa-web-clergy = Clergé
lisboa-web-favors = Faveurs
lisboa-web-plans = Plans
lisboa-web-plan-done = { $plan }, achevé
lisboa-web-task-done = Accomplie ce tour-ci.
lisboa-web-worth-now = Vaut maintenant { $wigs }.
lisboa-web-hand = Main · { $number }
lisboa-web-offer = Choisissez ce que vous gardez
lisboa-web-rewards = Défaussées : réclamez les récompenses
lisboa-web-hidden-card = Une carte cachée
lisboa-web-sponsor-costs = Son événement vous coûte { $reis }.
lisboa-web-tuck = Ranger
lisboa-web-automa-next = ensuite : { $kind }

## Décompte de l’église

lisboa-web-church-scoring = Décompte de l’église
lisboa-web-church-scoring-text = À tour de rôle, chacun peut rendre des tuiles du clergé contre leurs perruques, ou garder leurs effets.
lisboa-web-no-clergy = aucune tuile
lisboa-web-deciding = décide
lisboa-web-decided = a décidé
lisboa-web-decides-next = vient ensuite
lisboa-web-church-by = { $seat } a mené le Cardinal jusqu’au symbole d’influence.
lisboa-web-church-loses = (ensuite plus rien : { $text })
lisboa-web-church-keeps = toutes les tuiles restent actives

## Calculs

lisboa-web-sum-visit = { $cost } d’influence = trésor { $treasury } + officiels des autres { $officials }
lisboa-web-sum-benefits = {" "}{ $sign } avantages { $number }
lisboa-web-sum-wigs = { $number ->
        [one] { $number } perruque comble le manque
       *[other] { $number } perruques comblent le manque
    }
lisboa-web-sum-event = L’événement coûte { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }, la valeur du trésor moins les avantages
lisboa-web-sum-land = { $price ->
        [one] { $price } real
       *[other] { $price } réis
    } = trésor { $treasury } + débris restants { $rubble }
lisboa-web-sum-cube = Le terrain coûte alors { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    } de moins
lisboa-web-sum-store = { $wigs ->
        [one] { $wigs } perruque
       *[other] { $wigs } perruques
    } aussitôt, par les bâtiments publics
lisboa-web-sum-sale = { $price ->
        [one] { $price } real
       *[other] { $price } réis
    } = marché { $market } + navire et avantages
lisboa-web-sum-ship = { $goods ->
        [0] Ne coûte aucun bien
        [one] Coûte { $goods } bien
       *[other] Coûte { $goods } biens différents
    }
lisboa-web-sum-hiring = Demande { $needed ->
        [one] { $needed } officiel
       *[other] { $needed } officiels
    }{ $hired ->
        [0] {""}
       *[other] , dont { $hired } à engager pour { $price }
    }
lisboa-web-sum-decree = { $wigs ->
        [one] Vaudrait { $wigs } perruque si la partie finissait maintenant
       *[other] Vaudrait { $wigs } perruques si la partie finissait maintenant
    }

## Ce que compte un décret

lisboa-web-goal-row = rangée { $row }
lisboa-web-goal-column = colonne { $column }
lisboa-web-goal-west = ouest
lisboa-web-goal-north = nord
lisboa-web-goal-east = est
lisboa-web-goal-architect-blue = bleus
lisboa-web-goal-architect-green = verts
lisboa-web-goal-cube-brown = séisme
lisboa-web-goal-cube-red = feu
lisboa-web-goal-cube-blue = raz-marée
lisboa-web-goal-own-plans = achevés
lisboa-web-goal-own-ships = navires
lisboa-web-goal-own-hulls = coques
lisboa-web-goal-own-sets = séries
lisboa-web-goal-own-favors = faveurs
lisboa-web-goal-own-clergy = clergé
lisboa-web-goal-own-officials = envoyés
lisboa-web-goal-own-nobles = nobles
lisboa-web-goal-own-treasury = cartes
lisboa-web-goal-own-groups = groupes
lisboa-web-goal-every-own-reis = par { $number }
lisboa-web-goal-every-own-influence = par { $number }
lisboa-web-goal-every-own-goods = par { $number }
lisboa-web-goal-least-own-store-kinds = { $number } sortes
lisboa-web-goal-least-own-stores = dès { $number }
lisboa-web-goal-least-own-plans = dès { $number }

## Explications

lisboa-web-row-worth = décompte de l’église
lisboa-web-row-court = à la cour
lisboa-web-tuck-text = Dans le portefeuille : { $text }
lisboa-web-instead-noble = On visite avec une carte de ce noble. Choisissez-en une en main, puis le noble.
lisboa-web-instead-no-noble = On visite avec une carte de ce noble, et vous n’en avez pas en main.
lisboa-web-instead-land = Les magasins se bâtissent en visitant Manuel da Maia. Choisissez d’abord une de ses cartes.
lisboa-web-instead-site = Les bâtiments publics s’ouvrent en visitant le Roi. Choisissez d’abord une de ses cartes.
lisboa-web-instead-decree = Les décrets se prennent en visitant le Marquis. Choisissez d’abord une de ses cartes.
lisboa-web-instead-church = Les tuiles du clergé viennent avec le Cardinal, une action d’État du Roi. Choisissez d’abord une carte.
lisboa-web-instead-trade = Les actions d’État viennent avec une visite, ou contre un bien après une carte rangée. Choisissez d’abord une carte.
lisboa-web-instead-card = Choisissez d’abord une carte en main, puis son usage.
lisboa-web-instead-display = On prend une carte politique à la fin du tour. Jouez d’abord une carte de votre main.

## Noms de lieux que seul le plateau connaît

lisboa-market-gold = Or de la réserve
    .text = Son prix baisse de 1 dès que quelqu’un en produit.
lisboa-market-cloth = Étoffe de la réserve
    .text = Son prix baisse de 1 dès que quelqu’un en produit.
lisboa-market-book = Livres de la réserve
    .text = Son prix baisse de 1 dès que quelqu’un en produit.
lisboa-market-tool = Outils de la réserve
    .text = Son prix baisse de 1 dès que quelqu’un en produit.
lisboa-favors-manuel = Faveurs de Manuel da Maia
lisboa-favors-marquis = Faveurs du Marquis
lisboa-favors-king = Faveurs du Roi
lisboa-cube-row-brown = Cube de séisme de la rangée
lisboa-cube-row-red = Cube d’incendie de la rangée
lisboa-cube-row-blue = Cube de raz-de-marée de la rangée
lisboa-cube-column-brown = Cube de séisme de la colonne
lisboa-cube-column-red = Cube d’incendie de la colonne
lisboa-cube-column-blue = Cube de raz-de-marée de la colonne
lisboa-cube-pile-brown = Cube de séisme du tas
lisboa-cube-pile-red = Cube d’incendie du tas
lisboa-cube-pile-blue = Cube de raz-de-marée du tas

## Les tournants, sur le plateau

lisboa-moment-triggered = { $period ->
        [1] La période I finit après ce tour
       *[other] La fin est proche
    }
    .text = { $period ->
        [1] { $seat } a déclenché la fin.
       *[other] { $seat } a déclenché la fin : cette manche se termine, puis on en joue encore une.
    }
lisboa-moment-period-ends = La période I se termine
    .text = { $seat } a déclenché la fin. Chacun gagne 3 perruques par série de débris ; puis on peut défausser des cartes en main contre des récompenses, { $seat } en premier.
lisboa-moment-period-begins = La période II commence
    .text = Nouvelles cartes, navires plus grands ; quatre séries de débris ou trois piles vides terminent désormais la partie.
lisboa-moment-last-round = La dernière manche
    .text = Chacun joue encore un tour.
lisboa-moment-church-due = Le décompte de l’église approche
    .text = Le Cardinal a atteint le symbole d’influence : on décompte l’église à la fin de ce tour.

## What is left
lisboa-left-blue = Cartes bleues : mains, période I
lisboa-left-red = Cartes rouges : exposées, période I
lisboa-left-purple = Cartes violettes : mains, période II
lisboa-left-brown = Cartes brunes : exposées, période II
lisboa-left-decrees = Décrets
lisboa-left-clergy = Tuiles du clergé
lisboa-left-buildings = Bâtiments publics
lisboa-left-starting-plans = Plans de départ
lisboa-left-first-tasks = Premières tâches
lisboa-left-tasks = Tâches
lisboa-left-rubble = Débris
