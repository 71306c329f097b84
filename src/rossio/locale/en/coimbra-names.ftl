# Names and one-line texts of Coimbra

## Council characters

coimbra-c101 = Captain of the Night Watch
    .text = Gain 4 guards.
coimbra-c102 = Market Inspector
    .text = Cards that cost coins cost you 1 coin less, down to 0.
coimbra-c201 = Bridge Gate Constable
    .text = Gain 4 guards.
coimbra-c202 = Town Standard-Bearer
    .text = Gain 2 guards.
coimbra-c203 = Master of the Militia
    .text = For each of your council cards, this one included: 1 guard and up to 1 pilgrim step.
coimbra-c204 = Sergeant of the Walls
    .text = Each grey die you activate also gives 2 guards; white never counts.
coimbra-c205 = Fleet Recruiter
    .text = Gain 4 guards; then you may invest in one voyage that costs guards.
coimbra-c206 = Town Alderman
    .text = At the start of phase E: any one track +1, and 1 guard.
coimbra-c301 = Crown Magistrate
    .text = Gain 1 guard.
coimbra-c302 = Lord Chamberlain
    .text = Take one favour tile still beside the castle and use it.
coimbra-c303 = Bailiff of Arrears
    .text = Each player behind you on the grey track hands you 2 guards or 2 points, as they choose.
coimbra-c304 = Steward of the Armoury
    .text = Collect the income of your grey track now.
coimbra-c305 = Keeper of the Town Seal
    .text = Use the immediate bonus of another of your council cards again.
coimbra-c306 = Veteran Commander
    .text = During your income turn: change 2 guards into 1 point, as often as you like.

## Merchant characters

coimbra-m101 = Salt Trader
    .text = Gain 4 coins.
coimbra-m102 = Horse Dealer
    .text = Cards that cost guards cost you 1 guard less, down to 0.
coimbra-m201 = Spice Importer
    .text = Gain 4 coins.
coimbra-m202 = Master Goldsmith
    .text = Gain 2 coins.
coimbra-m203 = Elder of the Weavers
    .text = For each of your merchant cards, this one included: 1 coin and 1 point.
coimbra-m204 = Olive Oil Wholesaler
    .text = Each orange die you activate also gives 2 coins; white never counts.
coimbra-m205 = Mondego Shipowner
    .text = Gain 4 coins; then you may invest in one voyage that costs coins.
coimbra-m206 = Pottery Pedlar
    .text = At the start of phase E: any one track +1, and 1 coin.
coimbra-m301 = Sugar Contractor
    .text = Gain 3 coins.
coimbra-m302 = Silk Merchant
    .text = You may pay 5 coins to gain 7 points.
coimbra-m303 = Toll Farmer
    .text = Each opponent hands you 1 guard and 1 coin, or 2 points, as they choose.
coimbra-m304 = Customs Factor
    .text = Collect the income of your orange track now.
coimbra-m305 = Second-Hand Dealer
    .text = You may take one card from the discard pile for 3 of the goods it costs.
coimbra-m306 = Money Changer
    .text = During your income turn: change 2 coins into 1 point, as often as you like.

## Cleric characters

coimbra-l101 = Wandering Friar
    .text = Take up to 2 pilgrim steps.
coimbra-l102 = Cathedral Almoner
    .text = After each merchant card you acquire: 1 coin and 2 points.
coimbra-l201 = Precentor
    .text = Take up to 1 pilgrim step.
coimbra-l202 = Guide of the Pilgrims
    .text = Take up to 3 pilgrim steps.
coimbra-l203 = Barefoot Hermit
    .text = At the start of phase E: up to 2 pilgrim steps if you hold no purple die; white is not purple.
coimbra-l204 = Hospital Sister
    .text = Each purple die you activate also gives up to 1 pilgrim step; white never counts.
coimbra-l205 = Commander of the Order
    .text = You may pay 5 guards to take up to 5 pilgrim steps.
coimbra-l206 = Novice Copyist
    .text = Take up to 2 pilgrim steps.
coimbra-l301 = Auxiliary Bishop
    .text = Take up to 2 pilgrim steps.
coimbra-l302 = Visitor of Convents
    .text = Gain 1 point for each monastery with your disk.
coimbra-l303 = Prior of the Canons
    .text = Collect the income of your purple track now.
coimbra-l304 = Fiery Preacher
    .text = Gain 5 points; each opponent loses 3 points or one cleric card with its influence, as they choose.
