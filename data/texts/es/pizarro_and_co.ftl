# Pizarro & Co.: palabras para jugadas, sucesos, componentes, opciones y reglas.

game-name = Pizarro & Co.
    .about = Tres años de subastas por las cartas de seis exploradores
game-face = En tres años de subastas pujas por las cartas de seis exploradores. El dinero gastado no vuelve, y los huecos en tu mano se pagan: hay que saber cuándo soltar.
moment = año { $year }

# Options

option-board1 = Tablero 1 (Colón, Pizarro, Magallanes)
    .about = Qué cara del tablero de Colón, Pizarro y Magallanes se usa
option-board1-a = cara A
option-board1-b = cara B
option-board2 = Tablero 2 (Marco Polo, Da Gama, Cook)
    .about = Qué cara del tablero de Marco Polo, Vasco da Gama y James Cook se usa
option-board2-a = cara A
option-board2-b = cara B
option-overpay-allowed = Cartas de oro de sobra
    .about = Si un pago puede incluir cartas que no hacen falta para llegar a la puja
option-overpay-allowed-true = se admiten en un pago
option-overpay-allowed-false = no se admiten en un pago
option-exchange-all-spaces = Cambios con Marco Polo A
    .about = Si los barcos que quedaron atrás en un espacio anterior de Marco Polo también cambian oro
option-exchange-all-spaces-true = todos los barcos
option-exchange-all-spaces-false = solo los del espacio de ese año
option-fast-auction = Subastas
    .about = Si se puja por turnos o si cada cual fija en secreto un tope y las pujas suben solas
option-fast-auction-true = rápidas, con topes secretos
option-fast-auction-false = pujas por turnos

# Moves

move-veto = Vetar
    .name = vetar
    .about = Pon bajo su mazo la carta que se acaba de destapar
move-allow = Permitir
    .name = permitir
    .about = Deja que se subaste la carta que se acaba de destapar
move-bid = Pujar
    .name = pujar
    .about = Puja más que la última puja
    .chosen = { $amount ->
        [open] Pujar
       *[other] Pujar { $amount } de oro
    }
    .raised = { $amount } de oro
move-bid-amount = ¿Cuánto oro?
    .name = cantidad
move-limit = Fijar un tope
    .name = tope
    .about = Fija en secreto lo máximo que pujarías por esta carta; con 0 no pujas
    .chosen = { $amount ->
        [open] Fijar un tope
        [0] No pujar
       *[other] Fijar un tope de { $amount } de oro
    }
move-limit-amount = ¿Cuánto oro pujas como máximo? (0: no pujas)
    .name = cantidad
move-pay = Pagar
    .name = pagar
    .about = Paga tu puja con cartas de oro; no se da cambio
    .chosen = { $cards-count ->
        [0] Pagar
        [one] Pagar con la carta de oro { $cards }
       *[other] Pagar con las cartas de oro { $cards }
    }
move-pay-cards = ¿Qué cartas de oro?
    .name = cartas
move-sail = Navegar
    .name = navegar
    .about = Elige cuál de tus barcos sigue viaje
    .chosen = { $ship ->
        [open] Navegar
       *[other] Navegar con el { $ship }
    }
move-sail-ship = ¿Qué barco?
    .name = barco
move-sail-to = Poner rumbo
    .name = rumbo
    .about = Elige cuál de tus barcos sigue viaje y hasta qué mitad del espacio
    .chosen = { $half ->
        [open] { $ship ->
            [open] Poner rumbo
           *[other] Navegar con el { $ship }
        }
       *[other] Navegar con el { $ship } a la { $half }
    }
move-sail-to-ship = ¿Qué barco?
    .name = barco
move-sail-to-half = ¿Qué mitad?
    .name = mitad
move-tuck = Apartar
    .name = apartar
    .about = Pon una carta de oro bajo tus cartas de Magallanes
    .chosen = { $card ->
        [open] Apartar
       *[other] Apartar la carta de oro { $card }
    }
move-tuck-card = ¿Qué carta de oro?
    .name = carta
move-exchange = Cambiar
    .name = cambiar
    .about = Descarta cartas de oro y roba otras tantas
    .chosen = { $cards-count ->
        [0] Cambiar
        [one] Cambiar la carta de oro { $cards }
       *[other] Cambiar las cartas de oro { $cards }
    }
move-exchange-cards = ¿Qué cartas de oro?
    .name = cartas
move-draw-one = Destapar
    .name = destapar
    .about = Destapa una carta de oro más para Pizarro
move-stop = Plantarse
    .name = plantarse
    .about = Detente y puntúa lo que Pizarro haya destapado hasta ahora

# What is waited for

step-choose-start-player = se sortea quién empieza
step-start-year = empieza un año
step-next-card = se destapa la carta siguiente
step-turn-card = se destapa la carta siguiente
step-veto-window = veta la carta nueva o permítela
    .now = veta a { $explorer } o permite su subasta
step-auction = sube la puja por la carta o pasa
    .now = { $price ->
        [0] puja por { $explorer } o pasa
       *[other] puja más de { $price } de oro por { $explorer } o pasa
    }
