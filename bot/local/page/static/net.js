// The socket: requests with answers, what the server tells by itself, and whether anybody is still at the other end.

import { t } from "./words.js";

const [FIRST_PAUSE, LONGEST_PAUSE] = [250, 4000];
const PROBE_TIMEOUT = 3000;
const QUIET = 15_000;
const LONGEST_PRESS = 10_000;
const listeners = new Map();
const waiting = new Map();
let socket = null;
let count = 0;
let pause = FIRST_PAUSE;
let again = 0;
let probe = 0;
let heard = 0;
/** What came while a button is pressed; null while none is. */
let held = null;
let longest = 0;

/** What was asked may or may not have been done: the line broke before the answer came. */
export class LineBroke extends Error {}
/** How often the line was made: after a break the server knows of nothing that was open. */
export let lines = 0;

/** Call `listener` with everything of that kind that the server tells. */
export function on(kind, listener) {
  listeners.set(kind, [...(listeners.get(kind) || []), listener]);
}

function tell(kind, data) {
  for (const listener of listeners.get(kind) || []) listener(data);
}

function address() {
  const query = new URLSearchParams(location.search);
  const join = location.pathname.match(/^\/join\/([^/]+)$/);
  if (join) query.set("join", decodeURIComponent(join[1]));
  else if (sessionStorage.getItem("as")) query.set("as", sessionStorage.getItem("as"));
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/page/socket?${query}`;
}

/** Connect, and again whenever the line breaks. */
export function connect() {
  clearTimeout(again);
  socket?.close();
  const line = new WebSocket(address());
  socket = line;
  line.onopen = () => {
    pause = FIRST_PAUSE;
    heard = performance.now();
    lines += 1;
    tell("line", true);
  };
  line.onmessage = (event) => {
    if (line !== socket) return;
    heard = performance.now();
    const data = JSON.parse(event.data);
    if (held) held.push(data);
    else receive(data);
  };
  line.onclose = () => line === socket && broke();
  watch(line);
}

/** A handshake that hangs is given up, too. */
function watch(line) {
  clearTimeout(probe);
  probe = setTimeout(() => line === socket && line.readyState === WebSocket.CONNECTING && giveUp(), PROBE_TIMEOUT * 2);
}

function broke() {
  clearTimeout(probe);
  socket = null;
  tell("line", false);
  const lost = [...waiting.values()];
  waiting.clear();
  for (const [, refuse] of lost) refuse(new LineBroke(t("The line broke.")));
  again = setTimeout(connect, pause);
  pause = Math.min(pause * 2, LONGEST_PAUSE);
}

/** Leave a line at which nobody answers: closing it in order would wait for the other end. */
function giveUp() {
  const line = socket;
  if (line) line.onclose = line.onmessage = line.onopen = null;
  broke();
  line?.close();
}

/** Ask whether the line still works: after a pause the phone may have another network, or the server another process. */
export function check() {
  if (!socket) {
    pause = FIRST_PAUSE;
    connect();
  }
  if (socket.readyState !== WebSocket.OPEN) return;
  clearTimeout(probe);
  const line = socket;
  const asked = performance.now();
  probe = setTimeout(() => line === socket && heard < asked && giveUp(), PROBE_TIMEOUT);
  line.send(JSON.stringify({ do: "here", n: 0 }));
}

/** Why a control does not work any more; the place is then read again. */
function outdated(data) {
  tell("outdated", data);
  return t("This control is out of date: what it was for has been done meanwhile, perhaps in another tab. You now see the present state.");
}

function receive(data) {
  const entry = waiting.get(data.n);
  waiting.delete(data.n);
  if (data.t === "done" && entry) entry[0](data.result);
  else if (data.t === "error" && entry) entry[1](new Error(data.why === "outdated" ? outdated(data) : data.text));
  else tell(data.t, data);
}

/** Change nothing while a button is pressed: one that is replaced then loses the click. */
function hold(event) {
  if (!event.target.closest("button, a")) return;
  held ??= [];
  clearTimeout(longest);
  longest = setTimeout(letGo, LONGEST_PRESS);
}

function letGo() {
  const late = held ?? [];
  held = null;
  late.forEach(receive);
}

/** Ask the server to do something; resolves with what came of it. */
export function ask(action, data = {}) {
  if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new LineBroke(t("There is no connection.")));
  count += 1;
  const n = count;
  socket.send(JSON.stringify({ do: action, n, ...data }));
  if (performance.now() - heard > QUIET) check();
  return new Promise((resolve, reject) => waiting.set(n, [resolve, reject]));
}

addEventListener("pointerdown", hold, true);
// The click follows in the same task, so a task later it has happened.
for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, () => setTimeout(letGo), true);
document.addEventListener("visibilitychange", () => document.hidden || check());
addEventListener("online", check);
addEventListener("pageshow", (event) => event.persisted && check());
