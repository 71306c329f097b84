# What the coach says in the chapters of Coimbra

## One die, three jobs

coimbra-lesson-three-jobs = One die, three jobs
    .can = place your three dice on purpose: for what you get, for when you act, and for what it will pay
    .payoff = Your high die leads its line and your low die leads the castle: you will be served first twice.
coimbra-lesson-three-jobs-aim = Welcome to Coimbra. The game has four rounds, and most points win. In every round you place just three dice.
coimbra-lesson-three-jobs-jobs = But one die does three jobs. The place decides what you get. The number decides when, and how much you pay. The colour pays you afterwards.
coimbra-lesson-three-jobs-six = In a city the highest die chooses first, and a card costs what the die shows. Put the { $die } into the central city.
    .nudge = That can wait. Try a 6 first: a high number, for a city.
    .near-1 = The castle serves the lowest first: a 6 would wait there for ever. Give it to a city.
    .done = First in line. The price of being first: your card there will cost 6.
coimbra-lesson-three-jobs-tie = Inês has placed a die too. Should two dice show the same number, the one that came first stays in front.
coimbra-lesson-three-jobs-castle = The castle turns it round: the lowest die goes first, and its favour tiles cost nothing. Put a low die there.
    .nudge = This one goes to the castle, with a low number: 1, 2 or 3.
    .done = Cheap and early: small numbers love the castle.
coimbra-lesson-three-jobs-who = A 2 and a 3 stand in the castle. Who takes a tile first?
    .answer-1 = The 3
    .reply-1 = In a city, yes. In the castle the lowest number leads.
    .answer-2 = The 2
    .reply-2 = Yes. Low first in the castle, high first in the cities.
    .answer-3 = Whoever came first
    .reply-3 = Only among equal numbers.
coimbra-lesson-three-jobs-colour = One die left. Now look at the colour: grey will pay guards, orange coins, purple steps for your pilgrim, green points, white whichever you like.
coimbra-lesson-three-jobs-third = Place any die you like, anywhere. I would take a purple one if it is still here: my pilgrim wants to walk.
    .done = Good. Your three dice stand.
coimbra-lesson-three-jobs-tokens = The small tokens are nobody’s dice. They stand in line like dice, and when their moment comes they throw out the strongest card.
coimbra-lesson-three-jobs-end = All dice stand. Now they act: the castle, then city by city, each line from left to right. That is the next chapter.

## The dice act

coimbra-lesson-castle-and-city = The dice act
    .can = take a favour, buy a card with the right goods, and know what to do when you cannot
    .payoff = A card, its place on the track, its bonus and its crown arrive one after the other from a single die.
coimbra-lesson-castle-and-city-goods = You have two kinds of goods: { $guards } guards and { $coins } coins. Each card wants one of the two. You can hold 20 of each, no more.
coimbra-lesson-castle-and-city-favour = The castle is first, and your low die leads. Take a favour, free. I like the { $tile }. { $tile-text }
    .nudge = Distress is for empty hands. The tiles are free to take: choose one.
    .near-1 = The Charter invites you to spend your goods at sea, and you need them in a minute. Another one, today.
    .done = Yours until the round ends. Its crowns count when the order is settled.
coimbra-lesson-castle-and-city-tile = Finish what your tile offers. The cap would make one die in a city count 3 more, place and price. You may always decline.
coimbra-lesson-castle-and-city-line = The cities now, and it is your die’s turn: { $place }. Dice before yours took their cards, and tokens threw one out. The rest is yours to choose from.
coimbra-lesson-castle-and-city-first-card = Each card here costs { $value } for you, because your die shows { $value }. The price stands on it: guards or coins. Take one.
    .nudge = You can pay for a card here. Try it; distress is the comfort prize.
    .done = Paid. Its colour’s track rose by the card’s influence. A crown on a card comes along too.
coimbra-lesson-castle-and-city-second-card = { $place }, and your die { $value }. Everything costs { $value } here; a dim card, pressed, says why not. A card of your dice’s colours makes them pay better.
    .nudge = This place was dear; use it. Take a card.
    .done = It moves you up its track at once, then gives its bonus.
