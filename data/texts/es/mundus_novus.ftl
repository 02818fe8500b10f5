# Mundus Novus

game-name = Mundus Novus
    .about = Comercia con los bienes del Nuevo Mundo, arma una flota, pon a tu servicio a personajes célebres y reúne la mayor fortuna.
game-face = Las ofertas son secretas, las cartas cambian de manos y quien forma las mejores combinaciones aumenta su flota, su gente y su fortuna. Cada ronda trae una ganga.
moment = ronda { $round }

# Options

option-promo-cards = Cartas promocionales
    .about = Sergio de Lagio, Burón el Catalán, Estefano Guante, Vicente de la Raya y la Base comercial.
option-promo-cards-false = sin ellas
option-promo-cards-true = con ellas

option-refill-reveal = Desarrollos repuestos
    .about = Cuándo se descubre un desarrollo que llega boca abajo al final de la fila.
option-refill-reveal-end-of-turn = al final del turno
option-refill-reveal-immediately = de inmediato
option-refill-reveal-end-of-phase = al final de la fase de progreso

option-blocked-chain = Cadena de comercio bloqueada
    .about = Qué ocurre cuando el límite de dos operaciones no deja nada que tomar a quien le toca.
option-blocked-chain-stop = el comercio termina
option-blocked-chain-waive = se levanta el límite

option-market-persists = Mercado entre rondas
    .about = Si los { $market-size } recursos del mercado se quedan para la ronda siguiente.
option-market-persists-true = se queda
option-market-persists-false = nuevo cada ronda

option-doubloons-public = Doblones
    .about = Si todo el mundo ve los doblones de los demás; cada pago es público en cualquier caso.
option-doubloons-public-true = a la vista
option-doubloons-public-false = ocultos

option-fleet-split = Las flotas de Ponce de León
    .about = Cuándo divide sus carabelas en dos flotas quien tiene a Ponce de León.
option-fleet-split-before-deal = antes de repartir los recursos
option-fleet-split-after-pool = tras descubrir la reserva

# Resources

resources-each =
    .about = Número { $value }, { $tier ->
        [common] común
        [uncommon] poco común
       *[rare] raro
    }; hay { $count }.
resources-1 = cacao ({ $value })
resources-2 = maíz ({ $value })
resources-3 = tabaco ({ $value })
resources-4 = café ({ $value })
resources-5 = algodón ({ $value })
resources-6 = caña de azúcar ({ $value })
resources-7 = patata ({ $value })
resources-8 = índigo ({ $value })
resources-9 = vainilla ({ $value })
resources-r = reliquia inca
    .about = Cuenta como { $value } para ser Maestro Comerciante. Es un comodín en las combinaciones de iguales (nunca por sí sola) y forma parte de la combinación perfecta. De { LEAST($relic-doubloons-keys) } a { MOST($relic-doubloons-keys) } reliquias se pueden vender por { OR($relic-doubloons) } doblones. Hay { $count }.

# Events

events-none = sin evento
    .about = No ocurre nada especial. Quien tenga a Coronado puede pagar { $developments-coronado-cost } doblones para elegir uno de los cinco eventos.
events-kings-help = ayuda del rey
    .about = En la fase de progreso, todo el mundo puede hacer cuantas combinaciones de iguales quiera.
events-natives = nativos
    .about = Las combinaciones de distintos pagan solo 1 doblón por carta; siguen necesitando al menos { LEAST($different-doubloons-keys) } cartas. Las reliquias y la combinación perfecta no se ven afectadas.
events-storm = tormenta
    .about = Las combinaciones de iguales solo alcanzan la posición 1 de la fila, sea cual sea su tamaño y rareza. Almagro y Vicente no se ven afectados.
events-fire = incendio
    .about = Nadie puede almacenar recursos al final de esta ronda. Los almacenes siguen dando sus ingresos.
events-pirates = piratas
    .about = Después del abastecimiento, cada cual descarta un recurso a su elección por cada flota suya de dos o más carabelas.

# Developments: the facts are for all of them, the sentences below for several that are alike

developments-each =
    .facts = Icono: { $event } · en juego con { $min-players } o más jugadores{ $value ->
        [0] {""}
       *[other] {" "}· valor { $value }
    }{ $income ->
        [0] {""}
       *[other] {" "}· ingresos { $income }
    }
-caravel = Un recurso más en cada abastecimiento. Su valor cuenta para el orden en que escogen las flotas.
merchant =
    .about = { $income ->
        [0] {""}
       *[other] Ingresos { $income }.{" "}
    }Una vez por ronda, un recurso puede contar como { OR($converts-to) }.
warehouse =
    .about = Almacena { $capacity ->
        [one] { $capacity } recurso
       *[other] { $capacity } recursos
    } para la ronda siguiente.{ $income ->
        [0] {""}
       *[other] {" "}Ingresos { $income }.
    }
shipyard =
    .about = Ingresos { $amount } por cada rival con más carabelas que su dueño.

developments-caravel-01 = Carabela { $value }
    .about = { -caravel }
developments-caravel-02 = Carabela { $value }
    .about = { -caravel }
developments-caravel-03 = Carabela { $value }
    .about = { -caravel }
developments-caravel-04 = Carabela { $value }
    .about = { -caravel }
developments-caravel-05 = Carabela { $value }
    .about = { -caravel }
developments-caravel-06 = Carabela { $value }
    .about = { -caravel }
developments-caravel-07 = Carabela { $value }
    .about = { -caravel }
developments-caravel-08 = Carabela { $value }
    .about = { -caravel }
developments-caravel-09 = Carabela { $value }
    .about = { -caravel }
developments-caravel-10 = Carabela { $value }
    .about = { -caravel }
developments-caravel-11 = Carabela { $value }
    .about = { -caravel }
developments-caravel-12 = Carabela { $value }
    .about = { -caravel }
developments-caravel-13 = Carabela { $value }
    .about = { -caravel }
developments-caravel-14 = Carabela { $value }
    .about = { -caravel }
developments-caravel-15 = Carabela { $value }
    .about = { -caravel }
