import type { Browser } from "@playwright/test";
import { type ArrivedFile, observeArrival, sumBytes } from "../weights/arrival";
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

/** What is fetched on arrival: exact, so measured once. */
export const measureBytes = async (browser: Browser, address: string): Promise<BytesResult> => {
  const arrival = (device: keyof typeof VIEWPORTS) =>
    withPage(browser, VIEWPORTS[device], (page) => observeArrival(page, address));
  const phone = await arrival("phone");
  const desktop = await arrival("desktop");
  return {
    rows: [
      row("JavaScript before the first interaction, gzip -9", sumBytes(desktop, "script"), 150),
      row("HTML of `/`, gzip -9", sumBytes(desktop, "document"), 14),
      row("everything fetched, phone 412 px", sumBytes(phone), 260),
      row("everything fetched, desktop 1440 px", sumBytes(desktop), 420),
    ],
    files: desktop,
  };
};
