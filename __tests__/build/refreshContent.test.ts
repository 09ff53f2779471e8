import fs from "node:fs";
import path from "node:path";
import { forOverlay } from "../../src/build/gatsby/ContentCheckPlugin";
import { checkedContentPath } from "../../src/build/paths";
import { refreshContent } from "../../src/build/refreshContent";
import { aProject, dataOf, PICTURE } from "../support/contentFiles";
import { contentProject, writeFile } from "../support/contentProject";

const copied = (name: string): string => path.join(checkedContentPath(), name);
const json = (name: string) => JSON.parse(fs.readFileSync(copied(name), "utf8"));
const general = (heading: string): string => JSON.stringify({ heading, paragraphs: [] });

test("valid content is copied with its pictures", async () => {
  const site = dataOf("site");
  site.owner.photo = { file: "pictures/me.png", alt: "Alex." };
  const pictures = [{ file: "pictures/trees/oak.png", alt: "An oak." }];
  contentProject({
    "data/site.json": JSON.stringify(site),
    "data/projects.json": JSON.stringify([{ ...aProject("Avocado"), pictures }]),
    "data/pictures/me.png": PICTURE,
    "data/pictures/trees/oak.png": PICTURE,
  });
  await refreshContent();
  for (const name of ["pictures/me.png", "pictures/trees/oak.png", "wallpapers/silk.png"]) {
    expect(fs.readFileSync(copied(name))).toEqual(PICTURE);
  }
});

test("content with an error leaves the copy as it is", async () => {
  const root = contentProject();
  await refreshContent();
  writeFile(root, "data/general.json", general("New"));
  writeFile(root, "data/mission.json", "{}");
  expect((await refreshContent()).ok).toBe(false);
  expect(json("general.json").heading).toBe("Hello");
  writeFile(root, "data/mission.json", general("Mission"));
  expect((await refreshContent()).ok).toBe(true);
  expect(json("general.json").heading).toBe("New");
});

test("the later one of two simultaneous refreshes wins", async () => {
  const root = contentProject();
  const first = refreshContent();
  writeFile(root, "data/mission.json", general("New"));
  await Promise.all([first, refreshContent()]);
  expect(json("mission.json").heading).toBe("New");
});

test("a picture that is no longer in data/ is removed from the copy", async () => {
  const root = contentProject({ "data/wallpapers/old.png": PICTURE });
  await refreshContent();
  expect(fs.existsSync(copied("wallpapers/old.png"))).toBe(true);
  fs.rmSync(path.join(root, "data/wallpapers/old.png"));
  await refreshContent();
  expect(fs.readdirSync(copied("wallpapers"))).toEqual(["silk.png"]);
});

test("the report over the page has short lines, and begins with the file to open", () => {
  const report = `data/general.json:1:145  ${"A list is missing here. ".repeat(12)}\n\n1 error in 1 file.`;
  const [first, , ...lines] = forOverlay(report).split("\n");
  expect(first).toBe("data/general.json");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(92);
  expect(lines.join(" ").replace(/\s+/g, " ")).toBe(report.replace(/\s+/g, " "));
});
