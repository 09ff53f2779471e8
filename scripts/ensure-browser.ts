import { spawnSync } from "node:child_process";
import { findBrowser, findProgram, findWholeBrowser } from "../src/build/browser/findBrowser";

const succeeds = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: "inherit" }).status === 0;

/** Playwright's installer fetches a browser of its own; a closed network refuses it. */
const installPlaywrightsBrowser = () => succeeds("npx", ["playwright", "install", "chromium"]);

const installPackage = (name: string) =>
  succeeds("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);

/** Debian and its relatives have Chromium as packages, which only root may install; not all have the quicker one. */
const installDebiansBrowsers = () => {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return;
  succeeds("apt-get", ["update", "-qq"]);
  installPackage("chromium-headless-shell");
  installPackage("chromium");
};

const isThere = () => findWholeBrowser() !== undefined;

if (!isThere() && !process.env.CHROMIUM_PATH) {
  console.log("No Chromium found: installing one for the browser tests.");
  installPlaywrightsBrowser();
  if (!isThere()) installDebiansBrowsers();
}

// The system's Chromium alone does, but slowly.
if (isThere() && findBrowser() === findProgram("chromium")) installDebiansBrowsers();

if (!isThere()) {
  console.error("The browser tests need a Chromium, and none could be found or installed.");
  console.error("Install Chrome or Chromium, or set CHROMIUM_PATH to where yours is.");
  process.exit(1);
}
