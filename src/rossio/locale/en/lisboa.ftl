# What is asked, done and refused in Lisboa

## Moves

lisboa-move-get-gold = Discard { $card } for 1 gold
    .all = Discard a card for 1 gold
lisboa-move-portfolio = { $card } into the portfolio
    .all = Play into the portfolio
lisboa-move-visit = Visit with { $card }
    .all = Visit a noble
lisboa-move-sponsor = Sponsor the event on { $card }
    .all = Sponsor an event
lisboa-move-take = Take { $card }
    .all = Take a political card
lisboa-move-drop = Discard { $card } from the portfolio
    .all = Discard a card
lisboa-move-scrap = Give up the ship { $ship }
    .all = Give up a ship
lisboa-move-sell = Sell 1 { $good-id ->
        [gold] gold
        [cloth] cloth
        [book] book
       *[other] tool
    } to { $ship }
    .all = Sell goods
lisboa-move-trade = Give 1 { $good-id ->
        [gold] gold
        [cloth] cloth
        [book] book
       *[other] tool
    }: { $action-id ->
        [recruit] recruit officials
        [plan] acquire a plan
        [ship] build a ship
        [produce] produce goods
        [cardinal] meet the Cardinal
        [favor] get a royal favour
        [store] build a store
        [decree] take a decree
       *[other] open a public building
    }
    .all = Trade with nobles
lisboa-move-done = Leave it at that
    .all = Done
lisboa-move-act = { $action-id ->
        [recruit] Recruit officials
        [plan] Acquire a plan
        [ship] Build a ship
        [produce] Produce goods
        [cardinal] Meet the Cardinal
        [favor] Get a royal favour
        [store] Build a store
        [decree] Take a decree
       *[other] Open a public building
    }
    .all = Choose an action
lisboa-move-follow = Follow the visit
    .all = Follow
lisboa-move-office = Place an official: { $noble }
    .all = Place an official
lisboa-move-recall = Call back an official: { $noble }, { $post }
    .all = Call back an official
lisboa-move-plan = Top plan of the { $architect-id ->
        [blue] blue
       *[other] green
    } architect
    .all = Take a plan
lisboa-move-new-ship = The ship into a further slot
    .all = A further ship
lisboa-move-replace = Replace { $ship }
    .all = Replace a ship
lisboa-move-pay-goods = Pay { $goods }
    .all = Pay with goods
lisboa-move-extra = Extra good: { $good-id ->
        [gold] gold
        [cloth] cloth
        [book] book
       *[other] tool
    }
    .all = Extra good
lisboa-move-meet = Move the Cardinal { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    } and take { $tile }
    .all = Meet the Cardinal
lisboa-move-favor = Royal favour: { $noble }
    .all = Take a royal favour
lisboa-move-build = { $land }, facing { $good-id ->
        [gold] the street of gold
        [cloth] the street of cloth
        [book] the street of books
       *[other] the street of tools
    }
    .all = Build a store
lisboa-move-cube = { $colour-id ->
        [brown] Earthquake cube (brown)
        [red] Fire cube (red)
       *[other] Tsunami cube (blue)
    } { $line-id ->
        [row] from the row
        [column] from the column
       *[other] from the rubble pile
    }
    .all = Take rubble
lisboa-move-from-influence = { $reis ->
        [0] Pay all in réis
        [one] Pay { $reis } real from influence
       *[other] Pay { $reis } réis from influence
    }
    .all = Réis from influence
lisboa-move-from-reis = { $reis ->
        [0] No réis
        [one] { $reis } real
       *[other] { $reis } réis
    }
    .all = Pay the visit in réis
lisboa-move-house = House of the { $group-id ->
        [left] left
        [middle] middle
       *[other] right
    } group
    .all = Place a house
lisboa-move-decree = Take { $decree }
    .all = Take a decree
lisboa-move-site = Build at { $site }
    .all = Choose a site
lisboa-move-use-plan = Use { $plan }
    .all = Use a plan
lisboa-move-give-up = Give up { $tile }
    .all = Give up a clergy tile
