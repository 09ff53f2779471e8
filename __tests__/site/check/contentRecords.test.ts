import fs from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { filesBelow } from "../../../src/content/files";
import { checkContent } from "../../../src/site/check/checkContent";
import { aProject, PICTURE } from "../../support/contentFiles";
import { contentProject, writeFile } from "../../support/contentProject";

let root: string;
const recordsFolder = () => path.join(root, ".cache/.records");
const records = () => filesBelow(recordsFolder());
const eachRecord = (change: (file: string) => void) => {
  for (const name of records()) change(path.join(recordsFolder(), name));
};

const post = (title: string, text: string) =>
  `---\ntitle: ${title}\ndate: 2024-05-31\n---\n\n${text}\n`;
const write = (name: string, text: string | Buffer) => () => writeFile(root, `data/${name}`, text);

const begin = () => {
  root = contentProject({
    "data/posts/oak.md": post("Oak", "## Bark\n\nSee [its bark](#bark) and ![a leaf](leaf.png)."),
    "data/posts/leaf.png": PICTURE,
    "data/posts/elm.md": post("Elm", "See [the oak](/posts/oak/#bark)."),
    "data/projects/park.md":
      "---\nname: Park\npictures: [{ file: oak.png, alt: An oak }]\n---\n\nTrees.\n",
    "data/projects/oak.png": PICTURE,
    "data/projects.json": JSON.stringify([aProject()]),
  });
};

const EDITS: Readonly<Record<string, () => void>> = {
  "a text changed": write(
    "posts/elm.md",
    post("Elm", "See [the oak](/posts/oak/#bark), ^^and more."),
  ),
  "a heading changed": write("posts/oak.md", post("Oak", "## Leaves\n\n![A leaf](leaf.png)")),
  "an error": write(
    "posts/elm.md",
    post("Elm", "<b>An elm</b> and [an http link](http://elm.example)."),
  ),
  "a mark of another generator": write("posts/elm.md", post("Elm", "{% figure %}")),
  "a merge conflict": write("projects/park.md", "---\nname: Park\n<<<<<<< one\n"),
  "a text of a project": write("projects/park.md", "---\nname: Park\n---\n\nNo trees.\n"),
  "a picture broken": write("posts/leaf.png", "no picture"),
  "a picture put right": write("posts/leaf.png", PICTURE),
  "a picture deleted": () => fs.rmSync(path.join(root, "data/projects/oak.png"), { force: true }),
  "a post renamed": () => {
    const [from, to] = ["oak", "pine"].map((it) => path.join(root, `data/posts/${it}.md`)) as [
      string,
      string,
    ];
    if (fs.existsSync(from)) fs.renameSync(from, to);
  },
  "records deleted": () => fs.rmSync(recordsFolder(), { recursive: true, force: true }),
  "records cut in half": () =>
    eachRecord((file) => fs.truncateSync(file, Math.floor(fs.statSync(file).size / 2))),
  "records of something else": () => eachRecord((file) => fs.writeFileSync(file, "[]")),
  "folders in the place of records": () =>
    eachRecord((file) => {
      fs.rmSync(file);
      fs.mkdirSync(file);
    }),
};

test("after any edits, and with any damage, a check with records finds what one without them finds", async () => {
  const edits = fc.array(fc.constantFrom(...Object.keys(EDITS)), { minLength: 1, maxLength: 6 });
  const property = fc.asyncProperty(edits, async (names) => {
    begin();
    await checkContent();
    for (const name of names) {
      EDITS[name]?.();
      const found = JSON.stringify(await checkContent());
      const kept = path.join(root, "kept");
      if (fs.existsSync(recordsFolder())) fs.renameSync(recordsFolder(), kept);
      expect(JSON.stringify(await checkContent())).toBe(found);
      fs.rmSync(recordsFolder(), { recursive: true, force: true });
      if (fs.existsSync(kept)) fs.renameSync(kept, recordsFolder());
    }
  });
  await fc.assert(property, { numRuns: 25 });
}, 120_000);

test("an edit makes one record, and the old one is removed", async () => {
  begin();
  await checkContent();
  const before = records();
  EDITS["a text changed"]?.();
  await checkContent();
  const after = records();
  expect(after).toHaveLength(before.length);
  expect(after.filter((it) => !before.includes(it))).toHaveLength(1);
});
