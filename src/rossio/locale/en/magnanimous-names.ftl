### Magnanimous: names and one-line texts. Written for Rossio.

## The game

magnanimous-title = Magnanimous
    .text = Nobles of the Empire of Brazil between throne, war and republic.

## Colours and boards

magnanimous-red = Red
magnanimous-green = Green
magnanimous-blue = Blue
magnanimous-yellow = Yellow
magnanimous-purple = Purple
magnanimous-white = White
magnanimous-board-red = Red board
magnanimous-board-green = Green board
magnanimous-board-blue = Blue board
magnanimous-board-yellow = Yellow board
magnanimous-uncontrolled = Uncontrolled
    .text = A province or port of a colour nobody plays; the Imperial area defends it.

## Goods

magnanimous-good = Good
magnanimous-cotton = Cotton
    .amount = { $number } cotton
magnanimous-sugar = Sugar cane
    .amount = { $number } sugar cane
magnanimous-leather = Leather
    .amount = { $number } leather
magnanimous-coffee = Coffee
    .amount = { $number } coffee

## Provinces

magnanimous-rio-negro = Rio Negro
    .text = Red province; produces cotton; die number 4.
magnanimous-bahia = Bahia
    .text = Red province; produces sugar cane; die number 1.
magnanimous-rio-grande-do-sul = Rio Grande do Sul
    .text = Red province; produces leather; die number 6.
magnanimous-goyaz = Goyaz
    .text = Red province; produces coffee; die number 3.
magnanimous-sergipe = Sergipe
    .text = Red port; holds ships only.
magnanimous-parahyba = Parahyba
    .text = Green province; produces cotton; die number 1.
magnanimous-para = Pará
    .text = Green province; produces sugar cane; die number 2.
magnanimous-uruguay = Uruguay
    .text = Green province; produces leather; die number 5.
magnanimous-minas-geraes = Minas Geraes
    .text = Green province; produces coffee; die number 6.
magnanimous-espirito-santo = Espírito Santo
    .text = Green port; holds ships only.
magnanimous-maranhao = Maranhão
    .text = Blue province; produces cotton; die number 3.
magnanimous-pernambuco = Pernambuco
    .text = Blue province; produces sugar cane; die number 4.
magnanimous-solimoes = Solimões
    .text = Blue province; produces leather; die number 2.
magnanimous-sao-paulo = São Paulo
    .text = Blue province; produces coffee; die number 5.
magnanimous-porto-seguro = Porto Seguro
    .text = Blue port; holds ships only.
magnanimous-santa-catharina = Santa Catharina
    .text = Yellow province; produces cotton; die number 5.
magnanimous-matto-grosso = Matto Grosso
    .text = Yellow province; produces sugar cane; die number 3.
magnanimous-piauhy = Piauhy
    .text = Yellow province; produces leather; die number 4.
magnanimous-ceara = Ceará
    .text = Yellow province; produces coffee; die number 2.
magnanimous-rio-grande-do-norte = Rio Grande do Norte
    .text = Yellow port; holds ships only.
magnanimous-rio-de-janeiro = Rio de Janeiro
    .text = Capital of the Empire; if Paraguay occupies it, everyone loses.
magnanimous-paraguay = Paraguay
    .text = Zone of operations: it attacks its neighbours and can never be entered or attacked.
magnanimous-province = Province
magnanimous-port = Port
magnanimous-capital = Capital
magnanimous-zone = Zone
magnanimous-dock = Dock

## Phases

magnanimous-phase-emperor = Emperor Phase
    .text = The cards of the throne are revealed: events happen, referendums are voted on.
magnanimous-phase-production = Production Phase
    .text = Take dice to your provinces to produce, recruit, build, win deputies and fit out ships.
magnanimous-phase-offensives = Paraguayan Offensives
    .text = Paraguay attacks from its zone and from the provinces it holds.
magnanimous-phase-nobles = Nobles Phase
    .text = Return dice to the action area to move trains, sell, fight, plot and export.
magnanimous-phase-republic = Republic Phase
    .text = The Republic advances 3 spaces.
magnanimous-phase-end-of-round = End of Round
    .text = Events leave, hands are refilled, improvements are renewed, victory is checked.
magnanimous-round = Round

## Action area: quadrants and spaces

