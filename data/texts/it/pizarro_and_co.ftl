# Pizarro & Co.: le parole di mosse, eventi, componenti, opzioni e regole.

game-name = Pizarro & Co.
    .about = Tre anni di aste per le carte di sei esploratori
game-face = In tre anni di aste offri per le carte di sei esploratori. Il denaro speso non torna, e i vuoti nella mano costano: bisogna sapere quando lasciar perdere.
moment = anno { $year }

# Opzioni

option-board1 = Mappa 1 (Colombo, Pizarro, Magellano)
    .about = Decide quale lato della mappa con Colombo, Pizarro e Magellano è in gioco
option-board1-a = lato A
option-board1-b = lato B
option-board2 = Mappa 2 (Marco Polo, Da Gama, Cook)
    .about = Decide quale lato della mappa con Marco Polo, Vasco da Gama e James Cook è in gioco
option-board2-a = lato A
option-board2-b = lato B
option-overpay-allowed = Carte oro superflue
    .about = Decide se un pagamento può contenere carte che non servono a raggiungere l’offerta
option-overpay-allowed-true = ammesse nel pagamento
option-overpay-allowed-false = non ammesse nel pagamento
option-exchange-all-spaces = Scambi su Marco Polo A
    .about = Decide se danno diritto allo scambio anche le navi rimaste su uno spazio precedente di Marco Polo
option-exchange-all-spaces-true = tutte le navi
option-exchange-all-spaces-false = solo le navi nello spazio di quell’anno
option-fast-auction = Aste
    .about = Si offre a turno, oppure ognuno fissa in segreto un massimo e le offerte salgono da sole
option-fast-auction-true = veloci, con massimi segreti
option-fast-auction-false = offerte a turno

# Mosse

move-veto = Veto
    .name = veto
    .about = Metti in fondo al suo mazzo la carta appena scoperta
move-allow = Ammetti
    .name = ammetti
    .about = Lascia che la carta appena scoperta vada all’asta
move-bid = Offri
    .name = offri
    .about = Offri più dell’ultima offerta
    .chosen = { $amount ->
        [open] Offri
       *[other] Offri { $amount } d’oro
    }
    .raised = { $amount } d’oro
move-bid-amount = Quanto oro?
    .name = quanto
move-limit = Fissa un massimo
    .name = limite
    .about = Fissa in segreto il massimo che offriresti per questa carta; con 0 non offri
    .chosen = { $amount ->
        [open] Fissa un massimo
        [0] Non offrire
       *[other] Fissa un massimo di { $amount } d’oro
    }
move-limit-amount = Quanto oro offri al massimo? (0: non offri)
    .name = quanto
move-pay = Paga
    .name = paga
    .about = Paga la tua offerta con carte oro; non c’è resto
    .chosen = { $cards-count ->
        [0] Paga
        [one] Paga con la carta oro { $cards }
       *[other] Paga con le carte oro { $cards }
    }
move-pay-cards = Quali carte oro?
    .name = carte
move-sail = Salpa
    .name = salpa
    .about = Scegli quale delle tue navi prosegue
    .chosen = { $ship ->
        [open] Salpa
       *[other] Salpa con la { $ship }
    }
move-sail-ship = Quale nave?
    .name = nave
move-sail-to = Salpa verso
    .name = verso
    .about = Scegli quale delle tue navi prosegue, e verso quale metà dello spazio
    .chosen = { $half ->
        [open] { $ship ->
            [open] Salpa
           *[other] Salpa con la { $ship }
        }
       *[other] Salpa con la { $ship } verso la { $half }
    }
move-sail-to-ship = Quale nave?
    .name = nave
move-sail-to-half = Quale metà?
    .name = metà
move-tuck = Infila sotto Magellano
    .name = infila
    .about = Metti una carta oro sotto le tue carte Magellano
    .chosen = { $card ->
        [open] Infila sotto Magellano
       *[other] Infila sotto Magellano la carta oro { $card }
    }
move-tuck-card = Quale carta oro?
    .name = carta
move-exchange = Scambia
    .name = scambia
    .about = Scarta carte oro e pescane altrettante
    .chosen = { $cards-count ->
        [0] Scambia
        [one] Scambia la carta oro { $cards }
       *[other] Scambia le carte oro { $cards }
    }
move-exchange-cards = Quali carte oro?
    .name = carte
move-draw-one = Pesca
    .name = pesca
    .about = Scopri un’altra carta oro per Pizarro
move-stop = Fermati
    .name = fermati
    .about = Fermati e segna quanto Pizarro ha scoperto finora

# Che cosa si aspetta

step-choose-start-player = si estrae chi comincia
step-start-year = comincia un anno
step-next-card = si scopre la prossima carta
step-turn-card = si scopre la prossima carta
step-veto-window = porre il veto alla nuova carta, o ammetterla
    .now = porre il veto a { $explorer }, o ammettere la carta
step-auction = offrire di più per la carta, o passare
    .now = { $price ->
        [0] fare un’offerta per { $explorer }, o passare
       *[other] offrire più di { $price } d’oro per { $explorer }, o passare
    }
step-sealed-limits = fissare in segreto un massimo per la carta
    .now = fissare in segreto un massimo per { $explorer }
