import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const FOLDER = resolve("src/build/gatsby/lean");
const { lean } = require(`${FOLDER}/leanLoader.cjs`);

const builtChunk = readdirSync("node_modules/react-draggable/build/cjs").find((name) =>
  /^chunk-\w+\.mjs$/.test(name),
);

const PACKAGES = {
  recoil: "node_modules/recoil/es/index.js",
  reactDraggable: `node_modules/react-draggable/build/cjs/${builtChunk}`,
};

test.each(Object.entries(PACKAGES))(
  "the edits of %s fit the package that is installed",
  (name, file) => {
    const text = readFileSync(file, "utf8");
    const edited: string = lean(text, require(`${FOLDER}/${name}.cjs`));
    expect(edited.length).toBeLessThan(text.length);
  },
);

test("this site imports of Recoil only what a build leaves of it", () => {
  const text = lean(readFileSync(PACKAGES.recoil, "utf8"), require(`${FOLDER}/recoil.cjs`));
  const left = [...text.slice(text.lastIndexOf("export {")).matchAll(/ as (\w+)/g)].map(
    ([, name]) => name,
  );
  const imported = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const [, names = ""] =
        /import \{([^}]*)\} from "recoil"/.exec(readFileSync(resolve("src", file), "utf8")) ?? [];
      return names.split(",").map((name) => name.trim());
    })
    .filter((name) => name !== "" && !name.startsWith("type "));
  expect(new Set(imported)).toEqual(new Set(left));
});

test("a package that has changed ends the build, and says what is missing", () => {
  const edits = [{ what: "the greeting", replaced: "hello", by: "" }];
  expect(lean("hello world", edits)).toBe(" world");
  expect(() => lean("good day", edits)).toThrow("the greeting");
  expect(() => lean("hello hello", edits)).toThrow("found 2");
});
