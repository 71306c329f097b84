# What the coach says in the chapters of Lisboa

## One card, two uses

lisboa-lesson-one-card = Une carte, deux usages
    .can = jouer une carte au portefeuille, commercer avec les nobles et finir votre tour
    .payoff = Une seule carte vous a valu une récompense, des amis dans les bureaux et une faveur royale.
lisboa-lesson-one-card-aim = Lisbonne, 1755 : la terre a tremblé, la mer est venue, la ville a brûlé. Vous aiderez à la rebâtir. La cour paie en perruques ; qui en a le plus l’emporte.
lisboa-lesson-one-card-turn = Un tour : jouer une carte, faire ce qu’elle ouvre, en prendre une autre. Elle va au portefeuille pour sa récompense, ou à la cour, où elle ouvre la porte d’un noble.
lisboa-lesson-one-card-tuck = Aujourd’hui, le portefeuille. J’aime bien { $card }. { $card-text }
    .nudge = Gardez celle-là pour plus tard. Une carte à récompense simple, s’il vous plaît, au portefeuille.
    .near-1 = Cette carte porte une pénalité au portefeuille. Les cartes fortes mordent. Essayez-en une avec une récompense.
    .near-2 = On peut toujours jeter une carte pour 1 or. C’est le tour le plus faible qui soit : essayez le portefeuille.
    .done = Ce que donne la carte est à vous. Elle reste au portefeuille, et l’influence d’un noble, là, comptera plus tard.
lisboa-lesson-one-card-trade = Commercez maintenant : un bien ouvre une petite action. Manuel prend les outils, le Marquis les livres, le Roi l’étoffe ; l’or ouvre toutes les portes. Recrutez des officiels avec votre outil.
    .nudge = D’abord recruter : vous verrez aussitôt à quoi servent des amis dans les bureaux.
    .done = Jusqu’à deux officiels quittent votre plateau, pour deux bureaux différents.
lisboa-lesson-one-card-office-1 = Mettez-en un dans un bureau. Il y rend ce noble plus cher pour Vasco, et plus tard il vous aide à ouvrir des bâtiments.
lisboa-lesson-one-card-office-2 = Et un dans un autre bureau. À vous de choisir lequel.
lisboa-lesson-one-card-second = Vous pouvez donner un second bien pour une autre action. Le Roi prend l’étoffe contre une faveur royale : elle permet de suivre quand Vasco fait une visite.
lisboa-lesson-one-card-finish = Finissez ce que vous avez commencé. Une faveur est toujours celle d’un seul noble : prenez celle de quelqu’un que Vasco voudra voir.
lisboa-lesson-one-card-reward = Quand la carte d’un noble donne-t-elle la récompense imprimée ?
    .answer-1 = Quand elle va à mon portefeuille
    .reply-1 = Oui. À la cour, la même carte donne la visite, et rien d’autre.
    .answer-2 = Toujours
    .reply-2 = Au portefeuille seulement. À la cour, c’est la clé d’une porte.
    .answer-3 = À la fin de la partie
    .reply-3 = Tout de suite, mais au portefeuille seulement.
lisboa-lesson-one-card-take = Enfin, prenez une des cartes exposées. { $card } est à Manuel, le bâtisseur : elle servira au prochain tour.
    .done = De nouveau cinq cartes. Votre tour est fini.
lisboa-lesson-one-card-end = Pour l’instant, le portefeuille tient deux cartes ; quand il est plein, une carte doit sortir pour la suivante. Déblayer l’agrandit. Au besoin, toute carte se change en 1 or.

## A store in the lower city

lisboa-lesson-store = Un magasin dans la ville basse
    .can = visiter un noble, payer la visite et bâtir un magasin, avec terrain, débris et maison
    .payoff = La première maison de votre couleur se dresse dans les ruines.
lisboa-lesson-store-court = Maintenant l’autre usage : à la cour. La carte d’un noble vous mène à lui. On paie en influence, les lettres de cette ville : vous en avez { $influence }.
lisboa-lesson-store-cost = Le Trésor ajoute { $treasury } à une visite, et chaque officiel d’autrui dans son bureau ajoute 1 : ici { $officials }. Les vôtres ne comptent jamais. Manuel coûte { $cost }.
lisboa-lesson-store-visit = Visitez Manuel da Maia avec { $card }.
    .nudge = La carte du bâtisseur est { $card }. Portez-la à Manuel.
    .near-1 = Le portefeuille est pour les récompenses. Nous venons bâtir : portez { $card } à Manuel.
    .done = La visite est payée. À la cour, la carte ne donne rien d’autre.
