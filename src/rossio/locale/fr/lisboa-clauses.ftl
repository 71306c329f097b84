### Lisboa: the rule clauses in one line each (fr)

## setup

clause-L1-1 = Une partie compte 2 à 4 places, ou 1 en solo. On tourne dans le sens horaire ; une place tirée au sort commence et garde le marqueur de premier joueur toute la partie.
clause-L1-2 = On met dans un sac une faveur royale de chacun des trois nobles par joueur.
clause-L1-3 = Chaque joueur reçoit 5 marqueurs de série, 8 maisons (groupes de 2, 3 et 3), 8 officiels, 1 bien de chaque sorte, 10 réis, 1 faveur royale et 1 plan de départ au hasard ; les plans de départ restants quittent la partie.
clause-L1-4 = Chaque joueur pioche 2 tuiles clergé, en garde une et remet l’autre dans le sac, avant que la piste de l’église soit garnie.
clause-L1-5 = Chaque joueur commence avec 5 perruques, avec 4, 5, 6 ou 7 d’influence dans l’ordre du tour, et avec 1 de ses 8 officiels dans le bureau du Marquis.
clause-L1-6 = Les faveurs restées dans le sac forment une pile par noble sur le plateau.
clause-L1-7 = Les 16 bâtiments publics sont mélangés et répartis en 8 bleus et 8 verts. Un de chaque est disponible chez son architecte ; les sept autres forment sa pile, dont la première tuile est visible.
clause-L1-8 = Les autres plans forment deux piles face visible, une par architecte, les moins chargés en officiels au-dessus.
clause-L1-9 = Les prix du marché commencent sur les cases marquées. Biens et argent sont illimités.
clause-L1-10 = On dispose une tuile ville sur chacune des cinq cases : jaune, rose, brune, bleue et petite bleue ; les autres attendent en piles.
clause-L1-11 = Les 4 tuiles de score sont mélangées, une sur chaque case sous le plan de la ville basse.
clause-L1-12 = Six tuiles clergé tirées du sac garnissent la piste de l’église ; le Cardinal se tient sur la case au symbole d’influence.
clause-L1-13 = Le marqueur du Trésor commence sur la case 3.
clause-L1-14 = Chaque joueur reçoit 5 cartes bleues ; les autres bleues quittent la partie. Les rouges forment quatre paquets de 5, dans cet ordre : Manuel, Marquis, Roi, Trésor ; la première carte de chacun est visible.
clause-L1-15 = Chaque type de navire compte un exemplaire de moins que de joueurs. Au chantier naval, les bleus sont sur les rouges ; les violets et les bruns attendent.
clause-L1-16 = Les décrets forment un paquet mélangé, dont 8 face visible.
clause-L1-17 = Les 63 cubes de débris vont dans un sac : un au hasard sur chaque case de débris des colonnes et rangées, deux sur chaque site de bâtiment, six dans le tas de débris.
clause-L1-18 = À deux joueurs, la rangée E est couverte : ni terrain, ni cubes de rangée, ni site ouest ou est ; les cubes restants quittent la partie.
clause-L1-19 = À deux joueurs, un officiel neutre occupe chaque bureau toute la partie et compte comme adverse.
clause-L1-20 = À deux joueurs, les décrets marqués du signe 2 joueurs quittent la partie et sont remplacés dès qu’ils sortent.
clause-L1-21 = Au draft, tous choisissent en même temps : garder 2 cartes sur 5 et en passer 3 à gauche, en garder 1 sur 3 et en passer 2, 1 sur 2 et en passer 1, puis garder la dernière reçue.

## turn

clause-L2-1 = Un tour suit cet ordre : mise à quai ; recevoir 1 or ou faire une action ; prendre une carte politique ; fin du tour.
clause-L2-2 = Vos navires pleins en mer reviennent à quai : leurs biens retournent à la réserve et ils sont de nouveau vides.
clause-L2-3 = Pour recevoir 1 or, défaussez une carte de votre main et prenez 1 or.
clause-L2-4 = Les cartes défaussées quittent la partie.
clause-L2-5 = Une action joue une carte de la main : au portefeuille (puis vendre des biens ou commercer avec les nobles) ou à la cour (noble : le visiter ; Trésor : parrainer l’événement). Il faut pouvoir l’accomplir.
clause-L2-6 = Prenez une des cartes politiques exposées : votre main revient à 5.
clause-L2-7 = Une carte jouée à la cour ne donne que sa visite ou son événement : récompense, pénalité, influence, subvention et avantage ne s’appliquent pas.
clause-L2-8 = Le tour passe à gauche. Une manche compte un tour de chaque place, à partir du marqueur de premier joueur.

