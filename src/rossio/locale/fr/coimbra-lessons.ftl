# What the coach says in the chapters of Coimbra

## One die, three jobs

coimbra-lesson-three-jobs = Un dé, trois métiers
    .can = placer vos trois dés à dessein : pour ce que vous recevez, pour le moment d’agir et pour ce qu’ils paieront
    .payoff = Votre dé haut mène sa file et votre dé bas mène au château : vous serez servi le premier deux fois.
coimbra-lesson-three-jobs-aim = Bienvenue à Coimbra. La partie compte quatre manches, et le plus de points l’emporte. À chaque manche, vous ne placez que trois dés.
coimbra-lesson-three-jobs-jobs = Mais un dé a trois métiers. Le lieu décide de ce que vous recevez. Le nombre décide quand, et combien vous payez. La couleur vous paie ensuite.
coimbra-lesson-three-jobs-six = Dans une ville, le dé le plus haut choisit d’abord, et une carte coûte ce que montre le dé. Posez le dé { $die } dans la ville centrale.
    .nudge = Cela peut attendre. D’abord un 6 : un grand nombre, pour une ville.
    .near-1 = Le château sert d’abord les plus bas : un 6 y attendrait toujours. Donnez-le à une ville.
    .done = Premier de la file. Le prix de cette place : votre carte y coûtera 6.
coimbra-lesson-three-jobs-tie = Inês a placé un dé aussi. Si deux dés montrent le même nombre, celui qui est venu d’abord reste devant.
coimbra-lesson-three-jobs-castle = Au château, c’est l’inverse : le dé le plus bas passe d’abord, et ses tuiles de faveur ne coûtent rien. Posez-y un dé bas.
    .nudge = Celui-ci va au château, avec un petit nombre : 1, 2 ou 3.
    .done = Pas cher et tôt : les petits nombres aiment le château.
coimbra-lesson-three-jobs-who = Un 2 et un 3 sont au château. Qui prend une tuile d’abord ?
    .answer-1 = Le 3
    .reply-1 = Dans une ville, oui. Au château, le plus petit nombre mène.
    .answer-2 = Le 2
    .reply-2 = Oui. Le bas d’abord au château, le haut d’abord dans les villes.
    .answer-3 = Le premier venu
    .reply-3 = Seulement entre nombres égaux.
coimbra-lesson-three-jobs-colour = Encore un dé. Regardez la couleur : gris paiera des gardes, orange des pièces, violet des pas du pèlerin, vert des points, blanc à votre guise.
coimbra-lesson-three-jobs-third = Placez le dé que vous voulez, où vous voulez. Je prendrais un violet s’il en reste : mon pèlerin veut marcher.
    .done = Bien. Vos trois dés sont placés.
coimbra-lesson-three-jobs-tokens = Les petits jetons ne sont les dés de personne. Ils attendent dans la file et, leur moment venu, jettent la carte la plus forte.
coimbra-lesson-three-jobs-end = Tous les dés sont placés. Ils agissent maintenant : le château, puis ville après ville, chaque file de gauche à droite. C’est le chapitre suivant.

## The dice act

coimbra-lesson-castle-and-city = Les dés agissent
    .can = prendre une faveur, acheter une carte avec les bons biens, et savoir que faire sinon
    .payoff = D’un seul dé arrivent l’une après l’autre une carte, sa place sur la piste, son bonus et sa couronne.
coimbra-lesson-castle-and-city-goods = Vous avez deux sortes de biens : { $guards } gardes et { $coins } pièces. Chaque carte demande l’une des deux. Vous pouvez en tenir 20 de chaque, pas plus.
coimbra-lesson-castle-and-city-favour = Le château d’abord, et votre dé bas mène. Prenez une faveur, gratuite. J’aime celle-ci : { $tile }. { $tile-text }
    .nudge = La détresse est pour les mains vides. Les tuiles sont gratuites : choisissez-en une.
    .near-1 = La Charte vous invite à dépenser en mer des biens dont vous aurez besoin dans un instant. Une autre, aujourd’hui.
    .done = À vous jusqu’à la fin de la manche. Ses couronnes comptent quand l’ordre se décide.
