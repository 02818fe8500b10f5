# La Era de los Descubrimientos: palabras para jugadas, sucesos, componentes, opciones y reglas.

game-name = La Era de los Descubrimientos
    .about = Coloniza, comercia, descubre y combate en el Nuevo Mundo durante { $turns-count } turnos
game-face = Colonos, capitanes, mercaderes y soldados parten a colonizar regiones, descubrir tierras y disputárselas durante { $turns-count } turnos. En cada turno colocas a tu gente en las casillas que más quieres antes que los demás.
moment = turno { $turn }

# Options

option-auction = Primer orden de turno
    .about = Si el primer orden de turno se sortea o se subasta
option-auction-false = por sorteo
option-auction-true = por subasta
option-navy = Armada
    .about = Puntos de la Armada por barco: 4 según el apéndice del reglamento, 3 según el capítulo de puntuación
option-navy-4 = 4 puntos por barco
option-navy-3 = 3 puntos por barco
option-world-atlas = Atlas del mundo
    .about = Si se juega con el Atlas del mundo, el décimo edificio de la edad 3, que es una suposición nuestra
option-world-atlas-true = con él
option-world-atlas-false = sin él

# Moves

move-place-worker = Colocar una pieza
    .name = colocar
    .about = Pon una de tus piezas en una casilla de evento
    .chosen = { $piece ->
        [open] { $box ->
            [open] Colocar una pieza
           *[other] Colocar: { $box }
        }
       *[other] Colocar un { $piece }: { $box }
    }
move-place-worker-box = ¿Qué casilla?
    .name = casilla
move-place-worker-piece = ¿Qué pieza?
    .name = pieza
move-use-favour = Favor real
    .name = favor-real
    .about = Una vez por partida: cambia una de tus piezas por la que tiene delante
    .chosen = Favor real{ $box ->
        [open] {""}
       *[other] : { $box }
    }{ $space ->
        [open] {""}
       *[other] , espacio { $space }
    }
move-use-favour-box = ¿En qué casilla?
    .name = casilla
move-use-favour-space = ¿Tu pieza de qué espacio?
    .name = espacio
move-settle = Colonizar
    .name = colonizar
    .about = Lleva tu pieza del muelle a una región descubierta
move-settle-region = ¿Qué región?
    .name = región
move-take-good = Tomar una mercancía
    .name = tomar
    .about = Toma una de las mercancías a la vista
    .chosen = { $good ->
        [open] Tomar una mercancía
       *[other] Tomar { $good }
    }
move-take-good-good = ¿Qué mercancía?
    .name = mercancía
move-build = Comprar un edificio
    .name = comprar
    .about = Compra un edificio de la capital
    .chosen = { $building ->
        [open] Comprar un edificio
       *[other] Comprar { $building }
    }
move-build-building = ¿Qué edificio?
    .name = edificio
move-chart = Cartografiar
    .name = cartografiar
    .about = Descubre una región sin expedición, gracias a la Cartografía del Nuevo Mundo
move-chart-region = ¿Qué región?
    .name = región
move-ally = Aliados indígenas
    .name = aliados
    .about = Pon gratis { $buildings-indian-allies-colony-soldiers } soldados en una de tus colonias
    .chosen = { $region ->
        [open] Aliados indígenas
       *[other] Aliados indígenas: { $region }
    }
move-ally-region = ¿Qué colonia?
    .name = región
move-explore = Explorar
    .name = explorar
    .about = Envía una expedición a una región por descubrir
    .chosen = { $pieces ->
        [open] { $region ->
            [open] Explorar
           *[other] Explorar: { $region }
        }
       *[other] Explorar: { $region }, con { $pieces }
    }
move-explore-region = ¿Qué región?
    .name = región
move-explore-pieces = ¿Qué piezas zarpan?
    .name = piezas
move-explore-beyond = Explorar más allá
    .name = ultramar
    .about = Envía una expedición fuera del mapa y roba una carta de descubrimiento
    .chosen = { $pieces ->
        [open] Explorar más allá
       *[other] Explorar más allá con { $pieces }
    }
move-explore-beyond-pieces = ¿Qué piezas zarpan?
    .name = piezas
move-train = Entrenar
    .name = entrenar
    .about = Paga por un especialista a tu elección
    .chosen = { $piece ->
        [open] Entrenar
       *[other] Entrenar a un { $piece }
    }
move-train-piece = ¿Qué especialista?
    .name = pieza
move-battle = Librar una batalla
    .name = batalla
    .about = Combate gratis contra un rival en una región
    .chosen = { $region ->
        [open] Librar una batalla
       *[other] { $opponent ->
            [open] Batalla: { $region }
           *[other] Batalla: { $region }, contra { $opponent }
        }
    }
move-battle-region = ¿En qué región?
    .name = región
move-battle-opponent = ¿Contra quién?
    .name = rival
move-war = Declarar la guerra
    .name = guerra
    .about = Paga para combatir contra un rival donde los dos tengan piezas y al menos uno, un soldado
    .chosen = { $opponent ->
        [open] Declarar la guerra
       *[other] Guerra contra { $opponent }
    }
move-war-opponent = ¿Contra quién?
    .name = rival
move-kill-enemies = Eliminar
    .name = eliminar
    .about = Elige qué piezas enemigas eliminan tus soldados en una región
    .chosen = { $enemies ->
        [open] Eliminar: { $region }
       *[other] Eliminar: { $region }, { $enemies }
    }
move-kill-enemies-region = ¿En qué región?
    .name = región
move-kill-enemies-enemies = ¿Qué enemigos?
    .name = enemigos
move-demote = Convertir un soldado
    .name = convertir
    .about = Convierte en colono un soldado del Nuevo Mundo para hacer sitio al nuevo
    .chosen = { $region ->
        [open] Convertir un soldado
       *[other] Convertir un soldado: { $region }
    }
move-demote-region = ¿En qué región?
    .name = región
move-move-soldier = Mover un soldado
    .name = mover-soldado
    .about = Caballería: mueve un soldado a una región vecina
    .chosen = { $source ->
        [open] Mover un soldado
       *[other] { $target ->
            [open] Mover un soldado: { $source } →
           *[other] Mover un soldado: { $source } → { $target }
        }
    }
move-move-soldier-source = ¿Desde dónde?
    .name = origen
move-move-soldier-target = ¿Adónde?
    .name = destino
move-migrate = Migrar
    .name = migrar
    .about = Migración: mueve hasta { $buildings-migration-colonist-moves } colonos de una región a otra
    .chosen = { $source ->
        [open] Migrar
       *[other] { $target ->
            [open] Migrar: { $source } →
           *[other] { $colonists ->
                [open] Migrar: { $source } → { $target }
                [one] Migrar: { $source } → { $target }, un colono
               *[other] Migrar: { $source } → { $target }, { $colonists } colonos
            }
        }
    }
move-migrate-source = ¿Desde dónde?
    .name = origen
move-migrate-target = ¿Adónde?
    .name = destino
move-migrate-colonists = ¿Cuántos colonos?
    .name = colonos
move-bid = Pujar
    .name = pujar
    .about = Puja por el primer puesto en el orden de turno
    .chosen = { $amount ->
        [open] Pujar
       *[other] Pujar ${ $amount }
    }
    .raised = ${ $amount }
move-bid-amount = ¿Cuánto?
    .name = cantidad
move-take-specialist = Tomar un especialista
    .name = especialista
    .about = Toma el especialista que te corresponde por tu puja alta
    .chosen = { $piece ->
        [open] Tomar un especialista
       *[other] Tomar un { $piece }
    }
move-take-specialist-piece = ¿Qué especialista?
    .name = pieza

# What is waited for

