### Lisboa: the rule clauses in one line each (en)

## setup

clause-L1-1 = A game has 2 to 4 seats, or 1 for solo. Seats go clockwise; a random seat starts and keeps the starting player marker all game.
clause-L1-2 = One royal favour of each of the three nobles per player goes into a bag.
clause-L1-3 = Each player gets 5 set markers, 8 houses (groups of 2, 3 and 3), 8 officials, 1 good of each kind, 10 réis, 1 random royal favour and 1 random starting plan; unused starting plans leave the game.
clause-L1-4 = Each player draws 2 clergy tiles, keeps one and returns the other to the bag, before the church track is filled.
clause-L1-5 = Each player starts with 5 wigs, with 4, 5, 6 or 7 influence in turn order, and with 1 of the 8 officials in the Marquis’ office.
clause-L1-6 = The favours left in the bag form one stack per noble on the board.
clause-L1-7 = The 16 public buildings are shuffled and split 8 blue and 8 green. One of each lies available at its architect; the other seven are his stack, whose top tile is visible.
clause-L1-8 = The other plans form two face-up stacks, one per architect, with the fewest officials on top.
clause-L1-9 = Market prices start on the marked spaces. Goods and money are unlimited.
clause-L1-10 = The city display has one tile on each of five spaces: yellow, pink, brown, blue and small blue; the rest wait in stacks.
clause-L1-11 = The 4 scoring tiles are shuffled, one on each space under the downtown map.
clause-L1-12 = Six clergy tiles from the bag lie on the church track; the Cardinal stands on the space with the influence icon.
clause-L1-13 = The treasury marker starts on space 3.
clause-L1-14 = Each player is dealt 5 blue cards; the other blue cards leave the game. The red cards form four decks of 5 in this order: Manuel, Marquis, King, Treasury; the top card of each is face up.
clause-L1-15 = Each type of ship has one copy fewer than there are players. Blue ships lie on top of red ones in the shipyard; purple and brown wait.
clause-L1-16 = The decrees form a shuffled deck with 8 face up.
clause-L1-17 = All 63 rubble cubes go into a bag: one at random on every rubble space of the columns and rows, two on every building site, six in the rubble pile.
clause-L1-18 = With two players row E is covered: no land, no row cubes, no west or east site there; the cubes left over leave the game.
clause-L1-19 = With two players one neutral official stands in each noble’s office all game and counts as an opponent’s.
clause-L1-20 = With two players the decrees with the 2-player sign leave the game and are replaced whenever they come out.
clause-L1-21 = In the draft all choose at once: keep 2 of 5 cards and pass 3 to the left, keep 1 of 3 and pass 2, keep 1 of 2 and pass 1, and keep the last card received.

## turn

clause-L2-1 = A turn runs in this order: dock ships; get 1 gold or take an action; take a political card; end of turn.
clause-L2-2 = Your full ships at sea dock: their goods return to the supply and the ships are empty again.
clause-L2-3 = To get 1 gold, discard any hand card and take 1 gold.
clause-L2-4 = Discarded cards leave the game.
clause-L2-5 = An action plays one hand card: into the portfolio (then sell goods or trade with nobles), or at court (a noble card visits that noble, a Treasury card sponsors its event). You must be able to perform it.
clause-L2-6 = Take any one face-up political card of the display, so that your hand is 5 again.
clause-L2-7 = A card played at court gives only its visit or its event: its reward, penalty, influence, subsidy and benefit do not apply.
clause-L2-8 = The turn passes to the left. A round is one turn of every seat, counted from the starting player marker.

## portfolio

clause-L3-1 = The portfolio has 3 top slots for nobles and ships and 3 bottom slots for Treasury cards, one card a slot.
clause-L3-2 = Your portfolio holds 2 cards plus 1 per rubble set, at most 6; your warehouse holds 2 goods of each kind plus 1 per set. Excess goods return to the supply at once.
clause-L3-3 = Only when the portfolio or the row played to is full do you discard exactly one card first: from either row if the capacity binds, from the same row if its 3 slots are full.
clause-L3-4 = Discarding a ship to make room for something else returns its goods to the supply, without wigs; replacing a ship by a ship keeps them.
clause-L3-5 = A noble card in the portfolio first gives its reward or penalty (pay what you can), then takes a top slot, with a discard now if needed; then you must sell or trade.
clause-L3-6 = A Treasury card in the portfolio gives réis equal to the treasury value, moves the marker down one and takes a bottom slot; then you must sell or trade. Its benefit lasts while it stays and adds to others.
clause-L3-7 = You may not play a card into the portfolio if, after its reward or penalty and the discard, you could neither sell a good nor trade one for a state action you can perform.
clause-L3-8 = A rubble cube takes the leftmost free space of its colour, at most 5 per colour; without space it leaves the game, but may still be taken.
clause-L3-9 = A rubble set is one brown, one red and one blue cube, at most 5 sets. Completing one raises both capacities by 1 at once and moves its marker to the Marquis, for an extra decree.
clause-L3-10 = The treasury marker never leaves its track; a move beyond either end is lost.

