# The rules of Coimbra, one line per clause

## setup

clause-C1 = The monasteries of each level are shuffled. 8 of level I, 4 of level II and 2 of level III go face up, at random, on the blue, brown and ruby spaces of the map. The others leave the game.
clause-C2 = One influence tile lies at random above each track and shows its side for the number of players.
clause-C3 = Die tokens stand face up in the cities, in falling order from the left. With 4 players there are none. With 3 players a 3 stands in the upper city, a 4 in the central city and a 3 in the lower city. With 2 players a 3 and a 2 stand in the upper city, a 4 and a 3 in the central city and a 5 in the lower city.
clause-C4 = The 15 voyages are shuffled and 6 of them are laid out. The others leave the game.
clause-C5 = With 4 players all 13 dice are used. With 3 players 1 purple and 1 green die are taken out, with 2 players 1 grey, 1 orange, 2 purple and 2 green dice.
clause-C6 = Each player starts with 7 guards, 7 coins, 3 die holders, a pilgrim, a lion and 25 disks: one on space 0 of each track, one on 0 points, and 20 in supply.
clause-C7 = The first player order is drawn at random, and the lions go on the flags in that order.
clause-C8 = Decks I, II and III are shuffled separately. Deck II goes on top of deck III; together they are the character stack.
clause-C9 = Before every round the 4 favour tiles are laid by the castle, and the cap by the tile with 2 crowns.
clause-C10 = Every round 12 cards are dealt face up, 4 beside each of the upper, the central and the lower city. They make 3 rows of 4 columns.
clause-C11 = Then the crown tokens are laid on cards. Go through the columns from the fourth to the first, each from the upper to the lower row: the first card you meet of each class gets the token of that class. If a class is not on display, its token is not used.
clause-C12 = As many random pairs of start cards as there are players lie face up. The other start cards leave the game.

## start-choice

clause-C13 = In reverse player order, each player either takes one pair of start cards or puts the pilgrim on a free corner of Coimbra.
clause-C14 = Then, in player order, each player does the one of the two that is still missing.
clause-C15 = Then, in player order, each player resolves the two start cards, one after the other: for each, move up its track by its influence; then use its immediate bonus, or keep the card for phase C. The order of the two changes nothing.

## phases-a-b

clause-C16 = The game has 4 rounds. Each round goes through phases A to F.
clause-C17 = Phase A: the first player rolls all dice of the pool once, also those that nobody took in the last round.
clause-C18 = Phase B: in player order, three times round, you take any die of the pool, leave it on its value and place it in the castle or in one of the three cities. You cannot pass.
clause-C19 = In the castle the dice stand in rising order from the left. A new die goes to the right of all lower or equal dice and to the left of all higher ones.
clause-C20 = In the cities the dice stand in falling order from the left. A new die goes to the right of all higher or equal dice and to the left of all lower ones.
clause-C21 = In this order die tokens count as dice of no colour: a new die of equal value goes to their right.
clause-C22 = A place holds any number of dice, and one player may have several there.
clause-C23 = If your disk is on the monastery that rewards castle dice, you gain 4 points at once for each die you put into the castle.

## phase-c

clause-C24 = Phase C: the castle is resolved first, then the upper, the central and the lower city. In each place it is always the turn of the leftmost die or face-up token that has not been triggered. The owner of the die acts once, and takes the die back when the whole action is over.
clause-C25 = You need not act. If you cannot or will not, in the castle too, you must take distress instead: up to 2 coins and up to 2 guards, even if the limit of 20 lets nothing in.
clause-C26 = In the castle you take one of the favour tiles still there, without paying. Its crowns count from that moment. Use its bonus now and keep the tile until the end of the round. Tiles that nobody took stay by the castle.
clause-C27 = In a city you choose a card of its row and pay for it at once. The price is the value of your die, 3 more with the cap, less what your start cards take off, never below 0; it is paid in the goods that the card asks for. A card you cannot pay in full cannot be chosen.
clause-C28 = Then follow in this order: the card is yours; you move up its track by its influence; an immediate bonus is used to its end; the card is put with the others of its kind; your start cards that this card sets off give their bonus; and last you take the crown token on the card, so that nothing in this action counts it.
clause-C29 = A die token that is triggered discards the card of highest influence in its row, the leftmost on a tie, and is turned face down. Nobody gets the crown token of that card. If no card is left, the token is only turned.
clause-C30 = When a city has no die or token left to trigger, or never had one, its remaining cards are discarded face up before the next place is resolved, and its tokens are turned up again.
clause-C31 = The cap is optional. It goes on one of your dice in a city, never on one in the castle. The die then counts 3 more and is at once put into line anew, among what has not been triggered and to the right of equal values.
clause-C32 = A card from the discard pile costs 3 instead of the value of a die. Otherwise it is acquired in the usual way, with its influence, its bonus, and the bonuses and discounts of your start cards. You may decline it.
clause-C33 = Opponents who are asked for something answer in player order. They can choose goods only if they hand them over in full; otherwise they give points, even if they fall below 0. You gain what is handed over, within your limits.
clause-C34 = A cleric who is given up goes to the discard pile with bonus and diplomas. Its owner moves down the purple track by the card’s influence, not below 0, and comes to lie on top of the disks there. Whoever has no cleric loses 3 points.
clause-C35 = Whoever is lower than you on the grey track is behind you, and so is whoever lies above you in the stack on your space. This is looked at after your move for this card, or, when the bonus is repeated, at that moment.
clause-C36 = A bonus that gives a favour tile reaches only the tiles still by the castle. If none is left, it has no effect.
clause-C37 = Only an immediate bonus can be repeated, and only that of another of your cards of the class named, start cards included. A bonus that repeats cannot be repeated.
clause-C38 = A bonus that lets you invest follows the rules for voyages, and you may decline it.

