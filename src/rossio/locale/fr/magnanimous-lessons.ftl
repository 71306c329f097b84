# What the coach says in the chapters of Magnanimous

## A die, a slot, a price

magnanimous-lesson-a-die = Un dé, un emplacement, un prix
    .can = prendre un dé, le placer dans une de vos provinces et payer son action
    .payoff = Deux dés, deux réis : votre premier coton, et une recrue pour la guerre.
magnanimous-lesson-a-die-aim = Le Brésil, un empire en guerre à sa frontière. Vous êtes un baron qui veut monter : 20 de Noblesse l’emporte, si la République n’arrive pas avant.
magnanimous-lesson-a-die-provinces = Vous avez quatre provinces, chacune avec un emplacement pour un dé. Un dé coûte ce qu’il montre, aujourd’hui 1, et vous avez { $reis } réis. Les quadrants rouges donnent des marchandises.
magnanimous-lesson-a-die-cotton = Commencez par les marchandises : prenez un dé du quadrant du coton. Votre coton ne pousse qu’à Rio Negro ; le dé y va donc de lui-même.
    .nudge = D’abord le coton : c’est le premier quadrant rouge.
    .done = Le dé est à Rio Negro et remplit son emplacement pour cette manche.
magnanimous-lesson-a-die-act = Un dé seul ne fait encore rien. Faites son action : { $price ->
        [one] { $price } real
       *[other] { $price } réis
    } à la banque, un coton pour vous.
    .near-1 = Vendre l’action a son chapitre, le suivant. Celle-ci, faites-la vous-même.
    .near-2 = Vous pouvez passer et ne rien payer. Mais un coton pour un real, c’est bon marché : faites-la.
    .done = Votre premier coton. Une province garde quatre marchandises, pas plus.
magnanimous-lesson-a-die-barracks = Mauá a pris un dé aussi. Maintenant un bleu : la caserne donne des troupes, et les dés bleus vont sur n’importe lequel de vos emplacements libres.
    .nudge = Cette fois la caserne : le quadrant bleu des troupes.
magnanimous-lesson-a-die-where = La recrue apparaît là où est le dé. Rio Grande do Sul est votre seule province à côté du Paraguay : placez-y le dé.
    .nudge = Cette province est loin de la guerre. C’est la frontière qui a besoin de la troupe : Rio Grande do Sul.
    .done = Là où est le dé, la recrue peut rester.
magnanimous-lesson-a-die-pay = Le même prix encore : payez { $price ->
        [one] { $price } real
       *[other] { $price } réis
    } et recrutez.
    .nudge = Faites l’action vous-même : la frontière veut cette troupe.
magnanimous-lesson-a-die-troop = Elle peut rester dans cette province, ou rejoindre la zone impériale, qui garde Rio et les terres sans joueur. Où la voulez-vous ?
    .done = Un garde de plus pour l’Empire.
magnanimous-lesson-a-die-fields = Quatre quadrants bleus : caserne, travaux, chambre, port. Lequel donne des navires ?
    .answer-1 = La chambre
    .reply-1 = Elle gagne des députés, vos voix aux référendums.
    .answer-2 = Les travaux
    .reply-2 = Ils bâtissent des améliorations, une par province.
    .answer-3 = Le port
    .reply-3 = Oui. Caserne : troupes. Travaux : améliorations. Chambre : députés. Port : navires.
magnanimous-lesson-a-die-end = Il vous reste { $slots } emplacements dans cette manche. Avant de les remplir, deux ruses : l’action précise et l’action vendue.

## Precise, or for sale

magnanimous-lesson-precise = Précise, ou à vendre
    .can = déclarer une action précise, vendre une action, et savoir ce que les autres peuvent en faire
    .payoff = Une action ne vous a rien coûté, et une autre, dont vous n’aviez pas besoin, a été mise en vente.
magnanimous-lesson-precise-numbers = Chaque emplacement a son numéro. Celui de Bahia est 1, et les dés montrent 1. Là où les deux se rencontrent, l’action peut être gratuite.
magnanimous-lesson-precise-blue = Prenez un dé bleu pour Bahia. J’armerais un navire au port : sans navire, rien ne s’exporte.
    .nudge = Un bleu, pour qu’il puisse aller à Bahia. Les rouges vont à la province de leur marchandise.
magnanimous-lesson-precise-bahia = À Bahia, où 1 rencontre 1.
    .nudge = L’autre emplacement a un autre numéro. À Bahia, l’action est précise.
