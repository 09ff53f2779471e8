import type { Palette } from "../palette";
import { fitLine } from "../text/shorten";
import { textSvg } from "../text/textSvg";
import { CAPITALS_EM, KIND, WINDOW } from "./measures";
import type { WindowPlace } from "./windowSvg";

/** What kind of page it is, in the title bar after the controls. */
export const kindSvg = (kind: string, { left, top }: WindowPlace, palette: Palette): string => {
  const roomPx = WINDOW.width - WINDOW.sides - KIND.left;
  return textSvg(
    fitLine(kind, roomPx / KIND.size, KIND.setting),
    { ...KIND.setting, sizePx: KIND.size, colour: palette.fgMuted },
    {
      xPx: left + KIND.left,
      baselinePx: top + (WINDOW.titleBar + KIND.size * CAPITALS_EM) / 2,
    },
  );
};
