# The table page of the browser client: decisions, log, score, replay

## The frame

table-home = Rossio, to the home page
table-stage = Board
table-steps = Steps of the round
table-step-done = (done)
table-drawers = Log, chat and more
table-pace-live = live
table-pace-correspondence = by correspondence
table-over = Game over
table-log = Log
table-chat = Chat
table-score = Score
table-rules = Rules
table-rules-whole = Whole page
table-settings = Settings
table-language = Language
table-language-en = English
table-language-pt = Português
table-language-fr = Français
table-close = Close
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Whole board
table-tab-legal = (something to choose)
table-from-hand = Choose a card
table-hand = Hand
table-lower-hand = Lower it
table-own-board = Your board
table-own-cards = Your cards
table-own-board-short = Board
table-board-of = Board of { $name }
table-back-to-own = Back to yours
table-fold-dock = Fold your board
table-unfold-dock = Unfold your board
table-fold-rail = Fold the players
table-unfold-rail = Unfold the players

## Players

table-players = Players
table-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
table-figure = { $what } { $value }
table-your-turn = your turn
table-thinking = thinking
table-asked = asked
table-has-turn = has the turn
table-at-turn = decides
table-away = away
table-you = (you)
table-bot-plays = a bot plays
table-and-away = { $state } · away
table-first = first player
table-show-board = Show the board of { $name }
table-watchers = { $number ->
        [one] { $number } person watches
       *[other] { $number } people watch
    }
table-clock-days = { $days } d { $hours } h
table-clock-hours = { $hours } h { $minutes } min
table-time-then = Time left; then a bot plays
table-since = for { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } h { $minutes } min
        }
       *[other] { $days } d { $hours } h
    }

## The decision

table-decision = Decision
table-other = { $name } is deciding.
table-waiting = The table waits.
table-game-over = The game is over.
table-final = Now everything is counted, category by category.
table-to-result = See the result
table-all-moves = { $number ->
        [one] { $number } choice
       *[other] { $number } choices
    }
table-moves = All choices
table-filter = Type to find a choice
table-none-found = No choice fits these words.
table-chooser = { $number ->
        [one] { $number } way
       *[other] { $number } ways
    }
table-step = { $thing }: choose what goes with it.
table-step-use = { $thing }: choose its use.
table-once-more = Once more to confirm: a card or a die comes out.
table-choose-here = choose here or on the board
table-less = Less
table-more-of = More
table-of = at most { $number }
table-sending = Sending
table-label-legal = { $label } Possible now.
table-label-refused = { $label } Not possible now.

## Preview

table-preview = What it would change
table-becomes = becomes
table-more = +{ $number } more
table-revealed = a card or die comes out
table-revealed-long = Something hidden or random comes out here: it cannot be taken back freely.
table-later = if it ended now { $points }
table-outlook = by the end about { $points }
table-outlook-title = What it changes by the end
table-outlook-note = An estimate by the bots’ hand-made judgement, from what you may know.
table-outlook-before = before
table-outlook-after = after
table-outlook-change = change
table-outlook-same = Nothing changes in what you may expect.
table-opens = opens { $number }
table-closes = closes { $number }
table-opens-what = Opens: { $things }
table-closes-what = Closes: { $things }
table-reach = What they can pay and reach next
table-reach-nothing = Nothing to be paid for in this phase is within reach.
table-reach-note = From what everybody can see; no hand is looked into.
table-change = { $what } from { $before } to { $after }
table-no-change = nothing changes in numbers
table-no-preview = Nothing is under the focus to preview.

## Why not

table-tools = More about this decision
table-why = Why not …
table-why-long = What cannot be done now, and why
table-not-now = Not now
table-show-where = Show what can be pressed

## Going back, rehearsing

table-undo = Undo
table-undo-none = nothing yet
table-undo-none-long = Undo: you have decided nothing yet
table-undo-answers = { $others ->
        [one] and { $others } answer
       *[other] and { $others } answers
    }
table-undo-long = Undo: { $move }{ $others ->
        [0] {""}
        [one] , and { $others } answer
       *[other] , and { $others } answers
    }
