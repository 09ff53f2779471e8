import { test as base, expect as baseExpect } from "@playwright/test";
import { Desktop } from "./desktop";
import { toHaveBox } from "./toHaveBox";

interface Fixtures {
  desktop: Desktop;
  /** Console errors and warnings that the test causes on purpose. Default: none. */
  expectedComplaints: RegExp | null;
  /** All others; a test that ends with one fails. */
  complaints: string[];
}

/** Playwright's test with a desktop. It fails on any unexpected console error, warning or uncaught error. */
export const test = base.extend<Fixtures>({
  expectedComplaints: [null, { option: true }],
  complaints: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const note = (text: string) => {
        if (!expectedComplaints?.test(text)) complaints.push(text);
      };
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) note(message.text());
      });
      page.on("pageerror", (error) => note(String(error)));
      await use(complaints);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      baseExpect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  desktop: async ({ page, baseURL }, use) => {
    await use(new Desktop(page, baseURL ?? ""));
  },
});

export const expect = baseExpect.extend({ toHaveBox });

/** The viewports that a layout test covers, in CSS pixels. */
export const VIEWPORTS = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

/** Heights of the top bar, in CSS pixels: for a mouse, and for touch. */
export const TOP_BAR_PX = 32;
export const TOUCH_TOP_BAR_PX = 44;