coimbra-l305 = Master of the Choirboys
    .text = Use the immediate bonus of another of your cleric cards again.
coimbra-l306 = Abbess of the Poor Clares
    .text = Gain 3 points.

## Scholar characters

coimbra-s101 = Reader in Grammar
    .text = Gain 4 points.
coimbra-s102 = University Secretary
    .text = After each council card you acquire: 1 guard, 1 point and up to 1 pilgrim step.
coimbra-s201 = Professor of Rhetoric
    .text = Gain 1 point.
coimbra-s202 = Tutor of Poor Students
    .text = At the end: 1 point for each of your cards of influence 1 or 2.
coimbra-s203 = Lyric Poet
    .text = Each green die you activate also gives 2 points; white never counts.
coimbra-s204 = Doctor of Two Faculties
    .text = Gain 1 point.
coimbra-s205 = Military Engineer
    .text = At the end, your grey track on 7 to 9 gives 5 points, on 10 to 12 gives 7, on 13 to 15 gives 10.
coimbra-s206 = Master of Reckoning
    .text = At the end, your orange track on 7 to 9 gives 5 points, on 10 to 12 gives 7, on 13 to 15 gives 10.
coimbra-s301 = Rector of the Studies
    .text = Gain 1 point.
coimbra-s302 = Church Historian
    .text = At the end, your purple track on 7 to 9 gives 5 points, on 10 to 12 gives 7, on 13 to 15 gives 10.
coimbra-s303 = Royal Librarian
    .text = At the end, your green track on 7 to 9 gives 5 points, on 10 to 12 gives 7, on 13 to 15 gives 10.
coimbra-s304 = Chief Cosmographer
    .text = Collect the income of your green track now.
coimbra-s305 = Humanist Philosopher
    .text = At the end: 5 points for each set of four of your cards, one of each class.
coimbra-s306 = Printer of Treatises
    .text = At the end: score another of your game-end cards a second time.

## Monasteries

coimbra-mo-i-01 = Saint George of the Gate
    .text = Gain 5 guards.
coimbra-mo-i-02 = Saint Matthew of the Treasury
    .text = Gain 5 coins.
coimbra-mo-i-03 = Our Lady of the Road
    .text = Gain 3 points, then take up to 2 pilgrim steps.
coimbra-mo-i-04 = Saint Martin of the Alms
    .text = Gain 4 guards or 4 coins, and 2 points.
coimbra-mo-i-05 = Saint Michael of the Tower
    .text = Move up 3 on the grey track.
coimbra-mo-i-06 = Saint Nicholas of the Quay
    .text = Move up 3 on the orange track.
coimbra-mo-i-07 = Saint Francis of the Hills
    .text = Move up 3 on the purple track.
coimbra-mo-i-08 = Saint Catherine of the Books
    .text = Move up 3 on the green track.
coimbra-mo-i-09 = Holy Cross of the Four Winds
    .text = Move up 1 on all four tracks.
coimbra-mo-i-10 = Saint Elizabeth of the Crown
    .text = Gain 1 point for each crown you have now.
coimbra-mo-i-11 = Saint James of the Pilgrims
    .text = From now on, gain 1 point for each later disk you put on a monastery.
coimbra-mo-i-12 = Saint Jerome of the Quill
    .text = Counts as 1 wild diploma.
coimbra-mo-ii-01 = Saint Sebastian of the Archers
    .text = Gain 2 points for each of your council cards.
coimbra-mo-ii-02 = Saint Homobonus of the Drapers
    .text = Gain 2 points for each of your merchant cards.
coimbra-mo-ii-03 = Saint Augustine of the Cloister
    .text = Gain 2 points for each of your cleric cards.
coimbra-mo-ii-04 = Saint Thomas of the Lecterns
    .text = Gain 2 points for each of your scholar cards.
coimbra-mo-ii-05 = Saint Peter of the Keys
    .text = Gain 2 points for each of your cards of influence 3 or 4.
coimbra-mo-ii-06 = All Saints on the Hill
    .text = Gain 5 points for each set of four of your cards, one of each class.
coimbra-mo-ii-07 = Saint Barbara of the Castle
    .text = From now on, gain 4 points for each die you put into the castle.
coimbra-mo-ii-08 = Saint Albert of the Two Schools
    .text = Counts as 2 wild diplomas.
coimbra-mo-iii-01 = Saint Benedict of the Valley
    .text = Gain 2 points for each monastery with your disk, this one included.
coimbra-mo-iii-02 = Our Lady of Wisdom
    .text = Score your diploma sets now, as at the end.
