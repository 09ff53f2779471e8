import fs from "node:fs/promises";
import path from "node:path";
import { LICENCES_PATH } from "../../lib/licences";
import { projectRoot } from "../paths";
import { ownFile } from "../publicFiles/ownFile";
import { licencesText, type ShippedPackage } from "./licencesText";
import { shippedFolders } from "./shippedFolders";

const TEXT_FILE = /^(licen[cs]e|copying)(\.(md|txt))?$/i;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
}

/** @throws {Error} when a package does not say under which licence it is: nobody may ship it then. */
const readPackage = async (folder: string): Promise<ShippedPackage> => {
  const place = path.join(projectRoot(), folder);
  const manifest: Manifest = JSON.parse(
    await fs.readFile(path.join(place, "package.json"), "utf8"),
  );
  const { name, version, license: licence, homepage } = manifest;
  if (!licence) throw new Error(`${name} ${version} does not say under which licence it is.`);
  const file = (await fs.readdir(place)).find((entry) => TEXT_FILE.test(entry));
  const text = file && (await fs.readFile(path.join(place, file), "utf8"));
  return { name, version, licence, ...(homepage && { homepage }), ...(text && { text }) };
};

/** Writes down whose work is shipped with the site, by what is really in its scripts; an owner's own file stays. */
export const writeLicences = async (siteFolder: string): Promise<void> => {
  if ((await ownFile(LICENCES_PATH)) !== undefined) return;
  const packages = await Promise.all((await shippedFolders(siteFolder)).map(readPackage));
  await fs.writeFile(path.join(siteFolder, LICENCES_PATH), licencesText(packages));
};
