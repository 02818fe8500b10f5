# What the bot itself says.

## Commands and buttons

game-commands = Your moves in { $game }
command-rules = Rules of { $game }
choose-kind = What do you want to do?
choose-option = Change an option (host)
choose-pieces = Choose
more-choices = More …
as-suggested = As suggested: { $move }
pieces-of = { $exactly ->
    [yes] Choose { $most }
   *[no] Choose { $least } to { $most }
 }{ $parts ->
    [1] {""}
   *[other] {" "}in all ({ $part } of { $parts })
 }
number-between = A number from { $low } to { $high }

button-menu = Your move
button-hand = My hand
button-undo = Undo
button-board = Board
button-score = Score
button-again = Try again
button-back = ‹ All my moves
button-older = ‹ Older
button-newer = Newer ›
button-join = Join
button-leave = Leave
button-robot = Add robot
button-no-robot = Remove robot
button-start = Start

## The lobby

table-opened = The table is open. Others sit down with “Join” or /table join; you may add robots and change options there. When all are there, press “Start”.
lobby-head = **{ $game }** – a table is open ({ $least }–{ $most } players)
lobby-seat = { $number }. { $name }{ $robot ->
    [yes] { " " }(robot)
   *[no] { "" }
 }
lobby-empty = Nobody sits here yet.
lobby-options = Options: { $options }
lobby-no-options = Options: all as in the rules
lobby-missing = { $count ->
    [one] One more player or robot is needed.
   *[other] { $count } more players or robots are needed.
 }
lobby-other-option = For as many as sit here there is the option “{ $option }”.
lobby-too-many = Too many have sat down: { $most } can play.
lobby-ready = { $host } may start.
lobby-closed = This lobby is closed.
robot-name = Robot { $number }
joined = You sit at the table.
left = You have left the table.
robot-seated = A robot has sat down.
robot-gone = The robot has left.
option-set = The option is set.
started = The game begins.
ended = The table is ended.
invited = { $name } is invited.
invitation = { $user }, { $host } invites you to a game of { $game }: sit down with the lobby’s button or /table join.
table-starts = **{ $game }** begins. Seats: { $seats }
table-ended = { $name } has ended this table without a result.
in-lobby = waiting for players

## Posts

turn-head = { $who } – **{ $game }**{ $moment }: { $asked }
have-chosen = { $done } of { $all } have chosen
more-lines = … and { $count } earlier { $count ->
    [one] line
   *[other] lines
 }: /log
game-over = **{ $game }: the game is over**
rank-line = { $rank }. { $name } – { $points } { $points ->
    [one] point
   *[other] points
 }
may-not-attach = (I may not attach pictures here: ask for the permission “Attach Files”. /board shows them privately.)

## Private answers

answer-noted = Done.
answer-repeated = Noted: { $move }.
answer-changeable = Until the last has chosen you may choose again: /move
form-late = That took me too long. Please click once more.
answer-next = Your move: { $asked }
waiting-for = Waiting for { $who }: { $asked }
table-over = The game is over.
your-hand = Only you see this.
no-hand = Nothing is hidden in this game; here is your side of the table.
log-head = **Log**, page { $page } of { $pages }
score-line = { $rank }. { $name }: { $hidden ->
    [yes] { $known } and what is hidden
   *[no] { $known }
 }
score-source-line = { "   " }{ $source }: { $points }
score-fact-line = { "   " }· { $fact }
games-line = { $game } in { $channel }: { $state }
no-tables = You sit at no table. Open one with /table new.
help = **How to play here**
    `/table new` opens a table in this channel; others join with a button, robots fill empty seats, the host starts.
    When it is your turn you are pinged: use the buttons and lists of the newest post, or type the move. `/move` shows what you can do.
    What others may not know is shown to you alone: `/hand`, and every answer to your own moves.
    Look: `/board` (also a past line: `at`), `/score why:true`, `/log`, `/rules`, `/games` for all your tables.
    Take back: `/undo`, `/redo`; once something was revealed or others have acted, they must agree.
    Away? `/order give` leaves moves for later, `/order pass` passes for you, `/turn robot` lets a robot play this turn, `/seat` gives the seat to somebody else.
    Yours to choose: `/settings` for reminders, quiet hours and time zone. The host’s tools are under `/host`, and `/table end` ends a table.

## What a player can do wrong

