# Che cosa dice il bot stesso.

## Comandi e pulsanti

choose-kind = Che cosa vuoi fare?
choose-option = Cambia un’opzione (host)
button-legend = Legenda
legend = **Legenda**
legend-picture = { $game } con la legenda: { $areas } Simboli: { $symbols }.
choose-part = Che cos’è …?
choose-pieces = Scegli
more-choices = Altro…
button-suggestion = Suggerimento
button-play-it = Gioca così
button-change-it = Cambia …
pieces-of = { $exactly ->
    [yes] { $upto ->
        [all] Tutti e { $of }
       *[some] Esattamente { $most } su { $of }
    }
   *[no] { $least ->
        [0] { $upto ->
            [all] Quanti vuoi su { $of }
           *[some] Fino a { $most } su { $of }
        }
       *[other] { $upto ->
            [all] { $least } o più su { $of }
           *[some] Da { $least } a { $most } su { $of }
        }
    }
 }{ $worth ->
    [0] {""}
   *[other] , valore { $worth } o più
 }
pieces-list = Elenco { $part } di { $parts }: il numero vale per tutti gli elenchi insieme.
pieces-needed = Nessuno può essere superfluo: senza il meno caro, il resto varrebbe troppo poco.
piece-of = { $number } di { $count }
choose-number = Scegli un numero
number-between = Un numero da { $low } a { $high }
raise-by = { $number } (+{ $more })

button-menu = La tua mossa
button-hand = Mano
button-undo = Annulla
button-board = Tabellone
button-score = Punteggio
button-conditions = Passare fino a …
button-drop-order = Elimina quest’ordine
button-drop-number = Elimina l’ordine { $number }
button-try = Provare
button-try-back = Annulla la mossa
button-try-robot = Mossa di un robot
button-try-look = Guarda
button-try-anew = Ricomincia
button-try-leave = Chiudi
button-why = Punti nel dettaglio
button-news = Mentre non c’eri
button-log = Registro
button-earlier = Mosse precedenti
button-fair = Estrazioni verificabili
button-log-rules = Che cosa significano queste righe?
button-rules = ?
button-rematch = Rivincita
button-replay = Replay
button-more = Altro…
more-at-table = Che cos’altro vuoi vedere?
button-again = Correggi la mia scelta
button-from-scratch = { $label } (da capo)
button-open-form = Apri il modulo
button-change = Cambia
button-back = ‹ Tutte le mie mosse
button-back-to-question = Torna alla domanda
button-help-learn = Impara un gioco
button-help-play = Gioca
button-help-hint = Suggerimento per la mia mossa
button-help-try = Prova mosse
button-help-review = Le mie decisioni
button-help-settings = Impostazioni
button-back-to-help = ‹ Aiuto
button-back-to-game = ‹ { $game }
button-older = ‹ Precedenti
button-newer = Successive ›
button-page-back = ‹ Pagina precedente
button-page-on = Pagina successiva ›
button-join = Unisciti
button-leave = Esci
button-invite = Invita …
button-how = Come si gioca
button-end = Chiudi il tavolo
button-robot = Aggiungi robot
button-no-robot = Togli robot
button-start = Avvia

## La lobby

table-opened = Il tavolo è aperto. Ci si unisce con il pulsante «Unisciti» o con /table join; lì puoi aggiungere robot e cambiare opzioni. Quando ci siete tutti, premi «Avvia».
lobby-head = **{ $game }** – un tavolo è aperto (si gioca in { $least }–{ $most })
lobby-seat = { $number }. { $name }{ $robot ->
    [easy] { " " }(robot, facile)
    [strong] { " " }(robot, forte)
    [no] { "" }
   *[normal] { " " }(robot, normale)
 }
lobby-length = -# Circa { $minutes } minuti in { $seats } giocatori, se giocati di fila; più o meno { $clicks } clic a testa
lobby-levels = -# Su 100 partite in { $seats } contro programmi mai incontrati prima, un robot ne vince circa: { $levels } (alla pari: { $even }).
lobby-picture = { $game } all’inizio
lobby-empty = Ancora nessuno al tavolo.
lobby-options = Opzioni: { $options }
lobby-no-options = Opzioni: tutto come da regolamento
lobby-full = { $host }, tutti i posti sono occupati: puoi cominciare.
lobby-not-any-more = { $host }, la partita non può più cominciare.
lobby-missing = { $count ->
    [one] Manca ancora una persona o un robot.
   *[other] Mancano ancora { $count } tra persone e robot.
 }
lobby-other-option = Per giocare in questo numero, attiva l’opzione «{ $option }».
lobby-too-many = Siete in troppi: a questo gioco si gioca al massimo in { $most }.
lobby-ready = { $host } può avviare la partita.
lobby-closed = **{ $game }** – questa lobby è chiusa
lobby-left = Tutti l’hanno lasciata. /play comincia un’altra partita qui.
joined = Ora fai parte del tavolo.
left = Hai lasciato il tavolo.
left-last = Hai lasciato il tavolo. Non c’era nessun altro, quindi è chiuso. /play comincia un’altra partita qui.
robot-seated = Un robot si è seduto al tavolo – { $level ->
    [easy] { robot-easy }
    [strong] { robot-strong }
   *[normal] { robot-normal }
 }. Con /table robot scegli un altro livello.
