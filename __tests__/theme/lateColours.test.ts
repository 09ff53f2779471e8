import { designPatternsRecipe } from "../../src/sections/design-patterns/designPatterns.recipe";
import { prepareRecipe } from "../../src/theme/prepareRecipe";
import { systemStyles } from "../../src/theme/systemStyles";

const pages = JSON.stringify(systemStyles());

test("a colour of one late part comes with its recipe, in both themes", () => {
  const { styles } = prepareRecipe({ base: { color: "familyReact" } });
  expect(styles).toMatch(/^(--[\w-]+):#06637f;\.dark &\{\1:#63cfe9;\}color:var\(\1\);/);
  expect(designPatternsRecipe.styles).toContain("#57d49a");
});

test("other colours come with the page", () => {
  expect(prepareRecipe({ base: { color: "fg" } }).styles).toMatch(/^color:var\(--[\w-]+\);$/);
  expect(pages).toContain("#eef0f7");
});
