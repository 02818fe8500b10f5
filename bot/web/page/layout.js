// Which of the two layouts the window takes: the question beside the board, or below it as a sheet.

const SIDE = matchMedia("(min-width: 1000px) and (min-aspect-ratio: 5/4)");
const PHONE = matchMedia("(max-width: 700px)");

export const isSheet = () => !SIDE.matches;

/** Whether the hand lies in the sheet; elsewhere it lies on the board beside what is the viewer's. */
export const handIsInSheet = () => PHONE.matches;

/** Whether pictures come in the large layout: on phones, and for those who want large type. */
export const isLarge = (mode) => PHONE.matches || Boolean(mode?.large);

export const widthOfBoard = () => document.getElementById("board").clientWidth;

/** Call `listener` when the layout, or the size of the board, is another one. */
export function onLayout(listener) {
  for (const query of [SIDE, PHONE]) query.addEventListener("change", listener);
  let width = 0;
  new ResizeObserver(() => {
    if (Math.abs(widthOfBoard() - width) < 2) return;
    width = widthOfBoard();
    listener();
  }).observe(document.getElementById("board"));
}
