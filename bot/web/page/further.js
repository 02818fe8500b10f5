// Places of legal moves outside the viewport: scroll to them after a new question, and say if more are above or below.

import { places } from "./board.js";
import { el, find } from "./dom.js";
import { put } from "./putting.js";
import { decides, openPlaces, turn } from "./turn.js";
import { t } from "./words.js";

/** Milliseconds after a scroll by the reader in which the page does not scroll by itself. */
const READING = 2500;
const MARGIN = 14;
const EDGE = 2;

let asked = null;
let touched = -READING;
let isFollowing = false;

const board = () => find("board");

/** Upper and lower edges of the places of legal moves, from the board's upper edge. */
function spans() {
  const open = openPlaces();
  const top = board().getBoundingClientRect().top;
  return [...places()]
    .filter(([name]) => open.has(name) && decides(name))
    .flatMap(([, rects]) => rects)
    .filter((rect) => rect.closest("#board"))
    .map((rect) => rect.getBoundingClientRect())
    .map((box) => [box.top - top, box.bottom - top]);
}

/** Scroll to the places of legal moves after a new question and in another layout, and show where more are. */
export function drawFurther() {
  const id = turn.question?.id ?? null;
  const now = `${id} ${board().clientWidth} ${board().querySelector(".strip > svg")?.viewBox.baseVal.width}`;
  // While a click is under way nothing can be chosen, and the next question may be here before the click's answer.
  if (now !== asked && !turn.busy) {
    asked = now;
    if (id && performance.now() - touched > READING) bring();
  }
  tell();
}

/** Scroll as little as possible to show them all; to the first if they do not fit. */
function bring() {
  const found = spans();
  if (!found.length) return;
  const [first, last] = [Math.min(...found.map(([top]) => top)) - MARGIN, Math.max(...found.map(([, bottom]) => bottom)) + MARGIN];
  const high = board().clientHeight;
  if (first >= 0 && last <= high) return;
  isFollowing = true;
  board().scrollTop += last - first > high || first < 0 ? first : last - high;
}

/** Show whether places lie above or below the visible part, until a move is chosen. */
function tell() {
  const found = turn.selected ? [] : spans();
  const high = board().clientHeight;
  const above = found.filter(([top]) => top < -EDGE);
  const below = found.filter(([, bottom]) => bottom > high + EDGE);
  put(find("further"), [
    above.length ? arrow("more-above", "↑", () => Math.max(...above.map(([, bottom]) => bottom)) + MARGIN - high) : null,
    below.length ? arrow("more-below", "↓", () => Math.min(...below.map(([top]) => top)) - MARGIN) : null,
  ]);
}

function arrow(name, sign, by) {
  const scroll = () => {
    isFollowing = true;
    board().scrollBy({ top: by() });
  };
  return el(`button.further.${name}`, { type: "button", data: { control: name }, onclick: scroll }, `${sign} ${t(name)}`);
}

/** Listen to scrolling. */
export function followScrolling() {
  const sizes = () => `${board().clientHeight} ${board().scrollHeight}`;
  let size = sizes();
  board().addEventListener("scroll", () => {
    // At its end a board of another size scrolls by itself.
    if (!isFollowing && sizes() === size) touched = performance.now();
    size = sizes();
    isFollowing = false;
    tell();
  }, { passive: true });
}
