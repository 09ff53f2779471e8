import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { clipboardText } from "./support/clipboard";
import { projectNames } from "./support/content";
import { holdRequests } from "./support/holdRequests";
import { COMPLAINTS_OF_LOSS, loseFiles } from "./support/lostFiles";
import { Search } from "./support/search";
import { expect, test, VIEWPORTS } from "./support/test";

const [PROJECT = ""] = projectNames;

/** A word in the body of one post. */
const IN_A_POST = "lamp room";
const POST = "copper linen orchard";

const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
};

const isOnlyKeyboard = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("dialog") !== null);

test.describe("by keyboard alone", () => {
  test("a project is found and shown, the focus goes along, and Back undoes it", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    const search = new Search(page);
    await search.open();
    await page.keyboard.type("avocado");
    await expect(search.active()).toHaveAttribute("href", /\/projects\/avocado\/$/);
    await page.keyboard.press("Enter");
    await expect(search.dialog).toBeHidden();
    await desktop.expectAt("/projects/avocado/");
    await desktop.expectTitle("Avocado");
    await expect
      .poll(() => desktop.about.frame.evaluate((frame) => frame.contains(document.activeElement)))
      .toBe(true);
    await desktop.go(-1);
    await desktop.expectAt("/");
  });

  test("a post is found by a word in its text, which is marked", async ({ desktop, page }) => {
    await desktop.visit();
    const search = new Search(page);
    const result = search.options.filter({ hasText: POST });
    await search.find(IN_A_POST);
    await expect(result.locator("mark").first()).toHaveText(/lamp/i);
    while (!(await search.active().innerText()).includes(POST))
      await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await desktop.expectTitle(POST);
  });

  test("the arrows go round the results, which the field tells", async ({ desktop, page }) => {
    await desktop.visit();
    const search = new Search(page);
    await search.find("react");
    const ids = await search.options.evaluateAll((options) => options.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(2);
    await expect(search.field).toHaveAttribute("aria-activedescendant", ids[0] ?? "");
    await page.keyboard.press("ArrowUp");
    await expect(search.field).toHaveAttribute("aria-activedescendant", ids.at(-1) ?? "");
    await expect(search.active()).toBeInViewport();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(search.field).toHaveAttribute("aria-activedescendant", ids[1] ?? "");
  });

  test("Escape and Ctrl+K close it, and the focus is back where it was", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    const search = new Search(page);
    const view = page.getByRole("button", { name: "View" });
    for (const key of ["Escape", "ControlOrMeta+k"]) {
      await view.focus();
      await search.open();
      await page.keyboard.press(key);
      await expect(search.dialog).toBeHidden();
      await expect(view).toBeFocused();
    }
  });

  test("Escape leaves a fullscreen window behind it as it is, and F6 reaches none", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await desktop.about.button("Enter fullscreen").click();
    const full = await desktop.about.box();
    const search = new Search(page);
    await search.open();
    await page.keyboard.press("F6");
    expect(await desktop.focused()).toEqual(["About Me"]);
    await page.keyboard.press("Escape");
    await expect(search.dialog).toBeHidden();
    expect(await desktop.about.box()).toEqual(full);
  });

  test("Tab stays in it, or goes to the browser", async ({ desktop, page }) => {
    await desktop.visit();
    const search = new Search(page);
    await search.open();
    await page.keyboard.press("Tab");
    await expect(search.dialog.getByRole("button", { name: "Close" })).toBeFocused();
    for (let presses = 0; presses < 4; presses++) {
      await page.keyboard.press("Tab");
      const place = await page.evaluate(() => document.activeElement?.tagName);
      expect((await isOnlyKeyboard(page)) || place === "BODY").toBe(true);
    }
  });

  test("Ctrl+Enter opens a result in a new tab", async ({ desktop, page }) => {
    await desktop.visit();
    const search = new Search(page);
    await search.find(PROJECT);
    const other = await desktop.newTab(() => page.keyboard.press("ControlOrMeta+Enter"));
    expect(new URL(other.page.url()).pathname).toMatch(/\/projects\//);
    await desktop.expectAt("/");
  });
});

