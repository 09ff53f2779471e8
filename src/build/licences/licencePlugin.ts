import fs from "node:fs";
import path from "node:path";
import LicensePlugin from "webpack-license-plugin";
import { LICENCES_PATH } from "../../lib/siteFiles";
import { USUAL_FONT } from "../font/siteFont";
import { installedPrefixes } from "../icons/iconSets";
import { projectRoot } from "../paths";
import { readCheckedSite } from "../siteContent";

const INTRODUCTION = `This site is made with the work of others. Parts of these packages reach a visitor's browser: code, fonts or icons.
Each is named with its version and its licence, as SPDX names it, above the licence's text.`;

const LINE = `\n\n${"-".repeat(78)}\n\n`;

interface Licensed {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly licenseText: string | null;
}

const licencesText = (packages: readonly Licensed[]): string =>
  [
    INTRODUCTION,
    ...packages.map(
      ({ name, version, license, licenseText }) =>
        `${name} ${version} (${license})\n\n${licenseText?.trim() ?? `https://spdx.org/licenses/${license}.html`}`,
    ),
  ].join(LINE);

/** Packages that reach visitors without being imported by a script of the site. */
const besidesScripts = (): string[] => [
  "gatsby",
  readCheckedSite().font ?? USUAL_FONT,
  "@fontsource-variable/geist-mono",
  ...installedPrefixes().map((prefix) => `@iconify-json/${prefix}`),
];

const nameOfSite = (): string =>
  JSON.parse(fs.readFileSync(path.join(projectRoot(), "package.json"), "utf8")).name;

/** Lists the licences of the packages that the site's scripts import. */
export const licencePlugin = (): LicensePlugin => {
  const name = nameOfSite();
  return new LicensePlugin({
    outputFilename: "licences.json",
    excludedPackageTest: (packageName) => packageName === name,
    includePackages: () =>
      besidesScripts().map((each) => path.join(projectRoot(), "node_modules", each)),
    additionalFiles: { [LICENCES_PATH.slice(1)]: (packages) => licencesText(packages) },
  });
};
