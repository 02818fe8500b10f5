# Che cosa dice la pagina di un tavolo: prima le frasi del server, poi quelle della pagina stessa.

## Pulsanti e frasi del server

page-take = Prendi il posto di { $name }
page-hint = Suggerimento
page-settings = Impostazioni
page-sure = Non potresti annullare questa mossa da solo. Giocarla comunque?
page-outdated = Nel frattempo la domanda è un’altra: non è stato giocato nulla.
