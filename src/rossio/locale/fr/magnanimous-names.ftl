### Magnanimous: names and one-line texts. Written for Rossio.

## The game

magnanimous-title = Magnanimous
    .text = Nobles de l’Empire du Brésil entre le trône, la guerre et la république.

## Colours and boards

magnanimous-red = Rouge
magnanimous-green = Vert
magnanimous-blue = Bleu
magnanimous-yellow = Jaune
magnanimous-purple = Violet
magnanimous-white = Blanc
magnanimous-board-red = Plateau rouge
magnanimous-board-green = Plateau vert
magnanimous-board-blue = Plateau bleu
magnanimous-board-yellow = Plateau jaune
magnanimous-uncontrolled = Non contrôlée
    .text = Province ou port d’une couleur que personne ne joue ; la zone impériale la défend.

## Goods

magnanimous-good = Marchandise
magnanimous-cotton = Coton
    .amount = { $number } de coton
magnanimous-sugar = Canne à sucre
    .amount = { $number } de canne à sucre
magnanimous-leather = Cuir
    .amount = { $number } de cuir
magnanimous-coffee = Café
    .amount = { $number } de café

## Provinces

magnanimous-rio-negro = Rio Negro
    .text = Province rouge ; produit du coton ; numéro du dé : 4.
magnanimous-bahia = Bahia
    .text = Province rouge ; produit de la canne à sucre ; numéro du dé : 1.
magnanimous-rio-grande-do-sul = Rio Grande do Sul
    .text = Province rouge ; produit du cuir ; numéro du dé : 6.
magnanimous-goyaz = Goyaz
    .text = Province rouge ; produit du café ; numéro du dé : 3.
magnanimous-sergipe = Sergipe
    .text = Port rouge ; n’accueille que des navires.
magnanimous-parahyba = Parahyba
    .text = Province verte ; produit du coton ; numéro du dé : 1.
magnanimous-para = Pará
    .text = Province verte ; produit de la canne à sucre ; numéro du dé : 2.
magnanimous-uruguay = Uruguay
    .text = Province verte ; produit du cuir ; numéro du dé : 5.
magnanimous-minas-geraes = Minas Geraes
    .text = Province verte ; produit du café ; numéro du dé : 6.
magnanimous-espirito-santo = Espírito Santo
    .text = Port vert ; n’accueille que des navires.
magnanimous-maranhao = Maranhão
    .text = Province bleue ; produit du coton ; numéro du dé : 3.
magnanimous-pernambuco = Pernambuco
    .text = Province bleue ; produit de la canne à sucre ; numéro du dé : 4.
magnanimous-solimoes = Solimões
    .text = Province bleue ; produit du cuir ; numéro du dé : 2.
magnanimous-sao-paulo = São Paulo
    .text = Province bleue ; produit du café ; numéro du dé : 5.
magnanimous-porto-seguro = Porto Seguro
    .text = Port bleu ; n’accueille que des navires.
magnanimous-santa-catharina = Santa Catharina
    .text = Province jaune ; produit du coton ; numéro du dé : 5.
magnanimous-matto-grosso = Matto Grosso
    .text = Province jaune ; produit de la canne à sucre ; numéro du dé : 3.
magnanimous-piauhy = Piauhy
    .text = Province jaune ; produit du cuir ; numéro du dé : 4.
magnanimous-ceara = Ceará
    .text = Province jaune ; produit du café ; numéro du dé : 2.
magnanimous-rio-grande-do-norte = Rio Grande do Norte
    .text = Port jaune ; n’accueille que des navires.
magnanimous-rio-de-janeiro = Rio de Janeiro
    .text = Capitale de l’Empire ; si le Paraguay l’occupe, tout le monde perd.
magnanimous-paraguay = Paraguay
    .text = Zone d’opérations : elle attaque ses voisines et ne peut jamais être attaquée ni traversée.
magnanimous-province = Province
magnanimous-port = Port
magnanimous-capital = Capitale
magnanimous-zone = Zone
magnanimous-dock = Quai

## Phases

magnanimous-phase-emperor = Phase de l’Empereur
    .text = On révèle les cartes du trône : les événements se produisent, les référendums sont votés.
magnanimous-phase-production = Phase de Production
    .text = Placez des dés dans vos provinces pour produire, recruter, bâtir, rallier des députés et armer des navires.
magnanimous-phase-offensives = Offensives du Paraguay
    .text = Le Paraguay attaque depuis sa zone et depuis les provinces occupées.
