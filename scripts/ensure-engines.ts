import { findProgram } from "../src/build/browser/findBrowser";
import { installDebianPackages } from "./install/debianPackages";

/** Programs for the tests in Firefox and WebKit, and their Debian packages. */
const PACKAGES: Readonly<Record<string, string>> = {
  "firefox-esr": "firefox-esr",
  WebKitWebDriver: "webkit2gtk-driver",
  Xvfb: "xvfb",
};

/** Some systems have Firefox under another name. */
const isMissing = (program: string): boolean =>
  findProgram(program) === undefined && findProgram(program.replace("-esr", "")) === undefined;

const missing = () => Object.keys(PACKAGES).filter(isMissing);

installDebianPackages(missing().map((program) => PACKAGES[program] ?? program));

for (const program of missing()) {
  console.error(`The tests in other browsers need ${program}: install it.`);
  process.exitCode = 1;
}