coimbra-lesson-castle-and-city-leftovers = What nobody took goes away when the round ends. Next round twelve new cards come out.
coimbra-lesson-castle-and-city-distress = Your die acts, but you cannot pay for any card. What happens?
    .answer-1 = I take 2 guards and 2 coins
    .reply-1 = That is distress. Not a disaster: four goods for next time.
    .answer-2 = I lose the die
    .reply-2 = No. It comes back to you and will still pay its colour.
    .answer-3 = I pay half
    .reply-3 = A card is paid in full or not at all.
coimbra-lesson-castle-and-city-end = All your dice are back with you. They have one job left: to pay you. Next chapter.

## Crowns, then income

coimbra-lesson-crowns-and-income = Crowns, then income
    .can = see who goes first next round, and collect what your dice pay
    .payoff = Two dice have paid you by their colours alone, and the third gives your pilgrim a road.
coimbra-lesson-crowns-and-income-crowns = First the crowns. You have { $mine }, Inês has { $hers }. Whoever has most goes first next round; the flags have moved already.
coimbra-lesson-crowns-and-income-colour-only = Now income. Forget the numbers on your dice: only the colour counts now. Each die pays what its track shows where your disk stands.
coimbra-lesson-crowns-and-income-first = Activate the { $colour } die. Look at its track: the space where your disk stands says what it pays.
    .nudge = A grey, orange or green one first, today.
    .near-1 = Keep the purple one for last: it makes your pilgrim walk, and that is the next chapter.
    .done = Paid. A card of that colour would have pushed you into a better space.
coimbra-lesson-crowns-and-income-second = And the next one. The order is yours to choose; now and then it matters, when one income moves you up another track.
    .nudge = A grey, orange or green one, please.
    .near-1 = Keep the purple one for last: it makes your pilgrim walk, and that is the next chapter.
    .done = Even an empty track pays a little.
coimbra-lesson-crowns-and-income-flags = One more thing about the order. If you and Inês had equal crowns, who would be first now?
    .answer-1 = The one who was first
    .reply-1 = The other way round: nobody stays first for nothing.
    .answer-2 = The one with more points
    .reply-2 = Points do not matter here. Among equals the old order turns round.
    .answer-3 = The one who was behind
    .reply-3 = Yes, among equals the old order turns round. Crowns come from tiles, from some cards and from a later flag.
coimbra-lesson-crowns-and-income-white = Which track would a white die pay?
    .answer-1 = Any one I choose
    .reply-1 = Yes, also one that another die has paid already.
    .answer-2 = None
    .reply-2 = It pays, and richly: any one track.
    .answer-3 = All four
    .reply-3 = That would be lovely. One, of your choice.
coimbra-lesson-crowns-and-income-end = The last die is purple: { $steps } steps for your pilgrim. The roads wait in the next chapter.

## The pilgrim walks

coimbra-lesson-pilgrim = The pilgrim walks
    .can = walk your pilgrim to the monastery you want, and leave a disk there
    .payoff = Two steps, one disk, and a gift that is yours at once.
coimbra-lesson-pilgrim-steps = Your purple die gave { $steps } steps. Each step follows a road to the next place. Small stops give nothing; monasteries do.
coimbra-lesson-pilgrim-disk = On each monastery you enter you leave a disk. It pays you once in the whole game, so a disk of yours means: nothing more here.
coimbra-lesson-pilgrim-look = Two steps away lies { $tile }. { $tile-text } Walk there by this way: { $stop }. Rest on any monastery to read it.
    .nudge = That road leads elsewhere. The stop I mean leads to a new monastery.
    .near-1 = You may stop early, yes. But a monastery is two steps away.
    .done = One step left.
coimbra-lesson-pilgrim-enter = Now into the monastery. Your disk goes there by itself, and the bonus is yours at once.
    .nudge = That road leads away from the gift. Try the blue monastery.
    .done = Its gift is yours. Had it given steps, you would walk on at once.
coimbra-lesson-pilgrim-levels = Blue monasteries lie close and give goods or track spaces. Brown and ruby ones lie far out and pay points, more with each card you own.
coimbra-lesson-pilgrim-block = Inês’ pilgrim stands on the monastery you want. May you enter?
    .answer-1 = No, it is taken
    .reply-1 = Nothing on the roads is ever taken from you.
    .answer-2 = Yes, and I get the bonus too
    .reply-2 = Right. Pilgrims never block, and everybody has disks of their own.
    .answer-3 = Yes, but without the bonus
    .reply-3 = The bonus is for each player once, whoever came before.
