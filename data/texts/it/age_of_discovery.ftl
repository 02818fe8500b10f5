# L’Epoca delle Scoperte: le parole di mosse, eventi, componenti, opzioni e regole.

game-name = L’Epoca delle Scoperte
    .about = Colonizza, commercia, esplora e combatti nel Nuovo Mondo, in { $turns-count } turni
game-face = Coloni, capitani, mercanti e soldati partono per colonizzare regioni, scoprire terre e contendersele, in { $turns-count } turni. Ogni turno metti la tua gente nei riquadri che vuoi di più, prima che lo facciano gli altri.
moment = turno { $turn }

# Opzioni

option-auction = Primo ordine di turno
    .about = Decide se il primo ordine di turno viene estratto a sorte o messo all’asta
option-auction-false = a sorte
option-auction-true = all’asta
option-navy = Marina
    .about = Quanto vale ogni nave con la Marina: 4 punti secondo l’appendice, 3 secondo il capitolo sui punti
option-navy-4 = 4 punti per nave
option-navy-3 = 3 punti per nave
option-world-atlas = Atlante del mondo
    .about = Decide se è in gioco l’Atlante del mondo, il decimo edificio dell’epoca 3, una nostra ipotesi
option-world-atlas-true = con
option-world-atlas-false = senza

# Mosse

move-place-worker = Piazza un pezzo
    .name = piazza
    .about = Metti uno dei tuoi pezzi in un box evento
    .chosen = { $piece ->
        [open] { $box ->
            [open] Piazza un pezzo
           *[other] Piazza qui: { $box }
        }
       *[other] Piazza un { $piece }: { $box }
    }
move-place-worker-box = In quale box?
    .name = box
move-place-worker-piece = Quale pezzo?
    .name = pezzo
move-use-favour = Favore reale
    .name = favore
    .about = Una volta per partita: scambia un tuo pezzo con quello che gli sta davanti
    .chosen = Favore reale{ $box ->
        [open] {""}
       *[other] : { $box }
    }{ $space ->
        [open] {""}
       *[other] , spazio { $space }
    }
move-use-favour-box = In quale box?
    .name = box
move-use-favour-space = In quale spazio sta il tuo pezzo?
    .name = spazio
move-settle = Colonizza
    .name = colonizza
    .about = Porta il tuo pezzo dalla banchina in una regione scoperta
move-settle-region = In quale regione?
    .name = regione
move-take-good = Prendi una merce
    .name = prendi
    .about = Prendi una delle merci esposte
    .chosen = { $good ->
        [open] Prendi una merce
       *[other] Prendi { $good }
    }
move-take-good-good = Quale merce?
    .name = merce
move-build = Compra un edificio
    .name = compra
    .about = Compra un edificio della capitale
    .chosen = { $building ->
        [open] Compra un edificio
       *[other] Compra «{ $building }»
    }
move-build-building = Quale edificio?
    .name = edificio
move-chart = Cartografa
    .name = cartografa
    .about = Scopri una regione senza spedizione, con la Cartografia del Nuovo Mondo
move-chart-region = Quale regione?
    .name = regione
move-ally = Alleati indiani
    .name = alleati
    .about = Metti gratis { $buildings-indian-allies-colony-soldiers } soldati in una delle tue colonie
    .chosen = { $region ->
        [open] Alleati indiani
       *[other] Alleati indiani: { $region }
    }
move-ally-region = In quale colonia?
    .name = regione
move-explore = Esplora
    .name = esplora
    .about = Manda una spedizione in una regione ancora da scoprire
    .chosen = { $pieces ->
        [open] { $region ->
            [open] Esplora
           *[other] Esplora: { $region }
        }
       *[other] Esplora: { $region }, con { $pieces }
    }
move-explore-region = Quale regione?
    .name = regione
move-explore-pieces = Quali pezzi salpano?
    .name = pezzi
move-explore-beyond = Esplora oltre la mappa
    .name = oltre
    .about = Manda una spedizione oltre la mappa e pesca una carta Scoperta
    .chosen = { $pieces ->
        [open] Esplora oltre la mappa
       *[other] Esplora oltre la mappa con { $pieces }
    }
move-explore-beyond-pieces = Quali pezzi salpano?
    .name = pezzi
move-train = Addestra
    .name = addestra
    .about = Paga per uno specialista a tua scelta
    .chosen = { $piece ->
        [open] Addestra
       *[other] Addestra un { $piece }
    }
move-train-piece = Quale specialista?
    .name = pezzo
move-battle = Battaglia
    .name = battaglia
    .about = Combatti gratis contro una sola persona in una sola regione
    .chosen = { $region ->
        [open] Battaglia
       *[other] { $opponent ->
            [open] Battaglia: { $region }
           *[other] Battaglia: { $region }, contro { $opponent }
        }
    }
move-battle-region = In quale regione?
    .name = regione
move-battle-opponent = Contro chi?
    .name = rivale
move-war = Guerra
    .name = guerra
    .about = Paga e combatti contro una persona ovunque abbiate pezzi entrambi e almeno un soldato in due
    .chosen = { $opponent ->
        [open] Guerra
       *[other] Guerra contro { $opponent }
    }
move-war-opponent = Contro chi?
    .name = rivale
move-kill-enemies = Elimina
    .name = elimina
    .about = Scegli quali pezzi nemici eliminano i tuoi soldati in una regione
    .chosen = { $enemies ->
        [open] Elimina pezzi nemici: { $region }
       *[other] Elimina pezzi nemici: { $region } ({ $enemies })
    }
move-kill-enemies-region = In quale regione?
    .name = regione
move-kill-enemies-enemies = Quali nemici?
    .name = nemici
move-demote = Congeda un soldato
    .name = congeda
    .about = Un tuo soldato nel Nuovo Mondo diventa un colono, per far posto a quello nuovo
    .chosen = { $region ->
        [open] Congeda un soldato
       *[other] Congeda un soldato: { $region }
    }
move-demote-region = In quale regione?
    .name = regione
move-move-soldier = Muovi un soldato
    .name = muovi
    .about = Cavalleria: muovi un soldato in una regione adiacente
    .chosen = { $source ->
        [open] Muovi un soldato
       *[other] { $target ->
            [open] Muovi un soldato: { $source } → …
           *[other] Muovi un soldato: { $source } → { $target }
        }
    }
move-move-soldier-source = Da dove?
    .name = da
move-move-soldier-target = Verso dove?
    .name = verso
move-migrate = Migra
    .name = migra
    .about = Migrazione: sposta fino a { $buildings-migration-colonist-moves } coloni da una regione a un’altra
    .chosen = { $source ->
        [open] Migra
       *[other] { $target ->
            [open] Migra: { $source } → …
           *[other] { $colonists ->
                [open] Migra: { $source } → { $target }
                [one] Fai migrare un colono: { $source } → { $target }
               *[other] Fai migrare { $colonists } coloni: { $source } → { $target }
            }
        }
    }
move-migrate-source = Da dove?
    .name = da
move-migrate-target = Verso dove?
    .name = verso
move-migrate-colonists = Quanti coloni?
    .name = coloni
move-bid = Offri
    .name = offri
    .about = Fai un’offerta per il primo posto nell’ordine di turno
    .chosen = { $amount ->
        [open] Offri
       *[other] Offri ${ $amount }
    }
    .raised = ${ $amount }
move-bid-amount = Quanto?
    .name = quanto
move-take-specialist = Prendi uno specialista
    .name = specialista
    .about = Prendi lo specialista che spetta alla tua offerta alta
    .chosen = { $piece ->
        [open] Prendi uno specialista
       *[other] Prendi un { $piece }
    }
move-take-specialist-piece = Quale specialista?
    .name = pezzo

# Che cosa si aspetta

