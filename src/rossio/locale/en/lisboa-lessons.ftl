# What the coach says in the chapters of Lisboa

## One card, two uses

lisboa-lesson-one-card = One card, two uses
    .can = play a card into your portfolio, trade goods with nobles, and end your turn
    .payoff = One card has brought you a reward, friends in the offices, and a royal favour.
lisboa-lesson-one-card-aim = Lisbon, 1755: the ground shook, the sea came, the city burnt. You will help to rebuild it. The court pays in wigs; most wigs win.
lisboa-lesson-one-card-turn = A turn: play one card, do what it opens, take a new one. A card goes into your portfolio for its reward, or to court, where it opens a noble’s door.
lisboa-lesson-one-card-tuck = Today the portfolio. I like { $card }. { $card-text }
    .nudge = Keep that one for later. A card with a plain reward, please, into your portfolio.
    .near-1 = That card carries a penalty in the portfolio. Strong cards bite. Try one with a reward.
    .near-2 = You may always throw a card away for 1 gold. It is the weakest turn there is: try the portfolio.
    .done = What the card gives is yours. It stays in your portfolio, and the influence of a noble there will count later.
lisboa-lesson-one-card-trade = Now trade: one good opens one small action. Manuel takes tools, the Marquis books, the King cloth; gold opens every door. Recruit officials with your tool.
    .nudge = Recruiting first, please: you will see at once why friends in the offices matter.
    .done = Up to two officials leave your board, for two different offices.
lisboa-lesson-one-card-office-1 = Put one into an office. There he makes this noble dearer for Vasco, and later he helps you to open buildings.
lisboa-lesson-one-card-office-2 = And one into another office. It is up to you which.
lisboa-lesson-one-card-second = You may trade a second good for a different action. The King takes cloth for a royal favour: with it you can follow when Vasco visits.
lisboa-lesson-one-card-finish = Finish what you have begun. A favour belongs to one noble: take that of somebody Vasco will want to see.
lisboa-lesson-one-card-reward = When does a noble’s card give the reward printed on it?
    .answer-1 = When it goes into my portfolio
    .reply-1 = Yes. At court the same card gives the visit, and nothing else.
    .answer-2 = Always
    .reply-2 = Only in the portfolio. At court it is a key to a door.
    .answer-3 = At the end of the game
    .reply-3 = At once, but only in the portfolio.
lisboa-lesson-one-card-take = Last, take one of the open cards. { $card } belongs to Manuel, the builder: we can use it next turn.
    .done = Five cards again. Your turn is over.
lisboa-lesson-one-card-end = Your portfolio holds two cards for now; when it is full, one must leave for the next. Cleared rubble makes it grow. In need, any card may go for 1 gold.

## A store in the lower city

lisboa-lesson-store = A store in the lower city
    .can = visit a noble, pay for it, and build a store with its land, rubble and house
    .payoff = The first house of your colour stands in the ruins.
lisboa-lesson-store-court = Now the other use: at court. A noble’s card takes you to him. You pay in influence, the letters of this city: you have { $influence }.
lisboa-lesson-store-cost = The treasury adds { $treasury } to a visit, and each official of others in his office adds 1: here { $officials }. Your own never count. Manuel costs { $cost }.
lisboa-lesson-store-visit = Visit Manuel da Maia with { $card }.
    .nudge = The builder’s card is { $card }. Take it to Manuel.
    .near-1 = The portfolio is for rewards. We came to build: take { $card } to Manuel.
    .done = The visit is paid. At court the card gives nothing else.
lisboa-lesson-store-small = First you may use one of his two small actions, without giving a good. A plan will serve you later; take one, or recruit, or go on.
lisboa-lesson-store-small-rest = Choose, and then comes the great action.
lisboa-lesson-store-land = A store. A plot costs the treasury’s value plus the rubble of its row and column. Each plot gives a gift too: this one, at the west end, 5 réis.
    .done = The gift comes first, so it may help to pay for the land.
