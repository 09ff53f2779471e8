import { readFileSync, writeFileSync } from "node:fs";
import { expect, expectInTime, inData, openSection, test } from "./support";

test("a mistake is told over the page, which stays, until it is put right", async ({
  developed: page,
}) => {
  const file = inData("mission.json");
  const before = readFileSync(file);
  await openSection(page, "Mission");
  // Not by its role: what is behind the report is hidden from those who hear the page.
  const content = page.locator("[role=tabpanel]:visible");
  await expect(content.locator("h3")).toBeVisible();
  const text = await content.innerText();
  const report = page.locator("gatsby-fast-refresh");
  try {
    await expectInTime(
      () => writeFileSync(file, '{\n  "heading": 5\n}\n'),
      (patience) => expect(report).toContainText("data/mission.json:2:14", patience),
    );
    expect(await content.innerText()).toBe(text);
  } finally {
    writeFileSync(file, before);
  }
  await expect(report).toHaveCount(0);
  await expect(page.getByRole("tabpanel")).toHaveText(text, { useInnerText: true });
});