step-turn-order = si estrae a sorte l’ordine di turno
step-youngest-player = si estrae a sorte chi comincia l’asta
step-auction = offrire di più per il primo posto nell’ordine di turno, o passare
step-second-place = prendere uno specialista per l’offerta, o passare
step-first-turn = comincia il primo turno
step-turn = comincia un turno
step-place-workers = piazzare un pezzo in un box evento
step-last-call = ultima chiamata per il Favore reale: usarlo ora, o passare
step-royal-favour = usare il Favore reale
step-resolution = si risolve il prossimo box
step-initiative = si paga l’iniziativa
step-colonist-dock = un pezzo lascia la banchina
step-arrival = portare il pezzo dalla banchina in una regione, o passare
    .now = portare il { $piece } dalla banchina in una regione, o passare
step-space-by-space = usare il pezzo nel box
step-trade-goods = prendere una merce, o passare
step-merchant-shipping = si assegna la nave
step-capital-buildings = comprare un edificio, o passare
step-indian-allies = scegliere una colonia per i soldati degli Alleati indiani, o passare
step-discovery = mandare una spedizione, o addestrare con un pezzo nello spazio dell’addestramento, o passare
    .now = mandare una spedizione, o passare{ $trains ->
        [yes] ; con un pezzo nello spazio dell’addestramento: addestrare, o passare
       *[no] {""}
    }
step-turn-up-counter = si scopre una pedina Scoperta
step-landing = una spedizione sbarca
step-turn-up-card = si scopre una carta Scoperta
step-free-discovery = scegliere una regione per la Cartografia del Nuovo Mondo, o passare
step-free-landing = si cartografa una regione
step-specialists = gli specialisti arrivano
step-training = addestrare uno specialista, o passare
step-specialists-gone = si svuota il box degli specialisti
step-warfare = dichiarare una battaglia o una guerra, o passare
step-casualties = scegliere in segreto, regione per regione, quali pezzi eliminano i tuoi soldati
step-income = si pagano le entrate
step-benefits = gli edifici danno i loro benefici
step-payments = gli edifici pagano
step-draw-goods = si pesca una merce dalla riserva
step-recruits = gli edifici portano pezzi
step-cavalry = muovere un soldato con la Cavalleria, o passare
step-migration = spostare coloni con la Migrazione, o passare
step-redeployment = spostare pezzi con la Cavalleria o la Migrazione, o passare
step-benefits-ended = i benefici sono finiti
step-gain-soldier = i soldati sono tutti in gioco: congedarne uno per far posto a quello nuovo, o passare e rinunciare
step-good-check = si assegnano le merci delle regioni
step-score-colonies = si contano i punti delle colonie
step-turn-end = finisce il turno
step-game-over = la partita è finita
step-ageing = finisce un’epoca
step-refill = si riforniscono edifici e merci
step-turn-up-buildings = si scoprono gli edifici
step-turn-up-goods = si scoprono le merci
step-next-turn = si prepara il prossimo turno

# Fasi

phase-turn = la preparazione
phase-initiative = il piazzamento e l’iniziativa
phase-dock = la fase della banchina dei coloni
phase-trade-goods = la fase delle merci
phase-shipping = la fase delle spedizioni mercantili
phase-capital = la fase degli edifici della capitale
phase-discovery = la fase della scoperta
phase-specialists = la fase degli specialisti
phase-warfare = la fase della guerra
phase-income = la fase delle entrate
phase-benefits = la fase dei benefici degli edifici
phase-scoring = il conteggio delle colonie

# Che cosa aspettano gli ordini

until-turn = fino alla fine del turno
until-box = fino al prossimo box evento
until-discovered = finché non viene scoperta una regione
until-built = finché qualcuno non compra un edificio

# Fatti su una scelta: quanto costa e rende (accanto al nome), perché non è possibile

fact-cost = ${ $money }
fact-space = spazio { $space }
fact-initiative = spazio { $space }, +${ $space }
fact-colony = avrai lì { $pieces ->
        [one] 1 pezzo
       *[other] { $pieces } pezzi
    }{ $money ->
        [0] {""}
       *[other] , +${ $money }
    }
fact-more-income = { $money ->
        [0] per ora nessuna rendita in più
       *[other] +${ $money } di rendita
    }
fact-natives = { $natives ->
        [one] 1 nativo
       *[other] { $natives } nativi
    }
fact-unknown-natives = da { $least } a { $most } nativi
fact-expedition = forza { $strength } contro { $least }–{ $most } nativi
fact-sure-expedition = forza { $strength } contro { $natives ->
        [one] 1 nativo
       *[other] { $natives } nativi
    }
fact-losses = perde { $theirs ->
        [one] 1 pezzo
       *[other] { $theirs } pezzi
    }, tu perdi { $ours ->
        [one] 1 pezzo
       *[other] { $ours } pezzi
    }
fact-war-losses = ${ $money }; perde { $theirs ->
        [one] 1 pezzo
       *[other] { $theirs } pezzi
    }, tu perdi { $ours ->
        [one] 1 pezzo
       *[other] { $ours } pezzi
    }
fact-too-dear = Costa ${ $cost }, tu hai ${ $money }.
fact-bid-too-low = Offri almeno ${ $lowest }.
fact-box-full = Non c’è posto qui: { $box }. { $spaces ->
        [one] Lo spazio è occupato
       *[other] Tutti i { $spaces } spazi sono occupati
    }.
fact-one-each = Ciascuno può avere un solo pezzo qui, e il tuo c’è già: { $box }.
fact-not-in-hand = Non hai in mano: { $piece }.
fact-no-specialist = { $piece }: non è uno specialista.
fact-training-taken = Lo spazio dell’addestramento è di { $seat }.
fact-not-on-sale = { $building }: non è in vendita.
fact-not-on-display = { $good }: non è esposto.
fact-undiscovered = { $region }: nessuno ha ancora scoperto questa regione.
fact-discovered = { $region }: questa regione è già scoperta.
fact-no-battle = { $region }: qui non puoi combattere contro { $opponent }. Entrambi dovete avere pezzi qui, e uno di voi un soldato.

# Perché una mossa è stata fatta: continua la mossa

fact-move-earlier = per agire prima nel prossimo turno e ricevere ${ $space }
fact-to-land = per portare un pezzo { $colonies ->
        [one] nell’unica regione scoperta
       *[other] in una delle { $colonies } regioni scoperte
    }
fact-for-good = per { $count ->
        [one] l’unica merce esposta
       *[other] una delle { $count } merci esposte
    }
fact-for-ship = per contendere la nave con una forza di { $strength }
fact-for-building = per comprare un edificio, con ${ $money } a disposizione
fact-for-expedition = per una spedizione di forza { $strength }
fact-for-specialist = per un pezzo in più il prossimo turno: { $piece }
fact-to-train = per addestrare uno specialista qualsiasi, con ${ $money } a disposizione
fact-acts-sooner = per agire prima in questo box: { $box }
fact-for-war = per combattere nel Nuovo Mondo
fact-leads = per avere più pezzi di tutti in questa regione: { $region } ({ $pieces })
fact-follows = per avere { $pieces ->
        [one] 1 pezzo
       *[other] { $pieces } pezzi
    } in questa regione: { $region }
fact-raises-income = per aumentare la rendita di ${ $money }
fact-collects = per le serie future: { $count ->
        [one] { $good }
       *[other] { $count } × { $good } in tutto
    }
fact-scores-at-end = per { $vp ->
        [0] i punti che dà alla fine
        [one] il suo punto
       *[other] i suoi { $vp } punti
    }
fact-helps-each-turn = per quello che dà { $turns ->
        [one] nel turno che resta
       *[other] nei { $turns } turni che restano
    }
fact-pays-each-turn = per il denaro che rende { $times ->
        [one] in questo turno
       *[other] alla fine di ogni turno, { $times } volte in tutto
    }
fact-helps-now = per quello che dà subito
fact-helps-from-now = per quello che fa da ora in poi
fact-gathers = per aspettare altri pezzi: la spedizione ha forza { $strength }
fact-strong-enough = perché una forza di { $strength } basta contro { $natives ->
        [one] 1 nativo
       *[other] { $natives } nativi
    }
fact-takes-the-risk = per rischiare una forza di { $strength } contro nativi sconosciuti
fact-to-weaken = per indebolire { $opponent }
fact-to-act-first = per agire prima degli altri, con ${ $amount } al massimo

