# What the bot itself says.

## Commands and buttons

choose-kind = What do you want to do?
choose-option = Change an option (host)
button-legend = Legend
legend = **Legend**
legend-picture = { $game } with its legend: { $areas } Symbols: { $symbols }.
choose-part = What is …?
choose-pieces = Choose
more-choices = More …
button-suggestion = Suggestion
button-play-it = Play it
button-change-it = Change it …
pieces-of = { $exactly ->
    [yes] { $upto ->
        [all] All { $of }
       *[some] Exactly { $most } of { $of }
    }
   *[no] { $least ->
        [0] { $upto ->
            [all] Any number of { $of }
           *[some] Up to { $most } of { $of }
        }
       *[other] { $upto ->
            [all] { $least } or more of { $of }
           *[some] { $least } to { $most } of { $of }
        }
    }
 }{ $worth ->
    [0] {""}
   *[other] , worth { $worth } or more
 }
pieces-list = List { $part } of { $parts }: the number counts for all lists together.
pieces-needed = Choose only what you need: without the cheapest piece, the rest must be worth too little.
piece-of = { $number } of { $count }
choose-number = Choose a number
number-between = A number from { $low } to { $high }
raise-by = { $number } (+{ $more })

button-menu = Your move
button-hand = Hand
button-undo = Undo
button-board = Board
button-score = Score
button-conditions = Pass until …
button-drop-order = Drop this order
button-drop-number = Drop order { $number }
button-try = Try out
button-try-back = Take back
button-try-robot = A robot’s move
button-try-look = Show pictures
button-try-anew = Start over
button-try-leave = Close
button-why = Score in detail
button-news = While you were away
button-log = Log
button-earlier = Earlier moves
button-fair = Fair draws
button-log-rules = What do these lines mean?
button-rules = ?
button-rematch = Rematch
button-replay = Replay
button-more = More…
more-at-table = What else would you like to see?
button-again = Correct my choice
button-from-scratch = { $label } (from scratch)
button-open-form = Open the form
button-change = Change
button-back = ‹ All my moves
button-back-to-question = Back to the question
button-help-learn = Learn a game
button-help-play = Play
button-help-hint = Hint for my move
button-help-try = Try out moves
button-help-review = My decisions
button-help-settings = Settings
button-back-to-help = ‹ Help
button-back-to-game = ‹ { $game }
button-older = ‹ Older
button-newer = Newer ›
button-page-back = ‹ Previous page
button-page-on = Next page ›
button-join = Join
button-leave = Leave
button-invite = Invite …
button-how = How to play
button-end = End the table
button-robot = Add robot
button-no-robot = Remove robot
button-start = Start

## The lobby

table-opened = The table is open. Others can join with the “Join” button or /table join; you can add robots and change options there. Once everyone is here, press “Start”.
lobby-head = **{ $game }** – a table is open ({ $least }–{ $most } players)
lobby-seat = { $number }. { $name }{ $robot ->
    [easy] { " " }(robot, easy)
    [strong] { " " }(robot, strong)
    [no] { "" }
   *[normal] { " " }(robot, normal)
 }
lobby-length = -# { $minutes } minutes or so with { $seats } players in one sitting, about { $clicks } clicks each
lobby-levels = -# Games won by one robot, per 100 with { $seats } players, against programs new to it: { $levels } (an even share is { $even }).
lobby-picture = { $game } as it begins
lobby-empty = Nobody has joined yet.
lobby-options = Options: { $options }
lobby-no-options = Options: all as in the rules
lobby-full = { $host }, all seats are taken: you can begin.
lobby-not-any-more = { $host }, the game cannot begin any more.
lobby-missing = { $count ->
    [one] One more player or robot is needed.
   *[other] { $count } more players or robots are needed.
 }
lobby-other-option = To play with this many, turn on the option “{ $option }”.
lobby-too-many = Too many have joined: this game is for at most { $most }.
lobby-ready = { $host } can start the game.
lobby-closed = **{ $game }** – this lobby is closed
lobby-left = Everybody has left it. /play begins another game here.
joined = You have joined the table.
left = You have left the table.
left-last = You have left the table. Nobody else was there, so it is closed. /play begins another game here.
robot-seated = A robot has joined – { $level ->
    [easy] { robot-easy }
    [strong] { robot-strong }
   *[normal] { robot-normal }
 }. /table robot offers the other levels.
