# What the coach says in the first whole game of Magnanimous: of questions, of what happens, of zones and of refusals

magnanimous-coach-start = Nobility 20 wins; if the Republic comes first, points decide. What glows is yours to press; I explain what is new.

## The first time something is asked

magnanimous-coach-prompt-choose-colour = Each colour is four provinces and a port: those in the south lie close to Paraguay, those in the north far from Rio.
magnanimous-coach-prompt-choose-baron = Your baron sets your first money, goods, troops and a talent for the whole game: keep the one whose talent you understand.
magnanimous-coach-prompt-place-troop = Troops protect where they stand; provinces beside Paraguay come first.
magnanimous-coach-prompt-choose-deputy = A deputy is one vote in a referendum of his party’s colour: look at the cards in your hand.
magnanimous-coach-prompt-lay-improvement = One improvement for each province, for good: railway to travel, machinery to make more, warehouse to store, fortification to hold.
magnanimous-coach-prompt-take-minister = A minister brings fixed votes and a talent; you may keep one of each party.
magnanimous-coach-prompt-replace-minister = You have one of this party already: keep him or take the new one.
magnanimous-coach-prompt-free-province = Free an occupied province: your own first, then one that would attack your neighbours.
magnanimous-coach-prompt-exchange = A trade you may make or leave; it is offered only now.
magnanimous-coach-prompt-fixed-votes = Fixed votes come back every time, so casting them costs nothing; each can go in one direction only.
magnanimous-coach-prompt-spend-deputies = Each deputy is a vote, once: count what is missing before you spend.
magnanimous-coach-prompt-card-votes = A referendum card of the same colour votes for, of the other colour against; it is gone afterwards.
magnanimous-coach-prompt-auction = Equal votes: whoever pays more takes the card, and a pass is final.
magnanimous-coach-prompt-take-die = Four slots to fill: choose a quadrant for its action and a die for its price, or the purple die to become Governor.
magnanimous-coach-prompt-place-die = A blue action happens in the province where the die lies; a number that fits makes it free.
magnanimous-coach-prompt-place-idle-die = No die fits your free slots, so this one lies there without an action; choose the slot whose upper action you will want later.
magnanimous-coach-prompt-use-production = Do it and pay the bank, declare it precise if the number fits, sell it to the others, or let it be.
magnanimous-coach-prompt-recruit = Into this province, or to the Imperial area, which guards Rio and all land without a player.
magnanimous-coach-prompt-improve = Four tiles lie open and are not refilled this round; a province takes one.
magnanimous-coach-prompt-ship = A ship in your port exports your goods; one in Rio serves you only as Governor.
magnanimous-coach-prompt-follow-production = Somebody was precise: you may do the same action once, for the price of the die, without using a slot.
magnanimous-coach-prompt-follow-produce = Somebody was precise: you may produce too, for the price of the die, without using a slot.
magnanimous-coach-prompt-buy-production = An action is for sale: the money goes to its seller, and you need no die for it.
magnanimous-coach-prompt-buy-produce = A harvest is for sale: the money goes to its seller, and your own province produces.
magnanimous-coach-prompt-rio-effect = You are Governor: the purple die’s number gives this effect, free; then your title pays you.
magnanimous-coach-prompt-choose-attacker = As Governor you choose which occupied province attacks next: begin where it will fail.
magnanimous-coach-prompt-choose-target = Which of these neighbours is tried first? An attacker stops at its first success.
magnanimous-coach-prompt-pick-die = Each die in your provinces works once more and rises by 1; its province decides whose goods you sell or load.
magnanimous-coach-prompt-put-die = Choose the quadrant for its upper action; if the risen number equals that of the space, you may act twice.
magnanimous-coach-prompt-use-nobles = Act, declare it precise, sell it, or let it be; remember that others follow a precise action free.
magnanimous-coach-prompt-train-or-sell = Sell one good for the die’s number, or move towards a port: exports bring Nobility, sales only money.
magnanimous-coach-prompt-troops = March any distance between your provinces, or attack an occupied neighbour with more troops than Paraguay’s power.
magnanimous-coach-prompt-send-troops = How many march? Leave enough behind: the forecast shows what falls.
magnanimous-coach-prompt-attack-with = Every troop you use is spent and gives 1 Nobility; use as many as you can spare.
magnanimous-coach-prompt-discard-card = One card away, one step of Nobility: take the one you would never lay on the throne.
magnanimous-coach-prompt-cards-to-throne = What you lay last is turned up first; nobody looks until the Emperor does.
magnanimous-coach-prompt-export-or-sail = Export to an open space of that good: its number in réis, a step of Nobility for each token, and the ship is spent.
magnanimous-coach-prompt-follow-nobles = Somebody was precise: you may do this action once, free and without a die.
magnanimous-coach-prompt-buy-nobles = An action is for sale for the number of its die; you need no die for it.

