# Ciò che viene dopo una partita: l’abbandono, la fine con la classifica del momento, i risultati.

button-concede = Abbandono
concede-sure = Abbandonare questa partita di **{ $game }**? Un robot gioca al tuo posto fino alla fine, nessuno può prenderlo, e arrivi per ultimo qualunque cosa faccia.
conceded = { $name } ha abbandonato. Un robot gioca al suo posto fino alla fine; nella classifica è all’ultimo posto.
conceded-answer = Hai abbandonato questa partita. Grazie per averlo detto.
seat-conceded = { $name } ha abbandonato: a quel posto gioca un robot fino alla fine.
rank-line-gave-up = { $rank }. { $name } – { $points } (abbandono)
won-alone = **Vince { $name }**: tutti gli altri hanno abbandonato.
won-by-nobody = **Non vince nessuno**: tutti hanno abbandonato.
vote-score = { $by } propone di chiudere ora la partita, con la classifica del momento come risultato. Non conta per nessun punteggio. Deve votare a favore tutto il tavolo.
vote-score-rated = { $by } propone di chiudere ora la partita, con la classifica del momento come risultato, valido anche per i punteggi se il tavolo è classificato. Deve votare a favore tutto il tavolo.
vote-carried-score = Il tavolo ha deciso: la partita finisce qui, e vale la classifica del momento.
command-concede = Abbandona questa partita: un robot continua, e arrivi per ultimo
    .name = abbandona
command-table-finish = Vota per finire ora la partita, con la classifica del momento come risultato
    .name = concludi
command-table-finish-rated = Se deve contare anche per i punteggi
    .name = classificata

## Primati

command-me = Ciò che hai giocato: partite, posizioni, punteggi migliori, classifiche
    .name = io
command-record = Ciò che qualcuno ha giocato su questo server
    .name = carriera
command-record-user = Di chi
    .name = utente
command-records = I primati di questo server: punteggi più alti, partite più combattute, il tavolo più lungo
    .name = primati
record-title = Carriera
record-summary = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
 }, { $won } vinte{ $shared ->
    [0] {""}
   *[other] , { $shared } a pari merito
 }{ $gaveup ->
    [0] {""}
   *[other] , { $gaveup } abbandonate
 }
record-none = Nessuna partita è ancora stata giocata fino alla fine.
record-none-of = { $user } non ha ancora partite finite su questo server.
record-players = Giocatori
record-games = Partite
record-won = Vinte
record-places = Posizioni
record-best = Massimo
record-place = { $place }º{ "\u00A0" }×{ "\u00A0" }{ $times }
record-favourite = Preferenza: { $what } ({ $times } su { $of }), dal { $since }
records-head = **I primati di questo server**
records-high = **Punteggi più alti**
records-high-line = { $game } in { $seats }: **{ $points }** – { $who }, { $at }
records-close = **Partite più combattute**
records-close-line = { $game }: { $margin ->
    [0] decisa dallo spareggio, o da nulla
   *[other] { $points } di vantaggio
 } – { $who }, { $at }
records-long = **Il tavolo più lungo**
records-long-line = { $game }: { $days ->
    [0] meno di un giorno
    [one] { $days } giorno
   *[other] { $days } giorni
 } – { $who }, { $at }
records-robots = **Robot** – il loro punteggio ai tavoli classificati contro persone; non figurano nella lista tra persone
records-robots-line = Robot, { robot-level }: **{ $number }** ± { $uncertainty }, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
 }{ $provisional ->
    [yes] , provvisorio
   *[no] {""}
 }{ $each ->
    [none] {""}
   *[other] {" "}– { $each }
 }
records-robots-game = { $game } { $number }

## Punteggi

command-table-new-rated = Se il risultato conta per i punteggi; allora niente suggerimenti né aiuti di robot
    .name = classificato
