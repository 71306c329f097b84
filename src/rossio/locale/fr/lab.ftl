# Le laboratoire : tournois et études

lab-span = { $low } à { $high }
lab-fair = équitable : { $share }
lab-mean = moyenne { $value }

## Tournoi

lab-progress = { $game } : parties
lab-tournament-title = { $game }, { $seats } places : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, graine { $seed }
lab-tournament-defeats = { $defeats ->
        [one] { $defeats } partie sans vainqueur ; les parts sont celles des autres.
       *[other] { $defeats } parties sans vainqueur ; les parts sont celles des autres.
    }
lab-tournament-meeting = { $bot } contre { $other } : devant dans { $ahead } des parties ({ $span }), de { $margin } points ({ $points })
lab-tournament-unrated = Pas de classement : openskill n’est pas installé (pip install 'rossio[lab]').
lab-tournament-saved = { $file } : { $games ->
        [one] { $games } partie enregistrée.
       *[other] { $games } parties enregistrées.
    }
lab-tournament-resumed = { $file } : { $games ->
        [one] { $games } partie était déjà jouée.
       *[other] { $games } parties étaient déjà jouées.
    }
lab-tournament-stopped = Arrêté après { $games ->
        [one] { $games } partie.
       *[other] { $games } parties.
    }
lab-tournament-go-on = Pour continuer : --resume { $file }

lab-head-bot = robot
lab-head-seat = place
lab-head-games = parties
lab-head-wins = victoires
lab-head-interval = 95 %
lab-head-fair = équitable
lab-head-score = score moyen
lab-head-margin = écart
lab-head-rating = classement
lab-head-pace = ms par coup
lab-head-category = points pour
lab-head-winners = vainqueurs
lab-head-others = autres
lab-head-all = tous
lab-head-what = quoi
lab-head-held = détenu

## Étude

lab-study-saved = { $file } : une étude de { $games ->
        [one] { $games } partie.
       *[other] { $games } parties.
    }
lab-study-title = L’équilibre de { $game }
lab-study-setting = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, jouées par des robots ({ $bots }). Graine { $seed }, version { $rules } des règles, contenu { $content }.
lab-study-options = Options : { $options }.
lab-study-numbers = Les chiffres
lab-study-reading = Chaque point est une moyenne et son trait l’intervalle à 95 % : autant de nouvelles parties donneraient un nombre compris dedans environ dix-neuf fois sur vingt. Une victoire partagée compte pour une partie de victoire. Ce que les bons joueurs détiennent et ce qui rend bons les joueurs se ressemblent ici : une part élevée invite à regarder de plus près, ce n’est pas une preuve. Les robots ne sont pas des personnes.
lab-study-unofficial = Fait avec Rossio. Non officiel : sans lien avec les auteurs ni les éditeurs des jeux.

lab-tile-length = décisions par partie
lab-tile-winning = points du vainqueur
lab-tile-gap = points entre le premier et le deuxième
lab-tile-shared = victoires partagées
lab-tile-defeats = parties que personne n’a gagnées

lab-seat-heading = La place compte-t-elle ?
lab-seat-even = L’intervalle d’aucune place ne s’écarte de la part équitable : ces parties ne montrent aucun avantage de place.
lab-seat-bias = { $count ->
        [one] { $seats } s’écarte de la part équitable.
       *[other] { $seats } s’écartent de la part équitable.
    }
lab-seat-alone = Le joueur gagne { $share } des parties.
lab-bot-heading = Force des robots
lab-bot-mixed = Des robots de forces différentes sont à ces tables ; tout ce qui suit mêle ce qu’ils détiennent et leur niveau de jeu.
lab-length-heading = Durée d’une partie
lab-length-said = Une partie demande { $mean } décisions de tous les joueurs ensemble, de { $low } à { $high }.
lab-score-heading = Points du vainqueur
lab-score-said = Le vainqueur a { $mean } points, au plus { $high }.
lab-gap-said = Le deuxième est à { $mean } points ; { $close } des parties se jouent à cinq points ou moins.
lab-category-heading = D’où viennent les points
lab-category-said = Les points pleins sont les vainqueurs, les vides les autres ; le nombre est la différence.
lab-held-heading = Victoires selon { $what } à la fin
lab-held-said = Combien de fois ont gagné ceux qui l’avaient à la fin de la partie ; entre parenthèses, combien l’avaient.
lab-opened-heading = Victoires selon { $what } après l’ouverture
lab-opened-said = Ce qu’un joueur avait après ses trois premières décisions.
lab-first-heading = Victoires selon l’ouverture
lab-first-said = Les trois premières décisions de chaque joueur ; les choix connus par leur seule place sur la table sont omis.
lab-beyond = { $count ->
        [0] Aucun des { $of } ne se détache, compte tenu du nombre de comparaisons.
        [one] { $count } des { $of } se détache (▲▼), même compte tenu du nombre de comparaisons.
       *[other] { $count } des { $of } se détachent (▲▼), même compte tenu du nombre de comparaisons.
    }

## Champs de la vue d’un joueur

lab-field-cards = cartes
lab-field-tokens = jetons
lab-field-favours = faveurs
lab-field-pilgrim = lieu du pèlerin
lab-field-dice = dés
lab-field-hand = cartes en main
lab-field-hand-known = cartes en main vues de tous
lab-field-offer = cartes proposées
lab-field-nobles = nobles
lab-field-treasuries = trésors
lab-field-plans = plans
lab-field-done-plans = plans achevés
lab-field-decrees = décrets
lab-field-clergy = tuiles du clergé
lab-field-favors = faveurs royales
lab-field-tasks = tâches
lab-field-tasks-done = tâches accomplies
lab-field-colour = couleur
lab-field-title = titre
lab-field-ministers = ministres
lab-field-train = lieu du train
lab-field-barons = barons reçus
lab-field-baron = baron
lab-field-referendums = référendums
lab-field-used = effets utilisés

## Ce que l’utilisateur peut corriger

lab-error-extra = { $library } n’est pas installé ; pour l’obtenir : pip install 'rossio[lab]'
lab-error-results = { $reason }
lab-error-other-plan = { $file } contient un autre tournoi : { $differences }.
lab-error-match = Une partie n’a pas pu être jouée. { $reason }
lab-error-exists = { $file } existe déjà ; reprenez-le avec --resume, ou nommez un autre fichier.
lab-error-page = { $file } : une étude s’écrit en .html
lab-error-folder = { $file } : ce dossier n’existe pas.
lab-error-ray = Ray à { $address } ne répond pas : { $reason }
lab-head-figure = Valeur
lab-head-here = Ce paquet
lab-head-there = L’autre
lab-head-moved = Différence
lab-head-verdict = Plus que le hasard
lab-figure-win = Place { $label } : victoires
lab-figure-score = Place { $label } : points
lab-figure-category = Points : { $label }
