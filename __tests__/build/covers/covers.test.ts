import fs from "node:fs";
import path from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { coverPath } from "../../../src/build/covers/coverPath";
import { drawCover } from "../../../src/build/covers/drawCover";
import { contentProject, removeContentProject } from "../../support/contentProject";

afterEach(removeContentProject);

describe("a project's cover", () => {
  test("is its first picture, whatever drawing is named beside it", () => {
    const pictures = [{ file: "pictures/a.png" }];
    expect(coverPath({ name: "Oak", cover: "/covers/oak.svg", pictures })).toBeNull();
  });

  test("is the drawing that its owner names", () => {
    expect(coverPath({ name: "Oak", cover: "/covers/oak.svg", pictures: [] })).toBe(
      "/covers/oak.svg",
    );
  });

  test("is drawn from its name where there is neither, under a name that changes with it", () => {
    const root = contentProject();
    const oak = coverPath({ name: "Oak" }) ?? "";
    expect(fs.readFileSync(path.join(root, "public", oak), "utf8")).toBe(drawCover("Oak"));
    expect(coverPath({ name: "Oak" })).toBe(oak);
    expect(coverPath({ name: "Ferry board" })).not.toBe(oak);
  });
});

describe("a drawing made of a name", () => {
  test("is a picture of many colours, 16 wide to 9 high, whatever the name", async () => {
    const names = fc.sample(fc.string({ unit: "binary" }), { numRuns: 40, seed: 1 });
    for (const name of ["", ...names]) {
      const image = sharp(Buffer.from(drawCover(name)));
      const { width = 0, height = 1 } = await image.metadata();
      expect(width / height).toBeCloseTo(16 / 9);
      const { channels } = await image.stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
    }
  });

  test("differs from most others", () => {
    const drawings = Array.from({ length: 100 }, (_, index) => drawCover(`Project ${index}`));
    expect(new Set(drawings).size).toBeGreaterThan(50);
  });
});