lobby-rated-people = Classificato: il risultato conta, tra persone. Nessuno riceve suggerimenti, e nessun robot gioca al posto di altri.
lobby-rated-robots = Classificato: il risultato conta, nella lista contro i robot. Nessuno riceve suggerimenti, e nessun robot gioca al posto di altri.
rated-no-robot = Questo tavolo è classificato: nessun robot gioca al tuo posto. Con /concede abbandoni la partita.
rating-people = Punteggio: { $number } ± { $uncertainty }{ $provisional ->
    [yes] , provvisorio
   *[no] {""}
 }
rating-robots = Contro i robot: { $number } ± { $uncertainty }{ $provisional ->
    [yes] , provvisorio
   *[no] {""}
 }

## Affidabilità

command-table-new-reliability = Quante mosse su cento in tempo, e partite su cento finite, deve avere chi si siede
    .name = affidabilità
lobby-reliable = { $in_time } % in tempo, { $finished } % finite
lobby-least = Chi si siede ha almeno il { $least } % dei turni in tempo e delle partite finite, negli ultimi mesi.
not-reliable = Questo tavolo chiede il { $least } % di turni in tempo e di partite finite; negli ultimi mesi hai il { $in_time } % e il { $finished } %.
record-left = Partite che hai abbandonato: { $games } (che contano: { $rated }; ancora in corso senza di te: { $running })
record-reliable = Ultimi mesi: { $in_time } % dei turni in tempo, { $finished } % delle partite finite

## Appunti propri

command-note = Tieni a questo tavolo un appunto che vedi solo tu, o mostralo
    .name = appunto
command-note-text = Che cosa annotare al posto di ciò che c’è; se manca, viene mostrato ciò che c’è
    .name = testo
command-note-clear = Cancellalo
    .name = cancella
note-kept = Annotato. Compare con la tua mano, e non lo vede nessun altro.
note-gone = Qui non c’è più nessun tuo appunto.
note-shown = **Il tuo appunto:** { $text }
no-note = A questo tavolo non hai annotato nulla: /note text:

## Discussioni

command-table-new-thread = Se il bot apre una discussione per il tavolo; qui resta una riga che dice come va
    .name = discussione
too-many-threads = Discord non apre altre discussioni su questo server: ce ne sono troppe di attive. Archiviatene alcune, o apri il tavolo nel canale stesso.
no-thread-here = Qui non posso aprire una discussione: solo in un canale di testo in cui posso scrivere e creare discussioni pubbliche.
line = **{ $game }** in { $channel }: { $state }
line-private = un tavolo privato
line-lobby = in attesa di giocatori ({ $count } su { $most }: { $names })
line-over = la partita è finita – { $places }
line-ended = chiuso senza risultato

## Leghe

command-league = Una lega di più turni in questo canale: i suoi tavoli si aprono da sé in discussioni
    .name = lega
command-league-create = Apri una lega in questo canale
    .name = crea
command-league-create-game = Quale gioco
    .name = gioco
command-league-create-size = In quanti si gioca a un tavolo
    .name = tavolo
command-league-create-rounds = Quanti turni
    .name = turni
command-league-create-pairing = Chi si incontra: tutti nel modo più uniforme, o i vicini in classifica
    .name = abbinamento
command-league-create-pairing-robin = tutti contro tutti
command-league-create-pairing-swiss = vicini in classifica (svizzero)
command-league-create-days = Dopo quanti giorni i tavoli di un turno finiscono con la classifica del momento; mai, se manca
    .name = giorni
command-league-create-rated = Se le sue partite contano per i punteggi
    .name = classificata
command-league-join = Entra nella lega di questo canale
    .name = entra
command-league-leave = Lascia la lega; al tuo tavolo gioca un robot finché qualcuno non prende il posto
    .name = lascia
command-league-start = Comincia il primo turno della lega
    .name = comincia
command-league-standings = Mostra la classifica della lega di questo canale
    .name = classifica
command-league-end = Chiudi la lega di questo canale; i suoi tavoli continuano come tavoli normali
    .name = chiudi
