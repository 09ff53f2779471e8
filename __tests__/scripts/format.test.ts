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

test.each([
  ["a page.html", "<p>Half a page<img src=x><script>var a = 1</script>"],
  ["count.js", "var a = eval( 'b' ); debugger\n"],
  ["minified.css", "a{color:red!important;color:blue}b{}"],
  ["demo/data.json", LAID_OUT_AT_WILL],
  ["broken.json", "{ not JSON"],
])(
  "an owner may have any static/%s: npm run lint says nothing, npm run format leaves it",
  (name, content) => {
    const file = path.join("static", name);
    fs.mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(project, file), content);
    expect(runBiomeOf("lint")).toBe(0);
    expect(runBiomeOf("format")).toBe(0);
    expect(read(file)).toBe(content);
  },
);

test("the site that the sample frames is checked like the rest", () => {
  fs.mkdirSync(path.join(project, "static/movie-platform"), { recursive: true });
  fs.writeFileSync(path.join(project, "static/movie-platform/films.json"), LAID_OUT_AT_WILL);
  expect(runBiomeOf("lint")).toBe(1);
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