developments-merchant-low-1 = Mercader 1–3
    .about = { merchant.about }
developments-merchant-low-2 = Mercader 1–3
    .about = { merchant.about }
developments-merchant-low-3 = Mercader 1–3
    .about = { merchant.about }
developments-merchant-mid-1 = Mercader 4–6
    .about = { merchant.about }
developments-merchant-mid-2 = Mercader 4–6
    .about = { merchant.about }
developments-merchant-mid-3 = Mercader 4–6
    .about = { merchant.about }
developments-merchant-high-1 = Mercader 7–9
    .about = { merchant.about }
developments-merchant-high-2 = Mercader 7–9
    .about = { merchant.about }
developments-merchant-high-3 = Mercader 7–9
    .about = { merchant.about }
developments-warehouse-2-1 = Almacén { $capacity }
    .about = { warehouse.about }
developments-warehouse-2-2 = Almacén { $capacity }
    .about = { warehouse.about }
developments-warehouse-2-3 = Almacén { $capacity }
    .about = { warehouse.about }
developments-warehouse-2-4 = Almacén { $capacity }
    .about = { warehouse.about }
developments-warehouse-1-1 = Almacén { $capacity }+{ $income }
    .about = { warehouse.about }
developments-warehouse-1-2 = Almacén { $capacity }+{ $income }
    .about = { warehouse.about }
developments-warehouse-1-3 = Almacén { $capacity }+{ $income }
    .about = { warehouse.about }
developments-shipyard-1 = Astillero
    .about = { shipyard.about }
developments-shipyard-2 = Astillero
    .about = { shipyard.about }
developments-shipyard-3 = Astillero
    .about = { shipyard.about }
developments-shipyard-4 = Astillero
    .about = { shipyard.about }
developments-almagro = Diego de Almagro
    .about = Ingresos { $income }. Una combinación de iguales puede tomar a ciegas la primera carta del mazo, incluso con tormenta.
developments-de-la-cosa = Juan de la Cosa
    .about = Ingresos { $income }. Los eventos no afectan a su dueño, ni siquiera la ayuda del rey.
developments-las-casas = Bartolomé de las Casas
    .about = Ingresos { $income }. Su dueño puede ofrecer menos recursos de los anunciados, incluso ninguno, también como Maestro Comerciante.
developments-gonzalo-pizarro = Gonzalo Pizarro
    .about = La carabela de mayor valor de su dueño cuenta como 0 en el orden de las flotas, también en los empates.
developments-ponce-de-leon = Juan Ponce de León
    .about = Cada ronda, su dueño puede dividir sus carabelas en dos flotas; cada una escoge y se topa con los piratas por su cuenta.
developments-valdivia = Pedro de Valdivia
    .about = Ingresos { $income }. Suma { $amount } al total de su dueño al determinar el Maestro Comerciante.
developments-orellana = Francisco de Orellana
    .about = Paga { $amount } si un canje de su dueño deja en el mercado tres recursos iguales o consecutivos.
developments-coronado = Francisco de Coronado
    .about = Si la primera carta de la fila no tiene icono, su dueño puede pagar { $cost } para elegir el evento.
developments-cortes = Hernán Cortés
    .about = Ingresos { $income }.
developments-sergio-de-lagio = Sergio de Lagio
    .about = Cuando las flotas han escogido, su dueño puede comprar un recurso del mercado por { $cost }. Carta promocional.
developments-buron-el-catalan = Burón el Catalán
    .about = Ingresos { $amount } por cada personaje de su dueño, incluido él mismo (sin contar mercaderes). Carta promocional.
developments-estefano-guante = Estefano Guante
    .about = Ingresos { $amount } si su dueño es el Maestro Comerciante. Carta promocional.
developments-vicente-de-la-raya = Vicente de la Raya
    .about = Tres iguales: { $sells } doblones (común, poco común, raro) en vez de un desarrollo. Carta promocional.
developments-trading-base = Base comercial
    .about = Ingresos { $amount } por cada mercader y cada almacén de su dueño. Carta promocional.

# Moves

move-trigger = Provocar un evento
    .name = provocar
    .about = Coronado: paga { $developments-coronado-cost } doblones para elegir el evento de esta ronda
    .chosen = { $event ->
        [open] Provocar un evento
       *[other] Provocar: { $event }
    }
move-trigger-event = ¿Qué evento?
    .name = evento
move-split = Dividir la flota
    .name = dividir
    .about = Ponce de León: elige las carabelas de tu primera flota; las demás forman la segunda
    .chosen = { $caravels ->
        [open] Dividir la flota
       *[other] Primera flota: { $caravels }
    }
move-split-caravels = ¿Qué carabelas forman la primera flota?
    .name = carabelas
move-pick = Escoger de la reserva
    .name = escoger
    .about = Toma de la reserva recursos para tu flota
    .chosen = { $resources ->
        [open] Escoger de la reserva
       *[other] Escoger de la reserva: { $resources }
    }
move-pick-resources = ¿Qué recursos?
    .name = recursos
move-buy = Comprar del mercado
    .name = comprar
    .about = Sergio: paga { $developments-sergio-de-lagio-cost } doblones por un recurso del mercado
    .chosen = { $resource ->
        [open] Comprar del mercado
       *[other] Comprar del mercado: { $resource }
    }
move-buy-resource = ¿Qué recurso?
    .name = recurso
move-lose = Entregar a los piratas
    .name = entregar
    .about = Elige los recursos que se llevan los piratas
    .chosen = { $resources ->
        [open] Entregar a los piratas
       *[other] Entregar a los piratas: { $resources }
    }
move-lose-resources = ¿Qué recursos?
    .name = recursos
move-announce = Anunciar
    .name = anunciar
    .about = Anuncia cuántos recursos debe ofrecer cada cual
    .chosen = { $number ->
        [open] Anunciar
        [one] 1 recurso
       *[other] { $number } recursos
    }
move-announce-number = ¿Cuántos recursos?
    .name = cantidad
move-offer = Ofrecer
    .name = ofrecer
    .about = Elige los recursos que ofreces; quedan ocultos hasta que todos hayan elegido
