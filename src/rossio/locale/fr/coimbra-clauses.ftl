# Les règles de Coimbra, une ligne par clause

## setup

clause-C1 = Les monastères de chaque niveau sont mélangés. 8 de niveau I, 4 de niveau II et 2 de niveau III vont au hasard, face visible, sur les cases bleues, brunes et rubis de la carte. Les autres quittent le jeu.
clause-C2 = Une tuile d’influence est posée au hasard au-dessus de chaque piste, du côté prévu pour le nombre de joueurs.
clause-C3 = Les jetons-dés sont placés face visible dans les villes, en ordre décroissant depuis la gauche. À 4 joueurs, il n’y en a aucun. À 3 joueurs, un 3 se trouve dans la ville haute, un 4 dans la ville centrale et un 3 dans la ville basse. À 2 joueurs, un 3 et un 2 se trouvent dans la ville haute, un 4 et un 3 dans la ville centrale et un 5 dans la ville basse.
clause-C4 = Les 15 voyages sont mélangés et 6 d’entre eux sont posés. Les autres quittent le jeu.
clause-C5 = À 4 joueurs, les 13 dés servent tous. À 3 joueurs, on retire 1 dé violet et 1 vert ; à 2 joueurs, 1 gris, 1 orange, 2 violets et 2 verts.
clause-C6 = Chaque joueur commence avec 7 gardes, 7 pièces, 3 socles de dé, un pèlerin, un lion et 25 disques : un sur la case 0 de chaque piste, un sur 0 point et 20 en réserve.
clause-C7 = Le premier ordre de jeu est tiré au sort, et les lions vont sur les drapeaux dans cet ordre.
clause-C8 = Les paquets I, II et III sont mélangés séparément. Le paquet II va sur le paquet III ; ensemble, ils forment la pile de personnages.
clause-C9 = Avant chaque manche, les 4 tuiles de faveur sont posées près du château, et le bonnet près de la tuile à 2 couronnes.
clause-C10 = À chaque manche, 12 cartas sont posées face visible, 4 à côté de chacune des villes : haute, centrale et basse. Elles forment 3 rangées de 4 colonnes.
clause-C11 = Puis les jetons couronne sont posés sur des cartes. On parcourt les colonnes de la quatrième à la première, chacune de la rangée haute à la basse : la première carte rencontrée de chaque classe reçoit le jeton de cette classe. Si une classe n’est pas exposée, son jeton ne sert pas.
clause-C12 = Autant de paires de cartes de départ que de joueurs, formées au hasard, sont posées face visible. Les autres cartes de départ quittent le jeu.

## start-choice

clause-C13 = Dans l’ordre de jeu inverse, chacun prend une paire de cartes de départ ou pose son pèlerin sur un coin libre de Coimbra.
clause-C14 = Puis, dans l’ordre de jeu, chacun fait celle des deux choses qui lui manque encore.
clause-C15 = Puis, dans l’ordre de jeu, chacun résout ses deux cartes de départ, l’une après l’autre : pour chacune, il avance sur la piste de la carte d’autant de cases que vaut son influence, puis il utilise son bonus immédiat ou garde la carte pour la phase C. L’ordre des deux cartes ne change rien.

## phases-a-b

clause-C16 = La partie compte 4 manches. Chaque manche passe par les phases A à F.
clause-C17 = Phase A : le premier joueur lance une fois tous les dés de la réserve, même ceux que personne n’a pris à la manche précédente.
clause-C18 = Phase B : dans l’ordre de jeu, en trois tours de table, vous prenez un dé de la réserve, lui laissez sa valeur et le placez au château ou dans l’une des trois villes. Vous ne pouvez pas passer.
clause-C19 = Au château, les dés sont en ordre croissant depuis la gauche. Un nouveau dé va à droite des dés inférieurs ou égaux et à gauche des dés supérieurs.
clause-C20 = Dans les villes, les dés sont en ordre décroissant depuis la gauche. Un nouveau dé va à droite des dés supérieurs ou égaux et à gauche des dés inférieurs.
clause-C21 = Dans cet ordre, les jetons-dés comptent comme des dés sans couleur : un nouveau dé de même valeur va à leur droite.
clause-C22 = Un lieu accueille autant de dés que l’on veut, et un joueur peut y en avoir plusieurs.
clause-C23 = Si votre disque est sur le monastère qui récompense les dés du château, vous gagnez aussitôt 4 points pour chaque dé que vous placez au château.

