// Signing in from a frame of Discord's: the page's end of the handshake, as Discord's Embedded App SDK has it. Messages are
// [opcode, payload]. The bearer is kept here, in memory alone; nothing is logged, for Discord's client reads what a page logs.

import { t } from "./words.js";

const HANDSHAKE = 0, FRAME = 1, CLOSE = 2;
const VERSION = 1;
/** The code of an error that has nothing to do with what was asked: it may work later. */
const UNKNOWN = 1000;
/** Milliseconds: how often a handshake is tried until the host says READY, how long one waits for that, and for an answer to a command. */
const HANDSHAKE_INTERVAL = 2000, READY_TIMEOUT = 10_000, ANSWER_TIMEOUT = 15_000;
/** The user may be asked whether they want to be known to the application: they have time for it. */
const CONSENT_TIMEOUT = 300_000;
const EVENTS = { layout: "ACTIVITY_LAYOUT_MODE_UPDATE", participants: "ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE" };

/**
 * Why nobody is signed in. `why`: "no-host" (the page is in no frame, or what frames it says nothing), "refused" (by the user, the host or
 * the server), "not-there" (the user is not where the page was opened), "signed-out" (everywhere, or forgotten), "unreachable". The message
 * is a sentence for the reader.
 */
export class SignInError extends Error {
  constructor(why) {
    super(t(`sign-in-${WHYS.includes(why) ? why : "refused"}`));
    this.why = why;
  }
}

const WHYS = ["no-host", "refused", "not-there", "signed-out", "unreachable"];

/**
 * Get a bearer: a newer one by the one that is there, else by the host. Resolves with {bearer, until}, `until` in seconds since 1970;
 * rejects with SignInError. After "signed-out", and if the reader has declined, it does so at once until `signInAgain`.
 */
export const signIn = () => door.signIn();

/** Sign in at the reader's own wish. */
export const signInAgain = () => door.signInAgain();

/** Call `listener` with what the host tells of "layout" or "participants". */
export const onHost = (name, listener) => door.on(name, listener);

/** Open a link outside of the frame; resolves with whether it was opened. */
export const openLink = (url) => door.openLink(url);

/** Signs in and stays so. */
class Door {
  #query = new URLSearchParams(location.search);
  #bearer = null;
  #origins = [];
  #client = "";
  /** The origin that has said READY: only it is listened to from then on, and only to it is anything sent. */
  #origin = null;
  #ready = null;
  #becomeReady = null;
  #failReady = null;
  #count = 0;
  #waiting = new Map();
  #listeners = new Map();
  #underWay = null;
  /** Why nobody signs in until the reader wishes it: whoever declined is not asked again and again. */
  #out = "";

