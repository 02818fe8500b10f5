# Lo que dice el bot.

## Commands and buttons

choose-kind = ¿Qué quieres hacer?
choose-option = Cambiar una opción (anfitrión)
button-legend = Leyenda
legend = **Leyenda**
legend-picture = { $game } con su leyenda: { $areas } Símbolos: { $symbols }.
choose-part = ¿Qué es …?
choose-pieces = Elige
more-choices = Más…
button-suggestion = Sugerencia
button-play-it = Jugar así
button-change-it = Cambiar …
pieces-of = { $exactly ->
    [yes] { $upto ->
        [all] Todos: { $of }
       *[some] Exactamente { $most } de { $of }
    }
   *[no] { $least ->
        [0] { $upto ->
            [all] Los que quieras de { $of }
           *[some] Hasta { $most } de { $of }
        }
       *[other] { $upto ->
            [all] { $least } o más de { $of }
           *[some] De { $least } a { $most } de { $of }
        }
    }
 }{ $worth ->
    [0] {""}
   *[other] , que valgan { $worth } o más
 }
pieces-list = Lista { $part } de { $parts }: el número vale para todas las listas juntas.
pieces-needed = Ninguno puede sobrar: sin el más barato, el resto valdría demasiado poco.
piece-of = { $number } de { $count }
choose-number = Elige un número
number-between = Un número del { $low } al { $high }
raise-by = { $number } (+{ $more })

button-menu = Tu jugada
button-hand = Mano
button-undo = Deshacer
button-board = Tablero
button-score = Puntuación
button-conditions = Pasar hasta …
button-drop-order = Retirar este encargo
button-drop-number = Retirar el encargo { $number }
button-try = Probar
button-try-back = Deshacer
button-try-robot = Jugada de un robot
button-try-look = Mirar
button-try-anew = Empezar de nuevo
button-try-leave = Cerrar
button-why = Puntos en detalle
button-news = Mientras no estabas
button-log = Registro
button-earlier = Jugadas anteriores
button-fair = Sorteos comprobables
button-log-rules = ¿Qué significan estas líneas?
button-rules = ?
button-rematch = Revancha
button-replay = Repetición
button-more = Más…
more-at-table = ¿Qué más quieres ver?
button-again = Corregir mi elección
button-from-scratch = { $label } (desde cero)
button-open-form = Abrir el formulario
button-change = Cambiar
button-back = ‹ Todas mis jugadas
button-back-to-question = Volver a la pregunta
button-help-learn = Aprender un juego
button-help-play = Jugar
button-help-hint = Pista para mi jugada
button-help-try = Probar jugadas
button-help-review = Mis decisiones
button-help-settings = Ajustes
button-back-to-help = ‹ Ayuda
button-back-to-game = ‹ { $game }
button-older = ‹ Anteriores
button-newer = Posteriores ›
button-page-back = ‹ Página anterior
button-page-on = Página siguiente ›
button-join = Unirse
button-leave = Salir
button-invite = Invitar …
button-how = Cómo se juega
button-end = Cerrar la mesa
button-robot = Añadir robot
button-no-robot = Quitar robot
button-start = Empezar

## The lobby

table-opened = La mesa está abierta. Los demás pueden unirse con el botón «Unirse» o con /table join; en la sala de espera puedes además añadir robots y cambiar opciones. Cuando estén todos, pulsa «Empezar».
lobby-head = **{ $game }** – hay una mesa abierta ({ $least }–{ $most } jugadores)
lobby-seat = { $number }. { $name }{ $robot ->
    [easy] { " " }(robot, fácil)
    [strong] { " " }(robot, fuerte)
    [no] { "" }
   *[normal] { " " }(robot, normal)
 }
lobby-length = -# Unos { $minutes } minutos con { $seats } jugadores en una sola sesión, unos { $clicks } clics por persona
lobby-levels = -# De 100 partidas con { $seats } jugadores contra programas que nunca había visto, un robot gana unas: { $levels } (a la par: { $even }).
lobby-picture = { $game } al empezar
lobby-empty = Aún no se ha unido nadie.
lobby-options = Opciones: { $options }
lobby-no-options = Opciones: todas como en las reglas
lobby-full = { $host }, todos los sitios están ocupados: puedes empezar.
lobby-not-any-more = { $host }, la partida ya no puede empezar.
lobby-missing = { $count ->
    [one] Falta una persona o un robot.
   *[other] Faltan { $count } personas o robots.
 }
lobby-other-option = Para jugar con este número de jugadores, activa la opción «{ $option }».
lobby-too-many = Hay demasiada gente: este juego es para { $most } como máximo.
lobby-ready = { $host } ya puede empezar la partida.
lobby-closed = **{ $game }** – esta sala de espera está cerrada
lobby-left = No queda nadie en ella. /play empieza otra partida aquí.
joined = Te has unido a la mesa.
left = Has dejado la mesa.
left-last = Has dejado la mesa. No había nadie más, así que está cerrada. /play empieza otra partida aquí.
robot-seated = Se ha unido un robot – { $level ->
    [easy] { robot-easy }
    [strong] { robot-strong }
   *[normal] { robot-normal }
 }. Con /table robot tienes los demás niveles.