lisboa-lesson-store-small = D’abord, une de ses deux petites actions, sans donner de bien. Un plan vous servira plus tard ; prenez-en un, ou recrutez, ou continuez.
lisboa-lesson-store-small-rest = Choisissez, puis vient la grande action.
lisboa-lesson-store-land = Un magasin. Un terrain coûte la valeur du Trésor plus les débris de sa rangée et de sa colonne. Chacun fait aussi un cadeau : celui-ci, au bout ouest, 5 réis.
    .done = Le cadeau vient d’abord : il peut donc aider à payer le terrain.
lisboa-lesson-store-cube = Déblayez un cube de la rangée ou de la colonne. Dans le prix, le brun pèse 3, le rouge 2, le bleu 1. Il est à vous et ne compte plus.
    .done = Gardez-le : un brun, un rouge et un bleu font une série, et les séries changent beaucoup.
lisboa-lesson-store-pay = Payez le terrain. L’influence peut se changer en réis, pas à pas, mais vous la voudrez pour les visites.
lisboa-lesson-store-house = Votre maison se pose dessus. À gauche : une fois les deux bâties, les réis paient les visites. Au milieu : navires moins chers. À droite : plus de biens à la production. Choisissez un groupe.
    .done = Votre magasin est debout. Désormais il fait des biens chaque fois que vous produisez.
lisboa-lesson-store-why = Pourquoi un cube brun est-il bon à déblayer ?
    .answer-1 = C’est lui qui épargne le plus sur le terrain
    .reply-1 = Oui, 3 réis. Plus tard, il vous faudra peut-être une autre couleur pour une série.
    .answer-2 = Il vaut le plus de perruques
    .reply-2 = Dans une série, les couleurs se valent. Dans le prix, le brun pèse le plus.
    .answer-3 = On ne peut prendre que du brun
    .reply-3 = On peut prendre n’importe quel cube de la rangée ou de la colonne.
lisboa-lesson-store-take = Qui tient la faveur de Manuel peut suivre une telle visite ; nous y viendrons. Prenez une carte.
lisboa-lesson-store-end = Pas encore de perruques : un magasin compte quand un bâtiment public le regarde. Ouvrons-en un.

## The King opens a building

lisboa-lesson-public-building = Le Roi ouvre un bâtiment
    .can = ouvrir un bâtiment public avec un plan et des officiels, et voir quels magasins il paiera
    .payoff = Un bâtiment public au bout de la rangée D, deux cubes et trois perruques, dès votre premier tour.
lisboa-lesson-public-building-again = De nouveau le premier soir, avec d’autres cartes et une autre idée. Vous commencez avec un plan et un officiel chez le Marquis : assez pour un bâtiment public.
lisboa-lesson-public-building-visit = Allez chez le Roi avec une de ses cartes : { $card }. Cela coûte { $cost } d’influence.
    .nudge = La porte du Roi, avec une carte du Roi : { $card }.
    .done = Vous voici devant le Roi.
lisboa-lesson-public-building-small = D’abord une petite action, si vous voulez : une faveur royale ne nuit jamais.
lisboa-lesson-public-building-small-rest = Finissez-la, puis vient le bâtiment.
lisboa-lesson-public-building-site = Choisissez un site au bord. Vous recevez ses deux cubes et son cadeau. Le bout ouest de la rangée D donne 3 perruques.
    .done = Cubes et cadeau sont à vous.
lisboa-lesson-public-building-officials = Votre plan demande des officiels. Ceux des bureaux rentrent ; ceux qui manquent s’engagent contre des réis. Voilà pourquoi on recrute.
lisboa-lesson-public-building-looks = Un bâtiment montre deux biens. Au bout ouest ou est, il paie les magasins de sa rangée sur ces rues ; au nord, tous les magasins de sa rue.
lisboa-lesson-public-building-everyone = Il paie chaque propriétaire, pas seulement vous, et aussi les magasins à venir. Combien de perruques, c’est écrit sous la colonne.
lisboa-lesson-public-building-who = Votre bâtiment regarde une rangée. Ensuite, Vasco y bâtit un magasin qui convient. À qui les perruques ?
    .answer-1 = À Vasco
    .reply-1 = Toujours au propriétaire du magasin. Bâtissez donc là où seront vos magasins.
    .answer-2 = À moi
    .reply-2 = Vous avez ouvert le bâtiment, mais c’est le propriétaire du magasin qui gagne.
    .answer-3 = À personne
    .reply-3 = Il compte une fois avec chaque bâtiment : maintenant, puisqu’il vient après.
