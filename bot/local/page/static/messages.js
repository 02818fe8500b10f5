// The stream of messages: what each looks like, older ones, what is new.

import { components } from "./components.js";
import { colourOf, dialog, el, find, markedHere, note } from "./shared.js";
import * as focusing from "./focusing.js";
import { ask } from "./net.js";
import { openPlace } from "./places.js";
import { here, state } from "./state.js";
import { language, t } from "./words.js";

const shown = new Map();
const NEAR = 120;
const TOGETHER = 420;
const V2 = 1 << 15;
let more = false;
let loading = false;
let pinned = true;
let answerTo = () => {};

/** Tell what "reply" does. */
export function onAnswer(listener) {
  answerTo = listener;
}

const stream = () => find("stream");
const list = () => find("messages");
const atBottom = () => stream().scrollHeight - stream().scrollTop - stream().clientHeight < NEAR;

export function toBottom() {
  pinned = true;
  stream().scrollTop = stream().scrollHeight;
}

/** Stay at the newest message while pictures load and the window changes, unless one scrolled away. */
export function follow() {
  const keep = () => pinned && toBottom();
  const watcher = new ResizeObserver(keep);
  for (const element of [list(), stream()]) watcher.observe(element);
  let size = "";
  stream().addEventListener("scroll", () => {
    // A scroll that comes with another size is the layout's doing, not a person's.
    const before = size;
    size = `${stream().scrollHeight} ${stream().clientHeight} ${stream().clientWidth}`;
    if (pinned && before !== size && !atBottom()) toBottom();
    pinned = atBottom();
    if (pinned) find("to-newest").hidden = true;
    if (stream().scrollTop < NEAR / 2) loadOlder();
  });
}

export const isFollowing = () => pinned;

/** Show a place from its newest messages on; `read` is what the server gave. */
export function showAll(read) {
  focusing.forget();
  shown.clear();
  list().replaceChildren();
  for (const message of read.messages) place(message);
  more = read.more;
  showOlder();
  toBottom();
}

/** Bring the place that is shown up to date after a broken line: what has not changed stays untouched, and is not read out again. */
export function renew(read) {
  const there = new Set(read.messages.map((message) => message.id));
  const oldest = read.messages[0]?.id;
  for (const id of [...shown.keys()]) {
    if (!there.has(id) && (oldest === undefined || !read.more || BigInt(id) > BigInt(oldest))) drop(id);
  }
  // Between what is shown and what was read nothing may be missing.
  const newest = [...shown.keys()].reduce((most, id) => (BigInt(id) > most ? BigInt(id) : most), 0n);
  if (read.more && oldest !== undefined && newest < BigInt(oldest)) {
    showAll(read);
    return;
  }
  const stay = pinned;
  for (const message of read.messages) {
    if (shown.get(message.id)?.dataset.written !== written(message)) place(message);
  }
  if (stay) toBottom();
}

/** What a message says, to find out whether it has changed. */
const written = (message) => JSON.stringify(message);

function showOlder() {
  const place_ = here();
  const hint = place_ && place_.kind !== 1 ? t(" Type /play to begin a game, or /help.") : "";
  const beginning = el("p.beginning", {}, place_ ? t("This is where {place} begins.", { place: `${place_.kind === 1 ? "" : "#"}${place_.name}` }) + hint : "");
  const button = el("button.plain", { onclick: loadOlder }, t("Older messages"));
  find("older").replaceChildren(more ? button : beginning);
}

/** Load older messages and keep what one looks at where it is. */
async function loadOlder() {
  if (!more || loading || !shown.size) return;
  loading = true;
  try {
    const before = [...shown.keys()].reduce((least, id) => (BigInt(id) < BigInt(least) ? id : least));
    const read = await ask("read", { channel: state.place, before });
    const height = stream().scrollHeight;
    for (const message of read.messages) place(message);
    more = read.more;
    showOlder();
    stream().scrollTop += stream().scrollHeight - height;
  } catch (error) {
    note(error.message);
  } finally {
    loading = false;
  }
}

