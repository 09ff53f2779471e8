import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { resolve } from "node:path";
import type { Browser } from "@playwright/test";
import { BUILT_SITE } from "../server/siteServer";
import { launchBrowser } from "./browser";
import { buildSection } from "./buildSection";
import { type Section, withSection } from "./document";
import { growthSection } from "./growthSection";
import { measureLimit, measureSite } from "./measureSite";
import { say } from "./say";
import { siteSections } from "./siteSections";

const DOCUMENT = resolve("docs/bench.md");
const RUNS = 3;

/** Above this average of running processes, others work on the machine too. */
const IDLE_LOAD = 0.5;

/** `--build`: what a build costs. `--growth`: how all grows with the content. Neither: the site as it was built last. */
const measure = async (browser: Browser, options: readonly string[]): Promise<Section[]> => {
  const [load = 0] = loadavg();
  if (load > IDLE_LOAD)
    say(`The machine is busy (load ${load.toFixed(1)}): times will be too long`);
  const machine = `${availableParallelism()} cores, load ${load.toFixed(1)} before the start`;
  const conditions = `${machine}, Chromium ${browser.version()}, medians of ${RUNS} runs`;
  const sections: Section[] = [];
  if (options.includes("--build")) sections.push(await buildSection(machine));
  if (options.includes("--growth")) sections.push(await growthSection(browser, RUNS, conditions));
  if (options.length > 0) return sections;
  const site = await measureSite(browser, BUILT_SITE, RUNS);
  return siteSections(site, await measureLimit(BUILT_SITE, site.phone), conditions);
};

const main = async (): Promise<void> => {
  const browser = await launchBrowser();
  try {
    const sections = await measure(browser, process.argv.slice(2));
    for (const { heading, body } of sections) console.log(`\n${heading}\n\n${body}`);
    writeFileSync(DOCUMENT, sections.reduce(withSection, readFileSync(DOCUMENT, "utf8")));
  } finally {
    await browser.close();
  }
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
