# Les règles de Coimbra, une ligne par clause

## setup

clause-C1 = Chaque niveau de monastères est mélangé ; 8 de niveau I, 4 de II et 2 de III vont au hasard, face visible, sur les cases bleues, brunes et rubis. Les autres quittent la partie.
clause-C2 = Une tuile d’influence est posée au hasard au-dessus de chaque piste, du côté prévu pour le nombre de joueurs.
clause-C3 = Les jetons-dés sont placés face visible dans les villes selon le nombre de joueurs, en ordre décroissant depuis la gauche : aucun à 4 joueurs, trois à 3, cinq à 2.
clause-C4 = Les 15 voyages sont mélangés et 6 sont posés ; les autres quittent la partie.
clause-C5 = À 3 joueurs, on retire 1 dé violet et 1 vert ; à 2 joueurs, 1 gris, 1 orange, 2 violets et 2 verts ; à 4, aucun.
clause-C6 = Chaque joueur commence avec 7 gardes, 7 pièces, 3 socles de dé, un pèlerin, un lion et 25 disques : un sur le 0 de chaque piste, un sur 0 point, 20 en réserve.
clause-C7 = Le premier ordre de jeu est tiré au sort ; les lions vont sur les drapeaux dans cet ordre.
clause-C8 = Les paquets I, II et III sont mélangés séparément ; le II va sur le III pour former la pile de personnages.
clause-C9 = Avant chaque manche, les 4 tuiles de faveur sont près du château et le bonnet près de la tuile à 2 couronnes.
clause-C10 = À chaque manche, 12 cartes sont posées face visible : 4 pour la ville haute, 4 pour la centrale, 4 pour la basse, en 3 rangées de 4 colonnes.
clause-C11 = Jetons couronne : de la colonne 4 à la 1, chacune de la rangée haute à la basse, la première carte de chaque classe reçoit le jeton de sa classe. Une classe absente laisse son jeton de côté.
clause-C12 = Autant de paires de cartes de départ que de joueurs, tirées au hasard, sont posées face visible ; les autres quittent la partie.

## start-choice

clause-C13 = Dans l’ordre de jeu inverse, chacun prend une paire de cartes de départ ou pose son pèlerin sur un coin libre.
clause-C14 = Puis, dans l’ordre de jeu, chacun fait celui des deux choix qui lui manque.
clause-C15 = Puis, dans l’ordre de jeu, chacun résout ses deux cartes de départ une à une : avancer sur sa piste de son influence, puis utiliser le bonus immédiat ou garder la carte pour la phase C.

## phases-a-b

clause-C16 = La partie compte 4 manches, chacune avec les phases A à F.
clause-C17 = Phase A : le premier joueur lance une fois tous les dés de la réserve, y compris ceux restés de la manche précédente.
clause-C18 = Phase B : dans l’ordre de jeu, en trois tours de table, vous prenez un dé, gardez sa valeur et le placez au château ou dans une ville. Vous ne pouvez pas passer.
clause-C19 = Château : les dés sont en ordre croissant depuis la gauche ; un nouveau dé va à droite des dés inférieurs ou égaux et à gauche des supérieurs.
clause-C20 = Villes : les dés sont en ordre décroissant depuis la gauche ; un nouveau dé va à droite des dés supérieurs ou égaux et à gauche des inférieurs.
clause-C21 = Les jetons-dés comptent dans cet ordre comme des dés sans couleur ; un nouveau dé de même valeur va à leur droite.
clause-C22 = Un lieu accueille autant de dés que voulu, et un joueur peut y en avoir plusieurs.
clause-C23 = Si votre disque est sur le monastère qui récompense les dés du château, vous gagnez aussitôt 4 points par dé placé au château.

## phase-c