## portfolio

clause-L3-1 = Le portefeuille a 3 cases en haut pour les nobles et navires et 3 en bas pour les cartes Trésor, une carte par case.
clause-L3-2 = Le portefeuille contient 2 cartes plus 1 par série de débris, 6 au plus ; l’entrepôt, 2 biens de chaque sorte plus 1 par série. L’excédent de biens retourne aussitôt à la réserve.
clause-L3-3 = Ce n’est que si le portefeuille ou la rangée est plein que vous défaussez d’abord exactement une carte : de l’une ou l’autre rangée si la capacité bloque, de la même si ses 3 cases sont prises.
clause-L3-4 = Défausser un navire pour faire place à autre chose rend ses biens à la réserve, sans perruques ; remplacer un navire par un navire les conserve.
clause-L3-5 = Une carte de noble au portefeuille donne d’abord sa récompense ou sa pénalité (payez ce que vous pouvez), puis prend une case du haut, avec défausse au besoin ; ensuite il faut vendre ou commercer.
clause-L3-6 = Une carte Trésor au portefeuille donne autant de réis que la valeur du Trésor, fait descendre le marqueur d’un cran et prend une case du bas ; puis il faut vendre ou commercer. Son avantage dure et s’ajoute aux autres.
clause-L3-7 = Vous ne pouvez jouer une carte au portefeuille si, après sa récompense ou pénalité et la défausse, vous ne pourriez ni vendre un bien ni en échanger un contre une action d’État possible.
clause-L3-8 = Un cube de débris prend la case libre la plus à gauche de sa couleur, 5 au plus par couleur ; sans place il quitte la partie, mais peut quand même être pris.
clause-L3-9 = Une série est un cube brun, un rouge et un bleu, 5 séries au plus. La compléter augmente aussitôt les deux capacités de 1 et place son marqueur chez le Marquis, pour un décret supplémentaire.
clause-L3-10 = Le marqueur du Trésor ne quitte jamais sa piste ; un déplacement au-delà d’un bout est perdu.

## influence

clause-L4-1 = Une enveloppe sans chiffre donne l’influence de tous les nobles et navires de votre rangée du haut ; une enveloppe chiffrée donne ce nombre.
clause-L4-2 = L’influence va de 0 à 10 et l’excédent est perdu. Tout gain d’au moins 1 qui laisse le marqueur sur 10 donne 1 perruque, même s’il y était déjà.
clause-L4-3 = L’influence paie visites et suivis, ou toute part d’un paiement en réis : chaque réal recule le marqueur jusqu’à la prochaine case qui en montre un ; à 0, aucun. Ces réis se dépensent dans ce paiement.
clause-L4-4 = Les cartes Trésor de votre portefeuille qui montrent un réal valent ce montant dans chaque paiement en réis, une fois par paiement.
clause-L4-5 = Seuls visites, suivis et paiements font perdre de l’influence ; à 0, il n’y a pas d’autre pénalité.

## sell

clause-L5-1 = Vendez un ou plusieurs biens, un à un, chacun à un navire à quai ayant de la place, à vous ou à un autre ; il rapporte le prix du marché plus le bonus du navire et vos avantages de vente.
clause-L5-2 = Quand les biens sous un navire atteignent la taille de sa coque, il prend aussitôt la mer : son propriétaire gagne 1 perruque par caisse.
clause-L5-3 = Un navire en mer ne prend aucun bien avant de revenir à quai au prochain tour de son propriétaire.
clause-L5-4 = N’importe quel nombre de biens peut aller sur n’importe quels navires, sans l’avis des propriétaires. Vendre ne change aucun prix ; les biens restent sur un navire non plein.

## trade

