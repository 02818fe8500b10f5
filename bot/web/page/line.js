// The line to the server: one queue, in which everything takes effect in the order in which it came, unpacking and closing included.

const HANDSHAKE = 6000;
const PROBE = 4000;
const QUIET = 25_000;
const GRACE = 1500;
const SOCKET_AGAIN = 60_000;
/** Seconds until a bearer token expires, unless the server says otherwise. */
const LIFE = 900;
const [FIRST_PAUSE, LONGEST_PAUSE] = [250, 8000];

/** Unpack a message: text as it is, bytes gunzipped. */
async function unpacked(data) {
  if (typeof data === "string") return JSON.parse(data);
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).json();
}

export class Line {
  /** `signIn` gives a bearer, `look` what is looked at, `have` the digest of the frame that is shown; `heard(message)` and `told(state, text)` are called. */
  constructor({ signIn, look, have, heard, told, version, locale }) {
    Object.assign(this, { signIn, look, have, heard, told, version, locale });
    this.number = 0;
    this.waiting = new Map();
    this.pause = FIRST_PAUSE;
    this.isOver = false;
    this.socket = null;
    this.bearer = "";
    this.last = 0;
    this.lookNow = () => ({ kind: "look", ...look() });
  }

  /** Begin anew: with whoever is signed in now. */
  async open() {
    this.number += 1;
    const mine = this.number;
    this.leave();
    this.isOver = false;
    this.welcomed = false;
    clearTimeout(this.again);
    this.fadeIn();
    try {
      const { bearer } = await this.signIn();
      if (mine !== this.number) return;
      this.bearer = bearer;
    } catch (error) {
      if (mine === this.number) this.notSignedIn(error);
      return;
    }
    this.connect(mine);
  }

