// The commands: which are offered and in what order, and what somebody means who types one whole.

import { shownTitles } from "./messages.js";
import { crew, state } from "./state.js";
import { t } from "./words.js";

const [INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE] = [4, 5, 6, 7, 8, 9, 10, 11];
const YES = ["true", "yes", "1"];
const NO = ["false", "no", "0"];

/** Commands used here before, the latest last. */
const recent = () => JSON.parse(localStorage.getItem("recent") ?? "[]");

/** Note that a command was used. */
export function used(command) {
  localStorage.setItem("recent", JSON.stringify([...recent().filter((name) => name !== command.name), command.name].slice(-8)));
}

/** A name as it may stand in a title: "Pizarro & Co." is pizarro-and-co. */
const plain = (text) => text.toLowerCase().replaceAll("&", "and").replace(/[^\p{L}\p{N}]/gu, "");

/** The group of commands that the newest message with a title here is about; null if there is none. */
function groupHere() {
  const groups = new Set(state.commands.filter(({ name }) => name.includes(" ")).map(({ name }) => name.split(" ")[0]));
  for (const title of shownTitles()) {
    const found = [...groups].find((group) => plain(title).startsWith(plain(group)));
    if (found) return found;
  }
  return null;
}

/** All commands that fit what is typed: those that begin so, those of what is played here, those used lately. */
export function commandsLike(typed) {
  const words = typed.split(/\s+/);
  const found = state.commands.filter((command) => words.every((word) => command.name.includes(word) || command.title.includes(word)));
  const [group, lately] = [groupHere(), recent()];
  const rank = ({ name, title }) =>
    1000 * Number(name.startsWith(typed) || title.startsWith(typed)) + 100 * Number(name.split(" ").includes(group)) + lately.indexOf(name);
  return found.sort((one, other) => rank(other) - rank(one) || one.title.localeCompare(other.title));
}

/** Read "/board at:17": the command, its values by name, and what is not understood. Null if it is no command. */
export function readCommand(written) {
  const text = written.slice(1);
  const named = state.commands.flatMap((command) => [...new Set([command.name, command.title])].map((name) => ({ command, name })));
  const begins = ({ name }) => `${text.toLowerCase()} `.startsWith(`${name.toLowerCase()} `);
  const best = named.filter(begins).sort((one, other) => other.name.length - one.name.length)[0];
  if (!best) return null;
  return { command: best.command, ...readOptions(best.command, text.slice(best.name.length)) };
}

/** The sub-commands of the group that a text names first, as they are typed; none if it names no group. */
export function subCommands(written) {
  const group = written.slice(1).split(/\s/)[0].toLowerCase();
  const own = ({ name, title }) => [name, title].some((called) => called.toLowerCase().startsWith(`${group} `));
  return state.commands.filter(own).map(({ title }) => `/${title}`).sort();
}

/** Read "good:corn number:2"; words that name no option are for the first that is required and not named. */
function readOptions(command, text) {
  const given = new Map();
  const names = command.options.flatMap((option) => [...new Set([option.name, option.title])].map((name) => [name.toLowerCase(), option]));
  const parts = text.split(/(?:^|\s)(?=[^\s:]+:)/);
  const rest = [];
  let last = null;
  for (const part of parts) {
    const [, name, value] = part.match(/^([^\s:]+):(.*)$/s) ?? [];
    const option = names.find(([called]) => called === name?.toLowerCase())?.[1];
    if (option) given.set((last = option), value);
    else if (last) given.set(last, `${given.get(last)} ${part}`);
    else rest.push(part);
  }
  const left = rest.join(" ").trim();
  const takes = left && command.options.find((option) => option.required && !given.has(option));
  if (takes) given.set(takes, left);
  const values = {};
  const wrong = left && !takes ? [left] : [];
  for (const [option, typed] of given) {
    const value = valueOf(option, typed.trim());
    if (value === undefined) wrong.push(`${option.title}:${typed.trim()}`);
    else values[option.name] = value;
  }
  const missing = command.options.filter((option) => option.required && !(option.name in values));
  return { values, wrong, missing };
}

/** What is meant by a typed value; undefined if nothing is. */
function valueOf(option, typed) {
  const is = (...names) => names.some((name) => String(name).toLowerCase() === typed.toLowerCase());
  const byName = (things, sign) => things.find(({ id, name }) => is(name, `${sign}${name}`, `<${sign}${id}>`))?.id;
  if (typed === "") return undefined;
  if (option.choices) return option.choices.find((choice) => is(choice.name, choice.value))?.value;
  const roles = () => byName([...state.roles.values()], "@");
  switch (option.type) {
    case BOOLEAN: return is(...YES, t("True")) ? true : is(...NO, t("False")) ? false : undefined;
    case INTEGER: case NUMBER: return Number.isNaN(Number(typed)) ? undefined : Number(typed);
    case USER: return byName(crew(), "@");
    case ROLE: return roles();
    case MENTIONABLE: return byName(crew(), "@") ?? roles();
    case CHANNEL: return byName([...state.places.values()], "#");
    case FILE: return undefined;
    default: return typed;
  }
}
