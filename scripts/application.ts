import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import {
  APPLICATION_FILE,
  APPLICATIONS_FOLDER,
  applicationFolder,
  lastDay,
  makeApplication,
  readApplication,
} from "../src/application";
import { formatReport, likelyMeant, quote } from "../src/content/diagnostics";
import { projectRoot, STATIC_FOLDER } from "../src/content/files";
import { APPLICATION_PATH, absoluteUrl } from "../src/contract/siteFiles";
import { hashOf, linkIn, newLink, type SealedLink, seal } from "../src/lib/sealed";
import { recordOf } from "../src/lib/unknownValue";
import { checkContent, type SiteContent } from "../src/site";
import { asJson, runCommand } from "./dataFiles";

const USAGE = `npm run application -- <folder> [--expires 2027-01-31] [--remove]

Seals applications/<folder>/ for one reader and prints its link. npm run new -- application "Name" makes such a folder.
--expires is the last day on which it opens, --remove withdraws it.`;

/** Remembers the link, so that a letter sealed again is found at the same one. Git ignores it, too. */
const LINK_FILE = "link.json";

const linkFile = (name: string) => path.join(applicationFolder(name), LINK_FILE);

const linkOf = (name: string): SealedLink | null => {
  if (!fs.existsSync(linkFile(name))) return null;
  const { id, key } = recordOf(JSON.parse(fs.readFileSync(linkFile(name), "utf8")));
  return linkIn(hashOf({ id: String(id), key: String(key) }));
};

const SEALED_FOLDER = path.posix.join(STATIC_FOLDER, APPLICATION_PATH);

const sealedFile = ({ id }: SealedLink) => path.posix.join(SEALED_FOLDER, `${id}.json`);

const remove = (name: string): void => {
  const link = linkOf(name);
  if (link === null)
    throw new Error(`${quote(name)} is not sealed, so there is nothing to withdraw.`);
  fs.rmSync(path.join(projectRoot(), sealedFile(link)), { force: true });
  fs.rmSync(linkFile(name));
  console.log(
    `Withdrawn: ${sealedFile(link)} is gone. Publish the site, and its link opens nothing.`,
  );
};

const readContent = async (): Promise<SiteContent> => {
  const checked = await checkContent();
  if (!checked.ok) throw new Error(formatReport(checked.diagnostics));
  return checked.site;
};

const sealFolder = async (name: string, expires: string | undefined): Promise<void> => {
  const [fault] = lastDay.optional().safeParse(expires).error?.issues ?? [];
  if (fault) throw new Error(`--expires: ${fault.message}`);
  const content = await readContent();
  const { file, letter, diagnostics } = readApplication(name, content, expires);
  if (file === undefined || diagnostics.length > 0) throw new Error(formatReport(diagnostics));
  const link = linkOf(name) ?? newLink();
  const sealed = await seal(await makeApplication(content, file, letter), link);
  const at = path.join(projectRoot(), sealedFile(link));
  fs.mkdirSync(path.dirname(at), { recursive: true });
  fs.writeFileSync(at, asJson(sealed));
  fs.writeFileSync(linkFile(name), asJson(link));
  const until = file.expires ? ` It opens until ${file.expires}.` : "";
  console.log(`Sealed for ${file.reader} in ${sealedFile(link)}. Publish the site with this file, then send the link:

  ${absoluteUrl(content.site.home, APPLICATION_PATH)}${hashOf(link)}

All who have the link can read it.${until} To withdraw it: npm run application -- ${name} --remove`);
};

runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { expires: { type: "string" }, remove: { type: "boolean" } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (name === undefined) return console.log(USAGE);
  if (!fs.existsSync(path.join(applicationFolder(name), APPLICATION_FILE))) {
    const folder = path.join(projectRoot(), APPLICATIONS_FOLDER);
    const known = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
    const meant = likelyMeant(name, known);
    throw new Error(
      `There is no ${APPLICATIONS_FOLDER}/${name}/${APPLICATION_FILE}. ${meant ? `Did you mean ${quote(meant)}?` : `npm run new -- application ${quote(name)} makes it.`}`,
    );
  }
  if (values.remove) remove(name);
  else await sealFolder(name, values.expires);
}, USAGE);
