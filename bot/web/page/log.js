// The log, and what is read out of it.

import { el, find } from "./dom.js";
import { table } from "./table.js";
import { said, sprite } from "./texts.js";
import { t } from "./words.js";

const SPOKEN = 4;
const APART = 600;
let queue = [];
let pace = 0;
let onLine = () => {};

/** Call `listener(line)` when a new line is shown. */
export function onNewLine(listener) {
  onLine = listener;
}

/** Draw the whole log: after an undo, in another language, and, then at its newest line, of another table. */
export function drawLog(isAnother = false) {
  queue = [];
  clearTimeout(pace);
  const told = new Map(table.own.told.map((each) => [`${each.at} ${Boolean(each.instead)}`, each.text]));
  keepPlace(() => find("lines").replaceChildren(...table.log.flatMap((line) => itemsOf(line, told))), isAnother);
  markSpoken();
}

function itemsOf(line, told = new Map()) {
  const own = told.get(`${line.n} true`);
  const besides = told.get(`${line.n} false`);
  const item = el(line.ends ? "li.ends" : "li", { data: { n: line.n } }, sprite(line.sign), el("span", {}, said(own ?? line.text), line.ends ? ` · ${line.ends}` : null));
  return [item, besides ? el("li.own", {}, el("span", {}, said(besides))) : null].filter(Boolean);
}

/** Show new lines one after the other, so that the moves of robots can be followed; many at once are shown at once. */
export function addToLog(lines) {
  queue.push(...lines);
  clearTimeout(pace);
  if (document.hidden || queue.length > 12) next(queue.length);
  else next(1);
}

function next(count) {
  for (const line of queue.splice(0, count)) {
    keepPlace(() => find("lines").append(...itemsOf(line)));
    onLine(line);
  }
  speak();
  if (queue.length) pace = setTimeout(() => next(1), APART);
}

let unspoken = 0;

/** Have screen readers read out the newest lines, politely and not more than a few at once. Lines that arrive while the page is hidden are not read out. */
function speak() {
  clearTimeout(unspoken);
  if (document.hidden) {
    markSpoken();
    return;
  }
  unspoken = setTimeout(() => {
    if (document.hidden) return;
    const items = [...find("lines").children].slice(-SPOKEN).filter((item) => !item.dataset.spoken);
    for (const item of find("lines").children) item.dataset.spoken = "1";
    if (items.length) find("news").replaceChildren(...items.map((item) => el("span", {}, `${item.textContent}. `)));
  }, APART * 2);
}

/** What is there at the beginning has been heard already. */
function markSpoken() {
  for (const item of find("lines").children) item.dataset.spoken = "1";
}

/** Distance from the newest line, in pixels, up to which new lines are followed. */
const FOLLOWED = 60;

/**
 * Change the lines with `change()`. The box scrolls from its end (`column-reverse`), so it stays at the newest line whatever its size.
 * Older lines that somebody reads stay in sight.
 */
function keepPlace(change, follow = false) {
  const box = find("log");
  const { scrollTop } = box;
  const height = () => find("lines").getBoundingClientRect().height;
  const before = height();
  change();
  box.scrollTop = follow || scrollTop > -FOLLOWED ? 0 : scrollTop - (height() - before);
}

/** The pictures in words, under headings. */
export function drawWords() {
  const told = [...(table.public.told ?? []), ...(table.hand?.told ?? [])];
  find("told").replaceChildren(...told.flatMap(({ called, text }) => [el("h3", {}, called), el("p.lines", {}, text)]));
  find("words-name").textContent = t("words");
}
