### Lisboa: the rule clauses (fr)

## setup

clause-L1-1 = Une partie compte 2 à 4 places ; avec 1 place, c’est le jeu en solo. On joue dans le sens horaire, de place en place. Une place tirée au sort commence et garde le marqueur de premier joueur toute la partie.
clause-L1-2 = Pour chaque joueur, on met dans un sac une faveur royale de chacun des trois nobles.
clause-L1-3 = Chaque joueur reçoit 5 marqueurs de série de débris, 8 maisons en groupes de 2, 3 et 3, 8 officiels, 1 bien de chacune des quatre sortes, 10 réis, 1 faveur royale tirée du sac au hasard et 1 plan de départ au hasard. Les plans de départ que personne ne reçoit quittent le jeu.
clause-L1-4 = Chaque joueur pioche 2 tuiles du clergé, en garde une et remet l’autre dans le sac. Cela se fait avant que la piste de l’église soit garnie.
clause-L1-5 = Chaque joueur commence avec 5 perruques, qui sont les points de ce jeu. Dans l’ordre du tour, les joueurs commencent avec 4, 5, 6 et 7 d’influence. Un des 8 officiels de chaque joueur commence dans le bureau du Marquis.
clause-L1-6 = Les faveurs restées dans le sac sont posées sur le plateau, en une pile par noble.
clause-L1-7 = Les 16 bâtiments publics sont mélangés et répartis en 8 côté bleu visible et 8 côté vert visible, pour les deux architectes. Chaque architecte a un bâtiment disponible ; ses sept autres forment une pile dont tous voient la première tuile.
clause-L1-8 = Les plans qui ne sont pas de départ forment deux piles face visible, une par architecte, les plans demandant le moins d’officiels au-dessus.
clause-L1-9 = Les prix du marché commencent sur les cases marquées. Les biens et l’argent sont illimités.
clause-L1-10 = Une tuile ville est posée sur chacune des cinq cases de l’étalage : jaune, rose, brune, bleue et petite bleue. Les autres tuiles ville attendent en piles.
clause-L1-11 = Les 4 tuiles de score sont mélangées et posées sur les cases sous le plan de la ville basse, une sur chacune.
clause-L1-12 = Six tuiles du clergé tirées du sac garnissent la piste de l’église. Le Cardinal se tient sur la case au symbole d’influence.
clause-L1-13 = Le marqueur du Trésor commence sur la case 3 de la piste du Trésor.
clause-L1-14 = Une fois les tuiles du clergé choisies, chaque joueur reçoit 5 cartes bleues ; les autres cartes bleues quittent le jeu. Les cartes rouges forment quatre paquets de 5, dans cet ordre : Manuel, Marquis, Roi, Trésor. La carte du dessus de chaque paquet est exposée.
clause-L1-15 = De chaque type de navire, il y a un exemplaire de moins que de joueurs. Au chantier naval, les navires bleus sont posés sur les rouges ; les violets et les bruns attendent la seconde période.
clause-L1-16 = Les décrets forment un paquet mélangé. Huit d’entre eux sont exposés.
clause-L1-17 = Les 63 cubes de débris vont dans un sac. On en tire au hasard un cube pour chaque case de débris des colonnes et des rangées, deux pour chaque site de bâtiment public et six pour le tas de débris.
clause-L1-18 = À deux joueurs, la rangée E est couverte : elle n’a ni terrain, ni débris, ni site à l’ouest ou à l’est. Les cubes restés dans le sac quittent le jeu.
clause-L1-19 = À deux joueurs, un officiel neutre se tient dans le bureau de chaque noble toute la partie et compte comme celui d’un adversaire.
clause-L1-20 = À deux joueurs, les décrets qui portent le signe 2 joueurs quittent le jeu. Chaque fois qu’il en sort un, à la mise en place ou plus tard, le décret suivant le remplace.
clause-L1-21 = Pour le choix des mains, tous choisissent en même temps. Vous gardez 2 de vos 5 cartes et en passez 3 à gauche ; des 3 reçues, vous en gardez 1 et en passez 2 ; de ces 2, vous en gardez 1 et en passez 1 ; la dernière carte reçue est à vous.

## turn

