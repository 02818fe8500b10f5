# Words that all games share.

nothing = nothing
nobody = nobody

move-pass = Pass
    .name = pass
    .about = Do nothing here
event-phase-ended = End of { $name }
event-game-ended = The game is over

# Why a move cannot be made, and what is possible instead

why-kind = Right now you can do one of these: { $kinds }.
why-one-of = { $value } is not possible now. Possible: { $values }.
why-between = { $value } is out of range: choose a number from { $low } to { $high }.
why-several-pool = You can choose at most { $count } of { $kind }.
why-several-size = You chose { $count }: choose { $least } to { $most }.
why-several-exactly = You chose { $count }: choose exactly { $least }.
why-several-worth = That is worth { $worth }; it takes at least { $least }.
why-several-spare = That is worth { $worth }, more than the { $least } it takes: leave out a piece you do not need.
why-several-fine = That is fine.
why-together = Each of these choices is possible, but not all of them together.
why-deal = That cannot be drawn.
why-not-asked = You have nothing to decide right now.

# Typed moves that cannot be read

not-a-number = “{ $text }” is not a number.
not-a-move = There is no move called “{ $text }”. Possible moves: { $names }.
field-missing = “{ $move }” is not complete: { $field }
too-many-words = I do not understand “{ $text }”.
not-yes-or-no = “{ $text }” is neither yes nor no.

until-new = until I have a new choice

event-taken-back = { $redone ->
    [yes] { $seat } brought back what was taken back
   *[no] { $seat } took back { $more ->
        [yes] a move and all that followed
       *[no] a move
    }
 }
