import { expect, type Locator, type Page } from "@playwright/test";
import type { Point } from "../../../src/lib/geometry";
import { filled } from "../../../src/words/filled";
import { words as siteWords } from "../../../src/words/words";
import { type DragOptions, drag } from "./drag";

const { windows } = siteWords;

const namedControl = (control: string) => (title: string) =>
  filled(windows.control, { control, title });

/** Accessible names of the controls, in the site's language. */
const CONTROL_NAMES = {
  Close: (title: string) => filled(windows.closeWindow, { title }),
  Minimize: () => windows.minimize,
  "Enter fullscreen": namedControl(windows.enterFullscreen),
  "Exit fullscreen": namedControl(windows.exitFullscreen),
};

type Control = keyof typeof CONTROL_NAMES;

/** A window as a visitor sees it. */
export class DesktopWindow {
  readonly frame: Locator;
  readonly title: Locator;
  readonly menuButton: Locator;

  constructor(
    private readonly page: Page,
    readonly name: string,
    role: "region" | "complementary" = "region",
  ) {
    this.frame = page.getByRole(role, { name, exact: true });
    this.title = this.frame.getByRole("heading", { name, exact: true, level: 2 });
    this.menuButton = this.frame.getByRole("button", {
      name: filled(windows.menu, { title: name }),
      exact: true,
    });
  }

  /** A control of the title bar. */
  control(name: Control): Locator {
    return this.frame.getByRole("button", { name: CONTROL_NAMES[name](this.name), exact: true });
  }

  async close(): Promise<void> {
    await this.control("Close").click();
    await expect(this.frame).toHaveCount(0);
  }

  /** Drags it by its title. */
  drag(by: Point, options?: DragOptions): Promise<void> {
    return drag(this.page, this.title, by, options);
  }

  /** Opens the window's menu. */
  async openMenu(): Promise<Locator> {
    await this.menuButton.click();
    const menu = this.page.getByRole("menu").first();
    await expect(menu).toBeVisible();
    return menu;
  }

  /** Chooses an item of the window's menu, or of one of its submenus. */
  async choose(item: string, submenu?: string): Promise<void> {
    const menu = await this.openMenu();
    if (submenu === undefined) {
      await menu.getByRole("menuitem", { name: item, exact: true }).click();
      return;
    }
    await menu.getByRole("menuitem", { name: submenu, exact: true }).click();
    const opened = this.page.getByRole("menu", { name: submenu, exact: true });
    await opened.getByRole("menuitem", { name: item, exact: true }).click();
  }
}
