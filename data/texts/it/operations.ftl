# Che cosa dice il bot a chi lo gestisce, e di sé.

help-more = -# Caravel { $version }. Con `/forget-me` il bot ti dimentica.
restored = **Questo tavolo è stato ripristinato da una copia di sicurezza.** Ciò che è successo dopo la copia è andato perso: il registro finisce con la riga { $line } e la partita prosegue da lì. I pulsanti dei messaggi successivi non valgono più.

## Per chi gestisce il bot

operator-only = Questo può farlo solo chi gestisce il bot.
operators-head = **Qualcosa richiede l’attenzione di chi gestisce il bot.** Il log dice di più, bot/OPERATIONS.md che cosa fare.
operators-more = - … e { $count ->
        [one] un’altra così
       *[other] altre { $count } così
    }
status-well = **Caravel { $version }**: va tutto bene.
status-wrong = **Caravel { $version }**: qualcosa non va.
status-figures = Tavoli: { $running } in corso, { $lobbies } nella lobby
    Posta in uscita: { $waiting ->
        [one] { $waiting } messaggio in attesa
       *[other] { $waiting } messaggi in attesa
    }{ $waiting ->
        [0] {""}
       *[other] , il più vecchio da { $oldest } s
    }
    Ultima copia di sicurezza: { $backup ->
        [none] nessuna
        [0] meno di un’ora fa
       *[other] { $backup } h fa
    }
status-frozen = - Il tavolo { $table } è fermo: { $why }
announcement = **Da chi gestisce questo bot:** { $text }
announce-preview = Questo verrebbe pubblicato a { $count ->
        [one] { $count } tavolo
       *[other] { $count } tavoli
    }. Se è ciò che vuoi, ripeti il comando con `sure`.
    { $text }
announced = Lo pubblico a { $count ->
        [one] { $count } tavolo
       *[other] { $count } tavoli
    }.
table-stopped = Chi gestisce questo bot ha fermato per ora questo tavolo. Nulla è perso: riprenderà quando verrà sbloccato.
table-goes-on = Chi gestisce questo bot fa proseguire questo tavolo.
stopped = Il tavolo { $table } è fermo. `/operator thaw` lo fa proseguire.
thawed = Il tavolo { $table } prosegue.
not-to-be-stopped = Non c’è nulla da fermare: il tavolo è chiuso, o è già fermo.
not-stopped = Questo tavolo non è stato fermato da chi gestisce il bot.
exported = Ecco il salvataggio, con ogni segreto del tavolo: chi lo ha conosce ogni mano e ogni estrazione futura.

## Farsi dimenticare

button-forget = Dimenticami
somebody = Qualcuno
forget-sure = **Così il bot ti dimentica.** Lasci le tue lobby; i tuoi posti nelle partite in corso si aprono ad altri, e un robot gioca finché qualcuno non li prende. Le tue impostazioni e il fuso orario vengono cancellati. Il tuo nome sparisce da ogni partita, e un numero casuale che non porta da nessuna parte prende il posto del tuo id di Discord. Non si può tornare indietro.
    Ciò che è stato pubblicato in Discord resta lì finché qualcuno non lo cancella, e le copie di sicurezza lo conservano finché non vengono cancellate a loro volta.
forgotten = Ti ho dimenticato: nulla di ciò che questo bot conserva porta più a te.

## Limiti

too-often = { $what ->
    [hint] Hai chiesto molti suggerimenti. Potrai chiederne ancora alle { $at }.
    [picture] Hai chiesto molte immagini. Potrai chiederne ancora alle { $at }.
    [try-move] Hai provato molte mosse. Potrai continuare alle { $at }.
    [invite] Hai invitato molte persone. Potrai invitare ancora alle { $at }.
    [open] Hai aperto molti tavoli. Potrai aprirne un altro alle { $at }.
   *[other] L’hai fatto molte volte. Potrai rifarlo alle { $at }.
    }
another-copy = Un’altra copia di questo bot gira con lo stesso token, quindi non apro tavoli. Chi lo gestisce lo sa.
too-many-tables = Fai già da host a { $most } tavoli. Chiudine prima uno, o lascia aprire il prossimo a qualcun altro.
