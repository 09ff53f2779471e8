import fs from "node:fs/promises";
import path from "node:path";
import type { Resume } from "../../resume/record";
import { ownFile } from "../publicFiles/ownFile";
import { jsonResume } from "./jsonResume";
import { plainText } from "./plainText";
import { vcard } from "./vcard";

/** The forms of the résumé at the root of the site. */
export const RESUME_FILES: Readonly<Record<string, (resume: Resume) => string>> = {
  "resume.json": (resume) => `${JSON.stringify(jsonResume(resume), null, 2)}\n`,
  "resume.txt": plainText,
  "contact.vcf": vcard,
};

/** Writes them, unless the owner has a file of that name. Without a résumé it removes those of an earlier build. */
export const writeResumeFiles = async (
  resume: Resume | null,
  siteFolder: string,
): Promise<void> => {
  for (const [name, write] of Object.entries(RESUME_FILES)) {
    if ((await ownFile(name)) !== undefined) continue;
    const file = path.join(siteFolder, name);
    if (resume === null) await fs.rm(file, { force: true });
    else await fs.writeFile(file, write(resume));
  }
};
