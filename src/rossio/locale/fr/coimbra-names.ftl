# Noms et textes courts de Coimbra

## Council characters

coimbra-c101 = Capitaine du guet
    .text = Recevez 4 gardes.
coimbra-c102 = Inspecteur des halles
    .text = Les cartes qui coûtent des pièces vous coûtent 1 pièce de moins, jusqu’à 0.
coimbra-c201 = Connétable du pont
    .text = Recevez 4 gardes.
coimbra-c202 = Porte-enseigne
    .text = Recevez 2 gardes.
coimbra-c203 = Maître de la milice
    .text = Pour chacune de vos cartes du Conseil, celle-ci comprise : 1 garde et jusqu’à 1 pas de pèlerin.
coimbra-c204 = Sergent des remparts
    .text = Chaque dé gris que vous activez donne en plus 2 gardes ; le blanc ne compte jamais.
coimbra-c205 = Recruteur de la flotte
    .text = Recevez 4 gardes ; puis vous pouvez investir dans un voyage qui coûte des gardes.
coimbra-c206 = Échevin
    .text = Au début de la phase E : une piste au choix +1, et 1 garde.
coimbra-c301 = Juge royal
    .text = Recevez 1 garde.
coimbra-c302 = Grand chambellan
    .text = Prenez une tuile de faveur encore près du château et utilisez-la.
coimbra-c303 = Bailli des arriérés
    .text = Chaque joueur derrière vous sur la piste grise vous remet 2 gardes ou 2 points, à son choix.
coimbra-c304 = Intendant de l’arsenal
    .text = Touchez maintenant le revenu de votre piste grise.
coimbra-c305 = Garde du sceau
    .text = Utilisez à nouveau le bonus immédiat d’une autre de vos cartes du Conseil.
coimbra-c306 = Commandant vétéran
    .text = Pendant votre tour de revenus : changez 2 gardes en 1 point, autant de fois que voulu.

## Merchant characters

coimbra-m101 = Marchand de sel
    .text = Recevez 4 pièces.
coimbra-m102 = Maquignon
    .text = Les cartes qui coûtent des gardes vous coûtent 1 garde de moins, jusqu’à 0.
coimbra-m201 = Importateur d’épices
    .text = Recevez 4 pièces.
coimbra-m202 = Maître orfèvre
    .text = Recevez 2 pièces.
coimbra-m203 = Doyen des tisserands
    .text = Pour chacune de vos cartes de marchand, celle-ci comprise : 1 pièce et 1 point.
coimbra-m204 = Grossiste en huile d’olive
    .text = Chaque dé orange que vous activez donne en plus 2 pièces ; le blanc ne compte jamais.
coimbra-m205 = Armateur du Mondego
    .text = Recevez 4 pièces ; puis vous pouvez investir dans un voyage qui coûte des pièces.
coimbra-m206 = Colporteuse de faïence
    .text = Au début de la phase E : une piste au choix +1, et 1 pièce.
coimbra-m301 = Négociant en sucre
    .text = Recevez 3 pièces.
coimbra-m302 = Marchande de soieries
    .text = Vous pouvez payer 5 pièces pour gagner 7 points.
coimbra-m303 = Fermier des péages
    .text = Chaque adversaire vous remet 1 garde et 1 pièce, ou 2 points, à son choix.
coimbra-m304 = Receveur de la douane
    .text = Touchez maintenant le revenu de votre piste orange.
coimbra-m305 = Fripier
    .text = Vous pouvez prendre une carte de la défausse pour 3 des biens qu’elle coûte.
coimbra-m306 = Changeur
    .text = Pendant votre tour de revenus : changez 2 pièces en 1 point, autant de fois que voulu.

## Cleric characters

coimbra-l101 = Frère itinérant
    .text = Faites jusqu’à 2 pas de pèlerin.
coimbra-l102 = Aumônier de la cathédrale
    .text = Après chaque carte de marchand acquise : 1 pièce et 2 points.