/** Put a message where it belongs: in the place of its older self, or by its number. */
export function place(message) {
  const item = build(message);
  const old = shown.get(message.id);
  shown.set(message.id, item);
  if (old) {
    const focused = focusing.inside(old);
    old.replaceWith(item);
    focusing.after(focused, item);
  } else {
    const after = [...list().children].findLast((each) => BigInt(each.dataset.id) < BigInt(message.id));
    if (after) after.after(item);
    else list().prepend(item);
  }
  join(item);
  if (item.nextElementSibling) join(item.nextElementSibling);
  if (!old && (message.private || message.pinged.includes(state.me))) focusing.arrived(item);
}

/** Leave out the head of a message that follows closely on one of the same author. */
function join(item) {
  const before = item.previousElementSibling;
  const alike =
    before && before.dataset.author === item.dataset.author && !item.dataset.apart && !before.classList.contains("private");
  item.classList.toggle("joined", Boolean(alike && item.dataset.time - before.dataset.time < TOGETHER));
  const day = new Date(item.dataset.time * 1000).toDateString();
  const fresh = !before || new Date(before.dataset.time * 1000).toDateString() !== day;
  item.classList.toggle("new-day", Boolean(before && fresh));
  item.dataset.day = new Date(item.dataset.time * 1000).toLocaleDateString(language(), { dateStyle: "full" });
}

export function drop(id) {
  const item = shown.get(id);
  if (!item) return;
  const next = item.nextElementSibling;
  const focused = focusing.inside(item);
  item.remove();
  shown.delete(id);
  if (next) join(next);
  if (focused) focusing.after(focused, null);
}

export const isShown = (id) => shown.has(id);

/** What bots have put in bold type or as a heading for everybody here, the newest first. */
export function shownTitles() {
  const public_ = [...list().querySelectorAll(".message:not(.private):has(.badge)")].reverse();
  return public_.flatMap((item) => [...item.querySelectorAll(".text :is(strong, h4, h5, h6)")].map((title) => title.textContent));
}

/** Whether a message calls this person now: it names them, or it has pinged them otherwise and still says the same. */
const isForMe = ({ content, pinged, edited }) => new RegExp(`<@!?${state.me}>`).test(content) || (!edited && pinged.includes(state.me));

function build(message) {
  const author = message.author;
  const calls = isForMe(message);
  const apart = message.answers || message.asked_by || message.private || calls;
  const content = message.loading
    ? el("p.thinking", {}, el("i"), el("i"), el("i"), t(" {name} is thinking", { name: author.username }))
    : markdownOf(message.content, "div.text");
  const item = el(
    "li.message",
    { data: { id: message.id, written: written(message), author: author.id, time: message.time, ...(apart ? { apart: "1" } : {}) } },
    message.answers ? answered(message.answers) : null,
    message.asked_by ? el("p.answers", {}, el("b", {}, message.asked_by), t(" used a command")) : null,
    avatar(author),
    head(message),
    el("div.body", {}, message.content || message.loading ? content : null, ...inside(message)),
    tools(message),
  );
  if (calls) item.classList.add("calls");
  if (message.private) item.classList.add("private");
  return item;
}

function avatar(author) {
  return el(`span.avatar.${colourOf(author.username)}`, { ariaHidden: "true" }, author.bot ? "⚓" : [...author.username][0].toUpperCase());
}

function head(message) {
  const moment = new Date(message.time * 1000);
  const clock = moment.toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit", hour12: false });
  return el(
    "header",
    {},
    el(`b.author.${colourOf(message.author.username)}`, {}, message.author.username),
    message.author.bot ? el("span.badge", {}, "bot") : null,
    el("time", { dateTime: moment.toISOString(), title: moment.toLocaleString(language()) }, clock),
    message.edited ? el("span.edited", {}, t("(edited)")) : null,
  );
}

function answered(answers) {
  return el("p.answers", {}, "↱ ", el("b", {}, answers.author.username), ` ${answers.content || "…"}`);
}

export function markdownOf(text, kind) {
  const element = el(kind, {}, markedHere(text));
  for (const command of element.querySelectorAll("button.mention")) {
    command.addEventListener("click", () => document.dispatchEvent(new CustomEvent("command", { detail: command.dataset.command })));
  }
  for (const channel of element.querySelectorAll("[data-channel]")) {
    const to = channel.dataset.channel;
    if (state.places.has(to)) channel.replaceWith(el("button.mention", { data: { channel: to }, onclick: () => openPlace(to) }, channel.textContent));
  }
  return element;
}

