# What somebody did in a turn, as the log tells it: a verb with its objects; `.you` to the one who did it

magnanimous-deed-kept-baron = keeps a baron
    .you = keep a baron
magnanimous-deed-revealed-baron = is { $baron }
    .you = are { $baron }
magnanimous-deed-chose-colour = plays { $colour }
    .you = play { $colour }
magnanimous-deed-placed-die = places a die of { $value } in { $province }
    .you = place a die of { $value } in { $province }
magnanimous-deed-put-die = uses the { $value } of { $province }
    .you = use the { $value } of { $province }
magnanimous-deed-declared-precise = acts precisely in { $province } ({ $action })
    .you = act precisely in { $province } ({ $action })
magnanimous-deed-offered = sells an action of { $province } ({ $action }, { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    })
    .you = sell an action of { $province } ({ $action }, { $reis ->
            [one] { $reis } real
           *[other] { $reis } réis
        })
magnanimous-deed-paid = acts in { $province } { $reis ->
        [0] free of charge
        [one] for { $reis } real
       *[other] for { $reis } réis
    } ({ $action })
    .you = act in { $province } { $reis ->
            [0] free of charge
            [one] for { $reis } real
           *[other] for { $reis } réis
        } ({ $action })
magnanimous-deed-followed = follows { $reis ->
        [0] free of charge
        [one] for { $reis } real
       *[other] for { $reis } réis
    }
    .you = follow { $reis ->
            [0] free of charge
            [one] for { $reis } real
           *[other] for { $reis } réis
        }
magnanimous-deed-bought = buys the action { $reis ->
        [0] free of charge
        [one] for { $reis } real
       *[other] for { $reis } réis
    }
    .you = buy the action { $reis ->
            [0] free of charge
            [one] for { $reis } real
           *[other] for { $reis } réis
        }
magnanimous-deed-produced = produces { $tokens } { $goods }
    .you = produce { $tokens } { $goods }
magnanimous-deed-stationed = stations { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    } ({ $places })
    .you = station { $troops ->
            [one] { $troops } troop
           *[other] { $troops } troops
        } ({ $places })
magnanimous-deed-built = builds { $improvement } in { $province }
    .you = build { $improvement } in { $province }
magnanimous-deed-docked = fits out a ship ({ $place })
    .you = fit out a ship ({ $place })
magnanimous-deed-won-deputy = wins over { $number ->
        [one] { $number } deputy
       *[other] { $number } deputies
    }
    .you = win over { $number ->
            [one] { $number } deputy
           *[other] { $number } deputies
        }
magnanimous-deed-moved-train = moves the train to { $province }
    .you = move your train to { $province }
magnanimous-deed-drew = draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
    .you = draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
magnanimous-deed-sold = sells { $number ->
        [one] { $number } good
       *[other] { $number } goods
    }
    .you = sell { $number ->
            [one] { $number } good
           *[other] { $number } goods
        }
magnanimous-deed-exported = exports to { $space }
    .you = export to { $space }
magnanimous-deed-sailed = sends a ship to Rio
    .you = send a ship to Rio
magnanimous-deed-marched = moves { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    } to { $to }
    .you = move { $troops ->
            [one] { $troops } troop
           *[other] { $troops } troops
        } to { $to }
magnanimous-deed-attacked = attacks { $province }
    .you = attack { $province }
magnanimous-deed-freed = frees { $province }
    .you = free { $province }
magnanimous-deed-discarded-card = discards { $card } for Nobility
    .you = discard { $card } for Nobility
magnanimous-deed-laid-on-throne = lays { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } on the throne
    .you = lay { $number ->
            [one] { $number } card
           *[other] { $number } cards
        } on the throne
magnanimous-deed-appointed = takes { $minister }
    .you = take { $minister }
magnanimous-deed-replaced-minister = takes { $minister } in place of { $former }
    .you = take { $minister } in place of { $former }
magnanimous-deed-won-referendum = wins { $card }
    .you = win { $card }
