// Filling in a form with pieces: how many are chosen, what they are worth, what is still missing. Pure.

/** Pieces by type, in the order of the form: [{type, label, sign, places, pieces}]. */
export function typesOf(form) {
  const types = new Map();
  for (const piece of form.pieces ?? []) {
    if (!types.has(piece.type ?? 0)) types.set(piece.type ?? 0, { type: piece.type ?? 0, label: piece.label, sign: piece.sign, about: piece.about, worth: piece.worth ?? 0, places: piece.places ?? [], pieces: [] });
    types.get(piece.type ?? 0).pieces.push(piece);
  }
  return [...types.values()];
}

/** A form that nothing is filled into yet: `counts` says how many of each type are chosen. */
export const begin = (form) => ({ form, types: typesOf(form), counts: new Map() });

export const countOf = (filling, type) => filling.counts.get(type) ?? 0;
export const total = (filling) => [...filling.counts.values()].reduce((sum, count) => sum + count, 0);
export const worth = (filling) => filling.types.reduce((sum, { type, worth: each }) => sum + each * countOf(filling, type), 0);

/** Choose so many of a type, as far as there are so many. */
export function set(filling, type, count) {
  const most = filling.types.find((each) => each.type === type).pieces.length;
  filling.counts.set(type, Math.max(0, Math.min(most, count)));
}

/** Point at the n-th place (from 0) of `of` that stand for a type: it is chosen with those before it, or given back with those after it. */
export function pointAt(filling, type, n, of) {
  const most = filling.types.find((each) => each.type === type).pieces.length;
  const now = countOf(filling, type);
  if (n < of - 1 || most <= of) {
    // Each place stands for one piece: pointing at one that is chosen gives one back.
    set(filling, type, now > n ? now - 1 : now + 1);
  } else {
    // The last place stands for all pieces that are left, or the only one for all: one more each time, and then none.
    set(filling, type, now >= most ? (of > 1 ? n : 0) : now + 1);
  }
}

/** Take what the game suggests. */
export function suggest(filling) {
  filling.counts = new Map(filling.types.map(({ type, pieces }) => [type, pieces.filter((piece) => piece.suggested).length]));
}

export const hasSuggestion = (filling) => (filling.form.pieces ?? []).some((piece) => piece.suggested);

/** What is wrong with what is chosen: "few", "many", "worth", "spare", or "" if it can be sent. */
export function lack(filling) {
  const { least = 0, most = 0, at_least: needed = 0, spare = true } = filling.form;
  const chosen = total(filling);
  if (chosen > most) return "many";
  if (chosen < least) return "few";
  const value = worth(filling);
  if (value < needed) return "worth";
  const used = filling.types.filter(({ type }) => countOf(filling, type));
  if (!spare && used.some((each) => value - each.worth >= needed && each.worth > 0)) return "spare";
  return "";
}

/** The values of the chosen pieces. */
export const values = (filling) => filling.types.flatMap(({ type, pieces }) => pieces.slice(0, countOf(filling, type)).map((piece) => piece.value));

/** Whether another form is the same question: then what was filled in stays. */
export const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
