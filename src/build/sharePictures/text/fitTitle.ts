import { balanceLines, fillLines } from "./lines";
import { signsOf, wordsOf } from "./pieces";
import { shorten } from "./shorten";
import type { Setting } from "./style";

/** A size that a title may be set in, and how many lines of it there is room for. */
export interface TitleStep {
  readonly sizePx: number;
  readonly mostLines: number;
}

export interface FittedTitle {
  readonly sizePx: number;
  /** None for an empty title. */
  readonly lines: readonly string[];
}

/** A title in the smallest type: full lines, overlong words broken, an ellipsis where the room ends. */
const fillRoom = (title: string, widthPx: number, step: TitleStep, setting: Setting) => {
  const { sizePx, mostLines } = step;
  const lineEm = widthPx / sizePx;
  const pieces = wordsOf(title, setting).flatMap((word) =>
    word.widthEm > lineEm ? signsOf(word.text, setting) : [word],
  );
  const lines = fillLines(pieces, lineEm);
  if (lines.length <= mostLines) return { sizePx, lines };
  const [last = ""] = lines.splice(mostLines - 1);
  return { sizePx, lines: [...lines, shorten(last, lineEm, setting)] };
};

/** A title in the largest type in which all of it fits, in lines of about the same length. */
export const fitTitle = (
  title: string,
  widthPx: number,
  { larger, smallest }: { larger: readonly TitleStep[]; smallest: TitleStep },
  setting: Setting,
): FittedTitle => {
  const words = wordsOf(title, setting);
  const widestEm = Math.max(0, ...words.map((word) => word.widthEm));
  for (const { sizePx, mostLines } of [...larger, smallest]) {
    const lineEm = widthPx / sizePx;
    if (widestEm > lineEm) continue;
    const lines = balanceLines(words, lineEm);
    if (lines.length <= mostLines) return { sizePx, lines };
  }
  return fillRoom(title, widthPx, smallest, setting);
};
