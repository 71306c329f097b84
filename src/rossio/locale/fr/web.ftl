# The browser client

## The frame

web-tab = { $title } · Rossio
web-skip = Aller à la page
web-ways = Navigation
web-way-play = Jouer
web-way-tables = Tables
web-way-watch = Regarder
web-way-study = Étude
web-way-people = Joueurs
web-way-rules = Règles
web-way-settings = Réglages
web-me = { $name } : réglages et profil
web-guest-name = Invité
web-language = Langue
web-theme = Thème
web-theme-system = comme le système
web-theme-light = clair
web-theme-dark = sombre
web-theme-to-light = Thème clair
web-theme-to-dark = Thème sombre
web-foot = Rossio : trois grands jeux, avec nos mots et nos dessins.
web-close = Fermer

## Empty, loading, error

web-loading = Un instant
web-offline = Pas de connexion. Vous pouvez regarder et lire ; Rossio réessaie tout seul.
web-error-title = Quelque chose s’est mal passé
web-error-away = Le serveur ne répond pas pour l’instant.
web-error-ours = Une erreur de notre part sur cette page.
web-not-kept-title = Pas gardée hors ligne
web-error-not-kept = Cette page n’a pas été gardée sur cet appareil, et il n’y a pas de connexion pour la chercher.
web-error-safe = Vos tables sont en sûreté : chaque coup accepté est conservé.
web-again = Réessayer
web-missing-title = Pas ici
web-missing-about = Il n’y a pas de page { $path }, ou elle ne vous est pas ouverte.
web-link-whole = Si quelqu’un vous a envoyé ce lien, il en manque peut-être une partie : demandez-le en entier.
web-to-home = Vers l’accueil
web-to-tables = Voir les tables
web-renewed = Rossio a été mis à jour. Rechargez, rien n’est perdu.
web-reload = Recharger

## Home

web-home-title = Trois grands jeux, une place
web-home-lead = Une partie contre des robots commence d’un clic. Ou jouez en direct entre amis, ou un tour par jour.
web-games = Les jeux
web-game-lisboa = Lisboa
    .about = Rebâtissez la ville après le séisme de 1755.
    .players = 1–4 joueurs
    .time = 90–150 min
web-game-coimbra = Coimbra
    .about = Dés, influence et pèlerins dans une ville universitaire.
    .players = 1–4 joueurs
    .time = 75–100 min
web-game-magnanimous = Magnanimous
    .about = Provinces, trains, votes et une guerre dans le Brésil impérial.
    .players = 2–4 joueurs
    .time = 120–180 min
web-play-now = Jouer
web-starting = On installe
web-usual = { $bots } robots, { $level } ; non classée
web-set-up = Préparer …
web-mine = Vos tables
web-waiting = { $tables ->
        [one] vous attend
       *[other] vous attendent
    }
web-mine-none = Pas encore de table.
web-open = Tables ouvertes
web-open-about = il suffit de s’asseoir ; sans compte
web-open-none = Personne n’attend de joueurs en ce moment.
web-open-one = Ouvrir une table
web-watchable = En cours
web-all = Toutes
web-new-title = Ces jeux sont nouveaux pour vous ?
web-new-about = Des chapitres de quelques minutes à la vraie table : le coach dit à quoi sert une chose, vous la faites.
web-new-start = Apprendre à jouer
web-way-learn = Apprendre
web-learn-title = Apprendre à jouer
web-learn-lead = Chaque chapitre prend quelques minutes, à la vraie table et avec les vraies règles. Trois suffisent pour une première partie.
web-learn-games = Jeux
web-learn-chapters = Chapitres
web-learn-done = { $done } chapitres faits sur { $chapters }
web-learn-can = Ensuite vous savez { $can }.
web-learn-minutes = { $minutes } min
web-learn-start = Commencer
web-learn-continue = Continuer
web-learn-again = Encore
web-learn-state-done = fait
web-learn-state-part = commencé, étape { $step } sur { $steps }
web-learn-state-new = pas commencé
web-learn-renewed = mis à jour depuis
web-learn-none = Il n’y a pas encore de chapitres de { $game }. Ses règles sont complètes, avec des schémas.
web-learn-rules = Lire les règles de { $game }
web-way-puzzles = Problèmes
web-learn-puzzles = Problèmes de { $game } : trouvez le meilleur tour
web-first-title = Votre première partie, avec un coach
web-first-about = Une partie entière contre un adversaire patient. Ce qui est nouveau reçoit une phrase et s’éclaire.
web-first-promise-1 = Sans classement ni horloge ; vous pouvez toujours revenir en arrière.
web-first-promise-2 = Un indice dès que vous le demandez.
web-first-promise-3 = Une pression fait taire le coach.
web-first-start = Commencer ma première partie
web-first-without = Sans coach
web-first-new = { $game }, c’est nouveau pour vous ?
web-join-title = Rejoindre par lien
web-join-about = Collez le lien qu’on vous a envoyé.
web-join = Rejoindre
web-join-wrong = Ce n’est pas un lien vers une table de ce serveur.

