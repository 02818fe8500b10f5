# Mundus Novus

game-name = Mundus Novus
    .about = Scambia le merci del Nuovo Mondo, arma una flotta, arruola personaggi famosi e arricchisciti più di tutti.
game-face = Le offerte sono segrete, le carte passano di mano, e chi fa le combinazioni migliori accresce flotta, equipaggio e fortuna. In ogni round c’è un affare da fare.
moment = round { $round }

# Opzioni

option-promo-cards = Carte promo
    .about = Sergio de Lagio, Burón el Catalán, Estefano Guante, Vicente de la Raya e la Base commerciale.
option-promo-cards-false = senza
option-promo-cards-true = con

option-refill-reveal = Nuovi sviluppi
    .about = Quando si scopre uno sviluppo che entra coperto in fondo alla catena.
option-refill-reveal-end-of-turn = alla fine del turno
option-refill-reveal-immediately = subito
option-refill-reveal-end-of-phase = alla fine della fase di progresso

option-blocked-chain = Scambi bloccati
    .about = Che cosa accade quando il limite delle due operazioni non lascia nulla da prendere a chi è di turno.
option-blocked-chain-stop = il commercio finisce
option-blocked-chain-waive = il limite non vale

option-market-persists = Mercato tra i round
    .about = Decide se le { $market-size } risorse del mercato restano per il round seguente.
option-market-persists-true = resta
option-market-persists-false = nuovo a ogni round

option-doubloons-public = Dobloni
    .about = Decide se tutti vedono i dobloni di tutti; i singoli pagamenti sono comunque pubblici.
option-doubloons-public-true = scoperti
option-doubloons-public-false = nascosti

option-fleet-split = Flotte di Ponce de León
    .about = Quando chi ha Ponce de León divide le proprie caravelle in due flotte.
option-fleet-split-before-deal = prima di distribuire le risorse
option-fleet-split-after-pool = dopo aver scoperto la riserva

# Risorse

resources-each =
    .about = Numero { $value }, { $tier ->
        [common] comune
        [uncommon] non comune
       *[rare] rara
    }; ce ne sono { $count }.
resources-1 = cacao ({ $value })
    .gender = m
resources-2 = granturco ({ $value })
    .gender = m
resources-3 = tabacco ({ $value })
    .gender = m
resources-4 = caffè ({ $value })
    .gender = m
resources-5 = cotone ({ $value })
    .gender = m
resources-6 = canna da zucchero ({ $value })
    .gender = f
resources-7 = patata ({ $value })
    .gender = f
resources-8 = indaco ({ $value })
    .gender = m
resources-9 = vaniglia ({ $value })
    .gender = f
resources-r = reliquia inca
    .gender = f
    .about = Conta { $value } per diventare Mastro commerciante. È un jolly nelle combinazioni uguali (mai da sola) e fa parte della combinazione perfetta. Da { LEAST($relic-doubloons-keys) } a { MOST($relic-doubloons-keys) } reliquie si vendono per { OR($relic-doubloons) } dobloni. Ce ne sono { $count }.

# Eventi

events-none = nessun evento
    .about = Non accade nulla di speciale. Chi ha Coronado può pagare { $developments-coronado-cost } dobloni per scegliere uno dei cinque eventi.
events-kings-help = aiuto del re
    .about = Nella fase di progresso tutti possono fare quante combinazioni uguali vogliono.
events-natives = indigeni
    .about = Le combinazioni diverse rendono solo 1 doblone per carta; servono comunque almeno { LEAST($different-doubloons-keys) } carte. Reliquie e combinazione perfetta non cambiano.
events-storm = tempesta
    .about = Le combinazioni uguali arrivano solo alla posizione 1 della catena, quali che siano grandezza e rarità. Almagro e Vicente non ne risentono.
events-fire = incendio
    .about = Alla fine di questo round nessuno può immagazzinare risorse. I magazzini danno comunque la loro rendita.
events-pirates = pirati
    .about = Dopo l’approvvigionamento ciascuno scarta una risorsa a scelta per ogni sua flotta di almeno due caravelle.

# Sviluppi: i dati valgono per tutti, le frasi qui sotto per quelli che si somigliano

developments-each =
    .facts = Icona: { $event } · in gioco in { $min-players } o più{ $value ->
        [0] {""}
       *[other] {" "}· valore { $value }
    }{ $income ->
        [0] {""}
       *[other] {" "}· rendita { $income }
    }
-caravel = Una risorsa in più a ogni approvvigionamento. Il suo valore conta per l’ordine delle flotte.
merchant =
    .about = { $income ->
        [0] {""}
       *[other] Rendita { $income }.{" "}
    }Una volta per round una risorsa può valere { OR($converts-to) }.
warehouse =
    .about = Conserva { $capacity ->
        [one] { $capacity } risorsa
       *[other] { $capacity } risorse
    } per il round seguente.{ $income ->
        [0] {""}
       *[other] {" "}Rendita { $income }.
    }
shipyard =
    .about = Rendita { $amount } per ogni rivale con più caravelle di chi lo possiede.

developments-caravel-01 = Caravella { $value }
    .gender = f
    .about = { -caravel }
developments-caravel-02 = Caravella { $value }
    .gender = f
    .about = { -caravel }
developments-caravel-03 = Caravella { $value }
    .gender = f
    .about = { -caravel }
developments-caravel-04 = Caravella { $value }
    .gender = f
    .about = { -caravel }
developments-caravel-05 = Caravella { $value }
    .gender = f
    .about = { -caravel }
developments-caravel-06 = Caravella { $value }
    .gender = f
    .about = { -caravel }
developments-caravel-07 = Caravella { $value }
    .gender = f
    .about = { -caravel }
developments-caravel-08 = Caravella { $value }
    .gender = f
    .about = { -caravel }
developments-caravel-09 = Caravella { $value }
    .gender = f
    .about = { -caravel }
developments-caravel-10 = Caravella { $value }
    .gender = f
    .about = { -caravel }
developments-caravel-11 = Caravella { $value }
    .gender = f
    .about = { -caravel }