robot-gone = El robot se ha ido.
option-set = La opción se ha cambiado.
started = Empieza la partida de { $game }.
ended = La mesa se ha cerrado.
invited = Invitación enviada a { $name }.
choose-guest = A quién invitar
invite-whom = ¿A quién invito? Se le mencionará en este canal.
invited-already = { $name } ya tiene una invitación.
invited-so-far = Invitaciones hasta ahora: { $names }.
no-bots-invited = Solo se puede invitar a personas. «Añadir robot» sienta a un robot.
end-sure = ¿Cerrar sin resultado la mesa de **{ $game }** en { $channel }? ({ $state }) Después nadie podrá seguir jugando en ella.
invitation = { $user }, { $host } te invita a una partida de { $game }: únete con el botón de la sala de espera o con /table join.
invitation-closed = { $users }: la invitación a esta partida de { $game } ya no vale, porque la sala de espera se cerró antes de empezar.
rematch-asked = { $users } – { $host } propone la revancha ({ $game }): uníos con el botón de la sala de espera o con /table join.
table-starts = Empieza **{ $game }**. Asientos: { $seats }
table-ended = { $name } ha cerrado esta mesa sin resultado.
in-lobby = esperando jugadores

## El camino más corto a una partida

quick-which = **¿A qué quieres jugar?**
quick-ready = { $robots ->
    [one] Un robot ocupa el otro asiento y la partida empieza en este canal. Juega como un principiante amable; si esperas a otras personas, puedes elegir uno más fuerte.
   *[other] Los robots ocupan los otros { $robots } asientos y la partida empieza en este canal. Juegan como principiantes amables; si esperas a otras personas, puedes elegirlos más fuertes.
 }
quick-start = Empezar con robots
quick-lobby = Esperar a otras personas
quick-lobby-here = Una mesa de { $game } busca jugadores en este canal.
quick-another = Para empezar otra partida, escribe /play en otro canal o en un hilo nuevo.

## Lecciones

button-learn = Primera partida guiada
button-chapters = Capítulos de la lección
button-back-to-lesson = Volver a la lección
lessons = **¿Qué juego quieres aprender?** Juegas una primera partida guiada, contra robots fáciles y en un lugar solo para ti: de 10 a 15 minutos. Puedes dejarla cuando quieras y seguir más tarde.
lesson-of = Lección: { $game }
lesson-begins = Tu lección te espera en { $channel }.
lesson-in-person = tus mensajes directos
lesson-chapters = **La lección de { $game }** está en { $channel }. Sigue allí, o empiézala de nuevo por un capítulo:
lesson-opens = **Una primera partida guiada de { $game }.** Lo que conviene está marcado con ➜, pero funciona todo lo que permiten las reglas. Aquí nada cuenta; tras un día sin jugadas, la lección desaparece.
lesson-head = -# Lección, parte { $number } de { $count }: { $title }
lesson-strayed = Has elegido tu propio camino, y está permitido. { $text } La lección habría jugado: **{ $move }**. *Volver a la lección* deshace tu decisión; o sigue jugando así.
lesson-off = -# Vas por tu propio camino. *Volver a la lección* te lleva adonde la dejaste.
lesson-ends = { $text }
no-lesson = De este juego aún no hay lección. */rules* explica cómo se juega.
no-place-of-ones-own = Aquí no puedo abrir un hilo privado y tú no aceptas mensajes directos míos. Permite una de las dos cosas e inténtalo de nuevo.

## Posts

turn-head = { $who } – **{ $game }**{ $moment }: { $asked }
have-chosen = ya han elegido { $done } de { $all }
more-lines = … lo que pasó antes: /log
turn-over = { $who } – **{ $game }**: la partida ha terminado
over = la partida ha terminado
won = **Gana { $name }**, { $margin ->
    [0] por el desempate
   *[other] con { $points } de ventaja
 }.
won-otherwise = **Gana { $name }**.
# Follows a line of the ranking if others have as many points.
rank-tie = {" "}(desempate: { $told })
won-together = **{ $names } comparten la victoria.**
rank-line = { $rank }. { $name } – { $points }
# A game whose score is no points says `game-points` instead.
points = { $points } { $points ->
    [one] punto
   *[other] puntos
 }
post-lost = (Aquí falta un mensaje: Discord no lo ha aceptado. La partida sigue, y /board y /log muestran cómo va.)
may-not-attach = (Falta la imagen: aquí necesito el permiso «Adjuntar archivos». /board te la muestra en privado.)

## Private answers

answer-noted = Hecho.
answer-repeated = Tu elección: { $move }
form-late = He tardado demasiado en abrir el formulario. Vuelve a pulsar, por favor.
answer-next = Te toca: { $asked }
waiting-for = Esperando a { $who }: { $asked }
table-over = La partida ha terminado.
your-hand = Esto solo lo ves tú.
no-hand = En este juego no hay manos ocultas; aquí está tu lado de la mesa.
log-head = **Registro**, página { $page } de { $pages }
list-page = Página { $page } de { $pages }
own-score = Tus puntos hasta ahora: { $points }{ $count ->
    [0] {""}
   *[other] {" "}({ $sources })
 }. Solo tú los ves.
score-line = { $rank }. { $name }: { $hidden ->
    [yes] { $points }, más lo oculto
   *[no] { $points }
 }
score-source-line = { "   " }{ $source }: { $points }
score-fact-line = { "   " }· { $fact }
games-line = { $game } en { $channel }: { $state }
games-line-lost = { $kind ->
    [casual] { $game }: su canal ya no existe, o no puedo verlo. Escribid /games donde queráis seguir: decide el anfitrión, o dos de vosotros.
   *[other] { $game }: su canal ya no existe, o no puedo verlo. Escribid /games donde queráis seguir: deciden todos los que se sientan allí y, pasada una semana, quienes hayan respondido.
 }
