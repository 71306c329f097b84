### Lisboa: names and one-line texts of the components (en)

## The game

lisboa-title = Lisboa
    .text = Rebuild the lower city of Lisbon after the earthquake of 1755.
lisboa-period-1 = First period
    .text = It ends when a player completes a 2nd rubble set or 3 of the 4 political decks are empty.
lisboa-period-2 = Second period
    .text = Its end begins when a player completes a 4th rubble set or 3 of the 4 political decks are empty.
lisboa-starting-player = Starting player
lisboa-automa = The Magistrate
    .text = The automatic opponent of the solo game.
lisboa-neutral = Neutral official
    .text = Stands in an office all game and counts as an opponent’s official.

## Nobles and kinds of card

lisboa-manuel = Manuel da Maia
    .text = The engineer of the kingdom: takes tools or gold.
lisboa-marquis = The Marquis
    .text = The minister: takes books or gold.
lisboa-king = The King
    .text = The sovereign: takes cloth or gold.
lisboa-treasury = Treasury
    .text = A Treasury card: a subsidy and a lasting benefit in the portfolio, or an event at court.
lisboa-noble-card = Noble card
lisboa-treasury-card = Treasury card
lisboa-political-card = Political card
lisboa-reward = Reward
lisboa-penalty = Penalty
lisboa-benefit = Benefit
lisboa-event = Event
lisboa-subsidy = Subsidy
lisboa-cardinal = Cardinal

## Decks

lisboa-deck-blue = Blue deck, 1755 to 1757
    .text = Starting hands of the first period.
lisboa-deck-red = Red deck, 1758 to 1762
    .text = Card display of the first period.
lisboa-deck-purple = Purple deck, 1763 to 1768
    .text = Hands are filled from it when the second period begins.
lisboa-deck-brown = Brown deck, 1769 to 1777
    .text = Card display of the second period.
lisboa-deck-a = Task deck A
lisboa-deck-b = Task deck B

## Goods

lisboa-gold = Gold
    .text = Every noble accepts it.
    .amount = { $number } gold
lisboa-cloth = Cloth
    .text = The King accepts it.
    .amount = { $number } cloth
lisboa-book = Book
    .text = The Marquis accepts it.
    .amount = { $number ->
        [one] { $number } book
       *[other] { $number } books
    }
lisboa-tool = Tool
    .text = Manuel da Maia accepts it.
    .amount = { $number ->
        [one] { $number } tool
       *[other] { $number } tools
    }
lisboa-goods = Goods
    .amount = { $number ->
        [one] { $number } good
       *[other] { $number } goods
    }

## Colours and sides

lisboa-blue = Blue
lisboa-green = Green
lisboa-red = Red
lisboa-purple = Purple
lisboa-brown = Brown
lisboa-yellow = Yellow
lisboa-pink = Pink
lisboa-west = West
lisboa-north = North
lisboa-east = East
lisboa-large = Large
lisboa-small = Small
lisboa-wide = Wide
lisboa-thin = Thin

## Architects

lisboa-architect-blue = Blue architect
lisboa-architect-green = Green architect

## Streets, rows, columns

lisboa-street-gold = Rua Áurea
    .text = Gold stores face this street, between columns 1 and 2.
lisboa-street-cloth = Rua Augusta
    .text = Cloth stores face this street, between columns 2 and 3.
lisboa-street-book = Rua Nova da Princesa
    .text = Book stores face this street, between columns 3 and 4.
lisboa-street-tool = Rua Bela da Rainha
    .text = Tool stores face this street, between columns 4 and 5.
lisboa-row-a = Row A, Santa Justa
lisboa-row-b = Row B, Assunção
lisboa-row-c = Row C, Vitória
lisboa-row-d = Row D, São Nicolau
lisboa-row-e = Row E, Conceição
lisboa-column-1 = Column 1, west
lisboa-column-2 = Column 2
lisboa-column-3 = Column 3, centre
lisboa-column-4 = Column 4
lisboa-column-5 = Column 5, thin
lisboa-display-gold = Gold tile space
    .text = Gives a large gold store.
lisboa-display-cloth = Cloth tile space
    .text = Gives a large cloth store.
lisboa-display-book = Book tile space
    .text = Gives a large book store.
lisboa-display-tool = Tool tile space
    .text = Gives a large tool store.
lisboa-display-small = Small tile space
    .text = Gives a small tool store for the thin column.

## Places and tracks

lisboa-downtown = Downtown
lisboa-city-display = City display
lisboa-city-tile = City tile
lisboa-land = Land
lisboa-site = Building site
lisboa-no-land = Rossio square
    .text = No store can be built here.
lisboa-court = Court
lisboa-portfolio = Portfolio
lisboa-top-row = Top row
    .text = Nobles and ships.
lisboa-bottom-row = Bottom row
    .text = Treasury cards.
lisboa-warehouse = Warehouse
lisboa-shipyard = Shipyard
lisboa-market = Market
lisboa-display = Card display
lisboa-hand = Hand
lisboa-discard = Discard pile
lisboa-supply = Supply
lisboa-church = Church track
lisboa-treasury-track = Treasury track
lisboa-treasury-value = Treasury value
lisboa-influence-track = Influence track
lisboa-wig-track = Wig track
lisboa-office-manuel = Office of Manuel da Maia
    .text = Holds 6 officials.
lisboa-office-marquis = Office of the Marquis
    .text = Holds 6 officials.
lisboa-office-king = Office of the King
    .text = Holds 6 officials.
lisboa-plaza-manuel = Plaza of Manuel da Maia
    .text = Officials here do not count for the cost of a visit.
lisboa-plaza-marquis = Plaza of the Marquis
    .text = Officials here do not count for the cost of a visit.
lisboa-plaza-king = Plaza of the King
    .text = Officials here do not count for the cost of a visit.

## Pieces and amounts

lisboa-wig = Wig
    .text = Wigs are points: whoever has most wins.
lisboa-wigs = Wigs
    .amount = { $number ->
        [one] { $number } wig
       *[other] { $number } wigs
    }
lisboa-influence = Influence
    .text = Spent to visit nobles, or in place of réis.
    .amount = { $number } influence
lisboa-real = Real
lisboa-reis = Réis
    .amount = { $number ->
        [one] { $number } real
       *[other] { $number } réis
    }
lisboa-official = Official
lisboa-officials = Officials
    .amount = { $number ->
        [one] { $number } official
       *[other] { $number } officials
    }