lisboa-lesson-public-building-take = Prenez une carte pour finir le tour. Une carte du Marquis serait bientôt utile.
lisboa-lesson-public-building-end = Les officiels des plans achevés comptent à la fin. Et pendant que vous lisez, Vasco est allé chez Manuel. Le chapitre suivant commence là.

## Follow, and finish a set

lisboa-lesson-follow = Suivre, et finir une série
    .can = suivre la visite d’un autre avec une faveur royale, faire compter un magasin et achever une série de débris
    .payoff = Pendant le tour de Vasco, vous avez bâti, marqué et achevé votre première série.
lisboa-lesson-follow-asked = C’est le tour de Vasco : il a visité Manuel et bâti un magasin. Vous tenez la faveur de Manuel, donc on vous demande : suivez-vous ?
lisboa-lesson-follow-yes = Rendez la faveur, payez { $cost } d’influence et faites une action de Manuel pour vous. Un tour dans le tour d’un autre : suivez.
    .near-1 = Vous pouvez laisser passer et garder la faveur. Aujourd’hui, elle vaut bien plus si l’on s’en sert.
    .done = La faveur retourne à sa pile ; vous pourrez la regagner.
lisboa-lesson-follow-which = Une action sur trois : recruter, un plan, ou le magasin lui-même. Prenez le magasin.
    .nudge = Un magasin compte aujourd’hui. Prenez celui-là.
lisboa-lesson-follow-land = Votre bâtiment de la rangée D : { $building }. Bâtissez ici : { $land }. Le magasin y donne sur une rue qu’il montre, et les débris qui vous manquent sont à côté.
    .nudge = Ce terrain peut être bon aussi. Aujourd’hui { $land } : il compte aussitôt, et le cube qui manque s’y trouve.
    .done = Le cadeau du terrain vient d’abord.
lisboa-lesson-follow-missing = Vous avez deux couleurs de débris. Quelle couleur manque ? Prenez-la.
    .nudge = Regardez vos débris : deux couleurs y sont. La troisième fait la série.
    .done = Une série ! Portefeuille et entrepôt gagnent aussitôt une place, et un marqueur va chez le Marquis.
lisboa-lesson-follow-pay = Payez le terrain, comme avant.
lisboa-lesson-follow-house = Et une maison de n’importe quel groupe.
    .done = Des perruques : le nombre sous la colonne, pour un bâtiment qui regarde votre magasin.
lisboa-lesson-follow-clock = Les séries sont aussi l’horloge. Quand quelqu’un achève la deuxième, la première moitié de la partie finit. La quatrième finit la seconde moitié.
lisboa-lesson-follow-once = Plus tard, un autre bâtiment regarde le même magasin. Le magasin compte-t-il encore ?
    .answer-1 = Oui, une fois avec chaque bâtiment
    .reply-1 = Oui : trois bâtiments peuvent regarder un magasin, les deux bouts de la rangée et celui de la rue.
    .answer-2 = Non, il a déjà compté
    .reply-2 = Une fois avec chaque bâtiment : un nouveau bâtiment est une bonne nouvelle.
    .answer-3 = À la fin seulement
    .reply-3 = Tout de suite, quand vient le second des deux.
lisboa-lesson-follow-end = C’est de nouveau votre tour. Votre marqueur de série est chez le Marquis : allons le voir.

## A ship and a promise

lisboa-lesson-ship-and-decree = Un navire et une promesse
    .can = construire un navire, en tirer de l’influence et choisir des décrets qui paient à la fin
    .payoff = Un navire à vous, et deux décrets au lieu d’un.
lisboa-lesson-ship-and-decree-short = Le Marquis coûte { $cost } : la part du Trésor et les officiels d’autrui dans son bureau. Votre influence : { $influence }. Le reste se paie en perruques : { $rest }.
lisboa-lesson-ship-and-decree-visit = Cela en vaut la peine. Visitez le Marquis : { $card }.
    .nudge = Une carte du Marquis, à la cour : { $card }.
    .near-1 = Au portefeuille, une carte donne sa récompense. Aujourd’hui il nous faut le Marquis lui-même : à la cour.
    .done = Payé de toute votre influence et de quelques perruques. À la cour, être pauvre fait perdre la face.
