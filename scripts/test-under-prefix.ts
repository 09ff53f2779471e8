import { testCopy } from "./copy/testCopy";

/** Not for each push: what goes by no address is the same there. */
const WHOLE = "--whole";

/**
 * Lets the browser tests that go by addresses, or with `--whole` all of them, run on the site as it is published below a
 * path of its domain. What else is given on the command line goes to Playwright, such as the name of a test file.
 */
const main = async () => {
  const given = process.argv.slice(2);
  const isWell = await testCopy({
    environment: {
      PATH_PREFIX: "/portfolio",
      ...(given.includes(WHOLE) && { WHOLE_SUITE: "yes" }),
    },
    test: ["npx", "playwright", "test", ...given.filter((argument) => argument !== WHOLE)],
  });
  process.exitCode = isWell ? 0 : 1;
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
