import type { Page, Route } from "@playwright/test";
import { filled } from "../../src/words/filled";
import { siteWords } from "../../src/words/siteWords";

// What a visitor does, as steps of a scene. Presses are dispatched: whatever lies above is no hindrance.

const { desktop, keyboard, search: searchWords, titles, windows } = siteWords;

const ICON = "[data-app-icon]";

/** Opens an app by its name in the Home directory, as a tap or a screen reader does. */
export const openApp = (name: string) => async (page: Page) => {
  await page
    .locator(ICON)
    .filter({ has: page.getByText(name, { exact: true }) })
    .dispatchEvent("click", { detail: 0 });
};

export const openMovie = async (page: Page) => {
  await openApp("Movie DB")(page);
  await page.frameLocator("iframe").getByRole("heading", { name: "Metropolis" }).first().waitFor();
};

export const closeAbout = async (page: Page) => {
  await pressInAbout(page, filled(windows.closeWindow, { title: titles.aboutMe }));
};

const pressInAbout = (page: Page, button: string) =>
  page
    .getByRole("region", { name: titles.aboutMe, exact: true })
    .getByRole("button", { name: button, exact: true })
    .dispatchEvent("click");

export const fillScreen = async (page: Page) => {
  const control = windows.enterFullscreen;
  await pressInAbout(page, filled(windows.control, { control, title: titles.aboutMe }));
};

/** Brings the Home directory to the front. */
export const raiseHome = async (page: Page) => {
  await page.locator(ICON).first().focus();
};

export const showSection = (title: string) => async (page: Page) => {
  await page.getByRole("tab", { name: title, exact: true }).dispatchEvent("click");
};

/** A menu by the name of its button, and a submenu in it by its own. */
export const openMenu =
  (name: string, submenu?: string) =>
  async (page: Page): Promise<void> => {
    const button = page.getByRole("button", { name, exact: true }).last();
    await button.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menu").first().waitFor();
    if (submenu === undefined) return;
    const entry = page.getByRole("menuitem", { name: submenu, exact: true });
    await entry.hover();
    await entry.press("Enter");
    await page.getByRole("menu").nth(1).waitFor();
  };

/** Search with a text in it, or before anything is typed. */
export const search = (text: string) => async (page: Page) => {
  await page.keyboard.press("ControlOrMeta+K");
  await page.getByRole("option").first().waitFor();
  await page.getByRole("combobox", { name: searchWords.name }).fill(text);
};

export const showKeyboard = async (page: Page) => {
  await openMenu(desktop.view)(page);
  await page.getByRole("menuitem", { name: keyboard.name }).click();
  await page.getByRole("dialog", { name: keyboard.name }).waitFor();
};

/** A menu whose code cannot be had any more. */
export const loseMenu = async (page: Page) => {
  await page.route("**/static/*.js", (route) => route.abort());
  await page.getByRole("button", { name: desktop.view, exact: true }).click();
  await page.getByRole("alert").waitFor();
};

const onContent = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route("**/page-data/projects/page-data.json", answer);

/** The content is asked for and never comes. */
export const withSlowContent = async (page: Page) => {
  await onContent(page, () => new Promise<void>(() => {}));
};

export const withLostContent = async (page: Page) => {
  await onContent(page, (route) => route.abort());
};

/** The list that Projects shows has nothing in it. */
export const withEmptyContent = async (page: Page) => {
  await onContent(page, async (route) => {
    const pageData = await (await route.fetch()).json();
    const { data } = pageData.result;
    await route.fulfill({
      json: {
        ...pageData,
        result: { ...pageData.result, data: { ...data, projects: { nodes: [] } } },
      },
    });
  });
};

export const withSlowMovies = async (page: Page) => {
  await page.route("**/movie-platform/**", () => new Promise<void>(() => {}));
};

/** Moves the keyboard's focus on, so that its ring shows. */
export const tab = (times: number) => async (page: Page) => {
  for (let press = 0; press < times; press += 1) await page.keyboard.press("Tab");
};
