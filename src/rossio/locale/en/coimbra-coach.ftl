# What the coach says in the first whole game of Coimbra: of questions, of what happens, of zones and of refusals

coimbra-coach-start = Four rounds, and most points win. What glows is yours to press; I explain what is new.

## The first time something is asked

coimbra-coach-prompt-start = Take two start cards or a corner for your pilgrim, whichever the others might snatch first; the other half follows.
coimbra-coach-prompt-start-pair = Choose a pair whose colours you would like to be paid in: each card moves you up its track at once.
coimbra-coach-prompt-start-corner = Your pilgrim leaves this corner for good, so look which blue monasteries lie two or three steps from it.
coimbra-coach-prompt-place = One die, three jobs: the place decides what you get, the number when and for how much, the colour what it pays.
coimbra-coach-prompt-castle = A favour costs nothing and its crowns put you in front next round; it stays with you until the round ends.
coimbra-coach-prompt-take-favour = A favour tile out of turn: only those still beside the castle, with everything they give.
coimbra-coach-prompt-cap = The cap makes one of your city dice count 3 more: it acts earlier, and its card costs 3 more.
coimbra-coach-prompt-city = Choose a card and pay what your die shows; first its track rises, then its bonus comes, then a crown if it has one.
coimbra-coach-prompt-from-discard = The discard pile is open to you for 3; everything the card gives works as if you had bought it in a city.
coimbra-coach-prompt-repeat = Use the at-once bonus of another card of that class again, counted as things stand now.
coimbra-coach-prompt-walk = Walk road by road; only a monastery without your disk gives something, and steps you do not need may be left.
coimbra-coach-prompt-choose = Guards or coins: look which of the two the cards you want will cost.
coimbra-coach-prompt-pay = A red cost is a choice: pay all of it for the whole reward, or nothing.
coimbra-coach-prompt-invest = A bonus lets you invest now, beside the voyage phase; you may decline.
coimbra-coach-prompt-invest-phase = Once a round you may pay for one voyage; it scores at the end, so choose what your plan feeds.
coimbra-coach-prompt-give = Somebody’s card asks you for goods or points; goods are worth half a point each at the end, so giving goods is often cheaper.
coimbra-coach-prompt-lose = Lose the points or give up a cleric with its track spaces and diplomas: count what that card still brings you.
coimbra-coach-prompt-start-bonus = Cards that work at the start of your income come before the dice; a track raised now pays better at once.
coimbra-coach-prompt-activate = Each die pays its colour’s track once; if one pays steps to a monastery that raises a track, use it first.
coimbra-coach-prompt-end-income = You may still change two goods into one point before your income ends; do it if you have more than you can use.

## The first time something happens

coimbra-coach-event-round = New dice, new cards: before you take one, look which colour of die your best track would like.
coimbra-coach-event-removed = A die token acted: it threw out the strongest card of its row, and nobody gets it.
coimbra-coach-event-distressed = Distress: 2 guards and 2 coins instead of a card. The die still pays its colour later.
coimbra-coach-event-entered = A disk on a monastery: its bonus came at once, and you never need to come here again.
coimbra-coach-event-crowned = A crown token: one crown for the order of next round, and half a point if the game ends now.
coimbra-coach-event-ordered = The new order: most crowns first, and among equals the old order turned round.
coimbra-coach-event-lost = Somebody’s card took points from others; the log says whose.

## The first time a zone is looked at

coimbra-coach-zone-pool = The pool: every die left here goes back for the next roll.
coimbra-coach-zone-castle = The castle: low dice first, favours for free, and the only place where a 1 is a treasure.
coimbra-coach-zone-upper = A city: high dice first, cards for the number on your die.
coimbra-coach-zone-central = The central city is resolved after the upper one: what is left there tells you what others still need.
coimbra-coach-zone-lower = The lower city comes last, so your money may be gone by then.
coimbra-coach-zone-tracks = Four tracks: the box you stand in is the income, the tile above is the prize for being first at the end.
coimbra-coach-zone-order = The flags: who is first, and how many crowns each place carries. Later places start with more.
coimbra-coach-zone-map = The roads: blue close by, brown further, ruby at the far ends. Rest on a monastery to read it.
coimbra-coach-zone-voyages = Six promises for the end. Each of you may take each of them once.

## The first time something is refused

coimbra-coach-why-too-dear = A card costs the number on your die in the goods it shows: lower dice buy cheaper.
coimbra-coach-why-other-row = Each die buys only in the row of the city where it stands.
coimbra-coach-why-tile-taken = Favours go one by one; a lower die in the castle chooses earlier.
coimbra-coach-why-no-road = One step, one road: count the stops between you and the place you want.
coimbra-coach-why-voyage-held = One disk on each voyage for you, so choose another.
coimbra-coach-why-voyage-goods = This bonus names its goods: some voyages cost guards, others coins.
coimbra-coach-why-pair-taken = At the start the last in the order choose first: the last to play is not the last to choose.
coimbra-coach-why-no-die = Only dice of your own that have acted this round can pay you.
coimbra-coach-why-corner-taken = One pilgrim in each corner; the other corners are as good.