robot-gone = Il robot ha lasciato il tavolo.
option-set = Opzione cambiata.
started = La partita a { $game } comincia.
ended = Il tavolo è chiuso.
invited = { $name } ha ricevuto un invito.
choose-guest = Chi invitare
invite-whom = Chi devo invitare? Verrà menzionato in questo canale.
invited-already = { $name } ha già ricevuto un invito.
invited-so-far = Invitati finora: { $names }.
no-bots-invited = Si possono invitare solo persone. «Aggiungi robot» fa sedere un robot.
end-sure = Chiudere senza risultato il tavolo di **{ $game }** in { $channel }? ({ $state }) Dopo non ci si potrà più giocare.
invitation = { $user }, { $host } ti invita a giocare a { $game }: unisciti con il pulsante della lobby o con /table join.
invitation-closed = { $users }: l’invito a questa partita di { $game } non vale più, perché la lobby si è chiusa prima dell’inizio.
rematch-asked = { $users } – { $host } propone la rivincita ({ $game }): unisciti con il pulsante della lobby o con /table join.
table-starts = **{ $game }** comincia. Al tavolo: { $seats }
table-ended = { $name } ha chiuso questo tavolo senza risultato.
in-lobby = si aspetta che arrivi qualcuno

## La via più breve per giocare

quick-which = **A che cosa vuoi giocare?**
quick-ready = { $robots ->
    [one] Un robot occupa l’altro posto e la partita comincia in questo canale. Gioca come chi è alle prime armi; se aspetti altre persone, puoi sceglierne uno più forte.
   *[other] I robot occupano gli altri { $robots } posti e la partita comincia in questo canale. Giocano come chi è alle prime armi; se aspetti altre persone, puoi sceglierne di più forti.
 }
quick-start = Comincia con i robot
quick-lobby = Aspetta altre persone
quick-lobby-here = In questo canale un tavolo di { $game } cerca giocatori.
quick-another = Per cominciare un’altra partita scrivi /play in un altro canale o in un nuovo thread.

## Lezioni

button-learn = Prima partita guidata
button-chapters = Capitoli della lezione
button-back-to-lesson = Torna alla lezione
lessons = **Quale gioco vuoi imparare?** Fai una prima partita guidata, contro robot facili e in uno spazio tutto tuo: da 10 a 15 minuti. Puoi lasciarla quando vuoi e riprenderla più tardi.
lesson-of = Lezione: { $game }
lesson-begins = La tua lezione ti aspetta: { $channel }.
lesson-in-person = messaggi diretti
lesson-chapters = **La lezione di { $game }** si tiene qui: { $channel }. Continua là, oppure ricominciala da un capitolo:
lesson-opens = **Una prima partita guidata di { $game }.** Ciò che conviene è segnato con ➜, ma funziona tutto ciò che le regole permettono. Qui nulla conta; dopo un giorno senza mosse la lezione sparisce.
lesson-head = -# Lezione, parte { $number } di { $count }: { $title }
lesson-strayed = Hai scelto una strada tua, ed è permessa. { $text } La lezione avrebbe giocato: **{ $move }**. *Torna alla lezione* annulla la tua decisione; oppure continua pure così.
lesson-off = -# Sei su una strada tua. *Torna alla lezione* ti riporta dove l’hai lasciata.
lesson-ends = { $text }
no-lesson = Per questo gioco non c’è ancora una lezione. */rules* spiega come si gioca.
no-place-of-ones-own = Qui non posso aprire un thread privato, e tu non accetti messaggi diretti da me. Permetti una delle due cose e riprova.

## Messaggi pubblici

turn-head = { $who } – **{ $game }**{ $moment }: { $asked }
have-chosen = scelte fatte: { $done } su { $all }
more-lines = … ciò che è successo prima: /log
turn-over = { $who } – **{ $game }**: la partita è finita
over = la partita è finita
won = **Vince { $name }**, { $margin ->
    [0] per lo spareggio
   *[other] con un vantaggio di { $points }
 }.
won-otherwise = **Vince { $name }**.
# Follows a line of the ranking if others have as many points.
rank-tie = {" "}(spareggio: { $told })
won-together = **{ $names } vincono insieme.**
rank-line = { $rank }. { $name } – { $points }
# Un gioco il cui punteggio non è in punti dice invece `game-points`.
points = { $points } { $points ->
    [one] punto
   *[other] punti
 }
post-lost = (Qui manca un messaggio: Discord non lo ha accettato. La partita prosegue: /board e /log mostrano a che punto è.)
may-not-attach = (Manca l’immagine: mi serve il permesso «Allega file» in questo canale. /board te la mostra in privato.)

## Risposte private

answer-noted = Fatto.
answer-repeated = La tua scelta: { $move }
form-late = Ci ho messo troppo ad aprire il modulo. Fai clic ancora una volta.
answer-next = Tocca a te: { $asked }
waiting-for = In attesa di { $who }: { $asked }
table-over = La partita è finita.
your-hand = Questo lo vedi solo tu.
no-hand = In questo gioco non ci sono mani nascoste; ecco il tuo lato del tavolo.
log-head = **Registro**, pagina { $page } di { $pages }
list-page = Pagina { $page } di { $pages }
own-score = I tuoi punti finora: { $points }{ $count ->
    [0] {""}
   *[other] {" "}({ $sources })
 }. Li vedi solo tu.
score-line = { $rank }. { $name }: { $hidden ->
    [yes] { $points }, più ciò che è nascosto
   *[no] { $points }
 }