coimbra-lesson-pilgrim-end = Steps come from purple dice, from clerics and from the Safe-Conduct in the castle. One thing is left this round: the sea.

## A stake in a voyage

coimbra-lesson-voyage = A stake in a voyage
    .can = invest in a voyage that fits your plan, and begin the next round alone
    .payoff = Your first promise of points at the end stands on the sea, and you played a whole placing phase unaided.
coimbra-lesson-voyage-what = Six voyages lie out for the whole game. At the end of each round you may pay for one of them and put a disk on it.
coimbra-lesson-voyage-when = You pay for a voyage today. When does it score?
    .answer-1 = At once
    .reply-1 = Not yet: it is a promise. Rest on a voyage to read what it will count.
    .answer-2 = At the end of every round
    .reply-2 = Once is enough: it scores when the game ends.
    .answer-3 = Once, when the game ends
    .reply-3 = Yes. So choose what your plan will feed for three more rounds.
coimbra-lesson-voyage-invest = You have { $guards } guards and { $coins } coins. Choose any voyage you can pay, but keep some goods: next round’s cards cost guards and coins too.
    .near-1 = Keeping your goods is allowed, and often wise. For the lesson, send one ship.
    .done = Your disk is on it for good. Others may invest in it too.
coimbra-lesson-voyage-round = The round is over: tiles and crowns go back, twelve new cards lie out, and the dice are thrown. Three more rounds like this one.
coimbra-lesson-voyage-alone = Place your three dice as you like. I keep quiet; rest on a die to see where it would stand and what cards would cost.
coimbra-lesson-voyage-end = You can play a round of Coimbra. Next: how a game begins, and what makes some cards worth more than they look.

## Two cards and a corner

coimbra-lesson-start = Two cards and a corner
    .can = choose your start cards and your corner so that they fit together
    .payoff = Before a single die is thrown your pilgrim stands on a monastery and you hold a gift.
coimbra-lesson-start-order = The last in line begins. Inês took a pair of start cards. Now you take a pair, or a corner for your pilgrim; the other follows later.
coimbra-lesson-start-pair = The pair that is left suits us. { $first }: { $first-text } { $second }: { $second-text } Take it.
    .near-1 = A corner first is allowed, and wise where others want it too. Today take the cards.
    .done = One half of your start is settled.
coimbra-lesson-start-second = Now the other half. For the corner: two roads leave it, and no pilgrim ever comes back. Look at the monasteries nearby.
    .done = Good. From every corner a blue monastery is two steps away.
coimbra-lesson-start-leave = Your start cards work now: each moves you up its track, then its bonus comes. The Friar gives two steps; the first one leaves the corner.
    .nudge = Two steps are just enough for a monastery. Leave the corner by one of the roads.
    .near-1 = Two steps are just enough for a monastery. Do not waste them.
coimbra-lesson-start-gift = And the second one into the blue monastery.
    .nudge = The blue monastery next to this stop is the gift I mean.
    .done = A disk and its bonus, before the first die is thrown. Pairs and corners are chosen together.
coimbra-lesson-start-kinds = A start card works after each council card its owner buys. When will it start?
    .answer-1 = With the first council card bought in a city
    .reply-1 = Yes. Start cards themselves set nothing off.
    .answer-2 = At once
    .reply-2 = Only cards marked as immediate work at once.
    .answer-3 = At the end of the game
    .reply-3 = Those carry another sign; this one works all game long.
coimbra-lesson-start-end = Guards and coins are the same for everybody at first. The rest of your start is two cards and one corner: three small choices, one plan.

## Diplomas

coimbra-lesson-diplomas = Diplomas, and the worth of a card
    .can = see what a card is worth beyond its bonus: diplomas, influence, and points for the end
    .payoff = One card brings the fifth diploma: the set jumps from 8 to 12 points.
coimbra-lesson-diplomas-later = Round { $round } of a game, some purchases later. You own { $cards } cards. Four different diplomas are printed on them.
coimbra-lesson-diplomas-sets = At the end, diplomas of different kinds make sets: 1, 2, 4, 8 or 12 points for one to five. Your four are 8 now.
coimbra-lesson-diplomas-fifth = Your die acts, and everything here costs { $value }. One card shows the diploma you lack: { $card }. Take it.
    .nudge = Look for the diploma that is not among your cards, or for the one of many colours.
    .near-1 = Four goods are a comfort. Four points more at the end are better: take the card.
    .done = Influence first, then the bonus, and the diploma for the end.
