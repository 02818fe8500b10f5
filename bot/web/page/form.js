// A form: pieces that are chosen by clicking them on the board or here, with its limits, or a number.

import * as filling from "./filling.js";
import { el } from "./dom.js";
import { saidIn, sprite } from "./texts.js";
import { choose, hint, sendForm } from "./turn.js";
import { t } from "./words.js";

/** The form of the move that is open; `close` leads back to the other moves, if there are some. */
export function formOf(turn, { close, suggest }) {
  const { form, label, brings } = turn.move;
  const back = close ? el("button.plain", { type: "button", data: { control: "back" }, onclick: close }, t("back")) : null;
  const head = el("header", {}, el("h3", {}, label, brings ? el("small", {}, ` – ${brings}`) : null), back);
  const body = turn.filling ? [saidIn("div.asks", form.question), ...pieces(turn, suggest)] : number(turn);
  const element = el("form.filling", {}, head, body);
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!event.target.querySelector("[type=submit]").disabled) sendForm();
  });
  return element;
}

function pieces(turn, suggest) {
  const state = turn.filling;
  const wrong = filling.lack(state);
  return [
    el("div.types", {}, state.types.map((type) => typeOf(state, type))),
    el("footer", {},
      el(`p.limits${wrong ? ".wrong" : ""}`, { role: "status" }, limits(state, wrong)),
      filling.hasSuggestion(state) ? el("button.button.secondary", { type: "button", data: { control: "suggest" }, onclick: suggest }, t("suggest")) : null,
      el("button.button.primary", { type: "submit", disabled: Boolean(wrong) || turn.busy, data: { control: "send" } }, t("play"))),
  ];
}

/** One kind of piece: a switch if there is one of it, else a number with steps. */
function typeOf(state, type) {
  const chosen = filling.countOf(state, type.type);
  const of = type.pieces.length;
  const show = { onpointerenter: (event) => event.pointerType === "mouse" && hint(type.places, null), onpointerleave: (event) => event.pointerType === "mouse" && hint([], null) };
  if (of === 1) {
    return el(`button.button.piece${chosen ? ".chosen" : ""}`, { type: "button", ariaPressed: String(chosen > 0), data: { control: `type ${type.type}` }, onclick: () => choose(type.type, chosen ? 0 : 1), ...show }, sprite(type.sign), el("span", {}, type.label));
  }
  const step = (by, name, sign) =>
    el("button.plain.step", { type: "button", ariaLabel: t(name, { what: type.label }), disabled: chosen + by < 0 || chosen + by > of, data: { control: `${name} ${type.type}` }, onclick: () => choose(type.type, chosen + by) }, sign);
  return el(`div.piece${chosen ? ".chosen" : ""}`, { role: "group", ariaLabel: type.label, ...show }, sprite(type.sign), el("span", {}, type.label), step(-1, "fewer", "−"), el("output", {}, t("of", { count: chosen, most: of })), step(1, "more-of", "+"));
}

/** How many are chosen, of how many, and what is wrong with it. */
function limits(state, wrong) {
  const { least = 0, most = 0, at_least: needed = 0 } = state.form;
  const chosen = filling.total(state);
  // What is to be paid says enough: the number of pieces follows from it.
  const parts = [needed ? t("worth", { worth: filling.worth(state), needed }) : least === most ? t("of-chosen", { count: chosen, most }) : t("of-range", { count: chosen, least, most })];
  if (wrong === "many") parts.push(t("too-many", { count: chosen - most }));
  if (wrong === "few" && !needed) parts.push(t("too-few", { count: least - chosen }));
  if (wrong === "spare") parts.push(t("too-much"));
  return parts.join(" · ");
}

/** Numbers to press, and a field for any other. Its label says what is asked and what can be typed, and stays in sight with it. */
function number(turn) {
  const { question, low = 0, high, offers = [] } = turn.move.form;
  const input = el("input", { id: "number", type: "number", min: low, max: high, step: 1, required: true, value: turn.number, inputMode: "numeric", data: { control: "number" } });
  const label = el("label", { htmlFor: input.id }, saidIn("span", question), " ", el("small", {}, t("between", { low, high })));
  const submit = el("button.button.primary", { type: "submit", data: { control: "send" } }, t("play"));
  const check = () => {
    turn.number = input.value;
    submit.disabled = turn.busy || !input.value || !input.checkValidity();
  };
  input.addEventListener("input", check);
  check();
  const offer = ([value, label]) =>
    el("button.button.secondary", { type: "button", data: { control: `offer ${value}` }, onclick: () => {
      turn.number = String(value);
      sendForm();
    } }, label);
  return [offers.length ? el("div.buttons", {}, offers.map(offer)) : null, el("footer", {}, label, input, submit)];
}
