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
magnanimous-move-votes = Fixed votes { $side }: { $votes }
    .all = Cast fixed votes
magnanimous-move-spend = Deputies ({ $party }) { $side }: { $deputies }
    .all = Spend deputies
magnanimous-move-ballot = Discard { $card } as a vote
    .all = Vote with a card
magnanimous-move-bid = Bid { $reis }
    .all = Bid
magnanimous-move-pass = Pass
    .all = Pass
magnanimous-move-appoint = Take the minister
    .all = Take the minister
magnanimous-move-refuse = Refuse the minister
    .all = Refuse the minister
magnanimous-move-take = Take the die: { $space }
    .all = Take a die
magnanimous-move-turn = Turn the die to { $value }
    .all = Turn the die
magnanimous-move-place = Die to { $province }
    .all = Place the die
magnanimous-move-act = Do the action
    .all = Do the action
magnanimous-move-precise = Declare a precise action
    .all = Precise action
magnanimous-move-offer = Sell the action
    .all = Sell the action
magnanimous-move-follow = Do it as well
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
magnanimous-move-reinforce = Reinforce { $place }
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
magnanimous-move-march = Troops: { $place } to { $to }
    .all = Move troops
magnanimous-move-attack = Attack { $target } from { $place }
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
magnanimous-ask-choose-deputy = Which party is your deputy of ({ $left } left)?
magnanimous-ask-lay-improvement = Where does your { $improvement } go?
magnanimous-ask-take-minister = { $minister } ({ $party }) is turned up: take this minister?
magnanimous-ask-replace-minister = { $minister } ({ $party }) is turned up: replace { $held }?
magnanimous-ask-free-province = Free an occupied province ({ $left } left).
magnanimous-ask-exchange = Give { $given } ({ $give }) for { $got } ({ $get })?
magnanimous-ask-fixed-votes = { $card }, { $for } for and { $against } against: how many of your { $have } fixed votes go { $side }?
magnanimous-ask-spend-deputies = { $card }, { $for } for and { $against } against: how many of your { $have } deputies ({ $party }) do you discard to vote { $side }?
magnanimous-ask-card-votes = { $card }, { $for } for and { $against } against: discard referendum cards as votes, or pass.
magnanimous-ask-auction = { $card }: bid more than { $high }, or pass for good.
magnanimous-ask-take-die = Take a die from the action area ({ $slots ->
        [one] { $slots } free slot
       *[other] { $slots } free slots
    }), or become Governor.