developments-caravel-12 = Caravella { $value }
    .gender = f
    .about = { -caravel }
developments-caravel-13 = Caravella { $value }
    .gender = f
    .about = { -caravel }
developments-caravel-14 = Caravella { $value }
    .gender = f
    .about = { -caravel }
developments-caravel-15 = Caravella { $value }
    .gender = f
    .about = { -caravel }
developments-merchant-low-1 = Mercante 1–3
    .gender = m
    .about = { merchant.about }
developments-merchant-low-2 = Mercante 1–3
    .gender = m
    .about = { merchant.about }
developments-merchant-low-3 = Mercante 1–3
    .gender = m
    .about = { merchant.about }
developments-merchant-mid-1 = Mercante 4–6
    .gender = m
    .about = { merchant.about }
developments-merchant-mid-2 = Mercante 4–6
    .gender = m
    .about = { merchant.about }
developments-merchant-mid-3 = Mercante 4–6
    .gender = m
    .about = { merchant.about }
developments-merchant-high-1 = Mercante 7–9
    .gender = m
    .about = { merchant.about }
developments-merchant-high-2 = Mercante 7–9
    .gender = m
    .about = { merchant.about }
developments-merchant-high-3 = Mercante 7–9
    .gender = m
    .about = { merchant.about }
developments-warehouse-2-1 = Magazzino { $capacity }
    .gender = m
    .about = { warehouse.about }
developments-warehouse-2-2 = Magazzino { $capacity }
    .gender = m
    .about = { warehouse.about }
developments-warehouse-2-3 = Magazzino { $capacity }
    .gender = m
    .about = { warehouse.about }
developments-warehouse-2-4 = Magazzino { $capacity }
    .gender = m
    .about = { warehouse.about }
developments-warehouse-1-1 = Magazzino { $capacity }+{ $income }
    .gender = m
    .about = { warehouse.about }
developments-warehouse-1-2 = Magazzino { $capacity }+{ $income }
    .gender = m
    .about = { warehouse.about }
developments-warehouse-1-3 = Magazzino { $capacity }+{ $income }
    .gender = m
    .about = { warehouse.about }
developments-shipyard-1 = Cantiere navale
    .gender = m
    .about = { shipyard.about }
developments-shipyard-2 = Cantiere navale
    .gender = m
    .about = { shipyard.about }
developments-shipyard-3 = Cantiere navale
    .gender = m
    .about = { shipyard.about }
developments-shipyard-4 = Cantiere navale
    .gender = m
    .about = { shipyard.about }
developments-almagro = Diego de Almagro
    .gender = m
    .about = Rendita { $income }. Con risorse uguali puoi prendere la prima carta coperta del mazzo, anche in tempesta.
developments-de-la-cosa = Juan de la Cosa
    .gender = m
    .about = Rendita { $income }. Gli eventi non toccano chi lo ha, nemmeno l’aiuto del re.
developments-las-casas = Bartolomé de las Casas
    .gender = m
    .about = Rendita { $income }. Chi lo ha può offrire meno del previsto, anche nulla, pure da Mastro commerciante.
developments-gonzalo-pizarro = Gonzalo Pizarro
    .gender = m
    .about = La caravella più alta di chi lo ha conta 0 per l’ordine di scelta, anche a parità.
developments-ponce-de-leon = Juan Ponce de León
    .gender = m
    .about = A ogni round chi lo ha può dividere le caravelle in due flotte, separate per scelta e pirati.
developments-valdivia = Pedro de Valdivia
    .gender = m
    .about = Rendita { $income }. Aggiunge { $amount } al totale di chi lo ha quando si decide il Mastro commerciante.
developments-orellana = Francisco de Orellana
    .gender = m
    .about = Rende { $amount } quando uno scambio di chi lo ha lascia nel mercato tre risorse uguali o consecutive.
developments-coronado = Francisco de Coronado
    .gender = m
    .about = Se la prima carta della catena non ha icona, chi lo ha può pagare { $cost } e scegliere l’evento.
developments-cortes = Hernán Cortés
    .gender = m
    .about = Rendita { $income }.
developments-sergio-de-lagio = Sergio de Lagio
    .gender = m
    .about = Dopo la scelta delle flotte, chi lo ha può comprare una risorsa del mercato per { $cost }. Carta promo.
developments-buron-el-catalan = Burón el Catalán
    .gender = m
    .about = Rendita { $amount } per ogni personaggio di chi lo ha, lui compreso (mercanti esclusi). Carta promo.
developments-estefano-guante = Estefano Guante
    .gender = m
    .about = Rendita { $amount } se chi lo ha è Mastro commerciante. Carta promo.
developments-vicente-de-la-raya = Vicente de la Raya
    .gender = m
    .about = Tre uguali: { $sells } dobloni (comuni, non comuni, rare) invece di uno sviluppo. Carta promo.
developments-trading-base = Base commerciale
    .gender = f
    .about = Rendita { $amount } per ogni mercante e magazzino di chi la possiede. Carta promo.

# Mosse

move-trigger = Attiva un evento
    .name = attiva
    .about = Coronado: paga { $developments-coronado-cost } dobloni per scegliere l’evento di questo round
    .chosen = { $event ->
        [open] Attiva un evento
       *[other] Attiva un evento: { $event }
    }
move-trigger-event = Quale evento?
    .name = evento
move-split = Dividi la flotta
    .name = dividi
    .about = Ponce de León: scegli le caravelle della prima flotta; le altre formano la seconda
    .chosen = { $caravels ->
        [open] Dividi la flotta
       *[other] Prima flotta: { $caravels }
    }
move-split-caravels = Quali caravelle formano la prima flotta?
    .name = caravelle
move-pick = Scegli dalla riserva
    .name = scegli
    .about = Prendi risorse dalla riserva per la tua flotta
    .chosen = { $resources ->
        [open] Scegli dalla riserva
       *[other] Scegli dalla riserva: { $resources }
    }
move-pick-resources = Quali risorse?
    .name = risorse
move-buy = Compra dal mercato
    .name = compra
    .about = Sergio: paga { $developments-sergio-de-lagio-cost } dobloni per una risorsa del mercato
    .chosen = { $resource ->
        [open] Compra dal mercato
       *[other] Compra dal mercato: { $resource }
    }