## phase-d

clause-C39 = Your crowns are those of the crown tokens and favour tiles you took this round and of the flag your lion stands on at that moment. A crown token counts 1 crown; the favour tiles count 3, 2, 1 and 0 crowns; the flags from first to last count 0, 1, 2 and 3 crowns.
clause-C40 = Phase D: the player with the most crowns goes to flag 1, the next to flag 2, and so on. Among tied players the old order is reversed.

## phase-e

clause-C41 = Phase E: in the new player order, you activate your 3 dice one by one, in any order you like. Each pays the income of the track of its colour as your disk stands there; white pays that of any one track. The value of the dice does not matter.
clause-C42 = The income is read at the moment when the die pays it: track moves made earlier in the turn count, later ones do not.
clause-C43 = At the beginning of phase E, before anybody activates a die, the players use in player order the cards that work then. Die bonuses come with each matching die. Exchanges are open at any time in your own turn. A phase E card bought this round already works.
clause-C44 = A white die never counts as a colour, neither for die bonuses nor for the bonus that asks for no purple die.
clause-C45 = In your phase E turn the dice go back to the pool; the empty holders stay with you.

## rewards

clause-C46 = Guards and coins stop at 20, tracks at 15. What is over is lost. You cannot spend what you do not have.
clause-C47 = You may refuse any reward, wholly or in part. You cannot refuse the disk on a monastery you enter, the crown token of a card you take, nor the crowns of a favour tile.
clause-C48 = A slash between two rewards means one of the two; without a slash you get all of them. A beige part is a requirement. A red part is a cost: it is paid in full, or there is no reward. An x means that the reward comes for each time; without it, once.
clause-C49 = Pilgrim steps are a maximum. Each step follows a road to the next location. Stops have no effect, you may turn back, and pilgrims do not block each other.
clause-C50 = When you enter a monastery without your disk, you must put one on top of the stack there. An immediate bonus is used now or never; a lasting one works from now on. Then you go on with the steps left and those you won.
clause-C51 = Entering a monastery that already has your disk has no effect. In the whole game you put at most one disk on each monastery.
clause-C52 = The first step leaves the corner by a one-way road to one of two stops. Nobody returns to Coimbra.
clause-C53 = Some monasteries last: one pays 1 point for each later disk you put on a monastery, one pays 4 points for each later die you put into the castle, and others count as 1 or 2 wild diplomas.

## voyages

clause-C54 = Phase F: in player order, you may invest once in a voyage without your disk. You pay its cost in the goods it names. The disks of other players do not matter.
clause-C55 = When you invest, one of your disks goes on the rose of the voyage, on top of the others.
clause-C56 = With the favour tile of 3 crowns each investment costs you 2 less, also the one that the tile itself grants, but never less than 0.
clause-C57 = You may come to hold all 6 voyages. Outside phase F you invest only by the favour tile of 3 crowns and by bonuses of cards, repeated ones included.

## end

