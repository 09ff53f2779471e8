import { isThemed } from "../../../src/theme/literalTokens";
import { menuRecipe } from "../../../src/ui/menu/menu.recipe";

test("a menu's styles refer to custom properties that every page has, and to no others", () => {
  const css = JSON.stringify(menuRecipe.base);
  const referred = [...css.matchAll(/var\((--ui-[^(),]+)\)/g)].map(([, name]) => String(name));
  expect(referred).toContain("--ui-bg-menu");
  expect(referred.filter((name) => !isThemed(name))).toEqual([]);
  expect(css).not.toMatch(/\{\w+\.[\w.]+\}/);
});