coimbra-l201 = Grand chantre
    .text = Faites jusqu’à 1 pas de pèlerin.
coimbra-l202 = Guide des pèlerins
    .text = Faites jusqu’à 3 pas de pèlerin.
coimbra-l203 = Ermite déchaux
    .text = Au début de la phase E : jusqu’à 2 pas de pèlerin si vous n’avez pas de dé violet ; le blanc n’est pas violet.
coimbra-l204 = Sœur hospitalière
    .text = Chaque dé violet que vous activez donne en plus jusqu’à 1 pas de pèlerin ; le blanc ne compte jamais.
coimbra-l205 = Commandeur de l’ordre
    .text = Vous pouvez payer 5 gardes pour faire jusqu’à 5 pas de pèlerin.
coimbra-l206 = Novice copiste
    .text = Faites jusqu’à 2 pas de pèlerin.
coimbra-l301 = Évêque auxiliaire
    .text = Faites jusqu’à 2 pas de pèlerin.
coimbra-l302 = Visiteur des couvents
    .text = Gagnez 1 point par monastère portant votre disque.
coimbra-l303 = Prieur des chanoines
    .text = Touchez maintenant le revenu de votre piste violette.
coimbra-l304 = Prédicateur enflammé
    .text = Gagnez 5 points ; chaque adversaire perd 3 points ou une carte de clerc et son influence, à son choix.
coimbra-l305 = Maître des enfants de chœur
    .text = Utilisez à nouveau le bonus immédiat d’une autre de vos cartes de clerc.
coimbra-l306 = Abbesse des clarisses
    .text = Gagnez 3 points.

## Scholar characters

coimbra-s101 = Lecteur de grammaire
    .text = Gagnez 4 points.
coimbra-s102 = Secrétaire de l’université
    .text = Après chaque carte du Conseil acquise : 1 garde, 1 point et jusqu’à 1 pas de pèlerin.
coimbra-s201 = Professeur de rhétorique
    .text = Gagnez 1 point.
coimbra-s202 = Précepteur des boursiers
    .text = À la fin : 1 point pour chacune de vos cartes d’influence 1 ou 2.
coimbra-s203 = Poétesse lyrique
    .text = Chaque dé vert que vous activez donne en plus 2 points ; le blanc ne compte jamais.
coimbra-s204 = Docteur en deux facultés
    .text = Gagnez 1 point.
coimbra-s205 = Ingénieur militaire
    .text = À la fin, votre piste grise de 7 à 9 donne 5 points, de 10 à 12 en donne 7, de 13 à 15 en donne 10.
coimbra-s206 = Maître de calcul
    .text = À la fin, votre piste orange de 7 à 9 donne 5 points, de 10 à 12 en donne 7, de 13 à 15 en donne 10.
coimbra-s301 = Recteur des études
    .text = Gagnez 1 point.
coimbra-s302 = Historien de l’Église
    .text = À la fin, votre piste violette de 7 à 9 donne 5 points, de 10 à 12 en donne 7, de 13 à 15 en donne 10.
coimbra-s303 = Bibliothécaire du roi
    .text = À la fin, votre piste verte de 7 à 9 donne 5 points, de 10 à 12 en donne 7, de 13 à 15 en donne 10.
coimbra-s304 = Grand cosmographe
    .text = Touchez maintenant le revenu de votre piste verte.
coimbra-s305 = Philosophe humaniste
    .text = À la fin : 5 points par série de quatre de vos cartes, une de chaque classe.
coimbra-s306 = Imprimeur de traités
    .text = À la fin : marquez une deuxième fois une autre de vos cartes de fin de partie.

## Monasteries

coimbra-mo-i-01 = Saint-Georges-de-la-Porte
    .text = Recevez 5 gardes.
coimbra-mo-i-02 = Saint-Matthieu-du-Trésor
    .text = Recevez 5 pièces.
coimbra-mo-i-03 = Notre-Dame-de-la-Route
    .text = Gagnez 3 points, puis faites jusqu’à 2 pas de pèlerin.