magnanimous-deed-bid = bids { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    } for { $card }
    .you = bid { $reis ->
            [one] { $reis } real
           *[other] { $reis } réis
        } for { $card }
magnanimous-deed-left-auction = leaves the auction
    .you = leave the auction
magnanimous-deed-became-governor = becomes Governor
    .you = become Governor
magnanimous-deed-voted-fixed = casts { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } ({ $side })
    .you = cast { $votes ->
            [one] { $votes } vote
           *[other] { $votes } votes
        } ({ $side })
magnanimous-deed-spent-deputies = spends { $deputies ->
        [one] { $deputies } deputy
       *[other] { $deputies } deputies
    } ({ $side })
    .you = spend { $deputies ->
            [one] { $deputies } deputy
           *[other] { $deputies } deputies
        } ({ $side })
magnanimous-deed-balloted = votes { $side } with { $card }
    .you = vote { $side } with { $card }
magnanimous-deed-offensive = Paraguay attacks { $attacks ->
        [one] once
       *[other] { $attacks } times
    }: { $fallen ->
        [0] all provinces hold
        [one] { $fallen } province falls
       *[other] { $fallen } provinces fall
    }
magnanimous-deed-declared-precise-also = acts precisely ({ $action })
    .you = act precisely ({ $action })
magnanimous-deed-offered-also = sells an action ({ $action }, { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    })
    .you = sell an action ({ $action }, { $reis ->
            [one] { $reis } real
           *[other] { $reis } réis
        })
magnanimous-deed-paid-also = acts { $reis ->
        [0] free of charge
        [one] for { $reis } real
       *[other] for { $reis } réis
    } ({ $action })
    .you = act { $reis ->
            [0] free of charge
            [one] for { $reis } real
           *[other] for { $reis } réis
        } ({ $action })

## The question after the first thing is pressed

magnanimous-step-march = { $thing }: where do the troops go?
magnanimous-step-build = { $thing }: what is built, and where?
magnanimous-step-load = { $thing }: where does the train go?

## Moves that mean something else at each question

magnanimous-say-auction-pass = Leave the auction
magnanimous-say-buy-nobles-pass = Let it pass
magnanimous-say-buy-produce-pass = Let it pass
magnanimous-say-buy-production-pass = Let it pass
magnanimous-say-follow-nobles-pass = Let it pass
magnanimous-say-follow-produce-pass = Let it pass
magnanimous-say-follow-production-pass = Let it pass
magnanimous-say-card-votes-pass = Add no card
magnanimous-say-cards-to-throne-pass = Lay no more
magnanimous-say-discard-card-pass = Keep your cards
magnanimous-say-exchange-pass = Exchange nothing
magnanimous-say-rio-effect-pass = Leave the effect
magnanimous-say-take-die-pass = Take no die
magnanimous-say-train-or-sell-pass = Stop here
magnanimous-say-export-or-sail-pass = Stop here
magnanimous-say-troops-pass = Leave the troops
magnanimous-say-use-nobles-pass = Leave the action
magnanimous-say-use-production-pass = Leave the action
magnanimous-say-use-production-act = { $action }
magnanimous-say-use-nobles-act = { $action }

## Asked in another's turn

magnanimous-asked-follow-production = { $by-seat } acts precisely. Do you follow: { $action }?
magnanimous-asked-follow-produce = { $by-seat } produces precisely. Do you follow?
magnanimous-asked-follow-nobles = { $by-seat } acts precisely. Do you follow, free of charge: { $action }?
magnanimous-say-follow-production-follow = { $action }
magnanimous-say-follow-produce-follow = Produce { $good-id ->
        [cotton] cotton
        [sugar] sugar cane
        [leather] leather
       *[other] coffee
    }
magnanimous-say-follow-nobles-follow = { $action }
magnanimous-say-buy-production-follow = Buy: { $action }
magnanimous-say-buy-produce-follow = Buy, and produce { $good-id ->
        [cotton] cotton
        [sugar] sugar cane
        [leather] leather
       *[other] coffee
    }
magnanimous-say-buy-nobles-follow = Buy: { $action }