magnanimous-quadrant-1 = Cotton quadrant
    .text = Production: produce cotton. Nobles: move the train or sell a good.
magnanimous-quadrant-2 = Sugar quadrant
    .text = Production: produce sugar cane. Nobles: move the train or sell a good.
magnanimous-quadrant-3 = Leather quadrant
    .text = Production: produce leather. Nobles: move the train or sell a good.
magnanimous-quadrant-4 = Coffee quadrant
    .text = Production: produce coffee. Nobles: move the train or sell a good.
magnanimous-quadrant-5 = Barracks quadrant
    .text = Production: recruit. Nobles: move troops or attack.
magnanimous-quadrant-6 = Works quadrant
    .text = Production: build an improvement. Nobles: discard a card to advance 1 Nobility space.
magnanimous-quadrant-7 = Chamber quadrant
    .text = Production: win over a deputy. Nobles: put 1 or 2 cards on the throne.
magnanimous-quadrant-8 = Harbour quadrant
    .text = Production: fit out a ship. Nobles: export, or sail to Rio.
magnanimous-space-1a = Cotton quadrant, space A
magnanimous-space-1b = Cotton quadrant, space B
magnanimous-space-2a = Sugar quadrant, space A
magnanimous-space-2b = Sugar quadrant, space B
magnanimous-space-3a = Leather quadrant, space A
magnanimous-space-3b = Leather quadrant, space B
magnanimous-space-4a = Coffee quadrant, space A
magnanimous-space-4b = Coffee quadrant, space B
magnanimous-space-5a = Barracks quadrant, space A
magnanimous-space-5b = Barracks quadrant, space B
magnanimous-space-6a = Works quadrant, space A
magnanimous-space-6b = Works quadrant, space B
magnanimous-space-7a = Chamber quadrant, space A
magnanimous-space-7b = Chamber quadrant, space B
magnanimous-space-8a = Harbour quadrant, space A
magnanimous-space-8b = Harbour quadrant, space B
magnanimous-action-area = Action area

## Actions

magnanimous-action-produce = Produce
    .text = Pay the die and place 1 good in the province that makes it.
magnanimous-action-recruit = Recruit
    .text = Pay the die and place 1 troop in the province of the die or in the Imperial area.
magnanimous-action-improve = Build an improvement
    .text = Pay the die and take one of the open tiles to the province of the die.
magnanimous-action-deputy = Win over a deputy
    .text = Pay the die and take 1 deputy of either party.
magnanimous-action-ship = Fit out a ship
    .text = Pay the die and place 1 ship in your port, or in Rio if you are Governor.
magnanimous-action-governor = Become Governor
    .text = Take the purple die and the Rio card, use its effect and receive the income of your title.
magnanimous-action-train-or-sell = Train or sale
    .text = Move your train, or sell 1 good of the province of the die.
magnanimous-action-move-train = Move the train
    .text = Move your train 1 step to a province that is not occupied.
magnanimous-action-bring-in-train = Bring in the train
    .text = Load all goods of the province of the die, place your train there and move it.
magnanimous-action-sell-good = Sell a good
    .text = Discard 1 good of the province of the die and receive the value of the die.
magnanimous-action-troops = Troops
    .text = Move troops between your provinces, or attack an occupied province.
magnanimous-action-move-troops = Move troops
    .text = Move any number of troops from one of your provinces to another.
magnanimous-action-attack = Attack
    .text = Spend troops next to an occupied province to free it and gain as many Nobility spaces.
magnanimous-action-discard-for-nobility = Court favour
    .text = Discard a card from your hand and advance 1 Nobility space.
magnanimous-action-throne = Audience at the throne
    .text = Put 1 or 2 cards from your hand face down on the throne.
magnanimous-action-export-or-sail = Export or sail
    .text = Export goods from your train, or move a ship to Rio.
magnanimous-action-export = Export
    .text = Spend a ship to place goods of your train on the commerce track for réis and Nobility.
magnanimous-action-sail = Sail to Rio
    .text = Move one of your ships from your port to a free dock in Rio.
magnanimous-action-offer = Sell the action
    .text = Do not act; each other player may do the action once and pays you the die.
magnanimous-action-precise = Precise action
    .text = The die equals the printed number: a stronger action that the others may follow.
magnanimous-action-follow = Follow
magnanimous-action-pass = Do nothing

## Tracks, titles, crowns, commerce

