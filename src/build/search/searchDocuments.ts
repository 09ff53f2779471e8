import fs from "node:fs/promises";
import path from "node:path";
import type { SearchDocument } from "../../search/searchIndex";
import type { SiteContent } from "../siteContent";

const textsIn = (part: unknown): string[] => {
  if (typeof part === "string") return [part];
  return typeof part === "object" && part !== null ? Object.values(part).flatMap(textsIn) : [];
};

const onOneLine = (part: unknown): string => textsIn(part).join(" ").replace(/\s+/g, " ").trim();

/** All of the content that visitors can find: the sections, and what each lists. */
export const searchDocuments = ({ sections }: SiteContent): SearchDocument[] =>
  [
    ...sections.map(({ title, summary, ...rest }) => ({
      ...rest,
      kind: "section",
      title,
      note: summary,
    })),
    ...sections.flatMap(({ section: kind, address, items }) =>
      items
        // Drafts are in no build, and are not found in development either.
        .filter(({ page }) => !page?.isDraft)
        .map(({ name, note, text, page }) => ({
          ...{ kind, title: name, note, text, address: page?.address ?? address },
        })),
    ),
  ].map(({ kind, title, note, text, address }) => ({
    kind,
    title: onOneLine(title),
    note: onOneLine(note),
    text: onOneLine(text),
    address,
  }));

/** Writes what visitors can find into the built site. */
export const writeSearchFile = (content: SiteContent, siteFolder: string): Promise<void> =>
  fs.writeFile(path.join(siteFolder, "search.json"), JSON.stringify(searchDocuments(content)));