lisboa-house = House
lisboa-store = Store
lisboa-public-building = Public building
lisboa-plan = Plan
lisboa-decree = Decree
lisboa-clergy-tile = Clergy tile
lisboa-favor = Royal favour
    .amount = { $number ->
        [one] { $number } royal favour
       *[other] { $number } royal favours
    }
lisboa-ship = Ship
lisboa-hull = Hull size
lisboa-cargo = Cargo
lisboa-docked = Docked
lisboa-at-sea = At sea
lisboa-rubble = Rubble
lisboa-rubble-pile = Rubble pile
lisboa-rubble-set = Rubble set
    .text = One earthquake, one fire and one tsunami cube: 1 more card and 1 more good of each kind.
    .amount = { $number ->
        [one] { $number } rubble set
       *[other] { $number } rubble sets
    }
lisboa-set-marker = Set marker
    .text = On the Marquis, it buys one extra decree.
    .amount = { $number ->
        [one] { $number } set marker
       *[other] { $number } set markers
    }
lisboa-cube-brown = Earthquake cube
    .text = Brown: adds 3 réis to a land price.
    .amount = { $number ->
        [one] { $number } earthquake cube
       *[other] { $number } earthquake cubes
    }
lisboa-cube-red = Fire cube
    .text = Red: adds 2 réis to a land price.
    .amount = { $number ->
        [one] { $number } fire cube
       *[other] { $number } fire cubes
    }
lisboa-cube-blue = Tsunami cube
    .text = Blue: adds 1 real to a land price.
    .amount = { $number ->
        [one] { $number } tsunami cube
       *[other] { $number } tsunami cubes
    }

## Royal favours

lisboa-favor-manuel = Favour of Manuel da Maia
    .text = Return it to follow a visit to Manuel da Maia; 2 wigs if kept to the end.
    .amount = { $number ->
        [one] { $number } favour of Manuel da Maia
       *[other] { $number } favours of Manuel da Maia
    }
lisboa-favor-marquis = Favour of the Marquis
    .text = Return it to follow a visit to the Marquis; 2 wigs if kept to the end.
    .amount = { $number ->
        [one] { $number } favour of the Marquis
       *[other] { $number } favours of the Marquis
    }
lisboa-favor-king = Favour of the King
    .text = Return it to follow a visit to the King; 2 wigs if kept to the end.
    .amount = { $number ->
        [one] { $number } favour of the King
       *[other] { $number } favours of the King
    }

## Actions of a turn

lisboa-action-gold = Get 1 gold
    .text = Discard a hand card and take 1 gold.
lisboa-action-portfolio = Play into the portfolio
    .text = Place a card in your portfolio, then sell goods or trade with nobles.
lisboa-action-court = Play at court
    .text = A noble card visits that noble; a Treasury card sponsors its event.
lisboa-action-sell = Sell goods
    .text = Sell goods to docked ships for the market price and the ship’s bonus.
lisboa-action-trade = Trade with nobles
    .text = Give 1 or 2 goods, each for a different state action.
lisboa-action-visit = Visit a noble
    .text = Pay influence, take a state action if you like, then the noble action.
lisboa-action-follow = Follow a visit
    .text = Return the noble’s favour, pay influence and take one of the noble’s three actions.
lisboa-action-event = Sponsor an event
    .text = Pay the treasury value and carry out the card’s event.
lisboa-action-card = Take a political card
    .text = Take a face-up card of the display.
lisboa-state-action = State action
lisboa-noble-action = Noble action
lisboa-action-recruit = Recruit officials
    .text = Move up to 2 officials from your board into 2 different offices.
lisboa-action-plan = Acquire a plan
    .text = Take the top plan of either architect.
lisboa-action-ship = Build a ship
    .text = Pay as many different goods as its hull size; the treasury goes up 1 and you gain influence.
lisboa-action-produce = Produce goods
    .text = Each of your stores gives 1 good; the price of each kind received drops 1.
lisboa-action-cardinal = Meet the Cardinal
    .text = Move the Cardinal 1 or 2 spaces and take a clergy tile beside him.
lisboa-action-favor = Get a royal favour
    .text = Take the favour of a noble of whom you have none.
lisboa-action-store = Build a store
    .text = Take a city tile, place it on a land space, take the reward and a cube, and pay for the land.
lisboa-action-decree = Take a decree
    .text = Take one of the face-up decrees.
lisboa-action-public = Open a public building
    .text = Complete one of your plans with officials and place its architect’s building on a free site.

## Phases

lisboa-phase-setup = Set-up
lisboa-phase-draft = Draft of hands
lisboa-phase-dock = Dock ships
lisboa-phase-action = Action
lisboa-phase-follow = Follows
lisboa-phase-card = Political card
lisboa-phase-church = Church scoring
lisboa-phase-upkeep = End of turn
lisboa-phase-period = End of period
lisboa-phase-end = End of the game

## Houses

lisboa-houses-left = Left houses
    .text = Both built: réis may replace influence in visits.
lisboa-houses-middle = Middle houses
    .text = They make ships cheaper, and free with the third.
lisboa-houses-right = Right houses
    .text = They give extra goods when you produce.
lisboa-house-left-1 = First left house
    .text = No effect alone.
lisboa-house-left-2 = Second left house
    .text = Réis may replace influence, 1 for 1, when you visit or follow.
lisboa-house-middle-1 = First middle house
    .text = Ships cost you 1 good less.
lisboa-house-middle-2 = Second middle house
    .text = Ships still cost you 1 good less.
lisboa-house-middle-3 = Third middle house
    .text = Ships cost you no goods.
lisboa-house-right-1 = First right house
    .text = Producing gives 1 extra good of one kind you produced.
lisboa-house-right-2 = Second right house
    .text = Producing still gives 1 extra good of one kind you produced.
lisboa-house-right-3 = Third right house
    .text = Producing gives 1 extra good of each kind you produced.

## Scores

lisboa-score-ships = Ships
    .text = 1 wig per point of hull size of your ships.
lisboa-score-rubble = Rubble sets
    .text = 3 wigs per completed set.
lisboa-score-stores = Store majorities
    .text = Wigs for most stores of each kind.
lisboa-score-money = Money
    .text = 1 wig per 5 réis, with the réis your influence would give.
lisboa-score-decrees = Decrees
    .text = The wigs of your decrees.
lisboa-score-officials = Officials on plans
    .text = Wigs for most officials on completed plans.
lisboa-score-favors = Royal favours
    .text = 2 wigs per favour you hold.
