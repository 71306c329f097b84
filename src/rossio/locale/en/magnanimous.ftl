# What is asked, done and refused in Magnanimous

## Moves

magnanimous-move-colour = Play { $colour }
    .all = Choose a colour
magnanimous-move-baron = Keep { $baron }
    .all = Choose a baron
magnanimous-move-troop = One troop: { $place }
    .all = Place a troop
magnanimous-move-deputy = One deputy: { $party }
    .all = Take a deputy
magnanimous-move-build = { $improvement }: { $province }
    .all = Build an improvement
magnanimous-move-votes = { $votes ->
        [0] No fixed vote
        [one] { $votes } fixed vote
       *[other] { $votes } fixed votes
    } { $side }
    .all = Cast fixed votes
magnanimous-move-spend = { $deputies ->
        [0] Keep your deputies ({ $party })
        [one] { $deputies } deputy ({ $party }) to vote { $side }
       *[other] { $deputies } deputies ({ $party }) to vote { $side }
    }
    .all = Spend deputies
magnanimous-move-ballot = Discard { $card } as a vote
    .all = Vote with a card
magnanimous-move-bid = Bid { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }
    .all = Bid
magnanimous-move-pass = Let it pass
    .all = Pass
magnanimous-move-appoint = Take the minister
    .all = Take the minister
magnanimous-move-refuse = Refuse the minister
    .all = Refuse the minister
magnanimous-move-take = Take the die: { $space }
    .all = Take a die
magnanimous-move-turn = Turn the die to { $value }
    .all = Turn the die
magnanimous-move-place = Place the die in { $province }
    .all = Place the die
magnanimous-move-act = Do this action
    .all = Do the action
magnanimous-move-precise = Declare a precise action
    .all = Precise action
magnanimous-move-offer = Sell the action to the others
    .all = Sell the action
magnanimous-move-follow = Do the action too
    .all = Do it as well
magnanimous-move-govern = Take the purple die and become Governor
    .all = Become Governor
magnanimous-move-ship = { $route-id ->
        [port] New ship to your port
        [rio] New ship to Rio
        [port-to-rio] Ship from your port to Rio
       *[other] Ship from Rio to your port
    }
    .all = A ship
magnanimous-move-reinforce = Reinforce { $place-id ->
        [imperial-area] the Imperial area
       *[other] { $place }
    }
    .all = Reinforce
magnanimous-move-advance = Advance: { $track }
    .all = Advance a marker
magnanimous-move-free = Free { $province }
    .all = Free a province
magnanimous-move-attacker = Next attacker: { $province }
    .all = Choose the next attacker
magnanimous-move-target = First target: { $province }
    .all = Choose the target
magnanimous-move-pick = Use the die of { $province }
    .all = Use a die
magnanimous-move-put = Put the die: { $space }
    .all = Put the die
magnanimous-move-train = Train to { $province }
    .all = Move the train
magnanimous-move-load = Load in { $province }, train to { $to }
    .all = Bring in the train
magnanimous-move-sell = Sell a good of { $province }
    .all = Sell a good
magnanimous-move-march = Troops from { $place-id ->
        [imperial-area] the Imperial area
       *[other] { $place }
    } to { $to-id ->
        [imperial-area] the Imperial area
       *[other] { $to }
    }
    .all = Move troops
magnanimous-move-attack = Attack { $target } from { $place-id ->
        [imperial-area] the Imperial area
       *[other] { $place }
    }
    .all = Attack
magnanimous-move-send = Troops: { $troops }
    .all = How many troops
magnanimous-move-discard = Discard { $card } for Nobility
    .all = Discard a card
magnanimous-move-throne = { $card } to the throne
    .all = Lay a card on the throne
magnanimous-move-export = Export { $tokens }: { $commerce }
    .all = Export
magnanimous-move-sail = Sail a ship to Rio
    .all = Sail to Rio
magnanimous-move-give = Give a troop of { $province }
    .all = Give a troop
magnanimous-move-trade = Make the trade
    .all = Trade

## What is asked

