# Puerto Rico: palabras para jugadas, sucesos, componentes, opciones y reglas.

game-name = Puerto Rico
    .about = Coloniza, construye, produce y envía mercancías al Viejo Mundo
game-face = Cultivas plantaciones, construyes una ciudad y envías mercancías al Viejo Mundo, todo mediante roles que cada cual toma por turno y que aprovechan a todo el mundo. Apenas hay azar: cuenta el rol que te ayude más que a los demás.
moment = ronda { $round }

# Options

option-two-player = Dos jugadores
    .about = La variante del editor para dos: { $players-2-picks } personajes cada uno por ronda, con menos barcos y piezas
option-two-player-false = no, de tres a cinco
option-two-player-true = sí, dos
option-open-vp = Puntos de victoria a la vista
    .about = Si todo el mundo puede ver cuántos puntos de victoria ha ganado cada cual con sus envíos
option-open-vp-false = boca abajo, como en las reglas
option-open-vp-true = a la vista
option-decline-production = Renunciar a producir
    .about = Si se puede renunciar a producir en la fase del capataz
option-decline-production-false = todos producen
option-decline-production-true = se puede renunciar
option-mayor-refusal = Rechazar colonos
    .about = Si se pueden rechazar colonos del barco; los rechazados salen del juego
option-mayor-refusal-forbidden = no se puede
option-mayor-refusal-removed-from-game = se puede; salen del juego
option-large-building-geometry = Sitio para edificios grandes
    .about = Si un edificio grande va en casillas libres cualesquiera o solo uno en cada una de { $city-columns } columnas
option-large-building-geometry-count = en casillas libres cualesquiera
option-large-building-geometry-columns = uno por columna
option-hacienda-reshuffle = Pila de plantaciones vacía
    .about = Si los descartes forman otra pila cuando una hacienda va a robar plantaciones de una pila vacía
option-hacienda-reshuffle-true = se baraja una pila nueva
option-hacienda-reshuffle-false = la hacienda no roba nada
option-balanced = Valores de torneo
    .about = Empezar con maíz: { $balanced-corn-doubloons } doblones; universidad: { $balanced-costs-university }; fábrica: { $balanced-costs-factory }
option-balanced-false = los impresos
option-balanced-true = equilibrados

# Moves

move-take-role = Elegir personaje
    .name = elegir
    .about = Elige una carta de personaje y llévate los doblones que tenga encima
    .chosen = { $role ->
        [open] Elegir personaje
       *[other] Elegir el { $role }
    }{ $privilege ->
        [no] , sin el privilegio
       *[yes] {""}
    }
move-take-role-role = ¿Qué personaje?
    .name = personaje
move-take-role-privilege = ¿Con el privilegio?
    .name = privilegio
move-take-role-privilege-true = con el privilegio
move-take-role-privilege-false = sin el privilegio
move-draw-tile = Robar una loseta
    .name = robar
    .about = Usa tu hacienda: roba una plantación boca abajo y ponla en tu isla
move-settle = Tomar
    .name = tomar
    .about = Pon en tu isla una plantación de la fila o una cantera
move-settle-tile = ¿Qué loseta?
    .name = loseta
move-settle-colonist = ¿Usar el hospicio?
    .name = colono
move-settle-colonist-true = con el colono del hospicio
move-settle-colonist-false = sin el colono del hospicio
move-refuse = Rechazar
    .name = rechazar
    .about = Rechaza algunos de los colonos que acabas de recibir; salen del juego
    .chosen = { $count ->
        [open] Rechazar colonos
        [one] Rechazar un colono
       *[other] Rechazar { $count } colonos
    }
move-refuse-count = ¿Cuántos colonos?
    .name = cantidad
move-place-colonists = Colocar colonos
    .name = colocar
    .about = Reparte de nuevo todos tus colonos: elige cada círculo que quieras ocupar
    .chosen = { $circles ->
        [open] Colocar colonos
       *[other] Colocar colonos: { $circles }
    }
move-place-colonists-circles = ¿Qué círculos ocupas?
    .name = círculos
move-build = Construir
    .name = construir
    .about = Construye un edificio en tu ciudad
move-build-building = ¿Qué edificio?
    .name = edificio
move-build-colonist = ¿Usar la universidad?
    .name = colono
move-build-colonist-true = con el colono de la universidad
move-build-colonist-false = sin el colono de la universidad
move-produce = Producir
    .name = producir
    .about = Produce todos los barriles que puedas
move-take-bonus = Tomar un barril más
    .name = extra
    .about = Toma el barril adicional del capataz
    .chosen = { $good ->
        [open] Tomar un barril más
       *[other] Tomar un barril más de { $good }
    }
move-take-bonus-good = ¿Qué mercancía?
    .name = mercancía
move-sell = Vender
    .name = vender
    .about = Vende un barril a la casa de comercio
move-sell-good = ¿Qué mercancía?
    .name = mercancía
move-load = Cargar
    .name = cargar
    .about = Carga en un barco carguero todos los barriles que puedas de una mercancía
    .chosen = { $good ->
        [open] Cargar
       *[other] { $ship ->
            [open] Cargar { $good }
           *[other] Cargar { $good } en el { $ship }
        }
    }{ $harbor ->
        [no] , sin el punto del puerto
       *[yes] {""}
    }
move-load-good = ¿Qué mercancía?
    .name = mercancía
move-load-ship = ¿Qué barco?
    .name = barco
move-load-harbor = ¿Usar el puerto?
    .name = puerto
move-load-harbor-true = con el punto del puerto
move-load-harbor-false = sin el punto del puerto
move-use-wharf = Usar el muelle
    .name = muelle
    .about = Envía desde tu muelle todos tus barriles de una mercancía
    .chosen = { $good ->
        [open] Usar el muelle
       *[other] Usar el muelle para { $good }
    }{ $harbor ->
        [no] , sin el punto del puerto
       *[yes] {""}
    }
move-use-wharf-good = ¿Qué mercancía?
    .name = mercancía
move-use-wharf-harbor = ¿Usar el puerto?
    .name = puerto
move-use-wharf-harbor-true = con el punto del puerto
move-use-wharf-harbor-false = sin el punto del puerto
move-final-pass = No usar el muelle
    .name = renunciar
    .about = Pasa durante el resto de la fase sin usar tu muelle
move-store = Guardar
    .name = guardar
    .about = Guarda un único barril, más todos los de las mercancías que quepan en tus almacenes
    .chosen = { $single ->
        [open] Guardar
       *[other] { $whole ->
            [open] Guardar un barril de { $single }
           *[other] { $whole-count ->
                [0] Guardar un barril de { $single }
               *[other] Guardar un barril de { $single }; en los almacenes: { $whole }
            }
        }
    }
move-store-single = ¿Qué barril suelto?
    .name = suelto
move-store-whole = ¿Qué mercancías van a los almacenes?
    .name = almacenes