magnanimous-phase-nobles = Phase des Nobles
    .text = Rendez les dés à la zone d’actions pour déplacer des trains, vendre, combattre, intriguer et exporter.
magnanimous-phase-republic = Phase de la République
    .text = La République avance de 3 cases.
magnanimous-phase-end-of-round = Fin de la manche
    .text = Les événements partent, les mains se complètent, les améliorations changent, la victoire est vérifiée.
magnanimous-round = Manche

## Action area: quadrants and spaces

magnanimous-quadrant-1 = Quadrant du coton
    .text = Production : produire du coton. Nobles : déplacer le train ou vendre une marchandise.
magnanimous-quadrant-2 = Quadrant de la canne
    .text = Production : produire de la canne à sucre. Nobles : déplacer le train ou vendre une marchandise.
magnanimous-quadrant-3 = Quadrant du cuir
    .text = Production : produire du cuir. Nobles : déplacer le train ou vendre une marchandise.
magnanimous-quadrant-4 = Quadrant du café
    .text = Production : produire du café. Nobles : déplacer le train ou vendre une marchandise.
magnanimous-quadrant-5 = Quadrant de la caserne
    .text = Production : recruter. Nobles : déplacer des troupes ou attaquer.
magnanimous-quadrant-6 = Quadrant des travaux
    .text = Production : bâtir une amélioration. Nobles : défausser une carte pour avancer de 1 case de Noblesse.
magnanimous-quadrant-7 = Quadrant de la chambre
    .text = Production : rallier un député. Nobles : poser 1 ou 2 cartes sur le trône.
magnanimous-quadrant-8 = Quadrant du port
    .text = Production : armer un navire. Nobles : exporter, ou naviguer vers Rio.
magnanimous-space-1a = Quadrant du coton, espace A
magnanimous-space-1b = Quadrant du coton, espace B
magnanimous-space-2a = Quadrant de la canne, espace A
magnanimous-space-2b = Quadrant de la canne, espace B
magnanimous-space-3a = Quadrant du cuir, espace A
magnanimous-space-3b = Quadrant du cuir, espace B
magnanimous-space-4a = Quadrant du café, espace A
magnanimous-space-4b = Quadrant du café, espace B
magnanimous-space-5a = Quadrant de la caserne, espace A
magnanimous-space-5b = Quadrant de la caserne, espace B
magnanimous-space-6a = Quadrant des travaux, espace A
magnanimous-space-6b = Quadrant des travaux, espace B
magnanimous-space-7a = Quadrant de la chambre, espace A
magnanimous-space-7b = Quadrant de la chambre, espace B
magnanimous-space-8a = Quadrant du port, espace A
magnanimous-space-8b = Quadrant du port, espace B
magnanimous-action-area = Zone d’actions

## Actions

magnanimous-action-produce = Produire
    .text = Payez le dé et placez 1 marchandise dans la province qui la produit.
magnanimous-action-recruit = Recruter
    .text = Payez le dé et placez 1 troupe dans la province du dé ou dans la zone impériale.
magnanimous-action-improve = Bâtir une amélioration
    .text = Payez le dé et posez une des tuiles visibles dans la province du dé.
magnanimous-action-deputy = Rallier un député
    .text = Payez le dé et recevez 1 député de l’un des deux partis.
magnanimous-action-ship = Armer un navire
    .text = Payez le dé et placez 1 navire dans votre port, ou à Rio si vous êtes Gouverneur.
magnanimous-action-governor = Devenir Gouverneur
    .text = Prenez le dé violet et la carte de Rio, appliquez son effet et recevez le revenu de votre titre.
magnanimous-action-train-or-sell = Train ou vente
    .text = Déplacez votre train, ou vendez 1 marchandise de la province du dé.
magnanimous-action-move-train = Déplacer le train
    .text = Déplacez votre train de 1 pas vers une province non occupée.
magnanimous-action-bring-in-train = Mettre le train en jeu
    .text = Chargez toutes les marchandises de la province du dé, placez-y votre train et déplacez-le.
magnanimous-action-sell-good = Vendre une marchandise
    .text = Défaussez 1 marchandise de la province du dé et recevez la valeur du dé.
magnanimous-action-troops = Troupes
    .text = Déplacez des troupes entre vos provinces, ou attaquez une province occupée.
magnanimous-action-move-troops = Déplacer des troupes
    .text = Déplacez autant de troupes que voulu d’une de vos provinces à une autre.
