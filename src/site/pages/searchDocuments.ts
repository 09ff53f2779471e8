import { writeCovers } from "../../content/drawing";
import { writeSiteFile } from "../../content/files";
import { textsIn } from "../../content/json";
import { shortened } from "../../content/text";
import type { SearchDocument } from "../../search/searchIndex";
import { words } from "../../words/words";
import type { SiteContent } from "../prepare/siteContent";

const onOneLine = (part: unknown): string => {
  const texts = textsIn(part, []).map(({ text }) => text);
  return texts.join(" ").replace(/\s+/g, " ").trim();
};

/** A result's line has room for so many characters. */
const LONGEST_NOTE = 54;

/** The longest beginning that is a sentence or a part of one. */
const WHOLE_PART = new RegExp(`^.{10,${LONGEST_NOTE - 1}}(?:[.!?؟](?=\\s)|(?=[,;:،؛]\\s))`, "u");

/** A section's summary if it fits, or the names of what the section lists, as many as fit, or the summary's beginning. */
const briefly = (summary: string, names: readonly string[]): string => {
  if (summary.length <= LONGEST_NOTE) return summary;
  const beginnings = names.map((_, index) => names.slice(0, index + 1).join(words.marks.comma));
  const listed = beginnings.findLast(({ length }) => length <= LONGEST_NOTE);
  return listed ?? WHOLE_PART.exec(summary)?.[0] ?? shortened(summary, LONGEST_NOTE);
};

/** All of the content that visitors can find: the sections, and what each lists. */
export const searchDocuments = ({ sections }: SiteContent): SearchDocument[] =>
  [
    ...sections.map(({ summary, items, ...rest }) => ({
      ...rest,
      kind: "section",
      note: briefly(
        onOneLine(summary),
        items.filter(({ page }) => !page?.isDraft).map(({ name }) => onOneLine(name)),
      ),
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

/** Writes what visitors can find into the built site, with the covers. */
export const writeSearchFile = (content: SiteContent): void => {
  const covered = [...content.projects, ...content.posts];
  writeCovers(covered);
  const covers = new Map(covered.map((it) => [it.address, it.coverPath ?? undefined]));
  const found = searchDocuments(content).map((it) => ({ ...it, cover: covers.get(it.address) }));
  writeSiteFile("search.json", JSON.stringify(found));
};
