# Las herramientas del anfitrión: lo que Discord muestra y lo que se dice al usarlas.

## As Discord lists them

command-host = Herramientas del anfitrión; donde el resultado cuenta, votan todos
    .name = dirigir
command-host-skip = Haz la jugada por defecto en lugar de alguien que se retrasa
    .name = saltar
command-host-skip-seat = En lugar de quién, si se retrasan varios
    .name = asiento
command-host-act = Actúa por alguien que lo ha permitido con /seat permit
    .name = actuar
command-host-act-seat = Por quién
    .name = asiento
command-host-rewind = Deshaz todo lo que siguió a una línea del registro
    .name = rebobinar
command-host-rewind-line = El número de la línea, tal como lo muestra /log
    .name = línea
command-host-pause = Detén los relojes y recordatorios de la mesa
    .name = pausar
command-host-resume = Vuelve a poner en marcha los relojes y recordatorios de la mesa
    .name = reanudar
command-host-more-time = Da más tiempo para este turno
    .name = dar-tiempo
command-host-more-time-hours = Cuántas horas más
    .name = horas
command-host-more-time-seat = A quién; si lo omites, a quienes deban actuar
    .name = asiento
command-host-move = Sigue jugando en otro canal o hilo
    .name = trasladar
command-host-move-channel = Dónde seguir jugando
    .name = canal
command-host-private = Haz privada la mesa o vuelve a abrirla a todo el mundo
    .name = privada
command-host-private-on = Si solo pueden unirse y mirar las personas invitadas
    .name = activar
command-host-pass-on = Pasa a otra persona el papel de anfitrión; quienes no lo son votan
    .name = ceder
command-host-pass-on-user = A quién se lo pasas
    .name = persona

## What is said

host-gives-time = El anfitrión da a { $names } { $hours } { $hours ->
    [one] hora
   *[other] horas
 } más para este turno.
host-done = Hecho.
host-skips = El anfitrión salta el turno de { $name }: se hace la jugada por defecto de las reglas.
host-rewinds = El anfitrión vuelve a la línea { $line } del registro.
host-pauses = El anfitrión ha puesto esta mesa en pausa: los relojes y los recordatorios se paran. Aun así, se puede jugar.
host-resumes = La mesa continúa: los relojes y los recordatorios vuelven a correr.
host-private = Esta mesa ahora es privada: solo pueden mirarla y unirse las personas invitadas.
host-public = Esta mesa ahora está abierta: cualquiera puede mirarla y unirse si hay un asiento libre.
host-passes-on = Ahora dirige esta mesa { $user }.
nobody-to-skip = Puedes saltar el turno de alguien a quien se le haya acabado el tiempo o, en una mesa sin límites de tiempo, el de cualquiera a quien espere la mesa. Ahora mismo: { $names }.
no-default = { $kind ->
    [casual] Aquí las reglas no tienen jugada por defecto. Con /seat robot juega un robot.
   *[other] Aquí las reglas no tienen jugada por defecto: tiene que jugar { $name }. /seat vote pregunta a todos si se abre su sitio.
 }
not-permitted = { $name } no te ha permitido actuar en su lugar (/seat permit).
paused-already = La mesa ya está en pausa.
not-paused = La mesa no está en pausa.
rewind-nothing = Después de esa línea no se decidió nada.
moved-to = Esta mesa sigue en { $channel }.
moved-from = Esta mesa se ha trasladado aquí desde { $channel } y sigue.

## Donde el resultado cuenta nadie decide por su cuenta

players-decide = Aquí el resultado cuenta, así que nadie lo decide por su cuenta: votan quienes se sientan a esta mesa, o decide alguien que administra este servidor y no juega.
robot-says-no = Aquí el resultado cuenta, y un robot no acepta volver atrás.
standing-alone = Aquí el resultado cuenta: no puedes hacer valer la puntuación de ahora por tu cuenta. Sigue jugando, o ríndete con /concede.
shared-robot-stays = Aquí el resultado cuenta: un robot que juega desde el principio, o por alguien que se rindió, sigue hasta el final.
shared-robot-level = Aquí el resultado cuenta: en un asiento libre un robot solo tiene un nivel – { $level ->
    [easy] { robot-easy }
    [strong] { robot-strong }
   *[normal] { robot-normal }
 }.
needs-all = Aquí solo { $name } puede ceder su sitio, o quienes se sientan a esta mesa por votación unánime: /seat vote.
undo-barrier-all = Otros han movido desde entonces, se te acabó el tiempo o se reveló algo: { $names } deben estar de acuerdo. Les he preguntado.
vote-all = { $by } propone: { $what }. Todos los de la mesa deben votar a favor.
all-decided = Todos han votado a favor: { $what }.
manager-decided = { $user }, que administra este servidor y no juega, ha decidido: { $what }.
one-decided = { $user } ha decidido: { $what }.
deed-skip = se salta a { $name }, con la jugada prevista por las reglas
deed-rewind = la partida vuelve a la línea { $line } del registro
deed-pause = esta mesa se pausa, y los relojes y recordatorios se detienen
deed-resume = esta mesa sigue, y los relojes y recordatorios vuelven a correr
deed-time = { $hours } { $hours ->
    [one] hora
   *[other] horas
 } más para { $names }
deed-pace = el ritmo pasa a ser «{ $value }»
deed-then = cuando se acabe el tiempo, { $value }
deed-tries = para probar jugadas vale desde ahora: { $value }
deed-channel = esta mesa se traslada a { $channel }
deed-seat = el sitio de { $name } se abre, y juega un robot hasta que alguien lo ocupe
deed-seat-for = { $to } ocupa el sitio de { $name }, y ve lo que está oculto allí
deed-end = esta mesa termina sin resultado
deed-undo = se deshace la última decisión de { $name }
end-leaves = El resultado contaría: abandonas la partida, y tu historial lo dirá.
undo-had = Lo que se había visto antes de deshacerlo:
undo-had-drawn = algo robado que no todos vieron
undo-had-seen = { $name } vio algo oculto
lobby-powers = { $kind ->
    [casual] -# El anfitrión puede saltar a alguien, volver atrás, pausar, dar tiempo, cambiar el ritmo y terminar la mesa.
   *[other] -# Nadie decide por su cuenta: para saltar a alguien, volver atrás, pausar, dar tiempo, cambiar el ritmo, abrir un sitio o terminar la mesa, todos los que juegan deben votar a favor. En su lugar puede decidir quien administra el servidor y no juega; con robots nadie vuelve atrás.
 }
pace-relaxed-default = tranquilo (72 horas por turno, después se hace la jugada prevista por las reglas)
