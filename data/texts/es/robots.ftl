# Los robots como compañía: cómo se llaman y por qué hacen lo que hacen

robot-name = { $number ->
    [1] Robot Inés
    [2] Robot Tomé
    [3] Robot Bianca
    [4] Robot Rodrigo
   *[other] Robot { $number }
 }

button-whys = ¿Por qué, robot?
why-head = **Por qué los robots hicieron sus últimas jugadas**
# Cómo lo dice un robot de cada nivel: el principiante duda, el fuerte está seguro de sí.
why-said = { $level ->
    [easy] «Pues… ¿{ $why }?»
    [strong] «¡{ $why }!»
   *[normal] «{ $why }.»
 }
why-move = { $name }: { $move }
why-hidden = Si no se da un motivo, es que depende de lo que solo ve el robot.
why-unsaid = { $level ->
    [easy] «Porque sí.»
   *[normal] «Simplemente me pareció la mejor jugada.»
 }
no-robot-moves = Aquí ningún robot ha hecho todavía una jugada.
robot-moves-sealed = Lo que los robots han elegido aquí en secreto se explica al acabar la partida.

command-hint = Pregunta a un robot qué jugaría en tu lugar
    .name = pista
hint-head = **Lo que jugaría un robot** – { $asked }
hint-why = **{ $move }** – { $why }
hint-best = { $points ->
    [0] según sus cálculos, más o menos igual de buena que la siguiente
    [one] según sus cálculos, alrededor de 1 punto por encima de la siguiente
   *[other] según sus cálculos, unos { $points } puntos por encima de la siguiente
 }
hint-only = ninguna otra jugada merecía considerarse
hint-optional = Nadie te espera: por ahora también puedes no hacer nada, algo que un robot no puede valorar.
hint-next = { $points ->
    [0] según sus cálculos, más o menos igual de buena
    [one] según sus cálculos, alrededor de 1 punto menos
   *[other] según sus cálculos, unos { $points } puntos menos
 }
rated-no-hint = Esta mesa es clasificatoria: aquí los robots no dan pistas.
no-hint-now = Ahora mismo no hay ningún robot disponible. Vuelve a preguntar dentro de un minuto.

command-review = Al acabar la partida: qué decisiones tuyas costaron más
    .name = repaso
button-review = Mis decisiones
review-comes = Un robot fuerte está repasando { $count ->
        [one] tu decisión
       *[other] tus { $count } decisiones
    } según lo que podías ver entonces. Tarda un rato; se te avisará cuando acabe.
review-ready = { $who }, un robot fuerte ha repasado tu partida de **{ $game }**{ $where }: /review muestra lo que ha encontrado.
review-head = **{ $count ->
        [one] Tu decisión, repasada
       *[other] Tus { $count } decisiones, repasadas
    } por un robot fuerte según lo que podías ver entonces.** Según sus cálculos, { $shown ->
        [one] esta costó
       *[other] estas costaron
    } más:
review-line = { $moment }: **{ $made }**. Habría preferido: **{ $better }** ({ $points ->
        [one] alrededor de 1 punto
       *[other] unos { $points } puntos
    })
button-review-there = Ir a la mesa
review-fine = Un robot fuerte ha repasado { $count ->
        [one] tu decisión
       *[other] tus { $count } decisiones
    } y no ha encontrado ninguna que claramente te costara puntos.
review-of-nothing = En esta partida no tomaste ninguna decisión.

choose-level = Lo bien que juegan los robots (anfitrión)
robot-level = { $level ->
    [easy] fácil
    [strong] fuerte
   *[normal] normal
 }
robot-level-wins = { robot-level } { $wins }
