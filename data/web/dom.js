// Building and finding elements: what both pages share, the chat of the local Discord and the live board.

export const find = (id) => document.getElementById(id);

/** Make an element: el("p.note", {title: "…", onclick}, child, "text"). Null children are left out. */
export function el(kind, properties = {}, ...children) {
  const [tag, ...classes] = kind.split(".");
  const element = document.createElement(tag || "div");
  if (classes.length) element.className = classes.join(" ");
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "data") Object.assign(element.dataset, value);
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name in element && name !== "list" && name !== "role") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** A dialog that closes by Escape, by a click beside it, by a button called `closing`, and is removed afterwards. */
export function dialogNamed(closing, title, ...content) {
  const close = el("button.plain.close", { type: "button", ariaLabel: closing, onclick: () => box.close() }, "✕");
  const name = el("h3", { id: `dialog-${Date.now()}` }, title);
  const box = el("dialog.box", { "aria-labelledby": name.id }, el("header", {}, name, close), ...content);
  box.addEventListener("close", () => box.remove());
  box.addEventListener("mousedown", (event) => event.target === box && box.close());
  document.body.append(box);
  box.showModal();
  box.querySelector("input:not([type=checkbox], [type=radio]), textarea, select")?.focus();
  return box;
}

/** Say something at the edge of the page for some seconds. */
export function note(text, kind = "error") {
  const line = el(`p.note.${kind}`, {}, text);
  find("notes").append(line);
  setTimeout(() => line.remove(), 7000);
}

/** Read a file that somebody chose, as the server takes it. */
export function readFile(file) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    const type = file.type || "application/octet-stream";
    reader.onload = () => resolve({ name: file.name, type, content: reader.result.split(",")[1] ?? "" });
    reader.readAsDataURL(file);
  });
}

const COLOURS = 8;

/** A class that colours a name, the same every time. */
export function colourOf(name) {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + sign.codePointAt(0)) % 9973;
  return `hue-${sum % COLOURS}`;
}
