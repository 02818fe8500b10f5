# I comandi come Discord li elenca: che cosa fa ciascuno e a che cosa serve ogni sua opzione.
# Un nome è ciò che si scrive: minuscolo, senza spazi; quelli inglesi sono quelli del programma.

# Guardare

command-board = Mostra, solo a te, un’immagine del tavolo di questo canale
    .name = tabellone
command-board-picture = Quale immagine; se la ometti, tutte quelle pubbliche
    .name = immagine
command-board-of = Di quale giocatore, o di quale regione, se ce n’è una per ognuno
    .name = di
command-board-at = Il momento da rivedere: la fine di una fase, o una riga del registro
    .name = riga
command-hand = Mostra la tua mano, solo a te
    .name = mano
command-score = Mostra il punteggio del tavolo di questo canale
    .name = punti
command-score-why = Voce per voce
    .name = dettagli
command-games = Elenca i tuoi tavoli, per primo quello che ti aspetta da più tempo
    .name = partite
command-games-open = Elenca invece i tavoli di questo server con un posto libero
    .name = libere
command-help = Come si gioca qui
    .name = aiuto
command-rules = Cerca una regola o un componente
    .name = regole
command-rules-topic = Un capitolo o un componente; se lo ometti, ciò che conta qui adesso
    .name = argomento
command-rules-game = Quale gioco; se lo ometti, quello che si gioca qui
    .name = gioco

# Giocare

game-commands = Le tue mosse: { game-name }
command-play = Comincia qui una partita: scegli un gioco, i robot occupano i posti
    .name = gioca
command-learn = Impara un gioco: una prima partita guidata, contro i robot
    .name = impara
command-move = Mostra, solo a te, che cosa puoi fare adesso
    .name = mossa
command-undo = Annulla la tua ultima decisione
    .name = annulla
command-redo = Ripristina ciò che hai appena annullato
    .name = ripristina
command-order = Lascia mosse per dopo, in privato
    .name = ordine
command-order-give = Gioca questo per me quando tocca a me ed è permesso; altrimenti chiedimelo
    .name = lascia
command-order-give-moves = Mosse in ordine di preferenza: sell sugar; sell corn; pass
    .name = mosse
command-order-give-step = La domanda a cui risponde; se la ometti, qualsiasi domanda
    .name = domanda
command-order-give-about = Solo se la domanda riguarda questo: explorer=cook
    .name = riguardo
command-order-give-unless = Mosse che lo fermano se sono possibili
    .name = salvo
command-order-give-until = Una condizione che lo fa finire, per esempio la fine del round
    .name = fino
command-order-give-lasts = Quanto dura l’ordine
    .name = durata
command-order-give-lasts-once = una volta
command-order-give-lasts-step = finché dura questa domanda
command-order-give-lasts-dropped = finché non lo elimino
command-order-pass = Passa per me ogni volta che posso
    .name = passa
command-order-pass-step = La domanda a cui risponde; se la ometti, qualsiasi domanda
    .name = domanda
command-order-pass-unless = Mosse che lo fermano se sono possibili
    .name = salvo
command-order-pass-until = Una condizione che lo fa finire, per esempio la fine del round
    .name = fino
command-order-pass-lasts = Quanto dura l’ordine
    .name = durata
command-order-pass-lasts-once = una volta
command-order-pass-lasts-step = finché dura questa domanda
command-order-pass-lasts-dropped = finché non lo elimino
command-order-list = Mostra gli ordini che hai lasciato a questo tavolo
    .name = elenco
command-order-drop = Elimina uno dei tuoi ordini, o tutti
    .name = elimina
command-order-drop-number = Quale ordine; se lo ometti, tutti
    .name = numero
command-try = Prova mosse in una copia privata della posizione
    .name = prova
command-try-line = Da quale riga del registro; se la ometti, da ora
    .name = riga
command-turn = Promemoria e aiuti per il tuo turno a questo tavolo
    .name = turno
command-turn-mute = Niente più promemoria per questo turno
    .name = silenzio
command-turn-until = Ricordamelo in un altro momento, non prima
    .name = ricorda
command-turn-until-moment = 18:30, 3h, 2d o 2026-12-24 18:30; se lo ometti, un elenco da cui scegliere
    .name = quando
command-turn-robot = Fai giocare questo turno a un robot
    .name = robot

# Il tavolo

command-table = Apri un tavolo, unisciti, comincia
    .name = tavolo
command-table-new = Apri un tavolo in questo canale
    .name = nuovo
command-table-new-game = Quale gioco
    .name = gioco
command-table-new-seating = Chi siede dove: a sorte, o nell’ordine di arrivo
    .name = posti
command-table-new-seating-random = a sorte
command-table-new-seating-joined = in ordine di arrivo
command-table-new-private = Solo chi ha un invito può unirsi e guardare
    .name = privato
command-table-join = Unisciti al tavolo di questo canale
    .name = unisciti
command-table-leave = Lascia il tavolo di questo canale prima dell’inizio
    .name = esci
