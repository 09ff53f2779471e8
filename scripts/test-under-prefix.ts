import { testCopy } from "./copy/testCopy";

/**
 * Lets the browser tests that go by addresses run on the site as it is published below a path of its domain. What is given on the command
 * line goes to Playwright, such as the name of a test file.
 */
const main = async () => {
  const isWell = await testCopy({
    environment: { PATH_PREFIX: "/portfolio" },
    test: ["npx", "playwright", "test", ...process.argv.slice(2)],
  });
  process.exitCode = isWell ? 0 : 1;
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
