# The browser client

## The frame

web-tab = { $title } · Rossio
web-skip = Skip to the page
web-ways = Navigation
web-way-play = Play
web-way-tables = Tables
web-way-watch = Watch
web-way-study = Study
web-way-people = People
web-way-rules = Rules
web-way-settings = Settings
web-me = { $name }: settings and profile
web-guest-name = Guest
web-language = Language
web-theme = Theme
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-theme-to-light = Light theme
web-theme-to-dark = Dark theme
web-foot = Rossio: three great games, in our own words and drawings.
web-close = Close

## Empty, loading, error

web-loading = One moment
web-offline = No connection. You can look and read; Rossio tries again by itself.
web-error-title = Something went wrong
web-error-away = The server does not answer now.
web-error-ours = A mistake of ours on this page.
web-not-kept-title = Not kept for offline
web-error-not-kept = This page was not kept on this device, and there is no connection to fetch it.
web-error-safe = Your tables are safe: every move that was accepted is kept.
web-again = Try again
web-missing-title = Not here
web-missing-about = There is no page { $path }, or it is not yours to see.
web-link-whole = If somebody sent you this link, a part of it may be missing: ask for the whole of it.
web-to-home = To the home page
web-to-tables = To the tables
web-renewed = Rossio has been updated. Reload; nothing is lost.
web-reload = Reload

## Home

web-home-title = Three great games, one square
web-home-lead = A game against bots starts with one click. Or play live with friends, or a turn a day.
web-games = The games
web-game-lisboa = Lisboa
    .about = Rebuild the city after the earthquake of 1755.
    .players = 1–4 players
    .time = 90–150 min
web-game-coimbra = Coimbra
    .about = Dice, influence and pilgrims in a university town.
    .players = 1–4 players
    .time = 75–100 min
web-game-magnanimous = Magnanimous
    .about = Provinces, trains, votes and a war in imperial Brazil.
    .players = 2–4 players
    .time = 120–180 min
web-play-now = Play now
web-starting = Setting up
web-usual = { $bots } bots, { $level }; not rated
web-set-up = Set up …
web-mine = Your tables
web-waiting = { $tables ->
        [one] waits for you
       *[other] wait for you
    }
web-mine-none = No tables yet.
web-open = Open tables
web-open-about = join by sitting down; no account needed
web-open-none = Nobody waits for players now.
web-open-one = Open a table
web-watchable = Being played
web-all = All
web-new-title = New to these games?
web-new-about = Chapters of a few minutes at the real table: the coach says what a thing is for, you do it.
web-new-start = Learn to play
web-way-learn = Learn
web-learn-title = Learn to play
web-learn-lead = Each chapter takes a few minutes at the real table, with the real rules. Three are enough for a first game.
web-learn-games = Games
web-learn-chapters = Chapters
web-learn-done = { $done } of { $chapters } chapters done
web-learn-can = Afterwards you can { $can }.
web-learn-minutes = { $minutes } min
web-learn-start = Start
web-learn-continue = Continue
web-learn-again = Again
web-learn-state-done = done
web-learn-state-part = begun, step { $step } of { $steps }
web-learn-state-new = not begun
web-learn-renewed = updated since
web-learn-none = There are no chapters of { $game } yet. Its rules are complete, with diagrams.
web-learn-rules = Read the rules of { $game }
web-way-puzzles = Puzzles
web-learn-puzzles = Puzzles of { $game }: find the best turn
web-first-title = Your first game, with a coach
web-first-about = A whole game against a patient opponent. What is new gets one sentence and is lit.
web-first-promise-1 = Unrated, without a clock; you can always go back.
web-first-promise-2 = A hint whenever you ask for one.
web-first-promise-3 = One press silences the coach.
web-first-start = Start my first game
web-first-without = Without a coach
web-first-new = New to { $game }?
web-join-title = Join by link
web-join-about = Paste the link a friend sent you.
web-join = Join
web-join-wrong = This is no link to a table of this server.

## Tables in a list

web-seats = { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
web-pace-live = live
web-pace-correspondence = by correspondence
web-about-open = { $game } · { $seats }, { $pace }
web-about-running = { $game } · { $pace }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }
web-players = Players
web-you = you
web-you-named = { $name } (you)
web-seat-free = free
web-seat-kept = kept for { $name }
web-to-play = to play
web-free-seats = { $free ->
        [one] { $free } seat free
       *[other] { $free } seats free
    }