lisboa-move-lose-good = Lose 1 { $good-id ->
        [gold] gold
        [cloth] cloth
        [book] book
       *[other] tool
    }
    .all = Lose a good
lisboa-move-take-good = Take 1 { $good-id ->
        [gold] gold
        [cloth] cloth
        [book] book
       *[other] tool
    }
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

lisboa-ask-action = Your turn: choose a card and its use: into your portfolio, to the court, or discarded for 1 gold.
lisboa-ask-take-card = Take a political card.
lisboa-ask-sell-or-trade = Now sell goods, or trade with the nobles.
lisboa-ask-sell = Sell another good, or stop selling.
lisboa-ask-trade = Trade a second good for another state action, or stop.
lisboa-ask-make-room = Your portfolio holds { $cards } cards and has room for { $slots }: discard one.
lisboa-ask-pay-reis = Pay { $owed ->
        [one] { $owed } real
       *[other] { $owed } réis
    } { $purpose-id ->
        [land] for the land
        [hiring] for hiring
       *[other] for the event
    }; you hold { $reis }. How much comes from influence?
lisboa-ask-pay-penalty = A penalty of { $owed ->
        [one] { $owed } real
       *[other] { $owed } réis
    }; you hold { $reis }, and what your hand lacks may stay unpaid. How much comes from influence?
