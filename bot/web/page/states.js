// What stands in the board's place where no game is going on: the games, a lobby, a table that stands still.

import { rowsOf } from "./controls.js";
import { el, find } from "./dom.js";
import { put } from "./putting.js";
import { nameOfSeat, table } from "./table.js";
import { saidIn, sprite } from "./texts.js";
import { send } from "./turn.js";
import { t } from "./words.js";

/** Draw what is said above or instead of the board. */
export function drawState() {
  const seen = table.public;
  document.body.dataset.state = seen.over ? "over" : seen.state;
  const parts = [];
  if (seen.state !== "table" && seen.text) parts.push(saidIn("div.text", seen.text));
  if (seen.state === "none") parts.push(el("ul.games", {}, seen.games.map(game)));
  if (["lobby", "frozen"].includes(seen.state)) parts.push(...rowsOf(seen.rows, send));
  put(find("notice"), parts);
  // Without a panel, answers appear on the board. In the panel they come below the moves, so that no move shifts under the pointer.
  const home = ["none", "away", "lobby", "frozen"].includes(seen.state) ? find("strips") : find("more");
  if (find("answer").nextElementSibling !== home) home.before(find("answer"));
  drawHead();
}

function game({ name, face, begin, lobby, how, learn, length }) {
  const button = (id, label, style) => (id ? el(`button.button.${style}`, { type: "button", data: { control: id }, ariaLabel: `${label}: ${name}`, onclick: () => send({ control: id }) }, label) : null);
  return el("li.game", {}, el("h3", {}, name), face ? el("p", {}, face) : null, length ? saidIn("div.small", length) : null, el("div.row", {}, button(begin, t("begin"), "primary"), button(lobby, t("lobby"), "secondary"), button(learn, t("learn"), "secondary"), button(how, t("how"), "secondary")));
}

function drawHead() {
  const { own, public: seen } = table;
  find("game").textContent = seen.name || "Caravel";
  find("moment").textContent = seen.moment;
  put(find("who"), who());
  const seats = own.seats.length > 1 ? own.seats : [];
  find("seats").hidden = !seats.length;
  put(find("seats"), seats.map((each) =>
    el(`button.plain${(each.seat ?? 0) === own.seat ? ".chosen" : ""}`, { type: "button", ariaPressed: String((each.seat ?? 0) === own.seat), data: { control: `seat ${each.seat ?? 0}` }, onclick: () => document.dispatchEvent(new CustomEvent("seat", { detail: each.seat ?? 0 })) }, nameOfSeat(each.seat ?? 0) || each.name, each.asked ? " ●" : "")));
}

/** Who is waited for: a sign in the player's colour, and the name. */
function who() {
  const seen = table.public;
  if (seen.state !== "table" || seen.over) return [];
  const waiting = seen.seats.filter((each) => each.waiting || seen.waiting.includes(each.seat ?? 0));
  const chips = waiting.map((each) => el(`span.chip.seat-${each.seat ?? 0}`, {}, sprite(each.sign, `seat-${each.seat ?? 0}`), el("span.name", {}, nameOfSeat(each.seat ?? 0))));
  // A narrow bar has no room for the sentence.
  const done = seen.chosen ? [el("span.small.said", {}, t("chosen", { count: seen.chosen[0], most: seen.chosen[1] })), el("span.small.short", { "aria-hidden": "true" }, `${seen.chosen.join("/")} ✓`)] : [];
  return [...chips, ...done];
}