lisboa-scoring-tile-1 = Scoring tile, 3 wigs (first)
lisboa-scoring-tile-2 = Scoring tile, 3 wigs (second)
lisboa-scoring-tile-3 = Scoring tile, 4 wigs (first)
lisboa-scoring-tile-4 = Scoring tile, 4 wigs (second)
lisboa-scoring-place-1 = Scoring space of column 1
lisboa-scoring-place-2 = Scoring space of column 2
lisboa-scoring-place-3 = Scoring space of column 3
lisboa-scoring-place-4 = Scoring space of columns 4 and 5
lisboa-majority-gold = Most gold stores
    .text = 3, 2 and 1 wigs for the first three places.
lisboa-majority-tool = Most tool stores
    .text = 6, 4 and 2 wigs for the first three places.
lisboa-majority-book = Most book stores
    .text = 9, 6 and 3 wigs for the first three places.
lisboa-majority-cloth = Most cloth stores
    .text = 9, 6 and 3 wigs for the first three places.
lisboa-majority-tool-english = Most tool stores, other table
    .text = 6, 3 and 1 wigs for the first three places.
lisboa-officials-2 = Officials on plans, 2 players
    .text = 15 and 5 wigs for the first two places.
lisboa-officials-3 = Officials on plans, 3 players
    .text = 15, 10 and 5 wigs for the first three places.
lisboa-officials-4 = Officials on plans, 4 players
    .text = 15, 10 and 5 wigs for the first three places.

## Sections of the rules

lisboa-section-setup = Set-up
lisboa-section-turn = The turn
lisboa-section-portfolio = Portfolio, warehouse and rubble
lisboa-section-influence = Influence and money
lisboa-section-sell = Sell goods
lisboa-section-trade = Trade with nobles
lisboa-section-visit = Visit a noble, and follow
lisboa-section-noble-actions = The noble actions
lisboa-section-event = Sponsor an event
lisboa-section-end-of-turn = End of turn
lisboa-section-end-of-period = End of period
lisboa-section-end-of-game = End of the game
lisboa-section-variants = Variants
lisboa-section-solo = Solo
lisboa-section-details = Fine points

## Tracks

lisboa-treasury-1 = Treasury space 1
    .text = Visits cost 1 influence less; the treasury value is 1 real.
lisboa-treasury-2 = Treasury space 2
    .text = Visits cost no extra influence; the treasury value is 2 réis.
lisboa-treasury-3 = Treasury space 3
    .text = Visits cost 1 influence more; the treasury value is 3 réis.
lisboa-treasury-4 = Treasury space 4
    .text = Visits cost 1 influence more; the treasury value is 4 réis.
lisboa-treasury-5 = Treasury space 5
    .text = Visits cost 2 influence more; the treasury value is 5 réis.
lisboa-treasury-6 = Treasury space 6
    .text = Visits cost 3 influence more; the treasury value is 6 réis.
lisboa-influence-0 = Influence 0
    .text = From here, influence gives no réis.
lisboa-influence-1 = Influence 1
    .text = From here, influence gives up to 1 real.
lisboa-influence-2 = Influence 2
    .text = From here, influence gives up to 2 réis.
lisboa-influence-3 = Influence 3
    .text = From here, influence gives up to 2 réis.
lisboa-influence-4 = Influence 4
    .text = From here, influence gives up to 3 réis.
lisboa-influence-5 = Influence 5
    .text = From here, influence gives up to 3 réis.
lisboa-influence-6 = Influence 6
    .text = From here, influence gives up to 4 réis.
lisboa-influence-7 = Influence 7
    .text = From here, influence gives up to 4 réis.
lisboa-influence-8 = Influence 8
    .text = From here, influence gives up to 5 réis.
lisboa-influence-9 = Influence 9
    .text = From here, influence gives up to 5 réis.
lisboa-influence-10 = Influence 10
    .text = From here, influence gives up to 6 réis. A gain that ends here earns 1 wig.
lisboa-church-0 = Church space 1
    .text = Reaching it brings a church scoring at the end of the turn.
lisboa-gap-0 = Clergy tile between spaces 1 and 2
lisboa-church-1 = Church space 2
lisboa-gap-1 = Clergy tile between spaces 2 and 3
lisboa-church-2 = Church space 3
lisboa-gap-2 = Clergy tile between spaces 3 and 4
lisboa-church-3 = Church space 4
    .text = Reaching it moves the treasury up 1.
lisboa-gap-3 = Clergy tile between spaces 4 and 5
lisboa-church-4 = Church space 5
lisboa-gap-4 = Clergy tile between spaces 5 and 6
lisboa-church-5 = Church space 6
lisboa-gap-5 = Clergy tile between spaces 6 and 1

## Political cards

lisboa-p01 = The Chief Engineer
    .text = Reward: take 1 gold.
lisboa-p02 = Carpenters of the Ribeira
    .text = Reward: take 1 tool.
lisboa-p03 = Surveyors in the Ruins
    .text = Reward: place 1 official from your board in an office.
lisboa-p04 = First Dissertation
    .text = Reward: take a plan.
lisboa-p05 = Requisitioned Timber
    .text = Penalty: lose 1 good of your choice.
lisboa-p06 = Register of Emergency Orders
    .text = Reward: take 1 book.
lisboa-p07 = Fixed Price of Bread
    .text = Reward: take 2 réis.
lisboa-p08 = Grão-Pará Company
    .text = Reward: take 4 réis.
lisboa-p09 = Secretary of State
    .text = Reward: gain 3 influence.
lisboa-p10 = Four Percent Levy
    .text = Penalty: pay 3 réis.
lisboa-p11 = Gold of the Brazil Fleet
    .text = Reward: take 1 gold.
lisboa-p12 = Tents at Belém
    .text = Reward: take 1 cloth.
lisboa-p13 = The Papal Nuncio
    .text = Reward: move the Cardinal 1 space and take a clergy tile beside him.
lisboa-p14 = Audience at Ajuda
    .text = Reward: take a royal favour.
lisboa-p15 = Fear of Stone Walls
    .text = Penalty: lose 2 wigs.
lisboa-p16 = Muster of Labourers
    .text = Event: recruit officials; in the portfolio: each payment you make costs 1 real less.
lisboa-p17 = The Six Proposals
    .text = Event: take a plan; in the portfolio: each official you hire costs 2 réis less.
lisboa-p18 = Ribeira Slipways
    .text = Event: build a ship, paying its cost; in the portfolio: each good you sell pays 1 real more.