## influence

clause-L4-1 = An envelope without a number gives the influence of all nobles and ships in your top row; a numbered envelope gives that number.
clause-L4-2 = Influence runs from 0 to 10 and excess is lost. Each gain of at least 1 that leaves the marker on 10 earns 1 wig, even if it was there already.
clause-L4-3 = Influence pays for visits and follows, or any part of a payment in réis: each real moves the marker left to the next space that shows one; at 0 there is none. Réis so made are spent in that payment.
clause-L4-4 = Treasury cards in your portfolio that show a real are worth that much in every payment of réis, once per payment.
clause-L4-5 = Only visits, follows and payments take influence away; at 0 there is no further penalty.

## sell

clause-L5-1 = Sell one or more goods, one by one, each to any docked ship with room, yours or another’s; each pays its market price plus the ship’s bonus and your own sales benefits.
clause-L5-2 = When the goods under a ship reach its hull size it sails at once: its owner earns 1 wig per crate.
clause-L5-3 = A ship at sea takes no goods until it docks at its owner’s next turn.
clause-L5-4 = Any number of goods may go to any ships without asking their owners. Selling never changes a price; goods stay on a ship that is not full.

## trade

clause-L6-1 = Trade 1 or 2 goods, one at a time, each for a different state action; a good covers its action until end of turn, so the same one cannot be traded for twice in a turn.
clause-L6-2 = Manuel da Maia takes tools or gold, the Marquis books or gold, the King cloth or gold.
clause-L6-3 = You must be able to perform a state action to choose it.
clause-L6-4 = Recruit officials: move up to 2 officials from your board to 2 different nobles’ offices.
clause-L6-5 = If the office is full, one official of the colour with most there moves to the plaza, one of each on a tie, yours included, counted before yours enters. Neutral officials never move.
clause-L6-6 = Acquire a plan: take the top plan of either architect’s stack. There is no limit.
clause-L6-7 = Build a ship: take the visible ship and pay as many goods, all of different kinds, as its hull size, or the difference of sizes if it replaces one of yours. The good traded for access does not count.
clause-L6-8 = A replaced ship’s cargo stays and is loaded on the new ship.
clause-L6-9 = The new ship takes a top slot, or the slot of the ship it replaces; the treasury marker moves up one; then you gain influence, the new ship included.
clause-L6-10 = Produce goods: each of your stores gives 1 good of its street’s kind, up to your warehouse capacity.
clause-L6-11 = Each kind of which you really received a good drops 1 in price, once per production and not below the end of the track; prices never rise.
clause-L6-12 = Meet the Cardinal: move him clockwise 1 or 2 spaces (the single arrow: 1 only), take one of the two clergy tiles beside him, then check the icons. Not possible with 4 clergy tiles.
clause-L6-13 = Passing or landing on the church treasury icon moves the treasury marker up one; leaving its space does not count.
clause-L6-14 = Passing or landing on the church influence icon brings one church scoring at the end of the active player’s turn; leaving its space does not count.
clause-L6-15 = Get a royal favour: take a favour of a noble of whom you have none; never two of one noble.

## visit

clause-L7-1 = A visit: play a noble card at court, pay the influence, then if you like take one of that noble’s two state actions without a good, then the noble action, which is mandatory.
clause-L7-2 = The cost is the influence value beside the treasury marker plus 1 per official of others, neutral included, in that noble’s office; plazas and your own do not count. Benefits lower it, never below 0.
clause-L7-3 = Only if your influence does not suffice may the rest be paid in wigs, 1 for 1, which leaves your influence at 0.
clause-L7-4 = With both left houses built, réis may replace influence 1 for 1, in any mix.
clause-L7-5 = You may not visit a noble whose noble action you cannot fully perform.
clause-L7-6 = After the visit, clockwise, each opponent with that noble’s favour may follow: return the favour, pay their own cost, then take exactly one of the noble’s three actions with all its costs (a state action without a good).
clause-L7-7 = Then the noble card is discarded and the visitor’s turn goes on; the next turn is that of the player to the visitor’s left, whoever followed.

