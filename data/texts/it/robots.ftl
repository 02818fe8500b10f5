# I robot come compagnia: come si chiamano, e perché fanno quel che fanno

robot-name = { $number ->
    [1] Robot Inés
    [2] Robot Tomé
    [3] Robot Bianca
    [4] Robot Rodrigo
   *[other] Robot { $number }
 }

button-whys = Perché, robot?
why-head = **Perché i robot hanno fatto le loro ultime mosse**
# Come lo dice un robot di ogni livello: il principiante non è sicuro, quello forte lo è di sé.
why-said = { $level ->
    [easy] «Mah… { $why }?»
    [strong] «{ $why }!»
   *[normal] «{ $why }.»
 }
why-move = { $name }: { $move }
why-hidden = Se manca un motivo, dipende da ciò che vede solo il robot.
why-unsaid = { $level ->
    [easy] «Così, tanto per fare.»
   *[normal] «Mi sembrava semplicemente la mossa migliore.»
 }
no-robot-moves = Qui nessun robot ha ancora fatto una mossa.
robot-moves-sealed = Ciò che qui i robot hanno scelto in segreto si spiega a partita finita.

command-hint = Chiedi a un robot che cosa giocherebbe al tuo posto
    .name = consiglio
hint-head = **Che cosa giocherebbe un robot** – { $asked }
hint-why = **{ $move }** – { $why }
hint-best = { $points ->
    [0] secondo i suoi calcoli, più o meno alla pari con la successiva
    [one] secondo i suoi calcoli, circa 1 punto in più della successiva
   *[other] secondo i suoi calcoli, circa { $points } punti in più della successiva
 }
hint-only = nessun’altra mossa era da considerare
hint-optional = Nessuno ti sta aspettando: per ora puoi anche non fare nulla, cosa che un robot non può valutare.
hint-next = { $points ->
    [0] secondo i suoi calcoli, più o meno alla pari
    [one] secondo i suoi calcoli, circa 1 punto in meno
   *[other] secondo i suoi calcoli, circa { $points } punti in meno
 }
rated-no-hint = Questo tavolo è classificato: qui i robot non danno consigli.
no-hint-now = In questo momento nessun robot è disponibile. Chiedi di nuovo tra un minuto.

command-review = A partita finita: quali tue decisioni sono costate di più
    .name = analisi
button-review = Le mie decisioni
review-comes = Un robot forte sta riguardando { $count ->
        [one] la tua decisione
       *[other] le tue { $count } decisioni
    } da ciò che potevi vedere allora. Ci vuole un po’; saprai quando ha finito.
review-ready = { $who }, un robot forte ha riguardato la tua partita di **{ $game }**{ $where }: /review mostra che cosa ha trovato.
review-head = **{ $count ->
        [one] La tua decisione, riguardata
       *[other] Le tue { $count } decisioni, riguardate
    } da un robot forte, da ciò che potevi vedere allora.** Secondo i suoi calcoli { $shown ->
        [one] questa è costata
       *[other] queste sono costate
    } di più:
review-line = { $moment }: **{ $made }**. Avrebbe scelto piuttosto: **{ $better }** (circa { $points ->
        [one] 1 punto
       *[other] { $points } punti
    })
button-review-there = Vai al tavolo
review-fine = Un robot forte ha riguardato { $count ->
        [one] la tua decisione
       *[other] le tue { $count } decisioni
    }, e non ne ha trovata nessuna che ti sia chiaramente costata dei punti.
review-of-nothing = In questa partita non hai preso nessuna decisione.

choose-level = Quanto giocano bene i robot (host)
robot-level = { $level ->
    [easy] facile
    [strong] forte
   *[normal] normale
 }
robot-level-wins = { robot-level } { $wins }