# Che cosa è successo

event-turn-began = Comincia il turno { $turn } di { $turns-count }, epoca { $age }
event-age-began = Comincia l’epoca { $age }: gli edifici invenduti escono dal gioco; d’ora in poi un edificio costa ${ $price }
event-turn-order-set = Ordine di turno: { $order }{ $extra_money ->
        [0] {""}
       *[other] ; ogni posto più indietro comincia con ${ $extra_money } in più
    }
event-bid-made = { $seat } offre ${ $amount }
event-bidding-left = { $seat } prende il posto { $position } nell’ordine di turno
event-bid-paid = { $seat } paga ${ $money } per il posto nell’ordine di turno (regole: { rules-initiative.title })
event-buildings-turned-up = Ora in vendita: { $buildings }
event-goods-turned-up = Merci ora esposte: { $goods }
event-ship-arrived = Una nuova nave arriva nel box delle spedizioni mercantili
event-worker-placed = { $seat } piazza un { $piece }: { $box }{ $space ->
    [0] {""}
   *[other] , spazio { $space }
 }
event-favour-used = { $seat } usa il Favore reale e passa davanti a { $other }: { $box }, spazio { $space } (regole: { buildings-royal-favour })
event-declined = { $seat } non fa nulla con un pezzo: { $box }
event-initiative-paid = { $seat } riceve ${ $money } per l’iniziativa (regole: { rules-initiative.title })
event-settled = { $region }: { $seat } insedia un { $piece }{ $colonists ->
    [0] {""}
    [one] {" "}e un altro colono
   *[other] {" "}e altri { $colonists } coloni
 }{ $money ->
    [0] {""}
   *[other] {" "}e incassa ${ $money }
 }
event-region-good-won = { $region }: { $seat } ha { $scoring-threshold } pezzi prima di chiunque altro e prende la merce, { $good } (regole: { rules-dock.title })
event-good-taken = { $seat } prende { $good }
event-ship-won = { $seat } vince la nave con una flotta di forza { $strength }
event-building-bought = { $seat } compra «{ $building }» per ${ $price }
event-expedition-sent = { $region }: { $seat } manda una spedizione ({ $pieces })
event-expedition-sent-beyond = { $seat } manda una spedizione oltre la mappa ({ $pieces })
event-region-discovered = { $region }: { $seat } scopre la regione con forza { $strength } contro { $natives ->
    [one] un nativo
   *[other] { $natives } nativi
 } e incassa ${ $coins }{ $plunder ->
    [0] {""}
   *[other] {" "}più ${ $plunder } di saccheggio
 }
event-region-charted = { $region }: { $seat } scopre la regione senza spedizione, con la Cartografia del Nuovo Mondo, e incassa ${ $coins }
event-expedition-failed = { $region }: { $seat } fallisce con forza { $strength } contro { $natives } nativi; ora tutti conoscono la pedina (regole: { rules-discovery.title })
event-land-discovered = { $card }: { $seat } fa la scoperta con forza { $strength } contro { $natives } nativi e incassa ${ $coins }{ $plunder ->
    [0] {""}
   *[other] {" "}più ${ $plunder } di saccheggio
 }
event-land-missed = { $card }: { $seat } fallisce con forza { $strength } contro { $natives } nativi; la carta torna nel mazzo, che si rimescola (regole: { rules-discovery.title })
event-specialist-joined = { $seat } riceve un { $piece }
event-specialist-trained = { $seat } addestra un { $piece } per ${ $price }
event-soldier-demoted = { $region }: un soldato di { $seat } diventa un colono (regole: { rules-specialists.title })
event-soldier-forgone = { $seat } non riceve il soldato: i suoi sono già tutti in gioco (regole: { rules-specialists.title })
event-soldier-arrived = { $region }: { $seat } riceve un soldato
event-battle-declared = { $region }: { $seat } dichiara battaglia a { $opponent } (regole: { rules-warfare.title })
event-war-declared = { $seat } dichiara guerra a { $opponent } per ${ $price }: { $regions } (regole: { rules-warfare.title })
event-pieces-lost = { $region }, perdite di { $seat }: { $dead }
event-income-received = { $seat } riceve ${ $sets } da merci e navi{ $rum ->
    [0] {""}
   *[other] {" "}e ${ $rum } dal rum
 } (regole: { rules-goods.title })
event-building-paid = «{ $building }» rende ${ $money } a { $seat }
event-privateers-paid = { $payer } paga ${ $money } ai Corsari di { $seat } (regole: { buildings-privateers })
event-good-drawn = { $seat } riceve { $good } dalla Compagnia delle Indie Occidentali
event-piece-recruited = { $seat } riceve { $count ->
    [one] un { $piece }
   *[other] { $count } × { $piece }
 } per il prossimo turno
event-discovery-reinforced = { $seat } riceve un { $piece } nel box della scoperta
event-dock-reinforced = { $seat } riceve un colono sulla banchina da «{ $building }» (regole: { rules-buildings.title })
event-soldier-moved = Un soldato di { $seat } cavalca: { $source } → { $target }
event-colonists-migrated = { $count ->
    [one] Un colono di { $seat } migra
   *[other] { $count } coloni di { $seat } migrano
 }: { $source } → { $target }
event-colony-scored = { $region }: { $points ->
    [one] un punto
   *[other] { $points } punti
 } per { $seat } (regole: { rules-scoring.title })
event-set-formed = { $goods }{ $ships ->
    [0] {""}
   *[other] {" "}e una nave
 }: ${ $money }

# Da dove vengono i punti

# What decides between equal points.
tie-break-1 = { $number } dalle colonie dopo l’epoca 3
picture-tie-break-1 = Colonie dopo l’epoca 3
tie-break-2 = ${ $number }
picture-tie-break-2 = Denaro
tie-break-3 = { $number } { $number ->
    [one] merce
   *[other] merci
 }
picture-tie-break-3 = Merci

score-facts = Economia: quanto paga ogni combinazione
score-colonies-1 = Colonie dopo l’epoca 1
score-colonies-2 = Colonie dopo l’epoca 2
score-colonies-3 = Colonie dopo l’epoca 3
score-discoveries = Scoperte
score-buildings = Numeri sugli edifici
score-economy = Economia
score-mercantilism = Mercantilismo
score-population = Popolazione
score-navy = Marina
score-standing-army = Esercito permanente
score-architecture = Architettura
score-colonial-empire = Impero coloniale
score-wealth = Ricchezza
score-world-atlas = Atlante del mondo

# Pezzi, box, regioni, merci

pieces-each =
    .facts = Spedizioni mercantili { $shipping } · scoperta { $discovery } · quando arriva dalla banchina: ${ $dock-money }, altri coloni: { $dock-colonists }
pieces-colonist = colono
    .gender = m
    .about = Conta { $shipping } nelle spedizioni mercantili, { $discovery } nella scoperta
pieces-captain = capitano
    .gender = m
    .about = Conta { $shipping } nelle spedizioni mercantili, { $discovery } nella scoperta
pieces-merchant = mercante
    .gender = m
    .about = Conta { $shipping } nelle spedizioni mercantili; rende ${ $dock-money } quando arriva dalla banchina
pieces-missionary = missionario
    .gender = m
    .about = Porta un altro colono quando arriva dalla banchina
pieces-soldier = soldato
    .gender = m
    .about = Saccheggia nelle spedizioni riuscite e combatte nel Nuovo Mondo; al massimo { $supply-soldiers }
enemies-soldier = soldato
    .gender = m
    .about = Potrebbe eliminare i tuoi pezzi nelle prossime battaglie
enemies-colonist = colono
    .gender = m
    .about = Qualsiasi pezzo che non sia un soldato
enemies-fort = soldato delle Fortificazioni
    .gender = m
    .about = Dopo la battaglia sparisce in ogni caso
boxes-each =
    .facts = Spazi: { $spaces ->
        [0] senza limite
       *[other] { $spaces }
    }{ COUNT($open-spaces-keys) ->
        [0] {""}
       *[other] {" "}(in { $open-spaces-keys }: { $open-spaces })
    }{ $per-player ->
        [0] {""}
       *[other] {" "}· a testa: { $per-player }
    }{ $cost ->
        [0] {""}
       *[other] {" "}· costo ${ $cost }
    }