## noble-actions

clause-L8-1 = Build a store: choose a city tile of the display; its space fixes the kind of store and the street it must face. The small tile is for the small spaces. Small and large stores count alike.
clause-L8-2 = Choose an empty land space that touches that street; the small tile goes to the thin rightmost column.
clause-L8-3 = Get the land’s reward, then place the tile facing the street.
clause-L8-4 = Take 1 rubble cube of your choice from the row or column of the land, if there is one.
clause-L8-5 = Pay for the land: treasury value plus the cubes left at its row and column, brown 3, red 2, blue 1. The cube just taken and cubes on building sites do not count; benefits apply.
clause-L8-6 = Place the lowest house of one of your three groups on the store. Groups are independent; an ability lasts until the next one of its group replaces it.
clause-L8-7 = Left group: the first house gives nothing; with both built, réis may replace influence in visits and follows.
clause-L8-8 = Middle group: after the first or second house, ships cost 1 good less; after the third, ships are free instead.
clause-L8-9 = Right group: after the first or second house, producing gives 1 extra good of one kind you produced; after the third, 1 extra of each kind you produced instead. Only with room.
clause-L8-10 = A new store earns its column’s scoring tile for each opened public building of its colour at the west or east end of its row or at the north end of its street: at most 3.
clause-L8-11 = You cannot build without a tile on display for a free land space, without a house left, or without the means to pay.
clause-L8-12 = Take a decree: take one of the 8 face-up decrees. Decrees are open to all, scored only by their owner, and without limit.
clause-L8-13 = The decree display refills at end of turn, not between two takes, nor between visitor and followers.
clause-L8-14 = After taking a decree you may discard one of your set markers on the Marquis to take one extra decree from the same display: at most one marker per player per turn, follows included.
clause-L8-15 = Open a public building: you need an incomplete plan whose architect has a building available, and a free site west, north or east; a north site needs a building with its street’s colour.
clause-L8-16 = Take both rubble cubes of the site, then its reward.
clause-L8-17 = Choose one of your incomplete plans; its architect’s available building is placed on the site.
clause-L8-18 = Return as many of your officials as the plan shows from offices and plazas; only if you have too few there, hire the rest at the treasury value each. Benefits may lower the number or the price.
clause-L8-19 = Turn the plan over: it is complete and cannot be used again.
clause-L8-20 = East or west: every store in that row facing a street of one of the building’s colours scores its column’s tile. North: every store facing that street scores. All owners score.
clause-L8-21 = The architect’s next building becomes available at once, also for a follower in the same turn.
clause-L8-22 = A store scores with each relevant public building exactly once: when the later of the two comes to the board.

## event

clause-L9-1 = Sponsor an event: play a Treasury card at court, pay réis equal to the treasury value, then perform the card’s action with its own costs or take its reward. The card is discarded.
clause-L9-2 = An event cannot be followed, and sponsoring it does not move the treasury marker.

## end-of-turn

clause-L10-1 = At end of turn reveal the next card of the deck you took from, refill the city display, the church track and the decrees to 8, and return the goods on state actions.
clause-L10-2 = Church scoring, if due, comes before the refills: clockwise from the player who moved the Cardinal, each may give up one or more clergy tiles, earn the wigs on their backs, then gain influence once.
clause-L10-3 = Rewards and penalties are compulsory and carried out as far as possible; what is impossible is lost. Only “up to” and “may” leave a choice.

## end-of-period

clause-L11-1 = The first period ends when a player completes a 2nd rubble set or 3 of the 4 political decks on display are empty; the current turn is finished first, whoever’s it is.
clause-L11-2 = At the end of the period the cards left on display are discarded and every player gets 3 wigs per completed set.
clause-L11-3 = The ships left in the shipyard leave the game; purple ships of size 3 come on top of brown ones of size 4.
clause-L11-4 = Clockwise from the player who triggered the end, each may discard any hand cards and gets the reward of one discarded card of each noble. Penalties are ignored; Treasury cards give nothing.
clause-L11-5 = Each player draws up to 5 cards in hand from the purple deck, kept cards included; the rest of it leaves the game.
clause-L11-6 = The brown deck is laid out like the red one; church track and decrees refill. The player to the left of the one whose turn ended goes on.

## end-of-game