robot-gone = The robot has left.
option-set = The option is changed.
started = { $game } begins.
ended = The table has been ended.
invited = { $name } has been invited.
choose-guest = Whom to invite
invite-whom = Who do you want to invite? They are mentioned in this channel.
invited-already = { $name } has been invited already.
invited-so-far = Invited so far: { $names }.
no-bots-invited = Only people can be invited. “Add robot” seats a robot.
end-sure = End the table of **{ $game }** in { $channel } without a result? ({ $state }) The game cannot be resumed.
invitation = { $user }, { $host } invites you to a game of { $game }: join with the lobby’s button or /table join.
invitation-closed = { $users }, the invitation to this game of { $game } has ended: its lobby closed before the game began.
rematch-asked = { $users } – { $host } would like a rematch ({ $game }): join with the lobby’s button or /table join.
table-starts = **{ $game }** begins. Seats: { $seats }
table-ended = { $name } has ended this table without a result.
in-lobby = waiting for players

## The quickest way to a game

quick-which = **What would you like to play?**
quick-ready = { $robots ->
    [one] A robot takes the other seat, and the game begins in this channel. It plays like a friendly beginner; if you wait for people, you can choose a stronger one.
   *[other] Robots take the other { $robots } seats, and the game begins in this channel. They play like friendly beginners; if you wait for people, you can choose stronger ones.
 }
quick-start = Begin with robots
quick-lobby = Open a lobby
quick-lobby-here = A table of { $game } gathers players in this channel.
quick-another = To start another game, type /play in another channel or in a new thread.

## Lessons

button-learn = Guided first game
button-chapters = Chapters of the lesson
button-back-to-lesson = Back to the lesson
lessons = **Which game would you like to learn?** You play a guided first game alone against easy robots, in a place of your own: 10 to 15 minutes. You can leave it at any time and go on later.
lesson-of = Lesson: { $game }
lesson-begins = Your lesson waits for you in { $channel }.
lesson-in-person = your direct messages
lesson-chapters = **Your lesson of { $game }** is in { $channel }. Go on there, or start it over at a chapter:
lesson-opens = **A guided first game of { $game }.** A good choice is marked with ➜, but you may do anything that the rules allow. Nothing here counts; after a day without a move, the lesson is deleted.
lesson-head = -# Lesson, part { $number } of { $count }: { $title }
lesson-strayed = That was your own way, and it is allowed. { $text } The lesson’s move would have been: **{ $move }**. *Back to the lesson* takes your decision back; or just play on.
lesson-off = -# You have left the lesson. *Back to the lesson* takes you to where you left it.
lesson-ends = { $text }
no-lesson = There is no lesson of this game yet. */rules* tells how it is played.
no-place-of-ones-own = I can open no private thread here, and you take no direct messages from me. Allow one of the two, and try again.

## Posts

turn-head = { $who }, your turn in **{ $game }**{ $moment }: { $asked }
have-chosen = { $done } of { $all } have chosen
more-lines = … what came before: /log
turn-over = { $who } – **{ $game }**: the game is over
over = the game is over
won = **{ $name } wins**, { $margin ->
    [0] by the tie-break
   *[other] { $points } ahead
 }.
won-otherwise = **{ $name } wins**.
# Follows a line of the ranking if others have as many points.
rank-tie = {" "}(tie-break: { $told })
won-together = **{ $names } share the victory.**
rank-line = { $rank }. { $name } – { $points }
# A game whose score is no points says `game-points` instead.
points = { $points } { $points ->
    [one] point
   *[other] points
 }
post-lost = (A message is missing here: Discord would not take it. The game goes on, and /board and /log show where it stands.)
may-not-attach = (The picture is missing: I need the permission “Attach Files” here. /board shows it to you privately.)

## Private answers

answer-noted = Done.
answer-repeated = Your choice: { $move }
form-late = I took too long to open the form. Please click once more.
answer-next = Your move: { $asked }
waiting-for = Waiting for { $who }: { $asked }
table-over = The game is over.
your-hand = Only you can see this.
no-hand = This game has no hidden hands; here is your side of the table.
log-head = **Log**, page { $page } of { $pages }
list-page = Page { $page } of { $pages }
own-score = Your points so far: { $points }{ $count ->
    [0] {""}
   *[other] {" "}({ $sources })
 }. Only you see this.