magnanimous-lesson-precise-declare = Il y a maintenant une troisième voie, outre faire et vendre. Déclarez-la précise : vous ne payez rien.
    .nudge = La précise est celle qui ne coûte rien.
    .near-1 = Cela coûterait un real. Déclarée précise, la même action est gratuite.
    .done = Gratuite pour vous. En échange, chaque autre joueur peut faire la même action, et la paie.
magnanimous-lesson-precise-rest = Exécutez-la. Puis on demande à Mauá s’il suit, et il joue son tour.
magnanimous-lesson-precise-last = Il reste un emplacement, Goyaz, où pousse votre café. Prenez un dé du café, ou un bleu.
magnanimous-lesson-precise-sell = Cette fois, vendez l’action. Vous ne faites rien, et qui l’achète vous paie, vous et non la banque : { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }.
    .nudge = Essayez de vendre, pour voir ce qui arrive.
    .near-1 = La faire n’est jamais une faute. Pour la leçon, laissez-la aux autres et voyez qui paie.
    .done = Les autres décident s’ils la veulent. Le dé remplit votre emplacement quand même.
magnanimous-lesson-precise-money = Vous avez maintenant { $reis } réis. Vendez ce dont vous n’avez pas besoin quand un autre en a sûrement besoin.
magnanimous-lesson-precise-when = Quand une action précise est-elle une mauvaise idée ?
    .answer-1 = Quand elle aide les autres plus que moi
    .reply-1 = Oui. Vous pouvez toujours payer la banque et la garder pour vous.
    .answer-2 = Quand je n’ai pas d’argent
    .reply-2 = Alors c’est une très bonne idée : elle est gratuite.
    .answer-3 = Jamais
    .reply-3 = Les autres peuvent suivre. C’est parfois un trop beau cadeau.
magnanimous-lesson-precise-end = Tous les emplacements remplis, la manche continue : le Paraguay attaque, puis les mêmes dés travaillent encore. La rangée des phases montre où vous en êtes.

## The dice work twice

magnanimous-lesson-second-life = Les dés travaillent deux fois
    .can = réutiliser les dés de vos provinces en phase des Nobles : déplacer un train, vendre une marchandise
    .payoff = Votre café est en route vers la mer, et les dés payés une fois ont travaillé deux fois.
magnanimous-lesson-second-life-again = La phase des Nobles. Chaque dé de vos provinces travaille encore une fois : il monte de 1, retourne à la zone et y fait l’action du haut, gratuitement.
magnanimous-lesson-second-life-pick = Le dé décide quelles marchandises bougent. Goyaz a { $goods } cafés et un dé : utilisez celui-là.
    .nudge = C’est le café de Goyaz qui doit voyager ; il faut donc le dé de là-bas.
    .done = Monté de 1.
magnanimous-lesson-second-life-put = Il montre { $value } maintenant. Dans cette phase, les quatre quadrants rouges font la même chose : train ou vente. Posez-le sur l’un d’eux.
    .nudge = Les quadrants bleus font autre chose. Les rouges déplacent les trains.
magnanimous-lesson-second-life-do = Faites l’action. Là où le dé rencontre le numéro de l’espace, une action précise se fait deux fois, et les autres la font une fois.
    .nudge = Faites-la vous-même : votre café attend.
magnanimous-lesson-second-life-load = Tout le café de Goyaz monte dans votre train, qui avance aussitôt d’un pas. Allez à Bahia : votre port, Sergipe, est derrière.
    .nudge = Par là, vous vous éloignez de la mer. Bahia est le chemin de votre port.
    .near-1 = Vendu ici, un café rapporte { $value } réis. À l’étranger il rapporte de l’argent et de la Noblesse : chargez-le.
    .done = Tant que son café voyage, Goyaz n’en produit plus.
magnanimous-lesson-second-life-cotton = De nouveau à vous. Rio Negro garde du coton, loin de tout port à vous : utilisez son dé, et vendez.
    .nudge = Rio Negro, s’il vous plaît : son coton est à vendre.
magnanimous-lesson-second-life-field = Le dé montre { $value }, et c’est ce que rapporte une marchandise. N’importe quel quadrant rouge convient.
    .nudge = Un quadrant rouge : on ne vend que là.
magnanimous-lesson-second-life-do-again = Faites-la.
    .nudge = Faites l’action vous-même.
magnanimous-lesson-second-life-sell = Vendez le coton pour { $value } réis, ou faites avancer le train. Les deux sont bons ; à vous de choisir.
    .done = De petits pas, mais sûrs.
