// The list of moves, folded if it is longer than the window.

import { el, find } from "./dom.js";
import { folded, shared } from "./folding.js";
import { formOf } from "./form.js";
import { isByTouch, isSheet } from "./layout.js";
import { put } from "./putting.js";
import { table } from "./table.js";
import { sprite } from "./texts.js";
import { chooseSuggested, closeForm, explain, hint, movesLeft, openStem, play, reset, turn } from "./turn.js";
import { t } from "./words.js";

/** Layouts of the list, the most spacious first: tight, in two columns, folded to at most `most` entries, bare (what a move brings is shown when it is pointed at). */
const WAYS = [{}, { isTight: true, isDouble: true }, { isTight: true, isDouble: true, most: 16 }, { isTight: true, most: 10 }, { isTight: true, most: 6 }, { isTight: true, isDouble: true, isBare: true }];
/** Maximum number of moves in a list that explains each. */
const EXPLAINED = 20;
let settled = { key: "", way: 0 };

/** Draw the remaining moves, or the open form. */
export function drawMoves(isAsked) {
  find("moves").classList.toggle("busy", turn.busy);
  if (turn.move) {
    drawForm();
    return;
  }
  const left = isAsked ? movesLeft() : [];
  const behind = left.filter((move) => move.label.startsWith(turn.stem));
  const isBehind = turn.stem !== "" && behind.length > 0;
  draw(isBehind ? behind : left, left.length, isBehind);
}

/** Draw the open form, tight if it is longer than the panel; it stays so while pieces are chosen. */
function drawForm() {
  const box = find("moves");
  const key = `${keyOfRoom()} ${turn.move.control}`;
  box.classList.remove("double", "bare");
  if (key !== settled.key) box.classList.remove("many");
  put(box, [formOf(turn, { close: turn.choice.moves.length > 1 ? closeForm : null, suggest: chooseSuggested })]);
  if (key !== settled.key) box.classList.toggle("many", !isSheet() && overflow() > 0);
  settled = { key, way: 0 };
}

/** The question, and the room that its moves have. */
const keyOfRoom = () => `${turn.question?.id} ${find("panel").clientWidth} ${isSheet() ? "" : find("panel").clientHeight} ${find("asked").hidden} ${document.documentElement.lang}`;

/** Draw them in the most spacious layout that fits, or all of them with what they do. Keep a layout that fitted, so that nothing moves under the pointer. */
function draw(moves, count, isBehind) {
  if (turn.explains) {
    settled = { key: "", way: 0 };
    drawIn(WAYS[0], moves, count, isBehind);
    return;
  }
  const key = `${keyOfRoom()} ${turn.stem} ${moves.map((move) => move.control)}`;
  if (key === settled.key) {
    drawIn(WAYS[settled.way], moves, count, isBehind);
    return;
  }
  const heights = [];
  for (const way of WAYS.keys()) {
    drawIn(WAYS[way], moves, count, isBehind);
    heights.push(overflow());
    if (heights[way] <= 0) break;
  }
  const best = heights.findIndex((height) => height <= 0);
  const way = best === -1 ? heights.indexOf(Math.min(...heights)) : best;
  settled = { key, way };
  drawIn(WAYS[way], moves, count, isBehind);
}

/** Pixels that overflow: of the whole panel beside the board, of the moves in a sheet. */
function overflow() {
  const asked = find("asked");
  if (asked.hidden) return 0;
  return isSheet() ? find("moves").offsetTop + find("moves").offsetHeight - asked.clientHeight : asked.scrollHeight - asked.clientHeight;
}

function drawIn({ isTight = false, isDouble = false, isBare = false, most = Infinity }, moves, count, isBehind) {
  find("moves").classList.toggle("bare", isBare);
  find("moves").classList.toggle("many", isTight);
  find("moves").classList.toggle("double", isDouble);
  put(find("moves"), [
    turn.choice.picked.length || turn.between.size ? picked(count) : null,
    turn.selected ? selected(turn.selected) : null,
    isBehind ? behind() : null,
    isByTouch() && isWorthExplaining(moves) ? explaining() : null,
    ...listed(moves, most, isBehind),
  ]);
}

