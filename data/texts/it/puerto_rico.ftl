# Puerto Rico: le parole di mosse, eventi, componenti, opzioni e regole.

game-name = Puerto Rico
    .about = Colonizza, costruisci, produci e spedisci merci nel Vecchio Mondo
game-face = Coltivi piantagioni, costruisci una città e spedisci merci nel Vecchio Mondo, tutto con i ruoli che i giocatori prendono a turno e che valgono per tutti. La fortuna non conta quasi nulla: conta il ruolo che aiuta te più degli altri.
moment = round { $round }

# Opzioni

option-two-player = Partita a due
    .about = La variante dell’editore per due: { $players-2-picks } personaggi a testa per round, meno navi e pezzi
option-two-player-false = no, da tre a cinque
option-two-player-true = sì, in due
option-open-vp = Punti vittoria scoperti
    .about = Decide se tutti vedono i punti vittoria che ciascuno ha guadagnato con le spedizioni
option-open-vp-false = coperti, come da regolamento
option-open-vp-true = scoperti
option-decline-production = Rinuncia alla produzione
    .about = Decide se nella fase dell’artigiano si può rinunciare a produrre
option-decline-production-false = tutti producono
option-decline-production-true = chiunque può rinunciare
option-mayor-refusal = Rifiuto dei coloni
    .about = Decide se si possono rifiutare i coloni della nave, che in tal caso escono dal gioco
option-mayor-refusal-forbidden = vietato
option-mayor-refusal-removed-from-game = permesso, escono dal gioco
option-large-building-geometry = Posto per i palazzi grandi
    .about = Decide se i palazzi grandi vanno ovunque ci sia posto, o uno solo in ciascuna delle { $city-columns } colonne
option-large-building-geometry-count = ovunque ci sia spazio
option-large-building-geometry-columns = uno per colonna
option-hacienda-reshuffle = Pila delle piantagioni vuota
    .about = Decide se gli scarti formano una nuova pila quando un’hacienda deve pescare da una pila vuota
option-hacienda-reshuffle-true = si mescola una nuova pila
option-hacienda-reshuffle-false = l’hacienda non pesca nulla
option-balanced = Valori da torneo
    .about = Dobloni di chi parte con il granturco: { $balanced-corn-doubloons }; università: { $balanced-costs-university }, fabbrica: { $balanced-costs-factory }
option-balanced-false = come da regolamento
option-balanced-true = equilibrati

# Mosse

move-take-role = Prendi un personaggio
    .name = personaggio
    .about = Prendi una carta personaggio, con gli eventuali dobloni che porta
    .chosen = { $role ->
        [open] Prendi un personaggio
       *[other] Prendi la carta { $role }
    }{ $privilege ->
        [no] , senza il privilegio
       *[yes] {""}
    }
move-take-role-role = Quale personaggio?
    .name = carta
move-take-role-privilege = Con il privilegio?
    .name = privilegio
move-take-role-privilege-true = con il privilegio
move-take-role-privilege-false = senza il privilegio
move-draw-tile = Pesca un segnalino
    .name = pesca
    .about = Usa l’hacienda: pesca una piantagione coperta, che finisce sulla tua isola
move-settle = Colloca
    .name = colloca
    .about = Metti sulla tua isola una piantagione della fila, oppure una cava
move-settle-tile = Quale segnalino?
    .name = segnalino
move-settle-colonist = Vuoi usare l’ospizio?
    .name = colono
move-settle-colonist-true = con il colono dell’ospizio
move-settle-colonist-false = senza il colono dell’ospizio
move-refuse = Rifiuta
    .name = rifiuta
    .about = Rifiuta alcuni dei coloni appena ricevuti: escono dal gioco
    .chosen = { $count ->
        [open] Rifiuta coloni
        [one] Rifiuta un colono
       *[other] Rifiuta { $count } coloni
    }
move-refuse-count = Quanti coloni?
    .name = quanti
move-place-colonists = Disponi i coloni
    .name = disponi
    .about = Ridisponi tutti i tuoi coloni: scegli ogni cerchietto da occupare
    .chosen = { $circles ->
        [open] Disponi i coloni
       *[other] Disponi i coloni: { $circles }
    }
move-place-colonists-circles = Quali cerchietti vuoi occupare?
    .name = cerchietti
move-build = Costruisci
    .name = costruisci
    .about = Costruisci un palazzo nella tua città
move-build-building = Quale palazzo?
    .name = palazzo
move-build-colonist = Vuoi usare l’università?
    .name = colono
move-build-colonist-true = con il colono dell’università
move-build-colonist-false = senza il colono dell’università
move-produce = Produci
    .name = produci
    .about = Produci tutti i barili che puoi
move-take-bonus = Prendi un altro barile
    .name = extra
    .about = Prendi il barile extra dell’artigiano
    .chosen = { $good ->
        [open] Prendi un altro barile
       *[other] Prendi un altro barile di { $good }
    }
move-take-bonus-good = Quale merce?
    .name = merce
move-sell = Vendi
    .name = vendi
    .about = Vendi un barile all’emporio
move-sell-good = Quale merce?
    .name = merce
move-load = Carica
    .name = carica
    .about = Carica su una nave tutti i barili di una merce che riesci a farci stare
    .chosen = { $good ->
        [open] Carica
       *[other] { $ship ->
            [open] Carica { $good }
           *[other] Carica { $good } sulla { $ship }
        }
    }{ $harbor ->
        [no] , senza il punto del porto
       *[yes] {""}
    }
move-load-good = Quale merce?
    .name = merce
move-load-ship = Quale nave?
    .name = nave
move-load-harbor = Vuoi usare il porto?
    .name = porto
move-load-harbor-true = con il punto del porto
move-load-harbor-false = senza il punto del porto
move-use-wharf = Usa il molo
    .name = molo
    .about = Spedisci dal tuo molo tutti i barili di una merce
    .chosen = { $good ->
        [open] Usa il molo
       *[other] Usa il molo: { $good }
    }{ $harbor ->
        [no] , senza il punto del porto
       *[yes] {""}
    }
move-use-wharf-good = Quale merce?
    .name = merce
move-use-wharf-harbor = Vuoi usare il porto?
    .name = porto
move-use-wharf-harbor-true = con il punto del porto
move-use-wharf-harbor-false = senza il punto del porto
move-final-pass = Non usare il molo
    .name = niente-molo
    .about = Passa per il resto della fase, senza usare il molo