magnanimous-lesson-second-life-dearer = Les dés que vous venez de poser : que coûteront-ils à la manche suivante ?
    .answer-1 = De nouveau 1
    .reply-1 = Personne ne les remet à 1. Ils coûtent ce qu’ils montrent.
    .answer-2 = Ce qu’ils montrent maintenant
    .reply-2 = Oui. Les dés montent de manche en manche, et du 6 retombent à 1.
    .answer-3 = Rien
    .reply-3 = Seules les actions précises sont gratuites. Un dé coûte ce qu’il montre.
magnanimous-lesson-second-life-end = Un train dans votre port et un navire à côté : les marchands en rêvent. Le chapitre suivant commence là.

## Coffee for the world

magnanimous-lesson-export = Du café pour le monde
    .can = exporter des marchandises, gagner de la Noblesse et prendre un ministre
    .payoff = Votre premier café est à l’étranger : un titre de Vicomte, et un ministre prêt à vous servir.
magnanimous-lesson-export-ready = Manche { $round }, quelques coups plus tard. Votre train est dans votre port, Sergipe, avec 2 cafés, et un navire à vous est à côté. Il est temps d’exporter.
magnanimous-lesson-export-pick = L’action du haut du port est l’exportation. Le train est déjà chargé : n’importe lequel de vos dés convient.
magnanimous-lesson-export-put = Posez-le sur le quadrant du port.
    .nudge = Le port est le quadrant au navire. Les autres attendront un tour.
magnanimous-lesson-export-do = Faites l’action. Une action précise se fait deux fois, mais il faut train et navire chaque fois.
    .nudge = Celle-ci n’est pour personne d’autre : faites-la vous-même.
magnanimous-lesson-export-export = Une case de café que la République a atteinte est ouverte : le numéro 3. Elle paie 3 réis une fois, et chaque café envoyé vous fait monter de 1 en Noblesse. Envoyez les deux.
    .near-1 = Naviguer mène seulement le navire à Rio, où exporte le Gouverneur. Le vôtre est utile ici.
    .done = Le navire est dépensé. La case n’est plus qu’à vous.
magnanimous-lesson-export-minister = Votre marqueur a passé une couronne, et un ministre apparaît : { $minister }. { $minister-text } Un de chaque parti peut vous servir. Le prenez-vous ?
    .done = Dès 1 de Noblesse, vous êtes Vicomte. Les titres paient quand vous devenez Gouverneur, et comptent à la fin.
magnanimous-lesson-export-spaces = La République est sur { $republic } et avance de 3 cases par manche. Elle ouvre de meilleures cases, et c’est l’horloge : à 20, l’Empire finit.
magnanimous-lesson-export-both = Deux chemins vers la fin. Lequel gagne d’emblée, sans compter les points ?
    .answer-1 = La République sur 20
    .reply-1 = Alors la partie finit avec cette manche, et l’on compte les points.
    .answer-2 = 20 de Noblesse à la fin d’une manche
    .reply-2 = Oui, sauf si la République y est aussi : alors les points décident.
    .answer-3 = Libérer le Paraguay
    .reply-3 = Personne ne peut prendre le Paraguay. Mais le Paraguay peut prendre Rio, et alors tous perdent.
magnanimous-lesson-export-end = Argent, Noblesse, voix : tout repose sur des provinces que veut le Paraguay. À la frontière.

## Governor in the war

magnanimous-lesson-governor = Gouverneur en guerre
    .can = devenir Gouverneur, utiliser le dé violet, lire la prochaine offensive et l’arrêter
    .payoff = Trois contre trois : l’Uruguay tient, parce que vous avez lu la prévision.
magnanimous-lesson-governor-other = Manche { $round } d’une autre partie, et vous jouez de l’autre côté, en vert. Le panneau montre la prochaine offensive. Votre Uruguay est vide, à côté du Paraguay.
magnanimous-lesson-governor-power = Le dé violet montre 2 et monte à 3 avant l’attaque : c’est la puissance du Paraguay. Une province tombe si elle dépasse le nombre de ses troupes.
magnanimous-lesson-governor-govern = Qui prend le dé violet devient Gouverneur : premier joueur, payé selon son titre, avec l’effet du nombre du dé. Un 2, c’est deux troupes. Prenez-le.
    .nudge = Les dés blancs peuvent attendre. Le violet apporte aussitôt deux troupes.
    .done = Il ne remplit aucun emplacement. Une fois par manche, et jamais le Gouverneur en place.
