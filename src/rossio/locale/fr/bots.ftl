# Comment s'appellent les automates, et comment ils expliquent un coup

## Noms

bots-name-random = Hasard
    .about = joue n’importe quel coup permis
bots-name-greedy = Glouton
    .about = prend ce qui paraît le meilleur sur-le-champ
bots-name-search = Recherche
    .about = regarde en avant aussi longtemps qu’on le lui permet
bots-name-net = Instruit
    .about = cherche avec ce qu’il a appris en jouant contre lui-même
bots-name-apprentice = Apprenti
    .about = réfléchit un instant et laisse passer des choses
bots-name-journeyman = Compagnon
    .about = réfléchit peu et se trompe rarement
bots-name-master = Maître
    .about = voit loin et ne se trompe jamais exprès
bots-name-guildmaster = Maître juré
    .about = réfléchit une seconde entière : pour qui veut perdre

## Raisons

bots-reason-forced = il n’y a rien d’autre à faire
bots-reason-instinct = par instinct, sans raison
bots-reason-slip = cela paraissait assez bon
bots-reason-wins = cela gagne la partie
bots-reason-scores = cela rapporte tout de suite { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, surtout pour { $category }
bots-reason-denies = cela coûte à { $other } environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
bots-reason-prospects = cela promet environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus d’ici à la fin
bots-reason-close = à peine mieux que : { $other }
bots-reason-better = mieux que : { $other }
bots-reason-likelier = à peu près autant de points, mais une victoire plus probable
bots-brings = si la partie suit son cours, cela rapporte { $what }
bots-gain = { $category } +{ $points }
