import { spawnSync } from "node:child_process";
import { isSampleThere } from "./sample/sampleFile";

/** What is asked of the template, by its sample. That holds for each site which is made of it, whatever its owner writes. */
const SUITES = ["test:hosts", "test:engines", "test:prefix", "test:data"];

/** Tests what an owner does not change: other servers, other browsers, a path of a domain, other owners' data. */
const main = () => {
  if (!isSampleThere()) {
    console.log("Other servers, browsers and data are the template's to test: this site is yours.");
    return;
  }
  for (const suite of SUITES) {
    const { status } = spawnSync("npm", ["run", suite], { stdio: "inherit" });
    if (status !== 0) {
      process.exitCode = 1;
      return;
    }
  }
};

main();