step-turn-order = se sortea el orden de turno
step-youngest-player = se sortea quién abre la subasta
step-auction = sube la puja por el primer puesto en el orden de turno o pasa
step-second-place = toma un especialista por tu puja o pasa
step-first-turn = empieza el primer turno
step-turn = empieza un turno
step-place-workers = coloca una pieza en una casilla de evento
step-last-call = última oportunidad para el Favor real: úsalo ahora o pasa
step-royal-favour = usa el Favor real
step-resolution = se resuelve la siguiente casilla
step-initiative = se paga la iniciativa
step-colonist-dock = una pieza deja el muelle
step-arrival = lleva tu pieza del muelle a una región o pasa
    .now = lleva tu { $piece } del muelle a una región o pasa
step-space-by-space = usa tu pieza de la casilla
step-trade-goods = toma una mercancía o pasa
step-merchant-shipping = se gana el barco
step-capital-buildings = compra un edificio o pasa
step-indian-allies = elige una colonia para los soldados de los Aliados indígenas o pasa
step-discovery = envía una expedición, entrena con una pieza en el espacio de entrenamiento, o pasa
    .now = envía una expedición o pasa{ $trains ->
        [yes] ; con una pieza en el espacio de entrenamiento: entrena o pasa
       *[no] {""}
    }
step-turn-up-counter = se destapa una ficha de descubrimiento
step-landing = una expedición desembarca
step-turn-up-card = se destapa una carta de descubrimiento
step-free-discovery = elige una región para la Cartografía del Nuevo Mundo o pasa
step-free-landing = se cartografía una región
step-specialists = los especialistas se unen a sus jugadores
step-training = entrena a un especialista o pasa
step-specialists-gone = se vacía la casilla de especialistas
step-warfare = libra una batalla o declara la guerra, o pasa
step-casualties = elige en secreto, región por región, a quién eliminan tus soldados
step-income = se pagan los ingresos
step-benefits = los edificios dan sus beneficios
step-payments = los edificios pagan
step-draw-goods = se roba una mercancía de la reserva
step-recruits = los edificios aportan piezas
step-cavalry = mueve un soldado con la Caballería o pasa
step-migration = mueve colonos con la Migración o pasa
step-redeployment = mueve piezas con la Caballería o la Migración, o pasa
step-benefits-ended = terminan los beneficios
step-gain-soldier = todos tus soldados están en juego: convierte uno para hacer sitio al nuevo, o pasa y quédate sin él
step-good-check = se conceden las mercancías de las regiones
step-score-colonies = las colonias puntúan
step-turn-end = termina el turno
step-game-over = la partida ha terminado
step-ageing = termina una edad
step-refill = se reponen edificios y mercancías
step-turn-up-buildings = se destapan edificios
step-turn-up-goods = se destapan mercancías
step-next-turn = se prepara el turno siguiente

# Phases

phase-turn = la preparación
phase-initiative = la colocación y la iniciativa
phase-dock = la fase del muelle de colonos
phase-trade-goods = la fase de mercancías
phase-shipping = la fase de la marina mercante
phase-capital = la fase de edificios de la capital
phase-discovery = la fase de descubrimiento
phase-specialists = la fase de especialistas
phase-warfare = la fase de guerra
phase-income = la fase de ingresos
phase-benefits = la fase de beneficios
phase-scoring = la puntuación de las colonias

# A qué esperan los encargos

until-turn = hasta que acabe el turno
until-box = hasta la próxima casilla de evento
until-discovered = hasta que se descubra una región
until-built = hasta que alguien compre un edificio

# Datos de una elección: lo que cuesta y da (junto al nombre), por qué no es posible

fact-cost = ${ $money }
fact-space = espacio { $space }
fact-initiative = espacio { $space }, +${ $space }
fact-colony = tendrás allí { $pieces ->
        [one] 1 pieza
       *[other] { $pieces } piezas
    }{ $money ->
        [0] {""}
       *[other] , +${ $money }
    }
fact-more-income = { $money ->
        [0] de momento, sin renta adicional
       *[other] +${ $money } de renta
    }
fact-natives = { $natives ->
        [one] 1 nativo
       *[other] { $natives } nativos
    }
fact-unknown-natives = de { $least } a { $most } nativos
fact-expedition = fuerza { $strength } contra { $least }–{ $most } nativos
fact-sure-expedition = fuerza { $strength } contra { $natives ->
        [one] 1 nativo
       *[other] { $natives } nativos
    }
fact-losses = pierde { $theirs ->
        [one] 1 pieza
       *[other] { $theirs } piezas
    }, tú pierdes { $ours ->
        [one] 1 pieza
       *[other] { $ours } piezas
    }
fact-war-losses = ${ $money }; pierde { $theirs ->
        [one] 1 pieza
       *[other] { $theirs } piezas
    }, tú pierdes { $ours ->
        [one] 1 pieza
       *[other] { $ours } piezas
    }
fact-too-dear = Cuesta ${ $cost }, tienes ${ $money }.
fact-bid-too-low = Puja al menos ${ $lowest }.
fact-box-full = No hay sitio aquí: { $box }. { $spaces ->
        [one] El espacio está ocupado
       *[other] Los { $spaces } espacios están ocupados
    }.
fact-one-each = Cada cual puede tener una sola pieza aquí, y la tuya ya está: { $box }.
fact-not-in-hand = No tienes en la mano: { $piece }.
fact-no-specialist = { $piece }: no es un especialista.
fact-training-taken = El espacio de formación es de { $seat }.
fact-not-on-sale = { $building }: no está en venta.
fact-not-on-display = { $good }: no está expuesto.
fact-undiscovered = { $region }: nadie ha descubierto aún esta región.
fact-discovered = { $region }: esta región ya está descubierta.
fact-no-battle = { $region }: aquí no puedes luchar contra { $opponent }. Ambos debéis tener piezas aquí, y uno de los dos un soldado.

# Por qué se hizo una jugada: continúa la jugada

fact-move-earlier = para actuar antes en el próximo turno y recibir ${ $space }
fact-to-land = para llevar una pieza a { $colonies ->
        [one] la única región descubierta
       *[other] una de las { $colonies } regiones descubiertas
    }
fact-for-good = por { $count ->
        [one] la única mercancía expuesta
       *[other] una de las { $count } mercancías expuestas
    }
fact-for-ship = para competir por el barco con una fuerza de { $strength }
fact-for-building = para comprar un edificio, con ${ $money } disponibles
fact-for-expedition = para una expedición de fuerza { $strength }
fact-for-specialist = para una pieza más el próximo turno: { $piece }
fact-to-train = para formar un especialista cualquiera, con ${ $money } disponibles
fact-acts-sooner = para actuar antes en esta casilla: { $box }
fact-for-war = para luchar en el Nuevo Mundo
fact-leads = para tener más piezas que nadie en esta región: { $region } ({ $pieces })
fact-follows = para tener { $pieces ->
        [one] 1 pieza
       *[other] { $pieces } piezas
    } en esta región: { $region }
fact-raises-income = para aumentar los ingresos en ${ $money }
fact-collects = para conjuntos futuros: { $count ->
        [one] { $good }
       *[other] { $count } × { $good } en total
    }
fact-scores-at-end = por { $vp ->
        [0] los puntos que da al final
        [one] su punto
       *[other] sus { $vp } puntos
    }
fact-helps-each-turn = por lo que da en { $turns ->
        [one] el turno que queda
       *[other] los { $turns } turnos que quedan
    }
fact-pays-each-turn = por el dinero que da { $times ->
        [one] en este turno
       *[other] al final de cada turno, { $times } veces en total
    }
fact-helps-now = por lo que da de inmediato
fact-helps-from-now = por lo que hace de aquí en adelante
fact-gathers = para esperar más piezas: la expedición tiene fuerza { $strength }
fact-strong-enough = porque una fuerza de { $strength } basta contra { $natives ->
        [one] 1 nativo
       *[other] { $natives } nativos
    }
fact-takes-the-risk = para arriesgar una fuerza de { $strength } contra nativos desconocidos
fact-to-weaken = para debilitar a { $opponent }
fact-to-act-first = para actuar antes que nadie, por ${ $amount } como mucho

