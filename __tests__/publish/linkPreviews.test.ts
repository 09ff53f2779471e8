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
  await sharp({ create: { width: 120, height: 63, channels: 3, background: "navy" } })
    .png()
    .toFile(path.join(process.cwd(), ".checked-content/bg.png"));
});
const aPage = (title: string | null, address = "/projects/one/") => ({
  ...{ address, section: "Projects", sectionTitle: "Projects", shows: address, item: address },
  ...{ app: null, title, description: "" },
});

const draw = (pages: readonly ReturnType<typeof aPage>[], name = "Alex") => {
  const content = aSiteContent({
    site: {
      defaults: { theme: "dark", wallpaper: "bg" },
      owner: { name, role: "Engineer", email: "alex@example.com" },
    },
    wallpapers: [{ ...aWallpaper("bg"), file: "bg.png" }],
  });
  return writeLinkPreviews(pages, content);
};

test("letters that no font has are named", async () => {
  await draw([aPage("Avocado")]);
  // Makasar, of the 17th century: whether a machine has other letters, such as Chinese, is its own matter.
  expect(await missingLettersNotice("Ærø 𑻠𑻡 …")).toContain("has 𑻠 𑻡, so link previews have");
  expect(await missingLettersNotice("Ærø, Łódź – “Žižek”…")).toBeUndefined();
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