clause-L12-1 = The end of the game is triggered in the second period by a player’s 4th rubble set or 3 empty decks. The current round is finished, then one more round is played.
clause-L12-2 = Ships: wigs equal to the sum of the hull sizes of your ships.
clause-L12-3 = Rubble: 3 wigs per completed set.
clause-L12-4 = Store majorities for the first three places: gold 3, 2, 1; tools 6, 4, 2; books 9, 6, 3; cloth 9, 6, 3.
clause-L12-5 = No stores of a kind: nothing. Ties add the wigs of the tied places and divide them, rounded down. With two players only first and third places count.
clause-L12-6 = Money: réis in hand plus the réis all your influence would give, 1 wig per 5, rounded down. The marker is not moved; card benefits do not count.
clause-L12-7 = Decrees: each decree scores only for its owner.
clause-L12-8 = Officials on completed plans: 15, 10, 5 wigs for the first three places, with two players 15, 5; ties are shared; no completed plan, nothing.
clause-L12-9 = Favours: 2 wigs per royal favour.
clause-L12-10 = A tie at the end goes to most rubble sets, then most stores, then most completed plans, then most money; then the victory is shared.
clause-L12-11 = The player with most wigs, those of the track and of the seven scores together, wins.

## variants

clause-L13-1 = Starting tasks: each new player gets one random A card. An A task needs a visit with a card of your own at court. A task done is rewarded at the end of that turn and discarded, one per player and turn; A cards give 2 B cards.
clause-L13-2 = There are 4 tasks in deck A and 8 in deck B, each with the reward shown on its card.
clause-L13-3 = City tokens: 24 store tokens and 14 building tokens cover the rewards at random, one per space (two players: none in row E). The token’s reward is used instead and the token discarded.
clause-L13-4 = Starting decrees: after set-up, in reverse turn order, each player takes one decree; the display refills after the last.

## solo

clause-L14-1 = Solo is one human against bots, or a game for the highest score against an automatic opponent whose moves follow fixed rules.

## details