# What happened

event-turn-began = Empieza el turno { $turn } de { $turns-count }, edad { $age }
event-age-began = Empieza la edad { $age }: los edificios sin vender salen del juego; desde ahora, un edificio cuesta ${ $price }
event-turn-order-set = Orden de turno: { $order }{ $extra_money ->
        [0] {""}
       *[other] ; cada puesto más atrás empieza con ${ $extra_money } más
    }
event-bid-made = { $seat } puja ${ $amount }
event-bidding-left = { $seat } ocupa el puesto { $position } en el orden de turno
event-bid-paid = { $seat } paga ${ $money } por su puesto en el orden de turno (reglas: { rules-initiative.title })
event-buildings-turned-up = Ahora a la venta: { $buildings }
event-goods-turned-up = Ahora a la vista: { $goods }
event-ship-arrived = Llega un barco nuevo a la marina mercante
event-worker-placed = { $seat } coloca un { $piece }: { $box }{ $space ->
    [0] {""}
   *[other] , espacio { $space }
 }
event-favour-used = { $seat } usa el Favor real y adelanta a { $other }: { $box }, espacio { $space } (reglas: { buildings-royal-favour })
event-declined = { $seat } no hace nada con una pieza: { $box }
event-initiative-paid = { $seat } recibe ${ $money } por la iniciativa (reglas: { rules-initiative.title })
event-settled = { $region }: { $seat } desembarca un { $piece }{ $colonists ->
    [0] {""}
    [one] {" "}y un colono más
   *[other] {" "}y { $colonists } colonos más
 }{ $money ->
    [0] {""}
   *[other] {" "}y gana ${ $money }
 }
event-region-good-won = { $region }: { $seat } reúne antes que nadie { $scoring-threshold } piezas y se lleva su mercancía: { $good } (reglas: { rules-dock.title })
event-good-taken = { $seat } toma { $good }
event-ship-won = { $seat } gana el barco con una flota de fuerza { $strength }
event-building-bought = { $seat } compra { $building } por ${ $price }
event-expedition-sent = { $region }: { $seat } envía una expedición ({ $pieces })
event-expedition-sent-beyond = { $seat } envía una expedición más allá del mapa ({ $pieces })
event-region-discovered = { $region }: { $seat } logra el descubrimiento con { $strength } contra { $natives ->
    [one] un nativo
   *[other] { $natives } nativos
 } y gana ${ $coins }{ $plunder ->
    [0] {""}
   *[other] {" "}y ${ $plunder } de botín
 }
event-region-charted = { $region }: { $seat } logra el descubrimiento sin expedición, gracias a la Cartografía del Nuevo Mundo, y gana ${ $coins }
event-expedition-failed = { $region }: { $seat } fracasa con { $strength } contra { $natives } nativos; ahora todos conocen la ficha (reglas: { rules-discovery.title })
event-land-discovered = { $card }: { $seat } logra el descubrimiento con { $strength } contra { $natives } nativos y gana ${ $coins }{ $plunder ->
    [0] {""}
   *[other] {" "}y ${ $plunder } de botín
 }
event-land-missed = { $card }: { $seat } fracasa con { $strength } contra { $natives } nativos; la carta vuelve al mazo, que se baraja (reglas: { rules-discovery.title })
event-specialist-joined = { $seat } recibe un { $piece }
event-specialist-trained = { $seat } entrena a un { $piece } por ${ $price }
event-soldier-demoted = { $region }: { $seat } convierte un soldado en colono (reglas: { rules-specialists.title })
event-soldier-forgone = { $seat } no recibe soldado: ya tiene todos en juego (reglas: { rules-specialists.title })
event-soldier-arrived = { $region }: { $seat } recibe un soldado
event-battle-declared = { $region }: { $seat } presenta batalla a { $opponent } (reglas: { rules-warfare.title })
event-war-declared = { $seat } declara la guerra a { $opponent } por ${ $price }: { $regions } (reglas: { rules-warfare.title })
event-pieces-lost = { $region }: { $seat } pierde { $dead }
event-income-received = { $seat } recibe ${ $sets } por mercancías y barcos{ $rum ->
    [0] {""}
   *[other] {" "}y ${ $rum } por el ron
 } (reglas: { rules-goods.title })
event-building-paid = { $building }: { $seat } recibe ${ $money }
event-privateers-paid = { $payer } paga ${ $money } a los Corsarios de { $seat } (reglas: { buildings-privateers })
event-good-drawn = { $seat } recibe { $good } de la Compañía de las Indias Occidentales
event-piece-recruited = { $seat } recibe { $count ->
    [one] un { $piece }
   *[other] { $count } × { $piece }
 } para el turno siguiente
event-discovery-reinforced = { $seat } recibe un { $piece } en la casilla de descubrimiento
event-dock-reinforced = { $seat } recibe un colono en el muelle gracias a { $building } (reglas: { rules-buildings.title })
event-soldier-moved = Un soldado de { $seat } cabalga: { $source } → { $target }
event-colonists-migrated = { $count ->
    [one] Migra un colono
   *[other] Migran { $count } colonos
 } de { $seat }: { $source } → { $target }
event-colony-scored = { $region }: { $points ->
    [one] un punto
   *[other] { $points } puntos
 } para { $seat } (reglas: { rules-scoring.title })
event-set-formed = { $goods }{ $ships ->
    [0] {""}
   *[other] {" "}y un barco
 }: ${ $money }

# Sources of points

# What decides between equal points.
tie-break-1 = { $number } por colonias tras la edad 3
picture-tie-break-1 = Colonias tras la edad 3
tie-break-2 = ${ $number }
picture-tie-break-2 = Dinero
tie-break-3 = { $number } { $number ->
    [one] mercancía
   *[other] mercancías
 }
picture-tie-break-3 = Mercancías

score-facts = Economía: lo que paga cada conjunto
score-colonies-1 = Colonias tras la edad 1
score-colonies-2 = Colonias tras la edad 2
score-colonies-3 = Colonias tras la edad 3
score-discoveries = Descubrimientos
score-buildings = Números en edificios
score-economy = Economía
score-mercantilism = Mercantilismo
score-population = Población
score-navy = Armada
score-standing-army = Ejército permanente
score-architecture = Arquitectura
score-colonial-empire = Imperio colonial
score-wealth = Riqueza
score-world-atlas = Atlas del mundo

# Pieces, boxes, regions, goods

pieces-each =
    .facts = Marina { $shipping } · descubrimiento { $discovery } · al llegar por el muelle: ${ $dock-money }, colonos adicionales: { $dock-colonists }
pieces-colonist = colono
    .gender = m
    .about = Cuenta como { $shipping } en la marina mercante y como { $discovery } en el descubrimiento
pieces-captain = capitán
    .gender = m
    .about = Cuenta como { $shipping } en la marina mercante y como { $discovery } en el descubrimiento
pieces-merchant = comerciante
    .gender = m
    .about = Cuenta como { $shipping } en la marina mercante; gana ${ $dock-money } al llegar por el muelle
pieces-missionary = misionero
    .gender = m
    .about = Trae otro colono al llegar por el muelle
pieces-soldier = soldado
    .gender = m
    .about = Saquea en las expediciones con éxito y combate en el Nuevo Mundo; { $supply-soldiers } como máximo
enemies-soldier = soldado
    .gender = m
    .about = Podría eliminar tus piezas en batallas posteriores
enemies-colonist = colono
    .gender = m
    .about = Cualquier pieza que no sea un soldado
enemies-fort = soldado de las Fortificaciones
    .gender = m
    .about = Desaparece después de la batalla en cualquier caso
