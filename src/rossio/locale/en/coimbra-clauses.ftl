# The rules of Coimbra, one line per clause

## setup

clause-C1 = Each monastery level is shuffled; 8 of level I, 4 of II and 2 of III go face up at random on the blue, brown and ruby spaces. The rest leave the game.
clause-C2 = One influence tile lies at random above each track, showing the side for the number of players.
clause-C3 = Die tokens stand face up in the cities by number of players, in falling order from the left: none with 4 players, three with 3, five with 2.
clause-C4 = The 15 voyages are shuffled and 6 laid out; the rest leave the game.
clause-C5 = With 3 players 1 purple and 1 green die are taken out; with 2 players 1 grey, 1 orange, 2 purple and 2 green; with 4 none.
clause-C6 = Each player starts with 7 guards, 7 coins, 3 die holders, a pilgrim, a lion and 25 disks: one on 0 of each track, one on 0 points, 20 in supply.
clause-C7 = The first player order is random; the lions go on the flags in that order.
clause-C8 = Decks I, II and III are shuffled apart; deck II goes on top of deck III to form the character stack.
clause-C9 = Before every round the 4 favour tiles lie by the castle and the cap lies by the tile with 2 crowns.
clause-C10 = Every round 12 cards are dealt face up: 4 for the upper, 4 for the central and 4 for the lower city, in 3 rows of 4 columns.
clause-C11 = Crown tokens: from column 4 to column 1, each from the upper to the lower row, the first card met of each class gets the token of that class. A class that is absent leaves its token unused.
clause-C12 = As many random pairs of start cards as players lie face up; the other start cards leave the game.

## start-choice

clause-C13 = In reverse player order, each player either takes one pair of start cards or puts the pilgrim on a free corner.
clause-C14 = Then, in player order, each player does the one of the two that is still missing.
clause-C15 = Then, in player order, each player resolves the two start cards one by one: move up its track by its influence, then use an immediate bonus or keep the card for phase C.

## phases-a-b

clause-C16 = The game has 4 rounds, each of phases A to F.
clause-C17 = Phase A: the first player rolls all dice of the pool once, those left over from the last round included.
clause-C18 = Phase B: in player order, three times round, you take any die, keep its value, and place it in the castle or a city. You cannot pass.
clause-C19 = Castle: dice stand in rising order from the left; a new die goes right of all lower or equal dice and left of all higher ones.
clause-C20 = Cities: dice stand in falling order from the left; a new die goes right of all higher or equal dice and left of all lower ones.
clause-C21 = Die tokens count in this order as dice of no colour; a new die of equal value goes to their right.
clause-C22 = A place holds any number of dice, and one player may have several there.
clause-C23 = If your disk is on the monastery that rewards castle dice, you gain 4 points at once for each die you put into the castle.

## phase-c

clause-C24 = Castle, upper, central, lower city are resolved in this order, each time the leftmost die or face-up token not yet triggered. Its owner acts once and takes the die back when the whole action is over.
clause-C25 = The action is optional. If you cannot or will not act, in the castle too, you must take distress: up to 2 coins and up to 2 guards, even if the limit of 20 lets nothing in.
clause-C26 = Castle: take one favour tile still there, free; its crowns count from then on. Use its bonus now and keep it until the end of the round. Tiles nobody took stay there.
clause-C27 = City: choose a card of its row and pay the value of your die, with the cap 3 more, in the goods the card asks, less start-card discounts, never below 0. A card you cannot pay in full cannot be chosen.
clause-C28 = In order: the card is yours; its track rises by its influence; its immediate bonus is used to the end; the card is filed; your phase C bonuses follow; last its crown token, uncounted in this action.
clause-C29 = A triggered die token discards the card of highest influence in its row, leftmost on a tie, and is turned face down. Nobody gets that card’s crown token. With no card left it is only turned.
clause-C30 = When a city has no die or token left to trigger, or never had one, its remaining cards are discarded face up before the next place, and its tokens are turned up again.
clause-C31 = The cap is optional. It goes on one of your dice in a city, never in the castle. The die counts 3 more and is put in line at once as if new, among those not yet triggered, right of equal values.
clause-C32 = A card taken from the discard pile costs 3 instead of a die value; otherwise it is acquired as usual, with influence, bonus, start-card bonuses and discounts. You may decline it.
clause-C33 = Opponents answer in player order. Goods can be chosen only if handed over in full; otherwise points are given, even below 0. You gain what is handed over, within your limits.
clause-C34 = A cleric given up goes to the discard pile with its bonus and diplomas; its owner moves down the purple track by its influence, not below 0, on top of disks there. Without a cleric, 3 points are lost.
clause-C35 = Behind you on the grey track means lower, or higher in the stack on your space, after your move for this card; when the bonus is repeated, at that moment.
clause-C36 = A bonus that gives a favour tile reaches only tiles still by the castle; with none left it has no effect.
clause-C37 = Repeating a bonus: only an immediate bonus of another of your cards of that class, start cards included; a repeating bonus cannot repeat a repeating bonus.
clause-C38 = A bonus that lets you invest follows the rules of voyages, and you may decline it.

