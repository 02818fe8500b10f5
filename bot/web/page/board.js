// The board: strips of pictures in columns, in the viewer's order of players, and the places on them.

import { settled } from "./columns.js";
import { el, find } from "./dom.js";
import { handIsInSheet, isSheet, roomOfBoard } from "./layout.js";
import { table } from "./table.js";
import { drawn } from "./texts.js";
import { t } from "./words.js";

/** Minimum scale in pixels per unit of a picture. Type is 36 units high; below this scale it is unreadable, so the board scrolls instead. */
const SMALLEST = 0.275;
const SMALLEST_LARGE = 0.45;
const shown = new Map();
let columns = { key: "", count: 0, starts: [], width: 0 };

/** Append what pictures refer to, each once. */
export function addSymbols({ svg }) {
  const read = drawn(svg);
  const shared = document.querySelector(".cv-shared");
  if (!shared) {
    document.body.prepend(read);
    return;
  }
  const there = new Set([...shared.querySelectorAll("[id]")].map((each) => each.id));
  for (const part of [...read.firstElementChild.children]) if (!there.has(part.id)) shared.firstElementChild.append(part);
}

/** The strips of the board: of all, and where it has room the viewer's own hand. */
const strips = () => [...table.public.strips, ...(handIsInSheet() ? [] : (table.hand?.strips ?? []).map((strip) => ({ ...strip, seat: null, isOwn: true })))];

/** The strips in the viewer's order: the common board, the hand, what names the columns, then the players clockwise from the viewer. */
function ordered() {
  const seats = table.public.seats.length || 1;
  const first = table.own.seat ?? 0;
  const rank = (strip) => {
    if (strip.isOwn) return 1;
    if (strip.seat === undefined || strip.seat === null) return strip.name.endsWith("/heads") ? 2 : 0;
    return 3 + ((strip.seat - first + seats) % seats);
  };
  return strips().sort((one, other) => rank(one) - rank(other));
}

/** Draw what has changed of the pictures. */
export function drawBoard() {
  const all = ordered();
  all.forEach(elementOf);
  arrange(all);
  fill(find("hand-strips"), handIsInSheet() ? (table.hand?.strips ?? []).map(elementOf) : []);
  find("board-name").textContent = table.public.name || t("board");
  forget();
}

/** Put elements into a box, unless they are there already. */
function fill(box, wanted) {
  if (wanted.length !== box.children.length || wanted.some((each, index) => box.children[index] !== each)) box.replaceChildren(...wanted);
}

/** The element of a strip: the same one as long as its name is the same, with the newest picture in it. */
function elementOf(strip) {
  const key = strip.name;
  let entry = shown.get(key);
  if (!entry) {
    entry = { element: el("div.strip", { data: { name: key, ...(strip.seat === undefined || strip.seat === null ? {} : { seat: strip.seat }) } }), svg: "" };
    shown.set(key, entry);
  }
  if (entry.svg !== strip.svg) {
    const picture = drawn(strip.svg);
    picture.querySelectorAll(".hits [data-place]").forEach((rect) => {
      rect.setAttribute("role", "img");
      if (!rect.getAttribute("aria-label")) rect.setAttribute("aria-hidden", "true");
    });
    picture.removeAttribute("aria-label");
    picture.classList.toggle("own", Boolean(strip.isOwn));
    entry.element.replaceChildren(picture);
    entry.svg = strip.svg;
  }
  return entry.element;
}

function forget() {
  const names = new Set([...table.public.strips, ...(table.hand?.strips ?? [])].map((strip) => strip.name));
  for (const name of [...shown.keys()]) if (!names.has(name)) shown.delete(name);
}

// Columns: made by hand, for those of CSS would move strips whenever one grows a little

/** Draw the strips in the columns and size that fit the board. */
function arrange(all) {
  const room = roomOfBoard();
  const isScrolled = isSheet();
  const smallest = table.own.mode?.large ? SMALLEST_LARGE : SMALLEST;
  const key = `${room.width} ${isScrolled ? "" : room.height} ${all.map((strip) => strip.name).join(" ")}`;
  const divide = (isApart) => {
    const items = together(all, isApart).map((strips_) => ({ strips: strips_, units: strips_.reduce((sum, strip) => sum + strip.height, 0) }));
    const before = columns.key === key && columns.isApart === isApart ? columns : null;
    return { ...settled(before, items, { ...room, isScrolled, smallest, unit: all[0]?.width ?? 1 }), items, isApart, key };
  };
  columns = divide(false);
  // A hand that goes on in the next column is better than a board that scrolls.
  const apart = columns.fits || isScrolled ? columns : divide(true);
  if (apart.fits) columns = apart;
  const box = find("strips");
  while (box.children.length < columns.count) box.append(el("div.column"));
  while (box.children.length > columns.count) box.lastChild.remove();
  [...box.children].forEach((column, number) => {
    const its = columns.items.slice(columns.starts[number], columns.starts[number + 1]).flatMap((item) => item.strips);
    column.style.flex = columns.width ? `0 0 ${columns.width}px` : "";
    fill(column, its.map((strip) => shown.get(strip.name).element));
  });
}

/** What stays in one column: the hand unless it may be taken apart, and what names the columns of the players with the first of them. */
function together(all, isApart) {
  const items = [];
  for (const strip of all) {
    const last = items.at(-1)?.at(-1);
    if (last && ((!isApart && strip.isOwn && last.isOwn) || last.name.endsWith("/heads"))) items.at(-1).push(strip);
    else items.push([strip]);
  }
  return items;
}

/** Arrange anew when the window has another size. */
export const rearrange = () => table.isReady && drawBoard();

/** All hit areas that are seen, of the board and of the hand, by place: in the order in which they stand. */
export function places() {
  const found = new Map();
  for (const rect of document.querySelectorAll(".strip .hits [data-place]")) {
    const name = rect.dataset.place;
    if (!rect.getClientRects().length) continue;
    found.set(name, [...(found.get(name) ?? []), rect]);
  }
  return found;
}