lisboa-p19 = Board of Trade
    .text = Event: produce goods; in the portfolio: each payment you make costs 1 real less.
lisboa-p20 = Open-Air Mass
    .text = Event: move the Cardinal 1 or 2 spaces and take a clergy tile beside him; in the portfolio: sponsoring an event costs 2 réis less.
lisboa-p21 = Day of Petitions
    .text = Event: take a royal favour; in the portfolio: land costs 2 réis less.
lisboa-p22 = House of Drawings
    .text = Reward: take 1 gold.
lisboa-p23 = Lime and Brick Contract
    .text = Reward: take 1 tool, then take 2 réis.
lisboa-p24 = Eugénio dos Santos
    .text = Reward: place 1 official from your board in an office.
lisboa-p25 = Ward Inspectors
    .text = Reward: place up to 2 officials from your board in 2 different offices.
lisboa-p26 = Demolition Order
    .text = Penalty: lose 2 goods of your choice.
lisboa-p27 = School of Commerce
    .text = Reward: take 1 book.
lisboa-p28 = Auction at the Customs
    .text = Reward: take 2 different goods, neither of them gold.
lisboa-p29 = Count of Oeiras
    .text = Reward: take 4 réis.
lisboa-p30 = Privileges of the Looms
    .text = Reward: produce goods.
lisboa-p31 = The Távora Trial
    .text = Penalty: take 1 of your officials back from an office or plaza.
lisboa-p32 = The Royal Fifth
    .text = Reward: take 1 gold.
lisboa-p33 = Wedding of the Princess
    .text = Reward: earn 2 wigs.
lisboa-p34 = The Nuncio Sent Home
    .text = Reward: move the Cardinal 1 space and take a clergy tile beside him.
lisboa-p35 = College of Nobles
    .text = Reward: take a royal favour.
lisboa-p36 = Shots in the Night
    .text = Penalty: return 1 royal favour.
lisboa-p37 = Law of the New Streets
    .text = Event: build a store, paying its costs; in the portfolio: each gold you sell pays 2 réis more.
lisboa-p38 = Royal Exchequer
    .text = Event: take a decree; in the portfolio: each payment you make costs 1 real less.
lisboa-p39 = Silk Works of Rato
    .text = Event: produce goods; in the portfolio: each cloth or book you sell pays 1 real more.
lisboa-p40 = Pernambuco Company
    .text = Event: build a ship, paying its cost; in the portfolio: land costs 2 réis less.
lisboa-p41 = Intendant of Police
    .text = Event: gain 5 influence; in the portfolio: each official you hire costs 2 réis less.
lisboa-p42 = Carlos Mardel
    .text = Reward: take 1 gold.
lisboa-p43 = The Timber Cage
    .text = Reward: take 1 tool, then take 3 réis.
lisboa-p44 = Masters of the Works
    .text = Reward: place 1 official from your board in an office.
lisboa-p45 = Draughtsmen’s Bench
    .text = Reward: take a plan, then place 1 official from your board in an office.
lisboa-p46 = Fever on the Worksite
    .text = Penalty: take 1 of your officials back from an office or plaza.
lisboa-p47 = Royal Press
    .text = Reward: take 1 book.
lisboa-p48 = Tobacco Contract
    .text = Reward: take 5 réis.
lisboa-p49 = Board of Censors
    .text = Reward: gain 3 influence.
lisboa-p50 = Carters of the Baixa
    .text = Reward: take 1 cube of your choice from the rubble pile.
lisboa-p51 = Arrears of the Army
    .text = Penalty: pay 4 réis.
lisboa-p52 = Lisbon Mint
    .text = Reward: take 1 gold.
lisboa-p53 = Royal Wardrobe
    .text = Reward: take 1 cloth, then earn 1 wig.
lisboa-p54 = Procession of the Patriarch
    .text = Reward: move the Cardinal 1 space and take a clergy tile beside him.
lisboa-p55 = Opera at Salvaterra
    .text = Reward: take a royal favour, then earn 2 wigs.
lisboa-p56 = Court in Mourning
    .text = Penalty: lose 3 wigs.
lisboa-p57 = Allotment of Plots
    .text = Event: build a store, paying its costs; in the portfolio: each payment you make costs 1 real less.
lisboa-p58 = Double-Entry Ledgers
    .text = Event: take a decree; in the portfolio: sponsoring an event costs 2 réis less.
lisboa-p59 = The Public Promenade
    .text = Event: open a public building, with its usual costs; in the portfolio: each official you hire costs 2 réis less.
lisboa-p60 = Calico Printers’ Charter
    .text = Event: produce goods; in the portfolio: each good you sell pays 1 real more.
lisboa-p61 = Navy Arsenal
    .text = Event: build a ship, paying its cost; in the portfolio: each tool you sell pays 2 réis more.
lisboa-p62 = Inventory of Church Lands
    .text = Event: move the Cardinal 1 or 2 spaces and take a clergy tile beside him; in the portfolio: land costs 3 réis less.
lisboa-p63 = Reinaldo Manuel
    .text = Reward: take 1 gold.
lisboa-p64 = Corps of Engineers
    .text = Reward: place up to 2 officials from your board in 2 different offices.
lisboa-p65 = Rents of the Arcades
    .text = Reward: take 5 réis.
lisboa-p66 = The Last Ruins
    .text = Reward: take 1 cube of your choice from the rubble pile.
lisboa-p67 = Unpaid Masons
    .text = Penalty: take 2 of your officials back from offices or plazas.
lisboa-p68 = Reform of Coimbra
    .text = Reward: take 1 book.
lisboa-p69 = Factories of the Realm
    .text = Reward: take 2 different goods, neither of them gold.
lisboa-p70 = Marquis of Pombal
    .text = Reward: gain 4 influence.
lisboa-p71 = Glassworks of Marinha Grande
    .text = Reward: produce goods.
lisboa-p72 = Smugglers’ Coves
    .text = Penalty: lose 2 goods of your choice.
lisboa-p73 = Diamonds of Tijuco
    .text = Reward: take 1 gold.
lisboa-p74 = Fireworks on the Tagus
    .text = Reward: earn 2 wigs.
lisboa-p75 = Peace with Rome
    .text = Reward: move the Cardinal 1 space and take a clergy tile beside him.
lisboa-p76 = The Bronze Horse
    .text = Reward: earn 4 wigs.