lisboa-lesson-store-cube = Clear one cube from the row or the column. Brown weighs 3 in the price, red 2, blue 1. It is yours now and no longer counts.
    .done = Keep it: a brown, a red and a blue make a set, and sets change much.
lisboa-lesson-store-pay = Pay for the land. Influence can be turned into réis, step by step, but you will want it for visits.
lisboa-lesson-store-house = Your house goes on it. Left group: once both stand, réis may pay for visits. Middle: cheaper ships. Right: more goods when you produce. Choose a group.
    .done = Your store stands. It makes goods from now on, whenever you produce.
lisboa-lesson-store-why = Why is a brown cube a good one to clear?
    .answer-1 = It saves most on the land
    .reply-1 = Yes, 3 réis. Later you may need another colour for a set.
    .answer-2 = It is worth most wigs
    .reply-2 = All colours are equal in a set. In the price brown weighs most.
    .answer-3 = Only brown may be taken
    .reply-3 = Any cube of the row or the column may be taken.
lisboa-lesson-store-take = Whoever holds Manuel’s favour may follow such a visit; more of that soon. Now take a card.
lisboa-lesson-store-end = No wigs yet: a store scores when a public building looks upon it. Let us open one.

## The King opens a building

lisboa-lesson-public-building = The King opens a building
    .can = open a public building with a plan and officials, and see which stores it will pay
    .payoff = A public building at the edge of row D, two cubes and three wigs, on your very first turn.
lisboa-lesson-public-building-again = A first evening again, with other cards and another idea. You start with a plan and one official at the Marquis: enough for a public building.
lisboa-lesson-public-building-visit = Go to the King with one of his cards: { $card }. It costs { $cost } influence.
    .nudge = The King’s door, with a card of the King: { $card }.
    .done = You stand before the King.
lisboa-lesson-public-building-small = A small action first, if you like: a royal favour never hurts.
lisboa-lesson-public-building-small-rest = Finish it, then comes the building.
lisboa-lesson-public-building-site = Choose a site at the edge. You get its two cubes and its gift. The west end of row D gives 3 wigs.
    .done = Cubes and gift are yours.
lisboa-lesson-public-building-officials = Your plan asks for officials. Those in offices come home; whoever is missing is hired for réis. That is why we recruit.
lisboa-lesson-public-building-looks = A building shows two goods. At the west or east end it pays stores of its row on those streets; at the north end all stores of its street.
lisboa-lesson-public-building-everyone = It pays every owner, not only you, and later stores too. How many wigs a store brings is printed below its column.
lisboa-lesson-public-building-who = Your building looks upon a row. Next, Vasco builds a fitting store in that row. Who gets the wigs?
    .answer-1 = Vasco
    .reply-1 = The store’s owner, always. So build where your own stores will stand.
    .answer-2 = I do
    .reply-2 = You opened the building, but the owner of the store earns.
    .answer-3 = Nobody
    .reply-3 = It scores once with each building: now, since it came later.
lisboa-lesson-public-building-take = Take a card to end the turn. One of the Marquis would be welcome soon.
lisboa-lesson-public-building-end = Officials on finished plans score at the end. And while you read this, Vasco has gone to Manuel. The next chapter begins there.

## Follow, and finish a set

lisboa-lesson-follow = Follow, and finish a set
    .can = follow another’s visit with a royal favour, score a store, and complete a rubble set
    .payoff = On Vasco’s turn you built, scored, and completed your first set.
lisboa-lesson-follow-asked = It is Vasco’s turn: he visited Manuel and built a store. You hold Manuel’s favour, so you are asked: do you follow?
lisboa-lesson-follow-yes = Return the favour, pay { $cost } influence, and take one action of Manuel for yourself. A turn inside somebody else’s turn: follow.
    .near-1 = You may let it pass and keep the favour. Today it is worth far more used.
    .done = The favour goes back to its pile; you can win it again.
lisboa-lesson-follow-which = One of three actions: recruit, plan, or the store itself. Take the store.
    .nudge = A store scores today. Take that one.
