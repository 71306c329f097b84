# What the coach says in the first whole game of Coimbra: of questions, of what happens, of zones and of refusals

coimbra-coach-start = Quatre manches, et le plus de points l’emporte. Ce qui luit peut être choisi ; j’explique ce qui est nouveau.

## The first time something is asked

coimbra-coach-prompt-start = Prenez deux cartes de départ ou un coin pour votre pèlerin : ce que les autres prendraient le plus vite. L’autre moitié suivra.
coimbra-coach-prompt-start-pair = Choisissez une paire dont les couleurs vous paieraient bien : chaque carte vous fait monter aussitôt sur sa piste.
coimbra-coach-prompt-start-corner = Votre pèlerin quitte ce coin pour de bon : voyez quels monastères bleus sont à deux ou trois pas.
coimbra-coach-prompt-place = Un dé, trois métiers : le lieu décide de ce que vous recevez, le nombre quand et à quel prix, la couleur ce qu’il paie.
coimbra-coach-prompt-castle = Une faveur ne coûte rien et ses couronnes vous placent devant à la manche suivante ; elle reste à vous jusqu’à la fin de la manche.
coimbra-coach-prompt-take-favour = Une tuile de faveur hors tour : seulement celles qui restent près du château, avec tout ce qu’elles donnent.
coimbra-coach-prompt-cap = Le bonnet fait compter un de vos dés de ville 3 de plus : il agit plus tôt, et sa carte coûte 3 de plus.
coimbra-coach-prompt-city = Choisissez une carte et payez ce que montre votre dé ; d’abord sa piste monte, puis vient son bonus, puis sa couronne s’il y en a une.
coimbra-coach-prompt-from-discard = La défausse vous est ouverte pour 3 ; tout ce que donne la carte agit comme si vous l’achetiez en ville.
coimbra-coach-prompt-repeat = Utilisez encore une fois le bonus immédiat d’une autre carte de cette classe, compté selon l’état actuel.
coimbra-coach-prompt-walk = Marchez route par route ; seul un monastère sans votre disque donne quelque chose, et les pas inutiles peuvent rester.
coimbra-coach-prompt-choose = Gardes ou pièces : voyez ce que coûteront les cartes que vous voulez.
coimbra-coach-prompt-pay = Un coût rouge est un choix : payez-le en entier pour toute la récompense, ou pas du tout.
coimbra-coach-prompt-invest = Un bonus vous laisse investir maintenant, en plus de la phase des voyages ; vous pouvez refuser.
coimbra-coach-prompt-invest-phase = Une fois par manche, vous pouvez payer un voyage ; il compte à la fin, choisissez celui que votre plan nourrit.
coimbra-coach-prompt-give = La carte de quelqu’un vous demande des biens ou des points ; un bien vaut un demi-point à la fin, donner des biens est souvent moins cher.
coimbra-coach-prompt-lose = Perdez les points, ou cédez un clerc avec ses cases de piste et ses diplômes : comptez ce que cette carte rapporte encore.
coimbra-coach-prompt-start-bonus = Les cartes qui agissent au début du revenu passent avant les dés ; une piste montée maintenant paie mieux aussitôt.
coimbra-coach-prompt-activate = Chaque dé paie une fois la piste de sa couleur ; si l’un paie des pas vers un monastère qui fait monter une piste, utilisez-le d’abord.
coimbra-coach-prompt-end-income = Vous pouvez encore changer deux biens en un point avant la fin du revenu ; faites-le si vous en avez trop.

## The first time something happens

coimbra-coach-event-round = Nouveaux dés, nouvelles cartes : avant d’en prendre un, voyez quelle couleur plairait à votre meilleure piste.
coimbra-coach-event-removed = Un jeton-dé a agi : il a jeté la carte la plus forte de sa rangée, et personne ne la reçoit.
coimbra-coach-event-distressed = Détresse : 2 gardes et 2 pièces au lieu d’une carte. Le dé paiera tout de même sa couleur.
coimbra-coach-event-entered = Un disque sur un monastère : son bonus est venu aussitôt, inutile d’y revenir.
coimbra-coach-event-crowned = Un jeton couronne : une couronne pour l’ordre de la manche suivante, et un demi-point si la partie finissait là.
coimbra-coach-event-ordered = Le nouvel ordre : le plus de couronnes d’abord et, entre égaux, l’ancien ordre retourné.
coimbra-coach-event-lost = La carte de quelqu’un a pris des points aux autres ; le journal dit à qui.

## The first time a zone is looked at

coimbra-coach-zone-pool = La réserve : tout dé resté ici repart pour le prochain lancer.
coimbra-coach-zone-castle = Le château : les dés bas d’abord, des faveurs gratuites, et le seul lieu où un 1 est un trésor.
coimbra-coach-zone-upper = Une ville : les dés hauts d’abord, des cartes au prix de votre dé.
coimbra-coach-zone-central = La ville centrale se joue après la haute : ce qui y reste vous dit ce que cherchent les autres.
coimbra-coach-zone-lower = La ville basse vient en dernier : votre argent peut être déjà parti.
coimbra-coach-zone-tracks = Quatre pistes : la case où vous êtes est le revenu, la tuile au-dessus le prix de qui sera premier à la fin.
coimbra-coach-zone-order = Les drapeaux : qui est premier, et combien de couronnes porte chaque place. Les dernières commencent avec plus.
coimbra-coach-zone-map = Les routes : bleus tout près, bruns plus loin, rubis aux extrémités. Arrêtez-vous sur un monastère pour le lire.
coimbra-coach-zone-voyages = Six promesses pour la fin. Chacun peut prendre chacune d’elles une fois.

## The first time something is refused

coimbra-coach-why-too-dear = Une carte coûte le nombre de votre dé dans les biens qu’elle montre : les dés bas achètent moins cher.
coimbra-coach-why-other-row = Chaque dé n’achète que dans la rangée de sa ville.
coimbra-coach-why-tile-taken = Les faveurs partent une à une ; un dé plus bas au château choisit plus tôt.
coimbra-coach-why-no-road = Un pas, une route : comptez les étapes jusqu’au lieu que vous voulez.
coimbra-coach-why-voyage-held = Un seul disque à vous sur chaque voyage : choisissez-en un autre.
coimbra-coach-why-voyage-goods = Ce bonus nomme ses biens : certains voyages coûtent des gardes, d’autres des pièces.
coimbra-coach-why-pair-taken = Au départ, les derniers dans l’ordre choisissent d’abord : le dernier à jouer n’est pas le dernier à choisir.
coimbra-coach-why-no-die = Seuls vos propres dés qui ont agi cette manche peuvent vous payer.
coimbra-coach-why-corner-taken = Un pèlerin dans chaque coin ; les autres coins se valent.