no-table-here = There is no table in this channel. Open one with /table new.
no-such-table = This table does not exist any more.
no-such-game = There is no game “{ $text }” here. There is: { $names }.
no-such-option = There is no such option.
no-such-picture = There is no such picture. There is: { $names }.
no-such-player = There is no such player. There is: { $names }.
no-such-line = The log has { $last } lines.
rule-list = **Rules of { $game }**: { $chapters }. Choose one of them as the topic, or one of { $parts } components by name.
many-such-rules = “{ $text }” is part of several: { $names }.
no-such-rule = I know no rule called “{ $text }”: choose one from the list.
channel-taken = This channel has a table already. Play in another channel or thread, or /table end it.
permissions-missing = I may not do everything here that a table needs. Please allow me: { $names }.
may-not-write-there = You may not write there yourself.
already-joined = You sit at this table already.
not-joined = You do not sit at this table.
table-full = All { $most } seats are taken.
no-robot = There is no robot at this table.
host-only = Only the host of the table may do that.
wrong-number = { $count } of { $least }–{ $most } players are seated: the game cannot start.
already-started = This table has started. { $waiting }
table-ended-already = This table has ended.
not-started = This table has not started yet.
table-frozen = This table cannot be continued as it is: its save does not fit the rules at hand. The operator has been told.
table-moved-on = The table has moved on meanwhile. Look again and repeat your move.
not-seated = You do not play at this table.
not-your-control = These are the controls of { $names }. Your own open with /move.
not-asked = You are not asked anything now. { $asked }
not-asked-any-more = You are not asked that any more. /move shows what you can do.
old-control = That was asked earlier and is out of date. /move shows what you can do now.
another-game = This table plays { $game }.
refused = { $why }
field-open = This is still open: { $question }
nothing-to-undo = You have no move to take back.
nothing-to-redo = You have nothing to bring back.
undo-over = The game is over: nothing can be taken back any more.
a-bug = Something went wrong on my side. Your move was not made; the operator can see what happened.

## Orders

order-left = I will do that for you: { $order }
order-anything = whatever asks
order-lasts-once = once
order-lasts-step = while that question lasts
order-lasts-dropped = until you drop it
order-unless = but not when you could: { $moves }
order-empty = Write at least one move, like: sell sugar; pass
order-fact = “{ $text }”: write what the question is about as name=value; choose the step first.
no-such-step = There is no question “{ $text }”. There is: { $names }.
no-such-component = There is no “{ $text }” here. There is: { $names }.
no-orders = You have left no orders here.
no-such-order = You have no such order. /order list shows yours.
orders-dropped = Dropped: { $count } { $count ->
    [one] order
   *[other] orders
 }.

## History and fairness

jump-to = Look back to the end of a phase …
log-file = The log as a file, as you may read it.
replay = The game, phase by phase
not-over-yet = That is possible when the game is over.
the-save = The save of this table. python -m bot verify checks it anywhere.
secret-promised = -# Luck can be checked: SHA-256 of the dealing secret is { $promise }
secret-told = -# The dealing secret was { $secret } (SHA-256 { $promise }): /verify deals everything again.
verified = All { $draws } draws were dealt from the secret { $secret }, whose SHA-256 { $promise } was posted at the start.
not-verified = Of { $draws } draws these were not dealt from the secret { $secret }: entries { $wrong }.

## Time: pings, reminders, deadlines

ping-deadline = -# Time until { $deadlines }
ping-deadline-of = { $name }: { $at } ({ $left })
ping-next = -# { $who }: you are next
ping-where = { " " }in { $channel }
remind-ping = { $who } – **{ $game }**{ $moment }{ $where }: { $asked }
remind-next = { $who } – **{ $game }**{ $moment }{ $where }: you are next.
remind-nudge = { $who }, in case you forgot to finish: you have begun a move in **{ $game }**{ $moment }{ $where }: { $asked }
remind-last-call = { $who }, last call in **{ $game }**{ $moment }{ $where }: { $asked }
remind-1 = { $who }, **{ $game }**{ $moment }{ $where } waits for you: { $asked }
remind-2 = { $who }, **{ $game }**{ $moment }{ $where } still waits for you: { $asked }. The others cannot go on.
remind-3 = { $who }, your turn in **{ $game }**{ $moment }{ $where } began { $since }, and everybody waits: { $asked }. Say until when you need, or let a robot play it.
time-up-host = { $names } – **{ $game }**: time is up. { $host }, you may decide how to go on.
time-up-default = { $names } – **{ $game }**: time is up, and the rules’ default is played.
time-up-robot = { $names } – **{ $game }**: time is up, and a robot plays this turn.

