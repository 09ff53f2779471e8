import { expect, type Locator, type Page } from "@playwright/test";
import { words as siteWords } from "../../../src/words/words";
import { site as siteData } from "../data";
import { DesktopWindow } from "./desktopWindow";
import { untilSettled, visit } from "./visit";

const { titles, desktop: words, themes } = siteWords;

/** The desktop as a visitor sees it. */
export class Desktop {
  readonly home: DesktopWindow;
  readonly about: DesktopWindow;
  readonly movie: DesktopWindow;
  readonly vitals: DesktopWindow;
  readonly dock: Locator;
  readonly topBar: Locator;

  constructor(
    readonly page: Page,
    /** The whole address of the site, with a slash at the end. */
    readonly site: string,
  ) {
    this.home = new DesktopWindow(page, titles.homeDirectory);
    this.about = new DesktopWindow(page, titles.aboutMe);
    this.movie = new DesktopWindow(page, "Movie Platform");
    this.vitals = new DesktopWindow(page, titles.webVitals, "complementary");
    this.dock = page.getByRole("navigation", { name: words.dock });
    this.topBar = page.getByRole("banner");
  }

  /** Opens a place of the site and returns once the page is settled. Default: "/". */
  async visit(path = "/"): Promise<this> {
    await visit(this.page, path);
    return this;
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await untilSettled(this.page);
  }

  /** An icon of the Home directory by its visible label. */
  icon(label: string): Locator {
    return this.home.frame.getByRole("link").filter({
      has: this.page.getByText(label, { exact: true }),
    });
  }

  /** An item of the dock, by its app's title. */
  dockItem(title: string): Locator {
    return this.dock.getByRole("link", { name: title });
  }

  tab(section: string): Locator {
    return this.page.getByRole("tab", { name: section, exact: true });
  }

  panel(section: string): Locator {
    return this.page.getByRole("tabpanel", { name: section, exact: true });
  }

  /** Clicks a section's tab and returns its panel once its heading is there. */
  async openSection(section: string): Promise<Locator> {
    await this.tab(section).click();
    await this.expectSection(section);
    return this.panel(section);
  }

  async expectSection(section: string): Promise<void> {
    await expect(this.tab(section)).toHaveAttribute("aria-selected", "true");
    await expect(this.panel(section).getByRole("heading", { level: 3 }).first()).toBeVisible();
  }

  /** The projects or posts that a section lists. */
  items(section: string): Locator {
    return this.panel(section).getByRole("list", { name: section }).getByRole("link");
  }

  /** Waits until a section shows one of its projects or posts. */
  async expectItem(section: string, name: string): Promise<void> {
    await expect(this.items(section).and(this.page.locator("[aria-current=page]"))).toContainText(
      name,
    );
    await expect(this.panel(section).getByRole("heading", { level: 4 })).toHaveText(name);
  }

  /** The desktop in the new tab that an action opens. */
  async newTab(open: () => Promise<unknown>): Promise<Desktop> {
    const opened = this.page.context().waitForEvent("page");
    await open();
    return new Desktop(await opened, this.site);
  }

  async openMovie(): Promise<void> {
    // By a key: the driver of Firefox makes no double clicks.
    await this.icon("Movie DB").press("Enter");
    await expect(this.movie.frame).toBeVisible();
  }

  /** A button of the top bar. */
  barButton(name: string): Locator {
    return this.topBar.getByRole("button", { name, exact: true });
  }

  /** Opens a menu of the top bar by its button's name. */
  async openMenu(name: string): Promise<Locator> {
    await this.barButton(name).click();
    const menu = this.page.getByRole("menu").first();
    await expect(menu).toBeVisible();
    return menu;
  }

  async openWallpapers(): Promise<Locator> {
    const view = await this.openMenu(words.view);
    await view.getByRole("menuitem", { name: words.wallpaper, exact: true }).click();
    return this.page.getByRole("menu", { name: words.wallpaper, exact: true });
  }

  async chooseTheme(choice: keyof typeof themes): Promise<void> {
    const menu = await this.openMenu(words.theme);
    await menu.getByRole("menuitemradio", { name: themes[choice], exact: true }).click();
    await expect(menu).toHaveCount(0);
  }

  /** Closes a menu, and those that it was opened from. */
  async closeMenus(count = 1): Promise<void> {
    for (let closed = 0; closed < count; closed += 1) await this.page.keyboard.press("Escape");
    await expect(this.page.getByRole("menu")).toHaveCount(0);
  }

  /** The page's report of an error. */
  get alert(): Locator {
    return this.page.getByRole("alert").filter({ visible: true });
  }

  /** Waits until the address bar shows a place of the site, such as "/posts/" or "/posts/x/#heading". */
  async expectAt(place: string): Promise<void> {
    await expect.poll(() => decodeURI(this.page.url()).replace(this.site, "/")).toBe(place);
  }

  /** Waits for the tab's title: what is in front, then the site; null for the site alone. */
  async expectTitle(name: string | null): Promise<void> {
    await expect(this.page).toHaveTitle(
      name === null ? siteData.title : `${name} · ${siteData.title}`,
    );
  }

  /** Waits until a window alone has the focused layer, 1002, and all other open ones have 1000. */
  async expectFocused(window: DesktopWindow): Promise<void> {
    await expect(window.frame).toHaveCSS("z-index", "1002");
    for (const other of [this.home, this.about, this.movie, this.vitals]) {
      if (other === window || (await other.frame.count()) === 0) continue;
      await expect(other.frame).toHaveCSS("z-index", "1000");
    }
  }
}