clause-L2-1 = Un tour a quatre parties, dans cet ordre : vos navires reviennent à quai ; vous recevez 1 or ou faites une action ; vous prenez une carte politique ; le tour s’achève.
clause-L2-2 = Vos navires qui sont en mer reviennent à quai : leurs biens retournent à la réserve et les navires sont de nouveau vides.
clause-L2-3 = Pour recevoir 1 or, vous défaussez une carte quelconque de votre main et prenez 1 or.
clause-L2-4 = Les cartes défaussées quittent le jeu.
clause-L2-5 = Pour une action, vous jouez une carte de votre main. Au portefeuille, vous pouvez jouer n’importe quelle carte, puis vous vendez des biens ou commercez avec les nobles. À la cour, une carte de noble rend visite à ce noble, et une carte Trésor parraine son événement. Vous ne pouvez commencer qu’une action que vous pouvez accomplir.
clause-L2-6 = À la fin de votre action, vous prenez une des cartes politiques exposées : votre main revient à 5 cartes. On vous le demande même s’il n’en reste qu’une : la carte suivante n’est révélée qu’après, et jusque-là vous pouvez revenir sur votre tour.
clause-L2-7 = Une carte jouée à la cour ne donne que sa visite ou son événement : sa récompense, sa pénalité, son influence, sa subvention et son avantage ne s’appliquent pas.
clause-L2-8 = Le tour passe à gauche. Une manche compte un tour de chaque place, à partir du marqueur de premier joueur.

## portfolio

clause-L3-1 = Votre portefeuille a 3 cases en haut pour les nobles et les navires et 3 cases en bas pour les cartes Trésor. Chaque case contient une carte.
clause-L3-2 = Votre portefeuille contient 2 cartes et 1 de plus par série de débris complète, mais jamais plus de 6. Votre entrepôt contient 2 biens de chaque sorte et 1 de plus par série complète. Les biens en trop retournent aussitôt à la réserve.
clause-L3-3 = Si le portefeuille, ou la rangée où va la carte, est plein, vous défaussez d’abord exactement une carte : de l’une ou l’autre rangée si la capacité est atteinte, de la même rangée si ses 3 cases sont prises. S’il y a de la place, vous ne pouvez pas défausser ; c’est une restriction de notre part, car cela n’aiderait presque jamais.
clause-L3-4 = Si vous défaussez un navire pour faire place à autre chose, les biens placés dessous retournent à la réserve et ne donnent pas de perruques. Si un nouveau navire le remplace, les biens restent.
clause-L3-5 = Quand vous jouez une carte de noble au portefeuille, vous recevez d’abord sa récompense ou payez sa pénalité ; d’une pénalité, vous payez ce que vous pouvez. Puis la carte prend une case du haut, avec une défausse à ce moment s’il n’y a pas de place. Ensuite vous devez vendre des biens ou commercer avec les nobles.
clause-L3-6 = Quand vous jouez une carte Trésor au portefeuille, vous recevez autant de réis que la valeur du Trésor, le marqueur du Trésor descend d’une case et la carte prend une case du bas. Ensuite vous devez vendre des biens ou commercer avec les nobles. Tant que la carte y reste, son avantage compte, avec ceux de vos autres cartes Trésor.
clause-L3-7 = Vous ne pouvez pas jouer une carte au portefeuille si ensuite, une fois faites sa récompense ou sa pénalité et une défausse, vous ne pouviez ni vendre un bien ni en échanger un contre une action d’État que vous pouvez accomplir.
clause-L3-8 = Un cube de débris va sur la case libre la plus à gauche de sa couleur sur votre plateau, qui en a 5 par couleur. Un cube sans case peut quand même être pris, mais quitte le jeu.
clause-L3-9 = Un cube brun, un rouge et un bleu forment une série de débris ; vous pouvez en compléter 5. Une série complète augmente aussitôt de 1 la capacité du portefeuille et de l’entrepôt, et son marqueur va chez le Marquis, où il peut acheter un décret supplémentaire.
clause-L3-10 = Le marqueur du Trésor ne quitte jamais sa piste. Un déplacement au-delà d’un bout est perdu.

## influence

clause-L4-1 = Une enveloppe sans chiffre vous donne l’influence imprimée sur tous les nobles et navires de votre portefeuille. Une enveloppe chiffrée donne ce nombre.
clause-L4-2 = L’influence va de 0 à 10 ; ce qui dépasse est perdu. Tout gain d’au moins 1 qui laisse votre marqueur sur 10 donne 1 perruque, même s’il y était déjà.
clause-L4-3 = L’influence paie les visites et les suivis. Elle peut aussi former n’importe quelle part d’un paiement en réis : pour chaque real, votre marqueur recule jusqu’à la prochaine case qui montre un real, et à partir de 0 on n’en tire aucun. Les réis ainsi formés se dépensent dans ce paiement.
clause-L4-4 = Les cartes Trésor de votre portefeuille qui montrent un real valent ce montant dans chaque paiement en réis, une fois par paiement.
clause-L4-5 = Seuls visiter, suivre et payer font perdre de l’influence. À 0, il n’y a pas d’autre pénalité.

