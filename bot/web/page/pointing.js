// Pointing at places: by mouse, by finger, by keys.

import { places } from "./board.js";
import { find } from "./dom.js";
import { showQuestion } from "./sheet.js";
import { table } from "./table.js";
import { aboutMoves, hint, movesAt, notePress, openPlaces, pointAt, pointBetween, reset, turn } from "./turn.js";
import { t } from "./words.js";

const PATIENCE = 350;
const NEAR = 14;
const BESIDE = 20;
let line = null;
let asking = 0;
let why = { key: "", text: "" };
let current = null;
let wasTouch = false;
/** The last press was of a key. A focus that follows a press of the pointer says nothing: the pointer is elsewhere. */
let isByKeys = false;

/** The hit areas under a point, the innermost first. */
function under(x, y) {
  const area = (rect) => rect.width.baseVal.value * rect.height.baseVal.value;
  return document.elementsFromPoint(x, y).filter((each) => each.matches?.(".hits [data-place]")).sort((one, other) => area(one) - area(other));
}

const isOpen = (rect) => openPlaces().has(rect.dataset.place) || turn.choice.picked.includes(rect.dataset.place);

/** The innermost hit area under a point that can be chosen. */
function hitAt(x, y) {
  const found = under(x, y);
  return found.find(isOpen) ?? found.find((rect) => movesAt(rect.dataset.place).length) ?? null;
}

/** The hit areas that a finger may have missed by a little, one for each place. */
function missedAt(x, y) {
  const found = [[NEAR, 0], [-NEAR, 0], [0, NEAR], [0, -NEAR]].map(([dx, dy]) => under(x + dx, y + dy).find(isOpen)).filter(Boolean);
  return found.filter((rect, n) => found.findIndex((each) => each.dataset.place === rect.dataset.place) === n);
}

/** The piece of the open form nearest to a point, if it lies on the same tile and the point misses it by a little. */
function besideIn(around, x, y) {
  if (!turn.move || !around) return null;
  const gap = (box) => Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  const near = inside(around).map((rect) => [rect, gap(rect.getBoundingClientRect())]).filter(([rect, far]) => isOpen(rect) && far < BESIDE);
  return near.sort((one, other) => one[1] - other[1])[0]?.[0] ?? null;
}

/** The hit area that a point means: the innermost that can be chosen, else the innermost; a finger may miss by a little. */
function meantAt(x, y, isTouch) {
  const [around] = under(x, y);
  return hitAt(x, y) ?? (isTouch ? missedAt(x, y)[0] : null) ?? besideIn(around, x, y) ?? around ?? null;
}

/** A finger between places that can be chosen means any of them: the list shows their moves. Says whether it is so. */
function actBetween(x, y) {
  const names = turn.move || hitAt(x, y) ? [] : missedAt(x, y).map((rect) => rect.dataset.place);
  if (names.length < 2) return false;
  pointBetween(names);
  hint(names, aboutMoves(names.flatMap(movesAt)));
  showQuestion();
  return true;
}

/** The named hit area inside another one that a point lies on, if no move is about it. */
function within(rect, { clientX, clientY }) {
  const [inner] = under(clientX, clientY);
  return inner && inner !== rect && inner.getAttribute("aria-label") && !movesAt(inner.dataset.place).length ? inner : null;
}

/** Press a place. `inner`: the place inside it that a finger has tapped. If the outer place is chosen already, the first tap on another inner one only tells what that does. */
function act(rect, isTouch, inner = null) {
  const name = rect.dataset.place;
  if (inner && !turn.move && turn.choice.picked.includes(name) && !turn.hinted.has(inner.dataset.place)) {
    tell(rect, inner);
    showQuestion();
    return;
  }
  const alike = places().get(name) ?? [rect];
  const isMeant = pointAt(name, alike.indexOf(rect), alike.length, isTouch);
  if (!isMeant) askWhy(rect, 0);
  else if (isTouch) tell(rect, inner);
  if (isTouch) showQuestion();
}

