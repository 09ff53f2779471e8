import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { BUILT_SITE } from "../../../scripts/server/siteServer";
import { headings as partHeadings } from "../../../src/resume/resume.words";
import { language } from "../../../src/words/locale.words";
import { titles } from "../../../src/words/titles.words";
import { onSite } from "../support/addresses";
import { builtPages } from "../support/builtPages";
import { owner, resumeApps } from "../support/content";
import { DesktopWindow } from "../support/desktop";
import { letters, readResumePdf } from "../support/readResumePdf";
import { expect, test } from "../support/test";

const hasCareer = resumeApps.length > 0;
const ADDRESS = "/resume/";
const FILES = ["/resume.json", "/resume.txt", "/contact.vcf"];
const MOST_BYTES = 200_000;

const resumeOn = (page: Page) => page.locator(".resume");

/**
 * What can be compared on any machine: it may have no font for other alphabets, whose letters are then in no file, and lines that
 * run from right to left come out in the order of the paper.
 */
const latinLetters = (text: string) => letters(text).replace(/[^\p{Script=Latin}\p{N}]/gu, "");

const OTHER_ALPHABETS = /[^\p{Script=Latin}\p{Script=Common}]/u;

const sorted = (text: string) => [...latinLetters(text)].sort().join("");

const resumeData = () =>
  builtPages.find(({ path }) => path === ADDRESS)?.result.data as Queries.ResumePageQuery;

const pdfPath = (): string => resumeData().site?.resume?.file ?? "";

if (hasCareer) {
  test("the résumé opens from the owner's card, is a place, and comes back after a reload", async ({
    desktop,
    page,
  }) => {
    await desktop.visit(ADDRESS);
    const { frame } = new DesktopWindow(page, titles.resume);
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
      // It comes in by and by, and is half seen meanwhile.
      await desktop.vitals.box();
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
    const { lines, info, isTagged } = await readResumePdf(bytes);
    const words = letters(lines.join(""));
    if (OTHER_ALPHABETS.test(shown)) expect(sorted(words)).toBe(sorted(shown));
    else expect(words).toBe(letters(shown));
    expect(isTagged).toBe(true);
    expect(info.Title).toContain(owner.name);
    expect(info.Language).toBe(language);
  });

  test("a program that sorts applications finds name, mail, employers, times and skills in it", async ({
    request,
  }) => {
    const { lines } = await readResumePdf(await (await request.get(onSite(pdfPath()))).body());
    const { career, site } = resumeData();
    expect(latinLetters(lines.join("")).startsWith(latinLetters(owner.name))).toBe(true);
    const mails = lines.join(" ").match(/[^\s@]+@[^\s@]+\.[^\s@]+/g) ?? [];
    expect(mails).toEqual(site?.resume?.showMail ? [owner.email] : []);
    /** What stands between a heading, which has a line of its own, and the next one. */
    const under = (heading: string): readonly string[] => {
      // Letters of other alphabets are not found again in a PDF, nor is a heading in them.
      if (OTHER_ALPHABETS.test(heading)) return lines;
      const headings: readonly string[] = Object.values(partHeadings);
      const from = lines.indexOf(heading);
      const to = lines.findIndex((line, index) => index > from && headings.includes(line));
      return from < 0 ? [] : lines.slice(from + 1, to < 0 ? undefined : to);
    };
    for (const { name, position, time } of career?.work ?? []) {
      const found = latinLetters(under(partHeadings.work).join(""));
      expect(found).toContain(latinLetters(`${position}${time ?? ""}${name}`));
    }
    for (const { name, keywords } of career?.skills ?? []) {
      const found = latinLetters(under(partHeadings.skills).join(""));
      for (const word of [name, ...(keywords ?? [])]) {
        expect(found).toContain(latinLetters(word));
      }
    }
  });

  test("printed from its window, the résumé is all that is on the paper", async ({
    desktop,
    page,
  }) => {
    await desktop.visit(ADDRESS);
    await expect(resumeOn(page)).toBeVisible();
    const shown = (await resumeOn(page).textContent()) ?? "";
    for (const format of ["A4", "Letter"] as const) {
      const { lines } = await readResumePdf(await page.pdf({ format, tagged: true }));
      expect(sorted(lines.join(""))).toBe(sorted(shown));
    }
    await page.emulateMedia({ media: "print" });
    const painted = await resumeOn(page).evaluate((resume) => {
      const looks: string[] = [];
      for (let part = resume.parentElement; part; part = part.parentElement)
        for (const layer of [null, "::before", "::after"]) {
          const { boxShadow, borderStyle, content } = getComputedStyle(part, layer);
          if (layer === null || content !== "none") looks.push(boxShadow, borderStyle);
        }
      return looks;
    });
    expect(new Set(painted)).toEqual(new Set(["none"]));
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
      expect(html).toMatch(new RegExp(`href="?[^" >]*${pdfPath()}[" >]`));
    }
  });
} else {
  test("without a career there is no résumé anywhere", async ({ page, request }) => {
    for (const address of [ADDRESS, ...FILES]) {
      expect((await request.get(onSite(address))).status()).toBe(404);
    }
    for (const { path } of builtPages) {
      await page.goto(onSite(path));
      await expect(page.getByRole("link", { name: titles.resume })).toHaveCount(0);
      await expect(page.locator("a[href*=resume]")).toHaveCount(0);
    }
  });
}
