# What the coach says in the first whole game of Lisboa: of questions, of what happens, of zones and of refusals

lisboa-coach-start = Rebâtissez la ville : qui a le plus de perruques l’emporte. Pressez ce qui luit ; j’explique ce qui est nouveau.

## The first time something is asked

lisboa-coach-prompt-keep-tile = Un don durable pour toute la partie : regardez les deux et gardez celui qui sert un plan que vous imaginez.
lisboa-coach-prompt-action = Choisissez une carte, puis sa place : au portefeuille pour sa récompense et une vente ou un échange, à la cour pour une grande action.
lisboa-coach-prompt-take-card = Prenez la carte que vous voulez jouer ensuite ; pensez au noble dont vous aurez besoin et voyez si sa carte est encore là.
lisboa-coach-prompt-sell-or-trade = Vendez des biens aux navires pour de l’argent, ou donnez-en un ou deux aux nobles pour de petites actions : l’un ou l’autre.
lisboa-coach-prompt-sell = Vendez encore tant que les navires ont de la place ; un navire que vous remplissez paie des perruques à son propriétaire.
lisboa-coach-prompt-trade = Un second bien ouvre une seconde petite action, différente.
lisboa-coach-prompt-make-room = Votre portefeuille est plein : une carte part pour la nouvelle, cédez celle qui a le moins d’influence ou d’utilité.
lisboa-coach-prompt-pay-reis = Payez en réis ; chaque real pris sur l’influence vous coûte des lettres qu’il faudra pour les visites.
lisboa-coach-prompt-pay-visit = Vos maisons de gauche laissent payer une visite en réis ; ce que ni l’influence ni les réis ne couvrent se paie en perruques.
lisboa-coach-prompt-pay-penalty = Une pénalité : ce qui manque en main peut rester impayé, inutile d’y dépenser de l’influence.
lisboa-coach-prompt-place-official = Un officiel dans un bureau rend ce noble plus cher aux autres et vous aide plus tard à ouvrir des bâtiments.
lisboa-coach-prompt-recall-official = Les officiels rentrent pour payer le plan ; rappelez ceux qui vous manqueront le moins.
lisboa-coach-prompt-plan = Un plan appartient à un architecte, et seul son prochain bâtiment peut être ouvert avec lui.
lisboa-coach-prompt-favor = Une faveur vous laisse suivre quand quelqu’un visite ce noble, et vaut 2 perruques si vous la gardez jusqu’à la fin.
lisboa-coach-prompt-lose-favor = Une faveur repart : cédez celle du noble que personne ne visitera de sitôt.
lisboa-coach-prompt-ship = Un navire de plus demande un emplacement et son coût entier ; remplacer un plus petit ne coûte que la différence et garde sa cargaison.
lisboa-coach-prompt-pay-goods = Payez avec des biens de sortes différentes ; gardez ceux qui ouvrent la porte suivante.
lisboa-coach-prompt-extra-good = Vos maisons ou le clergé donnent un bien de plus d’une sorte que vous avez produite : prenez le plus cher.
lisboa-coach-prompt-cardinal = Déplacez le Cardinal et prenez une tuile à côté de lui ; voyez s’il atteint les pièces ou la lettre sur son anneau.
lisboa-coach-prompt-give-up = Cédez des tuiles pour les perruques au dos, et gagnez, une seule fois, l’influence de toute votre rangée du haut.
lisboa-coach-prompt-land = Choisissez tuile et terrain ensemble : le cadeau d’abord, puis un cube, puis le prix, puis des perruques pour les bâtiments qui le regardent.
lisboa-coach-prompt-cube = Prenez la couleur qui manque à une série, ou celle qui rend le terrain moins cher : brun 3, rouge 2, bleu 1.
lisboa-coach-prompt-pile = Un cube du tas de débris : prenez la couleur dont vous avez le moins.
lisboa-coach-prompt-house = À gauche : visites en réis une fois les deux bâties. Au milieu : navires moins chers. À droite : plus de biens à la production.
lisboa-coach-prompt-decree = Un décret ne compte que pour vous et qu’à la fin : choisissez ce que vous réunissez déjà.
lisboa-coach-prompt-extra-decree = Un marqueur de série achète un décret de plus, et rien d’autre : maintenant ou la prochaine fois.
lisboa-coach-prompt-site = Deux cubes et un cadeau sont à vous ; le bâtiment paiera tous les magasins qu’il regarde, voyez où sont les vôtres.
lisboa-coach-prompt-use-plan = Les grands plans coûtent plus d’officiels et comptent plus à la fin ; prenez celui que vous pouvez payer maintenant.
lisboa-coach-prompt-state-option = Une petite action est offerte avec la visite, avant la grande : ne la laissez presque jamais passer.
lisboa-coach-prompt-follow = Vous tenez la faveur de ce noble : rendez-la, payez la visite et faites une de ses trois actions au tour d’un autre.
lisboa-coach-prompt-follow-action = Une sur trois : les deux petites actions, ou la grande avec tous ses coûts.
lisboa-coach-prompt-take-good = Prenez le bien dont vous avez le moins, ou celui qui ouvre la porte suivante.
lisboa-coach-prompt-lose-good = Une pénalité : perdez le bien le moins utile.
lisboa-coach-prompt-keep-card = Gardez une carte et passez les autres ; ce que vous passez, votre voisin peut le garder.
lisboa-coach-prompt-starting-decree = Un décret avant le premier tour : qu’il soit votre premier plan.
lisboa-coach-prompt-discard-hand = Lâchez ce que vous ne jouerez pas : une récompense par noble est à vous, et de nouvelles cartes arrivent.
lisboa-coach-prompt-claim-reward = L’ordre est à vous : d’abord ce qui fait de la place ou donne un sens à la suite.
lisboa-coach-prompt-task = Deux tâches accomplies en un tour, une seule récompense : l’autre sera à refaire.