/** Show what a place costs and brings; where nothing can be done, ask why. Of a place `within` it that is no choice, tell what it does, too. */
function tell(rect, within = null) {
  const name = rect.dataset.place;
  const found = turn.move ? [] : movesAt(name);
  if (within && found.length) {
    askWhy(within, wasTouch ? 0 : PATIENCE, aboutMoves(found));
    return;
  }
  const type = turn.filling?.types.find((each) => each.places.includes(name));
  if (type) hint([name], [[type.label, type.about]]);
  // Say what the role does, then the pass. By touch say the pass alone: a later answer would move the list under the finger.
  else if (!wasTouch && found.length && found.every((move) => move.passes)) askWhy(rect, PATIENCE, aboutMoves(found));
  else if (found.length) hint(found.length === 1 ? turn.choice.sets.get(found[0]) : [name], aboutMoves(found));
  else askWhy(rect, PATIENCE);
}

/** Ask the server what a place is about and why nothing can be done with it; once for each question. Say `more` lines of moves below. */
function askWhy(rect, pause, more = []) {
  clearTimeout(asking);
  const label = rect.getAttribute("aria-label") ?? "";
  const key = `${turn.question?.id} ${rect.dataset.place}`;
  // The moves of the place around it are said at once: only what it does has to be asked for.
  const show = (text, about) => {
    const said = [label, text || (why.isHeard && (!pause || !label) && !about && isAsked() && !holdsChoosable(rect) ? t("nothing-here") : ""), about];
    hint([rect.dataset.place], said.some(Boolean) ? [said, ...more] : more.length ? more : null);
  };
  if (key === why.key) {
    show(why.text, why.about);
    return;
  }
  why = { key: "", text: "" };
  if (label) show("");
  asking = setTimeout(() => {
    why = { key, text: "", about: "", isHeard: false, show };
    line.send({ kind: "why", place: rect.dataset.place });
  }, pause);
}

/** The hit areas that lie in this one. */
function inside(rect) {
  const box = rect.getBoundingClientRect();
  const isIn = (other) => other.left >= box.left && other.right <= box.right && other.top >= box.top && other.bottom <= box.bottom;
  return [...rect.ownerSVGElement.querySelectorAll(".hits [data-place]")].filter((each) => each !== rect && isIn(each.getBoundingClientRect()));
}

/** Whether a place that can be chosen lies in this one. */
const holdsChoosable = (rect) => inside(rect).some((each) => each.matches(".choosable"));

/** The server answers. */
export function heardWhy({ place, text, about }) {
  if (!why.key.endsWith(` ${place}`)) return;
  Object.assign(why, { text, about, isHeard: true });
  why.show?.(text, about);
}

const isAsked = () => ["asked", "may", "chosen"].includes(table.own.state);

// Keys: the board is one tab stop, its places are walked with arrow keys

function walkable() {
  const open = openPlaces();
  return [...document.querySelectorAll(".strip .hits [data-place]")].filter((rect) => (open.has(rect.dataset.place) || rect.getAttribute("aria-label")) && rect.getBoundingClientRect().width > 0);
}

/** Make one place of the board the one that Tab reaches: where one was, or the first that can be chosen. */
export function settleTabStop() {
  const open = openPlaces();
  const all = walkable();
  // Its strip was redrawn, or has moved to another column.
  const isLost = document.activeElement === document.body && wasFocused;
  if (!current?.isConnected) {
    const name = current?.dataset.place;
    current = all.find((rect) => rect.dataset.place === name) ?? all.find((rect) => open.has(rect.dataset.place)) ?? all[0] ?? null;
  } else if (document.activeElement !== current && !open.has(current.dataset.place)) {
    current = all.find((rect) => open.has(rect.dataset.place)) ?? current;
  }
  for (const rect of document.querySelectorAll(".strip .hits [tabindex]")) if (rect !== current) rect.removeAttribute("tabindex");
  current?.setAttribute("tabindex", "0");
  if (isLost) current?.focus({ preventScroll: true });
  // Where no place can be reached the board itself can, to be scrolled.
  find("board").tabIndex = current?.closest("#board") ? -1 : 0;
}

let wasFocused = false;

