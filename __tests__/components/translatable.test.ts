import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const { overrides } = JSON.parse(readFileSync("biome.json", "utf8"));
const [plugin] = overrides.find(({ includes }: { includes: string[] }) =>
  includes.includes("src/**/*.tsx"),
).plugins;

/** The lines that the lint rule for texts refuses, each the only one of a component. */
const refusedOf = (lines: readonly string[]): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), "lint-"));
  const settings = { plugins: [resolve(plugin)], linter: { rules: { recommended: false } } };
  writeFileSync(join(folder, "biome.json"), JSON.stringify(settings));
  writeFileSync(join(folder, "Part.tsx"), lines.map((line) => `void (${line});\n`).join(""));
  const biome = resolve("node_modules/.bin/biome");
  const { stdout, stderr } = spawnSync(biome, ["lint", "--max-diagnostics=none", "Part.tsx"], {
    cwd: folder,
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  const places = [...`${stdout}${stderr}`.matchAll(/Part\.tsx:(\d+):\d+ plugin/g)];
  return lines.filter((_, index) => places.some(([, line]) => Number(line) === index + 1));
};

const REFUSED = [
  '<p>{isOpen && "text"}<b>x</b></p>',
  "<p>{name}<b>x</b></p>",
  "<p>{count} results</p>",
  '<p>{isOpen ? "a" : "b"}<Icon /></p>',
  "<p>{filled(words.a, { name })}<b>x</b></p>",
  "<p>{`a ${name}`}<b>x</b></p>",
  "<p>{isOpen && name}{isWide && <b>x</b>}</p>",
  "<p>{isOpen && name}{isWide && other}</p>",
  "<p>{name ?? other}<Icon /></p>",
  "<p>{names.map((it) => it.text)}<b>x</b></p>",
  "<Menu.Item>{name}<Icon /></Menu.Item>",
  "<p>{isOpen && <b>x</b>}Text</p>",
  "<p>{isOpen && <b>x</b>} {words.a.b}</p>",
  '<p>{isOpen && <b>x</b>}{" "}<i /></p>',
  "<>Text <b>x</b></>",
  '<p>{isOpen && (<>{" "}<b>x</b></>)}</p>',
  "<p>{parts.map((it) => (it.isMarked ? <b key={it}>{it}</b> : it.text))}</p>",
];

const ACCEPTED = [
  "<p>{name}</p>",
  '<p>{isOpen && "text"}</p>',
  "<h2>{isOpen ? <b>x</b> : name}</h2>",
  "<p>Text <b>x</b> text</p>",
  "<p>{words.a.b} <b>x</b></p>",
  "<p>Text {isOpen && <b>x</b>}</p>",
  "<p>{isOpen ? <b>x</b> : <i />} text</p>",
  "<p>{isOpen && <b>x</b>}<span>{name}</span></p>",
  "<p>{parts.map((it) => (<b key={it}>{it}</b>))}<i /></p>",
  "<p>{children}{menuElement}</p>",
];

test("a text that may change, and is not alone in its element, is refused by lint", () => {
  expect(refusedOf(REFUSED)).toEqual(REFUSED);
});

test("a text that is alone, or that never changes, is accepted by lint", () => {
  expect(refusedOf(ACCEPTED)).toEqual([]);
});
