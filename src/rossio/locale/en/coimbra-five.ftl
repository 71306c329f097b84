# Coimbra in five minutes: the page before the rules

coimbra-five = Coimbra in five minutes
coimbra-five-aim = You lead a family in Portugal’s university town. Four rounds, and most points win.
    .title = Your aim
coimbra-five-arc = Early you gather: people, and places on four tracks. In the middle the tracks feed you, your pilgrim reaches far monasteries, you pay for voyages. At the end everything is counted once: voyages, first places on tracks, diplomas, cards, and what is left in your purse.
    .title = The arc
coimbra-five-round = The dice are thrown. Three times each of you takes one and places it. Then the dice act, the order is settled, every die pays, and you may invest in a voyage.
    .title = A round
coimbra-five-piece = Its place: the castle gives favours, a city gives one of its cards. Its number: in a city high goes first and the card costs that number; in the castle low goes first and it is free. Its colour: later the die pays the track of its colour: grey guards, orange coins, purple steps, green points, white whichever you name.
    .title = One die, three jobs
coimbra-five-points = Green income and monasteries during the game. At the end voyages (about 28 in a good game), influence tiles (7 to 13 for each first place), diploma sets (1, 2, 4, 8, 12 for one to five different ones), cards for the end, and half a point for each good or crown.
    .title = Where points come from
coimbra-five-tips = Three tips
coimbra-five-tip-1 = Choose the colour first, the place second: two good incomes beat one grand card.
coimbra-five-tip-2 = A 1 in the castle is as good as a 6 in a city, and it is free.
coimbra-five-tip-3 = Look at the six voyages before your first die. One of them is your plan.