score-source-line = { "   " }{ $source }: { $points }
score-fact-line = { "   " }· { $fact }
games-line = { $game } in { $channel }: { $state }
games-line-lost = { $kind ->
    [casual] { $game }: il suo canale non c’è più, o non posso vederlo. Scrivete /games dove volete continuare: decide l’host, o due di voi.
   *[other] { $game }: il suo canale non c’è più, o non posso vederlo. Scrivete /games dove volete continuare: decidono tutti quelli che vi siedono, dopo una settimana chi ha risposto.
 }
button-go-on = Continua qui: { $game }
default-held = Non potevo scrivere qui quando il tempo di qualcuno è scaduto, perciò non ho giocato al suo posto: l’orologio riprende adesso.
channel-lost = { $kind ->
    [casual] Il canale della tua partita di { $game } non c’è più, o non posso vederlo. Scrivi /games in un canale dove vuoi continuare: decide l’host, o due di voi.
   *[other] Il canale della tua partita di { $game } non c’è più, o non posso vederlo. Scrivi /games in un canale dove vuoi continuare: decidono tutti quelli che vi siedono, dopo una settimana chi ha risposto.
 }
channel-proposed = { $name } vuole continuare la vostra partita di { $game } in { $channel }. Se sei d’accordo, scrivi lì /games e premi “Continua qui”; se no, fallo in un altro canale. Dal { $at } contano solo i voti di chi ha risposto.
channel-proposed-casual = { $name } vuole che la vostra partita di { $game } continui in { $channel }. Se sei d’accordo, scrivi /games lì e premi “Continua qui”; altrimenti fallo in un altro canale. Decide l’host, o due di voi.
moved-here = { $game } continua qui: il canale in cui si giocava non c’è più.
not-stranded = Quel tavolo gioca in { $channel }.
no-tables = Non giochi a nessun tavolo. /play comincia subito una partita, /games open:true elenca i tavoli che cercano giocatori.
help = **Che cosa vuoi fare?**
    - **Imparare un gioco:** una prima partita guidata contro robot facili: `/learn`. *Gioca* comincia qui una partita con i robot: `/play`
    - **Giocare con altri:** `/table new` apre un tavolo in questo canale; gli altri si uniscono con un pulsante. `/games` elenca i tuoi tavoli, con *open* quelli che cercano giocatori.
    - **Suggerimento:** che cosa farebbe un robot forte al tuo posto. *Prova mosse* gioca avanti in una copia privata. *Le mie decisioni* riguarda una partita finita.
    - **Muovere:** i pulsanti del messaggio più recente, oppure `/move`. Ciò che vedi solo tu: `/hand`
    - **Guardare:** `/board` · `/score` · `/log`, anche ciò che è successo mentre non c’eri · `/rules`, là dove serve adesso
    - **Annullare una mossa:** `/undo` · `/redo`. Se qualcosa è stato rivelato o altri hanno mosso, devono essere d’accordo.
    - **Assentarti:** `/order give` lascia mosse per dopo · `/turn until` te lo ricorda più tardi · `/turn robot` gioca questo turno · `/seat robot` presta il tuo posto · `/seat give` lo cede
    - **Fare da host:** `/table invite` · `/host pause` · `/host skip` · `/host rewind` · `/host move` · `/table end`; dove il risultato conta chiedono a tutti

## Che cosa si può sbagliare