coimbra-mo-i-04 = Saint-Martin-de-l’Aumône
    .text = Recevez 4 gardes ou 4 pièces, et 2 points.
coimbra-mo-i-05 = Saint-Michel-de-la-Tour
    .text = Avancez de 3 sur la piste grise.
coimbra-mo-i-06 = Saint-Nicolas-du-Quai
    .text = Avancez de 3 sur la piste orange.
coimbra-mo-i-07 = Saint-François-des-Monts
    .text = Avancez de 3 sur la piste violette.
coimbra-mo-i-08 = Sainte-Catherine-des-Livres
    .text = Avancez de 3 sur la piste verte.
coimbra-mo-i-09 = Sainte-Croix-des-Quatre-Vents
    .text = Avancez de 1 sur les quatre pistes.
coimbra-mo-i-10 = Sainte-Élisabeth-de-la-Couronne
    .text = Gagnez 1 point pour chaque couronne que vous avez maintenant.
coimbra-mo-i-11 = Saint-Jacques-des-Chemins
    .text = Désormais, gagnez 1 point pour chaque nouveau disque que vous posez sur un monastère.
coimbra-mo-i-12 = Saint-Jérôme-de-la-Plume
    .text = Compte pour 1 diplôme joker.
coimbra-mo-ii-01 = Saint-Sébastien-des-Archers
    .text = Gagnez 2 points pour chacune de vos cartes du Conseil.
coimbra-mo-ii-02 = Saint-Homebon-des-Drapiers
    .text = Gagnez 2 points pour chacune de vos cartes de marchand.
coimbra-mo-ii-03 = Saint-Augustin-du-Cloître
    .text = Gagnez 2 points pour chacune de vos cartes de clerc.
coimbra-mo-ii-04 = Saint-Thomas-des-Lutrins
    .text = Gagnez 2 points pour chacune de vos cartes d’érudit.
coimbra-mo-ii-05 = Saint-Pierre-des-Clefs
    .text = Gagnez 2 points pour chacune de vos cartes d’influence 3 ou 4.
coimbra-mo-ii-06 = Tous-les-Saints-de-la-Colline
    .text = Gagnez 5 points par série de quatre de vos cartes, une de chaque classe.
coimbra-mo-ii-07 = Sainte-Barbe-du-Château
    .text = Désormais, gagnez 4 points pour chaque dé que vous placez au château.
coimbra-mo-ii-08 = Saint-Albert-des-Deux-Écoles
    .text = Compte pour 2 diplômes joker.
coimbra-mo-iii-01 = Saint-Benoît-du-Val
    .text = Gagnez 2 points par monastère portant votre disque, celui-ci compris.
coimbra-mo-iii-02 = Notre-Dame-de-la-Sagesse
    .text = Marquez maintenant vos séries de diplômes, comme à la fin.
coimbra-mo-iii-03 = Saint-Elme-des-Marins
    .text = Marquez maintenant jusqu’à 2 de vos voyages, différents, comme à la fin.
coimbra-mo-iii-04 = Saint-Esprit-du-Bon-Conseil
    .text = Marquez maintenant une de vos cartes de fin de partie et une tuile d’influence selon votre rang ; vous seul marquez.

## Voyages

coimbra-vo-tanger = Tanger
    .text = 2 points par voyage portant votre disque, celui-ci compris.
coimbra-vo-madeira = Madère
    .text = 1 point pour chacun de vos diplômes, de toute sorte.
coimbra-vo-caboverde = Cap-Vert
    .text = La moitié de la somme de vos pistes grise et orange en points, arrondie à l’inférieur.
coimbra-vo-sansibar = Zanzibar
    .text = La moitié de la somme de vos pistes violette et verte en points, arrondie à l’inférieur.
coimbra-vo-ceuta = Ceuta
    .text = 1 point par monastère de la carte sans votre disque.
coimbra-vo-calicut = Calicut
    .text = La moitié de la somme de vos gardes, pièces et couronnes en points, arrondie à l’inférieur.