table-ask-undo-long = Ask to take back: { $move }{ $others ->
        [0] {""}
        [one] , and { $others } answer
       *[other] , and { $others } answers
    }
table-ways = { $number } ways on
table-range = { $least } to { $most }
table-tap-twice = Tap once to see, twice to do.
table-left = What is left
table-left-about = cards and tiles you have not seen yet
table-left-of = { $left } of { $box }
table-left-nothing = You have seen everything.
table-left-deck = { $number } to be drawn
table-left-hands = { $number } held by others
table-left-laid = { $number } face down on the board
table-left-later = { $number } come into the game later
table-left-gone = { $number } out of the game
table-vain = Gains nothing
table-over-limit = { $what } over the limit: lost
table-then = then { $costs }
table-by-itself = There was only one answer, so it was given: { $move }.
table-standing = Let all pass for the rest of this turn
table-took-back = Taken back: { $move }{ $others ->
        [0] {""}
        [one] , and { $others } answer
       *[other] , and { $others } answers
    }
table-ask-undo = Ask for an undo
table-back-one = Back one step
table-back-to = Back to before: { $move }
table-rehearse = Rehearse
table-rehearse-long = Try out the whole turn; nothing is sent until you say so
table-rehearsing = Rehearsing:
table-discard-plan = Discard the plan
table-send-turn = Send the whole turn
table-plan-stopped = Your plan stops at “{ $move }”: { $why }
table-out-of-step = The table moved on before your move came. You see the newest position.
table-out-of-step-plan = The table moved on before your move came. You see the newest position; your plan is kept.
table-wish = { $name } asks to go back by { $back ->
        [one] { $back } decision.
       *[other] { $back } decisions.
    }
table-wish-waits = { $name } asks to go back. Waiting for { $waiting }.
table-wish-yes = Agree to go back
table-wish-no = Play on

## Line to the table

table-offline = Reconnecting, try { $tries }. You can look, plan and read.
table-offline-sending = Reconnecting, try { $tries }. Your move waits here and is sent once.
table-closed = This table is closed to you.

## Seats and people

table-menu = Seat and table
table-notices = What others ask
table-stood-time = Your time ran out. A bot ({ $level }) has played for you since { $when }.
table-stood-left = You left. A bot ({ $level }) has played for you since { $when }.
table-stood-given = You were away. A bot ({ $level }) has played for you since { $when }.
table-stood-rated = This game is rated. A game in which a bot decided for you can lower your rating, never raise it.
table-stood-free = This game is not rated.
table-seat-back = Take my seat back
table-seat-back-about = the bot stops at once, or after the decision it is making
table-seat-soon = The bot is deciding. You have your seat after this decision.
table-like-you = of about your strength
table-offer = Offer my seat
table-offer-about = somebody else may take it; until then you play on
table-offer-first = Offer the seat to people first
table-offer-end = Take my offer back
table-offer-open = your seat is in the lobby; the link below leads to it
table-seat-offered = { $name } offers their seat. You would see and play what that seat may know.
table-take-seat = Take this seat
table-leave = Leave, a bot plays for me
table-leave-about = you may take your seat back at any time
table-leave-ask = Leave { $table }?
table-leave-means = A bot ({ $level }) decides for you from now on. You may take your seat back while the game runs.
table-stay = Stay at the table
table-give = Hand the seat of { $name } to a bot
table-give-about = { $name } has been away too long, and may take the seat back
table-give-here = { $name } is here
table-give-later = possible if still away in { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } h { $minutes } min
        }
       *[other] { $days } d { $hours } h
    }
table-end = End this game
table-end-about = at once and without a result
table-end-rated = not alone in a rated game: leave it, and a bot plays on
table-end-propose = Propose to end the game
table-end-propose-about = without a result, if everybody agrees
table-end-asked = { $name } would like to end the game without a result.
table-end-waits = { $name } would like to end the game. Waiting for { $waiting }.
table-end-yes = End the game
table-end-no = Play on
table-end-drop = Take it back
table-rematch-about = everybody is asked; the seats are kept
table-rematch-asked = Somebody would like to play again. Your seat is kept.
table-rematch-sit = Sit down
table-put-away = Put this table out of my list
table-put-away-about = it stays; its link still works
table-put-away-later = when the game is over
table-forked-from = Back to the game this came from
table-forked-at = decision { $ply }
table-copy-by-hand = This browser does not copy here. Select the link and press Ctrl C.
table-link-near = Only this computer can reach this link; start Rossio with --friends to let others in.