no-table-here = In questo canale non c’è nessun tavolo. /play comincia qui una partita.
no-such-table = Questo tavolo non esiste più.
no-such-game = Qui non c’è nessun gioco chiamato «{ $text }». Scegline uno tra questi: { $names }.
no-such-option = Questa opzione non esiste.
no-such-picture = Questa immagine non esiste. Scegline una tra queste: { $names }.
picture-of-which = Un’immagine di quale? Scegli tra queste: { $names }.
no-such-player = Al tavolo non c’è nessuno con questo nome. Scegli tra: { $names }.
which-player = Più di una persona si chiama così. Scegli tra: { $names }.
no-such-line = Questa riga non esiste: il registro ha { $last } righe.
rule-list = **Regole: { $game }**. Scegli un capitolo, oppure cerca per nome uno dei { $parts } componenti con /rules topic:
which-rules = Le regole di quale gioco?
many-such-rules = «{ $text }» corrisponde a più voci: { $names }.
no-such-rule = Non c’è nessuna regola e nessun componente chiamato «{ $text }». Scegli dall’elenco.
channel-taken = Questo canale ha già un tavolo. Gioca in un altro canale o thread, o chiudi questo tavolo con /table end.
no-rematch-now = Ora questo canale ha un altro tavolo: { $game } ({ $state }). La rivincita sarà possibile quando quello sarà finito, oppure con /table new in un altro canale o thread.
permissions-missing = Per gestire un tavolo qui mi servono altri permessi. Per favore, concedi: { $names }.
discord-refuses = Discord ha rifiutato (codice { $code }): non è successo nulla. Riprova, o fallo in un normale canale di testo.
discord-busy = Discord non ha risposto in tempo: non è successo nulla. Riprova tra un minuto.
too-busy = In questo momento mi scrivono in troppi: non è successo nulla. Riprova tra qualche secondo.
could-not-post-unless-added = Non riesco a scrivere qui da { $since }, perché non sono in questo thread privato. Menziona { $me } qui: così mi aggiungi, e racconto tutto. Ci riprovo adesso.
could-not-post = Non riesco a scrivere qui da { $since }: racconterò tutto appena potrò di nuovo. Per favore, concedi: { $names }. Ci riprovo adesso.
only-in-channel = Questo è possibile solo con i pulsanti nel canale.
may-not-write-there = Non hai il permesso di scrivere in quel canale.
already-joined = Fai già parte di questo tavolo.
not-joined = Non fai parte di questo tavolo.
table-full = Tutti i { $most } posti sono occupati.
no-robot = A questo tavolo non c’è nessun robot.
host-only = Questo può farlo solo l’host del tavolo.
wrong-number = In { $count } la partita non può cominciare: si gioca in { $least }–{ $most }.
already-started = La partita a questo tavolo è già cominciata. { $waiting }
leave-running = La partita è in corso. /seat open cede il tuo posto, così che qualcun altro possa prenderlo; fino ad allora gioca un robot.
table-ended-already = Questo tavolo è già chiuso.
not-started = La partita a questo tavolo non è ancora cominciata.
table-frozen = Questo tavolo non può proseguire: il suo salvataggio è danneggiato, o non si adatta alla versione attuale delle regole. Chi gestisce il bot lo sa già. Potete aspettare, lasciarlo (/seat open) o chiuderlo (/table end: votano i giocatori).
wreck-left = { $name } ha lasciato questo tavolo, che non può proseguire.
vote-end-wreck = Questo tavolo non può proseguire. Più della metà di chi non lo ospita può chiuderlo.
table-moved-on = Nel frattempo il tavolo è andato avanti. Dagli un’altra occhiata e ripeti la tua mossa.
not-seated = Non giochi a questo tavolo.
not-your-control = Questi pulsanti sono di { $names }. /move apre i tuoi.
not-asked = In questo momento non hai nulla da decidere. { $asked }
old-control = Questi pulsanti non valgono più. /move mostra che cosa puoi fare adesso.
clicked-already = È già stato fatto. Clicca ancora se lo vuoi un’altra volta.
text-unkept = Questo testo contiene un carattere che non si può conservare. Scrivilo di nuovo, senza ciò che hai incollato.
another-game = A questo tavolo si gioca a { $game }.
refused = { $why }
field-open = Ancora da scegliere: { $question }
nothing-to-undo = Non hai nessuna mossa da annullare.
nothing-to-redo = Non hai nessuna mossa da ripristinare.
undo-over = La partita è finita: non si può più annullare nulla.
a-bug = Da parte mia qualcosa è andato storto. La tua mossa non è stata fatta; chi gestisce il bot può vedere che cosa è successo.
button-sign-out = Esci dalla pagina del tabellone
signed-out = Sei uscito ovunque dalla pagina del tabellone. Aprila di nuovo per accedere.
no-page = Questo bot non ha una pagina del tabellone: chi lo gestisce non l’ha configurata. Gioca qui con i pulsanti e i comandi.
page-not-here = Il tabellone non si apre qui. Si apre nei canali di testo e nei messaggi diretti, non nei thread.
tables-away = In questo momento non riesco a raggiungere i tavoli. Nulla di ciò che è stato giocato è perduto: riprova tra un minuto.

## Ordini

order-left = Giocherò questo per te: { $order }
order-anything = qualsiasi decisione
order-lasts-once = una volta
order-lasts-step = finché dura questa domanda
order-lasts-dropped = finché non lo elimini
order-unless = ma non quando potresti: { $moves }
order-ended = È successo, quindi te lo chiedo di nuovo: { $order }
order-lost = Questo valeva per un’altra domanda, quindi te lo chiedo di nuovo: { $order }
orders-more = … e altri { $count } ordini sono terminati: /order list
choose-condition = Passare d’ora in poi …
about-conditions = Fino a quando passo per te, ovunque tu possa? Quando succede te lo chiedo di nuovo. Puoi eliminare l’ordine in ogni momento.
no-such-condition = Non c’è nessuna condizione chiamata «{ $text }». Scegline una di queste: { $names }.
nothing-offered = Ora non ti è chiesto nulla, quindi nulla può essere nuovo. Scegli un’altra condizione.
too-many-orders = Hai lasciato { $most } ordini a questo tavolo. Prima eliminane uno: /order list li mostra.
order-empty = Scrivi almeno una mossa, per esempio: sell sugar; pass
order-too-long = Un ordine ha al massimo { $most } caratteri. Lascia invece più ordini, uno per ogni domanda.
order-fact = «{ $text }» non è una condizione: scegli prima la domanda, poi scrivi nome=valore per indicare che cosa riguarda.
no-such-step = Non c’è nessuna domanda chiamata «{ $text }». Scegline una tra queste: { $names }.
no-such-component = Qui non c’è nessun componente chiamato «{ $text }». Scegline uno tra questi: { $names }.
no-orders = Non hai lasciato ordini a questo tavolo.
no-such-order = Non hai nessun ordine con quel numero. /order list mostra i tuoi.
orders-dropped = { $count ->
    [one] Eliminato { $count } ordine.
   *[other] Eliminati { $count } ordini.
 }

## Provare mosse

try-head = **Prova**, la vedi soltanto tu: nulla di tutto questo accade al tavolo. Ciò che non vedi è inventato, e la fortuna gira in altro modo. Mosse: { $count } su { $most }.
try-asked = { $name }: { $asked }
try-left = Prova chiusa. Al tavolo non è successo nulla.
no-tries = A questo tavolo non si possono provare mosse: il risultato conta per i punteggi. Tutti quelli che giocano possono permetterlo (/settings).
no-try = Qui non c’è più nessuna prova. /try ne comincia un’altra.
try-impossible = Ciò che lì non vedi non si lascia immaginare. Prova da un’altra riga.
nothing-to-try = Lì non resta nulla da decidere.
try-too-long = Una prova arriva a { $most } mosse. Annullane qualcuna, o ricomincia.
choose-tries = Si possono provare mosse?
tries-on = Si possono provare mosse
tries-off = Non si possono provare mosse
tries-changed = { $on ->
    [yes] D’ora in poi a questo tavolo si possono provare mosse: /try, ciascuno per conto proprio.
   *[no] A questo tavolo non si possono più provare mosse.
 }

