import { colourProperty } from "./colourProperty";
import { semanticTokens } from "./tokens";

/** Colours of one part alone that is not there on arrival, and not of the owner's accent, which is said for the whole page. */
const NAMES = [
  "familyReact",
  "familyVue",
  "codeKeyword",
  "codeName",
  "codeText",
  "codeValue",
  "codeRemark",
  "secondTone",
  "thirdTone",
  "ratingNeedsImprovement",
  "ratingPoor",
] as const;

const lateColours = NAMES.map((name) => {
  const property = colourProperty(name);
  const { base, _dark } = semanticTokens.colors[name].value;
  return { reference: `var(${property})`, property, base, _dark };
});

/** Whether a custom property comes with the recipe that uses it, so that no page's HTML has it (0.1 KB gzipped for all). */
export const isLate = (property: string): boolean =>
  lateColours.some((colour) => colour.property === property);

/** A recipe's CSS with such colours as it refers to. */
export const withLateColours = (css: string): string => {
  const used = lateColours.filter(({ reference }) => css.includes(reference));
  if (used.length === 0) return css;
  const light = used.map(({ property, base }) => `${property}:${base};`).join("");
  const dark = used.map(({ property, _dark }) => `${property}:${_dark};`).join("");
  return `${light}.dark &{${dark}}${css}`;
};
