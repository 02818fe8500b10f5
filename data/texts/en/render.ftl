# Words in pictures and their alt texts

# Names of the pictures, for choosing one; a game that has others names them in its own file.
picture-called-board = the board
picture-called-players = all players
picture-called-player = one player
picture-called-score = the score
picture-called-hand = your hand

# Ends the alt text of a picture: the players who have left or are out of the game.
alt-left = No longer playing: { $names }.

# Said of a component in stock, where somebody points at it.
alt-stock = { $name }: { $count } left

picture-round = Round { $round }
picture-last-round = Last round
picture-over = Game over

picture-sheet = { $picture }, sheet { $place } of { $count }
picture-score = Score
picture-total = Total
picture-total-least = Total, at least
picture-at-least = { $points } or more
picture-tie-break = Tie-break: { $what }
picture-course = Points in the course of the game

# What a player is called on a picture if nothing of the name can be drawn: by the colour of the seat.
seat-colour-1 = Blue
seat-colour-2 = Orange
seat-colour-3 = Green
seat-colour-4 = Yellow
seat-colour-5 = Pink
seat-colour-6 = Azure
