import { quote } from "../diagnostics/quote";
import { isInstalledFont } from "./fontPackage";

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
