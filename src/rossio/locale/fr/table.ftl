# The table page of the browser client: decisions, log, score, replay

## The frame

table-home = Rossio, vers l’accueil
table-stage = Plateau
table-steps = Étapes de la manche
table-step-done = (fait)
table-drawers = Journal, discussion et plus
table-pace-live = en direct
table-pace-correspondence = par correspondance
table-over = Partie terminée
table-log = Journal
table-chat = Discussion
table-score = Score
table-rules = Règles
table-rules-whole = Page entière
table-settings = Réglages
table-language = Langue
table-language-en = English
table-language-pt = Português
table-language-fr = Français
table-close = Fermer
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-zoom-fit = Plateau entier
table-tab-legal = (un choix à faire)
table-from-hand = Choisir une carte
table-hand = Main
table-lower-hand = Baisser
table-own-board = Votre plateau
table-own-cards = Vos cartes
table-own-board-short = Plateau
table-board-of = Plateau de { $name }
table-back-to-own = Revenir au mien
table-fold-dock = Replier votre plateau
table-unfold-dock = Déplier votre plateau
table-fold-rail = Replier les joueurs
table-unfold-rail = Déplier les joueurs

## Players

table-players = Joueurs
table-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
table-figure = { $what } { $value }
table-your-turn = à vous
table-thinking = réfléchit
table-asked = à répondre
table-has-turn = joue son tour
table-at-turn = décide
table-away = absent
table-you = (vous)
table-bot-plays = un robot joue
table-and-away = { $state } · absent
table-first = premier joueur
table-show-board = Montrer le plateau de { $name }
table-watchers = { $number ->
        [one] { $number } personne regarde
       *[other] { $number } personnes regardent
    }
table-clock-days = { $days } j { $hours } h
table-clock-hours = { $hours } h { $minutes } min
table-time-then = Temps restant ; ensuite un robot joue
table-since = depuis { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } h { $minutes } min
        }
       *[other] { $days } j { $hours } h
    }

## The decision

table-decision = Décision
table-other = { $name } prend sa décision.
table-waiting = La table attend.
table-game-over = La partie est terminée.
table-final = Tout est maintenant compté, catégorie par catégorie.
table-to-result = Voir le résultat
table-all-moves = { $number ->
        [one] { $number } choix
       *[other] { $number } choix
    }
table-moves = Tous les choix
table-filter = Tapez pour trouver un choix
table-none-found = Aucun choix ne correspond à ces mots.
table-chooser = { $number ->
        [one] { $number } façon
       *[other] { $number } façons
    }
table-step = { $thing } : choisissez la suite.
table-step-use = { $thing } : choisissez son emploi.
table-once-more = Encore une fois pour confirmer : une carte ou un dé est révélé.
table-choose-here = choisissez ici ou sur le plateau
table-less = Moins
table-more-of = Plus
table-of = au plus { $number }
table-sending = Envoi
table-label-legal = { $label } Possible maintenant.
table-label-refused = { $label } Impossible maintenant.

## Preview

table-preview = Ce que cela changerait
table-becomes = devient
table-more = +{ $number } autres
table-revealed = une carte ou un dé est révélé
table-revealed-long = Ici quelque chose de caché ou de fortuit se révèle : on ne peut plus revenir librement.
table-later = si tout finissait là { $points }
table-outlook = d’ici la fin environ { $points }
table-outlook-title = Ce que cela change d’ici la fin
table-outlook-note = Une estimation : le jugement des robots, réglé à la main, d’après ce que vous pouvez savoir.
table-outlook-before = avant
table-outlook-after = après
table-outlook-change = écart
table-outlook-same = Rien ne change à ce que vous pouvez espérer.
table-opens = ouvre { $number }
table-closes = ferme { $number }
table-opens-what = Ouvre : { $things }
table-closes-what = Ferme : { $things }
table-reach = Ce qui peut être payé et atteint ensuite
table-reach-nothing = Rien de ce qui se paie dans cette phase n’est à portée.
table-reach-note = D’après ce que tout le monde voit ; aucune main n’est regardée.
table-change = { $what } de { $before } à { $after }
table-no-change = aucun nombre ne change
table-no-preview = Rien à prévisualiser ici.