score-line = { $rank }. { $name }: { $hidden ->
    [yes] { $points }, plus what is hidden
   *[no] { $points }
 }
score-source-line = { "   " }{ $source }: { $points }
score-fact-line = { "   " }· { $fact }
games-line = { $game } in { $channel }: { $state }
games-line-lost = { $kind ->
    [casual] { $game }: its channel is gone, or closed to me. Type /games in a channel where you want to go on: the host decides, or two of you.
   *[other] { $game }: its channel is gone, or closed to me. Type /games in a channel where you want to go on: all its players decide; after a week, those who have answered do.
 }
button-go-on = Go on here: { $game }
default-held = I could not post here when somebody’s time was up, so nothing was played for them: the clock goes on now.
channel-lost = { $kind ->
    [casual] The channel of your game of { $game } is gone, or closed to me. Type /games in a channel where you want to go on: the host decides, or two of you.
   *[other] The channel of your game of { $game } is gone, or closed to me. Type /games in a channel where you want to go on: all its players decide; after a week, those who have answered do.
 }
channel-proposed = { $name } wants your game of { $game } to go on in { $channel }. If you agree, type /games there and press “Go on here”; if not, do so in another channel. From { $at } on, only the votes of those who have answered count.
channel-proposed-casual = { $name } wants your game of { $game } to go on in { $channel }. If you agree, type /games there and press “Go on here”; if not, do so in another channel. The host decides, or two of you.
moved-here = { $game } goes on here: the channel where it was played is gone.
not-stranded = That table plays in { $channel }.
no-tables = You are not playing at any table. /play begins a game at once, /games open:true lists tables that look for players.
help = **What would you like to do?**
    - **Learn a game:** a guided first game against easy robots: `/learn`. *Play* begins a game with robots here: `/play`
    - **Play with others:** `/table new` opens a table in this channel; others join with a button. `/games` lists your tables, with *open* those that look for players.
    - **Hint:** what a strong robot would do in your place. *Try out* plays on in a private copy. *My decisions* looks back at a finished game.
    - **Move:** the buttons of the newest post, or `/move`. What only you see: `/hand`
    - **Look:** `/board` · `/score` · `/log`, also what has happened while you were away · `/rules`, at what matters now
    - **Take a move back:** `/undo` · `/redo`. Once something was revealed or others have moved, they have to agree.
    - **Be away:** `/order give` leaves moves for later · `/turn until` reminds you later · `/turn robot` plays this turn · `/seat robot` lends your seat · `/seat give` hands it on
    - **Host:** `/table invite` · `/host pause` · `/host skip` · `/host rewind` · `/host move` · `/table end`; where the result counts they ask everybody

## What a player can do wrong

