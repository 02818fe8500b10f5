# What comes after a game: giving up, ending it with the standing, results.

button-concede = Concede
concede-sure = Give up this game of **{ $game }**? A robot plays your seat to the end, nobody can take it over, and you rank last whatever it does.
conceded = { $name } has given up. A robot plays on for them to the end; they rank last.
conceded-answer = You have given up this game. Thank you for saying so.
seat-conceded = { $name } has given up: a robot plays that seat to the end.
rank-line-gave-up = { $rank }. { $name } – { $points } (gave up)
won-alone = **{ $name } wins**: everybody else has given up.
won-by-nobody = **Nobody wins**: everybody has given up.
vote-score = { $by } proposes to end the game now, with the standing as its result. It counts for no rating. Everybody at the table must vote for it.
vote-score-rated = { $by } proposes to end the game now, with the standing as its result, for the ratings too if the table is rated. Everybody at the table must vote for it.
vote-carried-score = The table has decided: the game ends here, and the standing counts.
command-concede = Give up this game: a robot plays on, and you rank last
    .name = concede
command-table-finish = Vote to end the game now, with the standing as its result
    .name = finish
command-table-finish-rated = Whether it is to count for ratings as well
    .name = rated

## Records

command-me = What you have played: games, places, best scores, ratings
    .name = me
command-record = What somebody has played on this server
    .name = record
command-record-user = Whose record
    .name = user
command-records = The records of this server: highest scores, closest games, the longest table
    .name = records
record-title = Record
record-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $won } won{ $shared ->
    [0] {""}
   *[other] , { $shared } shared
 }{ $gaveup ->
    [0] {""}
   *[other] , { $gaveup } given up
 }
record-none = No game has been played to its end yet.
record-none-of = { $user } has no game that is over yet on this server.
record-players = Players
record-games = Games
record-won = Won
record-places = Places
record-best = Best
record-place = { $place }.{ "\u00A0" }×{ "\u00A0" }{ $times }
record-favourite = Favourite: { $what } ({ $times } of { $of }), counted since { $since }
records-head = **Records of this server**
records-high = **Highest scores**
records-high-line = { $game } with { $seats }: **{ $points }** – { $who }, { $at }
records-close = **Closest games**
records-close-line = { $game }: { $margin ->
    [0] decided by the tie-break or not at all
   *[other] { $points } ahead
 } – { $who }, { $at }
records-long = **Longest table**
records-long-line = { $game }: { $days ->
    [0] less than a day
    [one] { $days } day
   *[other] { $days } days
 } – { $who }, { $at }
records-robots = **Robots** – their ratings in rated games against people; they are on no list among people
records-robots-line = Robot, { robot-level }: **{ $number }** ± { $uncertainty }, { $games ->
    [one] { $games } game
   *[other] { $games } games
 }{ $provisional ->
    [yes] , provisional
   *[no] {""}
 }{ $each ->
    [none] {""}
   *[other] {" "}– { $each }
 }
records-robots-game = { $game } { $number }

## Ratings

command-table-new-rated = Whether the result counts for ratings; nobody gets hints or a robot’s help then
    .name = rated
lobby-rated-people = Rated: the result counts, among people. Nobody gets a hint, and no robot plays for anybody.
lobby-rated-robots = Rated: the result counts, on the list against robots. Nobody gets a hint, and no robot plays for anybody.
rated-no-robot = This table is rated: no robot plays for you. /concede gives the game up.
rating-people = Rating: { $number } ± { $uncertainty }{ $provisional ->
    [yes] , provisional
   *[no] {""}
 }
rating-robots = Against robots: { $number } ± { $uncertainty }{ $provisional ->
    [yes] , provisional
   *[no] {""}
 }

## Reliability

command-table-new-reliability = The least percentage of turns in time, and of games finished, that a new player must have
    .name = reliability
lobby-reliable = { $in_time } % in time, { $finished } % finished
lobby-least = To join, you need at least { $least } % of turns in time and of games finished in the last months.
not-reliable = This table asks for { $least } % of turns in time and of games finished; of the last months you have { $in_time } % and { $finished } %.
record-left = Games that you have left: { $games } (rated: { $rated }; still played on without you: { $running })
record-reliable = Last months: { $in_time } % of turns in time, { $finished } % of games finished

## Notes of one’s own

command-note = Keep a note at this table that nobody but you sees, or show it
    .name = note
command-note-text = Your note, which replaces the present one; if left out, the present one is shown
    .name = text
command-note-clear = Delete it
    .name = clear
note-kept = Note saved. Only you see it, with your hand.
note-gone = You have no note here any more.
note-shown = **Your note:** { $text }
no-note = You have no note at this table: /note text:

## Threads