magnanimous-nobility = Nobility
    .text = Your rank at court; at 20 you can win.
    .amount = { $number } Nobility
magnanimous-republic = Republic
    .text = At 20 the Republic is proclaimed and points decide.
magnanimous-commerce = Commerce
    .text = Exports go to spaces up to the Republic marker.
magnanimous-barao = Baron
    .text = Nobility 0; 0 réis on becoming Governor; 0 points at the end.
magnanimous-visconde = Viscount
    .text = Nobility 1 to 6; 3 réis on becoming Governor; 3 points at the end.
magnanimous-conde = Count
    .text = Nobility 7 to 12; 6 réis on becoming Governor; 6 points at the end.
magnanimous-marques = Marquis
    .text = Nobility 13 to 18; 9 réis on becoming Governor; 9 points at the end.
magnanimous-duque = Duke
    .text = Nobility 19 to 20; 12 réis on becoming Governor; 12 points at the end.
magnanimous-crown-1 = the crown on 1
magnanimous-crown-4 = the crown on 4
magnanimous-crown-7 = the crown on 7
magnanimous-crown-10 = the crown on 10
magnanimous-crown-13 = the crown on 13
magnanimous-crown-16 = the crown on 16
magnanimous-crown-19 = the crown on 19
magnanimous-commerce-0 = Space 0, cotton
magnanimous-commerce-1 = Space 1, sugar cane
magnanimous-commerce-2 = Space 2, leather
magnanimous-commerce-3 = Space 3, coffee
magnanimous-commerce-4 = Space 4, cotton
magnanimous-commerce-5 = Space 5, sugar cane
magnanimous-commerce-6 = Space 6, leather
magnanimous-commerce-7 = Space 7, coffee
magnanimous-commerce-8 = Space 8, cotton
magnanimous-commerce-9 = Space 9, sugar cane
magnanimous-commerce-10 = Space 10, leather
magnanimous-commerce-11 = Space 11, coffee
magnanimous-commerce-12 = Space 12, cotton
magnanimous-commerce-13 = Space 13, sugar cane
magnanimous-commerce-14 = Space 14, leather
magnanimous-commerce-15 = Space 15, coffee
magnanimous-commerce-16 = Space 16, cotton
magnanimous-commerce-17 = Space 17, sugar cane
magnanimous-commerce-18 = Space 18, leather
magnanimous-commerce-19 = Space 19, coffee
magnanimous-commerce-20 = Space 20, no goods

## Rio de Janeiro card

magnanimous-rio-card = Rio de Janeiro card
    .text = Its holder is Governor and first player.
magnanimous-rio-1 = Main line
    .text = Move your train once, or bring it in from one of your provinces and move it.
magnanimous-rio-2 = Reinforcements
    .text = Add 2 troops to one province of any player, or to the Imperial area.
magnanimous-rio-3 = Guanabara docks
    .text = Place a new ship in Rio, or move one of your ships between your port and Rio.
magnanimous-rio-4 = Ally in the Chamber
    .text = Take 1 deputy of either party.
magnanimous-rio-5 = Crown or liberty cap
    .text = Advance your Nobility 1 space, or the Republic 1 space.
magnanimous-rio-6 = Relief column
    .text = Free any one occupied province; no Nobility is gained.

## Improvements

magnanimous-improvement = Improvement
magnanimous-railway = Railway
    .text = A move of your train that starts here may go 1 step further.
magnanimous-machinery = Machinery
    .text = When this province produces, place 1 more token if there is room.
magnanimous-warehouse = Warehouse
    .text = This province may hold 1 more good.
magnanimous-fortification = Fortification
    .text = Morale +1 when this province defends with at least 1 troop.

## Parties, votes, cards

magnanimous-con = Conservative Party
magnanimous-lib = Liberal Party
magnanimous-any = Either party
magnanimous-event = Event
    .text = Happens to everyone when revealed, then leaves the game at the end of the round.
magnanimous-referendum = Referendum
magnanimous-conservative = Conservative referendum
magnanimous-liberal = Liberal referendum
magnanimous-abolitionist = Abolitionist
    .text = A keyword other effects refer to: measures against slavery.
magnanimous-min-title = Minimum title
    .text = Only players of this title or higher take part in the vote.
