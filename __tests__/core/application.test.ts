import type { Page } from "@playwright/test";
import { type Application, hashOf, newLink, seal } from "../../src/contract/sealed";
import { words as siteWords } from "../../src/words/words";
import type { Desktop } from "../support/browser/desktop";
import { DesktopWindow } from "../support/browser/desktopWindow";
import { expectAccessible } from "../support/browser/expectAccessible";
import { expect, test, VIEWPORTS } from "../support/browser/test";
import { projectNames, site } from "../support/data";

const { application: words, titles } = siteWords;

const [first = "", second = ""] = projectNames;

/** A letter that no page of the site holds. */
const SECRET = "Velocipede Works";

const application: Application = {
  reader: SECRET,
  headline: "Screens for every velocipede.",
  letter: `<p>Dear ${SECRET}, let us talk.</p>`,
  projects: [second, first].map((name) => ({
    name,
    address: `/projects/${name.toLowerCase().replaceAll(" ", "-")}/`,
    description: "",
  })),
  windows: ["framed-movie-db"],
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

test("nothing of a letter is in title, history, storage or requests", async ({ desktop, page }) => {
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(request.url(), request.headers().referer ?? "", request.postData() ?? ""),
  );
  const { link, address } = await publish(page);
  await desktop.visit(address);
  await expect(letterOf(page).frame.getByText("let us talk")).toBeVisible();
  const expectNothingKept = async () => {
    const kept = await page.evaluate(() =>
      JSON.stringify([
        document.title,
        window.history.state,
        { ...window.localStorage },
        { ...window.sessionStorage },
        document.cookie,
      ]),
    );
    expect(kept).not.toContain(SECRET);
    expect(kept).not.toContain(link.key);
  };
  await expectNothingKept();
  await desktop.openSection("Projects");
  await desktop.reload();
  await expectNothingKept();
  expect(sent.filter((text) => text.includes(SECRET) || text.includes(link.key))).toEqual([]);
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
      const headline = desktop.panel("General").getByText("Screens for every velocipede.");
      await expect(headline).toHaveCount(place === address ? 1 : 0);
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: VIEWPORTS.phone });

  test("the letter is a sheet, with a résumé to print and to save", async ({ desktop, page }) => {
    const resume = '<article class="resume"><p>+1 555 0100</p></article>';
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
    await letter.control("Close").click();
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