clause-L6-1 = Échangez 1 ou 2 biens, un à la fois, chacun contre une action d’État différente ; un bien couvre son action jusqu’à la fin du tour : on ne peut l’obtenir deux fois par échange dans un tour.
clause-L6-2 = Manuel da Maia accepte des outils ou de l’or, le Marquis des livres ou de l’or, le Roi des étoffes ou de l’or.
clause-L6-3 = Il faut pouvoir accomplir une action d’État pour la choisir.
clause-L6-4 = Recruter des officiels : placez jusqu’à 2 officiels de votre plateau dans les bureaux de 2 nobles différents.
clause-L6-5 = Si le bureau est plein, un officiel de la couleur la plus nombreuse va sur la place, un de chaque en cas d’égalité, la vôtre comprise, compté avant l’entrée du nouveau. Les neutres ne bougent jamais.
clause-L6-6 = Acquérir un plan : prenez le premier plan de la pile de l’un des architectes. Il n’y a pas de limite.
clause-L6-7 = Construire un navire : prenez le navire visible et payez autant de biens, tous différents, que sa coque, ou la différence de taille s’il en remplace un. Le bien donné pour l’accès ne compte pas.
clause-L6-8 = La cargaison du navire remplacé reste et passe sur le nouveau.
clause-L6-9 = Le nouveau navire prend une case du haut, ou celle du navire remplacé ; le marqueur du Trésor monte d’un cran ; puis vous gagnez de l’influence, nouveau navire compris.
clause-L6-10 = Produire des biens : chacun de vos magasins donne 1 bien de la sorte de sa rue, dans la limite de l’entrepôt.
clause-L6-11 = Chaque sorte dont vous avez vraiment reçu un bien perd 1 en prix, une fois par production et pas sous le bout de la piste ; les prix ne montent jamais.
clause-L6-12 = Rencontrer le Cardinal : avancez-le de 1 ou 2 cases dans le sens horaire (flèche simple : 1 seule), prenez une des deux tuiles voisines, puis voyez les symboles. Impossible avec 4 tuiles clergé.
clause-L6-13 = Passer ou s’arrêter sur le symbole Trésor de l’église fait monter le marqueur du Trésor d’un cran ; quitter sa case ne compte pas.
clause-L6-14 = Passer ou s’arrêter sur le symbole d’influence de l’église amène un décompte de l’église à la fin du tour du joueur actif ; quitter sa case ne compte pas.
clause-L6-15 = Obtenir une faveur royale : prenez une faveur d’un noble dont vous n’en avez pas ; jamais deux du même.

## visit

clause-L7-1 = Visite : jouez une carte de noble à la cour, payez l’influence, faites si vous voulez une de ses deux actions d’État sans donner de bien, puis l’action du noble, obligatoire.
clause-L7-2 = Le coût est la valeur d’influence près du marqueur du Trésor plus 1 par officiel des autres, neutres compris, dans ce bureau ; les places et les vôtres ne comptent pas. Les avantages le réduisent, jamais sous 0.
clause-L7-3 = Ce n’est que si votre influence ne suffit pas que le reste peut se payer en perruques, 1 pour 1, ce qui la laisse à 0.
clause-L7-4 = Avec les deux maisons de gauche construites, les réis peuvent remplacer l’influence 1 pour 1, en toute combinaison.
clause-L7-5 = Vous ne pouvez visiter un noble dont vous ne pouvez accomplir entièrement l’action.
clause-L7-6 = Après la visite, dans le sens horaire, chaque adversaire ayant la faveur de ce noble peut suivre : il la rend, paie son propre coût, puis fait exactement une des trois actions avec ses coûts (d’État : sans bien).
clause-L7-7 = Ensuite la carte de noble est défaussée et le tour du visiteur continue ; le tour suivant est celui du joueur à sa gauche, peu importe qui a suivi.

## noble-actions

