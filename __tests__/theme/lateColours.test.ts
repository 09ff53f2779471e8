import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { prepareRecipe } from "../../src/theme/prepareRecipe";
import { systemStyles } from "../../src/theme/systemStyles";

const pages = JSON.stringify(systemStyles());

test("a colour of one late part comes with its recipe, in both themes", () => {
  const { styles } = prepareRecipe({ base: { color: "familyReact" } });
  expect(styles).toMatch(/^(--[\w-]+):#06637f;\.dark &\{\1:#63cfe9;\}color:var\(\1\);/);
});

test("another one is in each page", () => {
  expect(prepareRecipe({ base: { color: "fg" } }).styles).toMatch(/^color:var\(--[\w-]+\);$/);
});

const recipeFiles = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".recipe.ts"),
);

test.each(recipeFiles)("what %s refers to is in each page, or comes with it", (file) => {
  const styles = Object.values<unknown>(jest.requireActual(resolve("src", file)))
    .map((exported) => JSON.stringify(exported))
    .join();
  const referred = [...styles.matchAll(/var\((--ui-[\w-]+)/g)].map(([, name = ""]) => name);
  const missing = referred.filter(
    (name) =>
      ![pages, styles].some((css) => css.includes(`${name}:`) || css.includes(`"${name}":`)),
  );
  expect(missing).toEqual([]);
});
