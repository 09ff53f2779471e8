import fs from "node:fs/promises";
import path from "node:path";
import type { Resume, ResumeData } from "../../resume/record";
import type { SiteContent } from "../siteContent";
import { jsonResume } from "./jsonResume";
import { plainText } from "./plainText";
import { vcard } from "./vcard";
import { wordFile } from "./wordFile";

/** The forms of the résumé at the root of the site. */
export const RESUME_FILES: Readonly<Record<string, (resume: Resume) => string | Promise<Buffer>>> =
  {
    "resume.json": (resume) => `${JSON.stringify(jsonResume(resume), null, 2)}\n`,
    "resume.txt": plainText,
    "resume.docx": wordFile,
    "contact.vcf": vcard,
  };

/** Writes them, if there is a résumé. */
export const writeResumeFiles = async (
  resume: Resume | null,
  siteFolder: string,
): Promise<void> => {
  if (resume === null) return;
  for (const [name, write] of Object.entries(RESUME_FILES))
    await fs.writeFile(path.join(siteFolder, name), await write(resume));
};

/** The résumé's data in the shape of its page query. */
export const resumeDataOf = (content: SiteContent): ResumeData => ({
  site: content.site,
  career: content.career ?? null,
  contacts: { nodes: content.contacts },
  projects: { nodes: content.projects },
  interests: { nodes: content.interests },
});
