import { expect, type Locator, type Page } from "@playwright/test";
import { filled } from "../../../src/words/filled";
import { siteWords } from "../../../src/words/siteWords";
import { onSite, siteAddressOf } from "./addresses";
import { siteTitle } from "./content";

export interface Place {
  x: number;
  y: number;
}

const placeOf = async (locator: Locator): Promise<Place & { width: number; height: number }> => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("The element is not on screen.");
  return box;
};

const { windows } = siteWords;

const menuOf = (title: string) => filled(windows.menu, { title });
const controlOf = (control: string) => (title: string) =>
  filled(windows.control, { control, title });

/** What each window has, under a name that tells it from the others', in the language of the tested site. */
const OF_EACH_WINDOW: Readonly<Record<string, (title: string) => string>> = {
  "Window menu": menuOf,
  "Enter fullscreen": controlOf(windows.enterFullscreen),
  "Exit fullscreen": controlOf(windows.exitFullscreen),
  Close: (title) => filled(windows.closeWindow, { title }),
};

/** A window as a visitor sees it. */
export class DesktopWindow {
  readonly frame: Locator;
  readonly title: Locator;

  constructor(
    private readonly page: Page,
    readonly name: string,
  ) {
    // The panel goes with the page; the others are parts of it.
    const role = name === siteWords.titles.webVitals ? "complementary" : "region";
    this.frame = page.getByRole(role, { name, exact: true });
    this.title = this.frame.getByRole("heading", { name, exact: true, level: 2 });
  }

  /** A button by what it does; the window's controls and its menu say in their names whose they are. */
  button(name: string): Locator {
    return this.frame.getByRole("button", { name: this.nameOf(name), exact: true });
  }

  private nameOf(button: string): string {
    return OF_EACH_WINDOW[button]?.(this.name) ?? button;
  }

  /** Where it is once its opening animation is over. */
  async box() {
    await this.frame.evaluate((frame) =>
      Promise.all(frame.getAnimations().map((animation) => animation.finished)),
    );
    return placeOf(this.frame);
  }

  /** Presses its title bar at the right, where no other window of the arrival lies over it. */
  async raise(): Promise<void> {
    const { width } = await this.box();
    await this.frame.click({ position: { x: width - 40, y: 20 } });
  }

  async place(): Promise<Place> {
    const { x, y } = await this.box();
    return { x, y };
  }

  layer(): Promise<number> {
    return this.frame.evaluate((element) => Number(getComputedStyle(element).zIndex));
  }

  /** Drags by the title with the mouse, in steps as a hand would. */
  async drag(by: Place, steps = 10): Promise<void> {
    await this.box();
    const { x, y, height } = await placeOf(this.title);
    const from = { x: x + 6, y: y + height / 2 };
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + by.x, from.y + by.y, { steps });
    await this.page.mouse.up();
  }

  async openMenu(): Promise<Locator> {
    await this.button("Window menu").click();
    const menu = this.page.getByRole("menu", { name: menuOf(this.name), exact: true });
    await expect(menu).toBeVisible();
    return menu;
  }

  /** Chooses an item of the window's menu, or of a submenu of it. */
  async choose(item: string, submenu?: string): Promise<void> {
    let menu = await this.openMenu();
    if (submenu !== undefined) menu = await this.openSubmenu(menu, submenu);
    await menu.getByRole("menuitem", { name: item, exact: true }).click();
  }

  async openSubmenu(menu: Locator, name: string): Promise<Locator> {
    await menu.getByRole("menuitem", { name, exact: true }).click();
    const submenu = this.page.getByRole("menu", { name, exact: true });
    await expect(submenu).toBeVisible();
    return submenu;
  }
}

/** The desktop, with the words that the tests are told in. */
export class Desktop {
  readonly home: DesktopWindow;
  readonly about: DesktopWindow;
  readonly movie: DesktopWindow;
  readonly vitals: DesktopWindow;

