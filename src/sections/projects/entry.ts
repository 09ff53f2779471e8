import { words } from "../../words/words";

export type Project = NonNullable<Queries.ProjectsPageQuery["project"]>;
export type ListedProject = Queries.ProjectsPageQuery["projects"]["nodes"][number];
export type Entry = Project["basics"]["company"];

/** The texts of an entry that may be missing, without blank ones: an empty list reads as missing. */
export const entryTexts = (entry: Entry | null | undefined): readonly string[] =>
  (entry?.content ?? []).filter((text) => text.trim() !== "");

/** An entry's texts on one line. */
export const entryLine = (entry: Entry | null | undefined): string =>
  entryTexts(entry).join(words.marks.comma);