clause-C24 = Château, ville haute, centrale, basse se résolvent dans cet ordre, toujours le dé ou jeton visible le plus à gauche non activé. Son propriétaire agit une fois et reprend le dé une fois toute l’action finie.
clause-C25 = L’action est facultative. Si vous ne pouvez ou ne voulez pas agir, même au château, vous devez prendre la Détresse : jusqu’à 2 pièces et 2 gardes, même si la limite de 20 bloque tout.
clause-C26 = Château : prenez gratuitement une tuile de faveur encore là ; ses couronnes comptent dès lors. Utilisez son bonus et gardez-la jusqu’à la fin de la manche. Les tuiles non prises y restent.
clause-C27 = Ville : choisissez une carte de la rangée et payez la valeur du dé, 3 de plus avec le bonnet, dans les biens demandés, moins vos remises, jamais sous 0. Une carte non payable en entier ne peut être choisie.
clause-C28 = Dans l’ordre : la carte est à vous ; sa piste monte de son influence ; le bonus immédiat s’applique en entier ; la carte est rangée ; vos bonus de phase C ; enfin son jeton couronne, non compté dans l’action.
clause-C29 = Un jeton-dé activé défausse la carte de plus forte influence de sa rangée, la plus à gauche à égalité, et est retourné. Personne ne reçoit la couronne de cette carte. Sans carte, il est seulement retourné.
clause-C30 = Quand une ville n’a plus de dé ni de jeton à activer, ou n’en a jamais eu, ses cartes restantes sont défaussées face visible avant le lieu suivant, et ses jetons sont retournés face visible.
clause-C31 = Le bonnet est facultatif. Il va sur un de vos dés dans une ville, jamais au château. Le dé vaut 3 de plus et reprend aussitôt place comme un nouveau dé, parmi les non activés, à droite des valeurs égales.
clause-C32 = Une carte prise dans la défausse coûte 3 au lieu de la valeur d’un dé ; pour le reste, elle s’acquiert comme d’habitude, avec influence, bonus, et bonus et remises des cartes de départ. Vous pouvez refuser.
clause-C33 = Les adversaires répondent dans l’ordre de jeu. Des biens ne se choisissent que remis en entier ; sinon on donne des points, même sous 0. Vous recevez ce qui est remis, dans vos limites.
clause-C34 = Un clerc cédé va à la défausse avec bonus et diplômes ; son propriétaire recule sur la piste violette de son influence, pas sous 0, au-dessus des disques présents. Sans clerc, on perd 3 points.
clause-C35 = Derrière vous sur la piste grise signifie plus bas, ou plus haut dans la pile de votre case, après votre avance pour cette carte ; si le bonus est répété, à ce moment-là.
clause-C36 = Un bonus donnant une tuile de faveur n’atteint que les tuiles encore près du château ; s’il n’y en a plus, il est sans effet.
clause-C37 = Répéter un bonus : seulement le bonus immédiat d’une autre de vos cartes de cette classe, cartes de départ comprises ; un bonus de répétition n’en répète pas un autre.
clause-C38 = Un bonus qui permet d’investir suit les règles des voyages, et vous pouvez le refuser.

## phase-d

clause-C39 = Vos couronnes sont celles des jetons couronne et tuiles de faveur pris cette manche, plus celles du drapeau où se tient votre lion à ce moment.
clause-C40 = Phase D : le joueur qui a le plus de couronnes va au drapeau 1, et ainsi de suite. Entre ex æquo, l’ancien ordre s’inverse.

## phase-e

clause-C41 = Phase E : dans le nouvel ordre, vous activez vos 3 dés un à un, à votre gré ; chacun rapporte le revenu de la piste de sa couleur, le blanc celui d’une piste au choix. La valeur ne compte pas.
clause-C42 = Le revenu se lit quand le dé est activé : les avances faites plus tôt dans le tour comptent, les suivantes non.
clause-C43 = Les bonus de début de phase E précèdent votre premier dé, ceux de dé viennent avec chaque dé de la couleur, les échanges à tout moment de votre tour. Une carte acquise cette manche agit déjà.
clause-C44 = Le blanc ne compte jamais comme couleur pour les bonus de dé ni pour le bonus sans dé violet.
clause-C45 = Après votre tour de phase E, vos dés retournent à la réserve ; les socles vides restent chez vous.

## rewards

clause-C46 = Gardes et pièces s’arrêtent à 20, les pistes à 15 ; l’excédent est perdu. Vous ne pouvez pas dépenser ce que vous n’avez pas.
clause-C47 = Vous pouvez refuser toute récompense, en tout ou partie, mais pas le disque sur un monastère où vous entrez, le jeton couronne d’une carte prise ni les couronnes d’une tuile.
clause-C48 = Une barre signifie l’un des deux, sans barre tout. Le beige est une condition ; le rouge un coût, payé en entier ou sans récompense. Un x signifie pour chaque fois ; sans x, une seule fois.
clause-C49 = Les pas de pèlerin sont un maximum. Chaque pas suit une route jusqu’au lieu suivant ; les haltes ne font rien ; vous pouvez revenir en arrière ; les pèlerins ne se bloquent pas.
clause-C50 = En entrant dans un monastère sans votre disque, vous devez en poser un au sommet de la pile et utiliser le bonus aussitôt, l’immédiat sur-le-champ ou jamais. Puis continuez avec les pas restants et gagnés.
clause-C51 = Entrer dans un monastère qui a déjà votre disque ne fait rien. Dans toute la partie, vous posez au plus un disque par monastère.
clause-C52 = Le premier pas quitte le coin par une route à sens unique vers l’une de deux haltes ; personne ne revient à Coimbra.
clause-C53 = Monastères durables : l’un donne 1 point par disque posé ensuite, un autre 4 points par dé au château ; d’autres ajoutent 1 ou 2 diplômes joker.

