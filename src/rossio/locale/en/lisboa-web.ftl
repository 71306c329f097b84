# The board of Lisboa in the browser

## Zones and tabs

lisboa-web-zone-wigs = Wigs
lisboa-web-zone-court = Court
lisboa-web-zone-church = Church
lisboa-web-zone-treasury = Treasury
lisboa-web-zone-market = Market
lisboa-web-zone-shipyard = Shipyard
lisboa-web-zone-cards = Political cards
lisboa-web-zone-decrees = Decrees
lisboa-web-tab-city = City
lisboa-web-tab-nobles = Nobles
lisboa-web-tab-church = Church
lisboa-web-tab-market = Market
lisboa-web-tab-cards = Cards
lisboa-web-tab-decrees = Decrees
lisboa-web-page-court = Court and church
lisboa-web-chip = Period { $period }{ $last ->
        [0] { $turn ->
            [0] {""}
           *[other] {" "}· turn { $turn }
        }
       *[other] {" "}· last turns
    }
lisboa-web-step-action = Action
lisboa-web-step-card = Card
lisboa-web-step-end = End of turn
lisboa-web-ends-at = { $period ->
        [1] period ends at
       *[other] game ends at
    }
lisboa-web-ends-sets = { $sets ->
        [0] 0 of { $of } sets
       *[other] { $seat } { $sets } of { $of } sets
    }
lisboa-web-ends-cube = { $seat } needs { $colour ->
        [red] a fire cube
        [blue] a tsunami cube
       *[other] an earthquake cube
    }
lisboa-web-ends-piles = { $empty } of { $of } piles empty
lisboa-web-ends-now = { $period ->
        [1] ends after this turn
       *[other] { $ending ->
            [2] this is the last round
           *[other] one more round after this one
        }
    }

## Short names, for cards and buttons

lisboa-web-short-manuel = Manuel
lisboa-web-short-marquis = Marquis
lisboa-web-short-king = King
lisboa-web-short-treasury = Treasury
lisboa-web-long-manuel = Manuel da Maia
lisboa-web-long-marquis = Marquis of Pombal
lisboa-web-long-king = King José
lisboa-web-action-recruit = Recruit
lisboa-web-action-plan = Plan
lisboa-web-action-ship = Ship
lisboa-web-action-produce = Produce
lisboa-web-action-cardinal = Cardinal
lisboa-web-action-favor = Favour
lisboa-web-action-store = Build store
lisboa-web-action-decree = Take decree
lisboa-web-action-public = Open building

## Downtown and city

lisboa-web-pile = Pile
lisboa-web-not-used = not used
lisboa-web-row-covered = Row E is not used with two players.
lisboa-web-plot-built = Plot { $place }, { $land }: store of { $seat }, { $good }.
lisboa-web-plot-free = Plot { $place }, { $land }, empty. { $reward } Price { $reis } or more.
lisboa-web-plot-legal = Plot { $place }, { $land }. { $reward } A store costs { $reis } and scores { $wigs } now.
lisboa-web-site-free = { $site }, free: { $cubes }. { $reward }
lisboa-web-site-scores = { $building } would score: { $wigs }.
lisboa-web-city-first = City
lisboa-web-city-second = tiles
lisboa-web-city-tile = { $space }: { $count ->
        [0] empty
       *[other] a tile lies there
    }
lisboa-web-blue-first = Blue
lisboa-web-blue-second = architect
lisboa-web-green-first = Green
lisboa-web-green-second = architect
lisboa-web-plans-left = plans ×{ $number }
lisboa-web-left = { $number } left
lisboa-web-scoring = { $place }: { $wigs } for each store and public building that fit.

## Nobles, court, church, harbour

lisboa-web-visit = Visit
lisboa-web-visit-parts = treasury { $treasury } + officials { $officials }
lisboa-web-noble-visit = { $noble }. A visit costs you { $cost } influence: treasury { $treasury }, officials of others { $officials }{ $benefits ->
        [0] {""}
       *[other] , your benefits { $benefits }
    }.{ $wigs ->
        [0] {""}
       *[other] {" "}You have { $pay } of it; { $wig } would pay the rest.
    }
lisboa-web-state-action = State action: { $action }. { $text } Takes { $goods }.{ $covered ->
        [0] {""}
       *[other] {" "}A good lies on it this turn.
    }