move-store-only = Guardar solo en los almacenes
    .name = guardar-solo
    .about = Guarda todos los barriles de las mercancías de tus almacenes y ningún barril suelto
move-store-nothing = No guardar nada
    .name = guardar-nada
    .about = Devuelve todos tus barriles a la reserva
move-store-only-whole = ¿Qué mercancías van a los almacenes?
    .name = almacenes

# Steps: "…, it is your turn: …"

step-choose-role = elige un personaje
step-hacienda = roba una plantación boca abajo con tu hacienda o pasa
step-hacienda-tile = se roba una plantación
step-settler = toma una loseta para tu isla o pasa
step-row-tiles = se descubren plantaciones
step-refuse-colonists = rechaza algunos de tus nuevos colonos o acéptalos todos
step-mayor = coloca tus colonos
step-builder = construye o pasa
step-craftsman = produce o pasa
step-bonus = toma un barril más o pasa
step-trader = vende un barril a la casa de comercio o pasa
step-captain = carga un barco
step-storage = elige qué barriles guardas
step-new-round = empieza la ronda
step-clear-row = se descarta el resto de la fila
step-lay-row = se forma una fila nueva
step-end-settler = termina la fase del colonizador
step-deal-colonists = se reparten los colonos
step-prospector = el buscador de oro encuentra oro
step-end-round = termina la ronda

# Phases

phase-settler = la fase del colonizador
phase-mayor = la fase del alcalde
phase-builder = la fase del constructor
phase-craftsman = la fase del capataz
phase-trader = la fase del mercader
phase-captain = la fase del capitán
phase-prospector = la fase del buscador de oro

# A qué esperan los encargos

until-round = hasta que acabe la ronda
until-role = hasta que se elija otro personaje
until-shipped = hasta que alguien envíe mercancías
until-sold = hasta que alguien venda a la casa de comercio

# Events

event-round-began = Empieza la ronda { $round }; gobierna { $governor }
event-role-taken = { $seat } elige el { $role }{ $doubloons ->
        [0] {""}
        [one] , con un doblón
       *[other] , con { $doubloons } doblones
    }{ $privilege ->
        [no] , sin el privilegio
       *[yes] {""}
    }
event-passed = { $seat } pasa
event-tile-drawn = La hacienda de { $seat } roba una { $tile } (reglas: { buildings-hacienda })
event-tile-taken = { $seat } pone en su isla una { $tile }{ $colonist ->
        [yes] , con un colono
       *[no] {""}
    }
event-stack-shuffled = Las plantaciones descartadas ({ $count }) se barajan y forman una pila nueva
event-row-laid = Nueva fila: { $tiles }
event-colonist-taken = { $seat } toma un colono adicional
event-colonists-dealt = { $seat } recibe { $count ->
        [one] un colono
       *[other] { $count } colonos
    } del barco
    .also = { $seat } recibe { $count ->
        [one] uno
       *[other] { $count }
    }
event-colonists-refused = { $seat } rechaza { $count ->
        [one] un colono, que sale del juego
       *[other] { $count } colonos, que salen del juego
    } (reglas: { rules-mayor.title })
event-colonists-placed = { $seat } coloca colonos: { $circles }{ $san_juan ->
        [0] {""}
       *[other] ; en San Juan: { $san_juan }
    }
event-colonist-ship-filled = { $count ->
        [0] Ningún colono sube al barco
        [one] 1 colono sube al barco
       *[other] { $count } colonos suben al barco
    }; en la reserva: { $supply } (reglas: { rules-mayor.title })
event-built = { $seat } construye { GENDER($building) ->
        [f] la
       *[m] el
    } { $building } { $price ->
        [0] gratis
        [one] por un doblón
       *[other] por { $price } doblones
    }{ $colonist ->
        [yes] , con un colono
       *[no] {""}
    }
event-goods-produced = { $seat } produce: { $goods }
    .also = { $seat } produce: { $goods }
event-factory-paid = La fábrica de { $seat } paga { $doubloons ->
        [one] un doblón
       *[other] { $doubloons } doblones
    } (reglas: { buildings-factory })
event-bonus-taken = { $seat } toma un barril más de { $good }
event-good-sold = { $seat } vende { $good } { $doubloons ->
        [0] a cambio de nada
        [one] por un doblón
       *[other] por { $doubloons } doblones
    }
event-house-emptied = La casa de comercio está llena y se vacía: { $goods } (reglas: { rules-trader.title })
event-goods-loaded = { $seat } carga { $count ->
        [one] 1 barril
       *[other] { $count } barriles
    } de { $good } en el { $ship }: { $vp ->
        [one] 1 punto de victoria
       *[other] { $vp } puntos de victoria
    }
event-wharf-used = { $seat } envía { $count ->
        [one] 1 barril
       *[other] { $count } barriles
    } de { $good } desde el muelle: { $vp ->
        [one] 1 punto de victoria
       *[other] { $vp } puntos de victoria
    } (reglas: { rules-captain.title })
event-goods-stored = { $seat } guarda: { $kept }; devuelve: { $returned } (reglas: { rules-storage.title })
event-ship-emptied = El { $ship } zarpa con { $count ->
        [one] 1 barril
       *[other] { $count } barriles
    } de { $good } (reglas: { rules-storage.title })
event-gold-found = { $seat } toma { $doubloons ->
        [one] un doblón
       *[other] { $doubloons } doblones
    }
event-roles-sweetened = { $doubloons ->
        [one] Se pone un doblón
       *[other] Se ponen { $doubloons } doblones
    } en cada personaje que nadie eligió: { $roles } (reglas: { rules-round.title })
event-end-caused = { $trigger }: eso terminó la partida
event-last-round-called = { $trigger }: esta es la última ronda (reglas: { rules-end.title })

# Datos de una elección: lo que cuesta y da (junto al nombre), por qué no es posible

fact-price = { $doubloons ->
        [0] gratis
        [one] 1 doblón
       *[other] { $doubloons } doblones
    }{ $quarries ->
        [0] {""}
        [one] {" "}con 1 cantera
       *[other] {" "}con { $quarries } canteras
    }
fact-income = +{ $doubloons } { $doubloons ->
        [one] doblón
       *[other] doblones
    }
fact-harvest = { $goods }{ $more ->
        [0] {""}
       *[other] {" "}y 1 más
    }{ $doubloons ->
        [0] {""}
        [one] , +1 doblón
       *[other] , +{ $doubloons } doblones
    }
fact-points = { $count ->
        [one] 1 barril
       *[other] { $count } barriles
    }, { $vp ->
        [one] 1 punto
       *[other] { $vp } puntos
    }
fact-too-dear = { $building }: cuesta { $price }, tienes { $doubloons }.
fact-no-space = { $building }: ocupa { $spaces ->
        [one] 1 espacio de ciudad
       *[other] { $spaces } espacios de ciudad
    }, y tienes { $free ->
        [0] ninguno
       *[other] { $free }
    }.
