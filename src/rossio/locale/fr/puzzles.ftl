# Problèmes : la page, et le panneau à côté de la table. Chargé là où il y a un problème.

puzzle-word = Problème
puzzle-title = Trouvez le meilleur tour
puzzle-title-one = Trouvez la meilleure décision
puzzle-number = Problème { $number }
puzzle-daily = Problème du jour
puzzle-own = D’une de vos parties
puzzle-task = D’une vraie partie : jouez le tour qui vous rapporte le plus d’ici à la fin, par rapport aux autres. Seul compte où il finit, pas l’ordre des coups.
puzzle-task-one = D’une vraie partie : prenez la seule décision qui vous rapporte le plus d’ici à la fin, par rapport aux autres. La suite est supposée bien jouée.
puzzle-level-1 = Une décision.
puzzle-level-2 = Un tour de plusieurs décisions.
puzzle-level-3 = Un tour où la réponse des autres compte.
puzzle-about = Sujet : { $themes }.
puzzle-again = La dernière fois, ce n’était pas ça : il revient{ $times ->
        [1] .
       *[other] {" "}({ $times }).
    }
puzzle-whole = Votre tour est complet.
puzzle-whole-one = Votre décision est prise.
puzzle-try = Est-ce celui-ci ?
puzzle-right = C’est ça : { $best }
puzzle-close = Presque : { $points }, il y a { $best }
puzzle-other = Pas encore celui-là : il y a { $best }
puzzle-shown = Le meilleur tour : { $best }
puzzle-shown-one = La meilleure décision : { $best }
puzzle-answer = La réponse : { $turn }.
puzzle-answer-one = La réponse : { $turn }. Ensuite : { $then }.
puzzle-brings = Sur la feuille de points, il rapporte { $what }.
puzzle-why-own = Face au tour tentant, vous gagnez { $own } ; par rapport aux autres, cela fait { $others }.
puzzle-why-others = Il s’agit surtout des autres : ce qu’ils perdent vous vaut { $others }, et vous-même gagnez { $own }.
puzzle-tempts = Tentant : { $turn }. C’est de là que l’on compte.
puzzle-second = Le deuxième : { $turn }, { $points }.
puzzle-played = Joué dans la partie : { $turn }, { $points }.
puzzle-due = Il revient { $days ->
        [one] demain
       *[other] dans { $days } jours
    }.
puzzle-solved-by = { $solved } sur { $tried } l’ont trouvé du premier coup.
puzzle-ratings = Votre cote aux problèmes { $mine }, celle de ce problème { $its }.
puzzle-show = Montrer la réponse
puzzle-next = Problème suivant
puzzle-skip = Un autre problème
puzzle-all = Tous les problèmes
puzzle-to-review = Retour à l’analyse
puzzle-chapter = Le chapitre { $number } l’enseigne

puzzles-lead = Des positions de vraies parties où un tour est nettement le meilleur, et facile à manquer. Plusieurs longues recherches s’accordent sur chacune.
puzzles-solved = { $solved } sur { $puzzles } résolus
puzzles-rating = Votre cote aux problèmes : { $rating }
puzzles-start = Problème suivant
puzzles-daily-title = Problème du jour
puzzles-daily-about = Le même pour tous : le numéro { $number }.
puzzles-daily-done = Résolu. Il y en a un autre demain.
puzzles-daily-start = Le résoudre
puzzles-due-title = Vos propres erreurs
puzzles-due-about = { $due ->
        [0] Aucune ne revient aujourd’hui.
        [one] Une est revenue aujourd’hui.
       *[other] { $due } sont revenues aujourd’hui.
    } Ce que vous n’avez pas trouvé revient après 1, 7 et 30 jours.
puzzles-due-own = De vos propres parties : { $own }.
puzzles-due-next = La prochaine : { $date }.
puzzles-due-start = Réessayer
puzzles-levels = Par niveau
puzzles-level-1 = Une décision
puzzles-level-2 = Un tour
puzzles-level-3 = Avec la réponse des autres
puzzles-themes = Par thème
puzzles-count = { $puzzles ->
        [one] 1 problème
       *[other] { $puzzles } problèmes
    }
puzzles-after = après le chapitre { $number }
puzzles-none = Il n’y a pas encore de problèmes de { $game }.

puzzle-theme-coimbra-start = le début
puzzle-theme-coimbra-queue = la bonne file
puzzle-theme-coimbra-crown = faveurs et couronnes
puzzle-theme-coimbra-card = quelle carte
puzzle-theme-coimbra-road = le chemin du pèlerin
puzzle-theme-coimbra-income = l’ordre des revenus
puzzle-theme-coimbra-voyage = voyages et biens oisifs
puzzle-theme-coimbra-others = le cadeau aux autres
puzzle-theme-coimbra-small = petits choix
puzzle-theme-lisboa-follow = suivre ou garder
puzzle-theme-lisboa-letter = le Cardinal
puzzle-theme-lisboa-store = où construire
puzzle-theme-lisboa-site = qui est payé
puzzle-theme-lisboa-sale = remplir ou laisser
puzzle-theme-lisboa-decree = lire les décrets
puzzle-theme-lisboa-cube = quel cube
puzzle-theme-lisboa-door = la porte la moins chère
puzzle-theme-lisboa-hand = la prochaine carte
puzzle-theme-lisboa-others = le cadeau aux autres
puzzle-theme-lisboa-small = petits choix
puzzle-theme-magnanimous-vote = une voix de plus
puzzle-theme-magnanimous-glory = gloire ou garde
puzzle-theme-magnanimous-export = quelle case
puzzle-theme-magnanimous-governor = gouverneur maintenant ?
puzzle-theme-magnanimous-train = le long train
puzzle-theme-magnanimous-guard = tenir la ligne
puzzle-theme-magnanimous-throne = trône et députés
puzzle-theme-magnanimous-precise = précise ou payée
puzzle-theme-magnanimous-die = quel dé
puzzle-theme-magnanimous-others = le cadeau aux autres
puzzle-theme-magnanimous-small = petits choix