no-table-here = There is no table in this channel. /play begins a game here.
no-such-table = This table no longer exists.
no-such-game = There is no game called “{ $text }” here. Choose one of these: { $names }.
no-such-option = There is no such option.
no-such-picture = There is no such picture. Choose one of these: { $names }.
picture-of-which = A picture of which one? Choose one of these: { $names }.
no-such-player = There is no such player. Choose one of these: { $names }.
which-player = Several players are called that. Choose one of these: { $names }.
no-such-line = There is no such line: the log has { $last } lines.
rule-list = **Rules of { $game }**: choose a chapter, or look up one of { $parts } components by name with /rules topic:
which-rules = Which game’s rules?
many-such-rules = “{ $text }” matches more than one: { $names }.
no-such-rule = There is no rule or component called “{ $text }”. Choose one from the list.
channel-taken = This channel already has a table. Play in another channel or thread, or end this table with /table end.
no-rematch-now = This channel has another table now: { $game } ({ $state }). A rematch is possible when that one is over, or with /table new in another channel or thread.
permissions-missing = I need more permissions to run a table here. Please allow: { $names }.
discord-refuses = Discord refused this (code { $code }), so nothing was done. Try again, or do it in an ordinary text channel.
discord-busy = Discord did not answer in time, so nothing was done. Try again in a minute.
too-busy = Too many people are asking me at this moment, so nothing was done. Try again in a few seconds.
could-not-post-unless-added = I lost the right to post here { $since }: I am not in this private thread. Mention { $me } here: that adds me, and I will post what has happened. I am trying now.
could-not-post = I lost the right to post here { $since }. I will post what has happened as soon as I may again. Please allow: { $names }. I am trying now.
only-in-channel = This is only possible with the buttons in the channel.
may-not-write-there = You do not have permission to write in that channel.
already-joined = You have already joined this table.
not-joined = You have not joined this table.
table-full = All { $most } seats are taken.
no-robot = There is no robot at this table.
host-only = Only the host of this table can do that.
wrong-number = The game cannot start with { $count } seated: it takes { $least }–{ $most } players.
already-started = This table has already started. { $waiting }
leave-running = The game is running. /seat open gives up your seat, so that somebody else can take it; a robot plays until then.
table-ended-already = This table has already ended.
not-started = This table has not started yet.
table-frozen = This table cannot go on: its save is damaged, or does not fit the current version of the rules. The operator has been told. You can wait, leave it (/seat open), or end it (/table end; the players vote).
wreck-left = { $name } has left this table, which cannot go on.
vote-end-wreck = This table cannot go on. More than half of those who do not host it can end it.
table-moved-on = The table has moved on in the meantime. Look at it again and repeat your move.
not-seated = You are not playing at this table.
not-your-control = These buttons belong to { $names }. /move opens your own.
not-asked = You have nothing to decide right now. { $asked }
old-control = These buttons are out of date. /move shows what you can do now.
clicked-already = That is already done. Click again to do it once more.
text-unkept = This text contains a character that cannot be kept. Type it again, without the part that you pasted.
another-game = The game at this table is { $game }.
refused = { $why }
field-open = Still to choose: { $question }
nothing-to-undo = You have no move to take back.
nothing-to-redo = You have no move to bring back.
undo-over = The game is over: nothing can be taken back any more.
a-bug = Something went wrong on my side. Your move was not made; the operator can see what happened.
button-sign-out = Sign out of the board page
signed-out = You are signed out of the board page everywhere. Open it again to sign in.
no-page = This bot has no board page: its operator has not set one up. Play with the buttons and commands here.
page-not-here = The board does not open here. It opens in text channels and direct messages, not in threads.
tables-away = I cannot reach the database right now. Nothing that was played is lost: try again in a minute.

## Orders

order-left = I will play this for you: { $order }
order-anything = any decision
order-lasts-once = once
order-lasts-step = as long as this question lasts
order-lasts-dropped = until you drop it
order-unless = but not when you could: { $moves }
order-ended = This order has ended, so I ask you again: { $order }
order-lost = This was for another question, so I ask you again: { $order }
orders-more = … and { $count } more orders have ended: /order list
choose-condition = Pass from now on …
about-conditions = When should I stop passing for you? I ask you again then. You can drop this order at any time.
no-such-condition = There is no condition called “{ $text }”. Choose one of these: { $names }.
nothing-offered = You are asked nothing right now, so nothing can be new. Choose another condition.
too-many-orders = You have left { $most } orders at this table. Drop one first: /order list shows them.
order-empty = Write at least one move, for example: sell sugar; pass
order-too-long = An order has at most { $most } characters. Leave several orders instead, one for each question.
order-fact = “{ $text }” is not a condition: choose the step first, then write name=value for what the question is about.
no-such-step = There is no question called “{ $text }”. Choose one of these: { $names }.
no-such-component = There is no component called “{ $text }” here. Choose one of these: { $names }.
no-orders = You have left no orders at this table.
no-such-order = You have no order with that number. /order list shows yours.
orders-dropped = Dropped { $count } { $count ->
    [one] order
   *[other] orders
 }.

## Trying moves out

