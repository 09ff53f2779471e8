import type { BrowserContext, Page } from "@playwright/test";
import type { Application } from "../../src/contract/application";
import type { Html } from "../../src/contract/html";
import { hashOf, newLink, type SealedLink, seal } from "../../src/lib/sealed";
import { words as siteWords } from "../../src/words/words";
import type { Desktop } from "../support/browser/desktop";
import { DesktopWindow } from "../support/browser/desktopWindow";
import { expectAccessible } from "../support/browser/expectAccessible";
import { expect, test, VIEWPORTS } from "../support/browser/test";
import { visit } from "../support/browser/visit";
import { projectNames, site } from "../support/data";

const { application: words, titles } = siteWords;

const [first = "", second = ""] = projectNames;

/** A letter that no page of the site holds. */
const SECRET = "Velocipede Works";

const application: Application = {
  reader: SECRET,
  headline: "Screens for every velocipede.",
  letter: `<p>Dear ${SECRET}, let us talk.</p>` as Html,
  projects: [second, first].map((name) => ({
    name,
    address: `/projects/${name.toLowerCase().replaceAll(" ", "-")}/`,
    description: "",
  })),
  windows: ["a-window-of-before", "movieIframe"],
  resume: null,
  word: btoa("A Word document"),
};

/** Publishes a sealed application, and returns its address. */
const publish = async (page: Page, given: Partial<Application> = {}) => {
  const link = newLink();
  const file = await seal({ ...application, ...given }, link);
  await page.route(`**/for/${link.id}.json`, (route) => route.fulfill({ json: file }));
  return { link, address: `/for/${hashOf(link)}` };
};

const letterOf = (page: Page) => new DesktopWindow(page, titles.application);

const featured = (desktop: Desktop) =>
  desktop
    .panel("General")
    .getByRole("listitem")
    .getByRole("link", { name: new RegExp(`^(${projectNames.join("|")})$`) });

test("a sealed link shows its letter, and General in its words and order, also after a reload", async ({
  desktop,
  page,
}) => {
  const { address } = await publish(page);
  const { frame, title } = letterOf(page);
  const expectArranged = async () => {
    await expect(frame.getByRole("heading", { name: SECRET })).toBeVisible();
    await expect(frame.getByText("let us talk")).toBeVisible();
    await expect(desktop.panel("General").getByText("Screens for every velocipede.")).toBeVisible();
    await expect(featured(desktop)).toHaveText([second, first]);
  };
  await desktop.visit(address);
  await expectArranged();
  await expect(desktop.movie.frame).toBeAttached();
  await expectAccessible(page);
  // The desktop has other addresses; the letter's comes back with it.
  await desktop.about.title.click();
  await desktop.expectAt("/");
  await title.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await desktop.reload();
  await expectArranged();
  await frame.getByRole("link", { name: second }).click();
  await desktop.expectItem("Projects", second);
});

/** Notes what the pages of a browser send, and finds what of a letter it has kept or sent. */
const watch = (context: BrowserContext) => {
  const sent: string[] = [];
  context.on("request", (request) =>
    sent.push(request.url(), request.headers().referer ?? "", request.postData() ?? ""),
  );
  return {
    sent,
    async expectNothingKept(page: Page, { key }: SealedLink) {
      await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
      const ofTab = await page.evaluate(() =>
        JSON.stringify([document.title, window.history.state, { ...window.sessionStorage }]),
      );
      const ofContext = JSON.stringify(await context.storageState({ indexedDB: true }));
      for (const text of [ofTab, ofContext, ...sent]) {
        expect(text).not.toContain(SECRET);
        expect(text).not.toContain(key);
      }
    },
  };
};

test("nothing of a letter is in title, history, storage or requests", async ({
  context,
  desktop,
  page,
}) => {
  const { sent, expectNothingKept } = watch(context);
  const { link, address } = await publish(page);
  await desktop.visit(address);
  await expect(letterOf(page).frame.getByText("let us talk")).toBeVisible();
  await expectNothingKept(page, link);
  await desktop.openSection("Projects");
  await desktop.reload();
  await expectNothingKept(page, link);
  expect(sent.filter((text) => text.includes(link.id))).not.toEqual([]);
});