## Storia e correttezza

jump-to = Rivedi la fine di una fase…
news-head = **Mentre non c’eri**
nothing-since = Dalla tua ultima mossa qui non è successo nulla.
since-mine = dalla tua ultima mossa
news-now = Ora
log-file = L’intero registro in un file, con ciò che ti è permesso sapere.
replay = La partita, fase per fase
replay-by = { $name } mostra com’è andata la partita a { $game }, fase per fase
replay-comes = Il replay è in preparazione e arriverà in questo canale.
replay-shared = Il replay è già in questo canale: { $link }. Con /replay lo vedi solo tu.
not-over-yet = Potrai farlo quando la partita sarà finita.
the-save = Il salvataggio di questo tavolo. Chiunque può verificarlo con python -m bot verify.
secret-promised = -# Ogni estrazione si può verificare: lo SHA-256 del segreto delle estrazioni è { $promise }
secret-renewed = -# Da qui in poi ogni estrazione si può verificare: viene da un nuovo segreto, il cui SHA-256 è { $promise }. Le estrazioni precedenti sono nel salvataggio.
fair-draws = A partita finita questo pulsante mostra il segreto, rifà ogni estrazione e confronta.
verified = Tutte le { $draws } estrazioni corrispondono al segreto { $secret }, il cui SHA-256 { $promise } è nel registro dall’inizio.
not-verified = Di { $draws } estrazioni, queste non corrispondono al segreto { $secret }: voci { $wrong }.
verified-since-import = Tutte le { $draws } estrazioni fatte da quando il salvataggio è arrivato qui corrispondono al segreto { $secret }, il cui SHA-256 { $promise } è stato pubblicato allora.
not-verified-since-import = Delle { $draws } estrazioni fatte da quando il salvataggio è arrivato qui, queste non corrispondono al segreto { $secret }: voci { $wrong }.
verified-in-save = { $draws } estrazioni erano già nel salvataggio. Corrispondono al segreto { $secret } che conteneva, ma qui nessuno ne aveva avuto la promessa: confrontate il suo SHA-256 { $promise } con quello nel registro del tavolo dove la partita è cominciata.
not-verified-in-save = Delle { $draws } estrazioni che erano già nel salvataggio, queste non corrispondono al segreto { $secret } che conteneva: voci { $wrong }.

## Il tempo: avvisi, promemoria, scadenze

ping-deadline = -# { $deadlines }
ping-deadline-of = { $name } ha tempo fino al { $at } ({ $left })
ping-deadline-at = { $name } ha tempo fino alle { $at } ({ $left })
ping-next = -# { $who }: dopo tocca a te
ping-where = { " " }in { $channel }
remind-ping = { $who } – **{ $game }**{ $moment }{ $where }: { $asked }
remind-next = { $who } – **{ $game }**{ $moment }{ $where }: dopo tocca a te.
remind-nudge = { $who }, nel caso ti fosse sfuggito: hai cominciato una mossa in **{ $game }**{ $moment }{ $where } e non l’hai finita: { $asked }
remind-last-call = { $who }, ultima chiamata in **{ $game }**{ $moment }{ $where }: { $asked }
remind-1 = { $who }, tocca a te in **{ $game }**{ $moment }{ $where }: { $asked }
remind-2 = { $who }, **{ $game }**{ $moment }{ $where } aspetta ancora la tua mossa: { $asked }. Senza di te gli altri non possono proseguire.
remind-3 = { $who }, il tuo turno in **{ $game }**{ $moment }{ $where } è cominciato { $since } e tutti aspettano: { $asked }. Di’ quanto tempo ti serve, o fai giocare questo turno a un robot.
time-up-host = { $names } – **{ $game }**: il tempo è scaduto. { $host }, puoi decidere come si prosegue.
time-up-default = { $names } – **{ $game }**: il tempo è scaduto, quindi si gioca la mossa predefinita delle regole.
time-up-robot = { $names } – **{ $game }**: il tempo è scaduto, quindi un robot prende questa sola decisione.

button-there = Vai alla tua mossa
button-mute = Silenzio per questo turno
button-until = Mi serve tempo fino a…
button-robot-turn = Fai giocare il turno a un robot
button-robot-once = Fai decidere un robot
button-play-default = Gioca la mossa predefinita
choose-until = Ricordamelo…
until-hours = tra { $count } { $count ->
    [one] ora
   *[other] ore
 }
until-other = in un altro momento…
until-form = Mi serve tempo fino a
until-form-field = Quando (18:30, 3h, 1 giorno, domani 9:00)
until-which = Quando vuoi che te lo ricordi? (Il tuo fuso orario: { $zone })
muted = Per questo turno non te lo ricorderò più.
needed-until = Te lo ricorderò { $left } ({ $at }), non prima.
not-a-moment = «{ $text }» non è un momento futuro che so leggere. Scrivi 18:30, 3h, 1 giorno, 1w, domani o 2026-12-24 18:30.
not-waited-for = In questo momento qui nessuno ti aspetta.
robot-plays = Un robot gioca questo turno per te.
played-for = Questa decisione viene presa al posto di { $name }. La prossima spetta di nuovo a { $name }.
no-deadline = In questo momento nessuno ha una scadenza a questo tavolo.
is-not-late = { $name } ha ancora tempo.