boxes-turn-order = ordine di turno
    .gender = m
    .about = Chi agisce prima e chi dopo
boxes-initiative = iniziativa
    .gender = f
    .about = Rende $1 nello spazio 1, $2 nello spazio 2…; decide il prossimo ordine di turno; un pezzo a testa
boxes-dock = banchina dei coloni
    .gender = f
    .about = Il tuo pezzo si insedia in una regione scoperta
boxes-trade-goods = merci
    .gender = f
    .about = Prendi una delle merci esposte, nell’ordine degli spazi
boxes-shipping = spedizioni mercantili
    .gender = f
    .about = La flotta più forte vince la nave; capitani e mercanti contano di più
boxes-capital = edifici della capitale
    .gender = m
    .about = Compra un edificio per ${ $turns-building-cost-1 }, ${ $turns-building-cost-2 } o ${ $turns-building-cost-3 }, a seconda dell’epoca
boxes-discovery = scoperta
    .gender = f
    .about = Manda una spedizione; i pezzi che restano aspettano un turno successivo
boxes-captain = spazio del capitano
    .gender = m
    .about = Un capitano per il prossimo turno
boxes-merchant = spazio del mercante
    .gender = m
    .about = Un mercante per il prossimo turno
boxes-missionary = spazio del missionario
    .gender = m
    .about = Un missionario per il prossimo turno
boxes-soldier = spazio del soldato
    .gender = m
    .about = Un soldato per il prossimo turno
boxes-training = spazio dell’addestramento
    .gender = m
    .about = Uno specialista a tua scelta per il prossimo turno, per ${ $cost }
boxes-warfare = guerra
    .gender = f
    .about = Una battaglia gratis, o una guerra per ${ $cost }
regions-canada = Canada
    .gender = m
    .about = Merce: { $good }. Confina con { $adjacent } (merce e confini: ipotesi)
regions-new-england = Nuova Inghilterra
    .gender = f
    .about = Merce: { $good }. Confina con { $adjacent } (merce e confini: ipotesi)
regions-florida = Florida
    .gender = f
    .about = Merce: { $good }. Confina con { $adjacent } (merce e confini: ipotesi)
regions-caribbean = Caraibi
    .gender = m
    .about = Merce: { $good }. Confinano con { $adjacent } (merce: ipotesi)
regions-new-spain = Nuova Spagna
    .gender = f
    .about = Merce: { $good }. Confina con { $adjacent } (merce e confini: ipotesi)
regions-new-granada = Nuova Granada
    .gender = f
    .about = Merce: { $good }. Confina con { $adjacent } (merce e confini: ipotesi)
regions-peru = Perù
    .gender = m
    .about = Merce: { $good }. Confina con { $adjacent } (confini: ipotesi)
regions-brazil = Brasile
    .gender = m
    .about = Merce: { $good }. Confina con { $adjacent } (merce e confini: ipotesi)
regions-argentina = Argentina
    .gender = f
    .about = Merce: { $good }. Confina con { $adjacent } (nome, merce e confini: ipotesi)
goods-each =
    .about = { $tiles ->
        [one] { $tiles } pedina
       *[other] { $tiles } pedine
    } nella scatola
goods-gold = oro
    .gender = m
goods-silver = argento
    .gender = m
goods-cattle = bestiame
    .gender = m
goods-cocoa = cacao
    .gender = m
goods-fish = pesce
    .gender = m
goods-sugar = zucchero
    .gender = m
goods-fur = pelli
    .gender = f
goods-coffee = caffè
    .gender = m
goods-tobacco = tabacco
    .gender = m
goods-rice = riso
    .gender = m
goods-indigo = indaco
    .gender = m

# Pedine e carte Scoperta

counters-each =
    .about = Nativi { $natives }, punti { $vp }, monete ${ $coins }, saccheggio ${ $plunder } per soldato (ipotesi)
cards-each =
    .about = Nativi { $natives }, punti { $vp }, monete ${ $coins }, saccheggio ${ $plunder } per soldato (ipotesi)

counters-d01 = pedina Scoperta 1
counters-d02 = pedina Scoperta 2
counters-d03 = pedina Scoperta 3
counters-d04 = pedina Scoperta 4
counters-d05 = pedina Scoperta 5
counters-d06 = pedina Scoperta 6
counters-d07 = pedina Scoperta 7
counters-d08 = pedina Scoperta 8
counters-d09 = pedina Scoperta 9
counters-d10 = pedina Scoperta 10
counters-d11 = pedina Scoperta 11
counters-d12 = pedina Scoperta 12
counters-d13 = pedina Scoperta 13
counters-d14 = pedina Scoperta 14
counters-d15 = pedina Scoperta 15
counters-d16 = pedina Scoperta 16
cards-mississippi = Mississippi
cards-great-lakes = Grandi Laghi
cards-hudson-bay = Baia di Hudson
cards-amazon = Rio delle Amazzoni
cards-california = California
cards-alaska = Alaska
cards-hawaii = Hawaii
cards-strait-of-magellan = Stretto di Magellano
cards-great-plains = Grandi Pianure
cards-cape-of-good-hope = Capo di Buona Speranza
cards-philippines = Filippine
cards-australia = Australia
cards-spice-islands = Isole delle Spezie
cards-india = India
cards-japan = Giappone
cards-china = Cina

# Edifici

buildings-each =
    .facts = Epoca { $age } · punti { $vp } · tessere { $copies }

buildings-colonists = Coloni
    .about = Epoca { $age }. +{ $pieces-colonist ->
        [one] { $pieces-colonist } colono
       *[other] { $pieces-colonist } coloni
    } ogni turno
buildings-monasteries = Monasteri
    .about = Epoca { $age }. +{ $pieces-missionary ->
        [one] { $pieces-missionary } missionario
       *[other] { $pieces-missionary } missionari
    } ogni turno
buildings-trade-routes = Rotte commerciali
    .about = Epoca { $age }. +{ $pieces-merchant ->
        [one] { $pieces-merchant } mercante
       *[other] { $pieces-merchant } mercanti
    } ogni turno
buildings-training = Addestramento
    .about = Epoca { $age }. +{ $pieces-soldier ->
        [one] { $pieces-soldier } soldato
       *[other] { $pieces-soldier } soldati
    } ogni turno
buildings-indentured-servitude = Servitù a contratto
    .about = Epoca { $age }. 1 colono gratis nello spazio X della banchina ogni turno
buildings-conquistador = Conquistatore
    .about = Epoca { $age }. { $discovery-pieces-soldier ->
        [one] { $discovery-pieces-soldier } soldato
       *[other] { $discovery-pieces-soldier } soldati
    } gratis nel box della scoperta ogni turno
buildings-navigator = Navigatore
    .about = Epoca { $age }. { $discovery-pieces-captain ->
        [one] { $discovery-pieces-captain } capitano
       *[other] { $discovery-pieces-captain } capitani
    } gratis nel box della scoperta ogni turno
buildings-conquest-of-the-incas = Conquista dell’impero inca
    .about = Epoca { $age }. ${ $money } subito
buildings-trading-post = Stazione commerciale
    .about = Epoca { $age }. +${ $money } ogni turno
buildings-new-world-cartography = Cartografia del Nuovo Mondo
    .about = Epoca { $age }. Subito: scopri gratis una regione, senza saccheggio. { $vp } punti
buildings-indian-allies = Alleati indiani
    .about = Epoca { $age }. Subito: { $colony-soldiers ->
        [one] { $colony-soldiers } soldato
       *[other] { $colony-soldiers } soldati
    } gratis in una delle tue colonie
buildings-privateers = Corsari
    .about = Epoca { $age }. Ogni turno ciascun rivale ti paga ${ $privateers } per ogni tua nave
buildings-ship-yards = Cantieri navali
    .about = Epoca { $age }. +{ $pieces-captain ->
        [one] { $pieces-captain } capitano
       *[other] { $pieces-captain } capitani
    } ogni turno
