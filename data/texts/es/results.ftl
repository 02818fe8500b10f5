# Lo que viene después de una partida: rendirse, terminarla con la clasificación del momento, los resultados.

rank-line-gave-up = { $rank }. { $name } – { $points } (se rindió)
won-alone = **Gana { $name }**: todos los demás se han rendido.
won-by-nobody = **No gana nadie**: todos se han rendido.
