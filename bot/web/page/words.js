// The page's own words, in the language of whoever looks; all else that is said comes from the server in that language already.

/** Languages of the server's texts, the fallback first. */
const LANGUAGES = document.querySelector("meta[name=languages]")?.content.split(" ") ?? ["en"];
let texts = {};

const spoken = () => document.documentElement.lang;

/** Load the words of a language; what the page shows already stays until it is drawn again. */
export async function speak(language) {
  const found = LANGUAGES.includes(language) ? language : LANGUAGES[0];
  if (found === spoken() && Object.keys(texts).length) return false;
  const answer = await fetch(new URL(`words/${found}.json`, import.meta.url));
  texts = await answer.json();
  document.documentElement.lang = found;
  return true;
}

/** The browser's language, for what is said before the server tells the reader's. */
export const guessed = () => navigator.language.slice(0, 2).toLowerCase();

/** One of the page's sentences, with its arguments. */
export function t(key, given = {}) {
  return (texts[key] ?? "").replace(/\{(\w+)\}/g, (_, name) => String(given[name] ?? ""));
}
