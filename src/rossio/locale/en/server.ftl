# What the server says

## What is wrong with a request

server-error-invalid = { $what }: { $reason }
server-error-unknown-game = { $game }: no such game; there is { $known }.
server-error-unknown-option = The game { $game } has no such option or number of seats.
server-error-unknown-bot = { $bot }: no such bot; there is { $known }.
server-error-unknown-move = No move has this name.
server-error-record = This record cannot be read, line { $line }: { $reason }
server-error-pack = This pack cannot be played: { $faults }
server-error-no-pack = There is no pack { $digest } here.
server-error-address = { $address }: { $reason }
server-error-reset-token = This link is no longer valid. Ask for a new one.
server-error-no-mail = This server sends no e-mail. Ask its administrator for a new password.
server-error-sign-in = Come in first, as a guest or with your account.
server-error-wrong-password = Name and password do not match.
server-error-csrf = The request lacks the sign of your own session (X-CSRF-Token). Load the page again.
server-error-origin = { $origin }: a page of another site may not open this table.
server-error-banned = This account is closed.
server-error-not-seated = Table { $table }: you do not sit there.
server-error-not-host = Table { $table }: only its host can do this.
server-error-blocked = Table { $table }: somebody there does not want to play with you.
server-error-no-table = { $table }: there is no such table.
server-error-no-person = { $person }: there is no such person.
server-error-no-seat = There is no seat { $seat }.
server-error-no-page = There is no such page.
server-error-no-ply = Decision { $ply }: the game has { $last }.
server-error-method = This address does not understand such a request.
server-error-stale = Your move answers decision { $ply }, but the table is at decision { $now }.
server-error-refused = { $move }: not possible ({ $reason }, { $clause }).
server-error-not-wanted = The coach waits for something else first.
server-error-no-hint = There are hints only at unrated tables, about one’s own decisions and the moves of bots.
server-error-out-of-place = There is nothing of the kind to do at this step of the lesson.
server-error-not-your-turn = It is not your decision now.
server-error-bot-decides = Your time for this decision is over: the bot decides it, then you can come back.
server-error-over = The game is over.
server-error-not-open = Table { $table } has already begun or ended ({ $status }).
server-error-not-running = No game is running at table { $table } ({ $status }).
server-error-not-finished = Table { $table }: everything opens when the game is over ({ $status }).
server-error-seat-taken = Seat { $seat } is taken.
server-error-seat-shared = Table { $table }: people share one device there; such a seat cannot be offered.
server-error-not-away = Table { $table }: nobody is waiting for seat { $seat }, or its person is here.
server-error-not-yet = Table { $table }: seat { $seat } may be given to a bot in { $minutes ->
        [one] { $minutes } minute.
       *[other] { $minutes } minutes.
    }
server-error-rated-alone = Table { $table }: this game is rated, and nobody is there to agree. Leave it, and a bot plays on; or play it to its end.
server-error-leaver = Table { $table } asks for people who keep their games. You kept { $kept } and left { $left }.
server-error-already-seated = You already sit in seat { $seat } of table { $table }.
server-error-seats-empty = Table { $table }: these seats are still empty: { $seats }.
server-error-nothing-to-undo = Nothing to take back: the table is at decision { $now }, you asked for { $to }.
server-error-no-wish = Table { $table }: nobody asks to go back any more.
server-error-name-taken = { $name }: this name is taken.
server-error-rules-changed = This game was begun with rules { $rules } of { $game }, content { $content }; this server plays by others.
server-error-unreplayable = Table { $table } no longer replays; the administrator has been told.
server-error-raced = Table { $table } has changed at this very moment. Try again.
server-error-too-large = This is too large; at most { $at_most } bytes.
server-error-media-type = Send JSON.
server-error-too-often = Too often ({ $purpose }). Try again in { $seconds ->
        [one] { $seconds } second.
       *[other] { $seconds } seconds.
    }
server-error-too-many = { $what ->
        [open] You have { $at_most } open tables already. Close one, or let one begin.
        [bots] { $at_most } of your tables are played by bots alone. Wait until one of them ends.
       *[study] You have brought { $at_most } records, and more are not kept.
    }
server-error-internal = A mistake of ours, noted as { $request }. Nothing was changed.
server-error-cut = The rules did not answer in time, and nothing was changed. Try again, or choose otherwise.
server-error-away = The server cannot reach its database now. Send the same request again in a moment.

## Notices

server-notice-turn = Your turn at { $table } ({ $game })
server-notice-over = The game at { $table } is over ({ $game })
server-notice-soon = A quarter of your time is left at { $table } ({ $game })
server-notice-late = Your time is up at { $table } ({ $game }); the others wait for you
server-notice-time = Your time ran out at { $table } ({ $game }); a bot plays for you, and you can take your seat back
server-notice-given = You were away at { $table } ({ $game }); a bot plays for you, and you can take your seat back
server-notice-text = { $subject } { $link }
server-reset-subject = A new password for Rossio
server-reset-text = Hello { $name }, set a new password here within one hour: { $link } If you did not ask for this, do nothing.

## Pages

server-no-client = The server is running, but the web client was not built. In a copy of the sources: make web; then load this page again. The programming interface is described at /api/schema.

## Link previews

server-card-house = three great games, one square
server-card-house-text = Lisboa, Coimbra and Magnanimous: play against bots with one click, live with friends, or a turn a day.
server-card-rules = { $game }: the rules
server-card-rules-text = The game in five minutes, and every rule in plain words, clause by clause.
server-card-learn = Learn { $game }
server-card-learn-text = Short chapters that teach the game while you play it.
server-card-invited = You are invited to { $game }
server-card-invited-text = This link leads to a table among friends.
server-card-open = { $game }: a table is open
server-card-running = { $game }: a game is on
server-card-finished = { $game }: a game to look back on
server-card-abandoned = { $game }: a game that was broken off
server-card-study = { $game }: a game to study
server-card-free =
    { $seats ->
        [one] one seat is free
       *[other] { $seats } seats are free
    }
server-card-ply = decision { $ply } of { $last }
server-card-shown = The board of { $game }