lisboa-web-noble-action = Noble action: { $action }. { $text }
lisboa-web-visiting = visiting
lisboa-web-event-price = Sponsoring an event costs you { $reis }.
lisboa-web-in-bag = { $number } in bag
lisboa-web-gap-about = It is filled up at the end of the turn.
lisboa-web-church-due = scores now
lisboa-web-price = { $good }: { $reis } on the market
lisboa-web-pay = pay
lisboa-web-harbour = Ships of the others
lisboa-web-no-ships = no other ships

## The own board

lisboa-web-purse = Purse
lisboa-web-reis-about = The money of this game. Influence can pay for it too.
lisboa-web-influence-about = Influence pays for visits and for following. At most 10.
lisboa-web-wigs-about = Wigs are the points of this game: most wigs win.
lisboa-web-officials-about = Officials on your board, to send into offices. A public building needs some of those you sent.
lisboa-web-rubble-about = One cube of each colour makes a set: room for one more card and one more good of each kind.
lisboa-web-slot-top-about = Free slot: a noble card or a ship goes here.
lisboa-web-slot-bottom-about = Free slot: a Treasury card goes here.
lisboa-web-no-favor = No favour of this noble: { $noble }.
lisboa-web-slots = { $cards } of { $slots }
lisboa-web-portfolio-about = It holds 2 cards, and 1 more for each rubble set.
lisboa-web-slot-top = noble
lisboa-web-room = room for { $room } of each
lisboa-web-sets = { $number ->
        [one] { $number } set
       *[other] { $number } sets
    }
lisboa-web-markers = { $number ->
        [one] { $number } marker
       *[other] { $number } markers
    }
lisboa-web-houses-title = Houses
lisboa-web-houses = { $group }: { $built } of { $size } built. { $next }
lisboa-web-houses-left = Houses left
lisboa-web-sets-done = Rubble sets
lisboa-web-clergy = Clergy
lisboa-web-favors = Favours
lisboa-web-plans = Plans
lisboa-web-plan-done = { $plan }, completed
lisboa-web-task-done = Done this turn.
lisboa-web-worth-now = Worth { $wigs } now.
lisboa-web-hand = Hand · { $number }
lisboa-web-offer = Choose one to keep
lisboa-web-rewards = Discarded: claim the rewards
lisboa-web-hidden-card = A hidden card
lisboa-web-sponsor-costs = Its event costs you { $reis }.
lisboa-web-tuck = Tuck
lisboa-web-automa-next = next: { $kind }

## Church scoring

lisboa-web-church-scoring = Church scoring
lisboa-web-church-scoring-text = In turn, everybody may give up clergy tiles for their wigs, or keep what they do.
lisboa-web-no-clergy = no tiles
lisboa-web-deciding = decides
lisboa-web-decided = decided
lisboa-web-decides-next = comes next
lisboa-web-church-by = { $seat } has brought the Cardinal to the influence symbol.
lisboa-web-church-loses = (then no more: { $text })
lisboa-web-church-keeps = every tile goes on working

## Arithmetic

lisboa-web-sum-visit = { $cost } influence = treasury { $treasury } + officials of others { $officials }
lisboa-web-sum-benefits = {" "}{ $sign } benefits { $number }
lisboa-web-sum-wigs = { $number ->
        [one] { $number } wig makes up what is missing
       *[other] { $number } wigs make up what is missing
    }
lisboa-web-sum-event = The event costs { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }, the treasury value less benefits
lisboa-web-sum-land = { $price ->
        [one] { $price } real
       *[other] { $price } réis
    } = treasury { $treasury } + rubble left { $rubble }
lisboa-web-sum-cube = The plot then costs { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    } less
lisboa-web-sum-store = { $wigs ->
        [one] { $wigs } wig
       *[other] { $wigs } wigs
    } at once from public buildings
lisboa-web-sum-sale = { $price ->
        [one] { $price } real
       *[other] { $price } réis
    } = market { $market } + ship and benefits
lisboa-web-sum-ship = { $goods ->
        [0] Costs no goods
        [one] Costs { $goods } good
       *[other] Costs { $goods } different goods
    }
lisboa-web-sum-hiring = Needs { $needed ->
        [one] { $needed } official
       *[other] { $needed } officials
    }{ $hired ->
        [0] {""}
       *[other] , { $hired } hired for { $price }
    }
lisboa-web-sum-decree = { $wigs ->
        [one] Worth { $wigs } wig if the game ended now
       *[other] Worth { $wigs } wigs if the game ended now
    }

## What a decree counts

