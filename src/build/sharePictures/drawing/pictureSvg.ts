import { palettes } from "../palette";
import type { SharePicture, Surroundings } from "../sharePicture";
import { cleanText } from "../text/cleanText";
import { fitTitle } from "../text/fitTitle";
import { footSvg } from "./footSvg";
import { kindSvg } from "./kindSvg";
import { FOOT, TITLE, WINDOW } from "./measures";
import { svgDocument } from "./svgDocument";
import { titleHeight, titleSvg } from "./titleSvg";
import { placeWindow, windowSvg } from "./windowSvg";

/** Everything of a share picture but the wallpaper, as two SVG documents of its size. */
export interface PictureSvg {
  /** The empty window: the same for all pictures with a window of this height. */
  readonly window: string;
  readonly texts: string;
}

/** A window as high as its title needs, with all that stands in it. */
export const pictureSvg = (picture: SharePicture, { theme, mark }: Surroundings): PictureSvg => {
  const palette = palettes[theme];
  const owner = cleanText(picture.owner);
  const words = cleanText(picture.title) || owner;
  const foot = { owner: owner === words ? "" : owner, role: cleanText(picture.role), mark };

  const width = WINDOW.width - 2 * WINDOW.sides;
  const title = fitTitle(words, width, TITLE, TITLE.setting);
  const titleTop = WINDOW.titleBar + WINDOW.above;
  const footTop = titleTop + titleHeight(title) + FOOT.above;
  const window = placeWindow(footTop + FOOT.mark + WINDOW.below);
  const left = window.left + WINDOW.sides;

  return {
    window: svgDocument(windowSvg(window, palette)),
    texts: svgDocument(
      kindSvg(cleanText(picture.kind), window, palette),
      titleSvg(title, { left, right: left + width, top: window.top + titleTop }, palette),
      footSvg(foot, { left, top: window.top + footTop, width }, palette),
    ),
  };
};
