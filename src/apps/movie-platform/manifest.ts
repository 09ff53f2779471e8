import type { AppManifest } from "../../windows";
import { MoviePlatform } from "./MoviePlatform";
import { MoviePlatformIcon } from "./MoviePlatformIcon";

export const moviePlatform = {
  id: "movieIframe",
  title: "Movie Platform",
  Icon: MoviePlatformIcon,
  // Down and right of both windows of the arrival, so that neither title bar is covered.
  start: { x: "calc(50vw - 480px)", y: "calc(50vh - 240px)" },
  size: { width: "960px", height: "min(640px, 70vh)" },
  limits: { right: 570, bottom: 100 },
  hasControls: true,
  isOpenOnArrival: false,
  shortcut: "Movie DB",
  Body: MoviePlatform,
} as const satisfies AppManifest;
