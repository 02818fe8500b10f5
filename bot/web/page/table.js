// What the page knows: the parts of the frame that is shown, and of the one that is on its way. Nothing of the rules.

/** Fields that have their default value are left out on the way. */
const WHOLE = {
  public: { state: "none", strips: [], seats: [], waiting: [], people: {}, told: [], rows: [], games: [], text: "", title: "", name: "", moment: "", asked: "", deadline: "", paused: false, result: "" },
  own: { state: "none", seat: null, seats: [], moves: [], groups: [], tools: [], orders: [], votes: [], told: [], chosen: "", note: "", write_note: "", mode: {} },
  hand: { strips: [], told: [] },
};

export const table = { public: WHOLE.public, own: WHOLE.own, hand: null, user: "", digest: "", log: [], isReady: false };

const parts = { public: new Map(), own: new Map(), hand: new Map() };

/** Keep a part until the frame comes that names it. */
export function keep(message) {
  const kept = parts[message.kind];
  const part = { ...WHOLE[message.kind], ...message };
  if (message.base) {
    const before = new Map(kept.get(message.base)?.strips.map((strip) => [strip.name, strip]));
    part.strips = part.strips.map((strip) => (strip.svg ? strip : since(before.get(strip.name), strip)));
    // The page lacks the base of this part: reconnect.
    if (!part.strips.every(Boolean)) return;
  }
  kept.set(message.digest ?? "", part);
  // The one that is shown and the newest ones are enough.
  for (const digest of [...kept.keys()].slice(0, -4)) if (digest !== (table[message.kind]?.digest ?? "")) kept.delete(digest);
}

/** A strip of which only changes were sent, or nothing new: by the one before, undefined if that is not here. */
function since(before, { edits, ...strip }) {
  if (!before || !edits) return before;
  const tags = before.svg.match(/<[^<]*/g);
  for (const [begin, count, markup] of edits) tags.splice(begin, count, markup);
  return { ...strip, svg: tags.join("") };
}

/** Show the parts that a frame names; returns which of them are others than before, or null if one is not here. */
export function show(frame) {
  const found = { public: parts.public.get(frame.public), own: parts.own.get(frame.own), hand: frame.hand ? parts.hand.get(frame.hand) : null };
  if (!found.public || !found.own || found.hand === undefined) return null;
  const changed = new Set(Object.keys(found).filter((name) => found[name] !== table[name]));
  Object.assign(table, found, { digest: frame.digest, isReady: true });
  return changed;
}

/** Keep new lines of the log; returns those that were not there. */
export function addLines({ lines = [], anew = false }) {
  const known = new Set(table.log.map((line) => line.n));
  const fresh = lines.filter((line) => !known.has(line.n));
  table.log = anew ? lines : [...table.log, ...fresh];
  return fresh;
}

export const newestLine = () => table.log.at(-1)?.n ?? 0;

let clock = { said: Date.now() / 1000, at: performance.now() };

/** Note the server's time, in seconds since 1970: the browser's clock may be wrong by hours. */
export function setClock(said) {
  clock = { said, at: performance.now() };
}

/** What texts with markup name. */
export const names = {
  get now() {
    return clock.said + (performance.now() - clock.at) / 1000;
  },
  get me() {
    return table.user;
  },
  get locale() {
    return document.documentElement.lang;
  },
  person: (id) => table.public.people[id] ?? "…",
  role: () => "…",
  channel: () => "…",
  emoji: () => "data:,",
};

export const nameOfSeat = (seat) => table.public.seats.find((each) => (each.seat ?? 0) === seat)?.name ?? "";
