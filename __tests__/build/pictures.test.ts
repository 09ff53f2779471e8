import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { coverPath, drawCover } from "../../src/build/cover";
import { contentProject, removeContentProject } from "../support/contentProject";

afterEach(removeContentProject);

test("a project's cover is its first picture, its owner's illustration, or one drawn from its name", async () => {
  const folder = contentProject();
  const cover = "/covers/oak.svg";
  expect(coverPath({ name: "Oak", cover, pictures: [{ file: "pictures/a.png" }] })).toBeNull();
  expect(coverPath({ name: "Oak", cover, pictures: [] })).toBe(cover);
  const drawn = coverPath({ name: "Oak" }) ?? "";
  expect(fs.readFileSync(path.join(folder, "public", drawn), "utf8")).toBe(drawCover("Oak"));
  expect(coverPath({ name: "Ferry board" })).not.toBe(drawn);
  const { width = 0, height = 1 } = await sharp(Buffer.from(drawCover('</svg>"&日'))).metadata();
  expect(width / height).toBeCloseTo(16 / 9);
});