magnanimous-action-attack = Attaquer
    .text = Dépensez des troupes voisines d’une province occupée pour la libérer et avancez d’autant de cases de Noblesse.
magnanimous-action-discard-for-nobility = Faveur de la cour
    .text = Défaussez une carte de votre main et avancez de 1 case de Noblesse.
magnanimous-action-throne = Audience au trône
    .text = Posez 1 ou 2 cartes de votre main face cachée sur le trône.
magnanimous-action-export-or-sail = Exporter ou naviguer
    .text = Exportez les marchandises du train, ou menez un navire à Rio.
magnanimous-action-export = Exporter
    .text = Dépensez un navire pour placer les marchandises du train sur la piste du Commerce : réis et Noblesse.
magnanimous-action-sail = Naviguer vers Rio
    .text = Déplacez un de vos navires de votre port à un quai libre de Rio.
magnanimous-action-offer = Vendre l’action
    .text = N’agissez pas ; chaque autre joueur peut faire l’action une fois et vous paie le dé.
magnanimous-action-precise = Action précise
    .text = Le dé est égal au numéro imprimé : action plus forte, que les autres peuvent suivre.
magnanimous-action-follow = Suivre
magnanimous-action-pass = Ne rien faire

## Tracks, titles, crowns, commerce

magnanimous-nobility = Noblesse
    .text = Votre rang à la cour ; à 20 vous pouvez gagner.
    .amount = { $number } de Noblesse
magnanimous-republic = République
    .text = À 20 la République est proclamée et les points décident.
magnanimous-commerce = Commerce
    .text = Les exportations vont sur les cases jusqu’au marqueur de la République.
magnanimous-barao = Baron
    .text = Noblesse 0 ; 0 réis en devenant Gouverneur ; 0 points à la fin.
magnanimous-visconde = Vicomte
    .text = Noblesse 1 à 6 ; 3 réis en devenant Gouverneur ; 3 points à la fin.
magnanimous-conde = Comte
    .text = Noblesse 7 à 12 ; 6 réis en devenant Gouverneur ; 6 points à la fin.
magnanimous-marques = Marquis
    .text = Noblesse 13 à 18 ; 9 réis en devenant Gouverneur ; 9 points à la fin.
magnanimous-duque = Duc
    .text = Noblesse 19 à 20 ; 12 réis en devenant Gouverneur ; 12 points à la fin.
magnanimous-crown-1 = la couronne sur la case 1
magnanimous-crown-4 = la couronne sur la case 4
magnanimous-crown-7 = la couronne sur la case 7
magnanimous-crown-10 = la couronne sur la case 10
magnanimous-crown-13 = la couronne sur la case 13
magnanimous-crown-16 = la couronne sur la case 16
magnanimous-crown-19 = la couronne sur la case 19
magnanimous-commerce-0 = Case 0, coton
magnanimous-commerce-1 = Case 1, canne à sucre
magnanimous-commerce-2 = Case 2, cuir
magnanimous-commerce-3 = Case 3, café
magnanimous-commerce-4 = Case 4, coton
magnanimous-commerce-5 = Case 5, canne à sucre
magnanimous-commerce-6 = Case 6, cuir
magnanimous-commerce-7 = Case 7, café
magnanimous-commerce-8 = Case 8, coton
magnanimous-commerce-9 = Case 9, canne à sucre
magnanimous-commerce-10 = Case 10, cuir
magnanimous-commerce-11 = Case 11, café
magnanimous-commerce-12 = Case 12, coton
magnanimous-commerce-13 = Case 13, canne à sucre
magnanimous-commerce-14 = Case 14, cuir
magnanimous-commerce-15 = Case 15, café
magnanimous-commerce-16 = Case 16, coton
magnanimous-commerce-17 = Case 17, canne à sucre
magnanimous-commerce-18 = Case 18, cuir
magnanimous-commerce-19 = Case 19, café
magnanimous-commerce-20 = Case 20, aucune marchandise

## Rio de Janeiro card

magnanimous-rio-card = Carte de Rio de Janeiro
    .text = Son détenteur est Gouverneur et premier joueur.
magnanimous-rio-1 = Grande ligne
    .text = Déplacez votre train une fois, ou mettez-le en jeu dans l’une de vos provinces et déplacez-le.
magnanimous-rio-2 = Renforts
    .text = Ajoutez 2 troupes à une province de n’importe quel joueur, ou à la zone impériale.