step-sealed-limits = fija en secreto tu tope para la carta
    .now = fija en secreto tu tope para { $explorer }
step-payment = paga tu puja
    .now = paga { $price } de oro por { $explorer }
step-sailing = un barco navega
step-choose-ship = elige adónde navega tu barco
    .now = elige adónde navega tu barco con { $explorer }
step-tuck-from-hand = aparta una carta de oro de tu mano bajo Magallanes
step-tuck-from-payment = aparta una carta de oro de tu pago bajo Magallanes
step-gain-gold = se roban cartas de oro
step-draw-gold = se roban cartas de oro
step-lose-card = Cook se lleva una carta
step-sale-over = la venta ha terminado
step-end-year = termina el año
step-year-end-gold = se reparten cartas de oro al final del año
step-exchanges = se cambian cartas de oro
step-exchange-gold = cambia cartas de oro o pasa
step-year-over = el año ha terminado
step-final-scoring = se cuentan los puntos
step-press-luck = destapa una carta más para Pizarro o plántate
step-turn-up-luck = se destapa una carta para Pizarro
step-game-over = la partida ha terminado

# Datos de una elección: lo que cuesta y da (junto al nombre), por qué no es posible

fact-space = { $crowns ->
        [0] {""}
        [one] 1 corona
       *[other] { $crowns } coronas
    }{ $sacks ->
        [0] {""}
       *[other] { $crowns ->
            [0] {""}
           *[other] {", "}
        }{ $sacks ->
            [one] 1 saco
           *[other] { $sacks } sacos
        }
    }{ $draw ->
        [0] {""}
       *[other] { $crowns ->
            [0] {""}
           *[other] {", "}
        }{ $draw ->
            [one] 1 carta de oro
           *[other] { $draw } cartas de oro
        }
    }
fact-space-does = { $ability }{ $rest ->
        [yes] , { fact-space }
       *[no] {""}
    }
fact-crowns = { $crowns ->
        [one] 1 punto
       *[other] { $crowns } puntos
    }
fact-too-low = { $price ->
        [0] La puja mínima es de { $lowest } de oro.
       *[other] La puja está en { $price } de oro: puja al menos { $lowest }.
    }
fact-too-high = Tu mano puede pagar { $highest } de oro como máximo{ $spare ->
        [yes] , porque te debe quedar una carta
       *[no] {""}
    }.
fact-not-in-hand = No tienes la carta de oro { $card }.
fact-card-to-keep = Con { $explorer } te debe quedar una carta después de pagar.
fact-not-tucked = No has pagado con la carta de oro { $card }.
fact-not-there = { $ship }: no está donde { $explorer } sigue navegando.

# Por qué se hizo una jugada: continúa la jugada

fact-to-reach = por lo que da el espacio: { fact-space }{ $leap ->
        [0] {""}
       *[other] ; la puja supera en { $leap } de oro la mínima para que los demás paren antes
    }
fact-to-sail-on = para seguir navegando con { $explorer } en vez de quedarse atrás{ $leap ->
        [0] {""}
       *[other] ; la puja supera en { $leap } de oro la mínima para que los demás paren antes
    }
fact-to-begin = para empezar el viaje de { $explorer }{ $leap ->
        [0] {""}
       *[other] ; la puja supera en { $leap } de oro la mínima para que los demás paren antes
    }
fact-enough = porque más de { $price } de oro sería demasiado
fact-cannot-raise = porque la mano no puede pagar más de { $price } de oro
fact-pays-exactly = para pagar exactamente { $price } de oro
fact-keeps-crowns = para pagar con las menos coronas posibles ({ $crowns })
fact-to-tuck = porque bajo el barco { $crowns ->
        [one] su corona cuenta
       *[other] sus { $crowns } coronas cuentan
    } ×{ $times }{ $later ->
        [0] {""}
       *[other] , y ×{ $later } si llega al último espacio
    }
fact-keeps-gold = para guardar { $gold } de oro para otras cartas
fact-pile-counts = porque así las coronas bajo el barco cuentan ×{ $times }
fact-keeps-veto = para guardar el veto para otra carta
fact-for-others = porque con { $explorer } solo avanzarían barcos de otros
fact-room-for-more = porque el total es { $total } y con la mayoría de las cartas de oro no pasaría de { $limit }
fact-safe-now = para asegurarse { fact-crowns }

# What happened

event-start-player-chosen = { $seat } abre la primera subasta
event-year-started = Empieza el año { $year }
event-card-turned = { $explorer } sale a subasta; { $left ->
    [0] es la última carta del año
    [one] queda una carta
   *[other] quedan { $left } cartas
 }
event-card-vetoed = { $seat } veta a { $explorer }: la carta va bajo el mazo (reglas: { rules-veto.title })
event-nobody-eligible = Nadie puede navegar con { $explorer }: la carta sale del juego (reglas: { rules-auction.title })
event-bid-made = { $seat } puja { $amount } de oro
    .also = { $seat } puja { $amount } de oro
event-bidder-passed = { $seat } pasa
    .also = { $seat } pasa
