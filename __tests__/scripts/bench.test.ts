import fs from "node:fs";
import path from "node:path";
import {
  multiplyRecords,
  multiplyTopics,
  writeMultipliedContent,
} from "../../scripts/bench/generateContent";
import { treeMemoryKib } from "../../scripts/bench/processTree";
import { checkContent } from "../../src/build/check/checkContent";
import { contentProject, removeContentProject } from "../support/contentProject";

afterEach(removeContentProject);

test("records are multiplied under names of their own, the originals first", () => {
  const records = multiplyRecords([{ name: "A" }, { name: "B" }], 3).map(({ name }) => name);
  expect(records).toEqual(["A", "B", "A 2", "B 2", "A 3", "B 3"]);
});

test("groups stay, their topics are multiplied", () => {
  expect(multiplyTopics([{ heading: "H", topics: [{ name: "A" }] }], 2)).toEqual([
    { heading: "H", topics: [{ name: "A" }, { name: "A 2" }] },
  ]);
});

test.each([1, 10, 100])("content times %i is right content", async (times) => {
  const data = path.resolve("data");
  const root = contentProject();
  fs.cpSync(data, path.join(root, "data"), { recursive: true });
  // What data/site.json frames, if anything.
  if (fs.existsSync("static")) fs.cpSync("static", path.join(root, "static"), { recursive: true });
  writeMultipliedContent(data, path.join(root, "data"), times);
  expect(await checkContent()).toMatchObject({ ok: true });
  const count = (folder: string) =>
    JSON.parse(fs.readFileSync(path.join(folder, "posts.json"), "utf8")).length;
  expect(count(path.join(root, "data"))).toBe(times * count(data));
});

test("a process's memory is its own and that of all it has started", () => {
  const line = (pid: number, parent: number, residentKib: number) => ({ pid, parent, residentKib });
  const processes = [
    line(1, 0, 1000),
    line(5, 1, 10),
    line(6, 5, 20),
    line(7, 6, 30),
    line(8, 1, 500),
  ];
  expect(treeMemoryKib(5, processes)).toBe(60);
  expect(treeMemoryKib(8, processes)).toBe(500);
  expect(treeMemoryKib(9, processes)).toBe(0);
});
