/** A project, post, job or certificate in which something was used. */
export interface Use {
  readonly name: string;
  /** The path of its page. */
  readonly address: string;
  /** Its time in words, or an empty text. */
  readonly time: string;
  /** The year in which it began, or an empty text. */
  readonly since: string;
  /** Only a job says since when something is known: a project may be one of many. */
  readonly isJob?: boolean;
}

/** Tells where a keyword was used, the newest first, leaving out the page at `except`. */
export type Evidence = (keyword: string, except?: string) => readonly Use[];

/** Something with its keywords. */
export interface Source extends Use {
  readonly keywords: readonly string[];
}

/** Spellings that differ in case alone are one keyword. */
const keyOf = (keyword: string): string => keyword.normalize("NFKC").trim().toLocaleLowerCase("en");

export const evidenceIn = (sources: readonly Source[]): Evidence => {
  const uses = new Map<string, Use[]>();
  for (const { keywords, ...use } of sources)
    for (const key of new Set(keywords.map(keyOf))) uses.set(key, [...(uses.get(key) ?? []), use]);
  return (keyword, except) =>
    (uses.get(keyOf(keyword)) ?? [])
      .filter(({ address }) => address !== except)
      .sort((one, other) => other.since.localeCompare(one.since));
};

/** The GraphQL types of both. */
export const EVIDENCE_TYPES = /* GraphQL */ `
"A project, post, job or certificate in which something was used."
type Use {
  name: String!
  address: String!
  "In words."
  time: String!
  "The year in which it began."
  since: String!
}

type Keyword {
  name: String!
  uses: [Use!]!
  "How many older uses there are."
  more: Int!
}
`;

/** A keyword has no more uses with it. Otherwise each page would grow with all others. */
const MOST_USES = 12;

/** Keywords with their newest uses elsewhere than on the page at `address`. */
export const withUses = (keywords: readonly string[], evidence: Evidence, address: string) =>
  [...new Set(keywords)].map((name) => {
    const uses = evidence(name, address);
    return { name, uses: uses.slice(0, MOST_USES), more: Math.max(0, uses.length - MOST_USES) };
  });
