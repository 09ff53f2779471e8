import { createServer } from "node:http";
import { listen } from "../../scripts/server/listen";
import { onSite } from "./support/addresses";
import { expect, test } from "./support/test";

test("no device, place or payment is to be had in a page", async ({ page, desktop }) => {
  await desktop.visit();
  const allowed = await page.evaluate(() => {
    // In Chromium only, and under its first name.
    const { featurePolicy } = document as unknown as {
      featurePolicy: { allowedFeatures(): string[] };
    };
    return featurePolicy.allowedFeatures();
  });
  expect(allowed).toContain("clipboard-write");
  for (const feature of ["camera", "microphone", "geolocation", "payment", "usb", "fullscreen"]) {
    expect(allowed).not.toContain(feature);
  }
});

test.describe("elsewhere", () => {
  test.use({ expectedComplaints: /frame-ancestors|status of 404/ });

  test("no page of the site comes in a frame", async ({ page, baseURL }) => {
    const other = await listen(
      createServer(({ url = "/" }, response) => {
        const framed = new URL(onSite(url), baseURL).href;
        response.setHeader("Content-Type", "text/html");
        response.end(`<iframe src="${framed}"></iframe>`);
      }),
    );
    try {
      for (const path of ["/", "/404.html", "/nowhere", "/projects/"]) {
        await page.goto(other.origin + path);
        await expect(page.frameLocator("iframe").locator("body"), path).toBeAttached();
        await expect(page.frameLocator("iframe").getByRole("banner"), path).toHaveCount(0);
        expect(page.frames()[1]?.url(), path).toMatch(/^chrome-error:/);
      }
    } finally {
      await other.close();
    }
  });
});
