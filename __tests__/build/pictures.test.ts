import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { coverPath } from "../../src/build/covers/coverPath";
import { drawCover } from "../../src/build/covers/drawCover";
import { cutAround } from "../../src/build/pictures/cutAround";
import { contentProject, removeContentProject } from "../support/contentProject";

afterEach(removeContentProject);

const WIDE = { width: 3840, height: 2160 };

test.each([
  ["the middle", { x: 50, y: 50 }, { left: 1380, top: 0, width: 1080, height: 2160 }],
  ["a point at the right", { x: 70, y: 10 }, { left: 2148, top: 0, width: 1080, height: 2160 }],
  ["the left edge", { x: 0, y: 50 }, { left: 0, top: 0, width: 1080, height: 2160 }],
  ["the right edge", { x: 100, y: 50 }, { left: 2760, top: 0, width: 1080, height: 2160 }],
])("a wide picture is cut for a tall screen around %s", (_where, focus, cut) => {
  expect(cutAround(WIDE, 0.5, focus)).toEqual(cut);
});

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
