# Ce que quelqu’un a fait à son tour, comme le journal le raconte ; `.you` s’adresse à celui qui l’a fait

coimbra-deed-paired = prend { $cards }
    .you = prenez { $cards }
coimbra-deed-cornered = place son pèlerin au { $corner }
    .you = placez votre pèlerin au { $corner }
coimbra-deed-placed = place le dé { $die } { $location-id ->
        [castle] au château
        [upper] dans la Ville haute
        [central] dans la Ville centrale
       *[lower] dans la Ville basse
    }
    .you = placez le dé { $die } { $location-id ->
            [castle] au château
            [upper] dans la Ville haute
            [central] dans la Ville centrale
           *[lower] dans la Ville basse
        }
coimbra-deed-favoured = prend la faveur { $tile }
    .you = prenez la faveur { $tile }
coimbra-deed-distressed = reçoit { $what } en détresse
    .you = recevez { $what } en détresse
coimbra-deed-capped = porte un dé à { $value } avec le bonnet
    .you = portez un dé à { $value } avec le bonnet
coimbra-deed-acquired = acquiert { $card } pour { $price }
    .you = acquérez { $card } pour { $price }
coimbra-deed-acquired-free = acquiert { $card } sans payer
    .you = acquérez { $card } sans payer
coimbra-deed-invested = investit dans { $voyage } pour { $price }
    .you = investissez dans { $voyage } pour { $price }
coimbra-deed-invested-free = investit dans { $voyage } sans payer
    .you = investissez dans { $voyage } sans payer
coimbra-deed-began = utilise { $card }
    .you = utilisez { $card }
coimbra-deed-repeated = répète le bonus de { $card }
    .you = répétez le bonus de { $card }
coimbra-deed-gave = donne { $what } à { $taker-seat }
    .you = donnez { $what } à { $taker-seat }
coimbra-deed-surrendered = renonce à { $card }
    .you = renoncez à { $card }
coimbra-deed-lost = perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .you = perdez { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
coimbra-deed-activated = touche ses revenus : { $colours }
    .you = touchez vos revenus : { $colours }
coimbra-deed-entered = entre à { $monasteries }
    .you = entrez à { $monasteries }
coimbra-deed-walked = marche vers { $place }
    .you = marchez vers { $place }
coimbra-deed-raised = monte sur la piste { $track }
    .you = montez sur la piste { $track }
coimbra-deed-gained = reçoit { $what }
    .you = recevez { $what }
coimbra-deed-exchanged = échange { $what } contre 1 point
    .you = échangez { $what } contre 1 point

## La question après le premier choix

coimbra-step-place = { $thing } : où va-t-il ?
    .first = { $thing } : quel dé ?

## Coups qui sont autre chose à chaque question

coimbra-say-cap-decline = Laisser le bonnet
coimbra-say-end-income-done = Finir les revenus
coimbra-say-from-discard-decline = Ne prendre aucune carte
coimbra-say-invest-decline = Ne pas investir
coimbra-say-invest-phase-decline = Ne pas investir
coimbra-say-pay-decline = Ne pas payer
coimbra-say-repeat-decline = Ne rien répéter
coimbra-say-take-favour-decline = Ne prendre aucune faveur
coimbra-say-walk-stop = Rester ici
coimbra-say-activate-activate = Activer { $colour }
coimbra-say-activate-all = Activer { $things }