move-buy-resource = Quale risorsa?
    .name = risorsa
move-lose = Cedi ai pirati
    .name = cedi
    .about = Scegli le risorse che prendono i pirati
    .chosen = { $resources ->
        [open] Cedi ai pirati
       *[other] Cedi ai pirati: { $resources }
    }
move-lose-resources = Quali risorse?
    .name = risorse
move-announce = Annuncia
    .name = annuncia
    .about = Annuncia quante risorse deve offrire ciascuno
    .chosen = { $number ->
        [open] Annuncia
        [one] 1 risorsa
       *[other] { $number } risorse
    }
move-announce-number = Quante risorse?
    .name = quante
move-offer = Offri
    .name = offri
    .about = Scegli le risorse da offrire; restano coperte finché non hanno scelto tutti
move-offer-resources = Quali risorse?
    .name = risorse
move-name = Nomina il Mastro commerciante
    .name = nomina
    .about = Nomina Mastro commerciante una delle persone in parità
    .chosen = { $player ->
        [open] Nomina il Mastro commerciante
       *[other] Nomina Mastro commerciante: { $player }
    }
move-name-player = Chi?
    .name = chi
move-take = Prendi
    .name = prendi
    .about = Prendi in mano una risorsa offerta
    .chosen = { $resource ->
        [open] Prendi da { $player }
       *[other] Prendi { $resource } da { $player }
    }
    .listed = { $resource } da { $player }
    .asked = { $resource } da { $player }: la tieni o la scambi con una carta del mercato?
    .then = Prendila in mano
move-take-player = Da chi?
    .name = da
move-take-resource = Quale risorsa?
    .name = risorsa
move-swap = Scambia con il mercato
    .name = scambia
    .about = Metti nel mercato una risorsa offerta e prendine da lì un’altra
    .chosen = { $resource ->
        [open] Prendi da { $player } e scambia
       *[other] { $market ->
            [open] Prendi { $resource } da { $player } e scambia
           *[other] Prendi { $resource } da { $player } e scambia con { $market }
        }
    }
    .then = Scambiala con { $market }
move-swap-player = Da chi?
    .name = da
move-swap-resource = Quale risorsa?
    .name = risorsa
move-swap-market = Quale risorsa del mercato?
    .name = mercato
move-compensate = Compensa con una risorsa
    .name = compensa
    .about = Dai in segreto una tua risorsa a chi ne ha una in meno
    .chosen = { $resource ->
        [open] Compensa con una risorsa
       *[other] Compensa con { $resource }
    }
move-compensate-resource = Quale risorsa?
    .name = risorsa
move-first = Decidi chi comincia
    .name = comincia
    .about = Scegli chi comincia la fase di progresso
    .chosen = { $player ->
        [open] Decidi chi comincia
       *[other] Comincia { $player }
    }
move-first-player = Chi comincia?
    .name = chi
move-perfect = Mostra la combinazione perfetta
    .name = perfetta
    .about = Tutti e nove i numeri e una reliquia: vinci a fine round. I tuoi mercanti aiutano da soli
move-same = Uguali, per uno sviluppo
    .name = uguali
    .about = Gioca risorse uguali per uno sviluppo della catena
    .chosen = { $size ->
        [open] Uguali: { $number }
       *[other] Uguali: { $size } × { $number }
    }{ $relics ->
        [0] {""}
        [one] , di cui una reliquia
       *[other] , di cui { $relics } reliquie
    }{ $development ->
        [open] {""}
       *[other] , per { $development }
    }
move-same-number = Quale numero?
    .name = numero
move-same-size = Quante carte?
    .name = quante
move-same-development = Quale sviluppo?
    .name = sviluppo
move-same-relics = Quante sono reliquie?
    .name = reliquie
move-blind = Uguali, per la prima carta del mazzo
    .name = coperta
    .about = Almagro: gioca risorse uguali per la prima carta coperta del mazzo degli sviluppi
    .chosen = { $size ->
        [open] Uguali: { $number }
       *[other] Uguali: { $size } × { $number }
    }{ $relics ->
        [0] {""}
        [one] , di cui una reliquia
       *[other] , di cui { $relics } reliquie
    }, per la prima carta del mazzo
move-blind-number = Quale numero?
    .name = numero
move-blind-size = Quante carte?
    .name = quante
move-blind-relics = Quante sono reliquie?
    .name = reliquie
move-cash = Tre uguali, per dobloni
    .name = incassa
    .about = Vicente: gioca tre risorse uguali per dei dobloni
    .chosen = Tre uguali: { $number }{ $relics ->
        [0] {""}
        [one] , di cui una reliquia
       *[other] , di cui { $relics } reliquie
    }, per dobloni
move-cash-number = Quale numero?
    .name = numero
move-cash-relics = Quante sono reliquie?
    .name = reliquie
move-different = Diverse, per dobloni
    .name = diverse
    .about = Gioca da { LEAST($different-doubloons-keys) } a { MOST($different-doubloons-keys) } numeri diversi per dei dobloni
    .chosen = { $numbers ->
        [open] Diverse, per dobloni
       *[other] Diverse, per dobloni: { $numbers }
    }
move-different-numbers = Quali numeri?
    .name = numeri
move-relics = Vendi reliquie
    .name = reliquie
    .about = Gioca da { LEAST($relic-doubloons-keys) } a { MOST($relic-doubloons-keys) } reliquie per dei dobloni
    .chosen = { $count ->
        [open] Vendi reliquie
        [one] Vendi una reliquia
       *[other] Vendi { $count } reliquie
    }
move-relics-count = Quante reliquie?
    .name = quante
move-convert = Manda un mercante
    .name = mercante
    .about = Una risorsa vale un altro numero nella tua prossima combinazione; fino ad allora nessuno lo vede
    .chosen = { $number ->
        [open] { $resource ->
            [open] Manda un mercante
           *[other] Manda un mercante: { $resource }
        }
       *[other] Manda un mercante: { $resource } come { $number }
    }
