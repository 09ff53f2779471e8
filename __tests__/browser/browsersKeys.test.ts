import { expect, test } from "./support/test";

/** Back and forward, the ends of a page, what is selected, the tabs, finding: all that a list could take by mistake. */
const KEYS = [
  "Alt+ArrowLeft",
  "Alt+ArrowRight",
  "Alt+Home",
  "Shift+ArrowDown",
  "Shift+ArrowRight",
  "Control+ArrowLeft",
  "Control+Home",
  "Meta+ArrowLeft",
  "PageDown",
  "PageUp",
  "/",
  "'",
];

const ADDRESSES = ["/", "/projects/", "/posts/"];

test.describe("no list and no control takes a key of the browser's", () => {
  for (const address of ADDRESSES) {
    test(`at ${address}`, async ({ desktop, page }) => {
      await desktop.visit(address);
      // What a browser does with these keys leads away from here.
      await page.evaluate(() => {
        Object.assign(window, { taken: [] });
        window.addEventListener("keydown", (event) => {
          if (event.defaultPrevented) {
            (window as unknown as { taken: string[] }).taken.push(
              `${event.altKey ? "Alt+" : ""}${event.key} on ${document.activeElement?.textContent}`,
            );
          }
          event.preventDefault();
        });
      });
      const stops = page.locator(
        ":is(a[href], button, input, [role=tab], [tabindex]):not([inert] *)",
      );
      const seen = new Set<string>();
      for (const stop of await stops.all()) {
        // One of each kind of place: those of one list answer alike.
        const kind = await stop.evaluate((element) => {
          const around = element.parentElement?.parentElement;
          return `${element.tagName} ${element.getAttribute("role")} ${around?.tagName} ${around?.className}`;
        });
        if (seen.has(kind) || !(await stop.isVisible())) continue;
        seen.add(kind);
        await stop.focus();
        for (const key of KEYS) await page.keyboard.press(key);
      }
      expect(seen.size).toBeGreaterThan(5);
      expect(await page.evaluate(() => (window as unknown as { taken: string[] }).taken)).toEqual(
        [],
      );
    });
  }
});
