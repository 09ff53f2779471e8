import { inlineWords } from "../content/markdown";
import { mapTexts } from "../content/text";
import type { Resume } from "./record";

/** A résumé without Markdown's marks, for forms of plain words. */
export const inPlainWords = (resume: Resume): Resume => {
  const { work, volunteer, publications, awards } = resume;
  const converted = mapTexts({ work, volunteer, publications, awards }, (text, key) =>
    key === "summary" || key === "highlights" ? inlineWords(text) : text,
  );
  return { ...resume, ...converted };
};
