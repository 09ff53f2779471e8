import type { Browser } from "@playwright/test";
import { type ArrivedFile, observeArrival, sumBytes } from "../weights/arrival";
import { gzippedBytes } from "../weights/gzip";
import { VIEWPORTS, withPage } from "./browser";
import type { Row } from "./row";

const KILOBYTE = 1000;

const row = (name: string, bytes: number, atMost: number): Row => ({
  name,
  unit: "KB",
  values: [bytes / KILOBYTE],
  goal: { atMost },
});

export interface BytesResult {
  rows: Row[];
  /** What arrives on a desktop. */
  files: readonly ArrivedFile[];
}

/** What one reads of a post, whose HTML may weigh so much more. */
const textOfPost = (browser: Browser, post: string): Promise<Buffer> =>
  withPage(browser, VIEWPORTS.phone, async (page) => {
    await page.goto(post);
    return Buffer.from(await page.locator("[data-part=scroller]").innerText());
  });

/** What is fetched on arrival: exact, so measured once. */
export const measureBytes = async (
  browser: Browser,
  address: string,
  post: string,
): Promise<BytesResult> => {
  const arrival = (device: keyof typeof VIEWPORTS, at: string) =>
    withPage(browser, VIEWPORTS[device], (page) => observeArrival(page, at));
  const phone = await arrival("phone", address);
  const desktop = await arrival("desktop", address);
  const postOnPhone = await arrival("phone", post);
  const postText = gzippedBytes(await textOfPost(browser, post)) / KILOBYTE;
  return {
    rows: [
      row("JavaScript before the first interaction, gzip -9", sumBytes(desktop, "script"), 135),
      row("HTML of `/`, gzip -9", sumBytes(desktop, "document"), 14),
      row("HTML of a post, gzip -9", sumBytes(postOnPhone, "document"), 14 + postText),
      row("everything fetched, phone 412 px", sumBytes(phone), 260),
      row("everything fetched at a post, phone 412 px", sumBytes(postOnPhone), 260 + postText),
      row("everything fetched, desktop 1440 px", sumBytes(desktop), 420),
    ],
    files: desktop,
  };
};
