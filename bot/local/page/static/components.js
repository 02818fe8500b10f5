// Components of a message: rows of buttons and selects, and the boxes of layouts.

import { dialog, el, note } from "./shared.js";
import { openResult } from "./forms.js";
import { fileLine, markdownOf, picture } from "./messages.js";
import { ask } from "./net.js";
import { state } from "./state.js";
import { t } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "linked", 6: "secondary" };

/** Build all components of a message. */
export function components(message) {
  return message.components.map((part) => component(part, message));
}

function component(part, message) {
  const inner = () => part.components.map((each) => component(each, message));
  switch (part.type) {
    case 1: return el("div.row", { role: "group" }, inner());
    case 2: return button(part, message);
    case 3: case 5: case 6: case 7: case 8: return select(part, message);
    case 9: return el("div.section", {}, el("div", {}, inner()), el("div.accessory", {}, component(part.accessory, message)));
    case 10: return markdownOf(part.content, "div.text");
    case 11: return picture(part.media.url, part.description, part.media, part.spoiler);
    case 12: return el(`div.pictures.count-${Math.min(part.items.length, 4)}`, {}, part.items.map((item) => picture(item.media.url, item.description, item.media, item.spoiler)));
    case 13: return fileLine(part.file.url, part.name || "file", part.size);
    case 14: return el(`hr${part.divider ? "" : ".bare"}${part.spacing === 2 ? ".wide" : ""}`);
    case 17: return container(part, message);
    default: return null;
  }
}

function container(part, message) {
  const box = el("div.container", {}, part.components.map((each) => component(each, message)));
  if (part.accent_color !== null) box.style.borderInlineStartColor = `#${part.accent_color.toString(16).padStart(6, "0")}`;
  return box;
}

/** Do something with a message's control; what opens, opens. */
async function use(element, message, action, data) {
  element.setAttribute("aria-busy", "true");
  try {
    const result = await ask(action, { channel: message.channel_id, message: message.id, ...data });
    openResult(result);
  } catch (error) {
    note(error.message);
  } finally {
    element.removeAttribute("aria-busy");
  }
}

function sign(emoji) {
  if (!emoji) return null;
  if (!emoji.id) return el("span.emoji", {}, emoji.name);
  return el("img.emoji", { src: `/emojis/${emoji.id}.png`, alt: "", title: `:${emoji.name}:` });
}

function button(part, message) {
  const style = STYLES[part.style];
  if (part.style === 5) {
    return el("a.button.linked", { href: part.url, target: "_blank", rel: "noreferrer noopener" }, sign(part.emoji), part.label ?? "", " ↗");
  }
  const element = el(
    `button.button.${style}`,
    { disabled: part.disabled, data: { control: part.custom_id }, ariaLabel: part.label ? null : part.emoji?.name },
    sign(part.emoji),
    part.label ?? "",
  );
  element.addEventListener("click", () => {
    if (!element.hasAttribute("aria-busy")) use(element, message, "click", { control: part.custom_id });
  });
  return element;
}

/** What can be chosen in a select, whatever its kind: [{label, value, description, default}]. */
export function choicesOf(part) {
  const chosen = new Set((part.default_values ?? []).map((each) => each.id));
  const from = (things, label) => things.map((each) => ({ label: label(each), value: each.id, default: chosen.has(each.id) }));
  const people = () => from([...state.people.values()].filter((person) => person.here), (person) => `@${person.name}`);
  const roles = () => from([...state.roles.values()], (role) => `@${role.name}`);
  if (part.type === 5) return people();
  if (part.type === 6) return roles();
  if (part.type === 7) return [...people(), ...roles()];
  if (part.type === 8) return from([...state.places.values()].filter((place) => place.kind !== 1), (place) => `#${place.name}`);
  return part.options;
}

export const labelled = (choice) => [choice.emoji && !choice.emoji.id ? `${choice.emoji.name} ` : "", choice.label].join("");

function select(part, message) {
  return part.max_values > 1 || part.min_values === 0 ? several(part, message) : single(part, message);
}

function single(part, message) {
  const choices = choicesOf(part);
  const preset = choices.find((choice) => choice.default);
  const options = choices.map((choice) =>
    el("option", { value: choice.value, selected: choice === preset }, labelled(choice) + (choice.description ? ` — ${choice.description}` : "")));
  const hint = el("option", { value: "", disabled: true, selected: !preset }, part.placeholder || t("Choose …"));
  const element = el("select.choose", { disabled: part.disabled, ariaLabel: part.placeholder || t("Choose"), data: { control: part.custom_id } }, hint, options);
  element.addEventListener("change", async () => {
    const values = [element.value];
    await use(element, message, "select", { control: part.custom_id, values });
    if (!preset) element.value = "";
  });
  return element;
}

function several(part, message) {
  const choices = choicesOf(part);
  const preset = choices.filter((choice) => choice.default).map(labelled).join(", ");
  const element = el(
    "button.choose.several",
    { disabled: part.disabled, data: { control: part.custom_id }, "aria-haspopup": "dialog" },
    preset || part.placeholder || t("Choose …"),
  );
  element.addEventListener("click", () => chooseSeveral(part, choices, (values) => use(element, message, "select", { control: part.custom_id, values })));
  return element;
}

/** The number of choices that a list takes. */
export const wanted = ({ min_values: least, max_values: most }) => (least === most ? `${most}` : t("{least} to {most}", { least, most }));

function chooseSeveral(part, choices, done) {
  const list = checklist(choices, part.max_values);
  const count = wanted(part);
  const send = el("button.button.primary", {}, t("Choose"));
  const form = el("form", { method: "dialog" }, el("p.small", {}, t("Choose {count}.", { count })), list, el("footer", {}, send));
  const check = () => {
    const chosen = list.querySelectorAll("input:checked").length;
    send.disabled = chosen < part.min_values || chosen > part.max_values;
  };
  list.addEventListener("change", check);
  const box = dialog(part.placeholder || t("Choose"), form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    box.close();
    done([...list.querySelectorAll("input:checked")].map((input) => input.value));
  });
  check();
}

/** A list of boxes to tick; beyond `most` no further one can be ticked. */
export function checklist(choices, most, name = "") {
  const list = el("div.checklist", { role: "group" }, choices.map((choice) =>
    el("label", {},
      el("input", { type: most === 1 && name ? "radio" : "checkbox", name, value: choice.value, checked: Boolean(choice.default) }),
      el("span", {}, choice.emoji?.id ? sign(choice.emoji) : null, labelled(choice), choice.description ? el("small", {}, choice.description) : null))));
  const limit = () => {
    const boxes = [...list.querySelectorAll("input[type=checkbox]")];
    const full = boxes.filter((box) => box.checked).length >= most;
    for (const box of boxes) box.disabled = full && !box.checked;
  };
  list.addEventListener("change", limit);
  limit();
  return list;
}