button-go-on = Seguir aquí: { $game }
default-held = No podía escribir aquí cuando a alguien se le acabó el tiempo, así que no se ha jugado por nadie: el reloj sigue ahora.
channel-lost = { $kind ->
    [casual] El canal de tu partida de { $game } ya no existe, o no puedo verlo. Escribe /games en un canal donde quieras seguir: decide el anfitrión, o dos de vosotros.
   *[other] El canal de tu partida de { $game } ya no existe, o no puedo verlo. Escribe /games en un canal donde quieras seguir: deciden todos los que se sientan allí y, pasada una semana, quienes hayan respondido.
 }
channel-proposed = { $name } quiere que vuestra partida de { $game } siga en { $channel }. Si estás de acuerdo, escribe allí /games y pulsa «Seguir aquí»; si no, hazlo en otro canal. A partir del { $at } solo cuentan los votos de quienes hayan respondido.
channel-proposed-casual = { $name } quiere que vuestra partida de { $game } siga en { $channel }. Si estás de acuerdo, escribe /games allí y pulsa «Seguir aquí»; si no, hazlo en otro canal. Decide el anfitrión, o dos de vosotros.
moved-here = { $game } sigue aquí: el canal donde se jugaba ya no existe.
not-stranded = Esa mesa juega en { $channel }.
no-tables = No estás jugando en ninguna mesa. /play empieza una partida al momento y /games open:true lista las mesas que buscan jugadores.
help = **¿Qué quieres hacer?**
    - **Aprender un juego:** una primera partida guiada contra robots fáciles: `/learn`. *Jugar* empieza aquí una partida con robots: `/play`
    - **Jugar con otros:** `/table new` abre una mesa en este canal; los demás se unen con un botón. `/games` lista tus mesas, con *open* las que buscan jugadores.
    - **Pista:** lo que haría un robot fuerte en tu lugar. *Probar jugadas* sigue en una copia privada. *Mis decisiones* repasa una partida terminada.
    - **Mover:** los botones del mensaje más reciente o `/move`. Lo que solo ves tú: `/hand`
    - **Mirar:** `/board` · `/score` · `/log`, también lo que ha pasado mientras no estabas · `/rules`, por donde importa ahora
    - **Deshacer una jugada:** `/undo` · `/redo`. Si ya se ha revelado algo o han jugado otros, tienen que estar de acuerdo.
    - **Ausentarte:** `/order give` deja jugadas para más tarde · `/turn until` te lo recuerda después · `/turn robot` juega este turno · `/seat robot` presta tu asiento · `/seat give` lo cede
    - **Ser anfitrión:** `/table invite` · `/host pause` · `/host skip` · `/host rewind` · `/host move` · `/table end`; donde el resultado cuenta preguntan a todos

## What a player can do wrong

no-table-here = No hay ninguna mesa en este canal. /play empieza aquí una partida.
no-such-table = Esta mesa ya no existe.
no-such-game = Aquí no hay ningún juego llamado «{ $text }». Elige uno de estos: { $names }.
no-such-option = Esa opción no existe.
no-such-picture = Esa imagen no existe. Elige una de estas: { $names }.
picture-of-which = ¿Una imagen de cuál? Elige entre: { $names }.
no-such-player = Aquí no juega nadie con ese nombre. Elige entre: { $names }.
which-player = Más de una persona se llama así. Elige entre: { $names }.
no-such-line = Esa línea no existe: el registro tiene { $last } { $last ->
    [one] línea
   *[other] líneas
 }.
