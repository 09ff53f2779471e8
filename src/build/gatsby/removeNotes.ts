import fs from "node:fs/promises";
import path from "node:path";

/** What Gatsby leaves in the built site for itself, or for scripts that run in a worker, of which there are none. */
const NOTES = ["_gatsby", "chunk-map.json", "webpack.stats.json", "~partytown"];

/** Takes out of the built site what no visitor asks for. To be called when nobody reads it any more. */
export const removeNotes = async (siteFolder: string): Promise<void> => {
  for (const name of NOTES)
    await fs.rm(path.join(siteFolder, name), { recursive: true, force: true });
};
