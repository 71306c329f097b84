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
table-own-board = Your board
table-own-board-short = Board
table-board-of = Board of { $name }
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
table-at-turn = decides
table-away = away
table-first = first player
table-show-board = Show the board of { $name }
table-watchers = { $number ->
        [one] { $number } person watches
       *[other] { $number } people watch
    }
table-clock-days = { $days } d { $hours } h
table-clock-hours = { $hours } h { $minutes } min
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
table-less = Less
table-more-of = More
table-of = at most { $number }
table-sending = Sending
table-label-legal = { $label }. Possible now.
table-label-refused = { $label }. Not possible now.

## Preview

table-preview = What it would change
table-becomes = becomes
table-more = +{ $number } more
table-revealed = something hidden comes out
table-revealed-long = Something hidden or random comes out here: it cannot be taken back freely.
table-change = { $what } from { $before } to { $after }
table-no-change = nothing changes in numbers
table-no-preview = Nothing is under the focus to preview.

## Why not

table-why = Why not …
table-why-long = What cannot be done now, and why
table-not-now = Not now

## Going back, rehearsing

table-undo = Undo
table-ask-undo = Ask for an undo
table-back-one = Back one step
table-back-to = Back to before: { $move }
table-rehearse = Rehearse
table-rehearse-long = Try out the whole turn; nothing is sent until you say so
table-rehearsing = Rehearsing:
table-discard-plan = Discard the plan
table-send-turn = Send the whole turn
table-plan-stopped = Your plan stops at “{ $move }”: { $why }
table-out-of-step = The table moved first. Your position is fresh.
table-out-of-step-plan = The table moved first. Your position is fresh, your plan is kept.
table-wish = { $name } asks to go back by { $back ->
        [one] { $back } decision.
       *[other] { $back } decisions.
    }
table-wish-waits = { $name } asks to go back. Waiting for { $waiting }.
table-wish-yes = Let it go back
table-wish-no = Play on

## Line to the table

table-offline = Reconnecting, try { $tries }. You can look, plan and read.
table-offline-sending = Reconnecting, try { $tries }. Your move waits here and is sent once.
table-closed = This table is closed to you.

## Log, chat, score

table-log-empty = Nothing has happened yet.
table-earlier = Earlier
table-new = { $number } new
table-divider-left = Since you left
table-divider-horizon = Undo is free back to here
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-later = No connection: your words stay here.
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
table-key-rehearse = rehearse, or stop it
table-key-why = why not, of what has the focus
table-key-preview = read the preview
table-key-legal = next possible thing; PageUp the one before
table-key-zone = let a zone fill the stage
table-key-go = then a letter: go to a zone
table-key-log = log
table-key-chat = chat
table-key-score = score
table-key-hand = hand
table-key-board = your board
table-key-repeat = repeat the last announcement
table-key-command = name a choice by typing
table-key-log-step = previous and next line of the log
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
table-ahead = { $number } ahead of { $name }.
table-level = Level with { $name } in points, ahead by the tie rule.
table-decided = Decided by: { $by }.
table-replay = Replay
table-rematch = Rematch
table-turnings = Turning points
table-turnings-title = { $number ->
        [one] The decision that moved the game
       *[other] { $number } decisions that moved the game
    }
table-turnings-about = change of the lead of { $name }, in points
table-share = Copy the link
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