rule-list = **Reglas de { $game }**: elige un capítulo o busca por su nombre uno de los { $parts } componentes con /rules topic:
which-rules = ¿Las reglas de qué juego?
many-such-rules = «{ $text }» corresponde a varias entradas: { $names }.
no-such-rule = No hay ninguna regla ni componente llamado «{ $text }». Elige de la lista.
channel-taken = En este canal ya hay una mesa. Juega en otro canal o hilo, o cierra esta con /table end.
no-rematch-now = Ahora este canal tiene otra mesa: { $game } ({ $state }). La revancha será posible cuando esa termine, o con /table new en otro canal o hilo.
permissions-missing = Necesito más permisos para llevar una mesa aquí. Concédeme, por favor: { $names }.
discord-refuses = Discord lo ha rechazado (código { $code }): no se ha hecho nada. Inténtalo de nuevo, o hazlo en un canal de texto normal.
discord-busy = Discord no ha respondido a tiempo: no se ha hecho nada. Inténtalo de nuevo en un minuto.
too-busy = En este momento me escribe demasiada gente: no se ha hecho nada. Inténtalo de nuevo en unos segundos.
could-not-post-unless-added = No puedo escribir aquí desde { $since }, porque no estoy en este hilo privado. Mencióname aquí ({ $me }): así me añades, y lo cuento todo. Lo vuelvo a intentar ahora.
could-not-post = No puedo escribir aquí desde { $since }: lo contaré todo en cuanto pueda. Concédeme, por favor: { $names }. Lo vuelvo a intentar ahora.
only-in-channel = Esto solo es posible con los botones del canal.
may-not-write-there = No tienes permiso para escribir en ese canal.
already-joined = Ya estás en esta mesa.
not-joined = No estás en esta mesa.
table-full = Los { $most } asientos están ocupados.
no-robot = En esta mesa no hay ningún robot.
host-only = Eso solo puede hacerlo el anfitrión de esta mesa.
wrong-number = La partida no puede empezar con { $count } en la mesa: se juega con { $least }–{ $most } jugadores.
already-started = Esta mesa ya ha empezado. { $waiting }
leave-running = La partida está en marcha. /seat open cede tu asiento para que otra persona lo tome; hasta entonces juega un robot.
table-ended-already = Esta mesa ya ha terminado.
not-started = Esta mesa aún no ha empezado.
table-frozen = Esta mesa no puede seguir: su partida guardada está dañada o no encaja con la versión actual de las reglas. Ya lo sabe quien administra el bot. Podéis esperar, dejarla (/seat open) o cerrarla (/table end: votan los jugadores).
wreck-left = { $name } ha dejado esta mesa, que no puede seguir.
vote-end-wreck = Esta mesa no puede seguir. Más de la mitad de quienes no la dirigen pueden cerrarla.
table-moved-on = La mesa ha avanzado mientras tanto. Vuelve a mirarla y repite tu jugada.
not-seated = No estás jugando en esta mesa.
not-your-control = Estos botones son de { $names }. /move abre los tuyos.
not-asked = Ahora mismo no tienes nada que decidir. { $asked }
old-control = Estos botones ya no valen. /move muestra lo que puedes hacer ahora.
clicked-already = Ya está hecho. Pulsa otra vez si lo quieres otra vez.
text-unkept = Este texto contiene un carácter que no se puede guardar. Escríbelo de nuevo, sin lo que has pegado.
another-game = En esta mesa se juega a { $game }.
refused = { $why }
field-open = Falta elegir: { $question }
nothing-to-undo = No tienes ninguna jugada que deshacer.
nothing-to-redo = No tienes ninguna jugada que rehacer.
undo-over = La partida ha terminado: ya no se puede deshacer nada.
a-bug = Algo ha fallado por mi parte. Tu jugada no se ha hecho; quien administra el bot puede ver qué ha pasado.
button-sign-out = Cerrar sesión en la página del tablero
signed-out = Has cerrado la sesión en la página del tablero en todas partes. Ábrela otra vez para entrar.
no-page = Este bot no tiene página del tablero: quien lo administra no la ha configurado. Juega aquí con los botones y los comandos.
page-not-here = El tablero no se abre aquí. Se abre en los canales de texto y en los mensajes directos, no en los hilos.
tables-away = Ahora mismo no puedo acceder a las mesas. No se ha perdido nada de lo jugado: vuelve a intentarlo dentro de un minuto.

## Orders

order-left = Lo jugaré por ti: { $order }
order-anything = cualquier decisión
order-lasts-once = una vez
order-lasts-step = mientras dure esta pregunta
order-lasts-dropped = hasta que lo retires
order-unless = salvo si puedes: { $moves }
order-ended = Ya ha ocurrido, así que te vuelvo a preguntar: { $order }
order-lost = Esto era para otra pregunta, así que te vuelvo a preguntar: { $order }
orders-more = … y otros { $count } encargos han terminado: /order list
choose-condition = Pasar de ahora en adelante …
about-conditions = ¿Hasta cuándo paso por ti, siempre que se pueda? Cuando ocurra, te vuelvo a preguntar. Puedes retirar el encargo en cualquier momento.
no-such-condition = No hay ninguna condición llamada «{ $text }». Elige una de estas: { $names }.
nothing-offered = Ahora no se te pregunta nada, así que nada puede ser nuevo. Elige otra condición.
too-many-orders = Has dejado { $most } encargos en esta mesa. Retira antes uno: /order list los muestra.
order-empty = Escribe al menos una jugada, por ejemplo: vender azúcar; pasar
order-too-long = Un encargo tiene como máximo { $most } caracteres. Deja varios encargos, uno para cada pregunta.
order-fact = «{ $text }» no es una condición: elige primero la pregunta y escribe luego nombre=valor según de qué trate.
no-such-step = No hay ninguna pregunta llamada «{ $text }». Elige una de estas: { $names }.
no-such-component = Aquí no hay ningún componente llamado «{ $text }». Elige uno de estos: { $names }.
no-orders = No has dejado ningún encargo en esta mesa.
no-such-order = No tienes ningún encargo con ese número. /order list muestra los tuyos.
orders-dropped = { $count ->
    [one] Un encargo retirado.
   *[other] { $count } encargos retirados.
 }

## Probar jugadas

try-head = **Prueba** que solo ves tú: nada de esto ocurre en la mesa. Lo que no ves es inventado, y el azar cae de otro modo. Jugadas: { $count } de { $most }.
try-asked = { $name }: { $asked }
try-left = Prueba cerrada. En la mesa no ha ocurrido nada.
no-tries = En esta mesa no se pueden probar jugadas: el resultado cuenta para las puntuaciones. Todos los que juegan pueden permitirlo (/settings).
no-try = Aquí ya no hay ninguna prueba. /try empieza otra.
try-impossible = Lo que ahí no ves no se deja imaginar. Prueba desde otra línea.
nothing-to-try = Ahí no queda nada por decidir.
try-too-long = Una prueba llega a { $most } jugadas. Deshaz alguna o empieza de nuevo.
choose-tries = ¿Se pueden probar jugadas?
tries-on = Se pueden probar jugadas
tries-off = No se pueden probar jugadas
tries-changed = { $on ->
    [yes] De ahora en adelante se pueden probar jugadas en esta mesa: /try, cada cual para sí.
   *[no] En esta mesa ya no se pueden probar jugadas.
 }