league-opened = { $host } apre una lega di **{ $game }**: { $rounds ->
    [one] { $rounds } turno
   *[other] { $rounds } turni
 } a tavoli da { $size }, { $pairing ->
    [swiss] si incontrano i vicini in classifica
   *[robin] tutti si incontrano nel modo più uniforme
 }{ $days ->
    [0] {""}
    [one] , ogni turno dura { $days } giorno, poi vale la classifica del momento
   *[other] , ogni turno dura { $days } giorni, poi vale la classifica del momento
 }{ $rated ->
    [yes] , classificata
   *[no] {""}
 }. Si entra con `/league join`. Ogni avversario battuto vale un punto; chi riposa ne ha la metà di tutti.
league-created = La lega è aperta, e ne fai parte. Con /league start comincia.
league-here = In questo canale c’è già una lega.
league-size = A quel gioco si gioca in { $least } fino a { $most }.
league-full = Questa lega è al completo: { $most } giocatori.
league-joined = Fai parte della lega (finora { $count } giocatori).
league-joined-late = Fai parte della lega dal prossimo turno.
league-joined-already = Fai già parte di questa lega.
league-not-joined = Non fai parte di questa lega.
league-left = Hai lasciato la lega.
league-host-only = Può farlo solo l’host della lega.
league-host = Ora l’host di questa lega è { $name }.
league-lobby = Questo tavolo è di una lega: comincia da solo, con chi vi è stato assegnato.
league-table-void = Al tavolo in { $channel } non si può più giocare: conta come non giocato, e la lega va avanti.
league-end-sure = Chiudere la lega di **{ $game }** in { $channel }? ({ $state }) Non comincerà nessun altro turno; i tavoli ancora in gioco continuano come tavoli normali.
button-end-league = Chiudi la lega
league-ended = { $name } ha chiuso la lega di **{ $game }**. I tavoli ancora in gioco continuano come tavoli normali.
league-end-who = Prima che cominci può chiuderla l’host della lega. Dopo devono chiederlo tutti quelli che vi giocano, oppure decide chi ha il permesso «Gestisci server» e non vi gioca.
league-end-by-all = Devono chiederlo tutti quelli che vi giocano.
league-end-asked = { $name } chiede di chiudere la lega di **{ $game }** com’è adesso. Devono chiederlo tutti quelli che vi giocano prima del prossimo turno: /league end. Finora: { $count } di { $needed }.
league-ended-by-all = Tutti quelli che giocano nella lega di **{ $game }** l’hanno chiusa. I tavoli ancora in gioco continuano come tavoli normali.
league-sets-free = La lega è stata chiusa: questo tavolo prosegue come uno qualsiasi, e il suo risultato non cambia la classifica.
league-begun = Questa lega è già cominciata.
league-too-few = Per un turno servono almeno { $least } giocatori.
league-started = La lega comincia.
league-damaged = Non riesco a leggere questa lega: i suoi dati sono danneggiati. Chiedi a chi gestisce questo bot di ripristinare una copia di riserva, o apri un’altra lega.
no-league-here = In questo canale non c’è nessuna lega.
league-table = { $game }, turno { $round }, tavolo { $number }
league-round = **Turno { $number } di { $rounds }**
league-byes = Riposano: { $names }
league-due = I tavoli finiscono il { $at } con la classifica del momento, se non sono finiti prima.
league-put-off = Sono stato assente per un po’: i tavoli di questo turno finiscono il { $at } con la classifica del momento, se non sono finiti prima.
league-held-up = La lega non può ancora andare avanti: { $why } Riprende da sola quando è risolto.
league-held-up-own = La tua lega in { $channel } non può ancora andare avanti: { $why } Riprende da sola quando è risolto.
league-time-up = Il tempo del turno è scaduto: la partita finisce qui, e vale la classifica del momento.
league-title = Lega
league-open = La lega non è cominciata.
league-running = Turno { $played } di { $rounds }
league-over = La lega è finita.
league-standings = Classifica
league-player = Giocatore
league-games = Partite
league-won = Vinte
league-points = Punti
league-opponents = Avv.
league-ties = A parità contano le partite vinte, poi i punti di tutti gli avversari incontrati.
league-out = { $name } (fuori)
