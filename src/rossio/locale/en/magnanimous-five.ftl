# Magnanimous in five minutes: the page before the rules

magnanimous-five = Magnanimous in five minutes
magnanimous-five-aim = You are a baron in the Empire of Brazil, between throne, war and republic. Reach Nobility 20 and you win. If the Republic reaches 20 first, points decide. If Paraguay takes Rio, everybody loses.
    .title = Your aim
magnanimous-five-arc = In the first rounds dice are cheap: goods, troops, a ship. Then trains reach ports, exports bring Nobility, crowns bring ministers. Dice grow dearer, Paraguay stronger, votes heavier. Six to eight rounds, and it is over.
    .title = The arc
magnanimous-five-round = The Emperor turns up the cards you laid (from round two). You fill your four provinces with dice. Paraguay attacks. The same dice work a second time. The Republic advances by 3.
    .title = A round
magnanimous-five-piece = It costs what it shows. Red quadrants make a good in its own province; blue ones give troops, improvements, deputies, ships. If the number fits the slot, the action may be precise: free for you, open to others. You may also sell it. In the second half of the round it rises by 1 and does another quadrant’s upper action: move the train, sell, export, march, attack, lay cards.
    .title = A die
magnanimous-five-points = Nobility: exports, attacks, discarded cards, referendums. At a Republic’s end: title, commerce spaces (10), won referendums (3 each), troops (2 each), money, Governor (5), and −5 for each occupied province.
    .title = Where it counts
magnanimous-five-tips = Three tips
magnanimous-five-tip-1 = Read the forecast of the next offensive before every round.
magnanimous-five-tip-2 = One full train to a port is worth more than four small sales.
magnanimous-five-tip-3 = The purple die makes you first, pays your title, and is free.
