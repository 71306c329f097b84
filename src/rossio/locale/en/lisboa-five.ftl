# Lisboa in five minutes: the page before the rules

lisboa-five = Lisboa in five minutes
lisboa-five-aim = In 1755 Lisbon was shaken, flooded and burnt. You help to rebuild its lower city and are paid in wigs. Most wigs win.
    .title = Your aim
lisboa-five-arc = Two halves. In the first you clear rubble, build a store or two, find a ship. The second set of rubble (brown, red, blue) of any player ends it. In the second half stores produce, ships sail, buildings pay; a fourth set ends the game. Then ships, sets, stores, money, decrees, plans and favours score once more.
    .title = The arc
lisboa-five-round = Play one card, do what it opens, take a new card.
    .title = A turn
lisboa-five-piece = In the portfolio it gives its reward; then you sell goods to ships or give one or two goods to nobles for small actions. At court it takes you to its noble: pay influence, take a small action free, then his great action. Manuel builds stores, the Marquis gives decrees, the King opens public buildings.
    .title = One card, two uses
lisboa-five-points = A store scores when a public building looks upon it: same row, or same street, in the building’s colours. Ships that sail, church scorings, sets of rubble, gifts. At the end: most stores of a kind, decrees, officials on finished plans.
    .title = Where wigs come from
lisboa-five-tips = Three tips
lisboa-five-tip-1 = Influence is breath: build a ship early, it refills you.
lisboa-five-tip-2 = Hold royal favours. Following is a turn on somebody else’s turn.
lisboa-five-tip-3 = Watch the treasury: it sets the price of visits, land and hiring for everybody.
