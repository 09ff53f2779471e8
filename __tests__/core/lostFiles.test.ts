import type { Locator } from "@playwright/test";
import { words as siteWords } from "../../src/words/words";
import type { Desktop } from "../support/browser/desktop";
import { COMPLAINTS_OF_LOSS, type Loss, loseFiles, lossesBut } from "../support/browser/lostFiles";
import { Search } from "../support/browser/search";
import { expect, test } from "../support/browser/test";
import { arrive, untilSettled } from "../support/browser/visit";
import { projectNames } from "../support/data";

const { desktop: words, failures } = siteWords;

test.use({ expectedComplaints: COMPLAINTS_OF_LOSS });

const SCRIPTS = "**/static/*.js";

/** Something that loads when a visitor first wants it. */
interface OnDemandPart {
  readonly files: string | RegExp;
  /** The visitor's actions before the files fail. */
  readonly before?: (desktop: Desktop) => Promise<unknown>;
  readonly want: (desktop: Desktop) => Promise<unknown>;
  /** The element that shows that the part has loaded. */
  readonly shown: (desktop: Desktop) => Locator;
  /** A part of the message. Default: the usual one of a section. */
  readonly says?: string | RegExp;
  /** More kinds of failure than a refused request, one for parts whose files are of the same kind. */
  readonly losses?: readonly Loss[];
}

const section = (title: string, files: string): OnDemandPart => ({
  files,
  want: (desktop) => desktop.tab(title).click(),
  shown: (desktop) => desktop.panel(title).getByRole("heading", { level: 3 }).first(),
});

const project = projectNames[1] ?? "";

const ON_DEMAND: Readonly<Record<string, OnDemandPart>> = {
  "the code of a section": { ...section("Interests", SCRIPTS), losses: lossesBut() },
  "the content of a section": {
    ...section("Mission", "**/page-data/mission/page-data.json"),
    losses: lossesBut(),
  },
  "a project": {
    files: /\/page-data\/projects\/[^/]+\/page-data\.json$/,
    before: (desktop) => desktop.openSection("Projects"),
    want: (desktop) =>
      desktop.panel("Projects").getByRole("link", { name: project }).first().click(),
    shown: (desktop) =>
      desktop.panel("Projects").getByRole("heading", { name: project, exact: true }),
  },
  "the stylesheet of posts": {
    ...section("Posts", "**/static/*.css"),
    says: /Unable to preload CSS for \S+\.css/,
    // Chromium reports a stylesheet of another type as loaded.
    losses: lossesBut("cut in half", "answered with a page", "answered with {}"),
  },
  "a menu": {
    files: SCRIPTS,
    want: (desktop) => desktop.barButton(words.view).click(),
    shown: ({ page }) => page.getByRole("menu", { name: words.view, exact: true }),
    says: failures.menuNotLoaded,
  },
  "a window's menu": {
    files: SCRIPTS,
    want: ({ about }) => about.menuButton.click(),
    shown: ({ page }) => page.getByRole("menu"),
    says: failures.menuNotLoaded,
  },
  search: {
    files: SCRIPTS,
    want: ({ page }) => new Search(page).button.click(),
    shown: ({ page }) => new Search(page).field,
    says: words.searchNotLoaded,
  },
  "the content that is searched": {
    files: "**/search.json",
    losses: lossesBut(),
    async want({ page }) {
      const search = new Search(page);
      await search.button.click();
      await search.field.fill(project);
    },
    shown: ({ page }) => page.getByRole("option", { name: project }).first(),
    says: siteWords.search.contentNotLoaded,
  },
};

const expectRetry = async (desktop: Desktop, part: OnDemandPart, loss: Loss) => {
  const { page } = desktop;
  const { files, says = failures.partNotLoaded } = part;
  await arrive(page);
  await part.before?.(desktop);
  const restore = await loseFiles(page, files, loss);
  await part.want(desktop);
  await expect(desktop.alert).toContainText(says);
  restore();
  await desktop.alert.getByRole("button", { name: failures.tryAgain }).click();
  await expect(part.shown(desktop)).toBeVisible();
  await expect(desktop.alert).toHaveCount(0);
};