step-payment = pagare l’offerta
    .now = pagare { $price } d’oro per { $explorer }
step-sailing = una nave salpa
step-choose-ship = scegliere dove va la nave
    .now = scegliere dove va la nave con { $explorer }
step-tuck-from-hand = infilare sotto Magellano una carta oro della mano
step-tuck-from-payment = infilare sotto Magellano una carta oro del pagamento
step-gain-gold = si pescano carte oro
step-draw-gold = si pescano carte oro
step-lose-card = Cook prende una carta
step-sale-over = la vendita è conclusa
step-end-year = finisce l’anno
step-year-end-gold = si distribuiscono le carte oro di fine anno
step-exchanges = si scambiano carte oro
step-exchange-gold = scambiare carte oro, o passare
step-year-over = l’anno è finito
step-final-scoring = si contano i punti
step-press-luck = pescare un’altra carta per Pizarro, o fermarsi
step-turn-up-luck = si scopre una carta per Pizarro
step-game-over = la partita è finita

# Fatti su una scelta: quanto costa e rende (accanto al nome), perché non è possibile

fact-space = { $crowns ->
        [0] {""}
        [one] 1 corona
       *[other] { $crowns } corone
    }{ $sacks ->
        [0] {""}
       *[other] { $crowns ->
            [0] {""}
           *[other] {", "}
        }{ $sacks ->
            [one] 1 sacco
           *[other] { $sacks } sacchi
        }
    }{ $draw ->
        [0] {""}
       *[other] { $crowns ->
            [0] {""}
           *[other] {", "}
        }{ $draw ->
            [one] 1 carta oro
           *[other] { $draw } carte oro
        }
    }
fact-space-does = { $ability }{ $rest ->
        [yes] , { fact-space }
       *[no] {""}
    }
fact-crowns = { $crowns ->
        [one] 1 punto
       *[other] { $crowns } punti
    }
fact-too-low = { $price ->
        [0] L’offerta minima è di { $lowest } d’oro.
       *[other] L’offerta è a { $price } d’oro: offri almeno { $lowest }.
    }
fact-too-high = La tua mano può pagare al massimo { $highest } d’oro{ $spare ->
        [yes] , perché ti deve restare una carta
       *[no] {""}
    }.
fact-not-in-hand = Non hai la carta oro { $card }.
fact-card-to-keep = Per { $explorer } ti deve restare una carta dopo il pagamento.
fact-not-tucked = Non hai pagato con la carta oro { $card }.
fact-not-there = { $ship }: non è dove { $explorer } prosegue.

# Perché una mossa è stata fatta: continua la mossa

fact-to-reach = per quello che dà lo spazio: { fact-space }{ $leap ->
        [0] {""}
       *[other] ; l’offerta supera di { $leap } in oro la minima perché gli altri smettano prima
    }
fact-to-sail-on = per proseguire con { $explorer } invece di restare indietro{ $leap ->
        [0] {""}
       *[other] ; l’offerta supera di { $leap } in oro la minima perché gli altri smettano prima
    }
fact-to-begin = per iniziare il viaggio di { $explorer }{ $leap ->
        [0] {""}
       *[other] ; l’offerta supera di { $leap } in oro la minima perché gli altri smettano prima
    }
fact-enough = perché più di { $price } in oro sarebbe troppo
fact-cannot-raise = perché la mano non può pagare più di { $price } in oro
fact-pays-exactly = per pagare esattamente { $price } in oro
fact-keeps-crowns = per pagare con meno corone possibile ({ $crowns })
fact-to-tuck = perché sotto la nave { $crowns ->
        [one] la sua corona conta
       *[other] le sue { $crowns } corone contano
    } ×{ $times }{ $later ->
        [0] {""}
       *[other] , e ×{ $later } se arriva all’ultimo spazio
    }
fact-keeps-gold = per tenere { $gold } in oro per altre carte
fact-pile-counts = perché così le corone sotto la nave contano ×{ $times }
fact-keeps-veto = per tenere il veto per un’altra carta
fact-for-others = perché { $explorer } farebbe avanzare soltanto navi altrui
fact-room-for-more = perché il totale è { $total } e con la maggior parte delle carte oro resterebbe entro { $limit }
fact-safe-now = per assicurarsi { fact-crowns }

# Che cosa è successo

event-start-player-chosen = { $seat } apre la prima asta
event-year-started = Comincia l’anno { $year }
event-card-turned = { $explorer } va all’asta, { $left ->
    [0] ultima carta dell’anno
    [one] resta una carta
   *[other] restano { $left } carte
 }
event-card-vetoed = { $seat } pone il veto a { $explorer }: la carta va in fondo al mazzo (regole: { rules-veto.title })
event-nobody-eligible = Nessuno può salpare con { $explorer }: la carta esce dal gioco (regole: { rules-auction.title })
event-bid-made = { $seat } offre { $amount } d’oro
    .also = { $seat } offre { $amount } d’oro
event-bidder-passed = { $seat } passa
    .also = { $seat } passa
event-card-unsold = Nessuno offre per { $explorer }: la carta esce dal gioco (regole: { rules-auction.title })
event-card-sold = { $seat } si aggiudica { $explorer } per { $amount } d’oro
event-bid-paid = { $seat } paga con { $cards-count ->
        [one] la carta oro
       *[other] le carte oro
    } { $cards }
