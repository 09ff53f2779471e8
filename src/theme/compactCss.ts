/** CSS text without what a browser reads the same without: spaces after commas, and noughts before points. */
export const compactCss = (css: string): string =>
  css.replaceAll(", ", ",").replace(/(?<![\w.])0(?=\.\d)/g, "");
