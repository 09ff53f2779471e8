import { test as base, expect } from "@playwright/test";
import { Desktop } from "./desktop";

interface Fixtures {
  desktop: Desktop;
  /** The complaints that a test brings about on purpose. Default: none. */
  expectedComplaints: RegExp | null;
  /** What else the console complained about; every test ends with nothing. */
  complaints: string[];
  /** What pages' policies have refused; every test ends with nothing. */
  refusals: string[];
}

declare global {
  interface Window {
    noteRefusal(refusal: string): void;
  }
}

/** Playwright's test with a desktop, which fails on any console error, warning or uncaught error, and on all that a policy refuses. */
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
      // An answer may still be on its way to what nobody waits for.
      await page.unrouteAll({ behavior: "ignoreErrors" });
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  refusals: [
    async ({ context }, use) => {
      const refusals: string[] = [];
      await context.exposeFunction("noteRefusal", (refusal: string) => refusals.push(refusal));
      await context.addInitScript(() => {
        addEventListener("securitypolicyviolation", (event) => {
          const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
          window.noteRefusal(
            `${effectiveDirective}: ${blockedURI} (${sourceFile}:${lineNumber}) ${sample}`,
          );
        });
      });
      await use(refusals);
      expect(refusals).toEqual([]);
    },
    { auto: true },
  ],
  desktop: async ({ page, baseURL }, use) => {
    await use(new Desktop(page, baseURL ?? ""));
  },
});

export { expect };

/** The viewports that everything is tried at. */
export const VIEWPORTS = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

/** The height of the bar at the top, which no window is dragged above. */
export const TOP_BAR_PX = 44;

/** What the dock takes of the lower edge. */
export const DOCK_ROOM_PX = 80;
