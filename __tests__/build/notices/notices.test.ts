import { checkContent } from "../../../src/build/check/checkContent";
import { noticesAbout } from "../../../src/build/notices/notices";
import { contentFiles, PICTURE } from "../../support/contentFiles";
import { contentProject, type Files, removeContentProject } from "../../support/contentProject";

afterEach(removeContentProject);

async function noticesOn(files: Files): Promise<string[]> {
  contentProject(files);
  const checked = await checkContent();
  if (!checked.ok) throw new Error("The content has mistakes.");
  return noticesAbout(checked.content);
}

const site = (siteUrl: string, name: string): Files => {
  const right = JSON.parse(String(contentFiles()["data/site.json"]));
  const owner = { ...right.owner, name };
  return { "data/site.json": JSON.stringify({ ...right, siteUrl, owner }) };
};

describe("the sample's address", () => {
  test.each(["https://example.com", "https://example.com/alex/", "https://www.example.com"])(
    "%s is a word worth to an owner who has put a name on the site",
    async (siteUrl) => {
      expect(await noticesOn(site(siteUrl, "Robin"))).toEqual([
        '"siteUrl" in data/site.json is still the sample\'s. Write your own there.',
      ]);
    },
  );

  test("is the sample's own", async () => {
    expect(await noticesOn(site("https://example.com", "Alex Example"))).toEqual([]);
  });

  test("is not that of a host whose name only ends in the same way", async () => {
    expect(await noticesOn(site("https://myexample.com", "Robin"))).toEqual([]);
  });
});

describe("a picture that no file names", () => {
  test("is told of", async () => {
    expect(await noticesOn({ "data/wallpapers/bg9.jpg": PICTURE })).toEqual([
      "The site leaves out data/wallpapers/bg9.jpg, as no file in data/ names it.",
    ]);
  });

  test("stands for all in one sentence", async () => {
    const names = ["a", "b", "c", "d", "e"].map((name) => `data/drafts/${name}.jpg`);
    expect(await noticesOn(Object.fromEntries(names.map((name) => [name, PICTURE])))).toEqual([
      "The site leaves out data/drafts/a.jpg, data/drafts/b.jpg, data/drafts/c.jpg and 2 more, as no file in data/ names them.",
    ]);
  });

  test("is left in peace when a system or an editor has left it", async () => {
    expect(await noticesOn({ "data/wallpapers/.bg9.jpg": PICTURE })).toEqual([]);
  });
});

describe("a page in Markdown that no section shows", () => {
  test("is told of, since it may not be finished", async () => {
    expect(await noticesOn({ "data/pages/talks.md": "Talks." })).toEqual([
      "The site leaves out data/pages/talks.md, as no entry of navigation.json names it.",
    ]);
  });

  test("is not told of once it is named", async () => {
    const navigation = [{ title: "Talks", icon: "home", page: "pages/talks.md" }];
    const files = {
      "data/navigation.json": JSON.stringify(navigation),
      "data/pages/talks.md": "Talks.",
    };
    expect(await noticesOn(files)).toEqual([]);
  });
});