## sell

clause-L5-1 = Vous vendez un ou plusieurs biens, l’un après l’autre, chacun à un navire à quai ayant de la place, à vous ou à un autre. Chaque bien rapporte son prix du marché, modifié par le bonus du navire et par vos propres avantages de vente.
clause-L5-2 = Quand les biens sous un navire atteignent la taille de sa coque, il prend aussitôt la mer : son propriétaire gagne 1 perruque par caisse.
clause-L5-3 = Un navire en mer ne prend aucun bien avant de revenir à quai, au début du prochain tour de son propriétaire.
clause-L5-4 = N’importe quel nombre de biens peut aller sur n’importe quels navires, et l’on ne demande pas l’avis de leurs propriétaires. Vendre ne change jamais un prix. Les biens restent sur un navire qui n’est pas plein.

## trade

clause-L6-1 = Vous échangez 1 ou 2 biens, un à la fois, chacun contre une action d’État différente. Le bien couvre son action jusqu’à la fin du tour : vous ne pouvez pas échanger deux fois contre la même action d’État dans un tour.
clause-L6-2 = Manuel da Maia accepte des outils ou de l’or, le Marquis accepte des livres ou de l’or, le Roi accepte des étoffes ou de l’or.
clause-L6-3 = Vous ne pouvez choisir qu’une action d’État que vous pouvez accomplir.
clause-L6-4 = Pour recruter des officiels, vous déplacez jusqu’à 2 officiels de votre plateau vers les bureaux de 2 nobles différents.
clause-L6-5 = Si le bureau est plein, un officiel de la couleur qui y a le plus d’officiels sort sur la place avant que le vôtre entre ; en cas d’égalité, il en sort un de chacune de ces couleurs, la vôtre comprise. Les officiels neutres ne bougent jamais.
clause-L6-6 = Pour acquérir un plan, vous prenez le premier plan de la pile de l’un des architectes. Vous pouvez avoir autant de plans que vous voulez.
clause-L6-7 = Pour construire un navire, vous prenez le navire visible du chantier naval et payez autant de biens, tous de sortes différentes, que la taille de sa coque. S’il remplace un de vos navires, vous ne payez que la différence de tailles. Le bien échangé contre cette action ne fait pas partie du prix.
clause-L6-8 = La cargaison d’un navire remplacé reste et passe sur le nouveau navire.
clause-L6-9 = Le nouveau navire prend une case du haut, ou celle du navire qu’il remplace. Le marqueur du Trésor monte d’une case. Puis vous gagnez de l’influence, celle du nouveau navire comprise.
clause-L6-10 = Pour produire des biens, vous prenez pour chacun de vos magasins 1 bien de la sorte de sa rue, dans la limite de votre entrepôt.
clause-L6-11 = Le prix de chaque sorte de bien que vous avez vraiment reçue baisse de 1, une fois pour toute la production et jamais sous le bout de sa piste. Les prix ne montent jamais.
clause-L6-12 = Pour rencontrer le Cardinal, vous l’avancez de 1 ou 2 cases dans le sens horaire et prenez une des deux tuiles du clergé à côté de lui ; puis vous regardez les symboles qu’il a passés ou atteints. Un symbole à flèche simple ne l’avance que de 1 case. Avec 4 tuiles du clergé, vous ne pouvez pas le rencontrer.
clause-L6-13 = Quand le Cardinal passe ou atteint le symbole Trésor de l’église, le marqueur du Trésor monte d’une case. Quitter cette case ne compte pas.
clause-L6-14 = Quand le Cardinal passe ou atteint le symbole d’influence de l’église, un décompte de l’église a lieu à la fin du tour du joueur actif. Quitter cette case ne compte pas.
clause-L6-15 = Pour obtenir une faveur royale, vous prenez une faveur d’un noble dont vous n’en avez pas. Personne n’a deux faveurs du même noble.

## visit

