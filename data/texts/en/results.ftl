# What comes after a game: giving up, ending it with the standing, results.

rank-line-gave-up = { $rank }. { $name } – { $points } (gave up)
won-alone = **{ $name } wins**: everybody else has given up.
won-by-nobody = **Nobody wins**: everybody has given up.