coimbra-vo-maskat = Mascate
    .text = 2 points par case de votre piste la plus basse, une seule fois.
coimbra-vo-barbados = Barbade
    .text = 1 point par monastère portant votre disque.
coimbra-vo-brasil = Brésil
    .text = 2 points par monastère de niveau I portant votre disque.
coimbra-vo-acores = Açores
    .text = 3 points pour chacune de vos cartes de personnage au-delà de la dixième.
coimbra-vo-goa = Goa
    .text = 9 points.
coimbra-vo-macau = Macao
    .text = 2 points pour chacune de vos cartes du Conseil.
coimbra-vo-malaca = Malacca
    .text = 2 points pour chacune de vos cartes de marchand.
coimbra-vo-ceilao = Ceylan
    .text = 2 points pour chacune de vos cartes de clerc.
coimbra-vo-diu = Diu
    .text = 2 points pour chacune de vos cartes d’érudit.

## Favour tiles, cap, distress

coimbra-fa-3 = Charte de navigation
    .text = 3 couronnes. Tant que vous l’avez, vos investissements coûtent 2 de moins ; investissez dès maintenant dans un voyage si vous le voulez.
coimbra-fa-2 = Éloge de la reine
    .text = 2 couronnes. Gagnez 4 points ; vous pouvez poser le bonnet sur un de vos dés dans une ville.
coimbra-fa-1 = Sauf-conduit
    .text = 1 couronne. Gagnez 2 points et faites jusqu’à 3 pas de pèlerin.
coimbra-fa-0 = Bourse royale
    .text = Aucune couronne. Recevez 7 gardes ou 7 pièces.
coimbra-cap = Bonnet de docteur (+3)
    .text = Un de vos dés dans une ville vaut 3 de plus et reprend place dans la file ; sa carte coûte la valeur augmentée.
coimbra-distress = Détresse
    .text = Au lieu d’une carte ou d’une tuile : jusqu’à 2 pièces et jusqu’à 2 gardes.

## Classes

coimbra-council = Conseil
    .text = Classe grise ; sa piste rapporte des gardes.
    .amount = { $number } sur la piste du Conseil
coimbra-merchant = Marchand
    .text = Classe orange ; sa piste rapporte des pièces.
    .amount = { $number } sur la piste des marchands
coimbra-cleric = Clerc
    .text = Classe violette ; sa piste rapporte des pas de pèlerin.
    .amount = { $number } sur la piste des clercs
coimbra-scholar = Érudit
    .text = Classe verte ; sa piste rapporte des points.
    .amount = { $number } sur la piste des érudits
coimbra-council-card = carte du Conseil
coimbra-merchant-card = carte de marchand
coimbra-cleric-card = carte de clerc
coimbra-scholar-card = carte d’érudit

## Colours

coimbra-grey = gris
coimbra-orange = orange
coimbra-purple = violet
coimbra-green = vert
coimbra-white = blanc
coimbra-blue = bleu
coimbra-brown = brun
coimbra-ruby = rubis
coimbra-red = rouge
coimbra-yellow = jaune
coimbra-black = noir
coimbra-die-grey = dé gris
    .text = Rapporte le revenu de la piste grise.
coimbra-die-orange = dé orange
    .text = Rapporte le revenu de la piste orange.
coimbra-die-purple = dé violet
    .text = Rapporte le revenu de la piste violette.
coimbra-die-green = dé vert
    .text = Rapporte le revenu de la piste verte.
coimbra-die-white = dé blanc
    .text = Rapporte le revenu d’une piste au choix ; ne compte pour aucune couleur.

## Goods and counts

coimbra-guards = gardes
    .amount = { $number ->
        [one] { $number } garde
       *[other] { $number } gardes
    }