magnanimous-lesson-governor-reinforce = Deux troupes gratuites pour un seul lieu, à qui qu’il soit. Quel lieu est en danger et peut encore être sauvé ?
    .nudge = C’est à la frontière du Paraguay que cela brûle. Votre province vide y est l’Uruguay.
    .done = Et 3 réis, parce que vous êtes Vicomte.
magnanimous-lesson-governor-still = L’Uruguay a 2 troupes, la puissance sera 3. Que se passe-t-il ?
    .answer-1 = Il tient
    .reply-1 = Seulement si la puissance n’est pas plus grande. 3 bat 2.
    .answer-2 = Il tombe
    .reply-2 = Oui : 3 dépasse 2. Il faut une troupe de plus.
    .answer-3 = Les deux camps perdent
    .reply-3 = Il n’y a pas d’égalité : plus grand prend, égal non.
magnanimous-lesson-governor-barracks = Encore une, donc. Prenez un dé de la caserne ; vous avez { $reis } réis.
    .nudge = La caserne : l’Uruguay a besoin d’une troupe de plus.
magnanimous-lesson-governor-place = En Uruguay : la recrue ne peut rester que là où est le dé, ou dans la zone impériale.
    .nudge = La recrue reste là où est le dé. En Uruguay.
magnanimous-lesson-governor-act = Payez { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }, ou rien si l’action est précise.
    .nudge = Faites-la vous-même : l’Uruguay a besoin de la troupe.
magnanimous-lesson-governor-troop = Et la troupe en Uruguay. La zone impériale garderait Rio et les terres sans joueur, pas votre province.
    .nudge = La zone impériale protège Rio. Aujourd’hui, c’est l’Uruguay.
    .done = 3 contre 3. Regardez la prévision : elle a changé.
magnanimous-lesson-governor-storm = Remplissez vos emplacements à votre gré. Puis vient l’offensive : le Paraguay d’abord, puis chaque province occupée. S’il y a plusieurs cibles, quelqu’un choisit, souvent le Gouverneur.
magnanimous-lesson-governor-held = L’Uruguay a tenu. Une province tombée perd troupes, marchandises et amélioration ; son dé est bloqué, aucun train ne passe, et à la manche suivante elle attaque ses voisines.
magnanimous-lesson-governor-end = Si le Paraguay prend Rio, tous perdent aussitôt. Rio est aussi fort que la zone impériale : la guerre est donc aussi l’affaire de votre rival.

## Free a province

magnanimous-lesson-free-a-province = Libérer une province
    .can = attaquer une province occupée et changer des troupes en Noblesse
    .payoff = Une province est libre, et chaque troupe dépensée vous a fait monter d’un pas.
magnanimous-lesson-free-a-province-see = Une province est occupée : { $lost }. À côté, { $base }, qui est à vous, a { $troops } troupes, et la puissance du Paraguay est maintenant { $power }.
magnanimous-lesson-free-a-province-rule = Une attaque demande plus de troupes que cette puissance. Celles qui servent sont dépensées, et chacune vous fait monter de 1 en Noblesse. Vous êtes sur { $nobility }.
magnanimous-lesson-free-a-province-pick = N’importe quel dé convient : il ne porte que l’ordre. Choisissez-en un.
magnanimous-lesson-free-a-province-put = Posez-le sur la caserne : son action du haut commande les troupes.
    .nudge = C’est la caserne qui commande les troupes.
magnanimous-lesson-free-a-province-do = Faites l’action.
    .nudge = Faites-la vous-même : la gloire est à vous.
magnanimous-lesson-free-a-province-attack = Attaquez { $lost } depuis { $base }. Une attaque qui échouerait n’est même pas proposée.
    .nudge = Pas celle-là aujourd’hui : { $lost }, depuis { $base }.
    .near-1 = Les troupes peuvent aussi marcher entre vos provinces, à n’importe quelle distance. Aujourd’hui elles attaquent.
    .done = Libre. Chaque troupe dépensée a été un pas de Noblesse.
magnanimous-lesson-free-a-province-minister = Vous avez passé une couronne : { $minister }. { $minister-text } Vous pouvez avoir un ministre de chaque parti ; un second prend la place du premier.
    .done = Pris ou refusé, chaque couronne n’est à vous qu’une fois.