## History and fairness

jump-to = Ver el final de una fase…
news-head = **Mientras no estabas**
nothing-since = Desde tu última jugada no ha pasado nada aquí.
since-mine = desde tu última jugada
news-now = Ahora
log-file = El registro entero como archivo, con lo que tú puedes saber.
replay = La partida, fase por fase
replay-by = { $name } muestra cómo fue la partida de { $game }, fase por fase
replay-comes = La repetición se está dibujando y llegará a este canal.
replay-shared = La repetición ya está en este canal: { $link }. Con /replay la ves solo tú.
not-over-yet = Podrás hacerlo cuando termine la partida.
the-save = La partida guardada de esta mesa. Cualquiera puede comprobarla con python -m bot verify.
secret-promised = -# Cada sorteo se puede comprobar: el SHA-256 del secreto del reparto es { $promise }
secret-renewed = -# Desde aquí cada sorteo se puede comprobar: sale de un secreto nuevo, cuyo SHA-256 es { $promise }. Lo que se sorteó antes está en el archivo.
fair-draws = Cuando termine la partida, este botón muestra el secreto, repite cada sorteo y compara.
verified = Los { $draws } sorteos coinciden con el secreto { $secret }, cuyo SHA-256 { $promise } consta en el registro desde el principio.
not-verified = De los { $draws } sorteos, estos no coinciden con el secreto { $secret }: entradas { $wrong }.
verified-since-import = Los { $draws } sorteos desde que se trajo la partida guardada coinciden con el secreto { $secret }, cuyo SHA-256 { $promise } se publicó entonces.
not-verified-since-import = De los { $draws } sorteos desde que se trajo la partida guardada, estos no coinciden con el secreto { $secret }: entradas { $wrong }.
verified-in-save = { $draws } sorteos venían en la partida guardada. Coinciden con el secreto { $secret } que traía, pero aquí nadie lo había prometido: compara su SHA-256 { $promise } con el del registro de la mesa donde empezó la partida.
not-verified-in-save = De los { $draws } sorteos que venían en la partida guardada, estos no coinciden con el secreto { $secret } que traía: entradas { $wrong }.

## Time: pings, reminders, deadlines

ping-deadline = -# { $deadlines }
ping-deadline-of = { $name } tiene hasta el { $at } ({ $left })
ping-deadline-at = { $name } tiene hasta las { $at } ({ $left })
ping-next = -# { $who }: después te toca a ti
ping-where = { " " }en { $channel }
remind-ping = { $who } – **{ $game }**{ $moment }{ $where }: { $asked }
remind-next = { $who } – **{ $game }**{ $moment }{ $where }: después te toca a ti.
remind-nudge = { $who }, por si se te ha olvidado: has empezado una jugada en **{ $game }**{ $moment }{ $where } y no la has terminado: { $asked }
remind-last-call = { $who }, último aviso en **{ $game }**{ $moment }{ $where }: { $asked }
remind-1 = { $who }, **{ $game }**{ $moment }{ $where } te está esperando: { $asked }
remind-2 = { $who }, **{ $game }**{ $moment }{ $where } te sigue esperando: { $asked }. Los demás no pueden continuar sin ti.
remind-3 = { $who }, tu turno en **{ $game }**{ $moment }{ $where } empezó { $since } y todo el mundo está esperando: { $asked }. Diles cuánto necesitas o deja que un robot juegue este turno.
time-up-host = { $names } – **{ $game }**: se acabó el tiempo. { $host }, puedes decidir cómo seguir.
time-up-default = { $names } – **{ $game }**: se acabó el tiempo, así que se hace la jugada por defecto de las reglas.
time-up-robot = { $names } – **{ $game }**: se acabó el tiempo, así que un robot toma solo esta decisión.

button-there = Ir a tu jugada
button-mute = Silenciar este turno
button-until = Necesito hasta…
button-robot-turn = Que un robot juegue este turno
button-robot-once = Que decida un robot
button-play-default = Hacer la jugada por defecto
choose-until = Recordármelo…
until-hours = dentro de { $count } { $count ->
    [one] hora
   *[other] horas
 }
until-other = en otro momento…
until-form = Necesito hasta
until-form-field = Hora (18:30, 3h, 1 día, mañana 9:00)
until-which = ¿Cuándo te lo recuerdo? (Tu zona horaria: { $zone })
muted = No te lo recordaré más en este turno.
needed-until = Te lo recordaré { $left } ({ $at }), y no antes.
not-a-moment = «{ $text }» no es un momento del futuro que sepa leer. Escribe 18:30, 3h, 1 día, 1w, mañana o 2026-12-24 18:30.
not-waited-for = Ahora mismo aquí no te espera nadie.
robot-plays = Un robot juega este turno por ti.
played-for = Esta decisión se toma en nombre de { $name }. La siguiente vuelve a ser suya.
no-deadline = Ahora mismo nadie tiene un plazo en esta mesa.
is-not-late = { $name } aún tiene tiempo.