coimbra-lesson-castle-and-city-tile = Terminez ce que votre tuile propose. Le bonnet ferait compter un dé de ville 3 de plus, place et prix. Vous pouvez toujours refuser.
coimbra-lesson-castle-and-city-line = Les villes maintenant, et c’est à votre dé : { $place }. Les dés devant vous ont pris leurs cartes, les jetons en ont jeté une. Le reste est à votre choix.
coimbra-lesson-castle-and-city-first-card = Ici chaque carte vous coûte { $value }, car votre dé montre { $value }. Le prix est écrit dessus : gardes ou pièces. Prenez-en une.
    .nudge = Vous pouvez payer une carte ici. Essayez ; la détresse est un lot de consolation.
    .done = Payé. La piste de sa couleur a monté de l’influence de la carte. Une couronne sur la carte vient aussi.
coimbra-lesson-castle-and-city-second-card = { $place }, et votre dé { $value }. Tout y coûte { $value } ; une carte pâle, touchée, dit pourquoi. Une carte aux couleurs de vos dés les fait mieux payer.
    .nudge = Cette place était chère ; profitez-en. Prenez une carte.
    .done = Elle vous fait monter aussitôt sur sa piste, puis donne son bonus.
coimbra-lesson-castle-and-city-leftovers = Ce que personne n’a pris s’en va à la fin de la manche. À la suivante sortent douze cartes neuves.
coimbra-lesson-castle-and-city-distress = Votre dé agit, mais vous ne pouvez payer aucune carte. Que se passe-t-il ?
    .answer-1 = Je prends 2 gardes et 2 pièces
    .reply-1 = C’est la détresse. Pas un désastre : quatre biens pour la prochaine fois.
    .answer-2 = Je perds le dé
    .reply-2 = Non. Il vous revient et paiera encore sa couleur.
    .answer-3 = Je paie la moitié
    .reply-3 = Une carte se paie en entier ou pas du tout.
coimbra-lesson-castle-and-city-end = Tous vos dés vous sont revenus. Il leur reste un métier : vous payer. Au chapitre suivant.

## Crowns, then income

coimbra-lesson-crowns-and-income = Les couronnes, puis le revenu
    .can = voir qui commence la manche suivante et toucher ce que paient vos dés
    .payoff = Deux dés vous ont payé par leur seule couleur, et le troisième ouvre une route à votre pèlerin.
coimbra-lesson-crowns-and-income-crowns = D’abord les couronnes. Vous en avez { $mine }, Inês { $hers }. Le plus de couronnes commence la manche suivante ; les drapeaux ont déjà bougé.
coimbra-lesson-crowns-and-income-colour-only = Maintenant le revenu. Oubliez les nombres : seule la couleur compte. Chaque dé paie ce que montre sa piste là où se tient votre disque.
coimbra-lesson-crowns-and-income-first = Activez le dé { $colour }. Regardez sa piste : la case où se tient votre disque dit ce qu’il paie.
    .nudge = Un gris, un orange ou un vert d’abord, aujourd’hui.
    .near-1 = Gardez le violet pour la fin : il fait marcher le pèlerin, et c’est le chapitre suivant.
    .done = Payé. Une carte de cette couleur vous aurait poussé dans une meilleure case.
coimbra-lesson-crowns-and-income-second = Et le suivant. L’ordre est à votre choix ; il compte parfois, quand un revenu vous fait monter sur une autre piste.
    .nudge = Un gris, un orange ou un vert, s’il vous plaît.
    .near-1 = Gardez le violet pour la fin : il fait marcher le pèlerin, et c’est le chapitre suivant.
    .done = Même une piste vide paie un peu.
coimbra-lesson-crowns-and-income-flags = Encore un mot sur l’ordre. À couronnes égales avec Inês, qui serait premier maintenant ?
    .answer-1 = Celui qui l’était
    .reply-1 = L’inverse : personne ne reste premier pour rien.
    .answer-2 = Celui qui a le plus de points
    .reply-2 = Les points ne comptent pas ici. À égalité, l’ancien ordre se retourne.
    .answer-3 = Celui qui était derrière
    .reply-3 = Oui, à égalité l’ancien ordre se retourne. Les couronnes viennent des tuiles, de quelques cartes et d’un drapeau plus loin.
coimbra-lesson-crowns-and-income-white = Quelle piste paierait un dé blanc ?
    .answer-1 = Celle que je choisis
    .reply-1 = Oui, même une qu’un autre dé a déjà payée.
    .answer-2 = Aucune
    .reply-2 = Il paie, et bien : une piste au choix.
    .answer-3 = Les quatre
    .reply-3 = Ce serait beau. Une seule, à votre choix.