clause-L7-1 = Pour une visite, vous jouez une carte de noble à la cour et payez de l’influence. Puis vous pouvez faire une des deux actions d’État de ce noble sans donner de bien. Ensuite vous devez faire l’action propre du noble.
clause-L7-2 = Une visite coûte la valeur d’influence à côté du marqueur du Trésor et 1 de plus par officiel des autres, neutres compris, dans le bureau de ce noble. Les officiels sur les places et les vôtres ne comptent pas. Des avantages réduisent le coût, mais jamais sous 0.
clause-L7-3 = Ce n’est que si votre influence ne suffit pas que vous pouvez payer le reste en perruques, 1 perruque pour 1 d’influence. Votre influence est alors à 0.
clause-L7-4 = Quand les deux maisons de votre groupe de gauche sont construites, vous pouvez payer des réis au lieu d’influence, 1 pour 1 et dans n’importe quelle combinaison.
clause-L7-5 = Vous ne pouvez pas rendre visite à un noble si vous ne pouviez accomplir entièrement son action propre.
clause-L7-6 = Après la visite, dans le sens horaire, chaque adversaire ayant la faveur de ce noble peut suivre : il rend la faveur, paie le coût d’une visite tel qu’il est pour lui et fait exactement une des trois actions du noble, avec tout ce qu’elle coûte. Une action d’État ne demande alors pas de bien.
clause-L7-7 = La carte de noble reste à la cour jusqu’à ce que le dernier suiveur ait fini ; ensuite elle est défaussée et le tour du visiteur continue. Le tour suivant est celui du joueur à la gauche du visiteur, peu importe qui a suivi.

## noble-actions

clause-L8-1 = Pour construire un magasin, vous choisissez une tuile de l’étalage de la ville. Sa case dit quelle sorte de magasin ce sera et sur quelle rue il doit donner. La petite tuile est pour les petits terrains. Petits et grands magasins comptent de même.
clause-L8-2 = Puis vous choisissez un terrain vide qui touche cette rue. Une petite tuile va dans la colonne étroite de droite.
clause-L8-3 = Vous recevez la récompense du terrain. Puis vous placez la tuile face à la rue.
clause-L8-4 = Vous prenez 1 cube de débris de votre choix dans la rangée ou la colonne du terrain, s’il y en a un.
clause-L8-5 = Vous payez le terrain : la valeur du Trésor et, pour chaque cube qui reste à sa rangée et à sa colonne, 3 réis s’il est brun, 2 s’il est rouge, 1 s’il est bleu. Le cube que vous venez de prendre et les cubes des sites de bâtiments ne comptent pas. Des avantages changent le prix.
clause-L8-6 = Vous placez sur le magasin la maison la plus basse d’un de vos trois groupes. Les groupes sont indépendants les uns des autres. Ce que donne une maison dure jusqu’à ce que la maison suivante de son groupe la remplace.
clause-L8-7 = Dans le groupe de gauche, la première maison ne donne rien. Quand les deux sont construites, vous pouvez payer des réis au lieu d’influence pour visiter et pour suivre.
clause-L8-8 = Dans le groupe du milieu, avec la première et la deuxième maison, les navires coûtent 1 bien de moins. Avec la troisième, vos navires sont gratuits.
clause-L8-9 = Dans le groupe de droite, la première et la deuxième maison donnent 1 bien en plus, d’une sorte que vous avez produite, quand vous produisez. Avec la troisième, vous en recevez 1 en plus de chaque sorte produite. Il faut de la place pour eux.
clause-L8-10 = Un nouveau magasin gagne les perruques de la tuile de score de sa colonne pour chaque bâtiment public de sa couleur qui se trouve au bout ouest ou est de sa rangée ou au bout nord de sa rue : pour 3 bâtiments au plus.
clause-L8-11 = Vous ne pouvez pas construire de magasin si aucune tuile exposée ne convient à un terrain libre, s’il ne vous reste aucune maison ou si vous ne pouvez pas payer.
clause-L8-12 = Pour prendre un décret, vous choisissez un des 8 décrets exposés. Vous pouvez en avoir autant que vous voulez ; tous les voient, et ils ne comptent que pour leur propriétaire.
clause-L8-13 = Les décrets exposés sont complétés à la fin du tour, pas entre deux prises ni entre le visiteur et les suiveurs.
clause-L8-14 = Après avoir pris un décret, vous pouvez défausser un de vos marqueurs de série qui sont chez le Marquis et en prendre un autre parmi les mêmes décrets exposés. Chaque joueur peut le faire une fois par tour, en suivant aussi.
clause-L8-15 = Pour ouvrir un bâtiment public, il vous faut un plan inachevé dont l’architecte a un bâtiment disponible, et un site libre à l’ouest, au nord ou à l’est. Sur un site au nord, le bâtiment doit montrer la couleur de la rue.
clause-L8-16 = Vous prenez les deux cubes de débris du site, puis sa récompense.
clause-L8-17 = Vous choisissez un de vos plans inachevés. Le bâtiment disponible de son architecte est placé sur le site.
clause-L8-18 = Des bureaux et des places, vous reprenez autant de vos officiels que le plan en montre, ceux que vous voulez. Seulement si vous y en avez trop peu, vous engagez ceux qui manquent, chacun à la valeur du Trésor. Des avantages peuvent réduire le nombre ou le prix.
clause-L8-19 = Vous retournez le plan : il est achevé et ne peut plus servir.
clause-L8-20 = Sur un site à l’est ou à l’ouest, chaque magasin de cette rangée qui donne sur une rue d’une des couleurs du bâtiment marque la tuile de sa colonne. Sur un site au nord, c’est chaque magasin qui donne sur cette rue. Les magasins de tous les joueurs marquent.
clause-L8-21 = Le bâtiment suivant de l’architecte est disponible aussitôt, même pour qui suit dans le même tour.
clause-L8-22 = Un magasin marque avec chaque bâtiment public qui lui correspond exactement une fois : quand le second des deux arrive sur le plateau.