magnanimous-ask-choose-colour = Choose the board you play.
magnanimous-ask-choose-baron = Keep one of your two barons, in secret.
magnanimous-ask-place-troop = Place a troop in one of your provinces ({ $left } left).
magnanimous-ask-choose-deputy = Choose the party of your deputy ({ $left } left).
magnanimous-ask-lay-improvement = Where does your { $improvement } go?
magnanimous-ask-take-minister = { $minister } ({ $party }) is turned up: take this minister?
magnanimous-ask-replace-minister = { $minister } ({ $party }) is turned up: replace { $held }?
magnanimous-ask-free-province = Free an occupied province ({ $left } left).
magnanimous-ask-exchange = Give { $give-id ->
        [reis] { $given ->
            [one] { $given } real
           *[other] { $given } réis
        }
        [troop] { $given ->
            [one] { $given } troop
           *[other] { $given } troops
        }
        [nobility] { $given ->
            [one] { $given } Nobility space
           *[other] { $given } Nobility spaces
        }
        [deputy-any] { $given ->
            [one] { $given } deputy
           *[other] { $given } deputies
        }
       *[other] { $given } { $give }
    } for { $get-id ->
        [reis] { $got ->
            [one] { $got } real
           *[other] { $got } réis
        }
        [troop] { $got ->
            [one] { $got } troop
           *[other] { $got } troops
        }
        [nobility] { $got ->
            [one] { $got } Nobility space
           *[other] { $got } Nobility spaces
        }
        [deputy-any] { $got ->
            [one] { $got } deputy
           *[other] { $got } deputies
        }
       *[other] { $got } { $get }
    }?
magnanimous-ask-fixed-votes = { $card }, { $for } for and { $against } against: { $have ->
        [one] does your fixed vote go { $side }?
       *[other] how many of your { $have } fixed votes go { $side }? A minister, a baron or a card votes with all its votes or abstains.
    }
magnanimous-ask-spend-deputies = { $card }, { $for } for and { $against } against: { $have ->
        [one] do you discard your deputy ({ $party }) to vote { $side }?
       *[other] how many of your { $have } deputies ({ $party }) do you discard to vote { $side }?
    }
magnanimous-ask-card-votes = { $card }, { $for } for and { $against } against: discard referendum cards as votes, or discard no more.
magnanimous-ask-auction = { $card }: bid more than { $high }, or drop out of the auction.
magnanimous-ask-take-die = { $slots ->
        [0] Your turn: none of your slots is free.
        [one] Your turn: take a die; it costs what it shows ({ $slots } free slot).
       *[other] Your turn: take a die; it costs what it shows ({ $slots } free slots).
    }
magnanimous-ask-place-die = Where do you place the die { $value } ({ $space })?
magnanimous-ask-place-idle-die = No die fits a free slot: where does the die { $value } go, without an action ({ $space })?
magnanimous-ask-use-production = { $action }, { $province }, die { $value }: act for { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }, sell the action, or let it pass?
magnanimous-ask-recruit = Where does the recruit go?
magnanimous-ask-improve = Which improvement do you build?
magnanimous-ask-ship = Where does the new ship dock?
magnanimous-ask-follow-production = Follow the precise action for { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }: { $action }?
magnanimous-ask-follow-produce = Follow the precise action and produce { $good-id ->
        [cotton] cotton
        [sugar] sugar cane
        [leather] leather
       *[other] coffee
    } for { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }?
magnanimous-ask-buy-production = { $seller-seat } sells an action for { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }: { $action }. Do you buy it?
magnanimous-ask-buy-produce = { $seller-seat } sells an action for { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }: produce { $good-id ->
        [cotton] cotton
        [sugar] sugar cane
        [leather] leather
       *[other] coffee
    }. Do you buy it?
magnanimous-ask-rio-effect = You are Governor. { $effect }: use it, or let it pass.
magnanimous-ask-choose-attacker = Power of Paraguay { $power }: which occupied province attacks next?
magnanimous-ask-choose-target = { $attacker } attacks with power { $power }: which province is tried first?
magnanimous-ask-pick-die = Which die do you use? It goes up by 1.
magnanimous-ask-put-die = Die { $value } of { $province }: put it on a free space; the upper action of that space follows.
magnanimous-ask-use-nobles = { $action }, { $province }, die { $value }: act, sell the action, or let it pass?
magnanimous-ask-train-or-sell = Move your train, or sell a good for { $value ->
        [one] { $value } real
       *[other] { $value } réis
    }.
magnanimous-ask-troops = Move troops, or attack (power of Paraguay { $power }).
magnanimous-ask-send-troops = How many troops go from { $from-id ->
        [imperial-area] the Imperial area
       *[other] { $from }
    } to { $to-id ->
        [imperial-area] the Imperial area
       *[other] { $to }
    }?
magnanimous-ask-attack-with = How many troops of { $from-id ->
        [imperial-area] the Imperial area
       *[other] { $from }
    } do you spend to free { $province } (power { $power }, morale { $morale })?
