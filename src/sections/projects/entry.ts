import { words } from "../../words/words";

export type Project = NonNullable<Queries.ProjectsPageQuery["project"]>;
export type ListedProject = Queries.ProjectsPageQuery["projects"]["nodes"][number];
export type Entry = Project["basics"]["company"];

/** The texts of an entry that may be missing. */
export const entryTexts = (entry: Entry | null | undefined): readonly string[] =>
  entry?.content ?? [];

/** An entry's texts on one line. */
export const entryLine = (entry: Entry | null | undefined): string =>
  entryTexts(entry).join(words.marks.comma);
