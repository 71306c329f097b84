# What the coach says in the first whole game of Lisboa: of questions, of what happens, of zones and of refusals

lisboa-coach-start = Rebuild the city: most wigs win. What glows is yours to press; I explain what is new.

## The first time something is asked

lisboa-coach-prompt-keep-tile = One lasting gift for the whole game: look at both and keep the one that fits a plan you can imagine.
lisboa-coach-prompt-action = Choose a card, then where it goes: your portfolio for its reward and a sale or trade, or the court for a great action.
lisboa-coach-prompt-take-card = Take the card you want to play next; think of which noble you will need and whether his card is still there.
lisboa-coach-prompt-sell-or-trade = Sell goods to ships for money, or give one or two to nobles for small actions: one of the two, not both.
lisboa-coach-prompt-sell = Sell more while ships have room; remember that a ship you fill pays wigs to its owner.
lisboa-coach-prompt-trade = A second good opens a second, different small action.
lisboa-coach-prompt-make-room = Your portfolio is full: one card leaves for the new one, so give up the one with the least influence or use.
lisboa-coach-prompt-pay-reis = Pay in réis; each real taken from influence costs you letters you will want for visits.
lisboa-coach-prompt-pay-visit = Your left houses let réis pay for a visit; what neither influence nor réis covers is paid in wigs.
lisboa-coach-prompt-pay-penalty = A penalty: what your hand cannot pay may stay unpaid, so no influence need go into it.
lisboa-coach-prompt-place-official = An official in an office makes that noble dearer for others and helps you open buildings later.
lisboa-coach-prompt-recall-official = Officials come home to pay for the plan; call home those you will miss least.
lisboa-coach-prompt-plan = A plan belongs to one architect, and only his next building can be opened with it.
lisboa-coach-prompt-favor = A favour lets you follow when somebody visits that noble, and is worth 2 wigs if you keep it to the end.
lisboa-coach-prompt-lose-favor = One favour goes back: give up that of the noble nobody will visit soon.
lisboa-coach-prompt-ship = A further ship needs a slot and its full cost; replacing a smaller one costs only the difference and keeps its cargo.
lisboa-coach-prompt-pay-goods = Pay with goods of different kinds; keep those that open the door you want next.
lisboa-coach-prompt-extra-good = Your houses or clergy give one more good of a kind you produced: take the one with the better price.
lisboa-coach-prompt-cardinal = Move the Cardinal and take a tile beside him; look whether he reaches the coins or the letter on his ring.
lisboa-coach-prompt-give-up = Give up tiles for the wigs on their backs, and gain your whole top row in influence, once.
lisboa-coach-prompt-land = Choose tile and plot together: gift first, then one cube, then the price, then wigs for buildings that look upon it.
lisboa-coach-prompt-cube = Take the colour you need for a set, or the one that makes the land cheaper: brown 3, red 2, blue 1.
lisboa-coach-prompt-pile = A cube from the rubble pile: take the colour you have least of.
lisboa-coach-prompt-house = Left: visits in réis once both stand. Middle: cheaper ships. Right: more goods when you produce.
lisboa-coach-prompt-decree = A decree scores only for you and only at the end: choose what you already collect.
lisboa-coach-prompt-extra-decree = A set marker buys one more decree, and nothing else: use it now or next time.
lisboa-coach-prompt-site = Two cubes and a gift are yours; the building will pay every store it looks upon, so look where yours stand.
lisboa-coach-prompt-use-plan = Larger plans cost more officials and count more at the end; use the one you can pay now.
lisboa-coach-prompt-state-option = A small action comes free with the visit, before the great one: almost never skip it.
lisboa-coach-prompt-follow = You hold this noble’s favour: give it back, pay the visit, and take one of his three actions on somebody else’s turn.
lisboa-coach-prompt-follow-action = One of three: the two small actions, or the great one with all its costs.
lisboa-coach-prompt-take-good = Take the good you have least of, or the one that opens the next door.
lisboa-coach-prompt-lose-good = A penalty: lose the good you need least.
lisboa-coach-prompt-keep-card = Keep a card and pass the rest on; what you pass, your neighbour may keep.
lisboa-coach-prompt-starting-decree = A decree before the first turn: let it be your first plan.
lisboa-coach-prompt-discard-hand = Let go what you will not play: one reward for each noble is yours, and new cards come for them.
lisboa-coach-prompt-claim-reward = The order is yours: take first what makes room or sense for the next.
lisboa-coach-prompt-task = Two tasks done in one turn, one reward: the other must be done again.

## The first time something happens

