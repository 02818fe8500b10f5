// Writing: ordinary messages, and the list of commands that opens with "/".

import { openCommand, runCommand } from "./command.js";
import { commandsLike, readCommand, subCommands, used } from "./commands.js";
import { el, find, note, readFile } from "./shared.js";
import { picker } from "./picker.js";
import { ask, LineBroke } from "./net.js";
import { crew, here, state } from "./state.js";
import { t } from "./words.js";

let files = [];
let answers = null;

const draftOf = (place) => `draft-${state.me}-${place}`;
const draft = (place) => sessionStorage.getItem(draftOf(place)) ?? "";
const dropDraft = (place) => sessionStorage.removeItem(draftOf(place));

/** Draw the composer for the place that is open. */
export function drawComposer() {
  const place = here();
  files = [];
  answers = null;
  if (!place) {
    find("composer").replaceChildren();
    return;
  }
  if (!place.may_write) {
    find("composer").replaceChildren(el("p.closed", {}, place.locked ? t("This thread is locked.") : t("You cannot write here.")), box(place, true));
    return;
  }
  find("composer").replaceChildren(box(place, false));
}

/** Answer a message. */
export function answer(message) {
  answers = message;
  drawExtras();
  find("write").focus();
}

function box(place, silent) {
  const text = el("textarea", {
    id: "write",
    rows: 1,
    value: draft(place.id),
    placeholder: silent ? t("/ for commands") : t("Message {place}", { place: `${place.kind === 1 ? "" : "#"}${place.name}` }),
    ariaLabel: t("Write in {place}", { place: place.name }),
    maxLength: 2000,
    autocomplete: "off",
  });
  const choices = picker(text, (choice) => choose(choice, text));
  const send = el("button.plain.send", { type: "submit", ariaLabel: t("Send") }, "➤");
  const slash = el("button.plain.slash", { type: "button", ariaLabel: t("Commands"), title: t("Commands"), onclick: () => startCommand(text) }, "/");
  const form = el("form.write", {}, choices.element, el("div", { id: "extras" }), el("div.line", {}, slash, attach(), text, send));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    post(text);
  });
  text.addEventListener("input", () => {
    sessionStorage.setItem(draftOf(place.id), text.value);
    grow(text);
    suggest(text, choices);
  });
  text.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      post(text);
    } else if (event.key === "Escape" && answers) {
      answers = null;
      drawExtras();
    }
  });
  return form;
}

function grow(text) {
  text.style.height = "auto";
  text.style.height = `${Math.min(text.scrollHeight, 200)}px`;
}

function startCommand(text) {
  text.value = "/";
  text.focus();
  text.dispatchEvent(new Event("input"));
}

/** Offer commands after "/", people after "@". */
function suggest(text, choices) {
  const typed = text.value.slice(0, text.selectionStart);
  const command = typed.match(/^\/([\p{L}\p{N}_ -]*)$/u);
  const mention = typed.match(/(?:^|\s)@([^\s@]*)$/);
  // Nobody means a sub-command who has typed nothing of its name: Enter completes the group, and says how it goes on.
  if (command) choices.show(commandsLike(command[1].trim().toLowerCase()).map(offered), t("Commands"), (choice) => isMeant(choice.command, command[1]));
  else if (mention) choices.show(peopleLike(mention[1].toLowerCase()), t("People"));
  else choices.hide();
}

/** Whether what is typed after "/" names a command so far that Enter may open it. */
function isMeant(command, typed) {
  const words = typed.trim().toLowerCase().split(/\s+/).length;
  return [command.name, command.title].some((name) => name.toLowerCase().startsWith(typed.trim().toLowerCase()) && (words > 1 || !name.includes(" ")));
}

const offered = (command) => ({ label: `/${command.title}`, detail: command.description, command });

function peopleLike(typed) {
  const found = crew().filter((person) => person.name.toLowerCase().startsWith(typed));
  return found.slice(0, 20).map((person) => ({ label: `@${person.name}`, person }));
}

