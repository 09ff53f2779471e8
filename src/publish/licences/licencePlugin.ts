import path from "node:path";
import LicensePlugin from "webpack-license-plugin";
import packageJson from "../../../package.json";
import { projectRoot } from "../../content/files";
import { DEFAULT_FONT } from "../../content/font";
import { installedPrefixes } from "../../content/icons";
import { LICENCES_PATH } from "../../contract/siteFiles";

const INTRODUCTION = `This site is made with the work of others. Parts of these packages reach a visitor's browser: code, fonts or icons.
Each is named with its version and its licence, as SPDX names it, above the licence's text.`;

const LINE = `\n\n${"-".repeat(78)}\n\n`;

/** Packages that reach visitors without being imported by a script of the site. */
const besidesScripts = (font: string): string[] => [
  "gatsby",
  font,
  "@fontsource-variable/geist-mono",
  ...installedPrefixes().map((prefix) => `@iconify-json/${prefix}`),
];

/** Lists the licences of the packages that the site's scripts import, and of the site's `font`. */
export const licencePlugin = (font = DEFAULT_FONT) =>
  new LicensePlugin({
    outputFilename: "licences.json",
    excludedPackageTest: (name) => name === packageJson.name,
    includePackages: () =>
      besidesScripts(font).map((each) => path.join(projectRoot(), "node_modules", each)),
    additionalFiles: {
      [LICENCES_PATH.slice(1)]: (packages) =>
        [
          INTRODUCTION,
          ...packages.map(
            ({ name, version, license, licenseText }) =>
              `${name} ${version} (${license})\n\n${licenseText?.trim() ?? `https://spdx.org/licenses/${license}.html`}`,
          ),
        ].join(LINE),
    },
  });