button-there = To your move
button-mute = Mute for this turn
button-until = I need until …
button-robot-turn = Let a robot play this turn
button-play-default = Play the default
choose-until = Remind me …
until-hours = in { $count } { $count ->
    [one] hour
   *[other] hours
 }
until-other = at another time …
until-form = I need until
until-form-field = Time (18:30, 3h, 2d, 2026-12-24 18:30)
until-which = When shall I remind you? (Your time zone: { $zone })
muted = I will not remind you again this turn.
needed-until = I will remind you { $left } ({ $at }), and not before.
not-a-moment = I cannot read “{ $text }” as a time to come: write 18:30, 3h, 2d, or 2026-12-24 18:30.
not-waited-for = Nobody waits for you here just now.
robot-plays = A robot plays this turn for you.
played-for = { $name } is played for until this turn is over.
host-gives-time = The host gives { $names } { $hours } { $hours ->
    [one] hour
   *[other] hours
 } more for this turn.
no-deadline = Nobody plays against a deadline here just now.
is-not-late = The time of { $name } is not up.

choose-pace = Pace (host)
lobby-pace = Pace: { $pace }
pace-none = no hurry (no limits)
pace-relaxed = relaxed (72 hours a turn, then the host may act)
pace-strict = strict (24 hours a turn, then the rules’ default is played)
pace-blitz = blitz (10 minutes, and some more with each turn; for an evening together)

## Seats that change hands, and what needs consent

button-agree = Agree
button-decree = Decide as the host
button-take = Take the seat
button-oust = Open the seat
hand-anew = **{ $game }** in { $channel }: something was taken back. Your hand is this now.
undo-barrier = Others have acted or something was revealed since. I have asked: { $names } must agree, or the host decides.
undo-asked = { $name } would like to take back the last decision. { $asked } – do you agree?
undo-asked-already = { $name } has asked the table already; that must be answered first.
undo-own = You have asked for it yourself: the others must agree.
undo-agreed = You have agreed. Still missing: { $names }.
undo-by-all = All have agreed: what { $name } asked for is taken back.
undo-by-host = The host has decided: what { $name } asked for is taken back.
undo-done = It is taken back.
undo-void = Somebody has acted since, or that was decided already: it cannot be agreed to any more.
host-acted = The host acts for { $name }.
private-table = This table is private: only who is invited may look or sit down. Its host can invite you.
no-open-seat = That seat is not open. /games open:true lists open seats.
knows-a-hand = You have seen the hand of another player here, so you may not sit down on a different seat.
sits-already = That user sits at this table already.
seat-open-already = That seat is open already.
seat-opened = The seat of { $name } is open: whoever likes may take it and play on.
seat-opened-answer = The seat is open. What you were told privately here is deleted as far as possible.
seat-offered = { $user }, you are offered the seat of { $name }. With the button you take it and play on.
seat-offered-answer = The seat is offered. Until it is taken, all stays as it is.
seat-taken = { $user } takes the seat of { $name } and plays on.
seat-taken-answer = You sit at the table as { $name }. This is what only you see:
seat-warmed = A robot plays for { $name } now.
seat-warmed-answer = A robot plays on. /seat back takes your seat back.
seat-back = { $name } plays again.
seat-back-answer = The robot has left; you play again.
no-robot-here = No robot plays for you.
not-late = { $name } is not late beyond the limit: the table cannot open that seat.
vote-asked = { $name } is late. Shall the seat be opened, and a robot play until somebody takes it? More than half of the others must click.
vote-noted = Your vote is counted.
vote-carried = The table has decided: the seat of { $name } is open, and a robot plays until somebody takes it.
permitted = { $name } lets the host act for that seat, until /seat forbid.
permission-ended = The host may not act for { $name } any more.
former-hand = You do not sit here any more: this is what everybody may see.
open-lobby = { $game } in { $channel }: waiting for players ({ $count } of { $most } seats taken)
open-seats = { $game } in { $channel }: { $count ->
    [one] one open seat ({ $names })
   *[other] { $count } open seats ({ $names })
 }
