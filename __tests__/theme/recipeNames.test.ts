import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { PreparedRecipe } from "../../src/theme/prepareRecipe";

const isPrepared = (value: unknown): value is PreparedRecipe =>
  typeof value === "object" && value !== null && "name" in value && "styles" in value;

const recipeFiles = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".recipe.ts"),
);

test("each recipe's styles have a name of their own (if not: any change in one of the two helps)", () => {
  const recipes = recipeFiles
    .flatMap((file) => Object.values<unknown>(jest.requireActual(resolve("src", file))))
    .filter(isPrepared);
  expect(recipes.length).toBeGreaterThan(20);
  const styles = new Set(recipes.map((recipe) => recipe.styles));
  expect(new Set(recipes.map(({ name }) => name)).size).toBe(styles.size);
});
