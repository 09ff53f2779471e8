import type { Palette } from "../palette";
import type { FittedTitle } from "../text/fitTitle";
import { isRightToLeft } from "../text/rightToLeft";
import { textSvg } from "../text/textSvg";
import { CAPITALS_EM, TITLE } from "./measures";

/** The title's edges in pixels of the picture. */
export interface TitlePlace {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** Geist's capitals begin this far right of where a line begins, in parts of the size. */
const BEARING_EM = 0.06;

const leadingPx = ({ sizePx }: FittedTitle): number => Math.round(sizePx * TITLE.leading);

/** From the top of the first line's capitals to the last line's baseline, in pixels. An empty title takes a line. */
export const titleHeight = (title: FittedTitle): number =>
  Math.round(title.sizePx * CAPITALS_EM) + Math.max(0, title.lines.length - 1) * leadingPx(title);

/** The lines of the title, at the left, or at the right when it is read from there. */
export const titleSvg = (title: FittedTitle, place: TitlePlace, palette: Palette): string => {
  const { sizePx, lines } = title;
  const style = { ...TITLE.setting, sizePx, colour: palette.fg };
  const edge = isRightToLeft(lines.join(" ")) ? "right" : "left";
  const xPx = edge === "left" ? place.left - BEARING_EM * sizePx : place.right;
  const firstPx = place.top + Math.round(sizePx * CAPITALS_EM);
  return lines
    .map((line, index) => {
      const baselinePx = firstPx + index * leadingPx(title);
      return textSvg(line, style, { xPx, baselinePx, edge });
    })
    .join("");
};