event-card-unsold = Nadie puja por { $explorer }: la carta sale del juego (reglas: { rules-auction.title })
event-card-sold = { $seat } se lleva a { $explorer } por { $amount } de oro
event-bid-paid = { $seat } paga con { $cards-count ->
        [one] la carta de oro
       *[other] las cartas de oro
    } { $cards }
event-ship-placed = { $seat } zarpa con { $explorer } ({ $ship })
event-ship-moved = { $seat } sigue viaje con { $explorer } hasta el espacio { $space } ({ $ship })
event-half-taken = { $seat } ocupa la { $half } ({ $ship }) (reglas: { rules-payment.title })
event-veto-gained = { $seat } obtiene un veto (reglas: { rules-veto.title })
event-card-tucked = { $seat } aparta { $card ->
    [hidden] una carta
   *[other] la carta de oro { $card }
 } bajo Magallanes para el { $ship } (reglas: { rules-scoring.title })
event-gold-drawn = { $seat } roba { $cards ->
    [hidden] { $count ->
        [one] una carta de oro
       *[other] { $count } cartas de oro
    }
   *[other] { $count ->
        [one] la carta de oro { $cards }
       *[other] las cartas de oro { $cards }
    }
 }
event-hand-opened = { $seat } juega con la mano descubierta hasta el final del año: { $cards } (reglas: { rules-year-end.title })
event-card-lost = { $seat } pierde la carta de oro { $card } de su mano por Cook
event-stock-shuffled = Los descartes se barajan con el mazo de oro, que ahora tiene { $count } cartas
event-hand-closed = { $seat } vuelve a ocultar su mano
event-ships-removed = { $count ->
    [one] Sale del juego un barco sin colocar
   *[other] Salen del juego { $count } barcos sin colocar
 } de { $seat } (reglas: { rules-year-end.title })
event-gold-exchanged = { $seat } cambia { $cards-count ->
        [one] la carta de oro
       *[other] las cartas de oro
    } { $cards } (reglas: { rules-year-end.title })
event-hand-shown = { $seat } muestra su mano: { $cards }
event-pile-shown = { $seat } muestra lo que hay bajo Magallanes para el { $ship }: { $cards }
event-pile-counted = Magallanes, { $ship }: { $crowns ->
    [one] una corona
   *[other] { $crowns } coronas
 } × { $multiplier } (reglas: { rules-scoring.title })
event-luck-pressed = { $seat } destapa la carta de oro { $card } para Pizarro: lleva { $total } de oro (reglas: { rules-scoring.title })
event-luck-scored = { $points ->
    [0] Pizarro no da ningún punto a { $seat }
    [one] Pizarro da 1 punto a { $seat }
   *[other] Pizarro da { $points } puntos a { $seat }
 }

phase-auction = la subasta
phase-year-end = el año
phase-scoring = la puntuación previa a Pizarro
phase-end = la partida

# A qué esperan los encargos

until-year = hasta que acabe el año
until-card = hasta que se descubra la próxima carta

# Components

gold-each =
    .about = Vale { $value } en un pago; { $crowns ->
        [one] { $crowns } punto
       *[other] { $crowns } puntos
    } si está en la mano al final
gold-1 = { $value }
gold-2 = { $value }
gold-3 = { $value }
gold-4 = { $value }
gold-5 = { $value }
gold-6 = { $value }
gold-7 = { $value }
gold-8 = { $value }
gold-9 = { $value }

years-1 = año 1
years-2 = año 2
years-3 = año 3

ships-1 = barco 1
ships-2 = barco 2
ships-3 = barco 3
ships-4 = barco 4
ships-5 = barco 5
ships-6 = barco 6

halves-left = mitad izquierda
    .gender = f
    .about = Roba cartas de oro al momento; no da puntos al final
halves-right = mitad derecha
    .gender = f
    .about = No robas nada ahora; da puntos de victoria al final

explorers-columbus = Colón
    .about = Las dos caras dan puntos en cada espacio y cartas de oro adicionales al final de un año. Cada carta comprada en el año 1 da un veto, que pone bajo su mazo una carta recién destapada.
    .facts =
        Cara A, espacios 1, 2, 3: puntos { $spaces-columbus-a-1-crowns }, { $spaces-columbus-a-2-crowns }, { $spaces-columbus-a-3-crowns } · oro adicional { $spaces-columbus-a-1-sacks }, { $spaces-columbus-a-2-sacks }, { $spaces-columbus-a-3-sacks }
        Cara B, espacios 1, 2, 3: puntos { $spaces-columbus-b-1-crowns }, { $spaces-columbus-b-2-crowns }, { $spaces-columbus-b-3-crowns } · oro adicional { $spaces-columbus-b-1-sacks }, { $spaces-columbus-b-2-sacks }, { $spaces-columbus-b-3-sacks }