choose-pace = Ritmo (host)
lobby-pace = Ritmo: { $pace }
lobby-missed = -# Se il tuo tempo scade, viene presa al tuo posto solo quella decisione. Per la successiva hai poi metà del tempo.
pace-none = senza fretta (nessun limite di tempo)
pace-relaxed = tranquillo (72 ore a turno, poi può agire l’host)
pace-strict = serrato (24 ore a turno, poi si gioca la mossa predefinita delle regole)
pace-blitz = lampo (10 minuti, più qualcosa a ogni turno; per una serata insieme)

## Posti che passano di mano, e ciò che richiede consenso

button-agree = D’accordo
button-decline = Non sono d’accordo
button-decree = Consenti (host)
button-decree-manager = Consenti (gestore del server)
button-take = Prendi il posto
hand-anew = **{ $game }** in { $channel }: qualcosa è stato annullato. Ora la tua mano è questa.
undo-barrier = Da allora altri hanno mosso, il tuo tempo era scaduto, o qualcosa è stato rivelato: serve il consenso di { $names }, oppure decide l’host. L’ho già chiesto.
undo-asked = { $redone ->
    [yes] { $name } vorrebbe ripristinare ciò che ha annullato:
   *[no] { $name } vorrebbe annullare la propria ultima decisione. Con essa sparirebbe:
 }
undo-private = una scelta privata di { $name }
undo-seen = Da allora si è visto: { $kinds }.
undo-seen-drawn = ciò che è stato pescato o tirato
undo-seen-opened = ciò che era nascosto
undo-consent = { $asked } – d’accordo?
undo-ends = Se qualcuno rifiuta, o muove prima, non si torna indietro.
undo-declined = { $name } non è d’accordo: non si annulla nulla.
undo-withdrawn = { $name } non lo chiede più: non si annulla nulla.
undo-not-done = Non si annulla nulla.
undo-asked-already = { $name } ha già chiesto al tavolo: prima va data risposta a quella richiesta.
undo-own = La richiesta è tua: devono essere d’accordo gli altri.
undo-agreed = Hai dato il tuo consenso. Devono ancora rispondere: { $names }.
undo-by-all = Tutti d’accordo: l’ultima decisione di { $name } è annullata.
undo-by-host = L’host ha deciso: l’ultima decisione di { $name } è annullata.
undo-done = Annullato.
undo-void = Non si può più dare il consenso: nel frattempo qualcuno ha mosso, o la cosa è già decisa.
host-acted = L’host agisce per { $name }.
private-table = Questo tavolo è privato: solo chi ha un invito può guardarlo o unirsi. Chiedi un invito all’host.
no-open-seat = Quel posto non è aperto. /games open:true elenca i posti aperti.
knows-a-hand = Qui hai visto la mano di qualcun altro, quindi non puoi prendere un posto diverso.
sits-already = Questa persona gioca già a questo tavolo.
seat-open-already = Quel posto è già aperto.
seat-opened = Il posto di { $name } è aperto: chiunque può prenderlo e continuare.
seat-opened-answer = Il posto è aperto. Ciò che ti ho detto qui in privato viene cancellato, per quanto possibile.
seat-offered = { $user }, ti viene offerto il posto di { $name }. Premi il pulsante per prenderlo e continuare.
seat-offered-answer = Il posto è offerto. Non cambia nulla finché non viene preso.
seat-taken = { $user } prende il posto di { $name } e continua.
seat-taken-answer = Hai preso il posto di { $name }. Questo lo vedi solo tu:
seat-warmed = Ora un robot gioca per { $name }.
button-own-seat = Il mio posto …
own-seat = Il tuo posto a questo tavolo, **{ $name }**:
button-lend-own = Fai giocare un robot per me
button-take-back = Torno a giocare
button-own-settings = Ore di quiete, vacanze …
button-leave-seat = Lascia il posto …
button-give-up = Abbandona …
button-leave-sure = Lascio il posto
leave-sure = Lasciare il tuo posto? Chiunque può prenderlo, e ciò che ti ho detto qui in privato viene cancellato.{ $rated ->
    [yes] {" "}Qui il risultato conta: l’uscita resta tra i tuoi risultati.
   *[no] {""}
 }
seat-warmed-answer = Ora a questo posto gioca un robot. Con *Altro… → Il mio posto …* o /seat back lo riprendi.
lend-last = Allora a ogni posto giocherebbe un robot, e la partita andrebbe avanti senza di voi. Metto invece il tavolo in pausa?
button-pause = Metti in pausa
button-lend = Presta comunque il posto
seat-pauses = { $kind ->
    [casual] { $name } ha messo in pausa questo tavolo: orologi e promemoria sono fermi finché l’host non lo riprende (/host resume). Si può comunque muovere.
   *[other] { $name } ha messo in pausa questo tavolo: orologi e promemoria sono fermi finché qualcuno che vi siede non lo riprende (/host resume). Si può comunque muovere.
 }