web-starts-when-full = starts when full
web-running = being played
web-your-turn = your turn
web-thinks = { $name } thinks
web-left = { $span } left
web-since = for { $span }
web-span-days = { $days } d{ $hours ->
        [0] {""}
       *[other] {" "}{ $hours } h
    }
web-span-hours = { $hours } h{ $minutes ->
        [0] {""}
       *[other] {" "}{ $minutes } min
    }
web-span-minutes = { $minutes } min
web-span-seconds = { $seconds } s
web-status-finished = finished
web-status-abandoned = given up
web-status-study = for study
web-do-play = Play
web-do-open = Open
web-do-sit = Sit
web-do-watch = Watch
web-do-take = Take a seat
web-do-replay = Replay
web-do-at = { $action }: { $table }
web-put-away = Put out of my list: { $table }
web-offered = a seat is offered
web-bot-for-you = a bot plays for you
web-place = place { $rank } of { $seats }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-won = { $name } won with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Lobby and study

web-lobby-title = Tables
web-lobby-watch = Games to watch
web-which-game = Which game?
web-show = Show
web-show-open = to join
web-show-running = being played
web-show-finished = finished
web-show-mine = mine
web-game = Game
web-any = any
web-none-open = No open tables here.
web-none-running = Nothing is being played in public now.
web-none-finished = No finished games here.
web-none-mine = You have no tables here.
web-play-against-bots = Play against bots
web-more = Show more
web-study-title = Replay and study
web-study-about = Every finished game opens up: go to any decision, see what was hidden, and play on from there.
web-bring-title = Import a record
web-bring-about = A file with the record of a game (.rossio)
web-bring-choose = Choose a file
web-study-mine = Your finished games
web-study-none = No finished games yet.
web-study-others = Games of others

## Setting up a table

web-set-up-title = Set up { $game }
web-your-name = Your name
web-name = Name
web-seats-how-many = Seats
web-solo = 1, solo
web-seat-who = Who takes seat { $number }
web-seat-name = Name of the person in seat { $number }
web-bots = Bots
web-plug-ins = Bots of plug-ins
web-bot-level = { $level }: { $about }
web-people = People
web-taker-open = Open: somebody may sit down
web-taker-here = Somebody here, at this device
web-pace-and-people = Pace, clock and who may come
web-pace = Pace
web-time-game = Time for the whole game, each
web-time-move = Time for each decision
web-time-none = no limit
web-clock-rests = The clock rests at night
    .about = In these hours nobody’s time runs; everybody may still play.
web-at-zero = When time runs out
web-at-zero-bot = a bot plays on
web-at-zero-wait = nothing happens
web-at-zero-abandon = the game is given up
web-who-comes = Who may come
web-public = everybody
web-by-link = by link only
web-rated = Rated
web-rated-about = The result changes the ratings of those who play.
web-keepers = Only people who finish their games
    .about = Anybody who has left more than one game in five to a bot cannot sit down.
web-table-name = Name of the table
web-start-game = Start the game
web-start-game-about = It begins at once.
web-open-table = Open the table
web-open-table-about = You get a link to send; it begins when all seats are taken.

## A table before the game

web-waiting-about = { $game }, waiting for players
web-facts = How it is played
web-clock-game = { $span } for the game
web-clock-move = { $span } for each decision
web-clock-quiet = clock rests from { $from } to { $to }
web-host = host
web-seat-here = here
web-seat-away = not here
web-talk-seated = Take a seat to join in.
web-sit-here = Sit here
web-start-when-full = All seats must be taken first; the host may fill them with bots.
web-leave = Leave the table
web-close-table = Close the table
web-closed = This table was closed before it began.
web-invite-title = Invite
web-invite-public = Anybody can find this table; this link leads straight to it.
web-invite-private = Only those who have this link can come.
web-invite-near = Only this computer can reach this address. To let friends on the same network in, start Rossio with --friends (make play ARGS=--friends).
web-qr = The link as a code for a phone’s camera
web-copy-by-hand = Not copied: the link is selected, press Ctrl C.
web-copy = Copy the link
web-copied = Copied
web-share = Share

## Settings

web-who-you-are = Who you are
web-keep-name = Save the name
web-change-name = Change name
web-kept = Saved.
web-guest-about = You play as a guest of this browser. An account keeps your tables and history on every device.
web-signed-in-as = Signed in as { $name }.
web-my-profile = My profile
web-sign-out = Sign out
web-look = How it looks
web-text-size = Text size
web-board-text = Large text on the boards
    .about = Raises the small print and drops decoration.
