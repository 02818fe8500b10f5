// Controls as they come in frames and answers: rows of buttons and lists, forms, files.

import { dialogNamed, el } from "./dom.js";
import { sprite } from "./texts.js";
import { t } from "./words.js";

/** Build rows of controls; `send(click)` is called with what to send. */
export const rowsOf = (rows, send) => (rows ?? []).map((row) => el("div.row", {}, row.map((part) => control(part, send))));

export function control(part, send) {
  if (part.choices) return list(part, send);
  if (part.url) return el("a.button.secondary", { href: part.url, target: "_blank", rel: "noreferrer noopener" }, part.label, " ↗");
  if (!part.label) return null;
  return el(
    `button.button.${part.style ?? "primary"}`,
    { type: "button", disabled: part.disabled, data: { control: part.custom_id }, onclick: () => send({ control: part.custom_id }) },
    sprite(part.sign),
    el("span", {}, part.label),
  );
}

/** A list: of one choice it is sent at once, of several when its button is pressed. */
export function list(part, send) {
  if ((part.most ?? 1) > 1 || (part.least ?? 1) === 0) return several(part, send);
  const chosen = part.choices.find((choice) => choice.chosen);
  const element = el(
    "select.choose",
    { ariaLabel: part.placeholder, data: { control: part.custom_id } },
    el("option", { value: "", disabled: true, selected: !chosen }, part.placeholder),
    part.choices.map((choice) => el("option", { value: choice.value, selected: choice === chosen }, choice.label + (choice.description ? ` – ${choice.description}` : ""))),
  );
  element.addEventListener("change", () => {
    const value = element.value;
    element.value = chosen?.value ?? "";
    send({ control: part.custom_id, values: [value] });
  });
  // Once something is chosen the list no longer says itself what it is for.
  return chosen ? el("label.named", {}, el("span.small", {}, part.placeholder), element) : element;
}

function several(part, send) {
  const boxes = part.choices.map((choice) => el("input", { type: "checkbox", value: choice.value, checked: Boolean(choice.chosen) }));
  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const button = el("button.button.secondary", { type: "submit" }, t("choose"));
  const check = () => {
    button.disabled = chosen().length < (part.least ?? 1) || chosen().length > (part.most ?? 1);
  };
  const form = el("form.several", { onchange: check }, el("fieldset", {}, el("legend", {}, part.placeholder), boxes.map((box, index) => el("label", {}, box, el("span", {}, part.choices[index].label)))), button);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send({ control: part.custom_id, values: chosen() });
  });
  check();
  return form;
}

/** Files of an answer: pictures are shown, others can be saved. */
export const filesOf = (files) =>
  (files ?? []).map((file) => {
    const address = `data:${file.type};base64,${file.data}`;
    return file.type.startsWith("image/") ? el("img.shown", { src: address, alt: file.alt ?? "" }) : el("a.file", { href: address, download: file.name }, file.name);
  });

/** Open a form that an answer asks for: lines to type and lists. */
export function openAsked({ control: id, title, fields }, send) {
  const readers = [];
  const parts = fields.map(([label, field]) => {
    const [element, read] = field.choices ? asList(field) : asLine(field);
    readers.push([field.custom_id, read]);
    return el("label.field", {}, el("span", {}, label), element);
  });
  const form = el("form.fields", {}, parts, el("footer", {}, el("button.button.primary", { type: "submit" }, t("send"))));
  const box = dialogNamed(t("close"), title, form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    box.close();
    send({ control: id, fields: Object.fromEntries(readers.map(([name, read]) => [name, read()])) });
  });
}

function asLine(field) {
  const element = el("input", { type: "text", value: field.text ?? "", maxLength: field.most ?? 100, autocomplete: "off" });
  return [element, () => [element.value]];
}

function asList(field) {
  const isMultiple = (field.most ?? 1) > 1;
  const element = el("select.choose", { multiple: isMultiple, size: isMultiple ? Math.min(8, field.choices.length) : 1 }, field.choices.map((choice) => el("option", { value: choice.value, selected: Boolean(choice.chosen) }, choice.label)));
  return [element, () => [...element.selectedOptions].map((option) => option.value)];
}
