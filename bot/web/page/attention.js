// Title and favicon say whose turn it is; sound and notification only for those who want them, and never while the page is looked at.

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

/** A short bell, made on the spot; a browser that refuses sound stays silent. */
export function ring() {
  try {
    const audio = new AudioContext();
    const volume = audio.createGain();
    volume.connect(audio.destination);
    volume.gain.setValueAtTime(0.15, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.8);
    const tone = audio.createOscillator();
    tone.frequency.value = 660;
    tone.connect(volume);
    tone.start();
    tone.stop(audio.currentTime + 0.8);
    tone.onended = () => audio.close();
  } catch {
    // No sound here.
  }
}
