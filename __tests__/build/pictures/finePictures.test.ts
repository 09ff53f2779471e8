import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import {
  type FineSource,
  fineSrcSet,
  writeFinePictures,
} from "../../../src/build/pictures/finePictures";

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "fine-"));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const inRoot = (name: string) => path.join(root, name);

const picture = async (name: string, width: number, height: number) => {
  const absolutePath = inRoot(`${name}.png`);
  const create = { width, height, channels: 3, background: "teal" } as const;
  await sharp({ create }).toFile(absolutePath);
  return { absolutePath, name, internal: { contentDigest: `${name} ${width} ${height}` } };
};

const files = (srcSet: string) => srcSet.split(",").map((one) => one.split(" ")[0] ?? "");
const widths = (srcSet: string) => srcSet.split(",").map((one) => one.split(" ")[1]);
const write = (...sources: readonly FineSource[]) =>
  writeFinePictures(sources, inRoot("site"), inRoot("cache"));

test("no size is larger than the picture", async () => {
  const sizes = { widths: [192, 384] };
  expect(widths(await fineSrcSet(await picture("large", 400, 225), sizes, ""))).toEqual([
    "192w",
    "384w",
  ]);
  expect(widths(await fineSrcSet(await picture("middle", 256, 144), sizes, ""))).toEqual([
    "192w",
    "256w",
  ]);
  expect(widths(await fineSrcSet(await picture("small", 128, 72), sizes, ""))).toEqual(["128w"]);
});

test("a tall cut is as wide as the picture's height lets it be", async () => {
  const sizes = { widths: [108], aspectRatio: 0.5 };
  expect(widths(await fineSrcSet(await picture("wide", 320, 180), sizes, ""))).toEqual(["90w"]);
});

test("pictures are where their addresses say", async () => {
  const pier = { picture: await picture("pier", 64, 36), sizes: { widths: [32] } };
  const srcSet = await fineSrcSet(pier.picture, pier.sizes, "/site");
  await write(pier);
  const [address = ""] = files(srcSet);
  expect(address).toMatch(/^\/site\/static\/fine\/[0-9a-f]{32}\/pier\.avif$/);
  const file = inRoot(path.join("site", address.replace("/site", "")));
  const size = { width: 32, height: 18, compression: "av1" };
  expect(await sharp(file).metadata()).toMatchObject(size);
});

test("each dot keeps its own colour", async () => {
  const WIDTH = 64;
  const dots = Array.from({ length: WIDTH * WIDTH }, (_, index) =>
    index % 2 === 0 ? [230, 60, 60] : [60, 90, 230],
  );
  const absolutePath = inRoot("stripes.png");
  const raw = { width: WIDTH, height: WIDTH, channels: 3 } as const;
  await sharp(Uint8Array.from(dots.flat()), { raw }).toFile(absolutePath);
  const stripes = { absolutePath, name: "stripes", internal: { contentDigest: "stripes" } };
  await write({ picture: stripes, sizes: { widths: [WIDTH] } });
  const [file = ""] = fs.readdirSync(inRoot("cache"));
  const seen = await sharp(inRoot(`cache/${file}`))
    .removeAlpha()
    .raw()
    .toBuffer();
  const [red = 0, , , besides = 0] = seen.subarray(0, 4);
  expect(red - besides).toBeGreaterThan(120);
});

test("an address can hold any name, and changes with the picture", async () => {
  const first = await picture("a pier, at night", 64, 36);
  const before = await fineSrcSet(first, { widths: [64] }, "");
  expect(before).toMatch(/\/a%20pier%2C%20at%20night\.avif 64w$/);
  const replaced = { ...first, internal: { contentDigest: "another" } };
  expect(await fineSrcSet(replaced, { widths: [64] }, "")).not.toBe(before);
});

test("what is made once is kept for the next build", async () => {
  const source = { picture: await picture("kept", 64, 36), sizes: { widths: [64] } };
  await write(source);
  const [kept = ""] = fs.readdirSync(inRoot("cache"));
  fs.writeFileSync(inRoot(`cache/${kept}`), "as it was");
  fs.rmSync(inRoot("site"), { recursive: true });
  await write(source);
  const written = fs.readdirSync(inRoot("site"), { recursive: true, encoding: "utf8" });
  const texts = written
    .filter((name) => name.endsWith(".avif"))
    .map((name) => fs.readFileSync(inRoot(`site/${name}`), "utf8"));
  expect(texts).toContain("as it was");
});
