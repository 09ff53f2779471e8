import written from "./knownSample.json";

/** What the sample is known by: hashes, so that nothing of it is kept twice. `npm run write` makes the list. */
export interface KnownSample {
  /** Sentences and names of the sample, and of the examples that `npm run init` and `npm run new` write. */
  readonly phrases: readonly string[];
  /** Topics, such as "TypeScript" with its level, whose single words are anybody's. */
  readonly topics: readonly string[];
  /** Every file of the sample in `data/` and `static/`, by its path from the project's root. */
  readonly files: Readonly<Record<string, string>>;
}

export const knownSample: KnownSample = written;