explorers-pizarro = Pizarro
    .about = Los espacios 1 y 2 dan puntos y cartas de oro adicionales al final de ese año. Espacio 3, cara A: { $spaces-pizarro-a-3-crowns } puntos. Cara B: en la puntuación final, destapa cartas de oro mientras te atrevas; puntúas su oro, pero nada en absoluto si pasa de { $luck-limit }.
    .facts =
        Cara A, espacios 1, 2, 3: puntos { $spaces-pizarro-a-1-crowns }, { $spaces-pizarro-a-2-crowns }, { $spaces-pizarro-a-3-crowns } · oro adicional { $spaces-pizarro-a-1-sacks }, { $spaces-pizarro-a-2-sacks }, { $spaces-pizarro-a-3-sacks }
        Cara B, espacios 1, 2, 3: puntos { $spaces-pizarro-b-1-crowns }, { $spaces-pizarro-b-2-crowns }, { $spaces-pizarro-b-3-crowns } · oro adicional { $spaces-pizarro-b-1-sacks }, { $spaces-pizarro-b-2-sacks }, { $spaces-pizarro-b-3-sacks }
explorers-magellan = Magallanes
    .about = Cada carta comprada aparta una carta de oro bajo el barco: en la cara A, de tu mano y boca abajo, así que debe quedarte una; en la cara B, una de las que acabas de pagar, boca arriba. Al final, cada corona del montón de un barco puntúa lo que diga el multiplicador de su espacio.
    .facts =
        Cara A, espacios 1, 2, 3: puntos { $spaces-magellan-a-1-crowns }, { $spaces-magellan-a-2-crowns }, { $spaces-magellan-a-3-crowns } · oro adicional { $spaces-magellan-a-1-sacks }, { $spaces-magellan-a-2-sacks }, { $spaces-magellan-a-3-sacks } · multiplicador { $spaces-magellan-a-1-multiplier }, { $spaces-magellan-a-2-multiplier }, { $spaces-magellan-a-3-multiplier }
        Cara B, espacios 1, 2, 3: puntos { $spaces-magellan-b-1-crowns }, { $spaces-magellan-b-2-crowns }, { $spaces-magellan-b-3-crowns } · oro adicional { $spaces-magellan-b-1-sacks }, { $spaces-magellan-b-2-sacks }, { $spaces-magellan-b-3-sacks } · multiplicador { $spaces-magellan-b-1-multiplier }, { $spaces-magellan-b-2-multiplier }, { $spaces-magellan-b-3-multiplier }
explorers-marco-polo = Marco Polo
    .about = Los espacios 1 y 2 dan cartas de oro adicionales al final de ese año; en la cara A, cada barco que esté allí permite además cambiar entonces hasta { $exchange-cards } cartas de oro. El espacio 3 da { $spaces-marco-polo-a-3-crowns } puntos en la cara A y { $spaces-marco-polo-b-3-crowns } en la cara B.
    .facts =
        Cara A, espacios 1, 2, 3: puntos { $spaces-marco-polo-a-1-crowns }, { $spaces-marco-polo-a-2-crowns }, { $spaces-marco-polo-a-3-crowns } · oro adicional { $spaces-marco-polo-a-1-sacks }, { $spaces-marco-polo-a-2-sacks }, { $spaces-marco-polo-a-3-sacks }
        Cara B, espacios 1, 2, 3: puntos { $spaces-marco-polo-b-1-crowns }, { $spaces-marco-polo-b-2-crowns }, { $spaces-marco-polo-b-3-crowns } · oro adicional { $spaces-marco-polo-b-1-sacks }, { $spaces-marco-polo-b-2-sacks }, { $spaces-marco-polo-b-3-sacks }
explorers-vasco-da-gama = Da Gama
    .about = Cara A: roba al momento { $spaces-vasco-da-gama-a-1-draw }, { $spaces-vasco-da-gama-a-2-draw }, { $spaces-vasco-da-gama-a-3-draw } cartas de oro en el espacio 1, 2, 3 y puntúa unos pocos puntos. Cara B: elige la mitad izquierda y roba cartas de oro al momento, o la mitad derecha y gana puntos si el barco sigue allí al final.
    .facts =
        Cara A, espacios 1, 2, 3: puntos { $spaces-vasco-da-gama-a-1-crowns }, { $spaces-vasco-da-gama-a-2-crowns }, { $spaces-vasco-da-gama-a-3-crowns } · oro adicional { $spaces-vasco-da-gama-a-1-sacks }, { $spaces-vasco-da-gama-a-2-sacks }, { $spaces-vasco-da-gama-a-3-sacks } · oro robado { $spaces-vasco-da-gama-a-1-draw }, { $spaces-vasco-da-gama-a-2-draw }, { $spaces-vasco-da-gama-a-3-draw }
        Cara B, mitad izquierda, espacios 1, 2, 3: puntos { $spaces-vasco-da-gama-b-1-left-crowns }, { $spaces-vasco-da-gama-b-2-left-crowns }, { $spaces-vasco-da-gama-b-3-left-crowns } · oro adicional { $spaces-vasco-da-gama-b-1-left-sacks }, { $spaces-vasco-da-gama-b-2-left-sacks }, { $spaces-vasco-da-gama-b-3-left-sacks } · oro robado { $spaces-vasco-da-gama-b-1-left-draw }, { $spaces-vasco-da-gama-b-2-left-draw }, { $spaces-vasco-da-gama-b-3-left-draw }
        Cara B, mitad derecha, espacios 1, 2, 3: puntos { $spaces-vasco-da-gama-b-1-right-crowns }, { $spaces-vasco-da-gama-b-2-right-crowns }, { $spaces-vasco-da-gama-b-3-right-crowns } · oro adicional { $spaces-vasco-da-gama-b-1-right-sacks }, { $spaces-vasco-da-gama-b-2-right-sacks }, { $spaces-vasco-da-gama-b-3-right-sacks }
