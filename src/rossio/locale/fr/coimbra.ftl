# What is asked, done and refused in Coimbra

coimbra-title = Coimbra

## Moves

coimbra-move-pair = Prendre la paire de départ { $pair }
    .all = Prendre une paire de cartes de départ
coimbra-move-corner = Pèlerin au { $corner }
    .all = Placer le pèlerin
coimbra-move-place = Poser le dé { $die } { $location-id ->
        [castle] au château
        [upper] dans la Ville haute
        [central] dans la Ville centrale
       *[lower] dans la Ville basse
    }
    .all = Placer un dé
coimbra-move-favour = Prendre { $tile }
    .all = Prendre une tuile de faveur
coimbra-move-acquire = Acquérir { $card }
    .all = Acquérir une carte
coimbra-move-distress = Détresse : prendre plutôt 2 gardes et 2 pièces
    .all = Détresse
coimbra-move-decline = S’en passer
    .all = Refuser
coimbra-move-walk = Marcher vers { $place }
    .all = Marcher
coimbra-move-stop = Arrêter la marche
    .all = Arrêter
coimbra-move-choose = Choisir les { $goods }
    .all = Choisir
coimbra-move-pay = Payer pour cela
    .all = Payer
coimbra-move-invest = Investir dans { $voyage }
    .all = Investir dans un voyage
coimbra-move-cap = Bonnet sur { $die }, { $city }{ $which ->
        [1] {""}
        [2] , le deuxième en partant de la gauche
       *[other] , le troisième en partant de la gauche
    }
    .all = Poser le bonnet sur un dé
coimbra-move-repeat = Répéter { $card }
    .all = Répéter un bonus
coimbra-move-give = Donner des { $gift }
    .all = Donner
coimbra-move-surrender = Renoncer à { $card }
    .all = Renoncer à une carte
coimbra-move-raise = { $card } : monter de 1 sur la piste { $track }
    .all = Monter une piste
coimbra-move-begin = { $card } : prendre les pas maintenant
    .all = Utiliser une carte
coimbra-move-activate = Activer un dé { $colour }
    .all = Activer un dé
coimbra-move-activate-white = Dé blanc : revenu de la piste { $track }
    .all = Activer le dé blanc
coimbra-move-exchange = Échanger des { $goods } contre 1 point
    .all = Échanger
coimbra-move-done = Finir le tour
    .all = Terminer

## What is asked

coimbra-ask-start = Prenez une paire de cartes de départ, ou un coin pour votre pèlerin.
coimbra-ask-start-pair = Prenez une paire de cartes de départ.
coimbra-ask-start-corner = Choisissez un coin pour votre pèlerin.
coimbra-ask-place = Placez un dé : en ville pour un personnage, au château pour une faveur.
coimbra-ask-castle = Votre dé au château : prenez une tuile de faveur, ou 2 gardes et 2 pièces (détresse).
coimbra-ask-take-favour = Prenez une tuile de faveur encore près du château, ou refusez.
coimbra-ask-cap = Posez le bonnet (+{ $amount }) sur un de vos dés dans les villes, ou refusez.
coimbra-ask-city = Votre dé { $value }, { $location } : acquérez une carte, ou prenez 2 gardes et 2 pièces (détresse).
coimbra-ask-from-discard = Prenez une carte de la défausse pour { $in-guards } ou { $in-coins }, selon ce qu’elle coûte, ou refusez.
coimbra-ask-repeat = Utilisez de nouveau le bonus immédiat d’une autre de vos cartes, ou refusez.
coimbra-ask-walk = Faites marcher votre pèlerin : il reste { $steps } pas.
coimbra-ask-choose = Gardes ou pièces ?
coimbra-ask-pay = Payer { $cost } pour { $gain } ?
coimbra-ask-invest = Investissez dans un voyage{ $goods-id ->
        [any] {""}
       *[other] {" "}qui coûte des { $goods }
    }, ou refusez.
coimbra-ask-invest-phase = Investissez dans un voyage, ou refusez.
coimbra-ask-give = { $taker-seat } demande : donnez-vous { $what }, ou { $points } points ?
coimbra-ask-lose = Perdez-vous { $points } points, ou renoncez-vous à une carte { $track } avec son influence ?
coimbra-ask-start-bonus = Votre revenu commence : lequel de vos bonus vient maintenant ?
coimbra-ask-activate = Activez un de vos dés pour le revenu de sa couleur.
coimbra-ask-end-income = Échanger encore des biens, ou finir votre tour de revenu ?

## Why not

