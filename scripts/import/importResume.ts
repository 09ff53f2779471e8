import fs from "node:fs";
import path from "node:path";
import { checkContent } from "../../src/build/check/checkContent";
import type { Diagnostic } from "../../src/build/diagnostics/diagnostic";
import { formatReport } from "../../src/build/diagnostics/diagnostic";
import { dataFile } from "../../src/build/files/readDocument";
import { projectRoot } from "../../src/build/paths";
import { recordOf } from "../../src/build/record";
import { type KnownSample, knownSample } from "../../src/build/sample/knownSample";
import { type NewFiles, newFiles } from "./newFiles";
import { type PresentFiles, presentFiles, type WrittenSlice } from "./presentFiles";
import { readResume } from "./readResume";
import { type Taken, takeResume } from "./takeResume";

export interface ImportOptions {
  /** Whether files that the owner has written may be overwritten. */
  readonly force: boolean;
  readonly sample?: KnownSample;
}

export interface Imported {
  /** The files that were written, from the project's root. */
  readonly written: readonly string[];
  /** What was not taken over as it stands, each with its place in the résumé. */
  readonly remarks: readonly Diagnostic[];
  /** What the owner may want to look at, since the résumé could not say it. */
  readonly notices: readonly string[];
}

const noticesAbout = ({ owner, profiles }: Taken, files: NewFiles): string[] => [
  ...(files.contacts !== undefined && profiles.length > 0
    ? ["contacts.json: no résumé says how much a profile is used, so a new one has Medium usage."]
    : []),
  ...(files.site !== undefined && owner.phone !== undefined
    ? ["site.json: your phone number is shown on the site. Take it out if it is not for everybody."]
    : []),
];

const slicesOf = (files: NewFiles) => Object.keys(files) as WrittenSlice[];

const refuseOwners = (file: string, files: NewFiles, present: PresentFiles): void => {
  const owners = slicesOf(files).filter((slice) => present[slice].writer === "owner");
  if (owners.length === 0) return;
  throw new Error(
    `Somebody has written in data/ already: ${owners.map(dataFile).join(", ")}.\n` +
      `Nothing was changed. To overwrite what is there: npm run import -- ${file} --force`,
  );
};

const refuseDiagnostics = async (texts: ReadonlyMap<WrittenSlice, string>): Promise<void> => {
  const instead = Object.fromEntries([...texts].map(([slice, text]) => [slice, Buffer.from(text)]));
  const checked = await checkContent(instead);
  if (checked.ok) return;
  throw new Error(
    `With the résumé in it, data/ would not be right. Nothing was changed.\n\n${formatReport(checked.diagnostics)}`,
  );
};

/**
 * Fills the data files from a JSON Resume: all of them, or, when an error says why not, none. What comes of it passes the
 * check of the content before a single file is written.
 */
export const importResume = async (
  file: string,
  { force, sample = knownSample }: ImportOptions,
): Promise<Imported> => {
  const resume = readResume(file);
  const present = presentFiles(sample);
  const { siteUrl } = recordOf(present.site.value);
  const taken = takeResume(resume.value, String(siteUrl));
  const files = newFiles(taken, present);
  if (!force) refuseOwners(file, files, present);
  const texts = new Map(
    slicesOf(files).map((slice) => [slice, `${JSON.stringify(files[slice], null, 2)}\n`]),
  );
  await refuseDiagnostics(texts);
  for (const [slice, text] of texts) {
    fs.writeFileSync(path.join(projectRoot(), dataFile(slice)), text);
  }
  return {
    written: [...texts.keys()].map(dataFile),
    remarks: taken.remarks.map(resume.locate),
    notices: noticesAbout(taken, files),
  };
};