## phase-d

clause-C39 = Your crowns are the crown tokens and favour tiles you took this round plus the crowns of the flag your lion stands on at that moment.
clause-C40 = Phase D: the player with most crowns goes to flag 1, and so on down. Among tied players the old order is reversed.

## phase-e

clause-C41 = Phase E: in the new order, you activate your 3 dice one by one in any order; each pays the income of the track of its colour, white that of any one track. The pips do not matter.
clause-C42 = Income is read when the die is activated: earlier track moves of the turn count, later ones do not.
clause-C43 = Start-of-phase-E bonuses come before your first die, die bonuses with each matching die, exchanges at any time in your phase E turn. A phase E card bought this round already works.
clause-C44 = White never counts as a colour for die bonuses and for the bonus without a purple die.
clause-C45 = After your phase E turn your dice go back to the pool; the empty holders stay with you.

## rewards

clause-C46 = Guards and coins stop at 20, tracks at 15; the excess is lost. You cannot spend what you do not have.
clause-C47 = You may refuse any reward, wholly or in part, but not the disk on a monastery you enter, the crown token of a card you take or the crowns of a tile.
clause-C48 = A slash means one of the two, no slash all. Beige is a requirement; red is a cost, paid in full or the reward is forgone. An x means for each time; without it the reward comes once.
clause-C49 = Pilgrim steps are a maximum. Each step follows a road to the next location; stops do nothing; you may turn back; pilgrims do not block each other.
clause-C50 = Entering a monastery without your disk, you must put one on top of the stack there and use its bonus at once, an immediate one now or never. Then go on with the steps left, plus steps won.
clause-C51 = Entering a monastery that has your disk does nothing. You put at most one disk on each monastery in the whole game.
clause-C52 = The first step leaves the corner by a one-way road to one of two stops; nobody returns to Coimbra.
clause-C53 = Lasting monasteries: one pays 1 point for each later disk you place, one pays 4 points for each castle die; others add 1 or 2 wild diplomas.

## voyages

clause-C54 = Phase F: in player order, you may invest once in a voyage without your disk, paying its cost in its goods. Other players’ disks do not matter.
clause-C55 = Investing puts one of your disks on the rose of the voyage, on top of others.
clause-C56 = With the favour tile of 3 crowns each investment costs 2 less, also the one it grants itself, never below 0.
clause-C57 = You may come to hold all 6 voyages. Investments outside phase F come only from the favour tile of 3 crowns and from card bonuses, repeated ones included.

## end

clause-C58 = After phase F of round 4, the stack being empty, the game ends before any clean-up. Otherwise favour tiles, cap and crown tokens are collected and the round setup is repeated; die tokens stay.
clause-C59 = At the end, each voyage with your disk is scored.
clause-C60 = Tracks score by rank, higher space first, then lower in the stack; space 0 has no rank. 4 players: first three; 3 players: first two; 2 players: second only if at most 3 spaces behind.
clause-C61 = Diplomas of cards and monasteries form sets of different kinds, each icon in one set, wild as any kind: 12, 8, 4, 2, 1 points for 5, 4, 3, 2, 1 icons. The best division is scored.
clause-C62 = Game-end cards score. The card that scores another again takes one other of your game-end cards, not a card of its own kind; with none it gives 0 points.
clause-C63 = Add half the sum of your guards, coins and crowns, rounded down. Crowns: tokens and tiles of round 4 plus the flag you stand on after phase D of round 4.
clause-C64 = Most points win; on a tie, the tied player earlier in the player order at the end of the game.

## display

clause-C65 = Columns are numbered 1 to 4 from the left, column 4 next to the board; leftmost means the lowest column. Gaps left by cards are never closed.
clause-C66 = In the second pass of the start choice only the missing action is open. Start cards trigger no phase C bonus; steps of a start card may reach a monastery, which works as always.
clause-C67 = Your cards include start cards in every count: class, influence, class sets, tenth card. A card counts, with its diplomas, from the moment it is yours, also for bonuses its own action reaches.

## bonus-order

