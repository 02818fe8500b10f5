// Gliding: a piece of which there is only one, such as a ship, a card or a tile, moves to where it lies now. What glides takes no clicks.

import { find } from "./dom.js";

const MILLISECONDS = 250;
/** Number of pieces from which nothing glides: nobody could follow them. */
const MANY = 12;
/** Units by which lines may stand out of the box of a piece. */
const EDGE = 5;
const isStill = matchMedia("(prefers-reduced-motion: reduce)");
/** Ends what glides. */
let gliding = [];

/** Return the boxes of pieces in the pictures that are shown, by their key. Call it before other pictures are drawn. */
export function standing() {
  const found = new Map();
  for (const rect of document.querySelectorAll(".strip .hits [data-key]")) {
    const box = rect.getBoundingClientRect();
    if (!box.width) continue;
    const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(rect.getAttribute(name)));
    const picture = rect.ownerSVGElement;
    const spot = [rect.closest(".strip").dataset.name, rect.dataset.place, x, y].join(" ");
    found.set(rect.dataset.key, [...(found.get(rect.dataset.key) ?? []), { spot, box, picture, view: [x, y, width, height] }]);
  }
  return found;
}

/** Let pieces glide that lie elsewhere than `before`. */
export function glide(before) {
  gliding.forEach((end) => end());
  gliding = [];
  if (isStill.matches || document.hidden || !before.size) return;
  const moved = [...standing()].map(([key, now]) => way(before.get(key) ?? [], now)).filter(Boolean);
  if (moved.length < MANY) moved.forEach(([from, to]) => start(from, to));
}

/** From where and to where a piece has moved, null if it has not. It may be drawn where it belongs, too, and where it is now. */
function way(before, now) {
  const fresh = now.filter(({ spot }) => !before.some((each) => each.spot === spot));
  const gone = before.filter(({ spot }) => !now.some((each) => each.spot === spot));
  if (fresh.length === 1 && before.length) return seen(gone[0] ?? before[0], fresh[0]);
  return !fresh.length && gone.length === 1 && now.length === 1 ? seen(gone[0], now[0]) : null;
}

/** Only what is in sight glides, and nothing when all is drawn in another size. */
function seen(from, to) {
  const board = find("board").getBoundingClientRect();
  const isIn = ({ box }) => box.left >= board.left && box.right <= board.right + 1 && box.top >= board.top && box.bottom <= board.bottom + 1;
  return isIn(from) && isIn(to) && widthOf(from) === widthOf(to) ? [from, to] : null;
}

const widthOf = ({ picture }) => picture.viewBox.baseVal.width;

function start(from, to) {
  const parts = drawnIn(to);
  if (!parts.length) return;
  const piece = lifted(to, parts);
  const [x, y] = [middle(from.box.left, from.box.width) - middle(to.box.left, to.box.width), middle(from.box.top, from.box.height) - middle(to.box.top, to.box.height)];
  // A tile is drawn larger where all can take it than with the player who has it.
  const scale = Math.min(from.box.width / to.box.width, from.box.height / to.box.height);
  const motion = piece.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }], { duration: MILLISECONDS, easing: "ease-in-out" });
  const end = () => {
    piece.remove();
    for (const part of parts) part.style.visibility = "";
  };
  motion.onfinish = end;
  gliding.push(end);
}

const middle = (begin, length) => begin + length / 2;

/** Return what a picture draws at a place: all that lies inside its box. */
function drawnIn({ picture, view: [left, top, width, height] }) {
  return [...picture.querySelector(".drawn").children].filter((part) => {
    const box = part.getBBox();
    return box.x >= left - EDGE && box.y >= top - EDGE && box.x + box.width <= left + width + EDGE && box.y + box.height <= top + height + EDGE;
  });
}

/** Show parts of a picture over the page instead of in the picture, at the same spot. */
function lifted({ picture, box, view }, parts) {
  const piece = picture.cloneNode(false);
  piece.removeAttribute("role");
  piece.setAttribute("aria-hidden", "true");
  piece.setAttribute("viewBox", view.join(" "));
  piece.classList.add("gliding");
  piece.append(...parts.map((part) => part.cloneNode(true)));
  for (const part of parts) part.style.visibility = "hidden";
  for (const name of ["left", "top", "width", "height"]) piece.style[name] = `${box[name]}px`;
  document.body.append(piece);
  return piece;
}