fact-already-built = { $building }: ya lo tienes.
fact-sold-out = { $building }: no queda ninguno.
fact-role-gone = { $seat } ya ha tomado este papel en esta ronda: { $role }.
fact-not-in-row = No está en la fila: { $tile }.
fact-no-quarry = { $left ->
        [0] No queda ninguna cantera.
       *[other] Solo el { roles-settler }, o quien tenga ocupada su { buildings-construction-hut }, puede tomar una cantera.
    }
fact-island-full = Los { $spaces } espacios de tu isla están ocupados.
fact-no-barrel = No tienes { $good }.
fact-warehouses-hold = { $kinds ->
        [0] No tienes ningún almacén ocupado: conservas un solo barril.
        [one] Tus almacenes guardan 1 tipo de mercancía.
       *[other] Tus almacenes guardan { $kinds } tipos de mercancías.
    }
fact-kept-whole = { $good }: tu almacén ya lo guarda todo. Elige otra mercancía para el barril suelto.
fact-house-full = Los { $spaces } puestos de la casa de comercio están ocupados.
fact-in-house = En la casa de comercio ya hay { $good }, y no tienes una oficina ocupada.
fact-other-load = { $ship }: lleva { $good }.
fact-ship-full = { $ship }: lleno, { $capacity } de { $capacity }.
fact-other-ship = { $good }: va en este barco: { $ship }.
fact-not-made = No acabas de producir { $good }.

# Por qué se hizo una jugada: continúa la jugada

fact-for-money = para recibir { $doubloons ->
        [one] 1 doblón
       *[other] { $doubloons } doblones
    }
fact-to-settle = para elegir antes que nadie entre las losetas, con { $free ->
        [one] 1 espacio libre
       *[other] { $free } espacios libres
    } por llenar
fact-to-draw = por una loseta más: { $free ->
        [one] queda 1 espacio libre
       *[other] quedan { $free } espacios libres
    }
fact-to-occupy = para poner colonos en { $circles ->
        [one] 1 círculo vacío
       *[other] { $circles } círculos vacíos
    }
fact-to-build-cheaply = para construir con descuento; el edificio más caro al alcance: { $building }, { $doubloons ->
        [0] gratis
        [one] por 1 doblón
       *[other] por { $doubloons } doblones
    }
fact-to-produce = para producir { $count ->
        [one] 1 barril
       *[other] { $count } barriles
    }
fact-to-sell = para vender { $good } por { $doubloons ->
        [one] 1 doblón
       *[other] { $doubloons } doblones
    }
fact-to-ship = para embarcar { $count ->
        [one] 1 barril
       *[other] { $count } barriles
    } de { $good }
fact-ships-first = para embarcar { $count ->
        [one] 1 barril
       *[other] { $count } barriles
    } de { $good } antes de que otros puedan llenar el barco
fact-fills-ship = para embarcar { $count ->
        [one] 1 barril
       *[other] { $count } barriles
    } de { $good } y llenar un barco
fact-for-plant = para un edificio que aún tiene sitio para esta mercancía: { $good }
fact-without-plant = porque esta mercancía no necesita edificio: { $good }
fact-new-kind = para cultivar una mercancía más: { $good }
fact-one-more = para tener una más: { $tile }
fact-to-process = para elaborar esta mercancía: { $good } ({ $count ->
        [0] de plantaciones futuras
        [one] 1 plantación aún no tiene edificio
       *[other] { $count } plantaciones aún no tienen edificio
    })
fact-for-points = por { $vp ->
        [one] su punto
       *[other] sus { $vp } puntos
    } y su bonificación al final de la partida
fact-for-effect = por lo que hace mientras está ocupado: { $building-about }
fact-to-save = para ahorrar { $doubloons ->
        [one] 1 doblón
       *[other] { $doubloons } doblones
    } y construir más tarde
fact-keeps-good = para vender o embarcar más tarde: { $good }
fact-to-keep = para conservar { $count ->
        [one] 1 barril
       *[other] { $count } barriles
    }

# Goods

goods-corn = maíz
    .gender = m
    .about = Crece en las plantaciones de maíz ocupadas y no necesita ningún edificio
goods-indigo = añil
    .gender = m
    .about = Necesita una plantación ocupada y un colono en una tintorería
goods-sugar = azúcar
    .gender = m
    .about = Necesita una plantación ocupada y un colono en un ingenio
goods-tobacco = tabaco
    .gender = m
    .about = Necesita una plantación ocupada y un colono en un secadero de tabaco
goods-coffee = café
    .gender = m
    .about = Necesita una plantación ocupada y un colono en un tostadero de café

goods-each =
    .facts = Precio { $price } · barriles en la caja: { $barrels }

# Tiles

tiles-corn = plantación de maíz
    .gender = f
    .about = Si está ocupada, produce un barril de maíz en cada fase del capataz
tiles-indigo = plantación de añil
    .gender = f
    .about = Si está ocupada, abastece a un colono en una tintorería, que produce un barril de añil
tiles-sugar = plantación de azúcar
    .gender = f
    .about = Si está ocupada, abastece a un colono en un ingenio, que produce un barril de azúcar
tiles-tobacco = plantación de tabaco
    .gender = f
    .about = Si está ocupada, abastece a un colono en un secadero de tabaco, que produce un barril de tabaco
tiles-coffee = plantación de café
    .gender = f
    .about = Si está ocupada, abastece a un colono en un tostadero de café, que produce un barril de café
tiles-quarry = cantera
    .gender = f
    .about = Si está ocupada, abarata un doblón cada edificio, hasta el límite de su columna

tiles-each =
    .facts = Losetas en la caja: { $copies }

# Ships

ships-4 = barco de { $capacity } barriles
    .gender = m
ships-5 = barco de { $capacity } barriles
    .gender = m
ships-6 = barco de { $capacity } barriles
    .gender = m
ships-7 = barco de { $capacity } barriles
    .gender = m
ships-8 = barco de { $capacity } barriles
    .gender = m

ships-each =
    .about = Lleva { $capacity } barriles de una sola mercancía

# Roles

roles-settler = colonizador
    .gender = m
    .about = Todos pueden tomar una plantación de la fila. Privilegio: puedes tomar una cantera en su lugar
roles-mayor = alcalde
    .gender = m
    .about = Se reparten los colonos del barco y todos se recolocan. Privilegio: uno más de la reserva
roles-builder = constructor
    .gender = m
    .about = Todos pueden construir un edificio. Privilegio: pagas un doblón menos
roles-craftsman = capataz
    .gender = m
    .about = Todos producen mercancías. Privilegio: un barril más de algo que acabes de producir
roles-trader = mercader
    .gender = m
    .about = Todos pueden vender un barril a la casa de comercio. Privilegio: por el tuyo recibes un doblón más