magnanimous-rio-3 = Quais de Guanabara
    .text = Placez un nouveau navire à Rio, ou déplacez un de vos navires entre votre port et Rio.
magnanimous-rio-4 = Allié à la Chambre
    .text = Recevez 1 député de l’un des deux partis.
magnanimous-rio-5 = Couronne ou bonnet phrygien
    .text = Avancez votre Noblesse de 1 case, ou la République de 1 case.
magnanimous-rio-6 = Colonne de secours
    .text = Libérez une province occupée au choix ; aucune Noblesse gagnée.

## Improvements

magnanimous-improvement = Amélioration
magnanimous-railway = Chemin de fer
    .text = Un mouvement de votre train qui part d’ici peut aller 1 pas plus loin.
magnanimous-machinery = Machines
    .text = Quand cette province produit, placez 1 jeton de plus s’il y a de la place.
magnanimous-warehouse = Entrepôt
    .text = Cette province peut garder 1 marchandise de plus.
magnanimous-fortification = Fortification
    .text = Moral +1 quand cette province se défend avec au moins 1 troupe.

## Parties, votes, cards

magnanimous-con = Parti conservateur
magnanimous-lib = Parti libéral
magnanimous-any = L’un des deux partis
magnanimous-event = Événement
    .text = Touche tout le monde à sa révélation, puis quitte le jeu en fin de manche.
magnanimous-referendum = Référendum
magnanimous-conservative = Référendum conservateur
magnanimous-liberal = Référendum libéral
magnanimous-abolitionist = Abolitionniste
    .text = Mot-clé auquel d’autres effets se réfèrent : mesures contre l’esclavage.
magnanimous-min-title = Titre minimum
    .text = Seuls les joueurs de ce titre ou plus prennent part au vote.
magnanimous-republic-modifier = Modificateur de République
magnanimous-nobility-modifier = Modificateur de Noblesse
magnanimous-fixed-votes = Votes fixes
magnanimous-vote-for = Pour
magnanimous-vote-against = Contre
magnanimous-vote-abstain = S’abstenir
magnanimous-step-fixed = Étape 1 : votes fixes
magnanimous-step-deputies = Étape 2 : députés
magnanimous-step-cards = Étape 3 : cartes
magnanimous-step-result = Étape 4 : résultat
magnanimous-auction = Enchère
magnanimous-bid = Offre
magnanimous-approved = Approuvé
magnanimous-rejected = Rejeté
magnanimous-no-votes = Écarté sans vote

## Pieces, places and piles

magnanimous-troop = Troupe
    .amount = { $number ->
        [one] { $number } troupe
       *[other] { $number } troupes
    }
magnanimous-ship = Navire
    .amount = { $number ->
        [one] { $number } navire
       *[other] { $number } navires
    }
magnanimous-train = Train
magnanimous-deputy = Député
magnanimous-deputy-con = Député conservateur
    .amount = { $number ->
        [one] { $number } député conservateur
       *[other] { $number } députés conservateurs
    }
magnanimous-deputy-lib = Député libéral
    .amount = { $number ->
        [one] { $number } député libéral
       *[other] { $number } députés libéraux
    }
magnanimous-deputy-any = Député de l’un des deux partis
    .amount = { $number ->
        [one] { $number } député de l’un des deux partis
       *[other] { $number } députés de l’un des deux partis
    }
magnanimous-minister = Ministre
magnanimous-baron = Baron
magnanimous-real = Real
magnanimous-reis = Réis
    .amount = { $number ->
        [one] { $number } real
       *[other] { $number } réis
    }
magnanimous-white-die = Dé blanc
magnanimous-purple-die = Dé violet
    .text = Sa valeur est la puissance du Paraguay et l’effet de la carte de Rio.
magnanimous-governor = Gouverneur de Rio de Janeiro
magnanimous-first-player = Premier joueur
magnanimous-imperial-area = Zone impériale
    .text = Troupes qui défendent Rio de Janeiro et les provinces non contrôlées.
magnanimous-paraguay-power = Puissance du Paraguay
magnanimous-imperial-power = Puissance impériale
magnanimous-morale = Moral
    .text = S’ajoute à la puissance d’un lieu où se trouve au moins une troupe, ou un navire dans un port.
