// The Activity beside the chat: the application's page in a frame, opened by its entry point in every channel that one opens. A narrow
// screen shows one of the two, the Activity first; each change of the view is a step of the browser's history.

import { el, find } from "./shared.js";
import { Host, LAYOUT, PARTICIPANTS } from "./host.js";
import { ask, lines, on } from "./net.js";
import { DIRECT, here, state } from "./state.js";
import { t } from "./words.js";

const NARROW = matchMedia("(max-width: 760px)");
const PAUSES = [500, 2000, 5000, 15_000];
const FOCUSED = 0, PICTURE_IN_PICTURE = 1;
/** Milliseconds that a channel has to stay open before its page opens: who walks through the list opens none. */
const SETTLED = 120;
const SANDBOX = "allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts";

let current = null;
let wanted = 0;

const isOn = () => localStorage.getItem("activity") !== "off";
const isOffered = () => Boolean(state.activity);

/** Open the page of the channel before one, unless it is open. */
export async function showActivity() {
  wanted += 1;
  const mine = wanted;
  const channel = state.place;
  drawSwitch();
  drawLayout();
  if (!isOffered() || !isOn() || !channel) return close();
  if (current?.channel === channel && current.person === state.me && (await stays())) return undefined;
  if (mine !== wanted) return undefined;
  hide();
  say(t("Opening the board …"));
  drawLayout();
  await pause(SETTLED);
  for (let attempt = 0; mine === wanted; attempt += 1) {
    try {
      const opened = await ask("launch", { channel });
      if (mine !== wanted) leave(opened.activity?.instance);
      else if (opened.activity) mount(opened.activity);
      else close();
      return undefined;
    } catch (error) {
      if (mine !== wanted) return undefined;
      say(error.message);
      // Who reads the chat meanwhile goes on reading when it works at last.
      if (coversChat()) history.replaceState({ isChat: true }, "");
      drawLayout();
      await pause(PAUSES[Math.min(attempt, PAUSES.length - 1)]);
    }
  }
  return undefined;
}

/** Show the page that something has opened: a click or a command that the application answered so. */
export function openedActivity(activity) {
  wanted += 1;
  if (current?.activity.instance === activity.instance) {
    leave(activity.instance);
    return raise();
  }
  hide();
  mount(activity);
  return raise();
}

/** Bring the Activity before the chat. */
const raise = () => isChat() && turnOver();

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Whether the page that is open is known to the server; it has forgotten who is in it if the line broke. */
async function stays() {
  if (current.line === lines) return true;
  try {
    const answer = await ask("stay", { instance: current.activity.instance });
    if (answer.stays && current) current.line = lines;
    return answer.stays;
  } catch {
    return true;
  }
}

function leave(instance) {
  if (instance) ask("quit", { instance }).catch(() => {});
}

function mount(activity) {
  const frame = el("iframe", {
    title: t("The board"),
    referrerPolicy: "origin",
    allow: "autoplay; clipboard-write; fullscreen",
    sandbox: SANDBOX,
  });
  const shown = { ...activity, frame: crypto.randomUUID?.() ?? `${Date.now()}` };
  const host = new Host(frame, shown, () => turn(false));
  current = { activity: shown, host, channel: state.place, person: state.me, line: lines };
  frame.src = address(shown);
  find("activity").replaceChildren(frame);
  find("activity").hidden = false;
  document.body.classList.add("has-activity");
  drawLayout();
  document.dispatchEvent(new CustomEvent("activity"));
}

/** The page's address, with what Discord's client tells an Activity in it. */
function address({ page, client, frame, instance, channel, guild }) {
  const query = new URLSearchParams({ instance_id: instance, frame_id: frame, platform: NARROW.matches ? "mobile" : "desktop" });
  query.set("location_id", instance.split("-").slice(2).join("-"));
  query.set("channel_id", channel);
  if (guild) query.set("guild_id", guild);
  query.set("client_id", client);
  return `${page}/?${query}`;
}

function say(text) {
  find("activity").replaceChildren(el("p.waiting", { role: "status" }, text));
  find("activity").hidden = false;
  document.body.classList.add("has-activity");
}

function hide() {
  if (current) {
    current.host.end();
    leave(current.activity.instance);
  }
  current = null;
  find("activity").replaceChildren();
  find("activity").hidden = true;
  document.body.classList.remove("has-activity");
}

function close() {
  hide();
  drawLayout();
}

// The switch

function turn(wish) {
  localStorage.setItem("activity", wish ? "on" : "off");
  showActivity();
}

function drawSwitch() {
  const button = find("activity-switch");
  button.hidden = !isOffered();
  button.setAttribute("aria-pressed", String(isOn()));
}

// On a narrow screen one of the two is before the other.

/** Whether this entry of the browser's history shows the chat. A channel begins with its board, a conversation with the bot does not. */
const isChat = () => history.state?.isChat ?? here()?.kind === DIRECT;

/** Whether the Activity is before the chat, which nobody sees then. */
export const coversChat = () => NARROW.matches && document.body.classList.contains("has-activity") && !isChat();

/** Show the other one. The entry that this makes is left by the Back key as by the tab. */
function turnOver() {
  if (history.state?.isTurned) history.back();
  else {
    history.pushState({ isChat: !isChat(), isTurned: true }, "");
    drawLayout();
  }
}

let wasCovered = false;

/** Show what is before the other one, and tell the Activity. */
function drawLayout() {
  const isCovered = coversChat();
  document.body.classList.toggle("activity-raised", isCovered);
  for (const part of ["stream", "to-newest", "composer", "called"]) find(part).inert = isCovered;
  drawTab();
  current?.host.tell(LAYOUT, { layout_mode: NARROW.matches && !isCovered ? PICTURE_IN_PICTURE : FOCUSED });
  if (wasCovered && !isCovered) document.dispatchEvent(new CustomEvent("uncovered"));
  wasCovered = isCovered;
}

/** Name what the tab leads to, with a dot if the chat has something new. */
export function drawTab() {
  const isUnread = coversChat() && Boolean(here()?.unread);
  const name = coversChat() ? t("Chat") : t("Board");
  find("activity-tab").replaceChildren(isUnread ? `${name} •` : name);
  find("activity-tab").setAttribute("aria-label", isUnread ? `${name}, ${t("unread")}` : name);
}

find("activity-switch").addEventListener("click", () => turn(!isOn()));
find("activity-tab").addEventListener("click", turnOver);
NARROW.addEventListener("change", drawLayout);
addEventListener("popstate", drawLayout);

on("participants", ({ instance, participants }) => {
  if (current?.activity.instance === instance) current.host.tell(PARTICIPANTS, { participants });
});

// The switch holds for all pages of a browser.
window.addEventListener("storage", (event) => event.key === "activity" && showActivity());