## Why not

table-tools = Plus sur cette décision
table-why = Pourquoi c’est impossible
table-why-long = Ce qui est impossible maintenant, et pourquoi
table-not-now = Pas maintenant
table-show-where = Montrer ce qu’on peut choisir

## Going back, rehearsing

table-undo = Annuler
table-undo-none = rien encore
table-undo-none-long = Annuler : vous n’avez encore rien décidé
table-undo-answers = { $others ->
        [one] et { $others } réponse
       *[other] et { $others } réponses
    }
table-undo-long = Annuler : { $move }{ $others ->
        [0] {""}
        [one] , et { $others } réponse
       *[other] , et { $others } réponses
    }
table-ask-undo-long = Demander d’annuler : { $move }{ $others ->
        [0] {""}
        [one] , et { $others } réponse
       *[other] , et { $others } réponses
    }
table-ways = { $number } possibilités
table-range = de { $least } à { $most }
table-tap-twice = Touchez une fois pour voir, deux fois pour jouer.
table-left = Ce qui reste
table-left-about = cartes et tuiles que vous n’avez pas encore vues
table-left-of = { $left } sur { $box }
table-left-nothing = Vous avez tout vu.
table-left-deck = { $number } à tirer
table-left-hands = { $number } chez les autres
table-left-laid = { $number } face cachée sur le plateau
table-left-later = { $number } arrivent plus tard
table-left-gone = { $number } hors de la partie
table-vain = Ne rapporte rien
table-over-limit = { $what } au-delà de la limite : perdu
table-then = puis { $costs }
table-by-itself = Une seule réponse était possible, elle a été donnée : { $move }.
table-standing = Tout laisser passer jusqu’à la fin de ce tour
table-took-back = Annulé : { $move }{ $others ->
        [0] {""}
        [one] , et { $others } réponse
       *[other] , et { $others } réponses
    }
table-ask-undo = Demander un retour
table-back-one = Un pas en arrière
table-back-to = Revenir avant : { $move }
table-rehearse = Essayer
table-rehearse-long = Essayer tout le tour ; rien n’est envoyé avant votre accord
table-rehearsing = À l’essai :
table-discard-plan = Abandonner le plan
table-send-turn = Envoyer tout le tour
table-plan-stopped = Votre plan s’arrête à « { $move } » : { $why }
table-out-of-step = La table a avancé avant votre coup. Vous voyez la position actuelle.
table-out-of-step-plan = La table a avancé avant votre coup. Vous voyez la position actuelle ; votre plan est gardé.
table-wish = { $name } demande de revenir de { $back ->
        [one] { $back } décision.
       *[other] { $back } décisions.
    }
table-wish-waits = { $name } demande de revenir. On attend { $waiting }.
table-wish-yes = Accepter le retour
table-wish-no = Continuer

## Line to the table

table-offline = Reconnexion, essai { $tries }. Vous pouvez regarder, prévoir et lire.
table-offline-sending = Reconnexion, essai { $tries }. Votre coup attend ici et part une seule fois.
table-closed = Cette table vous est fermée.

## Places et joueurs