## event

clause-L9-1 = Pour parrainer un événement, vous jouez une carte Trésor à la cour et payez en réis la valeur du Trésor. Puis vous faites l’action de la carte, avec ses propres coûts, ou recevez sa récompense. Ensuite la carte est défaussée.
clause-L9-2 = Personne ne peut suivre un événement, et le parrainer ne déplace pas le marqueur du Trésor.

## end-of-turn

clause-L10-1 = À la fin du tour, la carte suivante du paquet où l’on a pris une carte est révélée. L’étalage de la ville, la piste de l’église et les décrets sont complétés, les décrets à 8, et les biens posés sur les actions d’État retournent à la réserve.
clause-L10-2 = Si un décompte de l’église est dû, il a lieu avant que tout soit complété. Dans le sens horaire à partir de qui a déplacé le Cardinal, chaque joueur peut céder une ou plusieurs tuiles du clergé, gagne les perruques de leur dos, puis gagne de l’influence une fois.
clause-L10-3 = Récompenses et pénalités sont obligatoires et s’appliquent autant que possible ; ce qui est impossible est perdu. Seuls les mots « jusqu’à » et « peut » laissent un choix.

## end-of-period

clause-L11-1 = La première période s’achève quand un joueur complète une deuxième série de débris ou quand 3 des 4 paquets politiques exposés sont vides. On achève d’abord le tour qui se joue, quel qu’en soit le joueur.
clause-L11-2 = À la fin de la période, les cartes encore exposées sont défaussées, et chaque joueur reçoit 3 perruques par série de débris complète.
clause-L11-3 = Les navires restés au chantier naval quittent le jeu. Des navires violets de taille 3 viennent sur des navires bruns de taille 4.
clause-L11-4 = Dans le sens horaire à partir de qui a provoqué la fin, chaque joueur peut défausser autant de cartes de sa main qu’il veut et reçoit la récompense d’une carte défaussée de chaque noble. Les pénalités sont ignorées, et les cartes Trésor ne donnent rien.
clause-L11-5 = Chaque joueur pioche dans le paquet violet jusqu’à avoir 5 cartes en main, celles qu’il a gardées comprises. Le reste du paquet quitte le jeu.
clause-L11-6 = Les cartes brunes sont disposées comme l’ont été les rouges ; la piste de l’église et les décrets sont complétés. Le joueur à gauche de celui dont le tour s’est achevé continue.

## end-of-game

clause-L12-1 = En seconde période, la fin de la partie vient quand un joueur complète une quatrième série de débris ou quand 3 paquets sont vides. On achève la manche qui se joue, puis on en joue une dernière.
clause-L12-2 = À la fin, chaque joueur gagne autant de perruques que la taille des coques de tous ses navires ensemble.
clause-L12-3 = Chaque série de débris complète donne 3 perruques.
clause-L12-4 = Les joueurs qui ont le plus de magasins de chaque sorte gagnent des perruques, pour la première, la deuxième et la troisième place : 3, 2 et 1 pour l’or ; 6, 4 et 2 pour les outils ; 9, 6 et 3 pour les livres ; 9, 6 et 3 pour les étoffes.
clause-L12-5 = Qui n’a aucun magasin d’une sorte ne gagne rien pour elle. Les joueurs à égalité additionnent les perruques de leurs places et les partagent, arrondies à l’inférieur. À deux joueurs, seules la première et la troisième place comptent.
clause-L12-6 = Vos réis, avec ceux que donnerait toute votre influence, valent 1 perruque par 5, arrondi à l’inférieur. Le marqueur d’influence ne bouge pas pour cela, et les avantages des cartes ne comptent pas.
clause-L12-7 = Chaque décret ne compte que pour son propriétaire.
clause-L12-8 = Les joueurs qui ont le plus d’officiels sur leurs plans achevés gagnent 15, 10 et 5 perruques pour les trois premières places ; à deux joueurs, 15 et 5. Les égalités se partagent comme pour les magasins. Sans plan achevé, vous ne gagnez rien.
clause-L12-9 = Chaque faveur royale donne 2 perruques.
clause-L12-10 = Si des joueurs sont à égalité à la fin, gagne celui qui a le plus de séries de débris, puis le plus de magasins, puis le plus de plans achevés, puis le plus d’argent. S’ils restent à égalité, ils partagent la victoire.
clause-L12-11 = Le joueur qui a le plus de perruques gagne, celles de la piste et des sept décomptes finaux ensemble.

