# What comes after a game: giving up, ending it with the standing, results.

rank-line-gave-up = { $rank }. { $name } – { $points } (gave up)
won-alone = **{ $name } wins**: everybody else has given up.
won-by-nobody = **Nobody wins**: everybody has given up.

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
record-none = There is no game that is over yet.
record-none-of = { $user } has no game that is over yet on this server.
record-players = Players
record-games = Games
record-won = Won
record-places = Places
record-best = Best
record-place = { $place }. × { $times }
record-favourite = Favourite: { $what } ({ $times } of { $of }), counted since { $since }
records-head = **Records of this server**
records-high = **Highest scores**
records-high-line = { $game } with { $seats }: **{ $points }** – { $who }, { $at }
records-close = **Closest games**
records-close-line = { $game }: { $margin ->
    [0] decided by the tie-break or not at all
   *[other] { $margin } ahead
 } – { $who }, { $at }
records-long = **Longest table**
records-long-line = { $game }: { $days ->
    [0] less than a day
    [one] { $days } day
   *[other] { $days } days
 } – { $who }, { $at }

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