lisboa-p77 = The King’s Last Illness
    .text = Penalty: lose 4 wigs.
lisboa-p78 = Arcades of the Square
    .text = Event: build a store, paying its costs; in the portfolio: each payment you make costs 1 real less.
lisboa-p79 = Law of Good Reason
    .text = Event: take a decree; in the portfolio: each good you sell pays 1 real more.
lisboa-p80 = Subscription for the Arch
    .text = Event: open a public building, with its usual costs; in the portfolio: land costs 3 réis less.
lisboa-p81 = The Turn of 1777
    .text = Event: gain 7 influence; in the portfolio: each payment you make costs 1 real less.
lisboa-p82 = Galley Prisoners at Work
    .text = Event: take 1 cube of your choice from the rubble pile; in the portfolio: each official you hire costs 3 réis less.

## Clergy tiles

lisboa-c01 = Court Chaplain
    .text = Each time you gain influence, gain 1 more.
lisboa-c02 = Royal Confessor
    .text = Each time you gain influence, gain 1 more.
lisboa-c03 = Carmelite Builder
    .text = Visiting Manuel da Maia, or following there, costs 2 influence less.
lisboa-c04 = Canon of the Works
    .text = Visiting Manuel da Maia, or following there, costs 2 influence less.
lisboa-c05 = Oratorian Teacher
    .text = Visiting the Marquis, or following there, costs 2 influence less.
lisboa-c06 = Theatine Scholar
    .text = Visiting the Marquis, or following there, costs 2 influence less.
lisboa-c07 = Almoner of the Court
    .text = Visiting the King, or following there, costs 2 influence less.
lisboa-c08 = Dean of the Royal Chapel
    .text = Visiting the King, or following there, costs 2 influence less.
lisboa-c09 = Priest of Santa Justa
    .text = Opening a public building needs 1 official less.
lisboa-c10 = Prior of São Nicolau
    .text = Opening a public building needs 1 official less.
lisboa-c11 = Misericórdia Brethren
    .text = Each official you hire costs 2 réis less.
lisboa-c12 = Franciscan Third Order
    .text = Each official you hire costs 2 réis less.
lisboa-c13 = Steward of the Chapter
    .text = Land costs 3 réis less.
lisboa-c14 = Abbot of Alcobaça
    .text = Land costs 3 réis less.
lisboa-c15 = Trinitarian Friar
    .text = Each earthquake cube costs you 1 real less in a land price.
lisboa-c16 = Capuchin of the Ruins
    .text = Each earthquake cube costs you 1 real less in a land price.
lisboa-c17 = Goldsmiths’ Chaplain
    .text = Each gold or tool you sell pays 2 réis more.
lisboa-c18 = Carpenters’ Confraternity
    .text = Each gold or tool you sell pays 2 réis more.
lisboa-c19 = Weavers’ Chaplain
    .text = Each cloth or book you sell pays 2 réis more.
lisboa-c20 = Librarian of Necessidades
    .text = Each cloth or book you sell pays 2 réis more.
lisboa-c21 = Chaplain of the Slipways
    .text = Building a ship costs you 1 good less.
lisboa-c22 = Prior of the Seamen
    .text = Building a ship costs you 1 good less.
lisboa-c23 = Chaplain of the Fleet
    .text = Each time one of your ships sets sail, earn 1 more wig.
lisboa-c24 = Hermit of Bom Sucesso
    .text = Each time one of your ships sets sail, earn 1 more wig.
lisboa-c25 = Cellarer of Odivelas
    .text = When you produce, take 1 more good of one kind you produced.
lisboa-c26 = Bursar of Mafra
    .text = When you produce, take 1 more good of one kind you produced.
lisboa-c27 = Keeper of the Tithes
    .text = Your warehouse holds 1 more good of each kind.
lisboa-c28 = Sacristan of the Cathedral
    .text = Your warehouse holds 1 more good of each kind.
lisboa-c29 = Apostolic Notary
    .text = Your portfolio holds 1 more card, up to its 6 slots.
lisboa-c30 = Patriarch’s Secretary
    .text = Your portfolio holds 1 more card, up to its 6 slots.
lisboa-c31 = Cross-Bearer
    .text = Following a visit costs 2 influence less.
lisboa-c32 = Novice of Graça
    .text = Following a visit costs 2 influence less.
lisboa-c33 = Preacher of the Rossio
    .text = When you recruit, you may place a third official in the third office.
lisboa-c34 = Dominican Lector
    .text = When you recruit, you may place a third official in the third office.
lisboa-c35 = Gravediggers of the Carmo
    .text = Once, when taken: take 1 cube of your choice from the rubble pile.
lisboa-c36 = Alms Chest of Saint Anthony
    .text = Once, when taken: take 7 réis.
lisboa-c37 = Larder of Madre de Deus
    .text = Once, when taken: take 1 good of each kind, as far as there is room.

## Decrees

lisboa-d01 = Alignment of Santa Justa
    .text = 2 wigs for each store of yours in row A.
lisboa-d02 = Santa Justa Cadastre
    .text = 2 wigs for each store of yours in row A.
lisboa-d03 = Alignment of Assunção
    .text = 2 wigs for each store of yours in row B.
lisboa-d04 = Assunção Cadastre
    .text = 2 wigs for each store of yours in row B.
lisboa-d05 = Alignment of Vitória
    .text = 2 wigs for each store of yours in row C.
lisboa-d06 = Vitória Cadastre
    .text = 2 wigs for each store of yours in row C.
lisboa-d07 = Alignment of São Nicolau
    .text = 2 wigs for each store of yours in row D.
lisboa-d08 = São Nicolau Cadastre
    .text = 2 wigs for each store of yours in row D.
lisboa-d09 = Alignment of Conceição
    .text = 2 wigs for each store of yours in row E.
lisboa-d10 = Conceição Cadastre
    .text = 2 wigs for each store of yours in row E.
lisboa-d11 = Public Works, Santa Justa
    .text = 3 wigs for each opened public building at the west or east end of row A.
lisboa-d12 = Public Works, Assunção
    .text = 3 wigs for each opened public building at the west or east end of row B.
lisboa-d13 = Public Works, Vitória
    .text = 3 wigs for each opened public building at the west or east end of row C.
lisboa-d14 = Public Works, São Nicolau
    .text = 3 wigs for each opened public building at the west or east end of row D.
lisboa-d15 = Public Works, Conceição
    .text = 3 wigs for each opened public building at the west or east end of row E.
