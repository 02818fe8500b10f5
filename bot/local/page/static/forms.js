// Forms that the bot opens.

import { checklist, choicesOf, labelled, wanted } from "./components.js";
import { dialog, el } from "./shared.js";
import { markdownOf } from "./messages.js";
import { ask } from "./net.js";
import { state } from "./state.js";
import { t } from "./words.js";

const kept = () => `form-${state.me}`;

/** Open the form again that was open when the page was reloaded, with what was filled in. */
export function reopenForm() {
  const text = sessionStorage.getItem(kept());
  if (!text || document.querySelector("dialog.modal")) return;
  const { modal, values } = JSON.parse(text);
  const box = openForm(modal);
  for (const field of box.querySelectorAll("input, textarea, select")) {
    const value = values[keyOf(field)];
    if (typeof value === "boolean") field.checked = value;
    else if (value !== undefined) field.value = value;
  }
  for (const list of box.querySelectorAll(".checklist")) list.dispatchEvent(new Event("change"));
  keep(box, modal);
}

/** How a field of a form is found again. */
const keyOf = (field) => `${field.dataset.field ?? field.closest("[data-field]")?.dataset.field ?? ""} ${field.name} ${isTicked(field) ? field.value : ""}`;
const isTicked = (field) => field.type === "checkbox" || field.type === "radio";

function keep(box, modal) {
  const fields = [...box.querySelectorAll("input, textarea, select")];
  const values = Object.fromEntries(fields.map((field) => [keyOf(field), isTicked(field) ? field.checked : field.value]));
  sessionStorage.setItem(kept(), JSON.stringify({ modal, values }));
}

/** Open what somebody's deed has opened: a form, or the application's page. */
export function openResult({ modal, activity }) {
  if (modal) openForm(modal);
  if (activity) document.dispatchEvent(new CustomEvent("opened", { detail: activity }));
}

/** Open a form; it closes when it was sent, and stays with what was filled in when that failed, or when the page is reloaded. */
export function openForm(modal) {
  const readers = new Map();
  const parts = modal.components.map((part) => built(part, readers));
  const wrong = el("p.wrong", { role: "alert" });
  const send = el("button.button.primary", { type: "submit" }, t("Submit"));
  const cancel = el("button.button.secondary", { type: "button", onclick: () => box.close() }, t("Cancel"));
  const form = el("form.fields", {}, parts, wrong, el("footer", {}, cancel, send));
  const box = dialog(modal.title, form);
  box.classList.add("modal");
  keep(box, modal);
  form.addEventListener("input", () => keep(box, modal));
  box.addEventListener("close", () => sessionStorage.removeItem(kept()));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.disabled = true;
    wrong.textContent = "";
    const values = Object.fromEntries([...readers].map(([name, read]) => [name, read()]));
    try {
      const result = await ask("submit", { modal: modal.id, values });
      box.close();
      openResult(result);
    } catch (error) {
      wrong.textContent = error.message;
      send.disabled = false;
    }
  });
  return box;
}

function built(part, readers) {
  if (part.type === 10) return markdownOf(part.content, "div.text");
  if (part.type === 1) return part.components.map((field) => labelledField(field.label, "", field, readers));
  return labelledField(part.label, part.description, part.component, readers);
}

function labelledField(label, description, field, readers) {
  const optional = field.type !== 23 && field.required === false ? el("small", {}, t(" optional")) : null;
  const [element, read, grouped] = control(field);
  readers.set(field.custom_id, read);
  const help = description ? el("small.help", {}, description) : null;
  if (grouped) return el("fieldset", {}, el("legend", {}, label, optional), help, element);
  return el("label.field", {}, el("span", {}, label, optional), help, element);
}

/** The element of a field, how to read it, and whether it is a group of boxes. */
function control(field) {
  switch (field.type) {
    case 4: return textInput(field);
    case 21: return radios(field);
    case 22: return boxes(field, field.max_values);
    case 23: {
      const box = el("input", { type: "checkbox", checked: field.default, data: { field: field.custom_id } });
      return [box, () => box.checked, false];
    }
    default: return field.max_values > 1 || field.min_values === 0 ? boxes(field, field.max_values) : oneOf(field);
  }
}

function textInput(field) {
  const common = { value: field.value, placeholder: field.placeholder, required: field.required, maxLength: field.max_length, data: { field: field.custom_id } };
  if (field.min_length) common.minLength = field.min_length;
  const element = field.style === 2 ? el("textarea", { ...common, rows: 4 }) : el("input", { type: "text", ...common });
  return [element, () => element.value, false];
}

function radios(field) {
  const list = checklist(field.options, 1, field.custom_id);
  for (const input of list.querySelectorAll("input")) input.required = field.required;
  return [list, () => list.querySelector("input:checked")?.value ?? null, true];
}

function boxes(field, most) {
  const list = checklist(choicesOf(field), most);
  list.dataset.field = field.custom_id;
  const first = list.querySelector("input");
  const check = () => {
    const chosen = list.querySelectorAll("input:checked").length;
    const isShort = chosen < field.min_values && (chosen > 0 || field.required);
    first.setCustomValidity(isShort ? t("Choose {count}.", { count: wanted(field) }) : "");
  };
  list.addEventListener("change", check);
  check();
  return [list, () => [...list.querySelectorAll("input:checked")].map((input) => input.value), true];
}

function oneOf(field) {
  const choices = choicesOf(field);
  const preset = choices.find((choice) => choice.default);
  const element = el(
    "select.choose",
    { required: field.required, data: { field: field.custom_id } },
    el("option", { value: "", selected: !preset }, field.placeholder || t("Choose …")),
    choices.map((choice) => el("option", { value: choice.value, selected: choice === preset }, labelled(choice) + (choice.description ? ` — ${choice.description}` : ""))),
  );
  return [element, () => (element.value ? [element.value] : []), false];
}
