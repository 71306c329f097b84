# L’analyse d’une partie finie : chance et adresse séparées, les décisions qui ont coûté le plus

review = Analyse
review-heading = { $game } : analyse
review-progress = Analyse de { $game }
review-unfinished = { $file } : la partie n’est pas finie, et seules les parties finies sont analysées.
review-ask = Analyser cette partie
review-ask-about = environ { $seconds } s
review-ask-who = Qui était assis à la table peut faire analyser la partie.
review-running = { $done } sur { $steps } examinées
review-waiting = Attend que les bots aient le temps
review-verdict = La chance a donné { $luck }.
review-verdict-gave = { $points } à { $name }
review-verdict-better = Les meilleures décisions furent celles de { $name } : { $own } points perdus par décision, contre { $other } pour { $second }.
review-verdict-level = Dans leurs décisions { $name } et { $second } furent à égalité : { $own } points perdus par décision.

## Courbes

review-curve = Points attendus à la fin
review-curve-about = Points attendus à la fin, après chaque décision. Au bout : { $totals }.
review-show-curve = Ce que montre la courbe
review-expected = attendus
review-so-far = points jusque-là
review-mark = { $move } : chance, { $name } { $points }

## Chance et adresse

review-shares = Chance et adresse
review-even = en points par rapport à une partie égale de { $par }
review-head-points = points
review-head-luck = chance
review-head-skill = adresse
review-head-lost = perdu par décision
review-head-decisions = décisions
review-loses = perd { $points } par décision
review-you = moi
review-sum = La chance est ce que dés et cartes ont donné, par rapport à la moyenne de ce qu’ils pouvaient donner. L’adresse est le reste : { $par } + chance + adresse = points. Sur beaucoup de parties, la chance s’annule.
review-judge-net = Jugé par ce que le bot qui a appris attend après { $looks } regards par décision, seulement d’après ce que chaque place savait alors. Toujours pareil.
review-judge-search = Jugé par la recherche avec { $looks } regards par décision, seulement d’après ce que chaque place savait alors. Toujours pareil.

## Décisions

review-dearest = { $number ->
        [0] Aucune décision n’a coûté un demi-point
        [one] La décision qui a coûté le plus
       *[other] Les { $number } décisions qui ont coûté le plus
    }
review-dearest-about = points perdus face aux autres, par rapport au meilleur coup
review-whose = Les décisions de qui
review-mine = les miennes d’abord
review-everyone = celles de tous
review-better = mieux valait
review-first = essayer d’abord, voir ensuite
review-hidden = cachée jusqu’à l’essai
review-try = Essayer
review-try-about = Essayer de nouveau la décision { $ply }
review-show = Montrer
review-show-about = Montrer la décision { $ply }
review-decision = { $name }, décision { $ply } : { $move }
review-cost = coûte { $points }
review-line = { $name }, décision { $ply } : { $move } ({ $cost }). Mieux valait { $better } : { $why }.

## Essayer

review-find = Trouver le meilleur coup
review-find-about = C’est à { $name } de décider, décision { $ply }. Que faire maintenant ?
review-choices = Coups
review-is-it = Est-ce celui-ci ?
review-yes = C’est lui : { $points } points de plus que le coup joué.
review-same = C’est le coup joué. Il y a un coup qui vaut { $points } points de plus.
review-other = Ce n’est pas celui du juge. Il y a un coup qui vaut { $points } points de plus que le coup joué.
review-answer = Mieux valait { $better } : { $why }.
review-played = Coup joué : { $move }.
review-reveal = Montrer la réponse
review-back = Retour à l’analyse