lisboa-lesson-ship-and-decree-ship = Avant la grande action : construisez un navire.
    .nudge = D’abord un navire : il apporte de l’influence, et il ne vous en reste pas.
lisboa-lesson-ship-and-decree-goods = La Gaivota porte une caisse et coûte un bien. Payez avec un bien dont vous pouvez vous passer.
    .done = Elle est dans votre portefeuille. Le Trésor monte, et vous gagnez de l’influence : toutes les lettres de la rangée du haut.
lisboa-lesson-ship-and-decree-decree = Maintenant la grande action du Marquis : un décret. Il ne paie que vous, à la fin. Prenez-en un qui va avec ce que vous bâtissez.
    .done = Consultez vos décrets à tout moment : ils disent ce qu’ils paieraient maintenant.
lisboa-lesson-ship-and-decree-extra = Et votre marqueur de série attend ici : donnez-le pour un second décret.
    .near-1 = Le marqueur peut attendre. Mais il ne sert à rien d’autre : employez-le.
    .done = Deux décrets en une visite.
lisboa-lesson-ship-and-decree-influence = Vous construisez un second navire. Combien d’influence gagnez-vous ?
    .answer-1 = La somme des nobles et navires de ma rangée du haut
    .reply-1 = Oui, le nouveau navire compris. Une rangée du haut pleine fait de chaque navire une fête.
    .answer-2 = Toujours 2
    .reply-2 = 2, c’était ce seul navire. Toute la rangée du haut compte.
    .answer-3 = Autant que montre le Trésor
    .reply-3 = C’est ce que coûtent les visites. Les navires paient les lettres de la rangée du haut.
lisboa-lesson-ship-and-decree-take = Prenez une carte. Une carte avec une pièce serait utile : l’argent manque.
lisboa-lesson-ship-and-decree-end = À 10 d’influence la piste finit : chaque gain de plus rapporte une perruque. Et un navire veut une cargaison.

## The treasury, and a sale

lisboa-lesson-sell = Le Trésor, et une vente
    .can = employer des cartes Trésor et vendre des biens aux navires, les vôtres et ceux des autres
    .payoff = D’une bourse vide à une bourse pleine en un tour, et votre navire part.
lisboa-lesson-sell-poor = Votre bourse : { $reis } réis. Les cartes à la pièce sont des cartes Trésor : au portefeuille, elles paient autant de réis que montre le Trésor, ici { $value }.
lisboa-lesson-sell-card = Navires et église font monter le Trésor : terrains, engagements et visites renchérissent. Une carte Trésor le fait baisser de 1. Au portefeuille : { $card }.
    .nudge = Une carte Trésor : celle avec une pièce. Au portefeuille.
    .done = Des réis pour vous, et le Trésor baisse pour tous. Sa ligne de texte vous aide tant qu’elle reste.
lisboa-lesson-sell-sell = Maintenant, vendez. Un bien rapporte son prix au marché plus ce que le navire ajoute. Commencez par votre Gaivota.
    .nudge = Ce tour-ci, on vend. Choisissez un bien, puis votre navire.
    .done = Elle est pleine et part : une perruque par caisse. Elle revient au début de votre prochain tour.
lisboa-lesson-sell-his = Le navire de Vasco ajoute 1 à chaque prix, et on ne lui demande rien. Vendez-y un bien.
    .nudge = Au navire de Vasco : il paie plus que le marché.
    .near-1 = Vous pouvez arrêter. Mais son navire paie 1 de plus que le marché : une caisse.
    .done = Plus d’argent pour vous. Il reste une place sur son navire.
lisboa-lesson-sell-last = Une seconde caisse le remplirait : de l’argent pour vous, mais des perruques pour Vasco. Vendre, ou arrêter ?
    .done = Votre décision. Les deux se défendent, et la question reviendra.
lisboa-lesson-sell-price = Vendre fait-il baisser le prix du marché ?
    .answer-1 = Non
    .reply-1 = En effet. Les prix baissent quand on produit des biens, et ne remontent jamais.
    .answer-2 = Oui, de 1
    .reply-2 = Vendre ne change jamais un prix. Produire, si.
    .answer-3 = Seulement sur un navire plein
    .reply-3 = Vendre ne change jamais un prix, navire plein ou non. Produire, si.