## voyages

clause-C54 = Phase F : dans l’ordre de jeu, vous pouvez investir une fois dans un voyage sans votre disque, en payant son coût dans ses biens. Les disques des autres ne comptent pas.
clause-C55 = En investissant, vous posez un de vos disques sur la rose des vents du voyage, au-dessus des autres.
clause-C56 = Avec la tuile de faveur à 3 couronnes, chaque investissement coûte 2 de moins, y compris celui qu’elle accorde, jamais sous 0.
clause-C57 = Vous pouvez avoir les 6 voyages. Hors de la phase F, on n’investit que par la tuile de faveur à 3 couronnes et par les bonus de cartes, répétitions comprises.

## end

clause-C58 = Après la phase F de la manche 4, la pile étant vide, la partie finit sans rangement. Sinon, on reprend tuiles de faveur, bonnet et jetons couronne et on refait la mise en place de la manche ; les jetons-dés restent.
clause-C59 = À la fin, chaque voyage portant votre disque est marqué.
clause-C60 = Les pistes se marquent par rang : case la plus haute, puis plus bas dans la pile ; le 0 n’a pas de rang. À 4 : les trois premiers ; à 3 : les deux premiers ; à 2 : le second seulement à 3 cases au plus.
clause-C61 = Les diplômes des cartes et monastères forment des séries de sortes différentes, chacun dans une seule, joker au choix : 12, 8, 4, 2, 1 points pour 5, 4, 3, 2, 1 diplômes. Le meilleur partage compte.
clause-C62 = Les cartes de fin de partie se marquent. Celle qui en marque une autre à nouveau prend une autre de vos cartes de fin, pas une carte identique ; s’il n’y en a pas, elle donne 0 point.
clause-C63 = Ajoutez la moitié de la somme de vos gardes, pièces et couronnes, arrondie à l’inférieur. Couronnes : jetons et tuiles de la manche 4 plus le drapeau occupé après la phase D de la manche 4.
clause-C64 = Le plus de points l’emporte ; à égalité, l’ex æquo placé le plus tôt dans l’ordre de jeu en fin de partie.

## display

clause-C65 = Les colonnes sont numérotées de 1 à 4 depuis la gauche, la 4 près du plateau ; le plus à gauche est la plus petite. Les vides ne se comblent jamais.
clause-C66 = Au second passage du choix de départ, seule l’action manquante est ouverte. Les cartes de départ ne déclenchent aucun bonus de phase C ; leurs pas peuvent atteindre un monastère, qui agit comme toujours.
clause-C67 = Vos cartes incluent celles de départ dans tout décompte : classe, influence, séries de classes, dixième carte. Une carte compte, avec ses diplômes, dès qu’elle est à vous, même dans sa propre action.

## bonus-order

clause-C68 = Dans un bonus : d’abord gardes, pièces et points, puis pistes, pas, enfin investir, bonnet et autres actions. Les biens gagnés peuvent payer le voyage ; ce qui dépasse 20 est perdu avant de le payer.
clause-C69 = Un bonus, avec tout ce qu’il ouvre, se termine avant le suivant ; puis l’action interrompue reprend. Si plusieurs de vos bonus tombent ensemble, vous choisissez leur ordre.

## pilgrim

clause-C70 = Les pas se décident un à un : aller à un lieu voisin, ou s’arrêter et perdre le reste. Tous les pas d’un bonus compté font une seule récompense. Un pèlerin encore dans son coin peut y rester.
clause-C71 = En entrant dans un monastère sans votre disque : disque ; 1 point si un monastère durable antérieur le donne ; le bonus et ses décisions ; puis on continue avec les pas restants et gagnés, même sans reste.
clause-C72 = Une avance sur une piste au milieu d’un déplacement ne change ni les pas déjà accordés ni un revenu déjà lu.
clause-C73 = Les monastères durables agissent dès votre disque, jamais en arrière : dés placés ensuite au château en phase B, disques suivants et décomptes de diplômes suivants.

## phase-c-details

