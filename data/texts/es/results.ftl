# Lo que viene después de una partida: rendirse, terminarla con la clasificación del momento, los resultados.

button-concede = Me rindo
concede-sure = ¿Abandonar esta partida de **{ $game }**? Un robot juega en tu asiento hasta el final, nadie puede ocuparlo y quedas en último lugar haga lo que haga.
conceded = { $name } se ha rendido. Un robot juega en su asiento hasta el final; queda en último lugar.
conceded-answer = Te has rendido en esta partida. Gracias por avisar.
seat-conceded = { $name } se ha rendido: en ese asiento juega un robot hasta el final.
rank-line-gave-up = { $rank }. { $name } – { $points } (se rindió)
won-alone = **Gana { $name }**: todos los demás se han rendido.
won-by-nobody = **No gana nadie**: todos se han rendido.
vote-score = { $by } propone terminar ya la partida, con la clasificación del momento como resultado. No cuenta para ninguna puntuación. Tiene que votar a favor toda la mesa.
vote-score-rated = { $by } propone terminar ya la partida, con la clasificación del momento como resultado, también para las puntuaciones si la mesa es clasificatoria. Tiene que votar a favor toda la mesa.
vote-carried-score = La mesa ha decidido: la partida termina aquí y vale la clasificación del momento.
command-concede = Ríndete en esta partida: un robot sigue y quedas en último lugar
    .name = rendirse
command-table-finish = Vota para terminar ya la partida, con la clasificación del momento como resultado
    .name = acabar
command-table-finish-rated = Si también cuenta para las puntuaciones
    .name = clasificatoria

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
record-none = Todavía no se ha jugado ninguna partida hasta el final.
record-none-of = { $user } todavía no tiene partidas terminadas en este servidor.
record-players = Mesa
record-games = Partidas
record-won = Gana
record-places = Puestos
record-best = Máximo
record-place = { $place }.º{ "\u00A0" }×{ "\u00A0" }{ $times }
record-favourite = Preferencia: { $what } ({ $times } de { $of }), desde el { $since }
records-head = **Los récords de este servidor**
records-high = **Más puntos**
records-high-line = { $game } con { $seats }: **{ $points }** – { $who }, { $at }
records-close = **Partidas más reñidas**
records-close-line = { $game }: { $margin ->
    [0] decidida por el desempate, o por nada
   *[other] { $points } de ventaja
 } – { $who }, { $at }
records-long = **La mesa más larga**
records-long-line = { $game }: { $days ->
    [0] menos de un día
    [one] { $days } día
   *[other] { $days } días
 } – { $who }, { $at }
records-robots = **Robots** – su puntuación en mesas clasificatorias contra personas; no figuran en la lista entre personas
records-robots-line = Robot, { robot-level }: **{ $number }** ± { $uncertainty }, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
 }{ $provisional ->
    [yes] , provisional
   *[no] {""}
 }{ $each ->
    [none] {""}
   *[other] {" "}– { $each }
 }
records-robots-game = { $game } { $number }

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

## Fiabilidad

command-table-new-reliability = Cuántos turnos de cada cien a tiempo, y partidas terminadas, debe tener quien se una
    .name = fiabilidad
lobby-reliable = { $in_time } % a tiempo, { $finished } % terminadas
lobby-least = Quien se une tiene al menos el { $least } % de sus turnos a tiempo y de sus partidas terminadas, en los últimos meses.
not-reliable = Esta mesa pide el { $least } % de turnos a tiempo y de partidas terminadas; en los últimos meses tienes el { $in_time } % y el { $finished } %.
record-left = Partidas que has abandonado: { $games } (que cuentan: { $rated }; todavía en juego sin ti: { $running })
record-reliable = Últimos meses: { $in_time } % de turnos a tiempo, { $finished } % de partidas terminadas

## Notas propias

command-note = Guarda en esta mesa una nota que solo ves tú, o muéstrala
    .name = nota
command-note-text = Qué apuntar en lugar de lo que hay; si falta, se muestra lo que hay
    .name = texto
command-note-clear = Bórrala
    .name = borrar
note-kept = Apuntado. Aparece con tu mano y nadie más lo ve.
note-gone = Aquí ya no hay ninguna nota tuya.
note-shown = **Tu nota:** { $text }
no-note = No has apuntado nada en esta mesa: /note text:

## Hilos

command-table-new-thread = Si el bot abre un hilo para la mesa; aquí queda una línea que dice cómo va
    .name = hilo
too-many-threads = Discord no abre más hilos en este servidor: hay demasiados activos. Archivad algunos, o abre la mesa en el propio canal.
no-thread-here = Aquí no puedo abrir un hilo: solo en un canal de texto donde pueda escribir y crear hilos públicos.
line = **{ $game }** en { $channel }: { $state }
line-private = una mesa privada
line-lobby = a la espera de jugadores ({ $count } de { $most }: { $names })
line-over = la partida ha terminado – { $places }
line-ended = cerrada sin resultado

## Ligas

command-league = Una liga de varias rondas en este canal: sus mesas se abren solas en hilos
    .name = liga
command-league-create = Abre una liga en este canal
    .name = crear
