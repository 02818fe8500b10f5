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
    [easy] «Bueno… { $why }, creo.»
    [strong] «Sencillo: { $why }.»
   *[normal] «{ $why }.»
 }
why-move = { $name }: { $move }
why-hidden = «Depende de lo que solo muestra mi mano.»
why-unsaid = «No hay más que lo que se ve.»
no-robot-moves = Aquí ningún robot ha hecho todavía una jugada.

command-hint = Pregunta a un robot qué jugaría en tu lugar
    .name = pista
hint-head = **Un robot pensaría en esto** – { $asked }
hint-move = **{ $move }**
hint-why = **{ $move }** – { $why }
rated-no-hint = Esta mesa es clasificatoria: aquí los robots no dan pistas.
