import type { Page } from "@playwright/test";
import { words as siteWords } from "../../src/words/words";
import type { Desktop } from "../support/browser/desktop";
import { Search } from "../support/browser/search";
import { expect, test } from "../support/browser/test";

const { failures } = siteWords;

const TITLE = "Unexpected Application Error!";
const MESSAGE = "This frame is broken.";

/** Firefox says no more than "Error" of what React has caught. */
test.use({
  expectedComplaints: /This frame is broken|error occurred in|TypeError|^Error$/,
});

/** Lets whatever React does to elements fail, until `fix` is called. */
const breakElements = (page: Page, selector: string) =>
  page.evaluate(
    ([message, broken]) => {
      const { setAttribute } = Element.prototype;
      Element.prototype.setAttribute = function (name, value) {
        if (this.matches(broken)) throw new Error(message);
        setAttribute.call(this, name, value);
      };
      Object.assign(window, { fix: () => Object.assign(Element.prototype, { setAttribute }) });
    },
    [MESSAGE, selector] as const,
  );

const fix = (page: Page) => page.evaluate(() => Reflect.get(window, "fix")());

test("a window whose content breaks says so, Try again fixes it, and the others keep working", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  // The frame's address is part of the window's content, so failing there fails the window.
  await breakElements(page, "iframe");
  await desktop.openMovie();
  const { frame } = desktop.movie;
  const alert = frame.getByRole("alert");
  await expect(alert.getByRole("heading")).toHaveText(TITLE);
  await expect(alert).toContainText(MESSAGE);
  const stack = frame.locator("pre");
  await expect(stack).toBeVisible();
  await expect(stack).not.toBeEmpty();
  await desktop.openSection("Mission");
  await desktop.dockItem(desktop.movie.name).click();

  await fix(page);
  await alert.getByRole("button", { name: failures.tryAgain }).click();
  await expect(frame.locator("iframe")).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test("a section with content that cannot be shown says so, and Try again fixes it", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const contents = "**/page-data/mission/page-data.json";
  await page.route(contents, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({
      json: { ...answer, result: { ...answer.result, data: { mission: {} } } },
    });
  });
  await desktop.tab("Mission").click();
  const alert = desktop.panel("Mission").getByRole("alert");
  await expect(alert.getByRole("heading")).toHaveText(TITLE);
  await desktop.expectAt("/mission/");
  await page.unroute(contents);
  await alert.getByRole("button", { name: failures.tryAgain }).click();
  await desktop.expectSection("Mission");
  await expect(alert).toHaveCount(0);
});

/** Parts outside of the windows: what breaks in each, how a visitor comes to it, and what they see once it works again. */
const PARTS = {
  search: {
    broken: "dialog",
    want: ({ page }: Desktop) => page.keyboard.press("ControlOrMeta+k"),
    whole: ({ page }: Desktop) => new Search(page).field,
  },
  "a menu": {
    broken: "[id][role=menuitem]",
    want: (desktop: Desktop) => desktop.barButton(siteWords.desktop.view).click(),
    whole: ({ page }: Desktop) => page.getByRole("menu"),
  },
  "the dock": {
    broken: "nav a",
    want: (desktop: Desktop) => desktop.about.close(),
    whole: ({ dock }: Desktop) => dock.getByRole("link").first(),
  },
  "the calendar": {
    broken: "[class*=CalendarPanel]",
    want: ({ page }: Desktop) => page.setViewportSize({ width: 2560, height: 1300 }),
    whole: ({ page }: Desktop) => page.locator("[data-today=true]"),
  },
};

for (const [name, { broken, want, whole }] of Object.entries(PARTS))
  test(`${name} that breaks says so, Try again mounts it again, and the rest keeps working`, async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await breakElements(page, broken);
    await want(desktop);
    const retry = desktop.alert.getByRole("button", { name: failures.tryAgain });
    await expect(retry).toBeInViewport({ ratio: 1 });
    await expect(desktop.home.frame).toBeVisible();
    await fix(page);
    await retry.click();
    await expect(whole(desktop)).toBeVisible();
    await expect(desktop.alert).toHaveCount(0);
    await desktop.icon("About Me").press("Enter");
    await expect(desktop.about.frame).toBeVisible();
  });