explorers-james-cook = Cook
    .about = Un barco da muchos puntos. Cara A: quien compra juega con la mano descubierta hasta el final del año. Cara B: quien compra pierde una carta de su mano elegida al azar, así que debe quedarle una.
    .facts =
        Cara A, espacios 1, 2, 3: puntos { $spaces-james-cook-a-1-crowns }, { $spaces-james-cook-a-2-crowns }, { $spaces-james-cook-a-3-crowns } · oro adicional { $spaces-james-cook-a-1-sacks }, { $spaces-james-cook-a-2-sacks }, { $spaces-james-cook-a-3-sacks }
        Cara B, espacios 1, 2, 3: puntos { $spaces-james-cook-b-1-crowns }, { $spaces-james-cook-b-2-crowns }, { $spaces-james-cook-b-3-crowns } · oro adicional { $spaces-james-cook-b-1-sacks }, { $spaces-james-cook-b-2-sacks }, { $spaces-james-cook-b-3-sacks }

abilities-none = sin habilidad
abilities-veto = veto
    .about = Una vez en la partida, pon bajo su mazo una carta recién destapada en lugar de subastarla
abilities-press-luck = tentar la suerte
    .about = En la puntuación final, destapa cartas de oro mientras te atrevas; demasiado oro no puntúa nada
abilities-tuck-from-hand = apartar de la mano
    .about = Pon bajo el barco, boca abajo, una carta de oro de tu mano; debe quedarte una para ello
abilities-tuck-from-payment = apartar del pago
    .about = Pon bajo el barco, boca arriba, una de las cartas de oro que acabas de pagar
abilities-exchange = cambio
    .about = Al final del año, cambia hasta { $exchange-cards } cartas de oro por cada barco
abilities-draw = robar
    .about = Roba cartas de oro al momento
abilities-open-hand = mano descubierta
    .about = Juega con la mano descubierta hasta el final del año
abilities-lose-card = perder una carta
    .about = Descarta una carta de oro de tu mano elegida al azar; debe quedarte una para ello

# Scores

score-facts = Magallanes: coronas bajo cada barco
score-columbus = Colón
score-pizarro = Pizarro
score-magellan = Magallanes
score-marco-polo = Marco Polo
score-vasco-da-gama = Da Gama
score-james-cook = Cook
score-hand = cartas de oro en mano

# Rules

rules-two-minutes = **De qué va.** Durante tres años se subastan las cartas de seis exploradores, y tus barcos los siguen de espacio en espacio. Gana quien tenga más puntos de victoria; los dan los espacios donde paran tus barcos y el oro que hayas guardado.

    {""}**Una subasta.** Se descubre una carta. Por turno se puja más alto o se pasa; quien ha pasado queda fuera de esta carta. Quien queda paga con cartas de oro que valgan al menos la puja –no hay cambio– y navega: en el año 1, un barco nuevo va al espacio 1 de ese explorador; en el año 2, del espacio 1 al 2; en el año 3, al 3. Lo que muestra el espacio ocurre al momento.

    {""}**Así que.** En los años 2 y 3 solo puja quien tenga un barco en el espacio anterior. Hay { $years-1-cards } cartas de cada explorador en el año 1, { $years-2-cards } en el año 2 y { $years-3-cards } en el año 3: no todos avanzan.

    {""}**El oro.** Tienes nueve cartas, del 1 al 9, y vuelve poco: { $years-1-gold } cartas tras el año 1, { $years-2-gold } tras el año 2, más lo que den los sacos de los espacios de tus barcos. Las cartas en mano puntúan al final; las pequeñas, las que más.

    {""}**Qué suele convenir.** En el año 1, entra barato con pocos exploradores, donde los sacos dan oro. Cuenta quién puede aún pujar contra ti: si nadie puede, basta la puja más baja. Deja que otros paguen de más. Guarda una carta grande para el año 3, cuando cada carta es única.

    {""}**En la imagen.** La carta en venta con las pujas; una franja por explorador con sus tres espacios, lo que muestran y los barcos; debajo, quién juega y cuántas cartas tiene. Cuáles son solo lo sabe su dueño.
    .title = En dos minutos
rules-overview = Durante tres años se subastan una a una las cartas de los exploradores: { $years-1-cards } de cada uno en el año 1, { $years-2-cards } en el año 2 y { $years-3-cards } en el año 3. Quien gana una carta la paga con cartas de oro, hace navegar un barco con ese explorador y aprovecha el espacio al que llega.
    Cada cual tiene { $ships-per-player } barcos. Una carta de oro es dinero y da puntos de victoria si sigue en la mano al final: las más pequeñas, las que más. El oro nuevo escasea: cada cual recibe { $years-1-gold }, { $years-2-gold }, { $years-3-gold } cartas al final de los años 1, 2, 3, más lo que den sus barcos. Hay { $gold-sets } cartas de oro de cada valor.
    Gana quien sume más puntos de victoria entre barcos, montones de Magallanes y cartas de oro en mano; si hay empate, la victoria se comparte.
    .title = El juego
