import fs from "node:fs";
import { readHostedSite } from "./hosts/hostedSite";
import { hostFiles } from "./hosts/hostFiles";

/** `npm run write:hosts`: what hosts are told of the site; Biome then lays out what is JSON. */
const main = async () => {
  for (const [file, text] of Object.entries(hostFiles(await readHostedSite()))) {
    fs.writeFileSync(file, text);
    console.log(file);
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