function move(rect, key) {
  const from = rect.getBoundingClientRect();
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = middle(from);
  const ahead = { ArrowRight: (dx, dy) => [dx, dy], ArrowLeft: (dx, dy) => [-dx, dy], ArrowDown: (dx, dy) => [dy, dx], ArrowUp: (dx, dy) => [-dy, dx] }[key];
  const found = walkable()
    .filter((each) => each !== rect)
    .map((each) => [each, ...ahead(...middle(each.getBoundingClientRect()).map((value, axis) => value - [x, y][axis]))])
    .filter(([, forward]) => forward > 1)
    .sort((one, other) => one[1] + 2.5 * Math.abs(one[2]) - (other[1] + 2.5 * Math.abs(other[2])));
  return found[0]?.[0] ?? null;
}

function go(rect) {
  if (!rect) return;
  current = rect;
  settleTabStop();
  rect.focus({ preventScroll: true });
  rect.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function onKey(event) {
  const rect = event.target.closest?.(".hits [data-place]");
  if (!rect) return;
  if (event.key.startsWith("Arrow")) go(move(rect, event.key));
  else if (event.key === "Home" || event.key === "End") go(walkable().at(event.key === "Home" ? 0 : -1));
  else if (event.key === "PageDown" || event.key === "PageUp") {
    const open = openPlaces();
    const all = walkable().filter((each) => open.has(each.dataset.place));
    const index = all.indexOf(rect) + (event.key === "PageDown" ? 1 : -1);
    go(all.at(index % Math.max(1, all.length)));
  } else if (event.key === "Enter" || event.key === " ") {
    if (!event.repeat) act(rect, false);
  } else if (event.key === "Escape") reset();
  else return;
  event.preventDefault();
}

let pressed = null;
let finger = [0, 0];

/** What a press on an element means: the control or the place by its name, "" for anything else. A label means its field: a press on its text clicks that. */
function meantBy(target) {
  const found = target.closest?.("[data-place], [data-control], button, a, label, select, input");
  const field = found?.control ?? found;
  return field?.dataset.place ?? field?.dataset.control ?? (field?.labels?.[0] ?? field)?.textContent ?? "";
}

/** Listen to the board and to the hand. */
export function listen(to) {
  line = to;
  // A press counts for the question under which it began; a key that is held presses once.
  addEventListener("pointerdown", (event) => {
    wasTouch = event.pointerType === "touch";
    wasFocused = isByKeys = false;
    pressed = meantBy(event.target);
    finger = [event.clientX, event.clientY];
    notePress(event.clientX, event.clientY);
  }, true);
  // Where something has moved under the finger meanwhile, the press means nothing.
  addEventListener("click", (event) => {
    if (event.detail === 0 || meantBy(event.target) === pressed) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }, true);
  addEventListener("keydown", (event) => {
    isByKeys = true;
    if (event.repeat && (event.key === "Enter" || event.key === " ") && event.target.matches?.("button, a, [role=button]")) event.preventDefault();
    else notePress();
  }, true);
  const boxes = [find("board"), find("hand")];
  // Redrawing a place drops the focus. Restore it, unless another element has taken it.
  addEventListener("focusin", (event) => {
    wasFocused = boxes.some((each) => each.contains(event.target));
  }, true);
  for (const box of boxes) {
    box.addEventListener("click", (event) => {
      const isTouch = event.pointerType ? event.pointerType === "touch" : wasTouch;
      // A browser moves a tap to the nearest place: what counts is where the finger was.
      if (isTouch && actBetween(...finger)) return;
      const rect = meantAt(event.clientX, event.clientY, isTouch);
      if (rect) act(rect, isTouch, isTouch ? within(rect, event) : null);
    });
    box.addEventListener("pointermove", (event) => {
      if (event.pointerType !== "mouse") return;
      const rect = meantAt(event.clientX, event.clientY, false);
      if (rect) tell(rect, within(rect, event));
      else leave();
    });
    box.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && leave());
    box.addEventListener("focusin", (event) => {
      if (isByKeys && event.target.matches(".hits [data-place]")) tell(event.target);
    });
    box.addEventListener("keydown", onKey);
  }
}

function leave() {
  clearTimeout(asking);
  hint([], null);
}
