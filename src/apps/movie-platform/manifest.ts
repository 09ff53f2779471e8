import type { AppManifest } from "../../windows";
import { MoviePlatform } from "./MoviePlatform";
import { MoviePlatformIcon } from "./MoviePlatformIcon";
import { movieFrame } from "./movieFrame";
import { MOVIE_PLATFORM } from "./place";

// One step down and right of About Me, and below the Home directory's title bar: all three can be
// taken hold of. A low viewport takes the window up to the top bar, so that all of it can be seen.
const START_Y = "clamp(52px, 100dvh - 480px, max(150px, 50dvh - 240px))";

export const moviePlatform = {
  ...MOVIE_PLATFORM,
  Icon: MoviePlatformIcon,
  start: { x: "max(0px, min(50vw - 380px, 100vw - 976px))", y: START_Y },
  // 16:10 where there is room.
  size: { width: "960px", height: `min(600px, 100dvh - ${START_Y} - 16px)` },
  onTablet: { x: "max(150px, 100vw - 976px)", width: "clamp(550px, 100vw - 166px, 960px)" },
  onPhone: "sheet",
  limits: { right: 570, bottom: 100 },
  hasControls: true,
  isOpenOnArrival: false,
  shortcut: "Movie DB",
  Body: MoviePlatform,
  part: movieFrame,
} as const satisfies AppManifest;