command-table-invite = Invita qualcuno al tavolo di questo canale
    .name = invita
command-table-invite-user = Chi invitare
    .name = utente
command-table-robot = Fai sedere un robot al tavolo di questo canale
    .name = robot
command-table-robot-kind = Quanto gioca bene; se lo ometti, il livello consueto
    .name = livello
command-table-robot-kind-easy = { robot-easy }
command-table-robot-kind-normal = { robot-normal }
command-table-robot-kind-strong = { robot-strong }
command-table-start = Avvia la partita al tavolo di questo canale
    .name = avvia
command-table-end = Chiudi il tavolo di questo canale senza risultato; chi non è l’host vota
    .name = chiudi
robot-easy = facile: alle prime armi, simpatico, errori compresi
robot-normal = normale: gioca bene e muove in fretta
robot-strong = forte: un osso duro, che ci pensa un po’ di più

# Posti

command-seat = Dai, prendi o presta un posto
    .name = posto
command-seat-open = Lascia un posto, così chiunque può prenderlo e continuare
    .name = apri
command-seat-open-seat = Il posto di chi, se non è il tuo (solo host)
    .name = posto
command-seat-open-robot = Il robot che gioca finché qualcuno non prende il posto
    .name = robot
command-seat-open-robot-easy = { robot-easy }
command-seat-open-robot-normal = { robot-normal }
command-seat-open-robot-strong = { robot-strong }
command-seat-give = Offri un posto a qualcuno, che lo prende con un clic
    .name = cedi
command-seat-give-user = Chi deve continuare
    .name = utente
command-seat-give-seat = Il posto di chi, se non è il tuo (solo host)
    .name = posto
command-seat-take = Prendi un posto aperto e continua la partita
    .name = prendi
command-seat-take-seat = Quale posto, se ce n’è più d’uno aperto
    .name = posto
command-seat-robot = Fai giocare un robot finché il posto non viene ripreso
    .name = robot
command-seat-robot-seat = Il posto di chi, se non è il tuo (solo host)
    .name = posto
command-seat-robot-kind = Quanto gioca bene; se lo ometti, il livello consueto
    .name = livello
command-seat-robot-kind-easy = { robot-easy }
command-seat-robot-kind-normal = { robot-normal }
command-seat-robot-kind-strong = { robot-strong }
command-seat-back = Riprendi il tuo posto dal robot
    .name = riprendi
command-seat-vote = Vota per liberare il posto di chi è in ritardo, o per darlo a qualcuno
    .name = vota
command-seat-vote-seat = Il posto di chi
    .name = posto
command-seat-vote-user = Chi deve prenderlo; serve se non è in ritardo
    .name = utente
command-seat-permit = Permetti all’host di agire per te; vedrà allora ciò che vedi tu
    .name = permetti
command-seat-forbid = Non permettere più all’host di agire per te
    .name = vieta

# Che cosa è successo

command-log = Mostra che cosa è successo al tavolo di questo canale
    .name = registro
command-log-page = Quale pagina; se la ometti, la più recente
    .name = pagina
command-log-since = Che cosa è successo da allora, con il tabellone di allora e di adesso
    .name = da
command-log-file = Ricevi tutto come file di testo
    .name = file
command-replay = Mostra una partita finita come immagine animata
    .name = replay
command-verify = Rifai le estrazioni di una partita finita e confronta
    .name = verifica
command-save = Ricevi il salvataggio di una partita finita, da tenere o da verificare altrove
    .name = salvataggio
command-import = Riprendi un salvataggio in questo canale; tutti i suoi posti sono aperti
    .name = importa
command-import-save = Un file di /save o di chi gestisce il bot
    .name = salvataggio

# Impostazioni

command-settings = Le impostazioni tue, di questo tavolo, di questo server
    .name = impostazioni
command-settings-zone = Il tuo fuso orario, come Europe/Rome
    .name = fuso

# Per chi gestisce il bot, e per farsi dimenticare

command-forget-me = Fatti dimenticare dal bot: impostazioni, nome e id di Discord
    .name = dimenticami
command-operator = Per chi gestisce questo bot
    .name = gestore
command-operator-status = Mostra come sta il bot
    .name = stato
command-operator-announce = Pubblica qualcosa a ogni tavolo
    .name = annuncia
command-operator-announce-text = Che cosa pubblicare
    .name = testo
command-operator-announce-sure = Se pubblicarlo davvero; altrimenti lo vedi solo tu
    .name = conferma
command-operator-freeze = Ferma un tavolo finché non lo fai proseguire
    .name = ferma
command-operator-freeze-table = Il numero del tavolo
    .name = tavolo
command-operator-thaw = Fai proseguire un tavolo che hai fermato
    .name = sblocca
command-operator-thaw-table = Il numero del tavolo
    .name = tavolo
command-operator-export = Ricevi il salvataggio di un tavolo, con tutti i suoi segreti
    .name = esporta
command-operator-export-table = Il numero del tavolo
    .name = tavolo