buildings-cathedral = Cattedrale
    .about = Epoca { $age }. I tuoi missionari dalla banchina portano { $missionary-colonists ->
        [one] { $missionary-colonists } colono
       *[other] { $missionary-colonists } coloni
    } invece di { $pieces-missionary-dock-colonists } (nome: ipotesi)
buildings-royal-revenue = Rendita reale
    .about = Epoca { $age }. +${ $money } ogni turno. { $vp } punti (nome: ipotesi)
buildings-royal-favour = Favore reale
    .about = Epoca { $age }. Una volta: +1 in banchina, iniziativa, edifici, ordine di turno. { $vp } punti (nome: ipotesi)
buildings-west-indies-company = Compagnia delle Indie Occidentali
    .about = Epoca { $age }. { $random-goods ->
        [one] { $random-goods } merce a caso
       *[other] { $random-goods } merci a caso
    } dalla riserva ogni turno
buildings-colonization-rights = Diritti di colonizzazione
    .about = Epoca { $age }. 1 colono gratis nello spazio Y della banchina ogni turno
buildings-rum-distillery = Distilleria di rum
    .about = Epoca { $age }. +${ $money-per-good-sugar } per ogni zucchero che possiedi, nella fase delle entrate
buildings-merchant-guild = Gilda dei mercanti
    .about = Epoca { $age }. +{ $pieces-merchant ->
        [one] { $pieces-merchant } mercante
       *[other] { $pieces-merchant } mercanti
    } ogni turno (nome: ipotesi)
buildings-military-academy = Accademia militare
    .about = Epoca { $age }. +{ $pieces-soldier ->
        [one] { $pieces-soldier } soldato
       *[other] { $pieces-soldier } soldati
    } ogni turno
buildings-cavalry = Cavalleria
    .about = Epoca { $age }. Ogni turno +{ $pieces-soldier ->
        [one] { $pieces-soldier } soldato
       *[other] { $pieces-soldier } soldati
    }; { $soldier-moves ->
        [one] { $soldier-moves } soldato può
       *[other] { $soldier-moves } soldati possono
    } muoversi in una regione adiacente (nome: ipotesi)
buildings-fortifications = Fortificazioni
    .about = Epoca { $age }. +{ $defence ->
        [one] { $defence } soldato provvisorio
       *[other] { $defence } soldati provvisori
    } in ogni battaglia in cui ti difendi (nome: ipotesi)
buildings-mercantilism = Mercantilismo
    .about = Epoca { $age }. Alla fine: { $vp-per-good ->
        [one] { $vp-per-good } punto
       *[other] { $vp-per-good } punti
    } per merce
buildings-population = Popolazione
    .about = Epoca { $age }. Alla fine: { $vp-per-two-pieces ->
        [one] { $vp-per-two-pieces } punto
       *[other] { $vp-per-two-pieces } punti
    } ogni 2 pezzi nel Nuovo Mondo
buildings-navy = Marina
    .about = Epoca { $age }. Alla fine: { $vp-per-ship ->
        [one] { $vp-per-ship } punto
       *[other] { $vp-per-ship } punti
    } per nave
buildings-standing-army = Esercito permanente
    .about = Epoca { $age }. Alla fine: { $vp-per-soldier ->
        [one] { $vp-per-soldier } punto
       *[other] { $vp-per-soldier } punti
    } per soldato nel Nuovo Mondo (nome: ipotesi)
buildings-architecture = Architettura
    .about = Epoca { $age }. Alla fine: { $vp-per-building ->
        [one] { $vp-per-building } punto
       *[other] { $vp-per-building } punti
    } per edificio, compreso questo (nome: ipotesi)
buildings-colonial-empire = Impero coloniale
    .about = Epoca { $age }. Alla fine: { $vp-per-region ->
        [one] { $vp-per-region } punto
       *[other] { $vp-per-region } punti
    } per ogni regione in cui hai un pezzo (nome: ipotesi)
buildings-wealth = Ricchezza
    .about = Epoca { $age }. Alla fine: { $vp-per-five-money ->
        [one] { $vp-per-five-money } punto
       *[other] { $vp-per-five-money } punti
    } ogni $5 (nome: ipotesi)
buildings-migration = Migrazione
    .about = Epoca { $age }. Ogni turno puoi spostare fino a { $colonist-moves ->
        [one] { $colonist-moves } colono
       *[other] { $colonist-moves } coloni
    } da una regione a un’altra (nome: ipotesi)
buildings-imperial-treasury = Tesoro imperiale
    .about = Epoca { $age }. +${ $money } ogni turno. { $vp } punti (nome: ipotesi)
buildings-world-atlas = Atlante del mondo
    .about = Epoca { $age }. Alla fine: { $vp-per-discovery ->
        [one] { $vp-per-discovery } punto
       *[other] { $vp-per-discovery } punti
    } per scoperta (tutto l’edificio: ipotesi)

# Regole

rules-two-minutes = **Di che si tratta.** In { $turns-count } turni mandi persone nel Nuovo Mondo. Vince chi ha più punti; li danno colonie, scoperte, edifici e commercio.

    {""}**Un turno.** In ordine di turno si piazza un pezzo alla volta nei box evento, finché tutti sono piazzati. Poi i box si risolvono dall’alto in basso e si riscuotono le entrate.

    {""}**I box.** *Iniziativa*: un po’ di denaro, e il prossimo turno giochi prima. *Banchina dei coloni*: il pezzo salpa verso una regione scoperta. *Merci*: prendi una merce. *Spedizioni mercantili*: la flotta più forte vince una nave. *Edifici della capitale*: compra un edificio, il cui effetto resta. *Scoperta*: manda una spedizione in una regione ignota. *Specialisti*: il prossimo turno hai in più una di queste persone. *Guerra*: i tuoi soldati combattono nel Nuovo Mondo.

    {""}**Le persone.** Ogni pezzo può andare in ogni box, ma i capitani contano doppio nella scoperta e nelle spedizioni; i mercanti nelle spedizioni, e portano denaro all’arrivo; i missionari portano un altro colono; i soldati sanno combattere.

    {""}**Che cosa conviene di solito.** Una regione dà { $scoring-first } punti a chi ha più pezzi e { $scoring-second } a chi è secondo, dopo i turni { AND($turns-scoring) }, se qualcuno ne ha almeno { $scoring-threshold }. Le merci pagano a gruppi, ogni turno: tre uguali valgono ${ $sets-three-same }, perciò prendile presto. Ciò che è pieno è perso: piazza prima dove anche gli altri vogliono stare. Spendi il denaro in un edificio finché può ancora funzionare più volte.

    {""}**Nell’immagine.** La mappa con le regioni: pezzi e merce, tratteggiate dove nessuno è stato. Sotto, i box nell’ordine in cui si risolvono, con i pezzi piazzati e ciò che è in vendita.
    .title = In due minuti
rules-overview = La partita dura { $turns-count } turni in tre epoche ({ $turns-age-of-turn }). Si comincia con ${ $start-money } e { $start-colonists } coloni a testa e, se l’ordine di turno non va all’asta, con ${ $start-extra-money } in più per ogni posto più indietro. Ogni turno si piazzano i pezzi nei box evento, uno alla volta in ordine di turno; nessuno può tenerne da parte.

    Poi i box si risolvono dall’alto: iniziativa, banchina dei coloni, merci, spedizioni mercantili, edifici della capitale, scoperta, specialisti, guerra. Merci e navi danno entrate, gli edifici i loro benefici, e tutto si rifornisce: { $start-building-display } edifici in vendita, { $start-goods-display } merci esposte, una nave se l’ultima è stata vinta (sono { $supply-ships } in tutto), { $start-colonists } coloni a testa.

    Le colonie danno punti dopo i turni { AND($turns-scoring) }, tutto il resto alla fine. Vince chi ha più punti; in caso di parità contano i punti delle colonie nell’ultimo conteggio, poi il denaro, poi le merci.

    Per piazzare un pezzo bastano due tocchi: il box, poi il pezzo. Ogni pezzo può andare in ogni box. Puoi rifiutare tutto ciò che ti viene chiesto, tranne di piazzare un pezzo.
    .title = Il gioco in breve