magnanimous-republic-modifier = Republic modifier
magnanimous-nobility-modifier = Nobility modifier
magnanimous-fixed-votes = Fixed votes
magnanimous-vote-for = For
magnanimous-vote-against = Against
magnanimous-vote-abstain = Abstain
magnanimous-step-fixed = Step 1: fixed votes
magnanimous-step-deputies = Step 2: deputies
magnanimous-step-cards = Step 3: cards
magnanimous-step-result = Step 4: result
magnanimous-auction = Auction
magnanimous-bid = Bid
magnanimous-approved = Approved
magnanimous-rejected = Rejected
magnanimous-no-votes = Dropped without a vote

## Pieces, places and piles

magnanimous-troop = Troop
    .amount = { $number ->
        [one] { $number } troop
       *[other] { $number } troops
    }
magnanimous-ship = Ship
    .amount = { $number ->
        [one] { $number } ship
       *[other] { $number } ships
    }
magnanimous-train = Train
magnanimous-deputy = Deputy
magnanimous-deputy-con = Conservative deputy
    .amount = { $number ->
        [one] { $number } conservative deputy
       *[other] { $number } conservative deputies
    }
magnanimous-deputy-lib = Liberal deputy
    .amount = { $number ->
        [one] { $number } liberal deputy
       *[other] { $number } liberal deputies
    }
magnanimous-deputy-any = Deputy of either party
    .amount = { $number ->
        [one] { $number } deputy of either party
       *[other] { $number } deputies of either party
    }
magnanimous-minister = Minister
magnanimous-baron = Baron
magnanimous-real = Real
magnanimous-reis = Réis
    .amount = { $number ->
        [one] { $number } real
       *[other] { $number } réis
    }
magnanimous-white-die = White die
magnanimous-purple-die = Purple die
    .text = Its value is the power of Paraguay and the effect of the Rio card.
magnanimous-governor = Governor of Rio de Janeiro
magnanimous-first-player = First player
magnanimous-imperial-area = Imperial area
    .text = Troops that defend Rio de Janeiro and the uncontrolled provinces.
magnanimous-paraguay-power = Power of Paraguay
magnanimous-imperial-power = Imperial power
magnanimous-morale = Morale
    .text = Added to the power of a place with at least one troop, or one ship in a port.
magnanimous-occupied = Occupied
magnanimous-transit = In transit
magnanimous-throne = Throne
magnanimous-hand = Hand
magnanimous-deck-empire = Empire deck
magnanimous-deck-barons = Baron deck
magnanimous-discard = Discard pile
magnanimous-event-area = Event area
magnanimous-pile-ministers = Minister pile
magnanimous-pile-improvements = Improvement pile
magnanimous-open-improvements = Open improvements
magnanimous-won-referendums = Won referendums
magnanimous-bank = Bank
magnanimous-supply = Supply

## Ends and scores

magnanimous-end-nobility = Nobility end
    .text = A player stands on 20 Nobility at the end of the round.
magnanimous-end-republic = Republic end
    .text = The Republic has reached 20; points decide.
magnanimous-end-defeat = Defeat
    .text = Paraguay occupies Rio de Janeiro; everyone loses.
magnanimous-score-title = Title
    .text = Baron 0, Viscount 3, Count 6, Marquis 9, Duke 12.
magnanimous-score-commerce = Commerce
    .text = 10 for the most commerce spaces, 5 for the second (not with 2 players). Players who tie also in tokens share, each rounded down.
magnanimous-score-referendums = Referendums
    .text = 3 for each referendum won.
magnanimous-score-troops = Troops
    .text = 2 for each troop in your provinces.
magnanimous-score-reis = Réis
    .text = 1 for each full 3 réis.
magnanimous-score-occupied = Occupied provinces
    .text = −5 for each occupied province of your colour, port included.
magnanimous-score-governor = Governor
    .text = 5 for the Governor.
magnanimous-score-tie-votes = Votes at the final tie

## Sections of the rules

magnanimous-section-aim-and-end = Aim and end of the game
magnanimous-section-setup = Set-up
magnanimous-section-limits = Limits
magnanimous-section-round = The round
magnanimous-section-emperor = Emperor Phase
magnanimous-section-production = Production Phase
magnanimous-section-offensives = Paraguayan Offensives
magnanimous-section-nobles = Nobles Phase
magnanimous-section-republic = Republic Phase
magnanimous-section-ministers = Ministers
magnanimous-section-end-of-round = End of the round
magnanimous-section-victory = Victory
magnanimous-section-further = Further rules
magnanimous-section-resolutions = Fine points

