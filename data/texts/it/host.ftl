# Gli strumenti dell’host: ciò che Discord elenca e ciò che si dice quando se ne usa uno.

## Come li elenca Discord

command-host = Strumenti dell’host del tavolo; dove il risultato conta, votano tutti
    .name = host
command-host-skip = Gioca la mossa predefinita per chi è in ritardo
    .name = salta
command-host-skip-seat = Per chi, se è in ritardo più di una persona
    .name = posto
command-host-act = Agisci per chi lo ha permesso con /seat permit
    .name = agisci
command-host-act-seat = Per chi
    .name = posto
command-host-rewind = Annulla tutto ciò che segue una riga del registro
    .name = riavvolgi
command-host-rewind-line = Il numero della riga, come lo mostra /log
    .name = riga
command-host-pause = Ferma gli orologi e i promemoria del tavolo
    .name = pausa
command-host-resume = Fai ripartire gli orologi e i promemoria del tavolo
    .name = riprendi
command-host-more-time = Dai più tempo per questo turno
    .name = tempo
command-host-more-time-hours = Quante ore in più
    .name = ore
command-host-more-time-seat = A chi; se lo ometti, a tutti quelli a cui tocca
    .name = posto
command-host-move = Continua la partita in un altro canale o thread
    .name = sposta
command-host-move-channel = Dove continuare
    .name = canale
command-host-private = Rendi privato il tavolo, o riaprilo a tutti
    .name = privato
command-host-private-on = Se solo chi ha un invito può unirsi e guardare
    .name = attivo
command-host-pass-on = Passa a qualcun altro il ruolo di host; chi non è l’host vota
    .name = passa
command-host-pass-on-user = Chi deve fare da host
    .name = utente

## Che cosa si dice

host-gives-time = L’host concede a { $names } { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
 } in più per questo turno.
host-done = Fatto.
host-skips = L’host salta { $name }: si gioca la mossa predefinita delle regole.
host-rewinds = L’host torna alla riga { $line } del registro.
host-pauses = L’host ha messo in pausa questo tavolo: orologi e promemoria sono fermi. Si può comunque muovere.
host-resumes = Il tavolo riprende: orologi e promemoria corrono di nuovo.
host-private = Ora questo tavolo è privato: solo chi ha un invito può guardarlo e unirsi.
host-public = Ora questo tavolo è aperto: tutti possono guardarlo e unirsi, se c’è un posto libero.
host-passes-on = Ora l’host di questo tavolo è { $user }.
nobody-to-skip = Puoi saltare chi ha esaurito il tempo o, a un tavolo senza limiti di tempo, chiunque il tavolo stia aspettando. In questo momento: { $names }.
no-default = { $kind ->
    [casual] Qui le regole non hanno una mossa predefinita. /seat robot fa giocare un robot.
   *[other] Qui le regole non hanno una mossa predefinita: deve muovere { $name }. /seat vote chiede a tutti se aprire il suo posto.
 }
not-permitted = { $name } non ti ha permesso di agire al suo posto (/seat permit).
paused-already = Il tavolo è già in pausa.
not-paused = Il tavolo non è in pausa.
rewind-nothing = Dopo quella riga non è stato deciso nulla.
moved-to = Questo tavolo continua in { $channel }.
moved-from = Questo tavolo arriva da { $channel } e continua qui.

## Dove il risultato conta nessuno decide da solo

players-decide = Qui il risultato conta, perciò nessuno lo decide da solo: vota chi siede a questo tavolo, oppure decide chi gestisce questo server e non gioca.
robot-says-no = Qui il risultato conta, e un robot non accetta di tornare indietro.
standing-alone = Qui il risultato conta: da solo non puoi far valere il punteggio di adesso. Continua a giocare, o arrenditi con /concede.
shared-robot-stays = Qui il risultato conta: un robot che gioca fin dall’inizio, o per chi si è arreso, resta fino alla fine.
shared-robot-level = Qui il risultato conta: in un posto aperto un robot ha un solo livello – { $level ->
    [easy] { robot-easy }
    [strong] { robot-strong }
   *[normal] { robot-normal }
 }.
needs-all = Qui solo { $name } può cedere il proprio posto, oppure tutti quelli che siedono a questo tavolo con un voto: /seat vote.
undo-barrier-all = Da allora altri hanno mosso, il tuo tempo era scaduto, o si è scoperto qualcosa: { $names } devono essere d’accordo. Li ho interpellati.
vote-all = { $by } propone: { $what }. Devono votare a favore tutti quelli al tavolo.
all-decided = Tutti hanno votato a favore: { $what }.
manager-decided = { $user }, che gestisce questo server e non gioca, ha deciso: { $what }.
one-decided = { $user } ha deciso: { $what }.
deed-skip = { $name } viene saltato, con la mossa prevista dalle regole
deed-rewind = la partita torna alla riga { $line } del registro
deed-pause = questo tavolo va in pausa, e orologi e promemoria si fermano
deed-resume = questo tavolo riprende, e orologi e promemoria ripartono
deed-time = { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
 } in più per { $names }
deed-pace = il ritmo diventa «{ $value }»
deed-then = allo scadere del tempo, { $value }
deed-tries = per provare le mosse vale d’ora in poi: { $value }
deed-channel = questo tavolo si sposta in { $channel }
deed-seat = il posto di { $name } si apre, e gioca un robot finché qualcuno non lo prende
deed-seat-for = { $to } prende il posto di { $name }, e vede ciò che vi è nascosto
deed-end = questo tavolo finisce senza risultato
deed-undo = l’ultima decisione di { $name } viene annullata
end-leaves = Il risultato conterebbe: abbandoni la partita, e il tuo profilo lo dirà.
undo-had = Che cosa si era visto prima che fosse annullato:
undo-had-drawn = qualcosa di pescato che non tutti hanno visto
undo-had-seen = { $name } ha visto qualcosa di nascosto
lobby-powers = { $kind ->
    [casual] -# L’host può saltare qualcuno, tornare indietro, mettere in pausa, dare tempo, cambiare ritmo e chiudere il tavolo.
   *[other] -# Nessuno decide da solo: per saltare qualcuno, tornare indietro, mettere in pausa, dare tempo, cambiare ritmo, aprire un posto o chiudere il tavolo devono votare a favore tutti quelli che giocano. Al loro posto può decidere chi gestisce il server e non gioca; con i robot nessuno torna indietro.
 }
pace-relaxed-default = tranquillo (72 ore a turno, poi si gioca la mossa prevista dalle regole)
