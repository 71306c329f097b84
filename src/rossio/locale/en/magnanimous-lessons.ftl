# What the coach says in the chapters of Magnanimous

## A die, a slot, a price

magnanimous-lesson-a-die = A die, a slot, a price
    .can = take a die, place it in one of your provinces, and pay for its action
    .payoff = Two dice, two réis: your first cotton, and a new recruit for the war.
magnanimous-lesson-a-die-aim = Brazil, an empire with a war at its border. You are a baron who wants to rise: Nobility 20 wins, unless the Republic comes first.
magnanimous-lesson-a-die-provinces = You own four provinces, each with a slot for one die. A die costs what it shows, today 1, and you hold { $reis } réis. Red quadrants make goods.
magnanimous-lesson-a-die-cotton = Begin with goods: take a die from the cotton quadrant. Only Rio Negro grows your cotton, so the die goes there by itself.
    .nudge = Cotton first, please: it is the first red quadrant.
    .done = The die lies in Rio Negro and fills its slot for this round.
magnanimous-lesson-a-die-act = A die alone does nothing yet. Do its action: { $price ->
        [one] { $price } real
       *[other] { $price } réis
    } to the bank, one cotton for you.
    .near-1 = Selling the action has its own chapter, the next one. Do this one yourself.
    .near-2 = You may let it pass and pay nothing. But one cotton for one real is cheap: do it.
    .done = Your first cotton. A province stores four goods, no more.
magnanimous-lesson-a-die-barracks = Mauá has taken a die too. Now a blue one: the Barracks make troops, and blue dice may go to any free slot of yours.
    .nudge = The Barracks this time: the blue quadrant of the troops.
magnanimous-lesson-a-die-where = The recruit appears where the die lies. Rio Grande do Sul is your only province beside Paraguay: place the die there.
    .nudge = That province lies far from the war. The border needs the troop most: Rio Grande do Sul.
    .done = Where the die lies, the recruit may stand.
magnanimous-lesson-a-die-pay = The same price again: pay { $price ->
        [one] { $price } real
       *[other] { $price } réis
    } and recruit.
    .nudge = Do the action yourself: the border wants that troop.
magnanimous-lesson-a-die-troop = He may stand in this province, or join the Imperial area, which guards Rio and all land without a player. Where do you want him?
    .done = One more guard for the Empire.
magnanimous-lesson-a-die-fields = Four blue quadrants: Barracks, Works, Chamber, Harbour. Which one gives ships?
    .answer-1 = The Chamber
    .reply-1 = That one wins deputies, your votes in referendums.
    .answer-2 = The Works
    .reply-2 = They build improvements, one for each province.
    .answer-3 = The Harbour
    .reply-3 = Yes. Barracks for troops, Works for improvements, Chamber for deputies, Harbour for ships.
magnanimous-lesson-a-die-end = You have { $slots } slots left in this round. Two tricks before you fill them: the precise action and the sold one.

## Precise, or for sale

magnanimous-lesson-precise = Precise, or for sale
    .can = declare a precise action, sell an action, and know what others may do with either
    .payoff = One action cost you nothing, and another, which you did not need, was put up for money.
magnanimous-lesson-precise-numbers = Every slot has a number of its own. Bahia’s is 1, and the dice show 1. Where the two meet, the action can be free.
magnanimous-lesson-precise-blue = Take any blue die for Bahia. I would fit out a ship at the Harbour: without one nothing is exported.
    .nudge = A blue one, so that it may lie in Bahia. Red dice go to the province of their good.
magnanimous-lesson-precise-bahia = Into Bahia, where 1 meets 1.
    .nudge = The other slot has another number. In Bahia the action is precise.
magnanimous-lesson-precise-declare = Now there is a third way beside doing and selling. Declare it precise: you pay nothing.
    .nudge = Precise is the free one.
    .near-1 = That would cost a real. Declared precise, the same action is free.
    .done = Free for you. In return, every other player may do the same action, and pays for it.
magnanimous-lesson-precise-rest = Carry it out. Then Mauá is asked whether he follows, and takes his own turn.
magnanimous-lesson-precise-last = One slot is left, Goyaz, where your coffee grows. Take a coffee die, or any blue one.
magnanimous-lesson-precise-sell = This time sell the action. You do nothing, and whoever buys it pays you, not the bank: { $price ->
        [one] { $price } real
       *[other] { $price } réis
    }.
    .nudge = Try selling, to see what happens.
    .near-1 = Doing it is never a fault. For the lesson, let the others have it and see who pays.
    .done = Others decide whether they want it. The die fills your slot all the same.
