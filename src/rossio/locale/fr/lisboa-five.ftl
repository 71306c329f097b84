# Lisboa in five minutes: the page before the rules

lisboa-five = Lisboa en cinq minutes
lisboa-five-aim = En 1755, Lisbonne trembla, fut inondée et brûla. Vous aidez à rebâtir la ville basse et l’on vous paie en perruques. Qui en a le plus l’emporte.
    .title = Le but
lisboa-five-arc = Deux moitiés. Dans la première, on déblaie, on bâtit un magasin ou deux, on trouve un navire. La deuxième série de débris (brun, rouge, bleu) d’un joueur y met fin. Dans la seconde, les magasins produisent, les navires partent, les bâtiments rapportent ; une quatrième série termine la partie. Alors navires, séries, magasins, argent, décrets, plans et faveurs comptent une fois encore.
    .title = Le fil de la partie
lisboa-five-round = Jouez une carte, faites ce qu’elle permet, prenez une nouvelle carte.
    .title = Un tour
lisboa-five-piece = Dans le portefeuille, elle donne sa récompense ; puis vous vendez des biens à des navires, ou donnez un ou deux biens aux nobles pour de petites actions. À la cour, elle vous mène à son noble : payez l’influence, faites une petite action gratuite, puis sa grande action. Manuel bâtit des magasins, le Marquis donne des décrets, le Roi ouvre des bâtiments publics.
    .title = Une carte, deux usages
lisboa-five-points = Un magasin rapporte quand un bâtiment public le regarde : même rangée ou même rue, aux couleurs du bâtiment. Navires qui partent, décomptes de l’église, séries de débris, cadeaux. À la fin : le plus de magasins d’une sorte, décrets, officiels sur des plans achevés.
    .title = D’où viennent les perruques
lisboa-five-tips = Trois conseils
lisboa-five-tip-1 = L’influence, c’est le souffle : construisez tôt un navire, il vous en redonne.
lisboa-five-tip-2 = Gardez des faveurs royales. Suivre, c’est jouer pendant le tour d’un autre.
lisboa-five-tip-3 = Surveillez le trésor : il fixe pour tous le prix des visites, des terrains et des recrues.
