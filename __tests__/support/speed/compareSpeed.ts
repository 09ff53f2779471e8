import { spawnSync } from "node:child_process";
import { findWholeBrowser } from "../browser/findBrowser";
import { serveSite } from "../project/startServer";

const RUNS = 5;
const ALLOWED_POINTS = 3;
const CHROME = "--headless=new --no-sandbox --disable-gpu --no-first-run --disable-sync";
const LIGHTHOUSE = ["--yes", "lighthouse@12", "--only-categories=performance", "--output=json"];

const [referenceFolder = "", ...given] = process.argv.slice(2);
const addresses = given.length > 0 ? given : ["/", "/projects/", "/posts/", "/resume/"];

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Lighthouse's score for a phone, from 0 to 100. */
const scoreOf = (url: string): number => {
  const env = { ...process.env, CHROME_PATH: findWholeBrowser() };
  const options = { encoding: "utf8", maxBuffer: 1e9, env } as const;
  const args = [...LIGHTHOUSE, `--chrome-flags=${CHROME}`, url];
  const { stdout, stderr } = spawnSync("npx", args, options);
  const score: unknown = JSON.parse(stdout || "{}").categories?.performance?.score;
  if (typeof score === "number") return Math.round(score * 100);
  throw new Error(`Lighthouse gives no score for ${url}.\n${stderr}`);
};

/**
 * `tsx compareSpeed.ts FOLDER [address…]` compares the last build with that of a reference in another folder, and fails if a page
 * scores more than three points less. They are measured in turns: a busy machine slows both alike.
 */
const main = async () => {
  const reference = {
    site: (await serveSite(referenceFolder, 9301)).address,
    scores: [] as number[],
  };
  const today = { site: (await serveSite(".", 9302)).address, scores: [] as number[] };
  for (const address of addresses) {
    for (const measured of [reference, today]) measured.scores = [];
    for (let run = 0; run < RUNS; run++)
      for (const { site, scores } of [reference, today]) scores.push(scoreOf(site + address));
    const lost = median(reference.scores) - median(today.scores);
    console.log(
      `${address}: ${reference.scores.join(" ")} before, ${today.scores.join(" ")} today`,
    );
    if (lost <= ALLOWED_POINTS) continue;
    console.error(`${address} scores ${lost} points less than the reference.`);
    process.exitCode = 1;
  }
  // The servers end with this program.
  process.exit();
};

void main();
