import fs from "node:fs";
import path from "node:path";
import { removeContentProject, reportOn } from "../support/contentProject";

afterEach(removeContentProject);

const HERE = process.cwd();
const SETS = "__tests__/data-sets";

const filesIn = (folder: string, called: string): Record<string, Buffer> => {
  const names = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile());
  return Object.fromEntries(
    names.map((name) => [`${called}/${name}`, fs.readFileSync(path.join(folder, name))]),
  );
};

const SAMPLE = { ...filesIn("data", "data"), ...filesIn("static", "static") };

test.each(fs.readdirSync(SETS))("the data set %s over the sample is right", async (set) => {
  expect(await reportOn({ ...SAMPLE, ...filesIn(path.join(HERE, SETS, set), "data") })).toBe("");
});
