import fs from "node:fs";
import path from "node:path";
import type { SiteFont } from "../../contract/siteConstants";
import { fallbackFaces } from "./fallbackFaces";
import { fontFiles } from "./fontFiles";

/** The file with the Latin letters of most languages, in the weight of texts. */
const LATIN = /-latin-(?:wght|standard|full|opsz|400)-normal\.woff2$/;

/** The site's font, as pages name it. */
export const siteFont = async (name?: string): Promise<SiteFont> => {
  const files = fontFiles(name);
  const preloaded = files.find(({ source }) => LATIN.test(source)) ?? files[0];
  if (preloaded === undefined) throw new Error(`The package ${name} has no files for the web.`);
  const { unicodeRange } = preloaded;
  const latin = files.filter((file) => file.unicodeRange === unicodeRange);
  return {
    preload: preloaded.path,
    faces: files.map(({ source: _, ...face }) => face),
    fallbacks: await fallbackFaces(latin, unicodeRange),
  };
};

/** Copies the files of the site's font into the site. */
export const writeSiteFont = (name: string | undefined, siteFolder: string): void => {
  for (const { source, path: address } of fontFiles(name)) {
    const target = path.join(siteFolder, address);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(source, target);
  }
};