boxes-each =
    .facts = Espacios: { $spaces ->
        [0] sin límite
       *[other] { $spaces }
    }{ COUNT($open-spaces-keys) ->
        [0] {""}
       *[other] {" "}(con { $open-spaces-keys } jugadores: { $open-spaces })
    }{ $per-player ->
        [0] {""}
       *[other] {" "}· por jugador: { $per-player }
    }{ $cost ->
        [0] {""}
       *[other] {" "}· coste ${ $cost }
    }
boxes-turn-order = orden de turno
    .about = Quién actúa primero
boxes-initiative = iniciativa
    .about = Paga $1 en el espacio 1, $2 en el espacio 2…; fija el próximo orden de turno; una pieza por jugador
boxes-dock = muelle de colonos
    .about = Tu pieza se instala en una región descubierta
boxes-trade-goods = mercancías
    .about = Toma una de las mercancías a la vista, por orden de espacios
boxes-shipping = marina mercante
    .about = La flota más fuerte gana el barco; capitanes y comerciantes cuentan más
boxes-capital = edificios de la capital
    .about = Compra un edificio por ${ $turns-building-cost-1 }, ${ $turns-building-cost-2 } o ${ $turns-building-cost-3 }, según la edad
boxes-discovery = descubrimiento
    .about = Envía una expedición; las piezas que se queden esperan a un turno posterior
boxes-captain = espacio de capitán
    .about = Un capitán para el turno siguiente
boxes-merchant = espacio de comerciante
    .about = Un comerciante para el turno siguiente
boxes-missionary = espacio de misionero
    .about = Un misionero para el turno siguiente
boxes-soldier = espacio de soldado
    .about = Un soldado para el turno siguiente
boxes-training = espacio de entrenamiento
    .about = Un especialista a tu elección para el turno siguiente, por ${ $cost }
boxes-warfare = guerra
    .about = Una batalla gratis o una guerra por ${ $cost }
regions-canada = Canadá
    .about = Mercancía: { $good }. Limita con { $adjacent } (mercancía y vecinos: suposición)
regions-new-england = Nueva Inglaterra
    .about = Mercancía: { $good }. Limita con { $adjacent } (mercancía y vecinos: suposición)
regions-florida = Florida
    .about = Mercancía: { $good }. Limita con { $adjacent } (mercancía y vecinos: suposición)
regions-caribbean = Caribe
    .about = Mercancía: { $good }. Limita con { $adjacent } (mercancía: suposición)
regions-new-spain = Nueva España
    .about = Mercancía: { $good }. Limita con { $adjacent } (mercancía y vecinos: suposición)
regions-new-granada = Nueva Granada
    .about = Mercancía: { $good }. Limita con { $adjacent } (mercancía y vecinos: suposición)
regions-peru = Perú
    .about = Mercancía: { $good }. Limita con { $adjacent } (vecinos: suposición)
regions-brazil = Brasil
    .about = Mercancía: { $good }. Limita con { $adjacent } (mercancía y vecinos: suposición)
regions-argentina = Argentina
    .about = Mercancía: { $good }. Limita con { $adjacent } (nombre, mercancía y vecinos: suposición)
goods-each =
    .about = En la caja hay { $tiles ->
        [one] { $tiles } ficha
       *[other] { $tiles } fichas
    }
goods-gold = oro
goods-silver = plata
goods-cattle = ganado
goods-cocoa = cacao
goods-fish = pescado
goods-sugar = azúcar
goods-fur = pieles
goods-coffee = café
goods-tobacco = tabaco
goods-rice = arroz
goods-indigo = índigo

# Discovery counters and cards

counters-each =
    .about = Nativos { $natives }, puntos { $vp }, monedas ${ $coins }, botín ${ $plunder } por soldado (suposición)
cards-each =
    .about = Nativos { $natives }, puntos { $vp }, monedas ${ $coins }, botín ${ $plunder } por soldado (suposición)

counters-d01 = ficha de descubrimiento 1
counters-d02 = ficha de descubrimiento 2
counters-d03 = ficha de descubrimiento 3
counters-d04 = ficha de descubrimiento 4
counters-d05 = ficha de descubrimiento 5
counters-d06 = ficha de descubrimiento 6
counters-d07 = ficha de descubrimiento 7
counters-d08 = ficha de descubrimiento 8
counters-d09 = ficha de descubrimiento 9
counters-d10 = ficha de descubrimiento 10
counters-d11 = ficha de descubrimiento 11
counters-d12 = ficha de descubrimiento 12
counters-d13 = ficha de descubrimiento 13
counters-d14 = ficha de descubrimiento 14
counters-d15 = ficha de descubrimiento 15
counters-d16 = ficha de descubrimiento 16
cards-mississippi = Misisipi
cards-great-lakes = Grandes Lagos
cards-hudson-bay = Bahía de Hudson
cards-amazon = Amazonas
cards-california = California
cards-alaska = Alaska
cards-hawaii = Hawái
cards-strait-of-magellan = Estrecho de Magallanes
cards-great-plains = Grandes Llanuras
cards-cape-of-good-hope = Cabo de Buena Esperanza
cards-philippines = Filipinas
cards-australia = Australia
cards-spice-islands = Islas de las Especias
cards-india = India
cards-japan = Japón
cards-china = China

# Buildings

buildings-each =
    .facts = Edad { $age } · puntos { $vp } · losetas { $copies }

buildings-colonists = Colonos
    .about = Edad { $age }. +{ $pieces-colonist ->
        [one] { $pieces-colonist } colono
       *[other] { $pieces-colonist } colonos
    } cada turno
buildings-monasteries = Monasterios
    .about = Edad { $age }. +{ $pieces-missionary ->
        [one] { $pieces-missionary } misionero
       *[other] { $pieces-missionary } misioneros
    } cada turno
buildings-trade-routes = Rutas comerciales
    .about = Edad { $age }. +{ $pieces-merchant ->
        [one] { $pieces-merchant } comerciante
       *[other] { $pieces-merchant } comerciantes
    } cada turno
buildings-training = Entrenamiento
    .about = Edad { $age }. +{ $pieces-soldier ->
        [one] { $pieces-soldier } soldado
       *[other] { $pieces-soldier } soldados
    } cada turno
buildings-indentured-servitude = Servidumbre por contrato
    .about = Edad { $age }. 1 colono gratis en el espacio X del muelle cada turno
buildings-conquistador = Conquistador
    .about = Edad { $age }. { $discovery-pieces-soldier ->
        [one] { $discovery-pieces-soldier } soldado
       *[other] { $discovery-pieces-soldier } soldados
    } gratis en la casilla de descubrimiento cada turno
buildings-navigator = Navegante
    .about = Edad { $age }. { $discovery-pieces-captain ->
        [one] { $discovery-pieces-captain } capitán
       *[other] { $discovery-pieces-captain } capitanes
    } gratis en la casilla de descubrimiento cada turno
buildings-conquest-of-the-incas = Conquista del Imperio inca
    .about = Edad { $age }. ${ $money } de inmediato
buildings-trading-post = Puesto comercial
    .about = Edad { $age }. +${ $money } cada turno
buildings-new-world-cartography = Cartografía del Nuevo Mundo
    .about = Edad { $age }. De inmediato: descubre gratis una región, sin botín. { $vp } puntos
buildings-indian-allies = Aliados indígenas
    .about = Edad { $age }. De inmediato: { $colony-soldiers ->
        [one] { $colony-soldiers } soldado
       *[other] { $colony-soldiers } soldados
    } gratis en una de tus colonias
buildings-privateers = Corsarios
    .about = Edad { $age }. Cada turno, cada rival te paga ${ $privateers } por cada uno de tus barcos
buildings-ship-yards = Astilleros
    .about = Edad { $age }. +{ $pieces-captain ->
        [one] { $pieces-captain } capitán
       *[other] { $pieces-captain } capitanes
    } cada turno
buildings-cathedral = Catedral
    .about = Edad { $age }. Tus misioneros que llegan por el muelle traen { $missionary-colonists ->
        [one] { $missionary-colonists } colono
       *[other] { $missionary-colonists } colonos
    } en vez de { $pieces-missionary-dock-colonists } (nombre: suposición)