clause-L8-1 = Construire un magasin : choisissez une tuile ville ; sa case fixe la sorte de magasin et la rue où il donne. La petite tuile va sur les petits terrains. Petits et grands magasins se valent.
clause-L8-2 = Choisissez un terrain vide qui touche cette rue ; la petite tuile va dans la colonne étroite de droite.
clause-L8-3 = Recevez la récompense du terrain, puis placez la tuile face à la rue.
clause-L8-4 = Prenez 1 cube de débris de votre choix dans la rangée ou la colonne du terrain, s’il y en a.
clause-L8-5 = Payez le terrain : valeur du Trésor plus les cubes restants de sa rangée et de sa colonne, brun 3, rouge 2, bleu 1. Le cube pris et ceux des sites ne comptent pas ; les avantages s’appliquent.
clause-L8-6 = Placez sur le magasin la maison la plus basse d’un de vos trois groupes. Les groupes sont indépendants ; une capacité dure jusqu’à ce que la suivante de son groupe la remplace.
clause-L8-7 = Groupe de gauche : la première maison ne donne rien ; avec les deux, les réis peuvent remplacer l’influence pour visiter ou suivre.
clause-L8-8 = Groupe du milieu : avec la première ou la deuxième maison, les navires coûtent 1 bien de moins ; avec la troisième, ils sont gratuits.
clause-L8-9 = Groupe de droite : avec la première ou la deuxième maison, produire donne 1 bien en plus d’une sorte produite ; avec la troisième, 1 de chaque sorte produite. Seulement s’il y a de la place.
clause-L8-10 = Un nouveau magasin gagne la tuile de score de sa colonne pour chaque bâtiment public de sa couleur au bout ouest ou est de sa rangée ou au bout nord de sa rue : 3 au plus.
clause-L8-11 = Vous ne pouvez construire sans tuile disponible pour un terrain libre, sans maison restante ou sans de quoi payer.
clause-L8-12 = Prendre un décret : prenez un des 8 décrets exposés. Les décrets sont visibles de tous, ne comptent que pour leur propriétaire et sont sans limite.
clause-L8-13 = Les décrets exposés se complètent en fin de tour, pas entre deux prises ni entre visiteur et suiveurs.
clause-L8-14 = Après avoir pris un décret, vous pouvez défausser un de vos marqueurs de série chez le Marquis pour en prendre un autre parmi les mêmes : un marqueur au plus par joueur et par tour, suivis compris.
clause-L8-15 = Ouvrir un bâtiment public : il faut un plan inachevé dont l’architecte a un bâtiment disponible, et un site libre à l’ouest, au nord ou à l’est ; au nord, le bâtiment doit avoir la couleur de la rue.
clause-L8-16 = Prenez les deux cubes de débris du site, puis sa récompense.
clause-L8-17 = Choisissez un de vos plans inachevés ; le bâtiment disponible de son architecte est placé sur le site.
clause-L8-18 = Reprenez des bureaux et des places autant de vos officiels que l’indique le plan ; seulement s’il en manque, engagez le reste à la valeur du Trésor chacun. Des avantages peuvent réduire le nombre ou le prix.
clause-L8-19 = Retournez le plan : il est achevé et ne peut plus servir.
clause-L8-20 = À l’est ou à l’ouest : chaque magasin de la rangée donnant sur une rue d’une des couleurs du bâtiment marque la tuile de sa colonne. Au nord : chaque magasin donnant sur cette rue. Tous les propriétaires marquent.
clause-L8-21 = Le bâtiment suivant de l’architecte est disponible aussitôt, même pour un suiveur du même tour.
clause-L8-22 = Un magasin marque avec chaque bâtiment public concerné exactement une fois : quand le second des deux arrive sur le plateau.

## event

clause-L9-1 = Parrainer un événement : jouez une carte Trésor à la cour, payez la valeur du Trésor en réis, puis faites l’action de la carte avec ses coûts ou recevez sa récompense. La carte est défaussée.
clause-L9-2 = Un événement ne peut être suivi, et le parrainer ne déplace pas le marqueur du Trésor.

## end-of-turn

clause-L10-1 = En fin de tour, révélez la carte suivante du paquet où vous avez pris, complétez les tuiles ville, la piste de l’église et les décrets à 8, et rendez les biens posés sur les actions d’État.
clause-L10-2 = Le décompte de l’église, s’il a lieu, précède les remises : dans le sens horaire depuis qui a déplacé le Cardinal, chacun peut rendre des tuiles clergé, gagner les perruques du dos, puis l’influence une fois.
clause-L10-3 = Récompenses et pénalités sont obligatoires et s’appliquent autant que possible ; l’impossible est perdu. Seuls « jusqu’à » et « peut » laissent un choix.

## end-of-period