move-store = Conserva
    .name = conserva
    .about = Tieni un solo barile, più tutti i barili delle merci che stanno nei tuoi magazzini
    .chosen = { $single ->
        [open] Conserva
       *[other] { $whole ->
            [open] Conserva un barile di { $single }
           *[other] { $whole-count ->
                [0] Conserva un barile di { $single }
               *[other] Conserva un barile di { $single }; nei magazzini: { $whole }
            }
        }
    }
move-store-single = Quale merce per il barile singolo?
    .name = singolo
move-store-whole = Quali merci vanno nei magazzini?
    .name = magazzini
move-store-only = Conserva solo nei magazzini
    .name = solo-magazzini
    .about = Tieni i barili delle merci che stanno nei tuoi magazzini e nessun barile singolo
move-store-nothing = Non conservare niente
    .name = niente
    .about = Rimetti tutti i tuoi barili nella scorta
move-store-only-whole = Quali merci vanno nei magazzini?
    .name = magazzini

# Passi: «…, tocca a te: …»

step-choose-role = prendere un personaggio
step-hacienda = pescare una piantagione coperta con l’hacienda, o passare
step-hacienda-tile = si pesca una piantagione
step-settler = collocare un segnalino sull’isola, o passare
step-row-tiles = si scoprono le piantagioni
step-refuse-colonists = rifiutare dei nuovi coloni, o accettarli tutti
step-mayor = disporre i coloni
step-builder = costruire, o passare
step-craftsman = produrre, o passare
step-bonus = prendere un altro barile, o passare
step-trader = vendere un barile all’emporio, o passare
step-captain = caricare una nave
step-storage = scegliere quali barili conservare
step-new-round = comincia il round
step-clear-row = si scarta il resto della fila
step-lay-row = si dispone una nuova fila
step-end-settler = finisce la fase del colonizzatore
step-deal-colonists = si distribuiscono i coloni
step-prospector = il cercatore d’oro trova il suo doblone
step-end-round = finisce il round

# Fasi

phase-settler = la fase del colonizzatore
phase-mayor = la fase del sindaco
phase-builder = la fase del costruttore
phase-craftsman = la fase dell’artigiano
phase-trader = la fase del commerciante
phase-captain = la fase del capitano
phase-prospector = la fase del cercatore d’oro

# Che cosa aspettano gli ordini

until-round = fino alla fine del round
until-role = finché qualcuno non prende un altro personaggio
until-shipped = finché qualcuno non spedisce
until-sold = finché qualcuno non vende all’emporio

# Eventi

event-round-began = Comincia il round { $round }; governatore: { $governor }
event-role-taken = { $seat } prende la carta { $role }{ $doubloons ->
        [0] {""}
        [one] {" "}con un doblone
       *[other] {" "}con { $doubloons } dobloni
    }{ $privilege ->
        [no] , senza il privilegio
       *[yes] {""}
    }
event-passed = { $seat } passa
event-tile-drawn = L’hacienda di { $seat } pesca una { $tile } (regole: { buildings-hacienda })
event-tile-taken = { $seat } colloca una { $tile }{ $colonist ->
        [yes] , con un colono
       *[no] {""}
    }
event-stack-shuffled = { $count ->
        [one] La piantagione scartata forma una nuova pila
       *[other] Le { $count } piantagioni scartate, mescolate, formano una nuova pila
    }
event-row-laid = Nuova fila: { $tiles }
event-colonist-taken = { $seat } prende un colono in più
event-colonists-dealt = { $seat } riceve { $count ->
        [one] un colono
       *[other] { $count } coloni
    } dalla nave
    .also = { $seat } ne riceve { $count ->
        [one] uno
       *[other] { $count }
    }
event-colonists-refused = { $seat } rifiuta { $count ->
        [one] un colono, che esce dal gioco
       *[other] { $count } coloni, che escono dal gioco
    } (regole: { rules-mayor.title })
event-colonists-placed = { $seat } dispone i coloni: { $circles }{ $san_juan ->
        [0] {""}
       *[other] ; a San Juan: { $san_juan }
    }
event-colonist-ship-filled = { $count ->
        [0] Nessun colono sale sulla nave
        [one] 1 colono sale sulla nave
       *[other] { $count } coloni salgono sulla nave
    }; { $supply ->
        [0] la scorta è vuota
        [one] ne resta 1 nella scorta
       *[other] ne restano { $supply } nella scorta
    } (regole: { rules-mayor.title })
event-built = { $seat } costruisce: { $building }, { $price ->
        [0] gratis
        [one] per un doblone
       *[other] per { $price } dobloni
    }{ $colonist ->
        [yes] , con un colono
       *[no] {""}
    }
event-goods-produced = Produzione di { $seat }: { $goods }
    .also = di { $seat }: { $goods }
event-factory-paid = La fabbrica di { $seat } rende { $doubloons ->
        [one] un doblone
       *[other] { $doubloons } dobloni
    } (regole: { buildings-factory })
event-bonus-taken = { $seat } prende un altro barile di { $good }
event-good-sold = { $seat } vende { $good } { $doubloons ->
        [0] senza incassare nulla
        [one] per un doblone
       *[other] per { $doubloons } dobloni
    }
event-house-emptied = L’emporio è pieno e si svuota: { $goods } (regole: { rules-trader.title })
event-goods-loaded = { $seat } carica { $count ->
        [one] 1 barile
       *[other] { $count } barili
    } di { $good } sulla { $ship }: { $vp ->
        [one] 1 punto vittoria
       *[other] { $vp } punti vittoria
    }
event-wharf-used = { $seat } spedisce dal molo { $count ->
        [one] 1 barile
       *[other] { $count } barili
    } di { $good }: { $vp ->
        [one] 1 punto vittoria
       *[other] { $vp } punti vittoria
    } (regole: { rules-captain.title })
event-goods-stored = { $seat } conserva: { $kept }; restituisce: { $returned } (regole: { rules-storage.title })
event-ship-emptied = La { $ship } salpa con { $count ->
        [one] 1 barile
       *[other] { $count } barili
    } di { $good } (regole: { rules-storage.title })
event-gold-found = { $seat } prende { $doubloons ->
        [one] un doblone
       *[other] { $doubloons } dobloni
    }
event-roles-sweetened = { $doubloons ->
        [one] Un doblone va
       *[other] { $doubloons } dobloni vanno
    } su ogni personaggio che nessuno ha preso: { $roles } (regole: { rules-round.title })
event-end-caused = { $trigger }: perciò la partita è finita
event-last-round-called = { $trigger }: questo è l’ultimo round (regole: { rules-end.title })

