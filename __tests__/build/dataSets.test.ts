import fs from "node:fs";
import path from "node:path";
import { removeContentProject, reportOn } from "../support/contentProject";

afterEach(removeContentProject);

const SETS = path.resolve("__tests__/data-sets");
const MARK = fs.readFileSync("static/favicon.svg");

/** The files of a set, as those of `data/`. What a set leaves out is the least that is right. */
const filesOf = (set: string): Record<string, Buffer> => {
  const folder = path.join(SETS, set);
  const names = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile());
  return Object.fromEntries(
    names.map((name) => [`data/${name}`, fs.readFileSync(path.join(folder, name))]),
  );
};

test.each(fs.readdirSync(SETS))("the data set %s is right", async (set) => {
  expect(await reportOn({ ...filesOf(set), "static/favicon.svg": MARK })).toBe("");
});