choose-pace = Ritmo (anfitrión)
lobby-pace = Ritmo: { $pace }
lobby-missed = -# Si se te acaba el tiempo, solo se toma por ti esa decisión. Para la siguiente tienes la mitad del tiempo.
pace-none = sin prisa (sin límites de tiempo)
pace-relaxed = tranquilo (72 horas por turno; después puede intervenir el anfitrión)
pace-strict = estricto (24 horas por turno; después se hace la jugada por defecto de las reglas)
pace-blitz = relámpago (10 minutos, más un poco por turno; para una velada con todos conectados)

## Seats that change hands, and what needs consent

button-agree = De acuerdo
button-decline = No estoy de acuerdo
button-decree = Permitir (anfitrión)
button-decree-manager = Permitir (administrador)
button-take = Ocupar el asiento
hand-anew = **{ $game }** en { $channel }: se ha deshecho algo. Esta es ahora tu mano.
undo-barrier = Otros han jugado después, se te acabó el tiempo o se ha revelado algo, así que hace falta el acuerdo de { $names } o que decida el anfitrión. Ya se lo he preguntado.
undo-asked = { $redone ->
    [yes] { $name } quiere recuperar lo que había deshecho:
   *[no] { $name } quiere deshacer su última decisión. Con ella se desharía:
 }
undo-private = una elección privada de { $name }
undo-seen = Visto desde entonces: { $kinds }.
undo-seen-drawn = lo que se ha robado o lo que ha salido en los dados
undo-seen-opened = lo que estaba oculto
undo-consent = { $asked } – ¿de acuerdo?
undo-ends = Si alguien se niega, o juega antes, no se deshace nada.
undo-declined = { $name } no está de acuerdo: no se deshace nada.
undo-withdrawn = { $name } ya no lo pide: no se deshace nada.
undo-not-done = No se deshace nada.
undo-asked-already = { $name } ya ha preguntado a la mesa; antes hay que responder a eso.
undo-own = Esto lo has pedido tú: son los demás quienes deben estar de acuerdo.
undo-agreed = Has dado tu acuerdo. Faltan por responder: { $names }.
undo-by-all = Hay acuerdo: se deshace la última decisión de { $name }.
undo-by-host = El anfitrión lo ha decidido: se deshace la última decisión de { $name }.
undo-done = Se ha deshecho.
undo-void = Ya no se puede acordar: alguien ha jugado después o ya se ha decidido.
host-acted = El anfitrión actúa por { $name }.
private-table = Esta mesa es privada: solo pueden mirarla o unirse las personas invitadas. Puede invitarte su anfitrión.
no-open-seat = Ese asiento no está libre. /games open:true muestra los asientos libres.
knows-a-hand = Aquí has visto la mano de otra persona, así que no puedes ocupar un asiento distinto.
sits-already = Esa persona ya está jugando en esta mesa.
seat-open-already = Ese asiento ya está libre.
seat-opened = El asiento de { $name } queda libre: cualquiera puede ocuparlo y seguir jugando.
seat-opened-answer = El asiento queda libre. Lo que te conté aquí en privado se borra en la medida de lo posible.
seat-offered = { $user }, se te ofrece el asiento de { $name }. Pulsa el botón para ocuparlo y seguir jugando.
seat-offered-answer = El asiento se ha ofrecido. Nada cambia hasta que se ocupe.
seat-taken = { $user } ocupa el asiento de { $name } y sigue jugando.
seat-taken-answer = Has ocupado el asiento de { $name }. Esto solo lo ves tú:
seat-warmed = Ahora un robot juega por { $name }.
button-own-seat = Mi asiento …
own-seat = Tu asiento en esta mesa, **{ $name }**:
button-lend-own = Que un robot juegue por mí
button-take-back = Vuelvo a jugar
button-own-settings = Horas de silencio, vacaciones …
button-leave-seat = Dejar el asiento …
button-give-up = Rendirme …
button-leave-sure = Dejo mi asiento
leave-sure = ¿Dejar tu asiento? Cualquiera puede ocuparlo, y lo que te conté aquí en privado se borra.{ $rated ->
    [yes] {" "}Aquí el resultado cuenta: la salida queda en tu historial.
   *[no] {""}
 }
seat-warmed-answer = Ahora un robot juega en este asiento. Con *Más… → Mi asiento …* o /seat back lo recuperas.
lend-last = Entonces en todos los asientos jugaría un robot y la partida seguiría sin nadie. ¿Pongo la mesa en pausa?
button-pause = Poner en pausa
button-lend = Prestarlo de todos modos
seat-pauses = { $kind ->
    [casual] { $name } ha puesto esta mesa en pausa: los relojes y los recordatorios se paran hasta que el anfitrión la reanude (/host resume). Aun así, se puede jugar.
   *[other] { $name } ha puesto esta mesa en pausa: los relojes y los recordatorios se paran hasta que la reanude alguien que se siente a ella (/host resume). Aun así, se puede jugar.
 }
