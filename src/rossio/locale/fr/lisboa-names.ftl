### Lisboa: names and one-line texts of the components (fr)

## The game

lisboa-title = Lisboa
    .text = Reconstruisez la ville basse de Lisbonne après le séisme de 1755.
lisboa-period-1 = Première période
    .text = Elle finit quand un joueur complète une 2e série de débris ou que 3 des 4 paquets politiques sont vides.
lisboa-period-2 = Seconde période
    .text = Sa fin commence quand un joueur complète une 4e série de débris ou que 3 des 4 paquets politiques sont vides.
lisboa-starting-player = Premier joueur
lisboa-automa = Le Magistrat
    .text = L’adversaire automatique du jeu en solo.
lisboa-neutral = Officiel neutre
    .text = Reste dans le bureau toute la partie et compte comme officiel adverse.

## Nobles and kinds of card

lisboa-manuel = Manuel da Maia
    .text = L’ingénieur du royaume : accepte des outils ou de l’or.
lisboa-marquis = Le Marquis
    .text = Le ministre : accepte des livres ou de l’or.
lisboa-king = Le Roi
    .text = Le souverain : accepte des étoffes ou de l’or.
lisboa-treasury = Trésor
    .text = Une carte Trésor : une subvention et un avantage durable au portefeuille, ou un événement à la cour.
lisboa-noble-card = Carte de noble
lisboa-treasury-card = Carte Trésor
lisboa-political-card = Carte politique
lisboa-reward = Récompense
lisboa-penalty = Pénalité
lisboa-benefit = Avantage
lisboa-event = Événement
lisboa-subsidy = Subvention
lisboa-cardinal = Cardinal

## Decks

lisboa-deck-blue = Paquet bleu, 1755 à 1757
    .text = Mains de départ de la première période.
lisboa-deck-red = Paquet rouge, 1758 à 1762
    .text = Cartes exposées de la première période.
lisboa-deck-purple = Paquet violet, 1763 à 1768
    .text = Complète les mains au début de la seconde période.
lisboa-deck-brown = Paquet brun, 1769 à 1777
    .text = Cartes exposées de la seconde période.
lisboa-deck-a = Paquet de tâches A
lisboa-deck-b = Paquet de tâches B

## Goods

lisboa-gold = Or
    .text = Tous les nobles l’acceptent.
    .amount = { $number } d’or
lisboa-cloth = Étoffe
    .text = Le Roi l’accepte.
    .amount = { $number ->
        [one] { $number } étoffe
       *[other] { $number } étoffes
    }
lisboa-book = Livre
    .text = Le Marquis l’accepte.
    .amount = { $number ->
        [one] { $number } livre
       *[other] { $number } livres
    }
lisboa-tool = Outil
    .text = Manuel da Maia l’accepte.
    .amount = { $number ->
        [one] { $number } outil
       *[other] { $number } outils
    }
lisboa-goods = Biens
    .amount = { $number ->
        [one] { $number } bien
       *[other] { $number } biens
    }

## Colours and sides

lisboa-blue = Bleu
lisboa-green = Vert
lisboa-red = Rouge
lisboa-purple = Violet
lisboa-brown = Brun
lisboa-yellow = Jaune
lisboa-pink = Rose
lisboa-west = Ouest
lisboa-north = Nord
lisboa-east = Est
lisboa-large = Grand
lisboa-small = Petit
lisboa-wide = Large
lisboa-thin = Étroite

## Architects

lisboa-architect-blue = Architecte bleu
lisboa-architect-green = Architecte vert

## Streets, rows, columns

lisboa-street-gold = Rua Áurea
    .text = Les magasins d’or donnent sur cette rue, entre les colonnes 1 et 2.
lisboa-street-cloth = Rua Augusta
    .text = Les magasins d’étoffes donnent sur cette rue, entre les colonnes 2 et 3.
lisboa-street-book = Rua Nova da Princesa
    .text = Les magasins de livres donnent sur cette rue, entre les colonnes 3 et 4.
lisboa-street-tool = Rua Bela da Rainha
    .text = Les magasins d’outils donnent sur cette rue, entre les colonnes 4 et 5.
lisboa-row-a = Rangée A, Santa Justa
lisboa-row-b = Rangée B, Assunção
lisboa-row-c = Rangée C, Vitória
lisboa-row-d = Rangée D, São Nicolau
lisboa-row-e = Rangée E, Conceição
lisboa-column-1 = Colonne 1, ouest
lisboa-column-2 = Colonne 2
lisboa-column-3 = Colonne 3, centre
lisboa-column-4 = Colonne 4
lisboa-column-5 = Colonne 5, étroite
lisboa-display-gold = Case de la tuile d’or
    .text = Donne un grand magasin d’or.
lisboa-display-cloth = Case de la tuile d’étoffe
    .text = Donne un grand magasin d’étoffes.
lisboa-display-book = Case de la tuile de livre
    .text = Donne un grand magasin de livres.
lisboa-display-tool = Case de la tuile d’outil
    .text = Donne un grand magasin d’outils.
lisboa-display-small = Case de la petite tuile
    .text = Donne un petit magasin d’outils pour la colonne étroite.

## Places and tracks

lisboa-downtown = Ville basse
lisboa-city-display = Étalage de la ville
lisboa-city-tile = Tuile ville
lisboa-land = Terrain
lisboa-site = Site de bâtiment
lisboa-no-land = Place du Rossio
    .text = On ne peut y construire aucun magasin.
lisboa-court = Cour
lisboa-portfolio = Portefeuille
lisboa-top-row = Rangée du haut
    .text = Nobles et navires.
lisboa-bottom-row = Rangée du bas
    .text = Cartes Trésor.
lisboa-warehouse = Entrepôt
lisboa-shipyard = Chantier naval
lisboa-market = Marché
lisboa-display = Cartes exposées
lisboa-hand = Main
lisboa-discard = Défausse
lisboa-supply = Réserve
lisboa-church = Piste de l’église
lisboa-treasury-track = Piste du Trésor
lisboa-treasury-value = Valeur du Trésor
lisboa-influence-track = Piste d’influence
lisboa-wig-track = Piste des perruques
lisboa-office-manuel = Bureau de Manuel da Maia
    .text = Accueille 6 officiels.
lisboa-office-marquis = Bureau du Marquis
    .text = Accueille 6 officiels.
lisboa-office-king = Bureau du Roi
    .text = Accueille 6 officiels.
lisboa-plaza-manuel = Place de Manuel da Maia
    .text = Les officiels ici ne comptent pas dans le coût d’une visite.
lisboa-plaza-marquis = Place du Marquis
    .text = Les officiels ici ne comptent pas dans le coût d’une visite.
lisboa-plaza-king = Place du Roi
    .text = Les officiels ici ne comptent pas dans le coût d’une visite.

## Pieces and amounts

lisboa-wig = Perruque
    .text = Les perruques sont des points : qui en a le plus gagne.
lisboa-wigs = Perruques
    .amount = { $number ->
        [one] { $number } perruque
       *[other] { $number } perruques
    }
lisboa-influence = Influence
    .text = Se dépense pour visiter les nobles ou à la place de réis.
    .amount = { $number } d’influence
lisboa-real = Real
lisboa-reis = Réis
    .amount = { $number ->
        [one] { $number } real
       *[other] { $number } réis
    }
lisboa-official = Officiel
lisboa-officials = Officiels
    .amount = { $number ->
        [one] { $number } officiel
       *[other] { $number } officiels
    }
lisboa-house = Maison
lisboa-store = Magasin
lisboa-public-building = Bâtiment public
lisboa-plan = Plan
lisboa-decree = Décret
lisboa-clergy-tile = Tuile du clergé
lisboa-favor = Faveur royale
    .amount = { $number ->
        [one] { $number } faveur royale
       *[other] { $number } faveurs royales
    }