## phase-c

clause-C24 = Phase C : on résout d’abord le château, puis la ville haute, la centrale et la basse. Dans chaque lieu, c’est toujours au tour du dé ou du jeton-dé visible le plus à gauche qui n’a pas encore été activé. Le propriétaire du dé agit une fois et reprend le dé quand toute l’action est finie.
clause-C25 = Agir est facultatif. Si vous ne pouvez ou ne voulez pas agir, même au château, vous devez prendre la Détresse à la place : jusqu’à 2 pièces et jusqu’à 2 gardes, même si la limite de 20 ne laisse rien entrer.
clause-C26 = Au château, vous prenez sans payer l’une des tuiles de faveur qui s’y trouvent encore. Ses couronnes comptent dès ce moment. Utilisez son bonus aussitôt et gardez la tuile jusqu’à la fin de la manche. Les tuiles que personne n’a prises restent près du château.
clause-C27 = Dans une ville, vous choisissez une carte de la rangée et la payez aussitôt. Le prix est la valeur de votre dé, 3 de plus avec le bonnet, moins la remise de vos cartes de départ, jamais sous 0 ; il se paie dans les biens que la carte demande. Une carte que vous ne pouvez pas payer en entier ne peut pas être choisie.
clause-C28 = Viennent ensuite, dans cet ordre : la carte est à vous ; vous avancez sur sa piste d’autant de cases que vaut son influence ; un bonus immédiat s’utilise jusqu’au bout ; la carte est rangée avec celles de sa sorte ; vos cartes de départ que cette carte déclenche donnent leur bonus ; enfin vous prenez le jeton couronne posé sur la carte, de sorte que rien dans cette action ne le compte.
clause-C29 = Un jeton-dé activé défausse la carte de plus forte influence de sa rangée, la plus à gauche en cas d’égalité, et est retourné face cachée. Personne ne reçoit le jeton couronne de cette carte. S’il ne reste aucune carte, le jeton-dé est seulement retourné.
clause-C30 = Quand une ville n’a plus de dé ni de jeton-dé à activer, ou n’en a jamais eu, ses cartes restantes sont défaussées face visible avant que le lieu suivant soit résolu, et ses jetons-dés sont retournés face visible.
clause-C31 = Le bonnet est facultatif. Il va sur l’un de vos dés dans une ville, jamais au château. Le dé vaut alors 3 de plus et reprend aussitôt place dans la ligne, parmi ce qui n’a pas encore été activé et à droite des valeurs égales.
clause-C32 = Une carte de la défausse coûte 3 au lieu de la valeur d’un dé. Pour le reste, elle s’acquiert de la manière habituelle, avec son influence, son bonus, et les bonus et remises de vos cartes de départ. Vous pouvez refuser.
clause-C33 = Les adversaires à qui l’on demande quelque chose répondent dans l’ordre de jeu. Ils ne peuvent choisir des biens que s’ils les remettent en entier ; sinon ils donnent des points, même s’ils tombent sous 0. Vous recevez ce qui est remis, dans vos limites.
clause-C34 = Un clerc auquel on renonce va à la défausse avec son bonus et ses diplômes. Son propriétaire recule sur la piste violette d’autant de cases que vaut l’influence de la carte, pas sous 0, et se pose au-dessus des disques présents. Qui n’a pas de clerc perd 3 points.
clause-C35 = Est derrière vous qui se trouve plus bas sur la piste grise, et aussi qui est posé au-dessus de vous dans la pile de votre case. On regarde la situation après votre avance pour cette carte ou, si le bonus est répété, à ce moment-là.
clause-C36 = Un bonus qui donne une tuile de faveur n’atteint que les tuiles encore près du château. S’il n’en reste aucune, il est sans effet.
clause-C37 = Seul un bonus immédiat peut être répété, et seulement celui d’une autre de vos cartes de la classe indiquée, cartes de départ comprises. Un bonus qui répète ne peut pas être répété.
clause-C38 = Un bonus qui permet d’investir suit les règles des voyages, et vous pouvez le refuser.

## phase-d

clause-C39 = Vos couronnes sont celles des jetons couronne et des tuiles de faveur pris cette manche et celles du drapeau où se tient votre lion à ce moment. Un jeton couronne vaut 1 couronne ; les tuiles de faveur valent 3, 2, 1 et 0 couronnes ; les drapeaux, du premier au dernier, valent 0, 1, 2 et 3 couronnes.
clause-C40 = Phase D : le joueur qui a le plus de couronnes va au drapeau 1, le suivant au drapeau 2, et ainsi de suite. Entre ex æquo, l’ancien ordre s’inverse.

