import type { Palette } from "../palette";
import { widthEm } from "../text/measure";
import { fitLine } from "../text/shorten";
import { textSvg } from "../text/textSvg";
import { CAPITALS_EM, FOOT } from "./measures";

/** What stands at the foot of the window. */
export interface Foot {
  readonly owner: string;
  readonly role: string;
  readonly mark: Buffer | undefined;
}

/** The foot's left and upper edge and its width, in pixels of the picture. */
export interface FootPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const markSvg = (mark: Buffer, { left, top }: FootPlace): string =>
  `<image x="${left}" y="${top}" width="${FOOT.mark}" height="${FOOT.mark}" ` +
  `href="data:image/svg+xml;base64,${mark.toString("base64")}"/>`;

/** The site's mark, who the owner is, and what they do; what has no room is shortened. */
export const footSvg = (
  { owner, role, mark }: Foot,
  place: FootPlace,
  palette: Palette,
): string => {
  const { size } = FOOT;
  const baselinePx = place.top + (FOOT.mark + size * CAPITALS_EM) / 2;
  const right = place.left + place.width;
  const parts: string[] = [];
  let xPx = place.left;
  if (mark) {
    parts.push(markSvg(mark, place));
    xPx += FOOT.mark + FOOT.gap;
  }
  for (const [text, setting, colour] of [
    [owner, FOOT.owner, palette.fg],
    [role, FOOT.role, palette.fgMuted],
  ] as const) {
    const fitting = fitLine(text, (right - xPx) / size, setting);
    if (fitting === "") continue;
    parts.push(textSvg(fitting, { ...setting, sizePx: size, colour }, { xPx, baselinePx }));
    xPx += widthEm(fitting, setting) * size + FOOT.gap;
  }
  return parts.join("");
};
