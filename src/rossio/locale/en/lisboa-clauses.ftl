### Lisboa: the rule clauses (en)

## setup

clause-L1-1 = A game has 2 to 4 seats; with 1 seat it is the solo game. Play goes clockwise from seat to seat. A random seat starts and keeps the starting player marker for the whole game.
clause-L1-2 = For each player, one royal favour of each of the three nobles goes into a bag.
clause-L1-3 = Each player gets 5 markers for rubble sets, 8 houses in groups of 2, 3 and 3, 8 officials, 1 good of each of the four kinds, 10 réis, 1 random royal favour from the bag and 1 random starting plan. Starting plans that nobody gets leave the game.
clause-L1-4 = Each player draws 2 clergy tiles, keeps one and returns the other to the bag. This happens before the church track is filled.
clause-L1-5 = Each player starts with 5 wigs, which are the points of this game. In turn order the players start with 4, 5, 6 and 7 influence. One of each player’s 8 officials starts in the Marquis’s office.
clause-L1-6 = The favours left in the bag lie on the board, in one stack for each noble.
clause-L1-7 = The 16 public buildings are shuffled and split into 8 with the blue side up and 8 with the green side up, for the two architects. Each architect has one building available; his other seven form a stack, whose top tile everybody sees.
clause-L1-8 = The plans that are not starting plans form two face-up stacks, one for each architect, with the plans for fewest officials on top.
clause-L1-9 = The market prices start on the marked spaces. Goods and money are unlimited.
clause-L1-10 = One city tile lies on each of the five spaces of the city display: yellow, pink, brown, blue and small blue. The other city tiles wait in stacks.
clause-L1-11 = The 4 scoring tiles are shuffled and laid on the spaces under the map of downtown, one on each.
clause-L1-12 = Six clergy tiles from the bag fill the church track. The Cardinal stands on the space with the influence icon.
clause-L1-13 = The treasury marker starts on space 3 of the treasury track.
clause-L1-14 = Each player is dealt 5 blue cards, once the clergy tiles are chosen; the other blue cards leave the game. The red cards form four decks of 5 in this order: Manuel, Marquis, King, Treasury. The top card of each deck lies face up.
clause-L1-15 = Of each type of ship there is one fewer than there are players. In the shipyard the blue ships lie on top of the red ones; purple and brown ships wait for the second period.
clause-L1-16 = The decrees form a shuffled deck. Eight of them lie face up.
clause-L1-17 = All 63 rubble cubes go into a bag. From it one cube goes to every rubble space of the columns and rows, two to every site for a public building, and six to the rubble pile, all at random.
clause-L1-18 = With two players row E is covered: there is no land, no rubble and no west or east site in it. The cubes left in the bag leave the game.
clause-L1-19 = With two players one neutral official stands in each noble’s office for the whole game and counts as an opponent’s.
clause-L1-20 = With two players the decrees that show the 2-player sign leave the game. Whenever one comes out, at set-up or later, the next decree replaces it.
clause-L1-21 = In the draft all players choose at the same time. You keep 2 of your 5 cards and pass 3 to the left; of the 3 you receive you keep 1 and pass 2; of those 2 you keep 1 and pass 1; the last card you receive is yours.

## turn

clause-L2-1 = A turn has four parts, in this order: your ships dock; you get 1 gold or take an action; you take a political card; the turn ends.
clause-L2-2 = Your ships that are at sea come back to the dock: their goods return to the supply and the ships are empty again.
clause-L2-3 = To get 1 gold, you discard any card of your hand and take 1 gold.
clause-L2-4 = Discarded cards leave the game.
clause-L2-5 = For an action you play one card of your hand. Into your portfolio you may play any card, and then you sell goods or trade with nobles. At court a noble card visits that noble, and a Treasury card sponsors its event. You may only begin an action that you can perform.
clause-L2-6 = At the end of your action you take any one face-up political card of the display, so that your hand is 5 again. You are asked even when only one is left: the next card is revealed after it, and until then you may take your turn back.
clause-L2-7 = A card played at court gives only its visit or its event: its reward, penalty, influence, subsidy and benefit do not apply.
clause-L2-8 = The turn passes to the left. A round is one turn of every seat, counted from the starting player marker.

## portfolio