for (const [name, part] of Object.entries(ON_DEMAND)) {
  test(`${name} that fails to load says so, and Try again loads it`, async ({ desktop }) => {
    await expectRetry(desktop, part, "refused");
  });

  for (const loss of part.losses ?? [])
    test(`${name} that is ${loss} says so, and Try again loads it`, { tag: "@release" }, async ({
      desktop,
    }) => {
      await expectRetry(desktop, { ...part, says: "" }, loss);
    });

  test(`${name} that a new deployment has removed offers Reload, which brings it`, {
    tag: name === "a menu" || name === "the code of a section" ? [] : "@release",
  }, async ({ page, desktop }) => {
    await arrive(page);
    await part.before?.(desktop);
    const deployment = { json: { webpackCompilationHash: "another build" } };
    const appData = "**/page-data/app-data.json";
    await page.route(appData, (route) => route.fulfill(deployment));
    const restore = await loseFiles(page, part.files, "answered with 404");
    await part.want(desktop);
    await expect(desktop.alert).toContainText(siteWords.newVersion);
    await expect(page.getByRole("button", { name: failures.tryAgain })).toHaveCount(0);
    await page.unroute(appData);
    restore();
    const reloaded = page.waitForEvent("load");
    await desktop.alert.getByRole("button", { name: failures.reload }).click();
    await reloaded;
    await untilSettled(page);
    await part.want(desktop);
    await expect(part.shown(desktop)).toBeVisible();
    await expect(desktop.alert).toHaveCount(0);
  });
}

test("a listener that prevents preload-error handles the failure, and no other message shows", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await page.evaluate(() => {
    addEventListener("preload-error", (event) => {
      event.preventDefault();
      Reflect.set(window, "takenCareOf", (event as CustomEvent).detail.message);
    });
  });
  await loseFiles(page, "**/mission/*.json");
  await desktop.tab("Mission").click();
  const message = () => page.evaluate(() => Reflect.get(window, "takenCareOf"));
  await expect.poll(message).toMatch(/fetch/i);
  await expect(
    desktop.panel("Mission").getByRole("status", { name: siteWords.loading }),
  ).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a script with an unhandled failure leaves the page as it is, and offers Reload", async ({
  desktop,
  page,
}) => {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  await desktop.visit();
  // A package that loads its own code on demand, as one did; Gatsby would set the address.
  await page.evaluate(() => void Promise.reject(new Error("Loading chunk 551 failed.")));
  const notice = page.getByRole("alert").filter({ hasText: failures.partNotLoaded });
  await expect(notice).toBeVisible();
  await desktop.openSection("Mission");
  await desktop.topBar.getByRole("time").click();
  await expect(notice).toHaveCount(0);
  expect(loads).toBe(1);
});

test("a page whose script fails to load shows its buttons inactive, says so after ten seconds, and Reload starts it", async ({
  desktop,
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() =>
    addEventListener("preload-error", (event) =>
      Reflect.set(window, "lost", (event as CustomEvent).detail.message),
    ),
  );
  const restore = await loseFiles(page, "**/static/app-*.js");
  await page.goto("./");
  const lost = () => page.evaluate(() => Reflect.get(window, "lost"));
  await expect.poll(lost).toMatch(/\/static\/app-\S+\.js$/);
  const view = desktop.barButton(words.view);
  await expect(view).toHaveCSS("opacity", "1");
  await page.clock.runFor(4000);
  for (const button of [view, desktop.about.control("Close")])
    await expect(button).toHaveCSS("opacity", "0.4");
  const message = page.getByRole("status").filter({ hasText: failures.notStarted });
  await expect(message).toHaveCount(0);
  await page.clock.runFor(6000);
  await expect(message).toBeVisible();
  restore();
  await page.clock.resume();
  await message.getByRole("button", { name: failures.reload }).click();
  await untilSettled(page);
  await expect(message).toHaveCount(0);
  await expect(view).toHaveCSS("opacity", "1");
  await desktop.openMenu(words.view);
});

test("a copy of a page at another address stays there to be read, and its links lead on", async ({
  desktop,
  page,
}) => {
  await page.clock.install();
  await page.route("**/web/2026/**", async (route) =>
    route.fulfill({ response: await page.request.get("./mission/") }),
  );
  const copied = "/web/2026/https://example.com/mission/";
  await page.goto(`.${copied}`);
  await expect(desktop.panel("Mission").getByRole("heading", { level: 3 })).toBeVisible();
  await expect(desktop.barButton(words.view)).toHaveCSS("opacity", "0.4");
  await page.clock.runFor(20_000);
  await expect(page.getByText(failures.notStarted)).toHaveCount(0);
  await desktop.expectAt(copied);
  await page.clock.resume();
  await desktop.tab("Contact").click();
  await desktop.expectAt("/contact/");
  await untilSettled(page);
  await desktop.openSection("Mission");
});
