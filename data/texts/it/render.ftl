# Le parole nelle immagini e nei loro testi alternativi

# I nomi delle immagini, per sceglierne una; un gioco che ne ha altre le nomina nel proprio file.
picture-called-board = il tabellone
picture-called-players = tutti quanti
picture-called-player = una persona
picture-called-score = il punteggio
picture-called-hand = la tua mano

# Ends the alt text of a picture: the players who have left or are out of the game.
alt-left = Non giocano più: { $names }.

# Said of a component in stock, where somebody points at it.
alt-stock = { $name }: { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
 }

picture-round = Round { $round }
picture-last-round = Ultimo round
picture-over = Partita finita

picture-sheet = { $picture }, foglio { $place } di { $count }
picture-score = Punteggio
picture-total = Totale
picture-total-least = Totale, almeno
picture-at-least = { $points } o più
picture-tie-break = Spareggio: { $what }
picture-course = Punti nel corso della partita

# What a player is called on a picture if nothing of the name can be drawn: by the colour of the seat.
seat-colour-1 = Blu
seat-colour-2 = Arancione
seat-colour-3 = Verde
seat-colour-4 = Giallo
seat-colour-5 = Rosa
seat-colour-6 = Azzurro