roles-captain = capitán
    .gender = m
    .about = Todos cargan barcos mientras puedan y luego almacenan. Privilegio: un punto más por tu primera carga
roles-prospector1 = buscador de oro
    .gender = m
    .about = Privilegio: tomas un doblón del banco. Los demás no hacen nada
roles-prospector2 = segundo buscador de oro
    .gender = m
    .about = Privilegio: tomas un doblón del banco. Los demás no hacen nada

# The end

triggers-colonists-short = Faltan colonos para llenar el barco
    .about = Tras una fase del alcalde, la reserva no alcanza para llenar el barco de colonos como es debido
triggers-city-full = Hay una ciudad llena
    .about = En una fase del constructor, alguien ocupa la última casilla de su ciudad
triggers-vp-exhausted = Se ha repartido el último punto de victoria
    .about = En una fase del capitán se agota la reserva de puntos de victoria

# Buildings; every effect needs a colonist on the building

buildings-each =
    .facts = Coste { $cost } · puntos { $vp } · círculos { $circles } · casillas de ciudad { $spaces } · descuento máximo por canteras { $column } · en la caja: { $copies }

buildings-small-indigo-plant = tintorería pequeña
    .gender = f
    .about = Un círculo: convierte el añil de una plantación en un barril
buildings-indigo-plant = tintorería grande
    .gender = f
    .about = Tres círculos: cada colono convierte el añil de una plantación en un barril
buildings-small-sugar-mill = ingenio pequeño
    .gender = m
    .about = Un círculo: convierte el azúcar de una plantación en un barril
buildings-sugar-mill = ingenio grande
    .gender = m
    .about = Tres círculos: cada colono convierte el azúcar de una plantación en un barril
buildings-tobacco-storage = secadero de tabaco
    .gender = m
    .about = Tres círculos: cada colono convierte el tabaco de una plantación en un barril
buildings-coffee-roaster = tostadero de café
    .gender = m
    .about = Dos círculos: cada colono convierte el café de una plantación en un barril
buildings-small-market = mercado pequeño
    .gender = m
    .about = Recibes { $sale-bonus ->
        [one] { $sale-bonus } doblón
       *[other] { $sale-bonus } doblones
    } más cada vez que vendes en una fase del mercader
buildings-large-market = mercado grande
    .gender = m
    .about = Recibes { $sale-bonus ->
        [one] { $sale-bonus } doblón
       *[other] { $sale-bonus } doblones
    } más cada vez que vendes en una fase del mercader
buildings-hacienda = hacienda
    .gender = f
    .about = Antes de tu turno con el colonizador, puedes robar una plantación boca abajo, que va a tu isla
buildings-construction-hut = caseta de obras
    .gender = f
    .about = En la fase del colonizador, puedes tomar una cantera en vez de una plantación de la fila
buildings-small-warehouse = almacén pequeño
    .gender = m
    .about = Después de cargar, guardas todos los barriles de { $store-kinds ->
        [one] { $store-kinds } mercancía más
       *[other] { $store-kinds } mercancías más
    }
buildings-large-warehouse = almacén grande
    .gender = m
    .about = Después de cargar, guardas todos los barriles de { $store-kinds ->
        [one] { $store-kinds } mercancía más
       *[other] { $store-kinds } mercancías más
    }
buildings-hospice = hospicio
    .gender = m
    .about = La loseta que tomas (no la de la hacienda) llega con un colono: de la reserva o, si no, del barco
buildings-office = oficina
    .gender = f
    .about = Puedes vender una mercancía que ya esté en la casa de comercio, siempre que no esté llena
buildings-factory = fábrica
    .gender = f
    .about = Por producir 0, 1, 2, 3, 4, 5 tipos de mercancías recibes { $doubloons-by-kinds } doblones
buildings-university = universidad
    .gender = f
    .about = Cada edificio que construyes llega con un colono: de la reserva o, si no, del barco
buildings-harbor = puerto
    .gender = m
    .about = Cada una de tus cargas da { $vp-per-load ->
        [one] { $vp-per-load } punto de victoria
       *[other] { $vp-per-load } puntos de victoria
    } más, en un carguero o desde el muelle
buildings-wharf = muelle
    .gender = m
    .about = Una vez por fase del capitán, puedes enviar hasta { $wharf-capacity } barriles de una mercancía a la reserva por 1 punto cada uno
buildings-guild-hall = cofradía
    .gender = f
    .about = Al final: { $vp-per-small-production } PV por cada edificio de producción pequeño y { $vp-per-large-production } PV por cada uno grande que tengas, ocupado o no
buildings-residence = residencia
    .gender = f
    .about = Al final, puntos por tus losetas: { $vp-by-tiles-10 } hasta 9, { $vp-by-tiles-11 } por 10, { $vp-by-tiles-12 } por 11, { $vp-by-tiles-13 } por 12
    .facts = { buildings-each.facts } · puntos por 0, 1, 2… losetas: { $vp-by-tiles }
buildings-fortress = fortaleza
    .gender = f
    .about = Al final: 1 punto por cada { $colonists-per-vp } colonos tuyos, estén donde estén
buildings-customs-house = aduana
    .gender = f
    .about = Al final: 1 punto por cada { $chips-per-vp } puntos de victoria que hayas ganado con envíos
buildings-city-hall = ayuntamiento
    .gender = m
    .about = Al final: { $vp-per-violet ->
        [one] { $vp-per-violet } punto
       *[other] { $vp-per-violet } puntos
    } por cada edificio violeta que tengas, ocupado o no, incluido este

# Circles: what holds colonists

circles-corn = { tiles-corn }
circles-indigo = { tiles-indigo }
circles-sugar = { tiles-sugar }
circles-tobacco = { tiles-tobacco }
circles-coffee = { tiles-coffee }
circles-quarry = { tiles-quarry }
circles-small-indigo-plant = { buildings-small-indigo-plant }
circles-indigo-plant = { buildings-indigo-plant }
circles-small-sugar-mill = { buildings-small-sugar-mill }
circles-sugar-mill = { buildings-sugar-mill }
circles-tobacco-storage = { buildings-tobacco-storage }
circles-coffee-roaster = { buildings-coffee-roaster }
circles-small-market = { buildings-small-market }
circles-large-market = { buildings-large-market }
circles-hacienda = { buildings-hacienda }
circles-construction-hut = { buildings-construction-hut }
circles-small-warehouse = { buildings-small-warehouse }
circles-large-warehouse = { buildings-large-warehouse }
circles-hospice = { buildings-hospice }
circles-office = { buildings-office }
circles-factory = { buildings-factory }
circles-university = { buildings-university }
circles-harbor = { buildings-harbor }
circles-wharf = { buildings-wharf }
circles-guild-hall = { buildings-guild-hall }
circles-residence = { buildings-residence }
circles-fortress = { buildings-fortress }
circles-customs-house = { buildings-customs-house }
circles-city-hall = { buildings-city-hall }

