import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../../src/build/browser/findBrowser";
import { pathPrefix } from "../../src/build/pathPrefix";
import { createSiteServer } from "../server/siteServer";

const BROWSER_OPTIONS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

export interface BuiltSite {
  readonly browser: Browser;
  /** Without a slash at its end. */
  readonly address: string;
}

/** Serves the site as it was built last to a browser, for as long as `use` takes. */
export const withBuiltSite = async <Result>(
  use: (site: BuiltSite) => Promise<Result>,
): Promise<Result> => {
  const server = createSiteServer();
  await new Promise<void>((ready) => server.listen(0, ready));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_OPTIONS });
  try {
    return await use({ browser, address: `http://localhost:${port}${pathPrefix()}` });
  } finally {
    await browser.close();
    server.close();
  }
};
