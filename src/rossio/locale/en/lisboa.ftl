# What is asked, done and refused in Lisboa

## Moves

lisboa-move-get-gold = Discard { $card } for 1 gold
    .all = Discard a card for 1 gold
lisboa-move-portfolio = { $card } into the portfolio
    .all = Play into the portfolio
lisboa-move-visit = Visit with { $card }
    .all = Visit a noble
lisboa-move-sponsor = Sponsor the event of { $card }
    .all = Sponsor an event
lisboa-move-take = Take { $card }
    .all = Take a political card
lisboa-move-drop = Discard { $card } from the portfolio
    .all = Discard a card
lisboa-move-scrap = Give up the ship { $ship }
    .all = Give up a ship
lisboa-move-sell = Sell { $good } to { $ship }
    .all = Sell goods
lisboa-move-trade = Give { $good } for: { $action }
    .all = Trade with nobles
lisboa-move-done = Nothing more
    .all = Done
lisboa-move-act = Action: { $action }
    .all = Choose an action
lisboa-move-follow = Follow
    .all = Follow
lisboa-move-office = Place an official: { $noble }
    .all = Place an official
lisboa-move-recall = Call back an official: { $noble }, { $post }
    .all = Call back an official
lisboa-move-plan = Top plan: { $architect }
    .all = Take a plan
lisboa-move-new-ship = The ship into a further slot
    .all = A further ship
lisboa-move-replace = Replace { $ship }
    .all = Replace a ship
lisboa-move-pay-goods = Pay { $goods }
    .all = Pay with goods
lisboa-move-extra = Extra good: { $good }
    .all = Extra good
lisboa-move-meet = Cardinal { $steps }, take { $tile }
    .all = Meet the Cardinal
lisboa-move-favor = Royal favour: { $noble }
    .all = Take a royal favour
lisboa-move-build = { $land }, facing { $good }
    .all = Build a store
lisboa-move-cube = { $colour } cube, { $line }
    .all = Take rubble
lisboa-move-from-influence = { $reis } from influence
    .all = Réis from influence
lisboa-move-from-reis = { $reis } in réis
    .all = Pay the visit in réis
lisboa-move-house = House of the { $group } group
    .all = Place a house
lisboa-move-decree = Take { $decree }
    .all = Take a decree
lisboa-move-site = Build at { $site }
    .all = Choose a site
lisboa-move-use-plan = Use { $plan }
    .all = Use a plan
lisboa-move-give-up = Give up { $tile }
    .all = Give up a clergy tile
lisboa-move-lose-good = Lose { $good }
    .all = Lose a good
lisboa-move-take-good = Take { $good }
    .all = Take a good
lisboa-move-lose-favor = Return a favour: { $noble }
    .all = Return a favour
lisboa-move-keep-tile = Keep { $tile }
    .all = Keep a clergy tile
lisboa-move-keep-card = Keep { $card }
    .all = Keep a card
lisboa-move-discard = Discard { $card }
    .all = Discard from the hand
lisboa-move-reward = Reward of { $card }
    .all = Claim a reward
lisboa-move-task = Reward of { $task }
    .all = Claim a task

## What is asked

lisboa-ask-action = Get 1 gold, or play a card: into the portfolio or to the court.
lisboa-ask-take-card = Take a political card.
lisboa-ask-sell-or-trade = Now sell goods, or trade with the nobles.
lisboa-ask-sell = Sell another good, or stop.
lisboa-ask-trade = Trade a second good for another state action, or stop.
lisboa-ask-make-room = Your portfolio holds { $cards } of { $slots }: discard a card.
lisboa-ask-pay-reis = Pay { $owed ->
        [one] { $owed } real
       *[other] { $owed } réis
    } ({ $purpose }); you hold { $reis }. How many come from influence?
lisboa-ask-pay-visit = { $noble }: the cost is { $cost }. How much of it in réis?
lisboa-ask-place-official = Place an official (up to { $left }).
lisboa-ask-recall-official = Call back { $left ->
        [one] { $left } official
       *[other] { $left } officials
    }: from where?
lisboa-ask-plan = From which stack do you take a plan?
lisboa-ask-favor = Whose favour do you take?
lisboa-ask-lose-favor = Which favour do you return?
lisboa-ask-ship = { $ship }: into a further slot, or in place of a ship?
lisboa-ask-pay-goods = Pay { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods of different kinds
    }.
