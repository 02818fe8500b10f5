// Which strips stand in which column, and how wide the columns are. Pure: it knows numbers alone.

/** Pixels between two columns, and between two strips of a column; they are those of `board.css`. */
export const GAP = 10;
const BETWEEN = 8;
const MOST = 4;
/** Pixels for a unit above which pictures grow no more. */
const LARGEST = 0.56;
/** Pixels of a column below which there is not another one, where the board is scrolled anyhow. */
const NARROWEST = 260;
/** Pixels of a column that are always enough for another one. */
const WIDE = 380;
/** By how much another division has to be better before strips change their column, or grow. */
const MOVED = 1.12;

/**
 * Divide items (`units`: their height, `strips`) among columns: the number at which they are largest and all of them are seen;
 * if they would be smaller than `smallest` pixels for a unit, or `isScrolled` anyhow, as many as there is width for. `unit`: the width of a strip in units.
 * `before`, a division in the same room, stays while it is nearly as good. Returns {count, starts, width, fits}; a width of 0 is all there is.
 */
export function settled(before, items, { width, height, isScrolled, smallest, unit }) {
  if (!items.length) return { count: 1, starts: [0], width: 0, fits: false };
  if (isScrolled) return scrolled(items, { width, smallest, unit });
  const whole = (starts) => fit(items, starts, { width, height, unit });
  const offered = Array.from({ length: MOST }, (_, index) => divided(items.map(weight), index + 1)).map((starts) => ({ starts, scale: whole(starts) }));
  let best = offered.reduce((one, other) => (other.scale > one.scale ? other : one));
  if (before && before.starts.at(-1) < items.length) {
    const scale = whole(before.starts);
    if (scale * MOVED > best.scale) best = { starts: before.starts, scale };
  }
  if (best.scale < smallest) return scrolled(items, { width, smallest, unit });
  const count = best.starts.length;
  const widest = (width - GAP * (count - 1)) / count;
  let wide = Math.min(widest, Math.floor(best.scale * unit));
  // What was a little smaller, and still fits, stays as it was.
  if (before?.fits && before.count === count && before.width && before.width <= wide && before.width * MOVED > wide) wide = before.width;
  return { count, starts: best.starts, width: wide, fits: true };
}

function scrolled(items, { width, smallest, unit }) {
  const starts = divided(items.map(weight), Math.max(1, Math.min(3, Math.floor((width + GAP) / Math.max(NARROWEST, Math.min(unit * smallest, WIDE))))));
  return { count: starts.length, starts, width: 0, fits: false };
}

const weight = ({ units, strips }) => units + (strips.length * BETWEEN) / 0.4;

/** Pixels for a unit at which all columns fit into the room. */
function fit(items, starts, { width, height, unit }) {
  const count = starts.length;
  const scales = starts.map((start, column) => {
    const its = items.slice(start, starts[column + 1]);
    const units = its.reduce((sum, item) => sum + item.units, 0);
    const strips = its.reduce((sum, item) => sum + item.strips.length, 0);
    return units ? (height - BETWEEN * (strips - 1)) / units : LARGEST;
  });
  return Math.min(LARGEST, (width - GAP * (count - 1)) / count / unit, ...scales);
}

const highest = (heights, starts) => Math.max(...starts.map((start, column) => heights.slice(start, starts[column + 1]).reduce((sum, height) => sum + height, 0)), 0);

/** Where each of `count` columns begins, so that the highest is lowest. */
export function divided(heights, count) {
  if (count === 1 || heights.length <= count) return Array.from({ length: Math.min(count, Math.max(1, heights.length)) }, (_, column) => column);
  let best = null;
  const look = (starts) => {
    if (starts.length === count) {
      if (!best || highest(heights, starts) < highest(heights, best)) best = starts;
      return;
    }
    for (let start = starts.at(-1) + 1; start <= heights.length - (count - starts.length); start += 1) look([...starts, start]);
  };
  look([0]);
  return best;
}