seat-pauses-answer = La mesa está en pausa.
seat-back = { $name } vuelve a jugar.
seat-back-answer = El robot se ha ido; vuelves a jugar tú.
no-robot-here = Ningún robot está jugando por ti.
not-late = { $name } no se ha retrasado lo bastante: la mesa no puede liberar ese asiento.
vote-seat = { $name } se retrasa. ¿Libero su asiento, con un robot que juega hasta que alguien lo ocupe? Más de la mitad de los demás tiene que votar a favor.
vote-seat-for = { $by } propone que { $to } ocupe el asiento de { $name } y vea lo que hay oculto allí. Tienen que votar a favor al menos dos de los demás, y más de la mitad.
vote-host = { $by } propone que { $to } sea el anfitrión de esta mesa. Más de la mitad de quienes no son el anfitrión tiene que votar a favor.
vote-end = { $by } propone terminar esta mesa sin resultado. Más de la mitad de quienes no son el anfitrión tiene que votar a favor.
vote-decides = Tu voto lo ha decidido.
button-vote = Estoy a favor
vote-carried-for = La mesa ha decidido: { $user } puede ocupar el asiento de { $name }, y hasta entonces juega un robot.
vote-carried-end = La mesa ha decidido: termina sin resultado.
seat-left = { $name } ya no está en este servidor. Un robot juega en su lugar hasta que alguien ocupe el asiento.
host-missed = { $old } no estaba cuando la mesa esperaba: ahora { $user } es el anfitrión de esta mesa.
needs-a-vote = { $name } no se retrasa. Solo puede ceder su asiento por su cuenta, o los demás con una votación: /asiento votar, con quien vaya a ocuparlo.
seat-promised = El asiento de { $name } ya está prometido a alguien.
vote-ends = Termina { $left }, el { $at }; sin votos suficientes no cambia nada.
vote-asks = { $who }, tu mesa de **{ $game }** necesita tu voto. { $where }
vote-asks-again = { $who }, tu mesa de **{ $game }** sigue necesitando tu voto. No te lo recordaré más. { $where }
vote-undo = ¿Se puede deshacer una decisión? Si no se resuelve antes de la próxima jugada, la decisión se mantiene.
games-vote = (Falta tu voto.)
vote-count = A favor: { $count } de { $needed } necesarios.
vote-done = **Resuelto: se ha hecho.**
vote-void = **Ya no se vota: no se ha hecho.**
vote-noted = Tu voto está contado.
vote-carried = La mesa lo ha decidido: el asiento de { $name } queda libre y un robot juega hasta que alguien lo ocupe.
permitted = { $name } permite que el anfitrión actúe en su lugar, hasta /seat forbid.
permission-ended = El anfitrión ya no puede actuar por { $name }.
former-hand = Ya no juegas aquí: esto es lo que puede ver todo el mundo.
open-lobby = { $game } en { $channel }: esperando jugadores ({ $count } de { $most } asientos ocupados)
open-seats = { $game } en { $channel }: { $count ->
    [one] un asiento libre ({ $names })
   *[other] { $count } asientos libres ({ $names })
 }
open-ways = -# Ritmo: { $pace } · Idioma: { $language }
no-open-tables = Ninguna mesa de este servidor tiene un asiento libre. /play empieza una partida o abre una mesa a la que otros pueden unirse.
no-bots = Los asientos solo se pueden ofrecer a personas. Con /seat robot juega un robot.

## Settings

settings-me = Los tuyos
settings-table = De esta mesa
settings-server = De este servidor
settings-no = ninguna
settings-own = **Tus ajustes**
    Zona horaria: { $zone }
    Horas de silencio: { $quiet } (entonces nada te molesta; los mensajes esperan a que acaben)
    Avisos: { $ways }{ $closed ->
        [yes] { " " }– tus mensajes directos están cerrados para mí, así que te aviso en el canal
       *[no] { "" }
     }
    Recordatorios: al cabo de { $first } horas, luego cada vez al doble de tiempo, durante 14 días como máximo
    Vacaciones: { $vacations }
settings-ways-channel = en el canal
settings-ways-direct = por mensaje directo
settings-ways-both = en el canal y por mensaje directo
choose-ways = Dónde avisarte
choose-quiet = Horas de silencio
choose-reminders = Recordatorios
quiet-none = Sin horas de silencio
quiet-span = Silencio: { $span }
quiet-other = Otras horas de silencio…
reminders-every = Primer recordatorio al cabo de { $hours } horas
button-zone = Zona horaria…
button-vacation = Vacaciones…
button-next-on = Avisarme cuando vaya a tocarme
button-next-off = No avisarme cuando vaya a tocarme
form-zone = Tu zona horaria
form-zone-field = Ciudad, o UTC+5:30, o Europe/Madrid
form-quiet = Horas de silencio
form-quiet-field = De cuándo a cuándo, como 22:30-7:00
form-vacation = Vacaciones
form-vacation-field = 24 dic a 1 ene, 2 semanas o ninguna
settings-of-table = **{ $game }, esta mesa**
    Ritmo: { $pace }
    Cuando se acaba el tiempo: { $then }
    Idioma: { $language }
choose-then = Cuando se acaba el tiempo
then-host = puede intervenir el anfitrión
then-default = se hace la jugada por defecto de las reglas
then-robot = un robot juega el turno
settings-of-server = **Mesas nuevas en este servidor**
    Ritmo: { $pace }
    Idioma: { $language }
choose-server-pace = Ritmo de las mesas nuevas
choose-server-language = Idioma de las mesas nuevas
choose-language = Idioma de esta mesa
language-changed = A partir de ahora, esta mesa habla español.
choose-suggestions = Sugerencias de un robot
suggestions-on = un botón “Sugerencia” pregunta a un robot fuerte
suggestions-off = sin sugerencias
suggestions-changed = { $on ->
    [yes] A partir de ahora, un botón *Sugerencia* pregunta a un robot fuerte qué jugaría.
   *[no] Desde ahora no se sugieren jugadas.
 }