## Log, chat, score

table-next-move = Next move
table-again = { $number ->
        [one] Show it again
       *[other] Show { $number } moves again
    }
table-fold-turn = Fold this turn
table-unfold-turn = Unfold this turn
table-times = { $text } × { $number }.
table-deed = { $name } { $deed }.
table-deed-you = You { $deed }.
table-deed-nobody = { $deed }.
table-log-empty = Nothing has happened yet.
table-earlier = Earlier
table-new = { $number } new
table-divider-left = Since you left
table-divider-horizon = Undo is free back to here
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-later = No connection: your words stay here.
table-chat-heard = { $name }: { $text }
table-chat-unread = { $number ->
    [one] 1 new line
   *[other] { $number } new lines
}
table-score-now = If it ended now
table-score-final = Score sheet

## Settings in the middle of a game

table-set-theme = Colours
    .system = as the system
    .light = light
    .dark = dark
table-set-confirm = Confirm a move
    .never = never
    .final = when it cannot be undone
    .always = always
table-set-single = A question with one answer
    .play = is answered for you
    .ask = is asked
table-set-pace = Others’ moves
    .step = step by step
    .slow = slow
    .normal = normal
    .fast = fast
    .once = at once
table-set-motion = Motion
    .system = as the system
    .full = full
    .reduced = reduced
table-set-patterns = Patterns
    .normal = normal
    .strong = strong
table-set-boardtext = Board text
    .normal = normal
    .large = large
table-set-sound = Sound
table-set-keys = Single-letter keys
table-all-settings = All settings

## Keys

table-keys = Keys
table-key-option = the choice with this number
table-key-pass = let it pass, or see the whole board
table-key-enter = do what the button says
table-key-escape = one step back
table-key-undo = undo one decision
table-key-undo-turn = undo the whole turn
table-key-slower = slower
table-key-faster = faster
table-key-next-move = the next move of others
table-key-rehearse = rehearse, or stop it
table-key-why = why the thing in focus is not possible
table-key-explain = explain the thing in focus
table-key-preview = read the preview
table-key-legal = next possible thing; PageUp the one before
table-key-zone = show one zone large
table-key-go = then a letter: go to a zone
table-key-log = log
table-key-chat = chat
table-key-score = score
table-key-hand = hand
table-key-board = your board
table-key-repeat = repeat the last announcement
table-key-command = name a choice by typing
table-key-log-step = previous and next line of the log
table-key-next = Next step of a lesson
table-key-hint = A hint, or the coach shows the move
table-key-coach = Hear the coach again
table-key-help = these keys
table-key-zones = Zones of the board

## Read aloud

table-aloud-turn = Your turn. { $prompt } { $number ->
        [one] { $number } choice.
       *[other] { $number } choices.
    }
table-aloud-lost = The connection is lost. Reconnecting.
table-aloud-minute = One minute left.
table-more-events = And { $number } more.
table-as-text = Board as text
table-as-board = Back to the board

## The end, the replay

table-win = { $name } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-share-win = { $names } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-ahead = { $number ->
        [one] { $number } point
       *[other] { $number } points
    } ahead of { $name }.
table-level = Level with { $name } in points, ahead by the tie rule.
table-decided = Decided by: { $by }.
table-replay = Replay
table-rematch = Rematch
table-share = Copy the link
table-share-moment = Copy the link to this moment
table-copied = Link copied
table-record = Save the record
table-to-home = Home
table-curves = Points over the game
table-curves-about = Points over the game. At the end: { $totals }.
table-as-table = Show as table
table-as-curves = Show as curves
table-decision-number = Decision
table-decision-at = Decision { $ply }
table-show = Show
table-start = Set-up of the game
table-ply-of = Decision { $ply } of { $last }
table-moment = Moment of the game
table-step-back = One decision back
table-step-on = One decision on
table-play = Play
table-pause = Stop
table-speed = Speed
table-fork = Play from here
table-fork-about = A new table begins as this game stood after decision { $ply }.
table-fork-seats = Your seat, and who plays the others
table-fork-who = Who plays for { $name }
table-fork-title = { $table }, decision { $ply }
table-fork-back = The way back to this game stays in the new table’s menu and header.
table-result = Result

