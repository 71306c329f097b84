# What the coach says in the first whole game of Magnanimous: of questions, of what happens, of zones and of refusals

magnanimous-coach-start = 20 de Noblesse l’emporte ; si la République arrive d’abord, les points décident. Pressez ce qui luit ; j’explique ce qui est nouveau.

## The first time something is asked

magnanimous-coach-prompt-choose-colour = Chaque couleur, c’est quatre provinces et un port : celles du sud sont près du Paraguay, celles du nord loin de Rio.
magnanimous-coach-prompt-choose-baron = Votre baron fixe vos premiers réis, vos marchandises, vos troupes et un talent pour toute la partie : gardez celui dont vous comprenez le talent.
magnanimous-coach-prompt-place-troop = Les troupes protègent là où elles sont ; les provinces voisines du Paraguay d’abord.
magnanimous-coach-prompt-choose-deputy = Un député est une voix dans un référendum de la couleur de son parti : voyez les cartes de votre main.
magnanimous-coach-prompt-lay-improvement = Une amélioration par province, pour de bon : chemin de fer pour voyager, machines pour produire, entrepôt pour stocker, fortification pour tenir.
magnanimous-coach-prompt-take-minister = Un ministre apporte des votes fixes et un talent ; vous pouvez en garder un de chaque parti.
magnanimous-coach-prompt-replace-minister = Vous en avez déjà un de ce parti : gardez-le ou prenez le nouveau.
magnanimous-coach-prompt-free-province = Libérez une province occupée : les vôtres d’abord, puis une qui attaquerait vos voisines.
magnanimous-coach-prompt-exchange = Un échange à faire ou à laisser ; il n’est offert que maintenant.
magnanimous-coach-prompt-fixed-votes = Les votes fixes reviennent à chaque fois, les donner ne coûte rien ; chacun ne peut aller que dans un sens.
magnanimous-coach-prompt-spend-deputies = Chaque député est une voix, une seule fois : comptez ce qui manque avant de dépenser.
magnanimous-coach-prompt-card-votes = Une carte de référendum de la même couleur vote pour, de l’autre couleur contre ; ensuite elle est perdue.
magnanimous-coach-prompt-auction = Voix égales : qui paie le plus prend la carte, et qui passe passe pour de bon.
magnanimous-coach-prompt-take-die = Quatre emplacements à remplir : choisissez un quadrant pour son action et un dé pour son prix, ou le dé violet pour devenir Gouverneur.
magnanimous-coach-prompt-place-die = Une action bleue a lieu dans la province où va le dé ; un nombre qui convient la rend gratuite.
magnanimous-coach-prompt-place-idle-die = Aucun dé ne va dans vos emplacements libres, celui-ci reste donc sans action ; choisissez celui dont l’action du haut vous servira.
magnanimous-coach-prompt-use-production = Faites-la et payez la banque, déclarez-la précise si le nombre convient, vendez-la aux autres, ou laissez-la.
magnanimous-coach-prompt-recruit = Dans cette province, ou dans la zone impériale, qui garde Rio et les terres sans joueur.
magnanimous-coach-prompt-improve = Quatre tuiles sont ouvertes et ne se renouvellent pas cette manche ; une province en prend une.
magnanimous-coach-prompt-ship = Un navire dans votre port exporte vos marchandises ; un navire à Rio ne vous sert que si vous êtes Gouverneur.
magnanimous-coach-prompt-follow-production = Quelqu’un a été précis : vous pouvez faire la même action une fois, au prix du dé, sans emplacement.
magnanimous-coach-prompt-follow-produce = Quelqu’un a été précis : vous pouvez produire aussi, au prix du dé, sans emplacement.
magnanimous-coach-prompt-buy-production = Une action est à vendre : l’argent va au vendeur, et il ne vous faut pas de dé.
magnanimous-coach-prompt-buy-produce = Une récolte est à vendre : l’argent va au vendeur, et c’est votre province qui produit.
magnanimous-coach-prompt-rio-effect = Vous êtes Gouverneur : le nombre du dé violet donne cet effet, gratuit ; puis votre titre vous paie.
magnanimous-coach-prompt-choose-attacker = En tant que Gouverneur, vous choisissez quelle province occupée attaque ensuite : commencez là où elle échouera.
magnanimous-coach-prompt-choose-target = Laquelle de ces voisines est visée d’abord ? Un attaquant s’arrête à son premier succès.
magnanimous-coach-prompt-pick-die = Chaque dé de vos provinces sert encore une fois et monte de 1 ; sa province décide des marchandises vendues ou chargées.
magnanimous-coach-prompt-put-die = Choisissez le quadrant pour son action du haut ; si le nombre du dé, une fois monté, égale celui de l’espace, vous pouvez agir deux fois.
magnanimous-coach-prompt-use-nobles = Agissez, déclarez-la précise, vendez-la, ou laissez-la ; les autres suivent gratuitement une action précise.
magnanimous-coach-prompt-train-or-sell = Vendez une marchandise au nombre du dé, ou avancez vers un port : exporter apporte de la Noblesse, vendre seulement de l’argent.
magnanimous-coach-prompt-troops = Marchez à n’importe quelle distance entre vos provinces, ou attaquez une voisine occupée avec plus de troupes que la puissance du Paraguay.
magnanimous-coach-prompt-send-troops = Combien marchent ? Laissez-en assez derrière : la prévision montre ce qui tombe.
magnanimous-coach-prompt-attack-with = Chaque troupe employée est dépensée et donne 1 Noblesse ; employez toutes celles dont vous pouvez vous passer.
magnanimous-coach-prompt-discard-card = Une carte de moins, un pas de Noblesse : prenez celle que vous ne poseriez jamais sur le trône.
magnanimous-coach-prompt-cards-to-throne = Ce que vous posez en dernier est retourné d’abord ; personne ne regarde avant l’Empereur.
magnanimous-coach-prompt-export-or-sail = Exportez vers une case ouverte de cette marchandise : son nombre en réis, un pas de Noblesse par jeton, et le navire est dépensé.
magnanimous-coach-prompt-follow-nobles = Quelqu’un a été précis : vous pouvez faire cette action une fois, gratuite et sans dé.
magnanimous-coach-prompt-buy-nobles = Une action est à vendre au nombre de son dé ; il ne vous faut pas de dé.

