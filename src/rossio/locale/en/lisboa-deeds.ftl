# What somebody did in a turn, as the log tells it: a verb with its objects; `.you` to the one who did it

lisboa-deed-kept-tile = chooses a clergy tile
    .you = choose a clergy tile
lisboa-deed-shows-tile = shows { $tile }
    .you = show { $tile }
lisboa-deed-kept-card = keeps a card
    .you = keep a card
lisboa-deed-visit = visits { $noble-id ->
        [king] the King
        [marquis] the Marquis
       *[manuel] Manuel da Maia
    } with { $card }
    .you = visit { $noble-id ->
            [king] the King
            [marquis] the Marquis
           *[manuel] Manuel da Maia
        } with { $card }
lisboa-deed-sponsor = sponsors { $card }
    .you = sponsor { $card }
lisboa-deed-portfolio = tucks { $card } into the portfolio
    .you = tuck { $card } into the portfolio
lisboa-deed-get-gold = discards { $card } for 1 gold
    .you = discard { $card } for 1 gold
lisboa-deed-follow = follows the visit to { $noble-id ->
        [king] the King
        [marquis] the Marquis
       *[manuel] Manuel da Maia
    }
    .you = follow the visit to { $noble-id ->
            [king] the King
            [marquis] the Marquis
           *[manuel] Manuel da Maia
        }
lisboa-deed-building = opens { $building } ({ $site })
    .you = open { $building } ({ $site })
lisboa-deed-store = builds a store on { $land }
    .you = build a store on { $land }
lisboa-deed-decree = takes { $decrees }
    .you = take { $decrees }
lisboa-deed-ship = builds { $ship }
    .you = build { $ship }
lisboa-deed-cardinal = meets the Cardinal for { $tile }
    .you = meet the Cardinal for { $tile }
lisboa-deed-sold = sells { $number ->
        [one] { $number } good
       *[other] { $number } goods
    }
    .you = sell { $number ->
            [one] { $number } good
           *[other] { $number } goods
        }
lisboa-deed-sailed = sends { $ship } to sea
    .you = send { $ship } to sea
lisboa-deed-discarded = discards { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
    .you = discard { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }
lisboa-deed-gave-up = gives up { $tiles }
    .you = give up { $tiles }
lisboa-deed-plan = takes { $plan }
    .you = take { $plan }
lisboa-deed-produced = produces { $goods }
    .you = produce { $goods }
lisboa-deed-favor = takes a favour of { $noble-id ->
        [king] the King
        [marquis] the Marquis
       *[manuel] Manuel da Maia
    }
    .you = take a favour of { $noble-id ->
            [king] the King
            [marquis] the Marquis
           *[manuel] Manuel da Maia
        }
lisboa-deed-placed = places { $number ->
        [one] { $number } official
       *[other] { $number } officials
    }
    .you = place { $number ->
            [one] { $number } official
           *[other] { $number } officials
        }
lisboa-deed-traded = trades with the nobles
    .you = trade with the nobles
lisboa-deed-card-reward = claims the reward of { $cards }
    .you = claim the reward of { $cards }
lisboa-deed-task = fulfils { $task }
    .you = fulfil { $task }
lisboa-deed-period-wigs = scores the rubble sets
    .you = score your rubble sets
lisboa-deed-store-wigs = scores { $land }
    .you = score { $land }
lisboa-deed-building-wigs = scores { $site }
    .you = score { $site }

## The question after the first thing is pressed

lisboa-step-meet = { $thing }: how far does the Cardinal go?
lisboa-step-build = { $thing }: which store, and where?
lisboa-step-sell = { $thing }: on which ship?
lisboa-step-trade = { $thing }: for which action?

## What a phone opens the hand for

lisboa-from-hand-keep-tile = Choose a clergy tile

## What a pressed card is used for

lisboa-use-get-gold = Discard it
lisboa-use-portfolio = Tuck it
lisboa-use-visit = Visit with it
lisboa-use-sponsor = Sponsor its event
lisboa-use-give-up-give-up = { $tile }
lisboa-use-keep-tile-keep-tile = { $tile }
lisboa-use-take-card-take = { $card }

## Moves that mean something else at each question

lisboa-say-discard-hand-done = Stop discarding
lisboa-say-extra-decree-done = Keep the marker
lisboa-say-follow-done = Let it pass
lisboa-say-give-up-done = Keep them
lisboa-say-place-official-done = Place no more
lisboa-say-sell-done = Stop selling
lisboa-say-state-option-done = On to the noble action
lisboa-say-trade-done = Stop trading

## Asked in another's turn

lisboa-asked-follow = { $by-seat } visits { $noble-id ->
        [king] the King
        [marquis] the Marquis
       *[manuel] Manuel da Maia
    }. Follow for your favour and { $cost } influence?
lisboa-asked-follow-action = You follow { $by-seat }. With which action?
lisboa-asked-give-up = { $by-seat } brings a church scoring: give up clergy tiles (you have { $tiles })?