# Fatti su una scelta: quanto costa e rende (accanto al nome), perché non è possibile

fact-price = { $doubloons ->
        [0] gratis
        [one] 1 doblone
       *[other] { $doubloons } dobloni
    }{ $quarries ->
        [0] {""}
        [one] {" "}con 1 cava
       *[other] {" "}con { $quarries } cave
    }
fact-income = +{ $doubloons } { $doubloons ->
        [one] doblone
       *[other] dobloni
    }
fact-harvest = { $goods }{ $more ->
        [0] {""}
       *[other] {" "}e 1 in più
    }{ $doubloons ->
        [0] {""}
        [one] , +1 doblone
       *[other] , +{ $doubloons } dobloni
    }
fact-points = { $count ->
        [one] 1 barile
       *[other] { $count } barili
    }, { $vp ->
        [one] 1 punto
       *[other] { $vp } punti
    }
fact-too-dear = { $building }: costa { $price }, tu hai { $doubloons }.
fact-no-space = { $building }: occupa { $spaces ->
        [one] 1 spazio della città
       *[other] { $spaces } spazi della città
    }, tu ne hai { $free ->
        [0] nessuno
       *[other] { $free }
    }.
fact-already-built = { $building }: ce l’hai già.
fact-sold-out = { $building }: non ce ne sono più.
fact-role-gone = { $seat } ha già preso questo ruolo in questo turno: { $role }.
fact-not-in-row = Non è nella fila: { $tile }.
fact-no-quarry = { $left ->
        [0] Non ci sono più cave.
       *[other] Solo il { roles-settler }, o chi ha { buildings-construction-hut } con un colono, può prendere una cava.
    }
fact-island-full = Tutti i { $spaces } spazi della tua isola sono occupati.
fact-no-barrel = Non hai { $good }.
fact-warehouses-hold = { $kinds ->
        [0] Non hai un magazzino occupato: tieni un solo barile.
        [one] I tuoi magazzini tengono 1 tipo di merce.
       *[other] I tuoi magazzini tengono { $kinds } tipi di merci.
    }
fact-kept-whole = { $good }: il tuo magazzino tiene già tutto. Scegli un’altra merce per il barile singolo.
fact-house-full = Tutti i { $spaces } posti dell’emporio sono occupati.
fact-in-house = Nell’emporio c’è già { $good }, e tu non hai un ufficio occupato.
fact-other-load = { $ship }: trasporta già { $good }.
fact-ship-full = { $ship }: al completo, { $capacity } su { $capacity }.
fact-other-ship = { $good }: va caricato qui: { $ship }.
fact-not-made = Non hai appena prodotto { $good }.

# Perché una mossa è stata fatta: continua la mossa

fact-for-money = per ricevere { $doubloons ->
        [one] 1 doblone
       *[other] { $doubloons } dobloni
    }
fact-to-settle = per scegliere prima degli altri tra le tessere, con { $free ->
        [one] 1 spazio libero
       *[other] { $free } spazi liberi
    } da riempire
fact-to-draw = per una tessera in più: { $free ->
        [one] resta 1 spazio libero
       *[other] restano { $free } spazi liberi
    }
fact-to-occupy = per mettere coloni su { $circles ->
        [one] 1 cerchio vuoto
       *[other] { $circles } cerchi vuoti
    }
fact-to-build-cheaply = per costruire con lo sconto; l’edificio più caro alla portata: { $building }, { $doubloons ->
        [0] gratis
        [one] a 1 doblone
       *[other] a { $doubloons } dobloni
    }
fact-to-produce = per produrre { $count ->
        [one] 1 barile
       *[other] { $count } barili
    }
fact-to-sell = per vendere { $good } a { $doubloons ->
        [one] 1 doblone
       *[other] { $doubloons } dobloni
    }
fact-to-ship = per spedire { $count ->
        [one] 1 barile
       *[other] { $count } barili
    } di { $good }
fact-ships-first = per spedire { $count ->
        [one] 1 barile
       *[other] { $count } barili
    } di { $good } prima che altri possano riempire la nave
fact-fills-ship = per spedire { $count ->
        [one] 1 barile
       *[other] { $count } barili
    } di { $good } e riempire una nave
fact-for-plant = per un edificio che ha ancora posto per questa merce: { $good }
fact-without-plant = perché questa merce non richiede edifici: { $good }
fact-new-kind = per coltivare una merce in più: { $good }
fact-one-more = per averne una in più: { $tile }
fact-to-process = per lavorare questa merce: { $good } ({ $count ->
        [0] da piantagioni future
        [one] 1 piantagione è ancora senza edificio
       *[other] { $count } piantagioni sono ancora senza edificio
    })
fact-for-points = per { $vp ->
        [one] il suo punto
       *[other] i suoi { $vp } punti
    } e il bonus di fine partita
fact-for-effect = per quello che fa finché è occupato: { $building-about }
fact-to-save = per risparmiare { $doubloons ->
        [one] 1 doblone
       *[other] { $doubloons } dobloni
    } e costruire più tardi
fact-keeps-good = per vendere o spedire più tardi: { $good }
fact-to-keep = per conservare { $count ->
        [one] 1 barile
       *[other] { $count } barili
    }

# Merci

goods-corn = granturco
    .gender = m
    .about = Cresce nelle piantagioni di granturco occupate e non ha bisogno di impianti
goods-indigo = indaco
    .gender = m
    .about = Richiede una piantagione occupata e un colono in una fabbrica di indaco
goods-sugar = zucchero
    .gender = m
    .about = Richiede una piantagione occupata e un colono in un mulino dello zucchero
goods-tobacco = tabacco
    .gender = m
    .about = Richiede una piantagione occupata e un colono in un deposito del tabacco
goods-coffee = caffè
    .gender = m
    .about = Richiede una piantagione occupata e un colono in una torrefazione del caffè

goods-each =
    .facts = Prezzo { $price } · barili nella scatola: { $barrels }

# Segnalini

tiles-corn = piantagione di granturco
    .gender = f
    .about = Se è occupata, produce un barile di granturco in ogni fase dell’artigiano
tiles-indigo = piantagione di indaco
    .gender = f
    .about = Se è occupata, rifornisce un colono di una fabbrica di indaco, che ne ricava un barile di indaco
tiles-sugar = piantagione di zucchero
    .gender = f
    .about = Se è occupata, rifornisce un colono di un mulino dello zucchero, che ne ricava un barile di zucchero
tiles-tobacco = piantagione di tabacco
    .gender = f
    .about = Se è occupata, rifornisce un colono di un deposito del tabacco, che ne ricava un barile di tabacco