event-ship-placed = { $seat } salpa con { $explorer } ({ $ship })
event-ship-moved = { $seat } prosegue con { $explorer } fino allo spazio { $space } ({ $ship })
event-half-taken = { $seat } prende la { $half } ({ $ship }) (regole: { rules-payment.title })
event-veto-gained = { $seat } ottiene un veto (regole: { rules-veto.title })
event-card-tucked = { $seat } infila { $card ->
    [hidden] una carta
   *[other] la carta oro { $card }
 } sotto Magellano ({ $ship }) (regole: { rules-scoring.title })
event-gold-drawn = { $seat } pesca { $cards ->
    [hidden] { $count ->
        [one] una carta oro
       *[other] { $count } carte oro
    }
   *[other] { $count ->
        [one] la carta oro { $cards }
       *[other] le carte oro { $cards }
    }
 }
event-hand-opened = { $seat } gioca a carte scoperte fino alla fine dell’anno: { $cards } (regole: { rules-year-end.title })
event-card-lost = Cook toglie la carta oro { $card } dalla mano di { $seat }
event-stock-shuffled = Gli scarti si rimescolano nel mazzo oro, che ora ha { $count } carte
event-hand-closed = { $seat } riprende in mano le carte scoperte
event-ships-removed = { $count ->
    [one] Una nave mai partita di { $seat } esce dal gioco
   *[other] { $count } navi mai partite di { $seat } escono dal gioco
 } (regole: { rules-year-end.title })
event-gold-exchanged = { $seat } scambia { $cards-count ->
        [one] la carta oro
       *[other] le carte oro
    } { $cards } (regole: { rules-year-end.title })
event-hand-shown = { $seat } mostra la mano: { $cards }
event-pile-shown = { $seat } mostra le carte sotto Magellano ({ $ship }): { $cards }
event-pile-counted = Magellano, { $ship }: { $crowns ->
    [one] una corona
   *[other] { $crowns } corone
 } × { $multiplier } (regole: { rules-scoring.title })
event-luck-pressed = { $seat } scopre la carta oro { $card } per Pizarro: { $total } d’oro finora (regole: { rules-scoring.title })
event-luck-scored = { $points ->
    [0] Pizarro non rende nulla a { $seat }
    [one] Pizarro rende 1 punto a { $seat }
   *[other] Pizarro rende { $points } punti a { $seat }
 }

phase-auction = l’asta
phase-year-end = l’anno
phase-scoring = il conteggio prima di Pizarro
phase-end = la partita

# Che cosa aspettano gli ordini

until-year = fino alla fine dell’anno
until-card = fino alla prossima carta scoperta

# Componenti

gold-each =
    .about = Vale { $value } in un pagamento; { $crowns ->
        [one] { $crowns } punto
       *[other] { $crowns } punti
    } se alla fine è in mano
gold-1 = { $value }
gold-2 = { $value }
gold-3 = { $value }
gold-4 = { $value }
gold-5 = { $value }
gold-6 = { $value }
gold-7 = { $value }
gold-8 = { $value }
gold-9 = { $value }

years-1 = anno 1
years-2 = anno 2
years-3 = anno 3

ships-1 = nave 1
    .gender = f
ships-2 = nave 2
    .gender = f
ships-3 = nave 3
    .gender = f
ships-4 = nave 4
    .gender = f
ships-5 = nave 5
    .gender = f
ships-6 = nave 6
    .gender = f

halves-left = metà sinistra
    .gender = f
    .about = Peschi subito carte oro; nessun punto alla fine
halves-right = metà destra
    .gender = f
    .about = Ora non peschi nulla; punti vittoria alla fine

explorers-columbus = Colombo
    .gender = m
    .about = Entrambi i lati danno punti in ogni spazio e carte oro extra alla fine di un anno. Ogni carta comprata nell’anno 1 dà un veto, che manda in fondo al mazzo una carta appena scoperta.
    .facts =
        Lato A, spazi 1, 2, 3: punti { $spaces-columbus-a-1-crowns }, { $spaces-columbus-a-2-crowns }, { $spaces-columbus-a-3-crowns } · oro extra { $spaces-columbus-a-1-sacks }, { $spaces-columbus-a-2-sacks }, { $spaces-columbus-a-3-sacks }
        Lato B, spazi 1, 2, 3: punti { $spaces-columbus-b-1-crowns }, { $spaces-columbus-b-2-crowns }, { $spaces-columbus-b-3-crowns } · oro extra { $spaces-columbus-b-1-sacks }, { $spaces-columbus-b-2-sacks }, { $spaces-columbus-b-3-sacks }
explorers-pizarro = Pizarro
    .gender = m
    .about = Gli spazi 1 e 2 danno punti e carte oro extra alla fine di quell’anno. Spazio 3, lato A: { $spaces-pizarro-a-3-crowns } punti. Lato B: nel conteggio finale scopri carte oro finché osi; segni il loro oro, ma nulla se supera { $luck-limit }.
    .facts =
        Lato A, spazi 1, 2, 3: punti { $spaces-pizarro-a-1-crowns }, { $spaces-pizarro-a-2-crowns }, { $spaces-pizarro-a-3-crowns } · oro extra { $spaces-pizarro-a-1-sacks }, { $spaces-pizarro-a-2-sacks }, { $spaces-pizarro-a-3-sacks }
        Lato B, spazi 1, 2, 3: punti { $spaces-pizarro-b-1-crowns }, { $spaces-pizarro-b-2-crowns }, { $spaces-pizarro-b-3-crowns } · oro extra { $spaces-pizarro-b-1-sacks }, { $spaces-pizarro-b-2-sacks }, { $spaces-pizarro-b-3-sacks }
