import { widthEm } from "./measure";
import { type Piece, signsOf, wordsOf } from "./pieces";
import type { Setting } from "./style";

const ELLIPSIS = "…";

/** As many of the pieces as fit, and an ellipsis; nothing when not even the first one fits. */
const startOf = (pieces: readonly Piece[], lineEm: number, setting: Setting): string => {
  let leftEm = lineEm - widthEm(ELLIPSIS, setting);
  let start = "";
  for (const piece of pieces) {
    if (piece.widthEm > leftEm) break;
    start += piece.text;
    leftEm -= piece.widthEm + piece.blankEm;
  }
  return start && start.trimEnd() + ELLIPSIS;
};

/** The beginning of a text with an ellipsis, in a line of this width: whole words, or signs of the first word. */
export const shorten = (text: string, lineEm: number, setting: Setting): string =>
  startOf(wordsOf(text, setting), lineEm, setting) ||
  startOf(signsOf(text, setting), lineEm, setting);

/** A text as it is when a line of this width holds it, shortened otherwise. */
export const fitLine = (text: string, lineEm: number, setting: Setting): string =>
  widthEm(text, setting) <= lineEm ? text : shorten(text, lineEm, setting);