function inside(message) {
  const isV2 = Boolean(message.flags & V2);
  const parts = message.embeds.map(embed);
  if (!isV2) parts.push(...attachments(message.attachments));
  parts.push(...components(message));
  if (message.reactions.length) {
    parts.push(el("p.reactions", {}, message.reactions.map((each) => el("span", {}, `${each.emoji} ${each.count}`))));
  }
  if (message.private) {
    parts.push(
      el("p.only-you", {}, t("Only you see this. "), el("button.link", { data: { control: `dismiss-${message.id}` }, onclick: () => dismiss(message) }, t("Dismiss"))),
    );
  }
  return parts;
}

async function dismiss(message) {
  try {
    await ask("dismiss", { channel: message.channel_id, message: message.id });
  } catch (error) {
    note(error.message);
  }
}

function tools(message) {
  const place_ = here();
  if (message.private || message.loading || !place_?.may_write) return null;
  return el(
    "div.tools",
    {},
    el("button.plain", { ariaLabel: t("Reply to {name}", { name: message.author.username }), title: t("Reply"), onclick: () => answerTo(message) }, "↰"),
    place_.may_thread && !message.thread
      ? el("button.plain", { ariaLabel: t("Start a thread here"), title: t("Start a thread"), onclick: () => document.dispatchEvent(new CustomEvent("thread", { detail: message })) }, "↳")
      : null,
  );
}

// Pictures and files

function attachments(files) {
  const pictures = files.filter((file) => file.content_type?.startsWith("image/"));
  const others = files.filter((file) => !pictures.includes(file));
  const parts = [];
  if (pictures.length) parts.push(el(`div.pictures.count-${Math.min(pictures.length, 4)}`, {}, pictures.map((file) => picture(file.url, file.description, file))));
  parts.push(...others.map((file) => fileLine(file.url, file.filename, file.size)));
  return parts;
}

export function fileLine(url, name, size) {
  const kib = size ? ` · ${Math.max(1, Math.round(size / 1024))} KiB` : "";
  return el("a.file", { href: url, download: name }, "📄 ", name, el("small", {}, kib));
}

/** A picture that opens large. */
export function picture(url, description, size = {}, spoiler = false) {
  const alt = description || "";
  const image = el("img", { src: url, alt, loading: "lazy", ...(size.width ? { width: size.width, height: size.height } : {}) });
  if (size.width) {
    // The style sheet reserves its place with these: nothing moves under a pointer when it has come.
    image.style.setProperty("--width", size.width);
    image.style.setProperty("--height", size.height);
  }
  const button = el("button.picture", { ariaLabel: alt ? t("{alt} (open large)", { alt }) : t("Picture without a description (open large)"), onclick: () => large(url, alt) }, image);
  if (spoiler) button.classList.add("veiled");
  return button;
}

/** Open a picture over the whole screen: a click shows it in its own size and back. What it shows in words waits below. */
function large(url, alt) {
  const image = el("img", { src: url, alt, onclick: () => image.classList.toggle("full") });
  const words = alt ? el("details", {}, el("summary", {}, t("In words")), el("p.alt", {}, alt)) : null;
  const alone = el("a", { href: url, target: "_blank", rel: "noreferrer" }, t("Open by itself"));
  dialog(t("Picture"), el("div.large", {}, image), el("div.below", {}, words, alone)).classList.add("lightbox");
}

function embed(data) {
  const box = el(
    "article.embed",
    {},
    data.author ? el("p.embed-author", {}, data.author.name) : null,
    data.title ? markdownOf(data.title, "h4") : null,
    data.description ? markdownOf(data.description, "div.text") : null,
    data.fields ? el("dl", {}, data.fields.map(field)) : null,
    data.image ? picture(data.image.url, data.image.description, data.image) : null,
    data.thumbnail ? el("div.thumb", {}, picture(data.thumbnail.url, "", data.thumbnail)) : null,
    data.footer ? el("p.small", {}, data.footer.text) : null,
  );
  if (data.color !== undefined) box.style.borderInlineStartColor = `#${data.color.toString(16).padStart(6, "0")}`;
  return box;
}

function field(data) {
  return el(`div${data.inline ? ".inline" : ""}`, {}, markdownOf(data.name, "dt"), markdownOf(data.value, "dd"));
}
