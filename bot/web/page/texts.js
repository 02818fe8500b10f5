// Texts with markup, and signs: what stands in a frame as elements.

import { el } from "./dom.js";
import { marked, relative } from "./markdown.js";
import { names } from "./table.js";
import { t } from "./words.js";

const CHANNELS = "https://discord.com/channels";
const SVG = "http://www.w3.org/2000/svg";

/** The elements of a text with markup; emojis that are sprites of this page are drawn. */
export function said(text) {
  const nodes = marked(text ?? "", names);
  for (const node of nodes) {
    for (const image of node.querySelectorAll?.("img.emoji") ?? []) image.replaceWith(sprite(image.alt.replaceAll(":", "")) ?? "");
    for (const command of node.querySelectorAll?.("button.mention") ?? []) command.replaceWith(el("b", {}, command.textContent));
    for (const channel of node.querySelectorAll?.("[data-channel]") ?? []) channel.replaceWith(linkTo(channel.dataset.channel));
  }
  return nodes;
}

/** A link to a channel, whose name only Discord knows; its client opens the channel itself. */
function linkTo(channel) {
  const guild = new URLSearchParams(location.search).get("guild_id");
  if (!guild) return el("b", {}, t("channel"));
  return el("a.channel", { href: `${CHANNELS}/${guild}/${channel}`, target: "_blank", rel: "noreferrer noopener" }, t("channel"));
}

/** Update all shown times relative to now. */
export function refreshTimes() {
  for (const time of document.querySelectorAll("time[data-relative]")) time.textContent = relative(new Date(time.dateTime) / 1000, names.locale, names.now);
}

export const saidIn = (kind, text) => el(kind, {}, said(text));

/** A sprite, if the page has been sent it: in its colour `role`, else as the board shows it, else in its own. */
export function sprite(name, role = "") {
  const id = `i-${name}`;
  if (!name || !document.getElementById(id)) return null;
  const symbol = document.getElementById(id);
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("class", "sign");
  picture.setAttribute("viewBox", symbol.getAttribute("viewBox") ?? "0 0 100 100");
  picture.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${id}`);
  const shown = role ? `c-${role}` : document.querySelector(`.drawn use[href="#${CSS.escape(id)}"][class^="c-"]`)?.classList[0];
  use.setAttribute("class", `${shown ?? ""} small`);
  picture.append(use);
  return picture;
}

/** Markup of pictures as elements; it is read as XML, so nothing in it runs. */
export function drawn(markup) {
  const whole = markup.startsWith("<svg xmlns") || !markup.startsWith("<svg ") ? markup : markup.replace("<svg ", `<svg xmlns="${SVG}" `);
  const read = new DOMParser().parseFromString(whole, "image/svg+xml").documentElement;
  return document.importNode(read, true);
}
