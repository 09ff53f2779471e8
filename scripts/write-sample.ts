import fs from "node:fs";
import { makeKnownSample } from "./sample/makeKnownSample";
import { isSampleThere, KNOWN_SAMPLE_FILE } from "./sample/sampleFile";

/** `npm run write:sample`: what the sample is known by, after a change of the sample or of the templates. */
if (isSampleThere()) {
  fs.writeFileSync(KNOWN_SAMPLE_FILE, `${JSON.stringify(makeKnownSample(), null, 2)}\n`);
  console.log(KNOWN_SAMPLE_FILE);
} else {
  console.error("The sample is not in data/ any more, so nobody can learn it from there.");
  process.exitCode = 1;
}