clause-L3-1 = Your portfolio has 3 slots above for nobles and ships and 3 slots below for Treasury cards. Each slot holds one card.
clause-L3-2 = Your portfolio holds 2 cards and 1 more for each rubble set you have completed, but never more than 6. Your warehouse holds 2 goods of each kind and 1 more for each completed set. Goods beyond that return to the supply at once.
clause-L3-3 = If the portfolio, or the row a card goes to, is full, you first discard exactly one card: from either row if the capacity is reached, from the same row if its 3 slots are taken. With room you may not discard; this is a restriction of ours, since it could hardly ever help.
clause-L3-4 = If you discard a ship to make room for something else, the goods under it return to the supply and earn no wigs. If a new ship replaces it, the goods stay.
clause-L3-5 = When you play a noble card into your portfolio, you first receive its reward or pay its penalty; of a penalty you pay what you can. Then the card takes a slot above, with a discard now if there is no room. Then you must sell goods or trade with nobles.
clause-L3-6 = When you play a Treasury card into your portfolio, you receive réis equal to the treasury value, the treasury marker moves down one space, and the card takes a slot below. Then you must sell goods or trade with nobles. As long as the card stays, its benefit counts, together with those of your other Treasury cards.
clause-L3-7 = You may not play a card into your portfolio if afterwards, with its reward or penalty and a discard done, you could neither sell a good nor trade one for a state action that you can perform.
clause-L3-8 = A rubble cube goes to the leftmost free space of its colour on your board, which has 5 for each colour. A cube without a space may still be taken, but leaves the game.
clause-L3-9 = One brown, one red and one blue cube make a rubble set; you can complete 5. A completed set at once raises the capacity of portfolio and warehouse by 1, and its marker goes to the Marquis, where it can buy an extra decree.
clause-L3-10 = The treasury marker never leaves its track. A move beyond either end is lost.

## influence

clause-L4-1 = An envelope without a number gives you the influence printed on all nobles and ships in your portfolio. An envelope with a number gives that number.
clause-L4-2 = Influence goes from 0 to 10; what is beyond is lost. Every gain of at least 1 that leaves your marker on 10 earns 1 wig, even if it stood there already.
clause-L4-3 = Influence pays for visits and for following. It can also make any part of a payment in réis: for each real your marker moves left to the next space that shows a real, and from 0 none can be made. Réis made so are spent in that payment.
clause-L4-4 = Treasury cards in your portfolio that show a real are worth that much in every payment of réis, once in each payment.
clause-L4-5 = Nothing but visiting, following and paying takes influence away. At 0 there is no further penalty.

## sell

clause-L5-1 = You sell one or more goods, one after the other, each to any docked ship with room, your own or another’s. Each good pays its market price, changed by the ship’s bonus and by your own benefits for sales.
clause-L5-2 = When the goods under a ship reach the size of its hull, it sails at once: its owner earns 1 wig for each crate.
clause-L5-3 = A ship at sea takes no goods until it docks at the start of its owner’s next turn.
clause-L5-4 = Any number of goods may go to any ships, and the owners of the ships are not asked. Selling never changes a price. Goods stay on a ship that is not full.

## trade

clause-L6-1 = You trade 1 or 2 goods, one at a time, each for a different state action. The good covers its action until the end of the turn, so you cannot trade for the same state action twice in a turn.
clause-L6-2 = Manuel da Maia takes tools or gold, the Marquis takes books or gold, the King takes cloth or gold.
clause-L6-3 = You may only choose a state action that you can perform.
clause-L6-4 = To recruit officials, you move up to 2 officials from your board to the offices of 2 different nobles.
clause-L6-5 = If the office is full, one official of the colour with most officials there moves out to the plaza before yours enters; on a tie one of each of these colours moves, your own included. Neutral officials never move.
clause-L6-6 = To acquire a plan, you take the top plan of either architect’s stack. You may have any number of plans.
clause-L6-7 = To build a ship, you take the visible ship of the shipyard and pay as many goods, all of different kinds, as its hull is large. If it replaces one of your ships, you pay only the difference of sizes. A good that you traded for this action is not part of the price.
clause-L6-8 = The cargo of a ship that is replaced stays and is loaded on the new ship.
clause-L6-9 = The new ship takes a slot above, or that of the ship it replaces. The treasury marker moves up one space. Then you gain influence, that of the new ship included.
clause-L6-10 = To produce goods, you take 1 good of its street’s kind for each of your stores, up to the capacity of your warehouse.
clause-L6-11 = The price of each kind of good that you really received drops by 1, once for the whole production and never below the end of its track. Prices never rise.
clause-L6-12 = To meet the Cardinal, you move him 1 or 2 spaces clockwise and take one of the two clergy tiles beside him; then you look at the icons he passed or reached. An icon with a single arrow moves him 1 space only. With 4 clergy tiles you cannot meet him.
clause-L6-13 = When the Cardinal passes or reaches the treasury icon of the church, the treasury marker moves up one space. Leaving that space does not count.
clause-L6-14 = When the Cardinal passes or reaches the influence icon of the church, one church scoring takes place at the end of the active player’s turn. Leaving that space does not count.
clause-L6-15 = To get a royal favour, you take one of a noble of whom you have none. Nobody has two favours of one noble.

