import type { AppManifest } from "../windows";
import { aboutMe } from "./about-me/manifest";
import { homeDirectory } from "./home-directory/manifest";
import { moviePlatform } from "./movie-platform/manifest";
import { webVitals } from "./web-vitals/manifest";

/**
 * Every app, one line each. The order is that of the windows in the document, which F6 goes round;
 * on arrival the last of those that are open has the focus.
 */
export const registry = [
  homeDirectory,
  aboutMe,
  moviePlatform,
  webVitals,
] as const satisfies readonly AppManifest[];