function choose(choice, text) {
  if (choice.person) {
    const end = text.selectionStart;
    const start = text.value.lastIndexOf("@", end - 1);
    text.setRangeText(`@${choice.person.name} `, start, end, "end");
    text.dispatchEvent(new Event("input"));
    return;
  }
  fillIn(choice.command);
}

/** Open a command's fields in the composer, with what is given already. */
function fillIn(command, given = {}) {
  dropDraft(state.place);
  used(command);
  openCommand(find("composer"), command, drawComposer, given);
}

/** Open the command of a name that somebody clicked. */
export function openNamed(name) {
  const command = state.commands.find((each) => each.name === name);
  if (command && here()) fillIn(command);
}

/** Do what is typed as a command; fields are asked for that are missing or not understood. */
async function runTyped(written, text) {
  const read = readCommand(written);
  if (!read) {
    const [name, possible] = [written.split(/\s/)[0], subCommands(written).join(", ")];
    if (possible) note(t("{name} goes on with one of these: {possible}.", { name, possible }));
    else note(t("There is no command {name} here. Type / to see them all.", { name }));
    return;
  }
  const { command, values, wrong, missing } = read;
  if (wrong.length || missing.length || written.slice(1) === command.name || written.slice(1) === command.title) {
    fillIn(command, values);
    if (wrong.length) note(t("I do not understand “{text}”.", { text: wrong.join(" ") }));
    return;
  }
  text.value = "";
  grow(text);
  dropDraft(state.place);
  used(command);
  try {
    await runCommand(command, values);
  } catch (error) {
    fillIn(command, values);
    note(error.message);
  }
}

/** What goes over the line has mentions by id. */
function withMentions(text) {
  const named = crew().sort((one, other) => other.name.length - one.name.length);
  return named.reduce((result, person) => result.replaceAll(new RegExp(`(^|\\s)@${RegExp.escape?.(person.name) ?? person.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w])`, "g"), `$1<@${person.id}>`), text);
}

async function post(text) {
  const written = text.value.trim();
  if (/^\/\p{L}/u.test(written)) {
    await runTyped(written, text);
    return;
  }
  if (!written && !files.length) return;
  const [place, data] = [state.place, { channel: state.place, text: withMentions(written), files, answers: answers?.id }];
  try {
    await ask("say", { ...data, key: keyOf(data) });
    dropDraft(place);
    unsent = null;
    if (!text.isConnected || text.value.trim() !== written) return;
    text.value = "";
    grow(text);
    files = [];
    answers = null;
    drawExtras();
  } catch (error) {
    note(error instanceof LineBroke ? t("There is no connection. What you wrote is kept here: send it again.") : error.message);
  }
}

let unsent = null;

/** The key of something that is said: said again with the same key after the line broke, it is posted once. */
function keyOf(data) {
  const text = JSON.stringify(data);
  if (unsent?.text !== text) unsent = { text, key: `${Date.now()}-${Math.random()}` };
  return unsent.key;
}

function attach() {
  const input = el("input", { type: "file", multiple: true, hidden: true });
  input.addEventListener("change", async () => {
    files.push(...(await Promise.all([...input.files].slice(0, 10).map(readFile))));
    input.value = "";
    drawExtras();
  });
  return el("span", {}, input, el("button.plain", { type: "button", ariaLabel: t("Attach files"), title: t("Attach files"), onclick: () => input.click() }, "📎"));
}

function drawExtras() {
  const drop = (file) => () => {
    files = files.filter((each) => each !== file);
    drawExtras();
  };
  const stop = () => {
    answers = null;
    drawExtras();
  };
  find("extras").replaceChildren(
    ...(answers ? [el("p.chip", {}, t("Answering {name} ", { name: answers.author.username }), el("button.plain", { type: "button", ariaLabel: t("Do not answer"), onclick: stop }, "✕"))] : []),
    ...files.map((file) => el("p.chip", {}, `📎 ${file.name} `, el("button.plain", { type: "button", ariaLabel: t("Drop {name}", file), onclick: drop(file) }, "✕"))),
  );
}
