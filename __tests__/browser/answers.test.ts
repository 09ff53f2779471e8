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
  test.use({ expectedComplaints: /frame-ancestors/ });

  test("another site may not put a page into a frame", async ({ page, baseURL }) => {
    const elsewhere = "http://elsewhere.example/";
    for (const path of ["/", "/404.html", "/nowhere", "/projects/"]) {
      const framed = new URL(onSite(path), baseURL).href;
      await page.route(elsewhere, (route) =>
        route.fulfill({ contentType: "text/html", body: `<iframe src="${framed}"></iframe>` }),
      );
      const refused = page.waitForEvent("console", (message) =>
        message.text().includes("frame-ancestors 'self'"),
      );
      await page.goto(elsewhere);
      expect((await refused).text(), path).toContain(new URL(framed).origin);
      await page.unroute(elsewhere);
    }
  });
});