coimbra-coins = pièces
    .amount = { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
coimbra-vp = points de victoire
    .amount = { $number ->
        [one] { $number } point de victoire
       *[other] { $number } points de victoire
    }
coimbra-steps = pas de pèlerin
    .amount = { $number ->
        [one] { $number } pas de pèlerin
       *[other] { $number } pas de pèlerin
    }
coimbra-crowns = couronnes
    .amount = { $number ->
        [one] { $number } couronne
       *[other] { $number } couronnes
    }
coimbra-diplomas = diplômes
coimbra-influence = influence
coimbra-points = points
    .amount = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }

## Diplomas

coimbra-law = Droit civil
coimbra-can = Droit canon
coimbra-med = Médecine
coimbra-the = Théologie
coimbra-art = Arts
coimbra-wild = Joker
    .text = Compte pour n’importe quelle sorte de diplôme.

## Tracks

coimbra-tr-grey = Piste grise
    .text = Conseil. Gardes pour chaque dé gris : { $values-1 } sur la case { $from-1 }, { $values-2 } de { $from-2 } à { $to-2 }, { $values-3 } de { $from-3 } à { $to-3 }, { $values-4 } de { $from-4 } à { $to-4 }, { $values-5 } de { $from-5 } à { $to-5 }, { $values-6 } de { $from-6 } à { $to-6 }.
coimbra-tr-orange = Piste orange
    .text = Marchands. Pièces pour chaque dé orange : { $values-1 } sur la case { $from-1 }, { $values-2 } de { $from-2 } à { $to-2 }, { $values-3 } de { $from-3 } à { $to-3 }, { $values-4 } de { $from-4 } à { $to-4 }, { $values-5 } de { $from-5 } à { $to-5 }, { $values-6 } de { $from-6 } à { $to-6 }.
coimbra-tr-purple = Piste violette
    .text = Clercs. Pas de pèlerin pour chaque dé violet : { $values-1 } sur la case { $from-1 }, { $values-2 } de { $from-2 } à { $to-2 }, { $values-3 } de { $from-3 } à { $to-3 }, { $values-4 } de { $from-4 } à { $to-4 }, { $values-5 } de { $from-5 } à { $to-5 }, { $values-6 } de { $from-6 } à { $to-6 }.
coimbra-tr-green = Piste verte
    .text = Érudits. Points pour chaque dé vert : { $values-1 } sur la case { $from-1 }, { $values-2 } de { $from-2 } à { $to-2 }, { $values-3 } de { $from-3 } à { $to-3 }, { $values-4 } de { $from-4 } à { $to-4 }, { $values-5 } de { $from-5 } à { $to-5 }, { $values-6 } de { $from-6 } à { $to-6 }.
coimbra-it-1 = Renom modeste
    .text = 2 ou 3 joueurs : { $p23-1 } points au premier, { $p23-2 } au deuxième. 4 joueurs : { $p4-1 }, { $p4-2 } et { $p4-3 }.
coimbra-it-2 = Bon renom
    .text = 2 ou 3 joueurs : { $p23-1 } points au premier, { $p23-2 } au deuxième. 4 joueurs : { $p4-1 }, { $p4-2 } et { $p4-3 }.
coimbra-it-3 = Grand renom
    .text = 2 ou 3 joueurs : { $p23-1 } points au premier, { $p23-2 } au deuxième. 4 joueurs : { $p4-1 }, { $p4-2 } et { $p4-3 }.
coimbra-it-4 = Renom suprême
    .text = 2 ou 3 joueurs : { $p23-1 } points au premier, { $p23-2 } au deuxième. 4 joueurs : { $p4-1 }, { $p4-2 } et { $p4-3 }.
coimbra-track = piste d’influence
coimbra-influence-tile = tuile d’influence
coimbra-income = revenu

## Die tokens

coimbra-dt-2 = Jeton-dé 2
coimbra-dt-3a = Jeton-dé 3 (premier)
coimbra-dt-3b = Jeton-dé 3 (second)
coimbra-dt-4 = Jeton-dé 4
coimbra-dt-5 = Jeton-dé 5
coimbra-die-token = jeton-dé
    .text = Se tient dans la file comme un dé sans couleur et défausse la carte de plus forte influence.