rules-initiative = Qui si può avere un solo pezzo a testa. Lo spazio 1 rende $1, lo spazio 2 $2 e così via, subito. Alla fine del turno questi pezzi formano il nuovo ordine di turno; chi non ne ha segue nell’ordine precedente.

    Il primo ordine di turno si estrae a sorte, e ogni posto più indietro comincia con ${ $start-extra-money } in più. Con un’opzione si mette invece all’asta: chi arriva al primo posto paga tutta l’offerta e scopre i Caraibi; chi arriva al secondo paga metà della propria, arrotondata per eccesso, e prende uno specialista se era di almeno ${ $auction-specialist-bid }. Gli altri non pagano nulla.
    .title = Iniziativa e ordine di turno
rules-dock = In { $boxes-dock-open-spaces-keys } sono aperti { $boxes-dock-open-spaces } spazi della banchina. Nell’ordine degli spazi, i pezzi vanno in regioni scoperte; gli spazi X e Y appartengono a due edifici e vengono per ultimi. Quando arriva, un mercante rende ${ $pieces-merchant-dock-money }, un missionario porta altri coloni ({ $pieces-missionary-dock-colonists }, con la Cattedrale { $buildings-cathedral-missionary-colonists }), un soldato resta un soldato. Nel Nuovo Mondo ogni pezzo conta uno e resta dov’è.

    Chi per primo ha { $scoring-threshold } pezzi in una regione ne prende la merce, comunque ci siano arrivati.
    .title = Banchina dei coloni e colonie
rules-goods = Le merci si ottengono da quelle esposte, dalle regioni e dalla Compagnia delle Indie Occidentali. Le navi si ottengono con le spedizioni mercantili, dove vince la flotta più forte: i capitani contano { $pieces-captain-shipping }, i mercanti { $pieces-merchant-shipping }, gli altri pezzi { $pieces-colonist-shipping }; a parità decide l’ordine di turno.

    Ogni turno merci e navi rendono per combinazioni: ${ $sets-four-same } per quattro uguali, ${ $sets-three-same } per tre uguali, ${ $sets-three-any } per tre qualsiasi. In una combinazione, una nave può valere una merce qualunque; ogni merce o nave conta in una combinazione sola. Il bot trova sempre la disposizione che rende di più. Nell’ultimo turno ogni dollaro delle combinazioni vale anche un punto (economia); il rum non conta.
    .title = Merci, navi ed entrate
rules-buildings = Un edificio costa ${ $turns-building-cost-1 } nell’epoca 1, ${ $turns-building-cost-2 } nell’epoca 2, ${ $turns-building-cost-3 } nell’epoca 3. Nell’ordine degli spazi, ogni pezzo può comprare uno di quelli in vendita. Dopo le epoche 1 e 2 gli edifici invenduti escono dal gioco. Gli edifici non si perdono mai e funzionano fino alla fine. Ciò che danno ogni turno arriva dopo le entrate, già dal turno dell’acquisto; i pezzi che portano servono per il turno seguente.

    Cerca un edificio per nome e leggi che cosa fa. Una volta per partita, il Favore reale scambia un pezzo con quello che gli sta davanti: nella banchina, nell’iniziativa, negli edifici della capitale o nell’ordine di turno. Si può usare in qualsiasi momento prima che quel box si risolva, o fino alla fine del turno se si tratta dell’ordine di turno; prima che i box si risolvano, chi lo possiede ha un’ultima chiamata.
    .title = Edifici della capitale
rules-discovery = In ordine di turno, chi ha pezzi nel box può mandarne quanti vuole in una spedizione verso una regione ancora da scoprire. Solo allora la sua pedina si gira. I capitani contano { $pieces-captain-discovery }, gli altri pezzi { $pieces-colonist-discovery }. Se la spedizione è forte almeno quanto i nativi, riesce: chi l’ha mandata prende la pedina, le sue monete e il saccheggio per ogni soldato e mette un colono nella regione. Altrimenti la pedina torna coperta, ma ormai tutti la conoscono. In ogni caso i pezzi della spedizione tornano nella riserva e gli altri restano nel box. Quando tutte le regioni sono scoperte, al loro posto ci sono le carte, che non portano coloni.
    .title = Scoperta
rules-specialists = Un pezzo in uno dei quattro spazi intestati a uno specialista procura quello specialista per il turno seguente; un pezzo nello spazio dell’addestramento ne procura uno a scelta per ${ $boxes-training-cost }. I capitani contano di più nelle spedizioni mercantili e nella scoperta, i mercanti nelle spedizioni mercantili. Solo i soldati sono limitati, { $supply-soldiers } a testa. Se ne spetta uno in più, si può trasformare in colono un soldato del Nuovo Mondo per fargli posto.
    .title = Specialisti
rules-warfare = Ogni pezzo nel box permette una battaglia (gratis, contro una persona in una regione) o una guerra (${ $boxes-warfare-cost }, contro una persona in tutte le regioni dove entrambi hanno pezzi e uno dei due ha un soldato). Ogni soldato elimina un pezzo nemico, a scelta di chi lo comanda. Le due parti scelgono in segreto e le perdite si tolgono insieme. Le merci già vinte non si perdono. Le Fortificazioni prestano a chi si difende altri soldati per la battaglia ({ $buildings-fortifications-defence }).
    .title = Guerra
rules-scoring = Una colonia dà punti se qualcuno vi ha almeno { $scoring-threshold } pezzi: { $scoring-first } punti a chi ne ha di più, { $scoring-second } a chi viene secondo. Se in due condividono il primo posto prendono { $scoring-two-first } punti a testa, se in tre o più non prendono nulla, e in ogni caso il secondo posto non si assegna. Chi è in parità al secondo posto non prende nulla.

    Alla fine contano anche le scoperte, i numeri sugli edifici, gli effetti degli edifici dell’epoca 3 e un punto per ogni dollaro delle ultime entrate da combinazioni.
    .title = Punteggio
rules-reconstructed = I regolamenti da cui viene questo gioco non elencano le pedine e le carte Scoperta: tutti i loro valori (nativi, punti, monete, saccheggio) e tutti i nomi delle carte, tranne Mississippi e Cina, sono una nostra ipotesi. Lo sono anche le merci di otto regioni (non del Perù), il nome dell’Argentina, i confini tranne quelli dei Caraibi, il numero di spazi per iniziativa, edifici della capitale e guerra, e i nomi di dodici edifici, il cui testo lo segnala. L’intero Atlante del mondo è una nostra ipotesi e si può lasciare fuori.

    Se possiedi il gioco, tutto questo si può correggere: chi gestisce il bot mette i valori stampati in un file di correzioni. I tavoli già aperti conservano i propri valori.
    .title = Che cosa è una nostra ipotesi


# Le parole nelle immagini e nei loro testi alternativi

picture-called-region = una regione
picture-turn = Turno { $turn } · Epoca { $age } · { $phase }
picture-stage-setup = Preparazione
picture-stage-placement = Piazzamento
picture-stage-initiative = Iniziativa
picture-stage-dock = Banchina coloni
picture-stage-trade-goods = Merci
picture-stage-shipping = Spedizioni mercantili
picture-stage-capital = Edifici della capitale
picture-stage-discovery = Scoperta
picture-stage-training = Specialisti
picture-stage-warfare = Guerra
picture-stage-income = Entrate
picture-stage-benefits = Benefici
picture-stage-end = Fine del turno
picture-income = Entrate: ${ $money }
picture-next-to = Confini:
picture-discovery-place = posto { $place } nell’ordine di turno
picture-discovery-ends-worth = Punti finora
picture-discovery-none = nessuna merce
picture-discovery-taken = non c’è più
picture-discovery-first = dà punti se qualcuno ha { $pieces } pezzi: primo posto { $first }, secondo { $second }, due primi a pari merito { $two } a testa
picture-discovery-pieces = pezzi
picture-discovery-expedition = spedizione
picture-discovery-soldiers = soldati
picture-discovery-now = punti
picture-discovery-one-more = uno in più
picture-discovery-found = { $natives } nativi, ${ $coins }, { $plunder ->
    [0] nessun saccheggio
   *[other] ${ $plunder } di saccheggio per soldato
}, { $points } PV
picture-discovery-sealed = Nessuno sa quanti nativi vivono qui.
picture-discovery-leads = più pezzi
picture-discovery-unknown = da scoprire
picture-discovery-stake = se uno ha { $pieces } pezzi: primo { $first }, secondo { $second }
picture-discovery-by = Scoperta da
picture-discovery-known = Nota fin dall’inizio
picture-discovery-each = ${ $money } l’uno
picture-discovery-in-hand = pezzi in mano

