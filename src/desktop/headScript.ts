import type { WallpaperContent } from "../content/wallpapers";
import { type BeforePaintOptions, beforePaintScript } from "../theme/beforePaintScript";
import { beforeStartScript } from "./beforeStart";
import { restoringScript } from "./visit/restoringScript";
import { earlyWallpaperScript } from "./wallpaper/earlyWallpaperScript";
import { wallpaperPreloads } from "./wallpaper/wallpaperPreloads";

/** What runs before the first paint, as one script: each of its own would put that off by some milliseconds. */
export const headScript = (options: BeforePaintOptions, wallpaper?: WallpaperContent): string =>
  [
    beforePaintScript(options),
    wallpaper && earlyWallpaperScript(wallpaper.name, wallpaperPreloads(wallpaper)),
    restoringScript,
    beforeStartScript,
  ]
    .filter(Boolean)
    .join(";");
