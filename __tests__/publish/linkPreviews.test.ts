import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { writeCovers } from "../../src/content/drawing";
import { missingLettersWarning } from "../../src/publish/linkPreviews/missingLetters";
import { previewOf } from "../../src/publish/linkPreviews/previewOf";
import { writeLinkPreviews } from "../../src/publish/linkPreviews/writeLinkPreviews";
import { aProject, aWallpaper } from "../support/contentFiles";
import { aSiteContent, type GivenContent } from "../support/siteContent";
import { projectToBuild } from "./publicFiles/support";

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';

let site: ReturnType<typeof projectToBuild>;

beforeEach(async () => {
  site = projectToBuild({ "public/favicon.svg": ICON });
  await paintWallpaper("navy");
});
const aPage = (title: string | null, address = "/projects/one/") => ({
  ...{ address, section: "Projects", sectionTitle: "Projects", shows: address, item: address },
  ...{ app: null as string | null, title, description: "" },
});

const contentOf = ({ site: more, ...given }: GivenContent = {}) =>
  aSiteContent({
    site: {
      defaults: { theme: "dark", wallpaper: "bg" },
      owner: { name: "Alex", role: "Engineer", email: "alex@example.com" },
      ...more,
    },
    wallpapers: [{ ...aWallpaper("bg"), file: "bg.png" }],
    ...given,
  });

const write = (name: string, text: string) => {
  const file = path.join(process.cwd(), name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};

const inCache = (name: string) => path.join(process.cwd(), ".cache/ours/link-previews", name);

const draw = (pages: readonly ReturnType<typeof aPage>[], given?: GivenContent) =>
  writeLinkPreviews(pages, contentOf(given), inCache(".."));

const named = (name: string) => ({ site: { owner: { name, role: "Engineer" } } });

const paintWallpaper = (background: string) =>
  sharp({ create: { width: 120, height: 63, channels: 3, background } })
    .png()
    .toFile(path.join(process.cwd(), ".checked-content/bg.png"));

test("letters that no font of the site has are named", async () => {
  await draw([aPage("Avocado")]);
  expect(missingLettersWarning("Ærø 𑻠𑻡 …")).toContain("has 𑻠 𑻡, so link previews have");
  expect(missingLettersWarning("Ærø, Łódź – “Žižek” 🚀 …")).toBeUndefined();
});

/** The edges of the letters' ink, in the half of the preview that has the texts. */
const inkOf = async (
  title: string,
  { given, half = 0 }: { given?: GivenContent; half?: number } = {},
) => {
  await draw([aPage(title)], given);
  const [left, width] = [half === 0 ? 60 : 600, 540];
  const pixels = (picture: Buffer) =>
    sharp(picture).extract({ left, top: 60, width, height: 500 }).grayscale().raw();
  const data = await pixels(site.built("share/projects/one.jpg")).toBuffer();
  // The letters are nearly white, as nothing else beside the picture.
  const places = [...data.entries()].filter(([, level]) => level > 225).map(([place]) => place);
  const columns = places.map((place) => left + (place % width));
  return { left: Math.min(...columns), right: Math.max(...columns) };
};

test.each([
  ["XML", `</text></svg><script>alert("&amp;")</script> & 'so on' <!-- ]]>`],
  ["Japanese", "日本語の題名はどのように表示されるか、そして長い題名がどう折り返されるか"],
  ["control characters", "a\u0000b\u001b[31m\u0085d\u2028e\tf\r\ng\uFEFF\uD800\uFFFE"],
  ["2,000 letters without a blank", "W".repeat(2000)],
  ["2,000 words", "word ".repeat(2000)],
])("a title of %s ends before the picture", async (_, title) => {
  const { left, right } = await inkOf(title);
  expect(left).toBeGreaterThanOrEqual(84);
  expect(right).toBeLessThanOrEqual(596);
});

test("a long name ends before the picture", async () => {
  const { right } = await inkOf("A", { given: named("Alexandra ".repeat(5).trim()) });
  expect(right).toBeGreaterThan(300);
  expect(right).toBeLessThanOrEqual(596);
});

test("an Arabic title begins at the right, and the picture is at the left", async () => {
  const { left, right } = await inkOf("مرحبا بالعالم", { half: 1 });
  expect(right).toBeGreaterThan(1090);
  expect(left).toBeGreaterThan(604);
});

const preview = (page: Partial<ReturnType<typeof aPage>>, given?: GivenContent) =>
  previewOf({ ...aPage("One"), ...page }, contentOf(given), "#3143b4");

const DRAWING = `${ICON.slice(0, -2)}><path d="M0 0h9v9H0z"/></svg>`;

test("a project shows its cover, and its result's figure in large", () => {
  write("public/covers/oak.svg", DRAWING);
  const result = "40 % fewer errors (example)";
  const projects = [{ ...aProject("Oak"), result, cover: "/covers/oak.svg" }];
  const { form, figure, line, picture } = preview({ address: "/projects/oak/" }, { projects });
  expect({ form, figure, line }).toEqual({
    ...{ form: "cover", figure: "40 %", line: "fewer errors (example)" },
  });
  expect(String(picture)).toBe(DRAWING);
});

test("a project without a cover or result shows the tiles of its name and its outcome", () => {
  const projects = [{ ...aProject("Oak"), outcome: "It *grows*." }];
  writeCovers(projects);
  const { form, figure, line, picture } = preview({ address: "/projects/oak/" }, { projects });
  expect({ form, figure, line }).toEqual({ form: "cover", figure: "", line: "It grows." });
  expect(String(picture)).toContain("<svg");
});

test("the first page shows the owner, without a photo by initials", () => {
  const page = { address: "/", section: "General", title: null };
  const { form, title, line, picture } = preview(page, named("Ada King Lovelace"));
  expect({ form, title, line }).toEqual({
    ...{ form: "portrait", title: "Ada King Lovelace", line: "Engineer" },
  });
  expect(String(picture)).toContain(">AL<");
});

test("a section shows its icon and its description", () => {
  const page = { address: "/projects/", title: "Projects", description: "All of them." };
  const { form, line, picture } = preview(page);
  expect({ form, line }).toEqual({ form: "icon", line: "All of them." });
  expect(String(picture)).toContain("viewBox");
});

test("a framed page of this site shows the picture that it names for links", () => {
  const framedApps = [{ id: "films", title: "Films", url: "/films/" }];
  const page = { address: "/films/", app: "films", title: "Films" };
  expect(preview(page, { site: { framedApps } }).form).toBe("icon");
  write("public/films/index.html", '<meta property="og:image" content="one.svg">');
  write("public/films/one.svg", DRAWING);
  const { form, picture } = preview(page, { site: { framedApps } });
  expect([form, String(picture)]).toEqual(["cover", DRAWING]);
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
  ["the owner's name", () => draw([aPage("One")], named("Bo"))],
  ["the accent", () => draw([aPage("One")], { site: { accent: "#8a2b4d" } })],
  ["the description", () => draw([{ ...aPage("One"), description: "Another." }])],
  ["the form", () => draw([{ ...aPage("One"), section: "Contact" }])],
  ["the wallpaper", () => paintWallpaper("maroon").then(() => draw([aPage("One")]))],
  [
    "the section's icon",
    () => draw([aPage("One")], { navigation: [{ title: "Projects", icon: "pizza" }] }),
  ],
  [
    "the site's icon",
    () => {
      write("public/favicon.svg", DRAWING);
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