rules-auction = En el año 1 puede pujar quien aún tenga un barco; en los años 2 y 3, quien tenga un barco de este explorador en el espacio anterior.
    Empieza quien ganó la última carta y siguen los demás en el sentido de las agujas del reloj. Se puja más que la puja más alta, al menos { $minimum-bid }, o se pasa; quien pasa queda fuera de esta carta. La última persona que quede gana la carta; si nadie ha pujado todavía, aún puede pujar. Una carta sin pujas sale del juego y la misma persona abre la subasta siguiente.
    Nadie puede pujar más de lo que su mano pueda pagar. Con Magallanes en la cara A y Cook en la cara B, debe quedarle una carta después de pagar.
    .title = La subasta
rules-payment = Se paga con cartas de oro que sumen al menos la puja; no se da cambio. Quien gana abre la subasta siguiente.
    En el año 1, un barco nuevo va al espacio 1 del explorador. Más adelante, uno de los barcos que tenga allí sigue viaje: al espacio 2 en el año 2, al espacio 3 en el año 3. Todos los años, lo que muestra el nuevo espacio tiene efecto al momento.
    .title = Pagar y navegar
rules-veto = Cada carta de Colón comprada en el año 1 da un veto, que se usa una vez en la partida: justo después de destapar una carta, antes de que nadie puje. La carta va boca abajo al fondo del mazo del año y volverá a salir más tarde. La última carta de un año no se puede vetar. Si vetan varias personas, solo gasta su veto la primera en el sentido de las agujas del reloj, contando desde quien abre.
    .title = El veto
rules-year-end = Las manos descubiertas vuelven a ocultarse. Tras el año 1, los barcos sin colocar salen del juego.
    Tras los años 1 y 2 se barajan los descartes con el mazo de oro y cada cual roba cartas de oro ({ $years-1-gold } y { $years-2-gold }), más tantas como muestren los sacos de sus barcos. Solo cuentan los barcos que estén en el espacio del año que acaba. Después, los barcos de Marco Polo en la cara A permiten cambiar cartas.
    .title = El final de un año
rules-scoring = Cada barco puntúa las coronas del espacio donde se detuvo; los de Magallanes, las coronas de su montón multiplicadas por lo que indica el espacio. Las cartas de oro en mano puntúan sus coronas.
    Por último, en la cara B, quien tenga el barco de Pizarro en el espacio 3 destapa una a una cartas de oro del mazo y los descartes, y puede plantarse cuando quiera. Puntúa el oro de esas cartas, pero nada si pasa de { $luck-limit }. La jugada por defecto de las reglas se planta en { $luck-stop }.
    .title = Puntuación
rules-fast-auction = Con esta opción nadie puja por turnos: quien pueda pujar fija en secreto un tope, o 0 para quedarse fuera. Luego las pujas suben de una en una por turnos, empezando por quien abre y cada cual hasta su tope, hasta que solo quede una persona. Quien gana paga la última puja, no su tope.
    .title = Subastas rápidas

# Pictures

picture-pizarro-year = Año { $year }
picture-pizarro-no-bid = Sin pujas aún
picture-pizarro-bidders = En la subasta
picture-pizarro-deck = Mazo del año
picture-pizarro-stock = Mazo de oro
picture-pizarro-discards = Descartes
picture-pizarro-hand = mano
picture-pizarro-pile = Barco { $ship }, coronas ×{ $factor }
picture-pizarro-holds = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
 }: { $gold } de oro, { $crowns ->
    [one] 1 corona
   *[other] { $crowns } coronas
 }

alt-pizarro-space = { $explorer }, espacio { $space }{ $half ->
        [none] {""}
       *[other] {" "}({ $half })
    }{ $brings ->
        [none] {""}
       *[other] : { $brings }
    }
alt-pizarro-high-bid = Puja más alta: { $amount } de oro, de { $name }.
alt-pizarro-sold = Para { $name } por { $amount } de oro.
alt-pizarro-still-in = Siguen en la puja: { $names }.
alt-pizarro-luck = Destapadas para Pizarro: { $cards }; suman { $total }.
alt-pizarro-held = { $name }: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
 }{ $ships ->
    [0] { "" }
    [one] , un barco sin colocar
   *[other] , { $ships } barcos sin colocar
 }{ $vetoes ->
    [0] { "" }
    [one] , un veto
   *[other] , { $vetoes } vetos
 }.
alt-pizarro-points = { $name }: { $points ->
    [one] un punto
   *[other] { $points } puntos
 }{ $secret ->
    [yes] , más lo que es secreto
   *[no] { "" }
 }.
alt-pizarro-pile = Bajo Magallanes: { $cards }, por { $multiplier }.
alt-pizarro-discards = Mazo de oro: { $stock }. Descartes: { $cards }.
alt-pizarro-hand = Tu mano: { $cards }. Vale { $gold } de oro en pagos y { $crowns } al final.