magnanimous-occupied = Occupée
magnanimous-transit = En transit
magnanimous-throne = Trône
magnanimous-hand = Main
magnanimous-deck-empire = Pioche de l’Empire
magnanimous-deck-barons = Pioche des barons
magnanimous-discard = Défausse
magnanimous-event-area = Zone des événements
magnanimous-pile-ministers = Pile des ministres
magnanimous-pile-improvements = Pile des améliorations
magnanimous-open-improvements = Améliorations visibles
magnanimous-won-referendums = Référendums remportés
magnanimous-bank = Banque
magnanimous-supply = Réserve

## Ends and scores

magnanimous-end-nobility = Fin par la Noblesse
    .text = Un joueur se trouve à 20 de Noblesse en fin de manche.
magnanimous-end-republic = Fin par la République
    .text = La République a atteint 20 ; les points décident.
magnanimous-end-defeat = Défaite
    .text = Le Paraguay occupe Rio de Janeiro ; tout le monde perd.
magnanimous-score-title = Titre
    .text = Baron 0, Vicomte 3, Comte 6, Marquis 9, Duc 12.
magnanimous-score-commerce = Commerce
    .text = 10 pour le plus de cases de commerce, 5 pour le deuxième (pas à 2 joueurs). À égalité, jetons compris, on partage, chaque part arrondie à l’inférieur.
magnanimous-score-referendums = Référendums
    .text = 3 par référendum remporté.
magnanimous-score-troops = Troupes
    .text = 2 par troupe dans vos provinces.
magnanimous-score-reis = Réis
    .text = 1 par tranche complète de 3 réis.
magnanimous-score-occupied = Provinces occupées
    .text = −5 par province occupée de votre couleur, port compris.
magnanimous-score-governor = Gouverneur
    .text = 5 pour le Gouverneur.
magnanimous-score-tie-votes = Votes du départage final

## Sections of the rules

magnanimous-section-aim-and-end = But et fin de la partie
magnanimous-section-setup = Mise en place
magnanimous-section-limits = Limites
magnanimous-section-round = La manche
magnanimous-section-emperor = Phase de l’Empereur
magnanimous-section-production = Phase de Production
magnanimous-section-offensives = Offensives du Paraguay
magnanimous-section-nobles = Phase des Nobles
magnanimous-section-republic = Phase de la République
magnanimous-section-ministers = Ministres
magnanimous-section-end-of-round = Fin de la manche
magnanimous-section-victory = Victoire
magnanimous-section-further = Autres règles
magnanimous-section-resolutions = Précisions

## Events

magnanimous-e01 = Traité de la Triple-Alliance
    .text = Aussitôt : 1 troupe de plus dans la zone impériale (maximum 5). Cette manche : Moral +1 pour toutes les troupes brésiliennes en défense.
magnanimous-e02 = Volontaires de la Patrie
    .text = Aussitôt : chaque joueur reçoit 1 troupe.
magnanimous-e03 = Bataille du Riachuelo
    .text = Cette manche : puissance du Paraguay −1 (minimum 1). Aussitôt : chaque joueur ayant un navire dans son port reçoit 2 réis.
magnanimous-e04 = Bataille de Tuyutí
    .text = Cette manche : Moral +1 pour toutes les troupes brésiliennes en attaque et en défense.
magnanimous-e05 = Désastre de Curupayty
    .text = Cette manche : puissance du Paraguay +1.
magnanimous-e06 = Retraite de Laguna
    .text = Aussitôt : chaque joueur peut échanger 1 troupe contre 1 case de Noblesse.
magnanimous-e07 = Passage de Humaitá
    .text = Cette manche : Moral +2 pour toutes les troupes brésiliennes en attaque.
magnanimous-e08 = Campagne de décembre
    .text = Aussitôt : baissez le dé violet de 1 (jamais sous 1). Cette manche : qui libère une province par une attaque avance de 1 case de Noblesse de plus.
magnanimous-e09 = Lomas Valentinas
    .text = Aussitôt : le Gouverneur libère 1 province occupée (sans gain de Noblesse).
magnanimous-e10 = Bataille de Campo Grande
    .text = Cette manche : puissance du Paraguay −2 (minimum 1).
magnanimous-e11 = Cerro Corá
    .text = Cette manche : le Paraguay n’attaque pas ; le dé violet monte quand même de 1.
magnanimous-e12 = Affaire Christie
    .text = Cette manche : −2 réis par exportation ; armer un navire coûte 1 de plus.
magnanimous-e13 = Faillite de la maison Souto
    .text = Aussitôt : chaque joueur perd 2 réis.