  connect(mine) {
    const socket = new WebSocket(new URL("socket", location.href).href.replace(/^http/, "ws").replace(/#.*$/, ""));
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    let tail = Promise.resolve();
    const inOrder = (work) => {
      tail = tail.then(() => (mine === this.number ? work() : null)).catch((error) => this.broke(mine, error));
    };
    socket.onopen = () => socket.send(JSON.stringify({ kind: "hello", bearer: this.bearer, version: this.version, locale: this.locale, look: this.lookNow() }));
    socket.onmessage = (event) => {
      this.last = performance.now();
      inOrder(async () => {
        const messages = [await unpacked(event.data)].flat();
        for (const message of messages) if (mine === this.number) this.take(message);
      });
    };
    socket.onclose = () => inOrder(() => this.broke(mine));
    // A handshake that hangs tells nobody of it: then the page asks by itself.
    this.handshake = setTimeout(() => mine === this.number && !this.welcomed && this.fallBack(), HANDSHAKE);
  }

  leave() {
    clearTimeout(this.handshake);
    clearTimeout(this.probe);
    this.polling?.abort();
    this.polling = null;
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  /** Say that there is no connection, but not for a moment's interruption. */
  fadeIn() {
    clearTimeout(this.fading);
    this.fading = setTimeout(() => !this.welcomed && this.told("away", ""), GRACE);
  }

  broke(mine) {
    if (mine !== this.number || this.isOver) return;
    const refused = !this.welcomed;
    this.failures = refused ? (this.failures ?? 0) + 1 : 0;
    this.leave();
    this.welcomed = false;
    if (refused && this.failures >= 2 && this.bearer) this.fallBack();
    else this.retry();
  }

  /** Something that was sent does not fit what came before: begin anew, but not at once again and again. */
  doubt() {
    this.number += 1;
    this.leave();
    this.welcomed = false;
    this.retry();
  }

  /** Nobody is signed in: whoever declined is not asked again and again; else it is tried again. */
  notSignedIn(error) {
    if (error.why === "unreachable") {
      this.retry();
      return;
    }
    clearTimeout(this.fading);
    this.isOver = true;
    this.told("refused", error.message);
  }

  retry() {
    this.fadeIn();
    clearTimeout(this.again);
    this.again = setTimeout(() => this.open(), this.pause);
    // Not all pages at once after a restart.
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE) * (0.75 + Math.random() / 2);
  }

  /** Let a message take effect. A fault of ours in doing so is reported, and the line goes on. */
  take(message) {
    try {
      this.understand(message);
    } catch (fault) {
      reportError(fault);
    }
  }

  understand(message) {
    if (message.kind === "welcome") this.welcome(message);
    if (message.kind === "ack") this.acknowledged(message);
    if (message.kind === "closed") this.closed(message);
    this.heard(message);
  }

  welcome(message) {
    this.welcomed = true;
    this.failures = 0;
    this.last = performance.now();
    clearTimeout(this.handshake);
    clearTimeout(this.fading);
    this.told("here", "");
    this.renewAt(message.until - message.now);
    for (const { message: sent } of this.waiting.values()) this.send(sent);
  }

  /** Renew the bearer a minute before it ends; a clock of the page's own is not asked. */
  renewAt(seconds) {
    clearTimeout(this.renewal);
    this.renewal = setTimeout(async () => {
      try {
        const { bearer } = await this.signIn();
        this.bearer = bearer;
        if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ kind: "renew", bearer }));
        this.renewAt(LIFE);
      } catch {
        this.renewAt(90);
      }
    }, Math.min(Math.max(5, seconds - 60), 86_400) * 1000);
  }

  closed({ why, text }) {
    if (why === "going") {
      this.leave();
      this.welcomed = false;
      this.retry();
      return;
    }
    this.isOver = true;
    this.number += 1;
    this.leave();
    this.told(why, text ?? "");
  }

  /** What was sent makes sense: the next broken line is the first one again. */
  settled() {
    this.pause = FIRST_PAUSE;
  }

  /** Send something that needs no answer; what is looked at is said anew with each connection anyhow. */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN && this.welcomed) this.socket.send(JSON.stringify(message));
    else if (this.polling) this.post(message);
  }

  /** Send a click; resolves with its answer. After a broken line it is sent again under its own id, and counts once. */
  click(message) {
    const id = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => (byte % 36).toString(36)).join("");
    const whole = { kind: "click", id, ...message };
    return new Promise((resolve) => {
      this.waiting.set(id, { message: whole, resolve });
      this.send(whole);
      if (performance.now() - this.last > QUIET) this.check();
    });
  }

  acknowledged(message) {
    const entry = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    entry?.resolve(message);
  }

  // Whether anybody is there

  /** Ask whether the line still works. A page that was frozen meanwhile asks again instead of believing its clock. */
  check() {
    if (this.isOver) return;
    if (!this.socket && !this.polling) {
      this.pause = FIRST_PAUSE;
      this.open();
      return;
    }
    if (this.polling) {
      this.open();
      return;
    }
    if (this.socket.readyState !== WebSocket.OPEN || !this.welcomed) return;
    const [mine, asked] = [this.number, performance.now()];
    this.socket.send(JSON.stringify({ kind: "ping", n: 0 }));
    clearTimeout(this.probe);
    this.probe = setTimeout(() => {
      if (mine !== this.number || this.last >= asked) return;
      if (performance.now() - asked > PROBE * 2 || document.hidden) this.check();
      else this.open();
    }, PROBE);
  }

  /** Ask now and then, so that a proxy does not cut a quiet line; nothing while nobody looks. */
  beat() {
    if (!document.hidden && performance.now() - this.last > QUIET) this.check();
  }

  // Without a socket

  async fallBack() {
    this.leave();
    this.number += 1;
    const mine = this.number;
    const polling = new AbortController();
    this.polling = polling;
    const begun = performance.now();
    let first = true;
    while (mine === this.number) {
      if (performance.now() - begun > SOCKET_AGAIN && !document.hidden) {
        this.failures = 0;
        this.open();
        return;
      }
      try {
        const have = first ? {} : { "X-Have": this.have() };
        const answer = await fetch(new URL("frame", location.href.replace(/#.*$/, "")), { headers: { ...this.headers(), ...have }, signal: polling.signal, cache: "no-store" });
        if (!answer.ok) throw new Error(String(answer.status));
        const messages = await answer.json();
        if (mine !== this.number) return;
        this.last = performance.now();
        if (!this.welcomed && !messages.some(({ kind }) => kind === "welcome")) {
          this.welcomed = true;
          clearTimeout(this.fading);
          this.told("here", "");
          for (const { message } of this.waiting.values()) this.post(message);
        }
        first = false;
        messages.forEach((message) => mine === this.number && this.take(message));
      } catch {
        if (mine !== this.number) return;
        this.welcomed = false;
        this.polling = null;
        this.retry();
        return;
      }
    }
  }

  headers() {
    return { Authorization: `Bearer ${this.bearer}`, "X-Look": JSON.stringify(this.lookNow()) };
  }

  async post(message) {
    const mine = this.number;
    try {
      const answer = await fetch(new URL("say", location.href.replace(/#.*$/, "")), { method: "POST", headers: { ...this.headers(), "Content-Type": "application/json" }, body: JSON.stringify(message), cache: "no-store" });
      const messages = await answer.json();
      if (mine === this.number) messages.forEach((each) => this.take(each));
    } catch {
      // Reconnect: clicks without an answer are then sent again.
      this.broke(mine);
    }
  }
}

/** Look after a line for as long as the page is open. */
export function lookAfter(line) {
  document.addEventListener("visibilitychange", () => document.hidden || line.check());
  document.addEventListener("resume", () => line.check());
  addEventListener("online", () => line.check());
  addEventListener("pageshow", (event) => event.persisted && line.open());
  addEventListener("pagehide", (event) => event.persisted && line.leave());
  setInterval(() => line.beat(), QUIET);
}