lisboa-lesson-follow-land = Your building at row D is { $building }. Build on { $land }: a store there faces a street it shows, and the rubble you lack lies beside it.
    .nudge = That plot may be sound too. Today { $land }: it scores at once, and the cube you lack lies there.
    .done = The gift of the plot is yours first.
lisboa-lesson-follow-missing = You own two colours of rubble. Which colour is missing? Take it.
    .nudge = Look at your rubble: two colours are there. The third makes the set.
    .done = A set! Portfolio and warehouse each grow by one at once, and a marker goes to the Marquis.
lisboa-lesson-follow-pay = Pay for the land, as before.
lisboa-lesson-follow-house = And a house from any group.
    .done = Wigs: the number below the column, for one building that looks upon your store.
lisboa-lesson-follow-clock = Sets are also the clock. When somebody completes the second set, the first half of the game ends. The fourth set ends the second half.
lisboa-lesson-follow-once = Later another building looks upon the same store. Does the store score again?
    .answer-1 = Yes, once with each building
    .reply-1 = Right: three buildings can look upon a store, two ends of the row and one of the street.
    .answer-2 = No, it has scored
    .reply-2 = Once with each building, so new buildings are good news.
    .answer-3 = Only at the end
    .reply-3 = At once, when the later of the two comes.
lisboa-lesson-follow-end = It is your turn again. Your set marker lies at the Marquis: let us visit him.

## A ship and a promise

lisboa-lesson-ship-and-decree = A ship and a promise
    .can = build a ship, gain influence by it, and choose decrees that pay at the end
    .payoff = A ship of your own, and two decrees instead of one.
lisboa-lesson-ship-and-decree-short = The Marquis costs { $cost }: the treasury’s part, and the officials of others in his office. You have { $influence } influence. The rest is paid in wigs: { $rest }.
lisboa-lesson-ship-and-decree-visit = It is worth it. Visit the Marquis: { $card }.
    .nudge = A card of the Marquis, at court: { $card }.
    .near-1 = In the portfolio a card gives its reward. Today we need the Marquis himself: at court, please.
    .done = Paid with all your influence and some wigs. Being poor at court costs you your dignity.
lisboa-lesson-ship-and-decree-ship = Before the great action: build a ship.
    .nudge = A ship first: it brings influence, and you have none left.
lisboa-lesson-ship-and-decree-goods = The Gaivota has room for one crate and costs one good. Pay with a kind you can spare.
    .done = She lies in your portfolio. The treasury rises, and you gain influence: all the letters in your top row together.
lisboa-lesson-ship-and-decree-decree = Now the Marquis’s great action: a decree. It pays you alone, at the end. Take one that fits what you build.
    .done = Look at your decrees at any time: they tell what they would pay now.
lisboa-lesson-ship-and-decree-extra = And your set marker waits here: give it for a second decree.
    .near-1 = The marker may wait. But it does nothing else: use it.
    .done = Two decrees in one visit.
lisboa-lesson-ship-and-decree-influence = You build a second ship. How much influence will you gain?
    .answer-1 = The sum of all nobles and ships in my top row
    .reply-1 = Yes, the new ship included. A full top row makes every ship a feast.
    .answer-2 = Always 2
    .reply-2 = 2 was this ship alone. The whole top row counts.
    .answer-3 = As much as the treasury shows
    .reply-3 = That is what visits cost. Ships pay the letters of your top row.
lisboa-lesson-ship-and-decree-take = Take a card. One with a coin would be useful: money is short.
lisboa-lesson-ship-and-decree-end = At 10 influence the track ends: each further gain earns a wig instead. Now a ship wants cargo.

## The treasury, and a sale

lisboa-lesson-sell = The treasury, and a sale
    .can = use treasury cards and sell goods to ships, yours and others’
    .payoff = From an empty purse to a full one in one turn, and your ship sails.