## Events

magnanimous-e01 = Treaty of the Triple Alliance
    .text = At once: 1 more troop in the Imperial area (maximum 5). This round: Morale +1 for all Brazilian troops in defence.
magnanimous-e02 = Volunteers of the Fatherland
    .text = At once: each player gains 1 troop.
magnanimous-e03 = Battle of the Riachuelo
    .text = This round: power of Paraguay −1 (minimum 1). At once: each player with a ship in their own port gains 2 réis.
magnanimous-e04 = Battle of Tuyutí
    .text = This round: Morale +1 for all Brazilian troops in attack and defence.
magnanimous-e05 = Disaster at Curupayty
    .text = This round: power of Paraguay +1.
magnanimous-e06 = Retreat from Laguna
    .text = At once: each player may give 1 troop for 1 Nobility space.
magnanimous-e07 = Passage of Humaitá
    .text = This round: Morale +2 for all Brazilian troops in attack.
magnanimous-e08 = December Campaign
    .text = At once: turn the purple die down by 1 (not below 1). This round: whoever frees a province by attack advances 1 more Nobility space.
magnanimous-e09 = Lomas Valentinas
    .text = At once: the Governor frees 1 occupied province (no Nobility is gained).
magnanimous-e10 = Battle of Campo Grande
    .text = This round: power of Paraguay −2 (minimum 1).
magnanimous-e11 = Cerro Corá
    .text = This round: Paraguay does not attack; the purple die still rises by 1.
magnanimous-e12 = Christie Affair
    .text = This round: −2 réis per export; fitting out a ship costs 1 more.
magnanimous-e13 = Failure of the Souto House
    .text = At once: each player loses 2 réis.
magnanimous-e14 = Cotton Fever
    .text = This round: +2 réis per cotton token sold (an export counts as one sale); +3 réis per cotton export.
magnanimous-e15 = The Baroneza under Steam
    .text = This round: each train move may go 1 step further.
magnanimous-e16 = Republican Manifesto
    .text = At once: each player gains 1 liberal deputy.
magnanimous-e17 = Religious Question
    .text = This round: every player has 1 conservative fixed vote fewer (minimum 0).
magnanimous-e18 = Great Drought
    .text = This round: producing cotton costs 1 more; producing sugar cane costs 1 more.
magnanimous-e19 = Military Question
    .text = This round: Morale −1 for all Brazilian troops in attack; recruiting costs 1 more.
magnanimous-e20 = Ball on Fiscal Island
    .text = At once: each player may give 3 réis for 1 Nobility space.

## Conservative referendums

magnanimous-c01 = Land Law
    .text = Each of your provinces may hold 1 more good.
magnanimous-c02 = Commercial Code
    .text = +1 real per token sold (an export counts as one sale).
magnanimous-c03 = Reform of the National Guard
    .text = Recruiting costs 1 less.
magnanimous-c04 = Eusébio de Queirós Law
    .text = +2 réis per export.
    .note = The law of 1850 that suppressed the trade in enslaved Africans to Brazil.
magnanimous-c05 = Council of State
    .text = +2 conservative fixed votes.
magnanimous-c06 = Criminal Procedure Reform
    .text = +1 conservative fixed vote.
magnanimous-c07 = Amazon Steamers
    .text = At once: gain 1 ship. Fitting out a ship costs 1 less.
magnanimous-c08 = Dom Pedro II Railway
    .text = Each move of your train may go 1 step further.
magnanimous-c09 = Electric Telegraph
    .text = Once per round, in the Production Phase, change by 1 the die you are about to place (within 1 to 6).
magnanimous-c10 = Law of Electoral Districts
    .text = Winning over a deputy costs 1 less.
magnanimous-c11 = Banking Restraint Law
    .text = +3 réis when you become Governor.
magnanimous-c12 = Law of Free Birth
    .text = At once: gain 2 deputies of your choice.
    .note = The law of 1871: children of enslaved mothers were born free, yet could be held to work until 21.
magnanimous-c13 = Recruitment Law
    .text = At once: gain 2 troops. Each of your provinces may hold 1 more troop.
magnanimous-c14 = London Loan
    .text = At once: gain 6 réis.