seat-pauses-answer = Il tavolo è in pausa.
seat-back = { $name } gioca di nuovo.
seat-back-answer = Il robot se n’è andato: giochi di nuovo tu.
no-robot-here = Nessun robot gioca per te.
not-late = { $name } non è abbastanza in ritardo: il tavolo non può aprire il suo posto.
vote-seat = { $name } è in ritardo. Libero il suo posto, con un robot che gioca finché qualcuno non lo prende? Deve votare a favore più della metà degli altri.
vote-seat-for = { $by } propone che { $to } prenda il posto di { $name }, e veda ciò che lì è nascosto. Devono votare a favore almeno due degli altri, e più della metà.
vote-host = { $by } propone che { $to } diventi l’host di questo tavolo. Deve votare a favore più della metà di chi non è l’host.
vote-end = { $by } propone di chiudere questo tavolo senza risultato. Deve votare a favore più della metà di chi non è l’host.
vote-decides = Il tuo voto è stato decisivo.
button-vote = Sono a favore
vote-carried-for = Il tavolo ha deciso: { $user } può prendere il posto di { $name }; fino ad allora gioca un robot.
vote-carried-end = Il tavolo ha deciso: si chiude senza risultato.
seat-left = { $name } non è più su questo server. Un robot gioca al suo posto finché qualcuno non lo prende.
host-missed = { $old } non c’era quando il tavolo aspettava: ora l’host di questo tavolo è { $user }.
needs-a-vote = { $name } non è in ritardo. Può cedere il posto da sé, oppure lo decidono gli altri con un voto: /posto vota, con chi deve prenderlo.
seat-promised = Il posto di { $name } è già promesso a qualcuno.
vote-ends = Si chiude { $left }, il { $at }; senza abbastanza voti non cambia nulla.
vote-asks = { $who }, il tuo tavolo di **{ $game }** ha bisogno del tuo voto. { $where }
vote-asks-again = { $who }, il tuo tavolo di **{ $game }** ha ancora bisogno del tuo voto. Non te lo ricorderò più. { $where }
vote-undo = Si può annullare una decisione? Se non si risolve prima della prossima mossa, la decisione resta valida.
games-vote = (Serve il tuo voto.)
vote-count = A favore: { $count } su { $needed } necessari.
vote-done = **Deciso: è stato fatto.**
vote-void = **Non si vota più: non è stato fatto.**
vote-noted = Il tuo voto è registrato.
vote-carried = Il tavolo ha deciso: il posto di { $name } è aperto, e un robot gioca finché qualcuno non lo prende.
permitted = { $name } permette all’host di agire al suo posto, fino a /seat forbid.
permission-ended = L’host non può più agire per { $name }.
former-hand = Qui non giochi più: ecco ciò che possono vedere tutti.
open-lobby = { $game } in { $channel }: si aspetta che arrivi qualcuno (posti occupati: { $count } su { $most })
open-seats = { $game } in { $channel }: { $count ->
    [one] un posto aperto ({ $names })
   *[other] { $count } posti aperti ({ $names })
 }
open-ways = -# Ritmo: { $pace } · Lingua: { $language }
no-open-tables = Nessun tavolo di questo server ha un posto aperto. /play comincia una partita o apre un tavolo a cui altri possono unirsi.
no-bots = I posti si possono offrire solo a persone. /seat robot fa giocare un robot.

## Impostazioni

settings-me = Le tue
settings-table = Questo tavolo
settings-server = Questo server
settings-no = nessuna
settings-own = **Le tue impostazioni**
    Fuso orario: { $zone }
    Ore di silenzio: { $quiet } (in quelle ore nulla ti disturba; i messaggi aspettano che finiscano)
    Avvisi: { $ways }{ $closed ->
        [yes] { " " }– non posso mandarti messaggi diretti, quindi ti avviso nel canale
       *[no] { "" }
     }
    Promemoria: dopo { $first } ore, poi ogni volta dopo il doppio del tempo, per al massimo 14 giorni
    Vacanze: { $vacations }
settings-ways-channel = nel canale
settings-ways-direct = con un messaggio diretto
settings-ways-both = nel canale e con un messaggio diretto
choose-ways = Dove avvisarti
choose-quiet = Ore di silenzio
choose-reminders = Promemoria
quiet-none = Nessuna ora di silenzio
quiet-span = Silenzio: { $span }
quiet-other = Altre ore di silenzio…
reminders-every = Primo promemoria dopo { $hours } ore
button-zone = Fuso orario…
button-vacation = Vacanze…
button-next-on = Avvisami quando il prossimo turno è il mio
button-next-off = Non avvisarmi quando il prossimo turno è il mio
form-zone = Il tuo fuso orario
form-zone-field = Città, o UTC+5:30, o Europe/Rome
form-quiet = Ore di silenzio
form-quiet-field = Da e a, come 22:30-7:00
form-vacation = Vacanze
form-vacation-field = 24 dic a 1 gen, 2 settimane o nessuna
settings-of-table = **{ $game }, questo tavolo**
    Ritmo: { $pace }
    A tempo scaduto: { $then }
    Lingua: { $language }
choose-then = A tempo scaduto
then-host = può agire l’host
then-default = si gioca la mossa predefinita delle regole
then-robot = un robot gioca il turno
settings-of-server = **Nuovi tavoli su questo server**
    Ritmo: { $pace }
    Lingua: { $language }
choose-server-pace = Ritmo dei nuovi tavoli
choose-server-language = Lingua dei nuovi tavoli
choose-language = Lingua di questo tavolo
language-changed = D’ora in poi questo tavolo parla italiano.
choose-suggestions = Suggerimenti di un robot
suggestions-on = un pulsante “Suggerimento” interroga un robot forte
suggestions-off = nessun suggerimento
suggestions-changed = { $on ->
    [yes] D’ora in poi un pulsante *Suggerimento* chiede a un robot forte che cosa giocherebbe.
   *[no] Da ora non si suggeriscono mosse.
 }