lisboa-ship = Navire
lisboa-hull = Taille de la coque
lisboa-cargo = Cargaison
lisboa-docked = À quai
lisboa-at-sea = En mer
lisboa-rubble = Débris
lisboa-rubble-pile = Tas de débris
lisboa-rubble-set = Série de débris
    .text = Un cube de séisme, un d’incendie et un de raz-de-marée : 1 carte et 1 bien de chaque sorte en plus.
    .amount = { $number ->
        [one] { $number } série de débris
       *[other] { $number } séries de débris
    }
lisboa-set-marker = Marqueur de série
    .text = Chez le Marquis, il vaut un décret supplémentaire.
    .amount = { $number ->
        [one] { $number } marqueur de série
       *[other] { $number } marqueurs de série
    }
lisboa-cube-brown = Cube de séisme
    .text = Brun : ajoute 3 réis au prix du terrain.
    .amount = { $number ->
        [one] { $number } cube de séisme
       *[other] { $number } cubes de séisme
    }
lisboa-cube-red = Cube d’incendie
    .text = Rouge : ajoute 2 réis au prix du terrain.
    .amount = { $number ->
        [one] { $number } cube d’incendie
       *[other] { $number } cubes d’incendie
    }
lisboa-cube-blue = Cube de raz-de-marée
    .text = Bleu : ajoute 1 real au prix du terrain.
    .amount = { $number ->
        [one] { $number } cube de raz-de-marée
       *[other] { $number } cubes de raz-de-marée
    }

## Royal favours

lisboa-favor-manuel = Faveur de Manuel da Maia
    .text = Rendez-la pour suivre une visite à Manuel da Maia ; 2 perruques si vous la gardez jusqu’à la fin.
    .amount = { $number ->
        [one] { $number } faveur de Manuel da Maia
       *[other] { $number } faveurs de Manuel da Maia
    }
lisboa-favor-marquis = Faveur du Marquis
    .text = Rendez-la pour suivre une visite au Marquis ; 2 perruques si vous la gardez jusqu’à la fin.
    .amount = { $number ->
        [one] { $number } faveur du Marquis
       *[other] { $number } faveurs du Marquis
    }
lisboa-favor-king = Faveur du Roi
    .text = Rendez-la pour suivre une visite au Roi ; 2 perruques si vous la gardez jusqu’à la fin.
    .amount = { $number ->
        [one] { $number } faveur du Roi
       *[other] { $number } faveurs du Roi
    }

## Actions of a turn

lisboa-action-gold = Recevoir 1 or
    .text = Défaussez une carte de la main et prenez 1 or.
lisboa-action-portfolio = Jouer au portefeuille
    .text = Placez une carte au portefeuille, puis vendez des biens ou commercez avec les nobles.
lisboa-action-court = Jouer à la cour
    .text = Une carte de noble rend visite à ce noble ; une carte Trésor parraine son événement.
lisboa-action-sell = Vendre des biens
    .text = Vendez des biens aux navires à quai, au prix du marché plus le bonus du navire.
lisboa-action-trade = Commercer avec les nobles
    .text = Donnez 1 ou 2 biens, chacun pour une action d’État différente.
lisboa-action-visit = Visiter un noble
    .text = Payez l’influence, faites une action d’État si vous voulez, puis l’action du noble.
lisboa-action-follow = Suivre une visite
    .text = Rendez la faveur du noble, payez l’influence et faites une de ses trois actions.
lisboa-action-event = Parrainer un événement
    .text = Payez la valeur du Trésor et appliquez l’événement de la carte.
lisboa-action-card = Prendre une carte politique
    .text = Prenez une carte exposée.
lisboa-state-action = Action d’État
lisboa-noble-action = Action du noble
lisboa-action-recruit = Recruter des officiels
    .text = Placez jusqu’à 2 officiels de votre plateau dans 2 bureaux différents.
lisboa-action-plan = Acquérir un plan
    .text = Prenez le premier plan de l’un des architectes.
lisboa-action-ship = Construire un navire
    .text = Payez autant de biens différents que la taille de la coque ; le Trésor monte de 1 et vous gagnez de l’influence.
lisboa-action-produce = Produire des biens
    .text = Chacun de vos magasins donne 1 bien ; le prix de chaque sorte reçue baisse de 1.
lisboa-action-cardinal = Rencontrer le Cardinal
    .text = Avancez le Cardinal de 1 ou 2 cases et prenez une tuile du clergé à côté de lui.
lisboa-action-favor = Obtenir une faveur royale
    .text = Prenez la faveur d’un noble dont vous n’en avez pas.
lisboa-action-store = Construire un magasin
    .text = Prenez une tuile ville, posez-la sur un terrain, recevez la récompense et un cube, et payez le terrain.
lisboa-action-decree = Prendre un décret
    .text = Prenez un des décrets exposés.
lisboa-action-public = Ouvrir un bâtiment public
    .text = Achevez un de vos plans avec des officiels et placez le bâtiment de l’architecte sur un site libre.

## Phases

lisboa-phase-setup = Mise en place
lisboa-phase-draft = Choix des mains
lisboa-phase-dock = Mise à quai
lisboa-phase-action = Action
lisboa-phase-follow = Suivre la visite
lisboa-phase-card = Carte politique
lisboa-phase-church = Décompte de l’église
lisboa-phase-upkeep = Fin du tour
lisboa-phase-period = Fin de période
lisboa-phase-end = Fin de partie

## Houses

lisboa-houses-left = Maisons de gauche
    .text = Les deux construites : les réis peuvent remplacer l’influence lors des visites.
lisboa-houses-middle = Maisons du milieu
    .text = Elles rendent les navires moins chers, et gratuits avec la troisième.
lisboa-houses-right = Maisons de droite
    .text = Elles donnent des biens en plus quand vous produisez.
lisboa-house-left-1 = Première maison de gauche
    .text = Sans effet seule.
lisboa-house-left-2 = Deuxième maison de gauche
    .text = Les réis peuvent remplacer l’influence, 1 pour 1, quand vous visitez ou suivez.
lisboa-house-middle-1 = Première maison du milieu
    .text = Les navires vous coûtent 1 bien de moins.
lisboa-house-middle-2 = Deuxième maison du milieu
    .text = Les navires vous coûtent toujours 1 bien de moins.
lisboa-house-middle-3 = Troisième maison du milieu
    .text = Les navires ne vous coûtent aucun bien.
lisboa-house-right-1 = Première maison de droite
    .text = Produire donne 1 bien en plus d’une sorte produite.
lisboa-house-right-2 = Deuxième maison de droite
    .text = Produire donne toujours 1 bien en plus d’une sorte produite.
lisboa-house-right-3 = Troisième maison de droite
    .text = Produire donne 1 bien en plus de chaque sorte produite.

## Scores

lisboa-score-ships = Navires
    .text = 1 perruque par point de coque de vos navires.
lisboa-score-rubble = Séries de débris
    .text = 3 perruques par série complète.
lisboa-score-stores = Majorités de magasins
    .text = Des perruques pour qui a le plus de magasins de chaque sorte.
lisboa-score-money = Argent
    .text = 1 perruque par 5 réis, y compris ceux que donnerait l’influence.
lisboa-score-decrees = Décrets
    .text = Les perruques de vos décrets.
lisboa-score-officials = Officiels des plans
    .text = Des perruques pour qui a le plus d’officiels sur ses plans achevés.
lisboa-score-favors = Faveurs royales
    .text = 2 perruques par faveur détenue.
