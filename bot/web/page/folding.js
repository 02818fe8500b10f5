// Fold a long list: moves that begin with the same words share an entry. Pure.

/**
 * Fold moves into at most `most` entries {moves, stem}, in order; more if too few share their first words. All labels of an entry begin
 * with `stem`.
 */
export function folded(moves, most) {
  let entries = [entryOf(moves, 0)];
  for (;;) {
    const parts = entries.map((entry) => (entry.moves.length > 1 ? split(entry) : null));
    const possible = entries.map((entry, index) => index).filter((index) => parts[index] && (entries.length === 1 || entries.length - 1 + parts[index].length <= most));
    if (!possible.length) return entries;
    const largest = possible.reduce((one, other) => (entries[other].moves.length > entries[one].moves.length ? other : one));
    entries = [...entries.slice(0, largest), ...parts[largest], ...entries.slice(largest + 1)];
  }
}

const words = (move) => move.label.split(" ");

/** An entry of moves with all the first words that they share. */
function entryOf(moves, least) {
  let count = least;
  const first = words(moves[0]);
  while (count < first.length && moves.every((move) => words(move).length > count && words(move)[count] === first[count])) count += 1;
  return { moves, count, stem: first.slice(0, count).join(" ") };
}

/** Divide an entry by the next word; null if its labels are equal. */
function split({ moves, count }) {
  const parts = new Map();
  for (const move of moves) {
    const next = words(move)[count] ?? "";
    parts.set(next, [...(parts.get(next) ?? []), move]);
  }
  return parts.size > 1 ? [...parts.values()].map((each) => entryOf(each, count)) : null;
}

/** Number of characters that all labels share at their beginning: whole words, shorter than any label. */
export function shared(labels) {
  if (labels.length < 2) return 0;
  const entry = entryOf(labels.map((label) => ({ label })), 0);
  return entry.stem && labels.every((label) => label.length > entry.stem.length) ? entry.stem.length + 1 : 0;
}