lisboa-coach-event-docked = Your ship is back, empty, ready for new crates.
lisboa-coach-event-sailed = A full ship sails: a wig for each crate goes to its owner, whoever sold the goods.
lisboa-coach-event-set = A rubble set: one more card and one more of each good fit, and a marker waits at the Marquis.
lisboa-coach-event-treasury = The treasury moved: visits, land and hiring change their price for everybody.
lisboa-coach-event-price = Prices fall when goods are produced and never rise: sell dear kinds early.
lisboa-coach-event-displaced = The office was full: an official of the strongest colour went out to the plaza, where he costs nobody anything.
lisboa-coach-event-church-due = The Cardinal reached the letter: church scoring follows at the end of this turn.
lisboa-coach-event-building-wigs = A building opened, and every store it looks upon was paid.
lisboa-coach-event-triggered = The end of this period is set off: the turn is finished, and then the first half closes.
lisboa-coach-event-period-begins = Second half: stronger cards, larger ships, and the fourth set ends it.
lisboa-coach-event-last-round = The last round: spend everything that scores nothing.

## The first time a zone is looked at

lisboa-coach-zone-wigs = Wigs are the points, earned now and once more at the end.
lisboa-coach-zone-downtown = The lower city: plots between four streets, rubble at the ends of rows and columns, building sites around them.
lisboa-coach-zone-city = The store tiles on offer and the two architects with their next buildings.
lisboa-coach-zone-manuel = Manuel da Maia: officials, plans, and stores. Takes tools or gold.
lisboa-coach-zone-marquis = The Marquis: ships, production, and decrees. Takes books or gold.
lisboa-coach-zone-king = The King: the Cardinal, favours, and public buildings. Takes cloth or gold.
lisboa-coach-zone-court = Treasury cards played here sponsor their event for the treasury’s price.
lisboa-coach-zone-church = The ring: six places, six tiles, and two signs, the coins and the letter.
lisboa-coach-zone-treasury = Left of the marker the cost of visits, right of it the price of land, hiring and events.
lisboa-coach-zone-market = Market prices, the same for everybody; ships add to them.
lisboa-coach-zone-shipyard = The ship on top is the one to be built; ships of others take your goods too.
lisboa-coach-zone-influence = Letters of influence pay for visits; at 10 a gain becomes a wig.
lisboa-coach-zone-cards = Four piles, one for each noble and the treasury; when three are empty the period ends too.
lisboa-coach-zone-decrees = Eight open promises for the end; they refill when the turn is over.

## The first time something is refused

lisboa-coach-why-visit-cost = Influence comes from ships, church scorings, some plots and rewards; a treasury card makes visits cheaper.
lisboa-coach-why-land-price = Rubble makes land dear: clear a cube, wait for others to clear, or lower the treasury.
lisboa-coach-why-hiring-price = Recruit officials first; those in offices and plazas cost nothing when a building opens.
lisboa-coach-why-event-price = An event costs what the treasury shows.
lisboa-coach-why-no-sale-no-trade = A card in the portfolio must be followed by a sale or a trade; without a good you can do neither.
lisboa-coach-why-dead-end = Afterwards something would be asked that you could not pay, so the way is closed from the start.
lisboa-coach-why-noble-refuses = Manuel takes tools, the Marquis books, the King cloth; gold opens all three doors.
lisboa-coach-why-covered = Each small action can be bought once a turn: the good lies on it until the turn ends.
lisboa-coach-why-no-own-plan = A public building needs a plan of yours; Manuel has them.
lisboa-coach-why-no-site = Your plan’s architect must have a building available, and a north site needs its street’s colour on it.
lisboa-coach-why-no-store = Stores produce; without one there is nothing to make.
lisboa-coach-why-ship-at-sea = It sails; its owner’s next turn brings it back.
lisboa-coach-why-clergy-full = Four tiles at most: a church scoring lets you give some up.
lisboa-coach-why-cardinal-too-far = He walks one or two spaces, always clockwise.
lisboa-coach-why-favors-full = One favour of each noble at most.
lisboa-coach-why-no-noble-card = A visit needs a card of that noble; treasury cards sponsor events instead.
lisboa-coach-why-no-treasury-card = Events stand on treasury cards only; a noble’s card visits the noble.
lisboa-coach-why-good-missing = Goods come from stores, gifts and rewards; a discarded card gives at least 1 gold.
lisboa-coach-why-kinds-short = A ship is paid with different kinds of goods, as many as it has room for.
lisboa-coach-why-no-tile = The tiles on offer decide which street a new store may face.
lisboa-coach-why-no-building = The building available to your plan’s architect does not suit that site.
lisboa-coach-why-land-taken = One store on each plot; look for a free one on the same street.
