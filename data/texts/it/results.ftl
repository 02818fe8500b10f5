# Ciò che viene dopo una partita: l’abbandono, la fine con la classifica del momento, i risultati.

rank-line-gave-up = { $rank }. { $name } – { $points } (abbandono)
won-alone = **Vince { $name }**: tutti gli altri hanno abbandonato.
won-by-nobody = **Non vince nessuno**: tutti hanno abbandonato.
