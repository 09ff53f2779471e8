import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
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

const filesBelow = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

const pages = (...paths: string[]) => paths.map((pagePath) => ({ ...AVOCADO, pagePath }));

test("every page has a JPEG of 1200 × 630 pixels at its address", async () => {
  await site.write(pages("/", "/projects/avocado/", "/posts/日本語/"));
  const files = filesBelow(site.inSite("share"));
  expect(files).toEqual(["index.jpg", expect.stringMatching(/^posts\//), "projects/avocado.jpg"]);
  for (const file of files) {
    const { format, width, height } = await sharp(site.inSite(`share/${file}`)).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  }
});

test("pictures of pages that are gone go too, from what is kept for the next build", async () => {
  await site.write([AVOCADO, { ...AVOCADO, pagePath: "/posts/old/", title: "Old" }]);
  await site.write([AVOCADO]);
  expect(site.cached()).toHaveLength(1);
});

test("a picture of the owner's own stays, and so does whatever else they have there", async () => {
  const own = ["share/projects/avocado.jpg", "share/poster.png"];
  const root = contentProject(Object.fromEntries(own.map((file) => [`static/${file}`, "theirs"])));
  // As Gatsby does before.
  fs.cpSync(path.join(root, "static"), site.options.siteFolder, { recursive: true });
  await site.write([AVOCADO, { ...AVOCADO, pagePath: "/posts/new/" }]);
  for (const file of own) expect(fs.readFileSync(site.inSite(file), "utf8")).toBe("theirs");
  const { format } = await sharp(site.inSite("share/posts/new.jpg")).metadata();
  expect(format).toBe("jpeg");
});

test("the same content gives the same bytes, wherever it is drawn", async () => {
  const once = await site.draw(AVOCADO);
  const again = await site.draw(AVOCADO, { cacheFolder: path.join(site.root, "other-cache") });
  expect(again.equals(once)).toBe(true);
});

test("what looks the same as in the build before is not drawn again", async () => {
  await site.write([AVOCADO]);
  const [name = ""] = site.cached();
  fs.writeFileSync(path.join(site.options.cacheFolder, name), "as it was kept");
  expect((await site.draw(AVOCADO)).toString()).toBe("as it was kept");
});

test("pages that look the same share one drawing", async () => {
  await site.write(pages("/a/", "/b/", "/c/", "/d/"));
  expect(filesBelow(site.inSite("share"))).toHaveLength(4);
  expect(site.cached()).toHaveLength(1);
});

test("half a picture of a build that was stopped is cleared away", async () => {
  await site.write([AVOCADO]);
  fs.writeFileSync(path.join(site.options.cacheFolder, "unfinished-1"), "");
  await site.write([AVOCADO]);
  expect(site.cached()).toEqual([expect.stringMatching(/\.jpg$/)]);
});

describe("it is drawn again when", () => {
  test.each([
    ["the title", { title: "Avocados" }],
    ["the kind", { kind: "Post" }],
    ["the owner", { owner: "Sam Example" }],
    ["the role", { role: "Designer" }],
  ])("%s changes", async (_, change) => {
    const before = await site.draw(AVOCADO);
    expect((await site.draw({ ...AVOCADO, ...change })).equals(before)).toBe(false);
  });

  test("the theme changes", async () => {
    const before = await site.draw(AVOCADO);
    expect((await site.draw(AVOCADO, { theme: "light" })).equals(before)).toBe(false);
  });

  test("the wallpaper's file has another picture in it", async () => {
    const before = await site.draw(AVOCADO);
    fs.copyFileSync(await plainWallpaper(site.root, "gold"), site.options.wallpaperFile);
    expect((await site.draw(AVOCADO)).equals(before)).toBe(false);
  });

  test("the site's mark changes", async () => {
    const mark = (colour: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${colour}" d="M0 0h9v9H0z"/></svg>`;
    const without = await site.draw(AVOCADO);
    fs.writeFileSync(site.inSite("favicon.svg"), mark("red"));
    const red = await site.draw(AVOCADO);
    fs.writeFileSync(site.inSite("favicon.svg"), mark("lime"));
    const lime = await site.draw(AVOCADO);
    expect([without.equals(red), red.equals(lime)]).toEqual([false, false]);
  });
});

test("a wallpaper that is missing stops the build", async () => {
  await expect(site.draw(AVOCADO, { wallpaperFile: "nowhere.jpg" })).rejects.toThrow("nowhere.jpg");
});

test("it tells how many are drawn", async () => {
  const told: string[] = [];
  await site.write(pages("/a/", "/b/", "/c/"), {
    tell: (done, total) => told.push(`${done} of ${total}`),
  });
  expect(told).toEqual(["1 of 3", "2 of 3", "3 of 3"]);
});
