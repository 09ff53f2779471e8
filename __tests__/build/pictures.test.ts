import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { coverPath } from "../../src/build/covers/coverPath";
import { drawCover } from "../../src/build/covers/drawCover";
import { cutAround } from "../../src/build/pictures/cutAround";
import { fineSrcSet, writeFinePictures } from "../../src/build/pictures/finePictures";
import { contentProject, removeContentProject } from "../support/contentProject";

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "pictures-"));
});
afterEach(() => {
  fs.rmSync(root, { recursive: true });
  removeContentProject();
});

const inRoot = (name: string) => path.join(root, name);

const WIDE = { width: 3840, height: 2160 };

test.each([
  ["the middle", { x: 50, y: 50 }, { left: 1380, top: 0, width: 1080, height: 2160 }],
  ["a point at the right", { x: 70, y: 10 }, { left: 2148, top: 0, width: 1080, height: 2160 }],
  ["the left edge", { x: 0, y: 50 }, { left: 0, top: 0, width: 1080, height: 2160 }],
  ["the right edge", { x: 100, y: 50 }, { left: 2760, top: 0, width: 1080, height: 2160 }],
])("a wide picture is cut for a tall screen around %s", (_where, focus, cut) => {
  expect(cutAround(WIDE, 0.5, focus)).toEqual(cut);
});

describe("full-resolution pictures", () => {
  const picture = async (name: string, width: number, height: number) => {
    const absolutePath = inRoot(`${name}.png`);
    const create = { width, height, channels: 3, background: "teal" } as const;
    await sharp({ create }).toFile(absolutePath);
    return { absolutePath, name, internal: { contentDigest: `${name} ${width}` } };
  };

  test.each([
    [400, ["192w", "384w"]],
    [256, ["192w", "256w"]],
    [128, ["128w"]],
  ])("a picture %i wide has the sizes %j, none larger than itself", async (width, sizes) => {
    const source = await picture("pier", width, (width * 9) / 16);
    const srcSet = await fineSrcSet(source, { widths: [192, 384] }, "");
    expect(srcSet.split(",").map((one) => one.split(" ")[1])).toEqual(sizes);
  });

  test("a picture is at its address, which holds any name and changes with the picture", async () => {
    const source = await picture("a pier, at night", 64, 36);
    const sizes = { widths: [32] };
    const srcSet = await fineSrcSet(source, sizes, "/site");
    await writeFinePictures([{ picture: source, sizes }], inRoot("site"), inRoot("cache"));
    const file = decodeURIComponent(srcSet.split(" ")[0] ?? "");
    expect(await sharp(inRoot(file)).metadata()).toMatchObject({ width: 32, height: 18 });
    const replaced = { ...source, internal: { contentDigest: "another" } };
    expect(await fineSrcSet(replaced, sizes, "/site")).not.toBe(srcSet);
  });
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