explorers-magellan = Magellano
    .gender = m
    .about = Per ogni carta comprata infili una carta oro sotto la nave: sul lato A dalla mano, coperta, quindi te ne deve restare una; sul lato B una di quelle appena pagate, scoperta. Alla fine una nave rende le corone delle sue carte moltiplicate per il numero del suo spazio.
    .facts =
        Lato A, spazi 1, 2, 3: punti { $spaces-magellan-a-1-crowns }, { $spaces-magellan-a-2-crowns }, { $spaces-magellan-a-3-crowns } · oro extra { $spaces-magellan-a-1-sacks }, { $spaces-magellan-a-2-sacks }, { $spaces-magellan-a-3-sacks } · moltiplicatore { $spaces-magellan-a-1-multiplier }, { $spaces-magellan-a-2-multiplier }, { $spaces-magellan-a-3-multiplier }
        Lato B, spazi 1, 2, 3: punti { $spaces-magellan-b-1-crowns }, { $spaces-magellan-b-2-crowns }, { $spaces-magellan-b-3-crowns } · oro extra { $spaces-magellan-b-1-sacks }, { $spaces-magellan-b-2-sacks }, { $spaces-magellan-b-3-sacks } · moltiplicatore { $spaces-magellan-b-1-multiplier }, { $spaces-magellan-b-2-multiplier }, { $spaces-magellan-b-3-multiplier }
explorers-marco-polo = Marco Polo
    .gender = m
    .about = Gli spazi 1 e 2 danno carte oro extra alla fine di quell’anno; sul lato A, inoltre, ogni nave che ci sta permette di scambiare fino a { $exchange-cards } carte oro. Lo spazio 3 dà { $spaces-marco-polo-a-3-crowns } punti sul lato A, { $spaces-marco-polo-b-3-crowns } sul lato B.
    .facts =
        Lato A, spazi 1, 2, 3: punti { $spaces-marco-polo-a-1-crowns }, { $spaces-marco-polo-a-2-crowns }, { $spaces-marco-polo-a-3-crowns } · oro extra { $spaces-marco-polo-a-1-sacks }, { $spaces-marco-polo-a-2-sacks }, { $spaces-marco-polo-a-3-sacks }
        Lato B, spazi 1, 2, 3: punti { $spaces-marco-polo-b-1-crowns }, { $spaces-marco-polo-b-2-crowns }, { $spaces-marco-polo-b-3-crowns } · oro extra { $spaces-marco-polo-b-1-sacks }, { $spaces-marco-polo-b-2-sacks }, { $spaces-marco-polo-b-3-sacks }
explorers-vasco-da-gama = Da Gama
    .gender = m
    .about = Lato A: peschi subito { $spaces-vasco-da-gama-a-1-draw }, { $spaces-vasco-da-gama-a-2-draw }, { $spaces-vasco-da-gama-a-3-draw } carte oro nello spazio 1, 2, 3 e segni qualche punto. Lato B: scegli la metà sinistra e peschi subito carte oro, oppure la metà destra e segni punti se alla fine la nave è ancora lì.
    .facts =
        Lato A, spazi 1, 2, 3: punti { $spaces-vasco-da-gama-a-1-crowns }, { $spaces-vasco-da-gama-a-2-crowns }, { $spaces-vasco-da-gama-a-3-crowns } · oro extra { $spaces-vasco-da-gama-a-1-sacks }, { $spaces-vasco-da-gama-a-2-sacks }, { $spaces-vasco-da-gama-a-3-sacks } · oro pescato { $spaces-vasco-da-gama-a-1-draw }, { $spaces-vasco-da-gama-a-2-draw }, { $spaces-vasco-da-gama-a-3-draw }
        Lato B, metà sinistra, spazi 1, 2, 3: punti { $spaces-vasco-da-gama-b-1-left-crowns }, { $spaces-vasco-da-gama-b-2-left-crowns }, { $spaces-vasco-da-gama-b-3-left-crowns } · oro extra { $spaces-vasco-da-gama-b-1-left-sacks }, { $spaces-vasco-da-gama-b-2-left-sacks }, { $spaces-vasco-da-gama-b-3-left-sacks } · oro pescato { $spaces-vasco-da-gama-b-1-left-draw }, { $spaces-vasco-da-gama-b-2-left-draw }, { $spaces-vasco-da-gama-b-3-left-draw }
        Lato B, metà destra, spazi 1, 2, 3: punti { $spaces-vasco-da-gama-b-1-right-crowns }, { $spaces-vasco-da-gama-b-2-right-crowns }, { $spaces-vasco-da-gama-b-3-right-crowns } · oro extra { $spaces-vasco-da-gama-b-1-right-sacks }, { $spaces-vasco-da-gama-b-2-right-sacks }, { $spaces-vasco-da-gama-b-3-right-sacks }