coimbra-lesson-crowns-and-income-end = Le dernier dé est violet : { $steps } pas pour votre pèlerin. Les routes attendent au chapitre suivant.

## The pilgrim walks

coimbra-lesson-pilgrim = Le pèlerin marche
    .can = mener votre pèlerin au monastère voulu et y laisser un disque
    .payoff = Deux pas, un disque, et un don aussitôt à vous.
coimbra-lesson-pilgrim-steps = Votre dé violet a donné { $steps } pas. Chaque pas suit une route jusqu’au lieu suivant. Les petites haltes ne donnent rien ; les monastères, si.
coimbra-lesson-pilgrim-disk = Dans chaque monastère où vous entrez, vous laissez un disque. Il vous paie une fois par partie : votre disque veut dire qu’il n’y a plus rien ici.
coimbra-lesson-pilgrim-look = À deux pas se trouve { $tile }. { $tile-text } Allez-y par ici : { $stop }. Arrêtez-vous sur un monastère pour le lire.
    .nudge = Cette route mène ailleurs. La halte dont je parle mène à un monastère neuf.
    .near-1 = Vous pouvez vous arrêter, oui. Mais un monastère est à deux pas.
    .done = Encore un pas.
coimbra-lesson-pilgrim-enter = Entrez maintenant au monastère. Votre disque s’y pose de lui-même, et le bonus est aussitôt à vous.
    .nudge = Cette route s’éloigne du don. Essayez le monastère bleu.
    .done = Le don est à vous. S’il avait donné des pas, vous auriez marché aussitôt.
coimbra-lesson-pilgrim-levels = Les monastères bleus sont proches et donnent des biens ou des cases de piste. Les bruns et les rubis, lointains, paient des points, plus pour chaque carte possédée.
coimbra-lesson-pilgrim-block = Le pèlerin d’Inês se tient au monastère que vous voulez. Pouvez-vous entrer ?
    .answer-1 = Non, il est pris
    .reply-1 = Sur les routes, rien ne vous est jamais pris.
    .answer-2 = Oui, et je reçois aussi le bonus
    .reply-2 = Juste. Les pèlerins ne bloquent jamais, et chacun a ses disques.
    .answer-3 = Oui, mais sans le bonus
    .reply-3 = Le bonus est une fois pour chacun, qui que soit venu avant.
coimbra-lesson-pilgrim-end = Les pas viennent des dés violets, des clercs et du Sauf-conduit au château. Il reste une chose cette manche : la mer.

## A stake in a voyage

coimbra-lesson-voyage = Une part de voyage
    .can = investir dans un voyage qui sert votre plan et commencer seul la manche suivante
    .payoff = Votre première promesse de points est en mer, et vous avez joué sans aide toute une phase de placement.
coimbra-lesson-voyage-what = Six voyages sont là pour toute la partie. À la fin de chaque manche, vous pouvez en payer un et y poser un disque.
coimbra-lesson-voyage-when = Vous payez un voyage aujourd’hui. Quand rapporte-t-il ?
    .answer-1 = Aussitôt
    .reply-1 = Pas encore : c’est une promesse. Arrêtez-vous sur un voyage pour lire ce qu’il comptera.
    .answer-2 = À la fin de chaque manche
    .reply-2 = Une fois suffit : il rapporte à la fin de la partie.
    .answer-3 = Une fois, à la fin de la partie
    .reply-3 = Oui. Choisissez donc ce que votre plan nourrira pendant trois manches encore.
coimbra-lesson-voyage-invest = Vous avez { $guards } gardes et { $coins } pièces. Choisissez un voyage que vous pouvez payer, mais gardez des biens : les cartes de la prochaine manche en coûtent aussi.
    .near-1 = Garder vos biens est permis, et souvent sage. Pour la leçon, envoyez un navire.
    .done = Votre disque y reste. D’autres peuvent y investir aussi.
coimbra-lesson-voyage-round = La manche est finie : tuiles et couronnes retournent, douze cartes neuves sortent et les dés sont lancés. Trois manches comme celle-ci encore.
coimbra-lesson-voyage-alone = Placez vos trois dés comme il vous plaît. Je me tais ; arrêtez-vous sur un dé pour voir sa place et le prix des cartes.
coimbra-lesson-voyage-end = Vous savez jouer une manche de Coimbra. Ensuite : comment une partie commence, et pourquoi certaines cartes valent plus qu’il n’y paraît.

## Two cards and a corner