tiles-coffee = piantagione di caffè
    .gender = f
    .about = Se è occupata, rifornisce un colono di una torrefazione del caffè, che ne ricava un barile di caffè
tiles-quarry = cava
    .gender = f
    .about = Se è occupata, ogni palazzo costa un doblone in meno, fino al limite della sua colonna

tiles-each =
    .facts = Segnalini nella scatola: { $copies }

# Navi

ships-4 = nave da { $capacity }
    .gender = f
ships-5 = nave da { $capacity }
    .gender = f
ships-6 = nave da { $capacity }
    .gender = f
ships-7 = nave da { $capacity }
    .gender = f
ships-8 = nave da { $capacity }
    .gender = f

ships-each =
    .about = Porta { $capacity } barili di una sola merce

# Personaggi

roles-settler = colonizzatore
    .gender = m
    .about = Tutti possono prendere una piantagione dalla fila. Privilegio: puoi prendere invece una cava
roles-mayor = sindaco
    .gender = m
    .about = Si spartiscono i coloni della nave e si ridispongono tutti. Privilegio: uno in più dalla scorta
roles-builder = costruttore
    .gender = m
    .about = Tutti possono costruire un palazzo. Privilegio: paghi un doblone in meno
roles-craftsman = artigiano
    .gender = m
    .about = Tutti producono merci. Privilegio: un altro barile di una merce che hai appena prodotto
roles-trader = commerciante
    .gender = m
    .about = Tutti possono vendere un barile all’emporio. Privilegio: il tuo rende un doblone in più
roles-captain = capitano
    .gender = m
    .about = Si carica finché si può, poi si conserva. Privilegio: un punto in più per il tuo primo carico
roles-prospector1 = cercatore d’oro
    .gender = m
    .about = Privilegio: prendi un doblone dalla banca. Gli altri non fanno nulla
roles-prospector2 = secondo cercatore d’oro
    .gender = m
    .about = Privilegio: prendi un doblone dalla banca. Gli altri non fanno nulla

# La fine

triggers-colonists-short = I coloni non bastano a riempire la nave
    .about = Dopo una fase del sindaco, la scorta non riesce a riempire la nave dei coloni come previsto
triggers-city-full = Una città è completa
    .about = In una fase del costruttore, qualcuno occupa l’ultima casella della propria città
triggers-vp-exhausted = È stato assegnato l’ultimo punto vittoria
    .about = In una fase del capitano, la scorta dei punti vittoria si esaurisce

# Palazzi; per ogni effetto serve un colono sul palazzo

buildings-each =
    .facts = Costo { $cost } · punti { $vp } · cerchietti { $circles } · caselle { $spaces } · sconto massimo delle cave: { $column } · nella scatola: { $copies }

buildings-small-indigo-plant = fabbrica di indaco piccola
    .gender = f
    .about = Un cerchietto: trasforma in un barile l’indaco di una piantagione
buildings-indigo-plant = fabbrica di indaco
    .gender = f
    .about = Tre cerchietti: ogni colono trasforma in un barile l’indaco di una piantagione
buildings-small-sugar-mill = mulino dello zucchero piccolo
    .gender = m
    .about = Un cerchietto: trasforma in un barile lo zucchero di una piantagione
buildings-sugar-mill = mulino dello zucchero
    .gender = m
    .about = Tre cerchietti: ogni colono trasforma in un barile lo zucchero di una piantagione
buildings-tobacco-storage = deposito del tabacco
    .gender = m
    .about = Tre cerchietti: ogni colono trasforma in un barile il tabacco di una piantagione
buildings-coffee-roaster = torrefazione del caffè
    .gender = f
    .about = Due cerchietti: ogni colono trasforma in un barile il caffè di una piantagione
buildings-small-market = mercato piccolo
    .gender = m
    .about = Incassi { $sale-bonus ->
        [one] { $sale-bonus } doblone
       *[other] { $sale-bonus } dobloni
    } in più ogni volta che vendi in una fase del commerciante
buildings-large-market = mercato grande
    .gender = m
    .about = Incassi { $sale-bonus ->
        [one] { $sale-bonus } doblone
       *[other] { $sale-bonus } dobloni
    } in più ogni volta che vendi in una fase del commerciante
buildings-hacienda = hacienda
    .gender = f
    .about = Prima del tuo turno di colonizzazione puoi pescare una piantagione coperta, che va sulla tua isola
buildings-construction-hut = capanna della costruzione
    .gender = f
    .about = Nella fase del colonizzatore puoi prendere una cava invece di una piantagione della fila
buildings-small-warehouse = magazzino piccolo
    .gender = m
    .about = Dopo il carico conservi tutti i barili di { $store-kinds ->
        [one] { $store-kinds } merce
       *[other] { $store-kinds } merci
    } in più
buildings-large-warehouse = magazzino grande
    .gender = m
    .about = Dopo il carico conservi tutti i barili di { $store-kinds ->
        [one] { $store-kinds } merce
       *[other] { $store-kinds } merci
    } in più
buildings-hospice = ospizio
    .gender = m
    .about = Ogni segnalino che collochi (hacienda esclusa) riceve un colono: dalla scorta, altrimenti dalla nave
buildings-office = ufficio
    .gender = m
    .about = Puoi vendere una merce che l’emporio ha già, finché c’è posto
buildings-factory = fabbrica
    .gender = f
    .about = Se produci 0, 1, 2, 3, 4, 5 tipi di merce incassi { $doubloons-by-kinds } dobloni
buildings-university = università
    .gender = f
    .about = Ogni palazzo che costruisci riceve un colono: dalla scorta, altrimenti dalla nave
buildings-harbor = porto
    .gender = m
    .about = Ogni tuo carico, su una nave o dal molo, vale { $vp-per-load ->
        [one] { $vp-per-load } punto vittoria
       *[other] { $vp-per-load } punti vittoria
    } in più
buildings-wharf = molo
    .gender = m
    .about = Una volta per fase del capitano puoi spedire fino a { $wharf-capacity } barili di una merce, 1 punto l’uno
buildings-guild-hall = sede della corporazione
    .gender = f
    .about = Alla fine: { $vp-per-small-production } PV per ogni tuo impianto di produzione piccolo, { $vp-per-large-production } per quelli grandi, occupati o no
buildings-residence = residenza
    .gender = f
    .about = Alla fine, punti per i tuoi segnalini: { $vp-by-tiles-10 } fino a 9, { $vp-by-tiles-11 } con 10, { $vp-by-tiles-12 } con 11, { $vp-by-tiles-13 } con 12
    .facts = { buildings-each.facts } · punti con 0, 1, 2… segnalini: { $vp-by-tiles }
