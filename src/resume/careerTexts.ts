import { mapTexts } from "../content/text";
import type { Resume } from "./record";

/** A résumé whose texts in Markdown are converted, such as to HTML. */
export const withCareerTexts = (resume: Resume, convert: (markdown: string) => string): Resume => {
  const { work, volunteer, publications, awards } = resume;
  const converted = mapTexts({ work, volunteer, publications, awards }, (text, key) =>
    key === "summary" || key === "highlights" ? convert(text) : text,
  );
  return { ...resume, ...converted };
};