coimbra-lesson-start = Deux cartes et un coin
    .can = choisir vos cartes de départ et votre coin pour qu’ils s’accordent
    .payoff = Avant qu’un seul dé soit lancé, votre pèlerin est à un monastère et vous tenez un don.
coimbra-lesson-start-order = Le dernier de l’ordre commence. Inês a pris une paire de cartes. À vous : une paire, ou un coin pour le pèlerin ; l’autre suivra.
coimbra-lesson-start-pair = La paire qui reste nous convient. { $first } : { $first-text } { $second } : { $second-text } Prenez-la.
    .near-1 = D’abord un coin est permis aussi, et sage quand d’autres le veulent. Aujourd’hui, les cartes.
    .done = Une moitié de votre départ est réglée.
coimbra-lesson-start-second = L’autre moitié, maintenant. Pour le coin : deux routes en partent, et aucun pèlerin n’y revient. Regardez les monastères proches.
    .done = Bien. De chaque coin, un monastère bleu est à deux pas.
coimbra-lesson-start-leave = Vos cartes de départ agissent : chacune monte sa piste, puis donne son bonus. Le Frère donne deux pas ; le premier quitte le coin.
    .nudge = Deux pas suffisent juste pour un monastère. Quittez le coin par une des routes.
    .near-1 = Deux pas suffisent juste pour un monastère. Ne les perdez pas.
coimbra-lesson-start-gift = Et le second entre au monastère bleu.
    .nudge = Le monastère bleu près de cette halte est le don dont je parle.
    .done = Un disque et son bonus, avant le premier dé. Paires et coins se choisissent ensemble.
coimbra-lesson-start-kinds = Une carte de départ agit après chaque carte du conseil achetée par son propriétaire. Quand commence-t-elle ?
    .answer-1 = À la première carte du conseil achetée en ville
    .reply-1 = Oui. Les cartes de départ ne la déclenchent pas.
    .answer-2 = Aussitôt
    .reply-2 = Seules les cartes marquées immédiates agissent aussitôt.
    .answer-3 = À la fin de la partie
    .reply-3 = Celles-là portent un autre signe ; celle-ci agit toute la partie.
coimbra-lesson-start-end = Au début, gardes et pièces sont les mêmes pour tous. Le reste de votre départ, c’est deux cartes et un coin : trois petits choix, un plan.

## Diplomas

coimbra-lesson-diplomas = Les diplômes, et le prix d’une carte
    .can = voir ce que vaut une carte outre son bonus : diplômes, influence et points pour la fin
    .payoff = Une carte apporte le cinquième diplôme : la série saute de 8 à 12 points.
coimbra-lesson-diplomas-later = Manche { $round } d’une partie, quelques achats plus tard. Vous possédez { $cards } cartes. Quatre diplômes différents y sont imprimés.
coimbra-lesson-diplomas-sets = À la fin, des diplômes de sortes différentes font des séries : 1, 2, 4, 8 ou 12 points pour un à cinq. Vos quatre valent 8.
coimbra-lesson-diplomas-fifth = Votre dé agit, et tout coûte { $value } ici. Une carte montre le diplôme qui vous manque : { $card }. Prenez-la.
    .nudge = Cherchez le diplôme absent de vos cartes, ou celui de toutes les couleurs.
    .near-1 = Quatre biens consolent. Quatre points de plus à la fin valent mieux : prenez la carte.
    .done = L’influence d’abord, puis le bonus, et le diplôme pour la fin.
coimbra-lesson-diplomas-twelve = Cinq sortes : la série vaut 12. Le panneau des points compte vos séries à tout moment, toujours au mieux.
coimbra-lesson-diplomas-worth = Une carte dit : à la fin, des points pour votre piste verte. Quand compte-t-elle ?
    .answer-1 = Une fois, à la fin de la partie
    .reply-1 = Oui. Achetez de telles cartes assez tôt pour pousser encore cette piste.
    .answer-2 = À chaque phase de revenu
    .reply-2 = C’est un autre signe. Les cartes agissent aussitôt, aux achats, au revenu ou à la fin.
    .answer-3 = Quand je l’achète
    .reply-3 = Seules les cartes au signe immédiat le font.
coimbra-lesson-diplomas-another = Un autre de vos dés agit, à { $value }. Achetez ce qu’il vous plaît, et regardez quatre choses : influence, bonus, diplôme, couronne.
    .done = Une carte est toujours plus que son bonus.