lisboa-scoring-tile-1 = Tuile de score, 3 perruques (première)
lisboa-scoring-tile-2 = Tuile de score, 3 perruques (deuxième)
lisboa-scoring-tile-3 = Tuile de score, 4 perruques (première)
lisboa-scoring-tile-4 = Tuile de score, 4 perruques (deuxième)
lisboa-scoring-place-1 = Case de score de la colonne 1
lisboa-scoring-place-2 = Case de score de la colonne 2
lisboa-scoring-place-3 = Case de score de la colonne 3
lisboa-scoring-place-4 = Case de score des colonnes 4 et 5
lisboa-majority-gold = Le plus de magasins d’or
    .text = 3, 2 et 1 perruques pour les trois premières places.
lisboa-majority-tool = Le plus de magasins d’outils
    .text = 6, 4 et 2 perruques pour les trois premières places.
lisboa-majority-book = Le plus de magasins de livres
    .text = 9, 6 et 3 perruques pour les trois premières places.
lisboa-majority-cloth = Le plus de magasins d’étoffes
    .text = 9, 6 et 3 perruques pour les trois premières places.
lisboa-majority-tool-english = Le plus de magasins d’outils, autre barème
    .text = 6, 3 et 1 perruques pour les trois premières places.
lisboa-officials-2 = Officiels des plans, 2 joueurs
    .text = 15 et 5 perruques pour les deux premières places.
lisboa-officials-3 = Officiels des plans, 3 joueurs
    .text = 15, 10 et 5 perruques pour les trois premières places.
lisboa-officials-4 = Officiels des plans, 4 joueurs
    .text = 15, 10 et 5 perruques pour les trois premières places.

## Sections of the rules

lisboa-section-setup = Mise en place
lisboa-section-turn = Le tour
lisboa-section-portfolio = Portefeuille, entrepôt et débris
lisboa-section-influence = Influence et argent
lisboa-section-sell = Vendre des biens
lisboa-section-trade = Commercer avec les nobles
lisboa-section-visit = Visiter un noble, et suivre
lisboa-section-noble-actions = Les actions des nobles
lisboa-section-event = Parrainer un événement
lisboa-section-end-of-turn = Fin du tour
lisboa-section-end-of-period = Fin de période
lisboa-section-end-of-game = Fin de partie
lisboa-section-variants = Variantes
lisboa-section-solo = Solo
lisboa-section-details = Points de détail

## Tracks

lisboa-treasury-1 = Case 1 du Trésor
    .text = Les visites coûtent 1 d’influence de moins ; la valeur du Trésor est de 1 real.
lisboa-treasury-2 = Case 2 du Trésor
    .text = Les visites ne coûtent pas d’influence supplémentaire ; la valeur du Trésor est de 2 réis.
lisboa-treasury-3 = Case 3 du Trésor
    .text = Les visites coûtent 1 d’influence de plus ; la valeur du Trésor est de 3 réis.
lisboa-treasury-4 = Case 4 du Trésor
    .text = Les visites coûtent 1 d’influence de plus ; la valeur du Trésor est de 4 réis.
lisboa-treasury-5 = Case 5 du Trésor
    .text = Les visites coûtent 2 d’influence de plus ; la valeur du Trésor est de 5 réis.
lisboa-treasury-6 = Case 6 du Trésor
    .text = Les visites coûtent 3 d’influence de plus ; la valeur du Trésor est de 6 réis.
lisboa-influence-0 = Influence 0
    .text = D’ici, l’influence ne donne aucun real.
lisboa-influence-1 = Influence 1
    .text = D’ici, l’influence donne jusqu’à 1 real.
lisboa-influence-2 = Influence 2
    .text = D’ici, l’influence donne jusqu’à 2 réis.
lisboa-influence-3 = Influence 3
    .text = D’ici, l’influence donne jusqu’à 2 réis.
lisboa-influence-4 = Influence 4
    .text = D’ici, l’influence donne jusqu’à 3 réis.
lisboa-influence-5 = Influence 5
    .text = D’ici, l’influence donne jusqu’à 3 réis.
lisboa-influence-6 = Influence 6
    .text = D’ici, l’influence donne jusqu’à 4 réis.
lisboa-influence-7 = Influence 7
    .text = D’ici, l’influence donne jusqu’à 4 réis.
lisboa-influence-8 = Influence 8
    .text = D’ici, l’influence donne jusqu’à 5 réis.
lisboa-influence-9 = Influence 9
    .text = D’ici, l’influence donne jusqu’à 5 réis.
lisboa-influence-10 = Influence 10
    .text = D’ici, l’influence donne jusqu’à 6 réis. Un gain qui finit ici donne 1 perruque.
lisboa-church-0 = Case 1 de l’église
    .text = L’atteindre amène un décompte de l’église à la fin du tour.
lisboa-gap-0 = Tuile du clergé entre les cases 1 et 2
lisboa-church-1 = Case 2 de l’église
lisboa-gap-1 = Tuile du clergé entre les cases 2 et 3
lisboa-church-2 = Case 3 de l’église
lisboa-gap-2 = Tuile du clergé entre les cases 3 et 4
lisboa-church-3 = Case 4 de l’église
    .text = L’atteindre fait monter le Trésor de 1.
lisboa-gap-3 = Tuile du clergé entre les cases 4 et 5
lisboa-church-4 = Case 5 de l’église
lisboa-gap-4 = Tuile du clergé entre les cases 5 et 6
lisboa-church-5 = Case 6 de l’église
lisboa-gap-5 = Tuile du clergé entre les cases 6 et 1

## Political cards

lisboa-p01 = L’ingénieur en chef
    .text = Récompense : prenez 1 or.
lisboa-p02 = Charpentiers de la Ribeira
    .text = Récompense : prenez 1 outil.
lisboa-p03 = Arpenteurs dans les ruines
    .text = Récompense : placez 1 officiel de votre plateau dans un bureau.
lisboa-p04 = Première dissertation
    .text = Récompense : prenez un plan.
lisboa-p05 = Bois réquisitionné
    .text = Pénalité : perdez 1 bien de votre choix.
lisboa-p06 = Registre des mesures d’urgence
    .text = Récompense : prenez 1 livre.
lisboa-p07 = Prix fixe du pain
    .text = Récompense : recevez 2 réis.
lisboa-p08 = Compagnie du Grão-Pará
    .text = Récompense : recevez 4 réis.
lisboa-p09 = Secrétaire d’État
    .text = Récompense : gagnez 3 d’influence.
lisboa-p10 = Don de quatre pour cent
    .text = Pénalité : payez 3 réis.
lisboa-p11 = Or de la flotte du Brésil
    .text = Récompense : prenez 1 or.
lisboa-p12 = Tentes à Belém
    .text = Récompense : prenez 1 étoffe.
lisboa-p13 = Le nonce apostolique
    .text = Récompense : avancez le Cardinal de 1 case et prenez une tuile du clergé à côté de lui.
lisboa-p14 = Audience à Ajuda
    .text = Récompense : prenez une faveur royale.
lisboa-p15 = Peur des murs de pierre
    .text = Pénalité : perdez 2 perruques.
lisboa-p16 = Levée de manœuvres
    .text = Événement : recrutez des officiels ; au portefeuille : chacun de vos paiements coûte 1 real de moins.
lisboa-p17 = Les six projets
    .text = Événement : prenez un plan ; au portefeuille : chaque officiel engagé coûte 2 réis de moins.
lisboa-p18 = Cales de la Ribeira das Naus
    .text = Événement : construisez un navire en payant son coût ; au portefeuille : chaque bien que vous vendez rapporte 1 real de plus.
lisboa-p19 = Junte du commerce
    .text = Événement : produisez des biens ; au portefeuille : chacun de vos paiements coûte 1 real de moins.
lisboa-p20 = Messe en plein air
    .text = Événement : avancez le Cardinal de 1 ou 2 cases et prenez une tuile du clergé à côté de lui ; au portefeuille : parrainer un événement coûte 2 réis de moins.
