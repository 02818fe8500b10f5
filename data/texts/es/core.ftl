# Palabras comunes a todos los juegos.

nothing = nada
nobody = nadie

move-pass = Pasar
    .name = pasar
    .about = No hagas nada aquí
event-phase-ended = Termina { $name }
event-game-ended = La partida ha terminado

# Why a move cannot be made, and what is possible instead

why-kind = Ahora mismo puedes hacer una de estas cosas: { $kinds }.
why-one-of = { $value } no es posible ahora. Posible: { $values }.
why-between = { $value } se sale de los límites: elige un número del { $low } al { $high }.
why-several-pool = Puedes elegir como máximo { $count } de { $kind }.
why-several-size = Has elegido { $count }: elige de { $least } a { $most }.
why-several-exactly = Has elegido { $count }: elige exactamente { $least }.
why-several-worth = Eso vale { $worth }; hace falta al menos { $least }.
why-several-spare = Eso vale { $worth }, más de los { $least } que hacen falta: quita alguna pieza que te sobre.
why-several-fine = Así está bien.
why-together = Cada una de estas elecciones es posible, pero no todas a la vez.
why-deal = Eso no puede salir.
why-not-asked = Ahora mismo no tienes nada que decidir.

# Typed moves that cannot be read

not-a-number = «{ $text }» no es un número.
not-a-move = No hay ninguna jugada llamada «{ $text }». Jugadas posibles: { $names }.
field-missing = «{ $move }» no está completa: { $field }
too-many-words = No entiendo «{ $text }».
not-yes-or-no = «{ $text }» no es ni sí ni no.

until-new = hasta que pueda elegir algo que ahora no puedo elegir

event-taken-back = { $redone ->
    [yes] { $seat } rehace lo que se había deshecho
   *[no] { $seat } deshace { $more ->
        [yes] una jugada y todo lo que vino después
       *[no] una jugada
    }
 }