## phase-e

clause-C41 = Phase E : dans le nouvel ordre de jeu, vous activez vos 3 dés un à un, dans l’ordre de votre choix. Chacun rapporte le revenu de la piste de sa couleur, selon la case où se trouve votre disque ; le blanc rapporte celui d’une piste au choix. La valeur des dés ne compte pas.
clause-C42 = Le revenu se lit au moment où le dé le rapporte : les avances faites plus tôt dans le tour comptent, les suivantes non.
clause-C43 = Au début de la phase E, avant que quiconque active un dé, les joueurs utilisent, dans l’ordre de jeu, les cartes qui agissent à ce moment. Les bonus de dé viennent avec chaque dé de leur couleur. Les échanges sont ouverts à tout moment de votre tour. Une carte de phase E acquise cette manche agit déjà.
clause-C44 = Un dé blanc ne compte jamais comme une couleur, ni pour les bonus de dé ni pour le bonus qui exige de n’avoir aucun dé violet.
clause-C45 = À votre tour de phase E, les dés retournent à la réserve ; les socles vides restent chez vous.

## rewards

clause-C46 = Les gardes et les pièces s’arrêtent à 20, les pistes à 15. Ce qui dépasse est perdu. Vous ne pouvez pas dépenser ce que vous n’avez pas.
clause-C47 = Vous pouvez refuser toute récompense, en tout ou en partie. Vous ne pouvez refuser ni le disque sur un monastère où vous entrez, ni le jeton couronne d’une carte que vous prenez, ni les couronnes d’une tuile de faveur.
clause-C48 = Une barre entre deux récompenses signifie l’une des deux ; sans barre, vous les recevez toutes. Une partie beige est une condition. Une partie rouge est un coût : il se paie en entier, sinon il n’y a pas de récompense. Un x signifie que la récompense vient pour chaque fois ; sans lui, elle vient une seule fois.
clause-C49 = Les pas de pèlerin sont un maximum. Chaque pas suit une route jusqu’au lieu suivant. Les haltes sont sans effet, vous pouvez revenir en arrière, et les pèlerins ne se bloquent pas.
clause-C50 = Quand vous entrez dans un monastère sans votre disque, vous devez en poser un au sommet de la pile. Un bonus immédiat s’utilise maintenant ou jamais ; un bonus durable agit à partir de maintenant. Puis vous continuez avec les pas restants et ceux que vous avez gagnés.
clause-C51 = Entrer dans un monastère qui a déjà votre disque est sans effet. Dans toute la partie, vous posez au plus un disque par monastère.
clause-C52 = Le premier pas quitte le coin par une route à sens unique vers l’une des deux haltes. Personne ne revient à Coimbra.
clause-C53 = Certains monastères sont durables : l’un donne 1 point pour chaque disque que vous posez ensuite sur un monastère, un autre 4 points pour chaque dé que vous placez ensuite au château, et d’autres comptent comme 1 ou 2 diplômes joker.

## voyages

clause-C54 = Phase F : dans l’ordre de jeu, vous pouvez investir une fois dans un voyage sans votre disque. Vous payez son coût dans les biens qu’il indique. Les disques des autres joueurs ne comptent pas.
clause-C55 = En investissant, vous posez l’un de vos disques sur la rose des vents du voyage, au-dessus des autres.
clause-C56 = Avec la tuile de faveur à 3 couronnes, chaque investissement vous coûte 2 de moins, y compris celui que la tuile elle-même accorde, mais jamais moins de 0.
clause-C57 = Vous pouvez finir par avoir les 6 voyages. Hors de la phase F, vous n’investissez que par la tuile de faveur à 3 couronnes et par les bonus de cartes, répétitions comprises.

## end

