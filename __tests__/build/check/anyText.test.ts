import { contentFiles } from "../../support/contentFiles";
import { removeContentProject, reportOn } from "../../support/contentProject";

afterEach(removeContentProject);

const headed = (heading: string) => ({
  "data/mission.json": JSON.stringify({ heading, paragraphs: [] }),
});

describe("a text in which nobody would see anything is empty", () => {
  test.each([
    ["zero-width blanks", "\u200b\u200d\u2060"],
    ["a byte-order mark", "\ufeff"],
    ["what only turns the direction", "\u202e\u2066\u200f"],
    ["an empty Braille cell", "\u2800"],
    ["a Korean filler", "\u3164"],
    ["a soft hyphen", "\u00ad"],
    ["control characters", "\u0000\u001b"],
    ["tags of languages", "\u{e0001}\u{e0061}"],
    ["variation selectors", "\ufe0f"],
    ["blanks of all kinds", " \t\u00a0\u2003\u3000"],
  ])("%s", async (_, text) => {
    expect(await reportOn(headed(text))).toBe(
      "data/mission.json:1:12  mission → heading\n  This text is empty. It should hold the heading above the paragraphs.\n\n1 mistake in 1 file.",
    );
  });

  test.each(["\u202eabc", "\u0e01\u0e33", "\u0301", "👩\u200d🚀", "·", "\u{1fae9}"])(
    "%j is a text",
    async (text) => {
      expect(await reportOn(headed(text))).toBe("");
    },
  );
});

describe("half a character", () => {
  const HALF = "Half a character stands in this text";

  test("is named where it stands", async () => {
    expect(await reportOn(headed("Hello \ud83d"))).toMatch(
      /^data\/mission\.json:1:12 {2}mission → heading\n {2}Half a character stands in this text, .*\n\n1 mistake in 1 file\.$/,
    );
  });

  test("is none of a name's, so that two names never come to one address by it", async () => {
    const [post] = JSON.parse(String(contentFiles()["data/posts.json"]));
    const report = await reportOn({
      "data/posts.json": JSON.stringify([
        { ...post, name: "\ud800" },
        { ...post, name: "\udfff" },
      ]),
    });
    expect(report.split(HALF)).toHaveLength(3);
    expect(report).not.toContain("would have the address");
  });

  test("stands in no address either", async () => {
    const link = "https://example.com/\ud83d";
    const topic = { name: "React", link, icon: "home" };
    const settings = JSON.stringify([{ heading: "Stack", topics: [topic] }]);
    expect(await reportOn({ "data/settings.json": settings })).toContain("is not an address");
  });
});