## The first time something happens

lisboa-coach-event-docked = Votre navire est revenu, vide, prêt pour de nouvelles caisses.
lisboa-coach-event-sailed = Un navire plein part : une perruque par caisse va à son propriétaire, quel que soit le vendeur.
lisboa-coach-event-set = Une série de débris : une carte de plus et un de plus de chaque bien trouvent place, et un marqueur attend chez le Marquis.
lisboa-coach-event-treasury = Le Trésor a bougé : visites, terrains et engagements changent de prix pour tous.
lisboa-coach-event-price = Les prix baissent quand on produit et ne remontent jamais : vendez tôt ce qui est cher.
lisboa-coach-event-displaced = Le bureau était plein : un officiel de la couleur la plus forte est sorti sur la place, où il ne coûte rien à personne.
lisboa-coach-event-church-due = Le Cardinal a atteint la lettre : un décompte de l’église suit à la fin de ce tour.
lisboa-coach-event-building-wigs = Un bâtiment a ouvert, et tous les magasins qu’il regarde ont été payés.
lisboa-coach-event-triggered = La fin de cette période est déclenchée : le tour s’achève, puis la première moitié se ferme.
lisboa-coach-event-period-begins = Seconde moitié : des cartes plus fortes, des navires plus grands, et la quatrième série y met fin.
lisboa-coach-event-last-round = La dernière manche : dépensez tout ce qui ne compte pas.

## The first time a zone is looked at

