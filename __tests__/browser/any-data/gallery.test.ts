import type { Locator, Page } from "@playwright/test";
import { words } from "../../../src/sections/projects/projects.words";
import { filled } from "../../../src/words/filled";
import { endSide } from "../../../src/words/locale.words";
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
  const gallery = section.getByRole("region", { name: words.pictures });
  return {
    gallery,
    strip: gallery.getByRole("list"),
    steps: gallery.getByRole("status"),
    picture: (alt: string) => gallery.getByRole("img", { name: alt, exact: true }).first(),
    button: (name: string) => gallery.getByRole("button", { name, exact: true }),
  };
};

/** A finger takes hold of an element and moves on to what follows, over more than half of it. */
const swipeOn = async (page: Page, element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error("There is nothing to swipe on screen.");
  const session = await page.context().newCDPSession(page);
  const across = (part: number) => (endSide === "right" ? part : 1 - part);
  const at = (part: number) => ({ x: box.x + box.width * across(part), y: box.y + box.height / 2 });
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
  const place = (index: number) => filled(words.place, { index, count });

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
        await expect(steps).toHaveText(place(1));
        await expect(picture(first ?? "")).toBeInViewport();
        await button(words.nextPicture).click();
        await expect(steps).toHaveText(place(2));
        await expect(picture(second ?? "")).toBeInViewport({ ratio: 0.5 });
        await button(words.previousPicture).click();
        await expect(steps).toHaveText(place(1));
        await expect(button(words.previousPicture)).toHaveAttribute("aria-disabled", "true");
      });

      test("is worked by keyboard", async ({ page }) => {
        const { strip, steps, picture } = galleryOf(page);
        await strip.focus();
        await page.keyboard.press(endSide === "right" ? "ArrowRight" : "ArrowLeft");
        await expect(steps).toHaveText(place(2));
        await page.keyboard.press("End");
        await expect(steps).toHaveText(place(count));
        await expect(picture(last)).toBeInViewport({ ratio: 0.5 });
        await page.keyboard.press("Home");
        await expect(steps).toHaveText(place(1));
      });
    });
  }

  test.describe("a project's gallery under a finger", () => {
    test.use({ viewport: VIEWPORTS.phone, hasTouch: true, isMobile: true });

    test("follows a swipe, and comes to rest at a picture", async ({ desktop, page }) => {
      await desktop.visit(path);
      const { strip, steps } = galleryOf(page);
      await strip.scrollIntoViewIfNeeded();
      await swipeOn(page, strip);
      await expect(steps).toHaveText(place(2));
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
