import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { MINIMUM_BYTES, precompress } from "../../../src/build/precompress/precompress";

let site: string;
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), "site-"));
});
afterEach(() => fs.rmSync(site, { recursive: true }));

const write = (name: string, content: string | Buffer) => {
  const file = path.join(site, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
};
const read = (name: string) => fs.readFileSync(path.join(site, name));
const names = () =>
  fs
    .readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name)))
    .sort();

const LONG = "A sentence that repeats itself. ".repeat(100);
const ARCHIVE = Buffer.alloc(2000, 7);

test.each([
  "index.html",
  "static/app-1.js",
  "page-data/index/page-data.json",
  "favicon.svg",
  "styles/reading.css",
  "robots.txt",
])("%s gets a brotli and a gzip copy that hold the same", async (name) => {
  write(name, LONG);
  await precompress(site);
  expect(names()).toEqual([name, `${name}.br`, `${name}.gz`]);
  expect(zlib.brotliDecompressSync(read(`${name}.br`)).toString()).toBe(LONG);
  expect(zlib.gunzipSync(read(`${name}.gz`)).toString()).toBe(LONG);
});

test.each(["bg1.avif", "font.woff2", "app.js.map", "_headers"])("%s gets none", async (name) => {
  write(name, LONG);
  await precompress(site);
  expect(names()).toEqual([name]);
});

test("what fits one packet gets none", async () => {
  write("small.json", "x".repeat(MINIMUM_BYTES - 1));
  write("larger.json", "x".repeat(MINIMUM_BYTES));
  await precompress(site);
  expect(names()).toEqual(["larger.json", "larger.json.br", "larger.json.gz", "small.json"]);
});

test("a copy that would not be smaller is not kept", async () => {
  const random = Buffer.alloc(4000);
  for (let index = 0, seed = 1; index < random.length; index += 1) {
    seed = (seed * 48_271) % 0x7fffffff;
    random[index] = seed >> 8;
  }
  write("noise.txt", random);
  await precompress(site);
  expect(names()).toEqual(["noise.txt"]);
});

test("copies of an earlier build are replaced, or removed when they have no use any more", async () => {
  write("index.html", LONG);
  write("gone.html", LONG);
  write("shrunk.json", LONG);
  await precompress(site);
  fs.rmSync(path.join(site, "gone.html"));
  write("shrunk.json", "{}");
  write("index.html", `${LONG}And an end.`);
  await precompress(site);
  expect(names()).toEqual(["index.html", "index.html.br", "index.html.gz", "shrunk.json"]);
  expect(zlib.brotliDecompressSync(read("index.html.br")).toString()).toMatch(/And an end\.$/);
});

test("an archive that the owner offers for download is left alone", async () => {
  write("work.tar.gz", ARCHIVE);
  await precompress(site);
  expect(names()).toEqual(["work.tar.gz"]);
});

test("a file that cannot be read stops the build", async () => {
  await expect(precompress(path.join(site, "missing"))).rejects.toThrow("ENOENT");
});
