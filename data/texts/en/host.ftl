# The host's tools: what Discord lists, and what is said when one is used.

## As Discord lists them

command-host = Tools of the table’s host
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
command-host-more-time-seat = For whom; for everybody who must act if left out
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
no-default = The rules have no default move here. /seat robot lets a robot play.
not-permitted = { $name } has not let you act for them (/seat permit).
paused-already = The table is already paused.
not-paused = The table is not paused.
rewind-nothing = Nothing was decided after that line.
moved-to = This table plays on in { $channel }.
moved-from = This table has moved here from { $channel } and plays on.