clause-C58 = After phase F of round 4 the stack is empty, and the game ends before anything is cleared away. After the other rounds the favour tiles, the cap and the crown tokens are collected and the next round is laid out; the die tokens stay where they are.
clause-C59 = At the end, each voyage with your disk gives you the points of its task.
clause-C60 = Each track pays by rank: the higher space comes first, on the same space the disk lower in the stack. A disk on space 0 has no rank. With 4 players the first three are paid, with 3 players the first two. With 2 players the second is paid only if at most 3 spaces behind.
clause-C61 = The diplomas of your cards and monasteries form sets of different kinds. Each diploma is in one set only, and a wild one counts as any kind. Sets of 5, 4, 3, 2 and 1 diplomas give 12, 8, 4, 2 and 1 points. The best division is scored for you.
clause-C62 = Then your game-end cards give their points. The card that scores another one again takes one of your other game-end cards, but not a card like itself; if there is none, it gives 0 points.
clause-C63 = Last, add up your guards, coins and crowns: half the sum, rounded down, is added to your points. The crowns are those of the crown tokens and favour tiles of round 4 and of the flag you stand on after phase D of round 4.
clause-C64 = The player with the most points wins. On a tie it is the tied player who comes first in the player order at the end of the game.

## display

clause-C65 = The columns of the display are numbered 1 to 4 from the left, and column 4 is next to the board. “Leftmost” means the column with the lowest number. Gaps left by cards are never closed.
clause-C66 = In the second pass of the start choice only the missing part is open, and the last pair or corner is taken without a question. Start cards are not acquired, so they set off no phase C bonus. The steps of a start card may reach a monastery, which works as always.
clause-C67 = Your cards include the start cards wherever cards are counted: by class, by influence, in sets of classes, for the tenth card. A card counts, with its diplomas, from the moment it is yours, so also for the bonuses that its own action reaches.

## bonus-order

clause-C68 = Inside one bonus guards, coins and points come first, then moves on tracks, then steps, then investing, the cap and other actions. So goods you have just won can pay the voyage, and what is over 20 is lost before it is paid.
clause-C69 = A bonus, with everything it opens, is finished before the next one starts; then the interrupted action goes on. If several of your bonuses are due at the same moment, you choose their order wherever it can change anything.

## pilgrim

clause-C70 = Steps are decided one at a time: you go to a neighbouring location, or you stop and give up the rest. All steps of a bonus that counts something are one reward. A pilgrim still in its corner may stay there.
clause-C71 = When you enter a monastery without your disk, this happens in order: the disk; 1 point, if a lasting monastery you entered before gives it; the bonus with all its decisions. Then the move goes on with the steps left and those won, even if none were left.
clause-C72 = A track that rises in the middle of a walk changes neither the steps already granted nor an income already read.
clause-C73 = Lasting monasteries work from your disk on, never backwards: for later dice put into the castle, for later disks, and in every later count of diplomas.

## phase-c-details

clause-C74 = The cap is put on when its tile is taken, or not at all. It goes on any one of your city dice that has not been triggered; the die that is acting is not one of them, and of two like dice in one line you say which. Without such a die you may still take the tile for its points and crowns. The running action is finished first. The extra 3 ends when you take the die back.
clause-C75 = A favour tile won in a city works as in the castle: its bonus is used at once, its crowns count in phase D of this round, and its discount on investments lasts until the end of the round.
clause-C76 = The price of a card is the value of the die, plus 3 with the cap, minus 1 with the matching discount, and at least 0. From the discard pile it is 3, minus 1 with the matching discount. The discount applies by itself.
clause-C77 = The discard pile is public, and the row being resolved is not in it. The card from the pile is paid from what is left after paying the first card, and is finished first. Start cards have no cost and cannot be taken from the pile.
clause-C78 = Repeating a bonus gives the bonus only: no influence, no bonus of a start card, no crown token and no diploma. Its costs and choices are made anew, and counts and ranks are those of that moment. You may decline.
clause-C79 = A card that collects income pays the income of its track once, after you have moved up by the card’s own influence. Die bonuses add nothing, because no die is activated.
clause-C80 = Answers go from flag 1 to the last flag, without the active player; each is carried out before the next is asked. Whoever hands something over pays in full, even if part of it is lost by the limit of 20 of the one who takes it. If nobody is behind you, there is no effect.
clause-C81 = Points have no lower limit. A cleric given up takes a lasting bonus and its diplomas away from now on; what it gave before stays. Its full printed influence is taken off, even if the track had stopped at 15.

## tracks

clause-C82 = A disk that moves, up or down, goes on top of the disks where it ends; those it leaves keep their order. A disk that does not move, because it is already on 15 or on 0, keeps its place in the stack.
clause-C83 = On a track the higher space ranks first, and on the same space the disk lower in the stack. No two disks are ever level.

## phase-e-details