lisboa-lesson-sell-take = Prenez une carte.
lisboa-lesson-sell-end = Vous voilà riche. Mais les biens doivent venir de quelque part : vos magasins peuvent les faire.

## Stores at work

lisboa-lesson-produce = Les magasins au travail
    .can = faire produire vos magasins et juger quand cela paie
    .payoff = Deux magasins, un bien donné, deux biens tout frais.
lisboa-lesson-produce-look = Quelques tours plus loin, dans une autre partie. Vous avez un magasin d’étoffes et un de livres. Produire coûte un livre ou un or, et vous n’avez ni l’un ni l’autre.
lisboa-lesson-produce-gold = Mais votre main peut aider. Au portefeuille : { $card }, dont la récompense est 1 or.
    .nudge = Il nous faut un or ou un livre pour ouvrir la porte du Marquis. Une carte l’apporte : { $card }.
    .near-1 = Cela donnerait un or, mais finirait là votre tour. Une carte au portefeuille l’apporte et laisse commercer.
    .done = La clé de la porte du Marquis.
lisboa-lesson-produce-produce = Donnez le bien au Marquis : produisez.
    .nudge = Au Marquis, pour produire.
    .near-1 = Dans un tour, on vend ou on commerce, pas les deux. Aujourd’hui on commerce : produisez.
    .done = Une étoffe et un livre. Et chaque sorte produite coûte 1 de moins au marché, pour tous et pour toujours.
lisboa-lesson-produce-room = Votre entrepôt tient { $room } biens de chaque sorte : 2, et 1 de plus par série. Ce qui n’y entre pas est perdu.
lisboa-lesson-produce-when = Vous avez quatre magasins de livres et vous produisez. De combien baisse le prix des livres ?
    .answer-1 = De 1
    .reply-1 = Une fois par sorte, quel qu’en soit le nombre. Produisez donc quand beaucoup de magasins travaillent ensemble.
    .answer-2 = De 4
    .reply-2 = De 1 seulement : une fois par sorte, chaque fois que quelqu’un produit.
    .answer-3 = De rien
    .reply-3 = De 1, dès qu’un bien arrive vraiment.
lisboa-lesson-produce-rest = Un second échange est ouvert : un autre bien, une autre petite action. Ou continuez sans.
lisboa-lesson-produce-take = Prenez une carte.
lisboa-lesson-produce-end = L’étoffe et les livres se vendent et comptent le mieux à la fin. Une partie de la ville se tait encore : l’église.

## An event, and the Cardinal

lisboa-lesson-cardinal = Un événement, et le Cardinal
    .can = parrainer un événement, prendre des tuiles du clergé et profiter d’un décompte de l’église
    .payoff = Une promenade du Cardinal devient des perruques et un flot d’influence.
lisboa-lesson-cardinal-ring = Une partie bien avancée. Le Cardinal suit un anneau à deux signes. Atteindre les pièces fait monter le Trésor. Atteindre la lettre, un pas devant lui, amène un décompte de l’église.
lisboa-lesson-cardinal-sponsor = Les cartes Trésor ont un second usage. À la cour, elles parrainent leur événement pour { $price } réis, et personne ne peut suivre. { $card } vous mène au Cardinal.
    .nudge = L’événement qui mène au Cardinal : { $card }, à la cour.
    .done = Un événement ne fait pas bouger le Trésor.
lisboa-lesson-cardinal-pay = Payez en réis, ou en partie avec de l’influence.
lisboa-lesson-cardinal-walk = Avancez le Cardinal d’une ou deux cases : toutes deux atteignent la lettre. Prenez une tuile à côté de lui. Chacune est un don durable ; quatre au plus.
    .done = L’église compte à la fin de ce tour.
lisboa-lesson-cardinal-take = D’abord votre carte.
lisboa-lesson-cardinal-give = Chaque joueur peut maintenant céder des tuiles : des perruques pour chacune, puis de l’influence une fois, toute la rangée du haut : { $letters }. Cédez la moins utile.
    .near-1 = Tout garder ne donne rien aujourd’hui. Une tuile achète ses perruques et toute une rangée d’influence.
    .done = Ses perruques sont à vous.
