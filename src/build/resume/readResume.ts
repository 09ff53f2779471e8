import fs from "node:fs/promises";
import path from "node:path";
import { type Resume, type ResumeData, resumeOf } from "../../resume/record";
import { RESUME_ADDRESS } from "../pages/resumeAddress";

interface BuiltPage {
  readonly result: { readonly data: ResumeData };
}

/** The record of the built résumé, from what its page's query was answered: every file says what the page says. */
export const readResume = async (siteFolder: string): Promise<Resume> => {
  const file = path.join(siteFolder, "page-data", RESUME_ADDRESS, "page-data.json");
  const page: BuiltPage = JSON.parse(await fs.readFile(file, "utf8"));
  return resumeOf(page.result.data);
};