test("a letter whose page is left or closed before it is decrypted is kept nowhere", async ({
  context,
  page,
}) => {
  const { sent, expectNothingKept } = watch(context);
  const tab = await context.newPage();
  // The text comes at the last moment at which a script of the page runs.
  await tab.addInitScript(() => {
    const { decrypt } = SubtleCrypto.prototype;
    SubtleCrypto.prototype.decrypt = async function (...given) {
      const text = await decrypt.apply(this, given);
      document.documentElement.dataset.decrypted = "";
      await new Promise((resolve) => window.addEventListener("pagehide", resolve));
      return text;
    };
  });
  const { link, address } = await publish(tab);
  const open = async () => {
    await tab.goto(`.${address}`, { waitUntil: "commit" });
    await expect(tab.locator("html")).toHaveAttribute("data-decrypted");
    await expect(tab.getByText("let us talk")).toHaveCount(0);
  };
  await open();
  await visit(tab, "/projects/");
  await expectNothingKept(tab, link);
  await open();
  await Promise.all([tab.waitForEvent("close"), tab.close({ runBeforeUnload: true })]);
  await visit(page);
  await expectNothingKept(page, link);
  expect(sent.filter((text) => text.includes(link.id))).not.toEqual([]);
});

test.describe("a link that opens nothing", () => {
  test.use({ expectedComplaints: /404/ });

  test("has a sentence for it, and the desktop as it is", async ({ desktop, page }) => {
    const { link, address } = await publish(page);
    const over = await publish(page, { lastDay: { date: "2020-01-31", words: "then" } });
    const { frame } = letterOf(page);
    for (const [place, sentence] of [
      ["/for/", words.incomplete],
      [address.slice(0, -1), words.incomplete],
      [`/for/${hashOf({ ...link, key: newLink().key })}`, words.refused],
      [`/for/${hashOf(newLink())}`, words.refused],
      [over.address, words.over],
      [address, "let us talk"],
    ] as const) {
      // A new document each time; the last is a link that is opened in the same one.
      if (place !== address) await page.goto("about:blank");
      await desktop.visit(place);
      await expect(frame.getByText(sentence)).toBeVisible();
      await expect(
        frame.getByRole("link", { name: siteWords.notFound.home, exact: true }),
      ).toHaveCount(place === address ? 0 : 1);
      const headline = desktop.panel("General").getByText("Screens for every velocipede.");
      await expect(headline).toHaveCount(place === address ? 1 : 0);
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: VIEWPORTS.phone });

  test("the letter is a sheet, with a résumé to print and to save", async ({ desktop, page }) => {
    const resume = '<article class="resume"><p>+1 555 0100</p></article>' as Html;
    const { address } = await publish(page, { resume });
    await desktop.visit(address);
    const letter = letterOf(page);
    await expect(letter.frame).toHaveBox({ x: 0, width: VIEWPORTS.phone.width });
    const download = page.waitForEvent("download");
    await letter.frame.getByRole("link", { name: siteWords.resumeFiles.word }).click();
    expect((await download).suggestedFilename()).toBe(words.file);
    await page.emulateMedia({ media: "print" });
    await expect(letter.frame.getByRole("article").getByText("+1 555 0100")).toBeVisible();
    await expect(letter.frame.getByText("let us talk")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await letter.close();
    await expect(featured(desktop)).toHaveText([second, first]);
  });
});

test.describe("without scripts", () => {
  // No script uses what the page has preloaded.
  test.use({ javaScriptEnabled: false, expectedComplaints: /preloaded/ });

  test("the page of sealed links says what it needs", async ({ page }) => {
    await page.goto("./for/");
    await expect(page.getByText(words.opening)).toBeVisible();
    await expect(page.getByRole("heading", { name: site.owner.name, level: 3 })).toBeVisible();
  });
});
