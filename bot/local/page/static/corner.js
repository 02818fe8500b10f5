// The corner menu: light or dark, sound, and faults on demand.

import { ring } from "./bell.js";
import { dialog, el, find, note } from "./shared.js";
import { ask } from "./net.js";
import { state } from "./state.js";
import { t } from "./words.js";

const THEMES = ["as the system", "light", "dark"];
const LANGUAGES = [["en-US", "English"], ["it", "Italiano"], ["es-ES", "Español"]];
const FAULTS = [
  ["cut", "Cut the bot's line", "the bot resumes"],
  ["reconnect", "Ask the bot to reconnect", "opcode 7"],
  ["resume", "Invalid session, resumable", "opcode 9"],
  ["identify", "Invalid session", "opcode 9, the bot logs in anew"],
  ["rate limit", "Rate limit the next request", "429"],
  ["global rate limit", "Rate limit everything", "429, global"],
  ["500", "Fail the next request", "500"],
  ["503", "Be unavailable once", "503"],
  ["twice", "Send events twice", "until calm"],
  ["late", "Send events a second late", "until calm"],
  ["slow", "Serve requests a second late", "until calm"],
  ["answer late", "Answer a second after the work", "until calm"],
  ["no activities in threads", "No Activities in threads", "as in Discord, until calm"],
  ["restart", "Restart the server", "everything is kept"],
  ["storm", "Storm", "all of these at random, until calm"],
  ["calm", "Calm weather", "switch everything off"],
];

/** Faults are for whoever works on the bot: they open the page with `?faults`. */
const SHOWS_FAULTS = new URLSearchParams(location.search).has("faults");

function remembered(key, fallback) {
  return localStorage.getItem(key) ?? fallback;
}

export function applyTheme() {
  const theme = remembered("theme", THEMES[0]);
  document.documentElement.dataset.theme = theme === THEMES[0] ? "" : theme;
}

const soundIsOn = () => remembered("sound", "off") === "on";

/** Ring, if the person wants sound. */
export function ringIfWanted() {
  if (soundIsOn()) ring();
}

function choice(name, label, values, apply) {
  const buttons = values.map((value) => {
    const input = el("input", { type: "radio", name, checked: remembered(name, values[0]) === value });
    input.addEventListener("change", () => {
      localStorage.setItem(name, value);
      apply();
    });
    return el("label", {}, input, ` ${t(value)}`);
  });
  return el("fieldset.choice", {}, el("legend", {}, label), buttons);
}

/** The language of one's client: Discord tells the bot, and lists the commands in it. */
function language() {
  const options = LANGUAGES.map(([locale, name]) => el("option", { value: locale, selected: state.locale === locale }, name));
  const list = el("select", { ariaLabel: t("Your language") }, options);
  list.addEventListener("change", async () => {
    try {
      const world = await ask("speak", { locale: list.value });
      list.closest("dialog").close();
      document.dispatchEvent(new CustomEvent("world", { detail: world }));
    } catch (error) {
      note(error.message);
    }
  });
  return el("label.field", {}, el("span", {}, t("Your language")), list);
}

function faults() {
  const send = (what, label) => async () => {
    try {
      await ask("fault", { what });
      note(`${label}.`, "good");
    } catch (error) {
      note(error.message);
    }
  };
  return el(
    "details.faults",
    {},
    el("summary", {}, "Faults on demand"),
    el("p.small", {}, "What a network and a chat service on a bad day do to the bot. Nothing that was said may be lost."),
    el("ul", {}, FAULTS.map(([what, label, detail]) => el("li", {}, el("button.button.secondary", { onclick: send(what, label) }, label), el("small", {}, detail)))),
  );
}

function openCorner() {
  const box = dialog(
    t("The local table"),
    language(),
    choice("theme", t("Light"), THEMES, applyTheme),
    choice("sound", t("A bell when somebody calls you"), ["off", "on"], ringIfWanted),
    el("p.small", {}, t("Keys: / for commands, @ for people, Alt with ↑ or ↓ for the next channel, Shift with Enter for a new line.")),
    state.owner && SHOWS_FAULTS ? faults() : null,
    el("p.small", {}, t("Everything here stays on this machine. The bot talks to this page as it would talk to the real thing.")),
  );
  box.classList.add("corner");
}

find("corner-open").addEventListener("click", openCorner);
