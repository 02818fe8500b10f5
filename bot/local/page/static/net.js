// The socket: requests with answers, and what the server tells by itself.

import { t } from "./words.js";

const listeners = new Map();
const waiting = new Map();
let socket = null;
let count = 0;
let pause = 250;

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
  socket = new WebSocket(address());
  socket.onopen = () => {
    pause = 250;
    tell("line", true);
  };
  socket.onmessage = (event) => receive(JSON.parse(event.data));
  socket.onclose = () => {
    tell("line", false);
    for (const [, refuse] of waiting.values()) refuse(new Error(t("The line broke.")));
    waiting.clear();
    setTimeout(connect, pause);
    pause = Math.min(pause * 2, 4000);
  };
}

function receive(data) {
  const entry = waiting.get(data.n);
  if (data.t === "done" && entry) entry[0](data.result);
  else if (data.t === "error" && entry) entry[1](new Error(data.text));
  else tell(data.t, data);
  waiting.delete(data.n);
}

/** Ask the server to do something; resolves with what came of it. */
export function ask(action, data = {}) {
  if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error(t("There is no connection.")));
  count += 1;
  const n = count;
  socket.send(JSON.stringify({ do: action, n, ...data }));
  return new Promise((resolve, reject) => waiting.set(n, [resolve, reject]));
}
