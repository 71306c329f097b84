# The table of Lisboa, as the text client tells it

## Parts of the table

lisboa-zone-turn = Turn
lisboa-zone-market = Treasury, market and shipyard
lisboa-zone-offices = Nobles and offices
lisboa-zone-decrees = Decrees on display
lisboa-zone-works = Plans and public buildings
lisboa-zone-lands = Free plots
lisboa-zone-sites = Free building sites
lisboa-zone-piles = Decks and piles

## What lies there

lisboa-at-period = Period { $period }. Turn of { $seat }.
lisboa-at-triggered = { $seat } has triggered the end of the period.
lisboa-at-at-court = At court: { $noble }, visited with { $card }.
lisboa-at-event-at-court = At court: the event of { $card }.
lisboa-at-covered = Covered by goods this turn: { $actions }.
lisboa-at-automa = { $seat }: next card { $kind }, next building { $architect }.
lisboa-at-prices = Prices: { $prices }.
lisboa-at-shipyard = Shipyard, from the top: { $ships }.
lisboa-at-next-ship = Next ship: { $ship }
lisboa-at-display = { $kind }, { $left } more below: { $card }
lisboa-at-shown-card = { $card }, influence { $influence }. { $text }
lisboa-at-noble = { $noble }: takes { $goods }. { $actions }
lisboa-at-noble-actions = State actions: { $first }; { $second }. Noble action: { $noble }.
lisboa-at-visit-cost = A visit costs you { $cost } influence: { $noble }.
lisboa-at-office = { $place } ({ $spaces } spaces): { $officials }.
lisboa-at-neutral = neutral { $officials }
lisboa-at-plaza = { $place }: { $officials }.
lisboa-at-cardinal = Cardinal: { $space }.
lisboa-at-church-due = Church scoring at the end of this turn.
lisboa-at-gap = { $gap }: { $tile }. { $facts }
lisboa-at-plans = { $architect }, { $left ->
        [one] { $left } plan
       *[other] { $left } plans
    }: { $plan }
lisboa-at-buildings = { $architect }, next building: { $building } Then: { $next }.
lisboa-at-tiles = City tiles: { $tiles }. In the stacks: { $large } large, { $small } small.
lisboa-at-small-tile = small (tools)
lisboa-at-row = { $line }: { $cubes }; adds { $reis }.
lisboa-at-column = { $line }: { $cubes }; adds { $reis }; { $wigs } for a store and a building.
lisboa-at-pile = Rubble pile: { $cubes }.
lisboa-at-cubes = earthquake { $brown }, fire { $red }, tsunami { $blue }
lisboa-at-standing = { $land }: store of { $seat }, { $good }.
lisboa-at-opened = { $site }: { $building }, for { $side }.

## A player

lisboa-at-reis = { $number ->
        [one] { $number } real
       *[other] { $number } réis
    }
lisboa-at-wigs = { $number ->
        [one] { $number } wig
       *[other] { $number } wigs
    }
lisboa-at-means = { $wigs }, influence { $influence }, { $reis }. Printed influence of the portfolio: { $envelope }.
lisboa-at-total = { $wigs }.
lisboa-at-goods = Warehouse, { $room } of each kind at most: { $goods }.
lisboa-at-portfolio = Portfolio, { $slots } slots: { $cards }.
lisboa-at-officials = Officials on the board: { $officials }. Royal favours: { $favors }.
lisboa-at-rubble = Rubble: { $cubes }. Sets { $sets }, set markers { $markers }.
lisboa-at-ship = { $ship } { $place }, cargo { $cargo } of { $hull }.
lisboa-at-benefit = In the portfolio: { $card }
lisboa-at-stores = Stores: { $stores }.
lisboa-at-done-plans = Completed: { $plans }.
lisboa-at-hand-size = Hand: { $cards ->
        [one] { $cards } card.
       *[other] { $cards } cards.
    }
lisboa-at-hand-known = Known of it: { $cards }.
lisboa-at-in-hand = In hand: { $card }

## Cards and choices

lisboa-at-thing = { $name }. { $text }
lisboa-at-card = { $card }: { $facts }
lisboa-at-noble-card = { $noble }, influence { $influence }. { $text }
lisboa-at-treasury-card = { $kind }. { $text }
lisboa-at-subsidy = { $reis } now. { $facts }
lisboa-at-visit = { $noble }, for { $cost } influence{ $wigs ->
        [0] .
        [one] {" "}and { $wigs } wig.
       *[other] {" "}and { $wigs } wigs.
    }
lisboa-at-price = for { $reis }. { $text }
lisboa-at-clergy = { $text } Worth { $wigs } in a church scoring.
lisboa-at-treasury-rises = The treasury goes up.
lisboa-at-church-scores = Church scoring at the end of the turn.
lisboa-at-sale = { $reis }; ship of { $seat }, cargo { $cargo } of { $hull }.
lisboa-at-store = { $place }, at least { $reis }{ $wigs ->
        [0] .
        [one] , scores { $wigs } wig now.
       *[other] , scores { $wigs } wigs now.
    } { $reward }
lisboa-at-price-falls = the plot costs { $reis } less.
lisboa-at-completes-set = It completes a rubble set.
lisboa-at-site = { $cubes }. { $reward }
lisboa-at-would-score = { $building } would score { $wigs } for you.
lisboa-at-staff = needs { $officials ->
        [one] { $officials } official
       *[other] { $officials } officials
    }; hiring costs { $reis }.
lisboa-at-ship-price = { $goods ->
        [0] costs no goods.
        [one] costs { $goods } good.
       *[other] costs { $goods } different goods.
    }
lisboa-at-influence-after = influence { $before } becomes { $after }.
lisboa-at-filled = { $officials } of { $spaces } spaces filled.
lisboa-at-yours = { $officials } of yours there.
lisboa-at-have = you have { $goods } of { $room }.

## On request

lisboa-at-land = { $land } ({ $place }): faces { $streets }; at least { $reis }. { $reward }
lisboa-at-discards = Discard pile: { $cards }.
lisboa-at-decrees-left = Decree deck: { $decrees } cards.
lisboa-at-clergy-left = Clergy tiles in the bag: { $tiles }; out of the game: { $out }.