explorers-james-cook = Cook
    .gender = m
    .about = Una nave rende molti punti. Lato A: chi compra gioca a carte scoperte fino alla fine dell’anno. Lato B: chi compra perde una carta a caso dalla mano, quindi deve averne ancora una.
    .facts =
        Lato A, spazi 1, 2, 3: punti { $spaces-james-cook-a-1-crowns }, { $spaces-james-cook-a-2-crowns }, { $spaces-james-cook-a-3-crowns } · oro extra { $spaces-james-cook-a-1-sacks }, { $spaces-james-cook-a-2-sacks }, { $spaces-james-cook-a-3-sacks }
        Lato B, spazi 1, 2, 3: punti { $spaces-james-cook-b-1-crowns }, { $spaces-james-cook-b-2-crowns }, { $spaces-james-cook-b-3-crowns } · oro extra { $spaces-james-cook-b-1-sacks }, { $spaces-james-cook-b-2-sacks }, { $spaces-james-cook-b-3-sacks }

abilities-none = nessuna abilità
abilities-veto = veto
    .about = Una volta per partita, metti in fondo al suo mazzo una carta appena scoperta invece di metterla all’asta
abilities-press-luck = tenta la sorte
    .about = Nel conteggio finale scopri carte oro finché osi; con troppo oro non segni nulla
abilities-tuck-from-hand = carta dalla mano
    .about = Infila coperta sotto la nave una carta oro della mano; te ne deve restare una
abilities-tuck-from-payment = carta dal pagamento
    .about = Infila scoperta sotto la nave una delle carte oro che hai appena pagato
abilities-exchange = scambio
    .about = Alla fine dell’anno scambi fino a { $exchange-cards } carte oro per ogni nave
abilities-draw = pesca
    .about = Peschi subito carte oro
abilities-open-hand = carte scoperte
    .about = Giochi a carte scoperte fino alla fine dell’anno
abilities-lose-card = perdi una carta
    .about = Scarti una carta oro a caso dalla mano; te ne deve restare una

# Punteggi

score-facts = Magellano: corone sotto ogni nave
score-columbus = Colombo
score-pizarro = Pizarro
score-magellan = Magellano
score-marco-polo = Marco Polo
score-vasco-da-gama = Da Gama
score-james-cook = Cook
score-hand = carte oro in mano

# Regole

rules-two-minutes = **Di che si tratta.** Per tre anni vanno all’asta le carte di sei esploratori, e le tue navi li seguono di spazio in spazio. Vince chi ha più punti vittoria; li danno gli spazi dove le navi si fermano e l’oro che hai conservato.

    {""}**Un’asta.** Si scopre una carta. A turno si offre di più o si passa; chi ha passato è fuori per questa carta. Chi resta per ultimo paga con carte oro che valgono almeno l’offerta – senza resto – e salpa: nell’anno 1 una nuova nave va nello spazio 1 di quell’esploratore, nell’anno 2 dallo spazio 1 al 2, nell’anno 3 al 3. Ciò che lo spazio mostra accade subito.

    {""}**Perciò.** Negli anni 2 e 3 offre solo chi ha una nave nello spazio precedente. Di ogni esploratore ci sono { $years-1-cards } carte nell’anno 1, { $years-2-cards } nell’anno 2, { $years-3-cards } nell’anno 3: non tutti vanno avanti.

    {""}**L’oro.** Hai nove carte, da 1 a 9, e ne torna poco: { $years-1-gold } carte dopo l’anno 1, { $years-2-gold } dopo l’anno 2, più quelle dei sacchi sugli spazi delle tue navi. Le carte in mano danno punti alla fine, le più piccole di più.

    {""}**Che cosa conviene di solito.** Nell’anno 1 entra con poca spesa da pochi esploratori, dove i sacchi portano oro. Conta chi può ancora offrire contro di te: se non può nessuno, basta l’offerta più bassa. Lascia che gli altri paghino troppo. Tieni una carta grande per l’anno 3, quando ogni carta è unica.

    {""}**Nell’immagine.** La carta in vendita con le offerte; una corsia per ogni esploratore con i suoi tre spazi, ciò che mostrano e le navi; sotto, chi gioca e quante carte ha. Quali siano lo sa solo chi le ha in mano.
    .title = In due minuti
rules-overview = Per tre anni le carte degli esploratori vanno all’asta una alla volta: { $years-1-cards } di ciascuno nell’anno 1, { $years-2-cards } nell’anno 2, { $years-3-cards } nell’anno 3. Chi si aggiudica una carta la paga con carte oro, fa salpare una nave per quell’esploratore e usa lo spazio che raggiunge.
    Si hanno { $ships-per-player } navi a testa. Una carta oro è denaro, ma dà anche punti vittoria se alla fine è ancora in mano: le più piccole ne danno di più. L’oro nuovo è raro: alla fine degli anni 1, 2, 3 si ricevono { $years-1-gold }, { $years-2-gold }, { $years-3-gold } carte, più quelle che portano le navi. Di ogni carta oro esistono { $gold-sets } copie.
    Vince chi ha più punti vittoria tra navi, carte sotto Magellano e carte oro in mano; chi è in parità condivide la vittoria.
    .title = Il gioco
