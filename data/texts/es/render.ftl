# Palabras de las imágenes y de sus textos alternativos

# Names of the pictures, for choosing one; a game that has others names them in its own file.
picture-called-board = el tablero
picture-called-players = todos los jugadores
picture-called-player = un jugador
picture-called-score = la puntuación
picture-called-hand = tu mano

# Ends the alt text of a picture: the players who have left or are out of the game.
alt-left = Ya no juegan: { $names }.

# Said of a component in stock, where somebody points at it.
alt-stock = { $name }: { $count ->
    [one] queda 1
   *[other] quedan { $count }
 }

picture-round = Ronda { $round }
picture-last-round = Última ronda
picture-over = Partida terminada

picture-sheet = { $picture }, hoja { $place } de { $count }
picture-score = Puntuación
picture-total = Total
picture-total-least = Total, al menos
picture-at-least = { $points } o más
picture-tie-break = Desempate: { $what }
picture-course = Puntos a lo largo de la partida

# What a player is called on a picture if nothing of the name can be drawn: by the colour of the seat.
seat-colour-1 = Azul
seat-colour-2 = Naranja
seat-colour-3 = Verde
seat-colour-4 = Amarillo
seat-colour-5 = Rosa
seat-colour-6 = Celeste