move-convert-resource = Quale risorsa?
    .name = risorsa
move-convert-number = Che numero vale?
    .name = numero
move-recall = Richiama i mercanti
    .name = richiama
    .about = Annulla i cambi dei tuoi mercanti, una volta prima della tua prossima combinazione
move-done = Fine turno
    .name = fine
    .about = Finisci il tuo turno nella fase di progresso
move-store = Immagazzina
    .name = immagazzina
    .about = Conserva risorse nei tuoi magazzini; le altre si scartano
move-store-resources = Quali risorse?
    .name = risorse

# Che cosa si aspetta

step-trigger-event = scegliere un evento con Coronado, o passare
step-split-fleets = dividere le caravelle in due flotte, o passare
step-pick-from-pool = scegliere le risorse per la flotta
step-buy-from-market = comprare dal mercato con Sergio, o passare
step-lose-to-pirates = scegliere che cosa prendono i pirati
step-announce-trade = annunciare quante risorse si offrono a testa
step-secret-offers = scegliere l’offerta coperta
step-name-trade-master = nominare Mastro commerciante una delle persone in parità
step-take-chain = prendere una risorsa offerta
step-give-compensation = dare una risorsa a chi ne ha una in meno
step-name-first = decidere chi comincia la fase di progresso
step-develop = fare le proprie combinazioni
step-store-resources = scegliere che cosa conservare nei magazzini

# Che cosa va da sé

step-first-trade-master = si estrae il primo Mastro commerciante
step-round = comincia il round
step-event-phase = l’evento del round ha effetto
step-supply = comincia l’approvvigionamento
step-deal-hands = si distribuiscono le risorse
step-turn-up-pool = si scopre la riserva
step-fleets-sail = le flotte salpano
step-pirates-come = arrivano i pirati
step-trade = comincia la fase di commercio
step-open-chain = cominciano gli scambi
step-end-trade = finisce il commercio
step-progress = comincia la fase di progresso
step-draw-blind = si pesca il primo sviluppo
step-turn-up-queue = si scoprono gli sviluppi
step-end-progress = finisce la fase di progresso
step-income = si pagano le rendite
step-fill-market = si completa il mercato
step-check-victory = finisce il round

# Fatti su una scelta: quanto costa e rende (accanto al nome), perché non è possibile

fact-cost = costa { $doubloons ->
        [one] 1 doblone
       *[other] { $doubloons } dobloni
    }
fact-gain = +{ $doubloons } { $doubloons ->
        [one] doblone
       *[other] dobloni
    }
