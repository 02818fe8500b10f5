// What is half done outlives a reload: by accident, or because a phone has put the page away. It stays in this tab.

import { goOnWith, halfDone } from "./turn.js";

const KEY = "board-half-done";

function keep() {
  try {
    const half = halfDone();
    if (half) sessionStorage.setItem(KEY, JSON.stringify(half));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is refused.
  }
}

/** Keep what is half done whenever the page is left. */
export function keepHalfDone() {
  addEventListener("pagehide", keep);
  document.addEventListener("visibilitychange", () => document.hidden && keep());
}

/** Go on with what was half done before the page was loaded, if the question is the same. */
export function goOn() {
  try {
    const half = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (half) goOnWith(half);
  } catch {
    // Storage is refused, or holds what no page of ours has written.
  }
}