lisboa-web-goal-row = row { $row }
lisboa-web-goal-column = column { $column }
lisboa-web-goal-west = west
lisboa-web-goal-north = north
lisboa-web-goal-east = east
lisboa-web-goal-architect-blue = blue
lisboa-web-goal-architect-green = green
lisboa-web-goal-cube-brown = quake
lisboa-web-goal-cube-red = fire
lisboa-web-goal-cube-blue = tsunami
lisboa-web-goal-own-plans = done
lisboa-web-goal-own-ships = ships
lisboa-web-goal-own-hulls = hulls
lisboa-web-goal-own-sets = sets
lisboa-web-goal-own-favors = favours
lisboa-web-goal-own-clergy = clergy
lisboa-web-goal-own-officials = sent out
lisboa-web-goal-own-nobles = nobles
lisboa-web-goal-own-treasury = cards
lisboa-web-goal-own-groups = groups
lisboa-web-goal-every-own-reis = per { $number }
lisboa-web-goal-every-own-influence = per { $number }
lisboa-web-goal-every-own-goods = per { $number }
lisboa-web-goal-least-own-store-kinds = { $number } kinds
lisboa-web-goal-least-own-stores = from { $number }
lisboa-web-goal-least-own-plans = from { $number }

## Explanations

lisboa-web-row-worth = church scoring
lisboa-web-row-court = at court
lisboa-web-tuck-text = In the portfolio: { $text }
lisboa-web-instead-noble = You visit with a card of this noble. Choose one in your hand, then the noble.
lisboa-web-instead-no-noble = You visit with a card of this noble, and you have none in hand.
lisboa-web-instead-land = Stores are built by visiting Manuel da Maia. Choose one of his cards first.
lisboa-web-instead-site = Public buildings are opened by visiting the King. Choose one of his cards first.
lisboa-web-instead-decree = Decrees are taken by visiting the Marquis. Choose one of his cards first.
lisboa-web-instead-church = Clergy tiles come with the Cardinal, a state action of the King. Choose a card first.
lisboa-web-instead-trade = State actions come with a visit, or for a good after a card went into your portfolio. Choose a card first.
lisboa-web-instead-card = Choose a card in your hand first, then its use.
lisboa-web-instead-display = A political card is taken at the end of your turn. First play one from your hand.

## Names of places that only the board has

lisboa-market-gold = Gold of the supply
    .text = Its price falls by 1 whenever a player produces it.
lisboa-market-cloth = Cloth of the supply
    .text = Its price falls by 1 whenever a player produces it.
lisboa-market-book = Books of the supply
    .text = Its price falls by 1 whenever a player produces it.
lisboa-market-tool = Tools of the supply
    .text = Its price falls by 1 whenever a player produces it.
lisboa-favors-manuel = Favours of Manuel da Maia
lisboa-favors-marquis = Favours of the Marquis
lisboa-favors-king = Favours of the King
lisboa-cube-row-brown = Earthquake cube of the row
lisboa-cube-row-red = Fire cube of the row
lisboa-cube-row-blue = Tsunami cube of the row
lisboa-cube-column-brown = Earthquake cube of the column
lisboa-cube-column-red = Fire cube of the column
lisboa-cube-column-blue = Tsunami cube of the column
lisboa-cube-pile-brown = Earthquake cube of the pile
lisboa-cube-pile-red = Fire cube of the pile
lisboa-cube-pile-blue = Tsunami cube of the pile

## Turning points, across the stage

lisboa-moment-triggered = { $period ->
        [1] Period I ends after this turn
       *[other] The end is near
    }
    .text = { $period ->
        [1] { $seat } has set it off.
       *[other] { $seat } has set it off: this round is finished, and one more is played.
    }
lisboa-moment-period-ends = Period I ends
    .text = { $seat } has set it off. Everybody gets 3 wigs for each rubble set; then hand cards may be discarded for rewards, { $seat } first.
lisboa-moment-period-begins = Period II begins
    .text = New cards, larger ships; now four rubble sets or three empty piles end the game.
lisboa-moment-last-round = The last round
    .text = Everybody has one more turn.
lisboa-moment-church-due = Church scoring comes
    .text = The Cardinal has reached the influence symbol: the church is scored at the end of this turn.

## What is left
lisboa-left-blue = Blue cards: hands, period I
lisboa-left-red = Red cards: display, period I
lisboa-left-purple = Purple cards: hands, period II
lisboa-left-brown = Brown cards: display, period II
lisboa-left-decrees = Decrees
lisboa-left-clergy = Clergy tiles
lisboa-left-buildings = Public buildings
lisboa-left-starting-plans = Starting plans
lisboa-left-first-tasks = First tasks
lisboa-left-tasks = Tasks
lisboa-left-rubble = Rubble