buildings-royal-revenue = Rentas reales
    .about = Edad { $age }. +${ $money } cada turno. { $vp } puntos (nombre: suposición)
buildings-royal-favour = Favor real
    .about = Edad { $age }. Una vez: un paso adelante en muelle, iniciativa, capital u orden de turno. { $vp } puntos (nombre: suposición)
buildings-west-indies-company = Compañía de las Indias Occidentales
    .about = Edad { $age }. { $random-goods ->
        [one] { $random-goods } mercancía
       *[other] { $random-goods } mercancías
    } al azar de la reserva cada turno
buildings-colonization-rights = Derechos de colonización
    .about = Edad { $age }. 1 colono gratis en el espacio Y del muelle cada turno
buildings-rum-distillery = Destilería de ron
    .about = Edad { $age }. +${ $money-per-good-sugar } por cada azúcar que tengas, en la fase de ingresos
buildings-merchant-guild = Gremio de comerciantes
    .about = Edad { $age }. +{ $pieces-merchant ->
        [one] { $pieces-merchant } comerciante
       *[other] { $pieces-merchant } comerciantes
    } cada turno (nombre: suposición)
buildings-military-academy = Academia militar
    .about = Edad { $age }. +{ $pieces-soldier ->
        [one] { $pieces-soldier } soldado
       *[other] { $pieces-soldier } soldados
    } cada turno
buildings-cavalry = Caballería
    .about = Edad { $age }. Cada turno, +{ $pieces-soldier ->
        [one] { $pieces-soldier } soldado
       *[other] { $pieces-soldier } soldados
    }; { $soldier-moves ->
        [one] { $soldier-moves } soldado puede
       *[other] { $soldier-moves } soldados pueden
    } moverse a una región vecina (nombre: suposición)
buildings-fortifications = Fortificaciones
    .about = Edad { $age }. +{ $defence ->
        [one] { $defence } soldado temporal
       *[other] { $defence } soldados temporales
    } en cada batalla en la que te ataquen (nombre: suposición)
buildings-mercantilism = Mercantilismo
    .about = Edad { $age }. Al final: { $vp-per-good ->
        [one] { $vp-per-good } punto
       *[other] { $vp-per-good } puntos
    } por mercancía
buildings-population = Población
    .about = Edad { $age }. Al final: { $vp-per-two-pieces ->
        [one] { $vp-per-two-pieces } punto
       *[other] { $vp-per-two-pieces } puntos
    } por cada 2 piezas en el Nuevo Mundo
buildings-navy = Armada
    .about = Edad { $age }. Al final: { $vp-per-ship ->
        [one] { $vp-per-ship } punto
       *[other] { $vp-per-ship } puntos
    } por barco
buildings-standing-army = Ejército permanente
    .about = Edad { $age }. Al final: { $vp-per-soldier ->
        [one] { $vp-per-soldier } punto
       *[other] { $vp-per-soldier } puntos
    } por soldado en el Nuevo Mundo (nombre: suposición)
buildings-architecture = Arquitectura
    .about = Edad { $age }. Al final: { $vp-per-building ->
        [one] { $vp-per-building } punto
       *[other] { $vp-per-building } puntos
    } por edificio, incluido este (nombre: suposición)
buildings-colonial-empire = Imperio colonial
    .about = Edad { $age }. Al final: { $vp-per-region ->
        [one] { $vp-per-region } punto
       *[other] { $vp-per-region } puntos
    } por región en la que tengas una pieza (nombre: suposición)
buildings-wealth = Riqueza
    .about = Edad { $age }. Al final: { $vp-per-five-money ->
        [one] { $vp-per-five-money } punto
       *[other] { $vp-per-five-money } puntos
    } por cada $5 (nombre: suposición)
buildings-migration = Migración
    .about = Edad { $age }. Cada turno, puedes mover hasta { $colonist-moves ->
        [one] { $colonist-moves } colono
       *[other] { $colonist-moves } colonos
    } de una región a otra (nombre: suposición)
buildings-imperial-treasury = Tesoro imperial
    .about = Edad { $age }. +${ $money } cada turno. { $vp } puntos (nombre: suposición)
buildings-world-atlas = Atlas del mundo
    .about = Edad { $age }. Al final: { $vp-per-discovery ->
        [one] { $vp-per-discovery } punto
       *[other] { $vp-per-discovery } puntos
    } por descubrimiento (todo el edificio: suposición)

# Rules

rules-two-minutes = **De qué va.** Durante { $turns-count } turnos envías gente al Nuevo Mundo. Gana quien tenga más puntos; los dan las colonias, los descubrimientos, los edificios y el comercio.

    {""}**Un turno.** Por orden de turno se coloca una pieza cada vez en las casillas de evento, hasta colocarlas todas. Después las casillas se resuelven de arriba abajo y se cobran los ingresos.

    {""}**Las casillas.** *Iniciativa*: algo de dinero, y el próximo turno vas antes. *Muelle de colonos*: la pieza zarpa a una región descubierta. *Mercancías*: toma una mercancía. *Marina mercante*: la flota más fuerte gana un barco. *Edificios de la capital*: compra un edificio, cuyo efecto dura. *Descubrimiento*: envía una expedición a una región desconocida. *Especialistas*: el próximo turno tienes a una de estas personas más. *Guerra*: tus soldados combaten en el Nuevo Mundo.

    {""}**La gente.** Cualquier pieza puede ir a cualquier casilla, pero los capitanes cuentan doble en descubrimiento y marina; los comerciantes, en marina, y traen dinero al llegar; los misioneros traen otro colono; los soldados pueden combatir.

    {""}**Qué suele convenir.** Una región da { $scoring-first } puntos a quien tenga más piezas y { $scoring-second } a quien vaya segundo, tras los turnos { AND($turns-scoring) }, si alguien tiene al menos { $scoring-threshold } allí. Las mercancías pagan por grupos en cada turno: tres iguales valen ${ $sets-three-same }; tómalas pronto. Lo que se llena se pierde: coloca primero donde también quieran estar los demás. Gasta el dinero en un edificio mientras aún pueda servir muchas veces.

    {""}**En la imagen.** El mapa con las regiones: piezas y mercancía, rayadas donde no ha estado nadie. Debajo, las casillas en el orden en que se resuelven, con las piezas colocadas y lo que está a la venta.
    .title = En dos minutos
rules-overview = La partida dura { $turns-count } turnos en tres edades ({ $turns-age-of-turn }). Cada cual empieza con ${ $start-money } y { $start-colonists } colonos y, si el orden de turno no se subasta, con ${ $start-extra-money } más por cada puesto más atrás. En cada turno se colocan las piezas en las casillas de evento, una a una y por orden de turno; nadie puede reservarse ninguna.

    Después se resuelven las casillas de arriba abajo: iniciativa, muelle de colonos, mercancías, marina mercante, edificios de la capital, descubrimiento, especialistas, guerra. Las mercancías y los barcos dan ingresos, los edificios dan sus beneficios y todo se repone: { $start-building-display } edificios a la venta, { $start-goods-display } mercancías a la vista, un barco si alguien ganó el anterior (hay { $supply-ships }) y { $start-colonists } colonos para cada cual.

    Las colonias puntúan tras los turnos { AND($turns-scoring) }; todo lo demás, al final. Gana quien tenga más puntos; los empates se deshacen por los puntos de colonias en la última puntuación, luego por el dinero y luego por las mercancías.

    Para colocar una pieza bastan dos toques: primero la casilla, luego la pieza. Cualquier pieza puede ir a cualquier casilla. Puedes renunciar a todo lo que se te pregunte, menos a colocar una pieza.
    .title = La partida en pocas palabras
