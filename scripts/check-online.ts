import { uncheckedSite } from "../src/content/files";
import { runCommand } from "./dataFiles";
import { CHECKS } from "./online/checks";
import { Visit } from "./online/visit";

/** `npm run check:online`, or with `-- https://example.com/` for another address: asks the published site. One line for each fault. */
runCommand(async () => {
  const [address = String(uncheckedSite().siteUrl)] = process.argv.slice(2);
  if (!URL.canParse(address))
    throw new Error(`"${address}" is not an address such as https://example.com/.`);
  const visit = new Visit(new URL(address.endsWith("/") ? address : `${address}/`).href, fetch);
  for (const [title, guide, find] of CHECKS) {
    const faults = await find(visit);
    if (faults === null) {
      console.log(`skip  ${title}`);
      continue;
    }
    console.log(faults.length === 0 ? `ok    ${title}` : `FAIL  ${title}`);
    for (const fault of faults) console.log(`      ${fault}  → ${guide}`);
    if (faults.length > 0) process.exitCode = 1;
    // Without a first page no other check says anything.
    if (faults.length > 0 && title === CHECKS[0]?.[0]) return;
  }
});
