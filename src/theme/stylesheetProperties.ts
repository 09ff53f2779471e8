/**
 * The custom properties of unthemed tokens that `static/styles/` refers to. Its stylesheets are shipped
 * as they are, so the pages must have them. (A test compares.)
 */
export const STYLESHEET_PROPERTIES: readonly string[] = [
  "--ui-font-sizes-lead",
  "--ui-font-sizes-reading",
  "--ui-font-sizes-xs",
  "--ui-font-weights-semibold",
  "--ui-letter-spacings-wide",
  "--ui-line-heights-normal",
  "--ui-line-heights-relaxed",
  "--ui-sizes-reading-measure",
  "--ui-spacing-6",
];
