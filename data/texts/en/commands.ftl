# The slash-commands, as Discord lists them: what each does, and what each of its options is for.
# A name is what people type: lower case, without spaces; the English ones are those of the program.

# Looking

command-board = Show a picture of this channel’s table, to you alone
    .name = board
command-board-picture = Which picture; all public ones if left out
    .name = picture
command-board-of = Which player, or which region, if there is one picture for each
    .name = of
command-board-at = The moment to look back to: the end of a phase, or a line of the log
    .name = at
command-hand = Show your hand, to you alone
    .name = hand
command-score = Show the score of this channel’s table
    .name = score
command-score-why = Source by source
    .name = why
command-games = List your tables, the one that has waited longest for you first
    .name = games
command-games-open = List the tables of this server that have a free seat instead
    .name = open
command-help = How to play here
    .name = help
command-rules = Look up a rule or a component
    .name = rules
command-rules-topic = A chapter or a component; what matters here now if left out
    .name = topic
command-rules-game = Which game; the one played here if left out
    .name = game

# Playing

game-commands = Your moves in { game-name }
command-play = Begin a game here: choose one, robots fill the seats
    .name = play
command-learn = Learn a game: a guided first game, alone against robots
    .name = learn
command-move = Show what you can do now, to you alone
    .name = move
command-undo = Take back your last decision
    .name = undo
command-redo = Bring back what you have just taken back
    .name = redo
command-order = Leave moves for later, privately
    .name = order
command-order-give = Play this for me when I am asked and it is legal; ask me otherwise
    .name = give
command-order-give-moves = Moves in order of preference: sell sugar; sell corn; pass
    .name = moves
command-order-give-step = The question it answers; any question if left out
    .name = step
command-order-give-about = Only if the question is about this: explorer=cook
    .name = about
command-order-give-unless = Moves that stop it when they are possible
    .name = unless
command-order-give-until = A condition that ends it, such as the end of the round
    .name = until
command-order-give-lasts = How long the order stands
    .name = lasts
command-order-give-lasts-once = once
command-order-give-lasts-step = while this question lasts
command-order-give-lasts-dropped = until I drop it
command-order-pass = Pass for me whenever I may
    .name = pass
command-order-pass-step = The question it answers; any question if left out
    .name = step
command-order-pass-unless = Moves that stop it when they are possible
    .name = unless
command-order-pass-until = A condition that ends it, such as the end of the round
    .name = until
command-order-pass-lasts = How long the order stands
    .name = lasts
command-order-pass-lasts-once = once
command-order-pass-lasts-step = while this question lasts
command-order-pass-lasts-dropped = until I drop it
command-order-list = Show the orders that you have left at this table
    .name = list
command-order-drop = Drop one of your orders, or all of them
    .name = drop
command-order-drop-number = Which order; all of them if left out
    .name = number
command-try = Try moves out in a private copy of the position
    .name = try
command-try-line = From which line of the log; from now if left out
    .name = line
command-turn = Reminders and help for your turn at this table
    .name = turn
command-turn-mute = Send me no more reminders this turn
    .name = mute
command-turn-until = Remind me at another time, and not before
    .name = until
command-turn-until-moment = 18:30, 3h, 2d, or 2026-12-24 18:30; a list to choose from if left out
    .name = moment
command-turn-robot = Let a robot play this turn for me
    .name = robot

# The table

command-table = Open, join, and start a table
    .name = table
command-table-new = Open a table in this channel
    .name = new
command-table-new-game = Which game
    .name = game
command-table-new-seating = Who sits where: at random, or in the order of joining
    .name = seating
command-table-new-seating-random = random
command-table-new-seating-joined = as joined
command-table-new-private = Only those invited may join and look
    .name = private
command-table-join = Join this channel’s table
    .name = join
command-table-leave = Leave this channel’s table before it starts
    .name = leave
command-table-invite = Invite somebody to this channel’s table
    .name = invite