buildings-fortress = fortezza
    .gender = f
    .about = Alla fine: 1 punto ogni { $colonists-per-vp } tuoi coloni, ovunque siano
buildings-customs-house = dogana
    .gender = f
    .about = Alla fine: 1 punto ogni { $chips-per-vp } punti vittoria guadagnati con le spedizioni
buildings-city-hall = municipio
    .gender = m
    .about = Alla fine: { $vp-per-violet ->
        [one] { $vp-per-violet } punto
       *[other] { $vp-per-violet } punti
    } per ogni tuo palazzo viola, occupato o no, compreso questo

# Cerchietti: dove stanno i coloni

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

# Punteggi

# What decides between equal points.
tie-break-1 = { $number } { $number ->
    [one] doblone o barile
   *[other] dobloni e barili
 }
picture-tie-break-1 = dobloni e barili

score-chips = spedizioni
score-buildings = palazzi
score-guild-hall = sede della corporazione
score-residence = residenza
score-fortress = fortezza
score-customs-house = dogana
score-city-hall = municipio

# Regole

rules-two-minutes = **Di che si tratta.** Guidi una colonia: metti piantagioni sulla tua isola, ci mandi coloni, produci merci e poi le vendi o le imbarchi. Vince chi ha più punti vittoria; li danno le merci imbarcate e gli edifici.

    {""}**Un round.** A turno ognuno prende un ruolo e *tutti* fanno ciò che dice. Chi l’ha preso comincia e ha un piccolo privilegio. Sui ruoli che nessuno ha preso { $role-doubloons ->
        [one] si aggiunge un doblone
       *[other] si aggiungono { $role-doubloons } dobloni
    }: chi ne prende uno più tardi prende anche il denaro.

    {""}**I ruoli.** *Colonizzatore*: prendi una piantagione. *Sindaco*: arrivano coloni; senza un colono non funziona nulla. *Costruttore*: compra un edificio. *Artigiano*: le piantagioni occupate producono, ma per tutto tranne il granturco serve anche un edificio di produzione occupato. *Commerciante*: vendi una merce per dobloni. *Capitano*: imbarca merci per punti vittoria; ciò che si può caricare si deve caricare. *Cercatore d’oro*: un doblone.

    {""}**Che cosa conviene di solito.** All’inizio il denaro: una merce da vendere e le cave, che rendono più economici gli edifici. Poi i punti: granturco e molto di una sola merce da imbarcare, e un edificio grande verso la fine. Prendi il ruolo che aiuta più te degli altri, e guarda di che cosa ha bisogno chi viene dopo.

    {""}**La fine.** Quando finiscono i coloni, i punti vittoria o gli spazi di una città, si gioca il round fino in fondo.

    {""}**Nell’immagine.** In alto i ruoli; poi le piantagioni da prendere e le cave; le navi da carico; l’emporio accanto ai punti e ai coloni rimasti; i barili rimasti con il loro prezzo; sotto gli edifici con il costo, in gruppi secondo quanto fa risparmiare una cava.
    .title = In due minuti
rules-round = Chi ha la carta governatore prende una carta personaggio, con i dobloni che ci sono sopra, e tutti agiscono nella fase di quel personaggio: prima chi ha preso la carta, poi gli altri in senso orario. Tocca quindi a chi segue, che prende una delle carte rimaste, e così via, finché tutti non hanno avuto il loro turno (in 2: { $players-2-picks } a testa).

    Chi ha preso la carta gode anche del suo privilegio. Una carta va presa comunque, anche se non ti serve. Gli altri possono agire anche se tu non lo fai.

    Alla fine del round { $role-doubloons ->
        [one] un doblone va
       *[other] { $role-doubloons } dobloni vanno
    } su ogni carta che nessuno ha preso, tutte le carte tornano a disposizione e la carta governatore passa a sinistra.

    Un segnalino o un palazzo funziona solo se ha sopra almeno un colono. I punti vittoria di un palazzo valgono comunque.
    .title = Il round
rules-setup = Tutti hanno un’isola di { $island-spaces } caselle, una città di { $city-spaces } caselle, qualche doblone e una piantagione: di indaco per chi ha la carta governatore e per chi viene subito dopo, di granturco per gli ultimi.{ $corn-doubloons ->
        [0] {""}
       *[other] {" "}Partire con il granturco cambia i dobloni di { $corn-doubloons }.
    }

    In 3: { $players-3-doubloons } dobloni a testa; { $players-3-vp } punti vittoria; { $players-3-colonists } coloni nella scorta e { $players-3-colonist-ship } sulla nave dei coloni; navi da carico: { $players-3-ships }; partenza: { $players-3-start-tiles }; { $players-3-row } segnalini nella fila; personaggi a testa per round: { $players-3-picks }.
    In 4: { $players-4-doubloons } dobloni a testa; { $players-4-vp } punti vittoria; { $players-4-colonists } coloni nella scorta e { $players-4-colonist-ship } sulla nave dei coloni; navi da carico: { $players-4-ships }; partenza: { $players-4-start-tiles }; { $players-4-row } segnalini nella fila; personaggi a testa per round: { $players-4-picks }.
    In 5: { $players-5-doubloons } dobloni a testa; { $players-5-vp } punti vittoria; { $players-5-colonists } coloni nella scorta e { $players-5-colonist-ship } sulla nave dei coloni; navi da carico: { $players-5-ships }; partenza: { $players-5-start-tiles }; { $players-5-row } segnalini nella fila; personaggi a testa per round: { $players-5-picks }.

    In tre si gioca senza cercatori d’oro, in quattro con uno, in cinque con entrambi.
    .title = Preparazione
rules-two-players = È la variante dell’editore per due. Dalla scatola si tolgono { $two-players-plantations-removed } piantagioni per tipo, { $two-players-quarries-removed } cave e { $two-players-barrels-removed } barili per merce; di ogni impianto di produzione sono in gioco { $two-players-production-copies } copie, di ogni palazzo viola { $two-players-violet-copies }.

    { $players-2-doubloons } dobloni a testa; { $players-2-vp } punti vittoria; { $players-2-colonists } coloni nella scorta e { $players-2-colonist-ship } sulla nave dei coloni; navi da carico: { $players-2-ships }; partenza: { $players-2-start-tiles }; { $players-2-row } segnalini nella fila; personaggi a testa per round: { $players-2-picks }.

    In ogni round si sceglie a turno finché entrambi non hanno avuto { $players-2-picks } personaggi; sulle carte che avanzano si mettono i dobloni, come al solito.
    .title = In due