rules-initiative = Cada cual puede tener aquí una pieza. El espacio 1 paga $1, el espacio 2 paga $2, y así sucesivamente, al momento. Al final del turno, estas piezas forman el nuevo orden de turno; los demás van detrás, en su orden anterior.

    El primer orden de turno se sortea, y cada puesto más atrás empieza con ${ $start-extra-money } más. Con una opción, en cambio, se subasta: el primero paga toda su puja y descubre el Caribe; el segundo paga la mitad de la suya, redondeada hacia arriba, y toma un especialista si pujó ${ $auction-specialist-bid } o más. Los demás no pagan nada.
    .title = Iniciativa y orden de turno
rules-dock = Con { $boxes-dock-open-spaces-keys } jugadores, el muelle tiene { $boxes-dock-open-spaces } espacios abiertos. Por orden de espacios, las piezas van a regiones descubiertas; los espacios X e Y pertenecen a dos edificios y van al final. Al llegar, un comerciante gana ${ $pieces-merchant-dock-money }, un misionero trae más colonos ({ $pieces-missionary-dock-colonists }; con la Catedral, { $buildings-cathedral-missionary-colonists }) y un soldado sigue siendo soldado. En el Nuevo Mundo, cada pieza cuenta como una y se queda donde está.

    Quien primero tenga { $scoring-threshold } piezas en una región se lleva su mercancía, hayan llegado como hayan llegado.
    .title = Muelle de colonos y colonias
rules-goods = Las mercancías salen de las que están a la vista, de las regiones y de la Compañía de las Indias Occidentales. Los barcos salen de la marina mercante, donde gana la flota más fuerte: los capitanes cuentan como { $pieces-captain-shipping }, los comerciantes como { $pieces-merchant-shipping } y las demás piezas como { $pieces-colonist-shipping }; los empates los deshace el orden de turno.

    Cada turno pagan por conjuntos: ${ $sets-four-same } por cuatro iguales, ${ $sets-three-same } por tres iguales y ${ $sets-three-any } por tres cualesquiera. En cada conjunto, un barco puede valer por cualquier mercancía, y cada mercancía o barco cuenta en un solo conjunto. El bot siempre encuentra el reparto que más paga. En el último turno, cada dólar de los conjuntos es además un punto (economía); el ron no cuenta para esto.
    .title = Mercancías, barcos e ingresos
rules-buildings = Un edificio cuesta ${ $turns-building-cost-1 } en la edad 1, ${ $turns-building-cost-2 } en la edad 2 y ${ $turns-building-cost-3 } en la edad 3. Por orden de espacios, cada pieza puede comprar uno de los que están a la venta. Tras las edades 1 y 2, los edificios sin vender salen del juego. Los edificios nunca se pierden y funcionan hasta el final. Lo que dan cada turno llega después de los ingresos, desde el mismo turno en que se compran; las piezas que aportan son para el turno siguiente.

    Busca un edificio por su nombre para leer su efecto. Una vez por partida, el Favor real cambia una pieza por la que tiene delante en el muelle, la iniciativa, los edificios de la capital o el orden de turno. Puede usarse en cualquier momento antes de que se resuelva esa casilla o, en el orden de turno, hasta que acabe el turno; antes de resolver las casillas, quien lo tiene recibe un último aviso.
    .title = Edificios de la capital
rules-discovery = Por orden de turno, quien tenga piezas en la casilla puede enviar una expedición, con las piezas que quiera, a una región por descubrir. Solo entonces se pone boca arriba la ficha de la región. Los capitanes cuentan como { $pieces-captain-discovery } y las demás piezas como { $pieces-colonist-discovery }. Si la expedición es al menos tan fuerte como los nativos, tiene éxito: su dueño se lleva la ficha, sus monedas y su botín por cada soldado, y pone un colono en la región. Si no, la ficha vuelve a ponerse boca abajo, pero ya todos la conocen. En ambos casos, las piezas de la expedición vuelven a la reserva y las demás se quedan en la casilla. Cuando todas las regiones están descubiertas, las sustituyen las cartas, que no dan colono.
    .title = Descubrimiento
rules-specialists = Una pieza en uno de los cuatro espacios con nombre da ese especialista para el turno siguiente; una pieza en el espacio de entrenamiento, uno a elegir por ${ $boxes-training-cost }. Los capitanes cuentan más en la marina mercante y el descubrimiento; los comerciantes, en la marina mercante. Solo los soldados están limitados: { $supply-soldiers } por jugador. Si a alguien le toca uno más, puede convertir en colono un soldado del Nuevo Mundo para hacerle sitio.
    .title = Especialistas
rules-warfare = Cada pieza en la casilla permite una batalla (gratis, contra un rival en una región) o una guerra (${ $boxes-warfare-cost }, contra un rival en todas las regiones donde ambos tengan piezas y uno de los dos tenga un soldado). Cada soldado elimina una pieza enemiga a elección de su dueño. Los dos bandos eligen en secreto y las bajas se retiran a la vez. Las mercancías ya ganadas se conservan. Las Fortificaciones prestan soldados adicionales ({ $buildings-fortifications-defence }) a quien sufre el ataque, solo para esa batalla.
    .title = Guerra
rules-scoring = Una colonia puntúa si alguien tiene allí { $scoring-threshold } piezas o más: { $scoring-first } puntos por tener más piezas que nadie y { $scoring-second } por el segundo lugar. Si dos empatan en cabeza, reciben { $scoring-two-first } puntos cada uno; si empatan tres o más, nada; en ambos casos nadie puntúa por el segundo lugar. Quienes empatan en segundo lugar no reciben nada.

    Al final también puntúan los descubrimientos, los números de los edificios, los efectos de los edificios de la edad 3 y un punto por cada dólar del último ingreso por conjuntos.
    .title = Puntuación
rules-reconstructed = Los reglamentos a partir de los que se hizo este juego no enumeran las fichas ni las cartas de descubrimiento, así que todos sus valores (nativos, puntos, monedas, botín) y todos los nombres de cartas salvo Misisipi y China son suposiciones nuestras. También lo son las mercancías de ocho regiones (todas menos Perú), el nombre de Argentina, las fronteras salvo las del Caribe, el número de espacios de iniciativa, edificios de la capital y guerra, y los nombres de doce edificios, cuyos textos lo indican. El Atlas del mundo entero es una suposición nuestra y se puede dejar fuera.

    Si tienes el juego, todo esto se puede corregir: quien administra este bot pone los valores impresos en un archivo de correcciones. Las mesas ya abiertas conservan sus valores.
    .title = Qué es suposición nuestra


# Words in pictures and their alt texts

picture-called-region = una región
picture-turn = Turno { $turn } · Edad { $age } · { $phase }
picture-stage-setup = Preparación
picture-stage-placement = Colocación
picture-stage-initiative = Iniciativa
picture-stage-dock = Muelle de colonos
picture-stage-trade-goods = Mercancías
picture-stage-shipping = Marina mercante
picture-stage-capital = Edificios de la capital
picture-stage-discovery = Descubrir
picture-stage-training = Especialistas
picture-stage-warfare = Guerra
picture-stage-income = Ingresos
picture-stage-benefits = Beneficios
picture-stage-end = Fin del turno
picture-income = Conjuntos: ${ $money }
picture-next-to = Limita con
picture-discovery-place = puesto { $place } en el orden de turno
picture-discovery-ends-worth = Puntos hasta ahora
picture-discovery-none = sin mercancías
picture-discovery-taken = ya no está
picture-discovery-first = puntúa si alguien tiene { $pieces } piezas: primer puesto { $first }, segundo { $second }, empate a dos en cabeza { $two } cada uno
picture-discovery-pieces = piezas
picture-discovery-expedition = expedición
picture-discovery-soldiers = soldados
picture-discovery-now = puntos
picture-discovery-one-more = con 1 más
picture-discovery-found = { $natives ->
    [one] 1 nativo
   *[other] { $natives } nativos
}, ${ $coins }, { $plunder ->
    [0] sin botín
   *[other] ${ $plunder } de botín por soldado
}, { $points } PV
picture-discovery-sealed = Nadie sabe cuántos nativos viven aquí.
picture-discovery-leads = más piezas
picture-discovery-unknown = por descubrir
picture-discovery-stake = si uno tiene { $pieces } piezas: 1.º { $first }, 2.º { $second }
picture-discovery-by = Descubierta por
picture-discovery-known = Conocida desde el principio
picture-discovery-each = ${ $money } c/u
picture-discovery-in-hand = piezas en mano