lisboa-ask-pay-visit = { $noble }: the cost is { $cost }. How much of it in réis?
lisboa-ask-place-official = Place an official: up to { $left } more.
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
lisboa-ask-cardinal = Move the Cardinal up to { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    } and take a clergy tile beside him.
lisboa-ask-give-up = Church scoring: give up clergy tiles (you have { $tiles }), or keep them.
lisboa-ask-land = Choose a store tile and a plot for your store.
lisboa-ask-cube = { $land }: take a rubble cube of its row or column.
lisboa-ask-pile = Take a cube from the rubble pile.
lisboa-ask-house = Which house do you place on { $land }?
lisboa-ask-decree = Take a decree.
lisboa-ask-extra-decree = Discard a set marker (you have { $markers }) for another decree?
lisboa-ask-site = Choose a site for the public building.
lisboa-ask-use-plan = { $site }: which plan do you use?
lisboa-ask-state-option = { $noble }: take a state action first, or go on to the noble action.
lisboa-ask-follow = { $noble }: return your favour and { $cost } influence to follow the visit with an action?
lisboa-ask-follow-action = { $noble }: which action do you take?
lisboa-ask-take-good = Take a good ({ $left } left).
lisboa-ask-lose-good = Lose a good ({ $left } left).
lisboa-ask-keep-tile = Which clergy tile do you keep?
lisboa-ask-keep-card = Keep one of these { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
lisboa-ask-starting-decree = Take your starting decree.
lisboa-ask-discard-hand = End of the period: discard hand cards for their rewards (you have { $cards }), or keep the rest.
lisboa-ask-claim-reward = Which reward comes next?
lisboa-ask-task = Which task do you claim?

## Why not

lisboa-why-dead-end = after this you could not carry out what must follow
lisboa-why-influence-short = influence gives { $have } of { $need } réis
lisboa-why-reis-short = you have { $have } of { $need } réis
lisboa-why-wigs-short = the missing influence takes { $need } wigs, you have { $have }
lisboa-why-office-used = you have just placed one there
lisboa-why-must-place = at least one official must be placed
lisboa-why-nobody-there = you have no official there
lisboa-why-favor-held = you already hold this favour
lisboa-why-favor-missing = you do not hold this favour
lisboa-why-no-slot = no slot is free for a further ship
lisboa-why-kinds-short = it costs goods of { $need } kinds, you have { $have }
lisboa-why-good-missing = you have no { $good-id ->
        [gold] gold
        [cloth] cloth
        [book] books
       *[other] tools
    }
lisboa-why-ship-for-ship = a ship only leaves for a ship that replaces it
lisboa-why-other-row = the other row is full: the card must come from there
lisboa-why-cardinal-too-far = { $tile } lies too far: the Cardinal moves { $steps } at most
lisboa-why-no-cube = there is no such cube
lisboa-why-not-this-good = { $good-id ->
        [gold] gold is
        [cloth] cloth is
        [book] books are
       *[other] tools are
    } not offered
lisboa-why-not-produced = you did not produce { $good-id ->
        [gold] gold
        [cloth] cloth
        [book] books
       *[other] tools
    }
lisboa-why-warehouse-full = no room for { $good-id ->
        [gold] gold
        [cloth] cloth
        [book] books
       *[other] tools
    }: the warehouse holds { $room }
lisboa-why-land-taken = { $land } is not free
lisboa-why-no-tile = no tile on display fits: { $good }
lisboa-why-land-price = the plot costs { $need }, you can pay { $have }
lisboa-why-group-built = all houses of this group are built
lisboa-why-site-taken = { $site } is not free
lisboa-why-no-building = no available building of your plans fits { $site }
lisboa-why-hiring-price = hiring costs { $need }, you can pay { $have }
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
lisboa-why-noble-refuses = { $noble } does not take { $good-id ->
        [gold] gold
        [cloth] cloth
        [book] books
       *[other] tools
    }
lisboa-why-covered = a good lies on this action until the end of the turn
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
lisboa-did-sponsor = { $seat } sponsors the event on { $card }.
lisboa-did-follow = { $seat } follows the visit ({ $noble }).
lisboa-did-state-action = { $seat }: { $action }.
lisboa-did-sold = { $seat } sells 1 { $good-id ->
        [gold] gold
        [cloth] cloth
        [book] book
       *[other] tool
    } to { $ship } for { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }.
lisboa-did-sailed = { $ship } sails: { $wigs ->
        [one] { $wigs } wig
       *[other] { $wigs } wigs
    } for { $seat }.
lisboa-did-traded = { $seat } gives 1 { $good-id ->
        [gold] gold
        [cloth] cloth
        [book] book
       *[other] tool
    }: { $action }.
lisboa-did-paid = { $seat } pays { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    } { $purpose-id ->
        [land] for the land
        [hiring] for hiring
       *[other] for the event
    }{ $generated ->
        [0] {""}
        [one] , and { $generated } from influence
       *[other] , and { $generated } from influence
    }.
lisboa-did-paid-penalty = { $seat } pays { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    } as a penalty{ $coins ->
        [0] {""}
       *[other] , { $coins } with Treasury cards
    }{ $generated ->
        [0] {""}
       *[other] , { $generated } from influence
    }{ $unpaid ->
        [0] {""}
       *[other] ; { $unpaid } stay unpaid
    }.
lisboa-did-paid-visit = { $seat } pays for the visit ({ $noble }): { $influence } influence{ $wigs ->
        [0] {""}
        [one] , { $wigs } wig
       *[other] , { $wigs } wigs
    }{ $reis ->
        [0] {""}
        [one] , { $reis } real
       *[other] , { $reis } réis
    }.
lisboa-did-influence = { $seat } gains { $amount } influence and stands on { $influence }{ $wigs ->
        [0] {""}
       *[other] : 1 wig
    }.
lisboa-did-good = { $seat } takes 1 { $good-id ->
        [gold] gold
        [cloth] cloth
        [book] book
       *[other] tool
    }.
lisboa-did-no-room = { $seat } has no room for { $good-id ->
        [gold] gold
        [cloth] cloth
        [book] books
       *[other] tools
    }.
lisboa-did-reis = { $seat } takes { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
lisboa-did-wigs = { $seat } earns { $wigs ->
        [one] { $wigs } wig
       *[other] { $wigs } wigs
    }.
lisboa-did-lost-good = { $seat } loses 1 { $good-id ->
        [gold] gold
        [cloth] cloth
        [book] book
       *[other] tool
    }.
lisboa-did-lost-wigs = { $seat } loses { $wigs ->
        [one] { $wigs } wig
       *[other] { $wigs } wigs
    }.
lisboa-did-gave-good = { $seat } pays 1 { $good-id ->
        [gold] gold
        [cloth] cloth
        [book] book
       *[other] tool
    }.
lisboa-did-excess = { $seat } returns { $good-id ->
        [gold] { $goods ->
            [one] { $goods } gold
           *[other] { $goods } gold
        }
        [cloth] { $goods ->
            [one] { $goods } cloth
           *[other] { $goods } cloth
        }
        [book] { $goods ->
            [one] { $goods } book
           *[other] { $goods } books
        }
       *[other] { $goods ->
            [one] { $goods } tool
           *[other] { $goods } tools
        }
    } beyond the warehouse.
lisboa-did-treasury = The treasury stands at { $value }.
lisboa-did-cube = { $seat } takes rubble: { $cube }.
lisboa-did-cube-lost = { $seat } has no space for it: { $cube } leaves the game.
lisboa-did-set = { $seat } completes a rubble set ({ $sets } in all).
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
    } for { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }.
lisboa-did-plan = { $seat } takes { $plan } ({ $officials ->
        [one] { $officials } official
       *[other] { $officials } officials
    }).
lisboa-did-plan-done = { $seat } completes { $plan }.
lisboa-did-favor = { $seat } takes a royal favour: { $noble }.
lisboa-did-favor-back = { $seat } returns a royal favour: { $noble }.
lisboa-did-ship = { $seat } builds { $ship }.
lisboa-did-produced = { $seat } produces { $good-id ->
        [gold] { $goods ->
            [one] { $goods } gold
           *[other] { $goods } gold
        }
        [cloth] { $goods ->
            [one] { $goods } cloth
           *[other] { $goods } cloth
        }
        [book] { $goods ->
            [one] { $goods } book
           *[other] { $goods } books
        }
       *[other] { $goods ->
            [one] { $goods } tool
           *[other] { $goods } tools
        }
    }.
lisboa-did-extra-good = { $seat } produces 1 { $good-id ->
        [gold] gold
        [cloth] cloth
        [book] book
       *[other] tool
    } more.
lisboa-did-price = The price of { $good-id ->
        [gold] gold
        [cloth] cloth
        [book] books
       *[other] tools
    } falls to { $price }.
lisboa-did-cardinal = { $seat } moves the Cardinal { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    } and takes { $tile }.
lisboa-did-church-due = The Cardinal reaches the influence symbol: church scoring at the end of the turn.
lisboa-did-gave-up = { $seat } gives up { $tile } for { $wigs ->
        [one] { $wigs } wig
       *[other] { $wigs } wigs
    }.
lisboa-did-clergy-out = { $tile } comes to the church track.
lisboa-did-card-out = New on display: { $card }.
lisboa-did-decree-out = New decree on display: { $decree }.
lisboa-did-store = { $seat } builds a store on { $land }, facing { $good-id ->
        [gold] the street of gold
        [cloth] the street of cloth
        [book] the street of books
       *[other] the street of tools
    }.
lisboa-did-house = { $seat } builds a house: { $house }.
lisboa-did-store-wigs = { $land } scores { $wigs ->
        [one] { $wigs } wig
       *[other] { $wigs } wigs
    } for { $seat }.
lisboa-did-decree = { $seat } takes { $decree }.
lisboa-did-marker = { $seat } discards a set marker ({ $markers } left).
lisboa-did-site = { $seat } clears { $site }.
lisboa-did-building = { $seat } opens { $building }: { $site }.
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
lisboa-score-goods = Goods
lisboa-score-portfolio = Portfolio and envelope
lisboa-score-clergy = Clergy tiles
lisboa-reach-land = Lands for a store
lisboa-reach-site = Sites for a public building
lisboa-reach-visit = Visits that cost no wigs
lisboa-reach-trade = State actions for a good

## Options, ends and small words

lisboa-option-draft = Draft of starting hands
    .off = off
    .on = on
lisboa-option-tasks-1 = Starting tasks for seat 1
    .off = off
    .on = on
lisboa-option-tasks-2 = Starting tasks for seat 2
    .off = off
    .on = on
lisboa-option-tasks-3 = Starting tasks for seat 3
    .off = off
    .on = on
lisboa-option-tasks-4 = Starting tasks for seat 4
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
lisboa-rival = The Magistrate
