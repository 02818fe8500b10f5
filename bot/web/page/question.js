// The panel: the question, the hint for the hovered place or button, and the table's other controls.

import { control, filesOf, list, openAsked, rowsOf } from "./controls.js";
import { dialogNamed, el, find } from "./dom.js";
import { isSheet } from "./layout.js";
import { drawMoves } from "./moves.js";
import { focusPanel, put } from "./putting.js";
import { nameOfSeat, table } from "./table.js";
import { said, saidIn } from "./texts.js";
import { send, turn } from "./turn.js";
import { t } from "./words.js";

/** Milliseconds: how long a note stays, and after how many a click that has no answer shows that it is under way. */
const [SEEN_FOR, SLOW] = [6000, 400];
let drawnAnswer = null;
/** The click that the answer is to, and the question under which it was made. */
let [drawnClick, drawnUnder] = [null, ""];
/** What the panel has last been shown from its beginning for: a question's id, or that the game is over. */
let begun = "";

/** Draw the question and its moves; the focus stays where it is, or at what has come in its place. */
export function drawQuestion() {
  const { own, public: seen } = table;
  const isAsked = ["asked", "may", "chosen"].includes(own.state);
  find("asked-name").textContent = t("question");
  put(find("question"), [
    seen.lesson || own.question?.lesson ? lessonOf(own.question?.lesson ?? "") : null,
    seen.paused ? el("div.notice", {}, t("paused")) : null,
    own.state === "chosen" ? saidIn("div.notice", `${own.chosen}\n${t("may-change")}`) : null,
    own.question?.notice ? saidIn("div.notice", own.question.notice) : null,
    isAsked && own.question ? el("div.text", {}, said(own.question.text), own.question.private ? [" ", el("small", {}, t("private"))] : null) : saidIn("div.text", notAsked()),
  ]);
  drawAbout();
  // The moves take the remaining room.
  drawTools();
  drawMoves(isAsked);
  beginAbove();
}

/** The text of a lesson. In a sheet it scrolls by itself, by keys too. */
const lessonOf = (text) => el("div.lesson", { tabIndex: isSheet() ? 0 : null }, said(text));

/** Show the panel from its beginning if something else is asked now, or if the game has ended. */
function beginAbove() {
  const now = table.own.question?.id ?? (table.public.over ? "over" : "");
  if (now !== begun && holdsMoves()) putAnswer();
  if (!now || now === begun) return;
  // What a move told stays beside the next question, but not longer; the end tells all of it.
  if (isMove(drawnClick) && (drawnUnder !== begun || now === "over")) putAnswer();
  // Somebody may be reading an answer further down: then the question waits. The end does not.
  if (now !== "over" && find("answer").hasChildNodes()) return;
  begun = now;
  find("asked").scrollTop = 0;
}

/** Whether the answer that is shown has controls that make moves. */
const holdsMoves = () => Boolean(find("answer").querySelector('[data-control^="c:"]'));

const isMove = (click) => Boolean(click?.control?.startsWith("c:"));

/** What is said instead of a question. */
function notAsked() {
  const { own, public: seen } = table;
  if (seen.state === "frozen" || seen.state === "lobby" || seen.state === "none" || seen.state === "away") return "";
  if (seen.over) return seen.result;
  const waited = seen.waiting.map(nameOfSeat).join(", ");
  const now = waited ? t("waits-for", { who: waited, asked: seen.asked || "" }) : t("goes-on");
  const beside = { watching: "you-watch", lent: "lent" }[own.state];
  return beside ? `${now}\n-# ${t(beside)}` : now;
}

/** Draw what is known of the place or the move that one points at. */
export function drawAbout() {
  const isAsked = ["asked", "may", "chosen"].includes(table.own.state);
  // Of the chosen move *Play* tells the rest.
  const rest = ([label, brings, about]) => (label === turn.selected?.label ? ["", "", about] : [label, brings, about]);
  const said = (turn.about ?? []).map(rest).filter((line) => line.some(Boolean)).slice(0, 3).map((line) => el("p", {}, lineAbout(line)));
  const hasPlaces = turn.choice.moves.some((move) => turn.choice.sets.get(move).size);
  const [box, beside] = [find("about"), find("beside")];
  // A sheet has no room for the hint.
  const idle = isAsked && hasPlaces && !isSheet() ? t("point-at-board") : "";
  const inBox = turn.beside ? [] : said;
  box.hidden = !inBox.length && !idle;
  put(box, [inBox.length ? el("div.pointed", {}, inBox) : el("div", {}, el("p.small", {}, idle))]);
  beside.hidden = !said.length || !turn.beside?.isConnected;
  put(beside, beside.hidden ? [] : said);
  if (!beside.hidden) stand(beside, turn.beside);
}

const lineAbout = ([label, brings, about]) => [label ? el("b", {}, label) : null, brings ? el("span", {}, ` ${brings}`) : null, about ? el("span.does", {}, about) : null];

