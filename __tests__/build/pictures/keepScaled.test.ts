import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { keepScaled, type ScalingJob } from "../../../src/build/pictures/keepScaled";
import { openPictureCache } from "../../../src/build/pictures/pictureCache";

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "scaled-"));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const inRoot = (name: string) => path.join(root, name);

/** A job that scales a picture into a folder that is named after what it was when the job was made. */
const jobFor = (folder: string, ...widths: number[]): ScalingJob => ({
  inputPaths: [{ path: inRoot("pier.jpg") }],
  outputDir: inRoot(folder),
  args: {
    operations: widths.map((width) => ({ outputPath: `${width}/pier.jpg`, args: { width } })),
    pluginOptions: {},
    isLazy: false,
  },
});

/** One run of Gatsby: scales by writing down what was scaled and how; says which were, and what was told. */
const run = async (jobs: readonly ScalingJob[], whileScaling = () => {}) => {
  const scaled: string[] = [];
  const told: string[] = [];
  const cache = await openPictureCache(inRoot("cache"));
  const scale = keepScaled(
    async ({ inputPaths: [input], outputDir, args: { operations } }) => {
      const picture = fs.readFileSync(input?.path ?? "", "utf8");
      whileScaling();
      for (const { outputPath, args } of operations) {
        const file = path.join(outputDir, outputPath);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, `${picture} ${JSON.stringify(args)}`);
        scaled.push(outputPath);
      }
    },
    cache,
    (done, total) => told.push(`${done} of ${total}`),
  );
  await Promise.all(jobs.map(scale));
  await cache.prune();
  return { scaled, told };
};

const output = (name: string) => fs.readFileSync(inRoot(name), "utf8");
const replacePicture = (content: string) => fs.writeFileSync(inRoot("pier.jpg"), content);

test("what was scaled in the run before is not scaled again, and is where it was asked for", async () => {
  replacePicture("pier");
  expect((await run([jobFor("first", 64, 128)])).scaled).toHaveLength(2);
  expect((await run([jobFor("second", 64, 128)])).scaled).toEqual([]);
  expect(output("second/64/pier.jpg")).toBe('pier {"width":64}');
});

test("only the sizes that are new are scaled", async () => {
  replacePicture("pier");
  await run([jobFor("public", 64)]);
  expect((await run([jobFor("public", 64, 128)])).scaled).toEqual(["128/pier.jpg"]);
});

test("another picture under the same name is scaled anew, and so is the first one after it", async () => {
  replacePicture("pier");
  await run([jobFor("public", 64)]);
  replacePicture("dune");
  expect((await run([jobFor("public", 64)])).scaled).toHaveLength(1);
  expect(output("public/64/pier.jpg")).toBe('dune {"width":64}');
  replacePicture("pier");
  await run([jobFor("public", 64)]);
  expect(output("public/64/pier.jpg")).toBe('pier {"width":64}');
});

test("a picture that is replaced while it is scaled is not kept for either", async () => {
  replacePicture("pier");
  await run([jobFor("public", 64)], () => replacePicture("dune"));
  expect((await run([jobFor("public", 64)])).scaled).toHaveLength(1);
});

test("nothing is made before a browser asks for it while the site is developed", async () => {
  replacePicture("pier");
  const job = jobFor("public", 64);
  expect((await run([{ ...job, args: { ...job.args, isLazy: true } }])).told).toEqual([]);
});

test("it tells how many are done of those that were asked for", async () => {
  replacePicture("pier");
  const { told } = await run([jobFor("a", 64, 128), jobFor("b", 256)]);
  expect(told.at(-1)).toBe("3 of 3");
});