## Places

coimbra-castle = Château
    .text = Le dé le plus bas agit en premier et prend une tuile de faveur.
coimbra-upper = Ville haute
    .text = Le dé le plus haut agit en premier et prend une carte de cette rangée.
coimbra-central = Ville centrale
    .text = Se résout après la ville haute ; le dé le plus haut agit en premier.
coimbra-lower = Ville basse
    .text = Se résout en dernier ; le dé le plus haut agit en premier.

## Phases

coimbra-phase-a = Phase A : lancer
    .text = Le premier joueur lance tous les dés de la réserve.
coimbra-phase-b = Phase B : placement
    .text = En trois tours de table, chacun prend un dé et le place.
coimbra-phase-c = Phase C : château et villes
    .text = Les dés agissent, lieu par lieu, de gauche à droite.
coimbra-phase-d = Phase D : ordre de jeu
    .text = Qui a le plus de couronnes passe en tête.
coimbra-phase-e = Phase E : revenus
    .text = Chaque dé rapporte le revenu de sa piste.
coimbra-phase-f = Phase F : voyages
    .text = Chacun peut investir dans un voyage.

## Decks and bonus times

coimbra-deck-1 = Cartes de départ (I)
coimbra-deck-2 = Paquet II, manches 1 et 2
coimbra-deck-3 = Paquet III, manches 3 et 4
coimbra-bonus-immediate = immédiat
    .text = S’utilise en acquérant la carte, une fois.
coimbra-bonus-phase-c = à l’acquisition
    .text = Agit à chaque phase C.
coimbra-bonus-phase-e = avec les revenus
    .text = Agit à chaque phase E.
coimbra-bonus-end = à la fin
    .text = Se marque en fin de partie.
coimbra-type-immediate = immédiat
    .text = S’utilise en posant le disque, ou jamais.
coimbra-type-ongoing = durable
    .text = Agit dès la pose du disque, jamais en arrière.
coimbra-type-diploma = diplôme
    .text = Compte dans tous les décomptes de diplômes suivants.
coimbra-cost-none = gratuit
coimbra-cost-guards = coûte des gardes
    .text = Autant de gardes que la valeur du dé.
coimbra-cost-coins = coûte des pièces
    .text = Autant de pièces que la valeur du dé.
coimbra-level-1 = Niveau I
coimbra-level-2 = Niveau II
coimbra-level-3 = Niveau III

## Player order and crowns

coimbra-flag-1 = Drapeau 1
    .text = Premier dans l’ordre de jeu ; { $crowns ->
        [0] aucune couronne
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }.
coimbra-flag-2 = Drapeau 2
    .text = Deuxième dans l’ordre de jeu ; { $crowns ->
        [0] aucune couronne
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }.
coimbra-flag-3 = Drapeau 3
    .text = Troisième dans l’ordre de jeu ; { $crowns ->
        [0] aucune couronne
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }.
coimbra-flag-4 = Drapeau 4
    .text = Quatrième dans l’ordre de jeu ; { $crowns ->
        [0] aucune couronne
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }.
coimbra-ct-council = Jeton couronne du Conseil
    .text = 1 couronne cette manche pour qui prend la carte.
coimbra-ct-merchant = Jeton couronne des marchands
    .text = 1 couronne cette manche pour qui prend la carte.
coimbra-ct-cleric = Jeton couronne des clercs
    .text = 1 couronne cette manche pour qui prend la carte.
coimbra-ct-scholar = Jeton couronne des érudits
    .text = 1 couronne cette manche pour qui prend la carte.
coimbra-crown-token = jeton couronne
coimbra-flag = drapeau d’ordre
coimbra-player-order = ordre de jeu

## Pieces and piles