clause-C58 = Après la phase F de la manche 4, la pile est vide et la partie se termine avant tout rangement. Après les autres manches, on reprend les tuiles de faveur, le bonnet et les jetons couronne et on prépare la manche suivante ; les jetons-dés restent où ils sont.
clause-C59 = À la fin, chaque voyage portant votre disque vous rapporte les points de sa tâche.
clause-C60 = Chaque piste rapporte des points selon le rang : d’abord la case la plus haute et, sur une même case, le disque le plus bas dans la pile. Un disque sur la case 0 n’a pas de rang. À 4 joueurs, les trois premiers sont récompensés, à 3 joueurs les deux premiers. À 2 joueurs, le second ne l’est que s’il est à 3 cases au plus.
clause-C61 = Les diplômes de vos cartes et monastères forment des séries de sortes différentes. Chaque diplôme est dans une seule série, et un joker compte comme n’importe quelle sorte. Des séries de 5, 4, 3, 2 et 1 diplômes donnent 12, 8, 4, 2 et 1 points. Le meilleur partage compte pour vous.
clause-C62 = Puis vos cartes de fin de partie sont décomptées. Celle qui en fait compter une autre à nouveau prend une autre de vos cartes de fin de partie, mais pas une carte semblable à elle ; s’il n’y en a pas, elle donne 0 point.
clause-C63 = Enfin, additionnez vos gardes, pièces et couronnes : la moitié de la somme, arrondie à l’inférieur, s’ajoute à vos points. Les couronnes sont celles des jetons couronne et des tuiles de faveur de la manche 4 et celles du drapeau que vous occupez après la phase D de la manche 4.
clause-C64 = Qui a le plus de points l’emporte. En cas d’égalité, c’est l’ex æquo placé le plus tôt dans l’ordre de jeu en fin de partie.

## display

clause-C65 = Les colonnes de cartes sont numérotées de 1 à 4 depuis la gauche, et la colonne 4 est près du plateau. « La plus à gauche » désigne la colonne au plus petit numéro. Les vides laissés par les cartes ne se comblent jamais.
clause-C66 = Au second passage du choix de départ, seule la partie manquante est ouverte, et la dernière paire ou le dernier coin se prend sans question. Les cartes de départ ne sont pas acquises ; elles ne déclenchent donc aucun bonus de phase C. Les pas d’une carte de départ peuvent atteindre un monastère, qui agit comme toujours.
clause-C67 = Vos cartes comprennent celles de départ partout où l’on compte des cartes : par classe, par influence, en séries de classes, pour la dixième carte. Une carte compte, avec ses diplômes, dès qu’elle est à vous, donc aussi pour les bonus que sa propre action atteint.

## bonus-order

clause-C68 = Dans un même bonus viennent d’abord gardes, pièces et points, puis les avances sur les pistes, puis les pas, enfin l’investissement, le bonnet et les autres actions. Les biens que vous venez de gagner peuvent donc payer le voyage, et ce qui dépasse 20 est perdu avant de le payer.
clause-C69 = Un bonus, avec tout ce qu’il ouvre, se termine avant que le suivant ne commence ; puis l’action interrompue reprend. Si plusieurs de vos bonus tombent au même moment, vous choisissez leur ordre partout où il peut changer quelque chose.

## pilgrim

clause-C70 = Les pas se décident un à un : vous allez à un lieu voisin, ou vous vous arrêtez et perdez le reste. Tous les pas d’un bonus qui compte quelque chose font une seule récompense. Un pèlerin encore dans son coin peut y rester.
clause-C71 = Quand vous entrez dans un monastère sans votre disque, il se passe dans l’ordre : le disque ; 1 point, si un monastère durable où vous êtes déjà entré le donne ; le bonus avec toutes ses décisions. Puis le déplacement continue avec les pas restants et ceux gagnés, même s’il n’en restait aucun.
clause-C72 = Une piste qui monte au milieu d’une marche ne change ni les pas déjà accordés ni un revenu déjà lu.
clause-C73 = Les monastères durables agissent à partir de votre disque, jamais en arrière : pour les dés placés ensuite au château, pour les disques posés ensuite et dans tout décompte ultérieur de diplômes.

## phase-c-details