try-head = **Trying moves out:** only you see this, and the table does not change. What you cannot see is made up, and draws turn out differently. Moves: { $count } of { $most }.
try-asked = { $name }: { $asked }
try-left = Closed. The table has not changed.
no-tries = At this table moves cannot be tried out: its result counts for ratings. All who play may allow it (/settings).
no-try = There is nothing tried out here any more. /try starts over.
try-impossible = I could not make up what you cannot see there. Try from another line.
nothing-to-try = Nothing is left to be decided there.
try-too-long = You can try out at most { $most } moves. Take some back, or start over.
choose-tries = May moves be tried out?
tries-on = Moves may be tried out
tries-off = Moves may not be tried out
tries-changed = { $on ->
    [yes] Moves may be tried out at this table from now on, with /try; nobody else sees what you try.
   *[no] Moves may not be tried out at this table any more.
 }

## History and fairness

jump-to = Look back to the end of a phase …
news-head = **While you were away**
nothing-since = Nothing has happened here since your last move.
since-mine = since your last move
news-now = Now
log-file = The whole log as a file, with what you are allowed to know.
replay = The game, phase by phase
replay-by = { $name } shows how { $game } went, phase by phase
replay-comes = I am drawing the replay and will post it here.
replay-shared = The replay is in this channel already: { $link }. /replay shows it to you alone.
not-over-yet = You can do that once the game is over.
the-save = The save of this table. Anybody can check it with python -m bot verify.
secret-promised = -# Every draw can be checked: the SHA-256 of the dealing secret is { $promise }
secret-renewed = -# From here on every draw can be checked: it comes from a new secret, whose SHA-256 is { $promise }. What was drawn before stands in the save.
fair-draws = When the game is over, this button shows the secret, deals every draw again and compares.
verified = All { $draws } draws match the secret { $secret }, whose SHA-256 { $promise } the log has shown since the start.
not-verified = Of { $draws } draws, these do not match the secret { $secret }: entries { $wrong }.
verified-since-import = All { $draws } draws since the save was brought here match the secret { $secret }, whose SHA-256 { $promise } was posted then.
not-verified-since-import = Of { $draws } draws since the save was brought here, these do not match the secret { $secret }: entries { $wrong }.
verified-in-save = { $draws } draws came with the save. They match the secret { $secret } that came along, but nobody here was promised it: compare its SHA-256 { $promise } with the log where the game began.
not-verified-in-save = Of { $draws } draws that came with the save, these do not match the secret { $secret } that came along: entries { $wrong }.

## Time: pings, reminders, deadlines

ping-deadline = -# { $deadlines }
ping-deadline-of = { $name } has until { $at } ({ $left })
ping-deadline-at = { $name } has until { $at } ({ $left })
ping-next = -# { $who }: you are next
ping-where = { " " }in { $channel }
remind-ping = { $who }, your turn in **{ $game }**{ $moment }{ $where }: { $asked }
remind-next = { $who } – **{ $game }**{ $moment }{ $where }: you are next.
remind-nudge = { $who }, in case you forgot: you have begun a move in **{ $game }**{ $moment }{ $where } and not finished it: { $asked }
remind-last-call = { $who }, last call in **{ $game }**{ $moment }{ $where }: { $asked }
remind-1 = { $who }, **{ $game }**{ $moment }{ $where } is waiting for you: { $asked }
remind-2 = { $who }, **{ $game }**{ $moment }{ $where } is still waiting for you: { $asked }. The others cannot go on without you.
remind-3 = { $who }, your turn in **{ $game }**{ $moment }{ $where } began { $since }, and everybody is waiting: { $asked }. Tell them how long you need, or let a robot play this turn.
time-up-host = { $names } – **{ $game }**: time is up. { $host }, you may decide how to go on.
time-up-default = { $names } – **{ $game }**: time is up, so the rules’ default move is played.
time-up-robot = { $names } – **{ $game }**: time is up, so a robot makes this one decision.

button-there = Go to your move
button-mute = Mute for this turn
button-until = I need until …
button-robot-turn = Let a robot play this turn
button-robot-once = Let a robot decide this
button-play-default = Play the default move
choose-until = Remind me …
until-hours = in { $count } { $count ->
    [one] hour
   *[other] hours
 }
until-other = at another time …
until-form = I need until
until-form-field = Time (18:30, 8pm, 3h, 1 day, tomorrow 9:00)
until-which = When shall I remind you? (Your time zone: { $zone })
muted = I will not remind you again this turn.
needed-until = I will remind you { $left } ({ $at }), and not before.
not-a-moment = I cannot read “{ $text }” as a time in the future. Write 18:30, 8pm, 3h, 1 day, 1w, tomorrow, or 2026-12-24 18:30.
not-waited-for = Nobody is waiting for you here right now.
robot-plays = A robot plays this turn for you.
played-for = This decision is made for { $name }. They make their next one themselves.
no-deadline = Nobody has a deadline at this table right now.
is-not-late = { $name } still has time.

