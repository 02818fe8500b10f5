# What the bot says to its operators, and of itself.

help-more = -# Caravel { $version }. `/forget-me` makes the bot forget you.
restored = **This table was restored from a back-up.** What happened after it was made is lost: the log ends with line { $line }, and the game goes on from there. Buttons of later posts no longer count.

## For operators

operator-only = Only the operators of this bot can do that.
operators-head = **Something needs an operator’s attention.** The log tells more, bot/OPERATIONS.md what to do.
operators-more = - … and { $count } more like this
status-well = **Caravel { $version }**: all is well.
status-wrong = **Caravel { $version }**: something is wrong.
status-figures = Tables: { $running } running, { $lobbies } in the lobby
    Outbox: { $waiting } { $waiting ->
        [one] post waits
       *[other] posts wait
    }{ $waiting ->
        [0] {""}
       *[other] , the oldest for { $oldest } s
    }
    Newest back-up: { $backup ->
        [none] there is none
        [0] less than an hour old
       *[other] { $backup } h old
    }
status-frozen = - Table { $table } is frozen: { $why }
announcement = **From this bot’s operator:** { $text }
announce-preview = This would be posted at { $count } { $count ->
        [one] table
       *[other] tables
    }. If that is what you want, repeat the command with `sure`.
    { $text }
announced = Posting it at { $count } { $count ->
        [one] table
       *[other] tables
    }.
table-stopped = The operator of this bot has stopped this table for now. Nothing is lost; it can go on when the operator lets it.
table-goes-on = The operator of this bot lets this table go on.
stopped = Table { $table } is stopped. `/operator thaw` lets it go on.
thawed = Table { $table } goes on.
not-to-be-stopped = There is nothing to stop: the table has ended, or stands still already.
not-stopped = No operator has stopped this table.
exported = Here is the save, with every secret of the table: anyone who has it knows every hand and every draw to come.

## Being forgotten

button-forget = Forget me
somebody = Somebody
forget-sure = **This makes the bot forget you.** You leave your lobbies; your seats in running games are opened for others, and a robot plays on until somebody takes them. Your settings and time zone are deleted. Your name is removed from every game, and a random number that leads nowhere takes the place of your Discord id. This cannot be undone.
    What was posted in Discord stays there until somebody deletes it, and back-ups keep it until they are deleted, too.
forgotten = You are forgotten: this bot keeps nothing that identifies you.

## Limits

too-often = { $what ->
    [hint] You have asked for many suggestions. You can ask again at { $at }.
    [picture] You have asked for many pictures. You can ask again at { $at }.
    [try-move] You have tried many moves. You can go on at { $at }.
    [invite] You have invited many people. You can invite again at { $at }.
    [open] You have opened many tables. You can open another at { $at }.
   *[other] You have done this many times. You can do it again at { $at }.
    }
another-copy = Another copy of this bot runs with the same token, so I am not opening any table. The operator knows.
too-many-tables = You already host { $most } tables. End one of them first, or let somebody else open the next one.