test("a result is a link: a press with Ctrl opens a new tab", async ({ desktop, page }) => {
  await desktop.visit();
  const result = await new Search(page).find(PROJECT);
  const other = await desktop.newTab(() => result.click({ modifiers: ["ControlOrMeta"] }));
  expect(new URL(other.page.url()).pathname).toMatch(/\/projects\//);
  await desktop.expectAt("/");
});

test("typing errors are forgiven", async ({ desktop, page }) => {
  await desktop.visit();
  const result = await new Search(page).find("acessibilty");
  await expect(result).toContainText("Accessibility");
});

test("wallpapers and themes are chosen, apps opened", async ({ desktop, page }) => {
  await desktop.visit();
  const search = new Search(page);
  await (await search.find("light theme")).click();
  await expect(page.locator("html")).toHaveClass(/light/);
  const wallpapers = search.group("Wallpapers").getByRole("option");
  await search.find("wallpaper");
  await expect(wallpapers.first().locator("img")).toBeVisible();
  await wallpapers.nth(2).click();
  await expect(page.locator("[data-wallpaper]")).not.toHaveAttribute("data-wallpaper", "bg1");
  await (await search.find("movie")).click();
  await expect(desktop.movie.frame).toBeVisible();
  await expect(desktop.movie.title).toBeFocused();
});

test.describe("the link to what is in front", () => {
  test("is copied, which is said, also a second time", async ({ desktop, page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await desktop.visit("/projects/avocado/");
    const search = new Search(page);
    await search.find("copy link");
    const said = search.dialog.getByRole("status").filter({ hasText: "copied" });
    for (const _time of ["first", "second"]) {
      await page.keyboard.press("Enter");
      await expect(said).toBeVisible();
    }
    expect(await clipboardText(page)).toBe(page.url());
  });

  test("is shown where copying is not allowed", async ({ desktop, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await desktop.visit("/projects/avocado/");
    const search = new Search(page);
    await (await search.find("copy link")).click();
    await expect(search.dialog.getByRole("status").filter({ hasText: page.url() })).toBeVisible();
  });
});

test("what was chosen last comes first", async ({ desktop, page }) => {
  await desktop.visit();
  const search = new Search(page);
  await (await search.find("avocado")).click();
  await expect(search.dialog).toBeHidden();
  await page.reload();
  await desktop.untilStarted();
  await search.open();
  await expect(search.options.first()).toContainText("Avocado");
  await expect(search.group("Recent").getByRole("option")).toHaveCount(1);
  await expect(search.group("Sections").getByRole("option").first()).toBeVisible();
});

test.describe("while it is on its way", () => {
  const CODE = "**/static/*.js";

  test("what is typed lands in the field", async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.settle();
    const release = await holdRequests(page, CODE);
    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.type("avocadoo");
    await page.keyboard.press("Backspace");
    release();
    const search = new Search(page);
    await expect(search.field).toHaveValue("avocado");
    await expect(search.field).toBeFocused();
    await expect(search.active()).toContainText("Avocado");
    await page.keyboard.type("!");
    await expect(search.field).toHaveValue("avocado!");
    await page.keyboard.press("Escape");
    await expect(search.dialog).toBeHidden();
  });

  test("Escape calls it off, and gives the focus back", async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.settle();
    const release = await holdRequests(page, CODE);
    const view = page.getByRole("button", { name: "View" });
    await view.focus();
    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.type("avo");
    await page.keyboard.press("Escape");
    await expect(view).toBeFocused();
    release();
    const search = new Search(page);
    await search.open();
    await expect(search.field).toHaveValue("");
  });
});

test("nothing of it is fetched before somebody is about to search", async ({ desktop, page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await desktop.visit();
  await desktop.settle();
  expect(asked.filter((url) => url.includes("/static/search-"))).toEqual([]);
  await new Search(page).button.hover();
  await expect.poll(() => asked.filter((url) => url.includes("/static/search-"))).toHaveLength(1);
});

test.describe("when it cannot be had", () => {
  test.use({ expectedComplaints: COMPLAINTS_OF_LOSS });

  test("its code: a notice says so, and another try brings it", async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.settle();
    const bring = await loseFiles(page, "**/static/*.js");
    const search = new Search(page);
    await search.button.click();
    const notice = page.getByRole("alert");
    await expect(notice).toContainText("Search could not be loaded");
    await expect(search.button).toBeFocused();
    await bring();
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(search.field).toBeFocused();
  });

  test("its content: the rest is found meanwhile, and the focus stays in the field", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    const bring = await loseFiles(page, Search.FILE);
    const search = new Search(page);
    await search.open();
    const alert = search.dialog.getByRole("alert");
    await expect(alert).toContainText("could not be loaded");
    await expectAccessible(page);
    await search.find("keyboard");
    await expect(search.active()).toContainText("Keyboard");
    await search.field.fill("avocado");
    await bring();
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(search.active()).toContainText("Avocado");
    await expect(search.field).toBeFocused();
    await expect(alert).toHaveCount(0);
  });
});

