# Ce que dit le serveur

## Ce qui ne va pas dans une demande

server-error-invalid = { $what } : { $reason }
server-error-unknown-game = { $game } : ce jeu n’existe pas ; il y a { $known }.
server-error-unknown-option = Le jeu { $game } n’a pas cette option ou ce nombre de places.
server-error-unknown-bot = { $bot } : ce robot n’existe pas ; il y a { $known }.
server-error-unknown-move = Aucun coup ne porte ce nom.
server-error-record = Cet enregistrement est illisible, ligne { $line } : { $reason }
server-error-pack = On ne peut pas jouer avec ce paquet : { $faults }
server-error-no-pack = Il n’y a pas de paquet { $digest } ici.
server-error-address = { $address } : { $reason }
server-error-reset-token = Ce lien n’est plus valable. Demandez-en un autre.
server-error-no-mail = Ce serveur n’envoie pas de courriel. Demandez un nouveau mot de passe à l’administrateur.
server-error-sign-in = Entrez d’abord, en invité ou avec votre compte.
server-error-wrong-password = Le nom et le mot de passe ne correspondent pas.
server-error-csrf = Il manque à la demande le signe de votre propre session (X-CSRF-Token). Rechargez la page.
server-error-origin = { $origin } : une page d’un autre site ne peut pas ouvrir cette table.
server-error-banned = Ce compte est fermé.
server-error-not-seated = Table { $table } : vous n’y êtes pas assis.
server-error-not-host = Table { $table } : seul son hôte peut faire cela.
server-error-blocked = Table { $table } : quelqu’un ne veut pas y jouer avec vous.
server-error-no-table = { $table } : cette table n’existe pas.
server-error-no-person = { $person } : cette personne n’existe pas.
server-error-no-seat = Il n’y a pas de place { $seat }.
server-error-no-page = Cette page n’existe pas.
server-error-no-ply = Décision { $ply } : la partie en compte { $last }.
server-error-method = Cette adresse ne comprend pas une telle demande.
server-error-stale = Votre coup répond à la décision { $ply }, mais la table en est à la décision { $now }.
server-error-refused = { $move } : impossible ({ $reason }, { $clause }).
server-error-not-wanted = Le coach attend d’abord autre chose.
server-error-no-hint = Il n’y a d’indices qu’aux tables sans classement, sur ses propres décisions et les coups des robots.
server-error-out-of-place = Il n’y a rien de tel à faire à cette étape de la leçon.
server-error-not-your-turn = Ce n’est pas à vous de décider.
server-error-bot-decides = Votre temps pour cette décision est écoulé : le robot la prend, puis vous pourrez revenir.
server-error-over = La partie est finie.
server-error-not-open = La table { $table } a déjà commencé ou fini ({ $status }).
server-error-not-running = Aucune partie n’est en cours à la table { $table } ({ $status }).
server-error-not-finished = Table { $table } : tout s’ouvre quand la partie est finie ({ $status }).
server-error-seat-taken = La place { $seat } est prise.
server-error-seat-shared = Table { $table } : des joueurs y partagent un appareil ; une telle place ne peut pas être proposée.
server-error-not-away = Table { $table } : personne n’attend la place { $seat }, ou son joueur est là.
server-error-not-yet = Table { $table } : la place { $seat } pourra être confiée à un robot dans { $minutes ->
        [one] { $minutes } minute.
       *[other] { $minutes } minutes.
    }
server-error-rated-alone = Table { $table } : cette partie est classée et personne n’est là pour donner son accord. Partez, et un robot continue ; ou jouez jusqu’à la fin.
server-error-leaver = La table { $table } demande des joueurs qui vont au bout de leurs parties. Vous en avez terminé { $kept } et quitté { $left }.
server-error-already-seated = Vous êtes déjà à la place { $seat } de la table { $table }.
server-error-seats-empty = Table { $table } : ces places sont encore vides : { $seats }.
server-error-nothing-to-undo = Rien à reprendre : la table en est à la décision { $now }, vous demandez { $to }.
server-error-no-wish = Table { $table } : personne ne demande plus à revenir en arrière.
server-error-name-taken = { $name } : ce nom est pris.
server-error-rules-changed = Cette partie a commencé avec les règles { $rules } de { $game }, contenu { $content } ; ce serveur en suit d’autres.
server-error-unreplayable = La table { $table } ne se rejoue plus ; l’administrateur est prévenu.
server-error-raced = La table { $table } vient de changer à l’instant. Réessayez.
server-error-too-large = C’est trop grand ; au plus { $at_most } octets.
server-error-media-type = Envoyez du JSON.
server-error-too-often = Trop souvent ({ $purpose }). Réessayez dans { $seconds ->
        [one] { $seconds } seconde.
       *[other] { $seconds } secondes.
    }
server-error-too-many = { $what ->
        [open] Vous avez déjà { $at_most } tables ouvertes. Fermez-en une, ou laissez-en commencer une.
        [bots] À { $at_most } de vos tables ne jouent que des robots. Attendez que l’une d’elles finisse.
       *[study] Vous avez déjà apporté { $at_most } parties, et l’on n’en garde pas davantage.
    }
server-error-internal = Une erreur de notre part, notée { $request }. Rien n’a changé.
server-error-cut = Les règles n’ont pas répondu à temps, et rien n’a changé. Réessayez, ou choisissez autre chose.
server-error-away = Le serveur n’atteint pas sa base de données pour l’instant. Renvoyez la même demande dans un moment.

## Avis

server-notice-turn = À vous de jouer à { $table } ({ $game })
server-notice-over = La partie à { $table } est finie ({ $game })
server-notice-soon = Il vous reste un quart du temps à { $table } ({ $game })
server-notice-late = Votre temps est écoulé à { $table } ({ $game }) ; les autres vous attendent
server-notice-time = Votre temps est écoulé à { $table } ({ $game }) ; un robot joue pour vous, et vous pouvez reprendre votre place
server-notice-given = Vous étiez absent à { $table } ({ $game }) ; un robot joue pour vous, et vous pouvez reprendre votre place
server-notice-text = { $subject } { $link }
server-reset-subject = Un nouveau mot de passe pour Rossio
server-reset-text = Bonjour { $name }, choisissez ici un nouveau mot de passe dans l’heure : { $link } Si vous n’avez rien demandé, ne faites rien.

## Pages

server-no-client = Le serveur fonctionne, mais le client web n’a pas été construit. Dans une copie des sources : make web ; puis rechargez cette page. L’interface de programmation est décrite à /api/schema.

## Aperçus de liens

server-card-house = trois grands jeux, une place
server-card-house-text = Lisboa, Coimbra et Magnanimous : jouer contre des robots d’un clic, en direct entre amis, ou un tour par jour.
server-card-rules = { $game } : les règles
server-card-rules-text = Le jeu en cinq minutes, et toutes les règles en mots simples, clause par clause.
server-card-learn = Apprendre { $game }
server-card-learn-text = De courts chapitres qui enseignent le jeu en jouant.
server-card-invited = Une invitation à { $game }
server-card-invited-text = Ce lien mène à une table entre amis.
server-card-open = { $game } : une table est ouverte
server-card-running = { $game } : une partie en cours
server-card-finished = { $game } : une partie à revoir
server-card-abandoned = { $game } : une partie interrompue
server-card-study = { $game } : une partie à étudier
server-card-free =
    { $seats ->
        [one] une place libre
       *[other] { $seats } places libres
    }
server-card-ply = décision { $ply } sur { $last }
server-card-shown = Le plateau de { $game }
