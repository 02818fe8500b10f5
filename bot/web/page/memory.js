// What this browser remembers of its reader's wishes; in a frame it may refuse to, then it lasts as long as the page.

const here = new Map();

export function remembered(name, fallback = "") {
  try {
    return localStorage.getItem(`board-${name}`) ?? here.get(name) ?? fallback;
  } catch {
    return here.get(name) ?? fallback;
  }
}

export function remember(name, value) {
  here.set(name, value);
  try {
    localStorage.setItem(`board-${name}`, value);
  } catch {
    // Storage is refused.
  }
}
