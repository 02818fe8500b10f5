// The question that is asked: what has been pointed at, which move is meant, and what is sent. Everything else draws it.

import * as choosing from "./choosing.js";
import * as filling from "./filling.js";
import { table } from "./table.js";
import { t } from "./words.js";

const [DOUBLE, NEAR] = [500, 24];

export const turn = {
  question: null,
  choice: choosing.choiceOf([]),
  /** The move whose form is open, and what is filled in. */
  move: null,
  filling: null,
  number: "",
  /** By touch: the move that *Play* would play. */
  selected: null,
  /** By touch: places between which a finger was; the list shows the moves of any of them. */
  between: new Set(),
  hinted: new Set(),
  busy: false,
  /** The shared first words of the moves in the opened entry of a folded list. */
  stem: "",
  /** Whether each move of the list says what its component does. */
  explains: false,
  /** What is said about the place or the move that the pointer or the focus is on. */
  about: null,
  /** The element that it is said beside; null: in its box. */
  beside: null,
};

let line = null;
let redraw = () => {};
let hear = () => {};
let wait = () => () => {};
let asksFirst = () => false;
let begun = "";
let press = { question: null, time: 0, x: 0, y: 0 };
/** The question that has been answered, or is being answered: do not report its picked pieces as dropped. */
let answered = null;
let played = { question: null, time: -DOUBLE, x: 0, y: 0 };

/** Connect it: the line, what draws it, what an answer is told to, what shows that one is awaited, and whether moves that cannot be taken back ask first. */
export function wire(parts) {
  ({ line, redraw, hear, wait, asksFirst } = parts);
}

/** A frame is shown: what was picked stays while the question is the same. Returns whether something had to be dropped. */
export function renew() {
  const { question, moves } = table.own;
  const isSame = question && turn.question && question.id === turn.question.id;
  const isAnswered = turn.question !== null && turn.question.id === answered;
  const had = !isAnswered && (turn.choice.picked.length > 0 || (turn.filling && (filling.total(turn.filling) > 0 || turn.number !== "")));
  let dropped = false;
  if (isSame) {
    const [fresh, whole] = choosing.renewed(turn.choice, moves);
    turn.choice = fresh;
    dropped = !whole && !isAnswered;
    keepForm(moves);
    dropped ||= had && !turn.filling && !fresh.picked.length;
  } else {
    dropped = Boolean(had && question);
    Object.assign(turn, { choice: choosing.choiceOf(moves), move: null, filling: null, number: "", stem: "", explains: false, between: new Set() });
  }
  turn.question = question ?? null;
  turn.selected = turn.selected && moves.find((move) => move.control === turn.selected.control && isSame) ? turn.selected : null;
  turn.hinted = new Set();
  turn.about = null;
  if (!turn.move && moves.length === 1 && moves[0].form) openForm(moves[0]);
  return dropped;
}

function keepForm(moves) {
  if (!turn.move) return;
  const same = moves.find((move) => move.control === turn.move.control && move.form && filling.isSame(move.form, turn.move.form));
  if (same) turn.move = same;
  else Object.assign(turn, { move: null, filling: null, number: "" });
}

/** Whether something is half done, so that the page does not load itself anew. */
export const isInTheMiddle = () => turn.busy || turn.choice.picked.length > 0 || (turn.filling && filling.total(turn.filling) > 0) || turn.number !== "" || Boolean(document.querySelector("dialog[open]"));

/** What is half done, as data for `goOnWith`; null if nothing is. */
export function halfDone() {
  const { question, choice, move, filling: filled, number } = turn;
  if (!question || !(choice.picked.length || number || (filled && filling.total(filled)))) return null;
  return { question: question.id, picked: choice.picked, control: move?.control ?? "", counts: [...(filled?.counts ?? [])], number };
}

