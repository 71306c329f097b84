# L’analyse d’une partie finie : chance et adresse séparées, les décisions qui ont coûté le plus

review-heading = { $game } : analyse
review-progress = Analyse de { $game }
review-unfinished = { $file } : la partie n’est pas finie, et seules les parties finies sont analysées.
review-shares = Chance et adresse
review-even = en points par rapport à une partie égale de { $par }
review-head-points = points
review-head-luck = chance
review-head-skill = adresse
review-head-lost = perdu par décision
review-head-decisions = décisions
review-sum = La chance est ce que dés et cartes ont donné, par rapport à la moyenne de ce qu’ils pouvaient donner. L’adresse est le reste : { $par } + chance + adresse = points. Sur beaucoup de parties, la chance s’annule.
review-judge-net = Jugé par ce que le robot qui a appris attend après { $looks } essais par décision, seulement d’après ce que chaque place savait alors. Toujours pareil.
review-judge-search = Jugé par la recherche avec { $looks } essais par décision, seulement d’après ce que chaque place savait alors. Toujours pareil.
review-dearest = { $number ->
        [0] Aucune décision n’a coûté un demi-point
        [one] La décision qui a coûté le plus
       *[other] Les { $number } décisions qui ont coûté le plus
    }
review-line = { $name }, décision { $ply } : { $move } ({ $cost }). Le meilleur coup était « { $better } » : { $why }.
