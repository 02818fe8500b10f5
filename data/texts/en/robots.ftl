# Robots as company: their names, and why they do what they do

robot-name = { $number ->
    [1] Robot Inés
    [2] Robot Tomé
    [3] Robot Bianca
    [4] Robot Rodrigo
   *[other] Robot { $number }
 }

button-whys = Why, robot?
why-head = **Why the robots made their last moves**
# How a robot of each level says it: the beginner is not sure, the strong one is sure of itself.
why-said = { $level ->
    [easy] “Well … { $why }, I think.”
    [strong] “Simple: { $why }.”
   *[normal] “{ $why }.”
 }
why-move = { $name }: { $move }
why-hidden = “That depends on what only my hand shows.”
why-unsaid = “There is no more to it than can be seen.”
no-robot-moves = No robot has made a move here yet.

command-hint = Ask a robot what it would play in your place
    .name = hint
hint-head = **A robot would think of this** – { $asked }
hint-move = **{ $move }**
hint-why = **{ $move }** – { $why }
rated-no-hint = This table is rated: robots give no hints here.
