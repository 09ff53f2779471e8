import { recordOf } from "../../lib/unknownValue";
import { plainOf } from "../diagnostics";

/** Keys here, and what other generators call them, in small letters without hyphens. */
const EQUALS: Readonly<Record<string, string>> = {
  title: "name",
  name: "title",
  summary: "description excerpt abstract",
  date: "pubdate publishdate published publishedat publisheddate datepublished",
  updated: "lastmod lastmodified lastmodifiedat moddate modified updatedat updateddate",
  tags: "categories category keywords topics",
  keywords: "tags categories category technologies techstack stack tech tools",
  cover: "image thumbnail coverimage heroimage featuredimage featureimage banner",
  lang: "language locale",
  order: "weight",
  start: "startdate date",
  end: "enddate",
  company: "client organization employer",
  live: "demo website",
};

/** Keys that change nothing here, unless they have an equal. One that hides a text must not be among them. */
const UNUSED = [
  ...Object.values(EQUALS),
  "layout author authors permalink url slug type kind id toc showtoc tocopen math mathjax katex mermaid comments comment featured pinned sticky series canonical canonicalurl readingtime linktitle license menu nav resources parent sidebar aliases redirectfrom robots sitemap share classes cssclasses template categories",
]
  .join(" ")
  .split(" ");

/** Front matter in this site's own keys. */
export interface OwnKeys {
  readonly value: unknown;
  /** The file's key for one of the site's. */
  written(key: string): string;
  /** The file's keys that change nothing here, and their values. */
  readonly unused: Readonly<Record<string, unknown>>;
}

/** Takes keys of other generators, and keys in other letters' case, for their equals among the `known` ones. */
export const ownKeys = (value: unknown, known: readonly string[]): OwnKeys => {
  const writtenAs = new Map<string, string>();
  const unused: Record<string, unknown> = {};
  const found = Object.entries(recordOf(value));
  const own = found.flatMap(([key, content]): [string, unknown][] => {
    const plain = plainOf(key);
    // Jekyll's way to hide a post.
    const isHidden = plain === "published" && typeof content === "boolean";
    const meant =
      known.find((it) => plainOf(it) === plain) ??
      known.find((it) => (isHidden ? it === "draft" : EQUALS[it]?.split(" ").includes(plain)));
    if (key === meant) return [[key, content]];
    if (meant !== undefined && !Object.hasOwn(recordOf(value), meant) && !writtenAs.has(meant)) {
      writtenAs.set(meant, key);
      return [[meant, isHidden ? !content : content]];
    }
    if (!UNUSED.includes(plain)) return [[key, content]];
    unused[key] = content;
    return [];
  });
  return {
    value: found.length > 0 ? Object.fromEntries(own) : value,
    written: (key) => writtenAs.get(key) ?? key,
    unused,
  };
};
