import { type BeforePaintOptions, beforePaintScript } from "../theme/beforePaintScript";
import { earlyPressesScript } from "./earlyPresses";
import { restoringScript } from "./visit/restoringScript";

/** What runs before the first paint, as one script: each of its own would put that off by some milliseconds. */
export const headScript = (options: BeforePaintOptions): string =>
  [beforePaintScript(options), restoringScript, earlyPressesScript].join(";");
