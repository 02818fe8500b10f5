// Title and favicon say whose turn it is; sound and notification only for those who want them, and never while the page is looked at.

import { ring } from "./bell.js";
import { find } from "./dom.js";
import { remembered } from "./memory.js";
import { table } from "./table.js";
import { t } from "./words.js";

let last = "";

/** Say in the tab whether the viewer is asked. */
export function drawAttention() {
  const { own, public: seen } = table;
  const asked = own.state === "asked";
  const title = seen.title || seen.name || "Caravel";
  document.title = asked ? `● ${t("your-turn")} – ${title}` : title;
  const icon = find("icon");
  const wanted = new URL(asked ? "icon-turn.svg" : "icon.svg", import.meta.url).href;
  if (icon.href !== wanted) icon.href = wanted;
  const key = asked ? own.question?.id ?? "" : "";
  if (key && key !== last && last !== null && !(document.hasFocus() && !document.hidden)) call(title);
  last = key;
}

function call(title) {
  if (remembered("sound") === "on") ring();
  try {
    if (remembered("notice") === "on" && Notification.permission === "granted") new Notification(t("your-turn"), { body: title, tag: "caravel" });
  } catch {
    // Some browsers have notifications only for installed pages.
  }
}