lisboa-p21 = Jour des suppliques
    .text = Événement : prenez une faveur royale ; au portefeuille : le terrain coûte 2 réis de moins.
lisboa-p22 = Maison du dessin
    .text = Récompense : prenez 1 or.
lisboa-p23 = Marché de chaux et de brique
    .text = Récompense : prenez 1 outil, puis recevez 2 réis.
lisboa-p24 = Eugénio dos Santos
    .text = Récompense : placez 1 officiel de votre plateau dans un bureau.
lisboa-p25 = Inspecteurs des quartiers
    .text = Récompense : placez jusqu’à 2 officiels de votre plateau dans 2 bureaux différents.
lisboa-p26 = Ordre de démolition
    .text = Pénalité : perdez 2 biens de votre choix.
lisboa-p27 = École de commerce
    .text = Récompense : prenez 1 livre.
lisboa-p28 = Enchères à la douane
    .text = Récompense : prenez 2 biens différents, sauf l’or.
lisboa-p29 = Comte d’Oeiras
    .text = Récompense : recevez 4 réis.
lisboa-p30 = Privilèges des métiers à tisser
    .text = Récompense : produisez des biens.
lisboa-p31 = Le procès des Távora
    .text = Pénalité : reprenez 1 de vos officiels d’un bureau ou d’une place.
lisboa-p32 = Le quint royal
    .text = Récompense : prenez 1 or.
lisboa-p33 = Mariage de la princesse
    .text = Récompense : gagnez 2 perruques.
lisboa-p34 = Le nonce congédié
    .text = Récompense : avancez le Cardinal de 1 case et prenez une tuile du clergé à côté de lui.
lisboa-p35 = Collège des nobles
    .text = Récompense : prenez une faveur royale.
lisboa-p36 = Coups de feu dans la nuit
    .text = Pénalité : rendez 1 faveur royale.
lisboa-p37 = Loi des rues nouvelles
    .text = Événement : construisez un magasin en payant ses coûts ; au portefeuille : chaque unité d’or que vous vendez rapporte 2 réis de plus.
lisboa-p38 = Échiquier royal
    .text = Événement : prenez un décret ; au portefeuille : chacun de vos paiements coûte 1 real de moins.
lisboa-p39 = Soieries du Rato
    .text = Événement : produisez des biens ; au portefeuille : chaque étoffe ou livre que vous vendez rapporte 1 real de plus.
lisboa-p40 = Compagnie du Pernambouc
    .text = Événement : construisez un navire en payant son coût ; au portefeuille : le terrain coûte 2 réis de moins.
lisboa-p41 = Intendant de police
    .text = Événement : gagnez 5 d’influence ; au portefeuille : chaque officiel engagé coûte 2 réis de moins.
lisboa-p42 = Carlos Mardel
    .text = Récompense : prenez 1 or.
lisboa-p43 = La cage de bois
    .text = Récompense : prenez 1 outil, puis recevez 3 réis.
lisboa-p44 = Maîtres d’œuvre
    .text = Récompense : placez 1 officiel de votre plateau dans un bureau.
lisboa-p45 = Table des dessinateurs
    .text = Récompense : prenez un plan, puis placez 1 officiel de votre plateau dans un bureau.
lisboa-p46 = Fièvre sur le chantier
    .text = Pénalité : reprenez 1 de vos officiels d’un bureau ou d’une place.
lisboa-p47 = Imprimerie royale
    .text = Récompense : prenez 1 livre.
lisboa-p48 = Ferme du tabac
    .text = Récompense : recevez 5 réis.
lisboa-p49 = Bureau de censure
    .text = Récompense : gagnez 3 d’influence.
lisboa-p50 = Charretiers de la Baixa
    .text = Récompense : prenez 1 cube de votre choix dans le tas de débris.
lisboa-p51 = Soldes en retard
    .text = Pénalité : payez 4 réis.
lisboa-p52 = Monnaie de Lisbonne
    .text = Récompense : prenez 1 or.
lisboa-p53 = Garde-robe royale
    .text = Récompense : prenez 1 étoffe, puis gagnez 1 perruque.
lisboa-p54 = Procession du patriarche
    .text = Récompense : avancez le Cardinal de 1 case et prenez une tuile du clergé à côté de lui.
lisboa-p55 = Opéra à Salvaterra
    .text = Récompense : prenez une faveur royale, puis gagnez 2 perruques.
lisboa-p56 = Cour en deuil
    .text = Pénalité : perdez 3 perruques.
lisboa-p57 = Tirage des parcelles
    .text = Événement : construisez un magasin en payant ses coûts ; au portefeuille : chacun de vos paiements coûte 1 real de moins.
lisboa-p58 = Livres en partie double
    .text = Événement : prenez un décret ; au portefeuille : parrainer un événement coûte 2 réis de moins.
lisboa-p59 = La promenade publique
    .text = Événement : ouvrez un bâtiment public, aux coûts habituels ; au portefeuille : chaque officiel engagé coûte 2 réis de moins.
lisboa-p60 = Charte des indiennes
    .text = Événement : produisez des biens ; au portefeuille : chaque bien que vous vendez rapporte 1 real de plus.
lisboa-p61 = Arsenal de la marine
    .text = Événement : construisez un navire en payant son coût ; au portefeuille : chaque outil que vous vendez rapporte 2 réis de plus.
lisboa-p62 = Inventaire des terres d’Église
    .text = Événement : avancez le Cardinal de 1 ou 2 cases et prenez une tuile du clergé à côté de lui ; au portefeuille : le terrain coûte 3 réis de moins.
lisboa-p63 = Reinaldo Manuel
    .text = Récompense : prenez 1 or.
lisboa-p64 = Corps des ingénieurs
    .text = Récompense : placez jusqu’à 2 officiels de votre plateau dans 2 bureaux différents.
lisboa-p65 = Loyers des arcades
    .text = Récompense : recevez 5 réis.
lisboa-p66 = Les dernières ruines
    .text = Récompense : prenez 1 cube de votre choix dans le tas de débris.
lisboa-p67 = Maçons impayés
    .text = Pénalité : reprenez 2 de vos officiels des bureaux ou des places.
lisboa-p68 = Réforme de Coimbra
    .text = Récompense : prenez 1 livre.
lisboa-p69 = Manufactures du royaume
    .text = Récompense : prenez 2 biens différents, sauf l’or.
lisboa-p70 = Marquis de Pombal
    .text = Récompense : gagnez 4 d’influence.
lisboa-p71 = Verreries de Marinha Grande
    .text = Récompense : produisez des biens.
lisboa-p72 = Criques des contrebandiers
    .text = Pénalité : perdez 2 biens de votre choix.
lisboa-p73 = Diamants du Tijuco
    .text = Récompense : prenez 1 or.
lisboa-p74 = Feux d’artifice sur le Tage
    .text = Récompense : gagnez 2 perruques.
lisboa-p75 = Paix avec Rome
    .text = Récompense : avancez le Cardinal de 1 case et prenez une tuile du clergé à côté de lui.
lisboa-p76 = Le cheval de bronze
    .text = Récompense : gagnez 4 perruques.
lisboa-p77 = La dernière maladie du roi
    .text = Pénalité : perdez 4 perruques.
lisboa-p78 = Arcades de la place
    .text = Événement : construisez un magasin en payant ses coûts ; au portefeuille : chacun de vos paiements coûte 1 real de moins.
lisboa-p79 = Loi de la bonne raison
    .text = Événement : prenez un décret ; au portefeuille : chaque bien que vous vendez rapporte 1 real de plus.
lisboa-p80 = Souscription pour l’arc
    .text = Événement : ouvrez un bâtiment public, aux coûts habituels ; au portefeuille : le terrain coûte 3 réis de moins.