clause-L11-1 = La première période finit quand un joueur complète une 2e série de débris ou que 3 des 4 paquets exposés sont vides ; on achève d’abord le tour en cours, quel qu’en soit le joueur.
clause-L11-2 = En fin de période, les cartes exposées restantes sont défaussées et chaque joueur reçoit 3 perruques par série complète.
clause-L11-3 = Les navires restés au chantier naval quittent la partie ; les violets de taille 3 viennent sur les bruns de taille 4.
clause-L11-4 = Dans le sens horaire depuis qui a déclenché la fin, chacun peut défausser des cartes de sa main et reçoit la récompense d’une carte défaussée de chaque noble. Pénalités ignorées ; les cartes Trésor ne donnent rien.
clause-L11-5 = Chaque joueur complète sa main à 5 cartes avec le paquet violet, cartes gardées comprises ; le reste quitte la partie.
clause-L11-6 = Le paquet brun est disposé comme le rouge ; la piste de l’église et les décrets se complètent. Le joueur à gauche de celui dont le tour s’achève continue.

## end-of-game

clause-L12-1 = La fin de partie est déclenchée en seconde période par la 4e série de débris d’un joueur ou 3 paquets vides. On achève la manche en cours, puis on en joue une dernière.
clause-L12-2 = Navires : autant de perruques que la somme des coques de vos navires.
clause-L12-3 = Débris : 3 perruques par série complète.
clause-L12-4 = Majorités de magasins pour les trois premières places : or 3, 2, 1 ; outils 6, 4, 2 ; livres 9, 6, 3 ; étoffes 9, 6, 3.
clause-L12-5 = Aucun magasin d’une sorte : rien. Les ex æquo additionnent les perruques de leurs places et les partagent, arrondies à l’inférieur. À deux joueurs, seules la première et la troisième place comptent.
clause-L12-6 = Argent : réis en main plus ceux que donnerait toute l’influence, 1 perruque par 5, arrondi à l’inférieur. Le marqueur ne bouge pas ; les avantages des cartes ne comptent pas.
clause-L12-7 = Décrets : chaque décret ne compte que pour son propriétaire.
clause-L12-8 = Officiels des plans achevés : 15, 10, 5 perruques pour les trois premières places, à deux joueurs 15, 5 ; les ex æquo partagent ; aucun plan achevé, rien.
clause-L12-9 = Faveurs : 2 perruques par faveur royale.
clause-L12-10 = Une égalité finale se tranche par le plus de séries de débris, puis de magasins, de plans achevés, d’argent ; ensuite la victoire est partagée.
clause-L12-11 = Le joueur ayant le plus de perruques, celles de la piste et des sept décomptes ensemble, gagne.

## variants

clause-L13-1 = Tâches de départ : chaque nouveau joueur reçoit une carte A au hasard. Une tâche A exige une visite avec sa propre carte à la cour. Une tâche faite est payée en fin de tour et défaussée, une par joueur et tour ; les A donnent 2 cartes B.
clause-L13-2 = Le paquet A compte 4 tâches et le paquet B 8, chacune avec la récompense indiquée sur sa carte.
clause-L13-3 = Jetons ville : 24 jetons magasin et 14 jetons bâtiment couvrent les récompenses au hasard, un par case (à deux : aucun en rangée E). On applique la récompense du jeton, puis on le défausse.
clause-L13-4 = Décrets de départ : après la mise en place, dans l’ordre inverse du tour, chaque joueur prend un décret ; on complète après le dernier.

## solo

clause-L14-1 = En solo, un humain joue contre des bots, ou pour le meilleur score contre un adversaire automatique qui suit des règles fixes.

## details