lisboa-d16 = Goldsmiths’ Charter
    .text = 2 wigs for each gold store of yours.
lisboa-d17 = Assay Mark
    .text = 2 wigs for each gold store of yours.
lisboa-d18 = Drapers’ Charter
    .text = 2 wigs for each cloth store of yours.
lisboa-d19 = Cloth Seal
    .text = 2 wigs for each cloth store of yours.
lisboa-d20 = Booksellers’ Charter
    .text = 2 wigs for each book store of yours.
lisboa-d21 = Printing Licence
    .text = 2 wigs for each book store of yours.
lisboa-d22 = Toolsmiths’ Charter
    .text = 2 wigs for each tool store of yours.
lisboa-d23 = Ironmongers’ Measure
    .text = 2 wigs for each tool store of yours.
lisboa-d24 = Patent of the Blue Architect
    .text = 1 wig for each opened public building of the blue architect, whoever opened it.
lisboa-d25 = Rule of the Blue Façades
    .text = 1 wig for each opened public building of the blue architect, whoever opened it.
lisboa-d26 = Patent of the Green Architect
    .text = 1 wig for each opened public building of the green architect, whoever opened it.
lisboa-d27 = Rule of the Green Façades
    .text = 1 wig for each opened public building of the green architect, whoever opened it.
lisboa-d28 = Western Skyline
    .text = 1 wig for each opened public building on the west side.
lisboa-d29 = Northern Skyline
    .text = 2 wigs for each opened public building on the north side.
lisboa-d30 = Eastern Skyline
    .text = 1 wig for each opened public building on the east side.
lisboa-d31 = Gilded Doorways
    .text = 1 wig for each opened public building that shows the gold colour.
lisboa-d32 = Pink Plaster
    .text = 1 wig for each opened public building that shows the cloth colour.
lisboa-d33 = Brown Shutters
    .text = 1 wig for each opened public building that shows the book colour.
lisboa-d34 = Blue Tiles
    .text = 1 wig for each opened public building that shows the tool colour.
lisboa-d35 = Works Completed
    .text = 2 wigs for each completed plan of yours.
lisboa-d36 = Handing Over the Keys
    .text = 2 wigs for each completed plan of yours.
lisboa-d37 = Blue Drawings Fulfilled
    .text = 3 wigs for each completed blue plan of yours.
lisboa-d38 = Green Drawings Fulfilled
    .text = 3 wigs for each completed green plan of yours.
lisboa-d39 = Register of the Fleet
    .text = 2 wigs for each ship in your portfolio.
lisboa-d40 = Harbour Pennants
    .text = 2 wigs for each ship in your portfolio.
lisboa-d41 = Tonnage Bounty
    .text = 1 wig for each point of hull size of your ships.
lisboa-d42 = Measure of the Holds
    .text = 1 wig for each point of hull size of your ships.
lisboa-d43 = Clearing the Cracked Stone
    .text = 1 wig for each earthquake (brown) cube on your board.
lisboa-d44 = Clearing the Ashes
    .text = 1 wig for each fire (red) cube on your board.
lisboa-d45 = Clearing the Mud
    .text = 1 wig for each tsunami (blue) cube on your board.
lisboa-d46 = Passable Streets
    .text = 2 wigs for each completed rubble set of yours.
lisboa-d47 = Rubble Bounty
    .text = 2 wigs for each completed rubble set of yours.
lisboa-d48 = Letters of Grace
    .text = 2 wigs for each royal favour you hold.
lisboa-d49 = Royal Warrants
    .text = 2 wigs for each royal favour you hold.
lisboa-d50 = Household Chaplains
    .text = 2 wigs for each clergy tile you hold.
lisboa-d51 = Private Oratory
    .text = 2 wigs for each clergy tile you hold.
lisboa-d52 = Roll of Officials
    .text = 1 wig for each official of yours in an office or plaza.
lisboa-d53 = Clerks of the Works
    .text = 2 wigs for each official of yours in the office (not the plaza) of Manuel da Maia.
lisboa-d54 = Clerks of the Ministry
    .text = 2 wigs for each official of yours in the office (not the plaza) of the Marquis.
lisboa-d55 = Clerks of the Palace
    .text = 2 wigs for each official of yours in the office (not the plaza) of the King.
lisboa-d56 = Book of Noble Houses
    .text = 2 wigs for each noble card in your portfolio.
lisboa-d57 = Coats of Arms
    .text = 2 wigs for each noble card in your portfolio.
lisboa-d58 = Exchequer Receipts
    .text = 2 wigs for each Treasury card in your portfolio.
lisboa-d59 = Praise of the Auditors
    .text = 2 wigs for each Treasury card in your portfolio.
lisboa-d60 = Count of the Coffers
    .text = 1 wig for every 5 réis in your hand (influence not counted).
lisboa-d61 = Circle of Friends
    .text = 1 wig for every 2 influence.
lisboa-d62 = Stock Inventory
    .text = 1 wig for every 2 goods in your warehouse.
lisboa-d63 = Family Houses
    .text = 3 wigs for each house group all of whose houses you have built.
lisboa-d64 = Entailed Houses
    .text = 3 wigs for each house group all of whose houses you have built.
lisboa-d65 = Fair of the Four Trades
    .text = 6 wigs if you own at least one store of each of the four kinds.
lisboa-d66 = General Store Licence
    .text = 6 wigs if you own at least one store of each of the four kinds.
lisboa-d67 = Merchant of Five Doors
    .text = 6 wigs if you own 5 or more stores.
lisboa-d68 = Builder of Three Plans
    .text = 6 wigs if you have 3 or more completed plans.
lisboa-d69 = West Side Rents
    .text = 2 wigs for each store of yours in column 1 (west).
lisboa-d70 = Narrow Plots
    .text = 2 wigs for each store of yours in column 5 (the thin one).

## Plans

lisboa-s1 = Plan for a Fountain
    .text = Blue architect; needs 2 officials.
lisboa-s2 = Plan for a Guardhouse
    .text = Blue architect; needs 2 officials.
lisboa-s3 = Plan for a Chapel
    .text = Green architect; needs 2 officials.
lisboa-s4 = Plan for a Bakehouse
    .text = Green architect; needs 2 officials.
lisboa-lb1 = Plan for a School
    .text = Blue architect; needs 2 officials.
lisboa-lb2 = Plan for a Market Hall
    .text = Blue architect; needs 2 officials.
lisboa-lb3 = Plan for a Post House
    .text = Blue architect; needs 2 officials.
