# Parole comuni a tutti i giochi.

nothing = niente
nobody = nessuno

move-pass = Passa
    .name = passa
    .about = Qui non fare nulla
event-phase-ended = Finisce { $name }
event-game-ended = La partita è finita

# Perché una mossa non si può fare, e che cosa è possibile invece

why-kind = Adesso puoi fare una di queste cose: { $kinds }.
why-one-of = { $value }: adesso non è possibile. Puoi scegliere: { $values }.
why-between = { $value } è fuori dai limiti: scegli un numero da { $low } a { $high }.
why-several-pool = Puoi scegliere al massimo { $count } × { $kind }.
why-several-size = Ne hai scelti { $count }: scegline da { $least } a { $most }.
why-several-exactly = Ne hai scelti { $count }: scegline esattamente { $least }.
why-several-worth = In tutto vale { $worth }: serve almeno { $least }.
why-several-spare = In tutto vale { $worth }, più dei { $least } che servono: lascia fuori un pezzo che non ti serve.
why-several-fine = Così va bene.
why-together = Ciascuna di queste scelte è possibile, ma non tutte insieme.
why-deal = Questo non si può pescare.
why-not-asked = In questo momento non hai nulla da decidere.

# Mosse scritte che non si riescono a leggere

not-a-number = «{ $text }» non è un numero.
not-a-move = Non esiste una mossa «{ $text }». Mosse possibili: { $names }.
field-missing = «{ $move }» non è completa: { $field }
too-many-words = Non capisco «{ $text }».
not-yes-or-no = «{ $text }» non è né sì né no: scrivi yes o no.

until-new = finché non potrò scegliere qualcosa che ora non posso scegliere

event-taken-back = { $redone ->
    [yes] { $seat } ha ripristinato ciò che aveva annullato
   *[no] { $seat } ha annullato { $more ->
        [yes] una mossa e tutto ciò che ne è seguito
       *[no] una mossa
    }
 }