magnanimous-ask-place-die = Where does the die { $value } go ({ $space })?
magnanimous-ask-place-idle-die = No die fits a free slot: where does the die { $value } go, without an action ({ $space })?
magnanimous-ask-use-production = { $action }, { $province }, die { $value }: act for { $price }, sell the action, or pass?
magnanimous-ask-recruit = Where does the recruit go?
magnanimous-ask-improve = Which improvement do you build?
magnanimous-ask-ship = Where does the new ship dock?
magnanimous-ask-follow-production = Follow the precise action for { $price }: { $action }?
magnanimous-ask-follow-produce = Follow the precise action and produce for { $price }: { $good }?
magnanimous-ask-buy-production = { $seller-seat } sells an action for { $price }: { $action }?
magnanimous-ask-buy-produce = { $seller-seat } sells a production for { $price }: { $good }?
magnanimous-ask-rio-effect = You are Governor. { $effect }: use it, or pass.
magnanimous-ask-choose-attacker = Power of Paraguay { $power }: which occupied province attacks next?
magnanimous-ask-choose-target = { $attacker } attacks with power { $power }: which province is tried first?
magnanimous-ask-pick-die = Which die do you use? It goes up by 1.
magnanimous-ask-put-die = Where does the die { $value } of { $province } go?
magnanimous-ask-use-nobles = { $action }, { $province }, die { $value }: act, sell the action, or pass?
magnanimous-ask-train-or-sell = Move your train, or sell a good for { $value }.
magnanimous-ask-troops = Move troops, or attack (power of Paraguay { $power }).
magnanimous-ask-send-troops = How many troops go from { $from } to { $to }?
magnanimous-ask-attack-with = How many troops of { $from } do you spend to free { $province } (power { $power }, morale { $morale })?
magnanimous-ask-discard-card = Which card do you discard for Nobility?
magnanimous-ask-cards-to-throne = Lay a card face down on the throne ({ $laid } of { $limit }).
magnanimous-ask-export-or-sail = Export (spaces up to { $republic }), or sail to Rio.
magnanimous-ask-follow-nobles = Follow the precise action free of charge: { $action }?
magnanimous-ask-buy-nobles = { $seller-seat } sells an action for { $price }: { $action }?

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
magnanimous-why-no-improvements = no improvement is open any more
magnanimous-why-tile-not-open = { $improvement } does not lie open
magnanimous-why-die-elsewhere = the die belongs to { $province }
magnanimous-why-wrong-direction = they cannot vote { $side }
magnanimous-why-event-no-vote = { $card } is an event and no vote
magnanimous-why-bid-too-low = { $have } is bid, the next bid is at least { $need }
magnanimous-why-no-reis = you have { $have } réis, it takes { $need }
magnanimous-why-no-die = no die lies there: { $space }
magnanimous-why-no-die-here = no die lies in { $province }
magnanimous-why-no-free-slot = you have no free slot
magnanimous-why-slot-taken = the slot of { $province } is not free
magnanimous-why-other-good = a die for { $good } cannot go to { $province }
magnanimous-why-space-filled = there is a die already: { $space }
magnanimous-why-not-precise = the die shows { $have }, the number is { $need }
magnanimous-why-in-transit = goods of { $province } are in transit
magnanimous-why-goods-full = { $province } is full ({ $have } of { $limit })
magnanimous-why-no-tokens-left = no tokens are left in the supply: { $province }
magnanimous-why-no-goods = { $province } has no goods
magnanimous-why-no-train-or-goods = neither your train nor the goods of { $province } can do anything
magnanimous-why-train-there = another train stands in { $province }
magnanimous-why-too-far = { $province } is too far ({ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    })
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
magnanimous-why-tried = { $province } has held already
magnanimous-why-not-its-turn = others come before { $province }
magnanimous-why-track-end = the marker stands on { $limit } already

## What happened

magnanimous-did-round-began = Round { $round } begins.
magnanimous-did-phase-began = { $phase }.
magnanimous-did-chose-colour = { $seat } plays { $colour }.
magnanimous-did-kept-baron = { $seat } keeps a baron.
    .secret = { $seat } keeps { $baron }.