lisboa-lesson-cardinal-more = Vous pouvez en céder une autre, ou arrêter et toucher votre influence.
    .done = C’est ainsi qu’un joueur pauvre devient le meilleur hôte de la cour.
lisboa-lesson-cardinal-who = Vous gardez toutes vos tuiles à un décompte de l’église. Combien d’influence gagnez-vous ?
    .answer-1 = Toute ma rangée du haut
    .reply-1 = Seul celui qui cède une tuile gagne de l’influence.
    .answer-2 = Aucune
    .reply-2 = Aucune. Mais une tuile suffit : l’influence vient une fois, quel que soit leur nombre.
    .answer-3 = 1 par tuile
    .reply-3 = Les tuiles cédées donnent des perruques ; l’influence vient une fois, de la rangée du haut.
lisboa-lesson-cardinal-end = Gardez les tuiles pour leurs dons, mais surveillez l’anneau : qui mène le Cardinal à la lettre choisit le moment.

## The second set

lisboa-lesson-two-periods = La deuxième série
    .can = finir une période à dessein, employer votre ancienne main et lire ce qui compte à la fin
    .payoff = Votre deuxième série a fini la première moitié de la partie au moment de votre choix.
lisboa-lesson-two-periods-clock = Vous avez une série, et des cubes bruns de reste. Un rouge et un bleu font la deuxième. Avec elle finit la première période, dès la fin de ce tour.
lisboa-lesson-two-periods-visit = Un bâtiment public apporte deux cubes d’un coup, et vous avez un plan. Chez le Roi avec { $card } : la visite coûte { $cost }.
    .nudge = Une carte du Roi, à la cour : { $card }.
    .done = Vous voici devant le Roi.
lisboa-lesson-two-periods-small = Payez la visite, faites une petite action si vous voulez, puis le bâtiment.
lisboa-lesson-two-periods-site = Un site a justement les deux cubes qu’il vous faut, un rouge et un bleu. Trouvez-le.
    .nudge = Regardez les cubes des sites : un rouge, un bleu. Ils sont ici : { $site }.
    .done = Deux séries ! La fin de la période est déclenchée ; ce tour se joue encore jusqu’au bout.
lisboa-lesson-two-periods-finish = Finissez le bâtiment et prenez une carte.
lisboa-lesson-two-periods-sets = 3 perruques par série, pour chacun. Les anciennes cartes exposées sont parties ; les navires de la première moitié ont quitté le chantier.
lisboa-lesson-two-periods-hand = Défaussez ce dont vous n’avez pas besoin pour la suite. Pour chaque noble, une récompense défaussée est à vous ; les pénalités sont oubliées.
    .near-1 = De nouvelles cartes ne viennent que pour celles que vous lâchez. Essayez-en une.
lisboa-lesson-two-periods-hand-more = Continuez à votre guise, tant qu’il vous plaira.
lisboa-lesson-two-periods-second = Votre main se remplit de cartes de la seconde moitié : récompenses plus fortes, navires plus grands. La quatrième série d’un joueur déclenche la fin.
lisboa-lesson-two-periods-last-round = Dans la seconde moitié, Vasco achève sa quatrième série. La partie est-elle finie aussitôt ?
    .answer-1 = Oui, aussitôt
    .reply-1 = Non : il reste le temps d’un dernier projet. La manche finit, et on en joue encore une.
    .answer-2 = Après son tour
    .reply-2 = C’était ainsi dans la première moitié. Maintenant la manche finit, et on en joue encore une.
    .answer-3 = Après cette manche et une de plus
    .reply-3 = Oui. Le temps de dépenser tout ce qui ne compte pas.
lisboa-lesson-two-periods-final-1 = À la fin : 1 perruque par caisse que peuvent porter vos navires, 3 par série, 2 par faveur royale, 1 par tranche de 5 réis.
lisboa-lesson-two-periods-final-2 = Le plus de magasins d’une sorte : jusqu’à 9 perruques pour l’étoffe et les livres, 6 pour les outils, 3 pour l’or. Le plus d’officiels sur des plans achevés : 15.
lisboa-lesson-two-periods-final-3 = Et vos décrets. Si tout finissait maintenant, ils donneraient { $decrees } perruques. Le panneau des points le montre à tout moment.
lisboa-lesson-two-periods-end = Vous connaissez toute la ville. Jouez avec Vasco : je reste près de vous et ne parle que s’il y a du nouveau.