clause-L15-1 = A turn runs: dock; get 1 gold or one action with all its follows; political card; church scoring if due; end-of-turn refills; task rewards; end of period if triggered; next player.
clause-L15-2 = A play, action, visit, follow or event may be begun only if all its compulsory steps can be completed in order, counting what its earlier steps give, cost or move; then only choices that keep this possible are offered. Hidden cards never decide it.
clause-L15-3 = An action must have an effect: a sale needs a good and room on a docked ship; recruiting an official on your board; a plan, a ship, a decree or a favour one you can take; producing at least one good received; the Cardinal fewer than 4 tiles.
clause-L15-4 = Get 1 gold is open on every turn, even with other actions possible and even without room for gold (it is then lost). Nobody may pass.
clause-L15-5 = If no face-up card is left, none is taken and the hand stays smaller. This happens only after the end of the game is triggered; a hand never falls below 3.
clause-L15-6 = A deck is empty when its last card, lying face up, has been taken. This is checked only when a political card is taken.
clause-L15-7 = The player who triggers an end is the one whose cube completed the set, visitor or follower; for empty decks, the active player. With several causes in one turn the first counts and there is one end of period.
clause-L15-8 = A trigger interrupts nothing: the action, the other followers, the political card, church scoring and the refills all happen first.
clause-L15-9 = In the second period a 2nd or 3rd set triggers nothing, and after the end is triggered further triggers are ignored. Triggered in the last seat’s turn, only the extra round follows. The last rounds are played in full and sets completed there count.
clause-L15-10 = At the end of the period each player in order discards openly and takes all rewards, in any order, before the next; nothing refills meanwhile. A set completed here earns no wigs now and triggers nothing; a church scoring comes after the last player.
clause-L15-11 = The change of period neither ends the round nor moves the starting player marker.
clause-L15-12 = Opponents are asked to follow one after another, once per visit, after the visitor’s noble action. Who has no favour at that moment or cannot complete an action is not asked. Declining costs nothing.
clause-L15-13 = The cost of a follow is computed when that player follows, with the treasury marker and offices as they stand then; the visitor’s officials count as others’, the follower’s own never.
clause-L15-14 = The favour is back on its stack before the action, so a follower who takes a royal favour may take the same noble’s again; it serves from the next visit on.
clause-L15-15 = Only a traded good covers a state action. Visits, follows, rewards and events neither cover one nor are barred by a covered one; several players may take the same state action in a turn.
clause-L15-16 = A payment is the price, less discounts, less what your Treasury cards are worth, never below 0; the rest in réis from hand and influence in any mix, never more from influence than is owed. No change is given.
clause-L15-17 = One payment is a land price, all hires for one plan together, an event’s price, or the réis part of one visit or follow. A discount per hire lowers each hire before they are added.
clause-L15-18 = A visit or follow is paid in influence; with both left houses also in réis, for any part; in wigs only if influence ends at 0. Réis made from influence cannot pay it; Treasury cards count towards the réis part.
clause-L15-19 = Wigs never fall below 0: a penalty takes what is there, and a payment in wigs is limited to the wigs you own.
clause-L15-20 = A penalty is a loss, not a payment: réis come from hand only, without Treasury cards or influence; the owner chooses what is lost where there is a choice.
clause-L15-21 = Discounts, sales bonuses and other lasting benefits apply always and in full; only a benefit that says “may” asks.
clause-L15-22 = A set completed during an action counts at once: the noble card whose reward completes it may need no discard; a site’s good finds the new room, a land’s good does not. What was lost or discarded before stays so.
clause-L15-23 = If your capacity falls because a clergy tile is given up, you at once return excess goods and discard excess cards of your choice, before gaining influence from that church scoring.
clause-L15-24 = A new ship takes a further slot at full cost or replaces one of your ships, even with room left; a ship never leaves for a ship otherwise. The cost is the hull or the difference, less reductions, not below 0; no refund.
clause-L15-25 = Replacing a ship by one of the same size costs no goods and gives treasury and influence as usual. The shipyard never shows a ship smaller than one already built.
clause-L15-26 = A ship at sea can be replaced only in a follow: the crates stay under the new ship, which is at sea until its owner docks, without wigs again. A replacement never makes a ship sail.
clause-L15-27 = A ship that fills during a sale is closed until its owner’s next docking; the owner’s wigs come at once, before the next good is sold.
clause-L15-28 = What runs out stays out: shipyard (until the new period), plans, buildings, city tiles, decrees, clergy bag. Discarded tiles, cards and cubes leave the game; bags are not refilled. A favour is always there for a player who lacks it.
clause-L15-29 = The church track refills gap by gap clockwise, beginning after the influence icon.
clause-L15-30 = The Cardinal must end beside at least one tile; if only one lies there, that one is taken. If no allowed move does so, or with 4 clergy tiles, the action is impossible and a Cardinal reward is lost, unmoved. A one-off tile acts before the icons.
clause-L15-31 = The treasury icon works every time it is reached, church scoring once a turn; it begins with the player whose move first reached the influence icon in that turn.
clause-L15-32 = In church scoring each player decides knowing the decisions before. A tile given up no longer adds to that gain. Without influence in the top row the wigs are earned and nothing is gained.
clause-L15-33 = With two players a neutral official takes a space and counts in the visit cost of both players; it is left out when the most numerous colour is sought.
clause-L15-34 = Hired officials are paid, not moved: none is needed on your board, and the plan counts with its printed number at the end.
clause-L15-35 = The plan must be yours when the site is chosen; a plan from the site’s reward serves later buildings only. Officials and réis are counted when the officials are returned and hired, those from the reward included.
clause-L15-36 = The rubble cube of a new store is compulsory. Land and hire prices use the treasury value at the moment of paying, after reward and cube.
clause-L15-37 = Production: first one good per store, then the extras of houses and clergy tiles, each for a kind really received; then prices fall. It is the same whatever lets you produce; goods gained otherwise change no price.
clause-L15-38 = A traded good leaves the warehouse before its state action, which may use the room; goods received earlier in the turn may be traded or sold.
clause-L15-39 = A set marker may be used whenever you take a decree yourself, by visit, follow or event, at most one per turn.
clause-L15-40 = Tied players each get the sum of their places’ wigs (0 beyond the third) divided by their number, rounded down; the next player stands after them. With two players second place pays the third’s wigs. Players with none are not ranked.
clause-L15-41 = Money as a tie-break is réis in hand.
clause-L15-42 = Choices of set-up come in this order: clergy tiles, all seats at once; hands or draft; one-off effects of kept tiles, in turn order; starting decrees.
clause-L15-43 = Task cards lie open. A task counts only if the card was held when the turn began; a B task counts by any means, on any player’s turn. With two done in a turn the owner takes one. Rewards go clockwise from the active player. The end of a period does not count.
clause-L15-44 = Hidden: hands, face-down cards, covered building tiles, bags and cards that left the game unseen. Everything else is open, also réis, goods, the wigs on clergy tiles and what was discarded.