alt-discovery-order = Orden de turno: { $order }.
alt-discovery-region = { $region }: { $settlers }.
alt-discovery-settlers = { $name } { $pieces }{ $soldiers ->
    [0] {""}
    [one] {" "}(1 soldado)
   *[other] {" "}({ $soldiers } soldados)
 }
alt-discovery-unknown = Por descubrir: { $regions }.
alt-discovery-goods = Mercancías a la vista: { $goods }.
alt-discovery-buildings = Edificios a la venta: { $buildings }.
alt-discovery-box = { $box }: { $workers }.
alt-discovery-player = { $name }: ${ $money }; puntos: { $points }; barcos: { $ships }; edificios: { $buildings }; en mano: { $hand }; mercancías: { $goods }.
alt-discovery-owned = Edificios: { $buildings }.
alt-discovery-good = Mercancía: { $good }.
alt-discovery-seen = Ficha conocida: nativos { $natives }, monedas ${ $coins }.
alt-discovery-points = { $name } sumaría ahora { $points ->
    [one] un punto
   *[other] { $points } puntos
 }.

# A building's name in a word, where there is no room for more
picture-building-colonists = Colonos
picture-building-monasteries = Monasterios
picture-building-trade-routes = Rutas
picture-building-training = Entrenam.
picture-building-indentured-servitude = Contrato
picture-building-conquistador = Conquistador
picture-building-navigator = Navegante
picture-building-conquest-of-the-incas = Incas
picture-building-trading-post = Puesto
picture-building-new-world-cartography = Cartografía
picture-building-indian-allies = Aliados
picture-building-privateers = Corsarios
picture-building-ship-yards = Astilleros
picture-building-cathedral = Catedral
picture-building-royal-revenue = Rentas
picture-building-royal-favour = Favor
picture-building-west-indies-company = Compañía
picture-building-colonization-rights = Derechos
picture-building-rum-distillery = Ron
picture-building-merchant-guild = Gremio
picture-building-military-academy = Academia
picture-building-cavalry = Caballería
picture-building-fortifications = Fuertes
picture-building-mercantilism = Mercantilismo
picture-building-population = Población
picture-building-navy = Armada
picture-building-standing-army = Ejército
picture-building-architecture = Arquitectura
picture-building-colonial-empire = Imperio
picture-building-wealth = Riqueza
picture-building-migration = Migración
picture-building-imperial-treasury = Tesoro
picture-building-world-atlas = Atlas

# Qué hace un edificio, en pocas palabras: bajo su nombre en la imagen de su dueño

picture-does-colonists = colonos +{ $buildings-colonists-pieces-colonist } cada turno
picture-does-monasteries = misioneros +{ $buildings-monasteries-pieces-missionary } cada turno
picture-does-trade-routes = comerciantes +{ $buildings-trade-routes-pieces-merchant } cada turno
picture-does-training = soldados +{ $buildings-training-pieces-soldier } cada turno
picture-does-indentured-servitude = un colono gratis en el muelle, espacio X
picture-does-conquistador = soldados +{ $buildings-conquistador-discovery-pieces-soldier } en descubrir cada turno
picture-does-navigator = capitanes +{ $buildings-navigator-discovery-pieces-captain } en descubrir cada turno
picture-does-conquest-of-the-incas = trajo ${ $buildings-conquest-of-the-incas-money }
picture-does-trading-post = +${ $buildings-trading-post-money } cada turno
picture-does-new-world-cartography = trajo un descubrimiento; { $buildings-new-world-cartography-vp } puntos
picture-does-indian-allies = trajo soldados: { $buildings-indian-allies-colony-soldiers }
picture-does-privateers = ${ $buildings-privateers-privateers } por barco de cada rival
picture-does-ship-yards = capitanes +{ $buildings-ship-yards-pieces-captain } cada turno
picture-does-cathedral = colonos: { $buildings-cathedral-missionary-colonists } con un misionero
picture-does-royal-revenue = +${ $buildings-royal-revenue-money } cada turno; { $buildings-royal-revenue-vp } puntos
picture-does-royal-favour = una vez un paso más; { $buildings-royal-favour-vp } puntos
picture-does-west-indies-company = mercancías al azar +{ $buildings-west-indies-company-random-goods } cada turno
picture-does-colonization-rights = un colono gratis en el muelle, espacio Y
picture-does-rum-distillery = +${ $buildings-rum-distillery-money-per-good-sugar } por cada azúcar
picture-does-merchant-guild = comerciantes +{ $buildings-merchant-guild-pieces-merchant } cada turno
picture-does-military-academy = soldados +{ $buildings-military-academy-pieces-soldier } cada turno
picture-does-cavalry = soldados +{ $buildings-cavalry-pieces-soldier } cada turno; mueves: { $buildings-cavalry-soldier-moves }
picture-does-fortifications = soldados +{ $buildings-fortifications-defence } en defensa
picture-does-mercantilism = puntos: { $buildings-mercantilism-vp-per-good } por mercancía
picture-does-population = puntos: { $buildings-population-vp-per-two-pieces } por 2 piezas en el Nuevo Mundo
picture-does-navy = puntos: { $buildings-navy-vp-per-ship } por barco
picture-does-standing-army = puntos: { $buildings-standing-army-vp-per-soldier } por soldado en el Nuevo Mundo
picture-does-architecture = puntos: { $buildings-architecture-vp-per-building } por edificio
picture-does-colonial-empire = puntos: { $buildings-colonial-empire-vp-per-region } por región colonizada
picture-does-wealth = puntos: { $buildings-wealth-vp-per-five-money } por $5
picture-does-migration = cada turno mueve colonos: { $buildings-migration-colonist-moves }
picture-does-imperial-treasury = +${ $buildings-imperial-treasury-money } cada turno; { $buildings-imperial-treasury-vp } puntos
picture-does-world-atlas = puntos: { $buildings-world-atlas-vp-per-discovery } por descubrimiento

# What symbols mean that stand without words, for the legend

symbol-roll = región por descubrir
symbol-native = nativos: la fuerza que necesita la expedición
symbol-coin = dinero
symbol-done = resuelta en este turno
symbol-doubloon = dinero
symbol-victory = puntos de victoria
symbol-caravel = barco

# The lesson: what is said of each decision of data/lessons, and to whoever decides otherwise

lesson-chapter-placing = Cinco colonos
lesson-chapter-boxes = Casilla a casilla
lesson-chapter-plans = Llega el capitán
lesson-chapter-harvest = Tres iguales
lesson-dock = Empiezas tú. Cada cual coloca { $start-colonists } colonos, de uno en uno; solo después se resuelven las casillas, de la 1 a la 8. Una casilla llena se cierra, así que empieza donde hay poco sitio: el muelle tiene tres espacios, y desde allí se llega al Nuevo Mundo. En la imagen el mapa está arriba y, debajo, las casillas con su número.
    .else = Todas las casillas sirven para algo. Pero el muelle tiene pocos espacios para lo que todo el mundo quiere, y puede estar lleno cuando vuelvas.
lesson-capital = Aquí cada pieza puede comprar un edificio, por orden de espacios: desde el espacio 1 eliges antes que { $seat-1 }. Un edificio cuesta ahora ${ $turns-building-cost-1 }, justo lo que tienes. En la imagen los cinco a la venta están en la casilla 5.
    .else = También vale. Pero un edificio comprado en el primer turno sirve en los { $turns-count }, y quien está primero en la casilla 5 elige primero.
