import { FIREFOX, isHere, WEBKIT } from "./engines/programs";
import { installDebianPackages } from "./install/debianPackages";

const missing = () => [FIREFOX, WEBKIT].filter((engine) => !isHere(engine));

installDebianPackages(missing().flatMap(({ packages }) => packages));

for (const { title } of missing()) {
  console.warn(`${title} is not on this machine, so nobody knows how the site is in it.`);
  // Where everything is tried before a release, an engine that could not be had is a failure.
  if (process.env.CI) process.exitCode = 1;
}