magnanimous-lesson-free-a-province-thin = La province est de nouveau libre, et vide : { $lost }. Mais voyez : { $base } n’a plus de troupes non plus. La gloire a son prix, et la prochaine offensive le dira.
magnanimous-lesson-free-a-province-count = La puissance est 3, et vous avez 3 troupes à côté. Pouvez-vous attaquer ?
    .answer-1 = Non, il m’en faut plus de 3
    .reply-1 = Juste : plus fort, pas égal. Le moral de certaines cartes peut aider.
    .answer-2 = Oui, l’égalité suffit
    .reply-2 = Qui attaque doit être plus fort : le Paraguay pour prendre, vous pour libérer.
    .answer-3 = Oui, si je suis Gouverneur
    .reply-3 = Le Gouverneur peut employer les troupes impériales, mais il lui faut aussi plus que la puissance.
magnanimous-lesson-free-a-province-end = Si la partie finit par la République, chaque province occupée de votre couleur coûte 5 points. Les libérer, c’est la gloire tout de suite et la sûreté plus tard.

## Cards for the Emperor

magnanimous-lesson-throne = Des cartes pour l’Empereur
    .can = porter des cartes devant l’Empereur, et savoir à quoi d’autre sert une carte
    .payoff = La carte que vous avez posée est venue devant l’Empereur, et tout l’Empire l’a sentie.
magnanimous-lesson-throne-hand = Vous avez { $cards } cartes ; après chaque manche, la main revient à cinq. En main, une carte ne fait rien : elle doit venir devant l’Empereur.
magnanimous-lesson-throne-follow = Mauá vient de poser des cartes sur le trône, par une action précise. Vous pouvez donc faire de même une fois, gratuitement et sans dé. Suivez-le.
    .near-1 = Cela ne coûte rien, et vos cartes sont bonnes pour vous. Suivez.
    .done = Une ou deux cartes, face cachée.
magnanimous-lesson-throne-lay = Ce qui est posé en dernier est retourné en premier. Un événement arrive à tous : { $card }. { $card-text } Posez-le, ou un autre événement.
    .nudge = Un référendum demande des voix, et c’est le chapitre suivant. Posez un événement.
    .done = Personne ne peut le voir avant l’Empereur.
magnanimous-lesson-throne-more = Un second événement par-dessus, ou un seul suffit-il ?
    .nudge = Gardez vos référendums pour l’instant : un événement, ou passez.
    .done = Le trône a gardé les cartes jusqu’à la manche suivante.
magnanimous-lesson-throne-phase = La manche est finie, les mains sont pleines, et l’Empereur ouvre la suivante. Il a d’abord retourné le dessus de la pile : { $card }. { $card-text }
magnanimous-lesson-throne-referendum = Un événement ne demande l’accord de personne. Dessous se trouvait un référendum : { $card }. Celui-là est mis aux voix, et qui en donne le plus le remporte pour de bon.
magnanimous-lesson-throne-uses = Outre le trône, que peut faire une de vos cartes ?
    .answer-1 = Être vendue à la banque
    .reply-1 = Pas d’argent pour les cartes. De la Noblesse ou des voix, oui.
    .answer-2 = Être gardée pour des points à la fin
    .reply-2 = Une main ne rapporte rien. Servez-vous-en.
    .answer-3 = Donner 1 de Noblesse aux travaux, ou être une voix
    .reply-3 = Oui. Aux travaux, toute carte est un pas de Noblesse ; dans un vote, une carte de référendum est une voix.
magnanimous-lesson-throne-end = Posez ce qui vous aidera le plus une fois retourné, et pensez à qui d’autre cela aide.

## The vote

magnanimous-lesson-vote = Le vote
    .can = compter les voix, dépenser députés et cartes, et remporter un référendum
    .payoff = Votes fixes, députés, une carte : vous avez mené un référendum par toutes les étapes du vote.
magnanimous-lesson-vote-card = L’Empereur a retourné un référendum conservateur : { $card }. { $card-text } Qui donne le plus de voix pour le remporte, et monte en Noblesse.
magnanimous-lesson-vote-fixed = D’abord les votes fixes : vous en avez { $votes }, du baron et des ministres, et ils reviennent toujours. Les conservateurs vont pour cette carte, les libéraux contre. Donnez les vôtres.
    .nudge = Ils ne coûtent rien : donnez-les tous pour la carte.
    .near-1 = S’abstenir n’épargne rien ici. Les votes fixes reviennent : donnez-les.
    .done = Donnés, et non dépensés.
