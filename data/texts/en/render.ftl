# Words in pictures and their alt texts

# Names of the pictures, for choosing one; a game that has others names them in its own file.
picture-called-board = the board
picture-called-players = all players
picture-called-player = one player
picture-called-hand = your hand

picture-round = Round { $round }
picture-last-round = Last round