## visit

clause-L7-1 = For a visit you play a noble card at court and pay influence. Then you may take one of that noble’s two state actions without giving a good. Then you must take the noble’s own action.
clause-L7-2 = A visit costs the influence value beside the treasury marker and 1 more for each official of others, neutral ones included, in that noble’s office. Officials in plazas and your own do not count. Benefits lower the cost, but never below 0.
clause-L7-3 = Only if your influence does not suffice may you pay the rest in wigs, 1 wig for 1 influence. Your influence is then 0.
clause-L7-4 = When both houses of your left group are built, you may pay réis instead of influence, 1 for 1 and in any mix.
clause-L7-5 = You may not visit a noble if you could not perform his own action completely.
clause-L7-6 = After the visit each opponent with that noble’s favour, clockwise, may follow: return the favour, pay the cost of a visit as it is for the follower, and take exactly one of the noble’s three actions with all that it costs. A state action needs no good then.
clause-L7-7 = The noble card lies at court until the last follower has finished; then it is discarded and the visitor’s turn goes on. The next turn is that of the player to the visitor’s left, whoever followed.

## noble-actions

clause-L8-1 = To build a store, you choose a tile of the city display. Its space says which kind of store it becomes and which street it must face. The small tile is for the small spaces. Small and large stores count alike.
clause-L8-2 = Then you choose an empty plot that touches that street. A small tile goes to the thin column at the right.
clause-L8-3 = You receive the reward of the plot. Then you place the tile so that it faces the street.
clause-L8-4 = You take 1 rubble cube of your choice from the row or the column of the land, if there is one.
clause-L8-5 = You pay for the land: the treasury value, and for each cube that is left at its row and column 3 réis if it is brown, 2 if red, 1 if blue. The cube you have just taken and the cubes on building sites do not count. Benefits change the price.
clause-L8-6 = You place the lowest house of one of your three groups on the store. The groups are independent of each other. What a house gives lasts until the next house of its group replaces it.
clause-L8-7 = In the left group the first house gives nothing. When both are built, you may pay réis instead of influence to visit and to follow.
clause-L8-8 = In the middle group the first and the second house make ships cost 1 good less. With the third your ships are free instead.
clause-L8-9 = In the right group the first and the second house give 1 extra good, of a kind you produced, when you produce. With the third you get 1 extra of each kind you produced instead. You need room for them.
clause-L8-10 = A new store earns the wigs of its column’s scoring tile for each public building of its colour that stands at the west or east end of its row or at the north end of its street: for 3 buildings at most.
clause-L8-11 = You cannot build a store if no tile on display fits a free land, if you have no house left, or if you cannot pay.
clause-L8-12 = To take a decree, you choose one of the 8 face-up decrees. You may have any number; all see them, and they score for their owner only.
clause-L8-13 = The decrees on display are filled up at the end of the turn, not between two takes and not between visitor and followers.
clause-L8-14 = After you have taken a decree, you may discard one of your set markers at the Marquis and take one more from the same display. Each player may do so once a turn, also when following.
clause-L8-15 = To open a public building, you need an incomplete plan whose architect has a building available, and a free site in the west, north or east. At a north site the building must show the colour of the street.
clause-L8-16 = You take both rubble cubes of the site and then its reward.
clause-L8-17 = You choose one of your incomplete plans. The available building of its architect is placed on the site.
clause-L8-18 = From offices and plazas you take back as many of your officials as the plan shows, whichever you like. Only if you have too few there, you hire the missing ones for the treasury value each. Benefits can lower the number or the price.
clause-L8-19 = You turn the plan over: it is complete and cannot be used again.
clause-L8-20 = At a site in the east or west, every store of that row that faces a street of one of the building’s colours scores its column’s tile. At a site in the north, every store that faces that street does. The stores of all players score.
clause-L8-21 = The architect’s next building is available at once, even for somebody who follows in the same turn.
clause-L8-22 = A store scores with each public building that fits it exactly once: when the later of the two comes to the board.