lisboa-lesson-sell-poor = Your purse: { $reis } réis. Cards with a coin are treasury cards: in the portfolio they pay as many réis as the treasury shows, now { $value }.
lisboa-lesson-sell-card = Ships and the church raise the treasury: land, hiring and visits get dearer. A treasury card lowers it by one. Into the portfolio with { $card }.
    .nudge = A treasury card, please: the one with a coin. Into the portfolio.
    .done = Réis for you, and the treasury falls for everybody. Its line of text helps you as long as it stays.
lisboa-lesson-sell-sell = Now sell. A good brings its market price plus what the ship adds. Begin with your own Gaivota.
    .nudge = This turn we sell. Choose a good, then your ship.
    .done = She is full and sails: a wig for each crate. She comes back when your next turn begins.
lisboa-lesson-sell-his = Vasco’s ship adds 1 to every price, and he is not asked. Sell a good to it.
    .nudge = To Vasco’s ship, please: it pays more than the market.
    .near-1 = You may stop. But his ship pays 1 more than the market: one crate, please.
    .done = More money for you. His ship has one place left.
lisboa-lesson-sell-last = A second crate would fill it: money for you, but wigs for Vasco. Sell it, or stop?
    .done = Your decision. Both are sound, and the question will come again.
lisboa-lesson-sell-price = Does selling make the market price fall?
    .answer-1 = No
    .reply-1 = Right. Prices fall when goods are produced, and they never rise.
    .answer-2 = Yes, by 1
    .reply-2 = Selling never moves a price. Producing does.
    .answer-3 = Only on full ships
    .reply-3 = Selling never moves a price, full ship or not. Producing does.
lisboa-lesson-sell-take = Take a card.
lisboa-lesson-sell-end = You are rich. Goods have to come from somewhere, though: your stores can make them.

## Stores at work

lisboa-lesson-produce = Stores at work
    .can = let your stores produce, and judge when it pays
    .payoff = Two stores, one good given, two fresh goods.
lisboa-lesson-produce-look = A few turns into another game. You own a cloth store and a book store. Producing costs a book or a gold, and you have neither.
lisboa-lesson-produce-gold = But your hand can help. Into the portfolio with { $card }: its reward is 1 gold.
    .nudge = We need a gold or a book to open the Marquis’s door. One card brings it: { $card }.
    .near-1 = That would bring a gold, but end your turn there. A card in the portfolio brings it and lets you trade.
    .done = The key to the Marquis’s door.
lisboa-lesson-produce-produce = Give it to the Marquis: produce.
    .nudge = To the Marquis, for producing.
    .near-1 = Selling and trading exclude each other in a turn. Today we trade: produce.
    .done = A cloth and a book. And each kind you made is 1 cheaper on the market, for everybody and for good.
lisboa-lesson-produce-room = Your warehouse holds { $room } of each kind: 2, and 1 more for each set. What does not fit is lost.
lisboa-lesson-produce-when = You own four book stores and produce. How far does the price of books fall?
    .answer-1 = By 1
    .reply-1 = Once for each kind, however many. So produce when many stores work together.
    .answer-2 = By 4
    .reply-2 = Only by 1: once for each kind, each time somebody produces.
    .answer-3 = Not at all
    .reply-3 = By 1, as soon as one good really comes.
lisboa-lesson-produce-rest = A second trade is open: another good, another small action. Or go on without.
lisboa-lesson-produce-take = Take a card.
lisboa-lesson-produce-end = Cloth and books sell best and score best at the end. One part of the city is still quiet: the church.

## An event, and the Cardinal

lisboa-lesson-cardinal = An event, and the Cardinal
    .can = sponsor an event, take clergy tiles, and use a church scoring
    .payoff = A walk of the Cardinal turns into wigs and a flood of influence.
lisboa-lesson-cardinal-ring = Late in a game. The Cardinal walks a ring with two signs. Reaching the coins raises the treasury. Reaching the letter, one step ahead of him, brings a church scoring.
lisboa-lesson-cardinal-sponsor = Treasury cards have a second use. Played at court, they sponsor their event for { $price } réis, and nobody can follow. { $card } brings you to the Cardinal.
    .nudge = The event that leads to the Cardinal: { $card }, at court.
    .done = An event does not move the treasury.