/** The moves as they are listed: none if the only one is selected, in at most `most` entries, else as one list behind an entry or in groups. */
function listed(moves, most, isBehind) {
  if (turn.selected && moves.length === 1) return [];
  if (most < moves.length) return inEntries(moves, most);
  return isBehind ? [list(moves, turn.stem.length + 1)] : groups(moves);
}

/** The way back to all moves, and what those behind the open entry have in common. */
function behind() {
  const back = el("button.plain", { type: "button", data: { control: "all" }, onclick: () => openStem("") }, `‹ ${t("all-moves")}`);
  return el("div.behind", {}, back, el("h3", {}, nameOf(turn.stem)));
}

/** The button that shows or hides what each move does. */
function explaining() {
  const label = t(turn.explains ? "explain-less" : "explain");
  return el("button.plain", { type: "button", ariaExpanded: String(turn.explains), data: { control: "explain" }, onclick: explain }, label);
}

function picked(number) {
  return el("p.picked", {}, t("left", { count: number }), " ", el("button.plain", { type: "button", onclick: chooseAgain, data: { control: "reset" } }, t("reset")));
}

/** Forget what was pointed at, and what was said about it. */
function chooseAgain() {
  hint([], null);
  reset();
}

function selected(move) {
  return el("div.selected", {}, el("p", {}, el("b", {}, move.label), move.brings ? el("small", {}, ` ${move.brings}`) : null), el("button.button.primary", { type: "button", data: { control: `play ${move.control}` }, onclick: () => play(move) }, t("play")));
}

/** The names of the players, which labels may hold: two may begin alike. */
const named = () => table.public.seats.map((seat) => seat.name);
/** Whether marks on the board show a move. */
const hasPlaces = (move) => Boolean(((move.places ?? []).length && !move.passes) || move.form);
const nameOf = (beginning) => beginning.replace(/[:\s]+$/, "");

/** The heading of moves shown without their first `cut` characters: these, if they end with a colon or say more than the kind of move, else that. */
function headOf(moves, cut) {
  const begin = moves[0].label.slice(0, cut).trimEnd();
  const kinds = new Set(moves.map((move) => table.own.groups[move.group ?? 0] ?? ""));
  const [kind] = kinds;
  return begin.endsWith(":") || kinds.size > 1 || !kind || begin.length > kind.length ? nameOf(begin) : kind;
}

const list = (moves, cut) => el("div.buttons", {}, moves.map((move) => moveButton(move, cut)));

/**
 * Whether a move without a place stands at the end of the list, as in the game's order: it gives something up, and is no way to pass on.
 * The other moves without a place come first, because the board cannot show them.
 */
const isLast = (move) => !hasPlaces(move) && !move.passes && (move.group ?? 0) > 0 && (move.group ?? 0) === Math.max(...turn.choice.moves.map((one) => one.group ?? 0));

/** The moves by kind. Moves without a place come first, unless they are the last. */
function groups(moves) {
  const found = new Map();
  for (const move of moves) found.set(move.group ?? 0, [...(found.get(move.group ?? 0) ?? []), move]);
  const sorted = [...found].sort((one, other) => Number(one[1].some(hasPlaces)) - Number(other[1].some(hasPlaces)) || one[0] - other[0]);
  // Kinds with a single move share one row.
  const alone = sorted.filter(([, of]) => of.length === 1).flatMap(([, of]) => of);
  const rest = sorted.filter(([, of]) => of.length > 1).map(([, of]) => {
    const cut = shared(of.map((move) => move.label), named());
    const name = cut || sorted.length > 1 ? headOf(of, cut) : "";
    return el("div.group", { role: "group", ariaLabel: name || null }, name ? el("h3", {}, name) : null, list(of, cut));
  });
  const [first, last] = [alone.filter((move) => !isLast(move)), alone.filter(isLast)];
  return [first.length ? list(first, 0) : null, ...rest, last.length ? list(last, 0) : null];
}