command-table-invite-user = Whom to invite
    .name = user
command-table-robot = Seat a robot at this channel’s table
    .name = robot
command-table-robot-kind = How well it plays; the usual level if left out
    .name = kind
command-table-robot-kind-easy = { robot-easy }
command-table-robot-kind-normal = { robot-normal }
command-table-robot-kind-strong = { robot-strong }
command-table-start = Start this channel’s table
    .name = start
command-table-end = End this channel’s table without a result; players who do not host it vote
    .name = end
robot-easy = easy: a friendly beginner, mistakes included
robot-normal = normal: a good player, quick to move
robot-strong = strong: a tough opponent that thinks a little longer

# Seats

command-seat = Give, take, or lend a seat
    .name = seat
command-seat-open = Give a seat up, so that anybody can take it and play on
    .name = open
command-seat-open-seat = Whose seat, if not your own (host only)
    .name = seat
command-seat-open-robot = The robot that plays until somebody takes it
    .name = robot
command-seat-open-robot-easy = { robot-easy }
command-seat-open-robot-normal = { robot-normal }
command-seat-open-robot-strong = { robot-strong }
command-seat-give = Offer a seat to somebody, who takes it with a click
    .name = give
command-seat-give-user = Who is to play on
    .name = user
command-seat-give-seat = Whose seat, if not your own (host only)
    .name = seat
command-seat-take = Take an open seat and play on
    .name = take
command-seat-take-seat = Which seat, if several are open
    .name = seat
command-seat-robot = Let a robot play until the seat is taken back
    .name = robot
command-seat-robot-seat = Whose seat, if not your own (host only)
    .name = seat
command-seat-robot-kind = How well it plays; the usual level if left out
    .name = kind
command-seat-robot-kind-easy = { robot-easy }
command-seat-robot-kind-normal = { robot-normal }
command-seat-robot-kind-strong = { robot-strong }
command-seat-back = Take your seat back from the robot
    .name = back
command-seat-vote = Vote to open the seat of somebody who is late, or to give a seat to somebody
    .name = vote
command-seat-vote-seat = Whose seat
    .name = seat
command-seat-vote-user = Who is to take it; needed if the player is not late
    .name = user
command-seat-permit = Let the host act for you; they then see what you see
    .name = permit
command-seat-forbid = Stop the host from acting for you
    .name = forbid

# What has happened

command-log = Show what has happened at this channel’s table
    .name = log
command-log-page = Which page; the newest if left out
    .name = page
command-log-since = What has happened since then, with the board then and now
    .name = since
command-log-file = Get all of it as a text file
    .name = file
command-replay = Show a finished table as an animated picture
    .name = replay
command-verify = Deal a finished table’s draws again and compare
    .name = verify
command-save = Get a finished table’s save, to keep or to verify elsewhere
    .name = save
command-import = Play a save on in this channel; all its seats are open
    .name = import
command-import-save = A file from /save or from the operator
    .name = save

# Settings

command-settings = Your settings, this table’s, this server’s
    .name = settings
command-settings-zone = Your time zone, like Europe/Berlin
    .name = zone

# For operators, and being forgotten

command-forget-me = Make the bot forget you: settings, name and Discord id
    .name = forget-me
command-operator = For the operators of this bot
    .name = operator
command-operator-status = Show how the bot is doing
    .name = status
command-operator-announce = Post something at every table
    .name = announce
command-operator-announce-text = What to post
    .name = text
command-operator-announce-sure = Whether to post it; otherwise it is only shown to you
    .name = sure
command-operator-freeze = Stop a table until you let it go on
    .name = freeze
command-operator-freeze-table = The table’s number
    .name = table
command-operator-thaw = Let a table go on that you have stopped
    .name = thaw
command-operator-thaw-table = The table’s number
    .name = table
command-operator-export = Get a table’s save, with all its secrets
    .name = export
command-operator-export-table = The table’s number
    .name = table