clause-C68 = Inside one bonus: first guards, coins and points, then track moves, then steps, then investing, cap and other actions. Goods just won can pay the voyage; what exceeds 20 is lost before it is paid.
clause-C69 = A bonus, with all it opens, is finished before the next starts; then the interrupted action goes on. If several of your bonuses are due at once, you choose their order.

## pilgrim

clause-C70 = Steps are decided one at a time: go to a neighbouring location, or stop and give up the rest. All steps of one counted bonus are one reward. A pilgrim still in its corner may stay.
clause-C71 = Entering a monastery without your disk: disk; 1 point if an earlier lasting tile gives it; the bonus with all its decisions; then the move goes on with steps left plus steps won, even if none were left.
clause-C72 = A track rise in the middle of a move changes neither the steps already granted nor an income already read.
clause-C73 = Lasting monasteries work from your disk on, never backwards: for later castle dice in phase B, later disks, and every later count of diplomas.

## phase-c-details

clause-C74 = The cap is used as its tile is taken, or never, on your untriggered city die, not the acting one. Without a target the tile may still be taken. The acting die finishes first; the +3 ends when the die goes back.
clause-C75 = A favour tile won in a city works as in the castle: bonus at once, crowns count in phase D of this round, the investment discount lasts until the end of the round.
clause-C76 = Price of a card: die value, plus 3 with the cap, minus 1 with the matching discount, at least 0; from the discard pile: 3, minus 1 with the discount. The discount applies by itself.
clause-C77 = The discard pile is public; the row being resolved is not in it. Its price comes from what is left after paying the first card; the inner card is finished first. Start cards have no cost and cannot be taken.
clause-C78 = Repeating a bonus gives the bonus only: no influence, start-card bonus, crown or diploma. Its costs and choices are made anew, counts and ranks are those of now. You may decline.
clause-C79 = A card that collects income pays its track once, after the card’s own influence. Die bonuses add nothing, since no die is activated.
clause-C80 = Answers go from flag 1 on, skipping the active player, each carried out before the next. The giver pays in full even if the taker’s limit of 20 loses part. With nobody behind there is no effect.
clause-C81 = Points have no lower limit. A cleric given up takes its lasting bonus and diplomas away from now on; what it gave stays. Its full printed influence is taken off, even if the track was cut at 15.

## tracks

clause-C82 = A disk that moves, up or down, goes on top of the disks where it ends; those it leaves keep their order. A disk that does not move, already on 15 or 0, keeps its place in the stack.
clause-C83 = Rank on a track: higher space first, then lower in the stack. No two disks are ever level.

## phase-e-details

clause-C84 = Your phase E turn: each start bonus once, in any order, its goods gained even on a track at 15; then each die, income before die bonus. Before each of these, each step and at the end you may change 2 goods into 1 point.
clause-C85 = White: you choose the track when the die is activated, freely, also one another of your dice has paid. Even then it counts as no colour.

## mid-game-scoring

clause-C86 = Phase F offers you exactly one investment; each bonus that says invest is one more, chosen and paid on its own. One disk per player on each voyage. With no payable voyage of the right goods there is no effect.
clause-C87 = Crowns now: before round 1 only the flag; in phase C the tokens and tiles so far plus the flag of the old order; from phase D on the new flag, with tokens and tiles until the end of the round.
clause-C88 = Scoring during the game pays at once and uses nothing up: the same sets, voyages, card and tracks score again at the end. Voyages: two different ones with your disk, or one, or none.
clause-C89 = Scoring a game-end card and a track now are independent, either may be empty. Ranks count as at the end: third only with 4 players, the limit of 3 spaces only with 2, nothing on space 0.
clause-C90 = Diploma counts take every icon on your cards and on monasteries with your disk; the tile of 2 wild diplomas is two icons. A set may hold several wilds, each as another kind.
clause-C91 = The number of class sets is the smallest of your four numbers of cards per class.
clause-C92 = With 2 players the gap is counted in spaces from first to second; the same space pays second place; a disk on 0 gets nothing. With 3 or 4 players there is no gap limit.
clause-C93 = Final scoring changes points only; goods and crowns count for Calicut and again as leftovers. Its order cannot change the result, and the flags leave no tie.

## decisions

clause-C94 = You are asked for every real choice. Plain gains of guards, coins, points and influence are booked without asking; choices that only give points may be made for you, always the best.
clause-C95 = Nothing is private. Hidden are only the order of the face-down character stack, in solo also of the rival’s two decks, and future dice; which cards are still to come is known.
clause-C96 = In solo games the rival follows its own rules; all other rules hold for you, as with 2 players.