magnanimous-did-revealed-baron = { $seat } is { $baron } and starts with { $reis } réis.
magnanimous-did-stored = { $seat } starts with { $tokens } of { $good } in { $province }.
magnanimous-did-stationed = { $seat } stations { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    }: { $place }.
magnanimous-did-won-deputy = { $seat } wins over a deputy: { $party }.
magnanimous-did-docked = A new ship of { $seat } docks: { $place }.
magnanimous-did-built = { $seat } builds in { $province }: { $improvement }.
magnanimous-did-republic-moved = The Republic moves by { $spaces } to { $republic }.
magnanimous-did-proclaimed = The Republic is proclaimed: this is the last round.
magnanimous-did-advanced = { $seat } advances { $spaces } to Nobility { $nobility }.
magnanimous-did-gained-reis = { $seat } receives { $reis } réis.
magnanimous-did-lost-reis = { $seat } loses { $reis } réis.
magnanimous-did-lost-goods = { $seat } returns goods above the limit of { $province }: { $tokens }.
magnanimous-did-purple-turned = The purple die is turned to { $value }.
magnanimous-did-imperial-changed = The Imperial area changes by { $troops } to { $imperial } troops.
magnanimous-did-unveiled = { $seat } reaches { $crown } and turns up { $minister }.
magnanimous-did-appointed = { $seat } takes { $minister }.
magnanimous-did-replaced-minister = { $seat } takes { $minister } in place of { $former }.
magnanimous-did-refused-minister = { $seat } refuses { $minister }.
magnanimous-did-freed = { $province } is free again.
magnanimous-did-traded = { $seat } gives { $given } ({ $give }) for { $got } ({ $get }).
magnanimous-did-revealed-card = From the throne, laid by { $seat }: { $card }.
magnanimous-did-called-vote = A vote on { $card }; lowest title: { $title }.
magnanimous-did-voted-fixed = { $seat } casts { $votes } fixed votes { $side }.
magnanimous-did-spent-deputies = { $seat } spends { $deputies } deputies ({ $party }) { $side }.
magnanimous-did-balloted = { $seat } discards { $card } as a vote { $side }.
magnanimous-did-dropped = { $card } finds no vote for it ({ $for } to { $against }) and is dropped.
magnanimous-did-rejected = { $card } is rejected, { $for } to { $against }.
magnanimous-did-approved = { $card } is approved, { $for } to { $against }.
magnanimous-did-bid = { $seat } bids { $reis } for { $card }.
magnanimous-did-left-auction = { $seat } no longer bids for { $card }.
magnanimous-did-won-referendum = { $seat } wins { $card } for { $reis } réis.
magnanimous-did-turned-die = { $seat } turns a die from { $from } to { $to }.
magnanimous-did-placed-die = { $seat } takes a die { $value } to { $province } ({ $space }).
magnanimous-did-put-die = { $seat } puts the die { $value } of { $province }: { $space }.
magnanimous-did-offered = { $seat } sells an action for { $reis }: { $action }.
magnanimous-did-declared-precise = { $seat } declares a precise action with { $value }: { $action }.
magnanimous-did-paid = { $seat } pays { $reis } réis: { $action }.
magnanimous-did-produced = { $seat } produces { $tokens } of { $good } in { $province }.
magnanimous-did-declined = { $seat } declines.
magnanimous-did-followed = { $seat } follows for { $reis } réis.
magnanimous-did-bought = { $seat } buys the action for { $reis } réis.
magnanimous-did-loaded = { $seat } loads { $tokens } goods in { $province }.
magnanimous-did-moved-train = The train of { $seat } moves to { $province }.
magnanimous-did-train-left = The train of { $seat } is empty and leaves the map.
magnanimous-did-sold = { $seat } sells a good of { $province } for { $reis } réis: { $good }.
magnanimous-did-became-governor = { $seat } is Governor, purple die { $value }: { $effect }.
magnanimous-did-income = { $seat } receives { $reis } réis as { $title }.
magnanimous-did-sailed = A ship of { $seat } sails: { $place }.
magnanimous-did-purple-returned = The purple die goes back and shows { $value }: power of Paraguay { $power }.
magnanimous-did-truce = Paraguay makes no offensive this round.
magnanimous-did-held = { $attacker } attacks { $province } with { $power } against { $imperial }: it holds.
magnanimous-did-occupied = { $attacker } attacks { $province } with { $power } against { $imperial }: it is occupied.
magnanimous-did-lost-train = { $seat } loses the train in { $province } with { $tokens } goods.
magnanimous-did-defeat = Rio de Janeiro has fallen. Everybody loses.
magnanimous-did-marched = { $seat } moves { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    } from { $from } to { $to }.
magnanimous-did-attacked = { $seat } spends { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    } of { $from } against power { $power }: { $province } is attacked.
magnanimous-did-discarded-card = { $seat } discards { $card }.
magnanimous-did-laid-on-throne = { $seat } lays a card on the throne.
    .secret = { $seat } lays { $card } on the throne.
magnanimous-did-exported = { $seat } exports { $good } for { $reis } réis: { $tokens } placed, { $lost } lost ({ $space }).
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
magnanimous-score-nobility = Nobility
magnanimous-for = for
magnanimous-against = against
magnanimous-rio = Rio
magnanimous-port-to-rio = From the port to Rio
magnanimous-rio-to-port = From Rio to the port