# What symbols mean that stand without words, for the legend

symbol-crown = puntos de victoria
symbol-sack = oro extra al final del año
symbol-cards = cartas de oro en mano
symbol-caravel = barcos que quedan
symbol-hammer = abre la subasta
symbol-laurel = puntos

# The lesson: what is said of each decision of data/lessons, and to whoever decides otherwise

lesson-chapter-auction = La primera subasta
lesson-chapter-worth = Saber soltar
lesson-chapter-magellan = Puntos y oro
lesson-chapter-veto = El veto
lesson-chapter-gold = El final del año
lesson-chapter-year-two = El segundo año
lesson-open = { explorers-marco-polo } sale a subasta y te toca pujar en primer lugar. En la imagen, la carta en venta está arriba y, debajo, hay una fila por explorador con lo que dan sus tres espacios: aquí { $spaces-marco-polo-a-1-sacks } sacos, es decir, cartas de oro adicionales al final del año. A todos les faltará dinero, así que los sacos convienen pronto. Empieza bajo: siempre puedes subir.
    .else = También vale. Pero quien pasa queda fuera de esta carta, y una puja alta regala oro que nadie ha pedido aún.
lesson-raise = { $seat-1 } puja 3; { $seat-2 } ya está fuera de esta carta. La imagen muestra arriba la puja más alta y, a la derecha, quién sigue. Dos cartas valen más que 4 de oro: sube una vez más.
    .else = Pregúntate de cada carta cuánto vale para ti y para ahí: lo que ahorras compra la siguiente.
lesson-pay = La carta es tuya. Paga con cartas que sumen al menos 4; no se da cambio. La imagen de tu mano muestra tus cartas: el número es el oro y las coronas son puntos por lo que aún tengas al final; las pequeñas llevan más. La carta enmarcada te costaría menos coronas, pero más oro del que pujaste: paga lo justo.
    .else = Pagada está. Pero lo que pasa de la puja se pierde, y varias cartas pequeñas son muchas coronas.
lesson-gama = { explorers-vasco-da-gama } te devuelve al momento { $spaces-vasco-da-gama-a-1-draw } carta y da { $spaces-vasco-da-gama-a-1-crowns } punto. Una carta por otra es poco, y solo tienes { $ships-per-player } barcos para toda la partida. Pasar no cuesta nada.
    .else = Con la puja más baja no es un error; pero cada carta que compras ocupa uno de tus { $ships-per-player } barcos.
lesson-cook = { $seat-2 } puja 4 por { explorers-james-cook }. Un barco allí vale { $spaces-james-cook-a-1-crowns } puntos, pero no trae oro, y quien lo compra juega con la mano descubierta hasta el final del año: todos ven hasta dónde puede llegar. Por esta vez, déjalo a los demás.
    .else = Puntos da muchos; solo que todos leerán en la imagen hasta dónde puedes llegar.
lesson-magellan = { $seat-1 } compró a Cook, y por eso su mano está descubierta en la imagen de los jugadores. Ahora, { explorers-magellan }: cada vez que lo compras, una carta va bajo tu barco, y sus coronas cuentan ×{ $spaces-magellan-a-1-multiplier }, luego ×{ $spaces-magellan-a-2-multiplier } y ×{ $spaces-magellan-a-3-multiplier }. Quien empieza pronto gana más. Puja lo que valga una de tus cartas, pues no se da cambio: 6.
    .else = Magallanes da más a quien empieza en el año 1: lo que hay bajo el barco vuelve a contar en cada espacio siguiente.
lesson-small = Paga con una sola carta y guarda las pequeñas: llevan tres coronas cada una, y hace falta una ahora mismo.
    .else = Pagada está. Pero las cartas pequeñas son coronas, y son justo lo que Magallanes multiplica.
lesson-tuck = Una carta de tu mano va boca abajo bajo el barco; solo tú la verás. Elige una con muchas coronas que compre poco: una pequeña.
    .else = También cuenta, pero con menos coronas, y una carta grande habría podido comprar algo.
lesson-pizarro = Compraste tú, así que pujas en primer lugar: lo dice el martillo de la imagen. { explorers-pizarro } da un poco de todo: { $spaces-pizarro-a-1-crowns } puntos y un saco, luego { $spaces-pizarro-a-2-crowns } puntos y luego { $spaces-pizarro-a-3-crowns }. Saltar de una vez a lo que vale para ti suele cerrar la subasta.
    .else = Una puja baja también basta si nadie sube; solo deja más sitio a los demás.
lesson-exact = Pujaste lo que vale una de tus cartas, así que ahora no pierdes nada.
    .else = Pagada está; la próxima vez mira tu mano antes de decir una cifra.
lesson-columbus = { explorers-columbus } da { $spaces-columbus-a-1-crowns } punto, un saco y, en el año 1, un veto. Una carta grande lleva una sola corona, así que sirve para comprar: puja 7, que los demás difícilmente superarán.
    .else = Las cartas grandes son dinero y las pequeñas, puntos: gasta las grandes mientras haya de todo en venta.
