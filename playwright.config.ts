import { defineConfig } from "@playwright/test";
import { isSampleThere } from "./scripts/sample/sampleFile";
import { findBrowser } from "./src/build/browser/findBrowser";
import { pathPrefix } from "./src/build/pathPrefix";

const PORT = 9100;

/** What goes by addresses, and fails where one lacks the path that the site is below. All else is the same there. */
const ABOUT_ADDRESSES =
  /(any-data\/(addresses|foundByOthers|framedApps|head|markdown|resume|search)|apps|caching|content|failedStart|failures|feed|memory|navigation|newVersion|prefixedAddresses|sectionLoading|smoke|walk|wallpaper)\.test\.ts$/;

/** What holds for whatever an owner may write. The rest knows the sample's windows, sections and texts. */
const OF_ANY_SITE = /(any-data\/\w+|smoke)\.test\.ts$/;

const testMatch = () => {
  if (!isSampleThere()) return OF_ANY_SITE;
  return pathPrefix() === "" || process.env.WHOLE_SUITE ? "**/*.test.ts" : ABOUT_ADDRESSES;
};

/** Tests in a real browser, against the site as it was built last. */
export default defineConfig({
  testDir: "__tests__/browser",
  testMatch: testMatch(),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // A fresh machine that does all of this at once is slow; a check that passes does not wait.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    // With a slash: addresses in the tests are relative to where the site is.
    baseURL: `http://localhost:${PORT}${pathPrefix()}/`,
    viewport: { width: 1440, height: 900 },
    // A trace of each test costs a fifth of the time; with `--trace on` it is there for whoever wants to see one.
    trace: "off",
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "npx tsx scripts/serve.ts",
    env: { PORT: String(PORT) },
    port: PORT,
    reuseExistingServer: false,
  },
});