rules-settler = A turno, ciascuno può prendere una piantagione dalla fila scoperta e metterla sulla propria isola. Chi ha la carta colonizzatore può prendere invece una cava, e può farlo anche chi ha una capanna della costruzione occupata.

    Chi ha un’hacienda occupata può prima pescare una piantagione coperta, che va sull’isola. Chi ha un ospizio occupato riceve un colono sul segnalino del suo normale turno, ma non su quello dell’hacienda. Il colono viene dalla scorta o, se è vuota, dalla nave.

    Un’isola ha { $island-spaces } caselle. I segnalini non si tolgono più.

    Poi si scarta il resto della fila e se ne dispone una nuova, con un segnalino in più rispetto al numero di chi gioca. Quando la pila finisce, gli scarti si mescolano e ne formano una nuova.
    .title = Colonizzatore
rules-mayor = Chi ha la carta sindaco può prendere un colono dalla scorta. Poi i coloni della nave si distribuiscono a uno a uno, cominciando da chi ha la carta.

    A questo punto tutti ridispongono i propri coloni, vecchi e nuovi, sui cerchietti di segnalini e palazzi. Nessun cerchietto può restare vuoto finché hai un colono a San Juan: decidi quali cerchietti restano vuoti, non quanti.

    Infine la nave si riempie di nuovo: un colono per ogni cerchietto vuoto di tutti i palazzi (i segnalini non contano), ma almeno uno a testa. Se la scorta non ne ha abbastanza, questo è l’ultimo round.

    Tra una fase del sindaco e l’altra i coloni restano dove sono, anche quelli a San Juan.
    .title = Sindaco
rules-builder = A turno, ciascuno può costruire un palazzo. Chi ha la carta costruttore paga un doblone in meno. Ogni cava occupata ne toglie un altro: al massimo { $buildings-small-market-column } nella prima colonna di palazzi, { $buildings-large-market-column } nella seconda, { $buildings-harbor-column } nella terza, { $buildings-city-hall-column } nella quarta. Un prezzo non scende mai sotto 0.

    Una città ha { $city-spaces } caselle; un palazzo viola grande ne occupa { $buildings-guild-hall-spaces }. Di ogni tipo puoi averne uno solo; l’impianto piccolo e quello grande per la stessa merce sono due tipi diversi. I palazzi non si tolgono più dalla città.

    Chi ha un’università occupata riceve un colono sul nuovo palazzo: dalla scorta o, se è vuota, dalla nave.

    Quando qualcuno occupa l’ultima casella della propria città, questo è l’ultimo round.
    .title = Costruttore
rules-craftsman = Si produce a turno, cominciando da chi ha la carta artigiano. Ogni barile di indaco, zucchero, tabacco o caffè richiede una piantagione occupata e un colono in un impianto per quella merce; per il granturco basta la piantagione. Quando la scorta di una merce è finita, chi viene dopo resta senza.

    Una fabbrica occupata rende { $buildings-factory-doubloons-by-kinds } dobloni a chi produce 0, 1, 2, 3, 4, 5 tipi di merce.

    Poi chi ha la carta artigiano può prendere un altro barile di una merce che ha appena prodotto.
    .title = Artigiano
rules-trader = A turno, ciascuno può vendere un barile all’emporio. Il granturco rende { $goods-corn-price }, l’indaco { $goods-indigo-price }, lo zucchero { $goods-sugar-price }, il tabacco { $goods-tobacco-price }, il caffè { $goods-coffee-price }; chi ha la carta commerciante incassa 1 in più, un mercato piccolo occupato rende { $buildings-small-market-sale-bonus } in più, un mercato grande occupato { $buildings-large-market-sale-bonus } in più.

    L’emporio ha { $house-spaces } caselle e compra ogni merce una volta sola; chi ha un ufficio occupato può vendere una merce già presente. Quando è pieno, nessuno può più vendere.

    Alla fine della fase un emporio pieno si svuota. Altrimenti i barili restano per la prossima fase del commerciante.
    .title = Commerciante
rules-captain = A turno, ciascuno carica una merce su una nave, giro dopo giro, finché nessuno può più caricare. Chi può caricare deve farlo.

    Ogni nave porta una sola merce e due navi non portano mai la stessa. Scegli liberamente la merce e ne carichi il più possibile. Se nessuna nave la porta ancora, devi usare la nave vuota che prende il maggior numero dei tuoi barili; a parità, scegli tu.

    Ogni barile vale 1 punto vittoria. Chi ha la carta capitano ne riceve 1 in più per il primo carico, chi ha un porto occupato { $buildings-harbor-vp-per-load } in più per ogni carico.

    Una volta per fase, invece di caricare una nave, chi ha un molo occupato può rimettere nella scorta tutti i propri barili di una merce (al massimo { $wharf-capacity }) per altrettanti punti, qualunque cosa portino le navi. Non è mai un obbligo, nemmeno se non può caricare altro.

    I punti vittoria si tengono coperti. Quando viene assegnato l’ultimo, questo è l’ultimo round; quelli guadagnati dopo valgono comunque.
    .title = Capitano
rules-storage = Dopo il carico, ciascuno conserva un solo barile di una merce a scelta. Un magazzino piccolo occupato conserva tutti i barili di { $buildings-small-warehouse-store-kinds ->
        [one] { $buildings-small-warehouse-store-kinds } merce
       *[other] { $buildings-small-warehouse-store-kinds } merci
    } in più, un magazzino grande occupato quelli di { $buildings-large-warehouse-store-kinds ->
        [one] { $buildings-large-warehouse-store-kinds } merce
       *[other] { $buildings-large-warehouse-store-kinds } merci
    } in più. Tutto il resto torna nella scorta. Un magazzino non esonera dall’obbligo di caricare.

    Poi ogni nave piena si svuota. Le altre tengono i loro barili, e quindi la loro merce, per la prossima fase del capitano.
    .title = Stoccaggio
rules-prospector = Chi prende il cercatore d’oro riceve 1 doblone. Gli altri non fanno nulla. In cinque ci sono due di queste carte, in tre nessuna.
    .title = Cercatore d’oro
rules-buildings = Costo · punti vittoria · cerchietti

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

    I quattro gruppi sono le quattro colonne, nelle quali le cave tolgono al massimo { $buildings-small-market-column }, { $buildings-large-market-column }, { $buildings-harbor-column }, { $buildings-city-hall-column } dobloni. Gli ultimi cinque sono i palazzi grandi.
    .title = Palazzi