choose-own-language = Lingua di ciò che leggi solo tu
language-of-client = la lingua del mio Discord
button-pictures = Immagini
choose-own-pictures = Immagini che vedi solo tu
pictures-plain = come al solito
pictures-contrast = contrasto elevato
pictures-large = caratteri grandi, su due fogli se serve
pictures-both = contrasto elevato e caratteri grandi
pictures-dark = scuro
pictures-dark-contrast = scuro, contrasto elevato
pictures-dark-large = scuro, caratteri grandi
pictures-dark-both = scuro, contrasto elevato e caratteri grandi
settings-pictures = **Le tue immagini**
    Sono disegnate così le immagini private e quelle che apri con *Tabellone*. I messaggi di un tavolo seguono la scelta del suo host.
button-language = Lingua
settings-language = **La tua lingua**
    La parlano le risposte e le immagini private. Ciò che leggono tutti è nella lingua del tavolo.
# Come la lingua chiama sé stessa.
language-name = Italiano
pace-changed = L’host ha cambiato il ritmo: { $pace }. A tempo scaduto: { $then }.
pace-lifted = L’host ha tolto i limiti di tempo.
not-times = «{ $text }» non è un intervallo di ore che so leggere. Scrivilo come 22:30-7:00.
not-days = «{ $text }» non è un intervallo di giorni futuri che so leggere. Scrivi 2026-12-24 a 2027-01-01, 24 dic a 1 gen, 24.12. a 1.1., domani, o 2 settimane (da oggi).
# Ciò che si scrive per indicare un momento, separato da virgole.
typed-minutes = m, min, minuto, minuti
typed-hours = h, ora, ore
typed-days = g, giorno, giorni
typed-weeks = settimana, settimane
typed-one = un, una
typed-in = tra, fra
typed-today = oggi
typed-tomorrow = domani
typed-at = alle, alle ore, ore
typed-to = a, al, fino a, fino al
typed-none = nessuna
no-such-zone = Non conosco il fuso orario «{ $text }». Scrivi una grande città, il suo paese, una differenza come UTC+5:30 o un nome come Europe/Rome.
which-zone = «{ $text }» può indicare più fusi orari. Qual è il tuo?
more-zones = … altri dei { $count } fusi orari
choose-zone = Il tuo fuso orario
too-much-vacation = Sono troppe vacanze: gli orologi si fermano per al massimo { $most } giorni all’anno.
manager-only = Questo può cambiarlo solo chi ha il permesso «Gestisci server».

## Gli strumenti dell’host

lobby-private = Privato: solo chi ha un invito (/table invite) può guardare questo tavolo e unirsi.
paused-by-itself = { $kind ->
    [casual] { $count } mosse di fila sono state automatiche e non hanno portato a nulla. Ho messo in pausa questo tavolo: chi deve muovere può ancora farlo, e l’host può saltare qualcuno o riavvolgere.
   *[other] { $count } mosse di fila sono state automatiche e non hanno portato a nulla. Ho messo in pausa questo tavolo: chi deve muovere può ancora farlo, e /host skip chiede a tutti se saltare qualcuno.
 }
invitation-private = { $user }, { $host } ti permette di guardare questo tavolo privato ({ $game }).
seat-name = Posto { $number }
save-too-long = Quel file è troppo lungo per un salvataggio.
save-damaged = Quel file non è un salvataggio da cui si possa continuare: è danneggiato, è stato modificato o viene da un’altra versione.
save-too-slow = Rifare quella partita richiede troppo tempo.
queue-own = Hai portato { $count } salvataggi che devono ancora essere letti. Porta il prossimo quando uno di loro è pronto.
queue-full = Molti salvataggi aspettano di essere letti. Porta il tuo di nuovo tra qualche minuto.
save-over = La partita in quel salvataggio è finita: non c’è più nulla da giocare.
imported = Il tavolo è aperto: tutti prendono posto con i pulsanti, anche tu.
table-imported = **{ $game }** riprende da un salvataggio portato da { $user }. Chi ha quel file ne conosce ogni segreto. Tutti i posti sono aperti:

## Pulizie

archived-soon-lobby = Da un po’ in questa lobby ({ $game }) nessuno entra né esce. Si chiude il { $at }, a meno che qualcuno non entri o esca o l’host non avvii la partita.
archived-soon-running = Da molto tempo qui nessuno muove. Questo tavolo ({ $game }) viene archiviato il { $at }, a meno che qualcuno non muova.
archived-soon-finished = Questo tavolo ({ $game }) resta qui fino al { $at }: fino ad allora lo si rivede con /log, /replay, /verify e /save.
archived-soon-own = Da molto tempo nessuno muove al tuo tavolo di { $game } in { $channel }. Sarà archiviato il { $at }, a meno che qualcuno muova.
archived-now-running = Questo tavolo di { $game } è stato archiviato: il canale è libero per un altro. /board e /log lo mostrano ancora, /save lo dà ai suoi giocatori, e /host resume lo riprende.
table-archived = Questo tavolo è archiviato. I suoi giocatori possono riprenderlo con /host resume.
unarchived = Questo tavolo riprende: ha lasciato l’archivio.
save-counts = Qui il risultato conta, e un salvataggio contiene tutti i segreti: con /host resume si continua, e a partita finita ogni giocatore ha il suo salvataggio.
archive-saved = { $name } ha preso il salvataggio di questo tavolo archiviato, con tutti i suoi segreti.
archived-now = Questo tavolo ({ $game }) è archiviato: il canale è libero per un altro. Il registro resta conservato.