magnanimous-lesson-precise-money = You hold { $reis } réis now. Sell what you do not need when somebody else surely does.
magnanimous-lesson-precise-when = When is a precise action a bad idea?
    .answer-1 = When it helps the others more than me
    .reply-1 = Yes. You may always pay the bank and keep it to yourself.
    .answer-2 = When I have no money
    .reply-2 = Then it is a very good idea: it is free.
    .answer-3 = Never
    .reply-3 = The others may follow. Sometimes that is too much of a gift.
magnanimous-lesson-precise-end = A round goes on when all slots are filled: Paraguay attacks, then the same dice work a second time. The row of phases shows where you are.

## The dice work twice

magnanimous-lesson-second-life = The dice work twice
    .can = use the dice of your provinces again in the Nobles Phase: move a train, sell a good
    .payoff = Your coffee is on its way to the sea, and the same dice you paid for once have worked twice.
magnanimous-lesson-second-life-again = The Nobles Phase. Each die in your provinces works once more: it rises by 1, goes back to the area, and does the upper action there, for nothing.
magnanimous-lesson-second-life-pick = The die decides whose goods may move. Goyaz has { $goods } coffee and a die: use that one.
    .nudge = We want the coffee of Goyaz to travel, so its die must do it.
    .done = Risen by 1.
magnanimous-lesson-second-life-put = It shows { $value } now. All four red quadrants do the same in this phase: a train or a sale. Put it on any of them.
    .nudge = The blue quadrants do other things. The red ones move trains.
magnanimous-lesson-second-life-do = Do the action. Where the die meets the number of its space, a precise action would let you do it twice, and the others once.
    .nudge = Do it yourself: your coffee waits.
magnanimous-lesson-second-life-load = All coffee of Goyaz goes on your train, which moves one step at once. Go to Bahia: your port, Sergipe, lies behind it.
    .nudge = That leads away from the sea. Bahia is the way to your port.
    .near-1 = Sold here, one coffee brings { $value } réis. Abroad it brings money and Nobility: load it.
    .done = While its coffee travels, Goyaz can make no more of it.
magnanimous-lesson-second-life-cotton = Your turn again. Rio Negro stores cotton, far from any port of yours: use its die, and sell.
    .nudge = Rio Negro, please: its cotton is for sale.
magnanimous-lesson-second-life-field = The die shows { $value }, and that is what a good brings. Any red quadrant will do.
    .nudge = A red quadrant: goods are sold only there.
magnanimous-lesson-second-life-do-again = Do it.
    .nudge = Do the action yourself.
magnanimous-lesson-second-life-sell = Sell the cotton for { $value } réis, or move the train on. Both are good; you decide.
    .done = Small steps, but sure ones.
magnanimous-lesson-second-life-dearer = The dice you have just put down: what will they cost next round?
    .answer-1 = 1 again
    .reply-1 = Nobody turns them back. They cost what they show.
    .answer-2 = What they show now
    .reply-2 = Yes. Dice creep upwards round by round, and from 6 they fall back to 1.
    .answer-3 = Nothing
    .reply-3 = Only precise actions are free. A die costs what it shows.
magnanimous-lesson-second-life-end = A train in your port with a ship beside it: merchants dream of that. The next chapter begins there.

## Coffee for the world

magnanimous-lesson-export = Coffee for the world
    .can = export goods, gain Nobility, and take a minister
    .payoff = Your first coffee is abroad: a Viscount’s title, and a minister who would serve you.
magnanimous-lesson-export-ready = Round { $round }, some moves later. Your train stands in your port, Sergipe, with 2 coffee, and a ship of yours lies beside it. Time to export.
magnanimous-lesson-export-pick = The Harbour’s upper action is the export. The train is loaded already, so any of your dice will do.
magnanimous-lesson-export-put = Put it on the Harbour.
    .nudge = The Harbour is the quadrant with the ship. The others can wait a turn.
magnanimous-lesson-export-do = Do the action. A precise action would do it twice, but you need train and ship each time.
    .nudge = Nobody else should have this one: do it yourself.
