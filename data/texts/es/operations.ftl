# Lo que el bot dice a quien lo administra, y de sí mismo.

help-more = -# Caravel { $version }
restored = **Esta mesa se ha restaurado desde una copia de seguridad.** Lo que pasó después de hacerla se ha perdido: el registro acaba en la línea { $line } y la partida sigue desde ahí. Los botones de mensajes posteriores ya no valen.