rules-auction = Nell’anno 1 può offrire chiunque abbia ancora una nave; negli anni 2 e 3, chi ha una nave di questo esploratore nello spazio precedente.
    Comincia chi si è aggiudicato l’ultima carta, poi si prosegue in senso orario. Offri più dell’offerta più alta, almeno { $minimum-bid }, oppure passa; chi passa è fuori per questa carta. Chi resta per ultimo si aggiudica la carta; se nessuno ha ancora offerto, può ancora farlo. Una carta senza offerte esce dal gioco e l’asta seguente comincia dalla stessa persona.
    Nessuno può offrire più di quanto la sua mano può pagare. Per Magellano sul lato A e per Cook sul lato B deve restare una carta dopo il pagamento.
    .title = L’asta
rules-payment = Paga con carte oro che valgano almeno l’offerta; non c’è resto. Chi si è aggiudicato la carta apre l’asta seguente.
    Nell’anno 1 una nuova nave va nello spazio 1 dell’esploratore. In seguito prosegue una delle navi che sono già lì: verso lo spazio 2 nell’anno 2, verso lo spazio 3 nell’anno 3. In ogni anno ciò che mostra il nuovo spazio ha effetto subito.
    .title = Pagare e salpare
rules-veto = Ogni carta Colombo comprata nell’anno 1 dà un veto, da usare una volta nella partita: subito dopo che una carta è stata scoperta e prima che qualcuno offra. La carta va coperta in fondo al mazzo dell’anno e tornerà più tardi. Sull’ultima carta di un anno non si può porre il veto. Se lo pongono più persone, consuma il proprio solo la prima in senso orario a partire da chi apre l’asta.
    .title = Il veto
rules-year-end = Le carte scoperte tornano in mano. Dopo l’anno 1 le navi mai partite escono dal gioco.
    Dopo gli anni 1 e 2 gli scarti si rimescolano nel mazzo oro e tutti pescano carte oro ({ $years-1-gold } e { $years-2-gold }), più quante ne indicano i sacchi delle loro navi. Contano solo le navi nello spazio dell’anno appena finito. Poi le navi di Marco Polo sul lato A permettono di scambiare carte.
    .title = La fine di un anno
rules-scoring = Ogni nave rende le corone dello spazio in cui si è fermata; le navi di Magellano rendono le corone delle loro carte moltiplicate per il numero dello spazio. Le carte oro in mano rendono le loro corone.
    Per ultimo, sul lato B, chi ha la nave nello spazio 3 di Pizarro scopre una alla volta carte oro dal mazzo e dagli scarti, e può fermarsi quando vuole. Segna l’oro di queste carte, ma niente se supera { $luck-limit }. La mossa predefinita delle regole si ferma a { $luck-stop }.
    .title = Punteggio
rules-fast-auction = Con questa opzione non si offre a turno: chi può offrire fissa in segreto un massimo, 0 per non offrire. Poi le offerte salgono di uno a turno, cominciando da chi apre l’asta, ciascuno fino al proprio massimo, finché resta in gara una sola persona. Chi si aggiudica la carta paga l’ultima offerta, non il proprio massimo.
    .title = Aste veloci

# Immagini

picture-pizarro-year = Anno { $year }
picture-pizarro-no-bid = Ancora nessuna offerta
picture-pizarro-bidders = All’asta
picture-pizarro-deck = Mazzo
picture-pizarro-stock = Mazzo oro
picture-pizarro-discards = Scarti
picture-pizarro-hand = mano
picture-pizarro-pile = Nave { $ship }, corone ×{ $factor }
picture-pizarro-holds = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
 }, valore { $gold }, { $crowns ->
    [one] 1 corona
   *[other] { $crowns } corone
 }

alt-pizarro-space = { $explorer }, spazio { $space }{ $half ->
        [none] {""}
       *[other] {" "}({ $half })
    }{ $brings ->
        [none] {""}
       *[other] : { $brings }
    }
alt-pizarro-high-bid = Offerta più alta: { $amount } d’oro di { $name }.
alt-pizarro-sold = Carta aggiudicata a { $name } per { $amount } d’oro.
alt-pizarro-still-in = Ancora in gara: { $names }.
alt-pizarro-luck = Scoperte per Pizarro: { $cards }; in tutto { $total }.
alt-pizarro-held = { $name }: { $cards ->
    [one] una carta
   *[other] { $cards } carte
 }{ $ships ->
    [0] { "" }
    [one] , una nave da piazzare
   *[other] , { $ships } navi da piazzare
 }{ $vetoes ->
    [0] { "" }
    [one] , un veto
   *[other] , { $vetoes } veti
 }.
alt-pizarro-points = { $name }: { $points ->
    [one] un punto
   *[other] { $points } punti
 }{ $secret ->
    [yes] , più ciò che è segreto
   *[no] { "" }
 }.
alt-pizarro-pile = Sotto Magellano: { $cards }, × { $multiplier }.
alt-pizarro-discards = Mazzo oro: { $stock }. Scarti: { $cards }.
alt-pizarro-hand = La tua mano: { $cards }. Vale { $gold } d’oro nei pagamenti e { $crowns } alla fine.

# What symbols mean that stand without words, for the legend

