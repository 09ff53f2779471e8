import { defineConfig } from "@playwright/test";
import { findBrowser, findProgram } from "./__tests__/support/browser/findBrowser";
import { pathPrefix } from "./src/content/files";

const PORT = Number(process.env.PORT ?? 9100);

const CHROMIUM = {
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
};

/** Tests in a real browser, against the last build. CONTRIBUTING.md says which test belongs where. */
export default defineConfig({
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  // The browser and the server take the second core.
  workers: 1,
  maxFailures: process.env.CI ? 10 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    // With a slash: addresses in the tests are relative to where the site is.
    baseURL: `http://localhost:${PORT}${pathPrefix()}/`,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 15_000,
    // Screenshots of each step would take a quarter of the time.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: true, sources: false },
  },
  projects: [
    // A test of a detail has the tag @release, which keeps the run of every push short.
    { name: "core", testDir: "__tests__/core", grepInvert: /@release/, use: CHROMIUM },
    { name: "details", testDir: "__tests__/core", grep: /@release/, use: CHROMIUM },
    {
      name: "release",
      testDir: "__tests__/release",
      // Jest runs those, and `develop` starts a server of its own.
      testIgnore: ["**/*.jest.test.ts", "**/develop.test.ts"],
      use: CHROMIUM,
    },
    {
      name: "develop",
      testDir: "__tests__/release",
      testMatch: "**/develop.test.ts",
      use: CHROMIUM,
    },
    {
      name: "firefox",
      testDir: "__tests__/core",
      // Behaviour that depends on the browser: a test takes three times as long in Firefox.
      testMatch:
        /(dragging|fullscreen|history|keyboard|menus|restore|search|snapping|theme|windows)\.test/,
      // A tag of tests that need what only Chromium's driver has: touch, the clipboard, media emulation.
      grepInvert: /@chromium|@release/,
      use: {
        browserName: "firefox",
        channel: "moz-firefox",
        launchOptions: { executablePath: findProgram("firefox-esr") ?? findProgram("firefox") },
      },
    },
  ],
  webServer: {
    command: `npx gatsby serve --prefix-paths --port ${PORT}`,
    port: PORT,
    reuseExistingServer: !process.env.CI,
  },
});
