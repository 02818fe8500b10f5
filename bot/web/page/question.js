// The panel: the question, what is meant so far, the moves that are left, and the table's other controls.

import { candidates } from "./choosing.js";
import { control, filesOf, list, openAsked, rowsOf } from "./controls.js";
import { dialogNamed, el, find } from "./dom.js";
import { formOf } from "./form.js";
import { nameOfSeat, table } from "./table.js";
import { said, saidIn, sprite } from "./texts.js";
import { chooseSuggested, closeForm, hint, play, reset, send, turn } from "./turn.js";
import { t } from "./words.js";

const SEEN_FOR = 6000;
let drawnAnswer = null;

/** Draw the question and its moves; the focus stays where it is, or at what has come in its place. */
export function drawQuestion() {
  const { own, public: seen } = table;
  const isAsked = ["asked", "may", "chosen"].includes(own.state);
  find("asked-name").textContent = t("question");
  put(find("question"), [
    seen.lesson || own.question?.lesson ? saidIn("div.lesson", own.question?.lesson ?? "") : null,
    own.question?.notice ? saidIn("div.notice", own.question.notice) : null,
    isAsked && own.question ? saidIn("div.text", own.question.text) : saidIn("div.text", notAsked()),
    own.question?.private ? el("p.small", {}, t("private")) : null,
    own.state === "chosen" ? el("p.small", {}, t("may-change")) : null,
  ]);
  drawAbout();
  drawMoves(isAsked);
  drawTools();
}

/** What is said instead of a question. */
function notAsked() {
  const { own, public: seen } = table;
  if (seen.state === "frozen" || seen.state === "lobby" || seen.state === "none" || seen.state === "away") return "";
  if (seen.over) return seen.result;
  const waited = seen.waiting.map(nameOfSeat).join(", ");
  const now = waited ? t("waits-for", { who: waited, asked: seen.asked || "" }) : t("goes-on");
  return own.state === "watching" ? `${now}\n-# ${t("you-watch")}` : now;
}

/** Replace the children of an element, if they say something else; what had the focus has it again. */
export function put(box, children) {
  const found = children.flat().filter(Boolean);
  const key = found.map((child) => child.outerHTML ?? child.textContent).join("");
  if (box.dataset.key === key) return;
  const active = document.activeElement;
  const hadFocus = box.contains(active);
  const control_ = active?.dataset?.control;
  const buttons = [...box.querySelectorAll("button, select, input")];
  const index = buttons.indexOf(active);
  box.replaceChildren(...found);
  box.dataset.key = key;
  if (!hadFocus) return;
  const now = [...box.querySelectorAll("button:enabled, select:enabled, input:enabled")];
  const same = control_ && now.find((each) => each.dataset.control === control_);
  const next = same ?? now[Math.min(Math.max(index, 0), now.length - 1)];
  if (next) next.focus({ preventScroll: true });
  else focusPanel();
}

/** After a move by keyboard the focus stays in the question. */
export function focusPanel() {
  const first = find("moves").querySelector("button:enabled, input:enabled") ?? find("tools").querySelector("button:enabled");
  if (first) first.focus({ preventScroll: true });
  else {
    find("asked").focus({ preventScroll: true });
  }
}

// Moves

function drawMoves(isAsked) {
  const left = isAsked ? candidates(turn.choice) : [];
  find("moves").classList.toggle("many", left.length > 14);
  if (turn.move) {
    put(find("moves"), [formOf(turn, { close: turn.choice.moves.length > 1 ? closeForm : null, suggest: chooseSuggested })]);
    return;
  }
  put(find("moves"), [
    turn.choice.picked.length ? picked(left.length) : null,
    turn.selected ? selected(turn.selected) : null,
    ...groups(left),
  ]);
  find("moves").classList.toggle("busy", turn.busy);
}

/** Draw what is known of the place or the move that one points at. */
export function drawAbout() {
  const isAsked = ["asked", "may", "chosen"].includes(table.own.state);
  const lines = turn.about ?? [];
  const hasPlaces = turn.choice.moves.some((move) => turn.choice.sets.get(move).size);
  find("about").hidden = !isAsked && !lines.length;
  const idle = hasPlaces ? t("point-at-board") : "";
  if (!lines.length && !idle) find("about").hidden = true;
  put(find("about"), lines.length ? lines.slice(0, 3).map(([label, brings]) => el("p", {}, el("b", {}, label), brings ? el("span", {}, ` ${brings}`) : null)) : [el("p.small", {}, idle)]);
}

function picked(number) {
  return el("p.picked", {}, t("left", { count: number }), " ", el("button.plain", { type: "button", onclick: reset, data: { control: "reset" } }, t("reset")));
}

function selected(move) {
  return el("div.selected", {}, el("p", {}, el("b", {}, move.label), move.brings ? el("small", {}, ` ${move.brings}`) : null), el("button.button.primary", { type: "button", data: { control: `play ${move.control}` }, onclick: () => play(move) }, t("play")));
}

