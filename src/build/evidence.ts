import type { Item } from "./collection";
import type { Content } from "./collections";
import { RESUME_ADDRESS } from "./pages/pageAddress";
import { timeInWords } from "./schemas/dates";

/** A project, post, job or certificate in which something was used. */
export interface Use {
  readonly name: string;
  /** The path of its page. */
  readonly address: string;
  /** Its time in words, or an empty text. */
  readonly time: string;
  /** The year in which it began, or an empty text. */
  readonly since: string;
}

/** Tells where a keyword was used, the newest first, leaving out the page at `except`. */
export type Evidence = (keyword: string, except?: string) => readonly Use[];

export const NO_EVIDENCE: Evidence = () => [];

interface Source extends Use {
  readonly keywords: readonly string[];
}

/** Spellings that differ in case alone are one keyword. */
const keyOf = (keyword: string): string => keyword.normalize("NFKC").trim().toLocaleLowerCase("en");

const inItems = (items: readonly Item[]): Source[] =>
  items.flatMap(({ name, page, used }) =>
    page && used && !page.isDraft ? [{ name, address: page.address, ...used }] : [],
  );

/** Jobs, and certificates, whose name is their keyword. All are in the résumé. */
const inCareer = ({ career }: Content): Source[] => [
  ...(career?.work ?? []).map(({ name, keywords = [], startDate, endDate }) => ({
    name,
    address: RESUME_ADDRESS,
    keywords,
    time: startDate === undefined ? "" : timeInWords(startDate, endDate),
    since: startDate?.slice(0, 4) ?? "",
  })),
  ...(career?.certificates ?? []).map(({ name, date = "" }) => ({
    name,
    address: RESUME_ADDRESS,
    keywords: [name],
    time: date.slice(0, 4),
    since: date.slice(0, 4),
  })),
];

export const evidenceIn = (content: Content, items: readonly Item[]): Evidence => {
  const uses = new Map<string, Use[]>();
  const sources = [...inItems(items), ...inCareer(content)];
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
}
`;

/** Keywords with their uses elsewhere than on the page at `address`. */
export const withUses = (keywords: readonly string[], evidence: Evidence, address: string) =>
  [...new Set(keywords)].map((name) => ({ name, uses: evidence(name, address) }));
