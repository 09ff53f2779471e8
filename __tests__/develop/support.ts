import { test as base, expect, type Page } from "@playwright/test";

interface Developed {
  /** One page for all tests, that nobody ever loads again. */
  developed: Page;
}

export const test = base.extend<{ staysLoaded: undefined }, Developed>({
  developed: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        baseURL: `${process.env.DEVELOP_ADDRESS}/`,
        viewport: { width: 1440, height: 900 },
      });
      await page.goto("./");
      await expect(page.getByRole("banner").getByRole("time")).toHaveText(/\d/);
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
  staysLoaded: [
    async ({ developed }, use) => {
      let loads = 0;
      const count = () => {
        loads += 1;
      };
      developed.on("load", count);
      await use(undefined);
      developed.off("load", count);
      expect(loads, "The page was loaded again.").toBe(0);
    },
    { auto: true },
  ],
});

export { expect };
