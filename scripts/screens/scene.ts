import type { BrowserContextOptions, Page } from "@playwright/test";

export type Theme = "light" | "dark";

/** A screen by its name in the gallery. Sizes are CSS pixels. */
export const SCREENS = {
  desktop: { width: 1440, height: 900 },
  "small-desktop": { width: 1280, height: 720 },
  laptop: { width: 1024, height: 768 },
  tablet: { width: 768, height: 1024, isTouched: true },
  phone: { width: 390, height: 844, isTouched: true },
  "small-phone": { width: 320, height: 568, isTouched: true },
  wide: { width: 1920, height: 1080 },
  "ultra-wide": { width: 3840, height: 2160 },
  "sharp-desktop": { width: 1440, height: 900, density: 2 },
} as const satisfies Record<string, Screen>;

interface Screen {
  readonly width: number;
  readonly height: number;
  /** Default: a mouse. */
  readonly isTouched?: boolean;
  /** Device pixels per CSS pixel. Default: 1. */
  readonly density?: number;
}

export type ScreenName = keyof typeof SCREENS;

/** One state of the site, and where it is worth looking at. */
export interface Scene {
  readonly name: string;
  readonly screens: readonly ScreenName[];
  /** Default: both. */
  readonly themes?: readonly Theme[];
  /** Name of a wallpaper. Default: the site's. */
  readonly wallpaper?: string;
  /** Default: the desktop. */
  readonly path?: string;
  readonly preferences?: Pick<BrowserContextOptions, "forcedColors" | "reducedMotion" | "contrast">;
  /** What has to be so before the site is opened. */
  readonly before?: (page: Page) => Promise<void>;
  /** What a visitor does then. */
  readonly steps?: (page: Page) => Promise<void>;
}

export interface Shot {
  readonly scene: Scene;
  readonly screen: ScreenName;
  readonly theme: Theme;
}

export const BOTH_THEMES: readonly Theme[] = ["light", "dark"];

export const shotsOf = (scene: Scene): Shot[] =>
  scene.screens.flatMap((screen) =>
    (scene.themes ?? BOTH_THEMES).map((theme) => ({ scene, screen, theme })),
  );

/** Shots of one group differ in what a page can do by itself, so they share a browser context. */
export const groupOf = ({ scene, screen, theme }: Shot): string =>
  [screen, theme, JSON.stringify(scene.preferences ?? {})].join(" ");

export const contextOptions = ({ scene, screen, theme }: Shot): BrowserContextOptions => {
  const { width, height, isTouched = false, density = 1 }: Screen = SCREENS[screen];
  return {
    viewport: { width, height },
    deviceScaleFactor: density,
    hasTouch: isTouched,
    isMobile: isTouched,
    colorScheme: theme,
    ...scene.preferences,
  };
};
