// Which of the two layouts the window takes: the question beside the board, or below it as a sheet.

const SIDE = matchMedia("(min-width: 880px) and (min-aspect-ratio: 1/1), (min-width: 560px) and (max-height: 520px) and (min-aspect-ratio: 5/4)");
const LOW = matchMedia("(max-height: 520px)");
const PHONE = matchMedia("(max-width: 700px)");
/** Pixels of the board below which two columns of the wide pictures cannot be read: then they come in the large layout, which is narrower. */
const NARROW = 760;
const PADDING = 8;

export const isSheet = () => !SIDE.matches;

/** Whether the panel shows one of its parts at a time: as a sheet, and where the window is low. */
export const isTabbed = () => isSheet() || LOW.matches;

/** Whether the hand lies in the sheet; elsewhere it lies on the board beside what is the viewer's. */
export const handIsInSheet = () => PHONE.matches && isSheet();

/** Whether pictures come in the large layout: on small boards, and for those who want large type. */
export const isLarge = (mode) => PHONE.matches || Boolean(mode?.large) || board().offsetWidth < NARROW;

const board = () => document.getElementById("board");

/** The pixels that strips have on the board without scrolling. */
export const roomOfBoard = () => ({
  width: board().clientWidth - 2 * PADDING,
  height: board().clientHeight - document.getElementById("strips").offsetTop - PADDING,
});

/** Call `listener` when the layout, or the size of the board, is another one. */
export function onLayout(listener) {
  for (const query of [SIDE, PHONE, LOW]) query.addEventListener("change", listener);
  let [width, height] = [0, 0];
  new ResizeObserver(() => {
    const [wide, high] = [board().clientWidth, board().clientHeight];
    // As a sheet the panel takes from the board's height all the time, and the board is scrolled.
    if (Math.abs(wide - width) < 2 && (isSheet() || Math.abs(high - height) < 2)) return;
    [width, height] = [wide, high];
    listener();
  }).observe(board());
}
