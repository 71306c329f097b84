# Magnanimous in five minutes: the page before the rules

magnanimous-five = Magnanimous en cinq minutes
magnanimous-five-aim = Vous êtes baron dans l’Empire du Brésil, entre le trône, la guerre et la république. À Noblesse 20, vous gagnez. Si la République atteint 20 la première, les points décident. Si le Paraguay prend Rio, tout le monde perd.
    .title = Le but
magnanimous-five-arc = Aux premières manches, les dés sont bon marché : marchandises, troupes, un navire. Puis les trains atteignent les ports, les exportations apportent de la Noblesse, les couronnes des ministres. Les dés renchérissent, le Paraguay se renforce, les votes pèsent plus lourd. Six à huit manches, et c’est fini.
    .title = Le fil de la partie
magnanimous-five-round = L’Empereur révèle les cartes posées (dès la deuxième manche). Vous remplissez de dés vos quatre provinces. Le Paraguay attaque. Les mêmes dés servent une seconde fois. La République avance de 3.
    .title = Une manche
magnanimous-five-piece = Il coûte ce qu’il montre. Les quadrants rouges font une marchandise dans sa province ; les bleus donnent troupes, améliorations, députés, navires. Si le nombre est celui de l’emplacement, l’action peut être précise : gratuite pour vous, ouverte aux autres. On peut aussi la vendre. Dans la seconde moitié de la manche, le dé monte de 1 et fait l’action du haut d’un autre quadrant : déplacer le train, vendre, exporter, marcher, attaquer, poser des cartes.
    .title = Un dé
magnanimous-five-points = La Noblesse : exportations, attaques, cartes défaussées, référendums. À la fin par la République : titre, cases de commerce (10), référendums gagnés (3 chacun), troupes (2 chacune), argent, Gouverneur (5), et −5 par province occupée.
    .title = Ce qui compte
magnanimous-five-tips = Trois conseils
magnanimous-five-tip-1 = Lisez la prévision de la prochaine offensive avant chaque manche.
magnanimous-five-tip-2 = Un train plein jusqu’au port vaut mieux que quatre petites ventes.
magnanimous-five-tip-3 = Le dé violet vous fait premier, paie votre titre, et il est gratuit.
