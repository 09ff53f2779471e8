import fs from "node:fs";
import path from "node:path";

const SOURCE = path.resolve(__dirname, "../../src");
const files = (fs.readdirSync(SOURCE, { recursive: true }) as string[]).map((name) =>
  path.join(SOURCE, name),
);

/** The classes that components and other styles name, by style module. */
const named = new Map<string, Set<string>>();

const addNames = (file: string, module: string, names: Iterable<string>) => {
  const styles = path.resolve(path.dirname(file), module);
  named.set(styles, new Set([...(named.get(styles) ?? []), ...names]));
};

for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
  const code = fs.readFileSync(file, "utf8");
  for (const [, alias, module = ""] of code.matchAll(
    /import \* as (\w+) from "(.+\.module\.css)"/g,
  )) {
    const uses = code.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, "g"));
    addNames(
      file,
      module,
      [...uses].map(([, name = ""]) => name),
    );
  }
}
for (const file of files.filter((name) => name.endsWith(".module.css"))) {
  const css = fs.readFileSync(file, "utf8");
  for (const [, names = "", module = path.basename(file)] of css.matchAll(
    /composes: ([\w ]+?)(?: from "(.+)")?;/g,
  ))
    addNames(file, module, names.split(" "));
}

const definedIn = (file: string): Set<string> => {
  const css = fs.readFileSync(file, "utf8").replace(/\/\*.*?\*\/|:global\(.*?\)|".*?"/gs, "");
  return new Set([...css.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name = ""]) => name));
};

test.each(
  files
    .filter((name) => name.endsWith(".module.css"))
    .map((file) => [path.relative(SOURCE, file), file]),
)("components use each class of %s, and no other", (_, file) => {
  expect([...(named.get(file) ?? [])].sort()).toEqual([...definedIn(file)].sort());
});

test("no two style modules have the same name, which begins the names of their classes", () => {
  const names = files.filter((name) => name.endsWith(".module.css")).map((it) => path.basename(it));
  expect(new Set(names).size).toBe(names.length);
});
