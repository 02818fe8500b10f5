// Replace the content of elements without losing the focus.

import { find } from "./dom.js";

/** Replace the children of an element if they differ, and restore the focus. */
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

/** Keep the focus in the question after a move by keyboard. */
export function focusPanel() {
  const first = find("moves").querySelector("button:enabled, input:enabled") ?? find("tools").querySelector("button:enabled");
  if (first) first.focus({ preventScroll: true });
  else find("asked").focus({ preventScroll: true });
}
