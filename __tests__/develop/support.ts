import { test as base, expect, type Page } from "@playwright/test";
import { addWord, editsFor, readData, writeData } from "../../scripts/copy/edits";

interface Developed {
  /** One page for all tests, that nobody ever loads again. */
  developed: Page;
}

const FOLDER = process.env.DEVELOP_FOLDER ?? "";

/** Gatsby answers before it has done all that it does at its start; the first edit waits for that. */
const untilFollowed = async (page: Page) => {
  const [edit] = editsFor(FOLDER).filter(({ file }) => file === "site.json");
  if (edit === undefined) return;
  const before = readData(FOLDER, edit.file);
  addWord(FOLDER, edit, "warming");
  await expect(page.getByText("warming").first()).toBeAttached({ timeout: 60_000 });
  writeData(FOLDER, edit.file, before);
  await expect(page.getByText("warming")).toHaveCount(0, { timeout: 60_000 });
};

export const test = base.extend<{ staysLoaded: undefined }, Developed>({
  developed: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        baseURL: `${process.env.DEVELOP_ADDRESS}/`,
        viewport: { width: 1440, height: 900 },
      });
      await page.goto("./");
      await expect(page.getByRole("banner").getByRole("time")).toHaveText(/\d/);
      await untilFollowed(page);
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
