// What the reader wants of the page: light or dark, whether moves ask first, sound. Contrast and large type are those of `/settings`.

import { ring } from "./bell.js";
import { dialogNamed, el, find } from "./dom.js";
import { remember, remembered } from "./memory.js";
import { table } from "./table.js";
import { t } from "./words.js";

const DARK = matchMedia("(prefers-color-scheme: dark)");
const STRONG = matchMedia("(prefers-contrast: more)");

/** Whether moves that cannot be taken back alone ask first. */
export const asksFirst = () => remembered("ask", "off") === "on";

/** Give the page and the pictures the colours that the reader wants. */
export function applyTheme() {
  const { contrast, dark } = table.own.mode ?? {};
  const choice = remembered("theme", "settings");
  const isDark = choice === "dark" || (choice !== "light" && (dark || DARK.matches));
  const isStrong = Boolean(contrast) || STRONG.matches;
  const name = isDark ? (isStrong ? "dark-strong" : "dark") : isStrong ? "light-strong" : "";
  document.documentElement.dataset.theme = name;
  document.documentElement.classList.toggle("large", Boolean(table.own.mode?.large));
}

function choice(name, values, fallback, apply) {
  const buttons = values.map((value) => {
    const input = el("input", { type: "radio", name, checked: remembered(name, fallback) === value });
    input.addEventListener("change", () => {
      remember(name, value);
      apply(value);
    });
    return el("label", {}, input, " ", t(`${name}-${value}`));
  });
  return el("fieldset.choice", {}, el("legend", {}, t(name)), buttons);
}

function allow(value) {
  try {
    if (value === "on") Notification.requestPermission();
  } catch {
    remember("notice", "off");
  }
}

function openMenu() {
  dialogNamed(
    t("close"),
    t("menu"),
    choice("theme", ["settings", "light", "dark"], "settings", applyTheme),
    choice("ask", ["off", "on"], "off", () => {}),
    choice("sound", ["off", "on"], "off", (value) => value === "on" && ring()),
    "Notification" in window ? choice("notice", ["off", "on"], "off", allow) : "",
    el("p.small", {}, t("keys")),
  );
}

/** Make the button of the menu work, and follow the system. */
export function startMenu() {
  find("menu").addEventListener("click", openMenu);
  for (const query of [DARK, STRONG]) query.addEventListener("change", applyTheme);
}
