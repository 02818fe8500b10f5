// Which of the two layouts the window takes: the question beside the board, or below it as a sheet.

const SIDE = matchMedia("(min-width: 880px) and (min-aspect-ratio: 1/1), (min-width: 560px) and (max-height: 520px) and (min-aspect-ratio: 5/4)");
const LOW = matchMedia("(max-height: 520px)");
const PHONE = matchMedia("(max-width: 700px)");
/** Width of the board in pixels below which the large layout is used, which has narrower pictures. */
const NARROW = 760;
const PADDING = 8;
const FONTS = ["400 1em 'Caravel Sans'", "600 1em 'Caravel Sans'", "700 1em 'Caravel Sans'", "600 1em 'Caravel Serif'"];
/** Milliseconds after which the page is shown without its fonts. */
const FONTS_TIMEOUT = 3000;

export const isSheet = () => !SIDE.matches;

/** Whether the panel shows one part at a time: as a sheet, or in a low window. */
export const isTabbed = () => isSheet() || LOW.matches;

/** Whether moves may be pressed without being pointed at before: by a finger, and in a sheet, which shows no hints. */
export const isByTouch = () => isSheet() || matchMedia("(pointer: coarse)").matches;

/** Whether the hand lies in the sheet; elsewhere it lies on the board beside what is the viewer's. */
export const handIsInSheet = () => PHONE.matches && isSheet();

/** Whether to use the large layout: on small boards, or if the viewer wants large type. */
export const isLarge = (mode) => PHONE.matches || Boolean(mode?.large) || board().offsetWidth < NARROW;

const board = () => document.getElementById("board");

/** Width and height in pixels for strips without scrolling. */
export const roomOfBoard = () => ({
  width: board().clientWidth - 2 * PADDING,
  height: board().clientHeight - document.getElementById("strips").offsetTop - PADDING,
});

/** Wait for the fonts, up to a time limit. Text set in another font has another width: all buttons would move, perhaps under a finger. */
export const fontsLoaded = () => Promise.race([Promise.allSettled(FONTS.map((font) => document.fonts.load(font))), new Promise((done) => setTimeout(done, FONTS_TIMEOUT))]);

/** Call `listener` when the layout, or the size of the board, is another one. */
export function onLayout(listener) {
  for (const query of [SIDE, PHONE, LOW]) query.addEventListener("change", listener);
  let [width, height] = [0, 0];
  new ResizeObserver(() => {
    const [wide, high] = [board().clientWidth, board().clientHeight];
    // A sheet covers part of the board, so the board scrolls.
    if (Math.abs(wide - width) < 2 && (isSheet() || Math.abs(high - height) < 2)) return;
    [width, height] = [wide, high];
    listener();
  }).observe(board());
}
