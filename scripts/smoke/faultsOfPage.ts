import type { Page } from "@playwright/test";
import { RAN_GLOBAL } from "../copy/worstTexts";

/** A slow machine needs a second or two; what has not started by then does not start. */
const START_TIMEOUT = 30_000;

/** Lets nothing but the site itself answer, so that what others have is no fault of the site's. */
const stayOnSite = (page: Page, origin: string) =>
  page.route(
    (address) => address.protocol.startsWith("http") && address.origin !== origin,
    (route) => route.abort(),
  );

/** What a page complains about in the console, as long as it is open. */
const listen = (page: Page, origin: string): string[] => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const { url } = message.location();
    const isOurs = !url.startsWith("http") || new URL(url).origin === origin;
    if (message.type() === "error" && isOurs) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return complaints;
};

const isThere = async (waiting: Promise<void>): Promise<boolean> => {
  try {
    await waiting;
    return true;
  } catch {
    return false;
  }
};

/** Opens an address in a page that is still empty; says what is wrong with what a visitor gets there. */
export const faultsOfPage = async (
  page: Page,
  address: string,
  timeout = START_TIMEOUT,
): Promise<string[]> => {
  const { origin } = new URL(address);
  await stayOnSite(page, origin);
  const complaints = listen(page, origin);
  const response = await page.goto(address, { waitUntil: "load" });
  const status = response?.status();
  if (status !== 200) return [`It is answered with the status ${status}.`];

  const faults: string[] = [];
  // A window's title: every page of the sitemap opens one.
  const heading = page.locator("[data-window-id]").getByRole("heading", { level: 2 }).first();
  if (!(await isThere(heading.waitFor({ timeout })))) faults.push("No window has a heading.");
  // The clock goes once the page has been brought to life.
  const clock = page.getByRole("banner").getByRole("time").filter({ hasText: /\d/ });
  if (!(await isThere(clock.waitFor({ timeout })))) faults.push("The desktop does not start.");
  // What comes late may complain, too. A page in a window may go on asking for ever: that is its own affair.
  await isThere(page.waitForLoadState("networkidle", { timeout }));
  // Its own: an element's id, such as a heading's, is a global variable, too, and no script.
  if (await page.evaluate((name) => Object.hasOwn(globalThis, name), RAN_GLOBAL))
    faults.push("A text of its content was run as a script.");
  return [...faults, ...complaints.map((text) => `In the console: ${text}`)];
};
