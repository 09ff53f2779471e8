import fs from "node:fs/promises";
import path from "node:path";
import type { Resume } from "../../resume/record";
import { ownFile } from "../publicFiles/ownFile";
import { FILE_NAMES } from "./fileNames";
import { jsonResume } from "./jsonResume";
import { plainText } from "./plainText";
import { vcard } from "./vcard";

/** The forms of the résumé at the root of the site. */
const FILES: Readonly<Record<string, (resume: Resume) => string>> = {
  [FILE_NAMES.json]: (resume) => `${JSON.stringify(jsonResume(resume), null, 2)}\n`,
  [FILE_NAMES.text]: plainText,
  [FILE_NAMES.card]: vcard,
};

/** Writes the résumé's other forms, except where the owner has a file of that name. Without a résumé those of an earlier build go. */
export const writeResumeFiles = async (
  resume: Resume | null,
  siteFolder: string,
): Promise<void> => {
  for (const [name, write] of Object.entries(FILES)) {
    if ((await ownFile(name)) !== undefined) continue;
    const file = path.join(siteFolder, name);
    if (resume === null) await fs.rm(file, { force: true });
    else await fs.writeFile(file, write(resume));
  }
};
