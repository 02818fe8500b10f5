// A list of choices above a text field, moved through by arrow keys.

import { el } from "./dom.js";

let count = 0;

/** Attach a list to a field. Enter and Tab choose and do nothing else; Escape hides. */
export function picker(field, chosen) {
  count += 1;
  const id = `choices-${count}`;
  const element = el("div.picker", { id, role: "listbox", hidden: true });
  let choices = [];
  let current = 0;
  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-controls", id);
  field.setAttribute("aria-expanded", "false");

  function show(list, name) {
    choices = list;
    current = 0;
    element.setAttribute("aria-label", name);
    element.replaceChildren(...list.map(option));
    element.hidden = list.length === 0;
    field.setAttribute("aria-expanded", String(!element.hidden));
    mark();
  }

  function hide() {
    show([], "");
    field.removeAttribute("aria-activedescendant");
  }

  function option(choice, index) {
    const entry = el("div.option", { id: `${id}-${index}`, role: "option" }, el("b", {}, choice.label), choice.detail ? el("small", {}, choice.detail) : null);
    entry.addEventListener("mousedown", (event) => {
      event.preventDefault();
      choose(choice);
    });
    return entry;
  }

  function mark() {
    [...element.children].forEach((entry, index) => entry.setAttribute("aria-selected", String(index === current)));
    const entry = element.children[current];
    if (!entry) return;
    field.setAttribute("aria-activedescendant", entry.id);
    entry.scrollIntoView({ block: "nearest" });
  }

  function choose(choice) {
    hide();
    chosen(choice);
  }

  field.addEventListener("keydown", (event) => {
    if (element.hidden || event.isComposing) return;
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in steps) current = (current + steps[event.key] + choices.length) % choices.length;
    else if (event.key === "Escape") hide();
    else if (event.key === "Enter" || event.key === "Tab") choose(choices[current]);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
    mark();
  });
  field.addEventListener("blur", hide);
  return { element, show, hide };
}