fact-discards = scarti { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
fact-as-taken = come prenderla e basta
fact-up-to = fino a +{ $doubloons } { $doubloons ->
        [one] doblone
       *[other] dobloni
    }
fact-too-dear = Costa { $cost }, tu hai { $doubloons }.
fact-not-in-market = Nel mercato non c’è { $resource }.
fact-not-offered = { $player } non offre { $resource }.
fact-blocked = Gli ultimi due scambi sono stati tra te e { $player }: prendi da qualcun altro.
fact-not-in-hand = Non hai { $resource }.
fact-too-few = Hai { $count } di { $number }, reliquie comprese; ne servono { $size }.
fact-too-few-relics = Hai { $count ->
        [0] zero reliquie
        [one] 1 reliquia
       *[other] { $count } reliquie
    }.
fact-once-only = Hai già fatto una combinazione così in questo turno.
fact-not-in-queue = { $development }: non è nella catena.
fact-out-of-reach = { $development }: è in posizione { $place } della catena; questa combinazione arriva alla posizione { $places }.
fact-no-merchant = Non hai un mercante libero che produca { $number }.

# Perché una mossa è stata fatta: continua la mossa

fact-for-equal = per una combinazione di uguali, con { $count } × { $resource } in mano
fact-for-relic = perché un jolly vale per qualsiasi numero: { $resource }
fact-highest-there = perché è il numero più alto disponibile: { $resource }
fact-for-new = per un numero che manca alla mano: { $resource }
fact-for-doubloons = per ricevere { $doubloons ->
        [one] 1 doblone
       *[other] { $doubloons } dobloni
    }
fact-for-income = per una rendita di { $doubloons ->
        [one] 1 doblone
       *[other] { $doubloons } dobloni
    } ogni round: { $development }
fact-for-caravel = per una risorsa in più ogni round: { $development }
fact-for-development = per quello che la carta fa da ora in poi: { $development }
fact-from-deck = per avere la prima carta del mazzo, sconosciuta, invece di una della catena
fact-to-win = per vincere la partita
fact-to-convert = per avere nella combinazione un altro { $number }
fact-least-wanted = perché { $count ->
        [one] è la risorsa che serve
       *[other] sono le risorse che servono
    } di meno alla mano
fact-most-wanted = perché { $count ->
        [one] è la risorsa che serve
       *[other] sono le risorse che servono
    } di più alla mano

# Che cosa è successo

event-round-began = Round { $number }: { $event }
event-event-triggered = Coronado porta un evento, { $event }: { $seat } paga { $cost } dobloni
event-stored-returned = { $seat } riprende { $resources ->
        [hidden] { $count ->
            [one] 1 risorsa
           *[other] { $count } risorse
        }
       *[other] { $resources }
    } dal magazzino
event-hands-dealt = Tutti ricevono { $count } risorse
event-deck-shuffled = Gli scarti si rimescolano in un nuovo mazzo
event-pool-turned-up = Nella riserva, da cui scelgono le flotte (regole: { rules-supply.title }): { $resources }
event-fleet-split = { $seat } salpa con due flotte: { $first } · { $second }
event-resources-picked = { $seat } sceglie { $resources }
event-resource-bought = { $seat } paga { $cost } dobloni per { $resource } dal mercato
event-market-turned-up = Novità al mercato: { $resources }
event-market-cleared = Il mercato si svuota: { $resources }
event-pirates-took = I pirati prendono { $resources } a { $seat }
event-trade-announced = { $seat } annuncia le offerte: { $number } a testa
event-offer-revealed = { $seat } offre { $resources } (totale { $total })
event-trade-master-named = { $seat } { $kept ->
        [yes] resta
       *[other] diventa
    } Mastro commerciante
event-resource-taken = { $seat } prende { $resource } da { $owner }
event-resource-swapped = { $seat } prende { $resource } da { $owner } e ottiene in cambio { $market } dal mercato
event-market-bonus = Orellana: { $seat } guadagna { $doubloons } dobloni
event-resources-taken-back = { $seat } riprende { $resources }
event-compensated = { $giver } compensa { $receiver } con { $resource ->
        [hidden] una risorsa
       *[other] { $resource }
    } perché ha una carta in meno (regole: { rules-trade.title })
event-first-named = { $seat } comincia la fase di progresso
event-resource-converted = Il mercante di { $seat } fa valere { $resource } come { $number }
event-combination-shown = { $seat } gioca { $resources }{ $changed ->
    [yes] , che valgono { $counted }
   *[no] { "" }
 }
event-development-taken = { $seat } prende { $blind ->
        [yes] la prima carta del mazzo: { $development }
       *[other] { $development }
    }
event-doubloons-gained = { $seat } guadagna { $doubloons ->
        [one] 1 doblone
       *[other] { $doubloons } dobloni
    }
event-perfect-shown = { $seat } ha la combinazione perfetta!
event-queue-turned-up = Novità nella catena: { $developments }
event-income-paid = Rendita: { $seat } guadagna { $doubloons ->
        [one] 1 doblone
       *[other] { $doubloons } dobloni
    }
event-resources-stored = { $seat } immagazzina { $resources ->
        [hidden] { $count ->
            [one] 1 risorsa
           *[other] { $count } risorse
        }
       *[other] { $resources }
    }
event-resources-discarded = { $seat } scarta { $resources }
event-end-caused = { $reason ->
        [perfect] la combinazione perfetta ha chiuso la partita; tra chi l’ha mostrata vince il più ricco
        [queue] la catena non si poteva più completare fino a { $queue-size } carte e la partita è finita: vince il più ricco
       *[other] fine della partita perché qualcuno aveva { $win-doubloons } dobloni: vince il più ricco
    }
event-won = { $seat } vince { $reason ->
        [perfect] con la combinazione perfetta
        [queue] con più dobloni di tutti: la catena non si può più completare
       *[other] con più dobloni di tutti
    }

phase-supply = la fase di approvvigionamento
phase-offers = il giro delle offerte
phase-trade = la fase di commercio
phase-round = il round

# Che cosa aspettano gli ordini

until-round = fino alla fine del round
until-developed = finché qualcuno non prende uno sviluppo
until-traded = finché qualcuno non prende qualcosa nel commercio

score-combinations = combinazioni
score-income = rendite
score-market = premi di Orellana
score-spent = spesi per i personaggi
game-points = { $points } { $points ->
    [one] doblone
   *[other] dobloni
 }

# Regole, con parole nostre

rules-two-minutes = **Di che si tratta.** Commerci nel Nuovo Mondo: risorse di nove numeri, e reliquie, diventano dobloni e sviluppi. Vince chi arriva per primo a { $win-doubloons } dobloni, oppure chi mostra insieme tutti e nove i numeri e una reliquia.

    {""}**Un round.** 1. Può esserci un *evento*. 2. *Approvvigionamento*: tutti ricevono { $cards-per-round } risorse; le flotte ne scelgono altre. 3. *Commercio*: il Mastro commerciante dice quante risorse si devono offrire, { OR($offer-sizes) }. Tutti offrono in segreto, poi si scopre. Il totale più alto diventa Mastro e prende una carta offerta da qualcuno; chi l’ha persa prende a sua volta, e così via. 4. *Progresso*: a turno si usa ciò che si ha in mano. Ciò che i magazzini non conservano si scarta.

    {""}**Che cosa fare con le carte.** *Numeri uguali* ({ OR($identical-access-keys) }): prendi uno sviluppo dalla catena; più il numero è raro e più sono le carte, più lontano arrivi. *Numeri diversi* (da { LEAST($different-doubloons-keys) } a { MOST($different-doubloons-keys) }): dobloni, { OR($different-doubloons) }. *Reliquie*: dobloni, oppure fanno le veci di numeri uguali.

    {""}**Che cosa conviene di solito.** Offri ciò che non ti serve e guarda che cosa prendono gli altri: dice che cosa raccolgono. Le offerte basse sono sicure, quelle alte ti fanno Mastro, che sceglie per primo. All’inizio prendi sviluppi: le caravelle portano carte, i mercanti piegano i numeri, i magazzini li conservano. Più tardi fai denaro.

    {""}**Nell’immagine.** Il mercato, la catena degli sviluppi a partire dall’estremità che si raggiunge per prima, le offerte di questo commercio e ciò che ognuno possiede. Le tue carte le vedi solo tu, nell’immagine della tua mano.
    .title = In due minuti
rules-aim = Alla fine di ogni round si controllano tre condizioni, in quest’ordine. Qualcuno ha mostrato la combinazione perfetta? Allora vince (se l’hanno mostrata più persone, vince chi tra loro ha più dobloni). Qualcuno ha almeno { $win-doubloons } dobloni? Allora vince chi ne ha di più. La catena degli sviluppi non arriva più a { $queue-size } carte? Allora vince chi ha più dobloni. A parità di dobloni si condivide la vittoria.
    .title = Vincere
rules-setup = { $market-size } risorse scoperte formano il mercato, { $queue-size } sviluppi la catena; la posizione 1 è la più lontana dal mazzo. Alcuni sviluppi sono in gioco solo da un certo numero di persone in su, come dice il loro testo, e le carte promo solo con un’opzione. Si comincia senza dobloni né carte e il primo Mastro commerciante è scelto a caso.
    .title = Preparazione
rules-round = Ogni round ha quattro fasi: evento, approvvigionamento, commercio e progresso. Poi gli sviluppi danno la loro rendita, si riempiono i magazzini, si scartano tutte le altre carte in mano e si controlla se la partita finisce.
    .title = Il round
rules-event = L’icona sul primo sviluppo della catena, il più lontano dal mazzo, è l’evento di questo round. Senza icona non c’è evento, a meno che chi ha Coronado non paghi per averne uno. Il primo round non ha mai eventi. Un evento tocca tutti tranne chi ha Juan de la Cosa.
    .title = Evento
rules-supply = Le risorse immagazzinate tornano in mano e tutti ricevono { $cards-per-round } risorse. Poi se ne scopre un’altra per ogni caravella in gioco: è la riserva, da cui le flotte scelgono, ciascuna tante risorse quante sono le sue caravelle. Sceglie per prima la flotta con la somma più bassa dei valori; a parità, quella con la caravella più bassa. Poi Sergio può comprare e, se è un round di pirati, ogni flotta di almeno due caravelle costa una risorsa.
    .title = Approvvigionamento
rules-trade = Il Mastro commerciante annuncia { OR($offer-sizes) }. Tutti offrono in segreto altrettante risorse e le offerte si scoprono insieme. Chi ha il totale più alto diventa Mastro commerciante (una reliquia conta { $resources-r-value }, Valdivia aggiunge { $developments-valdivia-amount }); a parità, il vecchio Mastro resta se è tra i primi, altrimenti nomina uno di loro.

    Il Mastro commerciante prende una risorsa offerta da qualcun altro: la tiene in mano, oppure la mette nel mercato per prenderne da lì un’altra. Poi prende chi ha appena perso la risorsa, e così via. In tre o più, non si può prendere di nuovo dalla stessa persona se le ultime due prese sono avvenute tra gli stessi due.

    Quando non si può prendere più nulla, le offerte rimaste tornano in mano. Se ora toccherebbe a qualcuno che non è Mastro commerciante, il Mastro gli dà in segreto una risorsa. Tutti hanno così tante risorse quante ne avevano prima del commercio.
    .title = Commercio
rules-progress = Il Mastro commerciante decide chi comincia; si prosegue in senso orario. Nel tuo turno puoi fare una combinazione di risorse uguali, una di risorse diverse (o quella perfetta) e una vendita di reliquie, in qualsiasi ordine. Ogni risorsa serve una volta sola. Una volta per round, ogni mercante fa valere una risorsa numerata come uno dei suoi numeri. Uno sviluppo funziona dal momento in cui lo prendi.
    .title = Progresso
rules-identical = Gioca { OR($identical-access-keys) } numeri uguali per prendere uno sviluppo; le reliquie possono sostituirne alcuni, ma non tutti. Con { $identical-access-keys } carte di numeri comuni (da 1 a 3) arrivi alle prime { $identical-access-3-common }, { $identical-access-4-common }, { $identical-access-5-common } posizioni della catena; con quelli non comuni (da 4 a 6) alle prime { $identical-access-3-uncommon }, { $identical-access-4-uncommon }, { $identical-access-5-uncommon }; con quelli rari (da 7 a 9) alle prime { $identical-access-3-rare }, { $identical-access-4-rare }, { $identical-access-5-rare }. Le carte seguenti avanzano e una nuova entra coperta in fondo; si scopre alla fine del turno.
    .title = Combinazioni uguali
rules-different = Da { LEAST($different-doubloons-keys) } a { MOST($different-doubloons-keys) } numeri diversi senza reliquie rendono { OR($different-doubloons) } dobloni. Da { LEAST($relic-doubloons-keys) } a { MOST($relic-doubloons-keys) } reliquie da sole rendono { OR($relic-doubloons) }. La combinazione perfetta è fatta di tutti e nove i numeri e di una reliquia, se serve con l’aiuto dei mercanti; non rende nulla, ma vince la partita.
    .title = Diverse, reliquie, perfetta
rules-storing = Dopo le rendite, ciascuno conserva in segreto tante risorse quante ne tengono i suoi magazzini e scarta le altre. Le risorse immagazzinate tornano all’inizio del prossimo approvvigionamento. Con un incendio nessuno può immagazzinare.
    .title = Rendite e magazzini

# Nelle immagini e sotto

picture-called-round = il commercio di questo round
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
picture-mundus-novus-kings-help = combinazioni uguali senza limite
picture-mundus-novus-natives = diverse: 1 doblone per carta
picture-mundus-novus-storm = uguali: solo posizione 1
picture-mundus-novus-fire = in questo round nessuno immagazzina
picture-mundus-novus-pirates = ogni flotta da 2 in su perde una carta
picture-mundus-novus-no-offers = Non è ancora stato offerto nulla.
picture-mundus-novus-announced = si offre: { $number } a testa
picture-mundus-novus-market = Mercato
picture-mundus-novus-picking = Le flotte scelgono, prima il numero più basso
picture-mundus-novus-worth = valore
picture-mundus-novus-takes = Chi ha preso che cosa da chi
picture-mundus-novus-perfect = La combinazione perfetta!
picture-mundus-novus-perfect-brings = vinci alla fine del round
picture-mundus-novus-identical = Uguali
picture-mundus-novus-identical-brings = uno sviluppo, { $worth ->
    [1] posizione 1
   *[other] posizioni da 1 a { $worth }
}
picture-mundus-novus-different = Diverse
picture-mundus-novus-different-brings = { $worth } dobloni
picture-mundus-novus-relics = Reliquie
picture-mundus-novus-relics-brings = { $worth } dobloni

alt-mundus-novus-market = Mercato: { $resources }.
alt-mundus-novus-pool = Riserva per le flotte: { $resources }.
alt-mundus-novus-deck = Carte rimaste nel mazzo degli sviluppi: { $count }.
alt-mundus-novus-queue = Catena: { $developments }.
alt-mundus-novus-fleets = Flotte in ordine di scelta: { $fleets }.
alt-mundus-novus-player = { $name }: { $doubloons ->
    [one] 1 doblone
    [hidden] dobloni nascosti
   *[other] { $doubloons } dobloni
}, { $cards } in mano; { $developments }.
alt-mundus-novus-picked = Scelta di { $name }: { $resources }.
alt-mundus-novus-offer = Offerta di { $name }: { $resources }.
alt-mundus-novus-takes = Scambi: { $takes }.
alt-mundus-novus-take = { $taker } { $resource } da { $owner }{ $market ->
    [none] {""}
   *[other] , in cambio di { $market }
}
alt-mundus-novus-hand = Mano: { $resources }.
alt-mundus-novus-stored = Magazzino: { $resources }.
alt-mundus-novus-changes = I tuoi mercanti cambiano per la prossima combinazione: { $changes }.
alt-mundus-novus-used = Mercanti già usati in questo round: { $merchants }.
alt-mundus-novus-best = { $combination }: { $resources }{ $merchants ->
    [none] {""}
   *[other] , mercanti { $merchants }
}, { $brings }.

picture-mundus-novus-order = Le flotte scelgono così
picture-mundus-novus-earlier = { $number ->
    [one] { $number } precedente
   *[other] { $number } precedenti
 }

# Che cosa fa un personaggio, in poche parole
picture-mundus-novus-almagro-does = uguali: anche la prima carta coperta
picture-mundus-novus-de-la-cosa-does = ignora gli eventi
picture-mundus-novus-las-casas-does = può offrire di meno
picture-mundus-novus-gonzalo-pizarro-does = la caravella più alta conta 0
picture-mundus-novus-ponce-de-leon-does = può dividere la flotta in due
picture-mundus-novus-valdivia-does = +3 per il Mastro commerciante
picture-mundus-novus-orellana-does = 2 per tre uguali o in fila lasciate al mercato
picture-mundus-novus-coronado-does = può pagare 2 e scegliere l’evento
picture-mundus-novus-cortes-does = rendita 3
picture-mundus-novus-sergio-de-lagio-does = può comprare dal mercato per 2
picture-mundus-novus-buron-el-catalan-does = rendita 1 per personaggio
picture-mundus-novus-estefano-guante-does = rendita 3 al Mastro commerciante
picture-mundus-novus-vicente-de-la-raya-does = tre uguali possono dare 3, 4 o 5

# What symbols mean that stand without words, for the legend

symbol-doubloon = dobloni
symbol-cards = carte in mano
symbol-card-back = carta coperta
symbol-caravel = caravelle: carte per la flotta
symbol-barrel = carte conservate nei magazzini
symbol-trader = Mastro commerciante
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

# La lezione: che cosa si dice di ogni decisione e, con `.else`, di una diversa da quella della lezione

lesson-chapter-trade = Il primo commercio
lesson-chapter-progress = Le carte diventano navi
lesson-chapter-master = Un nuovo Mastro commerciante
lesson-chapter-fleet = Flotta e magazzino
lesson-announce = Tutti hanno { $cards-per-round } risorse e tu sei il primo Mastro commerciante: dici quante ne offre ciascuno, in segreto. Due bastano quando la mano sa che farsene di quasi tutte; con molte il commercio è più vivace. Nell’immagine la bilancia indica il Mastro; in alto ci sono il mercato, con { $market-size } carte, e la catena degli sviluppi, numerata dall’estremità che si raggiunge per prima.
    .else = Va bene qualsiasi numero: più carte in tavola, più c’è da prendere, ma anche da perdere.
lesson-offer = Tieni ciò che va insieme e offri il resto. I *numeri uguali* portano sviluppi, e una reliquia ne sostituisce uno: tieni il 5, il 6 e la reliquia. L’1 e il 9 per ora non servono a nulla, e insieme contano 10: può bastare per restare Mastro, che prende per primo. Nessuno vede la tua offerta finché non ci sono tutte.
    .else = Ciò che offri gli altri possono prenderlo, e in cambio tu prendi da loro. Perciò offri ciò di cui puoi fare a meno.
lesson-take = Le offerte sono scoperte e la tua è la più alta. Prendi una carta offerta da qualcun altro; chi l’ha persa prende a sua volta. { $seat-2 } offre un 5: due 5 e la reliquia fanno tre uguali. L’immagine con { picture-called-round } mostra chi ha offerto che cosa; le bandierine indicano ciò che puoi prendere.
    .else = È comunque tua. Ma una carta che fa coppia vale più di una da sola.
lesson-pair = { $seat-2 } ti ha preso l’1, quindi tocca di nuovo a te. Dopo due prese tra le stesse due persone si deve prendere da qualcun altro: { $seat-1 } ha un 6, una seconda coppia.
    .else = È comunque una carta in più. I numeri alti sono più rari, e tre di essi arrivano più lontano nella catena.
lesson-swap = Di ciò che resta puoi prendere solo un 2, ma non devi tenerlo per forza: mettilo nel mercato e prendi una delle carte che ci sono. Nel mercato c’è una reliquia: scambia il 2 con quella.
    .else = Prima di prendere una carta che non ti serve, guarda il mercato: ogni presa può essere uno scambio.
lesson-compensate = Non c’è più nulla da prendere, e a { $seat-1 } manca una carta: l’ha persa per ultimo. Il Mastro commerciante compensa in segreto con una della propria mano, così tutti hanno tante carte quante prima. In un turno fai una sola combinazione di uguali: dai via un 6.
    .else = Solo voi due sapete quale carta era. Dai quella che lascia intera la tua combinazione migliore.
lesson-first = Il commercio è finito; ora ciascuno a turno usa le sue carte, e il Mastro commerciante dice chi comincia. Chi comincia può scegliere nella catena intera: tu.
    .else = Di rado conviene lasciar scegliere prima gli altri: ciò che prendono dalla catena non c’è più.
lesson-same = Due 5 e una reliquia sono tre numeri uguali non comuni: arrivano alle prime { $identical-access-3-uncommon } posizioni della catena. Nella 3 c’è una caravella: d’ora in poi una risorsa in più a ogni round. All’inizio nulla rende di più. L’immagine della tua mano, che vedi solo tu, mostra che cosa fanno le tue carte.
    .else = Ogni sviluppo funziona da subito, quindi va bene anche questo. Le caravelle portano carte, e le carte portano tutto il resto.
lesson-relics = Ti avanza una reliquia. Venduta da sola rende { $relic-doubloons-1 } dobloni; più d’una insieme rendono di più ciascuna. Le carte che non usi adesso vanno perse a fine round: solo i magazzini ne conservano.
    .else = Senza magazzino la reliquia non la puoi conservare. Vendila prima di finire il turno.
lesson-done = Con un solo 6 non si fa altro. Finisci il turno; poi tocca agli altri. Si possono giocare anche numeri *diversi*: { LEAST($different-doubloons-keys) } rendono { $different-doubloons-4 } dobloni, tutti e nove { $different-doubloons-9 }.
    .else = Guarda che cosa fa ancora la mano; quando non fa più nulla, il turno è finito.
lesson-announce-again = Round 2. { $seat-1 } ha fatto dobloni con numeri diversi, { $seat-2 } ha preso Juan de la Cosa. La tua caravella ti ha portato una sesta carta, e sei ancora Mastro commerciante. Due 3 e una reliquia vanno tenuti; tre carte possono andare: annuncia 3.
    .else = Poche è prudente, molte è audace. Conta di quante carte puoi fare a meno.
lesson-low = I 3 e la reliquia restano. I due 1 e il 4 insieme contano 6: non basterà quasi di certo per essere di nuovo Mastro, ma le carte buone valgono più della prima presa.
    .else = Ora quelle carte sono in tavola; forse ne avrai in cambio di altrettanto buone.
lesson-name = Gli altri due hanno 10, tu 6. Da vecchio Mastro dici chi tra loro è il nuovo. Vorresti il 3 che offre { $seat-1 }: nessuno può prendere le proprie carte, perciò nomina { $seat-1 }, e prima di te potrà prenderlo solo { $seat-2 }.
    .else = Pensa alla carta che vuoi: meglio che prenda per primo chi non può prenderla.
lesson-three = Peccato, { $seat-2 } è arrivato prima al 3. Ma nel mercato ce n’è un altro, in alto nell’immagine: prendi il 6 di { $seat-1 } e scambialo con il 3.
    .else = Un terzo 3 ti avrebbe risparmiato la reliquia.
lesson-last = Restano solo degli 1. Finché puoi, devi prendere: prendi quello di { $seat-2 }.
    .else = Un 1 vale l’altro; e nel mercato non c’è nulla che stia meglio con i tuoi 3.
lesson-merchant = Ha cominciato il Mastro, quindi tocca a te per ultimo, e con tre numeri comuni (da 1 a 3) arrivi solo alla posizione { $identical-access-3-common }. Lì c’è un mercante: una volta per round fa valere una carta come 7, 8 o 9. Con la reliquia arriveresti alla posizione { $identical-access-4-common }, ma puoi venderla.
    .else = Una reliquia fa anche da jolly, e per uno sviluppo che ti piace di più può valerne la pena.
lesson-sell = Un’altra reliquia, altri { $relic-doubloons-1 } dobloni. Con { $win-doubloons } si vince.
    .else = A fine round la reliquia si scarta, e allora non ha reso nulla.
lesson-done-again = Potresti già mandare il mercante, ma con due carte non si fa nessuna combinazione. Finisci il turno.
    .else = Un mercante serve quando a una combinazione manca un solo numero. Qui manca ben di più.
lesson-pick = Round 3. Per ogni caravella si è scoperta una risorsa, e le flotte scelgono. Comincia la somma più bassa: la tua è 4, quella di { $seat-1 } 15; nell’immagine l’ordine sta sotto la catena. Il 9 è raro e conta molto: scegli quello.
    .else = Ciò che lasci va alla flotta successiva. I numeri alti sono più rari.
lesson-leave = Hai in mano un po’ di tutto: 4, 5 e 6 sono i numeri migliori, e nel mercato c’è un altro 4. Offri i più bassi, 1 e 3, e guarda che cosa offrono gli altri.
    .else = Le carte basse sono l’offerta meno cara quando non vuoi essere Mastro.
lesson-second = In tavola ci sono due 4. Prendi quello di { $seat-2 }: l’altro ce l’ha ancora { $seat-1 }, che ha preso per primo.
    .else = In tavola c’erano due 4 e uno ce l’hai in mano: conta che cosa può diventare un tris.
lesson-third = { $seat-1 } ti ha appena preso l’1, e tu prendi da lì l’altro 4. Ora ne hai tre.
    .else = Il terzo 4 avrebbe completato una combinazione che arriva a tre posizioni della catena.
lesson-warehouse = Tre numeri non comuni: le prime { $identical-access-3-uncommon } posizioni. Nella 3 c’è un magazzino: conserva una carta per il prossimo round e rende un doblone a ogni round. I simboli in fondo a una carta dicono che cosa porta.
    .else = Funziona da subito anche questo. Un magazzino rende di più quanto prima arriva.
lesson-done-last = Restano tre carte: troppo poche per i numeri diversi, che devono essere almeno { LEAST($different-doubloons-keys) }. Finisci il turno.
    .else = Quando non si può fare altro, il turno è finito; ciò che resta va in magazzino o si scarta.
lesson-store = Si pagano le rendite, poi il tuo magazzino conserva una carta; le altre se ne vanno. Nessuno vede quale. Conserva il 9, la più rara: i numeri alti completano le lunghe serie di diversi.
    .else = Anche quella servirà. I numeri rari sono i più difficili da ritrovare.
lesson-end = **La lezione è finita.** Hai annunciato, offerto, preso, scambiato, scelto, sviluppato, venduto e immagazzinato: il gioco è tutto qui. E guarda la tua nuova mano: con il 9 conservato ha cinque numeri diversi, che valgono { $different-doubloons-5 } dobloni. All’inizio prendi sviluppi, più tardi fai denaro.

    {""}*Ciò che capita più di rado:* un simbolo nell’angolo della carta in posizione 1 è un *evento* per il round: la bandiera nera della Caravella 2, nell’immagine, vuol dire pirati, che tolgono carte alle flotte di almeno due caravelle; *Coronado* paga per un evento a scelta; *Ponce de León* può dividere la flotta; i mercanti cambiano un numero; tutti e nove i numeri e una reliquia sono la *combinazione perfetta*, che fa vincere alla fine del round. *?* spiega ciascuna di queste cose.
