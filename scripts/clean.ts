import { rmSync } from "node:fs";
import { CHECKED_FOLDER, PICTURES_FOLDER } from "../src/build/paths";

/** What is kept beside Gatsby's own folders. */
for (const folder of [CHECKED_FOLDER, PICTURES_FOLDER])
  rmSync(folder, { recursive: true, force: true });