clause-C74 = Le bonnet se pose au moment où l’on prend sa tuile, ou jamais. Il va sur n’importe lequel de vos dés de ville qui n’a pas encore été activé ; le dé qui agit n’en fait pas partie et, de deux dés semblables d’une même ligne, vous dites lequel. Sans un tel dé, vous pouvez tout de même prendre la tuile pour ses points et ses couronnes. L’action en cours se termine d’abord. Le supplément de 3 cesse quand vous reprenez le dé.
clause-C75 = Une tuile de faveur gagnée en ville agit comme au château : son bonus s’utilise aussitôt, ses couronnes comptent en phase D de cette manche, et sa remise sur les investissements dure jusqu’à la fin de la manche.
clause-C76 = Le prix d’une carte est la valeur du dé, plus 3 avec le bonnet, moins 1 avec la remise correspondante, et au moins 0. Depuis la défausse, il est de 3, moins 1 avec la remise correspondante. La remise s’applique d’elle-même.
clause-C77 = La défausse est publique, et la rangée en cours n’en fait pas partie. La carte de la défausse se paie avec ce qui reste après le paiement de la première carte, et se termine d’abord. Les cartes de départ n’ont pas de coût et ne peuvent pas être prises dans la défausse.
clause-C78 = Répéter un bonus ne donne que le bonus : ni influence, ni bonus de carte de départ, ni jeton couronne, ni diplôme. Ses coûts et ses choix sont refaits, et les comptes et les rangs sont ceux du moment. Vous pouvez refuser.
clause-C79 = Une carte qui touche un revenu rapporte une fois le revenu de sa piste, après que vous avez avancé de l’influence de cette carte. Les bonus de dé n’ajoutent rien, car aucun dé n’est activé.
clause-C80 = Les réponses vont du drapeau 1 au dernier, sans le joueur actif ; chacune s’exécute avant que la suivante soit demandée. Qui remet quelque chose paie en entier, même si une partie se perd à cause de la limite de 20 de celui qui reçoit. Si personne n’est derrière vous, il n’y a aucun effet.
clause-C81 = Les points n’ont pas de limite basse. Un clerc auquel on renonce emporte désormais son bonus durable et ses diplômes ; ce qu’il a donné auparavant reste. Toute son influence imprimée est retirée, même si la piste s’était arrêtée à 15.

## tracks

clause-C82 = Un disque qui bouge, vers le haut ou vers le bas, va au-dessus des disques de sa case d’arrivée ; ceux qu’il quitte gardent leur ordre. Un disque qui ne bouge pas, parce qu’il est déjà sur 15 ou sur 0, garde sa place dans la pile.
clause-C83 = Sur une piste, la case la plus haute est devant et, sur une même case, le disque le plus bas dans la pile. Deux disques ne sont jamais à égalité.

## phase-e-details

clause-C84 = Chaque carte qui agit au début de la phase E sert une fois, dans l’ordre de votre choix ; deux d’entre elles peuvent monter la même piste et, même si la piste est à 15, les biens de la carte viennent. Puis, à votre tour, chaque dé rapporte son revenu, puis le bonus d’une carte de sa couleur ; si les pas de ce bonus peuvent augmenter le revenu de ce même dé, vous pouvez les faire d’abord. Les dés d’une même couleur relisent la piste à chaque fois. Avec une carte d’échange, vous pouvez, avant chacun de ces moments, avant chaque pas et à la fin, changer 2 des biens qu’elle indique contre 1 point.
clause-C85 = Vous choisissez la piste d’un dé blanc quand vous l’activez, librement, même une piste qu’un autre de vos dés a déjà payée. Même alors, il ne compte pour aucune couleur.

## mid-game-scoring

clause-C86 = La phase F vous offre exactement un investissement. Chaque bonus qui dit d’investir en est un de plus, choisi et payé à part. Chaque voyage reçoit un disque par joueur. Si vous ne pouvez payer aucun voyage dans les bons biens, il ne se passe rien.
clause-C87 = Quand on compte les couronnes du moment, ce sont celles-ci : avant la manche 1, celles du drapeau seul ; en phase C, celles des jetons couronne et tuiles de faveur déjà pris et du drapeau de l’ancien ordre ; dès la phase D, celles du nouveau drapeau et, jusqu’à la fin de la manche, des jetons et des tuiles.
clause-C88 = Un décompte en cours de partie paie aussitôt et n’épuise rien : les mêmes séries, voyages, carte et piste comptent encore à la fin. Quand on fait compter des voyages, ce sont deux voyages différents portant votre disque, ou un seul, ou aucun.
clause-C89 = La carte de fin de partie et la piste comptées maintenant sont deux parts indépendantes ; chacune peut être vide. Les rangs comptent comme à la fin : troisième place à 4 joueurs seulement, limite de 3 cases à 2 joueurs seulement, rien sur la case 0.
clause-C90 = Partout où l’on compte des diplômes, tous ceux de vos cartes et des monastères portant votre disque comptent ; la tuile à 2 diplômes joker en vaut deux. Une série peut contenir plusieurs jokers, chacun comme une autre sorte.
clause-C91 = Le nombre de vos séries de classes est le plus petit de vos quatre nombres de cartes par classe.
clause-C92 = À 2 joueurs, l’écart se compte en cases du premier disque au second. Deux disques sur la même case paient aussi la deuxième place. Un disque sur 0 ne reçoit rien. À 3 ou 4 joueurs, aucun écart n’est trop grand.
clause-C93 = Le décompte final ne change que les points : les biens et les couronnes comptent pour Calicut et encore comme restes. L’ordre des parts ne peut donc pas changer le résultat, et les drapeaux ne laissent aucune égalité.