move-offer-resources = ¿Qué recursos?
    .name = recursos
move-name = Nombrar Maestro Comerciante
    .name = nombrar
    .about = Elige Maestro Comerciante entre quienes han empatado
    .chosen = { $player ->
        [open] Nombrar Maestro Comerciante
       *[other] Maestro Comerciante: { $player }
    }
move-name-player = ¿A quién?
    .name = jugador
move-take = Tomar
    .name = tomar
    .about = Toma en tu mano un recurso ofrecido
    .chosen = { $resource ->
        [open] Tomar de { $player }
       *[other] Tomar { $resource } de { $player }
    }
    .listed = { $resource } de { $player }
    .asked = { $resource } de { $player }: ¿te la quedas o la cambias por una carta del mercado?
    .then = Tómala en tu mano
move-take-player = ¿De quién?
    .name = jugador
move-take-resource = ¿Qué recurso?
    .name = recurso
move-swap = Canjear en el mercado
    .name = canjear
    .about = Toma un recurso ofrecido, ponlo en el mercado y llévate otro de allí
    .chosen = { $resource ->
        [open] Tomar de { $player } y canjear
       *[other] { $market ->
            [open] Tomar { $resource } de { $player } y canjear
           *[other] Tomar { $resource } de { $player } y canjear por { $market }
        }
    }
    .then = Cámbiala por { $market }
move-swap-player = ¿De quién?
    .name = jugador
move-swap-resource = ¿Qué recurso?
    .name = recurso
move-swap-market = ¿Qué recurso del mercado?
    .name = mercado
move-compensate = Dar como compensación
    .name = compensar
    .about = Da en secreto uno de tus recursos a quien tiene uno de menos
    .chosen = { $resource ->
        [open] Dar como compensación
       *[other] Dar { $resource } como compensación
    }
move-compensate-resource = ¿Qué recurso?
    .name = recurso
move-first = Elegir quién empieza
    .name = inicio
    .about = Elige quién empieza la fase de progreso
    .chosen = { $player ->
        [open] Elegir quién empieza
       *[other] Empieza { $player }
    }
move-first-player = ¿Quién empieza?
    .name = jugador
move-perfect = Mostrar la combinación perfecta
    .name = perfecta
    .about = Los nueve números y una reliquia: ganas al acabar la ronda. Tus mercaderes ayudan solos
move-same = Iguales, por un desarrollo
    .name = iguales
    .about = Entrega recursos iguales a cambio de un desarrollo de la fila
    .chosen = { $size ->
        [open] Iguales: { $number }
       *[other] Iguales: { $size } × { $number }
    }{ $relics ->
        [0] {""}
        [one] , incluida una reliquia
       *[other] , incluidas { $relics } reliquias
    }{ $development ->
        [open] {""}
       *[other] , por { $development }
    }
move-same-number = ¿Qué número?
    .name = número
move-same-size = ¿Cuántas cartas?
    .name = cantidad
move-same-development = ¿Qué desarrollo?
    .name = desarrollo
move-same-relics = ¿Cuántas de ellas son reliquias?
    .name = reliquias
move-blind = Iguales, por la primera carta del mazo
    .name = a-ciegas
    .about = Almagro: entrega recursos iguales por la primera carta, sin verla, del mazo de desarrollos
    .chosen = { $size ->
        [open] Iguales: { $number }
       *[other] Iguales: { $size } × { $number }
    }{ $relics ->
        [0] {""}
        [one] , incluida una reliquia
       *[other] , incluidas { $relics } reliquias
    }, por la primera carta del mazo
move-blind-number = ¿Qué número?
    .name = número
move-blind-size = ¿Cuántas cartas?
    .name = cantidad
move-blind-relics = ¿Cuántas de ellas son reliquias?
    .name = reliquias
move-cash = Tres iguales, por doblones
    .name = cobrar
    .about = Vicente: entrega tres recursos iguales a cambio de doblones
    .chosen = Iguales: 3 × { $number }{ $relics ->
        [0] {""}
        [one] , incluida una reliquia
       *[other] , incluidas { $relics } reliquias
    }, por doblones
move-cash-number = ¿Qué número?
    .name = número
move-cash-relics = ¿Cuántas de ellas son reliquias?
    .name = reliquias
move-different = Distintos, por doblones
    .name = distintos
    .about = Entrega de { LEAST($different-doubloons-keys) } a { MOST($different-doubloons-keys) } números distintos a cambio de doblones
    .chosen = { $numbers ->
        [open] Distintos, por doblones
       *[other] Distintos, por doblones: { $numbers }
    }
move-different-numbers = ¿Qué números?
    .name = números
move-relics = Vender reliquias
    .name = reliquias
    .about = Entrega de { LEAST($relic-doubloons-keys) } a { MOST($relic-doubloons-keys) } reliquias a cambio de doblones
    .chosen = { $count ->
        [open] Vender reliquias
        [one] Vender una reliquia
       *[other] Vender { $count } reliquias
    }
move-relics-count = ¿Cuántas reliquias?
    .name = cantidad
move-convert = Enviar un mercader
    .name = convertir
    .about = Haz que un recurso cuente como otro número en tu próxima combinación; nadie lo ve hasta entonces
    .chosen = { $number ->
        [open] { $resource ->
            [open] Enviar un mercader
           *[other] Enviar un mercader: { $resource }
        }
       *[other] Enviar un mercader: { $resource } como { $number }
    }
move-convert-resource = ¿Qué recurso?
    .name = recurso
move-convert-number = ¿Como qué número cuenta?
    .name = número
move-recall = Retirar mercaderes
    .name = retirar
    .about = Anula lo que iban a cambiar tus mercaderes, una vez antes de tu próxima combinación
move-done = Terminar el turno
    .name = terminar
    .about = Termina tu turno en la fase de progreso
move-store = Almacenar
    .name = almacenar
    .about = Guarda recursos en tus almacenes; los demás se descartan
move-store-resources = ¿Qué recursos?
    .name = recursos

# What is waited for