coimbra-mo-iii-03 = Saint Elmo of the Seafarers
    .text = Score up to 2 different voyages of yours now, as at the end.
coimbra-mo-iii-04 = Holy Spirit of Good Counsel
    .text = Score one of your game-end cards now, and one influence tile for your rank; nobody else scores.

## Voyages

coimbra-vo-tanger = Tangier
    .text = 2 points for each voyage with your disk, this one included.
coimbra-vo-madeira = Madeira
    .text = 1 point for each of your diplomas of any kind.
coimbra-vo-caboverde = Cape Verde
    .text = Half the sum of your grey and orange tracks in points, rounded down.
coimbra-vo-sansibar = Zanzibar
    .text = Half the sum of your purple and green tracks in points, rounded down.
coimbra-vo-ceuta = Ceuta
    .text = 1 point for each monastery on the map without your disk.
coimbra-vo-calicut = Calicut
    .text = Half the sum of your guards, coins and crowns in points, rounded down.
coimbra-vo-maskat = Muscat
    .text = 2 points for each space of your lowest track, once.
coimbra-vo-barbados = Barbados
    .text = 1 point for each monastery with your disk.
coimbra-vo-brasil = Brazil
    .text = 2 points for each level I monastery with your disk.
coimbra-vo-acores = Azores
    .text = 3 points for each of your character cards beyond the tenth.
coimbra-vo-goa = Goa
    .text = 9 points.
coimbra-vo-macau = Macau
    .text = 2 points for each of your council cards.
coimbra-vo-malaca = Malacca
    .text = 2 points for each of your merchant cards.
coimbra-vo-ceilao = Ceylon
    .text = 2 points for each of your cleric cards.
coimbra-vo-diu = Diu
    .text = 2 points for each of your scholar cards.

## Favour tiles, cap, distress

coimbra-fa-3 = Charter of Navigation
    .text = 3 crowns. Your investments cost 2 less while you hold it; invest in one voyage now if you wish.
coimbra-fa-2 = Commendation of the Queen
    .text = 2 crowns. Gain 4 points; you may put the cap on one of your dice in a city.
coimbra-fa-1 = Safe-Conduct
    .text = 1 crown. Gain 2 points and take up to 3 pilgrim steps.
coimbra-fa-0 = Royal Purse
    .text = No crown. Gain 7 guards or 7 coins.
coimbra-cap = Doctor’s cap (+3)
    .text = One of your dice in a city counts 3 more and is put in line anew; its card costs the raised value.
coimbra-distress = Distress
    .text = Instead of a card or tile: up to 2 coins and up to 2 guards.

## Classes

coimbra-council = Council
    .text = Grey class; its track pays guards.
    .amount = { $number } on the council track
coimbra-merchant = Merchant
    .text = Orange class; its track pays coins.
    .amount = { $number } on the merchant track
coimbra-cleric = Cleric
    .text = Purple class; its track pays pilgrim steps.
    .amount = { $number } on the cleric track
coimbra-scholar = Scholar
    .text = Green class; its track pays points.
    .amount = { $number } on the scholar track
coimbra-council-card = council card
coimbra-merchant-card = merchant card
coimbra-cleric-card = cleric card
coimbra-scholar-card = scholar card

## Colours

coimbra-grey = grey
coimbra-orange = orange
coimbra-purple = purple
coimbra-green = green
coimbra-white = white
coimbra-blue = blue
coimbra-brown = brown
coimbra-ruby = ruby
coimbra-red = red
coimbra-yellow = yellow
coimbra-black = black
coimbra-die-grey = grey die
    .text = Pays the income of the grey track.
coimbra-die-orange = orange die
    .text = Pays the income of the orange track.
coimbra-die-purple = purple die
    .text = Pays the income of the purple track.
coimbra-die-green = green die
    .text = Pays the income of the green track.
coimbra-die-white = white die
    .text = Pays the income of any one track; counts as no colour.

## Goods and counts

coimbra-guards = guards
    .amount = { $number ->
        [one] { $number } guard
       *[other] { $number } guards
    }
coimbra-coins = coins
    .amount = { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
coimbra-vp = victory points
    .amount = { $number ->
        [one] { $number } victory point
       *[other] { $number } victory points
    }
coimbra-steps = pilgrim steps
    .amount = { $number ->
        [one] { $number } pilgrim step
       *[other] { $number } pilgrim steps
    }
coimbra-crowns = crowns
    .amount = { $number ->
        [one] { $number } crown
       *[other] { $number } crowns
    }
coimbra-diplomas = diplomas
coimbra-influence = influence
coimbra-points = points
    .amount = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }

