import { expect, openSection, panel, sections, shownTab, test } from "./support";

test("Back and Forward lead through the sections", async ({ developed: page }) => {
  const [first = "", second = ""] = sections;
  await openSection(page, first);
  const text = await panel(page).innerText();
  await openSection(page, second);
  await page.goBack();
  await expect(shownTab(page)).toHaveText(first);
  await expect(panel(page)).toHaveText(text, { useInnerText: true });
  await page.goForward();
  await expect(shownTab(page)).toHaveText(second);
});