/** Go on where a page left off that was asked the same question. */
export function goOnWith({ question, picked, control, counts, number }) {
  if (question !== turn.question?.id) return;
  [turn.choice] = choosing.renewed({ picked }, turn.choice.moves);
  const move = turn.choice.moves.find((each) => each.control === control && each.form);
  if (!move) return;
  openForm(move, number);
  for (const [type, count] of counts) if (turn.filling?.types.some((each) => each.type === type)) filling.set(turn.filling, type, count);
}

// Presses: one that began under another question does not count for this one

/** A press begins: at a point of the window, or by a key. */
export function notePress(x = 0, y = 0) {
  press = { question: turn.question?.id ?? null, time: performance.now(), x, y };
}

/** Whether a press may play: it began under the question that is asked now, and is not the second half of a double one. */
function counts() {
  if (turn.busy) return false;
  if (press.question !== (turn.question?.id ?? null)) {
    hear({ ok: false, text: t("changed-meanwhile"), seen: true });
    return false;
  }
  const isNear = Math.hypot(press.x - played.x, press.y - played.y) < NEAR;
  return !(isNear && played.question !== press.question && press.time - played.time < DOUBLE);
}

// Pointing

/** Where a place can lead: the moves that it leaves, as they are picked now, or else alone. */
export function movesAt(place) {
  const found = choosing.candidates(turn.choice, place);
  return found.length ? found : turn.choice.moves.filter((move) => turn.choice.sets.get(move).has(place));
}

/** Point at the n-th place of a name, by mouse or key, or by touch. Returns whether it means anything. */
export function pointAt(place, n, of, isTouch) {
  if (turn.busy) return true;
  if (turn.move && pointInForm(place, n, of)) return true;
  // A place that no other move is about leaves the open form as it is: somebody looks up what it does.
  if (turn.move && !leavesForm(place)) return false;
  if (turn.move) closeForm();
  // A second tap on the place of what is selected plays it.
  if (isTouch && turn.selected && turn.choice.picked.includes(place)) {
    play(turn.selected);
    return true;
  }
  if (!choosing.point(turn.choice, place)) return false;
  turn.between = new Set();
  tellBegun();
  const left = choosing.candidates(turn.choice);
  turn.selected = null;
  if (left.length === 1 && turn.choice.picked.length) arriveAt(left[0], place, n, of, isTouch);
  redraw();
  return true;
}

/** Whether pointing at a place leaves the open form: for another move, or to take back what led there. */
const leavesForm = (place) => turn.choice.picked.includes(place) || turn.choice.moves.some((move) => move !== turn.move && turn.choice.sets.get(move).has(place));

/** Point between places: any of them may be meant. */
export function pointBetween(places) {
  if (turn.busy) return;
  Object.assign(turn, { between: new Set(places), selected: null, stem: "" });
  tellBegun();
  redraw();
}

/** The moves that are left by what was pointed at. */
export const movesLeft = () =>
  choosing.candidates(turn.choice).filter((move) => !turn.between.size || [...turn.between].some((place) => turn.choice.sets.get(move).has(place)));

function arriveAt(move, place, n, of, isTouch) {
  if (move.form) {
    turn.choice.picked = turn.choice.picked.filter((each) => (move.places ?? []).includes(each));
    openForm(move);
    pointInForm(place, n, of);
    // A place never plays a pass: the list shows its button.
  } else if (move.passes) return;
  else if (isTouch) turn.selected = move;
  else play(move);
}

/** Show the moves that begin with these words; all moves for "". */
export function openStem(stem) {
  turn.stem = stem;
  tellBegun();
  redraw();
  const list = document.getElementById("moves");
  const first = list.querySelector(stem ? ".move:enabled" : "button:enabled");
  if (document.activeElement === document.body || list.contains(document.activeElement)) first?.focus({ preventScroll: true });
}

/** Say in the list what each component does, or no longer. */
export function explain() {
  turn.explains = !turn.explains;
  redraw();
}

