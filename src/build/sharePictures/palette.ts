import type { Surroundings } from "./sharePicture";

/** The site's own colours, by the names that they have in the theme, which the build can't import; a test compares them. */
export interface Palette {
  readonly fg: string;
  readonly fgMuted: string;
  readonly bgWindow: string;
  readonly bgTitleBar: string;
  readonly border: string;
  readonly controlMinimize: string;
  readonly controlFullscreen: string;
  readonly controlClose: string;
  /** The line around a window, and the shadow below it. */
  readonly ring: Shade;
  readonly shadow: Shade;
}

interface Shade {
  readonly colour: string;
  /** From 0 to 1. */
  readonly opacity: number;
}

export const palettes: Record<Surroundings["theme"], Palette> = {
  light: {
    fg: "#1d2030",
    fgMuted: "#4d5266",
    bgWindow: "#fbfaf8",
    bgTitleBar: "#f0ede8",
    border: "#dcd8cf",
    controlMinimize: "#83838d",
    controlFullscreen: "#12994d",
    controlClose: "#f0443a",
    ring: { colour: "#28241c", opacity: 0.16 },
    shadow: { colour: "#28241c", opacity: 0.38 },
  },
  dark: {
    fg: "#eef0f7",
    fgMuted: "#b9c0d4",
    bgWindow: "#171a24",
    bgTitleBar: "#1f2331",
    border: "#2d3345",
    controlMinimize: "#6b738c",
    controlFullscreen: "#5fd39a",
    controlClose: "#ff7b70",
    ring: { colour: "#ffffff", opacity: 0.13 },
    shadow: { colour: "#000000", opacity: 0.75 },
  },
};
