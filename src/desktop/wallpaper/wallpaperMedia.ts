/** A tall viewport gets a tall cut of the picture instead of a wide one that it would mostly hide. */
export const PORTRAIT_MEDIA = "(max-aspect-ratio: 3/4)";
// Covering the viewport, a 16:9 picture is as wide as the viewport or as its height asks for.
export const COVERING_SIZES = "max(100vw, 177.8vh)";
export const COVERING_PORTRAIT_SIZES = "max(100vw, 50vh)";