alt-discovery-order = Ordine di turno: { $order }.
alt-discovery-region = { $region }: { $settlers }.
alt-discovery-settlers = { $name } { $pieces }{ $soldiers ->
    [0] {""}
    [one] {" "}(1 soldato)
   *[other] {" "}({ $soldiers } soldati)
 }
alt-discovery-unknown = Da scoprire: { $regions }.
alt-discovery-goods = Merci esposte: { $goods }.
alt-discovery-buildings = Edifici in vendita: { $buildings }.
alt-discovery-box = { $box }: { $workers }.
alt-discovery-player = { $name }: ${ $money }; punti: { $points }; navi: { $ships }; edifici: { $buildings }; in mano: { $hand }; merci: { $goods }.
alt-discovery-owned = Edifici: { $buildings }.
alt-discovery-good = Merce: { $good }.
alt-discovery-seen = Pedina nota: nativi { $natives }, monete ${ $coins }.
alt-discovery-points = { $name } ora prenderebbe { $points ->
    [one] un punto
   *[other] { $points } punti
 }.

# Il nome di un edificio in una parola, dove non c’è posto per altro
picture-building-colonists = Coloni
picture-building-monasteries = Monasteri
picture-building-trade-routes = Rotte
picture-building-training = Addestram.
picture-building-indentured-servitude = Servitù
picture-building-conquistador = Conquistatore
picture-building-navigator = Navigatore
picture-building-conquest-of-the-incas = Inca
picture-building-trading-post = Stazione
picture-building-new-world-cartography = Cartografia
picture-building-indian-allies = Alleati
picture-building-privateers = Corsari
picture-building-ship-yards = Cantieri
picture-building-cathedral = Cattedrale
picture-building-royal-revenue = Rendita
picture-building-royal-favour = Favore
picture-building-west-indies-company = Indie
picture-building-colonization-rights = Diritti
picture-building-rum-distillery = Rum
picture-building-merchant-guild = Gilda
picture-building-military-academy = Accademia
picture-building-cavalry = Cavalleria
picture-building-fortifications = Forti
picture-building-mercantilism = Mercantilismo
picture-building-population = Popolazione
picture-building-navy = Marina
picture-building-standing-army = Esercito
picture-building-architecture = Architettura
picture-building-colonial-empire = Impero
picture-building-wealth = Ricchezza
picture-building-migration = Migrazione
picture-building-imperial-treasury = Tesoro
picture-building-world-atlas = Atlante

# Che cosa fa un edificio, in poche parole: sotto il suo nome nell’immagine di chi lo possiede

picture-does-colonists = coloni +{ $buildings-colonists-pieces-colonist } ogni turno
picture-does-monasteries = missionari +{ $buildings-monasteries-pieces-missionary } ogni turno
picture-does-trade-routes = mercanti +{ $buildings-trade-routes-pieces-merchant } ogni turno
picture-does-training = soldati +{ $buildings-training-pieces-soldier } ogni turno
picture-does-indentured-servitude = un colono gratis in banchina, spazio X
picture-does-conquistador = soldati +{ $buildings-conquistador-discovery-pieces-soldier } nella scoperta ogni turno
picture-does-navigator = capitani +{ $buildings-navigator-discovery-pieces-captain } nella scoperta ogni turno
picture-does-conquest-of-the-incas = ha portato ${ $buildings-conquest-of-the-incas-money }
picture-does-trading-post = +${ $buildings-trading-post-money } ogni turno
picture-does-new-world-cartography = ha portato una scoperta; { $buildings-new-world-cartography-vp } punti
picture-does-indian-allies = ha portato soldati: { $buildings-indian-allies-colony-soldiers }
picture-does-privateers = ${ $buildings-privateers-privateers } per nave da ogni rivale
picture-does-ship-yards = capitani +{ $buildings-ship-yards-pieces-captain } ogni turno
picture-does-cathedral = coloni: { $buildings-cathedral-missionary-colonists } con un missionario
picture-does-royal-revenue = +${ $buildings-royal-revenue-money } ogni turno; { $buildings-royal-revenue-vp } punti
picture-does-royal-favour = una volta +1 posto; { $buildings-royal-favour-vp } punti
picture-does-west-indies-company = merci a caso +{ $buildings-west-indies-company-random-goods } ogni turno
picture-does-colonization-rights = un colono gratis in banchina, spazio Y
picture-does-rum-distillery = +${ $buildings-rum-distillery-money-per-good-sugar } per ogni zucchero
picture-does-merchant-guild = mercanti +{ $buildings-merchant-guild-pieces-merchant } ogni turno
picture-does-military-academy = soldati +{ $buildings-military-academy-pieces-soldier } ogni turno
picture-does-cavalry = soldati +{ $buildings-cavalry-pieces-soldier } ogni turno; sposti: { $buildings-cavalry-soldier-moves }
picture-does-fortifications = soldati +{ $buildings-fortifications-defence } in difesa
picture-does-mercantilism = punti: { $buildings-mercantilism-vp-per-good } per merce
picture-does-population = punti: { $buildings-population-vp-per-two-pieces } per 2 pezzi nel Nuovo Mondo
picture-does-navy = punti: { $buildings-navy-vp-per-ship } per nave
picture-does-standing-army = punti: { $buildings-standing-army-vp-per-soldier } per soldato nel Nuovo Mondo
picture-does-architecture = punti: { $buildings-architecture-vp-per-building } per edificio
picture-does-colonial-empire = punti: { $buildings-colonial-empire-vp-per-region } per regione colonizzata
picture-does-wealth = punti: { $buildings-wealth-vp-per-five-money } per $5
picture-does-migration = ogni turno sposta coloni: { $buildings-migration-colonist-moves }
picture-does-imperial-treasury = +${ $buildings-imperial-treasury-money } ogni turno; { $buildings-imperial-treasury-vp } punti
picture-does-world-atlas = punti: { $buildings-world-atlas-vp-per-discovery } per scoperta

# What symbols mean that stand without words, for the legend

symbol-roll = regione da scoprire
symbol-native = nativi: la forza che serve alla spedizione
symbol-coin = denaro
symbol-done = risolto in questo turno
symbol-doubloon = denaro
symbol-victory = punti vittoria
symbol-caravel = nave

# The lesson: what is said of each decision of data/lessons, and to whoever decides otherwise

lesson-chapter-placing = Cinque coloni
lesson-chapter-boxes = Box dopo box
lesson-chapter-plans = Arriva il capitano
lesson-chapter-harvest = Tre uguali
lesson-dock = Cominci tu. Ognuno piazza { $start-colonists } coloni, uno alla volta; solo dopo si risolvono i box, da 1 a 8. Un box pieno è chiuso, quindi comincia dove c’è poco posto: la banchina ha tre spazi, e da lì si arriva nel Nuovo Mondo. Nell’immagine in alto c’è la mappa, sotto i box con il loro numero.
    .else = Ogni box serve a qualcosa. Ma la banchina ha pochi spazi per ciò che vogliono tutti, e quando tornerai potrebbe essere piena.
lesson-capital = Qui ogni pezzo può comprare un edificio, nell’ordine degli spazi: dallo spazio 1 scegli prima di { $seat-1 }. Un edificio ora costa ${ $turns-building-cost-1 }, esattamente quanto hai. Nell’immagine i cinque in vendita stanno nel box 5.
    .else = Va bene anche così. Ma un edificio comprato nel primo turno funziona in tutti e { $turns-count }, e chi sta per primo nel box 5 sceglie per primo.
