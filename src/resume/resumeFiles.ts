import { writeSiteFile } from "../content/files";
import { jsonResume } from "./jsonResume";
import { plainText } from "./plainText";
import type { Resume } from "./record";
import { vcard } from "./vcard";
import { wordFile } from "./wordFile";

/** The forms of the résumé beside the PDF, in its folder. */
export const RESUME_FILES: Readonly<Record<string, (resume: Resume) => string | Promise<Buffer>>> =
  {
    "resume.json": (resume) => `${JSON.stringify(jsonResume(resume), null, 2)}\n`,
    "resume.txt": plainText,
    "resume.docx": wordFile,
  };

/** At the root of the site, whatever the résumé's languages. */
export const CARD_FILE = "contact.vcf";

/** Writes the files of a résumé in each of its languages, the site's first. */
export const writeResumeFiles = async (resumes: readonly Resume[]): Promise<void> => {
  for (const resume of resumes)
    for (const [name, write] of Object.entries(RESUME_FILES))
      writeSiteFile(resume.folder + name, await write(resume));
  const [first] = resumes;
  if (first) writeSiteFile(CARD_FILE, vcard(first));
};
