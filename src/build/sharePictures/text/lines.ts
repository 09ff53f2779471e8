import type { Piece } from "./pieces";

/** Lines as full as they can be, by the pieces' widths. */
export const fillLines = (pieces: readonly Piece[], lineEm: number): string[] => {
  const lines: string[] = [];
  let usedEm = 0;
  for (const { text, widthEm, blankEm } of pieces) {
    if (lines.length === 0 || usedEm + widthEm > lineEm) {
      lines.push(text);
      usedEm = 0;
    } else {
      lines.push((lines.pop() ?? "") + text);
    }
    usedEm += widthEm + blankEm;
  }
  return lines.map((line) => line.trimEnd());
};

/** Halvings of the doubt about a line's width: a thousandth of it is left. */
const BALANCE_STEPS = 10;

/** As few lines as `fillLines` makes, but of about the same length. */
export const balanceLines = (pieces: readonly Piece[], lineEm: number): string[] => {
  const count = fillLines(pieces, lineEm).length;
  let tooNarrowEm = 0;
  let enoughEm = lineEm;
  for (let step = 0; step < BALANCE_STEPS; step += 1) {
    const middleEm = (tooNarrowEm + enoughEm) / 2;
    if (fillLines(pieces, middleEm).length > count) tooNarrowEm = middleEm;
    else enoughEm = middleEm;
  }
  return fillLines(pieces, enoughEm);
};
