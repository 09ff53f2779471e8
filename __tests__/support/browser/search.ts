import { expect, type Locator, type Page } from "@playwright/test";
import { words as siteWords } from "../../../src/words/words";

/** The search dialog as a visitor sees it. */
export class Search {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;
  /** The result that Enter opens. */
  readonly active: Locator;

  constructor(private readonly page: Page) {
    this.button = page
      .getByRole("banner")
      .getByRole("button", { name: siteWords.desktop.search, exact: true });
    this.dialog = page.getByRole("dialog", { name: siteWords.desktop.search, exact: true });
    this.field = this.dialog.getByRole("combobox", { name: siteWords.desktop.search });
    this.options = this.dialog.getByRole("option");
    this.active = this.dialog.getByRole("option", { selected: true });
  }

  /** Opens it by its keys. */
  async open(): Promise<void> {
    await this.page.keyboard.press("ControlOrMeta+k");
    await expect(this.field).toBeFocused();
  }

  /** Types a text in place of what is in the field. By keys: the page hears of no `fill` in Firefox. */
  async type(text: string): Promise<void> {
    await this.field.press("ControlOrMeta+a");
    await this.field.pressSequentially(text);
  }

  /** Opens it, types a text and waits until a result with these words is the first. */
  async find(text: string, words: string | RegExp = text): Promise<Locator> {
    await this.open();
    await this.type(text);
    await expect(this.options.first()).toContainText(words);
    await expect(this.active).toContainText(words);
    return this.options.first();
  }

  /** Waits until the first result alone is selected, a screen reader hears of it, and it is in view. */
  async expectFirstActive(): Promise<void> {
    const first = this.options.first();
    await expect(this.active).toHaveCount(1);
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect
      .poll(() =>
        first.evaluate(
          ({ id }) => id === document.activeElement?.getAttribute("aria-activedescendant"),
        ),
      )
      .toBe(true);
    await expect(first).toBeInViewport({ ratio: 1 });
  }

  /** The results of one kind. */
  group(name: string): Locator {
    return this.dialog.getByRole("group", { name }).getByRole("option");
  }
}