coimbra-why-too-dear = cela coûte { $need } { $goods }, vous en avez { $have }
coimbra-why-other-row = { $card } se trouve près de la { $row }, votre dé est dans la { $location }
coimbra-why-start-card = { $card } est une carte de départ et n’a pas de prix
coimbra-why-tile-taken = { $tile } est chez { $holder-seat }
coimbra-why-voyage-not-laid = { $voyage } n’est pas parmi les six voyages de cette partie
coimbra-why-voyage-held = vous avez déjà investi dans { $voyage }
coimbra-why-voyage-goods = { $voyage } se paie en { $goods }, ce bonus ne permet que l’autre sorte
coimbra-why-repeat-class = { $card } est d’une autre classe
coimbra-why-repeat-not-immediate = { $card } n’a pas de bonus immédiat
coimbra-why-repeat-itself = un bonus qui répète ne peut pas être répété
coimbra-why-surrender-class = { $card } n’est pas de la classe demandée
coimbra-why-no-road = il n’y a pas de route directe entre { $here } et { $place }
coimbra-why-pair-taken = la paire { $pair } est prise
coimbra-why-pair-chosen = vous avez déjà vos cartes de départ, la paire { $pair } n’est pas pour vous
coimbra-why-corner-taken = un autre pèlerin s’y trouve : { $corner }
coimbra-why-corner-chosen = votre pèlerin a déjà un coin, pas le { $corner }
coimbra-why-no-such-die = aucun dé ne montre { $die }
coimbra-why-not-due = { $card } exige un plateau sans dé violet, ou a déjà servi
coimbra-why-no-die = il ne vous reste aucun dé { $colour } à activer

## What happened

coimbra-did-round = La manche { $round } commence.
coimbra-did-rolled = Les dés : { $dice }.
coimbra-did-paired = { $seat } prend { $cards }.
coimbra-did-cornered = { $seat } pose le pèlerin au { $corner }.
coimbra-did-placed = { $seat } place le dé { $die } { $location-id ->
        [castle] au château
        [upper] dans la Ville haute
        [central] dans la Ville centrale
       *[lower] dans la Ville basse
    }.
coimbra-did-gained = { $seat } reçoit { $what }.
coimbra-did-spilled = { $seat } n’a pas de place pour { $what }.
coimbra-did-paid = { $seat } paie { $what }.
coimbra-did-raised = { $seat } monte de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } sur la piste { $track }, jusqu’à { $space }.
coimbra-did-lowered = { $seat } recule de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } sur la piste { $track }, jusqu’à { $space }.
coimbra-did-walked = { $seat } marche vers { $place }.
coimbra-did-entered = { $seat } entre à { $monastery }.
coimbra-did-scored-diplomas = { $seat } fait compter dès maintenant ses séries de diplômes : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
coimbra-did-scored-voyages = { $seat } fait compter dès maintenant { $voyages } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
coimbra-did-scored-card = { $seat } fait compter dès maintenant { $card } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
coimbra-did-scored-track = { $seat } fait compter dès maintenant la piste { $track } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
coimbra-did-exchanged = { $seat } échange { $what } contre 1 point.
coimbra-did-acquired = { $seat } acquiert { $card } pour { $price }.
coimbra-did-acquired-free = { $seat } acquiert { $card } sans payer.
coimbra-did-crowned = { $seat } prend un jeton couronne.
coimbra-did-favoured = { $seat } prend { $tile }.
coimbra-did-capped = { $seat } pose le bonnet sur un dé { $colour } { $location-id ->
        [castle] au château
        [upper] dans la Ville haute
        [central] dans la Ville centrale
       *[lower] dans la Ville basse
    } : il compte { $value }.
coimbra-did-distressed = { $seat } est en détresse ; reçu : { $what }.
coimbra-did-removed = Un jeton-dé retire { $card } de la { $location }.
coimbra-did-repeated = { $seat } répète le bonus de { $card }.
coimbra-did-gave = { $seat } donne { $what } à { $taker-seat }.
coimbra-did-surrendered = { $seat } renonce à { $card }.
coimbra-did-lost = { $seat } perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
coimbra-did-ordered = Nouvel ordre de jeu : { $seats }.
coimbra-did-began = { $seat } utilise { $card }.
coimbra-did-activated = { $seat } active un dé { $colour } : revenu de la piste { $track }.
coimbra-did-invested = { $seat } investit dans { $voyage } pour { $price }.
coimbra-did-invested-free = { $seat } investit dans { $voyage } sans payer.

## The score sheet

coimbra-score-start-cards = Cartes de départ
coimbra-score-cards = Cartes
coimbra-score-monasteries = Monastères
coimbra-score-favours = Tuiles de faveur
coimbra-score-income = Revenu
coimbra-score-exchanges = Échanges
coimbra-score-losses = Donnés ou perdus
coimbra-score-rival = Points propres du rival
coimbra-score-voyages = Voyages
coimbra-score-majorities = Majorités sur les pistes
coimbra-score-diplomas = Séries de diplômes
coimbra-score-end-cards = Cartes de fin de partie
coimbra-score-leftovers = Biens et couronnes restants
coimbra-score-dice-to-come = Dés à venir et leur revenu
coimbra-score-lasting = Bonus durables
coimbra-score-turn-order = Place dans l’ordre du tour
coimbra-score-pilgrim = Le chemin du pèlerin
coimbra-score-dice-standing = Ce que vos dés vont prendre
coimbra-reach-card = Cartes
coimbra-reach-voyage = Voyages
coimbra-reach-monastery = Monastères

## Options, ends and small words

coimbra-option-rival = Force du rival
    .easy = facile
    .normal = normal
    .hard = difficile
coimbra-end-points = Le plus de points gagne.
coimbra-goods = biens
coimbra-any = au choix
