# Los comandos, tal como Discord los muestra: qué hace cada uno y para qué sirve cada una de sus opciones.
# A name is what people type: lower case, without spaces; the English ones are those of the program.

# Looking

command-board = Muestra, solo a ti, una imagen de la mesa de este canal
    .name = tablero
command-board-picture = Qué imagen; si lo omites, todas las públicas
    .name = imagen
command-board-of = De qué jugador o de qué región, si hay una imagen de cada cual
    .name = de
command-board-at = El momento que quieres ver: el final de una fase, o una línea del registro
    .name = línea
command-hand = Muestra tu mano, solo a ti
    .name = mano
command-score = Muestra la puntuación de la mesa de este canal
    .name = puntos
command-score-why = Con el detalle de cada fuente
    .name = detalle
command-games = Lista tus mesas; primero, la que lleva más tiempo esperándote
    .name = partidas
command-games-open = Lista en su lugar las mesas de este servidor con algún asiento libre
    .name = libres
command-help = Cómo se juega aquí
    .name = ayuda
command-rules = Consulta una regla o un componente
    .name = reglas
command-rules-topic = Un capítulo o un componente; si lo omites, lo que importa aquí ahora
    .name = tema
command-rules-game = Qué juego; si lo omites, el que se juega aquí
    .name = juego

# Playing

game-commands = Tus jugadas en { game-name }
command-play = Empieza aquí una partida: elige un juego y los robots ocupan los asientos
    .name = jugar
command-learn = Aprende un juego: una primera partida guiada, contra robots
    .name = aprender
command-move = Muestra, solo a ti, lo que puedes hacer ahora
    .name = mover
command-undo = Deshaz tu última decisión
    .name = deshacer
command-redo = Recupera lo que acabas de deshacer
    .name = rehacer
command-order = Deja jugadas encargadas para más tarde, en privado
    .name = encargo
command-order-give = Juega esto por mí cuando me toque y sea legal; si no, pregúntame
    .name = dejar
command-order-give-moves = Jugadas por orden de preferencia: vender azúcar; vender maíz; pasar
    .name = jugadas
command-order-give-step = La pregunta a la que responde; si lo omites, cualquiera
    .name = pregunta
command-order-give-about = Solo si la pregunta trata de esto: explorer=cook
    .name = sobre
command-order-give-unless = Jugadas que lo impiden cuando son posibles
    .name = salvo
command-order-give-until = Una condición que lo termina, como el final de la ronda
    .name = hasta
command-order-give-lasts = Cuánto tiempo vale el encargo
    .name = duración
command-order-give-lasts-once = una vez
command-order-give-lasts-step = mientras dure esta pregunta
command-order-give-lasts-dropped = hasta que lo retire
command-order-pass = Pasa por mí siempre que se pueda
    .name = pasar
command-order-pass-step = La pregunta a la que responde; si lo omites, cualquiera
    .name = pregunta
command-order-pass-unless = Jugadas que lo impiden cuando son posibles
    .name = salvo
command-order-pass-until = Una condición que lo termina, como el final de la ronda
    .name = hasta
command-order-pass-lasts = Cuánto tiempo vale el encargo
    .name = duración
command-order-pass-lasts-once = una vez
command-order-pass-lasts-step = mientras dure esta pregunta
command-order-pass-lasts-dropped = hasta que lo retire
command-order-list = Muestra los encargos que has dejado en esta mesa
    .name = lista
command-order-drop = Retira uno de tus encargos o todos
    .name = retirar
command-order-drop-number = Qué encargo; si lo omites, todos
    .name = número
command-try = Prueba jugadas en una copia privada de la posición
    .name = probar
command-try-line = Desde qué línea del registro; si lo omites, desde ahora
    .name = línea
command-turn = Recordatorios y ayuda para tu turno en esta mesa
    .name = turno
command-turn-mute = No me mandes más recordatorios este turno
    .name = silenciar
command-turn-until = Recuérdamelo en otro momento, y no antes
    .name = hasta
command-turn-until-moment = 18:30, 3h, 2d o 2026-12-24 18:30; si lo omites, una lista para elegir
    .name = momento
command-turn-robot = Deja que un robot juegue este turno por mí
    .name = robot

# The table

command-table = Abre una mesa, únete a ella y empieza la partida
    .name = mesa
command-table-new = Abre una mesa en este canal
    .name = nueva
command-table-new-game = Qué juego
    .name = juego
command-table-new-seating = Quién se sienta dónde: por sorteo o por orden de llegada
    .name = asientos
command-table-new-seating-random = por sorteo
command-table-new-seating-joined = por orden de llegada
command-table-new-private = Solo pueden unirse y mirar las personas invitadas
    .name = privada
command-table-join = Únete a la mesa de este canal
    .name = unirse
command-table-leave = Deja la mesa de este canal antes de que empiece
    .name = salir
