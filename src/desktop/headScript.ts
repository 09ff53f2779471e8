import type { WallpaperContent } from "../content/wallpapers";
import { type BeforePaintOptions, beforePaintScript } from "../theme/beforePaintScript";
import { earlyPressesScript } from "./earlyPresses";
import { restoringScript } from "./visit/restoringScript";
import { earlyWallpaperScript } from "./wallpaper/earlyWallpaperScript";
import { wallpaperPreloads } from "./wallpaper/wallpaperPreloads";

/** What runs before the first paint, as one script: each of its own would put that off by some milliseconds. */
export const headScript = (options: BeforePaintOptions, wallpaper?: WallpaperContent): string =>
  [
    beforePaintScript(options),
    wallpaper && earlyWallpaperScript(wallpaper.name, wallpaperPreloads(wallpaper)),
    restoringScript,
    earlyPressesScript,
  ]
    .filter(Boolean)
    .join(";");
