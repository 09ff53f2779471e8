import type { WallpaperContent } from "../content/wallpapers";
import { type BeforePaintOptions, beforePaintScript } from "../theme/beforePaintScript";
import { beforeStartScript } from "./beforeStart";
import { trustedScriptsScript } from "./trustedScripts";
import { restoringScript } from "./visit/restoringScript";
import { earlyTintScript } from "./wallpaper/earlyTintScript";
import { earlyWallpaperScript } from "./wallpaper/earlyWallpaperScript";

export interface HeadScriptOptions extends BeforePaintOptions {
  /** The owner's wallpaper, where the page has one. */
  wallpaper?: WallpaperContent | undefined;
  /** The folder of the site's scripts, and the address of the owner's script. */
  scripts?: readonly [folder: string, owners?: string];
}

/** What runs before the first paint, as one script: each of its own would put that off by some milliseconds. */
export const headScript = ({ wallpaper, scripts, ...options }: HeadScriptOptions): string =>
  [
    scripts && trustedScriptsScript(...scripts),
    beforePaintScript(options),
    wallpaper && earlyWallpaperScript(wallpaper),
    wallpaper && earlyTintScript(wallpaper),
    restoringScript,
    beforeStartScript,
  ]
    .filter(Boolean)
    .join(";");
