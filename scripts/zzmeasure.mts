import { launchBrowser } from "./bench/browser";
import { sectionsChosen } from "./bench/measures/sectionChosen";
import { listen } from "./server/listen";
import { createSiteServer } from "./server/siteServer";

const b = await launchBrowser();
for (const folder of process.argv.slice(2)) {
  const s = await listen(createSiteServer({ folder, hasBrotli: false }));
  const runs = [];
  for (let i = 0; i < 5; i++) runs.push(await sectionsChosen(b, s.origin + "/"));
  for (const t of runs[0]!.keys()) {
    const v = runs.map((r) => Math.round(r.get(t)!)).sort((x, y) => x - y);
    console.log(folder, t, "median", v[2], v.join(","));
  }
  await s.close();
}
await b.close();
