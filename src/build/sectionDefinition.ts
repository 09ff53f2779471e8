import type { ContentOf, Slices } from "./slice";

/** A section as a build knows it; what visitors see of it is in `src/sections/registry.ts`. */
export interface SectionDefinition<Some extends Slices = Slices> {
  /** What `navigation.json` calls it. Its folder in `src/sections` is named after that. */
  readonly key: string;
  /** Its data files. */
  readonly slices: Some;
  /** The section in about a sentence, for search engines; undefined where there is nothing to say. */
  describe(content: ContentOf<Some>, ownerName: string): string | undefined;
}

/** Lets TypeScript know what the slices of a section hold. */
export const defineSection = <Some extends Slices>(
  section: SectionDefinition<Some>,
): SectionDefinition<Some> => section;