## Diplomas

coimbra-law = Law
coimbra-can = Canon law
coimbra-med = Medicine
coimbra-the = Theology
coimbra-art = Arts
coimbra-wild = Wild
    .text = Counts as any kind of diploma.

## Tracks

coimbra-tr-grey = Grey track
    .text = Council. Guards for each grey die: { $values-1 } on space { $from-1 }, { $values-2 } on { $from-2 } to { $to-2 }, { $values-3 } on { $from-3 } to { $to-3 }, { $values-4 } on { $from-4 } to { $to-4 }, { $values-5 } on { $from-5 } to { $to-5 }, { $values-6 } on { $from-6 } to { $to-6 }.
coimbra-tr-orange = Orange track
    .text = Merchants. Coins for each orange die: { $values-1 } on space { $from-1 }, { $values-2 } on { $from-2 } to { $to-2 }, { $values-3 } on { $from-3 } to { $to-3 }, { $values-4 } on { $from-4 } to { $to-4 }, { $values-5 } on { $from-5 } to { $to-5 }, { $values-6 } on { $from-6 } to { $to-6 }.
coimbra-tr-purple = Purple track
    .text = Clerics. Pilgrim steps for each purple die: { $values-1 } on space { $from-1 }, { $values-2 } on { $from-2 } to { $to-2 }, { $values-3 } on { $from-3 } to { $to-3 }, { $values-4 } on { $from-4 } to { $to-4 }, { $values-5 } on { $from-5 } to { $to-5 }, { $values-6 } on { $from-6 } to { $to-6 }.
coimbra-tr-green = Green track
    .text = Scholars. Points for each green die: { $values-1 } on space { $from-1 }, { $values-2 } on { $from-2 } to { $to-2 }, { $values-3 } on { $from-3 } to { $to-3 }, { $values-4 } on { $from-4 } to { $to-4 }, { $values-5 } on { $from-5 } to { $to-5 }, { $values-6 } on { $from-6 } to { $to-6 }.
coimbra-it-1 = Modest renown
    .text = 2 or 3 players: { $p23-1 } points for first, { $p23-2 } for second. 4 players: { $p4-1 }, { $p4-2 } and { $p4-3 }.
coimbra-it-2 = Good renown
    .text = 2 or 3 players: { $p23-1 } points for first, { $p23-2 } for second. 4 players: { $p4-1 }, { $p4-2 } and { $p4-3 }.
coimbra-it-3 = Great renown
    .text = 2 or 3 players: { $p23-1 } points for first, { $p23-2 } for second. 4 players: { $p4-1 }, { $p4-2 } and { $p4-3 }.
coimbra-it-4 = Supreme renown
    .text = 2 or 3 players: { $p23-1 } points for first, { $p23-2 } for second. 4 players: { $p4-1 }, { $p4-2 } and { $p4-3 }.
coimbra-track = influence track
coimbra-influence-tile = influence tile
coimbra-income = income

## Die tokens

coimbra-dt-2 = Die token 2
coimbra-dt-3a = Die token 3 (first)
coimbra-dt-3b = Die token 3 (second)
coimbra-dt-4 = Die token 4
coimbra-dt-5 = Die token 5
coimbra-die-token = die token
    .text = Stands in line like a die of no colour and discards the card of highest influence.

## Places

coimbra-castle = Castle
    .text = The lowest die acts first and takes a favour tile.
coimbra-upper = Upper city
    .text = The highest die acts first and takes a card of this row.
coimbra-central = Central city
    .text = Resolved after the upper city; the highest die acts first.
coimbra-lower = Lower city
    .text = Resolved last; the highest die acts first.

## Phases

coimbra-phase-a = Phase A: rolling
    .text = The first player rolls all dice of the pool.
coimbra-phase-b = Phase B: placing dice
    .text = Three times round, each player takes a die and places it.
coimbra-phase-c = Phase C: castle and cities
    .text = The dice act, place by place, from left to right.
coimbra-phase-d = Phase D: player order
    .text = Whoever has most crowns goes first.
coimbra-phase-e = Phase E: income
    .text = Each die pays the income of its track.
coimbra-phase-f = Phase F: voyages
    .text = Each player may invest in one voyage.

## Decks and bonus times

coimbra-deck-1 = Start cards (I)
coimbra-deck-2 = Deck II, rounds 1 and 2
coimbra-deck-3 = Deck III, rounds 3 and 4
coimbra-bonus-immediate = at once
    .text = Used when the card is acquired, once.
