import { findProgram } from "../src/build/browser/findProgram";
import { HOST_PROGRAMS } from "./hosts/programs";
import { installDebianPackages } from "./install/debianPackages";

const missing = () => HOST_PROGRAMS.filter(({ program }) => findProgram(program) === undefined);

if (missing().length > 0) installDebianPackages(HOST_PROGRAMS.flatMap(({ packages }) => packages));

for (const { title } of missing()) {
  console.warn(
    `${title} is not on this machine, so nobody asks what it answers. The others are asked.`,
  );
  // Where everything is tried before a release, a server that could not be had is a failure.
  if (process.env.CI) process.exitCode = 1;
}
