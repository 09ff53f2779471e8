import { findProgram } from "../src/build/browser/findBrowser";
import { HOST_PROGRAMS } from "./hosts/programs";
import { installDebianPackages } from "./install/debianPackages";

const missing = () => HOST_PROGRAMS.filter(({ program }) => findProgram(program) === undefined);

if (missing().length > 0) installDebianPackages(HOST_PROGRAMS.flatMap(({ packages }) => packages));

for (const { title } of missing()) {
  console.warn(`${title} is not installed, so its tests are skipped.`);
  // On CI everything must be tested before a release.
  if (process.env.CI) process.exitCode = 1;
}
