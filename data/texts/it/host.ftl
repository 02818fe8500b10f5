# Gli strumenti dell’host: ciò che Discord elenca e ciò che si dice quando se ne usa uno.

## Come li elenca Discord

command-host = Strumenti dell’host del tavolo
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
no-default = Qui le regole non hanno una mossa predefinita. /seat robot fa giocare un robot.
not-permitted = { $name } non ti ha permesso di agire al suo posto (/seat permit).
paused-already = Il tavolo è già in pausa.
not-paused = Il tavolo non è in pausa.
rewind-nothing = Dopo quella riga non è stato deciso nulla.
moved-to = Questo tavolo continua in { $channel }.
moved-from = Questo tavolo arriva da { $channel } e continua qui.