/** Stand over the board, at the height of a button of the panel. */
function stand(box, button) {
  const panel = find("panel").getBoundingClientRect();
  const { top } = button.getBoundingClientRect();
  box.style.insetInlineEnd = `${innerWidth - panel.left + 6}px`;
  box.style.insetBlockStart = `${Math.max(6, Math.min(top, innerHeight - box.offsetHeight - 6))}px`;
}

// The table's own

function drawTools() {
  const { own, public: seen } = table;
  put(find("tools"), [
    ...own.votes.map((vote) => el("div.vote", {}, saidIn("div", vote.text), rowsOf(vote.rows, send))),
    own.tools.length ? el("div.row", {}, own.tools.map((part) => control({ ...part, style: part.style ?? "secondary" }, send))) : null,
  ]);
  put(find("more"), [
    own.score ? el("p.small.own-score", {}, said(own.score)) : null,
    own.orders.length ? el("div.orders", {}, el("h3", {}, t("orders")), own.orders.map((order) => el("p", {}, said(order.text), " ", el("button.plain", { type: "button", data: { control: order.drop }, onclick: () => send({ control: order.drop }) }, t("drop"))))) : null,
    own.until ? el("div.until", {}, list(own.until, send)) : null,
    own.write_note ? noteOf(own) : null,
    seen.deadline ? saidIn("p.small", seen.deadline) : null,
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

/** Show that a click is under way, unless its answer comes at once. Call the returned function when it is there. */
export function drawWaiting() {
  const shown = el("div.box.waiting", {}, el("div.text", {}, t("one-moment")));
  const showing = setTimeout(() => {
    find("answer").append(shown);
    shown.scrollIntoView({ block: "nearest" });
  }, SLOW);
  return () => {
    clearTimeout(showing);
    shown.remove();
  };
}

/**
 * Show the answer to a click. What the log tells is not said again; what else the board shows is a note at its edge for some seconds, and
 * so is what began a table: its first question is what counts.
 */
export function drawAnswer(answer, click = null, isNewTable = false, under = "") {
  if ((isShown(answer) || isNewTable || (answer.ok && table.public.over && isMove(click))) && answer.text && !answer.rows && !answer.files && !answer.form && !answer.sure) {
    if (answer.ok === false || find("log").hidden) noteSeen(answer);
    putAnswer();
    return;
  }
  [drawnAnswer, drawnClick, drawnUnder] = [answer, click, under];
  const clear = () => drawnAnswer === answer && putAnswer();
  if (answer.form) openAsked(answer.form, send);
  const parts = [answer.text ? saidIn("div.text", answer.text) : null, ...filesOf(answer.files), ...rowsOf(unseen(answer.rows), send)];
  if (answer.sure) parts.push(el("div.row", {}, el("button.button.primary", { type: "button", onclick: () => sure(click) }, t("play-anyway")), el("button.button.secondary", { type: "button", onclick: clear }, t("leave-it"))));
  if (!parts.some(Boolean)) {
    clear();
    return;
  }
  const close = answer.sure ? null : el("button.plain.close", { type: "button", ariaLabel: t("close"), onclick: clear }, "✕");
  const box = el(`div.box${answer.ok === false ? ".refused" : ""}`, {}, close, parts.filter(Boolean));
  putAnswer(box);
  focusFurther();
  // Pictures have their height once they are decoded.
  Promise.allSettled([...box.querySelectorAll("img")].map((picture) => picture.decode())).then(() => box.scrollIntoView({ block: "nearest" }));
}

/** Whether the board, or the question, shows what an answer says. */
const isShown = (answer) => answer.seen || (answer.ok && answer.text === table.own.chosen);

function noteSeen(answer) {
  const line = el(`div.note${answer.ok === false ? "" : ".good"}`, {}, said(answer.text));
  find("notes").replaceChildren(line);
  setTimeout(() => line.remove(), SEEN_FOR);
}

/** Show an answer, or none; a focus that was in the one before goes to the question. */
function putAnswer(...shown) {
  const hadFocus = find("answer").contains(document.activeElement);
  find("answer").replaceChildren(...shown);
  if (hadFocus) focusPanel();
}

/** Put the focus on what an answer asks for further, unless it is outside the panel. */
function focusFurther() {
  const asked = find("answer").querySelector('[data-control^="c:"]:enabled');
  const isHere = document.activeElement === document.body || find("panel").contains(document.activeElement);
  if (asked && isHere) asked.focus({ preventScroll: true });
}

/** An answer's controls, except those that the panel already shows. */
function unseen(rows) {
  const there = new Set([...table.own.tools, table.own.until].filter(Boolean).map((part) => part.custom_id));
  return (rows ?? []).map((row) => row.filter((part) => !there.has(part.custom_id))).filter((row) => row.length);
}

function sure(click) {
  putAnswer();
  send({ ...click, asks: false }, true);
}
