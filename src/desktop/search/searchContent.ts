import { withPrefix } from "gatsby";
import { loadable } from "../../lib/loading";
import type { SearchDocument } from "../../search/searchDocument";
import { createSearchIndex } from "../../search/searchIndex";

/** A document under an id that stays the same from one session to the next. */
export interface ContentDocument extends SearchDocument {
  readonly id: string;
}

/** Topics share their section's page, so the page and the title name them. */
const idOf = ({ kind, title, note, address }: SearchDocument): string =>
  kind === "interest" || kind === "contact" ? `${kind} ${note}: ${title}` : `${kind} ${address}`;

/** All that can be found, for as long as the page is open. */
export const searchIndex = createSearchIndex();

/** The site's content as the build wrote it, once the index has it. */
export const searchContent = loadable(["search"], async (): Promise<readonly ContentDocument[]> => {
  const response = await fetch(withPrefix("/search.json"));
  if (!response.ok) throw new Error(`Search failed to load (${response.status}).`);
  const documents: readonly SearchDocument[] = await response.json();
  const content = documents.map((document) => ({ ...document, id: idOf(document) }));
  searchIndex.add(content);
  return content;
});
