# Words that all games share.

nothing = nothing
nobody = nobody

move-pass = Pass
    .about = Decline
event-phase-ended = End of { $name }
event-game-ended = The game is over

# Why a move cannot be made, and what is possible instead

why-kind = You can do one of these now: { $kinds }.
why-one-of = { $value } is not possible now. Possible: { $values }.
why-between = { $value } is out of range: choose { $low } to { $high }.
why-several-pool = There are only { $count } of { $kind } to choose from.
why-several-size = You chose { $count }: choose { $least } to { $most }.
why-several-exactly = You chose { $count }: choose exactly { $least }.
why-several-worth = That is worth { $worth } of { $least }.
why-several-spare = That is worth { $worth }, with a piece to spare: { $least } are enough.
why-several-fine = That is fine.
why-together = These choices do not go together.
why-deal = That cannot be drawn.
why-not-asked = Nobody asks you for that now.

# Typed moves that cannot be read

not-a-number = “{ $text }” is not a number.
not-a-move = There is no move “{ $text }”. There is: { $names }.
field-missing = “{ $move }” needs more: { $field }.
too-many-words = I do not understand “{ $text }”.
not-yes-or-no = “{ $text }”: write yes or no.

event-taken-back = { $redone ->
    [yes] { $seat } brought back what was taken back
   *[no] { $seat } took back { $count ->
        [one] a move
       *[other] { $count } moves
    }
 }