rules-end = La partita finisce con il round in cui accade una di queste cose; il round si gioca per intero.

    La nave dei coloni non si può riempire come previsto · qualcuno occupa l’ultima casella di una città · viene assegnato l’ultimo punto vittoria.

    Contano i punti delle spedizioni, quelli stampati sui tuoi palazzi, occupati o no, e i punti extra dei tuoi palazzi grandi occupati. Dobloni e merci non valgono nulla, ma decidono in caso di parità: vince chi ha più dobloni e merci insieme, e chi è ancora in parità condivide la vittoria.
    .title = La fine

# Nelle immagini e sotto

picture-san-juan = a San Juan
picture-puerto-rico-face-down = { $tiles } { $tiles ->
    [one] coperta
   *[other] coperte
}
picture-puerto-rico-discarded = { $tiles } { $tiles ->
    [one] scartata
   *[other] scartate
}
picture-puerto-rico-next = poi
picture-puerto-rico-points = { $printed } + { $chips } { $chips ->
    [one] gettone
   *[other] gettoni
}

# Che cosa fa un palazzo, in poche parole
picture-puerto-rico-small-indigo-plant = produce 1 indaco
picture-puerto-rico-indigo-plant = produce fino a 3 indaco
picture-puerto-rico-small-sugar-mill = produce 1 zucchero
picture-puerto-rico-sugar-mill = produce fino a 3 zucchero
picture-puerto-rico-tobacco-storage = produce fino a 3 tabacco
picture-puerto-rico-coffee-roaster = produce fino a 2 caffè
picture-puerto-rico-small-market = vende a 1 in più
picture-puerto-rico-large-market = vende a 2 in più
picture-puerto-rico-hacienda = un segnalino in più, coperto
picture-puerto-rico-construction-hut = può collocare una cava
picture-puerto-rico-small-warehouse = conserva 1 merce in più
picture-puerto-rico-large-warehouse = conserva 2 merci in più
picture-puerto-rico-hospice = colloca con un colono
picture-puerto-rico-office = vende anche merci già vendute
picture-puerto-rico-factory = dobloni per i tipi prodotti
picture-puerto-rico-university = costruisce con un colono
picture-puerto-rico-harbor = 1 PV in più per carico
picture-puerto-rico-wharf = una nave tutta per sé
picture-puerto-rico-guild-hall = punti per gli impianti
picture-puerto-rico-residence = punti per l’isola
picture-puerto-rico-fortress = punti per i coloni
picture-puerto-rico-customs-house = punti per le spedizioni
picture-puerto-rico-city-hall = punti per i palazzi viola

alt-puerto-rico-roles = Personaggi rimasti: { $roles }.
alt-puerto-rico-row = Piantagioni: { $tiles }.
alt-puerto-rico-quarries = Cave: { $quarries }.
alt-puerto-rico-stack = Piantagioni coperte: { $tiles }.
alt-puerto-rico-ship = { $load ->
    [0] vuota (0 su { $capacity })
   *[other] { $load } su { $capacity } { $good }
}
alt-puerto-rico-ships = Navi: { $ships }.
alt-puerto-rico-house = Emporio: { $goods }.
alt-puerto-rico-supply = Scorta: { $vp ->
    [one] 1 punto vittoria
   *[other] { $vp } punti vittoria
}, { $colonists ->
    [one] 1 colono
   *[other] { $colonists } coloni
}, { $ship } sulla nave dei coloni.
alt-puerto-rico-goods = Barili rimasti, e il prezzo di uno nell’emporio: { $goods }.
alt-puerto-rico-good = { $barrels } (prezzo { $price })
alt-puerto-rico-buildings = Palazzi rimasti: { $buildings }.
alt-puerto-rico-player = { $name }: { $doubloons ->
    [one] 1 doblone
   *[other] { $doubloons } dobloni
}, { $printed ->
    [one] 1 punto dai palazzi
   *[other] { $printed } punti dai palazzi
}, { $chips ->
    [hidden] punti delle spedizioni coperti
   *[other] { $chips } dalle spedizioni
}, { $colonists } a San Juan, merci: { $goods }.
alt-puerto-rico-island = Isola (con i coloni): { $tiles }.
alt-puerto-rico-city = Città (coloni): { $buildings }.

# What symbols mean that stand without words, for the legend

symbol-coin = dobloni: un prezzo o denaro
symbol-doubloon = dobloni
symbol-governor = governatore
symbol-disc = un colono (contorno: nessuno)
symbol-victory = punti vittoria
symbol-colonist = coloni
symbol-hold = posto per un barile
symbol-cargo-ship = nave da carico: barili a bordo / posti
symbol-caravel = nave dei coloni

# The lesson: what is said of each decision of data/lessons, and to whoever decides otherwise

lesson-chapter-roles = I ruoli
lesson-chapter-goods = Coloni e merci
lesson-chapter-growth = Denaro e persone
lesson-chapter-money = Una cava e una vendita
lesson-chapter-ships = In mare
lesson-chapter-privilege = Il privilegio
lesson-roles = Sei tu a governare: prendi per primo un ruolo, e *tutti* agiranno in esso. Il colonizzatore dà a tutti una piantagione. Le piantagioni vengono prima: senza non si produce nulla. Nell’immagine i ruoli stanno in alto, e sotto le piantagioni da prendere.
    .else = Ogni ruolo serve a qualcuno; ma finché nessuno ha piantagioni, il colonizzatore dà di più.
lesson-settle = Come colonizzatore scegli per primo. Al granturco basta un colono: è la merce più rapida. All’indaco serve anche una fabbrica, e una piantagione di indaco ce l’hai già. Una cava, che solo il colonizzatore può prendere, renderà più economici gli edifici.
    .else = Servirà, ma più tardi: tutto tranne il granturco ha bisogno di un edificio prima di dare merci.
lesson-build = { $seat-1 } ha preso il costruttore: ognuno può costruire un edificio. Hai { $players-3-doubloons } dobloni. Una { buildings-small-indigo-plant } costa { $buildings-small-indigo-plant-cost } e fa merci di ciò che cresce nella tua piantagione di indaco. Nell’immagine ogni edificio ha il prezzo sulla moneta, e accanto quanti ne restano.
    .else = Un edificio funziona solo con un colono: scegline uno per ciò che hai già piantato.