command-table-invite = Invita a alguien a la mesa de este canal
    .name = invitar
command-table-invite-user = A quién invitas
    .name = persona
command-table-robot = Sienta un robot a la mesa de este canal
    .name = robot
command-table-robot-kind = Lo bien que juega; si lo omites, el nivel habitual
    .name = nivel
command-table-robot-kind-easy = { robot-easy }
command-table-robot-kind-normal = { robot-normal }
command-table-robot-kind-strong = { robot-strong }
command-table-start = Empieza la partida en la mesa de este canal
    .name = empezar
command-table-end = Termina la mesa de este canal sin resultado; quienes no son el anfitrión votan
    .name = terminar
robot-easy = fácil: un principiante amable, errores incluidos
robot-normal = normal: juega bien y deprisa
robot-strong = fuerte: un rival duro que se lo piensa un poco más

# Seats

command-seat = Cede, ocupa o presta un asiento
    .name = asiento
command-seat-open = Deja un asiento libre para que cualquiera lo ocupe y siga jugando
    .name = liberar
command-seat-open-seat = De quién, si no es el tuyo (solo el anfitrión)
    .name = asiento
command-seat-open-robot = El robot que juega hasta que alguien lo ocupe
    .name = robot
command-seat-open-robot-easy = { robot-easy }
command-seat-open-robot-normal = { robot-normal }
command-seat-open-robot-strong = { robot-strong }
command-seat-give = Ofrece un asiento a alguien, que lo ocupa con un clic
    .name = ceder
command-seat-give-user = Quién seguirá jugando
    .name = persona
command-seat-give-seat = De quién, si no es el tuyo (solo el anfitrión)
    .name = asiento
command-seat-take = Ocupa un asiento libre y sigue jugando
    .name = ocupar
command-seat-take-seat = Qué asiento, si hay varios libres
    .name = asiento
command-seat-robot = Deja que juegue un robot hasta que se recupere el asiento
    .name = robot
command-seat-robot-seat = De quién, si no es el tuyo (solo el anfitrión)
    .name = asiento
command-seat-robot-kind = Lo bien que juega; si lo omites, el nivel habitual
    .name = nivel
command-seat-robot-kind-easy = { robot-easy }
command-seat-robot-kind-normal = { robot-normal }
command-seat-robot-kind-strong = { robot-strong }
command-seat-back = Recupera tu asiento del robot
    .name = volver
command-seat-vote = Vota para liberar el asiento de quien se retrasa, o para dárselo a alguien
    .name = votar
command-seat-vote-seat = El asiento de quién
    .name = asiento
command-seat-vote-user = Quién lo ocupará; hace falta si no se retrasa
    .name = persona
command-seat-permit = Permite que el anfitrión actúe por ti; verá entonces lo que tú ves
    .name = permitir
command-seat-forbid = Impide que el anfitrión siga actuando por ti
    .name = prohibir

# What has happened

command-log = Muestra lo que ha pasado en la mesa de este canal
    .name = registro
command-log-page = Qué página; si lo omites, la más reciente
    .name = página
command-log-since = Lo que ha pasado desde entonces, con el tablero de entonces y el de ahora
    .name = desde
command-log-file = Recibe el registro entero como archivo de texto
    .name = archivo
command-replay = Muestra una mesa terminada como imagen animada
    .name = repetición
command-verify = Repite los sorteos de una mesa terminada y compáralos
    .name = verificar
command-save = Recibe el archivo de una mesa terminada, para conservarlo o verificarlo aparte
    .name = guardar
command-import = Sigue en este canal una partida guardada; todos sus asientos quedan libres
    .name = importar
command-import-save = Un archivo de /save o de quien administra el bot
    .name = archivo

# Settings

command-settings = Tus ajustes, los de esta mesa y los de este servidor
    .name = ajustes
command-settings-zone = Tu zona horaria, por ejemplo Europe/Madrid
    .name = zona

# For operators, and being forgotten

command-forget-me = Haz que el bot te olvide: ajustes, nombre e id de Discord
    .name = olvidarme
command-operator = Para quienes administran este bot
    .name = administrar
command-operator-status = Muestra cómo está el bot
    .name = estado
command-operator-announce = Publica algo en todas las mesas
    .name = anunciar
command-operator-announce-text = Qué publicar
    .name = texto
command-operator-announce-sure = Si se publica; si no, solo se te muestra a ti
    .name = seguro
command-operator-freeze = Detén una mesa hasta que la dejes seguir
    .name = detener
command-operator-freeze-table = El número de la mesa
    .name = mesa
command-operator-thaw = Deja seguir una mesa que has detenido
    .name = reanudar
command-operator-thaw-table = El número de la mesa
    .name = mesa
command-operator-export = Recibe la partida guardada de una mesa, con todos sus secretos
    .name = exportar
command-operator-export-table = El número de la mesa
    .name = mesa