choose-own-language = Idioma de lo que solo lees tú
language-of-client = el idioma de mi Discord
button-pictures = Imágenes
choose-own-pictures = Imágenes que solo ves tú
pictures-plain = como siempre
pictures-contrast = contraste alto
pictures-large = letra grande, en dos hojas si hace falta
pictures-both = contraste alto y letra grande
pictures-dark = oscuro
pictures-dark-contrast = oscuro, contraste alto
pictures-dark-large = oscuro, letra grande
pictures-dark-both = oscuro, contraste alto y letra grande
settings-pictures = **Tus imágenes**
    Así se dibujan las imágenes privadas y las que abres con *Tablero*. Los mensajes de una mesa siguen lo que eligió su anfitrión.
button-language = Idioma
settings-language = **Tu idioma**
    En él están las respuestas y las imágenes privadas. Lo que lee todo el mundo está en el idioma de la mesa.
# How the language calls itself.
language-name = Español
pace-changed = El anfitrión ha cambiado el ritmo: { $pace }. Cuando se acaba el tiempo: { $then }.
pace-lifted = El anfitrión ha quitado los límites de tiempo.
not-times = «{ $text }» no es un intervalo de horas que sepa leer. Escríbelo así: 22:30-7:00.
not-days = «{ $text }» no es un intervalo de días futuros que sepa leer. Escribe 2026-12-24 a 2027-01-01, 24 dic a 1 ene, 24.12. a 1.1., mañana o 2 semanas (desde hoy).
# Lo que se escribe para indicar un momento, separado por comas.
typed-minutes = m, min, minuto, minutos
typed-hours = h, hora, horas
typed-days = d, día, días
typed-weeks = semana, semanas
typed-one = un, una
typed-in = en, dentro de
typed-today = hoy
typed-tomorrow = mañana
typed-at = a la, a las
typed-to = a, al, hasta, hasta el
typed-none = ninguna
no-such-zone = No conozco la zona horaria «{ $text }». Escribe una ciudad grande, su país, una diferencia como UTC+5:30 o un nombre como Europe/Madrid.
which-zone = «{ $text }» puede ser más de una zona horaria. ¿Cuál es la tuya?
more-zones = … otras de las { $count } zonas horarias
choose-zone = Tu zona horaria
too-much-vacation = Son demasiadas vacaciones: los relojes se paran como máximo { $most } días al año.
manager-only = Eso solo puede cambiarlo alguien con el permiso «Gestionar servidor».

## The host's tools

lobby-private = Privada: solo pueden mirar esta mesa y unirse las personas invitadas (/table invite).
paused-by-itself = { $kind ->
    [casual] Se han hecho { $count } jugadas automáticas seguidas sin llegar a nada. He puesto esta mesa en pausa: pueden jugar las personas a las que espera, y el anfitrión puede saltar el turno de una de ellas o rebobinar.
   *[other] Se han hecho { $count } jugadas automáticas seguidas sin llegar a nada. He puesto esta mesa en pausa: pueden jugar las personas a las que espera, y /host skip pregunta a todos si se salta el turno de una de ellas.
 }
invitation-private = { $user }, { $host } te deja mirar esta mesa privada de { $game }.
seat-name = Asiento { $number }
save-too-long = Ese archivo es demasiado grande para ser una partida guardada.
save-damaged = Ese archivo no es una partida guardada que se pueda continuar: está dañado, se ha modificado o viene de otra versión.
save-too-slow = Volver a jugar esa partida guardada lleva demasiado tiempo.
queue-own = Has traído { $count } partidas guardadas que aún hay que leer. Trae la siguiente cuando una de ellas esté lista.
queue-full = Muchas partidas guardadas esperan a ser leídas. Vuelve a traer la tuya dentro de unos minutos.
save-over = La partida de ese archivo ya ha terminado: no queda nada que jugar.
imported = La mesa está abierta: todo el mundo, tú también, ocupa un asiento con los botones.
table-imported = **{ $game }** continúa desde una partida guardada que ha traído { $user }. Quien tenga ese archivo conoce todos sus secretos. Todos los asientos están libres:

## Housekeeping

archived-soon-lobby = Hace tiempo que nadie entra ni sale de esta sala de espera de { $game }. Se cierra el { $at } si sigue así y el anfitrión no empieza la partida.
archived-soon-running = Hace mucho que nadie juega aquí. Esta mesa de { $game } se archiva el { $at } si nadie lo hace antes.
archived-soon-finished = Esta mesa de { $game } se queda aquí hasta el { $at }: hasta entonces la muestran /log, /replay, /verify y /save.
archived-soon-own = Hace mucho que nadie juega en tu mesa de { $game } en { $channel }. Se archivará el { $at }, salvo que alguien juegue.
archived-now-running = Esta mesa de { $game } se ha archivado: el canal queda libre para otra. /board y /log aún la muestran, /save la da a sus jugadores y /host resume la continúa.
table-archived = Esta mesa está archivada. Sus jugadores pueden continuarla con /host resume.
unarchived = Esta mesa continúa: ha salido del archivo.
save-counts = Aquí el resultado cuenta, y una partida guardada contiene todos los secretos: con /host resume se sigue jugando, y cuando termine la partida todos los que jugaron podrán guardarla.
archive-saved = { $name } se ha llevado la partida guardada de esta mesa archivada, con todos sus secretos.
archived-now = Esta mesa de { $game } se ha archivado: el canal queda libre para otra. Su registro se conserva.
