import { words } from "../../words/words";

export type Project = NonNullable<Queries.ProjectsPageQuery["project"]>;
export type ListedProject = Queries.ProjectsPageQuery["projects"]["nodes"][number];

/** An entry's texts on one line. */
export const entryLine = (entry: Project["basics"]["name"] | undefined): string =>
  (entry?.content ?? []).join(words.marks.comma);

/** A result's number with its sign, such as "−50 %", the words after it, and what is in brackets at the end. */
export const resultParts = (result: string): readonly (string | undefined)[] =>
  /^([^\p{L}\s]*\p{Nd}\S{0,7}(?:\s(?:\d{3}|[%‰٪])(?=\s))*(?=\s|$))?(.*?)( \([^()]+\))?$/su
    .exec(result)
    ?.slice(1) ?? [];