lesson-goods = Las mercancías pagan en cada turno, por grupos: tres cualesquiera ${ $sets-three-any }, tres iguales ${ $sets-three-same }. En la imagen hay cuatro en la casilla 3. Una, el cono blanco en papel azul, es azúcar, que es también la mercancía del Caribe. Desde el espacio 1 eliges primero.
    .else = Las mercancías son tuyas toda la partida: quien empieza pronto cobra más veces.
lesson-again = Dos de los tres espacios del muelle están ocupados: este es el último. En una región, quien tiene más piezas suma { $scoring-first } puntos y quien va segundo { $scoring-second }, siempre que alguien tenga allí { $scoring-threshold }. Un solo colono es apenas un comienzo.
    .else = Así el robot puede tomar el último espacio del muelle y adelantarte en el Caribe.
lesson-captain = Tu última pieza. Un espacio de la casilla 7 te da un especialista para el próximo turno, además de { $start-colonists } colonos nuevos. El primer espacio, con el sombrero azul oscuro, da un capitán, que cuenta como { $pieces-captain-discovery } en el descubrimiento y en la marina mercante.
    .else = También puede estar bien. Un especialista, sea cual sea, es una pieza más en el próximo turno: para eso está la casilla 7.
lesson-settle = Ya están colocadas todas las piezas; ahora se resuelven las casillas. { $seat-1 } cobró por la iniciativa y después viene el muelle. Tu colono puede ir a cualquier región descubierta. En la imagen las demás están rayadas, con un rollo: por ahora solo está el Caribe.
    .else = Siempre se puede renunciar a lo que da una pieza. Pero un colono que se queda en casa no cuenta en ninguna parte.
lesson-second = Cada cual tiene un colono en el Caribe: en la imagen se ve bajo su nombre. Con el segundo te pones por delante.
    .else = Se puede renunciar, pero los puntos de una región son para quien va por delante.
lesson-sugar = Estás en el espacio 1, así que eliges primero. Toma azúcar: la mercancía del Caribe también es azúcar, y se la lleva quien antes tenga allí { $scoring-threshold } piezas. Ya sería una pareja.
    .else = Cualquier mercancía puede formar parte de un grupo. Pero piensa en las que aún puedes conseguir: tres iguales pagan más que tres distintas.
lesson-build = Aquí también eliges primero. Un { buildings-trading-post } da ${ $buildings-trading-post-money } en cada turno, incluido este. Compra pronto lo que sirve todos los turnos; lo que solo da puntos al final llega en la edad 3.
    .else = Ningún edificio se pierde nunca. De cada uno pregúntate cuánto da por turno y cuántos turnos quedan.
lesson-third = Turno 2, y empieza { $seat-1 }: para eso sirve la iniciativa. En la imagen lo muestra la casilla *orden de turno*, con las piezas que cada cual tiene por colocar. { $seat-1 } va otra vez al muelle; ve tú también, para tener antes { $scoring-threshold } piezas en el Caribe.
    .else = El robot ya está en el muelle. Quien antes tiene { $scoring-threshold } piezas en una región se lleva su mercancía, y ya no hay otra.
lesson-early = En la casilla 3 vuelve a haber azúcar y aún no hay nadie. Con el del Caribe tendrías tres iguales: ${ $sets-three-same } en cada turno que viene. Llega antes que nadie.
    .else = Así el robot puede ponerse en el espacio 1 y llevarse el azúcar: donde solo hay una cosa que te sirve, llega antes.
lesson-initiative = Quien está en la casilla 1 actúa antes en el próximo turno y cobra al momento, $1 en el espacio 1. Solo una pieza por persona. Vale más antes de un turno importante: tras los turnos { AND($turns-scoring) } puntúan las colonias.
    .else = Si no hay nadie en la iniciativa, el orden de turno no cambia: entonces vuelve a empezar el robot.
lesson-training = El espacio con la moneda, el último de la casilla 7, da un especialista a elegir por ${ $boxes-training-cost }. Los otros cuatro no cuestan nada, pero dan solo la pieza indicada. Aquí decides tarde, cuando sepas cómo acabó tu expedición.
    .else = Si ya sabes a quién quieres, un espacio gratuito vale lo mismo, mientras esté libre.
lesson-discovery = En la casilla 6 preparas una expedición. Tras cada rollo de la imagen esperan de uno a seis nativos, y nadie sabe cuántos; hace falta tanta fuerza como nativos haya. Aquí tu capitán cuenta como { $pieces-captain-discovery } y cualquier otra pieza como { $pieces-colonist-discovery }.
    .else = Un capitán cuenta como { $pieces-captain-discovery } solo en el descubrimiento y la marina mercante; en lo demás un colono vale lo mismo.
lesson-crew = Tu última pieza acompaña al capitán: juntos tienen fuerza tres, que basta para la mitad de las fichas. El capitán solo bastaría para una de cada cuatro. Las piezas que no envíes pueden esperar en la casilla a otro turno.
    .else = Entonces el capitán zarpa solo, o espera en la casilla 6 a que llegue alguien más.
lesson-colony = Dos contra dos, dice la imagen. Con el tercer colono tienes antes que nadie { $scoring-threshold } piezas: el azúcar del Caribe es tuyo, y junto a las piezas verás cuánto puntuaría ahora la región.
    .else = Una región no da nada mientras nadie tenga allí { $scoring-threshold } piezas, y su mercancía se queda donde está.
lesson-alike = Tienes dos de azúcar, una del Caribe. La tercera forma un grupo: tres iguales dan ${ $sets-three-same } en cada turno; cuatro, ${ $sets-four-same }.
    .else = Tres distintas dan ${ $sets-three-any }; tres iguales, ${ $sets-three-same }.
lesson-explore = Elige una región y quién zarpa; solo entonces se destapa la ficha. Aún nadie conoce ninguna, así que mira la mercancía: el oro de Nueva España sale más a menudo que el ganado o el cacao. Envía a los dos: con fuerza dos sería jugársela.
    .else = Decide la fuerza. Si una expedición fracasa, sus piezas vuelven a casa y todo el mundo ha visto la ficha: la siguiente sabe lo que hace falta.
lesson-train = Ha salido bien: las monedas y los puntos de la ficha son tuyos, y un colono tuyo está en Nueva España, que en la imagen lleva tu color. Un misionero que llega por el muelle trae otro colono: dos piezas por un solo espacio.
    .else = Cada cual tiene su momento: el capitán para expediciones y barcos; el comerciante para barcos y por los ${ $pieces-merchant-dock-money } al llegar; el soldado para botines y batallas.
lesson-end = **Esa era la lección.** Has colocado, colonizado, comerciado, comprado, explorado y entrenado: así va cada turno. En la imagen tienes tres piezas en el Caribe y el robot dos; los escudos son lo que eso puntúa tras este turno. Al final puntúan además los descubrimientos, los edificios y los ingresos del último turno.

    {""}*Lo que aparece con menos frecuencia:* la flota más fuerte de la casilla 4 gana un barco, que en un grupo vale por cualquier mercancía. Una pieza de la casilla 8 puede librar una batalla donde ambos tengan piezas y uno un soldado, o declarar la guerra en todas partes por ${ $boxes-warfare-cost }; cada bando elige en secreto quién muere. Quien tiene { $supply-soldiers } soldados puede convertir uno en colono para recibir otro. También preguntan algunos edificios: Cartografía y Aliados indígenas dónde; Favor real, Caballería y Migración qué se mueve. Cuando todas las regiones están descubiertas, las expediciones van más allá del mapa; con una opción, el primer orden de turno se subasta. Las casillas están en la imagen, y *?* las explica.

    Puedes seguir jugando aquí hasta el final, o empezar una partida de verdad con `/play`.