## variants

clause-L13-1 = Les tâches de départ aident les nouveaux joueurs ; les options disent quelles places sont celles de nouveaux joueurs. Chacun d’eux reçoit au hasard une carte du paquet A. Sa tâche doit être accomplie par une visite avec une carte à soi à la cour, pas en suivant. Une tâche accomplie est récompensée à la fin de ce tour et défaussée, une carte tâche par joueur et par tour ; la récompense d’une carte A est de 2 cartes du paquet B.
clause-L13-2 = Le paquet A compte 4 tâches et le paquet B 8, chacune avec la récompense indiquée sur sa carte.
clause-L13-3 = Avec les jetons ville, 24 jetons magasin et 14 jetons bâtiment couvrent au hasard les récompenses imprimées, un par case ; à deux joueurs, il n’y en a aucun en rangée E. La récompense du jeton remplace celle qui est imprimée, et le jeton est défaussé.
clause-L13-4 = Avec les décrets de départ, chaque joueur prend un décret après la mise en place, dans l’ordre inverse du tour. Les décrets exposés sont complétés après le dernier.

## solo

clause-L14-1 = En solo, on joue contre des robots, ou pour le meilleur score contre un adversaire automatique dont les coups suivent des règles fixes.

## details

clause-L15-1 = En entier, un tour se déroule ainsi : vos navires reviennent à quai ; vous recevez 1 or ou faites une action, avec tous ceux qui la suivent ; vous prenez une carte politique ; un décompte de l’église a lieu s’il est dû ; tout est complété ; les tâches sont récompensées ; la période s’achève s’il y a lieu ; le joueur suivant commence.
clause-L15-2 = Vous ne pouvez commencer à jouer une carte, faire une action, visiter, suivre ou parrainer que s’il existe une manière d’accomplir dans l’ordre toutes les étapes obligatoires. On tient compte de ce que les étapes précédentes donnent, coûtent ou déplacent. Ensuite on ne vous offre que des choix qui laissent une telle manière ouverte. Les cartes cachées n’en décident jamais.
clause-L15-3 = Une action doit avoir un effet. Une vente demande un bien et un navire à quai ayant de la place. Recruter demande un officiel sur votre plateau. Pour un plan, un navire, un décret, une faveur, un magasin ou un bâtiment public, il doit y en avoir un que vous pouvez prendre et payer. Produire doit apporter au moins un bien. Rencontrer le Cardinal demande moins de 4 tuiles du clergé et une tuile à portée.
clause-L15-4 = Vous pouvez recevoir 1 or à chaque tour, même si d’autres actions sont possibles et même sans place pour lui ; l’or est alors perdu. Personne ne peut passer.
clause-L15-5 = S’il ne reste aucune carte exposée, vous n’en prenez pas et votre main reste plus petite. Cela ne peut arriver qu’après que la fin de la partie a été provoquée, et une main ne descend jamais sous 3 cartes.
clause-L15-6 = Un paquet est vide quand sa dernière carte, exposée, a été prise. On ne le vérifie que lorsqu’une carte politique est prise.
clause-L15-7 = La fin est provoquée par le joueur dont le cube a complété la série, visiteur ou suiveur ; pour des paquets vides, c’est le joueur actif. S’il y a plusieurs causes dans un tour, la première compte, et il n’y a qu’une fin de période.
clause-L15-8 = Quand une fin est provoquée, rien n’est interrompu : l’action, les autres suiveurs, la carte politique, le décompte de l’église et les compléments ont tous lieu d’abord.
clause-L15-9 = En seconde période, une deuxième ou troisième série ne provoque rien, et une fois la fin provoquée, rien ne la provoque de nouveau. Si cela arrive au tour de la dernière place, seule la manche finale suit. Les dernières manches se jouent comme les autres, et les séries complétées alors comptent.
clause-L15-10 = À la fin de la période, chaque joueur à son rang défausse ouvertement et prend toutes ses récompenses, dans l’ordre qu’il veut, avant le suivant. Rien n’est complété entre-temps. Une série complétée ici ne donne pas de perruques maintenant et ne provoque aucune fin. Si un décompte de l’église est dû, il vient après le dernier joueur.
clause-L15-11 = Le changement de période ne termine pas la manche et ne déplace pas le marqueur de premier joueur.
clause-L15-12 = On demande aux adversaires l’un après l’autre s’ils suivent, une fois par visite et après l’action du noble faite par le visiteur. On ne le demande pas à qui n’a pas la faveur à ce moment ou ne pourrait accomplir aucune action. Refuser ne coûte rien.
clause-L15-13 = Ce que coûte un suivi se calcule quand ce joueur suit, selon le marqueur du Trésor et les bureaux à ce moment. Les officiels du visiteur comptent parmi ceux des autres, ceux du suiveur ne comptent jamais.
clause-L15-14 = La faveur est de retour sur sa pile avant l’action. Un suiveur qui prend une faveur royale peut donc reprendre celle du même noble ; elle peut servir dès la visite suivante.
clause-L15-15 = Seul un bien échangé couvre une action d’État. Visites, suivis, récompenses et événements n’en couvrent pas et ne sont pas bloqués par une action couverte ; plusieurs joueurs peuvent faire la même action d’État dans un tour. Une récompense qui porte le nom d’une action d’État agit comme elle sans en être une : elle n’empêche pas d’échanger un bien contre cette action dans le même tour.
clause-L15-16 = Pour payer en réis, on prend le prix, moins les remises, moins ce que valent vos cartes Trésor, mais jamais sous 0. Vous payez le reste avec des réis de votre main et des réis tirés de l’influence, dans n’importe quelle combinaison, mais jamais plus de l’influence que vous ne devez. On ne rend pas la monnaie.
clause-L15-17 = Un paiement est le prix d’un terrain, tous les engagements d’un plan ensemble, le prix d’un événement, une pénalité en réis, ou la part en réis d’une visite ou d’un suivi. Une remise sur l’engagement réduit le prix de chaque officiel avant l’addition.
clause-L15-18 = Visiter et suivre se paient en influence ; avec les deux maisons de gauche aussi en réis, pour n’importe quelle part du coût ; et en perruques seulement si votre influence finit à 0. Des réis tirés de l’influence ne peuvent pas servir ici. Les cartes Trésor qui montrent un real comptent pour la part payée en réis.
clause-L15-19 = Les perruques ne descendent jamais sous 0 : une pénalité prend ce qu’il y a, et vous pouvez payer avec les perruques que vous avez, pas plus.
clause-L15-20 = Une pénalité en réis est un paiement comme un autre : les pièces de vos cartes Trésor sont d’abord déduites, et vous pouvez changer de l’influence en réis pour la payer, sans y être obligé ; ce que votre main ne peut payer peut rester impayé. Pour les biens, officiels et faveurs, le propriétaire choisit ce qu’il perd s’il y a un choix.
clause-L15-21 = Les remises, les bonus de vente et les autres avantages durables s’appliquent toujours et en entier. Seul un avantage qui dit « peut » laisse un choix.
clause-L15-22 = Une série de débris complétée pendant une action compte dès ce moment. Une carte de noble dont la récompense la complète peut se passer de défausse. Le bien d’un site de bâtiment profite de la nouvelle place, parce que les cubes viennent d’abord ; celui d’un terrain non. Ce qui a été perdu ou défaussé avant reste perdu.
clause-L15-23 = Si votre capacité baisse parce que vous cédez une tuile du clergé, vous rendez aussitôt les biens en trop et défaussez les cartes en trop, au choix, avant de gagner de l’influence par ce décompte de l’église.
clause-L15-24 = Un nouveau navire prend une case de plus au coût plein ou remplace un des vôtres, à votre choix, même s’il reste de la place. Un navire n’est jamais simplement défaussé pour un navire de plus ; c’est une restriction de notre part, car le remplacer coûte moins. Le coût est la taille de la coque ou la différence de tailles, moins les réductions, jamais sous 0 ; rien n’est remboursé.
clause-L15-25 = Remplacer un navire par un autre de même taille ne coûte aucun bien ; le marqueur du Trésor et l’influence changent comme d’habitude. Le chantier naval ne montre jamais un navire plus petit qu’un navire déjà construit.
clause-L15-26 = Un de vos navires ne peut être en mer pendant que vous construisez que lorsque vous suivez. Les caisses restent alors sous le nouveau navire, qui est en mer jusqu’à ce que son propriétaire revienne à quai, et ne donnent pas de nouveau des perruques. Un remplacement ne fait jamais prendre la mer.
clause-L15-27 = Un navire rempli pendant une vente est fermé jusqu’à ce que son propriétaire revienne à quai. Les perruques du propriétaire viennent aussitôt, avant la vente du bien suivant.
clause-L15-28 = Ce qui est épuisé le reste : le chantier naval jusqu’à la nouvelle période ; les plans, les bâtiments, les tuiles ville, les décrets et le sac du clergé pour de bon. Les tuiles, cartes et cubes défaussés quittent le jeu, et les sacs ne sont pas remplis de nouveau. Il y a toujours une faveur pour le joueur qui ne l’a pas.
clause-L15-29 = La piste de l’église est complétée intervalle par intervalle, dans le sens horaire, en commençant après le symbole d’influence.
clause-L15-30 = Le Cardinal doit finir à côté d’au moins une tuile ; s’il n’y en a qu’une, on prend celle-là. Si aucun déplacement ne le permet, ou avec 4 tuiles du clergé, vous ne pouvez pas le rencontrer, et une récompense qui le déplace est perdue sans qu’il bouge. Une tuile à usage unique agit avant les symboles.
clause-L15-31 = Le symbole Trésor agit chaque fois qu’il est atteint, le décompte de l’église une seule fois par tour. Il commence par le joueur dont le déplacement a atteint le premier le symbole d’influence dans ce tour.
clause-L15-32 = Dans un décompte de l’église, chaque joueur décide en sachant ce que les précédents ont décidé. Une tuile que vous avez cédée n’ajoute plus à l’influence que vous gagnez alors. Sans influence dans votre portefeuille, vous gagnez les perruques et rien de plus.
clause-L15-33 = À deux joueurs, un officiel neutre occupe une case et compte dans ce que les visites coûtent à chacun. On le laisse de côté pour chercher la couleur qui a le plus d’officiels.
clause-L15-34 = Les officiels que vous engagez se paient, ils ne bougent pas : il n’en faut aucun sur votre plateau, et à la fin le plan compte pour le nombre qui y est imprimé.
clause-L15-35 = Pour choisir un site, vous devez déjà avoir un plan d’un architecte qui a encore un bâtiment pour ce site. Après la récompense du site, vous pouvez utiliser n’importe lequel de vos plans inachevés, même celui que la récompense vient d’apporter. Les officiels et les réis se comptent au moment de reprendre et d’engager les officiels, ceux de la récompense compris.
clause-L15-36 = Vous devez prendre le cube de débris d’un nouveau magasin. Le terrain et les engagements se paient à la valeur du Trésor de ce moment, après la récompense et le cube.
clause-L15-37 = Quand vous produisez, chaque magasin donne d’abord son bien ; puis viennent les biens en plus des maisons et des tuiles du clergé, chacun d’une sorte que vous avez vraiment reçue ; ensuite les prix baissent. C’est pareil, quoi que ce soit qui vous fait produire. Les biens gagnés autrement ne changent aucun prix.
clause-L15-38 = Un bien que vous échangez quitte votre entrepôt avant son action d’État, qui peut utiliser la place. Les biens reçus plus tôt dans le tour peuvent être échangés ou vendus.
clause-L15-39 = Vous pouvez utiliser un marqueur de série chaque fois que vous prenez vous-même un décret, par une visite, un suivi ou un événement, mais un seul par tour.
clause-L15-40 = Les joueurs à égalité reçoivent chacun la somme des perruques de leurs places, rien après la troisième, divisée par leur nombre et arrondie à l’inférieur. Le joueur suivant occupe la place après eux. À deux joueurs, la deuxième place gagne ce que gagnerait la troisième. Les joueurs qui n’ont rien ne sont pas classés.
clause-L15-41 = Là où l’argent départage, ce sont les réis en main qui comptent.
clause-L15-42 = Les choix de mise en place suivent cet ordre : d’abord les tuiles du clergé, tous en même temps, avant que les mains soient distribuées et que les cartes politiques et les décrets soient exposés ; puis les mains ou leur choix ; puis les effets uniques des tuiles gardées, dans l’ordre du tour ; enfin les décrets de départ.
clause-L15-43 = Les cartes tâche sont visibles. Une tâche ne compte que si vous aviez sa carte quand le tour a commencé. Une tâche du paquet B compte de quelque manière qu’elle soit accomplie, au tour de n’importe quel joueur. Si vous en accomplissez deux dans un tour, vous prenez la récompense de l’une, et l’autre est à refaire. Les récompenses vont dans le sens horaire à partir du joueur actif. Ce qui arrive à la fin de la période ne compte pas.
clause-L15-44 = Sont cachés les mains, les cartes face cachée, les bâtiments couverts, les sacs et les cartes sorties du jeu sans avoir été vues. Tout le reste est visible de tous, y compris les réis, les biens, les perruques des tuiles du clergé et ce qui a été défaussé.
