# Che cosa dice il bot a chi lo gestisce, e di sé.

help-more = -# Caravel { $version }
restored = **Questo tavolo è stato ripristinato da una copia di sicurezza.** Ciò che è successo dopo la copia è andato perso: il registro finisce con la riga { $line } e la partita prosegue da lì. I pulsanti dei messaggi successivi non valgono più.