/** Forget what was pointed at. */
export function reset() {
  turn.choice.picked = [];
  turn.between = new Set();
  turn.stem = "";
  turn.selected = null;
  if (turn.choice.moves.length > 1) Object.assign(turn, { move: null, filling: null, number: "" });
  redraw();
}

function tellBegun() {
  if (!turn.question || begun === turn.question.id || table.own.seat === null) return;
  begun = turn.question.id;
  line.send({ kind: "begun", seat: table.own.seat, question: begun });
}

// Forms

export function openForm(move, number = "") {
  Object.assign(turn, { move, filling: move.form.high === undefined ? filling.begin(move.form) : null, number, selected: null });
  redraw();
}

export function closeForm() {
  Object.assign(turn, { move: null, filling: null, number: "" });
  redraw();
}

function pointInForm(place, n, of) {
  const type = turn.filling?.types.find((each) => each.places.includes(place));
  if (!type) return false;
  filling.pointAt(turn.filling, type.type, n, of);
  tellBegun();
  redraw();
  return true;
}

/** Change how many of a type are chosen. */
export function choose(type, count) {
  filling.set(turn.filling, type, count);
  tellBegun();
  redraw();
}

export function chooseSuggested() {
  filling.suggest(turn.filling);
  redraw();
}

export function sendForm() {
  const fields = turn.filling ? { pieces: filling.values(turn.filling) } : { text: [turn.number.trim()] };
  play(turn.move, { fields });
}

// Marks

/** The places that can be pointed at now: of an open form those of its pieces. */
export function openPlaces() {
  if (turn.busy) return new Set();
  if (turn.move) return new Set(turn.filling?.types.flatMap((type) => type.places) ?? []);
  return choosing.open(turn.choice);
}

/** Whether pointing at a place decides anything. */
export const decides = (place) => Boolean(turn.move) || choosing.narrows(turn.choice, place);

/** Whether the n-th of the places of a name is chosen. */
export function isPicked(place, n) {
  const type = turn.filling?.types.find((each) => each.places.includes(place));
  if (type) {
    const chosen = filling.countOf(turn.filling, type.type);
    return chosen > n;
  }
  return turn.choice.picked.includes(place) && (n === 0 || !turn.move);
}

/** What is said about moves: label, cost and yield; of a single one, what its component does, too. */
export const aboutMoves = (moves) => moves.map((move) => [move.label, move.brings, moves.length === 1 ? move.about : ""]);

/** Say something about places: lines as of `aboutMoves`, in their box or `beside` an element. */
export function hint(places, about, beside = null) {
  turn.beside = beside;
  const fresh = new Set(places);
  if (about === turn.about && fresh.size === turn.hinted.size && [...fresh].every((place) => turn.hinted.has(place))) return;
  turn.hinted = fresh;
  turn.about = about;
  redraw("hint");
}

// Playing

/** Play a move: a control without a form, or with what is filled in. */
export async function play(move, more = {}) {
  if (move.form && !more.fields) {
    openForm(move);
    return;
  }
  if (!counts()) {
    turn.choice.picked = [];
    redraw();
    return;
  }
  await send({ control: move.control, ...more }, true);
}

/** Send a click; `isMove` takes the controls away until it is answered. A move of an answer's further field may ask first, too: the server knows which do. */
export async function send(click, isMove = false) {
  if (turn.busy && isMove) return;
  turn.busy = isMove;
  if (isMove) answered = turn.question?.id ?? null;
  if (isMove) played = { ...press, question: turn.question?.id ?? null, time: performance.now() };
  redraw();
  const waited = wait();
  const [before, under] = [table.public.table, turn.question?.id ?? ""];
  const answer = await line.click({ ...(asksFirst() ? { asks: true } : {}), ...click });
  waited();
  if (isMove) {
    turn.busy = false;
    if (!answer.ok || answer.sure) answered = null;
    else {
      turn.choice.picked = [];
      turn.selected = null;
      turn.hinted = new Set();
    }
  }
  hear(answer, click, table.public.table !== before, under);
  redraw();
}