magnanimous-lesson-export-export = A coffee space that the Republic has reached is open: number 3. It pays 3 réis once, and each coffee sent lifts you 1 Nobility. Send both.
    .near-1 = Sailing only takes the ship to Rio, where the Governor exports. Yours is needed here.
    .done = The ship is spent. The space is yours alone from now on.
magnanimous-lesson-export-minister = Your marker passed a crown, and a minister is turned up: { $minister }. { $minister-text } One of each party may serve you. Do you take this one?
    .done = From Nobility 1 on you are a Viscount. Titles pay when you become Governor, and score at the end.
magnanimous-lesson-export-spaces = The Republic stands on { $republic } and moves 3 spaces every round. It opens better spaces for goods, and it is the clock: at 20 the Empire ends.
magnanimous-lesson-export-both = Two ways to the end. Which one wins outright, without counting points?
    .answer-1 = The Republic on 20
    .reply-1 = Then the game ends with that round, and points are counted.
    .answer-2 = Nobility 20 at the end of a round
    .reply-2 = Yes, unless the Republic is there too: then points decide.
    .answer-3 = Freeing Paraguay
    .reply-3 = Nobody can take Paraguay. But Paraguay can take Rio, and then all lose.
magnanimous-lesson-export-end = Money, Nobility, votes: all of it stands on provinces that Paraguay wants. To the border.

## Governor in the war

magnanimous-lesson-governor = Governor in the war
    .can = become Governor, use the purple die, read the next offensive and stop it
    .payoff = Three against three: Uruguay holds, because you read the forecast.
magnanimous-lesson-governor-other = Round { $round } of another game, and you sit on the other side: green. The panel shows the next offensive. Your Uruguay stands empty beside Paraguay.
magnanimous-lesson-governor-power = The purple die shows 2 and rises to 3 before the attack: that is Paraguay’s power. A province falls if the power is greater than its troops.
magnanimous-lesson-governor-govern = Whoever takes the purple die becomes Governor: first player, paid by title, with the effect of the die’s number. A 2 means two troops. Take it.
    .nudge = The white dice can wait. The purple one brings two troops at once.
    .done = It fills no slot. Once a round, and never by the Governor in office.
magnanimous-lesson-governor-reinforce = Two troops for one place, free, whoever owns it. Which place is in danger and can still be saved?
    .nudge = The border with Paraguay is where it burns. Your empty province there is Uruguay.
    .done = And 3 réis, because you are a Viscount.
magnanimous-lesson-governor-still = Uruguay has 2 troops, the power will be 3. What happens?
    .answer-1 = It holds
    .reply-1 = Only if the power is not greater. 3 beats 2.
    .answer-2 = It falls
    .reply-2 = Yes: 3 is greater than 2. One more troop is needed.
    .answer-3 = Both sides lose
    .reply-3 = There is no draw: greater takes it, equal does not.
magnanimous-lesson-governor-barracks = One more, then. Take a die from the Barracks; you hold { $reis } réis.
    .nudge = The Barracks: Uruguay needs one more troop.
magnanimous-lesson-governor-place = Into Uruguay: the recruit can stand only where the die lies, or in the Imperial area.
    .nudge = The recruit stands where the die lies. Uruguay.
magnanimous-lesson-governor-act = Pay { $price ->
        [one] { $price } real
       *[other] { $price } réis
    } for it, or nothing if the action is precise.
    .nudge = Do it yourself: Uruguay needs the troop.
magnanimous-lesson-governor-troop = And the troop into Uruguay. The Imperial area would guard Rio and the land without a player, not your province.
    .nudge = The Imperial area protects Rio. Today it is Uruguay.
    .done = 3 against 3. Look at the forecast: it has changed.
magnanimous-lesson-governor-storm = Fill your slots as you like. Then the offensive comes: Paraguay first, then each occupied province. Where several could be tried first, somebody chooses, often the Governor.
magnanimous-lesson-governor-held = Uruguay has held. A fallen province loses troops, goods and improvement; its die is stuck, no train passes, and next round it attacks its neighbours.
magnanimous-lesson-governor-end = If Paraguay takes Rio, everybody loses at once. Rio is as strong as the Imperial area, so the war is your rival’s business too.

## Free a province