/** The moves by their kinds; what names no place stands first, for it cannot be pointed at. */
function groups(moves) {
  const found = new Map();
  for (const move of moves) found.set(move.group ?? 0, [...(found.get(move.group ?? 0) ?? []), move]);
  const hasPlaces = ([, group]) => group.some((move) => (move.places ?? []).length || move.form);
  const sorted = [...found].sort((one, other) => Number(hasPlaces(one)) - Number(hasPlaces(other)) || one[0] - other[0]);
  const several = sorted.filter(([, group]) => group.length > 1).length > 0 && sorted.length > 1;
  // Kinds of which there is one move stand in one row.
  const alone = sorted.filter(([, list_]) => list_.length === 1).flatMap(([, list_]) => list_);
  const rest = sorted.filter(([, list_]) => list_.length > 1).map(([group, list_]) => {
    const begin = list_.length > 1 ? common(list_.map((move) => move.label)) : "";
    const name = begin.replace(/[:\s]+$/, "") || (several && list_.length > 1 ? table.own.groups[group] ?? "" : "");
    return el("div.group", { role: "group", ariaLabel: name || null }, name ? el("h3", {}, name) : null, el("div.buttons", {}, list_.map((move) => moveButton(move, begin.length))));
  });
  return [alone.length ? el("div.buttons", {}, alone.map((move) => moveButton(move, 0))) : null, ...rest];
}

/** What all labels begin with, up to a colon: it stands above them once. */
function common(labels) {
  const begin = labels[0].slice(0, labels[0].indexOf(": ") + 2);
  return begin.length > 2 && labels.every((label) => label.startsWith(begin) && label.length > begin.length) ? begin : "";
}

function moveButton(move, cut) {
  const places = turn.choice.sets.get(move);
  // Nothing may move under the pointer: what the button says is not said above it again.
  const show = () => hint(places, null);
  const hide = () => hint([], null);
  return el(
    `button.button.move${move.passes ? ".passes" : ""}${move.taught ? ".taught" : ""}${turn.selected === move ? ".chosen" : ""}`,
    { type: "button", disabled: turn.busy, data: { control: move.control }, onclick: () => play(move), onfocus: show, onblur: hide, onpointerenter: (event) => event.pointerType === "mouse" && show(), onpointerleave: (event) => event.pointerType === "mouse" && hide() },
    sprite(move.sign),
    el("span", {}, el("span.label", {}, el("span.unseen", {}, move.label.slice(0, cut)), move.label.slice(cut), move.form ? " …" : ""), move.brings ? el("small", {}, move.brings) : null),
  );
}

// The table's own

function drawTools() {
  const { own, public: seen } = table;
  put(find("tools"), [
    ...own.votes.map((vote) => el("div.vote", {}, saidIn("div", vote.text), rowsOf(vote.rows, send))),
    own.tools.length ? el("div.row", {}, own.tools.map((part) => control({ ...part, style: part.style ?? "secondary" }, send))) : null,
  ]);
  put(find("more"), [
    own.orders.length ? el("div.orders", {}, el("h3", {}, t("orders")), own.orders.map((order) => el("p", {}, said(order.text), " ", el("button.plain", { type: "button", data: { control: order.drop }, onclick: () => send({ control: order.drop }) }, t("drop"))))) : null,
    own.until ? el("div.until", {}, list(own.until, send)) : null,
    own.write_note ? noteOf(own) : null,
    seen.deadline ? saidIn("p.small", seen.deadline) : null,
    seen.paused ? el("p.small", {}, t("paused")) : null,
  ]);
}

function noteOf({ note, write_note: id }) {
  const write = () => {
    const text = el("textarea", { rows: 3, maxLength: 500, value: note, ariaLabel: t("note") });
    const form = el("form.fields", {}, text, el("footer", {}, el("button.button.primary", { type: "submit" }, t("save"))));
    const box = dialogNamed(t("close"), t("note"), form);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      box.close();
      send({ control: id, fields: { text: [text.value] } });
    });
  };
  return el("div.note-kept", {}, note ? el("p.small", {}, t("note"), ": ", note) : null, el("button.plain", { type: "button", data: { control: "note" }, onclick: write }, note ? t("note-change") : t("note-write")));
}

// Answers

/** Show the answer to a click; what the board shows anyhow is said at the edge, takes no room, and goes again by itself. */
export function drawAnswer(answer, click = null) {
  if (answer.seen && answer.text && !answer.rows && !answer.files && !answer.form && !answer.sure) {
    const line = el(`div.note${answer.ok === false ? "" : ".good"}`, {}, said(answer.text));
    find("notes").replaceChildren(line);
    setTimeout(() => line.remove(), SEEN_FOR);
    find("answer").replaceChildren();
    return;
  }
  drawnAnswer = answer;
  const clear = () => drawnAnswer === answer && find("answer").replaceChildren();
  if (answer.form) openAsked(answer.form, send);
  const parts = [answer.text ? saidIn("div.text", answer.text) : null, ...filesOf(answer.files), ...rowsOf(answer.rows, send)];
  if (answer.sure) parts.push(el("div.row", {}, el("button.button.primary", { type: "button", onclick: () => sure(click) }, t("play-anyway")), el("button.button.secondary", { type: "button", onclick: clear }, t("leave-it"))));
  if (!parts.some(Boolean)) {
    clear();
    return;
  }
  const close = answer.sure ? null : el("button.plain.close", { type: "button", ariaLabel: t("close"), onclick: clear }, "✕");
  find("answer").replaceChildren(el(`div.box${answer.ok === false ? ".refused" : ""}`, {}, close, parts.filter(Boolean)));
}

function sure(click) {
  find("answer").replaceChildren();
  const { asks: _, ...again } = click;
  send(again, true);
}
