// The page: what happens when the server tells something or a person opens a place.

import { coversChat, drawTab, openedActivity, showActivity } from "./activity.js";
import { answer, drawComposer, openNamed } from "./composer.js";
import { applyTheme, ringIfWanted } from "./corner.js";
import { dialog, el, find, note } from "./shared.js";
import { reopenForm } from "./forms.js";
import { drop, follow, isFollowing, isShown, onAnswer, place as putMessage, renew, showAll, toBottom } from "./messages.js";
import { ask, connect, LineBroke, on } from "./net.js";
import { drawPlaces, drawSelf, onPlaces } from "./places.js";
import { byId, DIRECT, here, isThread, nameOf, state } from "./state.js";
import { t, translatePage } from "./words.js";

const NARROW = matchMedia("(max-width: 760px)");

// Opening

/** Open a place that somebody chose: the browser's Back key leads to the one before. */
function go(id) {
  if (state.places.has(id) && id !== state.place) history.pushState(null, "", `#${id}`);
  return open(id);
}

/** Show a place from its newest messages on; one that is shown already only gets what it lacks. */
async function open(id) {
  if (!state.places.has(id)) return;
  const shown = `${state.me} ${state.locale} ${id}`;
  const isShown = shown === lastShown;
  lastShown = shown;
  state.place = id;
  // Before anything is asked: who begins to type meanwhile does so here.
  drawTyping(null);
  sessionStorage.setItem(`place-${state.me}`, id);
  closeSide();
  drawPlaces();
  drawHead();
  if (!isShown) drawComposer();
  showActivity();
  try {
    const read = await ask("read", { channel: id });
    if (state.place !== id) return;
    if (isShown) renew(read);
    else showAll(read);
    find("called").replaceChildren();
    lastCall = 0n;
    read.messages.forEach(drawCalled);
    seen();
    if (!isShown && !NARROW.matches) find("write")?.focus();
  } catch (error) {
    // A broken line is told of above the messages, and tried again.
    if (error instanceof LineBroke) lastShown = isShown ? lastShown : "";
    else note(error.message);
  }
}

let lastShown = "";

function drawHead() {
  const place = here();
  const sign = !place || place.kind === DIRECT ? "" : isThread(place) ? "↳ " : "# ";
  find("place-name").textContent = place ? sign + place.name : "";
  find("place-topic").textContent = place?.topic ?? "";
}

/** Whether somebody can read the chat of the open place. */
const isRead = () => !document.hidden && !coversChat();

async function seen() {
  const place = here();
  if (!place || !isRead()) return;
  place.unread = false;
  place.pings = 0;
  drawPlaces();
  drawTab();
  await ask("seen", { channel: place.id }).catch(() => {});
}

async function become(name) {
  try {
    enter(await ask("act", { name }));
    sessionStorage.setItem("as", name.trim().replace(/\s+/g, " "));
  } catch (error) {
    note(error.message);
    drawSelf();
  }
}

/** The place that the address names, if it is one of those that are here. */
const addressed = () => location.hash.slice(1) || null;

/** Begin with what the server gave: who one is, and what is there. */
function enter(world) {
  const before = state.me === world.me || state.me === null ? (addressed() ?? state.place) : state.place;
  state.me = world.me;
  state.owner = world.owner;
  state.people = byId(world.people);
  state.roles = byId(world.roles);
  state.places = byId(world.places);
  state.commands = world.commands;
  state.locale = world.locale;
  state.activity = world.activity;
  translatePage();
  drawSelf();
  const wanted = [before, sessionStorage.getItem(`place-${state.me}`), world.places[0]?.id].find((id) => state.places.has(id));
  if (wanted) {
    history.replaceState(wanted === addressed() ? history.state : null, "", `#${wanted}`);
    open(wanted).then(reopenForm);
  } else {
    state.place = null;
    drawPlaces();
    drawHead();
    drawComposer();
    showActivity();
  }
}

// What the server tells

on("world", enter);

on("places", ({ places }) => {
  const fresh = byId(places);
  const gone = state.place && !fresh.has(state.place);
  const changed = here()?.may_write !== fresh.get(state.place)?.may_write;
  state.places = fresh;
  if (gone) {
    state.place = null;
    history.replaceState(null, "", `#${places[0]?.id ?? ""}`);
    open(places[0]?.id);
  } else {
    if (isRead() && here()) Object.assign(here(), { unread: false, pings: 0 });
    drawPlaces();
    drawTab();
    drawHead();
    if (changed) drawComposer();
  }
});