lisboa-lb4 = Plan for a Customs House
    .text = Blue architect; needs 3 officials.
lisboa-lb5 = Plan for a Hospital
    .text = Blue architect; needs 3 officials.
lisboa-lb6 = Plan for a Theatre
    .text = Blue architect; needs 3 officials.
lisboa-lb7 = Plan for a Dry Dock
    .text = Blue architect; needs 4 officials.
lisboa-lb8 = Plan for a Palace
    .text = Blue architect; needs 4 officials.
lisboa-lg1 = Plan for a Bathhouse
    .text = Green architect; needs 2 officials.
lisboa-lg2 = Plan for an Inn
    .text = Green architect; needs 2 officials.
lisboa-lg3 = Plan for an Apothecary
    .text = Green architect; needs 2 officials.
lisboa-lg4 = Plan for a Library
    .text = Green architect; needs 3 officials.
lisboa-lg5 = Plan for a Convent
    .text = Green architect; needs 3 officials.
lisboa-lg6 = Plan for a Courthouse
    .text = Green architect; needs 3 officials.
lisboa-lg7 = Plan for an Exchange
    .text = Green architect; needs 4 officials.
lisboa-lg8 = Plan for a Basilica
    .text = Green architect; needs 4 officials.

## Public buildings

lisboa-b01 = Senate House
    .text = Blue side: gold and cloth; green side: book and tool.
lisboa-b02 = Goldsmiths’ Hall
    .text = Blue side: gold and cloth; green side: book and tool.
lisboa-b03 = Merchants’ Exchange
    .text = Blue side: gold and cloth; green side: book and tool.
lisboa-b04 = Royal Ropeworks
    .text = Blue side: book and tool; green side: gold and cloth.
lisboa-b05 = Nautical Academy
    .text = Blue side: book and tool; green side: gold and cloth.
lisboa-b06 = Tombo Archive
    .text = Blue side: book and tool; green side: gold and cloth.
lisboa-b07 = India House
    .text = Blue side: cloth and book; green side: gold and tool.
lisboa-b08 = Corn Exchange
    .text = Blue side: cloth and book; green side: gold and tool.
lisboa-b09 = Hospital of São José
    .text = Blue side: cloth and book; green side: gold and tool.
lisboa-b10 = High Court
    .text = Blue side: gold and tool; green side: cloth and book.
lisboa-b11 = Coin Assay Office
    .text = Blue side: gold and tool; green side: cloth and book.
lisboa-b12 = Church of São Domingos
    .text = Blue side: gold and tool; green side: cloth and book.
lisboa-b13 = Estaus Palace
    .text = Blue side: gold and book; green side: cloth and tool.
lisboa-b14 = Church of Conceição Velha
    .text = Blue side: gold and book; green side: cloth and tool.
lisboa-b15 = Water Tower of Amoreiras
    .text = Blue side: cloth and tool; green side: gold and book.
lisboa-b16 = General Post Office
    .text = Blue side: cloth and tool; green side: gold and book.

## Ships

lisboa-h1a = Gaivota
    .text = Hull 1; each good sold to it pays the market price; 2 influence.
lisboa-h1b = Andorinha
    .text = Hull 1; each good sold to it pays the market price; 2 influence.
lisboa-h1c = Sardinha
    .text = Hull 1; each good sold to it pays the market price; 2 influence.
lisboa-h2a = Senhora da Guia
    .text = Hull 2; each good sold to it pays 1 more; 2 influence.
lisboa-h2b = Santa Ana
    .text = Hull 2; each good sold to it pays 1 more; 2 influence.
lisboa-h2c = Bom Jesus
    .text = Hull 2; each good sold to it pays 1 more; 2 influence.
lisboa-h3a = São Lourenço
    .text = Hull 3; each good sold to it pays 2 more; 1 influence.
lisboa-h3b = Princesa do Brasil
    .text = Hull 3; each good sold to it pays 2 more; 1 influence.
lisboa-h3c = Senhora da Penha
    .text = Hull 3; each good sold to it pays 2 more; 1 influence.
lisboa-h4a = Rainha dos Anjos
    .text = Hull 4; each good sold to it pays 3 more; 1 influence.
lisboa-h4b = Infante Dom Pedro
    .text = Hull 4; each good sold to it pays 3 more; 1 influence.
lisboa-h4c = Senhora da Ajuda
    .text = Hull 4; each good sold to it pays 3 more; 1 influence.

## Lands

lisboa-a2 = Betesga Corner
    .text = Reward: take 1 cloth.
lisboa-a3 = Bandeira Arch
    .text = Reward: take a plan.
lisboa-a4 = Fig Tree Plot
    .text = Reward: gain 2 influence.
lisboa-a5 = All Saints Alley
    .text = Reward: take 1 tool.
lisboa-b1 = Carmo Slope
    .text = Reward: take 5 réis.
lisboa-b2 = Assunção Plot
    .text = Reward: place 1 official from your board in an office.
lisboa-b3 = Shoemakers’ Corner
    .text = Reward: take 1 gold.
lisboa-b4 = Borratém Well
    .text = Reward: move the Cardinal 1 space and take a clergy tile beside him.
lisboa-b5 = Cutlers’ Alley
    .text = Reward: earn 2 wigs.
lisboa-c1 = Sacramento Slope
    .text = Reward: gain 4 influence.
lisboa-c2 = Vitória Plot
    .text = Reward: take 1 cube of your choice from the rubble pile.
lisboa-c3 = Bookbinders’ Corner
    .text = Reward: take 1 book.
lisboa-c4 = Tinsmiths’ Corner
    .text = Reward: take 1 tool.
lisboa-c5 = Locksmiths’ Alley
    .text = Reward: place 1 official from your board in an office.
lisboa-d1 = Espírito Santo Plot
    .text = Reward: move the Cardinal 1 space and take a clergy tile beside him.
lisboa-d2 = Moneychangers’ Corner
    .text = Reward: take 1 gold.
lisboa-d3 = São Nicolau Churchyard
    .text = Reward: take a royal favour.
lisboa-d4 = Saddlers’ Corner
    .text = Reward: take 5 réis.
lisboa-d5 = Nailmakers’ Alley
    .text = Reward: gain 2 influence.
lisboa-e1 = São Francisco Slope
    .text = Reward: place 1 official from your board in an office.
lisboa-e2 = Haberdashers’ Corner
    .text = Reward: take 1 cloth.
lisboa-e3 = Madalena Plot
    .text = Reward: take 1 book.
