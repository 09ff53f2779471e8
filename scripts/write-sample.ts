import fs from "node:fs";
import { makeKnownSample } from "./sample/makeKnownSample";
import { isSampleThere, KNOWN_SAMPLE_FILE } from "./sample/sampleFile";

/** `npm run write`: what the sample is known by, after a change of the sample or of the templates. */
if (isSampleThere()) {
  fs.writeFileSync(KNOWN_SAMPLE_FILE, `${JSON.stringify(makeKnownSample(), null, 2)}\n`);
  console.log(KNOWN_SAMPLE_FILE);
}
