# Ce que quelqu’un a fait à son tour, comme le journal le raconte ; `.you` s’adresse à celui qui l’a fait

magnanimous-deed-kept-baron = garde un baron
    .you = gardez un baron
magnanimous-deed-revealed-baron = est { $baron }
    .you = êtes { $baron }
magnanimous-deed-chose-colour = joue { $colour }
    .you = jouez { $colour }
magnanimous-deed-placed-die = place un dé { $value } : { $province }
    .you = placez un dé { $value } : { $province }
magnanimous-deed-put-die = utilise le dé { $value } : { $province }
    .you = utilisez le dé { $value } : { $province }
magnanimous-deed-declared-precise = agit avec précision : { $province } ({ $action })
    .you = agissez avec précision : { $province } ({ $action })
magnanimous-deed-offered = vend une action : { $province } ({ $action }, { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    })
    .you = vendez une action : { $province } ({ $action }, { $reis ->
            [one] { $reis } real
           *[other] { $reis } réis
        })
magnanimous-deed-paid = agit : { $province } { $reis ->
        [0] gratuitement
        [one] pour { $reis } real
       *[other] pour { $reis } réis
    } ({ $action })
    .you = agissez : { $province } { $reis ->
            [0] gratuitement
            [one] pour { $reis } real
           *[other] pour { $reis } réis
        } ({ $action })
magnanimous-deed-followed = suit { $reis ->
        [0] gratuitement
        [one] pour { $reis } real
       *[other] pour { $reis } réis
    }
    .you = suivez { $reis ->
            [0] gratuitement
            [one] pour { $reis } real
           *[other] pour { $reis } réis
        }
magnanimous-deed-bought = achète l’action { $reis ->
        [0] gratuitement
        [one] pour { $reis } real
       *[other] pour { $reis } réis
    }
    .you = achetez l’action { $reis ->
            [0] gratuitement
            [one] pour { $reis } real
           *[other] pour { $reis } réis
        }
magnanimous-deed-produced = produit { $tokens } { $goods }
    .you = produisez { $tokens } { $goods }
magnanimous-deed-stationed = poste { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    } ({ $places })
    .you = postez { $troops ->
            [one] { $troops } troupe
           *[other] { $troops } troupes
        } ({ $places })
magnanimous-deed-built = construit { $improvement } : { $province }
    .you = construisez { $improvement } : { $province }
magnanimous-deed-docked = arme un navire ({ $place })
    .you = armez un navire ({ $place })
magnanimous-deed-won-deputy = rallie { $number ->
        [one] { $number } député
       *[other] { $number } députés
    }
    .you = ralliez { $number ->
            [one] { $number } député
           *[other] { $number } députés
        }
magnanimous-deed-moved-train = conduit le train : { $province }
    .you = conduisez le train : { $province }
