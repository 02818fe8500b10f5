# The host's tools: what Discord lists, and what is said when one is used.

## As Discord lists them

command-host = Tools of the table’s host; where the result counts, all vote on them
    .name = host
command-host-skip = Play the default move for somebody who is late
    .name = skip
command-host-skip-seat = For whom, if several are late
    .name = seat
command-host-act = Act for somebody who has permitted it with /seat permit
    .name = act
command-host-act-seat = For whom
    .name = seat
command-host-rewind = Take back everything after a line of the log
    .name = rewind
command-host-rewind-line = The number of the line, as /log shows it
    .name = line
command-host-pause = Stop the table’s clocks and reminders
    .name = pause
command-host-resume = Let the table’s clocks and reminders go on
    .name = resume
command-host-more-time = Give more time for this turn
    .name = more-time
command-host-more-time-hours = How many hours more
    .name = hours
command-host-more-time-seat = For whom; if left out, for everybody who must act
    .name = seat
command-host-move = Play on in another channel or thread
    .name = move
command-host-move-channel = Where to play on
    .name = channel
command-host-private = Make the table private, or open it to everybody again
    .name = private
command-host-private-on = Whether only those invited may join and look
    .name = on
command-host-pass-on = Make somebody else the host; players who do not host the table vote
    .name = pass-on
command-host-pass-on-user = Who is to be the host
    .name = user

## What is said

host-gives-time = The host gives { $names } { $hours } more { $hours ->
    [one] hour
   *[other] hours
 } for this turn.
host-done = Done.
host-skips = The host skips { $name }: the rules’ default move is played.
host-rewinds = The host goes back to line { $line } of the log.
host-pauses = The host has paused this table: clocks and reminders stand still. You may still move.
host-resumes = The table goes on: clocks and reminders run again.
host-private = This table is private now: only invited players may look at it and join.
host-public = This table is open to all now: everybody may look at it, and join if a seat is free.
host-passes-on = { $user } is the host of this table now.
nobody-to-skip = You can skip a player whose time is up or, at a table without time limits, anybody the table is waiting for. Right now: { $names }.
no-default = { $kind ->
    [casual] The rules have no default move here. /seat robot lets a robot play.
   *[other] The rules have no default move here: { $name } has to move. /seat vote asks everybody whether their seat opens.
 }
not-permitted = { $name } has not let you act for them (/seat permit).
paused-already = The table is already paused.
not-paused = The table is not paused.
rewind-nothing = Nothing was decided after that line.
moved-to = This table plays on in { $channel }.
moved-from = This table has moved here from { $channel } and plays on.

## Where the result counts nobody decides alone

players-decide = The result counts here, so nobody decides that alone: the players of this table vote, or a manager of this server who does not play decides.
robot-says-no = The result counts here, and a robot does not agree to go back.
standing-alone = The result counts here, so you alone cannot end the game with its present standing. Play on, or give up with /concede.
shared-robot-stays = The result counts here, so a robot that plays a seat from the start, or for somebody who gave up, plays it to the end.
shared-robot-level = The result counts here, so a robot in an open seat has one level only – { $level ->
    [easy] { robot-easy }
    [strong] { robot-strong }
   *[normal] { robot-normal }
 }.
needs-all = Only { $name } may give their seat away here, or all who sit at this table by vote: /seat vote.
undo-barrier-all = Others have moved since, your time was up, or something was revealed, so { $names } must agree. I have asked them.
vote-all = { $by } proposes: { $what }. Everybody at the table must vote for it.
all-decided = All have voted for it: { $what }.
manager-decided = { $user }, who manages this server and does not play, has decided: { $what }.
one-decided = { $user } has decided: { $what }.
deed-skip = { $name } is skipped, with the rules’ default move
deed-rewind = the game goes back to line { $line } of the log
deed-pause = this table pauses, and clocks and reminders stand still
deed-resume = this table goes on, and clocks and reminders run again
deed-time = { $hours } more { $hours ->
    [one] hour
   *[other] hours
 } for { $names }
deed-pace = the pace is now “{ $value }”
deed-then = when time is up, { $value }
deed-tries = the rule for trying moves out is now “{ $value }”
deed-channel = this table moves to { $channel }
deed-seat = the seat of { $name } opens, and a robot plays until somebody takes it
deed-seat-for = { $to } takes over the seat of { $name }, and sees what lies hidden there
deed-end = this table ends without a result
deed-undo = the last decision of { $name } is taken back
end-leaves = The result counts here: if you end the table, you leave the game, and your record says so.
undo-had = What had been seen before it was taken back:
undo-had-drawn = something drawn that not everybody saw
undo-had-seen = { $name } saw something hidden
lobby-powers = { $kind ->
    [casual] -# The host may skip, go back, pause, give time, change the pace, and end the table.
   *[other] -# Nobody decides alone: to skip, go back, pause, give time, change the pace, open a seat or end the table, all who play must vote for it. A manager of the server who does not play may decide instead; if a robot plays, nobody goes back.
 }
pace-relaxed-default = relaxed (72 hours a turn, then the rules’ default move is played)
