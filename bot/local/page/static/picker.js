// A list of choices above a text field, moved through by arrow keys.

import { el } from "./shared.js";

let count = 0;

/** Attach a list to a field. Enter and Tab choose the marked entry and do nothing else; Escape hides. */
export function picker(field, chosen) {
  count += 1;
  const id = `choices-${count}`;
  const element = el("div.picker", { id, role: "listbox", hidden: true });
  let choices = [];
  let current = -1;
  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-controls", id);
  field.setAttribute("aria-expanded", "false");

  /** Show choices; the first is chosen by Enter, unless `isMeant` says that it is not what somebody who typed this wants. */
  function show(list, name, isMeant = () => true) {
    choices = list;
    current = list.length && isMeant(list[0]) ? 0 : -1;
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
    if (!entry) {
      field.removeAttribute("aria-activedescendant");
      return;
    }
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
    if (event.key in steps) current = current < 0 && steps[event.key] < 0 ? choices.length - 1 : (current + steps[event.key] + choices.length) % choices.length;
    else if (event.key === "Escape") hide();
    else if (current < 0) return;
    else if (event.key === "Enter" || event.key === "Tab") choose(choices[current]);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
    mark();
  });
  field.addEventListener("blur", hide);
  return { element, show, hide };
}
