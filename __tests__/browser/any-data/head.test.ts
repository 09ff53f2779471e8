import sharp from "sharp";
import { SHARE_PICTURE_SIZE, sharePictureAddress } from "../../../src/lib/sharePicture";
import { onSite } from "../support/addresses";
import { HOME } from "../support/builtHtml";
import { expect, test } from "../support/test";

/** What stands in a tag of the page's head. */
const TAGS = {
  type: 'meta[property="og:type"]',
  title: 'meta[property="og:title"]',
  description: 'meta[property="og:description"]',
  address: 'meta[property="og:url"]',
  picture: 'meta[property="og:image"]',
  pictureWidth: 'meta[property="og:image:width"]',
  pictureHeight: 'meta[property="og:image:height"]',
  pictureText: 'meta[property="og:image:alt"]',
  card: 'meta[name="twitter:card"]',
};

test.describe("without script, as those read it who show a link elsewhere", () => {
  test.use({ javaScriptEnabled: false });

  test("the head says what the site is and where its picture is", async ({ page }) => {
    await page.goto("./");
    const content = async (tag: keyof typeof TAGS) =>
      (await page.locator(TAGS[tag]).getAttribute("content")) ?? "";

    expect(await content("title")).toBe(await page.title());
    expect(await content("description")).toBe(
      await page.locator('meta[name="description"]').getAttribute("content"),
    );
    expect(await content("type")).toBe("website");
    expect(await content("card")).toBe("summary_large_image");
    expect(await content("pictureText")).not.toBe("");
    expect(await content("address")).toBe(HOME);
    expect(await content("picture")).toBe(`${HOME}share/index.jpg`);
    expect(Number(await content("pictureWidth"))).toBe(SHARE_PICTURE_SIZE.width);
    expect(Number(await content("pictureHeight"))).toBe(SHARE_PICTURE_SIZE.height);
  });
});

test("the share picture is as large as the head says, and light enough to be fetched", async ({
  request,
}) => {
  const picture = await (await request.get(onSite(sharePictureAddress("/")))).body();
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({
    format: "jpeg",
    ...SHARE_PICTURE_SIZE,
  });
  expect(picture.length).toBeLessThan(90_000);
});

test("a phone's icon is 180 pixels wide and nowhere transparent", async ({ page, request }) => {
  await page.goto("./");
  const address = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  const icon = await (await request.get(address ?? "")).body();
  const { width, height, hasAlpha } = await sharp(icon).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 180, height: 180, hasAlpha: false });
});

test("browsers find the drawing, and old ones an icon at the usual place", async ({
  page,
  request,
}) => {
  await page.goto("./");
  const address = await page.locator('link[rel="icon"]').getAttribute("href");
  expect((await request.get(address ?? "")).headers()["content-type"]).toContain("image/svg+xml");
  const fallback = await (await request.get("./favicon.ico")).body();
  // An icon file says how wide and high its first picture is in its seventh and eighth byte.
  expect([...fallback.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
});
