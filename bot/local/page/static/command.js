// A command that is being filled in: a field for each option, with live autocomplete.

import { el, note, readFile } from "./shared.js";
import { openResult } from "./forms.js";
import { ask } from "./net.js";
import { picker } from "./picker.js";
import { state } from "./state.js";
import { t } from "./words.js";

const PAUSE = 120;
const [INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE] = [4, 5, 6, 7, 8, 9, 10, 11];

/** Send a command; a form that it opens is opened. */
export async function runCommand(command, options) {
  const result = await ask("slash", { channel: state.place, command: command.name, options });
  openResult(result);
  return result;
}

/** Put a command's fields into the composer, filled with what is `given`; `done` draws the composer again. */
export function openCommand(composer, command, done, given = {}) {
  const fields = new Map();
  const row = el("div.options");
  const more = el("div.more");
  const wrong = el("p.wrong", { role: "alert" });
  const send = el("button.button.primary", { type: "submit" }, t("Send"));
  const cancel = el("button.plain", { type: "button", ariaLabel: t("Cancel the command"), onclick: done }, "✕");
  const form = el(
    "form.command",
    { ariaLabel: t("Command {name}", { name: command.title }) },
    el("header", {}, el("b", {}, `/${command.title}`), el("small", {}, command.description), cancel),
    row,
    more,
    wrong,
    el("footer", {}, send),
  );
  const values = () => Object.fromEntries([...fields].map(([name, field]) => [name, field.read()]).filter(([, value]) => value !== null));
  const add = (option) => {
    const field = fieldOf(option, command, values);
    fields.set(option.name, field);
    row.append(field.element);
    if (option.name in given) field.write(given[option.name]);
    return field;
  };
  for (const option of command.options) {
    if (option.required || option.name in given) add(option);
    else more.append(addButton(option, add));
  }
  form.addEventListener("submit", (event) => run(event, { command, values, send, wrong, done }));
  form.addEventListener("keydown", (event) => {
    // The Enter that chose this command, still held down, does not send it.
    if (event.key === "Enter" && event.repeat) event.preventDefault();
    if (event.key !== "Escape" || event.defaultPrevented) return;
    done();
    document.getElementById("write")?.focus();
  });
  composer.replaceChildren(form);
  const inputs = [...row.querySelectorAll("input, select")];
  (inputs.find((input) => !input.value) ?? inputs[0] ?? send).focus();
}

function addButton(option, add) {
  const button = el("button.chip", { type: "button", title: option.description }, `+ ${option.title}`);
  button.addEventListener("click", () => {
    button.remove();
    add(option).element.querySelector("input, select").focus();
  });
  return button;
}

async function run(event, { command, values, send, wrong, done }) {
  event.preventDefault();
  send.disabled = true;
  wrong.textContent = "";
  try {
    const result = await runCommand(command, values());
    done();
    if (!result.modal) document.getElementById("write")?.focus();
  } catch (error) {
    if (wrong.isConnected) wrong.textContent = error.message;
    else note(error.message);
    send.disabled = false;
  }
}

function fieldOf(option, command, values) {
  const [element, read, write] = input(option, command, values);
  const label = el("label.option-field", { title: option.description }, el("span", {}, option.title), element);
  return { element: label, read, write };
}

function listed(option, choices) {
  const element = el(
    "select",
    { required: option.required, ariaLabel: option.description },
    el("option", { value: "" }, "…"),
    choices.map(([label, value]) => el("option", { value: JSON.stringify(value) }, label)),
  );
  return [element, () => (element.value ? JSON.parse(element.value) : null), (value) => (element.value = JSON.stringify(value))];
}

function input(option, command, values) {
  if (option.choices) return listed(option, option.choices.map((choice) => [choice.name, choice.value]));
  const people = () => [...state.people.values()].filter((person) => person.here).map((person) => [`@${person.name}`, person.id]);
  const roles = () => [...state.roles.values()].map((role) => [`@${role.name}`, role.id]);
  switch (option.type) {
    case BOOLEAN: return listed(option, [[t("True"), true], [t("False"), false]]);
    case USER: return listed(option, people());
    case ROLE: return listed(option, roles());
    case MENTIONABLE: return listed(option, [...people(), ...roles()]);
    case CHANNEL: return listed(option, [...state.places.values()].filter((place) => place.kind !== 1).map((place) => [`#${place.name}`, place.id]));
    case FILE: return chosenFile(option);
    default: return option.autocomplete ? completed(option, command, values) : plain(option);
  }
}

/** A field that takes a file. */
function chosenFile(option) {
  const element = el("input", { type: "file", required: option.required, ariaLabel: option.description });
  let file = null;
  element.addEventListener("change", async () => {
    element.setAttribute("aria-busy", "true");
    file = element.files.length ? await readFile(element.files[0]) : null;
    element.removeAttribute("aria-busy");
  });
  return [element, () => file];
}

const isNumber = (option) => option.type === INTEGER || option.type === NUMBER;

function plain(option) {
  const element = el("input", { type: isNumber(option) ? "number" : "text", required: option.required, autocomplete: "off", ariaLabel: option.description });
  if (option.type === NUMBER) element.step = "any";
  for (const [name, value] of [["min", option.min_value], ["max", option.max_value], ["minLength", option.min_length], ["maxLength", option.max_length]]) {
    if (value !== undefined) element[name] = value;
  }
  return [element, () => (element.value === "" ? null : isNumber(option) ? Number(element.value) : element.value), (value) => (element.value = value)];
}

/** A field that asks the bot for choices while one types. */
function completed(option, command, values) {
  const element = el("input", { type: "text", required: option.required, autocomplete: "off", ariaLabel: option.description });
  let chosen = null;
  let timer = 0;
  let asked = 0;
  const choices = picker(element, (choice) => {
    chosen = choice;
    element.value = choice.label;
  });
  const fetch = async () => {
    asked += 1;
    const mine = asked;
    try {
      const words = Object.entries(values()).filter(([, value]) => typeof value !== "object");
      const options = { ...Object.fromEntries(words), [option.name]: element.value };
      const result = await ask("autocomplete", { channel: state.place, command: command.name, options, focused: option.name });
      if (mine !== asked || document.activeElement !== element) return;
      choices.show(result.choices.map((choice) => ({ label: choice.name, value: choice.value })), option.description);
    } catch (error) {
      if (mine === asked) choices.hide();
    }
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(fetch, PAUSE);
  };
  element.addEventListener("input", () => {
    chosen = null;
    soon();
  });
  element.addEventListener("focus", soon);
  const read = () => {
    if (element.value === "") return null;
    if (chosen) return chosen.value;
    return isNumber(option) && element.value.trim() !== "" && !Number.isNaN(Number(element.value)) ? Number(element.value) : element.value;
  };
  return [el("span.with-choices", {}, element, choices.element), read, (value) => (element.value = value)];
}
