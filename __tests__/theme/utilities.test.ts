import { readdirSync } from "node:fs";
import path from "node:path";
import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import { system } from "../../src/theme/system";
import { semanticTokens, tokens } from "../../src/theme/tokens";

const SOURCE = path.resolve("src");

const recipeFiles = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".recipe.ts"),
);

// Names that are CSS keywords or numbers too ("none", "1") can't be told from values as written.
const CSS_KEYWORDS = new Set(["none", "normal", "full", "body", "fade", "out", "in-out"]);
const tokenNames = new Set(
  [tokens, semanticTokens]
    .flatMap((categories) => Object.values(categories))
    .flatMap((category) => Object.keys(category))
    .filter((name) => !/^[\d.]+$/.test(name) && !CSS_KEYWORDS.has(name)),
);

const leavesOf = (styles: unknown, where: string): [string, unknown][] =>
  typeof styles === "object" && styles !== null
    ? Object.entries(styles).flatMap(([key, value]) => leavesOf(value, `${where} ${key}`))
    : [[where, styles]];

interface Recipe {
  slots?: readonly string[];
  base?: object;
  variants?: Record<string, Record<string, object>>;
}

const isRecipe = (value: unknown): value is Recipe =>
  typeof value === "object" && value !== null && ("base" in value || "variants" in value);

const stylesIn = ({ slots, base, variants }: Recipe): SystemStyleObject[] =>
  [
    base ?? {},
    ...Object.values(variants ?? {}).flatMap((variant) => Object.values(variant)),
  ].flatMap((styles) => (slots ? Object.values(styles) : [styles]));

const recipes = recipeFiles.flatMap((file) =>
  Object.entries(require(path.join(SOURCE, file)) as Record<string, unknown>).flatMap(
    ([name, value]) => (isRecipe(value) ? [[name, stylesIn(value)] as const] : []),
  ),
);

describe("every token that a recipe names", () => {
  it.each(recipes)("is turned into its value in %s", (name, styles) => {
    const left = styles
      .flatMap((style) => leavesOf(system.css(style), name))
      .filter(([, value]) => tokenNames.has(String(value)));
    expect(styles.length).toBeGreaterThan(0);
    expect(left).toEqual([]);
  });
});