step-trigger-event = elige un evento con Coronado o pasa
step-split-fleets = divide tus carabelas en dos flotas o pasa
step-pick-from-pool = escoge recursos para tu flota
step-buy-from-market = compra del mercado con Sergio o pasa
step-lose-to-pirates = elige qué se llevan los piratas
step-announce-trade = anuncia cuántos recursos ofrece cada cual
step-secret-offers = elige tu oferta secreta
step-name-trade-master = elige Maestro Comerciante entre quienes han empatado
step-take-chain = toma un recurso ofrecido
step-give-compensation = da un recurso a quien tiene uno de menos
step-name-first = elige quién empieza la fase de progreso
step-develop = haz tus combinaciones
step-store-resources = elige qué guardas en tus almacenes

# What goes by itself

step-first-trade-master = se sortea el primer Maestro Comerciante
step-round = empieza la ronda
step-event-phase = el evento de la ronda tiene efecto
step-supply = empieza el abastecimiento
step-deal-hands = se reparten recursos
step-turn-up-pool = se descubre la reserva
step-fleets-sail = zarpan las flotas
step-pirates-come = llegan los piratas
step-trade = empieza la fase de comercio
step-open-chain = empieza el comercio
step-end-trade = termina el comercio
step-progress = empieza la fase de progreso
step-draw-blind = se roba el primer desarrollo del mazo
step-turn-up-queue = se descubren desarrollos
step-end-progress = termina la fase de progreso
step-income = se pagan los ingresos
step-fill-market = se llena el mercado
step-check-victory = termina la ronda

# Datos de una elección: lo que cuesta y da (junto al nombre), por qué no es posible

fact-cost = cuesta { $doubloons ->
        [one] 1 doblón
       *[other] { $doubloons } doblones
    }
fact-gain = +{ $doubloons } { $doubloons ->
        [one] doblón
       *[other] doblones
    }