# Scores

# What decides between equal points.
tie-break-1 = { $number } { $number ->
    [one] doblón o barril
   *[other] doblones y barriles
 }
picture-tie-break-1 = doblones y barriles

score-chips = envíos
score-buildings = edificios
score-guild-hall = cofradía
score-residence = residencia
score-fortress = fortaleza
score-customs-house = aduana
score-city-hall = ayuntamiento

# Rules

rules-two-minutes = **De qué va.** Diriges una colonia: tomas plantaciones, pones colonos en ellas, produces mercancías y luego las vendes o las embarcas. Gana quien tenga más puntos de victoria; los dan las mercancías embarcadas y los edificios.

    {""}**Una ronda.** Por turno, cada cual toma un rol y *todos* hacen lo que dice. Quien lo tomó empieza y tiene un pequeño privilegio. Los roles que nadie tomó ganan { $role-doubloons ->
        [one] un doblón
       *[other] { $role-doubloons } doblones
    }: quien tome uno más tarde se lleva también el dinero.

    {""}**Los roles.** *Colonizador*: toma una plantación. *Alcalde*: llegan colonos; nada funciona sin un colono encima. *Constructor*: compra un edificio. *Capataz*: las plantaciones ocupadas producen, pero para todo salvo el maíz hace falta también un edificio de producción ocupado. *Mercader*: vende una mercancía por doblones. *Capitán*: embarca mercancías por puntos de victoria; lo que se puede cargar hay que cargarlo. *Buscador de oro*: un doblón.

    {""}**Qué suele convenir.** Al principio, el dinero: una mercancía que vender y canteras, que abaratan los edificios. Después, los puntos: maíz y mucho de una sola mercancía para embarcar, y un edificio grande hacia el final. Toma el rol que te ayude a ti más que a los demás, y mira qué necesitan los siguientes.

    {""}**El final.** Cuando se acaban los colonos, los puntos de victoria o los espacios de una ciudad, la ronda se juega hasta el final.

    {""}**En la imagen.** Arriba, los roles; después, las plantaciones que tomar y las canteras; los barcos de carga; la casa de comercio junto a los puntos y colonos que quedan; los barriles con su precio; debajo, los edificios con su coste, en grupos según lo que ahorra una cantera.
    .title = En dos minutos
rules-round = Quien gobierna toma una de las cartas de personaje, con los doblones que tenga encima, y todos actúan en la fase de ese personaje: primero quien tomó la carta y después los demás, en el sentido de las agujas del reloj. Luego la siguiente persona toma una de las cartas que quedan, y así hasta que todos han tenido su turno (si son 2, { $players-2-picks } cada uno).

    Quien tomó la carta tiene además su privilegio. Hay que tomar una carta aunque no te sirva de nada. Los demás pueden actuar aunque tú no lo hagas.

    Al final de la ronda, { $role-doubloons ->
        [one] se pone un doblón
       *[other] se ponen { $role-doubloons } doblones
    } en cada carta que nadie tomó, se devuelven todas las cartas y el gobierno pasa a la siguiente persona.

    Una loseta o un edificio solo funciona mientras tiene un colono encima. Los puntos de victoria de un edificio cuentan siempre.
    .title = La ronda
rules-setup = Cada cual tiene una isla de { $island-spaces } casillas, una ciudad de { $city-spaces } casillas, algunos doblones y una plantación: de añil para quien gobierna y quienes le siguen, de maíz para los últimos.{ $corn-doubloons ->
        [0] {""}
       *[other] {" "}Empezar con maíz cambia tus doblones en { $corn-doubloons }.
    }

    3 jugadores: { $players-3-doubloons } doblones cada uno; { $players-3-vp } puntos de victoria; { $players-3-colonists } colonos en la reserva y { $players-3-colonist-ship } en el barco de colonos; cargueros: { $players-3-ships }; inicio: { $players-3-start-tiles }; { $players-3-row } losetas en la fila; personajes por ronda y jugador: { $players-3-picks }.
    4 jugadores: { $players-4-doubloons } doblones cada uno; { $players-4-vp } puntos de victoria; { $players-4-colonists } colonos en la reserva y { $players-4-colonist-ship } en el barco de colonos; cargueros: { $players-4-ships }; inicio: { $players-4-start-tiles }; { $players-4-row } losetas en la fila; personajes por ronda y jugador: { $players-4-picks }.
    5 jugadores: { $players-5-doubloons } doblones cada uno; { $players-5-vp } puntos de victoria; { $players-5-colonists } colonos en la reserva y { $players-5-colonist-ship } en el barco de colonos; cargueros: { $players-5-ships }; inicio: { $players-5-start-tiles }; { $players-5-row } losetas en la fila; personajes por ronda y jugador: { $players-5-picks }.

    Con tres se juega sin buscador de oro, con cuatro hay uno y con cinco, los dos.
    .title = Preparación
rules-two-players = Es la variante del editor para dos. Se retiran del juego { $two-players-plantations-removed } plantaciones de cada tipo, { $two-players-quarries-removed } canteras y { $two-players-barrels-removed } barriles de cada mercancía; de cada edificio de producción hay { $two-players-production-copies } en juego y de cada edificio violeta, { $two-players-violet-copies }.

    { $players-2-doubloons } doblones cada uno; { $players-2-vp } puntos de victoria; { $players-2-colonists } colonos en la reserva y { $players-2-colonist-ship } en el barco de colonos; cargueros: { $players-2-ships }; inicio: { $players-2-start-tiles }; { $players-2-row } losetas en la fila; personajes por ronda y jugador: { $players-2-picks }.

    En cada ronda, los dos se alternan hasta haber tenido { $players-2-picks } personajes cada uno; las cartas que sobran reciben doblones como siempre.
    .title = Dos jugadores
rules-settler = Por turnos, cada cual puede tomar una plantación de la fila descubierta y ponerla en su isla. El colonizador puede tomar una cantera en su lugar; también quien tenga una caseta de obras ocupada.

    Quien tenga una hacienda ocupada puede robar antes una plantación boca abajo, que va a su isla. Quien tenga un hospicio ocupado recibe un colono sobre la loseta de su turno normal, pero no sobre la de la hacienda. Ese colono viene de la reserva o, si está vacía, del barco.

    Una isla tiene { $island-spaces } casillas. Las losetas nunca se retiran.

    Después se descarta el resto de la fila y se forma una nueva, con una loseta más que jugadores. Cuando la pila se agota, se barajan las losetas descartadas para formar otra.
    .title = Colonizador
rules-mayor = El alcalde puede tomar un colono de la reserva. Luego se reparten uno a uno los colonos del barco, empezando por el alcalde.

    Entonces cada cual coloca de nuevo todos sus colonos, viejos y nuevos, en los círculos de losetas y edificios. Ningún círculo puede quedar vacío mientras tengas un colono en San Juan: eliges qué círculos quedan vacíos, no cuántos.

    Por último, el barco se vuelve a llenar: un colono por cada círculo vacío de todos los edificios (las losetas no cuentan), pero como mínimo uno por jugador. Si la reserva no tiene tantos, esta es la última ronda.

    Entre una fase del alcalde y la siguiente, los colonos se quedan donde están, también los de San Juan.
    .title = Alcalde
