import { words } from "../../words/words";

export type Project = NonNullable<Queries.ProjectsPageQuery["project"]>;
export type ListedProject = Queries.ProjectsPageQuery["projects"]["nodes"][number];

/** An entry's texts on one line. */
export const entryLine = (entry: Project["basics"]["name"] | undefined): string =>
  (entry?.content ?? []).join(words.marks.comma);