lesson-large = Basta una carta grande, la enmarcada en la imagen de tu mano: es lo justo y te cuesta una sola corona.
    .else = Cuenta las coronas que entregas: al final serían puntos.
lesson-veto = Se ha destapado a Magallanes y, antes de que nadie puje, te toca decidir: tienes un veto. Quien lo compre ahora podrá pujar contra ti el año que viene. El veto pone la carta bajo el mazo del año: volverá cuando los demás hayan gastado su oro.
    .else = El veto te queda para otra carta. Sirve una sola vez, y nunca para la última carta de un año.
lesson-spent = Otro Colón, y otro veto para alguien. Te quedan pocas cartas y dos barcos: espera lo que case con los barcos que ya tienes.
    .else = Algo vale. Pero quien lo gasta todo ahora, después se queda mirando.
lesson-second = { $seat-2 } puja 2 por Pizarro. Un segundo barco da otra vez puntos y un saco, y te quita un rival para el año que viene. Basta con uno de oro más.
    .else = Varios barcos con un solo explorador valen más que uno con cada uno: en los años 2 y 3 solo puede pujar quien tenga un barco allí.
lesson-second-pay = Una carta pequeña paga lo justo.
    .else = No se da cambio: lo que pasa de la puja se pierde.
lesson-last = Es la última carta de Pizarro de este año: mira su fila en la imagen. Si te la llevas, nadie más tiene un barco allí y el año que viene nadie podrá pujar contra ti. A los demás ya les interesa poco: empieza bajo.
    .else = Quien se lleve esta carta podrá pujar contra ti por Pizarro el año que viene.
lesson-last-pay = Es tu último barco: este año ya no se te pregunta nada más y ves cómo compran los demás. Guarda las cartas grandes para el año 2.
    .else = Pagada está; una carta más grande te habría servido el año que viene.
lesson-exchange = El año ha terminado: cada cual ha robado { $years-1-gold } cartas, tus sacos te han dado otras seis y Marco Polo te deja cambiar hasta { $exchange-cards }. Una carta nueva vale cinco de media: cambia las pequeñas para tener dinero ya, pero guarda una para Magallanes. En la imagen, los barcos siguen donde estaban.
    .else = No se pierde nada: las cartas pequeñas son puntos y las grandes, dinero. En el año 2 hace falta antes el dinero.
lesson-double = Año 2: un barco pasa del espacio 1 al 2, y quien no tiene ninguno en el espacio 1 no puede pujar: aquí, solo { $seat-1 } y tú, como muestra la imagen arriba a la derecha. En el espacio 2 tu montón cuenta ×{ $spaces-magellan-a-2-multiplier }, y con una carta más. Sube con decisión.
    .else = En el espacio 2, todo lo que hay bajo el barco contaría ×{ $spaces-magellan-a-2-multiplier }; un montón que se queda atrás no crece.
lesson-double-pay = Paga con una carta mediana: las grandes, para después; la pequeña, para apartarla bajo el barco.
    .else = Pagada está. Guarda algo con muchas coronas para el montón.
lesson-again = Otra vez lo que más coronas lleve: ahora cuenta ×{ $spaces-magellan-a-2-multiplier }, y ×{ $spaces-magellan-a-3-multiplier } si este barco sigue viaje en el año 3.
    .else = Aquí cada corona cuenta ×{ $spaces-magellan-a-2-multiplier }: una carta con menos da otro tanto menos.
lesson-alone = { $seat-2 } ha enviado a Marco Polo al fondo del mazo. Ahora sale Pizarro, y todos los barcos de su espacio 1 son tuyos: nadie más puede pujar, y la puja más baja basta para { $spaces-pizarro-a-2-crowns } puntos y un saco. Antes de cada puja, cuenta los barcos de la fila.
    .else = Aquí nadie puede pujar contra ti: todo lo que pujes por encima de { $minimum-bid } es un regalo.
lesson-whole-card = Incluso { $minimum-bid } de oro cuesta una carta entera. La imagen de tu mano enmarca la que menos coronas lleva; pero el año es largo y el dinero, poco: entrega la carta que menos compra.
    .else = Es cuestión de gustos: el oro compra cartas este año, y las coronas son puntos al final.
lesson-end = **Esa era la lección.** Has pujado, soltado, pagado, apartado cartas bajo Magallanes, vetado, cambiado oro y seguido viaje: ese es todo el juego. El año 3 va como el año 2, con una carta de cada explorador; después puntúan los barcos, los montones de Magallanes y las cartas en mano. Lo demás es contar: ¿quién puede aún pujar contra ti, y cuánto le queda?

    {""}*Lo que aparece con menos frecuencia:* quien tiene varios barcos con Magallanes elige cuál sigue viaje. En las otras caras de los tableros, los espacios de Da Gama tienen dos mitades, cartas o puntos; Cook se lleva una carta; Magallanes toma una de tu pago, y el último espacio de Pizarro te deja tentar la suerte al final. Una mesa también puede fijar topes secretos en vez de pujar por turnos. Las filas de la imagen de arriba muestran qué caras se usan, y *?* las explica.

    Puedes seguir jugando aquí hasta el final, o empezar una partida de verdad con `/play`.