magnanimous-c15 = Central Sugar Mills
    .text = Whenever you produce sugar cane, place 1 more token if there is room.
magnanimous-c16 = Law of the Third
    .text = In each referendum, up to 2 of your deputies may vote as if of the other party.
magnanimous-c17 = Sexagenarian Law
    .text = At once: gain 4 réis.
    .note = The law of 1885 freed enslaved people from the age of 60, after up to three more years of forced work.
magnanimous-c18 = Golden Law
    .text = No effect besides its Nobility and Republic steps.
    .note = The law of 13 May 1888 that ended slavery in Brazil; those freed received neither land nor compensation.

## Liberal referendums

magnanimous-l01 = Alves Branco Tariff
    .text = +3 réis when you become Governor.
magnanimous-l02 = Presidency of the Council
    .text = +2 liberal fixed votes.
magnanimous-l03 = Mission to Asunción
    .text = At once: turn the purple die down by 2 (not below 1).
magnanimous-l04 = Opening of the Amazon
    .text = +2 réis per export.
magnanimous-l05 = Freedom for Soldiers
    .text = At once: gain 2 troops.
    .note = The decree of 1866 that freed men enslaved by the State if they served in the war.
magnanimous-l06 = National Guard Called Up
    .text = Morale +1 for your troops in attack and defence.
magnanimous-l07 = Free Teaching Reform
    .text = Your hand limit is 1 card higher.
magnanimous-l08 = Saraiva Law
    .text = +1 liberal fixed vote; winning over a deputy costs 1 less.
magnanimous-l09 = Dantas Bill
    .text = At once: gain 2 liberal deputies.
    .note = The bill of 1884 to free enslaved people at 60 without paying their holders; the Chamber voted it down.
magnanimous-l10 = Ceará Set Free
    .text = +1 fixed vote, for or against, in Abolitionist referendums.
    .note = In 1884 Ceará was the first province to end slavery, after raftsmen had refused to ship enslaved people.
magnanimous-l11 = End of the Lash
    .text = At once: gain 1 deputy of your choice.
    .note = The law of 1886 that ended flogging as a penalty for enslaved people.
magnanimous-l12 = Federation of the Provinces
    .text = Each of your provinces may hold 1 more good.
magnanimous-l13 = Ouro Preto Reforms
    .text = At once: gain 4 réis.
magnanimous-l14 = Freedom of Worship
    .text = In each referendum, up to 2 of your deputies may vote as if of the other party.
magnanimous-l15 = Temporary Senate
    .text = +1 liberal fixed vote.
magnanimous-l16 = Immigration Grants
    .text = Whenever you produce coffee, place 1 more token if there is room.
magnanimous-l17 = Elected Provincial Presidents
    .text = When you become Governor, advance 1 Nobility space.
magnanimous-l18 = Submarine Cable
    .text = Once per round, in the Nobles Phase, change by 1 the die you are about to place (within 1 to 6).

## Barons

magnanimous-b01 = Baron of Mauá
    .text = Building an improvement costs 1 less; fitting out a ship costs 1 less.
    .start = Starts with 6 réis, 1 troop, 1 ship, 1 Railway tile.
magnanimous-b02 = Baron of Nova Friburgo
    .text = Whenever you produce coffee, place 1 more token if there is room.
    .start = Starts with 5 réis, 2 coffee, 2 troops.
    .note = Coffee planter; his fortune rested on the work of enslaved people.
magnanimous-b03 = Baron of Estância
    .text = Whenever you produce sugar cane, place 1 more token if there is room.
    .start = Starts with 4 réis, 2 sugar cane, 1 troop, 1 Warehouse tile.
    .note = Sugar planter of Sergipe; his wealth came from the work of enslaved people.
magnanimous-b04 = Baron of Ibiapaba
    .text = Whenever you produce cotton, place 1 more token if there is room.
    .start = Starts with 4 réis, 2 cotton, 1 troop, 1 ship.
magnanimous-b05 = Baron of Vila Maria
    .text = Whenever you produce leather, place 1 more token if there is room.
    .start = Starts with 4 réis, 2 leather, 1 troop, 1 Fortification tile.
    .note = Cattle breeder of the Pantanal; enslaved people worked his estates.
