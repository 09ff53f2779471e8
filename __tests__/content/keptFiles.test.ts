import fs from "node:fs";
import path from "node:path";
import { filesBelow, keptFiles } from "../../src/content/files";
import { contentProject } from "../support/contentProject";

let folder: string;
beforeEach(() => {
  folder = path.join(contentProject(), ".cache/kept");
});

/** What a build gets for a key, and whether it has made it. */
const build = async (key: string) => {
  let isMade = false;
  const kept = keptFiles(folder);
  const bytes = await kept.getOrMake(key, async () => {
    isMade = true;
    return Buffer.from("a picture");
  });
  kept.removeUnused();
  return { text: bytes.toString(), isMade };
};

const text = "a picture";

test("a later build gets the file of an earlier one", async () => {
  expect(await build("one")).toEqual({ text, isMade: true });
  expect(await build("one")).toEqual({ text, isMade: false });
});

test.each([
  ["deleted", () => fs.rmSync(path.join(folder, "one"))],
  ["emptied", () => fs.truncateSync(path.join(folder, "one"))],
  ["cut in half", () => fs.truncateSync(path.join(folder, "one"), 80)],
  ["of another program", () => fs.writeFileSync(path.join(folder, "one"), text)],
])("a file that is %s is made again", async (_, damage) => {
  await build("one");
  damage();
  expect(await build("one")).toEqual({ text, isMade: true });
  expect(await build("one")).toEqual({ text, isMade: false });
});

test("files that a build does not ask for are removed", async () => {
  await build("one");
  await build("two");
  expect(filesBelow(folder)).toEqual(["two"]);
});