rules-builder = Por turnos, cada cual puede construir un edificio. El constructor paga un doblón menos. Cada cantera ocupada descuenta uno más: como máximo { $buildings-small-market-column } en la primera columna de edificios, { $buildings-large-market-column } en la segunda, { $buildings-harbor-column } en la tercera y { $buildings-city-hall-column } en la cuarta. El precio nunca baja de 0.

    Una ciudad tiene { $city-spaces } casillas; un edificio violeta grande ocupa { $buildings-guild-hall-spaces }. De cada tipo solo puedes tener uno; el edificio pequeño y el grande de una mercancía son dos tipos distintos. Los edificios nunca se retiran de la ciudad.

    Quien tenga una universidad ocupada recibe un colono sobre el nuevo edificio: de la reserva o, si está vacía, del barco.

    Cuando alguien ocupa la última casilla de su ciudad, esta es la última ronda.
    .title = Constructor
rules-craftsman = Se produce por turnos, empezando por el capataz. Cada barril de añil, azúcar, tabaco o café requiere una plantación ocupada y un colono en un edificio de esa mercancía; el maíz requiere solo la plantación. Si se agota la reserva de una mercancía, quienes vengan después se quedan sin ella.

    Una fábrica ocupada paga { $buildings-factory-doubloons-by-kinds } doblones por producir 0, 1, 2, 3, 4, 5 tipos de mercancías.

    Después, el capataz puede tomar un barril más de una mercancía que acabe de producir.
    .title = Capataz
rules-trader = Por turnos, cada cual puede vender un barril a la casa de comercio, que paga { $goods-corn-price } por el maíz, { $goods-indigo-price } por el añil, { $goods-sugar-price } por el azúcar, { $goods-tobacco-price } por el tabaco y { $goods-coffee-price } por el café; el mercader recibe 1 más, un mercado pequeño ocupado da { $buildings-small-market-sale-bonus } más y un mercado grande ocupado, { $buildings-large-market-sale-bonus } más.

    La casa tiene { $house-spaces } casillas y compra cada mercancía una sola vez; quien tenga una oficina ocupada puede vender una mercancía que ya esté allí. Cuando se llena, nadie más puede vender.

    Al final de la fase, si la casa está llena se vacía. Si no, los barriles se quedan para la siguiente fase del mercader.
    .title = Mercader
rules-captain = Por turnos, cada cual carga una mercancía en un carguero, vuelta tras vuelta, hasta que nadie puede cargar. Quien puede cargar debe hacerlo.

    Cada barco lleva una sola mercancía y no hay dos barcos con la misma. Eliges la mercancía libremente y cargas toda la que puedas. Si aún no la lleva ningún barco, debes usar el barco vacío en el que quepan más barriles tuyos; si hay varios iguales, tú eliges.

    Cada barril vale 1 punto de victoria. El capitán recibe 1 más por su primera carga y quien tenga un puerto ocupado, { $buildings-harbor-vp-per-load } más por cada carga.

    Una vez por fase, en lugar de cargar un barco, quien tenga un muelle ocupado puede devolver a la reserva todos sus barriles de una mercancía ({ $wharf-capacity } como máximo) y ganar otros tantos puntos, lleven lo que lleven los barcos. Nunca es obligatorio, aunque no pueda cargar nada más.

    Los puntos de victoria se guardan boca abajo. Cuando se reparte el último, esta es la última ronda; los puntos que se ganen después también cuentan.
    .title = Capitán
rules-storage = Después de cargar, cada cual guarda un único barril de cualquier mercancía. Un almacén pequeño ocupado guarda todos los barriles de { $buildings-small-warehouse-store-kinds ->
        [one] { $buildings-small-warehouse-store-kinds } mercancía más
       *[other] { $buildings-small-warehouse-store-kinds } mercancías más
    }; un almacén grande ocupado, los de { $buildings-large-warehouse-store-kinds ->
        [one] { $buildings-large-warehouse-store-kinds } mercancía más
       *[other] { $buildings-large-warehouse-store-kinds } mercancías más
    }. Todo lo demás vuelve a la reserva. Un almacén no te libra de la obligación de cargar.

    Después se vacían los barcos llenos. Los demás conservan sus barriles, y con ellos su mercancía, para la siguiente fase del capitán.
    .title = Almacenamiento
rules-prospector = Quien elige el buscador de oro recibe 1 doblón. Los demás no hacen nada. Con cinco jugadores hay dos cartas como esta; con tres, ninguna.
    .title = Buscador de oro
rules-buildings = Coste · puntos de victoria · círculos

    { buildings-small-indigo-plant } { $buildings-small-indigo-plant-cost } · { $buildings-small-indigo-plant-vp } · { $buildings-small-indigo-plant-circles }
    { buildings-small-sugar-mill } { $buildings-small-sugar-mill-cost } · { $buildings-small-sugar-mill-vp } · { $buildings-small-sugar-mill-circles }
    { buildings-small-market } { $buildings-small-market-cost } · { $buildings-small-market-vp } · { $buildings-small-market-circles }
    { buildings-hacienda } { $buildings-hacienda-cost } · { $buildings-hacienda-vp } · { $buildings-hacienda-circles }
    { buildings-construction-hut } { $buildings-construction-hut-cost } · { $buildings-construction-hut-vp } · { $buildings-construction-hut-circles }
    { buildings-small-warehouse } { $buildings-small-warehouse-cost } · { $buildings-small-warehouse-vp } · { $buildings-small-warehouse-circles }

    { buildings-indigo-plant } { $buildings-indigo-plant-cost } · { $buildings-indigo-plant-vp } · { $buildings-indigo-plant-circles }
    { buildings-sugar-mill } { $buildings-sugar-mill-cost } · { $buildings-sugar-mill-vp } · { $buildings-sugar-mill-circles }
    { buildings-hospice } { $buildings-hospice-cost } · { $buildings-hospice-vp } · { $buildings-hospice-circles }
    { buildings-office } { $buildings-office-cost } · { $buildings-office-vp } · { $buildings-office-circles }
    { buildings-large-market } { $buildings-large-market-cost } · { $buildings-large-market-vp } · { $buildings-large-market-circles }
    { buildings-large-warehouse } { $buildings-large-warehouse-cost } · { $buildings-large-warehouse-vp } · { $buildings-large-warehouse-circles }

    { buildings-tobacco-storage } { $buildings-tobacco-storage-cost } · { $buildings-tobacco-storage-vp } · { $buildings-tobacco-storage-circles }
    { buildings-coffee-roaster } { $buildings-coffee-roaster-cost } · { $buildings-coffee-roaster-vp } · { $buildings-coffee-roaster-circles }
    { buildings-factory } { $buildings-factory-cost } · { $buildings-factory-vp } · { $buildings-factory-circles }
    { buildings-university } { $buildings-university-cost } · { $buildings-university-vp } · { $buildings-university-circles }
    { buildings-harbor } { $buildings-harbor-cost } · { $buildings-harbor-vp } · { $buildings-harbor-circles }
    { buildings-wharf } { $buildings-wharf-cost } · { $buildings-wharf-vp } · { $buildings-wharf-circles }

    { buildings-guild-hall } { $buildings-guild-hall-cost } · { $buildings-guild-hall-vp } · { $buildings-guild-hall-circles }
    { buildings-residence } { $buildings-residence-cost } · { $buildings-residence-vp } · { $buildings-residence-circles }
    { buildings-fortress } { $buildings-fortress-cost } · { $buildings-fortress-vp } · { $buildings-fortress-circles }
    { buildings-customs-house } { $buildings-customs-house-cost } · { $buildings-customs-house-vp } · { $buildings-customs-house-circles }
    { buildings-city-hall } { $buildings-city-hall-cost } · { $buildings-city-hall-vp } · { $buildings-city-hall-circles }

    Los cuatro grupos son las cuatro columnas, en las que las canteras descuentan como máximo { $buildings-small-market-column }, { $buildings-large-market-column }, { $buildings-harbor-column }, { $buildings-city-hall-column } doblones. Los cinco últimos son los edificios grandes.
    .title = Edificios