## event

clause-L9-1 = To sponsor an event, you play a Treasury card at court and pay réis equal to the treasury value. Then you perform the action of the card, with its own costs, or receive its reward. Then the card is discarded.
clause-L9-2 = Nobody can follow an event, and sponsoring it does not move the treasury marker.

## end-of-turn

clause-L10-1 = At the end of the turn the next card of the deck that a card was taken from is revealed. City display, church track and decrees are filled up, the decrees to 8, and the goods on state actions return to the supply.
clause-L10-2 = If a church scoring is due, it comes before anything is filled up. Clockwise from the player who moved the Cardinal, each player may give up one or more clergy tiles, earns the wigs on their backs, and then gains influence once.
clause-L10-3 = Rewards and penalties are compulsory and are carried out as far as possible; what is impossible is lost. Only the words “up to” and “may” leave a choice.

## end-of-period

clause-L11-1 = The first period ends when a player completes a second rubble set, or when 3 of the 4 political decks on display are empty. The turn that is being played is finished first, whoever’s it is.
clause-L11-2 = At the end of the period the cards left on display are discarded, and every player gets 3 wigs for each completed rubble set.
clause-L11-3 = The ships left in the shipyard leave the game. Purple ships of size 3 come on top of brown ships of size 4.
clause-L11-4 = Clockwise from the player who brought the end about, each player may discard any number of hand cards and gets the reward of one discarded card of each noble. Penalties are ignored, and Treasury cards give nothing.
clause-L11-5 = From the purple deck each player draws until the hand is 5 cards, those that were kept included. The rest of the deck leaves the game.
clause-L11-6 = The brown cards are laid out as the red ones were; church track and decrees are filled up. Play goes on with the player to the left of the one whose turn has ended.

## end-of-game

clause-L12-1 = In the second period the end of the game comes when a player completes a fourth rubble set, or when 3 decks are empty. The round that is being played is finished, and then one more round is played.
clause-L12-2 = At the end each player earns as many wigs as the hull sizes of all their ships together.
clause-L12-3 = Each completed rubble set earns 3 wigs.
clause-L12-4 = The players with most stores of each kind earn wigs, for first, second and third place: 3, 2 and 1 for gold; 6, 4 and 2 for tools; 9, 6 and 3 for books; 9, 6 and 3 for cloth.
clause-L12-5 = Whoever has no store of a kind earns nothing for it. Players who tie add the wigs of their places and divide them, rounded down. With two players only the first and the third place count.
clause-L12-6 = Your réis, together with those that all your influence would give, earn 1 wig for every 5, rounded down. The influence marker is not moved for this, and benefits of cards do not count.
clause-L12-7 = Each decree scores for its owner only.
clause-L12-8 = The players with most officials on their completed plans earn 15, 10 and 5 wigs for the first three places; with two players 15 and 5. Ties are shared as for stores. Without a completed plan you earn nothing.
clause-L12-9 = Each royal favour earns 2 wigs.
clause-L12-10 = If players tie at the end, the one with most rubble sets wins, then with most stores, then with most completed plans, then with most money. If they are still equal, they share the victory.
clause-L12-11 = The player with most wigs wins, those of the track and of the seven final scores together.

## variants

clause-L13-1 = Starting tasks help new players; the options say which seats are new. Each new player gets one random card of deck A. Its task must be done by a visit with a card of one’s own at court, not by following. A task done is rewarded at the end of that turn and discarded, one task card per player and turn; the reward of an A card is 2 cards of deck B.
clause-L13-2 = There are 4 tasks in deck A and 8 in deck B, each with the reward shown on its card.
clause-L13-3 = With city tokens, 24 store tokens and 14 building tokens cover the printed rewards at random, one on each space; with two players there are none in row E. The reward of the token is used instead of the printed one, and the token is discarded.
clause-L13-4 = With starting decrees, each player takes one decree after set-up, in reverse turn order. The display is filled up after the last one.

