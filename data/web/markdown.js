// Markdown: escape first, then put tags in the place of signs; code is set aside before anything else touches it.
//
// `names` is what the page knows: `{ me, locale, person(id), role(id), channel(id), emoji(id) }`, where `emoji` gives an address.

const SIGNS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]);

const SPANS = [
  [/\*\*\*([^*\n]+?)\*\*\*/g, "<strong><em>$1</em></strong>"],
  [/\*\*(.+?)\*\*/gs, "<strong>$1</strong>"],
  [/__(.+?)__/gs, "<u>$1</u>"],
  [/\*(?=[^\s*])((?:[^\S\n]+(?=[^\s*])|[^\s*])+?)\*(?!\*)/g, "<em>$1</em>"],
  [/(^|[^\w_])_(?=\S)([^_\n]+?)_(?!\w)/g, "$1<em>$2</em>"],
  [/~~(.+?)~~/gs, "<s>$1</s>"],
  [/\|\|(.+?)\|\|/gs, '<button type="button" class="spoiler" aria-label="Hidden text, press to show"><span>$1</span></button>'],
];

function mentionsOf(text, names) {
  return text
    .replace(/&lt;@!?(\d+)&gt;/g, (_, id) => `<span class="mention${id === names.me ? " me" : ""}">@${escape(names.person(id))}</span>`)
    .replace(/&lt;@&amp;(\d+)&gt;/g, (_, id) => `<span class="mention">@${escape(names.role(id))}</span>`)
    .replace(/&lt;#(\d+)&gt;/g, (_, id) => `<span class="mention" data-channel="${id}">#${escape(names.channel(id))}</span>`)
    .replace(/&lt;\/([\w -]+):\d+&gt;/g, '<button type="button" class="mention" data-command="$1">/$1</button>')
    .replace(/(^|\s)@(everyone|here)\b/g, '$1<span class="mention me">@$2</span>')
    .replace(/&lt;a?:(\w+):(\d+)&gt;/g, (_, name, id) => `<img class="emoji" src="${escape(names.emoji(id))}" alt=":${name}:" title=":${name}:">`);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** How far a moment lies from `now`, both in seconds since 1970, in words. */
export function relative(seconds, locale, now) {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const distance = seconds - now;
  for (const [unit, length] of [["day", 86400], ["hour", 3600], ["minute", 60]]) {
    if (Math.abs(distance) >= length) return words.format(Math.round(distance / length), unit);
  }
  return words.format(Math.round(distance), "second");
}

function times(text, { locale, now = Date.now() / 1000 }) {
  return text.replace(/&lt;t:(\d{1,12})(?::([tTdDfFR]))?&gt;/g, (_, seconds, style) => {
    const moment = new Date(seconds * 1000);
    const shown = style === "R" ? relative(Number(seconds), locale, now) : moment.toLocaleString(locale, STYLES[style ?? "f"]);
    return `<time datetime="${moment.toISOString()}"${style === "R" ? " data-relative" : ""}>${escape(shown)}</time>`;
  });
}

function links(text, keep) {
  return text
    .replace(/\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/g, (_, label, url) => `${keep(`<a href="${url}" target="_blank" rel="noreferrer noopener">`)}${label}</a>`)
    .replace(/(^|[\s(]|&lt;)(https?:\/\/[^\s<]+?)(?=&gt;|[.,;:!?)]*(?:\s|$))/g, (_, before, url) => `${before === "&lt;" ? "" : before}${keep(`<a href="${url}" target="_blank" rel="noreferrer noopener">${url}</a>`)}`);
}

function inline(text, keep, names) {
  let result = times(mentionsOf(links(text, keep), names), names);
  for (const [pattern, tag] of SPANS) result = result.replace(pattern, tag);
  return result;
}

const LINES = [
  [/^(#{1,3}) +(.+)$/, (found, render) => `<h${found[1].length + 3}>${render(found[2])}</h${found[1].length + 3}>`],
  [/^-# +(.+)$/, (found, render) => `<p class="small">${render(found[1])}</p>`],
  [/^( *)[-*] +(.+)$/, (found, render) => `<p class="item depth-${Math.min(2, found[1].length >> 1)}">${render(found[2])}</p>`],
  [/^ *(\d{1,3})\. +(.+)$/, (found, render) => `<p class="item numbered"><b>${found[1]}.</b> ${render(found[2])}</p>`],
  [/^&gt; (.*)$/, (found, render) => `<blockquote>${render(found[1])}</blockquote>`],
];

function line(text, render) {
  for (const [pattern, build] of LINES) {
    const found = text.match(pattern);
    if (found) return build(found, render);
  }
  return null;
}

// An escaped sign, a block of code, code in a line: what comes first counts, and nothing in it is markup.
const WHOLE = /\\(&(?:amp|lt|gt|quot|#39);|[^\w\s&\u0001\u0002]|_)|```(?:[\w+-]*\n)?([\s\S]+?)```|(`{1,2})([^`\n]+?)\3/g;

/** Turn a message's markdown into HTML. Everything that came from outside is escaped before. */
export function markdown(source, names) {
  const kept = [];
  const keep = (html) => `\u0001${kept.push(html) - 1}\u0002`;
  let text = escape(source.replace(/[\u0001\u0002]/g, ""));
  text = text.replace(WHOLE, (_, sign, block, ticks, code) => {
    if (sign !== undefined) return keep(sign);
    return keep(block !== undefined ? `<pre><code>${block.replace(/\n$/, "")}</code></pre>` : `<code>${code}</code>`);
  });
  const render = (part) => inline(part, keep, names);
  const blocks = [];
  let plain = [];
  const flush = () => {
    if (plain.length) blocks.push(`<span class="lines">${render(plain.join("\n"))}</span>`);
    plain = [];
  };
  for (const each of text.split("\n")) {
    const block = line(each, render);
    const hangs = !plain.length && blocks.at(-1)?.startsWith('<p class="item');
    if (block !== null) {
      flush();
      blocks.push(block);
    } else if (hangs && /^ {2,}\S/.test(each)) {
      // An indented line goes on with the item above it, as in Discord.
      blocks.push(blocks.pop().replace(/<\/p>$/, () => `<br>${render(each.trim())}</p>`));
    } else {
      plain.push(each);
    }
  }
  flush();
  let html = blocks.join("").replaceAll("</blockquote><blockquote>", "<br>");
  for (let depth = 0; depth < 3 && html.includes("\u0001"); depth += 1) {
    html = html.replace(/\u0001(\d+)\u0002/g, (_, index) => kept[index]);
  }
  return html;
}

/** Turn a message's markdown into elements; hidden text shows itself when it is pressed. */
export function marked(source, names) {
  const read = new DOMParser().parseFromString(markdown(source, names), "text/html");
  const nodes = [...read.body.childNodes].map((node) => document.importNode(node, true));
  for (const spoiler of nodes.flatMap((node) => (node.querySelectorAll ? [...node.querySelectorAll(".spoiler")] : []))) {
    spoiler.addEventListener("click", () => {
      spoiler.classList.add("open");
      spoiler.removeAttribute("aria-label");
    });
  }
  return nodes;
}
