# Lo que el bot dice a quien lo administra, y de sí mismo.

help-more = -# Caravel { $version }. Con `/forget-me`, el bot te olvida.
restored = **Esta mesa se ha restaurado desde una copia de seguridad.** Lo que pasó después de hacerla se ha perdido: el registro acaba en la línea { $line } y la partida sigue desde ahí. Los botones de mensajes posteriores ya no valen.

## For operators

operator-only = Eso solo puede hacerlo quien administra este bot.
operators-head = **Algo requiere la atención de quien administra el bot.** El registro da más detalles y bot/OPERATIONS.md dice qué hacer.
operators-more = - … y { $count } más como este
status-well = **Caravel { $version }**: todo va bien.
status-wrong = **Caravel { $version }**: algo va mal.
status-figures = Mesas: { $running } en juego, { $lobbies } en sala de espera
    Bandeja de salida: { $waiting } { $waiting ->
        [one] mensaje espera
       *[other] mensajes esperan
    }{ $waiting ->
        [0] {""}
       *[other] , el más antiguo desde hace { $oldest } s
    }
    Última copia de seguridad: { $backup ->
        [none] no hay ninguna
        [0] hace menos de una hora
       *[other] hace { $backup } h
    }
status-frozen = - La mesa { $table } está detenida: { $why }
announcement = **De quien administra este bot:** { $text }
announce-preview = Esto se publicaría en { $count } { $count ->
        [one] mesa
       *[other] mesas
    }. Si es lo que quieres, repite el comando con `sure`.
    { $text }
announced = Publicando en { $count } { $count ->
        [one] mesa
       *[other] mesas
    }.
table-stopped = Quien administra este bot ha detenido esta mesa por ahora. No se pierde nada; la mesa podrá seguir cuando lo permita.
table-goes-on = Quien administra este bot deja que esta mesa siga.
stopped = La mesa { $table } está detenida. Con `/operator thaw` puede seguir.
thawed = La mesa { $table } sigue.
not-to-be-stopped = No hay nada que detener: la mesa ha terminado o ya está parada.
not-stopped = Quien administra el bot no ha detenido esta mesa.
exported = Aquí está la partida guardada, con todos los secretos de la mesa: quien la tenga conoce todas las manos y todo lo que está por salir.

## Being forgotten

button-forget = Olvidarme
somebody = Alguien
forget-sure = **Con esto, el bot te olvida.** Sales de tus salas de espera; tus asientos en partidas en juego quedan libres para otros y un robot sigue jugando hasta que alguien los ocupe. Tus ajustes y tu zona horaria se borran. Tu nombre desaparece de todas las partidas, y un número al azar que no lleva a ninguna parte sustituye a tu id de Discord. Esto no se puede deshacer.
    Lo publicado en Discord se queda allí hasta que alguien lo borre, y las copias de seguridad también lo conservan hasta que se borren.
forgotten = El bot te ha olvidado: nada de lo que guarda lleva ya hasta ti.

## Limits

too-often = { $what ->
    [hint] Has pedido muchas sugerencias. Podrás volver a pedir a las { $at }.
    [picture] Has pedido muchas imágenes. Podrás volver a pedir a las { $at }.
    [try-move] Has probado muchas jugadas. Podrás seguir a las { $at }.
    [invite] Has invitado a mucha gente. Podrás volver a invitar a las { $at }.
    [open] Has abierto muchas mesas. Podrás abrir otra a las { $at }.
   *[other] Lo has hecho muchas veces. Podrás volver a hacerlo a las { $at }.
    }
another-copy = Otra copia de este bot funciona con el mismo token, así que no abro mesas. Quien lo gestiona lo sabe.
too-many-tables = Ya diriges { $most } mesas. Termina primero una de ellas o deja que otra persona abra la próxima.
