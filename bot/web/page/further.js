// What can be chosen and is out of sight: the board is scrolled to it when something is asked, and says which way more lies.

import { places } from "./board.js";
import { el, find } from "./dom.js";
import { put } from "./putting.js";
import { decides, openPlaces, turn } from "./turn.js";
import { t } from "./words.js";

/** Milliseconds after the reader scrolled in which the board is not moved under them. */
const READING = 2500;
const MARGIN = 14;
const EDGE = 2;

let asked = null;
let touched = -READING;
let isFollowing = false;

const board = () => find("board");

/** The upper and lower edges of what can be chosen on the board, seen from its own upper edge. */
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

/** After a new question bring what can be chosen into sight; and tell where more of it is. */
export function drawFurther() {
  const id = turn.question?.id ?? null;
  if (id !== asked) {
    asked = id;
    if (id && performance.now() - touched > READING) bring();
  }
  tell();
}

/** Scroll as little as shows all that can be chosen; if it is higher than the board, its beginning. */
function bring() {
  const found = spans();
  if (!found.length) return;
  const [first, last] = [Math.min(...found.map(([top]) => top)) - MARGIN, Math.max(...found.map(([, bottom]) => bottom)) + MARGIN];
  const high = board().clientHeight;
  if (first >= 0 && last <= high) return;
  isFollowing = true;
  board().scrollTop += last - first > high || first < 0 ? first : last - high;
}

/** Say how many places are above and below what is seen. */
function tell() {
  const found = spans();
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

/** Listen to how the board is scrolled. */
export function followScrolling() {
  board().addEventListener("scroll", () => {
    if (!isFollowing) touched = performance.now();
    isFollowing = false;
    tell();
  }, { passive: true });
}
