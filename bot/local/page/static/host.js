// What Discord's client is to an Activity: the other end of its frame. Messages are [opcode, payload], as the Embedded App SDK sends them.

import { ask } from "./net.js";
import { openPlace } from "./places.js";
import { state } from "./state.js";

const HANDSHAKE = 0, FRAME = 1, CLOSE = 2;
const VERSION = 1;
const INVALID_CLIENT = 4000, INVALID_VERSION = 4004, INVALID_ENCODING = 4005;
const INVALID_PAYLOAD = 4000, INVALID_COMMAND = 4002, INVALID_EVENT = 4004, INVALID_PERMISSIONS = 4006, INVALID_TOKEN = 4009;
const UNKNOWN = 1000;
const LONGEST = 10_000;
export const LAYOUT = "ACTIVITY_LAYOUT_MODE_UPDATE", PARTICIPANTS = "ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE";
const EVENTS = new Set([
  "READY", "VOICE_STATE_UPDATE", "SPEAKING_START", "SPEAKING_STOP", LAYOUT, "ORIENTATION_UPDATE", "CURRENT_USER_UPDATE",
  "CURRENT_GUILD_MEMBER_UPDATE", "ENTITLEMENT_CREATE", "THERMAL_STATE_UPDATE", PARTICIPANTS, "RELATIONSHIP_UPDATE", "ACTIVITY_JOIN",
  "QUEST_ENROLLMENT_STATUS_UPDATE",
]);

/** A command that is answered with an error. */
class Refusal extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

const isText = (value) => typeof value === "string" && value.length < LONGEST;

/**
 * The host of one frame. `activity` says which instance of which page at which origin; `closed` is called when the page wants to end.
 * It listens to that frame's window alone, and only while the page there is of that origin.
 */
export class Host {
  constructor(frame, activity, closed) {
    this.frame = frame;
    this.activity = activity;
    this.closed = closed;
    this.events = new Set();
    this.scopes = [];
    this.isReady = false;
    this.listen = (event) => this.hear(event);
    window.addEventListener("message", this.listen);
  }

  /** Hear nothing any more. */
  end() {
    window.removeEventListener("message", this.listen);
  }

  /** Tell the page of an event that it has asked for. */
  tell(evt, data) {
    if (this.events.has(evt)) this.send({ cmd: "DISPATCH", evt, data, nonce: null });
  }

  send(payload, opcode = FRAME) {
    this.frame.contentWindow?.postMessage([opcode, payload], this.activity.page);
  }

  hear(event) {
    if (event.source !== this.frame.contentWindow || event.origin !== this.activity.page) return;
    if (!Array.isArray(event.data)) return;
    const [opcode, payload] = event.data;
    if (typeof payload !== "object" || payload === null) return;
    if (opcode === HANDSHAKE) this.shake(payload);
    else if (opcode === CLOSE) this.closed(payload);
    else if (opcode === FRAME && this.isReady) this.answer(payload);
  }

  /** Greet a page; one that was loaded anew begins anew. */
  shake({ v, encoding, client_id, frame_id }) {
    const wrong =
      client_id !== this.activity.client || frame_id !== this.activity.frame ? [INVALID_CLIENT, "Invalid Client ID"]
      : v !== VERSION ? [INVALID_VERSION, "Invalid Version"]
      : (encoding ?? "json") !== "json" ? [INVALID_ENCODING, "Invalid Encoding"]
      : null;
    if (wrong) return this.send({ code: wrong[0], message: wrong[1] }, CLOSE);
    this.events.clear();
    this.scopes = [];
    this.isReady = true;
    const config = { cdn_host: location.host, api_endpoint: `//${location.host}/api`, environment: "production" };
    return this.send({ cmd: "DISPATCH", evt: "READY", data: { v: VERSION, config }, nonce: null });
  }

  async answer({ cmd, args, evt, nonce }) {
    if (!isText(nonce) || !isText(cmd)) return;
    try {
      const command = Object.hasOwn(COMMANDS, cmd) ? COMMANDS[cmd] : null;
      if (!command) throw new Refusal(INVALID_COMMAND, `Invalid command: ${cmd.slice(0, 100)}`);
      const data = await command(this, args ?? {}, evt);
      this.send({ cmd, data, evt: null, nonce });
    } catch (error) {
      const code = error instanceof Refusal ? error.code : UNKNOWN;
      this.send({ cmd, data: { code, message: error.message }, evt: "ERROR", nonce });
    }
  }

  /** Refuse what needs a scope that the page has not authenticated with. */
  need(scope) {
    if (!this.scopes.includes(scope)) throw new Refusal(INVALID_PERMISSIONS, "Not authenticated or invalid scope");
  }
}

async function authorise(host, { client_id, response_type = "code", scope = [] }) {
  if (client_id !== host.activity.client) throw new Refusal(INVALID_PAYLOAD, "Invalid Client ID");
  if (response_type !== "code" || !Array.isArray(scope) || !scope.every(isText)) throw new Refusal(INVALID_PAYLOAD, "Invalid arguments");
  return { code: (await ask("authorise", { instance: host.activity.instance, scopes: scope })).code };
}

async function authenticate(host, { access_token }) {
  if (!isText(access_token)) throw new Refusal(INVALID_TOKEN, "Invalid token");
  const found = await ask("authenticate", { token: access_token });
  if (!found.user) throw new Refusal(INVALID_TOKEN, "Invalid token");
  host.scopes = found.scopes;
  return { access_token, ...found };
}

function subscribe(host, _, evt) {
  if (!EVENTS.has(evt)) throw new Refusal(INVALID_EVENT, `Invalid event: ${String(evt).slice(0, 100)}`);
  host.events.add(evt);
  return { evt };
}

function unsubscribe(host, _, evt) {
  host.events.delete(evt);
  return { evt: String(evt) };
}

const CHANNEL = /^https:\/\/discord\.com\/channels\/(?:@me|\d+)\/(\d+)\/?$/;

/** Open a link outside: Discord asks the user first, and so do browsers if nobody has just pressed anything. A link to a channel opens it here. */
function openLink(_, { url }) {
  const address = isText(url) && URL.canParse(url) ? new URL(url) : null;
  if (!address || !["http:", "https:"].includes(address.protocol)) throw new Refusal(INVALID_PAYLOAD, "Invalid url");
  const [, channel] = CHANNEL.exec(address.href) ?? [];
  if (state.places.has(channel)) openPlace(channel);
  else window.open(address.href, "_blank", "noopener");
  return { opened: true };
}

const COMMANDS = {
  AUTHORIZE: authorise,
  AUTHENTICATE: authenticate,
  SUBSCRIBE: subscribe,
  UNSUBSCRIBE: unsubscribe,
  OPEN_EXTERNAL_LINK: openLink,
  GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS: (host) => ask("participants", { instance: host.activity.instance }),
  USER_SETTINGS_GET_LOCALE: (host) => (host.need("identify"), { locale: state.locale }),
  SET_CONFIG: (_, { use_interactive_pip = false }) => ({ use_interactive_pip: Boolean(use_interactive_pip) }),
  ENCOURAGE_HW_ACCELERATION: () => ({ enabled: true }),
  GET_PLATFORM_BEHAVIORS: () => ({}),
  SET_ORIENTATION_LOCK_STATE: () => null,
  // What a page logs goes to nobody here.
  CAPTURE_LOG: () => null,
  SET_ACTIVITY: (_, { activity = {} }) => activity,
};