choose-pace = Pace (host)
lobby-pace = Pace: { $pace }
lobby-missed = -# If your time runs out, only that decision is made for you. You then have half the time for your next one.
pace-none = no hurry (no time limits)
pace-relaxed = relaxed (72 hours a turn, then the host may act)
pace-strict = strict (24 hours a turn, then the rules’ default move is played)
pace-blitz = blitz (10 minutes, plus some for each turn; for an evening together)

## Seats that change hands, and what needs consent

button-agree = Agree
button-decline = Decline
button-decree = Allow (host)
button-decree-manager = Allow (server manager)
button-take = Take the seat
hand-anew = **{ $game }** in { $channel }: something was taken back. This is your hand now.
undo-barrier = Others have moved since, your time was up, or something was revealed, so { $names } must agree, or the host decides. I have asked them.
undo-asked = { $redone ->
    [yes] { $name } would like to bring back what they took back:
   *[no] { $name } would like to take back their last decision. With it would go:
 }
undo-private = a private choice of { $name }
undo-seen = Seen since: { $kinds }.
undo-seen-drawn = what was drawn or rolled
undo-seen-opened = what had been hidden
undo-consent = { $asked } – do you agree?
undo-ends = If somebody declines, or moves first, nothing is taken back.
undo-declined = { $name } does not agree: nothing is taken back.
undo-withdrawn = { $name } does not ask for it any more: nothing is taken back.
undo-not-done = Nothing is taken back.
undo-asked-already = { $name } has already asked the table; that must be answered first.
undo-own = You asked for this yourself: the others must agree.
undo-agreed = You have agreed. Still to answer: { $names }.
undo-by-all = All have agreed: { $name }’s last decision is taken back.
undo-by-host = The host has decided: { $name }’s last decision is taken back.
undo-done = It has been taken back.
undo-void = This can no longer be agreed to: somebody has moved since, or it was decided already.
host-acted = The host acts for { $name }.
private-table = This table is private: only invited players may look at it or join. Its host can invite you.
no-open-seat = That seat is not open. /games open:true lists open seats.
knows-a-hand = You have seen another player’s hand here, so you cannot take a different seat.
sits-already = That user is already playing at this table.
seat-open-already = That seat is already open.
seat-opened = The seat of { $name } is open: anybody may take it and play on.
seat-opened-answer = The seat is open. What I told you privately here is deleted as far as possible.
seat-offered = { $user }, you are offered the seat of { $name }. Press the button to take it and play on.
seat-offered-answer = The seat is offered. Nothing changes until it is taken.
seat-taken = { $user } takes the seat of { $name } and plays on.
seat-taken-answer = You have taken the seat of { $name }. Only you can see this:
seat-warmed = A robot now plays for { $name }.
button-own-seat = My seat …
own-seat = Your seat at this table, **{ $name }**:
button-lend-own = Let a robot play for me
button-take-back = I play again
button-own-settings = Quiet hours, vacation …
button-leave-seat = Leave …
button-give-up = Give up …
button-leave-sure = Leave my seat
leave-sure = Leave your seat? Anybody may take it, and what I told you privately here is deleted.{ $rated ->
    [yes] {" "}The result counts here: leaving stands in your record.
   *[no] {""}
 }
seat-warmed-answer = A robot now plays for this seat. *More… → My seat …* or /seat back takes it back.
lend-last = Everybody’s seat would then be a robot’s, and the game would go on without you. Shall I pause the table instead?
button-pause = Pause the table
button-lend = Lend the seat anyway
seat-pauses = { $kind ->
    [casual] { $name } has paused this table: clocks and reminders stand still until the host resumes it (/host resume). Anybody may still move.
   *[other] { $name } has paused this table: clocks and reminders stand still until somebody who sits there resumes it (/host resume). Anybody may still move.
 }