coimbra-lesson-diplomas-end = Quatre signes sur les cartes, quatre moments : aussitôt, à chaque achat, au revenu, à la fin. Suit un revenu qui vaut le regard.

## A great income

coimbra-lesson-income-turn = Un grand revenu
    .can = ordonner vos dés, employer le blanc et bien choisir l’heure d’un monastère lointain
    .payoff = Le dé blanc a mené votre pèlerin à un monastère lointain, qui a payé sur-le-champ.
coimbra-lesson-income-turn-look = Encore le revenu, une manche plus tard. Vous avez { $points } points, et votre pèlerin est ici : { $place }. Avant de toucher à rien, voyez où il pourrait aller.
coimbra-lesson-income-turn-far = À deux pas se trouve { $tile }. { $tile-text } Les monastères lointains comptent ce que vous avez réuni : venez tard plutôt que tôt.
coimbra-lesson-income-turn-which = Quel dé peut donner des pas, si vous n’avez pas de violet ?
    .answer-1 = Le dé gris
    .reply-1 = Le gris paie des gardes, toujours.
    .answer-2 = Le dé blanc, sur la piste violette
    .reply-2 = Exactement : le blanc paie la piste nommée, selon la case de votre disque.
    .answer-3 = Aucun cette manche
    .reply-3 = Regardez encore : le blanc paie la piste que vous nommez.
coimbra-lesson-income-turn-white = Alors : le dé blanc, sur la piste violette.
    .nudge = La piste qui marche est la violette, et le dé blanc peut la payer. Les autres attendront.
    .done = Le pèlerin marche.
coimbra-lesson-income-turn-one = { $steps } pas. Le premier mène ici : { $road }.
    .nudge = C’est un autre chemin. Le monastère dont je parle est derrière la halte éclairée.
coimbra-lesson-income-turn-two = Et entrez.
    .nudge = Le monastère est à côté de vous.
    .done = Voilà à quoi servent les routes lointaines.
coimbra-lesson-income-turn-paid = Vous avez { $points } points maintenant. À la première manche, il y aurait eu peu à compter.
coimbra-lesson-income-turn-rest = Finissez le tour à votre gré. Les cartes au signe du revenu ajoutent le leur quand un dé de leur couleur est activé.
coimbra-lesson-income-turn-end = À Coimbra, un plan se tient par trois bouts : une couleur, une route et un voyage.

## The last word

coimbra-lesson-last-word = Le dernier mot
    .can = dépenser ce qui reste et lire le score final
    .payoff = Des biens oisifs sont devenus un voyage, et vous avez lu ligne à ligne une feuille de score entière.
coimbra-lesson-last-word-last = Quatrième manche, le dernier revenu. Vous avez { $mine } points, Inês { $hers }, mais beaucoup de points ne viennent qu’à la fin.
coimbra-lesson-last-word-income = Touchez votre dernier revenu, dé après dé. Les pas qui ne mènent à rien peuvent rester.
coimbra-lesson-last-word-worth = À la fin, deux biens ou couronnes gardés valent 1 point. Que valent 6 gardes, gardés ?
    .answer-1 = 6 points
    .reply-1 = La moitié : deux biens font un point.
    .answer-2 = 3 points
    .reply-2 = Oui. Un voyage à 6 gardes doit donc rapporter plus de 3.
    .answer-3 = Rien
    .reply-3 = Un peu : deux biens font un point.
coimbra-lesson-last-word-invest = La dernière phase de voyages. Vous tenez { $guards } gardes et { $coins } pièces. Lisez les voyages : lequel rapporte plus que son prix ne vaut gardé ?
    .near-1 = Gardés, les biens valent un demi-point chacun. Quelque part en mer ils rapportent plus.
    .done = Le dernier disque est posé.
coimbra-lesson-last-word-sheet = La fin. Les voyages vous apportent { $voyages } points : c’était leur raison.
coimbra-lesson-last-word-tracks = Les pistes : le premier de chacune prend sa tuile. À deux, le second ne marque que s’il suit de près. Vous en tirez { $tracks }.
coimbra-lesson-last-word-rest = Les diplômes donnent { $diplomas }, les cartes de fin { $cards }, et ce que vous avez gardé { $left }. Ajoutez vos points d’avant : voilà votre score.
coimbra-lesson-last-word-end = Vous avez vu tout ce qu’il faut pour une première partie. Jouez-en une entière avec Inês : je reste près de vous et ne parle que du nouveau.
