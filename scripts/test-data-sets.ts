import { dataSets, layDataSet } from "./copy/dataSet";
import { readData, writeData } from "./copy/edits";
import { PSEUDO, speak } from "./copy/speak";
import { type CopyTest, testCopy } from "./copy/testCopy";
import { writeWorstTexts } from "./copy/writeWorstTexts";

/**
 * A site of the worst texts is only walked: each page opens, and nothing is run, refused or complained about. Its own words are
 * those of no language, longer than most languages'.
 */
const WORST_TEXTS = "worst-texts";

/** The sample in German, in another font and with a clock that shows seconds. */
const GERMAN = "german";

const playwright = ["npx", "playwright", "test"] as const;

const MADE_SETS: Readonly<Record<string, CopyTest>> = {
  [WORST_TEXTS]: {
    async change(copy) {
      speak(copy, PSEUDO);
      await writeWorstTexts(copy);
    },
    test: ["npm", "run", "test:smoke"],
  },
  [GERMAN]: {
    async change(copy) {
      speak(copy, "de");
      const site = readData(copy.folder, "site.json") as object;
      writeData(copy.folder, "site.json", {
        ...site,
        font: "@fontsource-variable/geist-mono",
        clock: { showSeconds: true },
      });
    },
    // The others know the sample in English.
    test: [...playwright, "any-data/", "smoke"],
  },
};

const testOf = (name: string): CopyTest =>
  MADE_SETS[name] ?? { change: (copy) => layDataSet(copy, name), test: playwright };

/** Builds the site of each data set (or of those that are named) and tests it. */
const main = async () => {
  const named = process.argv.slice(2);
  const all = [...(await dataSets()), ...Object.keys(MADE_SETS)];
  for (const name of named.length > 0 ? named : all) {
    console.log(`\nThe data set "${name}"\n`);
    if (!(await testCopy(testOf(name)))) process.exitCode = 1;
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
