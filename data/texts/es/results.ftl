# Lo que viene después de una partida: rendirse, terminarla con la clasificación del momento, los resultados.

rank-line-gave-up = { $rank }. { $name } – { $points } (se rindió)
won-alone = **Gana { $name }**: todos los demás se han rendido.
won-by-nobody = **No gana nadie**: todos se han rendido.

## Récords

command-me = Lo que has jugado: partidas, puestos, mejores puntos, clasificaciones
    .name = yo
command-record = Lo que alguien ha jugado en este servidor
    .name = historial
command-record-user = De quién
    .name = persona
command-records = Los récords de este servidor: más puntos, partidas más reñidas, la mesa más larga
    .name = récords
record-title = Historial
record-summary = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
 }, { $won } ganadas{ $shared ->
    [0] {""}
   *[other] , { $shared } compartidas
 }{ $gaveup ->
    [0] {""}
   *[other] , { $gaveup } abandonadas
 }
record-none = Todavía no hay ninguna partida terminada.
record-none-of = { $user } todavía no tiene partidas terminadas en este servidor.
record-players = Mesa
record-games = Partidas
record-won = Gana
record-places = Puestos
record-best = Máximo
record-place = { $place }.º × { $times }
record-favourite = Preferencia: { $what } ({ $times } de { $of }), desde el { $since }
records-head = **Los récords de este servidor**
records-high = **Más puntos**
records-high-line = { $game } con { $seats }: **{ $points }** – { $who }, { $at }
records-close = **Partidas más reñidas**
records-close-line = { $game }: { $margin ->
    [0] decidida por el desempate, o por nada
   *[other] { $margin } de ventaja
 } – { $who }, { $at }
records-long = **La mesa más larga**
records-long-line = { $game }: { $days ->
    [0] menos de un día
    [one] { $days } día
   *[other] { $days } días
 } – { $who }, { $at }

## Puntuaciones

command-table-new-rated = Si el resultado cuenta para las puntuaciones; entonces sin pistas ni ayuda de robots
    .name = clasificatoria
lobby-rated-people = Clasificatoria: el resultado cuenta, entre personas. Nadie recibe pistas y ningún robot juega por nadie.
lobby-rated-robots = Clasificatoria: el resultado cuenta, en la lista contra robots. Nadie recibe pistas y ningún robot juega por nadie.
rated-no-robot = Esta mesa es clasificatoria: ningún robot juega por ti. Con /concede abandonas la partida.
rating-people = Puntuación: { $number } ± { $uncertainty }{ $provisional ->
    [yes] , provisional
   *[no] {""}
 }
rating-robots = Contra robots: { $number } ± { $uncertainty }{ $provisional ->
    [yes] , provisional
   *[no] {""}
 }
