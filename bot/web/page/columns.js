// Assign strips to columns, and compute the columns' width. Pure.

/** Pixels between two columns, and between two strips of a column, as in `page.css`. */
export const GAP = 10;
const BETWEEN = 8;
const MOST = 4;
/** Maximum scale, in pixels per unit. */
const LARGEST = 0.56;
/** Minimum width of a column in pixels, if the board scrolls anyway. */
const NARROWEST = 260;
/** Width in pixels from which another column always fits. */
const WIDE = 380;
/** Factor by which another division must be better before strips move or grow. */
const MOVED = 1.12;
/** Factor by which pictures may be smaller in columns that use the width, if the largest ones use less than `USED` of it. */
const WIDER = 1.2;
const USED = 0.75;

/**
 * Divide items (`units`: their height, `strips`) among the number of columns that shows all of them largest. If the scale would be below
 * `smallest` pixels per unit, or the board scrolls anyway (`isScrolled`), use as many columns as the width allows. `unit` is the width of a
 * strip in units. Keep `before`, a division for the same room, while it is nearly as good. Returns {count, starts, width, fits}; width 0 means
 * the full width.
 */
export function settled(before, items, { width, height, isScrolled, smallest, unit }) {
  if (!items.length) return { count: 1, starts: [0], width: 0, fits: false };
  if (isScrolled) return scrolled(items, { width, smallest, unit });
  const whole = (starts) => fit(items, starts, { width, height, unit });
  const offered = Array.from({ length: MOST }, (_, index) => divided(items.map(weight), index + 1)).map((starts) => ({ starts, scale: whole(starts) }));
  let best = widest(offered, { width, unit });
  if (before && before.starts.at(-1) < items.length) {
    const scale = whole(before.starts);
    if (scale * MOVED > best.scale) best = { starts: before.starts, scale };
  }
  if (best.scale < smallest) return scrolled(items, { width, smallest, unit });
  const count = best.starts.length;
  let wide = Math.min((width - GAP * (count - 1)) / count, Math.floor(best.scale * unit));
  // Keep the division before if it still fits and is only a little smaller.
  if (before?.fits && before.count === count && before.width && before.width <= wide && before.width * MOVED > wide) wide = before.width;
  return { count, starts: best.starts, width: wide, fits: true };
}

/** The division that shows all of them largest; if that leaves much of the width empty, one that uses more of it and is nearly as large. */
function widest(offered, { width, unit }) {
  const used = ({ starts, scale }) => starts.length * scale * unit;
  const largest = offered.reduce((one, other) => (other.scale > one.scale ? other : one));
  if (used(largest) >= width * USED) return largest;
  return offered.filter(({ scale }) => scale * WIDER >= largest.scale).reduce((one, other) => (used(other) > used(one) ? other : one));
}

function scrolled(items, { width, smallest, unit }) {
  const starts = divided(items.map(weight), Math.max(1, Math.min(3, Math.floor((width + GAP) / Math.max(NARROWEST, Math.min(unit * smallest, WIDE))))));
  return { count: starts.length, starts, width: 0, fits: false };
}

const weight = ({ units, strips }) => units + (strips.length * BETWEEN) / 0.4;

/** The scale, in pixels per unit, at which all columns fit. */
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

/** The first item of each of `count` columns, chosen to minimise the height of the highest. */
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