command-table-new-thread = Whether the bot begins a thread for the table; this channel keeps one line that says how it stands
    .name = thread
too-many-threads = Discord begins no more threads on this server: too many are active. Archive some, or open the table in the channel itself.
no-thread-here = I cannot begin a thread here: only in a text channel, where I may post and create public threads.
line = **{ $game }** in { $channel }: { $state }
line-private = a private table
line-lobby = waiting for players ({ $count } of { $most }: { $names })
line-over = the game is over – { $places }
line-ended = ended without a result

## Leagues

command-league = A league of several rounds in this channel: its tables open in threads by themselves
    .name = league
command-league-create = Open a league in this channel
    .name = create
command-league-create-game = Which game
    .name = game
command-league-create-size = How many play at a table
    .name = size
command-league-create-rounds = How many rounds
    .name = rounds
command-league-create-pairing = Who meets: everybody as evenly as can be, or neighbours in the standings
    .name = pairing
command-league-create-pairing-robin = everybody meets everybody
command-league-create-pairing-swiss = neighbours meet (Swiss)
command-league-create-days = After how many days a round’s tables end with their standing; never if left out
    .name = days
command-league-create-rated = Whether its games count for ratings
    .name = rated
command-league-join = Join this channel’s league
    .name = join
command-league-leave = Leave this channel’s league; a robot plays on at your table until somebody takes the seat
    .name = leave
command-league-start = Begin the league’s first round
    .name = start
command-league-standings = Show how this channel’s league stands
    .name = standings
command-league-end = End this channel’s league; its tables go on as ordinary ones
    .name = end
league-opened = { $host } opens a league of **{ $game }**: { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 } at tables of { $size }, { $pairing ->
    [swiss] neighbours in the standings meet
   *[robin] everybody meets as evenly as can be
 }{ $days ->
    [0] {""}
    [one] , each round for { $days } day, then the standing counts
   *[other] , each round for { $days } days, then the standing counts
 }{ $rated ->
    [yes] , rated
   *[no] {""}
 }. Join with `/league join`. Each opponent you beat is worth a point; a bye is worth half of a round’s points.
league-created = The league is open, and you are in it. /league start begins it.
league-here = There is a league in this channel already.
league-size = That game is played by { $least } to { $most }.
league-full = This league is full: { $most } players.
league-joined = You are in the league ({ $count } players so far).
league-joined-late = You are in the league from its next round on.
league-joined-already = You are in this league already.
league-not-joined = You are not in this league.
league-left = You have left the league.
league-host-only = Only the league’s host can do that.
league-host = { $name } is the host of this league now.
league-lobby = This table belongs to a league: it begins by itself, with those whom the league has put there.
league-table-void = The table in { $channel } cannot be played on: it counts as not played, and the league goes on.
league-end-sure = End the league of **{ $game }** in { $channel }? ({ $state }) No further round begins; tables that still run go on as ordinary ones.
button-end-league = End the league
league-ended = { $name } has ended the league of **{ $game }**. Tables that still run go on as ordinary ones.
league-end-who = Before a league begins its host can end it. Later everybody who plays in it has to ask for that, or a member with the permission “Manage Server” who does not play in it decides.
league-end-by-all = Everybody who plays in it has to ask for that.
league-end-asked = { $name } asks to end the league of **{ $game }** as it stands. Everybody who plays in it has to ask for that before the next round: /league end. So far: { $count } of { $needed }.
league-ended-by-all = All who play in the league of **{ $game }** have ended it. Tables that still run go on as ordinary ones.
league-sets-free = The league was ended: this table goes on as an ordinary one, and its result changes no standing.
league-begun = This league has begun already.
league-too-few = A round needs at least { $least } players.
league-started = The league begins.
league-damaged = This league cannot be read: its data is damaged. Ask the operator of this bot to restore a back-up, or open another league.
no-league-here = There is no league in this channel.
league-table = { $game }, round { $round }, table { $number }
league-round = **Round { $number } of { $rounds }**
league-byes = Sitting out: { $names }
league-due = The tables end at { $at } with their standing, if they have not ended before.
league-put-off = I was away for a while: the tables of this round end at { $at } with their standing, if they have not ended before.
league-held-up = The league cannot go on yet: { $why } It resumes once that is fixed.
league-held-up-own = Your league in { $channel } cannot go on yet: { $why } It resumes once that is fixed.
league-time-up = The round’s time is up: the game ends here, and the standing counts.
league-title = League
league-open = The league has not begun.
league-running = Round { $played } of { $rounds }
league-over = The league is over.
league-standings = Standings
league-player = Player
league-games = Games
league-won = Won
league-points = Points
league-opponents = Met
league-ties = Ties are broken by games won, then by the points of all opponents met.
league-out = { $name } (out)
