import type { Box, Point } from "../../../src/lib/geometry";
import { filled } from "../../../src/words/filled";
import { siteWords } from "../../../src/words/siteWords";
import { siteAddressOf } from "../../browser/support/addresses";
import { siteTitle } from "../../browser/support/content";
import type { Page } from "./page";
import type { Part } from "./part";
import { until } from "./until";

const { windows, titles } = siteWords;

/** What a window's controls are called: their names say whose they are. */
const CONTROLS = {
  menu: (title: string) => filled(windows.menu, { title }),
  enterFullscreen: (title: string) =>
    filled(windows.control, { control: windows.enterFullscreen, title }),
  exitFullscreen: (title: string) =>
    filled(windows.control, { control: windows.exitFullscreen, title }),
  close: (title: string) => filled(windows.closeWindow, { title }),
} as const;

/** A window as a visitor sees it. */
export class DesktopWindow {
  readonly frame: Part;
  readonly title: Part;

  constructor(
    private readonly page: Page,
    readonly name: string,
  ) {
    this.frame = page.role(name === titles.webVitals ? "complementary" : "region", name);
    this.title = this.frame.role("heading", name);
  }

  control(control: keyof typeof CONTROLS): Part {
    return this.frame.role("button", CONTROLS[control](this.name));
  }

  box(): Promise<Box> {
    return this.frame.box();
  }

  /** Presses its title bar at the right, where no other window of the arrival lies over it. */
  async raise(): Promise<void> {
    const { width } = await this.box();
    await this.frame.click({ at: { x: width - 40, y: 20 } });
  }

  /** Where to take hold of it. */
  async grasp(): Promise<Point> {
    const { x, y, height } = await this.title.box();
    return { x: x + 6, y: y + height / 2 };
  }

  async drag(by: Point, steps?: number): Promise<void> {
    const from = await this.grasp();
    await this.page.drag(from, { x: from.x + by.x, y: from.y + by.y }, steps);
  }

  async openMenu(): Promise<Part> {
    await this.control("menu").click();
    return this.page.role("menu", CONTROLS.menu(this.name)).untilThere();
  }
}

/** The desktop, with the words that the tests are told in. */
export class Desktop {
  readonly home: DesktopWindow;
  readonly about: DesktopWindow;
  readonly movie: DesktopWindow;
  readonly vitals: DesktopWindow;
  readonly dock: Part;

  constructor(readonly page: Page) {
    this.home = new DesktopWindow(page, titles.homeDirectory);
    this.about = new DesktopWindow(page, titles.aboutMe);
    this.movie = new DesktopWindow(page, "Movie Platform");
    this.vitals = new DesktopWindow(page, titles.webVitals);
    this.dock = page.role("navigation", siteWords.desktop.dock);
  }

  icon(name: string): Part {
    return this.home.frame.role("link", name);
  }

  async visit(path = "/"): Promise<void> {
    await this.page.open(path);
    await this.untilStarted();
  }

  /** Waits until the page answers to presses, and until what is chosen is a step that Back undoes. */
  async untilStarted(): Promise<void> {
    await until(async () => {
      const [clock, isMarked] = await this.page.call(
        () =>
          [
            document.querySelector("header time")?.textContent ?? "",
            document.querySelector("[data-window-id]") === null || Boolean(history.state?.desktop),
          ] as const,
      );
      expect(clock).toMatch(/\d/);
      expect(isMarked).toBe(true);
    });
  }

  /** Lets all come that comes with the first sign of use, such as grips and menus. */
  async use(): Promise<void> {
    await this.page.movePointer({ x: 700, y: 20 });
    await this.about.frame.css("[data-grip]").untilThere();
  }

  tab(title: string): Part {
    return this.page.role("tab", title);
  }

  panel(title: string): Part {
    return this.page.role("tabpanel", title);
  }

  async openMovie(): Promise<void> {
    await this.dock.role("link", this.movie.name).click();
    await this.movie.frame.untilThere();
  }

  /** Names of the focused window or windows: those on layer 1002. */
  focused(): Promise<readonly string[]> {
    return this.page.call(() =>
      [...document.querySelectorAll("[data-window-id]")]
        .filter((frame) => getComputedStyle(frame).zIndex === "1002")
        .map((frame) => frame.querySelector("h2")?.textContent ?? ""),
    );
  }

  async untilFocused(window: DesktopWindow): Promise<void> {
    await until(async () => expect(await this.focused()).toEqual([window.name]));
  }

  /** Waits until the address bar says a place on this site, and the tab what is in front. */
  async untilAt(address: string, name: string | null): Promise<void> {
    await until(async () => {
      const [at, title] = await this.page.call(() => [location.href, document.title] as const);
      expect(siteAddressOf(at, this.page.site)).toBe(address);
      expect(title).toBe(name === null ? siteTitle : `${name} · ${siteTitle}`);
    });
  }
}
