import fs from "node:fs";
import { isTemplate } from "../../src/build/sample/isTemplate";

export const KNOWN_SAMPLE_FILE = "src/build/sample/knownSample.json";

/** Whether `data/` is still the sample's: only the template's own repository can learn it from there. */
export const isSampleThere = (): boolean =>
  isTemplate(JSON.parse(fs.readFileSync("data/site.json", "utf8")).owner.name);
