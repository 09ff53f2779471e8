import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { coverPath, drawCover, writeCovers } from "../../src/content/drawing/cover";
import { contentProject } from "../support/contentProject";

test("a cover is the first picture, its owner's illustration, or one drawn from its name", async () => {
  const folder = contentProject();
  const cover = "/covers/oak.svg";
  expect(coverPath({ name: "Oak", cover, coverPicture: "pictures/a.png" })).toBeNull();
  expect(coverPath({ name: "Oak", cover, coverPicture: undefined })).toBe(cover);
  const drawn = coverPath({ name: "Oak" }) ?? "";
  writeCovers([{ name: "Oak" }, { name: "Elm", cover }]);
  expect(fs.readFileSync(path.join(folder, "public", drawn), "utf8")).toBe(drawCover("Oak"));
  expect(fs.readdirSync(path.join(folder, "public/static"))).toHaveLength(1);
  expect(coverPath({ name: "Ferry board" })).not.toBe(drawn);
  const { width = 0, height = 1 } = await sharp(Buffer.from(drawCover('</svg>"&日'))).metadata();
  expect(width / height).toBeCloseTo(16 / 9);
});