## Coming back, one device

table-play-it = Play it, { $seconds } s
table-digest-more = { $number ->
        [one] { $number } earlier decision is in the log.
       *[other] { $number } earlier decisions are in the log.
    }
table-hand-over = Hand the device to { $name }
table-hand-over-why = Nobody else should look now.
table-hand-over-take = I am { $name }, show my board
table-title = { $game } · Rossio
table-title-turn = ● Your turn · { $game }
table-title-unread = ({ $number }) { $title }

## The coach

table-coach = Coach
table-coach-step = step { $step } of { $steps }
table-coach-next = Next
table-coach-show = Show me
table-coach-again = Again from the start
table-coach-following = Next chapter
table-coach-all = All chapters
table-coach-fold = Fold the coach
table-coach-unfold = Unfold the coach
table-coach-can = Now you can { $can }.
table-coach-detour = This comes from your choice. Decide as you like.
table-coach-answer-first = First the question, then the move.
table-coach-end = This chapter is over. Look around, or go on to the next one.
table-coach-renewed = This chapter has been renewed since you began it, so it starts again.
table-coach-lost = There is no connection. Try again in a moment.
table-coach-aloud = Coach, step { $step } of { $steps }: { $text }
table-card-aloud = Coach: { $text }
table-card-met = Understood
table-card-count = Coach: { $met } of { $all } things met
table-card-hush = Silence the coach
table-card-speak = Let the coach speak again
table-card-again = What this question is about
table-lookback = Looking back
table-lookback-well-title = Done well
table-lookback-next-title = To try next time
table-lookback-ahead = { $category }: { $own } points, the other { $other }.
table-lookback-behind = { $category }: the other had { $other }, you { $own }.
table-lookback-well = { $move }: nothing looked better then.
table-lookback-better = Instead of “{ $move }”: { $better }.
table-help = Help
table-hint = Hint
table-hint-more = More of it
table-hint-why = Why did { $name } do that?
table-hint-where = Look here: { $zone }.
table-hint-kind = What kind: { $kind }.
table-hint-move = { $move }: { $why }.
table-hint-other = Next best: { $move }.
table-hint-looks = The best of { $looks } looks ahead, without knowing what is hidden.
table-hint-dock = your own board
table-hint-bar = the choices in the bar
table-hint-promises = it promises about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more by the end
table-hint-did = { $name }, { $move }: { $why }.
table-hint-quiet = no points yet, but a better place for what comes

## The review

table-review = Review
table-review-ask = Review this game
table-review-running = { $done } of { $steps } looked at
table-review-waiting = Waits until the bots have time
table-review-verdict = Luck gave { $luck }.
table-review-verdict-gave = { $name } { $points }
table-review-verdict-better = The better decisions were those of { $name }: { $own } points lost per decision, against { $other } of { $second }.
table-review-verdict-level = In their decisions { $name } and { $second } were level: { $own } points lost per decision.
table-review-curve = Expected points at the end
table-review-curve-about = Expected points at the end, after every decision. At the end: { $totals }.
table-review-show-curve = What the curve shows
table-review-expected = expected
table-review-so-far = points so far
table-review-mark = after decision { $ply }: luck, { $name } { $points }
table-review-loses = loses { $points } per decision
table-review-you = you
table-review-dearest-about = points lost against the others, beside the better move
table-review-whose = Whose decisions
table-review-mine = mine first
table-review-everyone = everyone’s
table-review-better = better
table-review-first = try it first, then see
table-review-hidden = hidden until you try
table-review-try = Try it
table-review-try-about = Try decision { $ply } again
table-review-show = Show it
table-review-show-about = Show decision { $ply }
table-review-decision = { $name }, decision { $ply }: { $move }
table-review-cost = costs { $points }
