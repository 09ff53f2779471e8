import type { Page, Route } from "@playwright/test";

// What a visitor does, as steps of a scene. Presses are dispatched: whatever lies above is no hindrance.

/** Opens an app by its name in the Home directory, as a tap or a screen reader does. */
export const openApp = (name: string) => async (page: Page) => {
  await page
    .getByRole("option", { name, exact: true, includeHidden: true })
    .dispatchEvent("click", { detail: 0 });
};

export const openMovie = async (page: Page) => {
  await openApp("Movie DB")(page);
  await page.frameLocator("iframe").getByRole("heading", { name: "Metropolis" }).first().waitFor();
};

export const closeAbout = async (page: Page) => {
  await pressIn(page, "About Me", "Close About Me");
};

const pressIn = (page: Page, window: string, button: string) =>
  page
    .getByRole("region", { name: window, exact: true })
    .getByRole("button", { name: button, exact: true })
    .dispatchEvent("click");

export const fillScreen = async (page: Page) => {
  await pressIn(page, "About Me", "Enter fullscreen, About Me");
};

/** Brings the Home directory to the front. */
export const raiseHome = async (page: Page) => {
  await page.getByRole("listbox", { name: "Apps" }).getByRole("option").first().focus();
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
    await entry.press("ArrowRight");
    await page.getByRole("menu").nth(1).waitFor();
  };

/** Search with a text in it, or before anything is typed. */
export const search = (text: string) => async (page: Page) => {
  await page.keyboard.press("ControlOrMeta+K");
  await page.getByRole("option").first().waitFor();
  await page.getByRole("combobox", { name: "Search" }).fill(text);
};

export const showKeyboard = async (page: Page) => {
  await openMenu("View")(page);
  await page.getByRole("menuitem", { name: "Keyboard" }).click();
  await page.getByRole("dialog", { name: "Keyboard" }).waitFor();
};

/** A menu whose code cannot be had any more. */
export const loseMenu = async (page: Page) => {
  await page.route("**/static/*.js", (route) => route.abort());
  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByRole("alert").waitFor();
};

const onContent = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route("**/content/*.json", answer);

/** The content is asked for and never comes. */
export const withSlowContent = async (page: Page) => {
  await onContent(page, () => new Promise<void>(() => {}));
};

export const withLostContent = async (page: Page) => {
  await onContent(page, (route) => route.abort());
};

/** Every list that a section shows has nothing in it. */
export const withEmptyContent = async (page: Page) => {
  await onContent(page, async (route) => {
    const content: Record<string, unknown> = await (await route.fetch()).json();
    const emptied = Object.fromEntries(Object.keys(content).map((key) => [key, { nodes: [] }]));
    await route.fulfill({ json: emptied });
  });
};

export const withSlowMovies = async (page: Page) => {
  await page.route("**/movie-platform/**", () => new Promise<void>(() => {}));
};

/** Moves the keyboard's focus on, so that its ring shows. */
export const tab = (times: number) => async (page: Page) => {
  for (let press = 0; press < times; press += 1) await page.keyboard.press("Tab");
};