lisboa-p81 = Le tournant de 1777
    .text = Événement : gagnez 7 d’influence ; au portefeuille : chacun de vos paiements coûte 1 real de moins.
lisboa-p82 = Galériens au déblai
    .text = Événement : prenez 1 cube de votre choix dans le tas de débris ; au portefeuille : chaque officiel engagé coûte 3 réis de moins.

## Clergy tiles

lisboa-c01 = Chapelain de la cour
    .text = Chaque fois que vous gagnez de l’influence, gagnez-en 1 de plus.
lisboa-c02 = Confesseur royal
    .text = Chaque fois que vous gagnez de l’influence, gagnez-en 1 de plus.
lisboa-c03 = Carme bâtisseur
    .text = Visiter Manuel da Maia, ou suivre cette visite, coûte 2 d’influence de moins.
lisboa-c04 = Chanoine des travaux
    .text = Visiter Manuel da Maia, ou suivre cette visite, coûte 2 d’influence de moins.
lisboa-c05 = Maître oratorien
    .text = Visiter le Marquis, ou suivre cette visite, coûte 2 d’influence de moins.
lisboa-c06 = Savant théatin
    .text = Visiter le Marquis, ou suivre cette visite, coûte 2 d’influence de moins.
lisboa-c07 = Aumônier de la cour
    .text = Visiter le Roi, ou suivre cette visite, coûte 2 d’influence de moins.
lisboa-c08 = Doyen de la chapelle royale
    .text = Visiter le Roi, ou suivre cette visite, coûte 2 d’influence de moins.
lisboa-c09 = Curé de Santa Justa
    .text = Ouvrir un bâtiment public demande 1 officiel de moins.
lisboa-c10 = Prieur de São Nicolau
    .text = Ouvrir un bâtiment public demande 1 officiel de moins.
lisboa-c11 = Frères de la Misericórdia
    .text = Chaque officiel engagé coûte 2 réis de moins.
lisboa-c12 = Tiers ordre franciscain
    .text = Chaque officiel engagé coûte 2 réis de moins.
lisboa-c13 = Économe du chapitre
    .text = Le terrain coûte 3 réis de moins.
lisboa-c14 = Abbé d’Alcobaça
    .text = Le terrain coûte 3 réis de moins.
lisboa-c15 = Frère trinitaire
    .text = Chaque cube de séisme vous coûte 1 real de moins dans le prix du terrain.
lisboa-c16 = Capucin des ruines
    .text = Chaque cube de séisme vous coûte 1 real de moins dans le prix du terrain.
lisboa-c17 = Chapelain des orfèvres
    .text = Chaque unité d’or ou outil que vous vendez rapporte 2 réis de plus.
lisboa-c18 = Confrérie des charpentiers
    .text = Chaque unité d’or ou outil que vous vendez rapporte 2 réis de plus.
lisboa-c19 = Chapelain des tisserands
    .text = Chaque étoffe ou livre que vous vendez rapporte 2 réis de plus.
lisboa-c20 = Bibliothécaire des Necessidades
    .text = Chaque étoffe ou livre que vous vendez rapporte 2 réis de plus.
lisboa-c21 = Chapelain des cales
    .text = Construire un navire vous coûte 1 bien de moins.
lisboa-c22 = Prieur des gens de mer
    .text = Construire un navire vous coûte 1 bien de moins.
lisboa-c23 = Aumônier de la flotte
    .text = Chaque fois qu’un de vos navires prend la mer, gagnez 1 perruque de plus.
lisboa-c24 = Ermite de Bom Sucesso
    .text = Chaque fois qu’un de vos navires prend la mer, gagnez 1 perruque de plus.
lisboa-c25 = Cellérière d’Odivelas
    .text = Quand vous produisez, prenez 1 bien de plus d’une sorte produite.
lisboa-c26 = Trésorier de Mafra
    .text = Quand vous produisez, prenez 1 bien de plus d’une sorte produite.
lisboa-c27 = Gardien des dîmes
    .text = Votre entrepôt contient 1 bien de plus de chaque sorte.
lisboa-c28 = Sacristain de la cathédrale
    .text = Votre entrepôt contient 1 bien de plus de chaque sorte.
lisboa-c29 = Notaire apostolique
    .text = Votre portefeuille contient 1 carte de plus, dans la limite de 6 cases.
lisboa-c30 = Secrétaire du patriarche
    .text = Votre portefeuille contient 1 carte de plus, dans la limite de 6 cases.
lisboa-c31 = Porte-croix
    .text = Suivre une visite coûte 2 d’influence de moins.
lisboa-c32 = Novice de Graça
    .text = Suivre une visite coûte 2 d’influence de moins.
lisboa-c33 = Prédicateur du Rossio
    .text = Quand vous recrutez, vous pouvez placer un troisième officiel dans le troisième bureau.
lisboa-c34 = Lecteur dominicain
    .text = Quand vous recrutez, vous pouvez placer un troisième officiel dans le troisième bureau.
lisboa-c35 = Fossoyeurs du Carmo
    .text = Une fois, quand vous la prenez : prenez 1 cube de votre choix dans le tas de débris.
lisboa-c36 = Tronc de Saint-Antoine
    .text = Une fois, quand vous la prenez : recevez 7 réis.
lisboa-c37 = Garde-manger de Madre de Deus
    .text = Une fois, quand vous la prenez : prenez 1 bien de chaque sorte, selon la place.

## Decrees

lisboa-d01 = Alignement de Santa Justa
    .text = 2 perruques pour chaque magasin à vous dans la rangée A.
lisboa-d02 = Cadastre de Santa Justa
    .text = 2 perruques pour chaque magasin à vous dans la rangée A.
lisboa-d03 = Alignement d’Assunção
    .text = 2 perruques pour chaque magasin à vous dans la rangée B.
lisboa-d04 = Cadastre d’Assunção
    .text = 2 perruques pour chaque magasin à vous dans la rangée B.
lisboa-d05 = Alignement de Vitória
    .text = 2 perruques pour chaque magasin à vous dans la rangée C.
lisboa-d06 = Cadastre de Vitória
    .text = 2 perruques pour chaque magasin à vous dans la rangée C.
lisboa-d07 = Alignement de São Nicolau
    .text = 2 perruques pour chaque magasin à vous dans la rangée D.
lisboa-d08 = Cadastre de São Nicolau
    .text = 2 perruques pour chaque magasin à vous dans la rangée D.
lisboa-d09 = Alignement de Conceição
    .text = 2 perruques pour chaque magasin à vous dans la rangée E.
lisboa-d10 = Cadastre de Conceição
    .text = 2 perruques pour chaque magasin à vous dans la rangée E.
lisboa-d11 = Travaux publics de Santa Justa
    .text = 3 perruques pour chaque bâtiment public ouvert au bout ouest ou est de la rangée A.
lisboa-d12 = Travaux publics d’Assunção
    .text = 3 perruques pour chaque bâtiment public ouvert au bout ouest ou est de la rangée B.
lisboa-d13 = Travaux publics de Vitória
    .text = 3 perruques pour chaque bâtiment public ouvert au bout ouest ou est de la rangée C.
lisboa-d14 = Travaux publics de São Nicolau
    .text = 3 perruques pour chaque bâtiment public ouvert au bout ouest ou est de la rangée D.
lisboa-d15 = Travaux publics de Conceição
    .text = 3 perruques pour chaque bâtiment public ouvert au bout ouest ou est de la rangée E.
lisboa-d16 = Charte des orfèvres
    .text = 2 perruques pour chaque magasin d’or à vous.
lisboa-d17 = Poinçon de titre
    .text = 2 perruques pour chaque magasin d’or à vous.
