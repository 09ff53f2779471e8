import { dataSets, layDataSet } from "./copy/dataSet";
import { testCopy } from "./copy/testCopy";

/** The browser tests that hold for whatever an owner may write. */
const FOR_ANY_DATA = "any-data";

/** Builds the site of each data set (or of those that are named) and lets the tests for any data run on it. */
const main = async () => {
  const named = process.argv.slice(2);
  for (const name of named.length > 0 ? named : await dataSets()) {
    console.log(`\nThe data set "${name}"\n`);
    const isWell = await testCopy({
      change: (copy) => layDataSet(copy, name),
      arguments: [FOR_ANY_DATA],
    });
    if (!isWell) process.exitCode = 1;
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
