/** A tall viewport gets a tall cut of the picture instead of a wide one that it would mostly hide. */
export const PORTRAIT_MEDIA = "(max-aspect-ratio: 3/4)";
/** Where 2560 device pixels are too few. */
export const LARGE_MEDIA =
  "(min-width: 2561px) or ((min-width: 1281px) and (min-resolution: 2dppx))";
// Covering the viewport, a 16:9 picture is as wide as the viewport or as its height asks for.
export const COVERING_SIZES = "max(100vw, 177.8vh)";
export const COVERING_PORTRAIT_SIZES = "max(100vw, 50vh)";