clause-C74 = Le bonnet se pose en prenant la tuile, ou jamais, sur un de vos dés de ville non activés, pas celui qui agit. Sans cible, la tuile reste permise. Le dé actif finit d’abord ; le +3 cesse quand le dé est repris.
clause-C75 = Une tuile de faveur gagnée en ville agit comme au château : bonus aussitôt, couronnes comptées en phase D de cette manche, remise sur les investissements jusqu’à la fin de la manche.
clause-C76 = Prix d’une carte : valeur du dé, plus 3 avec le bonnet, moins 1 avec la remise voulue, au moins 0 ; depuis la défausse : 3, moins 1 avec la remise. La remise s’applique d’elle-même.
clause-C77 = La défausse est publique ; la rangée en cours n’en fait pas partie. Le prix se paie avec ce qui reste après la première carte ; la carte prise se résout d’abord. Les cartes de départ, sans coût, sont exclues.
clause-C78 = Répéter un bonus ne donne que le bonus : ni influence, ni bonus de carte de départ, couronne ou diplôme. Coûts et choix sont refaits, comptes et rangs sont ceux du moment. Vous pouvez refuser.
clause-C79 = Une carte qui touche un revenu paie sa piste une fois, après sa propre influence. Les bonus de dé n’ajoutent rien, car aucun dé n’est activé.
clause-C80 = Les réponses partent du drapeau 1, sans le joueur actif, chacune exécutée avant la suivante. Le donneur paie en entier même si la limite de 20 du preneur en perd. Sans personne derrière, aucun effet.
clause-C81 = Les points n’ont pas de limite basse. Un clerc cédé emporte son bonus durable et ses diplômes ; ce qu’il a donné reste. Toute son influence imprimée est retirée, même si la piste avait plafonné à 15.

## tracks

clause-C82 = Un disque qui bouge, en haut ou en bas, va au-dessus des disques de sa case d’arrivée ; ceux qu’il quitte gardent leur ordre. Un disque immobile, déjà sur 15 ou 0, garde sa place dans la pile.
clause-C83 = Rang sur une piste : d’abord la case la plus haute, puis le plus bas dans la pile. Deux disques ne sont jamais à égalité.

## phase-e-details

clause-C84 = Votre tour de phase E : chaque bonus de début une fois, à votre gré, biens reçus même à 15 ; puis chaque dé, revenu avant bonus. Avant chacun, avant chaque pas et à la fin, vous pouvez changer 2 biens en 1 point.
clause-C85 = Blanc : vous choisissez la piste en activant le dé, librement, même une piste déjà payée par un autre de vos dés. Même alors, il ne compte pour aucune couleur.

## mid-game-scoring

clause-C86 = La phase F vous offre exactement un investissement ; chaque bonus d’investissement en est un de plus, choisi et payé à part. Un disque par joueur et voyage. Sans voyage payable dans les bons biens, aucun effet.
clause-C87 = Couronnes du moment : avant la manche 1, le drapeau seul ; en phase C, jetons et tuiles pris plus le drapeau de l’ancien ordre ; dès la phase D, le nouveau drapeau, avec jetons et tuiles jusqu’à la fin de la manche.
clause-C88 = Un décompte en cours de partie paie aussitôt et n’épuise rien : mêmes séries, voyages, carte et pistes comptent encore à la fin. Voyages : deux différents portant votre disque, ou un, ou aucun.
clause-C89 = Marquer maintenant une carte de fin et une piste sont deux parts indépendantes, chacune peut être vide. Rangs comme à la fin : troisième à 4 joueurs seulement, limite de 3 cases à 2 seulement, rien sur 0.
clause-C90 = Les décomptes de diplômes prennent tous ceux de vos cartes et des monastères portant votre disque ; la tuile à 2 jokers en vaut deux. Une série peut avoir plusieurs jokers, chacun d’une autre sorte.
clause-C91 = Le nombre de séries de classes est le plus petit de vos quatre nombres de cartes par classe.
clause-C92 = À 2 joueurs, l’écart se compte en cases du premier au second ; la même case paie la deuxième place ; un disque sur 0 ne reçoit rien. À 3 ou 4 joueurs, pas de limite d’écart.
clause-C93 = Le décompte final ne change que les points ; biens et couronnes comptent pour Calicut et encore comme restes. Son ordre ne change pas le résultat, et les drapeaux ne laissent aucune égalité.

## decisions

clause-C94 = Chaque vrai choix vous revient. Les gains simples de gardes, pièces, points et influence sont inscrits sans question ; les choix qui ne donnent que des points peuvent être faits pour vous, au mieux.
clause-C95 = Rien n’est privé. Ne sont cachés que l’ordre de la pile de personnages, en solo aussi celui des deux paquets du rival, et les dés futurs ; on sait quelles cartes restent à venir.
clause-C96 = En solitaire, le rival suit ses propres règles ; toutes les autres valent pour vous, comme à 2 joueurs.
