# What bots are called, and how they explain a move

## Names

bots-name-random = Random
    .about = plays any legal move
bots-name-greedy = Greedy
    .about = takes what looks best at once
bots-name-search = Search
    .about = looks ahead as long as it is allowed to
bots-name-net = Learnt
    .about = searches with what it learnt from playing against itself
bots-name-apprentice = Apprentice
    .about = thinks for a moment and overlooks things
bots-name-journeyman = Journeyman
    .about = thinks briefly and seldom slips
bots-name-master = Master
    .about = looks well ahead and makes no mistakes on purpose
bots-name-guildmaster = Guild master
    .about = thinks for a whole second: for those who want to lose

## Reasons

bots-reason-forced = there is nothing else to do
bots-reason-instinct = by instinct, without a reason
bots-reason-slip = it looked good enough
bots-reason-wins = it wins the game
bots-reason-scores = it brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once, most of them for { $category }
bots-reason-denies = it costs { $other } about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
bots-reason-prospects = it promises about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more by the end
bots-reason-close = hardly better than: { $other }
bots-reason-better = better than: { $other }
bots-reason-likelier = about as many points, but victory is likelier
bots-brings = if play goes on as expected, it brings { $what }
bots-gain = { $category } +{ $points }
