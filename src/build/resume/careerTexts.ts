import type { Resume } from "../../resume/record";

interface Texts {
  readonly summary?: string | null | undefined;
  readonly highlights?: readonly string[] | null | undefined;
}

/** A résumé whose texts in Markdown are converted, such as to HTML. */
export const withCareerTexts = (resume: Resume, convert: (markdown: string) => string): Resume => {
  const converted = <Entry extends Texts>(entries: readonly Entry[]): Entry[] =>
    entries.map(({ ...entry }) => ({
      ...entry,
      summary: entry.summary && convert(entry.summary),
      highlights: entry.highlights?.map(convert),
    }));
  return {
    ...resume,
    work: converted(resume.work),
    volunteer: converted(resume.volunteer),
    publications: converted(resume.publications),
    awards: converted(resume.awards),
  };
};