symbol-crown = punti vittoria
symbol-sack = oro in più alla fine dell’anno
symbol-cards = carte oro in mano
symbol-caravel = navi rimaste
symbol-hammer = apre l’asta
symbol-laurel = punti

# The lesson: what is said of each decision of data/lessons, and to whoever decides otherwise

lesson-chapter-auction = La prima asta
lesson-chapter-worth = Lasciar perdere
lesson-chapter-magellan = Punti e oro
lesson-chapter-veto = Il veto
lesson-chapter-gold = La fine dell’anno
lesson-chapter-year-two = Il secondo anno
lesson-open = { explorers-marco-polo } va all’asta, e sei tu ad aprirla. Nell’immagine la carta in vendita sta in alto, e sotto c’è una corsia per ogni esploratore con ciò che danno i suoi tre spazi: qui { $spaces-marco-polo-a-1-sacks } sacchi, cioè carte oro extra alla fine dell’anno. Il denaro mancherà a tutti, quindi i sacchi sono buoni presto. Comincia basso: puoi sempre rilanciare.
    .else = Va bene anche così. Ma chi passa è fuori per questa carta, e un’offerta alta regala oro che nessuno ha ancora chiesto.
lesson-raise = { $seat-1 } offre 3; { $seat-2 } è fuori per questa carta. L’immagine mostra in alto l’offerta più alta e, a destra, chi è ancora in gara. Due carte valgono più di 4 oro: rilancia ancora una volta.
    .else = Di ogni carta chiediti quanto vale per te, e fermati lì: ciò che risparmi compra la prossima.
lesson-pay = La carta è tua. Paga con carte che valgano almeno 4; non c’è resto. L’immagine della tua mano mostra le tue carte: il numero è l’oro, le corone sono punti per ciò che hai ancora in mano alla fine, e le carte piccole ne hanno di più. La carta incorniciata ti costerebbe meno corone, ma più oro di quanto hai offerto: paga la cifra esatta.
    .else = È pagata. Ma ciò che supera l’offerta è perso, e molte carte piccole sono molte corone.
lesson-gama = { explorers-vasco-da-gama } ti rende subito { $spaces-vasco-da-gama-a-1-draw } carta e dà { $spaces-vasco-da-gama-a-1-crowns } punto. Una carta per una carta è poco, e hai solo { $ships-per-player } navi per tutta la partita. Passare non costa nulla.
    .else = All’offerta più bassa non è un errore; ma ogni carta che compri impegna una delle tue { $ships-per-player } navi.
lesson-cook = { $seat-2 } offre 4 per { explorers-james-cook }. Una nave lì vale { $spaces-james-cook-a-1-crowns } punti, ma non porta oro, e chi la possiede gioca a carte scoperte fino alla fine dell’anno: tutti vedono fin dove può arrivare. Per questa volta lascialo agli altri.
    .else = Di punti ne dà molti; solo che tutti leggeranno nell’immagine fin dove puoi arrivare.
lesson-magellan = { $seat-1 } ha comprato Cook, e così la sua mano è scoperta nell’immagine dei giocatori. Ora { explorers-magellan }: ogni volta che lo compri una carta va sotto la tua nave, e le sue corone contano ×{ $spaces-magellan-a-1-multiplier }, poi ×{ $spaces-magellan-a-2-multiplier } e ×{ $spaces-magellan-a-3-multiplier }. Chi comincia presto ci guadagna di più. Offri quanto vale una delle tue carte, perché non c’è resto: 6.
    .else = Magellano rende di più a chi comincia nell’anno 1: ciò che sta sotto la nave conta di nuovo in ogni spazio seguente.
lesson-small = Paga con una carta sola e tieni le piccole: hanno tre corone ciascuna, e una serve subito.
    .else = È pagata. Ma le carte piccole sono corone, e Magellano moltiplica proprio quelle.
lesson-tuck = Una carta della tua mano va coperta sotto la nave; la vedrai solo tu. Scegline una con molte corone che compra poco: una piccola.
    .else = Conta anche quella, ma con meno corone, e una carta grande avrebbe potuto comprare qualcosa.
lesson-pizarro = Hai comprato tu, quindi l’asta la apri tu: lo dice il martello nell’immagine. { explorers-pizarro } dà un po’ di tutto: { $spaces-pizarro-a-1-crowns } punti e un sacco, poi { $spaces-pizarro-a-2-crowns } punti, poi { $spaces-pizarro-a-3-crowns }. Saltare subito a ciò che vale per te spesso chiude l’asta.
    .else = Basta anche un’offerta bassa, se nessuno rilancia; lascia solo più spazio agli altri.
lesson-exact = Hai offerto quanto vale una tua carta, quindi ora non perdi nulla.
    .else = È pagata; la prossima volta guarda la mano prima di dire una cifra.
lesson-columbus = { explorers-columbus } dà { $spaces-columbus-a-1-crowns } punto, un sacco e, nell’anno 1, un veto. Una carta grande ha una sola corona, quindi serve per comprare: offri 7, che gli altri difficilmente supereranno.
    .else = Le carte grandi sono denaro, le piccole punti: spendi le grandi finché c’è tutto da comprare.
lesson-large = Basta una carta grande, quella incorniciata nell’immagine della tua mano: è la cifra giusta e ti costa una sola corona.
    .else = Conta le corone che dai via: alla fine sarebbero punti.