  constructor(
    readonly page: Page,
    /** Where the tested site is. */
    readonly site: string,
  ) {
    this.home = new DesktopWindow(page, siteWords.titles.homeDirectory);
    this.about = new DesktopWindow(page, siteWords.titles.aboutMe);
    this.movie = new DesktopWindow(page, "Movie Platform");
    this.vitals = new DesktopWindow(page, siteWords.titles.webVitals);
  }

  icon(name: string): Locator {
    const icons = this.home.frame.getByRole("list", { name: siteWords.homeDirectory.apps });
    // By what is seen under it: a screen reader is told its window's title as well.
    return icons.getByRole("link").filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** Opens the site and waits until it answers to presses. */
  async visit(path = "/"): Promise<this> {
    await this.page.goto(path.startsWith("/") ? onSite(path) : path);
    await this.untilStarted();
    return this;
  }

  /**
   * Waits until the page answers to presses, which is when its clock goes, and until what is chosen is
   * a step that Back undoes, which is when the entry in the browser's history is marked as one of ours.
   */
  async untilStarted(): Promise<void> {
    await expect(this.page.getByRole("banner").getByRole("time")).toHaveText(/\d/);
    await this.untilVisitBegins();
    // After a reload the windows are put to where they were, once all that they show is there.
    await expect(this.page.locator("html")).not.toHaveAttribute("data-restoring");
  }

  private async untilVisitBegins(): Promise<void> {
    // Not by its frames: a tab behind another has none.
    const polling = 100;
    await this.page.waitForFunction(
      () => document.querySelector("[data-window-id]") === null || history.state?.desktop,
      undefined,
      { polling },
    );
  }

  /** The desktop in the new tab that an action opens, once it answers to presses there. */
  async newTab(open: () => Promise<unknown>): Promise<Desktop> {
    const opened = this.page.context().waitForEvent("page");
    await open();
    const other = new Desktop(await opened, this.site);
    // It is behind this one, and its clock stands still there.
    await other.untilVisitBegins();
    return other;
  }

  /** What the address bar says, as a place on this site. */
  address(): string {
    return siteAddressOf(this.page.url(), this.site);
  }

  async expectAt(address: string): Promise<void> {
    await expect.poll(() => this.address()).toBe(address);
  }

  /** Goes back or forward in the browser's history, by so many entries at once. */
  async go(steps: number): Promise<void> {
    // Not at once: the page may be left by it, and could not answer then.
    await this.page.evaluate((by) => void setTimeout(() => history.go(by)), steps);
  }

  async historyLength(): Promise<number> {
    return this.page.evaluate(() => history.length);
  }

  /** What is in front, told by the title that the browser shows for the tab. */
  async expectTitle(name: string | null): Promise<void> {
    await expect(this.page).toHaveTitle(name === null ? siteTitle : `${name} · ${siteTitle}`);
  }

  /** Fetches all that comes by itself: the metrics, the wallpaper's finish, and the menus' code at the first sign of use. */
  async settle(): Promise<void> {
    await expect(this.vitals.frame).toBeVisible();
    await expect(this.page.locator("[data-grain]")).toBeAttached();
    await this.page.getByRole("button", { name: siteWords.desktop.view, exact: true }).click();
    await expect(this.page.getByRole("menu")).toBeVisible();
    await this.page.keyboard.press("Escape");
    await expect(this.page.getByRole("menu")).toHaveCount(0);
  }

  async openMovie(): Promise<void> {
    await this.icon("Movie DB").dblclick();
    await expect(this.movie.frame).toBeVisible();
  }

  /** Names of the focused window or windows: those on layer 1002. */
  async focused(): Promise<string[]> {
    return this.page
      .locator("[data-window-id]")
      .evaluateAll((frames) =>
        frames
          .filter((frame) => getComputedStyle(frame).zIndex === "1002")
          .map((frame) => frame.querySelector("h2")?.textContent ?? ""),
      );
  }
}
