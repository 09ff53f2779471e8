import fs from "node:fs";
import { parseArgs } from "node:util";
import { formatReport } from "../src/content/diagnostics";
import { itemsOf, recordOf } from "../src/lib/unknownValue";
import { readData, runCommand } from "./dataFiles";
import { importBlog } from "./import/blog/importBlog";
import { importResume } from "./import/importResume";

const USAGE = `npm run import -- resume.json [--force]

Fills the files in data/ from a JSON Resume, or from RenderCV's YAML. Run npm run init first. --force overwrites what is in
data/projects/, interests.json and career.json, and what site.json says about you; it also puts your name into title and
greeting. docs/guide/content.md says more.`;

const NEW_PROFILE = `
A new profile has "Medium usage" in contacts.json, since no résumé says how much it is used.`;

const CAREER = `
Your jobs are in the résumé. To show them in About Me, too, write in data/navigation.json:
{ "title": "Career", "icon": "lucide:briefcase" }`;

/** Whether there are jobs that no section shows. */
const isCareerUnlisted = (): boolean =>
  itemsOf(recordOf(readData("career.json").value).work).length > 0 &&
  !itemsOf(readData("navigation.json").value)
    .map(recordOf)
    .some(({ title, section = title }) => section === "Career");

runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { force: { type: "boolean" } },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) {
    throw new Error(`Name the file to import: npm run import -- resume.json`);
  }
  if (fs.statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    const { written, warnings } = await importBlog(file, values.force);
    console.log(written);
    return console.log(`
Left out or changed:

${formatReport(warnings, "remark")}`);
  }
  const { written, warnings, hasNewProfiles } = await importResume(file, values.force);
  if (written.length === 0)
    console.log("Nothing was written: data/ has already what can be imported.");
  else console.log(`Written: ${written.join(", ")}.`);
  if (warnings.length === 0) console.log("Nothing was left out.");
  else console.log(`\nLeft out or changed:\n\n${formatReport(warnings, "remark")}`);
  if (hasNewProfiles) console.log(NEW_PROFILE);
  if (written.length > 0 && isCareerUnlisted()) console.log(CAREER);
}, USAGE);
