// Narrowing the moves by the places that were pointed at, in any order. Pure: it knows neither the page nor any rule.

/** All places that a move is about, those of the pieces of its form, too. */
export function placesOf(move) {
  const pieces = move.form?.pieces ?? [];
  return new Set([...(move.places ?? []), ...pieces.flatMap((piece) => piece.places ?? [])]);
}

/** A choice among moves; `picked` are the places that have been pointed at. */
export function choiceOf(moves) {
  return { moves, sets: new Map(moves.map((move) => [move, placesOf(move)])), picked: [] };
}

/** The moves that hold all places pointed at, and `more` ones. */
export function candidates(choice, ...more) {
  const all = [...choice.picked, ...more];
  return choice.moves.filter((move) => all.every((place) => choice.sets.get(move).has(place)));
}

/** The places to mark: those that can be pointed at next. A pass has no mark, so that nobody is invited to give up a turn. */
export function open(choice) {
  return new Set(candidates(choice).filter((move) => !move.passes).flatMap((move) => [...choice.sets.get(move)]));
}

/** Whether pointing at a place leaves fewer moves: one that all of them share is no help. */
export function narrows(choice, place) {
  const left = candidates(choice);
  return left.length === 1 || left.some((move) => !choice.sets.get(move).has(place));
}

/** Point at a place: again takes it back; one that goes with none of the others begins anew. Returns whether it means anything. */
export function point(choice, place) {
  if (choice.picked.includes(place)) {
    choice.picked = choice.picked.filter((each) => each !== place);
    return true;
  }
  if (candidates(choice, place).length) {
    choice.picked = [...choice.picked, place];
    return true;
  }
  const alone = choice.moves.some((move) => choice.sets.get(move).has(place));
  if (alone) choice.picked = [place];
  return alone;
}

/** The moves of one question after it was sent again: what was pointed at stays as far as it still means a move. Returns whether all of it stayed. */
export function renewed(choice, moves) {
  const fresh = choiceOf(moves);
  for (const place of choice.picked) if (candidates(fresh, place).length) fresh.picked = [...fresh.picked, place];
  return [fresh, fresh.picked.length === choice.picked.length];
}
