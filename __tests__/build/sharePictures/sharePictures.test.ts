import fs from "node:fs";
import path from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { pictureSvg } from "../../../src/build/sharePictures/drawing/pictureSvg";
import { SHARE_PICTURE_SIZE } from "../../../src/lib/sharePicture";
import { contentProject, removeContentProject } from "../../support/contentProject";
import { AVOCADO, builtSite, plainWallpaper } from "./support";

let site: Awaited<ReturnType<typeof builtSite>>;
beforeEach(async () => {
  site = await builtSite();
});
afterEach(() => {
  removeContentProject();
  site.remove();
});

const pages = (...paths: string[]) => paths.map((pagePath) => ({ ...AVOCADO, pagePath }));

test("every page has a JPEG of 1200 × 630 pixels at its address", async () => {
  await site.write(pages("/", "/projects/avocado/", "/posts/日本語/"));
  const files = fs.readdirSync(site.inSite("share"), { recursive: true, encoding: "utf8" });
  const pictures = files.filter((file) => file.endsWith(".jpg"));
  expect(pictures).toHaveLength(3);
  for (const file of pictures) {
    const { format, width, height } = await sharp(site.inSite(`share/${file}`)).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  }
});

test("an owner's own picture stays", async () => {
  const own = "share/projects/avocado.jpg";
  const root = contentProject({ [`static/${own}`]: "theirs" });
  // Gatsby copies static/ before the link previews are drawn.
  fs.cpSync(path.join(root, "static"), site.options.siteFolder, { recursive: true });
  await site.write([AVOCADO, { ...AVOCADO, pagePath: "/posts/new/" }]);
  expect(fs.readFileSync(site.inSite(own), "utf8")).toBe("theirs");
  expect(fs.existsSync(site.inSite("share/posts/new.jpg"))).toBe(true);
});

test("a picture is kept for the next build until something in it changes", async () => {
  await site.write([AVOCADO]);
  const [name = ""] = site.cached();
  fs.writeFileSync(path.join(site.options.cacheFolder, name), "as it was kept");
  const kept = async (...changes: Parameters<typeof site.draw>) =>
    (await site.draw(...changes)).toString() === "as it was kept";
  expect(await kept(AVOCADO)).toBe(true);
  expect(await kept({ ...AVOCADO, title: "Avocados" })).toBe(false);
  expect(await kept({ ...AVOCADO, role: "Designer" })).toBe(false);
  expect(await kept(AVOCADO, { theme: "light" })).toBe(false);
  await site.write([AVOCADO]);
  fs.copyFileSync(await plainWallpaper(site.root, "gold"), site.options.wallpaperFile);
  expect(await kept(AVOCADO)).toBe(false);
});

test("a wallpaper that is missing stops the build", async () => {
  await expect(site.draw(AVOCADO, { wallpaperFile: "nowhere.jpg" })).rejects.toThrow("nowhere.jpg");
});

test.each([
  ["XML", `</text></svg><script>alert("&amp;")</script> & 'so on' <!-- ]]>`],
  ["Japanese", "日本語の題名はどのように表示されるか、そして長い題名がどう折り返されるか"],
  ["Arabic", "مرحبا بالعالم: كيف نبني واجهة هادئة"],
  ["control characters", "a\u0000b\u001b[31m\u0085d\u2028e\tf\r\ng\uFEFF\uD800\uFFFE"],
  ["2,000 letters without a blank", "W".repeat(2000)],
  ["2,000 words", "word ".repeat(2000)],
])("a title of %s is drawn inside the window", async (_, title) => {
  const { texts } = pictureSvg({ ...AVOCADO, title }, { theme: "dark", mark: undefined });
  const { data, info } = await sharp(Buffer.from(texts))
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect({ width: info.width, height: info.height }).toEqual(SHARE_PICTURE_SIZE);
  const isInked = (left: number, right: number) =>
    Array.from({ length: info.height }, (_row, row) =>
      data.subarray(row * info.width + left, row * info.width + right),
    ).some((line) => line.some((opacity) => opacity > 0));
  expect([isInked(0, 120), isInked(150, 1050), isInked(1080, 1200)]).toEqual([false, true, false]);
});

test("any text gives a drawing that can be read as SVG", async () => {
  const anyText = fc.string({ unit: "binary", maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(anyText, anyText, async (title, role) => {
      const picture = { ...AVOCADO, title, kind: role, role };
      const { texts } = pictureSvg(picture, { theme: "dark", mark: undefined });
      await expect(sharp(Buffer.from(texts)).metadata()).resolves.toMatchObject(SHARE_PICTURE_SIZE);
    }),
    { numRuns: 30 },
  );
});