## solo

clause-L14-1 = Alone you play against bots, or for the highest score against an automatic opponent whose moves follow fixed rules.

## details

clause-L15-1 = In full, a turn goes like this: your ships dock; you get 1 gold or take one action with all who follow it; you take a political card; a church scoring takes place if it is due; everything is filled up; tasks are rewarded; the period ends if that is due; the next player begins.
clause-L15-2 = You may begin to play a card, take an action, visit, follow or sponsor only if there is a way to complete all its compulsory steps in order. What the earlier steps give, cost or move is taken into account. After that you are offered only choices that keep such a way open. Hidden cards never decide this.
clause-L15-3 = An action must have an effect. A sale needs a good and a docked ship with room. Recruiting needs an official on your board. For a plan, a ship, a decree, a favour, a store or a public building there must be one that you can take and pay for. Producing must bring at least one good. Meeting the Cardinal needs fewer than 4 clergy tiles and a tile within reach.
clause-L15-4 = You may get 1 gold on every turn, even if other actions are possible and even without room for it; the gold is then lost. Nobody may pass.
clause-L15-5 = If no face-up card is left, you take none and your hand stays smaller. This can happen only after the end of the game has been brought about, and a hand never falls below 3 cards.
clause-L15-6 = A deck is empty when its last card, lying face up, has been taken. This is looked at only when a political card is taken.
clause-L15-7 = The end is brought about by the player whose cube completed the set, as visitor or follower; with empty decks it is the active player. If there are several causes in one turn, the first one counts, and there is only one end of the period.
clause-L15-8 = When an end is brought about, nothing is interrupted: the action, the other followers, the political card, the church scoring and the filling up all happen first.
clause-L15-9 = In the second period a second or third set brings nothing about, and once the end has been brought about nothing does so again. If it happens in the turn of the last seat, only the extra round follows. The last rounds are played like all others, and sets completed there count.
clause-L15-10 = At the end of the period each player in order discards openly and takes all rewards, in any order, before the next player does. Nothing is filled up meanwhile. A set completed here earns no wigs now and brings no end about. If a church scoring is due, it comes after the last player.
clause-L15-11 = The change of period neither ends the round nor moves the starting player marker.
clause-L15-12 = The opponents are asked one after another whether they follow, once for each visit and after the visitor’s noble action. Whoever has no favour at that moment, or could not complete any action, is not asked. Declining costs nothing.
clause-L15-13 = What following costs is worked out when that player follows, with treasury marker and offices as they are then. The visitor’s officials count as those of others, the follower’s own never do.
clause-L15-14 = The favour is back on its stack before the action. So a follower who takes a royal favour may take the same noble’s again; it can be used from the next visit on.
clause-L15-15 = Only a traded good covers a state action. Visits, follows, rewards and events neither cover one nor are barred by a covered one, and several players may take the same state action in a turn. A reward that names a state action works like it, but is none: it does not keep you from trading for that action in the same turn.
clause-L15-16 = To pay in réis, you take the price, less discounts, less what your Treasury cards are worth, but never below 0. You pay the rest with réis from your hand and réis made from influence, in any mix, but never more from influence than you owe. There is no change.
clause-L15-17 = One payment is the price of a plot, all hires for one plan together, the price of an event, a penalty in réis, or the part in réis of one visit or follow. A discount on hiring lowers the price of each official before they are added up.
clause-L15-18 = Visiting and following are paid in influence; with both left houses also in réis, for any part of the cost; and in wigs only if your influence ends at 0. Réis made from influence cannot be used here. Treasury cards that show a real count for the part paid in réis.
clause-L15-19 = Wigs never fall below 0: a penalty takes what is there, and you can pay with the wigs you own, not with more.
clause-L15-20 = A penalty in réis is a payment like any other: the coins of your Treasury cards take off first, and you may turn influence into réis for it, but need not; what your hand cannot pay may stay unpaid. Of goods, officials and favours the owner chooses what is lost where there is a choice.
clause-L15-21 = Discounts, sales bonuses and other lasting benefits always apply, and in full. Only a benefit that says “may” leaves a choice.
clause-L15-22 = A rubble set completed during an action counts from that moment. A noble card whose reward completes it may need no discard. The good of a building site finds the new room, because the cubes come first; the good of a land does not. What was lost or discarded before stays lost.
clause-L15-23 = If your capacity falls because you give up a clergy tile, you at once return the goods and discard the cards that are too many, cards of your choice, before you gain influence from that church scoring.
clause-L15-24 = A new ship takes a further slot at full cost or replaces one of your ships, whichever you like, even with room left. A ship is never simply discarded for a further ship; this is a restriction of ours, since replacing it is cheaper. The cost is the hull size or the difference of sizes, less reductions, not below 0; nothing is refunded.
clause-L15-25 = Replacing a ship by one of the same size costs no goods; treasury marker and influence change as usual. The shipyard never shows a ship smaller than one already built.
clause-L15-26 = Your own ship can be at sea while you build only when you follow. The crates then stay under the new ship, which is at sea until its owner docks, and earn no wigs again. Replacing never makes a ship sail.
clause-L15-27 = A ship that is filled during a sale is closed until its owner docks again. The owner’s wigs come at once, before the next good is sold.
clause-L15-28 = What runs out stays out: the shipyard until the new period, plans, buildings, city tiles, decrees and the clergy bag for good. Tiles, cards and cubes that are discarded leave the game, and bags are not refilled. There is always a favour for a player who lacks it.
clause-L15-29 = The church track is filled up gap by gap, clockwise, beginning after the influence icon.
clause-L15-30 = The Cardinal must end beside at least one tile; if there is only one, that one is taken. If no move allows this, or with 4 clergy tiles, you cannot meet him, and a reward that moves him is lost without moving him. A tile that works only once does so before the icons.
clause-L15-31 = The treasury icon works every time it is reached, the church scoring only once in a turn. It begins with the player whose move first reached the influence icon in that turn.
clause-L15-32 = In a church scoring each player decides knowing what those before have decided. A tile that you have given up no longer adds to the influence you gain then. Without influence in your portfolio you earn the wigs and gain nothing.
clause-L15-33 = With two players a neutral official takes up a space and counts in what visits cost both of you. It is left out when the colour with most officials is looked for.
clause-L15-34 = Officials that you hire are paid, not moved: you need none on your board for it, and at the end the plan counts with the number printed on it.
clause-L15-35 = To choose a site you must already have a plan of an architect who still has a building for it. After the site’s reward you may use any one of your incomplete plans, even one that the reward has just brought. Officials and réis are counted when the officials are returned and hired, those from the reward included.
clause-L15-36 = You must take the rubble cube of a new store. Land and hiring are paid at the treasury value of that moment, after the reward and the cube.
clause-L15-37 = When you produce, each store first gives its good; then come the extra goods of houses and clergy tiles, each of a kind you really received; then the prices fall. It is the same whatever lets you produce. Goods gained in other ways change no price.
clause-L15-38 = A good that you trade leaves your warehouse before its state action, which may use the room. Goods received earlier in the turn may be traded or sold.
clause-L15-39 = You may use a set marker whenever you take a decree yourself, by a visit, a follow or an event, but only one in a turn.
clause-L15-40 = Players who tie each get the sum of the wigs of their places, with nothing beyond the third, divided by their number and rounded down. The next player stands on the place after them. With two players the second place earns what the third would. Players who have none are not ranked.
clause-L15-41 = Where money decides a tie, réis in hand count.
clause-L15-42 = The choices of set-up come in this order: first the clergy tiles, all seats at once, before hands are dealt and before political cards and decrees are laid out; then the hands or the draft; then the one-off effects of the tiles kept, in turn order; last the starting decrees.
clause-L15-43 = Task cards lie open. A task counts only if you had its card when the turn began. A task of deck B counts by whatever means it is done, on any player’s turn. If you do two in one turn, you take the reward of one, and the other must be done again. Rewards go clockwise from the active player. What happens at the end of the period does not count.
clause-L15-44 = Hidden are hands, face-down cards, covered buildings, the bags, and cards that left the game unseen. Everything else is open to all, also réis, goods, the wigs on clergy tiles and what was discarded.
