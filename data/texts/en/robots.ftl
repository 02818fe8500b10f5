# Robots as company: their names, and why they do what they do

robot-name = { $number ->
    [1] Robot Inés
    [2] Robot Tomé
    [3] Robot Bianca
    [4] Robot Rodrigo
   *[other] Robot { $number }
 }

button-whys = Explain robot moves
why-head = **Why the robots made their last moves**
# How a robot of each level says it: the beginner is not sure, the strong one is sure of itself.
why-said = { $level ->
    [easy] “Hm … { $why }?”
    [strong] “{ $why }!”
   *[normal] “{ $why }.”
 }
why-move = { $name }: { $move }
why-hidden = If no reason is given, it depends on what only the robot sees.
why-unsaid = { $level ->
    [easy] “No particular reason.”
   *[normal] “It just seemed best to me.”
 }
no-robot-moves = No robot has made a move here yet.
robot-moves-sealed = What the robots have chosen here in secret is explained when the game is over.

command-hint = Ask a robot what it would play in your place
    .name = hint
hint-head = **What a robot would play** – { $asked }
hint-why = **{ $move }** – { $why }
hint-best = { $points ->
    [0] about as good as the next, by its estimate
    [one] about 1 point better than the next, by its estimate
   *[other] about { $points } points better than the next, by its estimate
 }
hint-only = no other move was worth considering
hint-optional = Nobody waits for you: you may also do nothing for now, which a robot cannot rate.
hint-next = { $points ->
    [0] about as good, by its estimate
    [one] about 1 point behind, by its estimate
   *[other] about { $points } points behind, by its estimate
 }
rated-no-hint = This table is rated: robots give no hints here.
no-hint-now = No robot is available right now. Please ask again in a minute.

command-review = When a game is over: which of your decisions cost most
    .name = review
button-review = My decisions
review-comes = A strong robot is looking at your { $count ->
        [one] decision
       *[other] { $count } decisions
    } from what you could see then. That takes a while; you will be told when it is done.
review-ready = { $who }, a strong robot has looked at your game of **{ $game }**{ $where } again: /review shows what it found.
review-head = **Your { $count ->
        [one] decision
       *[other] { $count } decisions
    }, looked at again by a strong robot, from what you could see then.** By its estimate { $shown ->
        [one] this one
       *[other] these
    } cost most:
review-line = { $moment }: **{ $made }**. It would rather have chosen: **{ $better }** (about { $points ->
        [one] 1 point
       *[other] { $points } points
    })
button-review-there = Go to the table
review-fine = A strong robot has looked at your { $count ->
        [one] decision
       *[other] { $count } decisions
    } again, and found none that clearly cost you points.
review-of-nothing = You made no decision in this game yourself.

choose-level = How well the robots play (host)
robot-level = { $level ->
    [easy] easy
    [strong] strong
   *[normal] normal
 }
robot-level-wins = { robot-level } { $wins }