magnanimous-e14 = Fièvre du coton
    .text = Cette manche : +2 réis par jeton de coton vendu (une exportation compte comme une vente) ; +3 réis par exportation de coton.
magnanimous-e15 = La Baroneza sous vapeur
    .text = Cette manche : chaque mouvement de train peut aller 1 pas plus loin.
magnanimous-e16 = Manifeste républicain
    .text = Aussitôt : chaque joueur reçoit 1 député libéral.
magnanimous-e17 = Question religieuse
    .text = Cette manche : chaque joueur a 1 vote fixe conservateur de moins (minimum 0).
magnanimous-e18 = Grande Sécheresse
    .text = Cette manche : produire du coton coûte 1 de plus ; produire de la canne à sucre coûte 1 de plus.
magnanimous-e19 = Question militaire
    .text = Cette manche : Moral −1 pour toutes les troupes brésiliennes en attaque ; recruter coûte 1 de plus.
magnanimous-e20 = Bal de l’île Fiscale
    .text = Aussitôt : chaque joueur peut échanger 3 réis contre 1 case de Noblesse.

## Conservative referendums

magnanimous-c01 = Loi des Terres
    .text = Chacune de vos provinces peut garder 1 marchandise de plus.
magnanimous-c02 = Code de commerce
    .text = +1 real par jeton vendu (une exportation compte comme une vente).
magnanimous-c03 = Réforme de la Garde nationale
    .text = Recruter coûte 1 de moins.
magnanimous-c04 = Loi Eusébio de Queirós
    .text = +2 réis par exportation.
    .note = La loi de 1850 qui réprima la traite des Africains réduits en esclavage vers le Brésil.
magnanimous-c05 = Conseil d’État
    .text = +2 votes fixes conservateurs.
magnanimous-c06 = Réforme du Code de procédure
    .text = +1 vote fixe conservateur.
magnanimous-c07 = Vapeurs de l’Amazone
    .text = Aussitôt : recevez 1 navire. Armer un navire coûte 1 de moins.
magnanimous-c08 = Chemin de fer Dom Pedro II
    .text = Chaque mouvement de votre train peut aller 1 pas plus loin.
magnanimous-c09 = Télégraphe électrique
    .text = Une fois par manche, en phase de Production, modifiez de 1 le dé que vous allez placer (entre 1 et 6).
magnanimous-c10 = Loi des Cercles
    .text = Rallier un député coûte 1 de moins.
magnanimous-c11 = Loi des Entraves
    .text = +3 réis quand vous devenez Gouverneur.
magnanimous-c12 = Loi du Ventre libre
    .text = Aussitôt : recevez 2 députés au choix.
    .note = La loi de 1871 : les enfants de mères esclaves naissaient libres, mais pouvaient être retenus au travail jusqu’à 21 ans.
magnanimous-c13 = Loi du recrutement
    .text = Aussitôt : recevez 2 troupes. Chacune de vos provinces peut accueillir 1 troupe de plus.
magnanimous-c14 = Emprunt de Londres
    .text = Aussitôt : recevez 6 réis.
magnanimous-c15 = Sucreries centrales
    .text = Chaque fois que vous produisez de la canne à sucre, placez 1 jeton de plus s’il y a de la place.
magnanimous-c16 = Loi du Tiers
    .text = À chaque référendum, jusqu’à 2 de vos députés peuvent voter comme s’ils étaient de l’autre parti.
magnanimous-c17 = Loi des Sexagénaires
    .text = Aussitôt : recevez 4 réis.
    .note = La loi de 1885 libéra les esclaves à partir de 60 ans, après trois ans encore, au plus, de travail forcé.
magnanimous-c18 = Loi d’Or
    .text = Aucun effet hormis les cases de Noblesse et de République.
    .note = La loi du 13 mai 1888 qui mit fin à l’esclavage au Brésil ; les affranchis ne reçurent ni terre ni indemnité.

## Liberal referendums

magnanimous-l01 = Tarif Alves Branco
    .text = +3 réis quand vous devenez Gouverneur.
magnanimous-l02 = Présidence du Conseil
    .text = +2 votes fixes libéraux.
magnanimous-l03 = Mission à Asunción
    .text = Aussitôt : baissez le dé violet de 2 (jamais sous 1).
magnanimous-l04 = Ouverture de l’Amazone
    .text = +2 réis par exportation.
