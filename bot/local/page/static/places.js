// The list of places, and who one is.

import { colourOf, dialog, el, find, note } from "./shared.js";
import { ask } from "./net.js";
import { crew, DIRECT, isThread, myName, state } from "./state.js";
import { t } from "./words.js";

let open = () => {};
let become = () => {};

/** Tell what opening a place and becoming somebody do. */
export function onPlaces(opening, becoming) {
  open = opening;
  become = becoming;
}

/** Open a place, as a press on its name does. */
export const openPlace = (place) => open(place);

/** Draw the list of places. */
export function drawPlaces() {
  const all = [...state.places.values()];
  const channels = all.filter((place) => !isThread(place) && place.kind !== DIRECT);
  const threads = (channel) => all.filter((place) => isThread(place) && place.parent === channel.id && (!place.archived || place.id === state.place));
  const direct = all.filter((place) => place.kind === DIRECT);
  const add = state.owner ? el("button.plain.add", { ariaLabel: t("Make a channel"), title: t("Make a channel"), onclick: newChannel }, "+") : null;
  const focused = document.activeElement?.dataset?.place;
  find("places").replaceChildren(
    el("h3", {}, t("Channels"), add),
    el("ul", {}, channels.map((channel) => el("li", {}, entry(channel), threads(channel).length ? el("ul", {}, threads(channel).map((thread) => el("li", {}, entry(thread)))) : null))),
    el("h3", {}, t("Direct messages")),
    el("ul", {}, direct.length ? direct.map((place) => el("li", {}, entry(place))) : el("li", {}, el("button.place", { onclick: writeToBot }, el("span", {}, t("Write to the bot"))))),
  );
  if (focused) find("places").querySelector(`[data-place="${CSS.escape(focused)}"]`)?.focus();
  drawTitle();
}

function entry(place) {
  const sign = place.kind === DIRECT ? "⚓" : isThread(place) ? "↳" : "#";
  const current = place.id === state.place;
  const label = [place.name, place.unread && !current ? t("unread") : "", place.pings ? t("{count} for you", { count: place.pings }) : ""].filter(Boolean).join(", ");
  const button = el(
    "button.place",
    { data: { place: place.id }, ariaLabel: label, "aria-current": current ? "page" : null, onclick: () => open(place.id) },
    el("span.sign", { ariaHidden: "true" }, sign),
    el("span.name", {}, place.name),
    place.kind === 12 ? el("span.lock", { title: t("private") }, "🔒") : null,
    place.pings && !current ? el("span.count", {}, String(place.pings)) : null,
  );
  if (place.unread && !current) button.classList.add("unread");
  return button;
}

function drawTitle() {
  const pings = [...state.places.values()].reduce((sum, place) => sum + place.pings, 0);
  const unread = [...state.places.values()].some((place) => place.unread);
  const mark = pings ? `(${pings}) ` : unread ? "• " : "";
  const where = state.places.get(state.place)?.name;
  document.title = `${mark}${where ? `${where} · ` : ""}${t("The local table")}`;
}

async function newChannel() {
  const input = el("input", { type: "text", required: true, maxLength: 100, placeholder: "new-channel" });
  const form = el("form.fields", {}, el("label.field", {}, el("span", {}, t("Name")), input), el("footer", {}, el("button.button.primary", {}, t("Make"))));
  const box = dialog(t("Make a channel"), form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const made = await ask("channel", { name: input.value });
      box.close();
      open(made.channel);
    } catch (error) {
      note(error.message);
    }
  });
}

async function writeToBot() {
  try {
    open((await ask("direct")).channel);
  } catch (error) {
    note(error.message);
  }
}

/** Draw who one is, and for the page's owner the switch. */
export function drawSelf() {
  const face = el(`span.avatar.${colourOf(myName())}`, { ariaHidden: "true" }, [...myName()][0]?.toUpperCase() ?? "?");
  if (!state.owner) {
    find("self").replaceChildren(face, el("b", {}, myName()));
    return;
  }
  const names = crew().map((person) => el("option", { value: person.name, selected: person.id === state.me }, person.name));
  const choose = el("select", { id: "act-as", ariaLabel: t("Act as") }, names);
  choose.addEventListener("change", () => become(choose.value));
  const add = el("button.plain", { ariaLabel: t("Add a person"), title: t("Add a person"), onclick: addPerson }, "+");
  find("self").replaceChildren(face, el("label", {}, el("small", {}, t("You act as")), choose), add);
}

function addPerson() {
  const input = el("input", { type: "text", required: true, maxLength: 32, autocomplete: "off" });
  const link = el("p.wrong");
  const inviting = el("button.button.secondary", { type: "button" }, t("Link for their browser"));
  const form = el(
    "form.fields",
    {},
    el("label.field", {}, el("span", {}, t("Name")), input),
    el("p.small", {}, t("Act as several people yourself, or give everybody a link of their own.")),
    link,
    el("footer", {}, inviting, el("button.button.primary", {}, t("Act as"))),
  );
  const box = dialog(t("Add a person"), form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    box.close();
    become(input.value);
  });
  inviting.addEventListener("click", async () => {
    try {
      const made = await ask("invite", { name: input.value });
      const address = new URL(made.link, location.href).href;
      link.replaceChildren(el("input.address", { readOnly: true, value: address, ariaLabel: t("Join link"), onfocus: (event) => event.target.select() }));
      link.firstChild.focus();
    } catch (error) {
      link.textContent = error.message;
    }
  });
}