## The first time something happens

magnanimous-coach-event-round-began = A round: Emperor, production, offensives, nobles, Republic. The bar above shows where you are.
magnanimous-coach-event-revealed-card = The Emperor turns up the cards you all laid: events happen, referendums are voted on.
magnanimous-coach-event-declared-precise = A precise action: free for whoever declared it, and open to everybody else.
magnanimous-coach-event-became-governor = A new Governor: first player, master of the Imperial area, paid by title.
magnanimous-coach-event-purple-returned = The purple die goes back one higher: that is Paraguay’s power in this offensive.
magnanimous-coach-event-held = A province holds as long as Paraguay’s power is not greater than its defence.
magnanimous-coach-event-occupied = A province has fallen: everything in it is lost, and it will attack its neighbours next round.
magnanimous-coach-event-unveiled = A crown on the Nobility track: a minister is turned up for whoever passes it.
magnanimous-coach-event-republic-moved = The Republic moved: new commerce spaces are open, and the end is that much nearer.
magnanimous-coach-event-proclaimed = The Republic is proclaimed: this round is the last, and points decide.

## The first time a zone is looked at

magnanimous-coach-zone-map = The Empire: four provinces and a port for each colour, Paraguay in the south-west, Rio in the middle of everything.
magnanimous-coach-zone-imperial = The Imperial area: its troops defend Rio and every province without a player.
magnanimous-coach-zone-offensive = The forecast: what would fall if Paraguay attacked with nothing changed.
magnanimous-coach-zone-governor = The purple die: its number is the Governor’s effect now and Paraguay’s power soon.
magnanimous-coach-zone-area = Eight quadrants, sixteen dice: lower action in production, upper action for the nobles.
magnanimous-coach-zone-nobility = Nobility: 20 wins. Crowns bring ministers, titles bring income.
magnanimous-coach-zone-commerce = The Republic’s road: each passed space takes one player’s goods and pays its number.
magnanimous-coach-zone-improvements = Four improvements for this round; they are changed at its end.
magnanimous-coach-zone-court = Events of the round, the pile on the throne, and the vote when there is one.

## The first time something is refused

magnanimous-coach-why-no-reis = Dice cost what they show: sell a good or an action, or be precise.
magnanimous-coach-why-slot-taken = One die for each province and round.
magnanimous-coach-why-other-good = A red die goes only to the province that makes its good.
magnanimous-coach-why-goods-full = Four goods fit into a province: sell or ship some first.
magnanimous-coach-why-in-transit = Its goods are on the train: until they are sold the province makes no more.
magnanimous-coach-why-governor-already = The purple die always goes to somebody other than the present Governor.
magnanimous-coach-why-purple-taken = Once a round; watch for it earlier next time.
magnanimous-coach-why-too-weak = An attack needs more than Paraguay’s power: bring troops or wait until the die is low.
magnanimous-coach-why-too-far = A train goes one step; a railway in the province where it starts adds one.
magnanimous-coach-why-train-there = Trains pass each other but may not stop together, except in ports and Rio.
magnanimous-coach-why-no-export-place = An export needs train and ship together in your port, or in Rio if you are Governor.
magnanimous-coach-why-space-closed = The Republic has not reached that space yet.
magnanimous-coach-why-space-taken = A commerce space belongs to the first who ships there.
magnanimous-coach-why-occupied = An occupied province can do nothing: free it first.
magnanimous-coach-why-event-no-vote = Only referendum cards are votes; events are for the throne.
magnanimous-coach-why-not-precise = Precise means: the die shows exactly the number printed there.
magnanimous-coach-why-port-no-troops = Ports are held by ships, not by troops.
magnanimous-coach-why-improved = One improvement for each province, and it stays.
magnanimous-coach-why-no-goods = The die’s province has nothing to sell or load: pick another die.
magnanimous-coach-why-governor-only = The Imperial area obeys the Governor alone.
magnanimous-coach-why-wrong-direction = Conservative votes go for conservative cards and against liberal ones, and the reverse.
magnanimous-coach-why-no-free-slot = All your slots are filled; the purple die is all you may still take.
magnanimous-coach-why-no-train-or-goods = Without goods in that province and without a train to move, this quadrant does nothing for you.