clause-L15-1 = Un tour enchaîne : mise à quai ; recevoir 1 or ou une action avec tous ses suivis ; carte politique ; décompte de l’église s’il y a lieu ; remises ; récompenses des tâches ; fin de période si déclenchée ; joueur suivant.
clause-L15-2 = Carte jouée, action, visite, suivi ou événement ne commence que si toutes ses étapes obligatoires sont possibles dans l’ordre, compte tenu de ce que les précédentes donnent, coûtent ou déplacent ; seuls ces choix sont offerts. Les cartes cachées n’y font rien.
clause-L15-3 = Une action doit avoir un effet : vendre exige un bien et un navire à quai avec de la place ; recruter, un officiel sur le plateau ; plan, navire, décret ou faveur, un que l’on puisse prendre ; produire, au moins un bien reçu ; le Cardinal, moins de 4 tuiles.
clause-L15-4 = Recevoir 1 or est possible à chaque tour, même si d’autres actions le sont et même sans place pour l’or (il est alors perdu). Personne ne peut passer.
clause-L15-5 = S’il ne reste aucune carte exposée, on n’en prend pas et la main reste plus petite. Cela n’arrive qu’après le déclenchement de la fin de partie ; une main ne descend jamais sous 3.
clause-L15-6 = Un paquet est vide quand sa dernière carte, visible, a été prise. On ne le vérifie qu’au moment où une carte politique est prise.
clause-L15-7 = Déclenche la fin celui dont le cube a complété la série, visiteur ou suiveur ; pour les paquets vides, le joueur actif. Si plusieurs causes tombent dans un tour, la première compte et il n’y a qu’une fin de période.
clause-L15-8 = Le déclenchement n’interrompt rien : l’action, les autres suiveurs, la carte politique, le décompte de l’église et les remises ont lieu d’abord.
clause-L15-9 = En seconde période, une 2e ou 3e série ne déclenche rien ; une fois la fin déclenchée, la suite est ignorée. Au tour de la dernière place, seule la manche finale suit. Les dernières manches se jouent en entier et leurs séries comptent.
clause-L15-10 = En fin de période, chaque joueur à son rang défausse ouvertement et prend ses récompenses, dans l’ordre voulu, avant le suivant ; rien ne se complète. Une série faite ici ne donne pas de perruques et ne déclenche rien ; un décompte de l’église suit le dernier joueur.
clause-L15-11 = Le changement de période ne termine pas la manche et ne déplace pas le marqueur de premier joueur.
clause-L15-12 = On demande aux adversaires de suivre l’un après l’autre, une fois par visite, après l’action du noble du visiteur. On ne demande pas à qui n’a pas la faveur à ce moment ou ne peut accomplir d’action. Refuser ne coûte rien.
clause-L15-13 = Le coût d’un suivi se calcule quand le joueur suit, selon le Trésor et les bureaux du moment ; les officiels du visiteur comptent parmi ceux des autres, ceux du suiveur jamais.
clause-L15-14 = La faveur est de retour sur sa pile avant l’action : un suiveur qui prend une faveur royale peut reprendre celle du même noble ; elle sert dès la visite suivante.
clause-L15-15 = Seul un bien échangé couvre une action d’État. Visites, suivis, récompenses et événements n’en couvrent pas et ne sont pas bloqués par une action couverte ; plusieurs joueurs peuvent faire la même dans un tour.
clause-L15-16 = Un paiement est le prix, moins les remises, moins ce que valent vos cartes Trésor, jamais sous 0 ; le reste en réis de la main et de l’influence, en toute combinaison, sans tirer de l’influence plus que le dû. On ne rend pas la monnaie.
clause-L15-17 = Un paiement est le prix d’un terrain, l’ensemble des engagements d’un plan, le prix d’un événement, ou la part en réis d’une visite ou d’un suivi. Une remise par engagement réduit chacun avant l’addition.
clause-L15-18 = Une visite ou un suivi se paie en influence ; avec les deux maisons de gauche aussi en réis, pour toute part ; en perruques seulement si l’influence finit à 0. Les réis tirés de l’influence ne servent pas ; les cartes Trésor comptent dans la part en réis.
clause-L15-19 = Les perruques ne descendent jamais sous 0 : une pénalité prend ce qu’il y a, et un paiement en perruques se limite à celles que vous avez.
clause-L15-20 = Une pénalité est une perte, pas un paiement : les réis viennent de la main seule, sans cartes Trésor ni influence ; le propriétaire choisit ce qu’il perd s’il y a un choix.
clause-L15-21 = Remises, bonus de vente et autres avantages durables s’appliquent toujours et en entier ; seul un avantage qui dit « peut » laisse le choix.
clause-L15-22 = Une série complétée pendant une action compte aussitôt : la carte de noble qui la complète peut éviter la défausse ; le bien d’un site profite de la nouvelle place, celui d’un terrain non. Ce qui était perdu ou défaussé le reste.
clause-L15-23 = Si votre capacité baisse parce qu’une tuile clergé est rendue, vous rendez aussitôt les biens et défaussez les cartes en trop, à votre choix, avant de gagner l’influence de ce décompte de l’église.
clause-L15-24 = Un nouveau navire prend une autre case au coût plein ou remplace un des vôtres, même s’il reste de la place ; un navire ne cède sa place à un navire qu’ainsi. Coût : la coque ou la différence, moins les réductions, pas sous 0 ; sans remboursement.
clause-L15-25 = Remplacer un navire par un autre de même taille ne coûte aucun bien et donne Trésor et influence comme d’habitude. Le chantier naval ne montre jamais un navire plus petit qu’un navire déjà construit.
clause-L15-26 = Un navire en mer ne peut être remplacé que lors d’un suivi : les caisses restent sous le nouveau, en mer jusqu’à la mise à quai, sans nouvelles perruques. Un remplacement ne fait jamais partir un navire.
clause-L15-27 = Un navire rempli pendant une vente est fermé jusqu’à la prochaine mise à quai de son propriétaire ; ses perruques viennent aussitôt, avant la vente du bien suivant.
clause-L15-28 = Ce qui est épuisé le reste : chantier naval (jusqu’à la nouvelle période), plans, bâtiments, tuiles ville, décrets, sac du clergé. Tuiles, cartes et cubes défaussés quittent la partie ; les sacs ne se remplissent pas. Il y a toujours une faveur pour qui ne l’a pas.
clause-L15-29 = La piste de l’église se complète intervalle par intervalle dans le sens horaire, en commençant après le symbole d’influence.
clause-L15-30 = Le Cardinal doit finir à côté d’au moins une tuile ; s’il n’y en a qu’une, on prend celle-là. Si aucun déplacement ne le permet, ou avec 4 tuiles clergé, l’action est impossible et la récompense perdue, sans bouger. Une tuile à usage unique agit avant les symboles.
clause-L15-31 = Le symbole Trésor agit chaque fois qu’il est atteint, le décompte de l’église une fois par tour ; il commence par le joueur dont le déplacement a le premier atteint le symbole d’influence dans ce tour.
clause-L15-32 = Au décompte de l’église, chacun décide en connaissant les décisions précédentes. Une tuile rendue n’ajoute plus à ce gain. Sans influence dans la rangée du haut, on gagne les perruques et rien de plus.
clause-L15-33 = À deux joueurs, un officiel neutre occupe une case et compte dans le coût de visite des deux ; on l’écarte pour chercher la couleur la plus nombreuse.
clause-L15-34 = Les officiels engagés se paient, ils ne bougent pas : aucun n’est requis sur votre plateau, et le plan compte à la fin pour son nombre imprimé.
clause-L15-35 = Le plan doit être à vous quand le site est choisi ; un plan venu de la récompense ne sert qu’aux bâtiments suivants. Officiels et réis se comptent au moment de reprendre et d’engager, ceux de la récompense compris.
clause-L15-36 = Le cube de débris d’un nouveau magasin est obligatoire. Le prix du terrain et des engagements suit la valeur du Trésor au moment de payer, après la récompense et le cube.
clause-L15-37 = Production : d’abord un bien par magasin, puis les extras des maisons et tuiles clergé, chacun d’une sorte reçue ; ensuite les prix baissent. C’est pareil quelle que soit l’origine ; les biens gagnés autrement ne changent aucun prix.
clause-L15-38 = Un bien échangé quitte l’entrepôt avant son action d’État, qui peut utiliser la place ; les biens reçus plus tôt dans le tour peuvent être échangés ou vendus.
clause-L15-39 = Un marqueur de série peut servir chaque fois que vous prenez un décret, par visite, suivi ou événement, un au plus par tour.
clause-L15-40 = Les ex æquo reçoivent chacun la somme des perruques de leurs places (0 après la troisième) divisée par leur nombre, arrondie à l’inférieur ; le suivant vient après eux. À deux, la deuxième place paie comme la troisième. Qui n’a rien n’est pas classé.
clause-L15-41 = L’argent, pour départager, ce sont les réis en main.
clause-L15-42 = Les choix de mise en place suivent cet ordre : tuiles clergé, tous en même temps ; mains ou draft ; effets uniques des tuiles gardées, dans l’ordre du tour ; décrets de départ.
clause-L15-43 = Tâches visibles. Une tâche ne compte que si vous aviez la carte au début du tour ; une B compte par tout moyen, au tour de quiconque. Si deux sont faites, prenez-en une. Récompenses dans le sens horaire depuis le joueur actif. La fin de période ne compte pas.
clause-L15-44 = Caché : mains, cartes face cachée, bâtiments couverts, sacs et cartes sorties de la partie sans être vues. Tout le reste est visible, y compris réis, biens, perruques des tuiles clergé et défausses.