## decisions

clause-C94 = Tout choix qui peut changer quelque chose vous revient. Les gains simples de gardes, de pièces, de points et d’influence sont inscrits sans question. Un choix qui ne donne que des points est fait pour vous, toujours le meilleur, et l’on vous dit ce qui a été pris.
clause-C95 = Rien n’est privé. Ne sont cachés que l’ordre de la pile de personnages face cachée, en solo celui des deux paquets du rival, et les dés futurs. On sait quelles cartes sont encore à venir.
clause-C96 = Seul, vous jouez contre le rival, comme à 2 joueurs. Le rival suit C97 à C107 ; toutes les autres règles valent pour vous.

## rival

clause-C97 = Le rival a des dés, un pèlerin, un lion et des disques comme un joueur, mais jamais de gardes ni de pièces. Il commence avec 0 point au niveau facile, avec 20 au niveau normal et avec 35 au niveau difficile.
clause-C98 = Le rival a 30 cartes action et 12 cartes couleur, chaque paquet mélangé une fois. Pour chacun de ses dés, on tire une carte de chaque paquet, 12 de chaque dans la partie.
clause-C99 = Au choix de départ, le rival prend d’abord une paire, puis un coin, chaque fois d’après le lancer d’un dé. De 1 à 3, il prend la paire de gauche, de 4 à 6 celle de droite ; s’il reste une seule paire, celle-là. Le coin se compte dans le sens horaire à partir du nord-ouest ; s’il est pris, c’est le coin libre suivant.
clause-C100 = Les cartes de départ du rival font avancer ses pistes de leur influence. Leurs bonus sont ignorés pendant toute la partie.
clause-C101 = En phase B, les deux cartes désignent le dé du rival. Plus demande la valeur la plus haute, moins la plus basse. Si la couleur vient d’abord, il prend le dé le plus haut ou le plus bas de la première couleur de la carte couleur que la réserve contient encore. Si la valeur vient d’abord, il prend le dé le plus haut ou le plus bas de toute la réserve et, en cas d’égalité, celui de la couleur qui vient en premier sur la carte couleur. Le nombre dit où va le dé, selon les règles habituelles : 1 château, 2 ville haute, 3 centrale, 4 basse.
clause-C102 = Au château, le rival prend la tuile de faveur restante qui a le plus de couronnes et marque 4 points. La tuile n’a pas d’autre effet pour lui ; le bonnet reste donc inutilisé. S’il ne reste aucune tuile, il marque 2 points.
clause-C103 = Dans une ville, le rival prend sans payer la carte de plus forte influence, la plus à gauche en cas d’égalité. Il avance sur la piste de la carte, prend son jeton couronne et marque 2 points pour chaque diplôme ; le bonus et les diplômes n’ont pas d’autre effet. S’il ne reste aucune carte, il marque 2 points.
clause-C104 = Quand on lui demande de remettre ou de perdre quelque chose, le rival donne toujours des points. Il ne renonce jamais à une carte.
clause-C105 = La phase D compte le rival comme un joueur. En phase E, chacun de ses dés gris et orange lui donne 2 points, chaque dé vert les points de sa piste. Un dé blanc compte comme la couleur de sa piste la plus haute ; en cas d’égalité, vert, puis violet, gris, orange.
clause-C106 = Un dé violet du rival déplace son pèlerin de tous ses pas, toujours par un plus court chemin vers le monastère le plus proche sans son disque ; en cas d’égalité, le monastère, puis le lieu, qui vient en premier dans la liste de la carte. Il y pose un disque, marque 3 points, ignore le bonus et continue.
clause-C107 = En phase F, dès la manche 2, le rival pose sans payer un disque sur le voyage le plus à gauche qui n’a pas son disque. À la fin, il marque 6 points pour chacun de ses voyages et les pistes comme à 2 joueurs, et rien d’autre.
