import { Search } from "../support/browser/search";
import { expect, test } from "../support/browser/test";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

test("Under forced colours the words that search has found have a background of their own", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await new Search(page).find("Avocado");
  const mark = page.locator("mark").first();
  await expect(mark).not.toHaveCSS("background-color", /^rgba\(.*, 0\)$/);
});

test("Under forced colours a selected tab is filled, and a focus ring is not the only difference", async ({
  desktop,
}) => {
  await desktop.visit();
  // The canvas of forced colours is black or white.
  const canvas = /^rgba?\((?:0, 0, 0|255, 255, 255)\b/;
  await expect(desktop.tab("Projects")).toHaveCSS("background-color", canvas);
  await expect(desktop.tab("General")).not.toHaveCSS("background-color", canvas, {
    pseudo: "before",
  });
});