web-motion = Motion
web-motion-system = as the system
web-motion-full = full
web-motion-reduced = reduced
web-patterns = Strong patterns
    .about = Bold hatching and initials tell the seats apart without colour.
web-at-the-table = At the table
web-confirm = Ask before a move is made
web-confirm-never = never
web-confirm-final = if it cannot be undone
web-confirm-always = always
web-single = A question with one answer
web-single-play = is answered for you
web-single-ask = is asked
web-keys = Single-letter keys
    .about = U undoes, L opens the log, ? shows all keys.
web-sound = Sound
    .about = A soft knock when it is your turn.
web-mistakes = Bring my mistakes back
    .about = After a review, the decisions that cost you most come back as puzzles after 1, 7 and 30 days.
web-archive = Share my finished games
    .about = For research, without names, if everybody at the table agrees. You can withdraw at any time.
web-eyes = Eyes on the table
    .about = What Rossio works out for you while you play. Each can be switched off.
web-eye-left = What is left
    .about = Opens from a deck and from the table’s menu: the cards and tiles you have not seen yet.
web-eye-waste = Waste
    .about = Says when a move gains nothing, and what is lost because it is more than you can keep.
web-eye-prospects = Prospects
    .about = Beside what a move brings now: about how many points it is worth by the end, and what it opens and closes.
web-eye-reach = Reach
    .about = On an opponent’s board: what they can pay, and what is within their reach next.
web-notices = When it is your turn
web-push = Tell this browser
web-push-about = Also when Rossio is closed.
web-push-impossible = This browser cannot receive notices.
web-push-on = This browser will be told.
web-push-off = No browser of yours will be told any more.
web-push-refused = The browser did not allow notices.
web-mail = Tell me by e-mail
web-mail-about = Needs an account with an e-mail address.
web-notice-live = Also at live tables
web-webhook = Web address to call (webhook)
web-webhook-kind = Written for
web-quiet = Quiet hours
web-quiet-about = Notices wait until they end.
web-quiet-from = From
web-quiet-to = To
web-keep-notices = Save these choices

## Signing in

web-sign-in = Sign in
web-sign-in-about = With the name and password of your account. To play, no account is needed.
web-sign-in-do = Sign in
web-sign-in-way = What would you like?
web-register = Register
web-register-about = What you played as a guest in this browser stays yours.
web-register-do = Create the account
web-forgotten = Forgotten password
web-forgotten-about = We send a link for a new password to the address of your account.
web-forgotten-do = Send the link
web-forgotten-sent = If an account has this address, a message is on its way.
web-password = Password
web-password-new = New password
web-password-about = At least 8 characters.
web-email = E-mail
web-email-optional = E-mail, if you like: for notices and a forgotten password
web-reset = A new password
web-reset-do = Set the password
web-reset-done = Your new password is set.

## People

web-person = Person
web-person-since = Here since { $day }
web-guest-since = Guest since { $day }
web-keeping = games with people: { $kept } finished, { $left } left
web-find-person = Find somebody by name
web-find = Find
web-found-none = Nobody here has a name with “{ $name }” in it.
web-program = a bot account: a program plays with it
web-ladder = Ladder
web-ladder-about = Rated games only. Two out of three times a person’s true strength lies within the ± beside it.
web-ladder-none = Nobody has played a rated game of it yet.
web-rating = Rating
web-rated-games = Games
web-ratings = Ratings
web-rating-games = { $game }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
web-rating-curve = Rating
web-score-curve = Points, game by game
web-curve-told = { $title }: from { $first } on { $from } to { $last } on { $to }; lowest { $low }, highest { $high }.
web-table = Table
web-rank = Place
web-rank-of = { $rank } of { $seats }
web-score = Points
web-when = When
web-history-none = { $name } has not finished a game yet.
web-person-trouble = Trouble with { $name }?
web-block-about = A blocked person cannot sit at your tables, and you do not see what they write.
web-block = Block
web-unblock = Unblock
web-blocked = { $name } is blocked.
web-unblocked = { $name } is not blocked any more.
web-report-about = What happened? The administrator of this server reads it.
web-report = Report
web-reported = The administrator has been told.

## Rules