lesson-colonist = { $seat-2 } ha preso il sindaco, e a te è arrivato un colono. Senza colono non funziona nulla: mettilo dove serve subito. Il granturco dà un barile da solo; alla piantagione di indaco servirebbe un secondo colono nella fabbrica.
    .else = Un solo colono nella piantagione o nella fabbrica di indaco non produce ancora: lì ne servono due.
lesson-colonists = Un altro colono; a ogni sindaco puoi ridisporli tutti. Il granturco resta occupato, l’altro va sull’indaco: ancora uno, per la fabbrica, e produrrà. I coloni senza cerchietto aspettano a San Juan.
    .else = Quella di granturco è l’unica piantagione che produce con un solo colono: non dovrebbe mai restare vuota.
lesson-sugar = { $seat-2 } ha preso il colonizzatore e una cava. Tu scegli tra ciò che resta. Una piantagione di tipo nuovo ti darà un giorno un’altra merce: ogni nave e ogni posto dell’emporio prende un tipo solo.
    .else = Più dello stesso è buono per imbarcare, un altro tipo per vendere. Vanno bene entrambi; solo nessuna piantagione sarebbe un peccato.
lesson-craftsman = Due piantagioni sono occupate, ma da solo produce solo il granturco. L’artigiano fa produrre tutti e dà a te, che lo prendi, un barile in più. E c’è sopra un doblone: i ruoli che nessuno ha preso nel round scorso attirano con il denaro.
    .else = Serve anche quello. Ma guarda il denaro che sta su un ruolo: lo prendi con lui.
lesson-hacienda = Con { $buildings-hacienda-cost } dobloni puoi avere una hacienda: chi ne ha una con un colono pesca una piantagione in più a ogni colonizzatore. Gli edifici danno anche punti: il numero a sinistra del loro gruppo.
    .else = I suoi punti li dà comunque. Di ogni edificio chiediti quante volte funzionerà ancora.
lesson-mayor = La tua fabbrica e la tua hacienda sono vuote. Come sindaco ricevi un colono più degli altri: due in una volta. Prendi ciò che dà più a te che agli altri.
    .else = Gli edifici vuoti non fanno nulla: finché molti cerchietti sono vuoti, è il sindaco che ti fa andare avanti.
lesson-four = Quattro coloni, cinque cerchietti. Granturco, la piantagione di indaco con la sua fabbrica e la hacienda: tutto questo funziona. Lo zucchero aspetta, gli servirebbe un mulino.
    .else = Conta ciò che produrrà: una piantagione senza fabbrica, o una fabbrica senza piantagione, non dà nulla.
lesson-again = { $seat-1 } ha imbarcato, e così anche il tuo granturco è dovuto partire: i barili imbarcati sono punti che nessuno può toglierti. Ora governi di nuovo e la hacienda è occupata: il colonizzatore ti dà due tessere in una volta, una delle quali una cava, e il doblone che ci sta sopra.
    .else = Un ruolo vale di più quando dà a te ciò che non dà agli altri: con la hacienda, adesso è il colonizzatore.
lesson-draw = Prima del tuo turno la hacienda può pescare una piantagione che nessuno ha visto. Non costa nulla; solo quando la tua isola di { $island-spaces } spazi sarà quasi piena vorrai scegliere.
    .else = Sulla tua isola c’è molto posto: la tessera sarebbe stata un regalo.
lesson-quarry = Una cava con un colono rende ogni edificio più economico di un doblone, e con più cave quelli grandi ancora di più. Solo il colonizzatore può prenderne una: è il tuo privilegio.
    .else = Una piantagione fa comodo. Ma una cava può prenderla solo il colonizzatore, e ripaga per ogni edificio che comprerai.
lesson-sell = { $seat-2 } è commerciante. L’indaco rende { $goods-indigo-price }, il granturco { $goods-corn-price }: vendi ciò che paga. L’emporio, il riquadro giallo con la bilancia, prende ogni tipo una volta sola, e chi arriva tardi può trovarlo pieno.
    .else = Qui il granturco non rende nulla, è per le navi. Denaro presto vuol dire edifici presto.
lesson-five = Un altro colono: ora funziona anche la cava.
    .else = Lascia vuota la piantagione di zucchero finché non c’è un mulino.
lesson-captain = Hai granturco e indaco. Come capitano carichi per primo e segni un punto in più. La nave del granturco ha posto per un barile: se aspetti, la riempie qualcun altro. Nell’immagine le navi stanno nel mezzo, con il loro carico.
    .else = Le merci che nessuno imbarca restano da te, e dopo una fase del capitano ne rimane un solo barile: imbarcale finché c’è posto.
lesson-load = Ciò che si può caricare si deve caricare, un tipo alla volta, giro dopo giro, finché nessuno può più. Comincia da ciò che gli altri potrebbero spingere fuori: per il granturco resta un posto. L’indaco parte dopo.
    .else = Partirà anche l’altra, se ci sarà ancora posto quando toccherà di nuovo a te.
lesson-mill = Ora la tua cava funziona: ogni edificio costa un doblone in meno. Un { buildings-small-sugar-mill } fa merci della tua piantagione di zucchero: un terzo tipo, per un’altra nave e un altro posto dell’emporio.
    .else = Con una cava tutto costa meno. Cerca ciò che fa fruttare le piantagioni che hai.
lesson-bonus-role = L’artigiano fa produrre tutti, e a te dà granturco e indaco. Prendilo quando gli altri producono poco, o non possono vendere o imbarcare prima di te.
    .else = Guarda chi potrà usare per primo le merci: dopo l’artigiano gli altri scelgono il ruolo prima di te.
lesson-bonus = Il tuo privilegio di artigiano: un barile in più di ciò che hai appena prodotto. L’indaco si può vendere e imbarcare, il granturco solo imbarcare.
    .else = Un barile in più lo è comunque.
lesson-end = **La lezione è finita.** Hai preso ruoli, piantato, costruito, disposto coloni, prodotto, venduto e imbarcato: il gioco è tutto qui. Il resto è guardare avanti: quale ruolo aiuta più te degli altri, e che cosa ti lasceranno?

    {""}*Ciò che capita più di rado:* dopo una fase del capitano può toccarti scegliere quali barili tenere (i magazzini ne tengono di più); un *molo* è una nave tutta tua; chi prende il sindaco può rinunciare al colono in più; un grande edificio da { $buildings-city-hall-cost } dobloni dà punti per ciò che possiedi. Stanno tutti nell’immagine, e *?* li spiega.

    Puoi giocare qui fino alla fine, oppure cominciare una vera partita con `/play`.
