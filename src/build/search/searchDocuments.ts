import type { SearchDocument } from "../../search/searchIndex";
import { textsIn } from "../check/readDataFolder";
import { coverPath } from "../cover";
import { writeSiteFile } from "../files/siteFile";
import type { SiteContent } from "../siteContent";

const onOneLine = (part: unknown): string => {
  const texts = textsIn(part, []).map(({ text }) => text);
  return texts.join(" ").replace(/\s+/g, " ").trim();
};

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

/**
 * Writes what visitors can find into the built site, and all covers that the build draws: a query that Gatsby doesn't run again
 * draws none.
 */
export const writeSearchFile = (content: SiteContent): void => {
  const covers = new Map(content.projects.map((it) => [it.address, coverPath(it) ?? undefined]));
  const found = searchDocuments(content).map((it) => ({ ...it, cover: covers.get(it.address) }));
  writeSiteFile("search.json", JSON.stringify(found));
};
