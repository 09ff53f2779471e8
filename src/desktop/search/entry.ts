import { DOCUMENT_KINDS, type SearchDocument } from "../../search/searchDocument";
import type { Findable } from "../../search/searcher";

/** What a search can lead to, in the order in which groups stand that fit equally well. */
export const ENTRY_KINDS = [...DOCUMENT_KINDS, "app", "wallpaper", "theme", "action"] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Something that can be found and chosen. */
export interface Entry extends Findable {
  readonly kind: EntryKind;
  /** What it is called in the code: an app's id, a wallpaper's name. */
  readonly name: string;
  /** The path on this site that it leads to; null for what is done in place. */
  readonly address: string | null;
}

/** Its name in the code is enough to know it by: the owner's content is found again by where it stands and what it is called. */
export const entryOf = (entry: Omit<Entry, "id">): Entry => ({
  ...entry,
  id: `${entry.kind} ${entry.name}`,
});

/** The entry of a part of the site's content. */
export const entryOfDocument = ({ kind, title, note, text, address }: SearchDocument): Entry => {
  const isListed = kind === "interest" || kind === "contact";
  return entryOf({
    kind,
    title,
    note,
    text,
    address,
    // Those of a list share its page, and may share a title with one in another group.
    name: isListed ? `${note}: ${title}` : address,
  });
};