magnanimous-lesson-free-a-province = Free a province
    .can = attack an occupied province and turn troops into Nobility
    .payoff = A province is free, and every troop you spent has lifted you one step.
magnanimous-lesson-free-a-province-see = { $lost } is occupied. Your { $base } beside it has { $troops } troops, and Paraguay’s power is { $power } now.
magnanimous-lesson-free-a-province-rule = An attack needs more troops than that power. The troops used are spent, and each lifts you 1 Nobility. You stand on { $nobility }.
magnanimous-lesson-free-a-province-pick = Any die will do: it only carries the order. Choose one.
magnanimous-lesson-free-a-province-put = Put it on the Barracks: their upper action commands the troops.
    .nudge = The Barracks command the troops.
magnanimous-lesson-free-a-province-do = Do the action.
    .nudge = Do it yourself: the glory is yours.
magnanimous-lesson-free-a-province-attack = Attack { $lost } from { $base }. An attack that would fail is not even offered.
    .nudge = Not that one today: { $lost }, from { $base }.
    .near-1 = You may also march troops between your provinces, at any distance. Today they attack.
    .done = Free. Each troop spent was a step of Nobility.
magnanimous-lesson-free-a-province-minister = You passed a crown: { $minister }. { $minister-text } You may keep one minister of each party, so a second one replaces the first.
    .done = Refused or taken, the crown is yours only once.
magnanimous-lesson-free-a-province-thin = { $lost } is free again, and empty. But look: { $base } is empty too. Glory has a price, and the next offensive will tell it.
magnanimous-lesson-free-a-province-count = The power is 3, and you have 3 troops next door. Can you attack?
    .answer-1 = No, I need more than 3
    .reply-1 = Right: stronger, not equal. Morale from cards can help.
    .answer-2 = Yes, a draw is enough
    .reply-2 = Whoever attacks must be stronger: Paraguay to take, you to free.
    .answer-3 = Yes, if I am Governor
    .reply-3 = The Governor may use Imperial troops, but needs more than the power too.
magnanimous-lesson-free-a-province-end = If the Republic ends the game, each occupied province of your colour costs 5 points. Freeing them is glory now and safety later.

## Cards for the Emperor

magnanimous-lesson-throne = Cards for the Emperor
    .can = bring cards before the Emperor, and know what else a card is good for
    .payoff = The card you laid came before the Emperor, and the whole Empire felt it.
magnanimous-lesson-throne-hand = You hold { $cards } cards, filled up to five after every round. In your hand a card does nothing: it must come before the Emperor.
magnanimous-lesson-throne-follow = Mauá has just laid cards on the throne, precisely. So you may do the same once, free and without a die. Follow him.
    .near-1 = It costs nothing, and your cards are good for you. Follow.
    .done = One or two cards, face down.
magnanimous-lesson-throne-lay = What is laid last is turned up first. An event happens to everybody: { $card }. { $card-text } Lay it, or another event.
    .nudge = A referendum needs votes, and that is the next chapter. Lay an event.
    .done = Nobody may look at it until the Emperor does.
magnanimous-lesson-throne-more = A second event on top of it, or is one enough?
    .nudge = Keep your referendums for now: an event, or let it pass.
    .done = The throne kept them until the next round.
magnanimous-lesson-throne-phase = The round is over, hands are full again, and the Emperor opens the next one. He turned up the top of the pile first: { $card }. { $card-text }
magnanimous-lesson-throne-referendum = An event needs nobody’s consent. Below it lay a referendum: { $card }. That one is put to the vote, and whoever gives most votes wins it for good.
magnanimous-lesson-throne-uses = Besides the throne, what can a card of yours do?
    .answer-1 = Be sold to the bank
    .reply-1 = No money for cards. Nobility or votes, yes.
    .answer-2 = Be kept for points at the end
    .reply-2 = A hand scores nothing. Use it.
    .answer-3 = Bring 1 Nobility at the Works, or be a vote
    .reply-3 = Yes. At the Works any card is a step of Nobility; in a vote a referendum card is a vote.
magnanimous-lesson-throne-end = Lay what helps you most when it comes up, and think of who else it helps.

## The vote

magnanimous-lesson-vote = The vote
    .can = count votes, spend deputies and cards, and win a referendum
    .payoff = Fixed votes, deputies, a card: you have taken a referendum through every step of the vote.
