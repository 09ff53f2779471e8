import type { WallpaperContent } from "../content/wallpapers";
import { type BeforePaintOptions, beforePaintScript } from "../theme/beforePaintScript";
import { restoringScript } from "./session/restoringScript";
import { earlyTintScript } from "./wallpaper/earlyTintScript";
import { earlyWallpaperScript } from "./wallpaper/earlyWallpaperScript";

export interface HeadScriptOptions extends BeforePaintOptions {
  /** The owner's wallpaper, where the page has one. */
  wallpaper?: WallpaperContent | undefined;
}

/** What runs before the first paint, as one script: each of its own would put that off by some milliseconds. */
export const headScript = ({ wallpaper, ...options }: HeadScriptOptions): string =>
  [
    beforePaintScript(options),
    wallpaper && earlyWallpaperScript(wallpaper),
    wallpaper && earlyTintScript(wallpaper),
    restoringScript,
  ]
    .filter(Boolean)
    .join(";");