table-menu = Place et table
table-notices = Ce que les autres demandent
table-stood-time = Votre temps est écoulé. Un robot ({ $level }) joue pour vous depuis { $when }.
table-stood-left = Vous êtes parti. Un robot ({ $level }) joue pour vous depuis { $when }.
table-stood-given = Vous étiez absent. Un robot ({ $level }) joue pour vous depuis { $when }.
table-stood-rated = Cette partie est classée. Une partie où un robot a décidé pour vous peut faire baisser votre cote, jamais la faire monter.
table-stood-free = Cette partie n’est pas classée.
table-seat-back = Reprendre ma place
table-seat-back-about = le robot s’arrête aussitôt, ou après la décision en cours
table-seat-soon = Le robot décide. Vous aurez votre place après cette décision.
table-like-you = d’une force proche de la vôtre
table-offer = Proposer ma place
table-offer-about = quelqu’un d’autre peut la prendre ; d’ici là, vous jouez
table-offer-first = Proposer d’abord la place à des joueurs
table-offer-end = Retirer ma proposition
table-offer-open = votre place est dans la liste des tables ; le lien ci-dessous y mène
table-seat-offered = { $name } propose sa place. Qui la prend voit et joue ce que cette place peut savoir.
table-take-seat = Prendre cette place
table-leave = Partir, un robot joue pour moi
table-leave-about = vous pouvez reprendre votre place à tout moment
table-leave-ask = Quitter { $table } ?
table-leave-means = Un robot ({ $level }) décide désormais pour vous. Vous pouvez reprendre votre place tant que la partie dure.
table-stay = Rester à la table
table-give = Confier la place de { $name } à un robot
table-give-about = { $name } est absent depuis trop longtemps et pourra reprendre sa place
table-give-here = { $name } est là
table-give-later = possible en cas d’absence dans { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } h { $minutes } min
        }
       *[other] { $days } j { $hours } h
    }
table-end = Terminer cette partie
table-end-about = aussitôt et sans résultat
table-end-rated = pas seul dans une partie classée : partez, et un robot continue
table-end-propose = Proposer d’arrêter la partie
table-end-propose-about = sans résultat, si tout le monde est d’accord
table-end-asked = { $name } aimerait arrêter la partie sans résultat.
table-end-waits = { $name } aimerait arrêter la partie. On attend { $waiting }.
table-end-yes = Arrêter la partie
table-end-no = Continuer
table-end-drop = Retirer la proposition
table-rematch-about = tout le monde est invité ; les places sont gardées
table-rematch-asked = Quelqu’un aimerait rejouer. Votre place est gardée.
table-rematch-sit = M’asseoir
table-put-away = Retirer cette table de ma liste
table-put-away-about = elle reste ; son lien fonctionne toujours
table-put-away-later = quand la partie sera finie
table-forked-from = Retour à la partie d’origine
table-forked-at = décision { $ply }
table-copy-by-hand = Ce navigateur ne copie pas ici. Sélectionnez le lien et appuyez sur Ctrl C.
table-link-near = Seul cet ordinateur atteint ce lien ; lancez Rossio avec --friends pour laisser entrer les autres.

## Log, chat, score

table-next-move = Coup suivant
table-again = { $number ->
        [one] Revoir
       *[other] Revoir { $number } coups
    }
table-fold-turn = Replier ce tour
table-unfold-turn = Déplier ce tour
table-times = { $text } × { $number }.
table-deed = { $name } { $deed }.
table-deed-you = Vous { $deed }.
table-deed-nobody = { $deed }.
table-log-empty = Il ne s’est encore rien passé.
table-earlier = Plus tôt
table-new = { $number ->
        [one] { $number } nouvelle
       *[other] { $number } nouvelles
    }
table-divider-left = Depuis votre départ
table-divider-horizon = Retour libre jusqu’ici
table-chat-empty = Personne n’a encore parlé.
table-chat-say = Dites quelque chose
table-chat-send = Envoyer
table-chat-later = Pas de connexion : vos mots restent ici.
table-chat-heard = { $name } : { $text }
table-chat-unread = { $number ->
    [one] 1 nouveau message
   *[other] { $number } nouveaux messages
}
table-score-now = Si cela finissait maintenant
table-score-final = Feuille de score

## Settings in the middle of a game

table-set-theme = Couleurs
    .system = comme le système
    .light = claires
    .dark = sombres
table-set-confirm = Confirmer un coup
    .never = jamais
    .final = s’il est irrévocable
    .always = toujours
table-set-single = Une question à réponse unique
    .play = a une réponse automatique
    .ask = est posée