coimbra-card = carte de personnage
coimbra-start-pair = paire de cartes de départ
coimbra-monastery = monastère
coimbra-voyage = voyage
coimbra-favour = tuile de faveur
coimbra-die = dé
coimbra-pool = réserve de dés
coimbra-holder = socle de dé
coimbra-pilgrim = pèlerin
coimbra-disk = disque
coimbra-lion = lion
coimbra-stack = pile de personnages
coimbra-discard = défausse
coimbra-display = étalage
coimbra-map = carte des pèlerins
coimbra-round = manche

## Kinds of map locations

coimbra-start = coin de Coimbra
    .text = Le pèlerin part d’ici et n’y revient pas.
coimbra-stop = halte
    .text = Il ne se passe rien ici.
coimbra-monastery1 = monastère de niveau I (bleu)
coimbra-monastery2 = monastère de niveau II (brun)
coimbra-monastery3 = monastère de niveau III (rubis)

## Map locations

coimbra-co-nw = coin nord-ouest de Coimbra
coimbra-co-ne = coin nord-est de Coimbra
coimbra-co-se = coin sud-est de Coimbra
coimbra-co-sw = coin sud-ouest de Coimbra
coimbra-st-n = la halte nord
coimbra-st-e = la halte est
coimbra-st-s = la halte sud
coimbra-st-w = la halte ouest
coimbra-ma-1 = Monastère bleu 1
coimbra-ma-2 = Monastère bleu 2
coimbra-ma-3 = Monastère bleu 3
coimbra-ma-4 = Monastère bleu 4
coimbra-ma-5 = Monastère bleu 5
coimbra-ma-6 = Monastère bleu 6
coimbra-ma-7 = Monastère bleu 7
coimbra-ma-8 = Monastère bleu 8
coimbra-st-ne = la halte nord-est
coimbra-st-se = la halte sud-est
coimbra-st-sw = la halte sud-ouest
coimbra-st-nw = la halte nord-ouest
coimbra-sa-n = la halte bleue nord
coimbra-sa-e = la halte bleue est
coimbra-sa-s = la halte bleue sud
coimbra-sa-w = la halte bleue ouest
coimbra-sb-ne = la halte brune nord-est
coimbra-sb-se = la halte brune sud-est
coimbra-sb-sw = la halte brune sud-ouest
coimbra-sb-nw = la halte brune nord-ouest
coimbra-mb-1 = Monastère brun 1
coimbra-mb-2 = Monastère brun 2
coimbra-mb-3 = Monastère brun 3
coimbra-mb-4 = Monastère brun 4
coimbra-sb-e1 = la halte brune est 1
coimbra-sb-e2 = la halte brune est 2
coimbra-sb-w1 = la halte brune ouest 1
coimbra-sb-w2 = la halte brune ouest 2
coimbra-sr-n1 = la halte rubis nord 1
coimbra-sr-n2 = la halte rubis nord 2
coimbra-sr-n3 = la halte rubis nord 3
coimbra-sr-n4 = la halte rubis nord 4
coimbra-sr-s1 = la halte rubis sud 1
coimbra-sr-s2 = la halte rubis sud 2
coimbra-sr-s3 = la halte rubis sud 3
coimbra-sr-s4 = la halte rubis sud 4
coimbra-mc-1 = Monastère rubis 1
coimbra-mc-2 = Monastère rubis 2

## Solo

coimbra-rival = Rival
    .text = L’adversaire du jeu en solo, mené par deux paquets.
coimbra-easy = facile
    .text = Le rival commence avec 0 point.
coimbra-normal = normal
    .text = Le rival commence avec 20 points.
coimbra-hard = difficile
    .text = Le rival commence avec 35 points.