lisboa-d18 = Charte des drapiers
    .text = 2 perruques pour chaque magasin d’étoffes à vous.
lisboa-d19 = Plomb des étoffes
    .text = 2 perruques pour chaque magasin d’étoffes à vous.
lisboa-d20 = Charte des libraires
    .text = 2 perruques pour chaque magasin de livres à vous.
lisboa-d21 = Permission d’imprimer
    .text = 2 perruques pour chaque magasin de livres à vous.
lisboa-d22 = Charte des taillandiers
    .text = 2 perruques pour chaque magasin d’outils à vous.
lisboa-d23 = Étalon des quincailliers
    .text = 2 perruques pour chaque magasin d’outils à vous.
lisboa-d24 = Brevet de l’architecte bleu
    .text = 1 perruque pour chaque bâtiment public ouvert de l’architecte bleu, quel que soit celui qui l’a ouvert.
lisboa-d25 = Règle des façades bleues
    .text = 1 perruque pour chaque bâtiment public ouvert de l’architecte bleu, quel que soit celui qui l’a ouvert.
lisboa-d26 = Brevet de l’architecte vert
    .text = 1 perruque pour chaque bâtiment public ouvert de l’architecte vert, quel que soit celui qui l’a ouvert.
lisboa-d27 = Règle des façades vertes
    .text = 1 perruque pour chaque bâtiment public ouvert de l’architecte vert, quel que soit celui qui l’a ouvert.
lisboa-d28 = Horizon du couchant
    .text = 1 perruque pour chaque bâtiment public ouvert du côté ouest.
lisboa-d29 = Horizon du nord
    .text = 2 perruques pour chaque bâtiment public ouvert du côté nord.
lisboa-d30 = Horizon du levant
    .text = 1 perruque pour chaque bâtiment public ouvert du côté est.
lisboa-d31 = Portails dorés
    .text = 1 perruque pour chaque bâtiment public ouvert qui montre la couleur de l’or.
lisboa-d32 = Enduit rose
    .text = 1 perruque pour chaque bâtiment public ouvert qui montre la couleur de l’étoffe.
lisboa-d33 = Volets bruns
    .text = 1 perruque pour chaque bâtiment public ouvert qui montre la couleur du livre.
lisboa-d34 = Carreaux bleus
    .text = 1 perruque pour chaque bâtiment public ouvert qui montre la couleur de l’outil.
lisboa-d35 = Travaux achevés
    .text = 2 perruques pour chaque plan que vous avez achevé.
lisboa-d36 = Remise des clefs
    .text = 2 perruques pour chaque plan que vous avez achevé.
lisboa-d37 = Dessins bleus accomplis
    .text = 3 perruques pour chaque plan bleu que vous avez achevé.
lisboa-d38 = Dessins verts accomplis
    .text = 3 perruques pour chaque plan vert que vous avez achevé.
lisboa-d39 = Registre de la flotte
    .text = 2 perruques pour chaque navire de votre portefeuille.
lisboa-d40 = Flammes du port
    .text = 2 perruques pour chaque navire de votre portefeuille.
lisboa-d41 = Prime au tonnage
    .text = 1 perruque pour chaque point de coque de vos navires.
lisboa-d42 = Jauge des cales
    .text = 1 perruque pour chaque point de coque de vos navires.
lisboa-d43 = Déblai des pierres fendues
    .text = 1 perruque pour chaque cube de séisme (brun) sur votre plateau.
lisboa-d44 = Déblai des cendres
    .text = 1 perruque pour chaque cube d’incendie (rouge) sur votre plateau.
lisboa-d45 = Déblai des boues
    .text = 1 perruque pour chaque cube de raz-de-marée (bleu) sur votre plateau.
lisboa-d46 = Rues dégagées
    .text = 2 perruques pour chaque série de débris que vous avez complétée.
lisboa-d47 = Prime aux débris
    .text = 2 perruques pour chaque série de débris que vous avez complétée.
lisboa-d48 = Lettres de grâce
    .text = 2 perruques pour chaque faveur royale que vous détenez.
lisboa-d49 = Brevets royaux
    .text = 2 perruques pour chaque faveur royale que vous détenez.
lisboa-d50 = Chapelains de la maison
    .text = 2 perruques pour chaque tuile du clergé que vous détenez.
lisboa-d51 = Oratoire privé
    .text = 2 perruques pour chaque tuile du clergé que vous détenez.
lisboa-d52 = Rôle des officiels
    .text = 1 perruque pour chaque officiel à vous dans un bureau ou sur une place.
lisboa-d53 = Commis des travaux
    .text = 2 perruques pour chaque officiel à vous dans le bureau (pas la place) de Manuel da Maia.
lisboa-d54 = Commis du ministère
    .text = 2 perruques pour chaque officiel à vous dans le bureau (pas la place) du Marquis.
lisboa-d55 = Commis du palais
    .text = 2 perruques pour chaque officiel à vous dans le bureau (pas la place) du Roi.
lisboa-d56 = Livre des maisons nobles
    .text = 2 perruques pour chaque carte de noble de votre portefeuille.
lisboa-d57 = Lettres d’armoiries
    .text = 2 perruques pour chaque carte de noble de votre portefeuille.
lisboa-d58 = Quittances de l’Échiquier
    .text = 2 perruques pour chaque carte Trésor de votre portefeuille.
lisboa-d59 = Éloge des comptables
    .text = 2 perruques pour chaque carte Trésor de votre portefeuille.
lisboa-d60 = Compte des coffres
    .text = 1 perruque par tranche de 5 réis en main (sans compter l’influence).
lisboa-d61 = Cercle d’amis
    .text = 1 perruque par tranche de 2 d’influence.
lisboa-d62 = Inventaire des marchandises
    .text = 1 perruque par tranche de 2 biens dans votre entrepôt.
lisboa-d63 = Maisons de famille
    .text = 3 perruques pour chaque groupe de maisons que vous avez entièrement construit.
lisboa-d64 = Maisons en majorat
    .text = 3 perruques pour chaque groupe de maisons que vous avez entièrement construit.
lisboa-d65 = Foire des quatre métiers
    .text = 6 perruques si vous avez au moins un magasin de chacune des quatre sortes.
lisboa-d66 = Licence de magasin général
    .text = 6 perruques si vous avez au moins un magasin de chacune des quatre sortes.
lisboa-d67 = Marchand aux cinq portes
    .text = 6 perruques si vous avez au moins 5 magasins.
lisboa-d68 = Bâtisseur de trois plans
    .text = 6 perruques si vous avez au moins 3 plans achevés.
lisboa-d69 = Loyers du côté ouest
    .text = 2 perruques pour chaque magasin à vous dans la colonne 1 (ouest).
lisboa-d70 = Parcelles étroites
    .text = 2 perruques pour chaque magasin à vous dans la colonne 5 (l’étroite).

## Plans

lisboa-s1 = Plan d’une fontaine
    .text = Architecte bleu ; demande 2 officiels.
lisboa-s2 = Plan d’un corps de garde
    .text = Architecte bleu ; demande 2 officiels.
lisboa-s3 = Plan d’une chapelle
    .text = Architecte vert ; demande 2 officiels.
lisboa-s4 = Plan d’un four public
    .text = Architecte vert ; demande 2 officiels.
lisboa-lb1 = Plan d’une école
    .text = Architecte bleu ; demande 2 officiels.
lisboa-lb2 = Plan d’une halle
    .text = Architecte bleu ; demande 2 officiels.
lisboa-lb3 = Plan d’un relais de poste
    .text = Architecte bleu ; demande 2 officiels.
lisboa-lb4 = Plan d’une douane
    .text = Architecte bleu ; demande 3 officiels.
