# Coimbra in five minutes: the page before the rules

coimbra-five = Coimbra en cinq minutes
coimbra-five-aim = Vous menez une famille dans la ville universitaire du Portugal. Quatre manches, et le plus de points l’emporte.
    .title = Le but
coimbra-five-arc = Au début, on rassemble : des personnages, et des places sur quatre pistes. Au milieu, les pistes vous nourrissent, votre pèlerin atteint des monastères lointains, vous financez des voyages. À la fin, tout compte une fois : voyages, premières places sur les pistes, diplômes, cartes et ce qui reste dans la bourse.
    .title = Le fil de la partie
coimbra-five-round = On lance les dés. Trois fois, chacun en prend un et le place. Puis les dés agissent, l’ordre est fixé, chaque dé rapporte, et l’on peut investir dans un voyage.
    .title = Une manche
coimbra-five-piece = Sa place : le château donne des faveurs, une ville donne une de ses cartes. Son nombre : en ville, le plus haut choisit d’abord et la carte coûte ce nombre ; au château, le plus bas choisit d’abord et c’est gratuit. Sa couleur : plus tard, le dé rapporte selon la piste de sa couleur : gris des gardes, orange des pièces, violet des pas, vert des points, blanc ce que vous voulez.
    .title = Un dé, trois métiers
coimbra-five-points = Du revenu vert et des monastères pendant la partie. À la fin, des voyages (environ 28 dans une bonne partie), des tuiles d’influence (7 à 13 par première place), des séries de diplômes (1, 2, 4, 8, 12 pour un à cinq différents), des cartes de fin et d’un demi-point par bien ou couronne.
    .title = D’où viennent les points
coimbra-five-tips = Trois conseils
coimbra-five-tip-1 = La couleur d’abord, la place ensuite : deux bons revenus valent mieux qu’une grande carte.
coimbra-five-tip-2 = Un 1 au château vaut un 6 en ville, et il est gratuit.
coimbra-five-tip-3 = Regardez les six voyages avant votre premier dé. L’un d’eux est votre plan.
