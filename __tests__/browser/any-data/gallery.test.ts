import type { Locator, Page } from "@playwright/test";
import { builtPages } from "../support/builtPages";
import { sectionTitleOf } from "../support/content";
import { panel } from "../support/sections";
import { expect, test, VIEWPORTS } from "../support/test";

interface ShownProject {
  readonly project?: { readonly pictures: readonly { readonly alt: string }[] | null } | null;
}

/** The first project that has several pictures, if there is one. */
const withGallery = builtPages.flatMap(({ path, result }) => {
  const { pictures } = (result.data as ShownProject).project ?? {};
  const isItsOwn = result.pageContext.item === path;
  return isItsOwn && pictures && pictures.length > 1 ? [{ path, pictures }] : [];
});

const galleryOf = (page: Page) => {
  const section = panel(page, sectionTitleOf("Projects"));
  const gallery = section.getByRole("region", { name: "Pictures" });
  return {
    gallery,
    strip: gallery.getByRole("list"),
    steps: gallery.getByRole("status"),
    picture: (alt: string) => gallery.getByRole("img", { name: alt, exact: true }).first(),
    button: (name: string) => gallery.getByRole("button", { name, exact: true }),
  };
};

/** A finger takes hold of an element and moves to the left, over more than half of it. */
const swipeLeft = async (page: Page, element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error("There is nothing to swipe on screen.");
  const session = await page.context().newCDPSession(page);
  const at = (part: number) => ({ x: box.x + box.width * part, y: box.y + box.height / 2 });
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", part: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [at(part)],
    });
  await touch("touchStart", 0.9);
  for (let step = 1; step <= 10; step += 1) await touch("touchMove", 0.9 - step * 0.07);
  await touch("touchEnd", 0.2);
};

for (const { path, pictures } of withGallery.slice(0, 1)) {
  const [first, second] = pictures.map(({ alt }) => alt);
  const last = pictures.at(-1)?.alt ?? "";
  const count = pictures.length;

  for (const size of ["desktop", "phone"] as const) {
    test.describe(`a project's gallery on a ${size}`, () => {
      test.use({ viewport: VIEWPORTS[size], hasTouch: size === "phone" });
      test.beforeEach(async ({ desktop, page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await desktop.visit(path);
        await galleryOf(page).gallery.scrollIntoViewIfNeeded();
      });

      test("shows one picture after the other by presses, as far as there are any", async ({
        page,
      }) => {
        const { steps, picture, button } = galleryOf(page);
        await expect(steps).toHaveText(`1 of ${count}`);
        await expect(picture(first ?? "")).toBeInViewport();
        await button("Next picture").click();
        await expect(steps).toHaveText(`2 of ${count}`);
        await expect(picture(second ?? "")).toBeInViewport({ ratio: 0.5 });
        await button("Previous picture").click();
        await expect(steps).toHaveText(`1 of ${count}`);
        await expect(button("Previous picture")).toHaveAttribute("aria-disabled", "true");
      });

      test("is worked by keyboard", async ({ page }) => {
        const { strip, steps, picture } = galleryOf(page);
        await strip.focus();
        await page.keyboard.press("ArrowRight");
        await expect(steps).toHaveText(`2 of ${count}`);
        await page.keyboard.press("End");
        await expect(steps).toHaveText(`${count} of ${count}`);
        await expect(picture(last)).toBeInViewport({ ratio: 0.5 });
        await page.keyboard.press("Home");
        await expect(steps).toHaveText(`1 of ${count}`);
      });
    });
  }

  test.describe("a project's gallery under a finger", () => {
    test.use({ viewport: VIEWPORTS.phone, hasTouch: true, isMobile: true });

    test("follows a swipe, and comes to rest at a picture", async ({ desktop, page }) => {
      await desktop.visit(path);
      const { strip, steps } = galleryOf(page);
      await strip.scrollIntoViewIfNeeded();
      await swipeLeft(page, strip);
      await expect(steps).toHaveText(`2 of ${count}`);
      await expect
        .poll(() =>
          strip.evaluate(({ children, scrollLeft }) => {
            const [one, other] = children;
            const pitch = (other as HTMLElement).offsetLeft - (one as HTMLElement).offsetLeft;
            return Math.abs(scrollLeft - pitch);
          }),
        )
        .toBeLessThan(2);
    });
  });
}