lisboa-lb5 = Plan d’un hôpital
    .text = Architecte bleu ; demande 3 officiels.
lisboa-lb6 = Plan d’un théâtre
    .text = Architecte bleu ; demande 3 officiels.
lisboa-lb7 = Plan d’une cale sèche
    .text = Architecte bleu ; demande 4 officiels.
lisboa-lb8 = Plan d’un palais
    .text = Architecte bleu ; demande 4 officiels.
lisboa-lg1 = Plan de bains publics
    .text = Architecte vert ; demande 2 officiels.
lisboa-lg2 = Plan d’une auberge
    .text = Architecte vert ; demande 2 officiels.
lisboa-lg3 = Plan d’une apothicairerie
    .text = Architecte vert ; demande 2 officiels.
lisboa-lg4 = Plan d’une bibliothèque
    .text = Architecte vert ; demande 3 officiels.
lisboa-lg5 = Plan d’un couvent
    .text = Architecte vert ; demande 3 officiels.
lisboa-lg6 = Plan d’un tribunal
    .text = Architecte vert ; demande 3 officiels.
lisboa-lg7 = Plan d’une bourse
    .text = Architecte vert ; demande 4 officiels.
lisboa-lg8 = Plan d’une basilique
    .text = Architecte vert ; demande 4 officiels.

## Public buildings

lisboa-b01 = Maison du Sénat
    .text = Côté bleu : or et étoffe ; côté vert : livre et outil.
lisboa-b02 = Maison des orfèvres
    .text = Côté bleu : or et étoffe ; côté vert : livre et outil.
lisboa-b03 = Bourse des marchands
    .text = Côté bleu : or et étoffe ; côté vert : livre et outil.
lisboa-b04 = Corderie royale
    .text = Côté bleu : livre et outil ; côté vert : or et étoffe.
lisboa-b05 = Académie nautique
    .text = Côté bleu : livre et outil ; côté vert : or et étoffe.
lisboa-b06 = Archives du Tombo
    .text = Côté bleu : livre et outil ; côté vert : or et étoffe.
lisboa-b07 = Maison de l’Inde
    .text = Côté bleu : étoffe et livre ; côté vert : or et outil.
lisboa-b08 = Halle au blé
    .text = Côté bleu : étoffe et livre ; côté vert : or et outil.
lisboa-b09 = Hôpital São José
    .text = Côté bleu : étoffe et livre ; côté vert : or et outil.
lisboa-b10 = Haute cour
    .text = Côté bleu : or et outil ; côté vert : étoffe et livre.
lisboa-b11 = Bureau d’essai
    .text = Côté bleu : or et outil ; côté vert : étoffe et livre.
lisboa-b12 = Église São Domingos
    .text = Côté bleu : or et outil ; côté vert : étoffe et livre.
lisboa-b13 = Palais des Estaus
    .text = Côté bleu : or et livre ; côté vert : étoffe et outil.
lisboa-b14 = Église de Conceição Velha
    .text = Côté bleu : or et livre ; côté vert : étoffe et outil.
lisboa-b15 = Château d’eau des Amoreiras
    .text = Côté bleu : étoffe et outil ; côté vert : or et livre.
lisboa-b16 = Grande Poste
    .text = Côté bleu : étoffe et outil ; côté vert : or et livre.

## Ships

lisboa-h1a = Gaivota
    .text = Coque 1 ; chaque bien qui lui est vendu rapporte le prix du marché ; 2 d’influence.
lisboa-h1b = Andorinha
    .text = Coque 1 ; chaque bien qui lui est vendu rapporte le prix du marché ; 2 d’influence.
lisboa-h1c = Sardinha
    .text = Coque 1 ; chaque bien qui lui est vendu rapporte le prix du marché ; 2 d’influence.
lisboa-h2a = Senhora da Guia
    .text = Coque 2 ; chaque bien qui lui est vendu rapporte 1 de plus ; 2 d’influence.
lisboa-h2b = Santa Ana
    .text = Coque 2 ; chaque bien qui lui est vendu rapporte 1 de plus ; 2 d’influence.
lisboa-h2c = Bom Jesus
    .text = Coque 2 ; chaque bien qui lui est vendu rapporte 1 de plus ; 2 d’influence.
lisboa-h3a = São Lourenço
    .text = Coque 3 ; chaque bien qui lui est vendu rapporte 2 de plus ; 1 d’influence.
lisboa-h3b = Princesa do Brasil
    .text = Coque 3 ; chaque bien qui lui est vendu rapporte 2 de plus ; 1 d’influence.
lisboa-h3c = Senhora da Penha
    .text = Coque 3 ; chaque bien qui lui est vendu rapporte 2 de plus ; 1 d’influence.
lisboa-h4a = Rainha dos Anjos
    .text = Coque 4 ; chaque bien qui lui est vendu rapporte 3 de plus ; 1 d’influence.
lisboa-h4b = Infante Dom Pedro
    .text = Coque 4 ; chaque bien qui lui est vendu rapporte 3 de plus ; 1 d’influence.
lisboa-h4c = Senhora da Ajuda
    .text = Coque 4 ; chaque bien qui lui est vendu rapporte 3 de plus ; 1 d’influence.

## Lands

lisboa-a2 = Coin de la Betesga
    .text = Récompense : prenez 1 étoffe.
lisboa-a3 = Arc du Bandeira
    .text = Récompense : prenez un plan.
lisboa-a4 = Parcelle du Figuier
    .text = Récompense : gagnez 2 d’influence.
lisboa-a5 = Ruelle de la Toussaint
    .text = Récompense : prenez 1 outil.
lisboa-b1 = Montée du Carmo
    .text = Récompense : recevez 5 réis.
lisboa-b2 = Parcelle d’Assunção
    .text = Récompense : placez 1 officiel de votre plateau dans un bureau.
lisboa-b3 = Coin des cordonniers
    .text = Récompense : prenez 1 or.
lisboa-b4 = Puits de Borratém
    .text = Récompense : avancez le Cardinal de 1 case et prenez une tuile du clergé à côté de lui.
lisboa-b5 = Ruelle des couteliers
    .text = Récompense : gagnez 2 perruques.
lisboa-c1 = Montée du Sacramento
    .text = Récompense : gagnez 4 d’influence.
lisboa-c2 = Parcelle de Vitória
    .text = Récompense : prenez 1 cube de votre choix dans le tas de débris.
lisboa-c3 = Coin des relieurs
    .text = Récompense : prenez 1 livre.
lisboa-c4 = Coin des ferblantiers
    .text = Récompense : prenez 1 outil.
lisboa-c5 = Ruelle des serruriers
    .text = Récompense : placez 1 officiel de votre plateau dans un bureau.
lisboa-d1 = Parcelle d’Espírito Santo
    .text = Récompense : avancez le Cardinal de 1 case et prenez une tuile du clergé à côté de lui.
lisboa-d2 = Coin des changeurs
    .text = Récompense : prenez 1 or.
lisboa-d3 = Parvis de São Nicolau
    .text = Récompense : prenez une faveur royale.
lisboa-d4 = Coin des selliers
    .text = Récompense : recevez 5 réis.
lisboa-d5 = Ruelle des cloutiers
    .text = Récompense : gagnez 2 d’influence.
lisboa-e1 = Montée de São Francisco
    .text = Récompense : placez 1 officiel de votre plateau dans un bureau.
lisboa-e2 = Coin des merciers
    .text = Récompense : prenez 1 étoffe.
lisboa-e3 = Parcelle de Madalena
    .text = Récompense : prenez 1 livre.
lisboa-e4 = Vieux pilori
    .text = Récompense : prenez 1 cube de votre choix dans le tas de débris.
lisboa-e5 = Ruelle des tonneliers
    .text = Récompense : prenez un plan.

## Building sites