magnanimous-l05 = Affranchissement des soldats
    .text = Aussitôt : recevez 2 troupes.
    .note = Le décret de 1866 qui affranchit les esclaves de l’État s’ils servaient à la guerre.
magnanimous-l06 = Garde nationale mobilisée
    .text = Moral +1 pour vos troupes en attaque et en défense.
magnanimous-l07 = Réforme de l’enseignement libre
    .text = Votre limite de main augmente de 1 carte.
magnanimous-l08 = Loi Saraiva
    .text = +1 vote fixe libéral ; rallier un député coûte 1 de moins.
magnanimous-l09 = Projet Dantas
    .text = Aussitôt : recevez 2 députés libéraux.
    .note = Le projet de 1884 visant à libérer les esclaves à 60 ans sans indemniser les maîtres ; la Chambre le repoussa.
magnanimous-l10 = Libération du Ceará
    .text = +1 vote fixe, pour ou contre, dans les référendums abolitionnistes.
    .note = En 1884, le Ceará fut la première province à abolir l’esclavage, après que les bateliers eurent refusé d’embarquer des esclaves.
magnanimous-l11 = Fin de la peine du fouet
    .text = Aussitôt : recevez 1 député au choix.
    .note = La loi de 1886 qui supprima la peine du fouet infligée aux esclaves.
magnanimous-l12 = Fédération des provinces
    .text = Chacune de vos provinces peut garder 1 marchandise de plus.
magnanimous-l13 = Réformes d’Ouro Preto
    .text = Aussitôt : recevez 4 réis.
magnanimous-l14 = Liberté de culte
    .text = À chaque référendum, jusqu’à 2 de vos députés peuvent voter comme s’ils étaient de l’autre parti.
magnanimous-l15 = Sénat temporaire
    .text = +1 vote fixe libéral.
magnanimous-l16 = Aide à l’immigration
    .text = Chaque fois que vous produisez du café, placez 1 jeton de plus s’il y a de la place.
magnanimous-l17 = Présidents de province élus
    .text = Quand vous devenez Gouverneur, avancez de 1 case de Noblesse.
magnanimous-l18 = Câble sous-marin
    .text = Une fois par manche, en phase des Nobles, modifiez de 1 le dé que vous allez placer (entre 1 et 6).

## Barons

magnanimous-b01 = Baron de Mauá
    .text = Bâtir une amélioration coûte 1 de moins ; armer un navire coûte 1 de moins.
    .start = Commence avec 6 réis, 1 troupe, 1 navire, 1 tuile Chemin de fer.
magnanimous-b02 = Baron de Nova Friburgo
    .text = Chaque fois que vous produisez du café, placez 1 jeton de plus s’il y a de la place.
    .start = Commence avec 5 réis, 2 jetons de café, 2 troupes.
    .note = Planteur de café ; sa fortune reposait sur le travail d’esclaves.
magnanimous-b03 = Baron d’Estância
    .text = Chaque fois que vous produisez de la canne à sucre, placez 1 jeton de plus s’il y a de la place.
    .start = Commence avec 4 réis, 2 jetons de canne à sucre, 1 troupe, 1 tuile Entrepôt.
    .note = Planteur de sucre du Sergipe ; sa richesse venait du travail d’esclaves.
magnanimous-b04 = Baron d’Ibiapaba
    .text = Chaque fois que vous produisez du coton, placez 1 jeton de plus s’il y a de la place.
    .start = Commence avec 4 réis, 2 jetons de coton, 1 troupe, 1 navire.
magnanimous-b05 = Baron de Vila Maria
    .text = Chaque fois que vous produisez du cuir, placez 1 jeton de plus s’il y a de la place.
    .start = Commence avec 4 réis, 2 jetons de cuir, 1 troupe, 1 tuile Fortification.
    .note = Éleveur du Pantanal ; des esclaves travaillaient sur ses domaines.
magnanimous-b06 = Baron de Cotegipe
    .text = +2 votes fixes conservateurs.
    .start = Commence avec 6 réis, 2 troupes, 2 députés.
    .note = Homme d’État conservateur et planteur de sucre ; il possédait des esclaves et s’opposa à la Loi d’Or.
magnanimous-b07 = Baron Homem de Melo
    .text = +2 votes fixes libéraux.
    .start = Commence avec 5 réis, 1 troupe, 2 députés, 1 tuile Chemin de fer.
