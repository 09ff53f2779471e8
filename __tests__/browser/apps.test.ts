import { expect, test } from "./support/test";

test.describe("Movie Platform", () => {
  test("is fetched only when first opened, in a sandbox, with a plain link beside it", async ({
    desktop,
    page,
  }) => {
    const framed: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/movie-platform/")) framed.push(request.url());
    });
    await desktop.visit();
    await page.waitForLoadState("networkidle");
    expect(framed).toEqual([]);
    await desktop.openMovie();
    const frame = desktop.movie.frame.locator("iframe");
    await expect(frame).toHaveAttribute("title", "Movie Platform");
    await expect(frame).toHaveAttribute("referrerpolicy", "no-referrer");
    await expect(frame).not.toHaveAttribute("allow");
    const sandbox = (await frame.getAttribute("sandbox")) ?? "";
    // The page is our own: with its origin it could reach out of the sandbox.
    expect(sandbox.split(" ")).not.toContain("allow-same-origin");
    expect(sandbox).not.toContain("allow-top-navigation");
    const link = desktop.movie.frame.getByRole("link", { name: "Open in a new tab" });
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(
      desktop.movie.frame.frameLocator("iframe").getByRole("heading", { level: 1 }),
    ).toBeVisible();
    await expect(desktop.movie.frame.getByRole("progressbar")).toHaveCount(0);
  });

  test("has its feature's title in letters of its own time, in the sandbox too", async ({
    desktop,
  }) => {
    await desktop.visit();
    await desktop.openMovie();
    const film = desktop.movie.frame.frameLocator("iframe");
    const title = film.getByRole("heading", { name: "Metropolis" }).first();
    await expect(title).toHaveCSS("font-family", /^"Poiret One"/);
    const loaded = () =>
      title.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
      );
    await expect.poll(loaded).toEqual(["Poiret One", "Geist Variable"]);
  });

  test("says so after ten seconds without a load", async ({ desktop, page }) => {
    await page.route("**/movie-platform/**", () => {});
    await page.clock.install();
    await desktop.visit();
    await desktop.openMovie();
    await expect(desktop.movie.frame.getByRole("progressbar")).toBeVisible();
    await page.clock.runFor(10_500);
    await expect(desktop.movie.frame.getByRole("status")).toContainText("ten seconds");
  });
});

test.describe("Web Vitals", () => {
  test("agrees with the browser's own entries, and is 180 px wide at the bottom left", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await expect(desktop.vitals.frame).toBeVisible();
    const box = await desktop.vitals.box();
    expect(box).toMatchObject({ x: 20, y: 700, width: 180 });
    await page.mouse.click(20, 60);

    const own = await page.evaluate(
      () =>
        new Promise<{ fcp: number; ttfb: number; input: number }>((resolve) => {
          const [navigation] = performance.getEntriesByType(
            "navigation",
          ) as PerformanceNavigationTiming[];
          const [fcp] = performance.getEntriesByName("first-contentful-paint");
          new PerformanceObserver((list) => {
            const [first] = list.getEntries() as PerformanceEventTiming[];
            resolve({
              fcp: fcp?.startTime ?? 0,
              ttfb: navigation?.responseStart ?? 0,
              input: first ? first.processingStart - first.startTime : 0,
            });
          }).observe({ type: "first-input", buffered: true });
        }),
    );
    const row = (name: string) => desktop.vitals.frame.locator(`[data-metric=${name}]`);
    await expect(row("FCP")).toContainText(`${Math.round(own.fcp)} ms`);
    await expect(row("TTFB")).toContainText(`${Math.round(own.ttfb)} ms`);
    await expect(row("INP")).toContainText(`${Math.round(own.input)} ms`);
    await expect(row("INP")).toContainText("first input delay");
    await expect(row("CLS")).toContainText(/\d\.\d{3}/);
    for (const name of ["CLS", "INP", "LCP", "FCP", "TTFB"]) {
      await expect(row(name)).toHaveAttribute(
        "data-rating",
        /^(good|needs-improvement|poor|waiting)$/,
      );
    }
    await expect(desktop.vitals.frame.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)).toBeVisible();
  });

  test("shows all that it says beside About Me, however that lies over it", async ({ desktop }) => {
    await desktop.visit();
    const rows = desktop.vitals.frame.locator("[data-metric]");
    await expect(rows.locator("[data-part=value]").nth(2)).toHaveText(/ms$/);
    const { x } = await desktop.about.box();
    const ends = await rows
      .locator("dt, [data-part=value], svg")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
    expect(ends).toHaveLength(15);
    expect(Math.max(...ends)).toBeLessThanOrEqual(x);
  });

  test("folds by its header, except right after a drag", async ({ desktop }) => {
    await desktop.visit();
    const header = desktop.vitals.button("Web Vitals");
    await expect(header).toHaveAttribute("aria-expanded", "true");
    await expect(desktop.vitals.frame.locator("[data-metric]")).toHaveCount(5);
    const { height } = await desktop.vitals.box();
    await desktop.vitals.drag({ x: 300, y: -200 });
    expect(await desktop.vitals.place()).toEqual({ x: 320, y: 500 });
    await expect(header).toHaveAttribute("aria-expanded", "true");
    await header.click();
    await expect(header).toHaveAttribute("aria-expanded", "false");
    expect((await desktop.vitals.box()).height).toBeLessThan(height / 2);
    await header.click();
    await expect(header).toHaveAttribute("aria-expanded", "true");
  });

  test("is dragged within its own limits", async ({ desktop }) => {
    await desktop.visit();
    await desktop.vitals.drag({ x: 3000, y: 3000 });
    expect(await desktop.vitals.place()).toEqual({ x: 1240, y: 800 });
  });
});