magnanimous-lesson-vote-card = The Emperor turned up a conservative referendum: { $card }. { $card-text } Whoever gives most votes for it wins it, and rises in Nobility.
magnanimous-lesson-vote-fixed = First, fixed votes: you have { $votes } from baron and ministers, and they come back every time. Conservative votes may go for this card, liberal ones against it. Cast yours.
    .nudge = They cost nothing: cast all of them for the card.
    .near-1 = Abstaining saves nothing here. Fixed votes come back: cast them.
    .done = Cast, and not spent.
magnanimous-lesson-vote-deputies = Then deputies. Each one you discard is a vote, and gone. Votes for it: you { $mine }, Mauá { $his }. { $deputies ->
        [one] You have one deputy: spend him.
       *[other] You have { $deputies } deputies: spend some.
    }
    .near-1 = Keeping them is often wise. Today the card is worth a deputy.
    .done = Counted, and gone.
magnanimous-lesson-vote-cards = Last, cards. A conservative card from your hand is one more vote for it. You stand at { $mine }, Mauá at { $his }. Add one.
    .nudge = A liberal card would count against. You need a conservative one.
    .near-1 = Passing would leave the card to Mauá. See how a card votes.
    .done = A card given here is missing later.
magnanimous-lesson-vote-tie = Votes for it now: you { $mine }, Mauá { $his }. If it stayed equal, who would get the card?
    .answer-1 = Nobody
    .reply-1 = It is approved all the same; only its owner is open.
    .answer-2 = Whoever voted first
    .reply-2 = The order of the votes does not matter.
    .answer-3 = Whoever bids more réis
    .reply-3 = Yes. Those who tie bid for it, and the last who has not passed pays the bank.
magnanimous-lesson-vote-result = One more card would put you ahead; stopping means an auction. The card passes with at least one vote for it and not more against. See it through.
magnanimous-lesson-vote-mine = A won referendum lies beside its winner’s board: its talent works for the rest of the game, and it scores 3 if the Republic ends it.
magnanimous-lesson-vote-empty = Nobody votes at all. What happens to the card?
    .answer-1 = It is dropped
    .reply-1 = Yes. It needs at least one vote for.
    .answer-2 = It passes
    .reply-2 = Without a single vote for it, it is dropped.
    .answer-3 = Whoever laid it wins it
    .reply-3 = Laying it gives no right to it. Votes do.
magnanimous-lesson-vote-end = Deputies are easy to win and soon spent. Look at what each player could vote before you lay a referendum.

## The last round

magnanimous-lesson-the-republic = The last round
    .can = see the end coming, play for it, and read the score
    .payoff = The Empire falls, and you know where each of your points came from.
magnanimous-lesson-the-republic-clock = The Republic stands on { $republic } and moves 3 at the end of every round. So it will reach 20, and this round is the last.
magnanimous-lesson-the-republic-before = Had somebody stood on Nobility 20 before that, the game would be theirs outright. Now points decide.
magnanimous-lesson-the-republic-what = You have dice left. What are 3 réis worth now?
    .answer-1 = 3 points
    .reply-1 = Three réis make one point.
    .answer-2 = 1 point
    .reply-2 = Yes, for each full 3 réis. So sell what you can.
    .answer-3 = Nothing
    .reply-3 = A little: three réis make one point.
magnanimous-lesson-the-republic-play = Use your dice once more, and play to the end. Goods in store are worth nothing; money, troops at home, a better title and your colour on the commerce spaces are.
magnanimous-lesson-the-republic-titles = The Republic. Your points: title { $title }, the Governor’s office { $governor }, referendums you won { $referendums }, 3 for each.
magnanimous-lesson-the-republic-troops = Troops at home, 2 each: { $troops }. Commerce: { $commerce }; goods on the most spaces bring 10. Money: { $reis }, 1 for each 3 réis.
magnanimous-lesson-the-republic-occupied = And what Paraguay still holds, minus 5 each: { $mine } for you, { $his } for Mauá. All of it added up decides.
magnanimous-lesson-the-republic-start = One thing you meet at the very start: two barons, of whom you keep one. He brings your first money, goods, troops, and a talent.
magnanimous-lesson-the-republic-end = You know the Empire. The next game is yours.