  constructor() {
    window.addEventListener("message", (event) => this.#hear(event));
  }

  /** Where the page was opened, as the host says: a hint, for the server knows better. */
  get instance() {
    return this.#query.get("instance_id") ?? "";
  }

  signIn() {
    this.#underWay ??= this.#renewed().finally(() => (this.#underWay = null));
    return this.#underWay;
  }

  signInAgain() {
    this.#out = "";
    return this.signIn();
  }

  on(name, listener) {
    this.#listeners.set(EVENTS[name], [...(this.#listeners.get(EVENTS[name]) ?? []), listener]);
    if (this.#origin) this.#subscribe(EVENTS[name]);
  }

  async openLink(url) {
    const { opened } = await this.#command("OPEN_EXTERNAL_LINK", { url }, ANSWER_TIMEOUT);
    return opened !== false;
  }

  async #renewed() {
    if (this.#out) throw new SignInError(this.#out);
    if (!this.#bearer) return this.#byHost();
    try {
      return this.#keep(await post("/renew", { bearer: this.#bearer }));
    } catch (error) {
      if (error.why === "unreachable") throw error;
      this.#bearer = null;
      if (error.why === "signed-out") this.#out = error.why;
      if (this.#out) throw error;
      return this.#byHost();
    }
  }

  async #byHost() {
    const given = new URLSearchParams(location.hash.slice(1)).get("bearer");
    if (given && (await isWithoutDoor())) return { bearer: given, until: 0 };
    await this.#shake();
    const args = { client_id: this.#client, response_type: "code", state: "", prompt: "none", scope: ["identify"] };
    const { code } = await this.#command("AUTHORIZE", args, CONSENT_TIMEOUT).catch((error) => {
      if (error.why === "refused") this.#out = error.why;
      throw error;
    });
    return this.#keep(await post("/token", { code, instance: this.instance }));
  }

  #keep({ bearer, until }) {
    this.#bearer = bearer;
    return { bearer, until };
  }

  // The handshake

  async #shake() {
    if (window.parent === window) throw new SignInError("no-host");
    if (!this.#client) {
      const { client, origins } = await get("/door");
      this.#origins = origins;
      this.#client = client;
    }
    if (this.#origin) return;
    this.#ready ??= new Promise((resolve, reject) => ([this.#becomeReady, this.#failReady] = [resolve, reject]));
    const greet = () => this.#greet();
    const again = setInterval(greet, HANDSHAKE_INTERVAL);
    greet();
    try {
      await within(READY_TIMEOUT, this.#ready, "no-host");
    } finally {
      clearInterval(again);
      if (!this.#origin) this.#ready = null;
    }
  }

  /** Say who we are, to whatever frames the page: there is no secret in it. The host may be there early or late. */
  #greet() {
    if (this.#origin) return;
    const hello = { v: VERSION, encoding: "json", client_id: this.#client, frame_id: this.#query.get("frame_id") ?? "" };
    window.parent.postMessage([HANDSHAKE, hello], "*");
  }

  #hear({ source, origin, data }) {
    if (source !== window.parent || !this.#origins.includes(origin) || !Array.isArray(data)) return;
    if (this.#origin && origin !== this.#origin) return;
    const [opcode, payload] = data;
    if (typeof payload !== "object" || payload === null) return;
    if (opcode === CLOSE) this.#refuse();
    else if (opcode === FRAME && payload.cmd === "DISPATCH") this.#dispatch(payload, origin);
    else if (opcode === FRAME) this.#answer(payload);
  }

  #dispatch({ evt, data }, origin) {
    if (evt === "READY") {
      this.#origin = origin;
      this.#becomeReady?.();
      for (const event of this.#listeners.keys()) this.#subscribe(event);
    } else if (this.#origin) for (const listener of this.#listeners.get(evt) ?? []) listener(data ?? {});
  }

  #answer({ evt, data, nonce }) {
    const entry = this.#waiting.get(nonce);
    this.#waiting.delete(nonce);
    if (evt === "ERROR") entry?.reject(new SignInError(data?.code === UNKNOWN ? "unreachable" : "refused"));
    else entry?.resolve(data ?? {});
  }

  /** The host wants nothing to do with us. */
  #refuse() {
    this.#failReady?.(new SignInError("refused"));
    for (const { reject } of this.#waiting.values()) reject(new SignInError("refused"));
    this.#waiting.clear();
  }

  #subscribe(evt) {
    this.#command("SUBSCRIBE", {}, ANSWER_TIMEOUT, evt).catch(() => {});
  }

  #nonce() {
    this.#count += 1;
    return `${this.#count}-${Math.random().toString(36).slice(2)}`;
  }

  #send(opcode, payload) {
    if (this.#origin) window.parent.postMessage([opcode, payload], this.#origin);
  }

  #command(cmd, args, timeout, evt = undefined) {
    const nonce = this.#nonce();
    const answer = new Promise((resolve, reject) => this.#waiting.set(nonce, { resolve, reject }));
    this.#send(FRAME, { cmd, args, evt, nonce });
    return within(timeout, answer, "unreachable").finally(() => this.#waiting.delete(nonce));
  }
}

/** Whether the server signs nobody in, as one for trying the page does: then the address may name a bearer. */
async function isWithoutDoor() {
  try {
    return (await fetch("/door")).status === 404;
  } catch {
    // Not now: it is away, and may come back.
    throw new SignInError("unreachable");
  }
}

function within(timeout, promise, why) {
  let timer = 0;
  const late = new Promise((_, reject) => (timer = setTimeout(() => reject(new SignInError(why)), timeout)));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function ask(path, options) {
  let answer = null;
  let said = {};
  try {
    answer = await fetch(path, { ...options, credentials: "omit", cache: "no-store", signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
    said = await answer.json();
  } catch {
    throw new SignInError("unreachable");
  }
  if (!answer.ok) throw new SignInError(said.why ?? "unreachable");
  return said;
}

const get = (path) => ask(path, {});
const post = (path, body) => ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

const door = new Door();