magnanimous-b08 = Baron d’Amazonas
    .text = Moral +1 pour votre port en défense ; armer un navire coûte 1 de moins.
    .start = Commence avec 4 réis, 2 troupes, 2 navires.
magnanimous-b09 = Baron de Passagem
    .text = Quand vous libérez une province par une attaque, avancez de 1 case de Noblesse.
    .start = Commence avec 5 réis, 2 troupes, 2 navires.
magnanimous-b10 = Baron de Triunfo
    .text = Moral +1 pour vos troupes en attaque.
    .start = Commence avec 5 réis, 4 troupes.
magnanimous-b11 = Baron de Melgaço
    .text = Moral +1 pour vos troupes en défense.
    .start = Commence avec 4 réis, 3 troupes, 1 tuile Fortification.
magnanimous-b12 = Baron de Penedo
    .text = +3 réis quand vous devenez Gouverneur.
    .start = Commence avec 11 réis, 1 troupe, 1 député.
magnanimous-b13 = Baron de Capanema
    .text = Une fois par manche, en phase de Production ou des Nobles, modifiez de 1 le dé que vous allez placer (entre 1 et 6).
    .start = Commence avec 6 réis, 2 troupes, 1 tuile Machines.
magnanimous-b14 = Baron d’Antonina
    .text = Chaque mouvement de votre train peut aller 1 pas plus loin.
    .start = Commence avec 5 réis, 2 jetons de cuir, 1 troupe, 1 tuile Chemin de fer.
magnanimous-b15 = Baron de Macaúbas
    .text = Votre limite de main augmente de 1 carte.
    .start = Commence avec 6 réis, 2 troupes, 2 députés.
magnanimous-b16 = Baron de Cocais
    .text = À chaque référendum, jusqu’à 2 de vos députés peuvent voter comme s’ils étaient de l’autre parti.
    .start = Commence avec 7 réis, 2 troupes, 2 députés.

## Ministers

magnanimous-m01 = Duc de Caxias
    .text = Moral +1 pour vos troupes en attaque.
magnanimous-m02 = Marquis de Paraná
    .text = À chaque référendum, 1 de vos députés peut voter comme s’il était de l’autre parti.
magnanimous-m03 = Vicomte de Rio Branco
    .text = Quand vous remportez un référendum abolitionniste, recevez 3 réis.
magnanimous-m04 = Vicomte d’Itaboraí
    .text = +2 réis quand vous devenez Gouverneur.
magnanimous-m05 = Eusébio de Queirós
    .text = Rallier un député coûte 1 de moins.
magnanimous-m06 = Baron d’Uruguaiana
    .text = Moral +1 pour vos troupes en défense.
magnanimous-m07 = Marquis d’Olinda
    .text = Aussitôt : recevez 1 député conservateur.
magnanimous-m08 = Marquis de Monte Alegre
    .text = Bâtir une amélioration coûte 1 de moins.
magnanimous-m09 = Marquis de São Vicente
    .text = Votre limite de main augmente de 1 carte.
magnanimous-m10 = João Alfredo
    .text = Quand vous remportez un référendum, recevez 2 réis.
magnanimous-m11 = Zacarias de Góis
    .text = Aussitôt : recevez 1 député libéral.
magnanimous-m12 = Vicomte d’Ouro Preto
    .text = Armer un navire coûte 1 de moins.
magnanimous-m13 = José Antônio Saraiva
    .text = Une fois par manche, vous pouvez échanger 3 réis contre 1 député au choix.
magnanimous-m14 = Vicomte de Sinimbu
    .text = Chacune de vos provinces peut garder 1 marchandise de plus.
magnanimous-m15 = Lafayette Rodrigues Pereira
    .text = Une fois par manche, en phase de Production, modifiez de 1 le dé que vous allez placer (entre 1 et 6).
magnanimous-m16 = Martinho Campos
    .text = +1 real par jeton vendu (une exportation compte comme une vente).
magnanimous-m17 = Vicomte de Paranaguá
    .text = Aussitôt : recevez 2 troupes.
magnanimous-m18 = Manuel de Sousa Dantas
    .text = Quand vous remportez un référendum abolitionniste, recevez 1 député au choix.
magnanimous-m19 = Francisco José Furtado
    .text = Recruter coûte 1 de moins.
magnanimous-m20 = Vicomte de Caravelas
    .text = +1 real par exportation.
magnanimous-m21 = Marquis de Herval
    .text = Quand vous libérez une province par une attaque, recevez 3 réis.