test("what is not found is said, and a screen reader is told how much is", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const search = new Search(page);
  const status = search.dialog.getByRole("status").first();
  await search.find("avocado");
  await expect(status).toHaveText(/^\d+ results?$/);
  await search.field.fill("xyzzyx plugh");
  await expect(search.dialog).toContainText("Nothing found for “xyzzyx plugh”");
  await expect(search.field).toHaveAttribute("aria-expanded", "false");
  await expect(status).toHaveText("Nothing found for “xyzzyx plugh”");
  await expectAccessible(page);
});

for (const theme of ["light", "dark"]) {
  test.describe(`in the ${theme} theme`, () => {
    test.beforeEach(({ page }) =>
      page.addInitScript((name) => localStorage.setItem("ui-theme", name), theme),
    );

    test("axe finds nothing, before anything is typed and with results", async ({
      desktop,
      page,
    }) => {
      await desktop.visit();
      const search = new Search(page);
      await search.open();
      await expect(search.group("Sections")).toBeVisible();
      await expectAccessible(page);
      await search.find("react");
      await expectAccessible(page);
    });
  });
}

test("under forced colours the active result and the marks can be told apart", async ({
  desktop,
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await desktop.visit();
  const result = await new Search(page).find("avocado");
  await expect(result).toHaveCSS("outline-style", "solid");
  await expect(result.locator("mark").first()).toHaveCSS("text-decoration-line", "underline");
});

for (const [name, viewport] of Object.entries({
  phone: VIEWPORTS.phone,
  "small phone": { width: 320, height: 568 },
})) {
  test.describe(`on a ${name}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport });

    test("it fits, and a tap opens a result", async ({ desktop, page }) => {
      await desktop.visit();
      const search = new Search(page);
      // All but a hairline of it, which a button may share with the bar's edge.
      await expect(search.button).toBeInViewport({ ratio: 0.97 });
      await expect(page.getByRole("banner").getByRole("time")).toBeInViewport({ ratio: 1 });
      await search.button.tap();
      await expect(search.field).toBeVisible();
      const result = await search.find("avocado");
      await expect(result).toContainText("Avocado");
      expect((await result.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      const box = await search.dialog.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      await result.tap();
      await expect(search.dialog).toBeHidden();
      await desktop.expectAt("/projects/avocado/");
    });
  });
}

test.describe("the list of keys", () => {
  test("is opened from the View menu and from search, and closed by Escape", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    const keyboard = page.getByRole("dialog", { name: "Keyboard", exact: true });
    const view = page.getByRole("button", { name: "View" });
    await view.click();
    await page.getByRole("menuitem", { name: "Keyboard" }).click();
    await expect(keyboard.getByRole("heading", { name: "Keyboard" })).toBeFocused();
    await expect(keyboard.getByRole("definition").filter({ hasText: "F6" })).toHaveCount(2);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(keyboard).toBeHidden();
    await expect(view).toBeFocused();
    await (await new Search(page).find("keyboard shortcuts")).click();
    await expect(keyboard).toBeVisible();
    await keyboard.getByRole("button", { name: "Close" }).click();
    await expect(view).toBeFocused();
  });
});