coimbra-action-deck = paquet d’actions du rival
coimbra-color-deck = paquet de couleurs du rival
coimbra-ac-01 = Couleur d’abord, dé le plus bas, château
coimbra-ac-02 = Couleur d’abord, dé le plus bas, château
coimbra-ac-03 = Couleur d’abord, dé le plus bas, ville haute
coimbra-ac-04 = Couleur d’abord, dé le plus bas, ville haute
coimbra-ac-05 = Couleur d’abord, dé le plus bas, ville centrale
coimbra-ac-06 = Couleur d’abord, dé le plus bas, ville basse
coimbra-ac-07 = Couleur d’abord, dé le plus bas, ville basse
coimbra-ac-08 = Couleur d’abord, dé le plus haut, ville haute
coimbra-ac-09 = Couleur d’abord, dé le plus haut, ville haute
coimbra-ac-10 = Couleur d’abord, dé le plus haut, ville haute
coimbra-ac-11 = Couleur d’abord, dé le plus haut, ville centrale
coimbra-ac-12 = Couleur d’abord, dé le plus haut, ville centrale
coimbra-ac-13 = Couleur d’abord, dé le plus haut, ville centrale
coimbra-ac-14 = Couleur d’abord, dé le plus haut, ville centrale
coimbra-ac-15 = Couleur d’abord, dé le plus haut, ville basse
coimbra-ac-16 = Couleur d’abord, dé le plus haut, ville basse
coimbra-ac-17 = Couleur d’abord, dé le plus haut, ville basse
coimbra-ac-18 = Valeur d’abord, dé le plus bas, château
coimbra-ac-19 = Valeur d’abord, dé le plus bas, ville haute
coimbra-ac-20 = Valeur d’abord, dé le plus bas, ville haute
coimbra-ac-21 = Valeur d’abord, dé le plus bas, ville centrale
coimbra-ac-22 = Valeur d’abord, dé le plus bas, ville centrale
coimbra-ac-23 = Valeur d’abord, dé le plus bas, ville basse
coimbra-ac-24 = Valeur d’abord, dé le plus bas, ville basse
coimbra-ac-25 = Valeur d’abord, dé le plus haut, ville haute
coimbra-ac-26 = Valeur d’abord, dé le plus haut, ville haute
coimbra-ac-27 = Valeur d’abord, dé le plus haut, ville centrale
coimbra-ac-28 = Valeur d’abord, dé le plus haut, ville centrale
coimbra-ac-29 = Valeur d’abord, dé le plus haut, ville basse
coimbra-ac-30 = Valeur d’abord, dé le plus haut, ville basse
coimbra-cd-01 = Gris, orange, violet, vert, blanc
coimbra-cd-02 = Blanc, gris, violet, vert, orange
coimbra-cd-03 = Gris, vert, orange, blanc, violet
coimbra-cd-04 = Orange, blanc, gris, vert, violet
coimbra-cd-05 = Orange, violet, blanc, gris, vert
coimbra-cd-06 = Orange, vert, violet, gris, blanc
coimbra-cd-07 = Blanc, violet, gris, orange, vert
coimbra-cd-08 = Violet, orange, vert, blanc, gris
coimbra-cd-09 = Violet, blanc, vert, gris, orange
coimbra-cd-10 = Vert, gris, blanc, violet, orange
coimbra-cd-11 = Vert, orange, gris, violet, blanc
coimbra-cd-12 = Vert, violet, orange, blanc, gris

## Rule sections

coimbra-section-setup = Mise en place
coimbra-section-start-choice = Choix de départ
coimbra-section-phases-a-b = Phases A et B : lancer et placer les dés
coimbra-section-phase-c = Phase C : château et villes
coimbra-section-phase-d = Phase D : ordre de jeu
coimbra-section-phase-e = Phase E : revenus
coimbra-section-rewards = Récompenses
coimbra-section-voyages = Phase F : voyages
coimbra-section-end = Fin de manche et fin de partie
coimbra-section-display = Étalage, départ et décompte
coimbra-section-bonus-order = Ordre des bonus
coimbra-section-pilgrim = Le pèlerin
coimbra-section-phase-c-details = Phase C en détail
coimbra-section-tracks = Pistes d’influence
coimbra-section-phase-e-details = Phase E en détail
coimbra-section-mid-game-scoring = Voyages, couronnes et décomptes en cours de partie
coimbra-section-decisions = Décisions et information ouverte
coimbra-section-rival = Seul contre le rival