magnanimous-b06 = Baron of Cotegipe
    .text = +2 conservative fixed votes.
    .start = Starts with 6 réis, 2 troops, 2 deputies.
    .note = Conservative statesman and sugar planter; he owned enslaved people and opposed the Golden Law.
magnanimous-b07 = Baron Homem de Melo
    .text = +2 liberal fixed votes.
    .start = Starts with 5 réis, 1 troop, 2 deputies, 1 Railway tile.
magnanimous-b08 = Baron of Amazonas
    .text = Morale +1 for your port in defence; fitting out a ship costs 1 less.
    .start = Starts with 4 réis, 2 troops, 2 ships.
magnanimous-b09 = Baron of Passagem
    .text = When you free a province by attack, advance 1 Nobility space.
    .start = Starts with 5 réis, 2 troops, 2 ships.
magnanimous-b10 = Baron of Triunfo
    .text = Morale +1 for your troops in attack.
    .start = Starts with 5 réis, 4 troops.
magnanimous-b11 = Baron of Melgaço
    .text = Morale +1 for your troops in defence.
    .start = Starts with 4 réis, 3 troops, 1 Fortification tile.
magnanimous-b12 = Baron of Penedo
    .text = +3 réis when you become Governor.
    .start = Starts with 11 réis, 1 troop, 1 deputy.
magnanimous-b13 = Baron of Capanema
    .text = Once per round, in the Production or Nobles Phase, change by 1 the die you are about to place (within 1 to 6).
    .start = Starts with 6 réis, 2 troops, 1 Machinery tile.
magnanimous-b14 = Baron of Antonina
    .text = Each move of your train may go 1 step further.
    .start = Starts with 5 réis, 2 leather, 1 troop, 1 Railway tile.
magnanimous-b15 = Baron of Macaúbas
    .text = Your hand limit is 1 card higher.
    .start = Starts with 6 réis, 2 troops, 2 deputies.
magnanimous-b16 = Baron of Cocais
    .text = In each referendum, up to 2 of your deputies may vote as if of the other party.
    .start = Starts with 7 réis, 2 troops, 2 deputies.

## Ministers

magnanimous-m01 = Duke of Caxias
    .text = Morale +1 for your troops in attack.
magnanimous-m02 = Marquis of Paraná
    .text = In each referendum, 1 of your deputies may vote as if of the other party.
magnanimous-m03 = Viscount of Rio Branco
    .text = When you win an Abolitionist referendum, gain 3 réis.
magnanimous-m04 = Viscount of Itaboraí
    .text = +2 réis when you become Governor.
magnanimous-m05 = Eusébio de Queirós
    .text = Winning over a deputy costs 1 less.
magnanimous-m06 = Baron of Uruguaiana
    .text = Morale +1 for your troops in defence.
magnanimous-m07 = Marquis of Olinda
    .text = At once: gain 1 conservative deputy.
magnanimous-m08 = Marquis of Monte Alegre
    .text = Building an improvement costs 1 less.
magnanimous-m09 = Marquis of São Vicente
    .text = Your hand limit is 1 card higher.
magnanimous-m10 = João Alfredo
    .text = When you win a referendum, gain 2 réis.
magnanimous-m11 = Zacarias de Góis
    .text = At once: gain 1 liberal deputy.
magnanimous-m12 = Viscount of Ouro Preto
    .text = Fitting out a ship costs 1 less.
magnanimous-m13 = José Antônio Saraiva
    .text = Once per round, you may give 3 réis for 1 deputy of your choice.
magnanimous-m14 = Viscount of Sinimbu
    .text = Each of your provinces may hold 1 more good.
magnanimous-m15 = Lafayette Rodrigues Pereira
    .text = Once per round, in the Production Phase, change by 1 the die you are about to place (within 1 to 6).
magnanimous-m16 = Martinho Campos
    .text = +1 real per token sold (an export counts as one sale).
magnanimous-m17 = Viscount of Paranaguá
    .text = At once: gain 2 troops.
magnanimous-m18 = Manuel de Sousa Dantas
    .text = When you win an Abolitionist referendum, gain 1 deputy of your choice.
magnanimous-m19 = Francisco José Furtado
    .text = Recruiting costs 1 less.
magnanimous-m20 = Viscount of Caravelas
    .text = +1 real per export.
magnanimous-m21 = Marquis of Herval
    .text = When you free a province by attack, gain 3 réis.
