import { expect, type Locator, type Page } from "@playwright/test";
import { siteWords } from "../../../src/words/siteWords";

/** The dialog that finds everything, as a visitor sees it. */
export class Search {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole("dialog", { name: siteWords.search.name, exact: true });
    this.field = this.dialog.getByRole("combobox", { name: siteWords.search.name });
    this.options = this.dialog.getByRole("option");
  }

  get button(): Locator {
    return this.page.getByRole("banner").getByRole("button", { name: siteWords.desktop.search });
  }

  async open(): Promise<void> {
    await this.page.keyboard.press("ControlOrMeta+k");
    await expect(this.field).toBeFocused();
  }

  /** Opens it if need be, and waits for what a text finds in all there is. */
  async find(text: string): Promise<Locator> {
    if (!(await this.dialog.isVisible())) await this.open();
    await this.field.fill(text);
    const first = this.options.first();
    await expect(first).toHaveAttribute("aria-selected", "true");
    // What is found first is not what fits best while there is more to come.
    await expect(this.dialog.locator("[aria-busy=true]")).toHaveCount(0);
    return first;
  }

  group(name: string): Locator {
    return this.dialog.getByRole("group", { name });
  }

  /** What a screen reader is told to be active. */
  active(): Locator {
    return this.dialog.locator("[role=option][aria-selected=true]");
  }

  /** The path below the site of what the page fetches to find its content by. */
  static readonly FILE = "**/static/search-*.json";
}