table-set-pace = Coups des autres
    .step = pas à pas
    .slow = lents
    .normal = normaux
    .fast = rapides
    .once = d’un coup
table-set-motion = Mouvement
    .system = comme le système
    .full = complet
    .reduced = réduit
table-set-patterns = Motifs
    .normal = normaux
    .strong = forts
table-set-boardtext = Texte du plateau
    .normal = normal
    .large = grand
table-set-sound = Son
table-set-keys = Touches d’une lettre
table-all-settings = Tous les réglages

## Keys

table-keys = Touches
table-key-option = le choix de ce numéro
table-key-pass = laisser passer, ou voir tout le plateau
table-key-enter = faire ce que dit le bouton
table-key-escape = un pas en arrière
table-key-undo = annuler une décision
table-key-undo-turn = annuler tout le tour
table-key-slower = plus lentement
table-key-faster = plus vite
table-key-next-move = le coup suivant des autres
table-key-rehearse = essayer, ou arrêter l’essai
table-key-why = pourquoi ce qui est visé est impossible
table-key-explain = expliquer ce qui est visé
table-key-preview = lire la prévision
table-key-legal = prochaine chose possible ; PageUp la précédente
table-key-zone = montrer une zone en grand
table-key-go = puis une lettre : aller à une zone
table-key-log = journal
table-key-chat = discussion
table-key-score = score
table-key-hand = main
table-key-board = votre plateau
table-key-repeat = répéter la dernière annonce
table-key-command = nommer un choix en tapant
table-key-log-step = ligne précédente et suivante du journal
table-key-next = Étape suivante d’une leçon
table-key-hint = Un indice, ou le coach montre le coup
table-key-coach = Réentendre le coach
table-key-help = ces touches
table-key-zones = Zones du plateau

## Read aloud

table-aloud-turn = À vous de jouer. { $prompt } { $number ->
        [one] { $number } choix.
       *[other] { $number } choix.
    }
table-aloud-lost = La connexion est perdue. Reconnexion.
table-aloud-minute = Il reste une minute.
table-more-events = Et { $number } de plus.
table-as-text = Plateau en texte
table-as-board = Retour au plateau

## The end, the replay

table-win = { $name } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-share-win = { $names } partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-ahead = { $number ->
        [one] { $number } point
       *[other] { $number } points
    } devant { $name }.
table-level = À égalité de points avec { $name }, devant au départage.
table-decided = Décidé par : { $by }.
table-replay = Revoir
table-rematch = Revanche
table-share = Copier le lien
table-share-moment = Copier le lien vers ce moment
table-copied = Lien copié
table-record = Enregistrer la partie
table-to-home = Accueil
table-curves = Points au fil de la partie
table-curves-about = Points au fil de la partie. À la fin : { $totals }.
table-as-table = Montrer en tableau
table-as-curves = Montrer en courbes
table-decision-number = Décision
table-decision-at = Décision { $ply }
table-show = Montrer
table-start = Mise en place
table-ply-of = Décision { $ply } sur { $last }
table-moment = Moment de la partie
table-step-back = Une décision en arrière
table-step-on = Une décision en avant
table-play = Lire
table-pause = Arrêter
table-speed = Vitesse
table-fork = Jouer à partir d’ici
table-fork-about = Une nouvelle table commence là où en était cette partie après la décision { $ply }.
table-fork-seats = Votre place, et qui joue les autres
table-fork-who = Qui joue pour { $name }
table-fork-title = { $table }, décision { $ply }
table-fork-back = Le retour à cette partie reste dans le menu et l’en-tête de la nouvelle table.
table-result = Résultat

## Coming back, one device

table-play-it = Revoir, { $seconds } s
table-digest-more = { $number ->
        [one] { $number } décision antérieure est dans le journal.
       *[other] { $number } décisions antérieures sont dans le journal.
    }
table-hand-over = Passez l’appareil à { $name }
table-hand-over-why = Personne d’autre ne doit regarder maintenant.
table-hand-over-take = Je suis { $name }, montrer mon plateau
table-title = { $game } · Rossio
table-title-turn = ● À vous · { $game }
table-title-unread = ({ $number }) { $title }

