// The keyboard's focus among messages: whoever moves by keyboard stays in the question when it changes or another one comes.

import { find } from "./shared.js";

let isOwed = false;
let byKeyboard = false;

addEventListener("keydown", () => take(true), true);
addEventListener("pointerdown", () => take(false), true);

/** Whoever does something else meanwhile has the focus where they put it. */
function take(keyboard) {
  byKeyboard = keyboard;
  isOwed = false;
}

/** The control of a message that has the focus, if the keyboard brought it there: its id, or "" for anything else in it. */
export function inside(item) {
  const active = document.activeElement;
  return byKeyboard && item.contains(active) ? { control: active.dataset.control ?? "" } : null;
}

const usable = "button[data-control]:enabled, select[data-control]:enabled";

/** Put the focus where the control stands now, else at the first one of the message, else where the newest question is. */
export function after(focused, item) {
  if (!focused) return;
  const same = focused.control ? item?.querySelector(`[data-control="${CSS.escape(focused.control)}"]:enabled`) : null;
  const next = same ?? item?.querySelector(usable) ?? newest();
  isOwed = !same;
  (next ?? find("stream")).focus({ preventScroll: !next });
}

/** The first control of the newest message for this person that has some. */
function newest() {
  const items = [...find("messages").querySelectorAll(".message.calls, .message.private")].reverse();
  return items.map((item) => item.querySelector(usable)).find(Boolean) ?? null;
}

/** A message for this person has come: if the focus was lost with the last question, it goes on here. */
export function arrived(item) {
  if (!isOwed || document.querySelector("dialog[open]")) return;
  const first = item.querySelector(usable);
  if (!first) return;
  first.focus();
  isOwed = false;
}

/** Another place is shown: nobody waits for the focus there. */
export function forget() {
  isOwed = false;
}
