// The panel: beside the board all of it is seen; as a sheet below the board it has tabs, and can be pulled up.

import { el, find } from "./dom.js";
import { handIsInSheet, isSheet, isTabbed } from "./layout.js";
import { table } from "./table.js";
import { turn } from "./turn.js";
import { t } from "./words.js";

const TABS = ["asked", "hand", "log", "words"];
let chosen = "asked";
let question = null;

/** Show what the layout and the tab ask for. */
export function drawSheet() {
  const isOneByOne = isTabbed();
  document.body.classList.toggle("sheet", isSheet());
  document.body.classList.toggle("tabbed", isOneByOne);
  const hasHand = handIsInSheet() && Boolean(table.hand?.strips.length);
  const there = TABS.filter((name) => name !== "hand" || hasHand);
  // A new question brings its tab to the front: but not before somebody who reads.
  if (turn.question?.id !== question) {
    question = turn.question?.id ?? null;
    if (question && chosen !== "words") chosen = "asked";
  }
  if (!there.includes(chosen)) chosen = "asked";
  drawTabs(there, isOneByOne);
  const asksHand = hasHand && chosen === "asked" && handIsAsked();
  for (const name of TABS) {
    const box = find(name);
    box.hidden = name === "hand" && !hasHand ? true : isOneByOne && name !== chosen && !(name === "hand" && asksHand);
    box.classList.toggle("closed", !isOneByOne && name === "words" && chosen !== "words");
  }
  document.body.classList.toggle("asks-hand", asksHand);
}

/** Whether the viewer is asked something. Then the hand is shown with the question: what one holds is what one chooses by. */
const handIsAsked = () => ["asked", "chosen"].includes(table.own.state) && turn.choice.moves.length > 0;

function drawTabs(names, isOneByOne) {
  const box = find("tabs");
  box.hidden = !isOneByOne;
  const called = (name) => t(name === "asked" && table.public.over ? "tab-result" : `tab-${name}`);
  const key = `${names} ${chosen} ${table.public.over} ${document.documentElement.lang}`;
  if (box.dataset.key === key) return;
  const hadFocus = box.contains(document.activeElement);
  box.dataset.key = key;
  box.replaceChildren(
    ...names.map((name) =>
      el("button.tab", { type: "button", role: "tab", id: `tab-${name}`, tabIndex: name === chosen ? 0 : -1, "aria-controls": name, "aria-selected": String(name === chosen), onclick: () => choose(name), onkeydown: (event) => walk(event, names, name) }, called(name))),
  );
  if (hadFocus) find(`tab-${chosen}`).focus();
}

function walk(event, names, name) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  choose(names[(names.indexOf(name) + step + names.length) % names.length]);
  find(`tab-${chosen}`).focus();
}

/** Show the question from its beginning, where what a finger points at is told. The hand stays if nothing is asked. */
export function showQuestion() {
  if (isTabbed() && !(chosen === "asked" || (chosen === "hand" && !handIsAsked()))) choose("asked");
  find("asked").scrollTop = 0;
}

function choose(name) {
  chosen = name;
  drawSheet();
  document.dispatchEvent(new CustomEvent("tab"));
}

/** The headings of what stands beside the board. */
export function drawNames() {
  find("hand-name").textContent = t("tab-hand");
  find("log-name").textContent = t("tab-log");
  find("menu").setAttribute("aria-label", t("menu"));
}