rules-end = La partida termina con la ronda en la que ocurre una de estas cosas; esa ronda se juega hasta el final.

    El barco de colonos no se puede llenar como es debido · alguien ocupa la última casilla de su ciudad · se reparte el último punto de victoria.

    Sumas los puntos de los envíos, los impresos en tus edificios, ocupados o no, y los puntos extra de tus edificios grandes ocupados. Los doblones y las mercancías no valen nada, pero deshacen los empates: gana quien más tenga entre doblones y mercancías, y si el empate sigue, la victoria se comparte.
    .title = El final

# In and under the pictures

picture-san-juan = en San Juan
picture-puerto-rico-face-down = { $tiles } boca abajo
picture-puerto-rico-discarded = { $tiles } { $tiles ->
    [one] descartada
   *[other] descartadas
}
picture-puerto-rico-next = luego
picture-puerto-rico-points = { $printed } + { $chips } { $chips ->
    [one] ficha
   *[other] fichas
}

# What a building does, in a few words
picture-puerto-rico-small-indigo-plant = da 1 de añil
picture-puerto-rico-indigo-plant = da hasta 3 de añil
picture-puerto-rico-small-sugar-mill = da 1 de azúcar
picture-puerto-rico-sugar-mill = da hasta 3 de azúcar
picture-puerto-rico-tobacco-storage = da hasta 3 de tabaco
picture-puerto-rico-coffee-roaster = da hasta 2 de café
picture-puerto-rico-small-market = vende por 1 más
picture-puerto-rico-large-market = vende por 2 más
picture-puerto-rico-hacienda = una loseta más, a ciegas
picture-puerto-rico-construction-hut = puede tomar cantera
picture-puerto-rico-small-warehouse = guarda 1 tipo más
picture-puerto-rico-large-warehouse = guarda 2 tipos más
picture-puerto-rico-hospice = loseta con colono
picture-puerto-rico-office = vende algo repetido
picture-puerto-rico-factory = dinero por variedad
picture-puerto-rico-university = construye con colono
picture-puerto-rico-harbor = 1 PV más por carga
picture-puerto-rico-wharf = un barco propio
picture-puerto-rico-guild-hall = puntos por producción
picture-puerto-rico-residence = puntos por losetas
picture-puerto-rico-fortress = puntos por colonos
picture-puerto-rico-customs-house = puntos por envíos
picture-puerto-rico-city-hall = puntos por edif. violeta

alt-puerto-rico-roles = Personajes disponibles: { $roles }.
alt-puerto-rico-row = Plantaciones: { $tiles }.
alt-puerto-rico-quarries = Canteras: { $quarries }.
alt-puerto-rico-stack = Plantaciones boca abajo: { $tiles }.
alt-puerto-rico-ship = { $load ->
    [0] vacío (0 de { $capacity })
   *[other] { $load } de { $capacity }: { $good }
}
alt-puerto-rico-ships = Barcos: { $ships }.
alt-puerto-rico-house = Casa de comercio: { $goods }.
alt-puerto-rico-supply = Reserva: { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
} de victoria, { $colonists ->
    [one] 1 colono
   *[other] { $colonists } colonos
}, { $ship } en el barco de colonos.
alt-puerto-rico-goods = Barriles que quedan, y el precio de uno en la casa de comercio: { $goods }.
alt-puerto-rico-good = { $barrels } (precio { $price })
alt-puerto-rico-buildings = Edificios disponibles: { $buildings }.
alt-puerto-rico-player = { $name }: { $doubloons ->
    [one] 1 doblón
   *[other] { $doubloons } doblones
}, { $printed ->
    [one] 1 punto de edificios
   *[other] { $printed } puntos de edificios
}, { $chips ->
    [hidden] puntos de envíos ocultos
   *[other] { $chips } de envíos
}, { $colonists } en San Juan, mercancías: { $goods }.
alt-puerto-rico-island = Isla (con colonos): { $tiles }.
alt-puerto-rico-city = Ciudad (colonos): { $buildings }.

# What symbols mean that stand without words, for the legend

symbol-coin = doblones: un precio o dinero
symbol-doubloon = doblones
symbol-governor = gobernador
symbol-disc = un colono (contorno: ninguno)
symbol-victory = puntos de victoria
symbol-colonist = colonos
symbol-hold = hueco para un barril
symbol-cargo-ship = barco de carga: barriles a bordo / capacidad
symbol-caravel = barco de colonos

# The lesson: what is said of each decision of data/lessons, and to whoever decides otherwise

lesson-chapter-roles = Los roles
lesson-chapter-goods = Colonos y mercancías
lesson-chapter-growth = Dinero y gente
lesson-chapter-money = Una cantera y una venta
lesson-chapter-ships = A la mar
lesson-chapter-privilege = El privilegio
lesson-roles = Gobiernas tú: tomas rol en primer lugar, y *todos* actuarán en él. El colonizador da a todos una plantación. Las plantaciones van primero: sin ellas nadie produce nada. En la imagen los roles están arriba y, debajo, las plantaciones que tomar.
    .else = Todo rol le sirve a alguien; pero mientras nadie tenga plantaciones, el colonizador es el que más da.
