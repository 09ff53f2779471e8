import AxeBuilder from "@axe-core/playwright";
import { onSite, siteAddressOf } from "./support/addresses";
import { expect, test, VIEWPORTS } from "./support/test";

test.describe("any other path", () => {
  test.use({ expectedComplaints: /status of 404/ });

  for (const path of ["/nowhere", "/a/b/c.html", "/about?x=1"]) {
    test(`${path} is not found, with status 404`, async ({ page, baseURL }) => {
      const response = await page.goto(onSite(path));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByText("Oopsss! I couldn't find this page.")).toBeVisible();
      await expect(page.getByText("Make sure you've typed the correct address.")).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toHaveAttribute(
        "href",
        /^mailto:[^@]+@[^@]+$/,
      );
      await page.getByRole("link", { name: "Back to home" }).click();
      await expect(page.getByRole("region", { name: "About Me", exact: true })).toBeVisible();
      expect(siteAddressOf(page.url(), baseURL ?? "")).toBe("/");
    });
  }

  for (const path of ["//", "//foo", "/%2ffoo", "/100%"]) {
    test(`${path}, which Gatsby would read otherwise, is not found either`, async ({
      page,
      baseURL,
    }) => {
      const prefix = new URL(baseURL ?? "").pathname.slice(0, -1);
      const response = await page.goto(`${new URL(baseURL ?? "").origin}${prefix}${path}`);
      expect(response?.status()).toBe(404);
      await page.getByRole("button", { name: "Theme" }).click();
      await expect(page.getByRole("menu")).toBeVisible();
      await expect(page.getByText("find this page.")).toBeVisible();
    });
  }

  test("nothing is fetched for it that it does not show", async ({ page }) => {
    const pictures: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "image") pictures.push(new URL(request.url()).pathname);
    });
    await page.goto("./nowhere", { waitUntil: "networkidle" });
    expect(
      pictures.filter((path) => !/\/(favicon\.svg|static\/grain-\w+\.png)$/.test(path)),
    ).toEqual([]);
  });

  test("its picture turns, comes to rest, and turns again when it is pressed", async ({ page }) => {
    await page.goto("./nowhere");
    const planet = page.getByRole("button", { name: "Turn the planet" });
    const turning = () =>
      planet.locator("svg").evaluate((picture) => {
        const [animation] = picture.getAnimations();
        return animation && Number(animation.effect?.getComputedTiming().endTime);
      });
    const turnsFor = await turning();
    expect(turnsFor, "It turns by itself for some seconds.").toBeGreaterThan(0);
    expect(turnsFor).toBeLessThanOrEqual(5000);
    await planet.locator("svg").evaluate((picture) => {
      for (const animation of picture.getAnimations()) animation.finish();
    });
    expect(await turning()).toBeUndefined();
    await planet.click();
    await expect.poll(turning).toBe(turnsFor);
  });

  test("its picture is still under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("./nowhere");
    const picture = page.getByRole("button", { name: "Turn the planet" }).locator("svg");
    expect(await picture.evaluate((svg) => svg.getAnimations().length)).toBe(0);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`has nothing for axe to find in the ${colorScheme} theme`, async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem("ui-theme", theme), colorScheme);
      await page.goto("./nowhere");
      await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  }
});

test("a service worker left by an earlier site is unregistered", async ({ desktop, page }) => {
  await page.addInitScript(() => {
    const unregistered: string[] = [];
    Object.assign(window, { unregistered });
    navigator.serviceWorker.getRegistrations = async () => [
      {
        unregister: async () => Boolean(unregistered.push("old")),
      } as unknown as ServiceWorkerRegistration,
    ];
  });
  await desktop.visit();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "unregistered")))
    .toEqual(["old"]);
});

test.describe("axe finds nothing", () => {
  // Axe itself reads the framed page's stylesheets, which the frame's sandbox refuses.
  test.use({ expectedComplaints: /(movies|fonts)\.css|ERR_FAILED|preload assets/ });

  for (const [size, viewport] of Object.entries(VIEWPORTS)) {
    for (const theme of ["light", "dark"] as const) {
      test(`with each window open, ${theme}, on a ${size}`, async ({ desktop, page }) => {
        await page.setViewportSize(viewport);
        await page.addInitScript((choice) => {
          if (window.top === window) localStorage.setItem("ui-theme", choice);
        }, theme);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await desktop.visit();
        // It opens by itself, with the first metric, and is half seen for a frame.
        await desktop.vitals.box();
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        await desktop.icon("Movie DB").dispatchEvent("click", { detail: 0 });
        await expect(desktop.movie.frame).toBeVisible();
        // Half seen while it opens, if only for a frame.
        await desktop.movie.box();
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        await page.getByRole("button", { name: "View" }).click();
        await expect(page.getByRole("menu")).toBeVisible();
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      });
    }
  }
});
