# La table de Lisboa, telle que la dit le client en texte

## Parties de la table

lisboa-zone-turn = Tour
lisboa-zone-market = Trésor, marché et chantier naval
lisboa-zone-offices = Nobles et bureaux
lisboa-zone-decrees = Décrets exposés
lisboa-zone-works = Plans et bâtiments publics
lisboa-zone-lands = Terrains libres
lisboa-zone-sites = Sites libres
lisboa-zone-piles = Paquets et piles

## Ce qui s’y trouve

lisboa-at-period = Période { $period }. Tour de { $seat }.
lisboa-at-triggered = { $seat } a déclenché la fin de la période.
lisboa-at-at-court = À la cour : { $noble }, visite avec { $card }.
lisboa-at-event-at-court = À la cour : l’événement de { $card }.
lisboa-at-covered = Couvertes par des biens ce tour-ci : { $actions }.
lisboa-at-automa = { $seat } : prochaine carte { $kind }, prochain bâtiment { $architect }.
lisboa-at-prices = Prix : { $prices }.
lisboa-at-shipyard = Chantier naval, de haut en bas : { $ships }.
lisboa-at-next-ship = Prochain navire : { $ship }
lisboa-at-display = { $kind }, encore { $left } dessous : { $card }
lisboa-at-shown-card = { $card }, influence { $influence }. { $text }
lisboa-at-noble = { $noble } : accepte { $goods }. { $actions }
lisboa-at-noble-actions = Actions d’État : { $first } ; { $second }. Action du noble : { $noble }.
lisboa-at-visit-cost = Une visite vous coûte { $cost } d’influence : { $noble }.
lisboa-at-office = { $place } ({ $spaces } places) : { $officials }.
lisboa-at-neutral = neutres { $officials }
lisboa-at-plaza = { $place } : { $officials }.
lisboa-at-cardinal = Cardinal : { $space }.
lisboa-at-church-due = Décompte de l’église à la fin de ce tour.
lisboa-at-gap = { $gap } : { $tile }. { $facts }
lisboa-at-plans = { $architect }, { $left ->
        [one] { $left } plan
       *[other] { $left } plans
    } : { $plan }
lisboa-at-buildings = { $architect }, prochain bâtiment : { $building } Ensuite : { $next }.
lisboa-at-tiles = Tuiles ville : { $tiles }. Dans les piles : { $large } grandes, { $small } petites.
lisboa-at-small-tile = petite (outils)
lisboa-at-row = { $line } : { $cubes } ; ajoute { $reis }.
lisboa-at-column = { $line } : { $cubes } ; ajoute { $reis } ; { $wigs } pour un magasin avec un bâtiment.
lisboa-at-pile = Tas de débris : { $cubes }.
lisboa-at-cubes = séisme { $brown }, incendie { $red }, raz-de-marée { $blue }
lisboa-at-standing = { $land } : magasin de { $seat }, { $good }.
lisboa-at-opened = { $site } : { $building }, pour { $side }.

## Un joueur

lisboa-at-reis = { $number ->
        [one] { $number } real
       *[other] { $number } réis
    }
lisboa-at-wigs = { $number ->
        [one] { $number } perruque
       *[other] { $number } perruques
    }
lisboa-at-means = { $wigs }, influence { $influence }, { $reis }. Influence imprimée du portefeuille : { $envelope }.
lisboa-at-total = { $wigs }.
lisboa-at-goods = Entrepôt, au plus { $room } de chaque type : { $goods }.
lisboa-at-portfolio = Portefeuille, { $slots } emplacements : { $cards }.
lisboa-at-officials = Officiels sur le plateau : { $officials }. Faveurs royales : { $favors }.
lisboa-at-rubble = Débris : { $cubes }. Séries { $sets }, marqueurs de série { $markers }.
lisboa-at-ship = { $ship } { $place }, cargaison { $cargo } sur { $hull }.
lisboa-at-benefit = Dans le portefeuille : { $card }
lisboa-at-stores = Magasins : { $stores }.
lisboa-at-done-plans = Réalisés : { $plans }.
lisboa-at-hand-size = Main : { $cards ->
        [one] { $cards } carte.
       *[other] { $cards } cartes.
    }
lisboa-at-hand-known = On en connaît : { $cards }.
lisboa-at-in-hand = En main : { $card }

## Cartes et choix

lisboa-at-thing = { $name }. { $text }
lisboa-at-card = { $card } : { $facts }
lisboa-at-noble-card = { $noble }, influence { $influence }. { $text }
lisboa-at-treasury-card = { $kind }. { $text }
lisboa-at-subsidy = { $reis } maintenant. { $facts }
lisboa-at-visit = { $noble }, pour { $cost } d’influence{ $wigs ->
        [0] .
        [one] {" "}et { $wigs } perruque.
       *[other] {" "}et { $wigs } perruques.
    }
lisboa-at-price = pour { $reis }. { $text }
lisboa-at-clergy = { $text } Vaut { $wigs } lors d’un décompte de l’église.
lisboa-at-treasury-rises = Le trésor monte.
lisboa-at-church-scores = Décompte de l’église à la fin du tour.
lisboa-at-sale = { $reis } ; navire de { $seat }, cargaison { $cargo } sur { $hull }.
lisboa-at-store = { $place }, au moins { $reis }{ $wigs ->
        [0] .
        [one] , rapporte { $wigs } perruque maintenant.
       *[other] , rapporte { $wigs } perruques maintenant.
    } { $reward }
lisboa-at-price-falls = le terrain coûte { $reis } de moins.
lisboa-at-completes-set = Il complète une série de débris.
lisboa-at-site = { $cubes }. { $reward }
lisboa-at-would-score = { $building } : { $wigs } pour vous.
lisboa-at-staff = il faut { $officials ->
        [one] { $officials } officiel
       *[other] { $officials } officiels
    } ; l’engagement coûte { $reis }.
lisboa-at-ship-price = { $goods ->
        [0] ne coûte aucun bien.
        [one] coûte { $goods } bien.
       *[other] coûte { $goods } biens différents.
    }
lisboa-at-influence-after = l’influence passe de { $before } à { $after }.
lisboa-at-filled = places prises : { $officials } sur { $spaces }.
lisboa-at-yours = { $officials } des vôtres là.
lisboa-at-have = vous avez { $goods } sur { $room }.

## Sur demande

lisboa-at-land = { $land } ({ $place }) : donne sur { $streets } ; au moins { $reis }. { $reward }
lisboa-at-discards = Défausse : { $cards }.
lisboa-at-decrees-left = Paquet de décrets : { $decrees } cartes.
lisboa-at-clergy-left = Tuiles du clergé dans le sac : { $tiles } ; hors du jeu : { $out }.