no-open-tables = No table on this server has an open seat. Open one with /table new.
no-bots = Only people can be offered a seat. /seat robot lets a robot play.

## Settings

settings-me = Yours
settings-table = This table’s
settings-server = This server’s
settings-no = none
settings-own = **Your settings**
    Time zone: { $zone }
    Quiet hours: { $quiet } (nothing disturbs you then; what was to be said comes when they end)
    Pings: { $ways }{ $closed ->
        [yes] { " " }– your direct messages are closed to me, so I ping you in the channel
       *[no] { "" }
     }
    Reminders: after { $first } hours, then every { $next } hours
    Vacations: { $vacations }
settings-ways-channel = in the channel
settings-ways-direct = by direct message
settings-ways-both = in the channel and by direct message
choose-ways = Where to ping you
choose-quiet = Quiet hours
choose-reminders = Reminders
quiet-none = No quiet hours
quiet-span = Quiet from { $span }
quiet-other = Other quiet hours …
reminders-every = Remind me every { $hours } hours
button-zone = Time zone …
button-vacation = Vacation …
button-next-on = Tell me when I am next
button-next-off = Do not tell me when I am next
form-zone = Your time zone
form-zone-field = City, or name like Europe/Berlin
form-quiet = Quiet hours
form-quiet-field = From and to, like 22:30-7:00
form-vacation = Vacation
form-vacation-field = 2026-12-24 to 2027-01-01, or none
settings-of-table = **{ $game }, this table**
    Pace: { $pace }
    When time is up: { $then }
choose-then = When time is up
then-host = the host may act
then-default = the rules’ default is played
then-robot = a robot plays the turn
settings-of-server = **New tables on this server**
    Pace: { $pace }
    Language: { $language }
choose-server-pace = Pace of new tables
choose-language = Language of new tables
language-en = English
pace-changed = The host has changed the pace: { $pace }. When time is up: { $then }.
pace-lifted = The host has lifted the time limits.
not-times = I cannot read “{ $text }” as hours: write 22:30-7:00.
not-days = I cannot read “{ $text }” as days to come: write 2026-12-24 to 2027-01-01.
no-such-zone = I know no single time zone “{ $text }”. There is: { $names }.
too-much-vacation = Clocks stand still in vacations: a year holds { $most } days of them at most.
manager-only = Only who may manage the server may change that.

## The host's tools

host-done = Done.
lobby-private = Private: only who is invited (/table invite) may look and sit down.
host-skips = The host skips { $name }: the rules’ default is played.
host-rewinds = The host goes back to line { $line } of the log.
host-pauses = The host has paused this table: clocks and reminders stand still. Who wants may still move.
host-resumes = The table goes on: clocks and reminders run again.
host-private = This table is private now: only who is invited may look at it and sit down.
host-public = This table is open now: everybody may look at it, and sit down where there is room.
host-passes-on = { $user } is the host of this table now.
nobody-to-skip = The host may skip who is late, or where there are no limits who is waited for. Now: { $names }.
no-default = The rules know no default here. /seat robot lets a robot play.
not-permitted = { $name } has not let you act for that seat (/seat permit).
paused-already = The table is paused already.
not-paused = The table is not paused.
rewind-nothing = Nothing was decided after that line.
moved-to = This table plays on in { $channel }.
moved-from = This table has come from { $channel } and plays on here.
invitation-private = { $user }, { $host } lets you look on at this private table of { $game }.
seat-name = Seat { $number }
save-too-long = That file is too long for a save.
save-damaged = That file is no save that can be played on: it is damaged, changed, or from another version.
save-over = That game is over: there is nothing to play on.
imported = The table is open: others sit down with the buttons, and so do you.
table-imported = **{ $game }** is played on from a save that { $user } has brought. Whoever has that file knows every secret in it. All seats are open:

## Housekeeping

archived-soon-lobby = Nobody has sat down here or left for a while: unless somebody does, or the host starts, this lobby of { $game } is closed on { $at }.
archived-soon-running = Nobody has moved here for a long time: unless somebody does, this table of { $game } is archived on { $at }.
archived-soon-finished = This table of { $game } stays here until { $at }: until then /log, /replay, /verify and /save show it.
archived-now = This table of { $game } is archived: the channel is free for another one. Its log is kept.