lesson-veto = È stato scoperto Magellano, e prima che qualcuno offra tocca a te decidere: hai un veto. Chi lo prende adesso potrà offrire contro di te l’anno prossimo. Il veto mette la carta in fondo al mazzo dell’anno: tornerà quando gli altri avranno speso il loro oro.
    .else = Il veto ti resta per un’altra carta. Vale una volta sola, e mai per l’ultima carta di un anno.
lesson-spent = Un altro Colombo, e un altro veto per qualcuno. Hai poche carte e due navi: aspetta ciò che si accorda con le navi che hai già.
    .else = Qualcosa vale. Ma chi spende tutto adesso, più tardi sta a guardare.
lesson-second = { $seat-2 } offre 2 per Pizarro. Una seconda nave dà di nuovo punti e un sacco, e ti toglie un rivale per l’anno prossimo. Basta un oro in più.
    .else = Più navi con un solo esploratore valgono più di una con ciascuno: negli anni 2 e 3 può offrire solo chi ha una nave lì.
lesson-second-pay = Una carta piccola paga la cifra esatta.
    .else = Non c’è resto: ciò che supera l’offerta è perso.
lesson-last = È l’ultima carta Pizarro dell’anno: guarda la sua corsia nell’immagine. Se la prendi tu, nessun altro ha una nave lì, e l’anno prossimo nessuno può offrire contro di te. Agli altri ormai interessa poco: comincia basso.
    .else = Chi prende questa carta potrà offrire contro di te per Pizarro l’anno prossimo.
lesson-last-pay = È la tua ultima nave: per quest’anno non ti si chiede più nulla, e guardi gli altri comprare. Tieni le carte grandi per l’anno 2.
    .else = È pagata; una carta più grande ti sarebbe servita l’anno prossimo.
lesson-exchange = L’anno è finito: tutti hanno pescato { $years-1-gold } carte, i tuoi sacchi te ne hanno portate altre sei, e Marco Polo te ne fa scambiare fino a { $exchange-cards }. Una carta nuova vale in media cinque: da’ via le piccole per avere denaro adesso, ma tienine una per Magellano. Nell’immagine le navi restano dove sono.
    .else = Non è perso nulla: le carte piccole sono punti, le grandi denaro. Nell’anno 2 serve prima il denaro.
lesson-double = Anno 2: una nave prosegue dallo spazio 1 al 2, e chi non ne ha nello spazio 1 non può offrire: qui solo { $seat-1 } e tu, come mostra l’immagine in alto a destra. Nello spazio 2 le carte sotto la nave contano ×{ $spaces-magellan-a-2-multiplier }, e se ne aggiunge una. Rilancia con decisione.
    .else = Nello spazio 2 tutto ciò che sta sotto la nave conterebbe ×{ $spaces-magellan-a-2-multiplier }; sotto una nave che resta indietro non si aggiunge nulla.
lesson-double-pay = Paga con una carta di mezzo: le grandi per dopo, la piccola da infilare sotto la nave.
    .else = È pagata. Tieni qualcosa con molte corone da mettere sotto la nave.
lesson-again = Di nuovo ciò che ha più corone: ora conta ×{ $spaces-magellan-a-2-multiplier }, e ×{ $spaces-magellan-a-3-multiplier } se questa nave prosegue nell’anno 3.
    .else = Qui ogni corona conta ×{ $spaces-magellan-a-2-multiplier }: una carta che ne ha meno rende tanto meno.
lesson-alone = { $seat-2 } ha mandato Marco Polo in fondo al mazzo. Ora c’è Pizarro, e tutte le navi nel suo spazio 1 sono tue: nessun altro può offrire, e l’offerta più bassa basta per { $spaces-pizarro-a-2-crowns } punti e un sacco. Prima di ogni offerta conta le navi nella corsia.
    .else = Qui nessuno può offrire contro di te: tutto ciò che offri oltre { $minimum-bid } è un regalo.
lesson-whole-card = Anche { $minimum-bid } oro costa una carta intera. L’immagine della tua mano incornicia quella con meno corone; ma l’anno è lungo e il denaro è poco: da’ via la carta che compra di meno.
    .else = È questione di gusti: l’oro compra carte quest’anno, le corone sono punti alla fine.
lesson-end = **La lezione è finita.** Hai offerto, lasciato perdere, pagato, infilato carte sotto Magellano, posto un veto, scambiato oro e proseguito: il gioco è tutto qui. L’anno 3 va come l’anno 2, con una carta per esploratore; poi danno punti le navi, le carte sotto Magellano e quelle in mano. Il resto è contare: chi può ancora offrire contro di te, e quanto gli resta?

    {""}*Ciò che capita più di rado:* chi ha più navi con Magellano sceglie quale prosegue. Sugli altri lati delle mappe gli spazi di Da Gama hanno due metà, carte o punti; Cook prende una carta; Magellano ne prende una del pagamento; e l’ultimo spazio di Pizarro ti fa tentare la sorte alla fine. Un tavolo può anche far fissare massimi segreti invece di offrire a turno. Le corsie nell’immagine mostrano quali lati sono in gioco, e *?* li spiega.

    Puoi giocare qui fino alla fine, oppure cominciare una vera partita con `/play`.