## Tables in a list

web-seats = { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }
web-pace-live = en direct
web-pace-correspondence = par correspondance
web-about-open = { $game } · { $seats }, { $pace }
web-about-running = { $game } · { $pace }, { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }
web-players = Joueurs
web-you = vous
web-you-named = { $name } (vous)
web-seat-free = libre
web-seat-kept = gardée pour { $name }
web-to-play = à jouer
web-free-seats = { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
web-starts-when-full = commence une fois pleine
web-running = en cours
web-your-turn = à vous
web-thinks = { $name } réfléchit
web-left = reste { $span }
web-since = depuis { $span }
web-span-days = { $days } j{ $hours ->
        [0] {""}
       *[other] {" "}{ $hours } h
    }
web-span-hours = { $hours } h{ $minutes ->
        [0] {""}
       *[other] {" "}{ $minutes } min
    }
web-span-minutes = { $minutes } min
web-span-seconds = { $seconds } s
web-status-finished = terminée
web-status-abandoned = abandonnée
web-status-study = pour l’étude
web-do-play = Jouer
web-do-open = Ouvrir
web-do-sit = S’asseoir
web-do-watch = Regarder
web-do-take = Prendre une place
web-do-replay = Revoir
web-do-at = { $action } : { $table }
web-put-away = Retirer de ma liste : { $table }
web-offered = une place est proposée
web-bot-for-you = un robot joue pour vous
web-place = place { $rank } sur { $seats }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-won = { $name } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Lobby and study

web-lobby-title = Tables
web-lobby-watch = Parties à regarder
web-which-game = Quel jeu ?
web-show = Montrer
web-show-open = à rejoindre
web-show-running = en cours
web-show-finished = terminées
web-show-mine = les miennes
web-game = Jeu
web-any = tous
web-none-open = Pas de table ouverte ici.
web-none-running = Rien ne se joue en public pour l’instant.
web-none-finished = Pas de partie terminée ici.
web-none-mine = Vous n’avez pas de table ici.
web-play-against-bots = Jouer contre des robots
web-more = En montrer plus
web-study-title = Revoir et étudier
web-study-about = Chaque partie terminée s’ouvre : allez à n’importe quelle décision, voyez ce qui était caché et rejouez à partir de là.
web-bring-title = Importer une partie
web-bring-about = Un fichier contenant une partie (.rossio)
web-bring-choose = Choisir un fichier
web-study-mine = Vos parties terminées
web-study-none = Pas encore de partie terminée.
web-study-others = Parties des autres

## Setting up a table

web-set-up-title = Préparer { $game }
web-your-name = Votre nom
web-name = Nom
web-seats-how-many = Places
web-solo = 1, en solo
web-seat-who = Qui prend la place { $number }
web-seat-name = Nom de la personne à la place { $number }
web-bots = Robots
web-plug-ins = Robots d’extensions
web-bot-level = { $level } : { $about }
web-people = Personnes
web-taker-open = Libre : quelqu’un peut s’asseoir
web-taker-here = Quelqu’un ici, sur cet appareil
web-pace-and-people = Rythme, pendule et qui peut venir
web-pace = Rythme
web-time-game = Temps pour toute la partie, chacun
web-time-move = Temps pour chaque décision
web-time-none = sans limite
web-clock-rests = La pendule s’arrête la nuit
    .about = À ces heures, le temps ne court pour personne ; chacun peut tout de même jouer.
web-at-zero = Quand le temps est écoulé
web-at-zero-bot = un robot continue
web-at-zero-wait = rien ne se passe
web-at-zero-abandon = la partie est abandonnée
web-who-comes = Qui peut venir
web-public = tout le monde
web-by-link = par lien seulement
web-rated = Classée
web-rated-about = Le résultat change la cote de ceux qui jouent.
web-keepers = Seulement des joueurs qui vont au bout
    .about = Qui a laissé plus d’une partie sur cinq à un robot ne peut pas s’asseoir.
web-table-name = Nom de la table
web-start-game = Commencer la partie
web-start-game-about = Elle commence aussitôt.
web-open-table = Ouvrir la table
web-open-table-about = Vous recevez un lien à envoyer ; elle commence quand toutes les places sont prises.

## A table before the game

web-waiting-about = { $game }, en attente de joueurs
web-facts = Comment on joue
web-clock-game = { $span } pour la partie
web-clock-move = { $span } par décision
web-clock-quiet = la pendule s’arrête de { $from } à { $to }
web-host = hôte
web-seat-here = présent
web-seat-away = absent
web-talk-seated = Asseyez-vous pour participer.
web-sit-here = S’asseoir ici
web-start-when-full = Toutes les places doivent d’abord être prises ; l’hôte peut les donner à des robots.
web-leave = Quitter la table
web-close-table = Fermer la table
web-closed = Cette table a été fermée avant de commencer.
web-invite-title = Inviter
web-invite-public = Tout le monde peut trouver cette table ; ce lien y mène tout droit.
web-invite-private = Seuls ceux qui ont ce lien peuvent venir.
web-invite-near = Seul cet ordinateur atteint cette adresse. Pour laisser entrer des amis du même réseau, lancez Rossio avec --friends (make play ARGS=--friends).
web-qr = Le lien sous forme de code pour l’appareil photo d’un téléphone
web-copy-by-hand = Non copié : le lien est sélectionné, appuyez sur Ctrl C.
web-copy = Copier le lien
web-copied = Copié
web-share = Partager

## Settings

web-who-you-are = Qui vous êtes
web-keep-name = Enregistrer le nom
web-change-name = Changer de nom
web-kept = C’est enregistré.
web-guest-about = Vous jouez en tant qu’invité, dans ce navigateur. Un compte garde vos tables et votre historique sur tous vos appareils.
web-signed-in-as = Connecté sous le nom de { $name }.
web-my-profile = Mon profil
web-sign-out = Se déconnecter
web-look = Apparence
web-text-size = Taille du texte
web-board-text = Grand texte sur les plateaux
    .about = Agrandit les petits caractères et retire des ornements.
web-motion = Mouvement
web-motion-system = comme le système
web-motion-full = complet
web-motion-reduced = réduit
web-patterns = Motifs marqués
    .about = Hachures et initiales distinguent les places sans la couleur.
web-at-the-table = À la table
web-confirm = Demander avant de jouer un coup
web-confirm-never = jamais
web-confirm-final = s’il est définitif
web-confirm-always = toujours
web-single = Une question à réponse unique
web-single-play = a une réponse automatique
web-single-ask = est posée
web-keys = Raccourcis d’une lettre
    .about = U annule, L ouvre le journal, ? montre toutes les touches.
web-sound = Son
    .about = Un léger coup quand c’est à vous.
web-mistakes = Faire revenir mes erreurs
    .about = Après une analyse, les décisions qui ont coûté le plus reviennent en problèmes après 1, 7 et 30 jours.
web-archive = Partager mes parties terminées
    .about = Pour la recherche, sans noms, si toute la table est d’accord. Vous pouvez revenir là-dessus à tout moment.
web-eyes = L’œil sur la table
    .about = Ce que Rossio calcule pour vous pendant la partie. Chaque point peut être désactivé.
web-eye-left = Ce qui reste
    .about = S’ouvre depuis une pioche et depuis le menu de la table : les cartes et tuiles que vous n’avez pas encore vues.
web-eye-waste = Gaspillage
    .about = Signale un coup qui ne rapporte rien, et ce qui se perd au-delà de ce que vous pouvez garder.
web-eye-prospects = Perspectives
    .about = À côté de ce qu’un coup rapporte tout de suite : ce qu’il vaut à peu près d’ici la fin, et ce qu’il ouvre et ferme.
web-eye-reach = Portée
    .about = Sur le plateau d’un adversaire : ce qu’il peut payer, et ce qui est ensuite à sa portée.
web-notices = Quand c’est à vous
web-push = Prévenir ce navigateur
web-push-about = Même quand Rossio est fermé.
web-push-impossible = Ce navigateur ne peut pas recevoir d’avis.
web-push-on = Ce navigateur sera prévenu.
web-push-off = Plus aucun de vos navigateurs ne sera prévenu.
web-push-refused = Le navigateur n’a pas autorisé les avis.
web-mail = Prévenir par courriel
web-mail-about = Il faut un compte avec une adresse de courriel.
web-notice-live = Aussi aux tables en direct
web-webhook = Adresse à appeler (webhook)
web-webhook-kind = Écrit pour
web-quiet = Heures calmes
web-quiet-about = Les avis attendent qu’elles soient passées.
web-quiet-from = De
web-quiet-to = À
web-keep-notices = Enregistrer ces choix

## Signing in

web-sign-in = Se connecter
web-sign-in-about = Avec le nom et le mot de passe de votre compte. Pour jouer, il n’en faut pas.
web-sign-in-do = Se connecter
web-sign-in-way = Que souhaitez-vous ?
web-register = Créer un compte
web-register-about = Ce que vous avez joué comme invité dans ce navigateur reste à vous.
web-register-do = Créer le compte
web-forgotten = Mot de passe oublié
web-forgotten-about = Nous envoyons à l’adresse de votre compte un lien pour un nouveau mot de passe.
web-forgotten-do = Envoyer le lien
web-forgotten-sent = Si un compte a cette adresse, un message est en route.
web-password = Mot de passe
web-password-new = Nouveau mot de passe
web-password-about = Au moins 8 caractères.
web-email = Courriel
web-email-optional = Courriel, si vous voulez : pour les avis et un mot de passe oublié
web-reset = Un nouveau mot de passe
web-reset-do = Définir le mot de passe
web-reset-done = Le nouveau mot de passe est en place.

## People

web-person = Personne
web-person-since = Ici depuis le { $day }
web-guest-since = Invité depuis le { $day }
web-keeping = parties avec d’autres : { $kept } menées à terme, { $left } abandonnées
web-find-person = Trouver quelqu’un par son nom
web-find = Chercher
web-found-none = Personne ici n’a un nom avec « { $name } ».
web-program = compte de robot : c’est un programme qui joue
web-ladder = Classement
web-ladder-about = Seules les parties classées comptent. Deux fois sur trois, la vraie force se trouve dans l’écart ± indiqué.
web-ladder-none = Personne n’a encore joué de partie classée de ce jeu.
web-rating = Cote
web-rated-games = Parties
web-ratings = Cotes
web-rating-games = { $game }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
web-rating-curve = Cote
web-score-curve = Points, partie après partie
web-curve-told = { $title } : de { $first } le { $from } à { $last } le { $to } ; minimum { $low }, maximum { $high }.
web-table = Table
web-rank = Rang
web-rank-of = { $rank } sur { $seats }
web-score = Points
web-when = Quand
web-history-none = { $name } n’a pas encore terminé de partie.
web-person-trouble = Un souci avec { $name } ?
web-block-about = Une personne bloquée ne peut s’asseoir à vos tables, et vous ne voyez pas ce qu’elle écrit.
web-block = Bloquer
web-unblock = Débloquer
web-blocked = Vous bloquez { $name }.
web-unblocked = Vous ne bloquez plus { $name }.
web-report-about = Que s’est-il passé ? L’administrateur de ce serveur le lira.
web-report = Signaler
web-reported = L’administrateur a été prévenu.

## Rules

web-rules-title = Les règles
web-rules-lead = Les règles complètes des trois jeux avec nos mots, clause par clause. Chaque refus et chaque ligne d’un journal mènent à leur clause.
web-rules-read = Lire les règles
web-rules-of = Règles de { $game }
web-rules-own-words = Les règles, avec nos mots
web-five = En cinq minutes
web-rules-contents = Sommaire
web-rules-components = Matériel
web-rules-also = Aussi
web-rules-search = Chercher dans les règles
web-rules-found = { $clauses ->
        [one] { $clauses } clause le contient
       *[other] { $clauses } clauses le contiennent
    }
web-rules-plain = Page simple
web-rules-others = Les autres jeux
web-print = Imprimer
web-rules-beside = À côté des règles
web-rules-try = Essayer
web-play-game = Jouer à { $game }
web-rules-icons = Symboles
web-clause = Clause { $clause }
web-list-coimbra-characters = Personnages
web-list-coimbra-favours = Tuiles de faveur
web-list-coimbra-monasteries = Monastères
web-list-coimbra-voyages = Voyages
web-list-coimbra-tracks = Pistes d’influence
web-list-coimbra-influence-tiles = Tuiles d’influence
web-list-coimbra-flags = Drapeaux de l’ordre de jeu
web-list-lisboa-political = Cartes politiques
web-list-lisboa-plans = Plans
web-list-lisboa-buildings = Bâtiments publics
web-list-lisboa-clergy = Tuiles du clergé
web-list-lisboa-decrees = Décrets
web-list-lisboa-ships = Navires
web-list-lisboa-houses = Maisons
web-list-lisboa-tasks = Tâches de départ
web-list-lisboa-tokens = Jetons ville
web-list-magnanimous-empire = Cartes Empire
web-list-magnanimous-ministers = Ministres
web-list-magnanimous-barons = Barons
web-list-magnanimous-improvements = Améliorations
web-list-magnanimous-provinces = Provinces
web-list-magnanimous-rio = Effets de Rio
web-diagram-lisboa-turn = Un tour, de gauche à droite.
web-diagram-lisboa-visit = Un exemple : le trésor montre 1 et quatre officiels des autres sont dans le bureau ; la visite coûte 5 d’influence.
web-diagram-lisboa-noble-actions = Un exemple de prix d’un terrain : trésor 4, un cube brun et un bleu restent sur la rangée et la colonne, donc 8 réis.
web-diagram-coimbra-setup = Les six phases de chacune des quatre manches.
web-diagram-coimbra-phases-a-b = Un nouveau 4 : au château les dés montent depuis la gauche, dans une ville ils descendent ; à égalité le plus ancien reste à gauche.
web-diagram-coimbra-phase-c = Un exemple : un dé de 5 et une remise de 1 ; la carte coûte 4 pièces.
web-diagram-magnanimous-round = Les six phases d’une manche.
web-diagram-magnanimous-offensives = Un exemple : la puissance 4 du Paraguay dépasse les 3 troupes de la province, qui tombe. À puissance égale elle tiendrait.

web-pack = Contenu
web-pack-ours = Notre édition
web-pack-of = Contenu : { $title }
web-pack-unrated = Une partie avec un paquet personnel ne compte pas pour le classement.
web-content-link = Ce que les éléments du jeu portent, et comment le corriger
web-content-title = Ce que porte { $game }
web-content-about = Personne n’a publié tous les nombres de ces jeux. Là où une valeur est déduite ou la nôtre, votre boîte peut en porter une autre. Corrigez-la ici, essayez le tout, et gardez-le comme paquet pour vos tables ou comme fichier à partager. Un paquet contient des nombres et des identifiants, jamais d’images ni de textes d’un éditeur.
web-content-count = { $source } : { $n }
web-source-printed = imprimé
web-source-printed-about = tel que l’élément le montre
web-source-reference = référence
web-source-reference-about = d’un livret de règles ou d’une autre source publique
web-source-inferred = déduit
web-source-inferred-about = découle d’exemples et de comptes
web-source-ours = la nôtre
web-source-ours-about = choisie par nous, faute de liste publique
web-content-own = Paquets avec lesquels vous pouvez jouer
web-content-open = Voir
web-content-forget = Retirer
web-content-tools = Votre paquet
web-content-name = Nom de votre paquet
web-content-untitled = Ma boîte
web-content-check = Essayer
web-content-save = Enregistrer
web-content-download = Enregistrer un fichier
web-content-bring = Ouvrir un fichier
web-content-restore-all = Annuler toutes les corrections
web-content-restore = Annuler la correction
web-content-busy = Une partie est jouée avec lui …
web-content-saved = { $title } est enregistré. Les tables avec lui ne comptent pas pour le classement.
web-content-fits = Tout concorde : une partie avec lui se termine comme il faut.
web-content-changes =
    { $n ->
        [0] Rien de corrigé pour l’instant.
        [one] Une chose corrigée.
       *[other] { $n } choses corrigées.
    }
web-content-play = Ouvrir une table avec lui
web-content-find = Chercher une carte ou une tuile
web-content-file = Fichier
web-content-none = Rien ici.
web-content-changed = corrigé
web-content-as-printed = Ma boîte porte tout cela
web-content-as-text = Modifier comme texte
web-content-take-text = Prendre ce texte
web-content-number = { $key } : il faut un nombre entier.
web-content-text-wrong = Ce texte est illisible : { $reason }
web-content-no-pack = { $file } n’est pas un paquet de { $game }.
web-yes = Oui
web-no = Non
web-cancel = Annuler