lesson-settle = Como colonizador eliges primero. Al maíz le basta un colono: es la mercancía más rápida. Al añil le hace falta además una tintorería, y una plantación de añil ya tienes. Una cantera, que solo el colonizador puede tomar, abaratará los edificios.
    .else = Te servirá, pero más tarde: todo salvo el maíz necesita un edificio antes de dar mercancías.
lesson-build = { $seat-1 } tomó el constructor: cada cual puede construir un edificio. Tienes { $players-3-doubloons } doblones. Una { buildings-small-indigo-plant } cuesta { $buildings-small-indigo-plant-cost } y hace mercancías de lo que crece en tu plantación de añil. En la imagen cada edificio lleva su precio en la moneda y, al lado, cuántos quedan.
    .else = Un edificio solo funciona con un colono: elige uno para lo que ya has plantado.
lesson-colonist = { $seat-2 } tomó el alcalde y te ha llegado un colono. Sin colono no funciona nada: ponlo donde sirva ya. El maíz da un barril por sí solo; a la plantación de añil le haría falta un segundo colono en su tintorería.
    .else = Un solo colono en la plantación o en la tintorería aún no produce: allí hacen falta los dos.
lesson-colonists = Otro colono; con cada alcalde puedes recolocarlos todos. El maíz sigue ocupado y el otro va al añil: uno más, para la tintorería, y producirá. Los colonos sin círculo esperan en San Juan.
    .else = La de maíz es la única plantación que produce con un solo colono: nunca debería quedar vacía.
lesson-sugar = { $seat-2 } tomó el colonizador y una cantera. Tú eliges de lo que queda. Una plantación de otro tipo te dará un día otra mercancía: cada barco y cada hueco de la casa de comercio admite un solo tipo.
    .else = Más de lo mismo va bien para embarcar; otro tipo, para vender. Ambas cosas valen; solo sería una pena no tomar ninguno.
lesson-craftsman = Hay dos plantaciones ocupadas, pero por sí solo únicamente produce el maíz. El capataz hace producir a todos y a ti, que lo tomas, te da un barril más. Además lleva un doblón encima: los roles que nadie tomó en la ronda anterior atraen con dinero.
    .else = También sirve. Pero fíjate en el dinero que hay sobre los roles: te lo llevas con ellos.
lesson-hacienda = Con { $buildings-hacienda-cost } doblones puedes tener una hacienda: quien tiene una con un colono roba una plantación más con cada colonizador. Los edificios también dan puntos: el número a la izquierda de su grupo.
    .else = Sus puntos los da en cualquier caso. De cada edificio pregúntate cuántas veces servirá aún.
lesson-mayor = Tu tintorería y tu hacienda están vacías. Como alcalde recibes un colono más que los demás: dos de una vez. Toma lo que te dé más a ti que a los otros.
    .else = Los edificios vacíos no hacen nada: mientras haya muchos círculos vacíos, el alcalde es el rol que te hace avanzar.
lesson-four = Cuatro colonos, cinco círculos. El maíz, la plantación de añil con su tintorería y la hacienda: todo eso funciona. El azúcar espera, le haría falta un ingenio.
    .else = Cuenta lo que producirá: una plantación sin su edificio, o un edificio sin su plantación, no da nada.
lesson-again = { $seat-1 } embarcó, y así también tu maíz tuvo que salir: los barriles embarcados son puntos que nadie puede quitarte. Ahora vuelves a gobernar y la hacienda está ocupada: el colonizador te da dos losetas de una vez, una de ellas una cantera, y el doblón que lleva encima.
    .else = Un rol vale más cuando te da a ti lo que no da a los demás: con la hacienda, ahora es el colonizador.
lesson-draw = Antes de tu turno la hacienda puede robar una plantación que nadie ha visto. No cuesta nada; solo cuando tu isla de { $island-spaces } espacios esté casi llena querrás elegir.
    .else = En tu isla hay mucho sitio: la loseta habría sido un regalo.
lesson-quarry = Una cantera con un colono abarata cada edificio en un doblón y, con varias canteras, los grandes aún más. Solo el colonizador puede tomar una: es tu privilegio.
    .else = Una plantación viene bien. Pero una cantera solo la puede tomar el colonizador, y compensa con cada edificio que compres.
lesson-sell = { $seat-2 } es el mercader. El añil da { $goods-indigo-price } y el maíz { $goods-corn-price }: vende lo que paga. La casa de comercio, el recuadro amarillo con la balanza, admite cada tipo una sola vez, y quien llega tarde puede encontrarla llena.
    .else = Aquí el maíz no da nada, es para los barcos. Dinero pronto significa edificios pronto.
lesson-five = Otro colono: ahora funciona también la cantera.
    .else = Deja vacía la plantación de azúcar mientras no haya ingenio.
lesson-captain = Tienes maíz y añil. Como capitán cargas primero y sumas un punto más. El barco del maíz tiene sitio para un barril: si esperas, lo llena otro. En la imagen los barcos están en el medio, con su carga.
    .else = Las mercancías que nadie embarca se quedan contigo, y tras una fase de capitán solo queda un barril: embárcalas mientras haya sitio.
lesson-load = Lo que se puede cargar hay que cargarlo, un tipo cada vez, vuelta tras vuelta, hasta que nadie pueda. Empieza por lo que otros podrían dejar fuera: para el maíz queda un sitio. El añil sale después.
    .else = La otra también saldrá, si aún hay sitio cuando te vuelva a tocar.
lesson-mill = Ahora tu cantera funciona: cada edificio cuesta un doblón menos. Un { buildings-small-sugar-mill } hace mercancías de tu plantación de azúcar: un tercer tipo, para otro barco y otro hueco de la casa de comercio.
    .else = Con una cantera todo es más barato. Busca lo que saque partido a las plantaciones que tienes.
lesson-bonus-role = El capataz hace producir a todos, y a ti te da maíz y añil. Tómalo cuando los demás produzcan poco, o no puedan vender o embarcar antes que tú.
    .else = Fíjate en quién podrá usar primero las mercancías: tras el capataz, los demás eligen su rol antes que tú.
lesson-bonus = Tu privilegio de capataz: un barril más de lo que acabas de producir. El añil se puede vender y embarcar; el maíz, solo embarcar.
    .else = Un barril más lo es en cualquier caso.
lesson-end = **Esa era la lección.** Has tomado roles, plantado, construido, colocado colonos, producido, vendido y embarcado: ese es todo el juego. Lo demás es mirar adelante: ¿qué rol te ayuda a ti más que a los otros, y qué te dejarán?

    {""}*Lo que aparece con menos frecuencia:* tras una fase de capitán puede tocarte elegir qué barriles guardas (los almacenes guardan más); un *muelle* es un barco propio; quien toma el alcalde puede renunciar al colono extra; un edificio grande, de { $buildings-city-hall-cost } doblones, da puntos por lo que posees. Todos están en la imagen, y *?* los explica.

    Puedes seguir jugando aquí hasta el final, o empezar una partida de verdad con `/play`.