magnanimous-lesson-vote-deputies = Puis les députés. Chacun que vous défaussez est une voix, et s’en va. Voix pour : { $mine } à vous, { $his } à Mauá. { $deputies ->
        [one] Vous avez un député : dépensez-le.
       *[other] Vous avez { $deputies } députés : dépensez-en.
    }
    .near-1 = Les garder est souvent sage. Aujourd’hui la carte vaut un député.
    .done = Compté, et parti.
magnanimous-lesson-vote-cards = Enfin les cartes. Une carte conservatrice de votre main est une voix de plus. Vous en êtes à { $mine }, Mauá à { $his }. Ajoutez-en une.
    .nudge = Une carte libérale compterait contre. Il vous en faut une conservatrice.
    .near-1 = Passer laisserait la carte à Mauá. Voyez comment vote une carte.
    .done = Une carte donnée ici manquera plus tard.
magnanimous-lesson-vote-tie = Voix pour, maintenant : { $mine } à vous, { $his } à Mauá. Si cela restait égal, qui aurait la carte ?
    .answer-1 = Personne
    .reply-1 = Elle est approuvée quand même ; on ne sait seulement pas à qui elle va.
    .answer-2 = Qui a voté d’abord
    .reply-2 = L’ordre des votes ne compte pas.
    .answer-3 = Qui offre le plus de réis
    .reply-3 = Oui. Les joueurs à égalité enchérissent, et le dernier à ne pas passer paie la banque.
magnanimous-lesson-vote-result = Une carte de plus vous mettrait en tête ; s’arrêter mène aux enchères. La carte passe avec au moins une voix pour et pas plus contre. Menez-la au bout.
magnanimous-lesson-vote-mine = Un référendum remporté reste à côté du plateau du vainqueur : son talent agit le reste de la partie, et il vaut 3 points si la partie finit par la République.
magnanimous-lesson-vote-empty = Personne ne vote. Qu’arrive-t-il à la carte ?
    .answer-1 = Elle est défaussée
    .reply-1 = Oui. Il lui faut au moins une voix pour.
    .answer-2 = Elle passe
    .reply-2 = Sans une seule voix pour, elle est défaussée.
    .answer-3 = Qui l’a posée la remporte
    .reply-3 = La poser n’y donne aucun droit. Les voix, oui.
magnanimous-lesson-vote-end = Les députés se gagnent aisément et se dépensent vite. Voyez ce que chacun pourrait voter avant de poser un référendum.

## The last round

magnanimous-lesson-the-republic = La dernière manche
    .can = voir venir la fin, jouer pour elle et lire le score
    .payoff = L’Empire tombe, et vous savez d’où vient chacun de vos points.
magnanimous-lesson-the-republic-clock = La République est sur { $republic } et avance de 3 à la fin de chaque manche. Elle atteindra donc 20, et cette manche est la dernière.
magnanimous-lesson-the-republic-before = Si quelqu’un avait atteint 20 de Noblesse avant cela, la partie serait à lui d’emblée. Maintenant les points décident.
magnanimous-lesson-the-republic-what = Il vous reste des dés. Que valent 3 réis maintenant ?
    .answer-1 = 3 points
    .reply-1 = Trois réis font un point.
    .answer-2 = 1 point
    .reply-2 = Oui, chaque tranche de 3 réis. Vendez donc ce que vous pouvez.
    .answer-3 = Rien
    .reply-3 = Un peu : trois réis font un point.
magnanimous-lesson-the-republic-play = Utilisez vos dés encore une fois, jusqu’à la fin. Les marchandises en réserve ne valent rien ; l’argent, les troupes chez vous, un meilleur titre et votre couleur au commerce, si.
magnanimous-lesson-the-republic-titles = La République. Vos points : titre { $title }, charge de Gouverneur { $governor }, référendums remportés { $referendums }, 3 pour chacun.
magnanimous-lesson-the-republic-troops = Troupes chez vous, 2 chacune : { $troops }. Commerce : { $commerce } ; des marchandises sur le plus de cases donnent 10. Argent : { $reis }, 1 par tranche de 3 réis.
magnanimous-lesson-the-republic-occupied = Et ce que le Paraguay occupe encore, moins 5 chacune : { $mine } pour vous, { $his } pour Mauá. La somme de tout décide.
magnanimous-lesson-the-republic-start = Une chose que vous verrez dès le début : deux barons, dont vous gardez un. Il apporte vos premiers réis, marchandises, troupes, et un talent.
magnanimous-lesson-the-republic-end = Vous connaissez l’Empire. La prochaine partie est à vous.
