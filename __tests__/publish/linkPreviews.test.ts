import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { missingLettersNotice } from "../../src/publish/linkPreviews/missingLetters";
import { writeLinkPreviews } from "../../src/publish/linkPreviews/writeLinkPreviews";
import { aWallpaper } from "../support/contentFiles";
import { aSiteContent } from "../support/siteContent";
import { projectToBuild } from "./publicFiles/support";

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';

let site: ReturnType<typeof projectToBuild>;

beforeEach(async () => {
  site = projectToBuild({ "public/favicon.svg": ICON });
  await paintWallpaper("navy");
});
const aPage = (title: string | null, address = "/projects/one/") => ({
  ...{ address, section: "Projects", sectionTitle: "Projects", shows: address, item: address },
  ...{ app: null, title, description: "" },
});

const inCache = (name: string) => path.join(process.cwd(), ".cache/ours/link-previews", name);

const draw = (
  pages: readonly ReturnType<typeof aPage>[],
  name = "Alex",
  theme: "dark" | "light" = "dark",
) => {
  const content = aSiteContent({
    site: {
      defaults: { theme, wallpaper: "bg" },
      owner: { name, role: "Engineer", email: "alex@example.com" },
    },
    wallpapers: [{ ...aWallpaper("bg"), file: "bg.png" }],
  });
  return writeLinkPreviews(pages, content, inCache(".."));
};

const paintWallpaper = (background: string) =>
  sharp({ create: { width: 120, height: 63, channels: 3, background } })
    .png()
    .toFile(path.join(process.cwd(), ".checked-content/bg.png"));

test("letters that no font of the site has are named", async () => {
  await draw([aPage("Avocado")]);
  expect(missingLettersNotice("Ærø 𑻠𑻡 …")).toContain("has 𑻠 𑻡, so link previews have");
  expect(missingLettersNotice("Ærø, Łódź – “Žižek” 🚀 …")).toBeUndefined();
});

/** The edges of the title's ink. */
const inkOf = async (title: string, name?: string) => {
  await draw([aPage(title)], name);
  const pixels = (picture: Buffer) =>
    sharp(picture).extract({ left: 110, top: 0, width: 980, height: 630 }).grayscale().raw();
  const data = await pixels(site.built("share/projects/one.jpg")).toBuffer();
  // The letters are nearly white, as nothing else inside a dark window on a dark wallpaper.
  const places = [...data.entries()].filter(([, level]) => level > 225).map(([place]) => place);
  const columns = places.map((place) => 110 + (place % 980));
  return { left: Math.min(...columns), right: Math.max(...columns) };
};

test.each([
  ["XML", `</text></svg><script>alert("&amp;")</script> & 'so on' <!-- ]]>`],
  ["Japanese", "日本語の題名はどのように表示されるか、そして長い題名がどう折り返されるか"],
  ["control characters", "a\u0000b\u001b[31m\u0085d\u2028e\tf\r\ng\uFEFF\uD800\uFFFE"],
  ["2,000 letters without a blank", "W".repeat(2000)],
  ["2,000 words", "word ".repeat(2000)],
])("a title of %s is drawn inside the window's padding", async (_, title) => {
  const { left, right } = await inkOf(title);
  expect(left).toBeGreaterThanOrEqual(160);
  expect(right).toBeLessThanOrEqual(1040);
});

test("a long line of name and profession is drawn smaller, before its end fades", async () => {
  const { right } = await inkOf("A", "Alexandra ".repeat(5).trim());
  expect(right).toBeGreaterThan(700);
  expect(right).toBeLessThan(900);
});

test("an Arabic title begins at the right", async () => {
  const { right } = await inkOf("مرحبا بالعالم");
  expect(right).toBeGreaterThan(1000);
});

const keptNames = () => fs.readdirSync(inCache(""));

test("a second build draws no preview again, and one change draws what it changes", async () => {
  const pages = [aPage("One"), aPage("Two", "/projects/two/")];
  await draw(pages);
  const [first = "", second = ""] = keptNames();
  const before = new Date(0);
  for (const name of [first, second]) fs.utimesSync(inCache(name), before, before);
  await draw(pages);
  expect(keptNames().map((name) => fs.statSync(inCache(name)).mtimeMs)).toEqual([0, 0]);
  await draw([aPage("One"), aPage("Three", "/projects/two/")]);
  const drawn = keptNames().filter((name) => fs.statSync(inCache(name)).mtimeMs > 0);
  expect([keptNames().length, drawn.length]).toEqual([2, 1]);
});

test.each([
  ["the title", () => draw([aPage("Two")])],
  ["the owner's name", () => draw([aPage("One")], "Bo")],
  ["the theme", () => draw([aPage("One")], "Alex", "light")],
  ["the kind of page", () => draw([{ ...aPage("One"), item: "/" }])],
  ["the wallpaper", () => paintWallpaper("maroon").then(() => draw([aPage("One")]))],
  [
    "the icon",
    () => {
      fs.writeFileSync(
        path.join(process.cwd(), "public/favicon.svg"),
        ICON.replace("/>", '><path d="M0 0h9v9H0z"/></svg>'),
      );
      return draw([aPage("One")]);
    },
  ],
])("%s changes the preview, and the old one is not kept", async (_, drawChanged) => {
  await draw([aPage("One")]);
  const [before] = keptNames();
  const picture = site.built("share/projects/one.jpg");
  await drawChanged();
  expect(keptNames()).toHaveLength(1);
  expect(keptNames()).not.toContain(before);
  expect(site.built("share/projects/one.jpg").equals(picture)).toBe(false);
});