magnanimous-ask-discard-card = Which card do you discard for Nobility?
magnanimous-ask-cards-to-throne = Lay a card face down on the throne ({ $laid } of { $limit }).
magnanimous-ask-export-or-sail = Export (spaces up to { $republic }), or sail to Rio.
magnanimous-ask-follow-nobles = Follow the precise action free of charge: { $action }?
magnanimous-ask-buy-nobles = { $seller-seat } sells an action for { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }: { $action }. Do you buy it?

## Why not

magnanimous-why-colour-taken = { $colour } is taken
magnanimous-why-no-troops-left = no troops are left in the supply
magnanimous-why-imperial-full = the Imperial area is full ({ $have } of { $limit })
magnanimous-why-imperial-few = the Imperial area has { $have }, it needs { $need }
magnanimous-why-occupied = { $province } is occupied
magnanimous-why-not-occupied = { $province } is not occupied
magnanimous-why-troops-full = { $province } has no room for them ({ $have } of { $limit })
magnanimous-why-no-troops-here = { $province } has no troops to give
magnanimous-why-no-troops-to-move = you have no troops to move and no attack would succeed
magnanimous-why-port-no-troops = { $place } is a port and holds ships only
magnanimous-why-governor-only = only the Governor commands the Imperial area
magnanimous-why-governor-already = you are Governor already
magnanimous-why-purple-taken = the purple die has been taken this round
magnanimous-why-deputies-full = you have { $limit } deputies of this party: { $party }
magnanimous-why-no-ship-left = all your { $limit } ships are in play
magnanimous-why-no-ship-there = you have no ship there: { $province }
magnanimous-why-port-full = your port is full, { $province } ({ $limit })
magnanimous-why-rio-full = the { $limit } docks of Rio are taken
magnanimous-why-improved = { $province } already has: { $improvement }
magnanimous-why-no-improvements = no improvement is left on display
magnanimous-why-tile-not-open = this improvement is not on display
magnanimous-why-die-elsewhere = the die belongs to { $province }
magnanimous-why-wrong-direction = these votes cannot go { $side }
magnanimous-why-votes-whole = a minister, a baron or a card votes with all its votes or abstains: { $votes } is not possible
magnanimous-why-event-no-vote = { $card } is an event, not a vote
magnanimous-why-bid-too-low = { $have } is bid, the next bid is at least { $need }
magnanimous-why-no-reis = it takes { $need ->
        [one] { $need } real
       *[other] { $need } réis
    }, you have { $have }
magnanimous-why-no-die = no die lies there
magnanimous-why-no-die-here = no die lies in { $province }
magnanimous-why-no-free-slot = you have no free slot
magnanimous-why-slot-taken = the slot of { $province } is not free
magnanimous-why-other-good = a die for { $good-id ->
        [cotton] cotton
        [sugar] sugar cane
        [leather] leather
       *[other] coffee
    } cannot go to { $province }