lisboa-ask-extra-good = Which extra good do you produce?
lisboa-ask-cardinal = Move the Cardinal (up to { $steps }) and take a clergy tile beside him.
lisboa-ask-give-up = Church scoring: give up clergy tiles ({ $tiles }), or keep them.
lisboa-ask-land = Choose a tile and a land for your store.
lisboa-ask-cube = { $land }: take a rubble cube of its row or column.
lisboa-ask-pile = Take a cube from the rubble pile.
lisboa-ask-house = Which house do you place on { $land }?
lisboa-ask-decree = Take a decree.
lisboa-ask-extra-decree = Discard a set marker ({ $markers }) for another decree, or not?
lisboa-ask-site = Choose a site for the public building.
lisboa-ask-use-plan = { $site }: which plan do you use?
lisboa-ask-state-option = { $noble }: take a state action first, or go on to the noble action.
lisboa-ask-follow = { $noble }: follow this visit for { $cost }?
lisboa-ask-follow-action = { $noble }: which action do you take?
lisboa-ask-take-good = Take a good ({ $left } left).
lisboa-ask-lose-good = Lose a good ({ $left } left).
lisboa-ask-keep-tile = Which clergy tile do you keep?
lisboa-ask-keep-card = Keep one of these { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
lisboa-ask-starting-decree = Take your starting decree.
lisboa-ask-discard-hand = End of the period: discard hand cards for their rewards ({ $cards } held), or stop.
lisboa-ask-claim-reward = Which reward comes next?
lisboa-ask-task = Which task do you have rewarded?

## Why not

lisboa-why-dead-end = after this you could not carry out what must follow
lisboa-why-influence-short = influence gives { $have } of { $need } réis
lisboa-why-reis-short = you have { $have } of { $need } réis
lisboa-why-wigs-short = { $need } wigs would be missing influence, you have { $have }
lisboa-why-office-used = { $noble }: you have just placed one there
lisboa-why-must-place = recruiting places at least one official
lisboa-why-nobody-there = you have no official there
lisboa-why-favor-held = { $noble }: you already hold this favour
lisboa-why-favor-missing = { $noble }: you do not hold this favour
lisboa-why-no-slot = no slot is free for a further ship
lisboa-why-kinds-short = it costs goods of { $need } kinds, you have { $have }
lisboa-why-good-missing = you have no { $good }
lisboa-why-ship-for-ship = a ship only leaves for a ship that replaces it
lisboa-why-other-row = the other row is full: the card must come from there
lisboa-why-cardinal-too-far = { $tile } does not lie beside a space within { $steps }
lisboa-why-no-cube = there is no { $cube }
lisboa-why-not-this-good = { $good } is not offered
lisboa-why-not-produced = you did not produce { $good }
lisboa-why-warehouse-full = no room for { $good }: the warehouse holds { $room }
lisboa-why-land-taken = { $land } is not free
lisboa-why-no-tile = no tile on display fits: { $good }
lisboa-why-land-price = the land costs { $need }, you can pay { $have }
lisboa-why-group-built = all houses are built: { $group }
lisboa-why-site-taken = { $site } is not free
lisboa-why-no-building = no available building of your plans fits { $site }
lisboa-why-hiring-price = hiring costs { $need }, you can pay { $have }
lisboa-why-plan-too-new = { $plan } came with this site and serves later buildings
lisboa-why-no-official = no official is left on your board
lisboa-why-no-plan = no plan is left
lisboa-why-no-store = you have no store that produces
lisboa-why-no-warehouse-room = your warehouse is full of what you produce ({ $room } each)
lisboa-why-clergy-full = you have { $have } clergy tiles, the most is { $most }
lisboa-why-no-clergy-near = no clergy tile lies within reach of the Cardinal
lisboa-why-favors-full = you hold a favour of every noble
lisboa-why-no-decree = no decree is on display
lisboa-why-pile-empty = the rubble pile is empty
lisboa-why-shipyard-empty = the shipyard is empty
lisboa-why-no-house = all your houses are built
lisboa-why-no-land = no free land has a tile on display
lisboa-why-no-own-plan = you have no plan to carry out
lisboa-why-no-site = no free site fits a building of your plans
lisboa-why-noble-refuses = { $noble } does not take { $good }
lisboa-why-covered = { $action }: a good lies on it until the end of the turn
lisboa-why-ship-at-sea = { $ship } is at sea
lisboa-why-no-sale-no-trade = with { $have ->
        [one] { $have } good
       *[other] { $have } goods
    } you could neither sell nor trade afterwards
lisboa-why-no-noble-card = it is a Treasury card
lisboa-why-no-treasury-card = it is a noble card
lisboa-why-event-price = the event costs { $need }, you can pay { $have }
lisboa-why-price-and-costs = after the cost of { $need } not enough would be left for the action
lisboa-why-visit-cost = the visit costs { $need }, you can pay { $have }
lisboa-why-task-not-done = { $task } was not done this turn
lisboa-why-penalty-ignored = a penalty card gives no reward
lisboa-why-treasury-no-reward = a Treasury card gives no reward

## What happened

lisboa-did-turn = { $seat } begins a turn.
lisboa-did-docked = { $ship } docks, empty again ({ $seat }).
lisboa-did-get-gold = { $seat } discards { $card } for 1 gold.
lisboa-did-portfolio = { $seat } plays { $card } into the portfolio.
lisboa-did-visit = { $seat } visits with { $card }: { $noble }.
lisboa-did-sponsor = { $seat } sponsors the event of { $card }.
lisboa-did-follow = { $seat } follows: { $noble }.
lisboa-did-state-action = { $seat }: { $action }.
lisboa-did-sold = { $seat } sells { $good } to { $ship } for { $price }.
lisboa-did-sailed = { $ship } sails: { $wigs ->
        [one] { $wigs } wig
       *[other] { $wigs } wigs
    } for { $seat }.
lisboa-did-traded = { $seat } gives { $good }: { $action }.
lisboa-did-paid = { $seat } pays { $reis } in réis and { $generated } from influence ({ $purpose }).
lisboa-did-paid-visit = { $seat } pays for the visit ({ $noble }): influence { $influence }, wigs { $wigs }, réis { $reis }.
lisboa-did-influence = { $seat } gains { $amount } influence and stands on { $influence }{ $wigs ->
        [0] {""}
       *[other] : 1 wig
    }.
lisboa-did-good = { $seat } takes { $good }.
lisboa-did-no-room = { $seat } has no room for { $good }.
lisboa-did-reis = { $seat } takes { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
lisboa-did-wigs = { $seat } earns { $wigs ->
        [one] { $wigs } wig
       *[other] { $wigs } wigs
    }.
lisboa-did-lost-good = { $seat } loses { $good }.
lisboa-did-lost-reis = { $seat } loses { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
lisboa-did-lost-wigs = { $seat } loses { $wigs ->
        [one] { $wigs } wig
       *[other] { $wigs } wigs
    }.
lisboa-did-gave-good = { $seat } pays { $good }.
lisboa-did-excess = { $seat } returns { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    } beyond the warehouse: { $good }.
lisboa-did-treasury = The treasury stands at { $value }.
lisboa-did-cube = { $seat } takes rubble: { $cube }.
lisboa-did-cube-lost = { $seat } has no space for it: { $cube } leaves the game.
lisboa-did-set = { $seat } completes a rubble set ({ $sets }).
lisboa-did-triggered = { $seat } triggers the end of period { $period }.
lisboa-did-dropped = { $seat } discards { $card } from the portfolio.
lisboa-did-scrapped = { $seat } gives up { $ship }.
lisboa-did-placed = { $seat } places an official: { $noble }.
lisboa-did-displaced = { $noble }: an official of { $seat } goes to the plaza.
lisboa-did-recalled = { $seat } calls back { $officials ->
        [one] { $officials } official
       *[other] { $officials } officials
    }: { $place }.
lisboa-did-hired = { $seat } hires { $officials ->
        [one] { $officials } official
       *[other] { $officials } officials
    } for { $price }.
lisboa-did-plan = { $seat } takes { $plan } ({ $officials ->
        [one] { $officials } official
       *[other] { $officials } officials
    }).
lisboa-did-plan-done = { $seat } completes { $plan }.
lisboa-did-favor = { $seat } takes a royal favour: { $noble }.
lisboa-did-favor-back = { $seat } returns a royal favour: { $noble }.
lisboa-did-ship = { $seat } builds { $ship }.
lisboa-did-produced = { $seat } produces { $goods }: { $good }.
lisboa-did-extra-good = { $seat } produces 1 more: { $good }.
lisboa-did-price = The price falls to { $price }: { $good }.
lisboa-did-cardinal = { $seat } moves the Cardinal { $steps } and takes { $tile }.
lisboa-did-church-due = The Cardinal reaches the influence icon: church scoring at the end of the turn.
lisboa-did-gave-up = { $seat } gives up { $tile } for { $wigs ->
        [one] { $wigs } wig
       *[other] { $wigs } wigs
    }.
lisboa-did-clergy-out = { $tile } comes to the church track.
lisboa-did-card-out = { $card } lies open.
lisboa-did-decree-out = { $decree } lies open.
lisboa-did-store = { $seat } builds a store on { $land }: { $good }.
lisboa-did-house = { $seat } places the { $house }.
lisboa-did-store-wigs = { $land } scores { $wigs ->
        [one] { $wigs } wig
       *[other] { $wigs } wigs
    } for { $seat }.
lisboa-did-decree = { $seat } takes { $decree }.
lisboa-did-marker = { $seat } discards a set marker ({ $markers } left).
lisboa-did-site = { $seat } clears { $site }.
lisboa-did-building = { $building } opens at { $site } ({ $seat }).
lisboa-did-building-wigs = { $site } scores { $wigs ->
        [one] { $wigs } wig
       *[other] { $wigs } wigs
    } for { $seat }.
lisboa-did-took-card = { $seat } takes { $card }.
lisboa-did-kept-tile = { $seat } has chosen a clergy tile.
    .secret = { $seat } keeps { $tile }.
lisboa-did-shows-tile = { $seat } shows { $tile }.
lisboa-did-kept-card = { $seat } has kept a card.
    .secret = { $seat } keeps { $card }.
lisboa-did-period-ends = Period { $period } ends ({ $seat }).
lisboa-did-period-wigs = { $seat } earns { $wigs ->
        [one] { $wigs } wig
       *[other] { $wigs } wigs
    } for rubble sets.
lisboa-did-discarded = { $seat } discards { $card }.
lisboa-did-card-reward = { $seat } claims the reward of { $card }.
lisboa-did-period-begins = Period { $period } begins.
lisboa-did-last-round = The last round begins.
lisboa-did-game-over = The game is over.
lisboa-did-task = { $seat } fulfils { $task }.
lisboa-did-task-drawn = { $seat } draws { $task }.
lisboa-did-automa-card = The Magistrate takes { $card }.
lisboa-did-automa-cardinal = The Magistrate moves the Cardinal 1 space; { $tile } leaves the game.
lisboa-did-automa-wigs = The Magistrate earns { $wigs ->
        [one] { $wigs } wig
       *[other] { $wigs } wigs
    } from the treasury.

## The score sheet

lisboa-score-start = Start
lisboa-score-envelope = Influence at its height
lisboa-score-sailed = Ships that sailed
lisboa-score-new-stores = New stores
lisboa-score-buildings = Public buildings
lisboa-score-church = Church scoring
lisboa-score-rewards = Rewards
lisboa-score-tasks = Starting tasks
lisboa-score-period = Rubble sets, end of period
lisboa-score-visits = Paid for visits
lisboa-score-penalties = Penalties
lisboa-score-treasury-cards = Treasury cards of the Magistrate

## Options, ends and small words

lisboa-option-draft = Draft of starting hands
    .off = off
    .on = on
lisboa-option-tasks = Starting tasks
    .off = off
    .on = on
lisboa-option-tokens = City tokens
    .off = off
    .on = on
lisboa-option-start-decrees = Starting decrees
    .off = off
    .on = on
lisboa-option-tools = Tool majority
    .standard = 6, 4, 2
    .english = 6, 3, 1
lisboa-end-wigs = Most wigs win.
lisboa-recruit = recruit officials
lisboa-produce = produce goods
lisboa-public = public building
lisboa-row = row
lisboa-column = column
lisboa-pile = rubble pile
lisboa-office = office
lisboa-plaza = plaza
lisboa-left = left
lisboa-middle = middle
lisboa-right = right
lisboa-hiring = hiring
lisboa-nothing = nothing
lisboa-gold-cloth = gold and cloth
lisboa-gold-book = gold and book
lisboa-cloth-book = cloth and book
lisboa-gold-cloth-book = gold, cloth and book
lisboa-gold-tool = gold and tool
lisboa-cloth-tool = cloth and tool
lisboa-gold-cloth-tool = gold, cloth and tool
lisboa-book-tool = book and tool
lisboa-gold-book-tool = gold, book and tool
lisboa-cloth-book-tool = cloth, book and tool
lisboa-gold-cloth-book-tool = gold, cloth, book and tool