command-league-create-game = Qué juego
    .name = juego
command-league-create-size = Cuántos juegan en una mesa
    .name = mesa
command-league-create-rounds = Cuántas rondas
    .name = rondas
command-league-create-pairing = Quiénes se enfrentan: todos del modo más parejo, o los vecinos en la clasificación
    .name = emparejamiento
command-league-create-pairing-robin = todos contra todos
command-league-create-pairing-swiss = vecinos en la clasificación (suizo)
command-league-create-days = A los cuántos días las mesas de una ronda terminan como estén; nunca, si falta
    .name = días
command-league-create-rated = Si sus partidas cuentan para las puntuaciones
    .name = clasificatoria
command-league-join = Únete a la liga de este canal
    .name = unirse
command-league-leave = Deja la liga; en tu mesa juega un robot hasta que alguien ocupe el asiento
    .name = dejar
command-league-start = Empieza la primera ronda de la liga
    .name = empezar
command-league-standings = Muestra cómo va la liga de este canal
    .name = clasificación
command-league-end = Cierra la liga de este canal; sus mesas siguen como mesas normales
    .name = terminar
league-opened = { $host } abre una liga de **{ $game }**: { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
 } en mesas de { $size }, { $pairing ->
    [swiss] se enfrentan los vecinos en la clasificación
   *[robin] todos se enfrentan del modo más parejo
 }{ $days ->
    [0] {""}
    [one] , cada ronda dura { $days } día, después cuenta la clasificación del momento
   *[other] , cada ronda dura { $days } días, después cuenta la clasificación del momento
 }{ $rated ->
    [yes] , clasificatoria
   *[no] {""}
 }. Únete con `/league join`. Cada rival superado vale un punto; descansar, la mitad de todos.
league-created = La liga está abierta y formas parte de ella. Con /league start empieza.
league-here = En este canal ya hay una liga.
league-size = A ese juego juegan de { $least } a { $most }.
league-full = Esta liga está completa: { $most } jugadores.
league-joined = Formas parte de la liga ({ $count } jugadores hasta ahora).
league-joined-late = Formas parte de la liga desde la próxima ronda.
league-joined-already = Ya formas parte de esta liga.
league-not-joined = No formas parte de esta liga.
league-left = Has dejado la liga.
league-host-only = Eso solo puede hacerlo quien dirige la liga.
league-host = Ahora dirige esta liga { $name }.
league-lobby = Esta mesa es de una liga: empieza sola, con quienes le han tocado.
league-table-void = En la mesa de { $channel } no se puede seguir jugando: cuenta como no jugada, y la liga continúa.
league-end-sure = ¿Cerrar la liga de **{ $game }** en { $channel }? ({ $state }) No empezará ninguna ronda más; las mesas en juego siguen como mesas normales.
button-end-league = Cerrar la liga
league-ended = { $name } ha cerrado la liga de **{ $game }**. Las mesas en juego siguen como mesas normales.
league-end-who = Antes de que empiece puede cerrarla quien dirige la liga. Después tienen que pedirlo todos los que juegan en ella, o decide alguien con el permiso «Gestionar servidor» que no juegue en ella.
league-end-by-all = Tienen que pedirlo todos los que juegan en ella.
league-end-asked = { $name } pide cerrar la liga de **{ $game }** tal como está. Tienen que pedirlo todos los que juegan en ella antes de la próxima ronda: /league end. Hasta ahora: { $count } de { $needed }.
league-ended-by-all = Todos los que juegan en la liga de **{ $game }** la han cerrado. Las mesas en juego siguen como mesas normales.
league-sets-free = Se cerró la liga: esta mesa sigue como una cualquiera y su resultado no cambia la clasificación.
league-begun = Esta liga ya ha empezado.
league-too-few = Una ronda necesita al menos { $least } jugadores.
league-started = La liga empieza.
league-damaged = No puedo leer esta liga: sus datos están dañados. Pide a quien administra este bot que restaure una copia de seguridad, o abre otra liga.
no-league-here = En este canal no hay ninguna liga.
league-table = { $game }, ronda { $round }, mesa { $number }
league-round = **Ronda { $number } de { $rounds }**
league-byes = Descansan: { $names }
league-due = Las mesas terminan el { $at } como estén, si no han terminado antes.
league-put-off = He estado ausente un tiempo: las mesas de esta ronda terminan el { $at } como estén, si no han terminado antes.
league-held-up = La liga todavía no puede continuar: { $why } Seguirá por sí sola cuando se arregle.
league-held-up-own = Tu liga en { $channel } todavía no puede continuar: { $why } Seguirá por sí sola cuando se arregle.
league-time-up = Se acabó el tiempo de la ronda: la partida termina aquí y cuenta la clasificación del momento.
league-title = Liga
league-open = La liga no ha empezado.
league-running = Ronda { $played } de { $rounds }
league-over = La liga ha terminado.
league-standings = Clasificación
league-player = Jugador
league-games = Partidas
league-won = Gana
league-points = Puntos
league-opponents = Riv.
league-ties = Los empates los deciden las partidas ganadas y después los puntos de todos los rivales.
league-out = { $name } (fuera)