/** Whether the moves are few, and do different things that they do not say. */
const isWorthExplaining = (moves) => moves.length <= EXPLAINED && new Set(moves.map((move) => move.about).filter(Boolean)).size > 1;

/** The folded list: first the moves that no place tells apart, then entries that open. */
function inEntries(moves, most) {
  const plain = moves.filter((move) => !hasPlaces(move) && !isLast(move));
  const [rest, last] = [moves.filter(hasPlaces), moves.filter(isLast)];
  if (!rest.length) return groups(moves);
  const cut = shared(rest.map((move) => move.label), named());
  const name = headOf(rest, cut);
  const buttons = folded(rest, most, named()).map((entry) => (entry.moves.length === 1 ? moveButton(entry.moves[0], cut) : stemButton(entry, cut)));
  // The opened entry's name is already above.
  return [plain.length ? list(plain, 0) : null, el("div.group", { role: "group", ariaLabel: name || null }, name && !turn.stem ? el("h3", {}, name) : null, el("div.buttons", {}, buttons)), last.length ? list(last, 0) : null];
}

/** Nothing may move under the pointer: what a button does not say is said beside it. A focus by a press says nothing: the text would move the button away from the finger. */
const pointed = (places, move = null) => ({
  onfocus: (event) => event.currentTarget.matches(":focus-visible") && hint(places, isBareOf(move) ? saidBeside(move) : null),
  onblur: () => hint([], null),
  onpointerenter: (event) => event.pointerType === "mouse" && hint(places, saidBeside(move), event.currentTarget),
  onpointerleave: (event) => event.pointerType === "mouse" && hint([], null),
});

/** Whether the list leaves out what a move brings. */
const isBareOf = (move) => Boolean(move?.brings) && find("moves").classList.contains("bare");

function saidBeside(move) {
  if (isBareOf(move)) return [[move.label, move.brings, move.about ?? ""]];
  return move?.about ? [["", "", move.about]] : null;
}

/** A button's text: the shared beginning is above the list, and only read by screen readers. */
const labelOf = (label, cut, more) => el("span.label", {}, cut ? el("span.unseen", {}, label.slice(0, cut)) : null, label.slice(cut), more);

function moveButton(move, length) {
  // A label that equals the shared beginning is shown in full.
  const cut = move.label.length > length ? length : 0;
  return el(
    `button.button.move${move.passes ? ".passes" : ""}${move.taught ? ".taught" : ""}${turn.selected === move ? ".chosen" : ""}`,
    { type: "button", disabled: turn.busy, data: { control: move.control }, onclick: () => play(move), ...pointed(turn.choice.sets.get(move), move) },
    sprite(move.sign),
    el("span", {}, labelOf(move.label, cut, move.form ? " …" : ""), move.brings ? el("small", {}, move.brings) : null, turn.explains && move.about ? el("small.does", {}, move.about) : null),
  );
}

/** An entry that opens to several moves. */
function stemButton({ moves, stem }, cut) {
  // Of several kinds of moves the first has the sign of what all begin with: what is taken, before it is swapped.
  const signs = new Set(moves.filter((move) => (move.group ?? 0) === (moves[0].group ?? 0)).map((move) => move.sign));
  const places = new Set(moves.flatMap((move) => [...turn.choice.sets.get(move)]));
  return el(
    `button.button.move.stem${moves.some((move) => move.taught) ? ".taught" : ""}`,
    { type: "button", disabled: turn.busy, "aria-expanded": "false", data: { control: `stem ${stem}`, holds: moves.map((move) => move.control).join(" ") }, onclick: () => openStem(stem), ...pointed(places) },
    signs.size === 1 ? sprite(moves[0].sign) : null,
    el("span", {}, labelOf(nameOf(stem), cut, " …"), el("small", {}, t("moves-behind", { count: moves.length }))),
  );
}