on("people", ({ people, roles }) => {
  state.people = byId(people);
  state.roles = byId(roles);
  drawSelf();
});

on("commands", ({ commands }) => {
  state.commands = commands;
});

let lastCall = 0n;

/** For one person who plays several: offer to become those whom the newest call still names. */
function drawCalled(message) {
  const named = [...message.content.matchAll(/<@(\d+)>/g)].map(([, id]) => id);
  const calls = state.owner && named.length && message.author.bot && !message.private;
  if (!calls || message.channel_id !== state.place || BigInt(message.id) < lastCall) return;
  lastCall = BigInt(message.id);
  const others = named.filter((id) => id !== state.me && state.people.get(id)?.here && !state.people.get(id)?.bot);
  find("called").replaceChildren(
    ...(others.length ? [t("Act as "), ...others.map((id) => el("button.chip", { onclick: () => become(nameOf(id)) }, nameOf(id)))] : []),
  );
}

on("message", ({ message }) => {
  const known = isShown(message.id);
  const mine = message.author.id === state.me;
  if (message.channel_id === state.place) {
    const stay = isFollowing() || mine || message.private;
    putMessage(message);
    drawCalled(message);
    if (stay) toBottom();
    else if (!known) find("to-newest").hidden = false;
  }
  if (known) return;
  arrived(message, mine);
});

/** Mark and ring for a message that is new. */
function arrived(message, mine) {
  const place = state.places.get(message.channel_id);
  const fresh = Date.now() / 1000 - message.time < 60;
  const called = message.pinged.includes(state.me);
  if (called && fresh && !mine && (document.hidden || message.channel_id !== state.place)) ringIfWanted();
  if (!place || mine) return;
  if (message.channel_id === state.place && isRead()) seen();
  else if (!message.private && fresh && !message.edited) {
    place.unread = true;
    if (called) place.pings += 1;
    drawPlaces();
    drawTab();
  }
}

// Where somebody types: a line that goes when their message comes, or after ten seconds.

let typingEnds = 0;

function drawTyping(name) {
  clearTimeout(typingEnds);
  find("typing").textContent = name ? t("{name} is typing …", { name }) : "";
  if (name) typingEnds = setTimeout(() => drawTyping(null), 10_000);
}

on("typing", ({ channel, name }) => channel === state.place && drawTyping(name));
on("message", ({ message }) => message.channel_id === state.place && message.author.bot && drawTyping(null));

on("outdated", () => open(state.place));

on("gone", ({ id }) => drop(id));

on("line", (there) => {
  find("line").textContent = there ? "" : t("No connection, trying again …");
});

// What a person does

async function startThread(message) {
  const input = el("input", { type: "text", required: true, maxLength: 100 });
  const form = el("form.fields", {}, el("label.field", {}, el("span", {}, t("Name")), input), el("footer", {}, el("button.button.primary", {}, t("Start"))));
  const box = dialog(t("Start a thread"), form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const made = await ask("thread", { channel: state.place, message: message.id, name: input.value });
      box.close();
      go(made.channel);
    } catch (error) {
      note(error.message);
    }
  });
}

function openSide() {
  document.body.classList.add("side-open");
  find("veil").hidden = false;
  find("side-open").setAttribute("aria-expanded", "true");
  find("side-close").focus();
}

function closeSide() {
  document.body.classList.remove("side-open");
  find("veil").hidden = true;
  find("side-open").setAttribute("aria-expanded", "false");
}

addEventListener("popstate", () => addressed() !== state.place && open(addressed()));
onPlaces(go, become);
onAnswer(answer);
document.addEventListener("world", (event) => enter(event.detail));
document.addEventListener("command", (event) => openNamed(event.detail));
document.addEventListener("opened", (event) => openedActivity(event.detail));
document.addEventListener("thread", (event) => startThread(event.detail));
find("side-open").addEventListener("click", openSide);
find("side-close").addEventListener("click", closeSide);
find("veil").addEventListener("click", closeSide);
find("to-newest").addEventListener("click", toBottom);
document.addEventListener("visibilitychange", seen);
document.addEventListener("uncovered", seen);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.body.classList.contains("side-open")) closeSide();
  if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
    event.preventDefault();
    neighbour(event.key === "ArrowDown" ? 1 : -1);
  }
});

/** Open the place above or below in the list. */
function neighbour(step) {
  const buttons = [...find("places").querySelectorAll("[data-place]")];
  const index = buttons.findIndex((button) => button.dataset.place === state.place);
  const next = buttons[(index + step + buttons.length) % buttons.length];
  if (next) go(next.dataset.place);
}

follow();
applyTheme();
connect();
