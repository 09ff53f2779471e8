import type { TitleStep } from "../text/fitTitle";
import type { Setting } from "../text/style";

/** All in pixels of the picture, which is mostly seen at half its size or less: about twice what the site has. */
export const WINDOW = {
  width: 1000,
  radius: 22,
  titleBar: 64,
  /** Between the window's sides and its content. */
  sides: 64,
  /** Above the capitals of the title, and below the owner's mark. */
  above: 64,
  below: 58,
  /** The window is a little above the middle, as its shadow falls below it. */
  lift: 6,
} as const;

/** Close, minimize (a ring) and fullscreen. */
export const CONTROLS = { radius: 11.5, ring: 4, first: 44, apart: 36 } as const;

/** The kind of page, in the title bar. */
export const KIND = { left: 150, size: 27, setting: { weight: 600, trackingEm: 0 } } as const;

export const TITLE = {
  setting: { weight: 600, trackingEm: -0.02 } satisfies Setting,
  leading: 1.13,
  larger: [
    { sizePx: 112, mostLines: 1 },
    { sizePx: 84, mostLines: 2 },
    { sizePx: 72, mostLines: 3 },
  ] satisfies TitleStep[],
  smallest: { sizePx: 58, mostLines: 3 } satisfies TitleStep,
} as const;

export const FOOT = {
  /** Between the last line of the title and the mark. */
  above: 66,
  mark: 48,
  size: 30,
  /** Between mark, name and role. */
  gap: 20,
  owner: { weight: 600, trackingEm: 0 } satisfies Setting,
  role: { weight: 500, trackingEm: 0 } satisfies Setting,
} as const;

/** Of Geist's capitals, in parts of the size: what a line of text is centred by. */
export const CAPITALS_EM = 0.71;