clause-C84 = Each card that works at the beginning of phase E is used once, in any order you like; two of them may raise the same track, and on a track at 15 its goods still come. Then, in your turn, each die pays its income and after it the bonus of a matching card; where the steps of that bonus could raise the income of this very die, you may take them first. Dice of one colour read the track anew each time. With an exchange card you may, before each of these, before each step and at the end, change 2 of the goods it names into 1 point.
clause-C85 = You choose the track of a white die when you activate it, freely, even one that another of your dice has already paid. Even then it counts as no colour.

## mid-game-scoring

clause-C86 = Phase F offers you exactly one investment. Each bonus that says invest is one more, chosen and paid on its own. Each voyage takes one disk of each player. If you can pay no voyage of the right goods, nothing happens.
clause-C87 = Where crowns are counted now, they are these: before round 1 those of the flag only; in phase C those of the crown tokens and favour tiles so far and of the flag of the old order; from phase D on those of the new flag, and of the tokens and tiles until the end of the round.
clause-C88 = Scoring during the game pays at once and uses nothing up: the same sets, voyages, card and track score again at the end. Where voyages are scored, it is two different ones with your disk, or one, or none.
clause-C89 = A game-end card and a track scored now are two independent parts; either may be empty. Ranks count as at the end: a third place only with 4 players, the limit of 3 spaces only with 2 players, nothing on space 0.
clause-C90 = Wherever diplomas are counted, every one on your cards and on monasteries with your disk counts; the tile of 2 wild diplomas is two of them. A set may hold several wild diplomas, each as another kind.
clause-C91 = The number of your sets of classes is the smallest of your four numbers of cards per class.
clause-C92 = With 2 players the gap is counted in spaces from the first disk to the second. Two disks on the same space pay second place too. A disk on 0 gets nothing. With 3 or 4 players no gap is too wide.
clause-C93 = Final scoring changes points only: goods and crowns count for Calicut and again as leftovers. So the order of the parts cannot change the result, and the flags leave no tie.

## decisions

clause-C94 = You are asked for every choice that can change anything. Plain gains of guards, coins, points and influence are booked without asking. A choice that only gives points is made for you, always the best one, and you are told what was taken.
clause-C95 = Nothing is private. Hidden are only the order of the face-down character stack, in a solo game the order of the rival’s two decks, and future dice. Which cards are still to come is known.
clause-C96 = Alone you play against the rival, as with 2 players. The rival follows C97 to C107; all other rules hold for you.

## rival

clause-C97 = The rival has dice, a pilgrim, a lion and disks like a player, but never guards or coins. It starts with 0 points on the level easy, with 20 on normal and with 35 on hard.
clause-C98 = The rival has 30 action cards and 12 colour cards, each deck shuffled once. For each of its dice one card of either deck is drawn, 12 of each in a game.
clause-C99 = In the start choice the rival first takes a pair and then a corner, both by the roll of a die. On 1 to 3 it takes the left pair, on 4 to 6 the right one; if one pair is left, that one. The corner is counted clockwise from the north-west one; if it is taken, the next free one follows.
clause-C100 = The rival’s start cards raise its tracks by their influence. Their bonuses are ignored for the whole game.
clause-C101 = In phase B the two cards name the rival’s die. Plus asks for the highest value, minus for the lowest. Colour first: it takes the highest or lowest die of the first colour on the colour card that the pool still has. Pips first: it takes the highest or lowest die of the whole pool, on a tie of the colour that comes first on the colour card. The number says where the die goes, by the usual rules: 1 castle, 2 upper, 3 central, 4 lower city.
clause-C102 = In the castle the rival takes the favour tile with the most crowns left and scores 4 points. The tile has no other effect for it, so the cap stays unused. If no tile is left, it scores 2 points.
clause-C103 = In a city the rival takes the card of highest influence, the leftmost on a tie, without paying. It moves up the card’s track, takes its crown token and scores 2 points for each diploma on it; bonus and diplomas have no other effect. If no card is left, it scores 2 points.
clause-C104 = Asked to hand something over or to lose something, the rival always gives points. It never gives up a card.
clause-C105 = Phase D counts the rival as a player. In phase E each of its grey and orange dice gives it 2 points, each green die the points of its track. A white die counts as the colour of its highest track, on a tie as green, then purple, grey, orange.
clause-C106 = A purple die of the rival moves its pilgrim by all its steps, each on a shortest way to the nearest monastery without its disk; on a tie the monastery, then the location, that is listed first on the map. There it puts a disk, scores 3 points, ignores the bonus and goes on.
clause-C107 = In phase F, from round 2 on, the rival puts a disk on the leftmost voyage without its disk, without paying. At the end it scores 6 points for each of its voyages and the tracks as with 2 players, and nothing else.
