import fs from "node:fs";
import path from "node:path";

const SOURCE = path.resolve(__dirname, "../../src");
const files = (fs.readdirSync(SOURCE, { recursive: true }) as string[]).map((name) =>
  path.join(SOURCE, name),
);

/** The classes that components name, by style module. */
const named = new Map<string, Set<string>>();
for (const file of files.filter((name) => name.endsWith(".tsx"))) {
  const code = fs.readFileSync(file, "utf8");
  for (const [, alias, module = ""] of code.matchAll(
    /import \* as (\w+) from "(.+\.module\.css)"/g,
  )) {
    const styles = path.resolve(path.dirname(file), module);
    const classes = named.get(styles) ?? new Set();
    for (const [, name = ""] of code.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, "g")))
      classes.add(name);
    named.set(styles, classes);
  }
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