coimbra-lesson-diplomas-twelve = Five kinds: the set is worth 12 now. The score panel counts your sets at any time, always in the best way.
coimbra-lesson-diplomas-worth = A card says: at the end, points for your green track. When does it count?
    .answer-1 = Once, when the game ends
    .reply-1 = Yes. Buy such cards early enough to still push that track.
    .answer-2 = Every income phase
    .reply-2 = That is another sign. Cards work at once, with purchases, with income, or at the end.
    .answer-3 = When I buy it
    .reply-3 = Only cards with the sign for at once do that.
coimbra-lesson-diplomas-another = Another die of yours acts, at { $value }. Buy what you like, and look at four things: influence, bonus, diploma, crown.
    .done = A card is always more than its bonus.
coimbra-lesson-diplomas-end = Four signs on cards, four moments: at once, with each purchase, with income, at the end. Next comes an income worth watching.

## A great income

coimbra-lesson-income-turn = A great income
    .can = order your dice, use the white one, and time a far monastery
    .payoff = The white die walked your pilgrim to a far monastery, and it paid in the same moment.
coimbra-lesson-income-turn-look = Income again, in a later round. You have { $points } points, and your pilgrim stands here: { $place }. Before you press anything, look where it could go.
coimbra-lesson-income-turn-far = Two steps away lies { $tile }. { $tile-text } Far monasteries count what you have gathered, so come late rather than early.
coimbra-lesson-income-turn-which = Which die can give you steps, if you hold no purple one?
    .answer-1 = The grey die
    .reply-1 = Grey pays guards, always.
    .answer-2 = The white die, on the purple track
    .reply-2 = Exactly: white pays any track you name, by where your disk stands on it.
    .answer-3 = None this round
    .reply-3 = Look again: white pays any track you name.
coimbra-lesson-income-turn-white = So: the white die, on the purple track.
    .nudge = Purple is the track that walks, and the white die may pay it. The others can wait.
    .done = The pilgrim walks.
coimbra-lesson-income-turn-one = { $steps } steps. The first leads here: { $road }.
    .nudge = That is another way. The monastery I mean lies behind the stop that is lit.
coimbra-lesson-income-turn-two = And in.
    .nudge = The monastery is next to you.
    .done = That is what far roads are for.
coimbra-lesson-income-turn-paid = You have { $points } points now. Had you come in the first round, there would have been little to count.
coimbra-lesson-income-turn-rest = Finish the turn as you like. Cards with the sign of income add theirs when a die of their colour is activated.
coimbra-lesson-income-turn-end = Plans in Coimbra are built from three ends: a colour, a road and a voyage.

## The last word

coimbra-lesson-last-word = The last word
    .can = spend what is left, and read the final score
    .payoff = Idle goods became a voyage, and you read a full score sheet line by line.
coimbra-lesson-last-word-last = Round four, the last income. You have { $mine } points, Inês has { $hers }, but many points come only now, at the end.
coimbra-lesson-last-word-income = Collect your last income, die by die. Steps that reach nothing may be left.
coimbra-lesson-last-word-worth = At the end every two goods or crowns you keep are worth 1 point. What are 6 guards worth, kept?
    .answer-1 = 6 points
    .reply-1 = Half of that: two goods make one point.
    .answer-2 = 3 points
    .reply-2 = Yes. So a voyage for 6 guards must bring more than 3.
    .answer-3 = Nothing
    .reply-3 = A little: two goods make one point.
coimbra-lesson-last-word-invest = The last voyage phase. You hold { $guards } guards and { $coins } coins. Read the voyages: which brings more than its price is worth at home?
    .near-1 = Kept goods are worth half a point each. Somewhere at sea they bring more.
    .done = The last disk is placed.
coimbra-lesson-last-word-sheet = The end. Voyages bring you { $voyages } points: that is what your stakes were for.
coimbra-lesson-last-word-tracks = Tracks: the first on each track scores its tile. With two players the second scores only if close behind. You get { $tracks }.
coimbra-lesson-last-word-rest = Diplomas give { $diplomas }, cards for the end { $cards }, and what you kept { $left }. Add the points you already had: that is your score.
coimbra-lesson-last-word-end = You have seen everything a first game needs. Sit down with Inês for a whole one: I stay beside you and speak only when something is new.
