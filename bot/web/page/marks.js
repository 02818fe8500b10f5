// Marks over the pictures: what can be chosen has a pennant, what is chosen is framed, what has changed has a ring. They take no room.

import { places } from "./board.js";

const SVG = "http://www.w3.org/2000/svg";
const FLAG = 30;
const CHANGED_FOR = 12_000;
const changed = new Map();

/** Note which places lines of the log have changed. */
export function noteChanged(names, now) {
  for (const name of names) changed.set(name, now);
}

export function forgetChanged(now) {
  for (const [name, since] of changed) if (now - since > CHANGED_FOR) changed.delete(name);
  return changed.size;
}

/**
 * Draw all marks: `open` the places that can be pointed at, `narrows(place)` whether that decides anything, `picked(place, n, of)` whether the n-th of a name is chosen,
 * `hinted` those of the move that the pointer or the focus is on.
 */
export function drawMarks({ open, narrows, picked, hinted }) {
  const drawn = new Map();
  for (const [name, rects] of places()) {
    rects.forEach((rect, n) => {
      const kinds = [];
      if (changed.has(name)) kinds.push("changed");
      const isOpen = open.has(name);
      if (isOpen) kinds.push(narrows(name) ? "open" : "shared");
      if (hinted.has(name)) kinds.push("hinted");
      const isPicked = picked(name, n, rects.length);
      if (isPicked) kinds.push("picked");
      say(rect, isOpen, isPicked);
      const svg = rect.ownerSVGElement;
      if (!drawn.has(svg)) drawn.set(svg, []);
      for (const kind of kinds) drawn.get(svg).push(...markOf(rect, kind));
    });
  }
  for (const [svg, marks] of drawn) {
    const box = svg.querySelector(".outlines");
    const key = marks.map((mark) => mark.outerHTML).join("");
    if (box && box.dataset.key !== key) {
      box.dataset.key = key;
      box.replaceChildren(...marks);
    }
  }
}

/** For those who hear the board: what can be chosen is a button, and says whether it is. */
function say(rect, isOpen, isPicked) {
  rect.setAttribute("role", isOpen ? "button" : "img");
  rect.classList.toggle("choosable", isOpen);
  if (isOpen) rect.setAttribute("aria-pressed", String(isPicked));
  else rect.removeAttribute("aria-pressed");
}

function markOf(rect, kind) {
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(rect.getAttribute(name)));
  const grow = kind === "changed" ? 7 : kind === "hinted" ? 4 : 2;
  const frame = document.createElementNS(SVG, "rect");
  const values = { x: x - grow, y: y - grow, width: width + 2 * grow, height: height + 2 * grow, rx: 10, class: `mark ${kind}` };
  for (const [name, value] of Object.entries(values)) frame.setAttribute(name, value);
  if (kind !== "open" && kind !== "picked") return [frame];
  const sign = document.createElementNS(SVG, "path");
  sign.setAttribute("class", `sign-${kind}`);
  const size = Math.min(FLAG, width * 0.6, height * 0.6);
  sign.setAttribute("d", kind === "open" ? `M${x - 2} ${y - 2}v${size}l${size} ${-size / 2}z` : `M${x + 2} ${y + size * 0.45}l${size * 0.3} ${size * 0.35}l${size * 0.55} ${-size * 0.7}`);
  return [frame, sign];
}