## The first time something happens

magnanimous-coach-event-round-began = Une manche : Empereur, production, offensives, nobles, République. La barre du haut montre où vous en êtes.
magnanimous-coach-event-revealed-card = L’Empereur retourne les cartes posées par tous : les événements arrivent, les référendums se votent.
magnanimous-coach-event-declared-precise = Une action précise : gratuite pour qui l’a déclarée, et ouverte à tous les autres.
magnanimous-coach-event-became-governor = Un nouveau Gouverneur : premier joueur, maître de la zone impériale, payé selon son titre.
magnanimous-coach-event-purple-returned = Le dé violet revient avec un de plus : c’est la puissance du Paraguay dans cette offensive.
magnanimous-coach-event-held = Une province tient tant que la puissance du Paraguay ne dépasse pas sa défense.
magnanimous-coach-event-occupied = Une province est tombée : tout y est perdu, et elle attaquera ses voisines à la prochaine manche.
magnanimous-coach-event-unveiled = Une couronne sur la piste de Noblesse : on découvre un ministre pour qui la passe.
magnanimous-coach-event-republic-moved = La République a avancé : de nouvelles cases de commerce s’ouvrent, et la fin approche d’autant.
magnanimous-coach-event-proclaimed = La République est proclamée : cette manche est la dernière, et les points décident.

## The first time a zone is looked at

magnanimous-coach-zone-map = L’Empire : quatre provinces et un port par couleur, le Paraguay au sud-ouest, Rio au milieu de tout.
magnanimous-coach-zone-imperial = La zone impériale : ses troupes défendent Rio et toute province sans joueur.
magnanimous-coach-zone-offensive = La prévision : ce qui tomberait si le Paraguay attaquait sans que rien ne change.
magnanimous-coach-zone-governor = Le dé violet : son nombre est l’effet du Gouverneur maintenant et la puissance du Paraguay bientôt.
magnanimous-coach-zone-area = Huit quadrants, seize dés : action du bas à la production, action du haut pour les nobles.
magnanimous-coach-zone-nobility = Noblesse : à 20, on gagne. Les couronnes apportent des ministres, les titres un revenu.
magnanimous-coach-zone-commerce = La route de la République : chaque case dépassée reçoit les marchandises d’un seul joueur et paie son nombre.
magnanimous-coach-zone-improvements = Quatre améliorations pour cette manche ; elles changent à sa fin.
magnanimous-coach-zone-court = Les événements de la manche, la pile sur le trône, et le vote quand il y en a un.

## The first time something is refused

magnanimous-coach-why-no-reis = Les dés coûtent ce qu’ils montrent : vendez une marchandise ou une action, ou faites une action précise.
magnanimous-coach-why-slot-taken = Un dé par province et par manche.
magnanimous-coach-why-other-good = Un dé rouge ne va que dans la province qui fait sa marchandise.
magnanimous-coach-why-goods-full = Quatre marchandises tiennent dans une province : vendez ou embarquez d’abord.
magnanimous-coach-why-in-transit = Ses marchandises sont dans le train : tant qu’elles ne sont pas vendues, la province n’en fait plus.
magnanimous-coach-why-governor-already = Le dé violet va toujours à un autre que le Gouverneur en place.
magnanimous-coach-why-purple-taken = Une fois par manche ; la prochaine fois, guettez-le plus tôt.
magnanimous-coach-why-too-weak = Une attaque demande plus que la puissance du Paraguay : amenez des troupes ou attendez que le dé baisse.
magnanimous-coach-why-too-far = Un train fait un pas ; un chemin de fer dans la province de départ en ajoute un.
magnanimous-coach-why-train-there = Les trains se croisent mais ne s’arrêtent pas ensemble, sauf dans les ports et à Rio.
magnanimous-coach-why-no-export-place = Une exportation demande train et navire ensemble dans votre port, ou à Rio si vous êtes Gouverneur.
magnanimous-coach-why-space-closed = La République n’a pas encore atteint cette case.
magnanimous-coach-why-space-taken = Une case de commerce est au premier qui y expédie.
magnanimous-coach-why-occupied = Une province occupée ne peut rien faire : libérez-la d’abord.
magnanimous-coach-why-event-no-vote = Seules les cartes de référendum sont des voix ; les événements vont au trône.
magnanimous-coach-why-not-precise = Précise veut dire : le dé montre exactement le nombre imprimé là.
magnanimous-coach-why-port-no-troops = Les ports se tiennent par des navires, non par des troupes.
magnanimous-coach-why-improved = Une amélioration par province, et elle reste.
magnanimous-coach-why-no-goods = La province du dé n’a rien à vendre ni à charger : choisissez un autre dé.
magnanimous-coach-why-governor-only = La zone impériale n’obéit qu’au Gouverneur.
magnanimous-coach-why-wrong-direction = Les voix conservatrices vont pour les cartes conservatrices et contre les libérales, et inversement.
magnanimous-coach-why-no-free-slot = Tous vos emplacements sont pris ; seul le dé violet vous reste.
magnanimous-coach-why-no-train-or-goods = Sans marchandises dans cette province et sans train à déplacer, ce quadrant ne vous sert à rien.
