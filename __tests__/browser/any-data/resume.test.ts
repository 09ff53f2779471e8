import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { BUILT_SITE } from "../../../scripts/server/siteServer";
import { onSite } from "../support/addresses";
import { builtPages } from "../support/builtPages";
import { owner, resumeApps } from "../support/content";
import { DesktopWindow } from "../support/desktop";
import { expect, test } from "../support/test";

const hasCareer = resumeApps.length > 0;
const ADDRESS = "/resume/";
const FILES = ["/resume.json", "/resume.txt", "/contact.vcf"];
const MOST_BYTES = 200_000;

const home = builtPages.find(({ path }) => path === "/");

/** Those that the first page shows at once, where General is that page. */
const featured =
  (home?.result.data as Partial<Queries.GeneralPageQuery> | undefined)?.general?.featured ?? [];

const resumeOn = (page: Page) => page.locator(".resume");

/** Letters and signs in their order: where lines break, and what stands between columns, is the paper's. */
const letters = (text: string) =>
  text.normalize("NFKC").replace(/[\s\u00AD\u200B-\u200F\u2060]/g, "");

/** Lines that run from right to left come out of a file in the order of the paper. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF]/;

const sortedLetters = (text: string) => [...letters(text)].sort().join("");

/** The words of a PDF in the order in which a program reads them, without the pages' numbers. */
const readPdf = async (bytes: Buffer) => {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const words = items.map((item) => ("str" in item ? item.str : "")).join(" ");
    pages.push(letters(words).replace(`${number}/${document.numPages}`, ""));
  }
  const { info } = await document.getMetadata();
  const isTagged = (await document.getMarkInfo())?.Marked === true;
  return { words: pages.join(""), info: info as Record<string, unknown>, isTagged };
};

const pdfPath = (): string => {
  const page = builtPages.find(({ path }) => path === ADDRESS);
  const { site } = (page?.result.data ?? {}) as Queries.ResumePageQuery;
  return site?.resume?.file ?? "";
};

if (hasCareer) {
  test("the résumé opens from the owner's card, is a place, and comes back after a reload", async ({
    desktop,
    page,
  }) => {
    await desktop.visit(ADDRESS);
    const { frame } = new DesktopWindow(page, "Résumé");
    await expect(frame).toBeVisible();
    await expect(resumeOn(page).getByRole("heading", { name: owner.name })).toBeVisible();
    await page.reload();
    await desktop.untilStarted();
    await expect(resumeOn(page).getByRole("heading", { name: owner.name })).toBeVisible();
    await desktop.expectAt(ADDRESS);
  });

  for (const scheme of ["light", "dark"] as const) {
    test(`the résumé's window has nothing to complain about, ${scheme}`, async ({
      desktop,
      page,
    }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await desktop.visit(ADDRESS);
      await expect(resumeOn(page)).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  }

  test("the PDF says what the page says, in its order, and says it to everybody", async ({
    desktop,
    page,
    request,
  }) => {
    await desktop.visit(ADDRESS);
    const shown = (await resumeOn(page).textContent()) ?? "";
    const answer = await request.get(onSite(pdfPath()));
    expect(answer.status()).toBe(200);
    const bytes = await answer.body();
    expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
    const { words, info, isTagged } = await readPdf(bytes);
    if (RIGHT_TO_LEFT.test(shown)) expect(sortedLetters(words)).toBe(sortedLetters(shown));
    else expect(words).toBe(letters(shown));
    expect(isTagged).toBe(true);
    expect(info.Title).toContain(owner.name);
    expect(info.Language).toBe("en");
  });

  test("printed from its window, the résumé is all that is on the paper", async ({
    desktop,
    page,
  }) => {
    await desktop.visit(ADDRESS);
    await expect(resumeOn(page)).toBeVisible();
    const shown = (await resumeOn(page).textContent()) ?? "";
    for (const format of ["A4", "Letter"] as const) {
      const { words } = await readPdf(await page.pdf({ format, tagged: true }));
      expect(sortedLetters(words)).toBe(sortedLetters(shown));
    }
  });

  for (const file of FILES) {
    test(`${file} is there, and a link leads to it`, async ({ page, request }) => {
      await page.goto(onSite(ADDRESS));
      expect((await request.get(onSite(file))).status()).toBe(200);
      await expect(page.locator(`a[href$="${file}"]`)).toHaveCount(1);
    });
  }

  test("every page has the PDF one press away", () => {
    for (const { path } of builtPages) {
      const html = readFileSync(`${BUILT_SITE}${path}index.html`, "utf8");
      expect(html).toContain(`${pdfPath()}"`);
    }
  });

  for (const viewport of [
    { width: 320, height: 640 },
    { width: 1440, height: 900 },
  ]) {
    test.describe(`in a minute, without script, at ${viewport.width} px`, () => {
      test.use({ javaScriptEnabled: false, viewport });

      test("one sees who it is, whether they are free, the ways on, and three projects", async ({
        page,
      }) => {
        await page.goto(onSite("/"));
        const main = page.getByRole("main");
        const { name: ownerName, role, place, availability } = owner;
        for (const fact of [ownerName, role, place, availability].filter(
          (said) => said !== undefined,
        )) {
          await expect(main.getByText(fact, { exact: true }).first()).toBeInViewport({ ratio: 1 });
        }
        for (const name of ["Résumé", "Get in touch"]) {
          await expect(main.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
        }
        for (const { name, brief } of featured.slice(0, 3)) {
          await expect(main.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 1 });
          await expect(main.getByText(brief, { exact: true })).toBeInViewport({ ratio: 1 });
        }
      });
    });
  }
} else {
  test("without a career there is no résumé anywhere", async ({ page, request }) => {
    for (const address of [ADDRESS, ...FILES]) {
      expect((await request.get(onSite(address))).status()).toBe(404);
    }
    for (const { path } of builtPages) {
      await page.goto(onSite(path));
      await expect(page.getByRole("link", { name: "Résumé" })).toHaveCount(0);
      await expect(page.locator("a[href*=resume]")).toHaveCount(0);
    }
  });
}