coimbra-bonus-phase-c = on acquiring
    .text = Works in every phase C.
coimbra-bonus-phase-e = with income
    .text = Works in every phase E.
coimbra-bonus-end = at the end
    .text = Scored at the end of the game.
coimbra-type-immediate = at once
    .text = Used when your disk is placed, or never.
coimbra-type-ongoing = lasting
    .text = Works from the moment your disk is placed, never backwards.
coimbra-type-diploma = diploma
    .text = Counts in every later scoring of diplomas.
coimbra-cost-none = no cost
coimbra-cost-guards = costs guards
    .text = As many guards as the die shows.
coimbra-cost-coins = costs coins
    .text = As many coins as the die shows.
coimbra-level-1 = Level I
coimbra-level-2 = Level II
coimbra-level-3 = Level III

## Player order and crowns

coimbra-flag-1 = Flag 1
    .text = First in player order; { $crowns ->
        [0] no crown
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }.
coimbra-flag-2 = Flag 2
    .text = Second in player order; { $crowns ->
        [0] no crown
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }.
coimbra-flag-3 = Flag 3
    .text = Third in player order; { $crowns ->
        [0] no crown
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }.
coimbra-flag-4 = Flag 4
    .text = Fourth in player order; { $crowns ->
        [0] no crown
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }.
coimbra-ct-council = Crown token of the council
    .text = 1 crown this round for whoever takes its card.
coimbra-ct-merchant = Crown token of the merchants
    .text = 1 crown this round for whoever takes its card.
coimbra-ct-cleric = Crown token of the clerics
    .text = 1 crown this round for whoever takes its card.
coimbra-ct-scholar = Crown token of the scholars
    .text = 1 crown this round for whoever takes its card.
coimbra-crown-token = crown token
coimbra-flag = order flag
coimbra-player-order = player order

## Pieces and piles

coimbra-card = character card
coimbra-start-pair = pair of start cards
coimbra-monastery = monastery
coimbra-voyage = voyage
coimbra-favour = favour tile
coimbra-die = die
coimbra-pool = dice pool
coimbra-holder = die holder
coimbra-pilgrim = pilgrim
coimbra-disk = disk
coimbra-lion = lion
coimbra-stack = character stack
coimbra-discard = discard pile
coimbra-display = display
coimbra-map = pilgrim map
coimbra-round = round

## Kinds of map locations

coimbra-start = corner of Coimbra
    .text = The pilgrim starts here and never comes back.
coimbra-stop = stop
    .text = Nothing happens here.
coimbra-monastery1 = level I monastery (blue)
coimbra-monastery2 = level II monastery (brown)
coimbra-monastery3 = level III monastery (ruby)

## Map locations

coimbra-co-nw = the north-west corner of Coimbra
coimbra-co-ne = the north-east corner of Coimbra
coimbra-co-se = the south-east corner of Coimbra
coimbra-co-sw = the south-west corner of Coimbra
coimbra-st-n = the north stop
coimbra-st-e = the east stop
coimbra-st-s = the south stop
coimbra-st-w = the west stop
coimbra-ma-1 = Blue monastery 1
coimbra-ma-2 = Blue monastery 2
coimbra-ma-3 = Blue monastery 3
coimbra-ma-4 = Blue monastery 4
coimbra-ma-5 = Blue monastery 5
coimbra-ma-6 = Blue monastery 6
coimbra-ma-7 = Blue monastery 7
coimbra-ma-8 = Blue monastery 8
coimbra-st-ne = the north-east stop
coimbra-st-se = the south-east stop
coimbra-st-sw = the south-west stop
coimbra-st-nw = the north-west stop
coimbra-sa-n = the north blue stop
coimbra-sa-e = the east blue stop
coimbra-sa-s = the south blue stop
coimbra-sa-w = the west blue stop
coimbra-sb-ne = the north-east brown stop
coimbra-sb-se = the south-east brown stop
coimbra-sb-sw = the south-west brown stop
coimbra-sb-nw = the north-west brown stop
coimbra-mb-1 = Brown monastery 1
coimbra-mb-2 = Brown monastery 2
coimbra-mb-3 = Brown monastery 3
coimbra-mb-4 = Brown monastery 4
coimbra-sb-e1 = the east brown stop 1
coimbra-sb-e2 = the east brown stop 2
coimbra-sb-w1 = the west brown stop 1
coimbra-sb-w2 = the west brown stop 2
coimbra-sr-n1 = the north ruby stop 1
coimbra-sr-n2 = the north ruby stop 2
coimbra-sr-n3 = the north ruby stop 3
coimbra-sr-n4 = the north ruby stop 4
coimbra-sr-s1 = the south ruby stop 1
coimbra-sr-s2 = the south ruby stop 2
coimbra-sr-s3 = the south ruby stop 3
coimbra-sr-s4 = the south ruby stop 4
coimbra-mc-1 = Ruby monastery 1
coimbra-mc-2 = Ruby monastery 2