magnanimous-why-space-filled = there is a die already
magnanimous-why-not-precise = the die shows { $have }; a precise action needs { $need }
magnanimous-why-in-transit = goods of { $province } are in transit
magnanimous-why-goods-full = { $province } is full ({ $have } of { $limit })
magnanimous-why-no-tokens-left = no tokens are left in the supply: { $province }
magnanimous-why-no-goods = { $province } has no goods
magnanimous-why-no-train-or-goods = neither your train nor the goods of { $province } can do anything
magnanimous-why-train-there = another train stands in { $province }
magnanimous-why-too-far = { $province } is too far: the train goes { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
magnanimous-why-too-weak = { $have } is not enough to free { $province }, it takes { $need }
magnanimous-why-no-card = you have no card in hand
magnanimous-why-no-train = you have no train in play
magnanimous-why-no-export-place = your train in { $province } is not in a port you can export from with a ship
magnanimous-why-no-export-or-sail = you can neither export nor sail
magnanimous-why-space-other-good = this space is for another good ({ $good }): { $space }
magnanimous-why-space-closed = the Republic stands on { $have }, it must reach { $need }: { $space }
magnanimous-why-space-taken = it belongs to { $owner-seat }: { $space }
magnanimous-why-space-full = it already holds { $limit } tokens: { $space }
magnanimous-why-used = it has been used this round
magnanimous-why-no-more-attack = { $province } has attacked already, or was occupied just now
magnanimous-why-no-target = { $province } has no target
magnanimous-why-tried = { $province } has already held
magnanimous-why-not-its-turn = others come before { $province }
magnanimous-why-track-end = the marker stands on { $limit } already

## What happened

magnanimous-did-round-began = Round { $round } begins.
magnanimous-did-phase-began = { $phase }.
magnanimous-did-chose-colour = { $seat } plays { $colour }.
magnanimous-did-kept-baron = { $seat } keeps a baron.
    .secret = { $seat } keeps { $baron }.
magnanimous-did-revealed-baron = { $seat } is { $baron } and starts with { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
magnanimous-did-stored = { $seat } starts with { $tokens } { $good-id ->
        [cotton] cotton
        [sugar] sugar cane
        [leather] leather
       *[other] coffee
    } in { $province }.
magnanimous-did-stationed = { $seat } stations { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    }: { $place }.
magnanimous-did-won-deputy = { $seat } wins over a deputy: { $party }.
magnanimous-did-docked = A new ship of { $seat } docks in { $place }.
magnanimous-did-built = { $seat } builds { $improvement } in { $province }.
magnanimous-did-republic-moved = The Republic moves to { $republic } (change: { $spaces }).
magnanimous-did-proclaimed = The Republic is proclaimed: this is the last round.
magnanimous-did-advanced = { $seat } advances { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } to Nobility { $nobility }.
magnanimous-did-gained-reis = { $seat } receives { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
magnanimous-did-lost-reis = { $seat } loses { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
magnanimous-did-lost-goods = { $seat } returns { $tokens ->
        [one] { $tokens } good
       *[other] { $tokens } goods
    } above the limit of { $province }.
magnanimous-did-purple-turned = The purple die is turned to { $value }.
magnanimous-did-imperial-changed = The Imperial area now has { $imperial ->
        [one] { $imperial } troop
       *[other] { $imperial } troops
    } (change: { $troops }).
magnanimous-did-unveiled = { $seat } reaches { $crown } and turns up { $minister }.
magnanimous-did-appointed = { $seat } takes { $minister }.
magnanimous-did-replaced-minister = { $seat } takes { $minister } in place of { $former }.
magnanimous-did-refused-minister = { $seat } refuses { $minister }.
magnanimous-did-freed = { $province } is free again.
magnanimous-did-traded = { $seat } gives { $give-id ->
        [reis] { $given ->
            [one] { $given } real
           *[other] { $given } réis
        }
        [troop] { $given ->
            [one] { $given } troop
           *[other] { $given } troops
        }
        [nobility] { $given ->
            [one] { $given } Nobility space
           *[other] { $given } Nobility spaces
        }
        [deputy-any] { $given ->
            [one] { $given } deputy
           *[other] { $given } deputies
        }
       *[other] { $given } { $give }
    } for { $get-id ->
        [reis] { $got ->
            [one] { $got } real
           *[other] { $got } réis
        }
        [troop] { $got ->
            [one] { $got } troop
           *[other] { $got } troops
        }
        [nobility] { $got ->
            [one] { $got } Nobility space
           *[other] { $got } Nobility spaces
        }
        [deputy-any] { $got ->
            [one] { $got } deputy
           *[other] { $got } deputies
        }
       *[other] { $got } { $get }
    }.
magnanimous-did-revealed-card = From the throne, laid by { $seat }: { $card }.
magnanimous-did-called-vote = A vote { $title-id ->
        [barao] open to all
       *[other] from the title { $title } up
    }: { $card }.
magnanimous-did-voted-fixed = { $seat } casts { $votes ->
        [0] no fixed vote
        [one] { $votes } fixed vote
       *[other] { $votes } fixed votes
    } { $side }.
magnanimous-did-spent-deputies = { $seat } spends { $deputies ->
        [0] no deputy
        [one] { $deputies } deputy
       *[other] { $deputies } deputies
    } ({ $party }) to vote { $side }.
magnanimous-did-balloted = { $seat } discards { $card } as a vote { $side }.
magnanimous-did-dropped = { $card } gets no vote in favour ({ $for } to { $against }) and is dropped.
magnanimous-did-rejected = { $card } is rejected, { $for } to { $against }.
magnanimous-did-approved = { $card } is approved, { $for } to { $against }.
magnanimous-did-bid = { $seat } bids { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    } for { $card }.
magnanimous-did-left-auction = { $seat } no longer bids for { $card }.
magnanimous-did-won-referendum = { $seat } wins { $card }{ $reis ->
        [0] .
        [one] {" "}and pays { $reis } real.
       *[other] {" "}and pays { $reis } réis.
    }
magnanimous-did-turned-die = { $seat } turns a die from { $from } to { $to }.
magnanimous-did-placed-die = { $seat } places a die { $value } in { $province } ({ $space }).
magnanimous-did-put-die = { $seat } moves the die { $value } of { $province } to this space: { $space }.
magnanimous-did-offered = { $seat } sells an action for { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }: { $action }.
magnanimous-did-declared-precise = { $seat } declares a precise action with { $value }: { $action }.
magnanimous-did-paid = { $seat } pays { $reis ->
        [0] nothing
        [one] { $reis } real
       *[other] { $reis } réis
    }: { $action }.
magnanimous-did-produced = { $seat } produces { $tokens } { $good-id ->
        [cotton] cotton
        [sugar] sugar cane
        [leather] leather
       *[other] coffee
    } in { $province }.
magnanimous-did-declined = { $seat } declines.
magnanimous-did-followed = { $seat } follows { $reis ->
        [0] free of charge
        [one] for { $reis } real
       *[other] for { $reis } réis
    }.
magnanimous-did-bought = { $seat } buys the action for { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
magnanimous-did-loaded = { $seat } loads { $tokens ->
        [one] { $tokens } good
       *[other] { $tokens } goods
    } in { $province }.
magnanimous-did-moved-train = The train of { $seat } goes to { $province }.
magnanimous-did-train-left = The train of { $seat } is empty and leaves the map.
magnanimous-did-sold = { $seat } sells 1 { $good-id ->
        [cotton] cotton
        [sugar] sugar cane
        [leather] leather
       *[other] coffee
    } of { $province } for { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
magnanimous-did-became-governor = { $seat } is Governor, purple die { $value }: { $effect }.
magnanimous-did-income = { $seat } receives { $reis ->
        [0] no réis
        [one] { $reis } real
       *[other] { $reis } réis
    } as { $title }.
magnanimous-did-sailed = A ship of { $seat } sails to { $place }.
magnanimous-did-purple-returned = The purple die goes back and shows { $value }: power of Paraguay { $power }.
magnanimous-did-truce = Paraguay makes no offensive this round.
magnanimous-did-held = { $attacker } attacks { $province } with { $power } against { $imperial }: it holds.
magnanimous-did-occupied = { $attacker } attacks { $province } with { $power } against { $imperial }: it is occupied.
magnanimous-did-lost-train = { $seat } loses the train in { $province } with { $tokens ->
        [one] { $tokens } good
       *[other] { $tokens } goods
    }.
magnanimous-did-defeat = Rio de Janeiro has fallen. Everybody loses.
magnanimous-did-marched = { $seat } moves { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    } from { $from-id ->
        [imperial-area] the Imperial area
       *[other] { $from }
    } to { $to-id ->
        [imperial-area] the Imperial area
       *[other] { $to }
    }.
magnanimous-did-attacked = { $seat } attacks { $province } (power { $power }) and spends { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    } of { $from-id ->
        [imperial-area] the Imperial area
       *[other] { $from }
    }.
magnanimous-did-discarded-card = { $seat } discards { $card }.
magnanimous-did-laid-on-throne = { $seat } lays a card on the throne.
    .secret = { $seat } lays { $card } on the throne.
magnanimous-did-exported = { $seat } exports { $tokens } { $good-id ->
        [cotton] cotton
        [sugar] sugar cane
        [leather] leather
       *[other] coffee
    } for { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }{ $lost ->
        [0] {""}
        [one] , { $lost } token lost
       *[other] , { $lost } tokens lost
    } ({ $space }).
magnanimous-did-drew = { $seat } draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .secret = { $seat } draws { $drawn }.
magnanimous-did-ended = The game is over: { $end }.

## Options, scores and small words

magnanimous-option-troops = Troops in a province, at most
    .four = 4
    .five = 5
magnanimous-option-colours = Colours
    .fixed = by order of play
    .free = by choice
magnanimous-option-end = If Nobility and the Republic both reach 20 in a round, the game ends by
    .procedure = the Republic, on points
    .first = whichever was first
magnanimous-score-nobility = Nobility
magnanimous-score-assembly = Votes and ministers
magnanimous-score-trade = Goods and their transport
magnanimous-score-dice = Dice still to be used
magnanimous-score-danger = Danger from Paraguay
magnanimous-reach-produce = Goods to produce
magnanimous-reach-action = Actions
magnanimous-for = for
magnanimous-against = against
magnanimous-rio = Rio
magnanimous-port-to-rio = From the port to Rio
magnanimous-rio-to-port = From Rio to the port