lisboa-e4 = Old Pillory
    .text = Reward: take 1 cube of your choice from the rubble pile.
lisboa-e5 = Coopers’ Alley
    .text = Reward: take a plan.

## Building sites

lisboa-w-a = Site by the Carmo
    .text = Reward: take 4 réis.
lisboa-w-b = Site by the Trindade
    .text = Reward: gain 3 influence.
lisboa-w-c = Site by the Mártires
    .text = Reward: take a royal favour.
lisboa-w-d = Site by the Chiado
    .text = Reward: earn 3 wigs.
lisboa-w-e = Site by Corpo Santo
    .text = Reward: move the Cardinal 1 space and take a clergy tile beside him.
lisboa-n-gold = Head of Rua Áurea
    .text = Reward: take 1 gold.
lisboa-n-cloth = Head of Rua Augusta
    .text = Reward: take 1 cloth.
lisboa-n-book = Head of Rua Nova da Princesa
    .text = Reward: take 1 book.
lisboa-n-tool = Head of Rua Bela da Rainha
    .text = Reward: take 1 tool.
lisboa-e-a = Site below the Castle
    .text = Reward: take a plan.
lisboa-e-b = Site by São Mamede
    .text = Reward: take 4 réis.
lisboa-e-c = Site by São Cristóvão
    .text = Reward: gain 3 influence.
lisboa-e-d = Site by Santo António
    .text = Reward: place 1 official from your board in an office.
lisboa-e-e = Site by the Cathedral
    .text = Reward: earn 3 wigs.

## Starting tasks

lisboa-ta1 = Shops and Slipways
    .text = Visit Manuel da Maia and build a store, or visit the Marquis and build a ship; reward: draw 2 cards of task deck B.
lisboa-ta2 = Crown and Law
    .text = Visit the King and open a public building, or visit the Marquis and take a decree; reward: draw 2 cards of task deck B.
lisboa-ta3 = Shop and Statute
    .text = Visit Manuel da Maia and build a store, or visit the Marquis and take a decree; reward: draw 2 cards of task deck B.
lisboa-ta4 = Harbour and Palace
    .text = Visit the Marquis and build a ship, or visit the King and open a public building; reward: draw 2 cards of task deck B.
lisboa-tb5 = Two New Clerks
    .text = Recruit 2 officials at once; reward: place 1 official from your board in an office.
lisboa-tb6 = First Drawing
    .text = Take a plan; reward: place 1 official from your board in an office.
lisboa-tb7 = Kissing the Ring
    .text = Meet the Cardinal; reward: take 3 réis.
lisboa-tb8 = In Good Grace
    .text = Get a royal favour; reward: gain 2 influence (clergy benefits do not apply).
lisboa-tb9 = In Good Company
    .text = Follow another player’s visit; reward: gain 2 influence (clergy benefits do not apply).
lisboa-tb10 = First Sale
    .text = Sell goods; reward: take 3 réis.
lisboa-tb11 = Workshops at Work
    .text = Produce goods; reward: take 1 gold.
lisboa-tb12 = A Blessed Gift
    .text = Gain influence in a church scoring; reward: earn 2 wigs.

## City tokens

lisboa-ts01 = Store token 1
    .text = Reward: take 1 cloth.
lisboa-ts02 = Store token 2
    .text = Reward: take a plan.
lisboa-ts03 = Store token 3
    .text = Reward: gain 2 influence.
lisboa-ts04 = Store token 4
    .text = Reward: take 1 tool.
lisboa-ts05 = Store token 5
    .text = Reward: take 5 réis.
lisboa-ts06 = Store token 6
    .text = Reward: place 1 official from your board in an office.
lisboa-ts07 = Store token 7
    .text = Reward: take 1 gold.
lisboa-ts08 = Store token 8
    .text = Reward: move the Cardinal 1 space and take a clergy tile beside him.
lisboa-ts09 = Store token 9
    .text = Reward: earn 2 wigs.
lisboa-ts10 = Store token 10
    .text = Reward: gain 4 influence.
lisboa-ts11 = Store token 11
    .text = Reward: take 1 cube of your choice from the rubble pile.
lisboa-ts12 = Store token 12
    .text = Reward: take 1 book.
lisboa-ts13 = Store token 13
    .text = Reward: take 1 tool.
lisboa-ts14 = Store token 14
    .text = Reward: place 1 official from your board in an office.
lisboa-ts15 = Store token 15
    .text = Reward: move the Cardinal 1 space and take a clergy tile beside him.
lisboa-ts16 = Store token 16
    .text = Reward: take 1 gold.
lisboa-ts17 = Store token 17
    .text = Reward: take a royal favour.
lisboa-ts18 = Store token 18
    .text = Reward: take 5 réis.
lisboa-ts19 = Store token 19
    .text = Reward: gain 2 influence.
lisboa-ts20 = Store token 20
    .text = Reward: place 1 official from your board in an office.
lisboa-ts21 = Store token 21
    .text = Reward: take 1 cloth.
lisboa-ts22 = Store token 22
    .text = Reward: take 1 book.
lisboa-ts23 = Store token 23
    .text = Reward: take 1 cube of your choice from the rubble pile.
lisboa-ts24 = Store token 24
    .text = Reward: take a plan.
lisboa-tp01 = Public building token 1
    .text = Reward: take 4 réis.
lisboa-tp02 = Public building token 2
    .text = Reward: gain 3 influence.
lisboa-tp03 = Public building token 3
    .text = Reward: take a royal favour.
lisboa-tp04 = Public building token 4
    .text = Reward: earn 3 wigs.
lisboa-tp05 = Public building token 5
    .text = Reward: move the Cardinal 1 space and take a clergy tile beside him.
lisboa-tp06 = Public building token 6
    .text = Reward: take 1 gold.
lisboa-tp07 = Public building token 7
    .text = Reward: take 1 cloth.
lisboa-tp08 = Public building token 8
    .text = Reward: take 1 book.
lisboa-tp09 = Public building token 9
    .text = Reward: take 1 tool.
lisboa-tp10 = Public building token 10
    .text = Reward: take a plan.
lisboa-tp11 = Public building token 11
    .text = Reward: take 4 réis.
lisboa-tp12 = Public building token 12
    .text = Reward: gain 3 influence.
lisboa-tp13 = Public building token 13
    .text = Reward: place 1 official from your board in an office.
lisboa-tp14 = Public building token 14
    .text = Reward: earn 3 wigs.