lesson-goods = Le merci pagano ogni turno, a gruppi: tre qualsiasi ${ $sets-three-any }, tre uguali ${ $sets-three-same }. Nell’immagine ce ne sono quattro nel box 3. Una, il cono bianco nella carta blu, è zucchero, ed è anche la merce dei Caraibi. Dallo spazio 1 scegli per primo.
    .else = Le merci restano tue per tutta la partita: chi comincia presto incassa più volte.
lesson-again = Due dei tre spazi della banchina sono occupati: questo è l’ultimo. In una regione chi ha più pezzi segna { $scoring-first } punti e chi è secondo { $scoring-second }, purché qualcuno ne abbia lì { $scoring-threshold }. Un colono solo è appena un inizio.
    .else = Così il robot può prendere l’ultimo spazio della banchina e superarti nei Caraibi.
lesson-captain = Il tuo ultimo pezzo. Uno spazio del box 7 ti dà uno specialista per il prossimo turno, oltre a { $start-colonists } nuovi coloni. Il primo spazio, con il cappello blu scuro, dà un capitano, che conta { $pieces-captain-discovery } nella scoperta e nelle spedizioni mercantili.
    .else = Può andar bene anche questo. Uno specialista, qualunque sia, è un pezzo in più nel prossimo turno: a questo serve il box 7.
lesson-settle = I pezzi sono tutti piazzati; ora si risolvono i box. { $seat-1 } ha incassato l’iniziativa, poi tocca alla banchina. Il tuo colono può andare in qualsiasi regione già scoperta. Nell’immagine le altre sono tratteggiate, con un rotolo: per ora ci sono solo i Caraibi.
    .else = A ciò che dà un pezzo si può sempre rinunciare. Ma un colono che resta a casa non conta da nessuna parte.
lesson-second = Avete un colono a testa nei Caraibi: nell’immagine lo si vede sotto il nome. Con il secondo sei in testa.
    .else = Rinunciare si può, ma i punti di una regione vanno a chi è in testa.
lesson-sugar = Sei sullo spazio 1, quindi scegli per primo. Prendi lo zucchero: anche la merce dei Caraibi è zucchero, e va a chi per primo ha lì { $scoring-threshold } pezzi. Sarebbe già una coppia.
    .else = Ogni merce può far parte di un gruppo. Ma pensa a quali potrai ancora avere: tre uguali pagano più di tre diverse.
lesson-build = Anche qui scegli per primo. Una { buildings-trading-post } rende ${ $buildings-trading-post-money } ogni turno, già da questo. Compra presto ciò che funziona ogni turno; ciò che dà solo punti alla fine arriva nell’epoca 3.
    .else = Nessun edificio si perde mai. Di ognuno chiediti quanto rende a turno e quanti turni restano.
lesson-third = Turno 2, e comincia { $seat-1 }: a questo serve l’iniziativa. Nell’immagine lo mostra il box *ordine di turno*, con i pezzi che ognuno deve piazzare. { $seat-1 } va di nuovo sulla banchina; vacci anche tu, per avere prima { $scoring-threshold } pezzi nei Caraibi.
    .else = Il robot è già sulla banchina. Chi per primo ha { $scoring-threshold } pezzi in una regione ne prende la merce, e nessun altro l’avrà.
lesson-early = Nel box 3 c’è di nuovo zucchero e non c’è ancora nessuno. Con quello dei Caraibi ne avresti tre uguali: ${ $sets-three-same } in ogni turno a venire. Arriva per primo.
    .else = Così il robot può mettersi sullo spazio 1 e prendere lo zucchero: dove c’è una sola cosa che ti serve, arriva per primo.
lesson-initiative = Chi sta nel box 1 agisce prima nel prossimo turno e incassa subito, $1 sullo spazio 1. Un solo pezzo a testa. Vale di più prima di un turno importante: dopo i turni { AND($turns-scoring) } si contano le colonie.
    .else = Se nessuno sta sull’iniziativa, l’ordine di turno non cambia: allora comincia di nuovo il robot.
lesson-training = Lo spazio con la moneta, l’ultimo del box 7, dà uno specialista a scelta per ${ $boxes-training-cost }. Gli altri quattro non costano nulla, ma danno solo il pezzo indicato. Qui decidi tardi, quando saprai com’è andata la spedizione.
    .else = Se sai già chi vuoi, uno spazio gratuito va altrettanto bene, finché è libero.
lesson-discovery = Nel box 6 prepari una spedizione. Dietro ogni rotolo dell’immagine aspettano da uno a sei nativi, e nessuno sa quanti; serve una forza pari ai nativi. Qui il capitano conta { $pieces-captain-discovery }, ogni altro pezzo { $pieces-colonist-discovery }.
    .else = Un capitano conta { $pieces-captain-discovery } solo nella scoperta e nelle spedizioni mercantili; altrove un colono vale lo stesso.
lesson-crew = L’ultimo pezzo va con il capitano: insieme hanno forza tre, che basta per metà delle pedine. Il capitano da solo basterebbe per una su quattro. I pezzi che non mandi possono aspettare nel box un altro turno.
    .else = Allora il capitano parte da solo, oppure aspetta nel box 6 che arrivi qualcun altro.
lesson-colony = Due contro due, dice l’immagine. Con il terzo colono hai per primo { $scoring-threshold } pezzi: lo zucchero dei Caraibi è tuo, e accanto ai pezzi vedrai quanti punti darebbe adesso la regione.
    .else = Una regione non dà nulla finché nessuno vi ha { $scoring-threshold } pezzi, e la sua merce resta dov’è.
lesson-alike = Hai due zuccheri, uno dei Caraibi. Il terzo fa un gruppo: tre uguali rendono ${ $sets-three-same } ogni turno, quattro ${ $sets-four-same }.
    .else = Tre diverse rendono ${ $sets-three-any }, tre uguali ${ $sets-three-same }.
lesson-explore = Scegli una regione e chi parte; solo allora si gira la pedina. Per ora nessuno ne conosce una, quindi guarda la merce: l’oro della Nuova Spagna si trova più spesso di bestiame o cacao. Manda entrambi: con due di forza sarebbe un azzardo.
    .else = Decide la forza. Se una spedizione fallisce, i suoi pezzi tornano a casa e la pedina l’hanno vista tutti: la prossima sa che cosa serve.
lesson-train = È riuscita: le monete e i punti della pedina sono tuoi, e un tuo colono sta nella Nuova Spagna, che nell’immagine ha il tuo colore. Un missionario che arriva dalla banchina porta un altro colono: due pezzi per un solo spazio.
    .else = Ognuno ha il suo momento: il capitano per spedizioni e navi, il mercante per le navi e per ${ $pieces-merchant-dock-money } all’arrivo, il soldato per saccheggi e battaglie.
lesson-end = **La lezione è finita.** Hai piazzato, colonizzato, commerciato, comprato, esplorato e addestrato: ogni turno va così. Nell’immagine hai tre pezzi nei Caraibi e il robot due; gli scudi dicono quanto vale dopo questo turno. Alla fine danno punti anche le scoperte, gli edifici e le entrate dell’ultimo turno.

    {""}*Ciò che capita più di rado:* la flotta più forte nel box 4 vince una nave, che in un gruppo vale qualsiasi merce. Un pezzo nel box 8 può dichiarare una battaglia dove entrambi hanno pezzi e uno ha un soldato, o una guerra ovunque per ${ $boxes-warfare-cost }; ogni parte sceglie in segreto chi muore. Chi ha { $supply-soldiers } soldati può trasformarne uno in colono per averne un altro. Anche alcuni edifici chiedono: Cartografia e Alleati indiani dove, Favore reale, Cavalleria e Migrazione che cosa muovere. Quando tutte le regioni sono scoperte le spedizioni vanno oltre la mappa; con un’opzione il primo ordine di turno va all’asta. I box stanno nell’immagine, e *?* li spiega.

    Puoi giocare qui fino alla fine, oppure cominciare una vera partita con `/play`.