fact-discards = descartas { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
fact-as-taken = igual que tomarlo sin más
fact-up-to = hasta +{ $doubloons } { $doubloons ->
        [one] doblón
       *[other] doblones
    }
fact-too-dear = Cuesta { $cost }, tienes { $doubloons }.
fact-not-in-market = En el mercado no hay { $resource }.
fact-not-offered = { $player } no ofrece { $resource }.
fact-blocked = Los dos últimos intercambios fueron entre tú y { $player }: toma de otra persona.
fact-not-in-hand = No tienes { $resource }.
fact-too-few = Tienes { $count } de { $number }, reliquias incluidas; hacen falta { $size }.
fact-too-few-relics = Tienes { $count ->
        [0] cero reliquias
        [one] 1 reliquia
       *[other] { $count } reliquias
    }.
fact-once-only = Ya has hecho una combinación así en este turno.
fact-not-in-queue = { $development }: no está en la fila.
fact-out-of-reach = { $development }: está en la posición { $place } de la fila; esta combinación llega a la posición { $places }.
fact-no-merchant = No tienes un mercader libre que dé { $number }.

# Por qué se hizo una jugada: continúa la jugada

fact-for-equal = para una combinación de iguales, con { $count } × { $resource } en la mano
fact-for-relic = porque un comodín vale por cualquier número: { $resource }
fact-highest-there = porque es el número más alto disponible: { $resource }
fact-for-new = por un número que falta en la mano: { $resource }
fact-for-doubloons = para recibir { $doubloons ->
        [one] 1 doblón
       *[other] { $doubloons } doblones
    }
fact-for-income = por un ingreso de { $doubloons ->
        [one] 1 doblón
       *[other] { $doubloons } doblones
    } en cada ronda: { $development }
fact-for-caravel = por un recurso más en cada ronda: { $development }
fact-for-development = por lo que la carta hace de aquí en adelante: { $development }
fact-from-deck = para obtener la primera carta del mazo, desconocida, en lugar de una de la fila
fact-to-win = para ganar la partida
fact-to-convert = para tener otro { $number } en la combinación
fact-least-wanted = porque { $count ->
        [one] es el recurso que menos le sirve
       *[other] son los recursos que menos le sirven
    } a la mano
fact-most-wanted = porque { $count ->
        [one] es el recurso que más le sirve
       *[other] son los recursos que más le sirven
    } a la mano

# What happened

event-round-began = Ronda { $number }: { $event }
event-event-triggered = Evento de Coronado: { $event }; { $seat } paga { $cost } doblones
event-stored-returned = { $seat } saca del almacén { $resources ->
        [hidden] { $count ->
            [one] 1 recurso
           *[other] { $count } recursos
        }
       *[other] { $resources }
    }
event-hands-dealt = Cada cual recibe { $count } recursos
event-deck-shuffled = Los descartes se barajan y forman un mazo nuevo
event-pool-turned-up = En la reserva, de la que eligen las flotas (reglas: { rules-supply.title }): { $resources }
event-fleet-split = { $seat } zarpa con dos flotas: { $first } · { $second }
event-resources-picked = { $seat } escoge { $resources }
event-resource-bought = { $seat } paga { $cost } doblones por { $resource } del mercado
event-market-turned-up = Nuevo en el mercado: { $resources }
event-market-cleared = Se vacía el mercado: { $resources }
event-pirates-took = Los piratas se llevan { $resources } de { $seat }
event-trade-announced = { $seat } anuncia cuántos recursos ofrece cada cual: { $number }
event-offer-revealed = { $seat } ofrece { $resources } (total { $total })
event-trade-master-named = { $seat } { $kept ->
        [yes] conserva
       *[other] recibe
    } la ficha de Maestro Comerciante
event-resource-taken = { $seat } toma { $resource } de { $owner }
event-resource-swapped = { $seat } toma { $resource } de { $owner } y hace un canje por { $market }
event-market-bonus = Orellana: { $seat } gana { $doubloons } doblones
event-resources-taken-back = { $seat } recupera { $resources }
event-compensated = { $giver } da a { $receiver } { $resource ->
        [hidden] un recurso
       *[other] { $resource }
    } como compensación, porque tiene una carta menos (reglas: { rules-trade.title })
event-first-named = { $seat } empieza la fase de progreso
event-resource-converted = El mercader de { $seat } hace que { $resource } cuente como { $number }
event-combination-shown = { $seat } entrega { $resources }{ $changed ->
    [yes] , que cuentan como { $counted }
   *[no] { "" }
 }
event-development-taken = { $seat } toma { $blind ->
        [yes] la primera carta del mazo: { $development }
       *[other] { $development }
    }
event-doubloons-gained = { $seat } gana { $doubloons ->
        [one] 1 doblón
       *[other] { $doubloons } doblones
    }
event-perfect-shown = ¡{ $seat } tiene la combinación perfecta!
event-queue-turned-up = Nuevo en la fila: { $developments }
event-income-paid = Ingresos: { $seat } gana { $doubloons ->
        [one] 1 doblón
       *[other] { $doubloons } doblones
    }
event-resources-stored = { $seat } almacena { $resources ->
        [hidden] { $count ->
            [one] 1 recurso
           *[other] { $count } recursos
        }
       *[other] { $resources }
    }
event-resources-discarded = { $seat } descarta { $resources }
event-end-caused = { $reason ->
        [perfect] la combinación perfecta terminó la partida; de quienes la mostraron, gana el más rico
        [queue] la fila ya no se podía completar hasta { $queue-size } cartas y la partida terminó: gana el más rico
       *[other] la partida terminó porque alguien tenía { $win-doubloons } doblones: gana el más rico
    }
event-won = { $seat } gana { $reason ->
        [perfect] con la combinación perfecta
        [queue] por su fortuna: la fila ya no se puede completar
       *[other] por tener la mayor fortuna
    }

phase-supply = el abastecimiento
phase-offers = la fase de ofertas
phase-trade = el comercio
phase-round = la ronda

# A qué esperan los encargos

until-round = hasta que acabe la ronda
until-developed = hasta que alguien tome un desarrollo
until-traded = hasta que alguien tome algo en el comercio

score-combinations = combinaciones
score-income = ingresos
score-market = premios de Orellana
score-spent = gastado en personajes
game-points = { $points } { $points ->
    [one] doblón
   *[other] doblones
 }

# Rules, in our words

rules-two-minutes = **De qué va.** Comercias en el Nuevo Mundo: recursos de nueve números, y reliquias, se convierten en doblones y desarrollos. Gana quien antes tenga { $win-doubloons } doblones, o quien muestre a la vez los nueve números y una reliquia.

    {""}**Una ronda.** 1. Puede haber un *evento*. 2. *Abastecimiento*: cada cual recibe { $cards-per-round } recursos; las flotas escogen algunos más. 3. *Comercio*: el Maestro Comerciante dice cuántos recursos hay que ofrecer, { OR($offer-sizes) }. Se ofrece en secreto y se descubre a la vez. El total más alto pasa a ser Maestro y toma una carta que alguien haya ofrecido; quien la pierde toma a continuación, y así sucesivamente. 4. *Progreso*: por turno, cada cual usa lo que tiene. Lo que no guardan los almacenes se descarta.

    {""}**Qué hacer con las cartas.** *Números iguales* ({ OR($identical-access-keys) }): toma un desarrollo de la fila; cuanto más raro el número y más cartas, más lejos llegas. *Números distintos* (de { LEAST($different-doubloons-keys) } a { MOST($different-doubloons-keys) }): doblones, { OR($different-doubloons) }. *Reliquias*: doblones, o sustituyen a números iguales.

    {""}**Qué suele convenir.** Ofrece lo que no necesitas y mira qué toman los demás: dice qué reúnen. Las ofertas bajas son seguras; las altas te hacen Maestro, que elige primero. Al principio toma desarrollos: las carabelas traen cartas, los mercaderes cambian números y los almacenes los guardan. Más tarde, haz dinero.

    {""}**En la imagen.** El mercado, la fila de desarrollos empezando por el extremo que se alcanza primero, las ofertas de este comercio y lo que posee cada cual. Tus cartas solo las ves tú, en la imagen de tu mano.
    .title = En dos minutos
rules-aim = Al final de cada ronda se comprueban tres condiciones, en este orden. ¿Alguien ha mostrado la combinación perfecta? Entonces gana (si son varios, quien tenga más doblones). ¿Alguien tiene { $win-doubloons } doblones o más? Entonces gana quien tenga más doblones. ¿Ya no se puede completar la fila de desarrollos hasta { $queue-size }? Entonces gana quien tenga más doblones. Si hay empate a doblones, la victoria se comparte.
    .title = La victoria
rules-setup = { $market-size } recursos boca arriba forman el mercado y { $queue-size } desarrollos forman la fila; la posición 1 es la más alejada del mazo. Algunos desarrollos solo se usan a partir de cierto número de jugadores, que ellos mismos indican, y las cartas promocionales, solo con su opción. Todos empiezan sin doblones ni cartas, y el primer Maestro Comerciante se sortea.
    .title = Preparación
rules-round = Cada ronda tiene cuatro fases: evento, abastecimiento, comercio y progreso. Después los desarrollos pagan sus ingresos, se llenan los almacenes, se descartan las demás cartas de la mano y se comprueba si termina la partida.
    .title = La ronda
rules-event = El icono del primer desarrollo de la fila, el más alejado del mazo, es el evento de la ronda. Sin icono no hay evento, salvo que quien tenga a Coronado pague por uno. En la primera ronda nunca hay evento. Un evento afecta a todo el mundo menos a quien tenga a Juan de la Cosa.
    .title = Evento
rules-supply = Los recursos almacenados vuelven a la mano y cada cual recibe { $cards-per-round } recursos. Luego se descubre uno más por cada carabela en juego y las flotas escogen entre ellos, cada una tantos como carabelas tenga. Primero escoge la flota con la menor suma de valores de carabelas; en caso de empate, la que tenga la carabela de menor valor. Después Sergio puede comprar y, si la ronda es de piratas, cada flota de dos o más carabelas le cuesta un recurso a su dueño.
    .title = Abastecimiento
rules-trade = El Maestro Comerciante anuncia { OR($offer-sizes) }. Cada cual ofrece en secreto esa cantidad de recursos y todas las ofertas se descubren a la vez. El total más alto se lleva la ficha de Maestro Comerciante (una reliquia cuenta como { $resources-r-value }; Valdivia suma { $developments-valdivia-amount }); en caso de empate, el anterior la conserva si está entre los empatados y, si no, elige a quién de ellos se la da.

    El Maestro Comerciante toma un recurso que otra persona haya ofrecido: o bien a su mano, o bien al mercado para llevarse otro de allí. Quien perdió el recurso toma a continuación, y así sucesivamente. Con tres o más jugadores, nadie puede volver a tomar del mismo rival si las dos últimas tomas fueron entre ellos dos.

    Cuando ya no se puede tomar nada, las ofertas que quedan vuelven a sus dueños. Si la siguiente persona no es el Maestro Comerciante, este le da en secreto un recurso. Así todos tienen tantos recursos como antes del comercio.
    .title = Comercio
rules-progress = El Maestro Comerciante elige quién empieza; los demás siguen en el sentido de las agujas del reloj. En tu turno puedes hacer una combinación de iguales, una de distintos (o la perfecta) y una venta de reliquias, en cualquier orden. Cada recurso sirve una sola vez. Una vez por ronda, cada mercader hace que un recurso numerado cuente como uno de los números del mercader. Un desarrollo funciona desde el momento en que se toma.
    .title = Progreso
rules-identical = Entrega { OR($identical-access-keys) } números iguales para tomar un desarrollo; las reliquias pueden sustituir a algunos, pero no a todos. Con números comunes (del 1 al 3), { $identical-access-keys } cartas alcanzan las primeras { $identical-access-3-common }, { $identical-access-4-common }, { $identical-access-5-common } posiciones de la fila; con poco comunes (del 4 al 6), las primeras { $identical-access-3-uncommon }, { $identical-access-4-uncommon }, { $identical-access-5-uncommon }; con raros (del 7 al 9), las primeras { $identical-access-3-rare }, { $identical-access-4-rare }, { $identical-access-5-rare }. Las cartas de detrás avanzan y una nueva llega boca abajo al final; se descubre al acabar el turno.
    .title = Combinaciones de iguales
rules-different = De { LEAST($different-doubloons-keys) } a { MOST($different-doubloons-keys) } números distintos sin reliquias pagan { OR($different-doubloons) } doblones. De { LEAST($relic-doubloons-keys) } a { MOST($relic-doubloons-keys) } reliquias solas pagan { OR($relic-doubloons) }. La combinación perfecta son los nueve números y una reliquia, con ayuda de mercaderes si hace falta; no paga nada, pero gana la partida.
    .title = Distintos, reliquias, perfecta
rules-storing = Después de los ingresos, cada cual guarda en secreto tantos recursos como quepan en sus almacenes y descarta los demás. Los recursos almacenados vuelven al principio del siguiente abastecimiento. Con un incendio, nadie puede almacenar.
    .title = Ingresos y almacenes

# In and under the pictures

picture-called-round = el comercio de esta ronda
picture-mundus-novus-almagro = Almagro
picture-mundus-novus-de-la-cosa = La Cosa
picture-mundus-novus-las-casas = Las Casas
picture-mundus-novus-gonzalo-pizarro = Gonzalo
picture-mundus-novus-ponce-de-leon = Ponce
picture-mundus-novus-valdivia = Valdivia
picture-mundus-novus-orellana = Orellana
picture-mundus-novus-coronado = Coronado
picture-mundus-novus-cortes = Cortés
picture-mundus-novus-sergio-de-lagio = Sergio
picture-mundus-novus-buron-el-catalan = Burón
picture-mundus-novus-estefano-guante = Estefano
picture-mundus-novus-vicente-de-la-raya = Vicente
picture-mundus-novus-kings-help = iguales sin límite
picture-mundus-novus-natives = distintos: 1 doblón por carta
picture-mundus-novus-storm = iguales: solo posición 1
picture-mundus-novus-fire = nadie puede almacenar
picture-mundus-novus-pirates = cada flota de 2 o más pierde 1 carta
picture-mundus-novus-no-offers = Aún no se ofrece nada.
picture-mundus-novus-announced = cada cual ofrece { $number }
picture-mundus-novus-market = Mercado
picture-mundus-novus-picking = Las flotas escogen, primero el número más bajo
picture-mundus-novus-worth = valor
picture-mundus-novus-takes = Quién tomó qué de quién
picture-mundus-novus-perfect = ¡La combinación perfecta!
picture-mundus-novus-perfect-brings = ganas al acabar la ronda
picture-mundus-novus-identical = Iguales
picture-mundus-novus-identical-brings = un desarrollo, { $worth ->
    [1] posición 1
   *[other] posiciones 1 a { $worth }
}
picture-mundus-novus-different = Distintos
picture-mundus-novus-different-brings = { $worth } doblones
picture-mundus-novus-relics = Reliquias
picture-mundus-novus-relics-brings = { $worth } doblones

alt-mundus-novus-market = Mercado: { $resources }.
alt-mundus-novus-pool = Para que escojan las flotas: { $resources }.
alt-mundus-novus-deck = Cartas que quedan en el mazo de desarrollos: { $count }.
alt-mundus-novus-queue = Fila: { $developments }.
alt-mundus-novus-fleets = Flotas por orden: { $fleets }.
alt-mundus-novus-player = { $name }: { $doubloons ->
    [one] 1 doblón
    [hidden] doblones ocultos
   *[other] { $doubloons } doblones
}, { $cards } en mano; { $developments }.
alt-mundus-novus-picked = { $name } escogió { $resources }.
alt-mundus-novus-offer = { $name } ofreció { $resources }.
alt-mundus-novus-takes = Tomado: { $takes }.
alt-mundus-novus-take = { $taker } { $resource } de { $owner }{ $market ->
    [none] {""}
   *[other] , en canje por { $market }
}
alt-mundus-novus-hand = Mano: { $resources }.
alt-mundus-novus-stored = Almacén: { $resources }.
alt-mundus-novus-changes = Tus mercaderes cambian para la próxima combinación: { $changes }.
alt-mundus-novus-used = Mercaderes ya usados esta ronda: { $merchants }.
alt-mundus-novus-best = { $combination }: { $resources }{ $merchants ->
    [none] {""}
   *[other] , mercaderes { $merchants }
}, { $brings }.

picture-mundus-novus-order = Las flotas escogen en este orden
picture-mundus-novus-earlier = { $number } { $number ->
    [one] anterior
   *[other] anteriores
}

# What a person does, in a few words
picture-mundus-novus-almagro-does = iguales por la primera carta, a ciegas
picture-mundus-novus-de-la-cosa-does = inmune a los eventos
picture-mundus-novus-las-casas-does = puede ofrecer menos
picture-mundus-novus-gonzalo-pizarro-does = su mejor carabela cuenta como 0
picture-mundus-novus-ponce-de-leon-does = puede dividir la flota en dos
picture-mundus-novus-valdivia-does = +3 para Maestro Comerciante
picture-mundus-novus-orellana-does = 2 por dejar tres iguales o seguidos en el mercado
picture-mundus-novus-coronado-does = por 2, elige el evento
picture-mundus-novus-cortes-does = ingresos 3
picture-mundus-novus-sergio-de-lagio-does = compra del mercado por 2
picture-mundus-novus-buron-el-catalan-does = ingresos 1 por personaje
picture-mundus-novus-estefano-guante-does = ingresos 3 si es Maestro Comerciante
picture-mundus-novus-vicente-de-la-raya-does = tres iguales dan 3, 4 o 5

# What symbols mean that stand without words, for the legend

symbol-doubloon = doblones
symbol-cards = cartas en mano
symbol-card-back = carta boca abajo
symbol-caravel = carabelas: cartas para la flota
symbol-barrel = cartas guardadas en almacenes
symbol-trader = Maestro Comerciante
symbol-cocoa = { resources-1 }
symbol-corn = { resources-2 }
symbol-tobacco = { resources-3 }
symbol-coffee = { resources-4 }
symbol-cotton = { resources-5 }
symbol-sugar = { resources-6 }
symbol-potato = { resources-7 }
symbol-indigo = { resources-8 }
symbol-vanilla = { resources-9 }
symbol-relic = { resources-r }

# La lección: qué se dice de cada decisión y, con `.else`, de otra que la de la lección

lesson-chapter-trade = El primer comercio
lesson-chapter-progress = Las cartas se hacen barcos
lesson-chapter-master = Otro Maestro Comerciante
lesson-chapter-fleet = Flota y almacén
lesson-announce = Cada cual tiene { $cards-per-round } recursos y tú eres el primer Maestro Comerciante: dices cuántos ofrece cada uno en secreto. Dos bastan cuando tu mano puede usar casi todo lo que tiene; con muchos el comercio es más animado. En la imagen la balanza señala al Maestro; arriba están el mercado, de { $market-size } cartas, y la fila de desarrollos, numerada desde el extremo al que se llega primero.
    .else = Vale cualquier número: más cartas en la mesa son más que tomar, pero también más que perder.
lesson-offer = Guarda lo que va junto y ofrece lo demás. Los *números iguales* traen desarrollos, y una reliquia sustituye a uno de ellos: guarda el 5, el 6 y la reliquia. El 1 y el 9 aún no casan con nada, y juntos cuentan 10: puede bastar para seguir siendo Maestro, que toma primero. Nadie ve tu oferta hasta que estén todas.
    .else = Lo que ofreces pueden tomarlo los demás, y a cambio tú tomas de ellos. Por eso ofrece lo que no te haga falta.
lesson-take = Las ofertas están descubiertas y la tuya es la más alta. Tomas una carta que haya ofrecido otra persona; quien la pierde toma a continuación. { $seat-2 } ofrece un 5: dos 5 y la reliquia son tres iguales. La imagen con { picture-called-round } muestra quién ofreció qué; los banderines señalan lo que puedes tomar.
    .else = Es tuya igualmente. Pero una carta que hace pareja vale más que una suelta.
lesson-pair = { $seat-2 } ha tomado tu 1, así que vuelve a tocarte. Tras dos tomas entre las mismas dos personas hay que tomar de otra: { $seat-1 } tiene un 6, una segunda pareja.
    .else = Es una carta más en cualquier caso. Los números altos son más raros, y tres de ellos llegan más lejos en la fila.
lesson-swap = De lo que queda solo puedes tomar un 2, pero no tienes que quedártelo: déjalo en el mercado y toma a cambio una de las cartas que hay allí. En el mercado hay una reliquia: canjea el 2 por ella.
    .else = Antes de tomar una carta que no te sirve, mira el mercado: cada toma puede ser un canje.
lesson-compensate = No queda nada que tomar y a { $seat-1 } le falta una carta, la última que se ha tomado. El Maestro Comerciante le da en secreto una de su mano, y así cada cual tiene tantas cartas como antes. En un turno solo puedes hacer una combinación de iguales: despréndete de un 6.
    .else = Solo vosotros dos sabéis qué carta era. Da la que deje entera tu mejor combinación.
lesson-first = El comercio ha terminado; ahora cada cual usa sus cartas por turno, y el Maestro Comerciante dice quién empieza. Quien empieza elige de la fila entera: tú.
    .else = Rara vez conviene dejar que otros elijan primero: lo que toman de la fila ya no está.
lesson-same = Dos 5 y una reliquia son tres números iguales poco comunes: alcanzan las primeras { $identical-access-3-uncommon } posiciones de la fila. En la 3 hay una carabela: desde ahora, un recurso más cada ronda. Al principio nada rinde tanto. La imagen de tu mano, que solo ves tú, muestra lo que hacen tus cartas.
    .else = Cada desarrollo funciona desde ahora, así que este también es bueno. Las carabelas traen cartas, y las cartas traen todo lo demás.
lesson-relics = Te sobra una reliquia. Vendida sola paga { $relic-doubloons-1 } doblones; varias juntas pagan más cada una. Las cartas que no uses ahora se pierden al final de la ronda: solo los almacenes guardan algunas.
    .else = Sin almacén no puedes guardar la reliquia. Véndela antes de terminar tu turno.
lesson-done = Con un solo 6 no se hace nada más. Termina tu turno; siguen los demás. También se pueden entregar números *distintos*: { LEAST($different-doubloons-keys) } pagan { $different-doubloons-4 } doblones; los nueve, { $different-doubloons-9 }.
    .else = Mira qué hace todavía tu mano; cuando no hace nada más, el turno se acaba.
lesson-announce-again = Ronda 2. { $seat-1 } hizo doblones con números distintos y { $seat-2 } tomó a Juan de la Cosa. Tu carabela te ha traído una sexta carta, y sigues siendo Maestro Comerciante. Dos 3 y una reliquia merecen quedarse; tres cartas pueden irse: anuncia 3.
    .else = Pocas es prudente, muchas es audaz. Lo que cuenta es de cuántas cartas puedes prescindir.
lesson-low = Los 3 y la reliquia se quedan. Los dos 1 y el 4 cuentan 6 juntos: difícilmente bastará para volver a ser Maestro, pero las cartas buenas valen más que tomar primero.
    .else = Ahora esas cartas están en la mesa; quizá consigas a cambio otras igual de buenas.
lesson-name = Los otros dos tienen 10 y tú, 6. Como Maestro anterior dices cuál de los dos es el nuevo. Te gustaría el 3 que ofrece { $seat-1 }: nadie puede tomar sus propias cartas, así que nombra a { $seat-1 } y solo { $seat-2 } podrá tomarlo antes que tú.
    .else = Piensa en la carta que quieres: mejor que tome primero quien no pueda tomarla.
lesson-three = Lástima: { $seat-2 } se te ha adelantado con el 3. Pero en el mercado hay otro, arriba en la imagen: toma el 6 de { $seat-1 } y canjéalo por el 3.
    .else = Un tercer 3 te habría ahorrado la reliquia.
lesson-last = Solo quedan cartas de 1. Mientras puedas, tienes que tomar: toma el 1 de { $seat-2 }.
    .else = Un 1 es un 1, y en el mercado no hay nada que vaya mejor con tus 3.
lesson-merchant = Ha empezado el Maestro, así que vas al final, y con tres números comunes (del 1 al 3) solo alcanzas la posición { $identical-access-3-common }. Allí hay un mercader: una vez por ronda hace que una carta cuente como 7, 8 o 9. Con la reliquia llegarías a la posición { $identical-access-4-common }, pero puedes venderla.
    .else = Una reliquia también es un comodín, y por un desarrollo que te guste más puede valer la pena.
lesson-sell = Otra reliquia, otros { $relic-doubloons-1 } doblones. Con { $win-doubloons } se gana la partida.
    .else = Al final de la ronda la reliquia se descarta, y entonces no habrá traído nada.
lesson-done-again = Ya podrías enviar a tu mercader, pero con dos cartas no hay combinación posible. Termina tu turno.
    .else = Un mercader ayuda cuando a una combinación le falta un solo número. Aquí falta mucho más.
lesson-pick = Ronda 3. Por cada carabela se ha descubierto un recurso, y las flotas escogen. Empieza la suma más baja: la tuya es 4, la de { $seat-1 }, 15; en la imagen el orden está debajo de la fila. El 9 es raro y cuenta mucho: escógelo.
    .else = Lo que dejas se lo lleva la flota siguiente. Los números altos son más raros.
lesson-leave = Tu mano tiene de todo: 4, 5 y 6 son los mejores números, y en el mercado hay otro 4. Ofrece los más bajos, 1 y 3, y mira qué ofrecen los demás.
    .else = Las cartas bajas son la oferta más barata cuando no quieres ser Maestro.
lesson-second = En la mesa hay dos 4. Toma el de { $seat-2 }: el otro lo tiene aún { $seat-1 }, que tomó primero.
    .else = En la mesa había dos 4 y tienes otro en la mano: cuenta qué puede llegar a tres.
lesson-third = { $seat-1 } acaba de tomar tu 1, y tú le tomas el otro 4. Ahora tienes tres.
    .else = El tercer 4 habría completado una combinación que alcanza tres posiciones de la fila.
lesson-warehouse = Tres números poco comunes: las primeras { $identical-access-3-uncommon } posiciones. En la 3 hay un almacén: guarda una carta para la ronda siguiente y paga un doblón cada ronda. Los símbolos al pie de una carta dicen qué trae.
    .else = Eso también funciona desde ahora. Un almacén rinde más cuanto antes llega.
lesson-done-last = Quedan tres cartas: muy pocas para números distintos, que han de ser al menos { LEAST($different-doubloons-keys) }. Termina tu turno.
    .else = Cuando no se puede hacer nada más, el turno se acaba; lo que queda va al almacén o se descarta.
lesson-store = Se pagan los ingresos y luego tu almacén guarda una carta; las demás se van. Nadie ve cuál. Guarda el 9, la más rara: los números altos completan las series largas de distintos.
    .else = Esa también servirá. Los números raros son los más difíciles de volver a conseguir.
lesson-end = **Esa era la lección.** Has anunciado, ofrecido, tomado, canjeado, escogido, desarrollado, vendido y almacenado: ese es todo el juego. Y mira tu nueva mano: con el 9 guardado tiene cinco números distintos, que valen { $different-doubloons-5 } doblones. Al principio toma desarrollos; más tarde, haz dinero.

    {""}*Lo que aparece con menos frecuencia:* un símbolo en la esquina de la carta de la posición 1 es un *evento* para la ronda: la bandera negra de la Carabela 2, en la imagen, son piratas, que quitan cartas a las flotas de dos o más carabelas; *Coronado* paga por un evento a su gusto; *Ponce de León* puede dividir la flota; los mercaderes cambian un número; los nueve números y una reliquia son la *combinación perfecta*, que gana al final de la ronda. *?* explica cada una de estas cosas.
