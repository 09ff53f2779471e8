import fs from "node:fs";
import path from "node:path";
import { quote } from "../diagnostics/quote";
import { projectRoot } from "../paths";

/** The design's font, where the owner names none. */
export const USUAL_FONT = "@fontsource-variable/geist";

/** The weights that the design has, for a font with a file for each. */
const STYLE_SHEETS = ["400.css", "500.css", "600.css", "700.css"];

const packageFolder = (name: string): string => path.join(projectRoot(), "node_modules", name);

const styleSheetsOf = (name: string): string[] =>
  name.startsWith("@fontsource-variable/") ? ["index.css"] : STYLE_SHEETS;

/** Whether a package is there and has what a page needs. */
const isInstalledFont = (name: string): boolean =>
  styleSheetsOf(name).some((file) => fs.existsSync(path.join(packageFolder(name), file)));

const PACKAGE = /^@fontsource(?:-variable)?\/[a-z0-9-]+$/;

/** Why a package cannot be the site's font; undefined when it can. */
export const fontDiagnostic = (name: string): string | undefined => {
  if (!PACKAGE.test(name)) {
    return `${quote(name)} is not a font's package such as "@fontsource-variable/inter".`;
  }
  return isInstalledFont(name)
    ? undefined
    : `The font ${quote(name)} is not installed. Run: npm install ${name}`;
};

/** A file of a font's package. */
export interface PackageFile {
  readonly source: string;
  /** One, or from which to which. */
  readonly weight: string;
  /** The characters that it has, as CSS says it. */
  readonly unicodeRange: string;
  /** Whether it has the Latin letters of most languages, in the weight that texts have. */
  readonly isLatin: boolean;
}

const FACE =
  /\/\* (\S+) \*\/\s*@font-face \{[^}]*?font-weight: ([\d ]+);[^}]*?url\(\.\/(files\/[^)]+\.woff2)\)[^}]*?unicode-range: ([^;]+);/g;

/** The files of an installed package that pages may need. */
export const packageFiles = (name: string): PackageFile[] =>
  styleSheetsOf(name)
    .map((file) => path.join(packageFolder(name), file))
    .filter((file) => fs.existsSync(file))
    .flatMap((file) => [...fs.readFileSync(file, "utf8").matchAll(FACE)])
    .map(([, title = "", weight = "", file = "", unicodeRange = ""]) => ({
      source: path.join(packageFolder(name), file),
      weight: weight.trim(),
      unicodeRange: unicodeRange.trim(),
      isLatin: /-latin-(?:wght|standard|full|opsz|400)-normal$/.test(title),
    }));
