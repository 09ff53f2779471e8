import type { Browser } from "@playwright/test";
import { observeArrival } from "../../weights/arrival";
import { withSlowPage } from "../browser";
import { untilPainted } from "./untilPainted";

/** A window that opens from an icon, by the label of the icon and by its own title and id. */
export interface OpenableWindow {
  icon: string;
  title: string;
  id: string;
}

/**
 * Milliseconds from the double click on an app's icon until its window is on screen. A window that is open on arrival is
 * closed first.
 */
export const windowVisible = (
  browser: Browser,
  address: string,
  { icon, title, id }: OpenableWindow,
): Promise<number> =>
  withSlowPage(browser, async (page) => {
    await observeArrival(page, address);
    const frame = page.getByRole("region", { name: title, exact: true });
    if (await frame.isVisible()) {
      await frame.getByRole("button", { name: `Close ${title}`, exact: true }).click();
      await frame.waitFor({ state: "detached" });
    }
    return untilPainted(page, "dblclick", `[data-window-id=${id}]`, () =>
      page.locator("[data-app-icon]").filter({ hasText: icon }).dblclick(),
    );
  });