seat-pauses-answer = The table is paused.
seat-back = { $name } plays again.
seat-back-answer = The robot has left; you are playing again.
no-robot-here = No robot is playing for you.
not-late = { $name } is not late enough: the table cannot open that seat.
vote-seat = { $name } is late. Shall I open their seat, with a robot playing until somebody takes it? More than half of the others must vote for it.
vote-seat-for = { $by } proposes that { $to } takes over the seat of { $name }, and sees what lies hidden there. At least two of the others, and more than half, must vote for it.
vote-host = { $by } proposes that { $to } becomes the host of this table. More than half of those who do not host it must vote for it.
vote-end = { $by } proposes to end this table without a result. More than half of those who do not host it must vote for it.
vote-decides = Your vote has decided it.
button-vote = Vote yes
vote-carried-for = The table has decided: { $user } may take the seat of { $name }, and a robot plays until then.
vote-carried-end = The table has decided: it ends without a result.
seat-left = { $name } has left this server. A robot plays for them until somebody takes the seat.
host-missed = { $old } did not act in time: { $user } is the host of this table now.
needs-a-vote = { $name } is not late. Only they may give their seat away, unless the others vote for it: /seat vote, with the user who is to take the seat.
seat-promised = The seat of { $name } is promised to somebody already.
vote-ends = It ends { $left }, on { $at }; without enough votes nothing changes.
vote-asks = { $who }, your table of **{ $game }** needs your vote. { $where }
vote-asks-again = { $who }, your table of **{ $game }** still needs your vote. You are not reminded again. { $where }
vote-undo = May a decision be taken back? If that is not settled before the next move, the decision stands.
games-vote = (Your vote is needed.)
vote-count = Votes in favour: { $count } of { $needed } needed.
vote-done = **Vote closed: it was done.**
vote-void = **Vote closed: nothing changes.**
vote-noted = Your vote is counted.
vote-carried = The table has decided: the seat of { $name } is open, and a robot plays until somebody takes it.
permitted = { $name } lets the host act for them, until /seat forbid.
permission-ended = The host may no longer act for { $name }.
former-hand = You are no longer playing here: this is what everybody may see.
open-lobby = { $game } in { $channel }: waiting for players ({ $count } of { $most } seats taken)
open-seats = { $game } in { $channel }: { $count ->
    [one] one open seat ({ $names })
   *[other] { $count } open seats ({ $names })
 }
open-ways = -# Pace: { $pace } · Language: { $language }
no-open-tables = No table on this server has an open seat. /play begins a game, or opens a table for others to join.
no-bots = Seats can only be offered to people. /seat robot lets a robot play.

## Settings

settings-me = My settings
settings-table = This table’s
settings-server = This server’s
settings-no = none
settings-own = **Your settings**
    Time zone: { $zone }
    Quiet hours: { $quiet } (nothing disturbs you then; messages wait until they end)
    Pings: { $ways }{ $closed ->
        [yes] { " " }– your direct messages are closed to me, so I ping you in the channel
       *[no] { "" }
     }
    Reminders: after { $first } hours, then each time after twice as long, for 14 days at most
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
reminders-every = First reminder after { $hours } hours
button-zone = Time zone …
button-vacation = Vacation …
button-next-on = Tell me when I am next
button-next-off = Do not tell me when I am next
form-zone = Your time zone
form-zone-field = City, or UTC+5:30, or Europe/Berlin
form-quiet = Quiet hours
form-quiet-field = From and to, like 22:30-7:00
form-vacation = Vacation
form-vacation-field = 24 Dec to 1 Jan, 2 weeks, or none
settings-of-table = **{ $game }, this table**
    Pace: { $pace }
    When time is up: { $then }
    Language: { $language }
choose-then = When time is up
then-host = the host may act
then-default = the rules’ default move is played
then-robot = a robot plays the turn
settings-of-server = **New tables on this server**
    Pace: { $pace }
    Language: { $language }
choose-server-pace = Pace of new tables
choose-server-language = Language of new tables
choose-language = Language of this table
language-changed = This table’s language is now English.
choose-suggestions = Suggestions of a robot
suggestions-on = a button “Suggestion” asks a strong robot
suggestions-off = no suggestions
suggestions-changed = { $on ->
    [yes] From now on, a button *Suggestion* asks a strong robot what it would play.
   *[no] From now on, no moves are suggested.
 }
