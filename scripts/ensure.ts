import { spawnSync } from "node:child_process";
import {
  findBrowser,
  findProgram,
  findWholeBrowser,
} from "../__tests__/support/browser/findBrowser";

const succeeds = (command: string, ...parts: readonly string[]): boolean => {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, parts, { stdio: "inherit", env }).status === 0;
};

const hasBrowser = () => findWholeBrowser() !== undefined;
const has = (program: string) => () => findProgram(program) !== undefined;

type Need = readonly [program: string, isInstalled: () => boolean, ...debianPackages: string[]];

const BROWSER: readonly Need[] = [
  ["Chromium", hasBrowser, "chromium"],
  // The system's Chromium alone does, but slowly.
  ["the shell", () => findBrowser() !== findProgram("chromium"), "chromium-headless-shell"],
];

const FOR_RELEASE: readonly Need[] = [
  ["Firefox", () => has("firefox-esr")() || has("firefox")(), "firefox-esr"],
  ["WebKitWebDriver", has("WebKitWebDriver"), "webkit2gtk-driver"],
  ["Xvfb", has("Xvfb"), "xvfb"],
  ["nginx", has("nginx"), "nginx", "libnginx-mod-http-brotli-static"],
  ["Caddy", has("caddy"), "caddy"],
  ["pdftotext", has("pdftotext"), "poppler-utils"],
  ["mutool", has("mutool"), "mupdf-tools"],
];

const missing = (needs: readonly Need[]) => needs.filter(([, isInstalled]) => !isInstalled());

/** Debian and its relatives have all as packages, which only root may install; not all have the quicker Chromium. */
const install = (needs: readonly Need[]): void => {
  if (needs.length === 0 || process.platform !== "linux" || process.getuid?.() !== 0) return;
  succeeds("apt-get", "update", "-qq");
  for (const [, , ...packages] of needs)
    succeeds("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages);
};

/** `tsx scripts/ensure.ts [release]` installs the programs that the tests start. */
if (!hasBrowser() && !process.env.CHROMIUM_PATH) {
  console.log("No Chromium found: installing one for the browser tests.");
  // A closed network refuses Playwright's own.
  if (!succeeds("npx", "playwright", "install", "chromium")) install(BROWSER);
} else if (hasBrowser()) install(missing(BROWSER));

if (!hasBrowser()) {
  console.error("The browser tests need a Chromium, and none could be found or installed.");
  console.error("Install Chrome or Chromium, or set CHROMIUM_PATH to where yours is.");
  process.exitCode = 1;
}

if (process.argv.includes("release")) {
  install(missing(FOR_RELEASE));
  for (const [program] of missing(FOR_RELEASE))
    console.warn(`${program} is not installed: install it, or its tests will fail.`);
}