lisboa-w-a = Site près du Carmo
    .text = Récompense : recevez 4 réis.
lisboa-w-b = Site près de la Trindade
    .text = Récompense : gagnez 3 d’influence.
lisboa-w-c = Site près des Mártires
    .text = Récompense : prenez une faveur royale.
lisboa-w-d = Site près du Chiado
    .text = Récompense : gagnez 3 perruques.
lisboa-w-e = Site près de Corpo Santo
    .text = Récompense : avancez le Cardinal de 1 case et prenez une tuile du clergé à côté de lui.
lisboa-n-gold = Haut de la Rua Áurea
    .text = Récompense : prenez 1 or.
lisboa-n-cloth = Haut de la Rua Augusta
    .text = Récompense : prenez 1 étoffe.
lisboa-n-book = Haut de la Rua Nova da Princesa
    .text = Récompense : prenez 1 livre.
lisboa-n-tool = Haut de la Rua Bela da Rainha
    .text = Récompense : prenez 1 outil.
lisboa-e-a = Site sous le château
    .text = Récompense : prenez un plan.
lisboa-e-b = Site près de São Mamede
    .text = Récompense : recevez 4 réis.
lisboa-e-c = Site près de São Cristóvão
    .text = Récompense : gagnez 3 d’influence.
lisboa-e-d = Site près de Santo António
    .text = Récompense : placez 1 officiel de votre plateau dans un bureau.
lisboa-e-e = Site près de la cathédrale
    .text = Récompense : gagnez 3 perruques.

## Starting tasks

lisboa-ta1 = Magasins et cales
    .text = Visitez Manuel da Maia et construisez un magasin, ou visitez le Marquis et construisez un navire ; récompense : piochez 2 cartes du paquet de tâches B.
lisboa-ta2 = Couronne et loi
    .text = Visitez le Roi et ouvrez un bâtiment public, ou visitez le Marquis et prenez un décret ; récompense : piochez 2 cartes du paquet de tâches B.
lisboa-ta3 = Magasin et décret
    .text = Visitez Manuel da Maia et construisez un magasin, ou visitez le Marquis et prenez un décret ; récompense : piochez 2 cartes du paquet de tâches B.
lisboa-ta4 = Port et palais
    .text = Visitez le Marquis et construisez un navire, ou visitez le Roi et ouvrez un bâtiment public ; récompense : piochez 2 cartes du paquet de tâches B.
lisboa-tb5 = Deux nouveaux commis
    .text = Recrutez 2 officiels en une fois ; récompense : placez 1 officiel de votre plateau dans un bureau.
lisboa-tb6 = Premier dessin
    .text = Prenez un plan ; récompense : placez 1 officiel de votre plateau dans un bureau.
lisboa-tb7 = Baiser l’anneau
    .text = Rencontrez le Cardinal ; récompense : recevez 3 réis.
lisboa-tb8 = Dans les bonnes grâces
    .text = Obtenez une faveur royale ; récompense : gagnez 2 d’influence (sans les avantages du clergé).
lisboa-tb9 = En bonne compagnie
    .text = Suivez la visite d’un autre joueur ; récompense : gagnez 2 d’influence (sans les avantages du clergé).
lisboa-tb10 = Première vente
    .text = Vendez des biens ; récompense : recevez 3 réis.
lisboa-tb11 = Ateliers à l’ouvrage
    .text = Produisez des biens ; récompense : prenez 1 or.
lisboa-tb12 = Offrande bénie
    .text = Gagnez de l’influence lors d’un décompte de l’église ; récompense : gagnez 2 perruques.

## City tokens

lisboa-ts01 = Jeton magasin 1
    .text = Récompense : prenez 1 étoffe.
lisboa-ts02 = Jeton magasin 2
    .text = Récompense : prenez un plan.
lisboa-ts03 = Jeton magasin 3
    .text = Récompense : gagnez 2 d’influence.
lisboa-ts04 = Jeton magasin 4
    .text = Récompense : prenez 1 outil.
lisboa-ts05 = Jeton magasin 5
    .text = Récompense : recevez 5 réis.
lisboa-ts06 = Jeton magasin 6
    .text = Récompense : placez 1 officiel de votre plateau dans un bureau.
lisboa-ts07 = Jeton magasin 7
    .text = Récompense : prenez 1 or.
lisboa-ts08 = Jeton magasin 8
    .text = Récompense : avancez le Cardinal de 1 case et prenez une tuile du clergé à côté de lui.
lisboa-ts09 = Jeton magasin 9
    .text = Récompense : gagnez 2 perruques.
lisboa-ts10 = Jeton magasin 10
    .text = Récompense : gagnez 4 d’influence.
lisboa-ts11 = Jeton magasin 11
    .text = Récompense : prenez 1 cube de votre choix dans le tas de débris.
lisboa-ts12 = Jeton magasin 12
    .text = Récompense : prenez 1 livre.
lisboa-ts13 = Jeton magasin 13
    .text = Récompense : prenez 1 outil.
lisboa-ts14 = Jeton magasin 14
    .text = Récompense : placez 1 officiel de votre plateau dans un bureau.
lisboa-ts15 = Jeton magasin 15
    .text = Récompense : avancez le Cardinal de 1 case et prenez une tuile du clergé à côté de lui.
lisboa-ts16 = Jeton magasin 16
    .text = Récompense : prenez 1 or.
lisboa-ts17 = Jeton magasin 17
    .text = Récompense : prenez une faveur royale.
lisboa-ts18 = Jeton magasin 18
    .text = Récompense : recevez 5 réis.
lisboa-ts19 = Jeton magasin 19
    .text = Récompense : gagnez 2 d’influence.
lisboa-ts20 = Jeton magasin 20
    .text = Récompense : placez 1 officiel de votre plateau dans un bureau.
lisboa-ts21 = Jeton magasin 21
    .text = Récompense : prenez 1 étoffe.
lisboa-ts22 = Jeton magasin 22
    .text = Récompense : prenez 1 livre.
lisboa-ts23 = Jeton magasin 23
    .text = Récompense : prenez 1 cube de votre choix dans le tas de débris.
lisboa-ts24 = Jeton magasin 24
    .text = Récompense : prenez un plan.
lisboa-tp01 = Jeton bâtiment public 1
    .text = Récompense : recevez 4 réis.
lisboa-tp02 = Jeton bâtiment public 2
    .text = Récompense : gagnez 3 d’influence.
lisboa-tp03 = Jeton bâtiment public 3
    .text = Récompense : prenez une faveur royale.
lisboa-tp04 = Jeton bâtiment public 4
    .text = Récompense : gagnez 3 perruques.
lisboa-tp05 = Jeton bâtiment public 5
    .text = Récompense : avancez le Cardinal de 1 case et prenez une tuile du clergé à côté de lui.
lisboa-tp06 = Jeton bâtiment public 6
    .text = Récompense : prenez 1 or.
lisboa-tp07 = Jeton bâtiment public 7
    .text = Récompense : prenez 1 étoffe.
lisboa-tp08 = Jeton bâtiment public 8
    .text = Récompense : prenez 1 livre.
lisboa-tp09 = Jeton bâtiment public 9
    .text = Récompense : prenez 1 outil.
lisboa-tp10 = Jeton bâtiment public 10
    .text = Récompense : prenez un plan.
lisboa-tp11 = Jeton bâtiment public 11
    .text = Récompense : recevez 4 réis.
lisboa-tp12 = Jeton bâtiment public 12
    .text = Récompense : gagnez 3 d’influence.
lisboa-tp13 = Jeton bâtiment public 13
    .text = Récompense : placez 1 officiel de votre plateau dans un bureau.
lisboa-tp14 = Jeton bâtiment public 14
    .text = Récompense : gagnez 3 perruques.