choose-own-language = Language of what you alone read
language-of-client = the language of my Discord
button-pictures = Pictures
choose-own-pictures = Pictures that you alone see
pictures-plain = as usual
pictures-contrast = high contrast
pictures-large = large type, on two sheets if need be
pictures-both = high contrast and large type
pictures-dark = dark
pictures-dark-contrast = dark, high contrast
pictures-dark-large = dark, large type
pictures-dark-both = dark, high contrast and large type
settings-pictures = **Your pictures**
    Private pictures, and those that you open with *Board*, are drawn this way. A table’s posts are drawn as its host wants them.
button-language = Language
settings-language = **Your language**
    Private answers and private pictures speak it. What everybody reads is in the table’s language.
# How the language calls itself.
language-name = English
pace-changed = The host has changed the pace: { $pace }. When time is up: { $then }.
pace-lifted = The host has lifted the time limits.
not-times = I cannot read “{ $text }” as quiet hours. Write it like 22:30-7:00.
not-days = I cannot read “{ $text }” as days in the future. Write 2026-12-24 to 2027-01-01, 24 Dec to 1 Jan, 24.12. to 1.1., tomorrow, or 2 weeks (from today).
# What people type as times, separated by commas; words of every language are read, with and without accents.
typed-minutes = m, min, mins, minute, minutes
typed-hours = h, hr, hrs, hour, hours
typed-days = d, day, days
typed-weeks = w, wk, week, weeks
typed-one = a, an, one
typed-in = in
typed-today = today
typed-tomorrow = tomorrow
typed-at = at
typed-to = to, until, till, through
typed-none = none
no-such-zone = I know no time zone “{ $text }”. Write a large city, its country, an offset like UTC+5:30, or a name like Europe/Berlin.
which-zone = “{ $text }” may mean several time zones. Which one is yours?
more-zones = … more of { $count } time zones
choose-zone = Your time zone
too-much-vacation = That is too much vacation: clocks stand still for at most { $most } days a year.
manager-only = Only a member with the permission “Manage Server” can change that.

## The host's tools

lobby-private = Private: only invited players (/table invite) may look at this table and join.
paused-by-itself = { $kind ->
    [casual] { $count } moves in a row were made automatically and led nowhere. I have paused this table: the players it is waiting for may still move, and the host may skip one of them or rewind.
   *[other] { $count } moves in a row were made automatically and led nowhere. I have paused this table: the players it is waiting for may still move, and /host skip asks everybody whether one of them is skipped.
 }
invitation-private = { $user }, { $host } lets you look at this private table of { $game }.
seat-name = Seat { $number }
save-too-long = That file is too long for a save.
save-damaged = That file is not a save that can be played on: it is damaged, was changed, or comes from another version.
save-too-slow = That save takes too long to replay.
queue-own = You have brought { $count } saves that are still to be read. Bring the next one when one of them is done.
queue-full = Many saves are waiting to be read. Bring yours again in a few minutes.
save-over = The game in that save is over: there is nothing left to play.
imported = The table is open: everybody, you included, takes a seat with the buttons.
table-imported = **{ $game }** goes on from a save that { $user } has brought. Anyone who has that file knows every secret in it. All seats are open:

## Housekeeping

archived-soon-lobby = Nobody has joined or left this lobby of { $game } for a while. It closes on { $at } unless somebody does, or the host starts the game.
archived-soon-running = Nobody has moved here for a long time. This table of { $game } is archived on { $at } unless somebody does.
archived-soon-finished = This table of { $game } stays here until { $at }: until then /log, /replay, /verify and /save show it.
archived-soon-own = Nobody has moved at your table of { $game } in { $channel } for a long time. It is archived on { $at } unless somebody does.
archived-now-running = This table of { $game } has been archived: the channel is free for another one. /board and /log still show it, /save gives it to its players, and /host resume plays on.
table-archived = This table is archived. Its players can play on with /host resume.
unarchived = This table is played on: it has left the archive.
save-counts = The result counts here, and a save holds every secret: /host resume plays on, and once the game is over everybody who played has its save.
archive-saved = { $name } has taken the save of this archived table, with all its secrets.
archived-now = This table of { $game } has been archived: the channel is free for another one. Its log is kept.