## The coach

table-coach = Coach
table-coach-step = étape { $step } sur { $steps }
table-coach-next = Suivant
table-coach-show = Montrez-moi
table-coach-again = Reprendre au début
table-coach-following = Chapitre suivant
table-coach-all = Tous les chapitres
table-coach-fold = Replier le coach
table-coach-unfold = Déplier le coach
table-coach-can = Vous savez maintenant { $can }.
table-coach-detour = Cela vient de votre choix. Décidez à votre gré.
table-coach-answer-first = D’abord la question, puis le coup.
table-coach-end = Ce chapitre est fini. Regardez autour de vous, ou passez au suivant.
table-coach-renewed = Ce chapitre a été renouvelé depuis que vous l’avez commencé : il reprend du début.
table-coach-lost = Pas de connexion. Réessayez dans un instant.
table-coach-aloud = Coach, étape { $step } sur { $steps } : { $text }
table-card-aloud = Coach : { $text }
table-card-met = Compris
table-card-count = Coach : { $met } choses vues sur { $all }
table-card-hush = Faire taire le coach
table-card-speak = Laisser le coach reparler
table-card-again = De quoi parle cette question
table-lookback = Regard en arrière
table-lookback-well-title = Bien joué
table-lookback-next-title = À essayer la prochaine fois
table-lookback-ahead = { $category } : { $own } points, l’adversaire { $other }.
table-lookback-behind = { $category } : l’adversaire { $other }, vous { $own }.
table-lookback-well = { $move } : rien ne semblait meilleur alors.
table-lookback-better = Au lieu de « { $move } » : { $better }.
table-help = Aide
table-hint = Indice
table-hint-more = Encore un peu
table-hint-why = Pourquoi ce choix de { $name } ?
table-hint-where = Regardez ici : { $zone }.
table-hint-kind = De quelle sorte : { $kind }.
table-hint-move = { $move } : { $why }.
table-hint-other = Le meilleur ensuite : { $move }.
table-hint-looks = Le meilleur de { $looks } essais, sans savoir ce qui est caché.
table-hint-dock = votre propre plateau
table-hint-bar = les choix de la barre
table-hint-promises = cela promet environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus à la fin
table-hint-did = { $name }, { $move } : { $why }.
table-hint-quiet = pas encore de points, mais une meilleure place pour la suite

## L’analyse

table-review = Analyse
table-review-ask = Analyser cette partie
table-review-running = { $done } sur { $steps } examinées
table-review-waiting = Attend que les robots aient le temps
table-review-verdict = La chance a donné { $luck }.
table-review-verdict-gave = { $points } à { $name }
table-review-verdict-better = Les meilleures décisions furent celles de { $name } : { $own } points perdus par décision, contre { $other } pour { $second }.
table-review-verdict-level = Dans leurs décisions { $name } et { $second } furent à égalité : { $own } points perdus par décision.
table-review-curve = Points attendus à la fin
table-review-curve-about = Points attendus à la fin, après chaque décision. Au final : { $totals }.
table-review-show-curve = Ce que montre la courbe
table-review-expected = attendus
table-review-so-far = points jusque-là
table-review-mark = après la décision { $ply } : chance, { $name } { $points }
table-review-loses = perd { $points } par décision
table-review-you = vous
table-review-dearest-about = points perdus face aux autres, par rapport au meilleur coup
table-review-whose = Les décisions de qui
table-review-mine = les miennes d’abord
table-review-everyone = celles de tous
table-review-better = mieux
table-review-first = essayer d’abord, voir ensuite
table-review-hidden = cachée jusqu’à l’essai
table-review-try = Essayer
table-review-try-about = Essayer de nouveau la décision { $ply }
table-review-show = Montrer
table-review-show-about = Montrer la décision { $ply }
table-review-decision = { $name }, décision { $ply } : { $move }
table-review-cost = coûte { $points }