lisboa-coach-zone-wigs = Les perruques sont les points, gagnées maintenant et encore une fois à la fin.
lisboa-coach-zone-downtown = La ville basse : des terrains entre quatre rues, des débris au bout des rangées et des colonnes, des sites tout autour.
lisboa-coach-zone-city = Les tuiles de magasin offertes et les deux architectes avec leurs prochains bâtiments.
lisboa-coach-zone-manuel = Manuel da Maia : officiels, plans et magasins. Accepte des outils ou de l’or.
lisboa-coach-zone-marquis = Le Marquis : navires, production et décrets. Accepte des livres ou de l’or.
lisboa-coach-zone-king = Le Roi : le Cardinal, les faveurs et les bâtiments publics. Accepte des étoffes ou de l’or.
lisboa-coach-zone-court = Les cartes Trésor jouées ici parrainent leur événement au prix du Trésor.
lisboa-coach-zone-church = L’anneau : six places, six tuiles et deux signes, les pièces et la lettre.
lisboa-coach-zone-treasury = À gauche du marqueur le coût des visites, à droite le prix des terrains, des engagements et des événements.
lisboa-coach-zone-market = Les prix du marché, les mêmes pour tous ; les navires y ajoutent.
lisboa-coach-zone-shipyard = Le navire du dessus est celui qu’on bâtit ; les navires des autres prennent aussi vos biens.
lisboa-coach-zone-influence = Les lettres d’influence paient les visites ; à 10, tout nouveau gain devient une perruque.
lisboa-coach-zone-cards = Quatre paquets, un par noble et celui du Trésor ; quand trois sont vides, la période finit aussi.
lisboa-coach-zone-decrees = Huit promesses ouvertes pour la fin ; elles se renouvellent quand le tour est fini.

## The first time something is refused

lisboa-coach-why-visit-cost = L’influence vient des navires, des décomptes de l’église, de certains terrains et récompenses ; une carte Trésor rend les visites moins chères.
lisboa-coach-why-land-price = Les débris rendent le terrain cher : ôtez un cube, attendez que d’autres le fassent, ou faites baisser le Trésor.
lisboa-coach-why-hiring-price = Recrutez d’abord des officiels ; ceux des bureaux et des places ne coûtent rien quand un bâtiment ouvre.
lisboa-coach-why-event-price = Un événement coûte ce que montre le Trésor.
lisboa-coach-why-no-sale-no-trade = Une carte au portefeuille doit être suivie d’une vente ou d’un échange ; sans bien, ni l’un ni l’autre.
lisboa-coach-why-dead-end = Ensuite on vous demanderait ce que vous ne pourriez payer : la voie est donc fermée dès le départ.
lisboa-coach-why-noble-refuses = Manuel accepte les outils, le Marquis les livres, le Roi l’étoffe ; l’or ouvre les trois portes.
lisboa-coach-why-covered = Chaque petite action s’achète une fois par tour : le bien y reste jusqu’à la fin du tour.
lisboa-coach-why-no-own-plan = Un bâtiment public demande un plan à vous ; Manuel en a.
lisboa-coach-why-no-site = L’architecte de votre plan doit avoir un bâtiment disponible, et un site au nord demande que ce bâtiment montre la couleur de sa rue.
lisboa-coach-why-no-store = Ce sont les magasins qui produisent ; sans eux, rien à produire.
lisboa-coach-why-ship-at-sea = Il est en mer ; le prochain tour de son propriétaire le ramène.
lisboa-coach-why-clergy-full = Quatre tuiles au plus : un décompte de l’église permet d’en céder.
lisboa-coach-why-cardinal-too-far = Il avance d’une ou deux cases, toujours dans le sens horaire.
lisboa-coach-why-favors-full = Une faveur de chaque noble au plus.
lisboa-coach-why-no-noble-card = Une visite demande une carte de ce noble ; les cartes Trésor parrainent des événements.
lisboa-coach-why-no-treasury-card = Seules les cartes Trésor portent des événements ; la carte d’un noble rend visite au noble.
lisboa-coach-why-good-missing = Les biens viennent des magasins, des cadeaux et des récompenses ; une carte défaussée donne au moins 1 or.
lisboa-coach-why-kinds-short = Un navire se paie avec des biens de sortes différentes, autant qu’il a de place.
lisboa-coach-why-no-tile = Les tuiles offertes décident vers quelle rue un nouveau magasin peut donner.
lisboa-coach-why-no-building = Le bâtiment disponible chez l’architecte de votre plan ne convient pas à ce site.
lisboa-coach-why-land-taken = Un magasin par terrain ; cherchez-en un libre dans la même rue.
