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

test("a package that has changed ends the build, and says what is missing", () => {
  const edits = [{ what: "the greeting", replaced: "hello", by: "" }];
  expect(lean("hello world", edits)).toBe(" world");
  expect(() => lean("good day", edits)).toThrow("the greeting");
  expect(() => lean("hello hello", edits)).toThrow("found 2");
});
