// The live board: what happens when the server says something, and when the reader does something.

import { drawAttention } from "./attention.js";
import { addSymbols, drawBoard, rearrange } from "./board.js";
import { el, find, note } from "./dom.js";
import { drawFurther, followScrolling } from "./further.js";
import { glide, standing } from "./gliding.js";
import { goOn, keepHalfDone } from "./keeping.js";
import { fontsLoaded, isLarge, onLayout } from "./layout.js";
import { Line, lookAfter } from "./line.js";
import { addToLog, drawLog, drawWords, onNewLine } from "./log.js";
import { drawMarks, forgetChanged, noteChanged } from "./marks.js";
import { applyTheme, asksFirst, startMenu } from "./menu.js";
import { heardWhy, listen, settleTabStop } from "./pointing.js";
import { drawAbout, drawAnswer, drawQuestion, drawWaiting } from "./question.js";
import { drawNames, drawSheet } from "./sheet.js";
import { openLink, signIn, signInAgain } from "./signing_in.js";
import { drawState } from "./states.js";
import { addLines, keep, newestLine, setClock, show, table } from "./table.js";
import { refreshTimes } from "./texts.js";
import { decides, isInTheMiddle, isPicked, openPlaces, renew, turn, wire } from "./turn.js";
import { guessed, speak, t } from "./words.js";

let seat = null;
let isOutdated = false;
/** What was half done before the page was loaded has been taken up, or there was nothing. */
let hasGoneOn = false;
const version = document.querySelector("meta[name=assets]").content;

const line = new Line({
  signIn,
  version,
  locale: navigator.language,
  look: () => ({ ...(seat === null ? {} : { seat }), large: isLarge(table.own.mode), log: newestLine() }),
  have: () => table.digest,
  heard,
  told: drawLine,
});

// What the server says

function heard(message) {
  switch (message.kind) {
    case "welcome": return welcome(message);
    case "language": return speakAgain(message.language);
    case "pong": return setClock(message.now);
    case "symbols": return addSymbols(message);
    case "public": case "own": case "hand": return keep(message);
    case "frame": return frame(message);
    case "log": return lines(message);
    case "why": return heardWhy(message);
    default: return null;
  }
}

async function welcome(message) {
  setClock(message.now);
  table.user = message.user;
  isOutdated = Boolean(message.version && version && message.version !== version);
  reloadIfIdle();
  await speakAgain(message.language);
}

async function speakAgain(language) {
  if ((await speak(language)) && table.isReady) drawAll();
}

/** After an update the page loads itself anew, unless somebody is in the middle of something: then it says so. */
function reloadIfIdle() {
  if (!isOutdated) return;
  if (isInTheMiddle()) drawLine("outdated", "");
  else location.reload();
}

function frame(message) {
  const before = standing();
  const changed = show(message);
  if (!changed) {
    line.doubt();
    return;
  }
  line.settled();
  const isNewTable = Boolean(changed.has("public") && table.public.table !== table.lastTable);
  table.lastTable = table.public.table;
  if (changed.has("own") && renew()) note(t("dropped"), "good");
  if (!hasGoneOn && turn.question) {
    hasGoneOn = true;
    goOn();
  }
  applyTheme();
  drawAll(changed, isNewTable);
  glide(isNewTable ? new Map() : before);
  reloadIfIdle();
}

function drawAll(changed = new Set(["public", "own", "hand"]), anew = true) {
  if (changed.has("public") || changed.has("own")) drawState();
  drawSheet();
  drawNames();
  drawBoard();
  redraw();
  if (changed.has("public") || changed.has("hand")) drawWords();
  if (anew || changed.has("own")) drawLogIfOwn(anew);
  drawAttention();
}

let ownTold = "";

/** Lines that only the viewer knows stand in the log, too. */
function drawLogIfOwn(anew) {
  const told = JSON.stringify(table.own.told);
  if (anew || told !== ownTold) drawLog(anew);
  ownTold = told;
}

function lines(message) {
  const fresh = addLines(message);
  if (message.anew) drawLog();
  else addToLog(fresh);
}

onNewLine((one) => {
  noteChanged(one.places ?? [], performance.now());
  marks();
});

// What is drawn

function redraw(what = "all") {
  if (what === "hint") drawAbout();
  else {
    drawQuestion();
    drawSheet();
  }
  marks();
  settleTabStop();
  if (what === "hint") return;
  drawFurther();
  reloadIfIdle();
}

let fading = 0;

function marks() {
  const isLeft = forgetChanged(performance.now());
  drawMarks({ open: openPlaces(), narrows: decides, picked: isPicked, hinted: turn.hinted });
  clearTimeout(fading);
  if (isLeft) fading = setTimeout(marks, 1000);
}

/** The line above everything: whether there is a connection, and what can be done where there is none. */
function drawLine(state, text) {
  const said = { here: "", away: t("no-connection"), outdated: t("updated"), refused: text, "signed-out": text || t("sign-in-signed-out"), "not-allowed": text || t("not-allowed"), "too-many": text || t("too-many-pages"), nonsense: t("no-connection") };
  const again = ["refused", "signed-out", "too-many"].includes(state) ? el("button.plain", { type: "button", onclick: () => signInAgain().then(() => line.open(), (error) => drawLine("refused", error.message)) }, t("sign-in")) : "";
  find("line").replaceChildren(said[state] ?? text, again);
  document.body.classList.toggle("away", state !== "here" && state !== "outdated");
}

// What the reader does

document.addEventListener("seat", (event) => {
  seat = event.detail;
  line.send(line.lookNow());
});

document.addEventListener("tab", () => redraw());

let wasLarge = null;

function layout() {
  const large = isLarge(table.own.mode);
  if (wasLarge !== null && large !== wasLarge) line.send(line.lookNow());
  wasLarge = large;
  drawSheet();
  rearrange();
  if (table.isReady) redraw();
}

/** Links leave the frame by its host. */
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[target=_blank]");
  if (!link || window.parent === window) return;
  event.preventDefault();
  openLink(link.href).catch(() => window.open(link.href, "_blank", "noopener"));
});

wire({ line, redraw, hear: drawAnswer, wait: drawWaiting, asksFirst });
await Promise.all([speak(guessed()), fontsLoaded()]);
applyTheme();
startMenu();
listen(line);
followScrolling();
keepHalfDone();
drawNames();
drawSheet();
onLayout(layout);
lookAfter(line);
setInterval(refreshTimes, 15_000);
line.open();