magnanimous-deed-drew = pioche { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
    .you = piochez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
magnanimous-deed-sold = vend { $number ->
        [one] { $number } marchandise
       *[other] { $number } marchandises
    }
    .you = vendez { $number ->
            [one] { $number } marchandise
           *[other] { $number } marchandises
        }
magnanimous-deed-exported = exporte : { $space }
    .you = exportez : { $space }
magnanimous-deed-sailed = envoie un navire à Rio
    .you = envoyez un navire à Rio
magnanimous-deed-marched = déplace { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    } : { $to }
    .you = déplacez { $troops ->
            [one] { $troops } troupe
           *[other] { $troops } troupes
        } : { $to }
magnanimous-deed-attacked = attaque { $province }
    .you = attaquez { $province }
magnanimous-deed-freed = libère { $province }
    .you = libérez { $province }
magnanimous-deed-discarded-card = défausse { $card } pour la Noblesse
    .you = défaussez { $card } pour la Noblesse
magnanimous-deed-laid-on-throne = pose { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } sur le trône
    .you = posez { $number ->
            [one] { $number } carte
           *[other] { $number } cartes
        } sur le trône
magnanimous-deed-appointed = prend { $minister }
    .you = prenez { $minister }
magnanimous-deed-replaced-minister = prend { $minister } à la place de { $former }
    .you = prenez { $minister } à la place de { $former }
magnanimous-deed-won-referendum = remporte { $card }
    .you = remportez { $card }
magnanimous-deed-bid = offre { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    } pour { $card }
    .you = offrez { $reis ->
            [one] { $reis } real
           *[other] { $reis } réis
        } pour { $card }
magnanimous-deed-left-auction = quitte l’enchère
    .you = quittez l’enchère
magnanimous-deed-became-governor = devient Gouverneur
    .you = devenez Gouverneur
magnanimous-deed-voted-fixed = donne { $votes ->
        [one] { $votes } voix
       *[other] { $votes } voix
    } ({ $side })
    .you = donnez { $votes ->
            [one] { $votes } voix
           *[other] { $votes } voix
        } ({ $side })
magnanimous-deed-spent-deputies = dépense { $deputies ->
        [one] { $deputies } député
       *[other] { $deputies } députés
    } ({ $side })
    .you = dépensez { $deputies ->
            [one] { $deputies } député
           *[other] { $deputies } députés
        } ({ $side })
magnanimous-deed-balloted = vote avec { $card } ({ $side })
    .you = votez avec { $card } ({ $side })
magnanimous-deed-offensive = le Paraguay attaque { $attacks ->
        [one] une fois
       *[other] { $attacks } fois
    } : { $fallen ->
        [0] toutes les provinces tiennent
        [one] { $fallen } province tombe
       *[other] { $fallen } provinces tombent
    }
magnanimous-deed-declared-precise-also = agit avec précision ({ $action })
    .you = agissez avec précision ({ $action })
magnanimous-deed-offered-also = vend une action ({ $action }, { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    })
    .you = vendez une action ({ $action }, { $reis ->
            [one] { $reis } real
           *[other] { $reis } réis
        })
magnanimous-deed-paid-also = agit { $reis ->
        [0] gratuitement
        [one] pour { $reis } real
       *[other] pour { $reis } réis
    } ({ $action })
    .you = agissez { $reis ->
            [0] gratuitement
            [one] pour { $reis } real
           *[other] pour { $reis } réis
        } ({ $action })

## La question après le premier choix

magnanimous-step-march = { $thing } : où vont les troupes ?
magnanimous-step-build = { $thing } : que construire, et où ?
magnanimous-step-load = { $thing } : où va le train ?

## Coups qui sont autre chose à chaque question

magnanimous-say-auction-pass = Quitter l’enchère
magnanimous-say-buy-nobles-pass = Laisser passer
magnanimous-say-buy-produce-pass = Laisser passer
magnanimous-say-buy-production-pass = Laisser passer
magnanimous-say-follow-nobles-pass = Laisser passer
magnanimous-say-follow-produce-pass = Laisser passer
magnanimous-say-follow-production-pass = Laisser passer
magnanimous-say-card-votes-pass = N’ajouter aucune carte
magnanimous-say-cards-to-throne-pass = N’en poser plus
magnanimous-say-discard-card-pass = Garder vos cartes
magnanimous-say-exchange-pass = Ne rien échanger
magnanimous-say-rio-effect-pass = Laisser l’effet
magnanimous-say-take-die-pass = Ne prendre aucun dé
magnanimous-say-train-or-sell-pass = S’arrêter là
magnanimous-say-export-or-sail-pass = S’arrêter là
magnanimous-say-troops-pass = Laisser les troupes
magnanimous-say-use-nobles-pass = Laisser l’action
magnanimous-say-use-production-pass = Laisser l’action
magnanimous-say-use-production-act = { $action }
magnanimous-say-use-nobles-act = { $action }

## Demandé pendant le tour d’un autre

magnanimous-asked-follow-production = { $by-seat } agit avec précision. Suivez-vous : { $action } ?
magnanimous-asked-follow-produce = { $by-seat } produit avec précision. Suivez-vous ?
magnanimous-asked-follow-nobles = { $by-seat } agit avec précision. Suivez-vous, gratuitement : { $action } ?
magnanimous-say-follow-production-follow = { $action }
magnanimous-say-follow-produce-follow = Produire { $good-id ->
        [cotton] du coton
        [sugar] de la canne à sucre
        [leather] du cuir
       *[other] du café
    }
magnanimous-say-follow-nobles-follow = { $action }
magnanimous-say-buy-production-follow = Acheter : { $action }
magnanimous-say-buy-produce-follow = Acheter et produire { $good-id ->
        [cotton] du coton
        [sugar] de la canne à sucre
        [leather] du cuir
       *[other] du café
    }
magnanimous-say-buy-nobles-follow = Acheter : { $action }
