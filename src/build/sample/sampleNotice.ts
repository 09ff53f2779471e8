import { findSample } from "./findSample";
import { isTemplate } from "./isTemplate";

/** What a build says about what is left of the sample; undefined when nothing is, and for the sample itself. */
export const sampleNotice = (ownerName: string): string | undefined => {
  if (isTemplate(ownerName)) return undefined;
  const places = findSample().length;
  if (places === 0) return undefined;
  const are = places === 1 ? "1 place is" : `${places} places are`;
  return `${are} still from the sample: npm run check:sample names ${places === 1 ? "it" : "them"}.`;
};
