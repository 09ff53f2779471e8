import { dataSets, layDataSet } from "./copy/dataSet";
import { PSEUDO, speak } from "./copy/speak";
import { type CopyTest, testCopy } from "./copy/testCopy";
import { writeWorstTexts } from "./copy/writeWorstTexts";

/**
 * A site of the worst texts is only walked: each page opens, and nothing is run, refused or complained about. Its own words are
 * those of no language, longer than most languages'.
 */
const WORST_TEXTS = "worst-texts";

const testOf = (name: string): CopyTest =>
  name === WORST_TEXTS
    ? {
        async change(copy) {
          speak(copy, PSEUDO);
          await writeWorstTexts(copy);
        },
        test: ["npm", "run", "test:smoke"],
      }
    : {
        change: (copy) => layDataSet(copy, name),
        test: ["npx", "playwright", "test"],
      };

/** Builds the site of each data set (or of those that are named) and tests it. */
const main = async () => {
  const named = process.argv.slice(2);
  const all = [...(await dataSets()), WORST_TEXTS];
  for (const name of named.length > 0 ? named : all) {
    console.log(`\nThe data set "${name}"\n`);
    if (!(await testCopy(testOf(name)))) process.exitCode = 1;
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