lisboa-lesson-cardinal-pay = Pay in réis, or partly in influence.
lisboa-lesson-cardinal-walk = Move the Cardinal one or two spaces: both reach the letter. Take a tile beside him. Each is a lasting gift; you may hold four.
    .done = The church scores at the end of this turn.
lisboa-lesson-cardinal-take = First your card.
lisboa-lesson-cardinal-give = Now each player may give up tiles: wigs for each, and then influence once, your whole top row: { $letters }. Give up one you need least.
    .near-1 = Keeping all gives nothing today. One tile buys its wigs and a whole row of influence.
    .done = Its wigs are yours.
lisboa-lesson-cardinal-more = You may give up another, or stop and collect your influence.
    .done = That is how a poor player becomes the best guest at court.
lisboa-lesson-cardinal-who = You keep all your tiles at a church scoring. How much influence do you gain?
    .answer-1 = My whole top row
    .reply-1 = Only those who give up a tile gain influence.
    .answer-2 = None
    .reply-2 = None. One tile is enough, though: influence comes once, however many you give.
    .answer-3 = 1 for each tile
    .reply-3 = Tiles give wigs when given up; influence comes once, from the top row.
lisboa-lesson-cardinal-end = Keep tiles for their gifts, but watch the ring: whoever brings the Cardinal to the letter chooses the moment.

## The second set

lisboa-lesson-two-periods = The second set
    .can = end a period on purpose, use your old hand, and read what scores at the end
    .payoff = Your second set ended the first half of the game at the moment you chose.
lisboa-lesson-two-periods-clock = You own one set, and brown cubes to spare. A red and a blue make the second. With it the first period ends, after this very turn.
lisboa-lesson-two-periods-visit = A public building brings two cubes at once, and you have a plan. To the King with { $card }: the visit costs { $cost }.
    .nudge = A card of the King, at court: { $card }.
    .done = You stand before the King.
lisboa-lesson-two-periods-small = Pay for the visit, take a small action if you like, and then the building.
lisboa-lesson-two-periods-site = One site has just the two cubes you need, a red and a blue. Find it.
    .nudge = Look at the cubes on the sites: one red, one blue. { $site } has them.
    .done = Two sets! The end of the period is set off; this turn is still played out.
lisboa-lesson-two-periods-finish = Finish the building, and take a card.
lisboa-lesson-two-periods-sets = 3 wigs for each set, for everybody. The old cards on display are gone; the ships of the first half have left the yard.
lisboa-lesson-two-periods-hand = Discard what you do not need for the second half. For each noble one discarded reward is yours; penalties are forgotten.
    .near-1 = New cards come only for those you let go. Try one.
lisboa-lesson-two-periods-hand-more = Go on as you like, until you are content.
lisboa-lesson-two-periods-second = Your hand is filled with cards of the second half: stronger rewards, larger ships. The fourth set of any player sets off the end.
lisboa-lesson-two-periods-last-round = In the second half Vasco completes his fourth set. Is the game over at once?
    .answer-1 = Yes, at once
    .reply-1 = No: there is time for a last plan. The round ends, and one more is played.
    .answer-2 = After his turn
    .reply-2 = So it was in the first half. Now the round ends, and one more is played.
    .answer-3 = After this round and one more
    .reply-3 = Yes. Time to spend everything that scores nothing.
lisboa-lesson-two-periods-final-1 = At the end: 1 wig for each crate of room on your ships, 3 for each set, 2 for each royal favour, 1 for every 5 réis.
lisboa-lesson-two-periods-final-2 = Most stores of a kind: up to 9 wigs for cloth and books, 6 for tools, 3 for gold. Most officials on finished plans: 15.
lisboa-lesson-two-periods-final-3 = And your decrees. If it ended now they would give you { $decrees } wigs. The score panel shows this at any time.
lisboa-lesson-two-periods-end = You know the whole city. Play a game with Vasco: I stay beside you and speak only when something is new.
