import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const HERE = process.cwd();
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  fs.readFileSync("package.json", "utf8"),
);

const LAID_OUT_AT_WILL = '{\n\t\t"heading" : "Hello",\n"paragraphs":[ ] }';
const LAID_OUT = '{\n  "heading": "Hello",\n  "paragraphs": []\n}\n';

let project: string;
const read = (name: string): string => fs.readFileSync(path.join(project, name), "utf8");

beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), "format-"));
  for (const name of ["biome.json", "biome.format.json", ".gitignore"]) {
    fs.copyFileSync(name, path.join(project, name));
  }
  fs.mkdirSync(path.join(project, "data"));
  fs.writeFileSync(path.join(project, "data/mission.json"), LAID_OUT_AT_WILL);
});
afterEach(() => fs.rmSync(project, { recursive: true }));

/** Runs Biome as one of the npm scripts does; says how it exits. */
function runBiomeOf(script: string): number | null {
  const [, words = ""] = /^biome ([^&]*)/.exec(scripts[script] ?? "") ?? [];
  const biome = path.join(HERE, "node_modules/@biomejs/biome/bin/biome");
  return spawnSync(process.execPath, [biome, ...words.trim().split(" ")], { cwd: project }).status;
}

test("an owner may lay out data/ at will: npm run lint says nothing", () => {
  expect(runBiomeOf("lint")).toBe(0);
});

test("elsewhere the layout is a mistake", () => {
  fs.writeFileSync(path.join(project, "other.json"), LAID_OUT_AT_WILL);
  expect(runBiomeOf("lint")).toBe(1);
});

test("npm run format lays out data/ and all the rest", () => {
  fs.writeFileSync(path.join(project, "other.json"), LAID_OUT_AT_WILL);
  expect(runBiomeOf("format")).toBe(0);
  expect(read("data/mission.json")).toBe(LAID_OUT);
  expect(read("other.json")).toBe(LAID_OUT);
});
