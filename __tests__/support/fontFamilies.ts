/** The families of the fonts that the page's styles bring along. */
export const fontFamilies = (): string[] =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap(({ cssText }) => /^@font-face.*?font-family:\s*([^;]+);/s.exec(cssText)?.[1] ?? []);