## Solo

coimbra-rival = Rival
    .text = The opponent in a solo game, run by two decks.
coimbra-easy = easy
    .text = The rival starts with 0 points.
coimbra-normal = normal
    .text = The rival starts with 20 points.
coimbra-hard = hard
    .text = The rival starts with 35 points.
coimbra-action-deck = action deck of the rival
coimbra-color-deck = colour deck of the rival
coimbra-ac-01 = Colour first, lowest die, castle
coimbra-ac-02 = Colour first, lowest die, castle
coimbra-ac-03 = Colour first, lowest die, upper city
coimbra-ac-04 = Colour first, lowest die, upper city
coimbra-ac-05 = Colour first, lowest die, central city
coimbra-ac-06 = Colour first, lowest die, lower city
coimbra-ac-07 = Colour first, lowest die, lower city
coimbra-ac-08 = Colour first, highest die, upper city
coimbra-ac-09 = Colour first, highest die, upper city
coimbra-ac-10 = Colour first, highest die, upper city
coimbra-ac-11 = Colour first, highest die, central city
coimbra-ac-12 = Colour first, highest die, central city
coimbra-ac-13 = Colour first, highest die, central city
coimbra-ac-14 = Colour first, highest die, central city
coimbra-ac-15 = Colour first, highest die, lower city
coimbra-ac-16 = Colour first, highest die, lower city
coimbra-ac-17 = Colour first, highest die, lower city
coimbra-ac-18 = Pips first, lowest die, castle
coimbra-ac-19 = Pips first, lowest die, upper city
coimbra-ac-20 = Pips first, lowest die, upper city
coimbra-ac-21 = Pips first, lowest die, central city
coimbra-ac-22 = Pips first, lowest die, central city
coimbra-ac-23 = Pips first, lowest die, lower city
coimbra-ac-24 = Pips first, lowest die, lower city
coimbra-ac-25 = Pips first, highest die, upper city
coimbra-ac-26 = Pips first, highest die, upper city
coimbra-ac-27 = Pips first, highest die, central city
coimbra-ac-28 = Pips first, highest die, central city
coimbra-ac-29 = Pips first, highest die, lower city
coimbra-ac-30 = Pips first, highest die, lower city
coimbra-cd-01 = Grey, orange, purple, green, white
coimbra-cd-02 = White, grey, purple, green, orange
coimbra-cd-03 = Grey, green, orange, white, purple
coimbra-cd-04 = Orange, white, grey, green, purple
coimbra-cd-05 = Orange, purple, white, grey, green
coimbra-cd-06 = Orange, green, purple, grey, white
coimbra-cd-07 = White, purple, grey, orange, green
coimbra-cd-08 = Purple, orange, green, white, grey
coimbra-cd-09 = Purple, white, green, grey, orange
coimbra-cd-10 = Green, grey, white, purple, orange
coimbra-cd-11 = Green, orange, grey, purple, white
coimbra-cd-12 = Green, purple, orange, white, grey

## Rule sections

coimbra-section-setup = Set-up
coimbra-section-start-choice = Choice at the start
coimbra-section-phases-a-b = Phases A and B: rolling and placing dice
coimbra-section-phase-c = Phase C: castle and cities
coimbra-section-phase-d = Phase D: player order
coimbra-section-phase-e = Phase E: income
coimbra-section-rewards = Rewards
coimbra-section-voyages = Phase F: voyages
coimbra-section-end = End of the round and of the game
coimbra-section-display = Display, start and counting
coimbra-section-bonus-order = Order of bonuses
coimbra-section-pilgrim = The pilgrim
coimbra-section-phase-c-details = Phase C in detail
coimbra-section-tracks = Influence tracks
coimbra-section-phase-e-details = Phase E in detail
coimbra-section-mid-game-scoring = Voyages, crowns and scoring during the game
coimbra-section-decisions = Decisions and open information
coimbra-section-rival = Alone against the rival
