// What both pages share, with what this page knows: its words, its names.

import { dialogNamed } from "./dom.js";
import { marked } from "./markdown.js";
import { nameOf, state } from "./state.js";
import { language, t } from "./words.js";

export { colourOf, el, find, note, readFile } from "./dom.js";

export const dialog = (title, ...content) => dialogNamed(t("Close"), title, ...content);

export const names = {
  get me() {
    return state.me;
  },
  get locale() {
    return language();
  },
  person: nameOf,
  role: (id) => state.roles.get(id)?.name ?? "role",
  channel: (id) => state.places.get(id)?.name ?? "somewhere",
  emoji: (id) => `/emojis/${id}.png`,
};

/** The elements of a text with Discord's markup. */
export const markedHere = (text) => marked(text, names);
