// Fold a long list: moves that begin with the same words share an entry. Pure.

/**
 * Fold moves into at most `most` entries {moves, stem}, in order; more if too few share their first words. All labels of an entry begin
 * with `stem`. Each of the `names` counts as one word, so that none is cut.
 */
export function folded(moves, most, names = []) {
  const words = wordsOf(names);
  let entries = [entryOf(moves, 0, words)];
  for (;;) {
    const parts = entries.map((entry) => (entry.moves.length > 1 ? split(entry, words) : null));
    const possible = entries.map((entry, index) => index).filter((index) => parts[index] && (entries.length === 1 || entries.length - 1 + parts[index].length <= most));
    if (!possible.length) return entries;
    const largest = possible.reduce((one, other) => (entries[other].moves.length > entries[one].moves.length ? other : one));
    entries = [...entries.slice(0, largest), ...parts[largest], ...entries.slice(largest + 1)];
  }
}

/** What divides the label of a move into words and names. */
const wordsOf = (names) => ({ label }) => {
  const held = names.reduce((text, name) => text.replaceAll(name, name.replaceAll(" ", "\u0001")), label);
  return held.split(" ").map((word) => word.replaceAll("\u0001", " "));
};

/** An entry of moves with all the first words that they share. */
function entryOf(moves, least, words) {
  let count = least;
  const first = words(moves[0]);
  while (count < first.length && moves.every((move) => words(move).length > count && words(move)[count] === first[count])) count += 1;
  return { moves, count, stem: first.slice(0, count).join(" ") };
}

/** Divide an entry by the next word; null if its labels are equal. */
function split({ moves, count }, words) {
  const parts = new Map();
  for (const move of moves) {
    const next = words(move)[count] ?? "";
    parts.set(next, [...(parts.get(next) ?? []), move]);
  }
  return parts.size > 1 ? [...parts.values()].map((each) => entryOf(each, count, words)) : null;
}

/** Number of characters that all labels share at their beginning: whole words and names, shorter than any label. */
export function shared(labels, names = []) {
  if (labels.length < 2) return 0;
  const entry = entryOf(labels.map((label) => ({ label })), 0, wordsOf(names));
  return entry.stem && labels.every((label) => label.length > entry.stem.length) ? entry.stem.length + 1 : 0;
}