web-rules-title = The rules
web-rules-lead = The complete rules of the three games in our own words, clause by clause. Every refusal and every line of a log leads to its clause.
web-rules-read = Read the rules
web-rules-of = Rules of { $game }
web-rules-own-words = The rules, in our own words
web-five = In five minutes
web-rules-contents = Contents
web-rules-components = Components
web-rules-also = Also
web-rules-search = Search the rules
web-rules-found = { $clauses ->
        [one] { $clauses } clause holds it
       *[other] { $clauses } clauses hold it
    }
web-rules-plain = Plain page
web-rules-others = The other games
web-print = Print
web-rules-beside = Beside the rules
web-rules-try = Try it
web-play-game = Play { $game } now
web-rules-icons = Icons
web-clause = Clause { $clause }
web-list-coimbra-characters = Characters
web-list-coimbra-favours = Favour tiles
web-list-coimbra-monasteries = Monasteries
web-list-coimbra-voyages = Voyages
web-list-coimbra-tracks = Influence tracks
web-list-coimbra-influence-tiles = Influence tiles
web-list-coimbra-flags = Order flags
web-list-lisboa-political = Political cards
web-list-lisboa-plans = Plans
web-list-lisboa-buildings = Public buildings
web-list-lisboa-clergy = Clergy tiles
web-list-lisboa-decrees = Decrees
web-list-lisboa-ships = Ships
web-list-lisboa-houses = Houses
web-list-lisboa-tasks = Starting tasks
web-list-lisboa-tokens = City tokens
web-list-magnanimous-empire = Empire cards
web-list-magnanimous-ministers = Ministers
web-list-magnanimous-barons = Barons
web-list-magnanimous-improvements = Improvements
web-list-magnanimous-provinces = Provinces
web-list-magnanimous-rio = Effects of Rio
web-diagram-lisboa-turn = A turn, from left to right.
web-diagram-lisboa-visit = An example: the treasury shows 1 and four officials of others stand in the office, so the visit costs 5 influence.
web-diagram-lisboa-noble-actions = An example of a land price: treasury 4, one brown and one blue cube left at the row and column, so 8 réis.
web-diagram-coimbra-setup = The six phases of each of the four rounds.
web-diagram-coimbra-phases-a-b = A new 4: in the castle dice rise from the left, in a city they fall; of equal dice the older stands further left.
web-diagram-coimbra-phase-c = An example: a die of 5 and a discount of 1, so the card costs 4 coins.
web-diagram-magnanimous-round = The six phases of a round.
web-diagram-magnanimous-offensives = An example: Paraguay’s power 4 is greater than the 3 troops in the province, so it falls. Equal power would hold.

web-pack = Content
web-pack-ours = Our edition
web-pack-of = Content: { $title }
web-pack-unrated = A game with a pack of your own is not rated.
web-content-link = What the components print, and how to correct it
web-content-title = What { $game } prints
web-content-about = Nobody has published every number of these games. Where a value is inferred or ours, your box may print another. Correct it here, try the whole, and keep it as a pack for your own tables or as a file to share. A pack holds numbers and ids, never pictures or texts of a publisher.
web-content-count = { $source }: { $n }
web-source-printed = printed
web-source-printed-about = as the component shows it
web-source-reference = reference
web-source-reference-about = from a rulebook or another public source
web-source-inferred = inferred
web-source-inferred-about = follows from examples and counts
web-source-ours = ours
web-source-ours-about = chosen by us, because no public list exists
web-content-own = Packs you may play with
web-content-open = Look at it
web-content-forget = Remove
web-content-tools = Your pack
web-content-name = Name of your pack
web-content-untitled = My box
web-content-check = Try it
web-content-save = Save it
web-content-download = Save as a file
web-content-bring = Open a file
web-content-restore-all = Undo all corrections
web-content-restore = Undo the correction
web-content-busy = A game is being played with it …
web-content-saved = { $title } is saved. Tables with it are not rated.
web-content-fits = Everything fits: a game with it ends as it should.
web-content-changes =
    { $n ->
        [0] Nothing corrected yet.
        [one] One thing corrected.
       *[other] { $n } things corrected.
    }
web-content-play = Open a table with it
web-content-find = Find a card or tile
web-content-file = File
web-content-none = Nothing here.
web-content-changed = corrected
web-content-as-printed = My box prints all this
web-content-as-text = Edit as text
web-content-take-text = Take this text
web-content-number = { $key }: a whole number is wanted.
web-content-text-wrong = This text cannot be read: { $reason }
web-content-no-pack = { $file } is no pack of { $game }.
web-yes = Yes
web-no = No
web-cancel = Cancel
